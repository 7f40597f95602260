"""Who operates, and each next step: gather those who are meant to go, then follow the aim to its end."""

from typing import Any, Final

from polemos.games.sparta_vs_athens.bot.aims import ATTACK, GARRISON, LEAST, Aim, best_aim
from polemos.games.sparta_vs_athens.bot.assault import Target, objectives
from polemos.games.sparta_vs_athens.bot.choices import among
from polemos.games.sparta_vs_athens.bot.expedition import sails
from polemos.games.sparta_vs_athens.bot.musters import marches
from polemos.games.sparta_vs_athens.bot.ways import MARCHING, SAILING, closed_to, distances, node, start_of
from polemos.games.sparta_vs_athens.data.tables import (
    ATHENS,
    IONIAN,
    IS_NSP,
    LEADER_SIDE,
    PIECES,
    SPARTA,
    UNITS,
)
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, LOCALES, MEGARA, SPARTA_CITY
from polemos.games.sparta_vs_athens.rules.operations import operating
from polemos.games.sparta_vs_athens.rules.operations.forces import armies_in, fleets_in, here, marching
from polemos.games.sparta_vs_athens.rules.operations.ways import by_sea
from polemos.games.sparta_vs_athens.rules.sides import room_for
from polemos.games.sparta_vs_athens.state import ATHENS_TOUCHED, FRESH, War, is_so, strength, strength_of, units_at
from polemos.games.sparta_vs_athens.verbs import (
    BESIEGE,
    BUILD,
    DONE,
    DROP,
    EXPEDITION,
    GO_FIRST,
    INCITE,
    INCITE_ATHENS,
    LAND_ALL,
    LAND_FIGHT,
    LEAD,
    MOVE,
    PICK_UP,
    RAVAGE,
    SEA_FIGHT,
    SORTIE,
    STOP,
    TAKE,
    TAKE_ALL,
    TAKE_FLEETS,
    TAKE_TROOPS,
)

GREAT: Final = 15.0
"""An aim worth more decides the war, or nearly."""
SAFE_BET: Final = 4
"""A level of prestige at which a revolt at Athens is likely enough."""


def next_operation(s: War, step: Any) -> int:
    """Incite and build what can be; break out; then whoever has the best aim leads."""
    side = step.side
    for city in among(s, INCITE):
        return INCITE + city
    for fort in among(s, BUILD):
        return BUILD + fort
    for target in among(s, SORTIE):
        if breaks_out(s, side, target):
            return SORTIE + target
    if EXPEDITION in s.opts and sails(s):
        return EXPEDITION
    goals, leaders = objectives(s, side), among(s, LEAD)
    if INCITE_ATHENS in s.opts and s.prestige <= SAFE_BET and opens_the_gates(s, leaders, goals):
        return INCITE_ATHENS
    value, leader = best_of(s, side, leaders, goals)
    return LEAD + leader if value > LEAST else DONE


def best_of(s: War, side: int, leaders: list[int], goals: list[Target]) -> tuple[float, int]:
    """The best aim of any leader, and the leader."""
    rows = [(best_aim(s, side, leader, False, goals).value, -leader) for leader in leaders]
    value, leader = max(rows, default=(0.0, 0))
    return value, -leader


def opens_the_gates(s: War, leaders: list[int], goals: list[Target]) -> bool:
    """Whether Athens' revolt is worth while now; in the Ionian War if the city can be besieged without its garrison."""
    if s.scenario != IONIAN or is_so(s, ATHENS_TOUCHED):
        return True
    bare = [goal._replace(people=0) if goal.place == ATHENS_CITY else goal for goal in goals]
    return best_of(s, SPARTA, leaders, bare)[0] > GREAT > best_of(s, SPARTA, leaders, goals)[0]


def goes_first(s: War, step: Any) -> int:
    """Athens; but in the Ionian War whoever has a great aim that he may miss: so Sparta may strike twice together."""
    if s.scenario != IONIAN:
        return GO_FIRST + ATHENS
    side = step.side
    own = [leader for leader in range(UNITS, PIECES) if LEADER_SIDE[leader] == side and 0 <= s.loc[leader] < LOCALES]
    return GO_FIRST + (side if best_of(s, side, own, objectives(s, side))[0] > GREAT else ATHENS)


def breaks_out(s: War, side: int, target: int) -> bool:
    """Whether the besieged are strong enough to fight their besiegers."""
    mine = [unit for unit in range(UNITS) if s.inside[unit] == target + 1]
    place = s.loc[mine[0]]
    theirs = strength(s, units_at(s, 1 - side, place))
    return strength(s, units_at(s, side, place)) >= theirs


def pressed(s: War, step: Any) -> int:
    """Whoever has the best aim leads first."""
    goals = objectives(s, step.side)
    return LEAD + max(among(s, LEAD), key=lambda leader: best_aim(s, step.side, leader, False, goals).value)


def operate(s: War, step: Any) -> int:
    """Gather those who are meant to go, then follow the aim to its end."""
    side = step.side
    if s.fought:
        return afterwards(s)
    under_way = step.stage == operating.UNDER_WAY
    aim = best_aim(s, side, s.leader, under_way, objectives(s, side))
    if not aim.units:
        return STOP if STOP in s.opts else escape(s)
    missing = [unit for unit in aim.units if unit not in s.group]
    if missing and not under_way:
        return gather(s, side, aim, missing)
    return follow(s, side, aim)


def afterwards(s: War) -> int:
    """Who has not fought goes ashore, and besieges or ravages what can be had; nobody begins another battle [8.2f]."""
    for verb in (LAND_ALL, BESIEGE, RAVAGE):
        for value in among(s, verb):
            return verb + value
    return STOP


def gather(s: War, side: int, aim: Aim, missing: list[int]) -> int:
    """Take the next of them, all at once where one word does it; fleets first."""
    free = [unit for unit in units_at(s, side, here(s)) if s.acted[unit] == FRESH and not s.inside[unit]]
    wanted = set(aim.units)
    for verb, row in (
        (TAKE_ALL, free),
        (TAKE_TROOPS, [unit for unit in free if not IS_NSP[unit]]),
        (TAKE_FLEETS, [unit for unit in free if IS_NSP[unit]]),
    ):
        if verb in s.opts and set(missing) & set(row) and set(row) <= wanted:
            return verb
    missing.sort(key=lambda unit: (not IS_NSP[unit], unit))
    for unit in missing:
        if TAKE + unit in s.opts:
            return TAKE + unit
    return follow(s, side, aim)


def follow(s: War, side: int, aim: Aim) -> int:
    """The next thing to do for an aim."""
    at = here(s)
    if at != aim.target:
        return towards(s, side, aim)
    if aim.what == GARRISON:
        armies = sorted(armies_in(s), key=lambda unit: (strength_of(s, unit), unit))
        for unit in armies[:1] if len(armies) > 1 or s.points > 0 else []:
            if DROP + unit in s.opts:
                return DROP + unit
        return STOP
    if aim.what == ATTACK:
        return strike(s, side)
    return STOP if STOP in s.opts else escape(s)


def strike(s: War, side: int) -> int:
    """The attack for which the force has come: siege before battle, and ravaging where neither is possible."""
    targets = among(s, BESIEGE)
    if targets:
        return BESIEGE + min(targets, key=lambda target: (target >= LOCALES, target))
    for c in (LAND_FIGHT, SEA_FIGHT):
        if c in s.opts:
            return c
    for target in among(s, RAVAGE):
        return RAVAGE + target
    return STOP if STOP in s.opts else escape(s)


def towards(s: War, side: int, aim: Aim) -> int:
    """A move that brings the force nearer, round places where enemies are if that is no great way."""
    at, fleets = here(s), fleets_in(s)
    row = distances(aim.target, SAILING if fleets else MARCHING, closed_to(s, side, bool(fleets), aim.target))
    now = row[start_of(s, at, fleets)]
    if pick := picked_up(s, aim, bool(fleets), now):
        return pick
    moves = []
    for to in among(s, MOVE):
        left = row[node(to, by_sea(s, side, fleets, at, to) if fleets else 0)]
        if left < now and may_stop(s, side, to):
            moves.append((left, len(units_at(s, 1 - side, to)), to))
    if moves:
        return MOVE + min(moves)[2]
    return STOP if STOP in s.opts else escape(s)


def may_stop(s: War, side: int, to: int) -> bool:
    """Whether the force would not be too many where its points end."""
    if s.points > 1:
        return True
    return room_for(s, side, to, True) >= len(fleets_in(s)) and room_for(s, side, to, False) >= len(marching(s))


def picked_up(s: War, aim: Aim, sailing: bool, left: int) -> int:
    """On a march to where armies gather others are fetched by the way; 0 if nobody is."""
    if sailing or aim.what in (ATTACK, GARRISON) or s.points <= left or here(s) == SPARTA_CITY:
        return 0
    if room_for(s, s.side, aim.target, False) <= len(armies_in(s)):
        return 0
    for unit in among(s, PICK_UP):
        if unit < UNITS and marches(s, unit):
            return PICK_UP + unit
    return 0


def picking_up(s: War, step: Any) -> int:
    """The others of the same place."""
    room = room_for(s, step.side, MEGARA, False) - len(armies_in(s))
    units = [u for u in among(s, PICK_UP) if u < UNITS and marches(s, u)]
    return PICK_UP + units[0] if units and room > 0 else DONE


def escape(s: War) -> int:
    """Where a force must go on or leave: to where fewest enemies are, else whatever can be done."""
    moves = among(s, MOVE)
    if moves:
        return MOVE + min(moves, key=lambda to: (len(units_at(s, 1 - s.side, to)), to))
    for c in (TAKE_ALL, LAND_FIGHT, SEA_FIGHT):
        if c in s.opts:
            return c
    return s.opts[0]
