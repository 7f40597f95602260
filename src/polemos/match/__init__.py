"""Floor 5: a match: seats, record, save and undo, for any game."""
