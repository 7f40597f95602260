"""What bots expect of a battle before the die: the chances on the table, and what losses cost in victory points.

Section 4, as it stands in reckoning.py and combat.py.
"""

from typing import Final, NamedTuple

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import ALL_DEAD, IS_LEADER, IS_SHIP, UNIT_PF, UNIT_SIDE, UNIT_SWORDS, UNITS
from polemos.games.syracuse.data.world import ATHENS, Row
from polemos.games.syracuse.rules.battle import combat, reckoning
from polemos.games.syracuse.state import Siege, fleet_strength
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.wargame.reckoning import within

Prices = tuple[tuple[float, ...], ...]
DICE: Final = range(1, FACES_OF_A_DIE + 1)

# what a piece on the map is worth to its side
BODY: Final[tuple[float, ...]] = (0.5, 0.25)
"""Any unit, full and reduced, beside its strength."""
PF_LAND: Final = 0.22
PF_SHIP: Final = 0.09
SWORD_WORTH: Final = 0.15
LEADER_WORTH: Final = 0.5
BONUS_WORTH: Final = 0.7
CLOSE: Final = 45
"""PF above the limit of the Athenian fleet at which danger begins."""
DANGER: Final = 14.0
"""What it costs to stand just above that limit."""
RUIN: Final = 60.0
"""What it costs to stand at it: the game."""


def _value(u: int, down: int) -> float:
    if IS_LEADER[u]:
        return LEADER_WORTH + BONUS_WORTH * UNIT_SWORDS[down][u]
    pf = UNIT_PF[down][u]
    return BODY[down] + pf * (PF_SHIP if IS_SHIP[u] else PF_LAND) + SWORD_WORTH * UNIT_SWORDS[down][u]


#: By the side that is up, and piece.
VALUE: Final[Prices] = tuple(tuple(_value(u, down) for u in range(UNITS)) for down in (0, 1))
#: Victory points that the enemy gets for a piece [9.vp.c, 9.vp.d, 9.vp.e, 9.vp.f].
POINTS: Final[Row] = tuple(
    tables.victory.leader if IS_LEADER[u] else tables.TYPE_POINTS[tables.UNIT_TYPE[u]] for u in range(UNITS)
)
#: What the loss of the piece costs.
KILL: Final[Prices] = tuple(tuple(VALUE[down][u] + POINTS[u] for u in range(UNITS)) for down in (0, 1))
#: What a step costs.
STEP: Final[Prices] = (tuple(VALUE[0][u] - VALUE[1][u] for u in range(UNITS)), KILL[1])


def turns_left(s: Siege) -> int:
    """Turns after this one."""
    return tables.SCENARIOS[s.scenario - 1].last_turn - s.turn


def danger(fleet: int) -> float:
    """What it costs Athens to have a fleet of so many PF, near the limit of the sudden defeat [9.sudden.b]."""
    if fleet <= tables.victory.sudden_pf:
        return RUIN
    short = CLOSE - fleet + tables.victory.sudden_pf
    return DANGER * (short / CLOSE) ** 2 if short > 0 else 0.0


def toll(s: Siege, units: list[int], code: int) -> float:
    """What a loss code costs the owner of some units, who picks the cheapest [4.res.b, 4.res.c, 4.res.d]."""
    if code == tables.NO_LOSS or not units:
        return 0.0
    down = s.down
    if code == ALL_DEAD:
        price = sum([KILL[down[u]][u] for u in units])
        lost = sum([UNIT_PF[down[u]][u] for u in units])
    else:
        hit = sorted([(STEP[down[u]][u], u) for u in units])
        if code != tables.ALL_REDUCED:
            hit = hit[: combat.share(len(units), code)]
        price = sum([cost for cost, _ in hit])
        lost = sum([UNIT_PF[down[u]][u] - (0 if down[u] else UNIT_PF[1][u]) for _, u in hit])
    if IS_SHIP[units[0]] and UNIT_SIDE[units[0]] == ATHENS:
        fleet = fleet_strength(s)
        price += danger(fleet - lost) - danger(fleet)
    return price


class Clash(NamedTuple):
    """What comes of a battle: the chance that the attacker wins, what the losses cost each side on average."""

    wins: float
    attack_toll: float
    defence_toll: float


def clash(s: Siege, side: int, kind: int, place: int, pieces: list[int]) -> Clash:
    """What comes of a battle of a kind (see reckoning.py) for a place if these pieces, of both sides, fought it now."""
    held = s.battle, s.foes, s.shift, s.cancelled, s.lent
    s.battle, s.foes, s.shift, s.cancelled, s.lent = [kind, place, side, -1, -1, 0], pieces, 0, [], [0, 0]
    seen = reckoning.reckon(s)
    s.battle, s.foes, s.shift, s.cancelled, s.lent = held
    ours = [u for u in pieces if UNIT_SIDE[u] == side and not IS_LEADER[u]]
    theirs = [u for u in pieces if UNIT_SIDE[u] != side and not IS_LEADER[u]]
    rows = reckoning.RESULTS.results(seen.column, seen.modifier, DICE)
    tolls = [(toll(s, ours, a), toll(s, theirs, d)) for a, d in rows]
    wins = sum([1 for a, d in rows if d > a and a != ALL_DEAD])
    n = len(rows)
    return Clash(wins / n, sum([a for a, _ in tolls]) / n, sum([d for _, d in tolls]) / n)


# ---------------------------------------------------------------- at a glance


def _glance(column: int, modifier: int, ours: int, theirs: int) -> Clash:
    """The chance to win and the steps lost by so many units a side."""
    rows = reckoning.RESULTS.results(column, modifier, DICE)
    n = len(rows)
    return Clash(
        sum([1 for a, d in rows if d > a]) / n,
        sum([_steps(ours, a) for a, _ in rows]) / n,
        sum([_steps(theirs, d) for _, d in rows]) / n,
    )


def _steps(units: int, code: int) -> float:
    if code == tables.NO_LOSS:
        return 0.0
    if code == ALL_DEAD:
        return units * 1.5
    return float(units if code == tables.ALL_REDUCED else combat.share(units, code))


_GLANCES: Final[dict[tuple[int, int, int, int], Clash]] = {}


class Force(NamedTuple):
    """Pieces that may attack or be attacked, in numbers."""

    zone: int
    units: int
    strength: int
    step: float
    """What a step costs on average."""
    steps: int
    bonus: int
    """Of the best leader; -1 without one."""
    sword: int
    leaders: float
    """What the loss of the leaders would cost."""


_FORCES: Final[dict[tuple[int, int, tuple[int, ...], tuple[int, ...]], Force]] = {}
_KEPT: Final = 20_000


def force(s: Siege, zone: int, pieces: list[int], most: int) -> Force:
    """The strongest of these pieces, so many units at most, with all their leaders."""
    down = s.down
    key = (zone, most, tuple(pieces), tuple([down[u] for u in pieces]))
    found = _FORCES.get(key)
    if found is None:
        if len(_FORCES) >= _KEPT:
            _FORCES.clear()
        found = _FORCES[key] = _force(s, zone, pieces, most)
    return found


def _force(s: Siege, zone: int, pieces: list[int], most: int) -> Force:
    down = s.down
    units = [u for u in pieces if not IS_LEADER[u]]
    if len(units) > most:
        units = sorted(units, key=lambda u: -UNIT_PF[down[u]][u])[:most]
    bonus, leaders = -1, 0.0
    if len(units) < len(pieces):
        for u in pieces:
            if IS_LEADER[u]:
                bonus = max(bonus, UNIT_SWORDS[down[u]][u])
                leaders += KILL[down[u]][u]
    return Force(
        zone,
        len(units),
        sum([UNIT_PF[down[u]][u] for u in units]),
        sum([STEP[down[u]][u] for u in units]) / max(1, len(units)),
        2 * len(units) - sum([down[u] for u in units]),
        bonus,
        int(any(UNIT_SWORDS[down[u]][u] for u in units)),
        leaders,
    )


def glance(attack: Force, defence: Force, shift: int) -> Clash:
    """The same as `clash`, from strengths alone: for battles that may come, of which there are many to look at."""
    die = max(0, attack.bonus) - max(0, defence.bonus) + attack.sword - defence.sword
    column = reckoning.ODDS.shifted(reckoning.ODDS.column(attack.strength, max(1, defence.strength)), shift)
    key = (column, within(-tables.combat.max_modifier, die, tables.combat.max_modifier), attack.units, defence.units)
    found = _GLANCES.get(key)
    if found is None:
        found = _glance(*key)
        _GLANCES[key] = found
    return Clash(found.wins, found.attack_toll * attack.step, found.defence_toll * defence.step)
