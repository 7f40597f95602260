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

from collections.abc import Callable, Sequence
from typing import Any, Final

from polemos.room.positions import (
    BASE,
    GENERATOR,
    Key,
    PositionParser,
    chances,
    described,
    faces_to_come,
    in_words,
    named,
    names_of,
    read_into,
    who_rolls,
    words,
)
from polemos.room.rules import Rules

from agesilaos.data.models import SIDES
from agesilaos.data.tables import BOTH, CARDS, GREEK, PERSIAN, PIECE_NAMES
from agesilaos.data.world import NOWHERE, SPACE_NAMES, SPACES
from agesilaos.edge.invariants import invariants
from agesilaos.edge.position_form import Form
from agesilaos.sequence import SetUp, Turn, part
from agesilaos.state import Situation, put

PIECES_KEY: Final = "pieces"
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
    d = PositionParser(data, rules, names_of(KEYS), "scenario and pieces")
    s: Situation = d.bare()
    if not d.is_empty():
        SetUp().run(s)
    read_into(d, s, KEYS)
    d.bad += invariants(s)
    d.refuse()
    return s


def _turn(d: PositionParser, s: Situation) -> None:
    """The number of the turn."""
    s.turn = d.number("turn", d.data.get("turn", 1), 1, CARDS[s.scenario].turns)


def _side(d: PositionParser, s: Situation) -> None:
    """Whose part it is, from its beginning or, where somebody has marched, from there: what is left of the turn."""
    side = d.side("side", BOTH[0])
    first = part(side)[1:] if d.data.get("moved") else part(side)
    s.then(*first, *(part(PERSIAN) if side == GREEK else ()), Turn())


def _points(d: PositionParser, s: Situation) -> None:
    """The points of both sides."""
    for who, points in d.by_side("points"):
        s.points[who] = d.number(f"points.{SIDES[who]}", points, 0, 99)


def _holds(d: PositionParser, s: Situation) -> None:
    """Standing orders."""
    for who, holds in d.by_side("holds"):
        s.holds[who] = d.number(f"holds.{SIDES[who]}", holds, 0, 1)


def _marked(d: PositionParser, key: str, row: list[int], reader: Callable[[str], int]) -> None:
    """What a row says of some places or units."""
    for n in d.meant(key, d.listed(key), reader):
        row[n] = 1


def _ambush(d: PositionParser, s: Situation) -> None:
    """Where the ambush lies; without it there is none."""
    for space in d.meant("ambush", d.listed("ambush"), space_named):
        s.ambush, s.hidden = space, 1


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
    return described(s, KEYS)


def _on_the_map(s: Situation) -> dict[str, list[str]]:
    """Who stands where."""
    return {SPACE_NAMES[space]: [PIECE_NAMES[u] for u in s.at[space]] for space in range(SPACES) if s.at[space]}


def _those(row: Sequence[int], names: Sequence[str]) -> list[str]:
    """Those of which a row says that it is so."""
    return [name for name, on in zip(names, row, strict=True) if on]


KEYS: Final = (
    Key("scenario", None, lambda s: str(s.scenario + 1)),
    Key("turn", _turn, lambda s: max(s.turn, 1), Form.turn),
    Key("side", _side, lambda s: SIDES[s.actor if s.actor in BOTH else BOTH[0]], Form.side),
    Key("options", None, in_words, Form.switches),
    BASE,
    Key(PIECES_KEY, _set_down, _on_the_map, lies=True),
    Key("points", _points, lambda s: {SIDES[side]: s.points[side] for side in BOTH}, None, Form.points),
    Key(
        "plundered",
        lambda d, s: _marked(d, "plundered", s.plundered, space_named),
        lambda s: _those(s.plundered, SPACE_NAMES),
        Form.plundered,
    ),
    Key(
        "hungry",
        lambda d, s: _marked(d, "hungry", s.hungry, piece_named),
        lambda s: _those(s.hungry, PIECE_NAMES),
        Form.hungry,
    ),
    Key("ambush", _ambush, lambda s: [SPACE_NAMES[s.ambush]] if s.ambush != NOWHERE else [], Form.ambush),
    Key("dice_mode", chances, who_rolls, Form.dice),
    Key("seed"),
    Key("dice", None, faces_to_come),
    GENERATOR,
    Key("holds", _holds, lambda s: {SIDES[side]: 1 for side in BOTH if s.holds[side]}),
    Key(
        "moved",
        lambda d, s: _marked(d, "moved", s.moved, piece_named),
        lambda s: _those(s.moved, PIECE_NAMES),
    ),
    Key(
        "fought",
        lambda d, s: _marked(d, "fought", s.fought, space_named),
        lambda s: _those(s.fought, SPACE_NAMES),
    ),
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""
