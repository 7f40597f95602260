"""What leaving home costs at once. Option rev.15."""

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import never_pays
from polemos.games.sparta_vs_athens.rules.operations.forces import units_in
from polemos.games.sparta_vs_athens.state import SPRING, SUMMER, Refusal, War, strength_of


def owed_on_leaving(s: War, unit: int, to: int) -> int:
    """What a unit pays before it moves out of a locale of its own colour: its upkeep [rev.15].

    Nothing for units that never pay [12.3e, 12.3f], nor within the dotted line while upkeep is free there [rev.2].
    """
    nation = tables.UNIT_NATION[unit]
    if world.NATION_AT[s.loc[unit]] != nation or world.NATION_AT[to] == nation:
        return 0
    if never_pays(s, unit):
        return 0
    in_season = s.option_set.free_in_greece and s.quarter in (SPRING, SUMMER)
    if in_season and nation in (tables.SPARTAN, tables.LEAGUE) and not tables.IS_NSP[unit] and world.DOTTED[to]:
        return 0
    return strength_of(s, unit)


def toll(s: War, to: int) -> int:
    """What the force pays to go to a locale."""
    if not s.option_set.pay_on_leaving:
        return 0
    return sum([owed_on_leaving(s, unit, to) for unit in units_in(s)])


def refusals_toll(s: War, side: int, to: int) -> list[Refusal]:
    """Why it cannot go: the treasury does not cover it [rev.15, 12.4b]."""
    return [Refusal("rev.15", to)] if toll(s, to) > s.treasury[side] else []


def pay_toll(s: War, side: int, to: int) -> None:
    """The force pays and goes [rev.15]."""
    sum_ = toll(s, to)
    if sum_:
        s.treasury[side] -= sum_
        s.tell("pays-on-leaving", (side, sum_, s.treasury[side]), ("rev.15",))
