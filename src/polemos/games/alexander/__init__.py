"""The Great Battles of Alexander: ten battles of 338 to 326 BC, body by body."""

from polemos.games.alexander.game import GAME as GAME
