"""Floor 0: decisions, agenda, dice, events, clauses and records; knows no map and no game."""
