"""How far it is from place to place, by land and by sea, whoever is in the way."""

import heapq
from functools import cache
from typing import Final

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.world import LAND, ON_FOOT, SEA_NEXT, SEAS, SEAS_AT, is_open

SICILY: Final = (world.SYRACUSE_HEX, world.CATANA_HEX)
FAR: Final = 9999


@cache
def way(place: int) -> tuple[int, ...]:
    """By land place: movement points to a place, FAR where no way leads by land."""
    found = [FAR] * LAND
    found[place] = 0
    todo = [(0, place)]
    while todo:
        cost, at = heapq.heappop(todo)
        if cost > found[at]:
            continue
        for into, step in ON_FOOT[at]:
            if cost + step < found[into]:
                found[into] = cost + step
                heapq.heappush(todo, (cost + step, into))
    return tuple(found)


@cache
def sea_way(place: int) -> tuple[int, ...]:
    """By sea area: how many sea areas lie between a coast and it, itself counted; open seas are not crossed."""
    found = [FAR] * SEAS
    far = place in SICILY
    edge = [sea - LAND for sea in (world.APPROACHES if far else SEAS_AT[place]) if not is_open(sea)]
    for sea in edge:
        found[sea] = 1 + (world.game_map.sicily.passage if far else 0)
    if far:
        found[world.SICILIAN_SEA] = 1
    while edge:
        beyond = []
        for sea in edge:
            for into in SEA_NEXT[sea]:
                if not is_open(into) and found[into - LAND] == FAR:
                    found[into - LAND] = found[sea] + 1
                    beyond.append(into - LAND)
        edge = beyond
    return tuple(found)


def sea_legs(start: int, goal: int) -> int:
    """How many sea areas a voyage from coast to coast goes through, FAR if none does."""
    row = sea_way(goal if goal in SICILY else start)
    there = SEAS_AT[start if goal in SICILY else goal]
    return min([row[sea - LAND] for sea in there if not is_open(sea)], default=FAR)
