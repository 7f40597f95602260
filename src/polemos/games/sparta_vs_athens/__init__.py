"""Sparta vs. Athens: the Peloponnesian War, 431-400 BC, from point to point."""

from polemos.games.sparta_vs_athens.game import GAME as GAME
