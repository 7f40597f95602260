"""Who operates, and each next step: gather those who are meant to go, then follow the aim to its end."""

from typing import Any, Final

from polemos.games.sparta_vs_athens import verbs
from polemos.games.sparta_vs_athens.bot import assault, expedition, musters
from polemos.games.sparta_vs_athens.bot.aims import ATTACK, GARRISON, IDLE, LEAST, Aim, best_aim
from polemos.games.sparta_vs_athens.bot.choices import among
from polemos.games.sparta_vs_athens.bot.ways import MARCHING, SAILING, closed_to, distances, node, start_of, ways_from
from polemos.games.sparta_vs_athens.data.tables import ATHENS, IONIAN, IS_NSP, LEADER_SIDE, PIECES, SPARTA, UNITS
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, LOCALES, MEGARA, SPARTA_CITY
from polemos.games.sparta_vs_athens.rules.operations import operating, ways
from polemos.games.sparta_vs_athens.rules.operations.forces import armies_in, fleets_in, here, marching
from polemos.games.sparta_vs_athens.rules.sides import room_for
from polemos.games.sparta_vs_athens.state import ATHENS_TOUCHED, FRESH, War, is_so, strength, strength_of, units_at

GREAT: Final = 15.0
"""An aim worth more decides the war, or nearly."""
SAFE_BET: Final = 4
"""A level of prestige at which a revolt at Athens is likely enough."""


def next_operation(s: War, step: Any) -> int:
    """Incite and build what can be; break out; then whoever has the best aim leads."""
    return operation_for(s, step)[0]


def operation_for(s: War, step: Any) -> tuple[int, Aim]:
    """The same, and what it is for if it is a leader's."""
    side = step.side
    for city in among(s, verbs.INCITE):
        return verbs.INCITE + city, IDLE
    for fort in among(s, verbs.BUILD):
        return verbs.BUILD + fort, IDLE
    for target in among(s, verbs.SORTIE):
        if breaks_out(s, side, target):
            return verbs.SORTIE + target, IDLE
    if verbs.EXPEDITION in s.opts and expedition.sails(s):
        return verbs.EXPEDITION, IDLE
    goals, leaders = assault.objectives(s, side), among(s, verbs.LEAD)
    if verbs.INCITE_ATHENS in s.opts and s.prestige <= SAFE_BET and opens_the_gates(s, leaders, goals):
        return verbs.INCITE_ATHENS, IDLE
    aim, leader = best_of(s, side, leaders, goals)
    return (verbs.LEAD + leader, aim) if aim.value > LEAST else (verbs.DONE, IDLE)


def best_of(s: War, side: int, leaders: list[int], goals: list[assault.Target]) -> tuple[Aim, int]:
    """The best aim of any leader, and the leader."""
    best, who = IDLE, 0
    for leader in leaders:
        aim = best_aim(s, side, leader, False, goals)
        if aim.value > best.value:
            best, who = aim, leader
    return best, who


def opens_the_gates(s: War, leaders: list[int], goals: list[assault.Target]) -> bool:
    """Whether Athens' revolt is worth while now; in the Ionian War if the city can be besieged without its garrison."""
    if s.scenario != IONIAN or is_so(s, ATHENS_TOUCHED):
        return True
    city = [goal for goal in goals if goal.place == ATHENS_CITY]
    bare = [goal._replace(people=0, opening=0.0) for goal in city]
    return besieges(s, leaders, bare) and not besieges(s, leaders, city)


def besieges(s: War, leaders: list[int], city: list[assault.Target]) -> bool:
    """Whether any leader would go for a siege of the city."""
    found = [best_aim(s, SPARTA, leader, False, city) for leader in leaders]
    return any(aim.what == ATTACK and aim.value > GREAT for aim in found)


def goes_first(s: War, step: Any) -> int:
    """Athens; but in the Ionian War whoever has a great aim that he may miss: so Sparta may strike twice together."""
    if s.scenario != IONIAN:
        return verbs.GO_FIRST + ATHENS
    side = step.side
    own = [leader for leader in range(UNITS, PIECES) if LEADER_SIDE[leader] == side and 0 <= s.loc[leader] < LOCALES]
    return verbs.GO_FIRST + (side if best_of(s, side, own, assault.objectives(s, side))[0].value > GREAT else ATHENS)


def breaks_out(s: War, side: int, target: int) -> bool:
    """Whether the besieged are strong enough to fight their besiegers."""
    mine = [unit for unit in range(UNITS) if s.inside[unit] == target + 1]
    place = s.loc[mine[0]]
    theirs = strength(s, units_at(s, 1 - side, place))
    return strength(s, units_at(s, side, place)) >= theirs


def pressed(s: War, step: Any) -> int:
    """Whoever has the best aim leads first."""
    goals = assault.objectives(s, step.side)
    return verbs.LEAD + max(among(s, verbs.LEAD), key=lambda leader: best_aim(s, step.side, leader, False, goals).value)


def operate(s: War, step: Any) -> int:
    """Gather those who are meant to go, then follow the aim to its end."""
    side = step.side
    if s.fought:
        return afterwards(s)
    under_way = step.stage == operating.UNDER_WAY
    return pursue(s, side, best_aim(s, side, s.leader, under_way, assault.objectives(s, side)), under_way)


def pursue(s: War, side: int, aim: Aim, under_way: bool) -> int:
    """The next step for an aim."""
    if not aim.units:
        return leave_off(s)
    missing = [unit for unit in aim.units if unit not in s.group]
    if missing and not under_way:
        return gather(s, side, aim, missing)
    return follow(s, side, aim, under_way)


def afterwards(s: War) -> int:
    """Who has not fought goes ashore, and besieges or ravages what can be had; nobody begins another battle [8.2f]."""
    for verb in (verbs.LAND_ALL, verbs.BESIEGE, verbs.RAVAGE):
        for value in among(s, verb):
            return verb + value
    return verbs.STOP


def gather(s: War, side: int, aim: Aim, missing: list[int]) -> int:
    """Take the next of them, all at once where one word does it; fleets first."""
    free = [unit for unit in units_at(s, side, here(s)) if s.acted[unit] == FRESH and not s.inside[unit]]
    wanted = set(aim.units)
    for verb, row in (
        (verbs.TAKE_ALL, free),
        (verbs.TAKE_TROOPS, [unit for unit in free if not IS_NSP[unit]]),
        (verbs.TAKE_FLEETS, [unit for unit in free if IS_NSP[unit]]),
    ):
        if verb in s.opts and set(missing) & set(row) and set(row) <= wanted:
            return verb
    missing.sort(key=lambda unit: (not IS_NSP[unit], unit))
    for unit in missing:
        if verbs.TAKE + unit in s.opts:
            return verbs.TAKE + unit
    return follow(s, side, aim, False)


def follow(s: War, side: int, aim: Aim, under_way: bool) -> int:
    """The next thing to do for an aim."""
    at = here(s)
    if at != aim.target:
        return towards(s, side, aim)
    if aim.what == GARRISON and under_way:
        armies = sorted(armies_in(s), key=lambda unit: (strength_of(s, unit), unit))
        for unit in armies[:1] if len(armies) > 1 or s.points > 0 else []:
            if verbs.DROP + unit in s.opts:
                return verbs.DROP + unit
        return verbs.STOP
    return strike(s, side) if aim.what == ATTACK else leave_off(s)


def strike(s: War, side: int) -> int:
    """The attack for which the force has come: siege before battle, and ravaging where neither is possible."""
    targets = among(s, verbs.BESIEGE)
    if targets:
        return verbs.BESIEGE + min(targets, key=lambda target: (target >= LOCALES, target))
    for c in (verbs.LAND_FIGHT, verbs.SEA_FIGHT):
        if c in s.opts:
            return c
    for target in among(s, verbs.RAVAGE):
        return verbs.RAVAGE + target
    return leave_off(s)


def towards(s: War, side: int, aim: Aim) -> int:
    """A move that brings the force nearer, round places where enemies are if that is no great way."""
    at, fleets = here(s), fleets_in(s)
    row = distances(aim.target, SAILING if fleets else MARCHING, closed_to(s, side, bool(fleets), aim.target))
    now = row[start_of(s, at, fleets)]
    if pick := picked_up(s, aim, bool(fleets), now):
        return pick
    moves = []
    for to in among(s, verbs.MOVE):
        left = row[node(to, ways.by_sea(s, side, fleets, at, to) if fleets else 0)]
        if left < now and may_stop(s, side, to):
            moves.append((left, len(units_at(s, 1 - side, to)), to))
    if moves:
        return verbs.MOVE + min(moves)[2]
    return leave_off(s)


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
    for unit in among(s, verbs.PICK_UP):
        if unit < UNITS and musters.marches(s, unit):
            return verbs.PICK_UP + unit
    return 0


def picking_up(s: War, step: Any) -> int:
    """The others of the same place."""
    room = room_for(s, step.side, MEGARA, False) - len(armies_in(s))
    units = [u for u in among(s, verbs.PICK_UP) if u < UNITS and musters.marches(s, u)]
    return verbs.PICK_UP + units[0] if units and room > 0 else verbs.DONE


def berth(s: War, step: Any) -> int:
    """The fleet that carries him already, the strongest that may."""
    return verbs.PICK + int(s.aboard[step.piece])


def leave_off(s: War) -> int:
    """Stop, unless the force has to leave, or is too many where it is and can still go on."""
    crowded = min(room_for(s, s.side, here(s), fleets) for fleets in (False, True)) < 0
    return verbs.STOP if verbs.STOP in s.opts and not (crowded and among(s, verbs.MOVE)) else escape(s)


def escape(s: War) -> int:
    """Where a force must go on or leave: to where few enemies are and all have room, else whatever can be done."""
    moves = among(s, verbs.MOVE)
    if moves:
        safe = refuges(s)
        return verbs.MOVE + min(moves, key=lambda to: (len(units_at(s, 1 - s.side, to)), to_refuge(s, to, safe), to))
    for c in (verbs.TAKE_ALL, verbs.LAND_FIGHT, verbs.SEA_FIGHT):
        if c in s.opts:
            return c
    return s.opts[0]


def refuges(s: War) -> list[int]:
    """Places without an enemy that have room for the force, apart from where it is."""
    side, at, ships, men = s.side, here(s), len(fleets_in(s)), len(marching(s))
    return [
        place
        for place in range(LOCALES)
        if place != at
        and not units_at(s, 1 - side, place)
        and room_for(s, side, place, True) >= ships
        and room_for(s, side, place, False) >= men
    ]


def to_refuge(s: War, to: int, safe: list[int]) -> int:
    """Moves from a place to the nearest of some."""
    row = ways_from(node(to, 0), bool(fleets_in(s)))
    return min([row[place] for place in safe], default=0)
