"""Floor 2: what wargames share whatever their subject: terms of a reckoning, odds, results tables; names no game."""
