"""Cohesion and its loss: hits, rout, flight, rampage, pursuit, recovery (chapter 10)."""
