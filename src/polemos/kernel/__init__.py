"""Floor 0: decisions, agenda, dice, events, clauses and saving; knows no map and no game."""
