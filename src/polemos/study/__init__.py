"""Study: what bots know of a position, for people: hints, explanations, analyses."""
