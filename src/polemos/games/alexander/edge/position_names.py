"""The words in which positions speak of a battle, beside those of the data."""

from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import tables

PHASE_NAMES: Final = ("markers", "elite", "activation", "movement", "shock", "momentum", "rout", "withdrawal")
KIND_OF_PHASE: Final = ("first", "momentum", "elite", "reactivation", "shock-only")
#: Lists of units, the row that they speak of, and its value.
FLAGS: Final[tuple[tuple[str, str, int], ...]] = (
    ("moved", "moved", 1),
    ("routed", "routed", 1),
    ("rallied", "rallied", 1),
    ("column", "form", state.COLUMN),
    ("square", "form", state.SQUARE),
    ("charge", "form", state.CHARGE),
    ("low", "ammo", tables.LOW),
    ("out", "ammo", tables.OUT),
    ("screen_low", "screen", tables.LOW),
    ("screen_out", "screen", tables.OUT),
    ("must_check", "mark", state.MUST_CHECK),
    ("no_check", "mark", state.NO_CHECK),
)
LOSSES: Final = (("eliminated", state.ELIMINATED), ("gone", state.GONE), ("free", state.LEFT_FREE))
MARKER_NAMES: Final = ("no", "PW", "none")
