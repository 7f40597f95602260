"""Cards that bring units: cavalry of Thessaly, rowers, mercenaries, the Odrysians."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.codes import BUILD_POOL, FORCE_POOL
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, CARD_INDEX, CAVALRY, FLEET, UNITS_OF
from polemos.games.peloponnesian_war.data.world import ATTICA, CITY_HEX, REGION_INDEX, Row
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.cards.rule import OnCity, Rule, gain
from polemos.games.peloponnesian_war.rules.sieges import capture
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_ROW, DONE
from polemos.kernel.flow import VERB, unless

THESSALY: Final = REGION_INDEX["thessaly"]
THESSALIANS: Final = CARD_INDEX["thessalians"]
METICS: Final = CARD_INDEX["metics"]
GYLIPPUS: Final = CARD_INDEX["gylippus"]


class Source(NamedTuple):
    """Whence a card takes units, and where it puts them.

    rows: rows of the table of units; pools: the pools out of which they come, the first one first; place: the land
    place inside which they are set, FORCE_POOL for that pool; though_weary: even if the ML of their region is too low.
    """

    rows: Row
    pools: Row
    place: int
    though_weary: bool = False


def rows_of(region: int, kinds: Sequence[int]) -> list[int]:
    """The rows of units of a region that are of some kinds."""
    return [row for row, counters in enumerate(tables.COUNTERS) if counters.home == region and counters.kind in kinds]


ASHORE: Final = (tables.HOPLITE, tables.LIGHT, tables.CAVALRY)
SOURCES: Final[dict[int, Source]] = {
    THESSALIANS: Source(
        tuple(rows_of(THESSALY, (CAVALRY,))), (BUILD_POOL, FORCE_POOL), CITY_HEX[world.ATHENS_CITY], though_weary=True
    ),
    METICS: Source(tuple(rows_of(ATTICA, (FLEET,))), (BUILD_POOL,), FORCE_POOL),
    GYLIPPUS: Source(
        (*rows_of(world.LACONIA, ASHORE), *rows_of(REGION_INDEX["corinth"], ASHORE)), (FORCE_POOL,), world.SYRACUSE_HEX
    ),
}
"""By kind of cards."""


def waiting(s: War, card: int, row: int) -> int:
    """The unit of a row that a card would bring next, -1 for none."""
    for pool in SOURCES[card].pools:
        for unit in tables.UNITS_OF_ROW[row]:
            if s.loc[unit] == pool:
                return unit
    return -1


def refusals_row(s: War, side: int, card: int, row: int) -> list[Refusal]:
    """Why a card does not bring a unit of a row.

    There is none, it is not ours [4.4.1a], its region is too weary [4.2b], or torn by strife [card.stasis]
    (RULING-145).
    """
    source, clause = SOURCES[card], f"card.{tables.CARD_KEY[card]}"
    unit = waiting(s, card, row) if row in source.rows else -1
    if unit < 0:
        return [Refusal(clause)]
    home = tables.UNIT_HOME[unit]
    found = unless(s.sides[unit] == side, "4.4.1a")
    found += unless(source.though_weary or s.ml[home] >= tables.TRACKS.ml.active, "4.2b")
    return found + unless(s.stasis[home] <= asking.season_number(s), "card.stasis")


def can_bring(s: War, side: int, card: int) -> bool:
    """Whether there is a unit that a card can bring."""
    return any(not refusals_row(s, side, card, row) for row in SOURCES[card].rows)


@dataclass(slots=True, frozen=True)
class BringUnits(Decision):
    """The next unit that a card brings, or enough of them [card.thessalians, card.metics, card.gylippus].

    left: how many more; first: 1 where one at least must come.
    """

    card: int
    left: int
    first: int

    def clause(self) -> str:
        return f"card.{tables.CARD_KEY[self.card]}"

    def universe(self, s: War) -> list[int]:
        return [DONE, *[CARD_ROW + row for row in SOURCES[self.card].rows]] if self.left else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if not self.left:
            return [Refusal(self.clause())]
        if c == DONE:
            return unless(not self.first, self.clause())
        return refusals_row(s, self.side, self.card, c % VERB)

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            return
        unit, to = waiting(s, self.card, c % VERB), SOURCES[self.card].place
        if to == FORCE_POOL:
            state.lift(s, unit, FORCE_POOL)
            s.tell("piece-ready", (unit,), (self.clause(),))
        else:
            state.put(s, unit, to, 1)
            s.tell("piece-comes", (unit, to), (self.clause(),))
        s.then(BringUnits(self.side, self.card, self.left - 1, 0))


class Thessalians(Rule):
    """Cavalry of Thessaly rides to Athens, out of whatever pool and without cost, however weary it is.

    [card.thessalians]
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        may = s.controller[THESSALY] == ATHENS and places.open_city(s, world.ATHENS_CITY, ATHENS)
        return unless(may, self.clause) + unless(can_bring(s, ATHENS, self.card), "12.3a")

    def does(self, s: War, side: int, c: int, die: int) -> None:
        s.then(BringUnits(ATHENS, self.card, self.values["units"], 1))


class Metics(Rule):
    """Fleets of Attica are manned without cost, and Attica is the wearier for it [card.metics]."""

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(can_bring(s, ATHENS, self.card), "12.3a")

    def does(self, s: War, side: int, c: int, die: int) -> None:
        s.then(BringUnits(ATHENS, self.card, self.values["fleets"], 1))
        levels.change_ml(s, ATTICA, self.values["ml"], self.clause)


# --------------------------------------------------------------------------------------------------------- mercenaries


def hirelings(s: War) -> list[int]:
    """Mercenaries who are not in play: those who were destroyed can be hired again (RULING-146)."""
    return [unit for unit in UNITS_OF[tables.MERCENARY] if s.loc[unit] == codes.OUT]


class Mercenaries(OnCity):
    """Mercenaries are hired into a friendly city that is not besieged, as long as so many are left [card.mercenaries].

    They come into a friendly city in revolt as any other unit does [6.5.2].
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        able = s.treasury[side] >= self.values["talents"] and len(hirelings(s)) >= self.values["units"]
        return unless(able, self.clause)

    def spares(self, s: War, side: int, city: int) -> list[Refusal]:
        return unless(places.open_city(s, city, side), self.clause, CITY_HEX[city])

    def works(self, s: War, side: int, city: int, die: int) -> None:
        gain(s, side, -self.values["talents"], self.clause)
        if asking.marked(s, city, codes.REVOLTED):
            capture.enter_rebel(s, city, side)
        for unit in hirelings(s)[: self.values["units"]]:
            s.hired[unit - UNITS_OF[tables.MERCENARY][0]] = side
            state.put(s, unit, CITY_HEX[city], 1)
            state.turn_pieces(s, (unit,))
            s.tell("piece-comes", (unit, CITY_HEX[city]), (self.clause,))
