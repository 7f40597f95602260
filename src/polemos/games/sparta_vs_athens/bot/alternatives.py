"""What a person would weigh: the better aims of each leader, to guard what the enemy wants, and other answers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from polemos.games.sparta_vs_athens import verbs
from polemos.games.sparta_vs_athens.bot import aims, assault, operations
from polemos.games.sparta_vs_athens.bot.aims import ATTACK, GARRISON, HOLD, Aim, Force
from polemos.games.sparta_vs_athens.bot.choices import among
from polemos.games.sparta_vs_athens.bot.musters import musters, spare
from polemos.games.sparta_vs_athens.bot.prizes import charge
from polemos.games.sparta_vs_athens.bot.ways import node, way_to, ways_from
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules import sides
from polemos.games.sparta_vs_athens.rules.combat import losses
from polemos.games.sparta_vs_athens.rules.logistics import maintenance, raising
from polemos.games.sparta_vs_athens.rules.nations import revolt
from polemos.games.sparta_vs_athens.rules.operations import engagement, meeting, operating, phase
from polemos.games.sparta_vs_athens.rules.operations.forces import here
from polemos.games.sparta_vs_athens.rules.year import event_phase, events, first_player
from polemos.games.sparta_vs_athens.state import War, strength_of
from polemos.kernel.flow import VERB

LEAST: Final = -1.0
"""An attack that seems to bring less is not worth a look."""
LEADERS: Final = 5
AIMS: Final = 4
"""Aims of one leader that deserve a look."""
BEHIND: Final = 0.8
"""By how much the aim of a force on its way may seem worse than its best one."""
WARDS: Final = 5
"""Places that the enemy most wants."""
NEAR: Final = 9
"""Moves from which an enemy threatens a place."""
GUARD: Final = 0.1
"""What part of the prize it is worth to guard it."""
PLACES: Final = 4
UNITS: Final = 2

ASSAULTS: Final = tuple(
    [verb // VERB for verb in (verbs.SEA_FIGHT, verbs.LAND_FIGHT, verbs.BESIEGE, verbs.RAVAGE, verbs.INSIDE)]
)
BETWEEN: Final = tuple(
    [verb // VERB for verb in (verbs.SORTIE, verbs.INCITE, verbs.INCITE_ATHENS, verbs.EXPEDITION, verbs.BUILD)]
)
"""What is done between operations without a leader."""


# ---------------------------------------------------------------------------------------------------------------- aims


def aims_of(s: War, side: int, leader: int, going: bool) -> list[Aim]:
    """What a leader could go for, the best first."""
    goals = assault.objectives(s, side)
    at = s.loc[leader]
    found = []
    if going:
        group = aims.on_the_way(s, side, at)
        rows = [group] if group else []
    else:
        free = aims.free_at(s, side, at)
        siege = aims.siege_goes_on(s, side, leader, at, free)
        found += [siege] if siege.units else []
        mobile = [unit for unit in free if not s.besieging[unit]]
        rows = [row for row in (*musters(s, side, at, spare(s, side, at, mobile)), mobile) if row]
    wards = wards_of(s, side)
    seen = set()
    for row in rows:
        if frozenset(row) not in seen:
            seen.add(frozenset(row))
            found += aims_for(s, aims.force_of(s, side, leader, row, int(going)), goals, wards)
    found.sort(key=lambda aim: -aim.value)
    return found


def aims_for(s: War, force: Force, goals: Sequence[assault.Target], wards: Sequence[tuple[float, int]]) -> list[Aim]:
    """What a force could go for."""
    found = [*aims.garrisons(s, force), *aims.errands(s, force)]
    kept = aims.keeps_off_the_sea(s, force)
    ways = ways_from(force.start, bool(force.fleets))
    for goal in goals:
        if not kept or goal.place == world.ATHENS_CITY:
            value = aims.attack_on(s, force, goal, ways[goal.place], LEAST)
            if value > aims.NOTHING:
                found.append(Aim(value, ATTACK, goal.place, force.units))
    for worth, place in wards:
        d = ways[place]
        if 0 < d <= force.points and sides.room_for(s, force.side, place, False) >= len(force.armies):
            value = worth - aims.STEP * d - charge(s, force.side, force.units, place)
            value += 0.002 * (force.troops + force.ships)  # rather with more
            found.append(Aim(value, HOLD, place, force.units))
    return found


def wards_of(s: War, side: int) -> list[tuple[float, int]]:
    """The places of a side that the enemy most wants, and what it is worth to guard them."""
    found = []
    for goal in assault.objectives(s, 1 - side)[:WARDS]:
        if sides.master_of(s, goal.place) == side or sides.has_units(s, side, goal.place):
            risk = min(1.0, threat(s, 1 - side, goal.place) / (goal.units + goal.people + 1))
            found.append((GUARD * goal.most * risk, goal.place))
    return found


def threat(s: War, enemy: int, place: int) -> int:
    """The points of the enemy that could come to a place soon."""
    rows = (way_to(place, False), way_to(place, True))
    total = 0
    for unit in range(tables.UNITS):
        at = s.loc[unit]
        if s.owner[unit] == enemy and 0 <= at < world.LOCALES and not s.inside[unit]:
            if rows[tables.IS_NSP[unit]][node(at, s.shore[unit])] <= NEAR:
                total += strength_of(s, unit)
    return total


# ------------------------------------------------------------------------------------------------------ the operation


def steps_of(s: War, step: Any) -> list[tuple[int, Aim]]:
    """The first steps of the aims of the force that operates, each once, and for which aim."""
    under_way = step.stage == operating.UNDER_WAY
    found: dict[int, Aim] = {}
    ranked = aims_of(s, step.side, s.leader, under_way)
    tours = [aim for aim in ranked if aim.what == GARRISON][1:]  # in what order cities are garrisoned tells little
    gathered = {piece for piece in s.group if piece < tables.UNITS}
    for aim in ranked:
        if aim in tours or (gathered and not gathered.issuperset(aim.units)):
            continue  # who is to come was weighed when the first was taken
        if under_way and aim.value < ranked[0].value - BEHIND:
            break
        c = operations.pursue(s, step.side, aim, under_way)
        if c in s.opts and c not in found:
            found[c] = aim
            if len(found) == AIMS:
                break
    return list(found.items())


def operate(s: War, step: Any) -> list[int]:
    """Assaults that are possible here, the first steps of the better aims, and to stop where there is a choice."""
    acts = [c for c in s.opts if c // VERB in ASSAULTS]
    if s.fought:
        return [*acts, verbs.STOP]
    steps = [c for c, _ in steps_of(s, step)]
    setting_out = step.stage != operating.UNDER_WAY
    if acts or (setting_out and not s.group) or (not setting_out and stands_guard(s, step.side)):
        steps.append(verbs.STOP)
    return [*acts, *steps]


def stands_guard(s: War, side: int) -> bool:
    """Whether the force has come to a place that the enemy wants, where it may stay."""
    return any(place == here(s) for _, place in wards_of(s, side))


def next_operation(s: War, step: Any) -> list[int]:
    """Those leaders who have most before them, what needs no leader, and no more."""
    rated = []
    for leader in among(s, verbs.LEAD):
        ranked = aims_of(s, step.side, leader, False)
        if ranked:
            rated.append((-ranked[0].value, leader))
    acts = [c for c in s.opts if c // VERB in BETWEEN]
    return [*acts, *[verbs.LEAD + leader for _, leader in sorted(rated)[:LEADERS]], verbs.DONE]


# -------------------------------------------------------------------------------------------------------- other answers


def raised(s: War, step: Any) -> list[int]:
    """Nobody more, the strongest armies and the strongest fleets."""
    able = sorted(among(s, verbs.RAISE), key=lambda unit: (-tables.STRENGTH[0][unit], unit))
    armies, fleets = [u for u in able if not tables.IS_NSP[u]], [u for u in able if tables.IS_NSP[u]]
    return [verbs.DONE, *[verbs.RAISE + unit for unit in (*armies[:UNITS], *fleets[:1])]]


def _first(s: War, step: Any) -> list[int]:
    return list(s.opts[:PLACES])


def _any(s: War, step: Any) -> list[int]:
    return list(s.opts)


ANSWERS: Final[dict[type, Callable[[War, Any], Iterable[int]]]] = {
    phase.NextOperation: next_operation,
    operating.Operating: operate,
    raising.Raise: raised,
    maintenance.PayUnit: _first,
    first_player.GoFirst: _any,
    events.Declare: _any,
    event_phase.Attempt: _any,
    revolt.AthensInRevolt: _any,
    meeting.SeaMeeting: _any,
    meeting.Interception: _any,
    meeting.Evasion: _any,
    meeting.PortOrSea: _first,
    engagement.AshoreToo: _any,
    engagement.OutsideOrInside: _any,
    engagement.AssignFleets: _first,
    losses.StepDown: _any,
}
"""By the kind of question: what deserves a look beside the usual answer; may name what is not legal."""
