"""Every table of the rulebook for reading."""
