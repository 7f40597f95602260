"""Epic of the Peloponnesian War: regions, areas and hexes, 431 to 404 BC."""

from polemos.games.peloponnesian_war.game import GAME as GAME
