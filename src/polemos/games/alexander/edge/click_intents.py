"""What a person may mean who points at a hex, a unit or a leader while a decision waits: choices, legal or not.

A hex stands for the units and leaders in it, a unit and a leader for the hexes where they stand. Whoever points at an
enemy means to shoot at him or to fight him; at a hex beside the unit that moves, to go there; at one farther off, to
turn towards it; at the unit that moves, to halt or to swing the half pointed at.
"""

from collections.abc import Mapping
from math import atan2, degrees
from typing import Final

from polemos.games.alexander import choice_ids, verbs
from polemos.games.alexander.data import facing, ground
from polemos.games.alexander.rules.field.zones import front_hexes
from polemos.games.alexander.rules.fire import missiles
from polemos.games.alexander.rules.shock import shock
from polemos.games.alexander.state import Battle, hexes, leaders_in, setting
from polemos.kernel.flow import VERB
from polemos.room.choice_ids import NONE, NUMBER
from polemos.room.click_intents import intents

#: By decision: the verbs that pointing may mean, likeliest first, where these are not its own that take a target.
MEANT: Final[Mapping[str, tuple[str, ...]]] = {
    "AdvanceWay": ("advance-to", "pivot", "wheel", "stand"),
    "BackStep": ("back", "halt"),
    "CommandLine": ("move", "fire", "harass", "lead", "together"),
    "Due": ("activate", "shock-alone", "trump", "leave", "forgo"),
    "Escape": ("back", "halt"),
    "GiveOrders": (
        *("move", "rally", "fire", "bolt", "recover", "harass", "bring", "line", "lead", "contingent", "mark-none"),
    ),
    "LeaderBack": ("back", "halt"),
    "Leading": ("enter", "halt"),
    "Moving": (
        *("shoot", "enter", "pivot", "wheel", "deepen", "part", "turn", "column", "line-up", "halt", "reverse"),
        *("exit",),
    ),
    "MustGo": ("back",),
    "Refacing": ("turn", "keep-facing"),
    "ReturnFire": ("return-fire",),
    "TurnAfter": ("turn", "keep-facing"),
    "Withdrawing": ("withdraw", "withdraw-leader", "withdraw-line", "reveal"),
}
#: Verbs of one's own units.
OWN: Final = frozenset(
    {
        *("move", "rally", "fire", "bolt", "recover", "harass", "bring", "from", "withdraw", "volley", "volley-screen"),
        *("commit", "spare", "commander", "deepen", "part", "advance"),
    }
)
#: Verbs of one's own units that pointing at an enemy may mean as well: they can hit him.
AGAINST: Final = frozenset({"fire", "bolt", "volley", "volley-screen", "commit"})
ENEMIES: Final = frozenset({"shoot"})
#: Verbs without a target, and of an edge, that are meant by pointing at who acts.
HERE: Final = frozenset({"halt", "reverse", "stand", "keep-facing", "exit"})
#: Verbs that name the half of a double-size unit that goes forward.
HALVES: Final = frozenset({"pivot", "wheel"})
#: Verbs that name the hex that the left half of the one who acts goes to.
STEPS: Final = frozenset({"enter", "back", "advance-to"})
STEP: Final = 30
"""Degrees between two facings."""
CLOSE: Final = 1.0
"""Degrees within which two facings are equally near."""


def click_intents(s: Battle, kind: str, target: str) -> list[str]:
    """The choices that pointing at a target may mean, those that can be made first; none for an unknown target."""
    return intents(s, kind, target, choice_ids.IDS, _targets, MEANT)


def _targets(s: Battle, verb: str, kind: str, value: int) -> list[int]:
    """The targets of one verb that pointing at something of a kind may mean."""
    spots = _spots(s, kind, value)
    wanted = verbs.VERBS[choice_ids.IDS.by_name[verb]][1]
    if verb == "return-fire":
        return [0]
    if wanted in (NONE, verbs.EDGE) or verb in HERE:
        return _here(s, verb, spots)
    if wanted == verbs.SPACE:
        return _spaces(s, verb, spots)
    if wanted == verbs.UNIT:
        return _units(s, verb, kind, value, spots)
    if wanted == verbs.LEADER:
        return _leaders(s, kind, value, spots)
    if wanted == NUMBER:
        return _lines(s, verb, spots)
    return _facings(s, verb, value, spots) if kind != verbs.FACING else [value]


def _spots(s: Battle, kind: str, value: int) -> tuple[int, ...]:
    """The hexes that were pointed at."""
    g = setting(s)
    if kind == verbs.SPACE:
        return (value,)
    if kind == verbs.UNIT:
        u = g.unit_of.get(value, -1)
        return hexes(s, u) if u >= 0 else ()
    if kind == verbs.LEADER:
        m = g.leader_of.get(value, -1)
        return (s.lead_loc[m],) if m >= 0 and s.lead_loc[m] >= 0 else ()
    return ()


# ---------------------------------------------------------------- who acts


def _actor(s: Battle) -> int:
    """The unit of which the question speaks, -1 for none."""
    return int(getattr(s.agenda[-1], "unit", -1))


def _stands(s: Battle) -> tuple[int, ...]:
    """Where whoever acts stands: the unit of the question, else its leader."""
    u = _actor(s)
    if u >= 0:
        return hexes(s, u)
    m = int(getattr(s.agenda[-1], "leader", -1))
    return (s.lead_loc[m],) if m >= 0 and s.lead_loc[m] >= 0 else ()


def _offered(s: Battle, verb: str) -> list[int]:
    """The targets with which a verb is offered."""
    wanted = choice_ids.IDS.by_name[verb]
    return [c % VERB for c in s.opts if c // VERB == wanted]


def _here(s: Battle, verb: str, spots: tuple[int, ...]) -> list[int]:
    """Halting, staying and leaving are meant by pointing at who acts."""
    if not any(h in _stands(s) for h in spots):
        return []
    return _offered(s, verb) if verb == "exit" else [0]


# ---------------------------------------------------------------- places


def _spaces(s: Battle, verb: str, spots: tuple[int, ...]) -> list[int]:
    """Hexes: the half of the unit, the hex that its left half goes to if one of its halves goes to the spot."""
    stands = _stands(s)
    if verb in HALVES:
        return [h for h in spots if h in stands]
    if verb not in STEPS or not stands:
        return list(spots)
    found: list[int] = []
    for h in spots:
        for d in range(6):
            if any(ground.NEXT[6 * at + d] == h for at in stands):
                first = ground.NEXT[6 * stands[0] + d]
                if first != ground.NOWHERE:
                    found.append(first)
    return found


def _facings(s: Battle, verb: str, value: int, spots: tuple[int, ...]) -> list[int]:
    """The facings that look most nearly towards the spot: the best that is offered, and the best that there is."""
    line = verb == "together"
    stands = hexes(s, s.in_line[0]) if line and s.in_line else _stands(s)
    if not spots or not stands or spots[0] in stands:
        return []
    u = _actor(s)
    if u >= 0 and verb in ("turn", "face-about") and any(h in front_hexes(s, u) for h in spots):
        return []
    x, y, other_x, other_y = ground.centres(stands[0], spots[0])
    bearing = degrees(atan2(other_x - x, y - other_y))
    even = line or verb == "column"
    everything = [f for f in range(facing.FACINGS) if f % 2 == (0 if even else 1)]
    now = s.facing[u] if u >= 0 else 0
    found: list[int] = []
    for among in (_offered(s, verb), everything):
        found += _nearest(among, bearing, now)
    return found


def _nearest(among: list[int], bearing: float, now: int) -> list[int]:
    """The facing nearest to a bearing; of two that are equally near the one that takes less turning."""
    best: list[int] = []
    least = 360.0
    for f in among:
        away = abs((STEP * f - bearing + 180) % 360 - 180)
        if away < least - CLOSE:
            best, least = [f], away
        elif away <= least + CLOSE:
            best.append(f)
    best.sort(key=lambda f: abs((f - now + facing.FACINGS // 2) % facing.FACINGS - facing.FACINGS // 2))
    return best[:1]


# ---------------------------------------------------------------- units, leaders, lines


def _units(s: Battle, verb: str, kind: str, value: int, spots: tuple[int, ...]) -> list[int]:
    """The unit, or all units in the hex, on the side that the verb speaks of; of an enemy those who can hit him."""
    g = setting(s)
    if kind == verbs.UNIT:
        pointed = [g.unit_of[value]] if value in g.unit_of else []
    else:
        pointed = [u for u in range(g.units) if s.loc[u] >= 0 and (s.loc[u] in spots or s.tail[u] in spots)]
    mine = [u for u in pointed if g.side[u] == s.actor]
    enemies = [u for u in pointed if g.side[u] != s.actor]
    if verb in ENEMIES:
        return [g.gid[u] for u in enemies]
    if verb not in OWN:
        return [g.gid[u] for u in pointed]
    found = [g.gid[u] for u in mine]
    if verb in AGAINST and enemies:
        found += [gid for gid in _offered(s, verb) if _strikes(s, verb, g.unit_of[gid], enemies)]
    return found


def _strikes(s: Battle, verb: str, u: int, enemies: list[int]) -> bool:
    """Whether a unit does what the verb says to one of some enemies."""
    if verb == "commit":
        there = shock.targets(s, u)
    elif verb in ("fire", "bolt"):
        there = missiles.targets(s, u)
    else:
        there = [int(getattr(s.agenda[-1], name, -1)) for name in ("mover", "target")]
    return any(e in there for e in enemies)


def _leaders(s: Battle, kind: str, value: int, spots: tuple[int, ...]) -> list[int]:
    """The leader, or all leaders in the hexes."""
    g = setting(s)
    if kind == verbs.LEADER:
        return [value]
    return [g.lead_gid[m] for h in spots for m in leaders_in(s, h)]


def _lines(s: Battle, verb: str, spots: tuple[int, ...]) -> list[int]:
    """The lines that are offered to which a unit in the hexes may belong."""
    g = setting(s)
    there = [u for u in range(g.units) if s.loc[u] >= 0 and (s.loc[u] in spots or s.tail[u] in spots)]
    return [n for n in _offered(s, verb) if any(u in g.lines[n].units for u in there)]
