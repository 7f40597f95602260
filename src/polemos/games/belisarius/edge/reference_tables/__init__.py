"""The charts of the rulebook, for reading."""
