"""How a game begins: forts, units and leaders of the scenario, placed by their owners. Section 16."""
