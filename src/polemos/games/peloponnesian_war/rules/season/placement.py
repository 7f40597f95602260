"""Phase B of a season turn: units and leaders come to the map and leave it. Sections 7.3, 7.8.5, 9.8, 14.2 and 18.3.

A side chooses a city, and there rows of counters that are alike, as often as it likes. Nothing goes both ways in one
phase, so it comes to an end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, state, verbs
from polemos.games.peloponnesian_war.codes import FORCE_POOL, PLACED
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import PIECES, ROWS, UNIT_ROW, UNITS, UNITS_OF, UNITS_OF_ROW
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_HEX
from polemos.games.peloponnesian_war.rules import garrisons, losses, places, stacking
from polemos.games.peloponnesian_war.rules.campaign import entry
from polemos.games.peloponnesian_war.rules.season import coast, foraging, levies
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless

EVERY_CITY: Final = [
    verbs.DONE,
    *[verb + city for verb in (verbs.LEVY, verbs.MUSTER, verbs.DISMISS) for city in range(CITIES)],
]
EVERY_ROW: Final = [
    verbs.DONE,
    *[
        verb + row
        for verb in (verbs.PLACE_ONE, verbs.PLACE_ROW, verbs.RECALL_ONE, verbs.RECALL_ROW)
        for row in range(ROWS)
    ],
    *[verb + leader for verb in (verbs.PLACE_LEADER, verbs.RECALL_LEADER) for leader in range(UNITS, PIECES)],
]
SEVERAL: Final = 2
"""From so many counters of a row on they are moved all together as well as one by one."""


@dataclass(slots=True, frozen=True)
class PlacementPhase(Step):
    """Phase B of a side [3.2b, 7.3.1]: garrisons are restored, fleets go to the coast, units are placed and taken back.

    The Forage markers of the season that is over are taken off.
    """

    side: int

    def run(self, s: War) -> None:
        if self.side == places.first_player(s):
            garrisons.restore(s)
        foraging.take_off_markers(s, self.side)
        s.then(*coast.to_the_coast(s, self.side), PlaceUnits(self.side), EndOfPlacement(self.side))


@dataclass(slots=True, frozen=True)
class EndOfPlacement(Step):
    """Stacks are looked at, and what was placed or taken back may be so again in the next season.

    [7.3.1b, 14.2.1, 14.2.2]
    """

    side: int

    def run(self, s: War) -> None:
        for piece in range(PIECES):
            if s.marks[piece] & PLACED and s.sides[piece] == self.side:
                asking.mark(s, piece, PLACED, False)
        upkeep.mend(s)
        s.then(*stacking.spread_all(s, self.side))


# ----------------------------------------------------------------------------------------------- what is moved, and how


def place_units(s: War, units: Sequence[int], city: int) -> None:
    """Units come out of their force pools into a city [7.2, 7.3.1]."""
    for unit in units:
        state.put(s, unit, CITY_HEX[city], 1)
        asking.mark(s, unit, PLACED)
    _tell(s, "placed", units, city)


def recall_units(s: War, units: Sequence[int], city: int) -> None:
    """Units go out of a city back into their force pools [7.3.1]; Long Walls that one of them builds are given up."""
    _tell(s, "recalled", units, city)
    for unit in units:
        losses.forget(s, unit)
        state.lift(s, unit, FORCE_POOL)
        asking.mark(s, unit, PLACED)


def _tell(s: War, kind: str, units: Sequence[int], city: int) -> None:
    if s.heard is None:
        return
    rows = [UNIT_ROW[unit] for unit in units]
    for row in sorted(set(rows)):
        s.tell(kind, (row, rows.count(row), city), ("7.3.1",))


def place_leader(s: War, leader: int, city: int) -> None:
    """A leader comes to the map in a city of the region in whose force pool he was [7.8.5]."""
    state.put(s, leader, CITY_HEX[city], 1)
    s.pool[leader - UNITS] = levies.NO_HOME
    asking.mark(s, leader, PLACED)
    s.tell("leader-placed", (leader, city), ("7.8.5",))


def recall_leader(s: War, leader: int, city: int) -> None:
    """A leader goes to the force pool of the region of his city; he needs no supply, here or there [7.8.5, 7.8.5b]."""
    state.lift(s, leader, FORCE_POOL)
    if entry.satrapy_of(leader) == tables.NEITHER:
        s.pool[leader - UNITS] = levies.CITY_HOME[city]
    asking.mark(s, leader, PLACED)
    s.tell("leader-recalled", (leader, city), ("7.8.5",))


# -------------------------------------------------------------------------------------------------------- the questions


@dataclass(slots=True, frozen=True)
class PlaceUnits(Decision):
    """In which city a side places units, or from which it takes them back: all that can be, or some of them [7.3.1]."""

    def clause(self) -> str:
        return "7.3.1"

    def universe(self, s: War) -> list[int]:
        return EVERY_CITY

    def refusals(self, s: War, c: int) -> list[Refusal]:
        city = c % VERB
        if c == verbs.DONE:
            return []
        if city >= CITIES:
            return [Refusal("7.3.2")]
        able = self.able(s, c - city, city)
        return [] if able else self.reasons(s, c - city, city)

    def able(self, s: War, verb: int, city: int) -> bool:
        """Whether there is anything in a city that a verb may move."""
        if verb != verbs.DISMISS and levies.placeable(s, self.side, city):
            return True
        if verb != verbs.MUSTER and levies.recallable(s, self.side, city):
            return True
        return verb == verbs.LEVY and bool(
            levies.leaders_for(s, self.side, city) or levies.leaders_in(s, self.side, city)
        )

    def reasons(self, s: War, verb: int, city: int) -> list[Refusal]:
        """Why there is not: what forbids it of the city, and of each unit of its home."""
        found = levies.refusals_city(s, self.side, city)
        home = levies.CITY_HOME[city]
        units = UNITS_OF[home] if home != levies.NO_HOME else ()
        if verb != verbs.DISMISS:
            for unit in [unit for unit in units if levies.is_ready(s, self.side, unit)]:
                found += levies.refusals_placing(s, self.side, unit, city)
        if verb != verbs.MUSTER:
            for unit in [unit for unit in units if levies.is_in(s, self.side, unit, city)]:
                found += levies.refusals_recall(s, self.side, unit, city)
        return list(dict.fromkeys(found)) or [Refusal("7.3.1", CITY_HEX[city])]

    def options(self, s: War) -> list[int]:
        side, at = self.side, s.at
        arms, waiting = levies.ready_arms(s, side), levies.leaders_waiting(s, side)
        levy, muster, dismiss = [], [], []
        for city in places.own_cities(s, side):
            home, here = levies.CITY_HOME[city], at[CITY_HEX[city]]
            if not here and (home < 0 or not (arms[home] or waiting[home])):
                continue
            if s.siege[city] or (here and not places.open_city(s, city, side)):
                continue
            may_place = home >= 0 and self.has_ready(s, arms[home], city)
            may_recall = bool(here) and levies.is_any_recallable(s, side, city)
            if may_place:
                muster.append(verbs.MUSTER + city)
            if may_recall:
                dismiss.append(verbs.DISMISS + city)
            if may_place or may_recall or (home >= 0 and waiting[home]) or (here and levies.leaders_in(s, side, city)):
                levy.append(verbs.LEVY + city)
        return [verbs.DONE, *levy, *muster, *dismiss]

    def has_ready(self, s: War, arms: int, city: int) -> bool:
        """Whether some of the arms that wait may be placed in a city that is open to them."""
        if not arms:
            return False
        if levies.is_guest(s, self.side, levies.CITY_HOME[city]):
            return bool(levies.placeable(s, self.side, city))
        return bool(arms & levies.ON_LAND) or places.is_port(s, CITY_HEX[city], self.side)

    def chosen(self, s: War, c: int) -> None:
        city = c % VERB
        if c == verbs.DONE:
            return
        if c - city == verbs.MUSTER:
            place_units(s, levies.placeable(s, self.side, city), city)
            s.then(PlaceUnits(self.side))
        elif c - city == verbs.DISMISS:
            recall_units(s, levies.recallable(s, self.side, city), city)
            s.then(PlaceUnits(self.side))
        else:
            s.then(PlaceAt(self.side, city, 0), PlaceUnits(self.side))


@dataclass(slots=True, frozen=True)
class PlaceAt(Decision):
    """What a side places in a city, or takes back from it: one unit, all that are alike, or a leader [7.3.1, 7.8.5].

    acted: 1 once something has been moved, so that one may leave off.
    """

    target: int
    acted: int

    def clause(self) -> str:
        return "7.3.1"

    def universe(self, s: War) -> list[int]:
        return EVERY_ROW

    def refusals(self, s: War, c: int) -> list[Refusal]:
        value = c % VERB
        verb = c - value
        if c == verbs.DONE:
            return unless(bool(self.acted), "7.3.1")
        if verb == verbs.PLACE_LEADER and value < PIECES:
            return levies.refusals_leader_in(s, self.side, value, self.target)
        if verb == verbs.RECALL_LEADER and value < PIECES:
            return levies.refusals_leader_out(s, self.side, value, self.target)
        if verb not in (verbs.PLACE_ONE, verbs.PLACE_ROW, verbs.RECALL_ONE, verbs.RECALL_ROW) or value >= ROWS:
            return [Refusal("7.3.1")]
        return self.refusals_row(s, verb, value)

    def refusals_row(self, s: War, verb: int, row: int) -> list[Refusal]:
        """Why counters of a row are not placed or taken back: what forbids it of each, or that there is one alone."""
        check = levies.refusals_placing if verb in (verbs.PLACE_ONE, verbs.PLACE_ROW) else levies.refusals_recall
        found = [check(s, self.side, unit, self.target) for unit in UNITS_OF_ROW[row]]
        able = found.count([])
        if able >= (SEVERAL if verb in (verbs.PLACE_ROW, verbs.RECALL_ROW) else 1):
            return []
        reasons = [refusal for refusals in found for refusal in refusals]
        return list(dict.fromkeys(reasons)) or [Refusal("7.3.1", CITY_HEX[self.target])]

    def options(self, s: War) -> list[int]:
        side, city = self.side, self.target
        placed = [UNIT_ROW[unit] for unit in levies.placeable(s, side, city)]
        back = [UNIT_ROW[unit] for unit in levies.recallable(s, side, city)]
        found = [verbs.DONE] if self.acted else []
        for one, several, rows in (
            (verbs.PLACE_ONE, verbs.PLACE_ROW, placed),
            (verbs.RECALL_ONE, verbs.RECALL_ROW, back),
        ):
            kinds = sorted(set(rows))
            found += [one + row for row in kinds]
            found += [several + row for row in kinds if rows.count(row) >= SEVERAL]
        found += [verbs.PLACE_LEADER + leader for leader in levies.leaders_for(s, side, city)]
        return [*found, *[verbs.RECALL_LEADER + leader for leader in levies.leaders_in(s, side, city)]]

    def chosen(self, s: War, c: int) -> None:
        value = c % VERB
        verb = c - value
        if c == verbs.DONE:
            return
        if verb == verbs.PLACE_LEADER:
            place_leader(s, value, self.target)
        elif verb == verbs.RECALL_LEADER:
            recall_leader(s, value, self.target)
        elif verb in (verbs.PLACE_ONE, verbs.PLACE_ROW):
            place_units(
                s, self.some(levies.placeable(s, self.side, self.target), verb == verbs.PLACE_ONE, value), self.target
            )
        else:
            recall_units(
                s, self.some(levies.recallable(s, self.side, self.target), verb == verbs.RECALL_ONE, value), self.target
            )
        s.then(PlaceAt(self.side, self.target, 1))

    def some(self, units: Sequence[int], one: bool, row: int) -> list[int]:
        """The units of a row, or the first of them alone."""
        alike = [unit for unit in units if UNIT_ROW[unit] == row]
        return alike[:1] if one else alike
