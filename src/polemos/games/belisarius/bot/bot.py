"""What bots go by in this game: how good a war looks, which choices are worth a look, where to read the result.

Only what a side may know counts: the other's treasury and the kinds of markers in its hand never do.
"""

from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import GARRISON, LEVY, UNIT_FLEET, UNIT_STARS, UNIT_STRENGTH, UNIT_TYPE, UNITS
from polemos.games.belisarius.data.world import GUARD, HEX_COUNT, HEX_NAMES, NEUTRAL, TOWNS
from polemos.games.belisarius.rules import markers, setup
from polemos.games.belisarius.rules.court import diplomacy
from polemos.games.belisarius.rules.court.diplomacy import DIPLOMATIC, Exploit, LayDown, NameTarget
from polemos.games.belisarius.rules.court.diplomacy import worth as laid_value
from polemos.games.belisarius.rules.court.negotiation import declining
from polemos.games.belisarius.rules.realm.levy import Levying
from polemos.games.belisarius.rules.realm.recruitment import Recruiting
from polemos.games.belisarius.rules.realm.supply import ByChoice, Feeding
from polemos.games.belisarius.rules.realm.taxation import Taxing
from polemos.games.belisarius.rules.war.aftermath import Casualties
from polemos.games.belisarius.rules.war.combat import ChooseTable, Stance
from polemos.games.belisarius.rules.war.operations import (
    Embarkation,
    FormArmy,
    LastMarkers,
    NextArmy,
    Operate,
    Reaction,
)
from polemos.games.belisarius.rules.war.reckoning import reckon_attack
from polemos.games.belisarius.state import War, owner
from polemos.kernel.flow import PASS, VERB

# weights, in victory points
STRENGTH_WORTH: Final = 0.16
STAR_WORTH: Final = 0.8
MONEY_WORTH: Final = 0.07
PLENTY: Final = 40
RESERVE: Final = 8
"""What the supply phase is likely to ask for."""
RESERVE_WORTH: Final = 0.12
MARKER_WORTH: Final = 0.3
MANY_MARKERS: Final = 9
READY: Final = 0.2
NEARNESS: Final = 1.2
MARCHES: Final = 10
COURTED: Final = 4
ENOUGH: Final = 4
"""The diplomatic difference at which more markers add little."""


# ---------------------------------------------------------------- how good a war looks


def evaluate(s: War, side: int) -> float:
    """Victory points ahead of the other side, and what may bring more: strength, leaders, money, markers, prospects."""
    other = 1 - side
    value = (points(s, side) - points(s, other)) / 2
    mine = theirs = 0.0
    for u in range(UNITS):
        if s.loc[u] >= 0:
            who = owner(s, u)
            if who != NEUTRAL:
                power = UNIT_STRENGTH[u] * STRENGTH_WORTH + UNIT_STARS[u] * STAR_WORTH
                if who == side:
                    mine += power
                else:
                    theirs += power
    value += mine - theirs
    value += min(s.sp[side], PLENTY) * MONEY_WORTH + min(s.sp[side], RESERVE) * RESERVE_WORTH
    value += (
        min(markers.hand_size(s, side), MANY_MARKERS) - min(markers.hand_size(s, other), MANY_MARKERS)
    ) * MARKER_WORTH
    if s.army and s.army_side == side and not s.battle:
        value += prospect(s, side)
    return value


def points(s: War, side: int) -> int:
    """Victory points as they stand, in half points (see victory.py, which keeps the lines apart)."""
    mine = side + 1
    towns, worth = charts.VP_TOWN[side], charts.victory.points[side]
    total = 0
    for h in TOWNS:
        if s.occ[h] == mine and s.town[h]:
            total += 2 * towns[h]
    for h in s.colonies:
        if s.occ[h] == mine:
            total += 2 * worth.colony
    for h in s.works:
        if s.occ[h] == mine:
            total += 2 * worth.public_works
    owned, neutral = worth.controlled_province, worth.neutral_province
    for p in range(GUARD):
        if s.control[p] == side:
            total += owned * LEVY[p]
        elif s.control[p] == NEUTRAL:
            total += neutral * LEVY[p]
    return total


def prospect(s: War, side: int) -> float:
    """What the army in action may still do: more the nearer it is to a weakly held town, and the stronger."""
    if s.army_at >= HEX_COUNT:
        return READY
    strength = sum([UNIT_STRENGTH[u] for u in s.army])
    row = distances(s.army_at)
    best = 0.0
    for i, h in enumerate(TOWNS):
        who = s.occ[h] - 1
        if who != side and who != NEUTRAL and s.town[h] and 0 < row[i] <= MARCHES:
            guard = 2 * sum([UNIT_STRENGTH[u] for u in s.at[h]]) + 1
            chance = min(1.0, strength / guard)
            best = max(best, charts.VP_TOWN[side][h] * chance / (1 + row[i]))
    return READY + NEARNESS * best


_DISTANCES: Final[dict[int, list[int]]] = {}


def distances(h: int) -> list[int]:
    """Hexes from a hex to each town of TOWNS, as the crow flies."""
    row = _DISTANCES.get(h)
    if row is None:
        here = _axial(h)
        row = [_apart(here, _axial(t)) for t in TOWNS]
        _DISTANCES[h] = row
    return row


def _axial(h: int) -> tuple[int, int]:
    """Axial coordinates: even rows lie half a hex further east."""
    r, c = int(HEX_NAMES[h][:2]), int(HEX_NAMES[h][2:])
    return r, c - (r + 1) // 2


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    dr, dq = a[0] - b[0], a[1] - b[1]
    return max(abs(dr), abs(dq), abs(dr + dq))


# ---------------------------------------------------------------- which choices are worth a look


def candidates(s: War) -> list[int]:
    """Choices worth a look, the usual one first."""
    step = s.agenda[-1]
    opts = s.opts
    declined = declining(s)
    if declined >= 0:
        return [declined]
    if isinstance(step, setup.Placing):
        return [verbs.QUICK] if verbs.QUICK in opts else opts[:1]
    if isinstance(step, Operate):
        return _operations(s, step.side)
    if isinstance(step, (Reaction, LastMarkers)):
        return opts[-1:] if isinstance(step, LastMarkers) else _stop_first(opts)
    if isinstance(step, NextArmy):
        return _armies(s)
    if isinstance(step, FormArmy):
        return _members(s, step.side)
    if isinstance(step, Embarkation):
        return opts[:1]
    if isinstance(step, Stance):
        return _stance(s)
    if isinstance(step, ChooseTable):
        return [verbs.MANOEUVRE] if verbs.MANOEUVRE in opts else opts[:1]
    if isinstance(step, Casualties):
        return _losses(s)
    if isinstance(step, NameTarget):
        return _courted(s, step.side)
    if isinstance(step, LayDown):
        return _markers(s, step.side)
    if isinstance(step, Exploit):
        return sorted(opts, key=lambda c: (c // VERB != verbs.CONTROL // VERB, c))
    if isinstance(step, Taxing):
        return _taxes(opts)
    if isinstance(step, Recruiting):
        return _recruits(opts)
    if isinstance(step, Feeding):
        return _supplies(s)
    if opts[0] // VERB == verbs.PLACE // VERB:
        return _places(s, s.actor)
    return _stop_first(opts)


def _stop_first(opts: list[int]) -> list[int]:
    for c in (PASS, verbs.DONE, verbs.HALT):
        if c in opts:
            return [c, *[o for o in opts if o != c]]
    return opts


def _armies(s: War) -> list[int]:
    """Armies with something better than garrisons, the strongest first; then stopping."""
    rated = []
    rest = []
    for c in s.opts:
        h = c % VERB
        if c - h != verbs.ARMY:
            if c != verbs.DONE:
                rest.append(c)
            continue
        power = sum(
            [UNIT_STRENGTH[u] for u in s.at[h] if UNIT_TYPE[u] != GARRISON and not UNIT_FLEET[u] and not s.spent[u]]
        )
        if power:
            rated.append((-power, c))
    return [*[c for _, c in sorted(rated)[:MARCHES]], *rest, verbs.DONE]


def _members(s: War, side: int) -> list[int]:
    """Leave fleets and garrisons behind, and one unit at least in a town; then go."""
    mobile = [u for u in s.army if UNIT_TYPE[u] != GARRISON and not UNIT_FLEET[u] and not s.aboard[u]]
    if mobile:
        for u in s.army:
            if u not in mobile and verbs.LEAVE + u in s.opts:
                return [verbs.LEAVE + u]
        if s.town[s.army_at] and len(s.army) == len(s.at[s.army_at]) and len(mobile) > 1:
            weakest = min(mobile, key=lambda u: (UNIT_STRENGTH[u] + 3 * UNIT_STARS[u], u))
            if verbs.LEAVE + weakest in s.opts:
                return [verbs.LEAVE + weakest]
    if verbs.GO in s.opts:
        return [verbs.GO]
    return [verbs.SAIL] if verbs.SAIL in s.opts else s.opts[:1]


def _operations(s: War, side: int) -> list[int]:
    """Stopping, attacks, and the marches that bring the army nearer to what draws it."""
    here = _pull(s, side, s.army_at) if s.army_at < HEX_COUNT else 0.0
    marches = []
    out = []
    for c in s.opts:
        h = c % VERB
        verb = c - h
        if verb == verbs.MARCH:
            if h < HEX_COUNT and (pull := _pull(s, side, h)) > here:
                marches.append((-pull, c))
        elif verb != verbs.DROP:
            out.append(c)
    marches.sort()
    return [verbs.HALT, *[c for c in out if c != verbs.HALT], *[c for _, c in marches[:MARCHES]]]


def _pull(s: War, side: int, h: int) -> float:
    """How much a hex draws an army: empty towns most, then nearness to towns that are not its own."""
    best = 0.0
    if s.town[h] and not s.occ[h]:
        best = 2.0 + charts.VP_TOWN[side][h]
    row = distances(h)
    for i, t in enumerate(TOWNS):
        who = s.occ[t] - 1
        if who != side and who != NEUTRAL and s.town[t]:
            best = max(best, charts.VP_TOWN[side][t] / (1 + row[i]))
    return best


def _stance(s: War) -> list[int]:
    """Fight, unless the odds are bad and there is a fair chance to get away."""
    seen = reckon_attack(s, s.battle[0])
    flee = seen.column >= charts.ODDS.last - 1 and seen.escapes >= 12
    return [verbs.WITHDRAW, verbs.FIGHT] if flee and verbs.WITHDRAW in s.opts else [verbs.FIGHT, verbs.WITHDRAW]


def _losses(s: War) -> list[int]:
    """What is enough is enough; else the weakest first, leaders last."""
    if verbs.DONE in s.opts:
        return [verbs.DONE]
    return sorted([c for c in s.opts if c // VERB == verbs.LOSE // VERB], key=lambda c: _price(c % VERB)) or s.opts


def _price(u: int) -> tuple[int, int, int]:
    return (UNIT_STARS[u], UNIT_STRENGTH[u], u)


def _courted(s: War, side: int) -> list[int]:
    """The provinces that would change the score most, where the markers in hand promise something."""
    rated = []
    for c in s.opts:
        p = c % VERB
        if c - p == verbs.COURT:
            means = sum(
                [
                    markers.holding(s, side, k) * charts.MARKER_VALUE[k]
                    for k in DIPLOMATIC
                    if not diplomacy.refusals_use(s, k, p)
                ]
            )
            if means >= ENOUGH - 1:
                rated.append((-_swing(s, side, p), c))
    rated.sort()
    return [verbs.DONE, *[c for _, c in rated[:COURTED]]]


def _swing(s: War, side: int, p: int) -> float:
    ours, theirs = charts.victory.points[side], charts.victory.points[1 - side]
    lost = theirs.neutral_province if s.control[p] == NEUTRAL else theirs.controlled_province
    return (ours.controlled_province - ours.neutral_province + lost) * LEVY[p]


def _markers(s: War, side: int) -> list[int]:
    """Lay down markers until they promise enough; oppose what is aimed at one's own provinces."""
    laid = laid_value(s, side)
    mine = s.target >= GUARD or s.control[s.target] == side
    wanted = ENOUGH if side == s.player else (3 if mine else 0)
    if laid >= wanted and verbs.DONE in s.opts:
        return [verbs.DONE]
    best = [c for c in s.opts if c != verbs.DONE]
    best.sort(key=lambda c: -charts.MARKER_VALUE[c % VERB])
    return best[:1] or [verbs.DONE]


def _taxes(opts: list[int]) -> list[int]:
    """All at the normal rate: a province lost to heavy tax costs more than the money is worth."""
    return [c for c in (verbs.QUICK, verbs.DONE) if c in opts]


def _recruits(opts: list[int]) -> list[int]:
    """Stopping, and one of each kind of purchase; of units the first of each type."""
    out = _stop_first(opts)[:1]
    kinds: set[int] = set()
    for c in opts:
        if c // VERB == verbs.RECRUIT // VERB:
            if c % 8 in kinds:
                continue
            kinds.add(c % 8)
        if c not in out:
            out.append(c)
    return out


def _supplies(s: War) -> list[int]:
    """Pay where the pay is small for the strength kept; else let the weakest go."""
    pay = [c for c in s.opts if c // VERB == verbs.SUPPLY // VERB]
    pay.sort(key=lambda c: (charts.COST_SUPPLY[UNIT_TYPE[c % VERB]] / UNIT_STRENGTH[c % VERB], c))
    rest = [c for c in s.opts if c // VERB != verbs.SUPPLY // VERB]
    rest.sort(key=lambda c: (c // VERB != verbs.DISBAND // VERB, UNIT_STRENGTH[c % VERB] if c % VERB < UNITS else 0, c))
    return pay[:1] + rest[:3]


def _places(s: War, side: int) -> list[int]:
    """Empty towns first, then near the enemy."""
    return sorted(s.opts, key=lambda c: (-_pull(s, side, c % VERB) if c % VERB < HEX_COUNT else 0.0, c))[:MARCHES]


# ---------------------------------------------------------------- where to read the result


def is_quiescent(s: War) -> bool:
    """Whether `worth` can be read: between operations and outside battles, attempts and purchases half made."""
    if not s.agenda:
        return True
    step = s.agenda[-1]
    if s.battle or s.rolled or s.trail:
        return False
    return isinstance(
        step, (NextArmy, Operate, NameTarget, Taxing, Recruiting, Levying, Feeding, ByChoice, setup.Placing)
    )


def declines(s: War) -> int:
    """The choice by which a bot declines what only people agree on, or -1."""
    return declining(s)
