"""How good a war looks to who has played on: what `evaluation` says, the bills that are due, sieges, and the time left.

Only what a side may know counts.
"""

from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.bot import evaluation, prizes
from polemos.games.sparta_vs_athens.bot.evaluation import VICTORY
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules import sides
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import upkeep
from polemos.games.sparta_vs_athens.state import BOTH, War, strength, strength_of
from polemos.kernel.dice import FACES_OF_A_DIE

MARGIN: Final = 0.4
"""What is gained within a season must be more, for the usual choice may be for what comes after it."""
UNPAID: Final = prizes.UNPAID
SIEGE: Final = 0.5
"""What part of its prize a siege is worth that may take the place at the next attempt."""
RESERVE: Final = 30
"""Talents that a side should have in hand, for what comes."""
IN_HAND: Final = 0.08
"""What each of these is worth besides."""
LASTING: Final = ("money", "tribute", "troops", "fleets")
"""What is worth something by what may still be done with it."""
RUN_OUT: Final = 4
"""Years before the end of the Archidamian War in which these come to count less and less."""
AT_LAST: Final = 0.1
TWO_DICE: Final = FACES_OF_A_DIE * FACES_OF_A_DIE


def appraise(s: War, side: int) -> float:
    """What the war is worth to a side."""
    value = sum(for_athens(s).values())
    return value if side == tables.ATHENS else -value


def features(s: War, side: int) -> dict[str, float]:
    """What `appraise` adds up, by name."""
    found = for_athens(s)
    return found if side == tables.ATHENS else {name: -worth for name, worth in found.items()}


def for_athens(s: War) -> dict[str, float]:
    """The same for Athens."""
    if s.how != state.UNDECIDED:
        return {"victory": decided(s)}
    found = evaluation.features(s, tables.ATHENS)
    athens, sparta = [min(talents, RESERVE) for talents in s.treasury]
    found["money"] += IN_HAND * (athens - sparta)
    share = time_left(s)
    if share < 1.0:
        for name in LASTING:
            found[name] = share * found.get(name, 0.0)
    found["unpaid"] = share * (shortfall(s, tables.SPARTA) - shortfall(s, tables.ATHENS))
    found["sieges"] = sieges_of(s)
    return found


def decided(s: War) -> float:
    """What the end is worth to Athens; where two dice decided at last it is how likely they were to [16.1o]."""
    if s.scenario == tables.ARCHIDAMIAN and s.how == state.BY_SCENARIO and not s.option_set.close_verdict:
        return VICTORY * (2 * below(s.prestige) - 1)
    return {tables.ATHENS: VICTORY, tables.SPARTA: -VICTORY}.get(s.winner, 0.0)


def below(level: int) -> float:
    """How likely two dice are to fall below a level."""
    dice = range(1, FACES_OF_A_DIE + 1)
    return sum([one + two < level for one in dice for two in dice]) / TWO_DICE


def time_left(s: War) -> float:
    """What part of their worth those have that are means to an end, where prestige decides in a certain year."""
    if s.scenario != tables.ARCHIDAMIAN:
        return 1.0
    years = s.year - tables.SCENARIOS[s.scenario].last_year
    left = (years * 3 + state.WINTER - max(s.quarter, state.SPRING)) / (3 * RUN_OUT)
    return max(AT_LAST, min(1.0, left))


def shortfall(s: War, side: int) -> float:
    """What a side pays for its units as they stand, and what it loses where it cannot [12.3, 12.4c]."""
    owed, at_stake = 0, 0.0
    for stack in filter(None, state.stacks(s, side)):
        for unit in stack:
            if unit < tables.UNITS and (cost := upkeep(s, unit)):
                owed += cost
                at_stake += strength_of(s, unit) / (1 if s.down[unit] and not s.force[unit] else 2)
    purse = s.treasury[side]
    value = evaluation.TALENT * min(owed, purse)
    return value + UNPAID * at_stake * (owed - purse) / owed if owed > purse else value


def sieges_of(s: War) -> float:
    """What the sieges that go on may bring Athens, or cost it."""
    value = 0.0
    for marked in {*s.besieging} - {0}:
        units = sides.besiegers(s, marked - 1)
        side, place = s.owner[units[0]], sides.place_of(s, marked - 1)
        if side not in BOTH:
            continue
        inside = sides.shut_in(s, marked - 1)
        within = strength(s, inside)
        if marked - 1 < world.LOCALES:
            within += sides.garrison_at(s, place)
            prize = prizes.prize(s, side, place)
        else:
            within += tables.FORT_STRENGTH[marked - 1 - world.LOCALES]
            prize = prizes.fort_prize(s, marked - 1 - world.LOCALES)
        points = strength(s, units)
        if points >= within:
            worth = SIEGE * evaluation.falls(points, within, 0) * (prize + evaluation.POINT * strength(s, inside))
            value += worth if side == tables.ATHENS else -worth
    return value
