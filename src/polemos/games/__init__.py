"""Floor 4: one room per rulebook; a game uses the floors below, never another game."""
