"""What a side does at set-up, task by task, with its own choices; or all that is left at once. Section 16.

`queue` holds the units that the side has still to deal with. The stages of a side: forces abroad, units left out, the
fleet of the League, a fort with a choice of place, everything else at home, leaders.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.setup import lots
from polemos.games.sparta_vs_athens.rules.year import appointments, placing
from polemos.games.sparta_vs_athens.state import FORT_STANDS, POOL, Decision, Refusal, Step, War, put
from polemos.games.sparta_vs_athens.verbs import APPOINT, DONE, LEAVE_OUT, PLACE, QUICK, SEND, SPREAD
from polemos.kernel.flow import VERB, unless

LEFT_OUT: Final = ("16.1f", "16.1f", "16.2d", "16.3d")
"""By scenario: the clause by which units are left out."""


def set_down(s: War, unit: int, place: int, clause: str) -> None:
    """A unit is set up, front side up [16.0a]."""
    s.queue.remove(unit)
    put(s, unit, place)
    s.tell("set-up", (unit, place), (clause,))


# ---------------------------------------------------------------------------------------------------- forces abroad


@dataclass(slots=True, frozen=True)
class SendAbroad(Decision):
    """Which unit of a lot begins abroad; `left`: how many have still to be chosen [16.1i, 16.1j, 16.2f, 16.3f]."""

    away: int
    left: int
    locale: int

    def clause(self) -> str:
        return "16.0a"

    def universe(self, s: War) -> list[int]:
        return [QUICK, *[SEND + unit for unit in range(tables.UNITS)]] if self.left else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c in self.options(s), "16.0a", self.locale)

    def options(self, s: War) -> list[int]:
        there = may_go(s, self.away, self.left) if self.left else []
        found = [SEND + unit for unit in there]
        return [QUICK, *found] if len(found) > 1 and not lots.are_alike(there) else found[:1]

    def chosen(self, s: War, c: int) -> None:
        if c == QUICK:
            quick(s, self)
            return
        send(s, c - SEND, self.away)
        s.then(SendAbroad(self.side, self.away, self.left - 1, self.locale))


def may_go(s: War, away: int, left: int) -> list[int]:
    """Units that may be sent: of the lot, and so that its total strength can be met [16.1j]."""
    lot = lots.card_of(s).abroad[away]
    there = lots.still(s, lot)
    if not lots.has_total(lot):
        return there
    sent = [unit for unit in tables.units_of_lot(lot) if s.loc[unit] == lot.place]
    short = lot.total - sum([lots.FRONT[unit] for unit in sent])
    return [
        unit
        for unit in there
        if lots.sum_is_possible([other for other in there if other != unit], left - 1, short - lots.FRONT[unit])
    ]


def send(s: War, unit: int, away: int) -> None:
    """A unit is set up abroad, before walls if the scenario says so [16.1i] (RULING-81).

    A fleet lies outside any port there, as every fleet does that has not just gone into one (RULING-59).
    """
    lot = lots.card_of(s).abroad[away]
    set_down(s, unit, lot.place, "16.0a")
    if lot.besieging:
        s.besieging[unit] = lot.place + 1


# --------------------------------------------------------------------------------------------------- left out


@dataclass(slots=True, frozen=True)
class LeaveOut(Decision):
    """Which unit of a lot is left out, perhaps to be raised later [16.1f, 16.2d] (RULING-82). left: -1 till counted."""

    lot: int
    left: int
    scenario: int

    def clause(self) -> str:
        return LEFT_OUT[self.scenario]

    def universe(self, s: War) -> list[int]:
        return [QUICK, *[LEAVE_OUT + unit for unit in range(tables.UNITS)]] if self.left else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c in self.options(s), self.clause())

    def options(self, s: War) -> list[int]:
        there = lots.still(s, lots.lot_of(s, self.lot)) if self.left else []
        found = [LEAVE_OUT + unit for unit in there]
        return [QUICK, *found] if len(found) > 1 and not lots.are_alike(there) else found[:1]

    def run(self, s: War) -> None:
        if self.left < 0:
            s.then(LeaveOut(self.side, self.lot, lots.to_leave(s, self.lot), self.scenario))
        else:
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        if c == QUICK:
            quick(s, self)
            return
        leave(s, c - LEAVE_OUT, self.clause())
        s.then(LeaveOut(self.side, self.lot, self.left - 1, self.scenario))


def leave(s: War, unit: int, clause: str) -> None:
    """A unit is not set up."""
    s.queue.remove(unit)
    s.tell("left-out", (unit,), (clause,))


# ------------------------------------------------------------------------------------------------- the League's fleet


@dataclass(slots=True, frozen=True)
class SpreadFleet(Decision):
    """Sparta keeps the fleet of the League together, or spreads it [16.1g, 16.1j, qa.47, qa.75a] (RULING-38)."""

    def clause(self) -> str:
        return "qa.75a"

    def universe(self, s: War) -> list[int]:
        ways = lots.card_of(s).fleets
        return [QUICK, *[PLACE + way[0].place for way in ways[:1]], *[SPREAD + way[-1].place for way in ways[1:]]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c in self.options(s), "qa.75a")

    def options(self, s: War) -> list[int]:
        found = self.universe(s)
        return found if len(found) > 1 else []

    def chosen(self, s: War, c: int) -> None:
        if c == QUICK:
            quick(s, self)
        else:
            spread(s, self.universe(s).index(c) - 1)


def spread(s: War, way: int) -> None:
    """The fleet is set up in one of the ways of the scenario."""
    fleet = [unit for unit in s.queue if tables.IS_NSP[unit] and tables.UNIT_NATION[unit] == tables.LEAGUE]
    for part in lots.card_of(s).fleets[way]:
        for _ in range(part.count):
            if fleet:
                set_down(s, fleet.pop(0), part.place, "qa.75a")


# ----------------------------------------------------------------------------------------------------- a fort


@dataclass(slots=True, frozen=True)
class FortSite(Decision):
    """Where a fort stands that has several places printed on it: its owner chooses [16.1h]."""

    fort: int

    def clause(self) -> str:
        return "16.1h"

    def universe(self, s: War) -> list[int]:
        return [QUICK, *[PLACE + locale for locale in range(world.LOCALES)]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c in self.options(s), "16.1h", c % VERB if c != QUICK else -1)

    def options(self, s: War) -> list[int]:
        return [QUICK, *[PLACE + site for site in tables.FORT_SITES[self.fort]]]

    def chosen(self, s: War, c: int) -> None:
        if c == QUICK:
            quick(s, self)
        else:
            stand(s, self.fort, c - PLACE)


def stand(s: War, fort: int, locale: int) -> None:
    """A fort is on the map from the start; that moves no prestige (RULING-56)."""
    s.forts[fort] = FORT_STANDS
    s.fort_at[fort] = locale


# ------------------------------------------------------------------------------------------------------ home


@dataclass(slots=True, frozen=True)
class AtHome(Step):
    """Everything that is left is set up at home; where there is more than one place the owner is asked [16.1g, 16.1g2].

    A unit without room anywhere is left out.
    """

    side: int

    def run(self, s: War) -> None:
        while s.queue:
            unit = s.queue[0]
            places = lots.homes_for(s, unit)
            if len(places) > 1:
                s.then(SetDown(self.side, unit), self)
                return
            if places:
                set_down(s, unit, places[0], "16.1g")
            else:
                leave(s, unit, "5.1a")


@dataclass(slots=True, frozen=True)
class SetDown(Decision):
    """Where a unit begins, of the cities of its colour or of its territory [16.1g, 16.1g2, 16.2e, 16.3e]."""

    unit: int

    def clause(self) -> str:
        return "16.1g2"

    def universe(self, s: War) -> list[int]:
        return [QUICK, *[PLACE + locale for locale in range(world.LOCALES)]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c == QUICK or c - PLACE in lots.homes_for(s, self.unit), "16.1g2", c % VERB if c != QUICK else -1)

    def options(self, s: War) -> list[int]:
        return [QUICK, *[PLACE + home for home in lots.homes_for(s, self.unit)]]

    def chosen(self, s: War, c: int) -> None:
        if c == QUICK:
            quick(s, self)
        else:
            set_down(s, self.unit, c - PLACE, "16.1g")


# ---------------------------------------------------------------------------------------------------- leaders


@dataclass(slots=True, frozen=True)
class FirstLeaders(Step):
    """Leaders begin with units or garrisons of their side [6.3f, 6.4f].

    Athens must place as many as its scenario says; Sparta may place those due before the first year.
    """

    side: int

    def run(self, s: War) -> None:
        card = lots.card_of(s)
        if self.side == tables.ATHENS:
            s.then(appointments.Appoint(tables.ATHENS, min(card.athenian_leaders, len(appointments.reserve(s))), 1))
        else:
            s.then(EnterAtStart(self.side))


@dataclass(slots=True, frozen=True)
class BeginsAbroad(Step):
    """A leader begins where his scenario puts him [16.3f]."""

    side: int
    leader: int
    locale: int

    def run(self, s: War) -> None:
        placing.put_leader(s, self.leader, self.side, self.locale, "16.3f")


def may_start(s: War) -> list[int]:
    """Spartan leaders who may be placed at the start: those due before the first year [6.3f]."""
    return [tables.UNITS + leader for leader in lots.card_of(s).spartan_leaders if s.loc[tables.UNITS + leader] == POOL]


@dataclass(slots=True, frozen=True)
class EnterAtStart(Decision):
    """Which Spartan leader is placed before play begins; the others come in Logistics Phases [6.3f]."""

    def clause(self) -> str:
        return "6.3f"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        there = [tables.UNITS + leader for leader in lots.card_of(s).spartan_leaders]
        return [QUICK, DONE, *[APPOINT + leader for leader in there]] if may_start(s) else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c in (QUICK, DONE) or c - APPOINT in may_start(s), "6.3e")

    def chosen(self, s: War, c: int) -> None:
        if c == QUICK:
            quick(s, self)
        elif c != DONE:
            s.then(appointments.Station(self.side, c - APPOINT), EnterAtStart(self.side))


# ------------------------------------------------------------------------------------------------- all at once


def quick(s: War, task: Step) -> None:
    """A side leaves the rest of its set-up to the program: this task, and whatever of its own follows on the agenda."""
    do_at_once(s, task)
    while s.agenda and is_task_of(s.agenda[-1], task):
        do_at_once(s, s.agenda.pop())


def side_of_task(step: Step) -> int:
    """The side whose task at set-up a step is, or -1 if it is none."""
    if isinstance(step, (SendAbroad, LeaveOut, SpreadFleet, FortSite, AtHome, SetDown, FirstLeaders, EnterAtStart)):
        return step.side
    if isinstance(step, BeginsAbroad):
        return step.side
    return -1


def is_task_of(step: Step, task: Step) -> bool:
    """Whether a step is a task of the same side."""
    return side_of_task(step) == side_of_task(task)


def do_at_once(s: War, task: Step) -> None:
    """Do a task in a usual way: the strong abroad and the weak left out, everybody else at the first of his homes."""
    if isinstance(task, SendAbroad):
        for left in range(task.left, 0, -1):
            there = may_go(s, task.away, left)
            if there:
                send(s, volunteer(there, lots.card_of(s).abroad[task.away].besieging), task.away)
    elif isinstance(task, LeaveOut):
        for _ in range(lots.to_leave(s, task.lot) if task.left < 0 else task.left):
            there = lots.still(s, lots.lot_of(s, task.lot))
            if there:
                leave(s, min(there, key=lambda unit: (lots.FRONT[unit], -unit)), task.clause())
    elif isinstance(task, SpreadFleet):
        if lots.card_of(s).fleets:
            spread(s, 0)
    elif isinstance(task, FortSite):
        stand(s, task.fort, tables.FORT_SITES[task.fort][0])
    elif isinstance(task, (AtHome, SetDown)):
        settle_at_home(s)
    elif isinstance(task, BeginsAbroad):
        task.run(s)
    elif isinstance(task, FirstLeaders) and task.side == tables.ATHENS:
        for leader in appointments.best_leaders(
            appointments.reserve(s), lots.card_of(s).athenian_leaders, appointments.must_include(s)
        ):
            appointments.station_well(s, leader, "6.4f")
    elif isinstance(task, (FirstLeaders, EnterAtStart)):
        for leader in sorted(may_start(s), key=lambda leader: (-appointments.worth(leader), leader)):
            appointments.station_well(s, leader, "6.3f")


def volunteer(units: list[int], besieging: bool) -> int:
    """Who goes abroad: the strongest, and of the Spartan Allies nobody if others can; to a siege weak armies.

    They are kept at a price there, and ships do the work [12.3b].
    """
    if besieging and not tables.IS_NSP[units[0]]:
        return min(units, key=lambda unit: (lots.FRONT[unit], -unit))
    return max(units, key=lambda unit: (tables.UNIT_NATION[unit] != tables.GREEN, lots.FRONT[unit], -unit))


def settle_at_home(s: War) -> None:
    """Everything that is left goes to the first of its homes with room."""
    for unit in s.queue[:]:
        places = lots.homes_for(s, unit)
        if places:
            set_down(s, unit, places[0], "16.1g")
        else:
            leave(s, unit, "5.1a")
