"""What is read from files: the map, the charts, the scenarios, the clauses, and every text."""
