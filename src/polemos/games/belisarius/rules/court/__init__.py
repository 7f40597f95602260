"""Diplomacy and agreements (chapters 9 and 24)."""
