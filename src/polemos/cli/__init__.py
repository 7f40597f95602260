"""Floor 6: the terminal."""
