"""Floor 1: hexes, graphs, reach and geometry; knows maps, knows no game."""
