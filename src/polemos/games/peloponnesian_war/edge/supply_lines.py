"""The supply lines of a side as they would be drawn: hex by hex on land, from sea area to sea area over the water.

Which line feeds whom the rules say (rules/season/lines.py); here one of the shortest ways of each is found.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from polemos.games.peloponnesian_war.data.world import LAND, LAND_NEXT, SEA_NEXT, SEAS_AT
from polemos.games.peloponnesian_war.rules.season import lines
from polemos.games.peloponnesian_war.rules.season.lines import BY_LINE, Lines
from polemos.games.peloponnesian_war.state import War

Way = list[int]
NO_WAY: Final[Way] = []


def drawn(s: War, traced: Lines, units: Iterable[int]) -> list[Way]:
    """From each base to the base or city whence its line comes, and from units outside to the nearest of these."""
    found = [_between(traced, base, source) for base, source in sorted(traced.nodes.items()) if base != source]
    hungry = {s.loc[unit] for unit in units if s.loc[unit] < LAND and s.aboard[unit] < 0}
    fed = [place for place in hungry if place not in traced.nodes and lines.fed_by(s, traced, place, 0) == BY_LINE]
    found += [_to_a_node(traced, place) for place in sorted(fed)]
    return [way for way in found if way]


def feeding(s: War, traced: Lines, place: int) -> list[Way]:
    """What feeds units in a place: the line to the nearest city or base, and from there to where that begins."""
    at, found = place, list[Way]()
    if place not in traced.nodes:
        if lines.fed_by(s, traced, place, 0) != BY_LINE or not (way := _to_a_node(traced, place)):
            return []
        found.append(way)
        at = way[-1]
    while (source := traced.nodes[at]) != at:
        found.append(_between(traced, at, source))
        at = source
    return found


def _between(traced: Lines, at: int, source: int) -> Way:
    """The line between two cities or bases: by land if there is one, else by sea; straight along Long Walls."""
    ground = traced.ground
    reached = ground.reach(source)
    if ground.has(reached, at):
        return _by_land(traced, reached, at, {source}) or [at, source]
    return _by_sea(traced, at, source) or [at, source]


def _to_a_node(traced: Lines, place: int) -> Way:
    """The line from a hex to the nearest city or base that feeds it."""
    ground = traced.ground
    feeding = [node for node in traced.nodes if ground.has(ground.reach(node), place)]
    reached = 0
    for node in feeding:
        reached |= ground.reach(node)
    return _by_land(traced, reached, place, set(feeding))


def _by_land(traced: Lines, reached: int, start: int, goals: set[int]) -> Way:
    ground = traced.ground

    def open_hex(at: int) -> bool:
        return at in goals or (at not in ground.enemy and ground.has(reached, at))

    return _shortest([start], goals, LAND_NEXT.__getitem__, open_hex)


def _by_sea(traced: Lines, at: int, source: int) -> Way:
    """Over the waters that both border on."""
    able = {sea: traced.waters[sea - LAND] for place in (at, source) for sea in SEAS_AT[place]}
    shared = {able[sea] for sea in SEAS_AT[at]} & {able[sea] for sea in SEAS_AT[source]} - {-1}
    starts = [sea for sea in SEAS_AT[at] if able[sea] in shared]
    goals = {sea for sea in SEAS_AT[source] if able[sea] in shared}

    def open_sea(sea: int) -> bool:
        return traced.waters[sea - LAND] in shared

    way = _shortest(starts, goals, lambda sea: SEA_NEXT[sea - LAND], open_sea)
    return [at, *way, source] if way else NO_WAY


def _shortest(
    starts: Iterable[int], goals: set[int], near: Callable[[int], Iterable[int]], able: Callable[[int], bool]
) -> Way:
    """A way of as few spaces as can be from one of some to one of others; NO_WAY if there is none."""
    before: dict[int, int] = dict.fromkeys(starts, -1)
    for at in (todo := list(before)):
        if at in goals:
            return _back(before, at)
        for into in near(at):
            if into not in before and able(into):
                before[into] = at
                todo.append(into)
    return NO_WAY


def _back(before: Mapping[int, int], at: int) -> Way:
    way = []
    while at >= 0:
        way.append(at)
        at = before[at]
    return way[::-1]
