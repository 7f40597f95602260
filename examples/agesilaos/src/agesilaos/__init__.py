"""Agesilaos in Asia: a king of Sparta plunders the satraps, who have the horse and the shorter way."""

from agesilaos.game import GAME as GAME
