"""Floor 3: a match: seats, record, save and undo, for any game."""
