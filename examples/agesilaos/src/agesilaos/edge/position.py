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

from typing import Final

from polemos.room import position_keys as keys
from polemos.room.palette import CHOICE, FLAGS, Ask, KitForm
from polemos.room.position_keys import Key, those
from polemos.room.positions import Named, PositionParser, numbered
from polemos.room.view_models import Pick

from agesilaos.data.models import SIDES
from agesilaos.data.tables import BOTH, CARDS, GREEK, PERSIAN, PIECE_COUNT, PIECE_NAMES
from agesilaos.data.world import HOME, NOWHERE, SPACE_NAMES, SPACES
from agesilaos.sequence import SetUp, Turn, part
from agesilaos.state import Situation, put
from agesilaos.verbs import SPACE, UNIT

PIECES_KEY: Final = "pieces"
WHEN: Final = "group-turn"
HAVE: Final = "group-sides"
piece_named: Final[Named] = Named("piece", numbered(PIECE_NAMES), "one such as 'cyreans'")
space_named: Final[Named] = Named("place", numbered(SPACE_NAMES), f"one such as {SPACE_NAMES[1]!r}")


def base(s: Situation, empty: bool) -> None:
    """The scenario, empty or set up."""
    if not empty:
        SetUp().run(s)


def _turns(s: Situation) -> tuple[int, int]:
    """The turns of the scenario."""
    return 1, CARDS[s.scenario].turns


def _side(d: PositionParser, s: Situation) -> None:
    """Whose part it is, from its beginning or, where somebody has marched, from there: what is left of the turn."""
    side = d.side("side", BOTH[0])
    first = part(side)[1:] if d.data.get("moved") else part(side)
    s.then(*first, *(part(PERSIAN) if side == GREEK else ()), Turn())


def _marked(name: str, things: Named, names: tuple[str, ...], ask: Ask | None = None) -> Key:
    """Places or units of which the row of that name says that it is so."""

    def read(d: PositionParser, s: Situation) -> None:
        for n in d.those(name, things):
            getattr(s, name)[n] = 1

    return Key(name, read, lambda s: those(names, getattr(s, name)), ask)


def _ambush(d: PositionParser, s: Situation) -> None:
    """Where the ambush lies; without it there is none."""
    for space in d.those("ambush", space_named):
        s.ambush, s.hidden = space, 1


def _set_down(d: PositionParser, s: Situation) -> None:
    """Each unit in its place; whom a position names stands nowhere else."""
    placed: set[int] = set()
    for space, where, name in d.placed(PIECES_KEY, space_named):
        for piece in d.meant(where, [name], piece_named):
            if piece in placed:
                d.note("pieces", f"{PIECE_NAMES[piece]} stands in two places")
            put(s, piece, space)
            placed.add(piece)


def _on_the_map(s: Situation) -> dict[str, list[str]]:
    """Who stands where."""
    return {SPACE_NAMES[space]: [PIECE_NAMES[u] for u in s.at[space]] for space in range(SPACES) if s.at[space]}


def _towns(form: KitForm) -> list[Pick]:
    """Every place."""
    return form.picks(SPACE, SPACE_NAMES, range(SPACES))


def _persian_towns(form: KitForm) -> list[Pick]:
    """Where the ambush may lie."""
    return form.picks(SPACE, SPACE_NAMES, [at for at in range(SPACES) if HOME[at] == PERSIAN])


def _units(form: KitForm) -> list[Pick]:
    """Every unit."""
    return form.picks(UNIT, PIECE_NAMES, range(PIECE_COUNT))


KEYS: Final = (
    Key("scenario", None, lambda s: str(s.scenario + 1)),
    keys.number("turn", WHEN, _turns),
    Key(
        "side",
        _side,
        lambda s: SIDES[s.actor if s.actor in BOTH else BOTH[0]],
        Ask(CHOICE, WHEN, KitForm.sides),
    ),
    keys.options(WHEN),
    keys.BASE,
    Key(PIECES_KEY, _set_down, _on_the_map, lies=True),
    keys.numbers("points", SIDES, HAVE),
    _marked("plundered", space_named, SPACE_NAMES, Ask(FLAGS, HAVE, _towns)),
    _marked("hungry", piece_named, PIECE_NAMES, Ask(FLAGS, HAVE, _units)),
    Key(
        "ambush",
        _ambush,
        lambda s: [SPACE_NAMES[s.ambush]] if s.ambush != NOWHERE else [],
        Ask(FLAGS, HAVE, _persian_towns),
    ),
    *keys.CHANCE,
    keys.GENERATOR,
    keys.numbers("holds", SIDES, idle=0),
    _marked("moved", piece_named, PIECE_NAMES),
    _marked("fought", space_named, SPACE_NAMES),
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""
