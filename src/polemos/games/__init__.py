"""Floor 2: one room per rulebook; a game uses the kernel and the board, never another game."""
