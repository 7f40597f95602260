"""Armies in action for tests of operations: hexes picked by what they are, units by kind."""

from polemos.games.belisarius.data.forces import FIELD_ARMY, FLEET, UNIT_FLEET, UNIT_TYPE, UNITS_OF, WARBAND
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CLEAR,
    GUARD,
    HEX_COUNT,
    HEX_INDEX,
    IMPERIAL,
    KIND,
    LAND,
    LAND_SIDES,
    NEIGHBOURS,
    RIVERS,
    ROADS,
    TERRAIN,
    TOWN,
    TRACKS,
)
from polemos.games.belisarius.rules.war.operations import Operate, OperationsPhase
from polemos.games.belisarius.state import OPERATIONS_PHASE, Options, War, blank, owner, put, set_aboard
from polemos.kernel import flow
from polemos.kernel.flow import VERB
from polemos.testing import bench
from rulebook.belisarius.named import OSTROGOTHS, THRACIA


def war(options: Options | None = None, player: int = IMPERIAL) -> War:
    """Nothing on the map; Thracia is Imperial, the Ostrogoths are Barbarian; it is the operations phase of a player."""
    s = blank()
    s.option_set = options or Options()
    s.control[THRACIA] = IMPERIAL
    s.control[OSTROGOTHS] = BARBARIAN
    s.phase, s.player = OPERATIONS_PHASE, player
    s.heard = []
    return s


def some(affil: int, kind: int, n: int = 1) -> list[int]:
    """The first n units of a kind."""
    return [u for u in UNITS_OF[affil] if UNIT_TYPE[u] == kind][:n]


GUARDS = some(GUARD, FIELD_ARMY, 4)
FLEETS = some(GUARD, FLEET, 2)
GOTHS = some(OSTROGOTHS, WARBAND, 4)
GOTH_FLEETS = some(OSTROGOTHS, FLEET, 2)


def is_open(h: int) -> bool:
    """Open ground without town, road, river or sea."""
    ways = RIVERS[h] or ROADS[h] or TRACKS[h]
    return KIND[h] == LAND and TERRAIN[h] == CLEAR and not TOWN[h] and not ways and len(LAND_SIDES[h]) == 6


FIELD = next(h for h in range(HEX_COUNT) if is_open(h) and all(is_open(n) for n in NEIGHBOURS[h]))
"""A hex of open ground with nothing but open ground around it."""
# rows are counted from the south
SOUTH_WEST, SOUTH_EAST, WEST, EAST, NORTH_WEST, NORTH_EAST = sorted(NEIGHBOURS[FIELD])


def at(name: str) -> int:
    """A space by its number."""
    return HEX_INDEX[name]


def set_out(s: War, units: list[int], h: int, op: int, naval: int = 0, rate: int = 0) -> None:
    """Units become the army in action, with so many half points, and are asked what to do; at sea land units are
    aboard.
    """
    for u in units:
        put(s, u, h)
    if naval:
        for u in units:
            if not UNIT_FLEET[u]:
                set_aboard(s, u, 1)
    s.army, s.army_at, s.army_side = sorted(units), h, owner(s, units[0])
    s.op, s.naval, s.sea_rate = op, naval, rate
    s.then(Operate(s.army_side))
    bench.run(s)


def begin(s: War, *dice: int) -> None:
    """Begin the operations phase; the dice fall as given."""
    s.dice_script = list(dice)
    s.then(OperationsPhase())
    bench.run(s)


def stand(s: War, units: list[int], op: int) -> None:
    """Units that are on the map already become the army in action; nothing is asked."""
    s.army, s.army_at, s.army_side = sorted(units), s.loc[units[0]], owner(s, units[0])
    s.op, s.naval, s.halted = op, 0, 0


def choose(s: War, *choices: int) -> None:
    """Make these choices one after the other; each must be legal."""
    for c in choices:
        assert c in s.opts, (c // VERB, c % VERB, s.opts, s.agenda[-1:])
        bench.choose(s, c)


def of(s: War, verb: int) -> list[int]:
    """What the legal choices of a verb are about."""
    return [c % VERB for c in s.opts if c - c % VERB == verb]


def reasons(s: War, c: int) -> list[str]:
    """The clauses that forbid a choice of the decision that waits."""
    top = s.agenda[-1]
    assert isinstance(top, flow.Decision)
    assert c not in s.opts
    return [r.clause for r in top.refusals(s, c)]


def told(s: War, kind: str) -> list[tuple[int, ...]]:
    """The arguments of all events of a kind."""
    assert s.heard is not None
    return [e.args for e in s.heard if e.kind == kind]
