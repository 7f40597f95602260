"""What is read from files: the map, the counters, the cards, the charts, the scenarios, the clauses, and every text."""
