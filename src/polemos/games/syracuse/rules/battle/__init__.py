"""Battles, retreats and sieges (chapter 4)."""
