"""Investment, sieges, captured cities, assaults. Sections 10, 11 and 18."""
