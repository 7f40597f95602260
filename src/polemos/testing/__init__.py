"""What tests of a game use: a table to play rules at, the clauses that a run proves, words and secrets."""
