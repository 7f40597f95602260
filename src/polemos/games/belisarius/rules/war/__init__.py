"""Operations: movement, fleets, combat, retreats, pillage (chapters 13 to 19, 26 and 33)."""
