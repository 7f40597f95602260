"""Strengths and odds of a battle, as pure functions: the battle itself and anybody who thinks about one use the same.

Sections 17.6 and 17.7 and the combat results tables. A strength keeps its modifiers apart from the numbers, each with
its clause.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from polemos.games.belisarius.data.charts import (
    ADVANTAGE_MODIFIER,
    COLONY_MODIFIER,
    CRT,
    LEADER_MODIFIER,
    ODDS_NAMES,
    OP_ASSAULT,
    OP_MANOEUVRE,
    RESULT_NAMES,
    RIVER_MODIFIER,
    SITE_MODIFIER,
    STRENGTH_MAX_MODIFIERS,
    STRENGTH_MULTIPLIER,
    TERRAIN_MODIFIER,
    TRACK_MODIFIER,
)
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_AFFIL, UNIT_OP, UNIT_STARS, UNIT_STRENGTH
from polemos.games.belisarius.data.world import CAPITAL, MARSH, NEUTRAL, RIVERS, ROUGH, TERRAIN, TOWN, TRACK_PASS
from polemos.games.belisarius.state import COLONY, War, owner
from polemos.kernel.dice import FACES_OF_A_DIE

# what a modifier is for
COVER_NONE: Final = 0
COVER_CAPITAL: Final = 1
COVER_TOWN: Final = 2
COVER_COLONY: Final = 3
COVER_ROUGH: Final = 4
COVER_TRACK: Final = 5
COVER_MARSH: Final = 6
COVER_RIVER: Final = 7
LEADERSHIP: Final = 8
ADVANTAGE_PLAYED: Final = 9
MODIFIER_NAMES: Final = (
    "",
    "constantinopolis",
    "town",
    "colony",
    "rough",
    "track",
    "marsh",
    "river",
    "leader",
    "military-advantage",
)


class Modifier(NamedTuple):
    """One reason to multiply a strength: the clause, how much it counts, and what it is for (see MODIFIER_NAMES)."""

    clause: str
    value: int
    why: int


@dataclass(slots=True, frozen=True)
class Strength:
    """What one side brings into a battle: the printed sum, the modifiers, the factor they make, the product."""

    printed: int
    modifiers: tuple[Modifier, ...]
    factor: int
    total: int

    def modifier(self, why: int) -> int:
        """How much the modifiers for one reason count."""
        return sum([m.value for m in self.modifiers if m.why == why])


def strength_of(units: list[int], modifiers: list[Modifier]) -> Strength:
    """Modifiers are added, capped, and make the factor of a printed sum (RULING-17) [17.74.4, crt.strength, 17.71c]."""
    printed = sum([UNIT_STRENGTH[u] for u in units])
    factor = STRENGTH_MULTIPLIER[min(STRENGTH_MAX_MODIFIERS, sum([m.value for m in modifiers]))]
    return Strength(printed, tuple(modifiers), factor, printed * factor)


def attack_strength(units: list[int], advantage: int) -> Strength:
    """The attacker's strength: all units of his army, those aboard too [17.71a, 19.63].

    advantage: 1 if he has played Military Advantage.
    """
    return strength_of(units, _leadership(units) + _advantage(advantage))


def defence_strength(s: War, h: int, frm: int, units: list[int], advantage: int) -> Strength:
    """The defender's strength in hex `h` attacked from `frm`: all units there as one sum [17.71b, 17.3a]."""
    return strength_of(units, _leadership(units) + cover(s, h, frm) + _advantage(advantage))


def _leadership(units: list[int]) -> list[Modifier]:
    """The best leader by stars; the others add nothing; he leads fleets as well [17.74.1, 21.22a, 21.22b, 19.8]."""
    stars = max([UNIT_STARS[u] for u in units], default=0)
    return [Modifier("17.74.1", LEADER_MODIFIER[stars], LEADERSHIP)] if stars else []


def _advantage(played: int) -> list[Modifier]:
    """Military Advantage doubles the units of one army in one battle [strat.advantage, 17.74.3]."""
    return [Modifier("17.74.3", ADVANTAGE_MODIFIER, ADVANTAGE_PLAYED)] if played else []


def cover(s: War, h: int, frm: int) -> list[Modifier]:
    """The defender's terrain: the best of town, ground and river, once [17.74.2a]; the capital counts two [17.74.2b].

    A pillaged town is none (RULING-57), a strait is no river (RULING-12), a track helps in rough ground (RULING-45).
    """
    best = Modifier("", 0, COVER_NONE)
    if s.town[h]:
        if TOWN[h] == CAPITAL:
            best = Modifier("17.74.2b", SITE_MODIFIER[CAPITAL], COVER_CAPITAL)
        elif TOWN[h]:
            best = _better(best, SITE_MODIFIER[TOWN[h]], COVER_TOWN)
        elif s.mark[h] & COLONY:
            best = _better(best, COLONY_MODIFIER, COVER_COLONY)
    if TERRAIN[h] == ROUGH:
        best = _better(best, TERRAIN_MODIFIER[ROUGH], COVER_ROUGH)
    elif TERRAIN[h] == MARSH:
        best = _better(best, TERRAIN_MODIFIER[MARSH], COVER_MARSH)
    if TRACK_PASS[h]:
        best = _better(best, TRACK_MODIFIER, COVER_TRACK)
    if h in RIVERS[frm]:
        best = _better(best, RIVER_MODIFIER, COVER_RIVER)
    return [best] if best.value else []


def _better(best: Modifier, value: int, why: int) -> Modifier:
    return Modifier("17.74.2a", value, why) if value > best.value else best


# ---------------------------------------------------------------- odds


def _ratio(name: str) -> tuple[int, int]:
    """The two sides of the odds in a column's name, as whole numbers."""
    attack, defence = name.split(":")
    return (round(2 * float(attack)), round(2 * float(defence)))


_RATIOS: Final[tuple[tuple[int, int], ...]] = tuple(_ratio(name) for name in ODDS_NAMES)


def column_of(attack: int, defence: int) -> int:
    """The odds column: the best whose odds the attacker reaches, the first at worst.

    That rounds in the defender's favour whoever is stronger [17.71d, 17.71e], keeps 1.5:1 for at least half as much
    again [17.73] and ends at the outer columns [17.72].
    """
    column = 0
    for i, (a, d) in enumerate(_RATIOS):
        if attack * d >= defence * a:
            column = i
    return column


def best_operation_value(units: list[int]) -> int:
    """The unit named for a test of withdrawal is always the one with the highest value (RULING-29) [17.51]."""
    return max([UNIT_OP[u] for u in units], default=0)


@dataclass(slots=True, frozen=True)
class Forecast:
    """An attack before it is made: what either player could work out from what lies open.

    `results` and `chances` are by table (assault, manoeuvre): the result of each die face, and how many faces of six
    give each result code. `affordable` says which tables could be paid. `provoked` are the neutral provinces that would
    go to the enemy. `escapes` of 36 throws let the defender withdraw if he tries.
    """

    hex: int
    frm: int
    attack: Strength
    defence: Strength
    column: int
    results: tuple[tuple[int, ...], tuple[int, ...]]
    chances: tuple[tuple[int, ...], tuple[int, ...]]
    affordable: tuple[bool, bool]
    provoked: tuple[int, ...]
    escapes: int
    justinian: bool


def preview(s: War, h: int, attacker_advantage: int = 0, defender_advantage: int = 0) -> Forecast:
    """What the army in action would meet if it attacked hex `h` now; nothing is changed and no die is rolled.

    The two flags put a Military Advantage of either side into the reckoning.
    """
    attackers, defenders = s.army, list(s.at[h])
    attack = attack_strength(attackers, attacker_advantage)
    defence = defence_strength(s, h, s.army_at, defenders, defender_advantage)
    column = column_of(attack.total, defence.total)
    results = (_results(0, column), _results(1, column))
    ours, theirs = best_operation_value(attackers), best_operation_value(defenders)
    faces = range(1, FACES_OF_A_DIE + 1)
    return Forecast(
        h,
        s.army_at,
        attack,
        defence,
        column,
        results,
        (_chances(results[0]), _chances(results[1])),
        (s.op >= OP_ASSAULT, s.op >= OP_MANOEUVRE),
        tuple(sorted({UNIT_AFFIL[u] for u in defenders if owner(s, u) == NEUTRAL})),
        sum([1 for a in faces for d in faces if theirs + d > ours + a]),
        JUSTINIAN in attackers or JUSTINIAN in defenders,
    )


def _results(table: int, column: int) -> tuple[int, ...]:
    return tuple([row[column] for row in CRT[table]])


def _chances(results: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([results.count(code) for code in range(len(RESULT_NAMES))])
