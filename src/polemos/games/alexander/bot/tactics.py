"""What a bot reckons with in a fight: how much a shock of some units against others is worth to expect.

Nothing here is a rule. Values are rout points, weighed by the withdrawal levels of the two armies; a unit that has lost
part of its cohesion has lost a smaller part of its points. What depends on numbers alone is remembered for good, what
depends on a position only in its `View`, which is made anew for every decision.
"""

from typing import Final

from polemos.games.alexander.bot.battle_specific_plans import points
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.facing import ASPECT_OF, FLANK_OF, FRONT, FRONT_OF
from polemos.games.alexander.data.ground import NEVER, NEXT, distance
from polemos.games.alexander.data.tables import AS, CAVALRY, CH, EL, HI, MUST_SHOCK, NO_WEAPON, OUT, PH, SK, charted
from polemos.games.alexander.rules.field import zones
from polemos.games.alexander.rules.field.victory import level
from polemos.games.alexander.rules.field.zones import all_round
from polemos.games.alexander.rules.shock import reckoning
from polemos.games.alexander.rules.shock.charge import MORE
from polemos.games.alexander.rules.shock.reckoning import FACTOR
from polemos.games.alexander.state import CHARGE, COLUMN, ON_MAP, Battle, charisma, setting

_WIDTH: Final = len(tables.CHARTED)
_FACES: Final = tables.HIGHEST + 1

NEVER_FIGHTS: Final = -99.0
WORN: Final = 0.55
"""Of its points, what a unit has as good as lost that is one step before rout; less before, by the square."""
STANDS: Final = 0.75
"""Of a rout, what it comes to for foot that may stand where others run."""
BOLDEST: Final = 0.35
BOLD_FROM: Final = 6
BOLDER: Final = 0.03
"""Own losses count for less in a long battle: from which turn, by how much a turn, and at the least."""
CAUTION: Final = 0.9
_ALONE: Final = 1
_SPARED: Final = 2
_BESIDE: Final = 9
"""`aspect_at` of a hex that is not beside the unit."""

_PAIN: Final[dict[tuple[int, int, bool, int, int, int, int, int, int, bool], float]] = {}


def pain(tq: int, hits: float, stands: bool = False) -> float:
    """The share of its points that a unit with so many hits has as good as lost."""
    share = hits / max(1, tq)
    if share >= 1.0:
        return STANDS if stands else 1.0
    return WORN * share * share


def wear(tq: int, hits: int, more: int) -> float:
    """The share of its points that a unit loses by some more hits, seen from the one after: it will not be the last."""
    return pain(tq, hits + more + 1) - pain(tq, hits + 1)


def expected(
    tq: int, before: int, defends: bool, column: int, modifier: int, factor: int, parts: int, charge: int, halved: int,
    stands: bool,
) -> float:  # fmt: skip
    """The share of its points that a unit must expect to lose in a combat.

    before: hits that it has. modifier: added to the die. factor: of superiority. parts: units that share the hits.
    charge: what it adds to its check before the shock, -1 if it has none. halved: _ALONE both results, _SPARED the
    defender's.
    """
    key = (tq, before, defends, column, modifier, factor, parts, charge, halved, stands)
    known = _PAIN.get(key)
    if known is not None:
        return known
    total = 0.0
    for die in range(_FACES):
        hits = reckoning.hits_of(column, die + modifier, halved == _ALONE, halved == _SPARED)[int(defends)]
        each = before + hits * factor / parts
        if charge < 0:
            total += _FACES * pain(tq, each, stands)
        else:
            for check in range(_FACES):
                total += pain(tq, each + max(0, check + charge - tq), stands)
    found = total / (_FACES * _FACES) - pain(tq, before, stands)
    _PAIN[key] = found
    return found


class View:
    """What a side sees of a battle at one decision: who is there, whose zones cover what, what points weigh."""

    __slots__ = ("bolts", "charm", "cover", "enemies", "fear", "gain", "known", "loss", "near", "roads", "side", "zone")

    def __init__(self, s: Battle, side: int) -> None:
        g = setting(s)
        self.side = side
        self.enemies: tuple[int, ...] = enemies_of(s, side)
        self.bolts: tuple[int, ...] = tuple(e for e in self.enemies if g.kind[e] == tables.AT) if g.has_bolts else ()
        levels = (max(1, level(s, 0)), max(1, level(s, 1)))
        mean = (levels[0] + levels[1]) / 2
        bold = max(BOLDEST, CAUTION - BOLDER * max(0, s.turn - BOLD_FROM))
        self.gain = mean / levels[1 - side]
        self.loss = bold * mean / levels[side]
        self.charm: dict[int, int] = {}
        for m in range(g.leaders):
            h = s.lead_loc[m]
            u = s.at[h] if h >= 0 else -1
            if u >= 0 and g.side[u] == g.lead_side[m]:
                self.charm[u] = max(self.charm.get(u, 0), charisma(s, m))
        self.cover: dict[int, int] = {}
        self.known: dict[tuple[int, int, int, bool], float] = {}
        self.zone: dict[int, list[int]] = {}
        self.roads: dict[int, list[float]] = {}
        self.fear: float = 0.0
        self.near: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        for e in self.enemies:
            if not s.routed[e]:
                self._cover(s, e)

    def _cover(self, s: Battle, e: int) -> None:
        """Note the hexes in an enemy's zone of control."""
        g = setting(s)
        price = g.field.mp[g.group[e]]
        step = g.field.step
        directions = tuple(range(6)) if all_round(s, e) else FRONT_OF[s.facing[e]]
        if g.kind[e] == SK and g.weapon[e] != NO_WEAPON and s.ammo[e] != OUT:
            directions = (*directions, *FLANK_OF[s.facing[e]])
        for h in (s.loc[e], s.tail[e] if s.form[e] != COLUMN else -1):
            if h < 0:
                continue
            for d in directions:
                if price[step[6 * h + d]] != NEVER and (s.form[e] != CHARGE or zones.covers(s, e, NEXT[6 * h + d])):
                    self.zone.setdefault(NEXT[6 * h + d], []).append(e)


# ------------------------------------------------------------------------------------------------------------- combats
def stands_fast(s: Battle, u: int) -> bool:
    """Whether a unit has a roll to stand where others rout."""
    g = setting(s)
    return g.double[u] and g.kind[u] in (PH, HI) and not s.routed[u]


def quality(s: Battle, u: int) -> int:
    """Troop Quality as it counts for hits."""
    return 1 if s.routed[u] else max(1, setting(s).tq[u] - (2 if s.form[u] == COLUMN else 0))


def size_total(s: Battle, units: tuple[int, ...]) -> int:
    """The size of a side of a combat: skirmishers count only among themselves."""
    kind = setting(s).kind
    others = [u for u in units if kind[u] != SK]
    total = 0
    for u in others or units:
        total += reckoning.size_of(s, u)
    return total


def strike(
    s: Battle, v: View, attackers: tuple[int, ...], lead: int, where: int, defenders: tuple[int, ...], named: int,
    moved: bool, shift: int, pinned: bool,
) -> float:  # fmt: skip
    """What a combat is worth to the attackers in which `lead` strikes `named` from an aspect; negative: better not.

    shift: columns for the ground. pinned: an enemy who is not in the combat keeps the flank attack from telling.
    """
    g = setting(s)
    kind = g.kind
    ka, kd = charted(kind[lead]), charted(kind[named])
    if kind[lead] == SK and not g.star[lead] and kd != CH and not s.routed[named]:
        return NEVER_FIGHTS
    if CAVALRY[kind[lead]] and kd == EL and where == FRONT:
        return NEVER_FIGHTS
    column = tables.CLASH[ka * _WIDTH + kd][where]
    if column == 0:
        return NEVER_FIGHTS
    beasts = (kd == EL) != (ka == EL) or (kd == CH) != (ka == CH)
    if not beasts:
        column += reckoning.ratio_shift(max(1, size_total(s, attackers)), max(1, size_total(s, defenders)), moved)
    column += shift
    if kd == PH and ka != PH and where == FRONT and moved and not s.routed[named]:
        covered = v.cover.get(named)
        if covered is None:
            covered = reckoning.covered_flanks(s, named)
            v.cover[named] = covered
        column += covered * reckoning.SHIFT["phalanx_flank_covered_hi" if ka == HI else "phalanx_flank_covered"]
    column = min(tables.COLUMNS, max(1, column))
    if (where != FRONT and not pinned and not (CAVALRY[kind[lead]] and kd == EL)) or (
        s.form[named] == COLUMN and kind[lead] != SK
    ):
        best = AS
    else:
        best = reckoning.system(s, lead, named)
    halved = 0
    if all(kind[d] == SK and not s.routed[d] for d in defenders):
        halved = _ALONE
    elif all(kind[a] == SK for a in attackers):
        halved = _SPARED
    modifier = max([v.charm.get(a, 0) for a in attackers]) - max([v.charm.get(d, 0) for d in defenders])
    charges = moved and halved != _ALONE and not all(s.routed[d] for d in defenders)
    against = (MORE["against_elephants"] if ka == EL else 0) + (MORE["against_chariots"] if ka == CH else 0)
    won = lost = 0.0
    for d in defenders:
        check = against if charges and not s.routed[d] else -1
        if ka == tables.LI and where == FRONT and kind[d] in (PH, HI):
            check = -1
        won += points(g, d) * expected(
            quality(s, d), s.hits[d] if not s.routed[d] else 0, True, column, modifier,
            FACTOR.AS if best == AS else 1, len(defenders), check, halved, stands_fast(s, d) and where == FRONT,
        ) * (0.3 if s.routed[d] else 1.0)  # fmt: skip
    for a in attackers:
        lost += g.rp[a] * expected(
            quality(s, a), s.hits[a], False, column, modifier, FACTOR.DS if best == tables.DS else 1, len(attackers),
            0 if charges else -1, halved, stands_fast(s, a),
        )  # fmt: skip
    return v.gain * won - v.loss * lost


def duel_of(s: Battle, v: View, a: int, d: int, where: int, moved: bool) -> float:
    """What a unit alone may expect against another alone, from an aspect, on level ground."""
    key = (a, d, where, moved)
    known = v.known.get(key)
    if known is None:
        known = strike(s, v, (a,), a, where, (d,), d, moved, 0, False)
        v.known[key] = known
    return known


def combat(
    s: Battle, v: View, attackers: tuple[int, ...], wheres: tuple[int, ...], defenders: tuple[int, ...], moved: bool,
    shift: int = 0, pinned: bool = False,
) -> float:  # fmt: skip
    """What a combat is worth to the attackers: they choose who leads, the defenders who counts.

    wheres: aspects, by defender if there is one attacker, else by attacker.
    """
    if len(attackers) == 1:
        if len(defenders) == 1 and not shift and not pinned:
            return duel_of(s, v, attackers[0], defenders[0], wheres[0], moved)
        worst = 99.0
        for i, d in enumerate(defenders):
            value = strike(s, v, attackers, attackers[0], wheres[i], defenders, d, moved, shift, pinned)
            worst = min(worst, value)
        return worst
    best = NEVER_FIGHTS
    for i, a in enumerate(attackers):
        value = strike(s, v, attackers, a, wheres[i], defenders, defenders[0], moved, shift, pinned)
        best = max(best, value)
    return best


# ------------------------------------------------------------------------------------------------------ looking around
def aspect_at(s: Battle, u: int, hex_: int) -> int:
    """The aspect of a unit in which a hex lies, 9 if it is not beside it."""
    facing = s.facing[u]
    best = _BESIDE
    for h in (s.loc[u], s.tail[u]):
        if h < 0:
            continue
        for d in range(6):
            if NEXT[6 * h + d] == hex_:
                best = min(best, ASPECT_OF[facing][d])
    return FRONT if best != _BESIDE and all_round(s, u) else best


def enemies_of(s: Battle, side: int) -> tuple[int, ...]:
    """The enemy units on the map."""
    return tuple(e for e in setting(s).of_side[1 - side] if s.loc[e] >= 0 and s.status[e] == ON_MAP)


def nearest(s: Battle, hex_: int, enemies: tuple[int, ...]) -> int:
    """Hexes to the nearest of some units; 99 without any."""
    best = 99
    for e in enemies:
        d = distance(hex_, s.loc[e])
        if d < best:
            best = d
    return best


def fights(s: Battle, u: int) -> bool:
    """Whether a unit is made for shock: it has the plus mark, or is foot that may fight."""
    g = setting(s)
    return MUST_SHOCK[g.kind[u]] or (g.kind[u] != SK and not shoots(s, u)) or (g.star[u] and not shoots(s, u))


def shoots(s: Battle, u: int) -> bool:
    """Whether a unit lives by its missiles: it has some, and is no elephant or chariot."""
    g = setting(s)
    return g.weapon[u] != NO_WEAPON and s.ammo[u] != OUT and not MUST_SHOCK[g.kind[u]]


def may_strike(s: Battle, u: int) -> bool:
    """Whether a unit could attack anybody in order."""
    g = setting(s)
    return not s.routed[u] and s.form[u] != COLUMN and (g.kind[u] != SK or g.star[u])
