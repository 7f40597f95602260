"""Shock: who fights whom, the charge, the clash, the collapse, the advance (8.3 to 8.5)."""
