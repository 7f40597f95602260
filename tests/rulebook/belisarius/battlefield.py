"""Fields of battle for tests: hexes picked by what they are, units picked by strength."""

from collections.abc import Callable, Sequence
from itertools import combinations

from polemos.games.belisarius.data.forces import UNIT_FLEET, UNIT_STARS, UNIT_STRENGTH, UNITS_OF
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CLEAR,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    LAND_SIDES,
    NEIGHBOURS,
    RETREAT_STEPS,
    RIVERS,
    TERRAIN,
    TOWN,
)
from polemos.games.belisarius.rules.war.combat import Battle
from polemos.games.belisarius.state import OPERATIONS_PHASE, War, blank, put
from polemos.kernel.flow import VERB
from polemos.testing import bench
from rulebook.belisarius.named import OSTROGOTHS, THRACIA


def is_plain(h: int) -> bool:
    """Open ground without town, sea or river: nothing there helps or hinders anybody."""
    return KIND[h] == LAND and TERRAIN[h] == CLEAR and not TOWN[h] and not RIVERS[h] and len(LAND_SIDES[h]) == 6


def is_open(h: int) -> bool:
    """Ground without town, from which armies retreat in all six directions."""
    return KIND[h] == LAND and not TOWN[h] and len(RETREAT_STEPS[h]) == 6


def field(radius: int) -> int:
    """A hex with nothing but open ground so many hexes around."""

    def ring(h: int) -> set[int]:
        found = {h}
        for _ in range(radius):
            found |= {n for r in found for n in NEIGHBOURS[r]}
        return found

    return next(h for h in range(HEX_COUNT) if all(is_open(r) for r in ring(h)))


def sides(wanted: Callable[[int, int], bool]) -> tuple[int, int]:
    """The first two neighbouring hexes that are as wanted."""
    return next((a, b) for a in range(HEX_COUNT) for b in NEIGHBOURS[a] if wanted(a, b))


def plain() -> tuple[int, int]:
    """Two neighbouring plain hexes with plain ground around both, so that either army may retreat at least one hex."""
    return sides(lambda a, b: is_plain(a) and is_plain(b) and all(is_plain(n) for h in (a, b) for n in NEIGHBOURS[h]))


def troops(affil: int, total: int) -> list[int]:
    """Land units of one affiliation, without leaders, worth exactly `total`."""
    pool = [u for u in UNITS_OF[affil] if not UNIT_FLEET[u] and not UNIT_STARS[u]]
    return next(
        list(some)
        for n in range(1, 11)
        for some in combinations(pool, n)
        if sum(UNIT_STRENGTH[u] for u in some) == total
    )


def of_type(affil: int, kind: Callable[[int], bool], n: int) -> list[int]:
    """The first n units of an affiliation that are of a kind."""
    return [u for u in UNITS_OF[affil] if kind(u)][:n]


def war() -> War:
    """Nothing on the map; Thracia is Imperial, the Ostrogoths are Barbarian; the Imperial player operates."""
    s = blank()
    s.control[THRACIA] = IMPERIAL
    s.control[OSTROGOTHS] = BARBARIAN
    s.phase, s.player = OPERATIONS_PHASE, IMPERIAL
    s.heard = []
    return s


def array(s: War, attackers: Sequence[int], a: int, defenders: Sequence[int], b: int, op: int = 100) -> None:
    """Place both sides and make the attackers the army in action."""
    for u in attackers:
        put(s, u, a)
    for u in defenders:
        put(s, u, b)
    s.army, s.army_at, s.op = list(attackers), a, op
    s.army_side = s.occ[a] - 1 if attackers else IMPERIAL


def attack(s: War, h: int, *dice: int) -> None:
    """Attack; the dice fall as given."""
    s.dice_script = list(dice)
    s.then(Battle(h))
    bench.run(s)


def choose(s: War, *choices: int) -> None:
    """Make these choices one after the other; each must be legal."""
    for c in choices:
        assert c in s.opts, (c // VERB, c % VERB, s.opts, s.agenda[-1:])
        bench.choose(s, c)


def told(s: War, kind: str) -> tuple[int, ...]:
    """The arguments of the last event of a kind."""
    assert s.heard is not None
    return [e.args for e in s.heard if e.kind == kind][-1]


def heard(s: War, kind: str) -> int:
    """How many events of a kind there were."""
    assert s.heard is not None
    return sum(e.kind == kind for e in s.heard)


def skirmish(attack_total: int = 10, defence_total: int = 10, op: int = 100) -> tuple[War, int, int]:
    """The Guard against Goths on plain ground with these printed strengths: the war, the hex of each."""
    s = war()
    a, b = plain()
    array(s, troops(GUARD, attack_total), a, troops(OSTROGOTHS, defence_total), b, op)
    return s, a, b
