"""What battles, assaults and sieges bring on average."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import (
    CAVALRY,
    CHART,
    COMBAT,
    FLEET,
    HOPLITE,
    KIND,
    LAND_RATING,
    LIGHT,
    MORALE,
    NAVAL_RATING,
    PIECES,
    SIEGE,
    TRACKS,
    UNIT_HOME,
    UNITS,
)
from polemos.games.peloponnesian_war.data.world import CITIES, CLEAR, GROUND, LAND, MOUNTAIN, REGION_AT
from polemos.games.peloponnesian_war.rules import garrisons, places
from polemos.games.peloponnesian_war.rules.combat import account, assault, reckoning
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import FACES_OF_A_DIE, Rng

TRIALS: Final = 16
ROUNDS: Final = 7
"""So long a battle is followed in the field."""
MOST: Final = 12
"""As many fighters of a side are looked at one by one; of more each stands for several."""
BREAKS_OFF: Final = 3
"""Whoever is outnumbered so many times breaks off."""

Row = tuple[int, ...]


@cache
def fight(attack: Row, defence: Row, shift: int, rounds: int) -> tuple[float, float, float]:
    """How likely the attacker wins, and how many units each side loses, by the morale of all fighters.

    Played out a few times with the same dice for the same question.
    """
    if not attack:
        return 0.0, 0.0, 0.0
    if not defence:
        return 1.0, 0.0, 0.0
    rng = Rng(f"{attack}{defence}{shift}")
    wins = ours = theirs = 0.0
    for _ in range(TRIALS):
        won, lost, killed = _once(rng, list(attack), list(defence), shift, rounds)
        wins, ours, theirs = wins + won, ours + lost, theirs + killed
    return wins / TRIALS, ours / TRIALS, theirs / TRIALS


def _once(rng: Rng, attack: list[int], defence: list[int], shift: int, rounds: int) -> tuple[float, float, float]:
    lost = killed = 0.0
    routed = [0, 0]
    for _ in range(rounds):
        base = account.column_of(len(attack), len(defence))
        column = max(0, min(base + shift, len(tables.COLUMNS) - 1))
        effects = CHART.read(column, 1 + rng.below(FACES_OF_A_DIE)).split("/")
        for row, effect, role in ((attack, effects[0], 0), (defence, effects[1], 1)):
            if effect == "X" and row:
                row.remove(min(row))
                lost, killed = lost + (role == 0), killed + (role == 1)
            if effect in ("X", "D"):
                row[:] = [morale - 1 for morale in row]
            if effect != "-":
                before = len(row)
                row[:] = [morale for morale in row if morale > 0 and 1 + rng.below(FACES_OF_A_DIE) <= morale]
                routed[role] += before - len(row)
        if not attack or not defence:
            break
        if len(defence) >= BREAKS_OFF * len(attack):
            break
    won = bool(attack) and not defence
    share = (COMBAT.land_pursuit.winner, COMBAT.land_pursuit.loser)
    lost += routed[0] * share[not won] / FACES_OF_A_DIE
    killed += routed[1] * share[won] / FACES_OF_A_DIE
    return float(won), lost, killed


def thinned(row: Iterable[int]) -> Row:
    """Morale of fighters in order; of very many only as many as matter."""
    return tuple(sorted(row))


def scaled(attack: Iterable[int], defence: Iterable[int], shift: int, rounds: int) -> tuple[float, float, float]:
    """`fight`, with both sides made smaller alike where they are large."""
    a, d = thinned(attack), thinned(defence)
    most = max(len(a), len(d))
    if most <= MOST:
        return fight(a, d, shift, rounds)
    by = most / MOST
    a, d = _smaller(a, by), _smaller(d, by)
    win, ours, theirs = fight(a, d, shift, rounds)
    return win, ours * by, theirs * by


def _smaller(row: Row, by: float) -> Row:
    count = max(1, round(len(row) / by)) if row else 0
    return tuple([row[int(n * len(row) / count)] for n in range(count)])


# ------------------------------------------------------------------------------------------------------- who fights how


def weary(s: War, unit: int) -> int:
    """What a weary region takes from the morale of its units [17.6c]."""
    home = UNIT_HOME[unit]
    return COMBAT.morale.weary if home < world.REGION_COUNT and s.ml[home] < TRACKS.ml.active else 0


def field_morale(s: War, unit: int, place: int) -> int:
    """The morale with which a unit fights in the field."""
    if KIND[unit] == FLEET:
        return COMBAT.fleet_ashore.morale
    own = COMBAT.morale.own_region if place < LAND and UNIT_HOME[unit] == REGION_AT[place] and MORALE[unit] < 5 else 0
    return max(1, min(6, MORALE[unit] + own + weary(s, unit)))


def naval_morale(s: War, unit: int) -> int:
    """The morale with which a fleet fights at sea."""
    at_sea = COMBAT.morale.at_sea if asking.has(s, unit, codes.FROM_SEA) else 0
    return max(1, min(6, MORALE[unit] + weary(s, unit) + at_sea))


def best(ratings: Sequence[int], leaders: Iterable[int]) -> int:
    """The best rating among some leaders."""
    return max([ratings[leader] for leader in leaders], default=0)


def arms(units: Sequence[int]) -> int:
    """The shift for combined arms [17.4.3]."""
    heavy = sum([1 for unit in units if KIND[unit] == HOPLITE])
    light = sum([1 for unit in units if KIND[unit] in (LIGHT, CAVALRY)])
    return COMBAT.shift.combined_arms if 0 < light <= heavy else 0


def in_field(
    s: War, attackers: Sequence[int], leaders: Sequence[int], foes: Sequence[int], place: int, landed: bool = False
) -> tuple[float, float, float]:
    """What an attack on units in the open brings."""
    ground = GROUND[place]
    against = [leader for leader in s.at[place] if leader >= UNITS and s.sides[leader] == s.sides[foes[0]]]
    shift = best(LAND_RATING, leaders) - best(LAND_RATING, against)
    if ground == CLEAR:
        shift += arms(attackers) - arms(foes)
    elif ground == MOUNTAIN or not any(KIND[unit] == LIGHT for unit in attackers):
        shift -= COMBAT.shift.terrain
    less = COMBAT.morale.landing if landed else 0
    mine = [max(1, field_morale(s, unit, place) + less) for unit in attackers]
    return scaled(mine, [field_morale(s, unit, place) for unit in foes], shift, ROUNDS)


def at_sea(s: War, fleets: Sequence[int], leaders: Iterable[int], foes: Sequence[int], against: Iterable[int]) -> float:
    """How likely fleets beat others."""
    shift = best(NAVAL_RATING, leaders) - best(NAVAL_RATING, against)
    return scaled([naval_morale(s, unit) for unit in fleets], [naval_morale(s, unit) for unit in foes], shift, ROUNDS)[
        0
    ]


def storm(
    s: War, units: Sequence[int], leaders: Sequence[int], target: int, landed: bool = False
) -> tuple[float, float, float]:
    """What an assault on a city or fort brings."""
    place = places.place_of(s, target)
    walls = places.has_walls(s, target)
    behind = COMBAT.morale.walls if walls else 0
    defence = []
    for fighter in assault.defenders_of(s, target):
        if fighter >= PIECES:
            morale = garrisons.morale(s, target) if target < CITIES else COMBAT.garrison.morale
        else:
            morale = field_morale(s, fighter, place)
        defence.append(min(6, morale + behind))
    against = [leader for leader in s.at[place] if leader >= UNITS and s.inside[leader]]
    shift = best(LAND_RATING, leaders) - best(LAND_RATING, against) - reckoning.walls_of(s, target)
    less = COMBAT.morale.landing if landed else 0
    mine = [max(1, field_morale(s, unit, place) + less) for unit in units if KIND[unit] != CAVALRY]
    return scaled(mine, defence, shift, COMBAT.assault.rounds)


def falls(added: int) -> float:
    """How likely a siege roll takes its place, with what is added to the die [10.5.1]."""
    faces = [face for face in range(1, FACES_OF_A_DIE + 1) if face != SIEGE.fails_on]
    return len([face for face in faces if face + added >= SIEGE.falls_at]) / FACES_OF_A_DIE
