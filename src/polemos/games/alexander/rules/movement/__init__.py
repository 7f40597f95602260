"""How one unit moves: its questions, what a step costs, formations (chapter 6)."""
