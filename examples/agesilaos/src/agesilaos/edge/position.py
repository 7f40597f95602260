"""Positions: a game written by hand as a small TOML or JSON object. Everything but `game` may be left out:

scenario = "1"
options = ["long_supply"]
base = "empty"                        # nothing on the map; default "scenario"
turn = 3
side = "persian"                      # whose part it is; default: greek
pieces = { sardis = ["cyreans"] }     # by place
points = { greek = 2 }
plundered = ["tralles"]
hungry = ["cyreans"]
ambush = "hypaepa"                    # where it lies; without it there is none
dice = [6, 1]                         # the faces that come first
seed = "7"

`generator`, `holds`, `moved` and `fought` hold what only a running game knows.
"""

from typing import Any, Final

from polemos.room.positions import PositionParser, named, words, written
from polemos.room.rules import Rules

from agesilaos.data.models import SIDES
from agesilaos.data.tables import BOTH, CARDS, GREEK, PERSIAN, PIECE_NAMES
from agesilaos.data.world import NOWHERE, SPACE_NAMES, SPACES
from agesilaos.edge.invariants import invariants
from agesilaos.sequence import SetUp, Turn, part
from agesilaos.state import Situation, put

KEYS: Final = (
    *("scenario", "options", "base", "turn", "side", "pieces", "points", "plundered", "hungry", "ambush"),
    *("dice", "seed", "dice_mode", "generator", "holds", "moved", "fought"),
)
_PIECES: Final = {words(name): i for i, name in enumerate(PIECE_NAMES)}
_SPACES: Final = {words(name): i for i, name in enumerate(SPACE_NAMES)}


def piece_named(text: str) -> int:
    """A piece by its name. Raises BadInput."""
    return named("piece", text, _PIECES, "one such as 'cyreans'")


def space_named(text: str) -> int:
    """A place by its name. Raises BadInput."""
    return named("place", text, _SPACES, f"one such as {SPACE_NAMES[1]!r}")


def laid_out(data: Any, rules: Rules[Situation]) -> Situation:
    """A state from a position, before anything is played. Raises BadInput with every defect, one a line."""
    d = PositionParser(data, rules, KEYS, "scenario and pieces")
    s: Situation = d.bare()
    if not d.is_empty():
        SetUp().run(s)
    s.turn = d.number("turn", data.get("turn", 1), 1, CARDS[s.scenario].turns)
    side = d.side("side", BOTH[0])
    _set_down(d, s)
    for who, points in d.by_side("points"):
        s.points[who] = d.number(f"points.{SIDES[who]}", points, 0, 99)
    for who, holds in d.by_side("holds"):
        s.holds[who] = d.number(f"holds.{SIDES[who]}", holds, 0, 1)
    for key, row, reader in (
        ("plundered", s.plundered, space_named),
        ("fought", s.fought, space_named),
        ("hungry", s.hungry, piece_named),
        ("moved", s.moved, piece_named),
    ):
        for n in d.meant(key, d.listed(key), reader):
            row[n] = 1
    for space in d.meant("ambush", d.listed("ambush"), space_named):
        s.ambush, s.hidden = space, 1
    d.chances(s)
    d.bad += invariants(s)
    d.refuse()
    first = part(side)[1:] if data.get("moved") else part(side)
    s.then(*first, *(part(PERSIAN) if side == GREEK else ()), Turn())
    return s


def _set_down(d: PositionParser, s: Situation) -> None:
    """Each unit in its place; whom a position names stands nowhere else."""
    placed: set[int] = set()
    for name, there in d.table("pieces").items():
        for space in d.meant("pieces", [name], space_named):
            for piece in d.meant(f"pieces.{name}", d.names(f"pieces.{name}", there), piece_named):
                if piece in placed:
                    d.note("pieces", f"{PIECE_NAMES[piece]} stands in two places")
                put(s, piece, space)
                placed.add(piece)


def to_position(s: Situation) -> dict[str, Any]:
    """The position that describes a state in which a side is about to march."""
    there = {SPACE_NAMES[space]: [PIECE_NAMES[u] for u in s.at[space]] for space in range(SPACES) if s.at[space]}
    own = {
        "scenario": str(s.scenario + 1),
        "turn": max(s.turn, 1),
        "side": SIDES[s.actor] if s.actor in BOTH else SIDES[BOTH[0]],
        "pieces": there,
        "points": {SIDES[side]: s.points[side] for side in BOTH},
        "plundered": [SPACE_NAMES[at] for at in range(SPACES) if s.plundered[at]],
        "fought": [SPACE_NAMES[at] for at in range(SPACES) if s.fought[at]],
        "hungry": [PIECE_NAMES[u] for u in range(len(PIECE_NAMES)) if s.hungry[u]],
        "moved": [PIECE_NAMES[u] for u in range(len(PIECE_NAMES)) if s.moved[u]],
        "ambush": [SPACE_NAMES[s.ambush]] if s.ambush != NOWHERE else [],
        "holds": {SIDES[side]: 1 for side in BOTH if s.holds[side]},
    }
    return written(s, own, KEYS)
