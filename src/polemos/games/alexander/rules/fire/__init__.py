"""Missiles: aiming, volleys, reaction fire, harassment, bolt shooters (8.1, 8.2, 9.5)."""
