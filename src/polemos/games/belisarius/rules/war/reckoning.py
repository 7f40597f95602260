"""Strengths and odds of a battle, with what terrain, towns and rivers give the defender, as pure functions.

The battle itself and anybody who thinks about one use the same.

Sections 17.6 and 17.7 and the combat results tables. A strength keeps its modifiers apart from the numbers, each as a
term with its clause.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_AFFIL, UNIT_OP, UNIT_STARS, UNIT_STRENGTH
from polemos.games.belisarius.data.world import CAPITAL, MARSH, NEUTRAL, RIVERS, ROUGH, TERRAIN, TOWN, TRACK_PASS
from polemos.games.belisarius.state import COLONY, War, owner
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.room.numbering import Numbering
from polemos.wargame.reckoning import Term, total

_STRENGTH: Final = charts.combat.strength
_COVER: Final = charts.combat.strength.terrain

# what a modifier is for
_MODIFIERS: Final = Numbering()
_modifier: Final = _MODIFIERS.add
COVER_NONE: Final = _modifier("")
COVER_CAPITAL: Final = _modifier("constantinopolis")
COVER_TOWN: Final = _modifier("town")
COVER_COLONY: Final = _modifier("colony")
COVER_ROUGH: Final = _modifier("rough")
COVER_TRACK: Final = _modifier("track")
COVER_MARSH: Final = _modifier("marsh")
COVER_RIVER: Final = _modifier("river")
LEADERSHIP: Final = _modifier("leader")
ADVANTAGE_PLAYED: Final = _modifier("military-advantage")
MODIFIER_NAMES: Final[tuple[str, ...]] = tuple(_MODIFIERS.names)


@dataclass(slots=True, frozen=True)
class Strength:
    """What one side brings into a battle: the printed sum, the modifiers, the factor they make, the product.

    What a modifier is for stands in MODIFIER_NAMES.
    """

    printed: int
    modifiers: tuple[Term, ...]
    factor: int
    total: int


def strength_of(units: list[int], modifiers: list[Term]) -> Strength:
    """Modifiers are added, capped, and make the factor of a printed sum (RULING-17) [17.74.4, crt.strength, 17.71c]."""
    printed = sum([UNIT_STRENGTH[u] for u in units])
    factor = _STRENGTH.multiplier[min(_STRENGTH.max_modifiers, total(modifiers))]
    return Strength(printed, tuple(modifiers), factor, printed * factor)


def attack_strength(units: list[int], advantage: int) -> Strength:
    """The attacker's strength: all units of his army, those aboard too [17.71a, 19.63].

    advantage: 1 if he has played Military Advantage.
    """
    return strength_of(units, _leadership(units) + _advantage(advantage))


def defence_strength(s: War, h: int, frm: int, units: list[int], advantage: int) -> Strength:
    """The defender's strength in hex `h` attacked from `frm`: all units there as one sum [17.71b, 17.3a]."""
    return strength_of(units, _leadership(units) + cover(s, h, frm) + _advantage(advantage))


def _leadership(units: list[int]) -> list[Term]:
    """The best leader by stars; the others add nothing; he leads fleets as well [17.74.1, 21.22a, 21.22b, 19.8]."""
    stars = max([UNIT_STARS[u] for u in units], default=0)
    return [Term(LEADERSHIP, charts.LEADER_MODIFIER[stars], "17.74.1")] if stars else []


def _advantage(played: int) -> list[Term]:
    """Military Advantage doubles the units of one army in one battle [strat.advantage, 17.74.3]."""
    return [Term(ADVANTAGE_PLAYED, _STRENGTH.military_advantage, "17.74.3")] if played else []


def cover(s: War, h: int, frm: int) -> list[Term]:
    """What the place gives the defender: the best of town, ground (rough, marsh, track) and a river between, once; such
    a modifier doubles his strength [17.74.2a, crt.strength]. The capital counts two [17.74.2b].

    A pillaged town is none (RULING-57), a strait is no river (RULING-12), a track helps in rough ground (RULING-45).
    """
    best = Term(COVER_NONE, 0, "")
    if s.town[h]:
        if TOWN[h] == CAPITAL:
            best = Term(COVER_CAPITAL, charts.SITE_MODIFIER[CAPITAL], "17.74.2b")
        elif TOWN[h]:
            best = _better(best, charts.SITE_MODIFIER[TOWN[h]], COVER_TOWN)
        elif s.mark[h] & COLONY:
            best = _better(best, _COVER.colony, COVER_COLONY)
    if TERRAIN[h] == ROUGH:
        best = _better(best, charts.TERRAIN_MODIFIER[ROUGH], COVER_ROUGH)
    elif TERRAIN[h] == MARSH:
        best = _better(best, charts.TERRAIN_MODIFIER[MARSH], COVER_MARSH)
    if TRACK_PASS[h]:
        best = _better(best, _COVER.track, COVER_TRACK)
    if h in RIVERS[frm]:
        best = _better(best, _COVER.across_river, COVER_RIVER)
    return [best] if best.value else []


def _better(best: Term, value: int, what: int) -> Term:
    return Term(what, value, "17.74.2a") if value > best.value else best


# ---------------------------------------------------------------- before an attack


def best_operation_value(units: list[int]) -> int:
    """The unit named for a test of withdrawal is always the one with the highest value (RULING-29) [17.51]."""
    return max([UNIT_OP[u] for u in units], default=0)


def withdraws(defender: int, attacker: int) -> bool:
    """Whether the defender gets away, by die and highest operation value of each side together: his must be higher
    [17.51].
    """
    return defender > attacker


def escapes(defender: int, attacker: int) -> int:
    """In how many throws of both dice the defender gets away, by the highest operation values [17.51]."""
    faces = range(1, FACES_OF_A_DIE + 1)
    return sum([1 for a in faces for d in faces if withdraws(defender + d, attacker + a)])


@dataclass(slots=True, frozen=True)
class AttackReckoning:
    """An attack before it is made: what either player could work out from what lies open.

    `affordable` says which tables could be paid, assault and manoeuvre. `provoked` are the neutral provinces that would
    go to the enemy. `escapes` of 36 throws let the defender withdraw if he tries.
    """

    hex: int
    frm: int
    attack: Strength
    defence: Strength
    column: int
    affordable: tuple[bool, bool]
    provoked: tuple[int, ...]
    escapes: int
    justinian: bool


def reckon_attack(s: War, h: int, attacker_advantage: int = 0, defender_advantage: int = 0) -> AttackReckoning:
    """What the army in action would meet if it attacked hex `h` now; nothing is changed and no die is rolled.

    The two flags put a Military Advantage of either side into the reckoning.
    """
    attackers, defenders = s.army, list(s.at[h])
    attack = attack_strength(attackers, attacker_advantage)
    defence = defence_strength(s, h, s.army_at, defenders, defender_advantage)
    return AttackReckoning(
        h,
        s.army_at,
        attack,
        defence,
        charts.ODDS.column(attack.total, defence.total),
        (s.op >= charts.op_costs.assault, s.op >= charts.op_costs.manoeuvre),
        tuple(sorted({UNIT_AFFIL[u] for u in defenders if owner(s, u) == NEUTRAL})),
        escapes(best_operation_value(defenders), best_operation_value(attackers)),
        JUSTINIAN in attackers or JUSTINIAN in defenders,
    )
