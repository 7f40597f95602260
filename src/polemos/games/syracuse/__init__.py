"""Syracuse, 415-413 BC: the Athenian siege by land and sea, on a map of zones."""

from polemos.games.syracuse.game import GAME as GAME
