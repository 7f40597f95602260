"""Construction, supply, attrition and recovery (chapters 2, 5 and 6)."""
