"""Where groups go: marches, voyages, withdrawal, redeployment, reinforcements (chapters 2 and 3)."""
