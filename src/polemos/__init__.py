"""Polemos: board wargames of the ancient world, played by their whole rules."""

__version__ = "0.1.0"
