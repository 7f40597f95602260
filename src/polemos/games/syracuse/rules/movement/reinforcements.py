"""Reinforcements: historical and optional lots, their zones, S17, S18 and S21. Section 2 (B2)."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.models import LotOfCounters
from polemos.games.syracuse.data.tables import AWAY, HISTORICAL, IS_LAND, IS_LEADER, LOT_OF, LOTS, S17, SCENARIOS
from polemos.games.syracuse.data.world import ATHENS, CATANIA, LAND_STEPS, PLACES, SYRACUSE, WALL_COST, WALL_SIDE, WET
from polemos.games.syracuse.rules.battle.losses import check_stacks, room, trample
from polemos.games.syracuse.rules.chits import ChitQuestion, not_held, spend
from polemos.games.syracuse.rules.movement.movement import is_foe, shut
from polemos.games.syracuse.rules.refusing import NamePlace, places, space_of
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, on_map, put, remove, restore
from polemos.games.syracuse.verbs import BRING, CANCEL, DISPLACE, PLACE, VACATE
from polemos.kernel.flow import PASS, VERB, unless

FAR: Final = 99
"""More movement points than any border costs."""


@dataclass(slots=True, frozen=True)
class LeadersRecover(Step):
    """Every wounded leader recovers [2.B2.c, event.19b]."""

    def run(self, s: Siege) -> None:
        for side in (ATHENS, SYRACUSE):
            for u in tables.LEADERS_OF[side]:
                if s.down[u]:
                    if s.loc[u] >= 0:
                        restore(s, u, "2.B2.c")
                    s.down[u] = 0


# ---------------------------------------------------------------- historical reinforcements


def expected(s: Siege, side: int) -> list[int]:
    """Pieces of a side that arrive this turn, as the counters are listed: leaders last, for at sea they need ships."""
    turn = s.turn
    return [u for u in tables.UNITS_OF[side] if s.due[u] == turn and s.loc[u] == AWAY]


@dataclass(slots=True, frozen=True)
class Arrivals(Step):
    """The reinforcements of a side, piece by piece, in the zones designated for them [2.B2.a]."""

    side: int

    def run(self, s: Siege) -> None:
        s.then(*[Arrive(self.side, u) for u in expected(s, self.side)])


def zones_for(s: Siege, side: int, u: int) -> list[int]:
    """Designated zones where a piece can be put: not occupied by the enemy, with room in a protected sea.

    A leader at sea needs own ships there (RULING-5).
    """
    return [zone for zone in LOTS[LOT_OF[u]].zones if not refusals_arrival(s, side, u, zone)]


def refusals_arrival(s: Siege, side: int, u: int, zone: int) -> list[Refusal]:
    """Why a piece cannot be put into a zone [2.B2.a, 2.B2.b, 3.stack.h]."""
    if zone not in LOTS[LOT_OF[u]].zones:
        return [Refusal("2.B2.a", space_of(zone))]
    found = unless(not is_foe(s, side, zone), "2.B2.b", zone)
    if WET[zone] and IS_LEADER[u]:
        return found + unless(s.field[side * PLACES + zone] > 0, "3.sea.e", zone)
    return found + unless(not WET[zone] or room(s, side, zone, u), "3.stack.h", zone)


def blocked(s: Siege, side: int, u: int) -> bool:
    """Whether the enemy stands in every zone designated for a piece [2.B2.b]."""
    return all(is_foe(s, side, zone) for zone in LOTS[LOT_OF[u]].zones)


@dataclass(slots=True, frozen=True)
class Arrive(Decision):
    """A piece is put into one of its zones; if the enemy holds all of them he has to vacate one [2.B2.a, 2.B2.b].

    What finds no room in the ports waits a turn (RULING-61).
    """

    unit: int

    def clause(self) -> str:
        return "2.B2.a"

    def universe(self, s: Siege) -> list[int]:
        return [*places(PLACE, list(LOTS[LOT_OF[self.unit]].zones)), PASS]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if c == PASS:
            return [Refusal("2.B2.a", zone) for zone in zones_for(s, self.side, self.unit)]
        return refusals_arrival(s, self.side, self.unit, c - PLACE)

    def options(self, s: Siege) -> list[int]:
        return [PLACE + zone for zone in zones_for(s, self.side, self.unit)] or [PASS]

    def chosen(self, s: Siege, c: int) -> None:
        side, u = self.side, self.unit
        if c != PASS:
            settle(s, side, u, c % VERB)
        elif blocked(s, side, u) and exits(s, side, u):
            s.then(Vacate(side, u), self)
        else:
            s.due[u] = s.turn + 1
            s.tell("waits", (u,), ("2.B2.a",))


def settle(s: Siege, side: int, u: int, zone: int) -> None:
    """A piece arrives. Troops that come by sea or to Catania have ships of their own this turn [3.sea.f]."""
    lot = LOTS[LOT_OF[u]]
    if not IS_LEADER[u]:
        trample(s, side, zone)
    put(s, u, zone)
    if IS_LAND[u] and (lot.by_sea or zone == CATANIA):
        s.arrived[u] = 1
    s.tell("arrived", (u, zone), ("2.B2.a",))


# ---------------------------------------------------------------- the enemy gives way (RULING-11)


def ways_out(s: Siege, side: int, zone: int) -> list[tuple[int, int]]:
    """Price and zone of each border over which units of a side could leave a zone, cheapest first.

    Neither into the enemy nor into what is shut to them.
    """
    closed = shut(s, side)
    found: list[tuple[int, int]] = []
    for b, cost, wall in LAND_STEPS[zone]:
        if not closed >> b & 1 and not is_foe(s, side, b):
            extra = WALL_COST[s.walls[wall]] if wall >= 0 and WALL_SIDE[wall] != side else 0
            found.append((cost + extra, b))
    return sorted(found)


def exits(s: Siege, side: int, u: int) -> list[int]:
    """Of the zones designated for a piece those that the enemy can leave for the fewest movement points [2.B2.b]."""
    prices = [(ways_out(s, 1 - side, zone)[:1] or [(FAR, -1)])[0][0] for zone in LOTS[LOT_OF[u]].zones]
    least = min(prices)
    if least == FAR:
        return []
    return [zone for zone, price in zip(LOTS[LOT_OF[u]].zones, prices, strict=True) if price == least]


@dataclass(slots=True, frozen=True)
class Vacate(NamePlace):
    """Which of the zones that are as cheap to leave the enemy must leave: the arriving player's choice (RULING-11)."""

    unit: int

    def clause(self) -> str:
        return "2.B2.b"

    def verb(self) -> int:
        return VACATE

    def those(self, s: Siege) -> list[int]:
        return exits(s, self.side, self.unit)

    def chosen(self, s: Siege, c: int) -> None:
        s.then(Displace(1 - self.side, c % VERB))


@dataclass(slots=True, frozen=True)
class Displace(NamePlace):
    """All units of a side leave a zone over one of the cheapest borders; no stop, no combat (RULING-11) [2.B2.b]."""

    zone: int

    def clause(self) -> str:
        return "2.B2.b"

    def verb(self) -> int:
        return DISPLACE

    def those(self, s: Siege) -> list[int]:
        ways = ways_out(s, self.side, self.zone)
        return [b for price, b in ways if price == ways[0][0]]

    def chosen(self, s: Siege, c: int) -> None:
        to = c % VERB
        trample(s, self.side, to)
        for u in s.at[self.side * PLACES + self.zone]:
            s.tell("moved", (u, self.zone, to), ("2.B2.b",))
            put(s, u, to)
        s.tell("displaced", (self.side, self.zone, to), ("2.B2.b",))
        check_stacks(s, self.side)


# ---------------------------------------------------------------- S18: optional reinforcements


def lots(s: Siege, side: int) -> list[int]:
    """Optional lots of a side that can be had now, as indices into LOTS [event.18]."""
    found: list[int] = []
    for i, lot in enumerate(tables.OPTIONAL):
        if lot.side == side and lot.turn <= s.turn and any(s.loc[u] == AWAY for u in lot.units):
            found.append(len(HISTORICAL) + i)
    return found


@dataclass(slots=True, frozen=True)
class ChooseLot(Decision):
    """S18, or S25 as S18, brings one optional lot of the player's choice (RULING-43) [event.18, event.25c]."""

    def clause(self) -> str:
        return "event.18"

    def universe(self, s: Siege) -> list[int]:
        return [BRING + i for i in range(len(LOTS))]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        historical = BRING <= c < BRING + len(HISTORICAL)
        return unless(c - BRING in lots(s, self.side), "2.B2.a" if historical else "event.18")

    def chosen(self, s: Siege, c: int) -> None:
        lot = c % VERB
        s.tell("brings", (self.side, lot), ("event.18",))
        s.then(CancelLot(1 - self.side, lot), LotArrives(self.side, lot))


@dataclass(slots=True, frozen=True)
class CancelLot(ChitQuestion):
    """S17 may cancel what S18 brings: the lot goes back to where it was (RULING-43) [event.17b]."""

    lot: int

    def clause(self) -> str:
        return "event.17b"

    def events(self, s: Siege) -> tuple[int, ...]:
        return (S17,)

    def hindered(self, s: Siege, event: int) -> list[Refusal]:
        return []

    def universe(self, s: Siege) -> list[int]:
        return [PASS, CANCEL]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        return not_held(s, self.side, S17) or unless(c == CANCEL, "event.17b")

    def options(self, s: Siege) -> list[int]:
        return Decision.options(self, s)

    def chosen(self, s: Siege, c: int) -> None:
        if c == CANCEL:
            spend(s, self.side, S17)
            s.agenda.pop()
            s.tell("cancelled", (self.lot,), ("event.17b",))


@dataclass(slots=True, frozen=True)
class LotArrives(Step):
    """The counters of the lot are placed like any others [event.18]."""

    side: int
    lot: int

    def run(self, s: Siege) -> None:
        pieces = [u for u in LOTS[self.lot].units if s.loc[u] == AWAY]
        for u in pieces:
            s.due[u] = s.turn
        s.then(*[Arrive(self.side, u) for u in pieces])


# ---------------------------------------------------------------- S17, S21


@dataclass(slots=True, frozen=True)
class DelayLots(Step):
    """S17: all historical reinforcements of the enemy of this turn come one turn later (RULING-43) [event.17]."""

    side: int

    def run(self, s: Siege) -> None:
        for u in expected(s, 1 - self.side):
            s.due[u] += 1
        s.tell("delayed", (1 - self.side,), ("event.17",))


@dataclass(slots=True, frozen=True)
class RecallAlcibiades(Step):
    """S21: Alcibiades is recalled to Athens and out of the game (RULING-45) [event.21].

    In the scenario in which he had stayed Sparta hurries again: what it delayed arrives a turn after his recall at the
    earliest, and what was not to come does (RULING-62).
    """

    def run(self, s: Siege) -> None:
        remove(s, tables.ALCIBIADES, "event.21")
        card = SCENARIOS[s.scenario - 1]
        for i, lot in enumerate(HISTORICAL):
            if card.arrival(i, lot.turn) != lot.turn:
                _hurry(s, lot, card.arrival(i, lot.turn))
        for u in card.not_coming:
            s.due[u] = max(LOTS[LOT_OF[u]].turn, s.turn + 1)


def _hurry(s: Siege, lot: LotOfCounters, delayed: int) -> None:
    for u in lot.units:
        if s.loc[u] == AWAY and s.due[u] >= delayed:
            s.due[u] = max(lot.turn + s.due[u] - delayed, s.turn + 1)


def recallable(s: Siege) -> bool:
    """Whether Alcibiades is on the map [event.21]."""
    return bool(on_map(s, ATHENS, (tables.ALCIBIADES,)))


def schedule(s: Siege) -> None:
    """When each piece of the historical lots comes in a scenario."""
    card = SCENARIOS[s.scenario - 1]
    for i, lot in enumerate(HISTORICAL):
        turn = card.arrival(i, lot.turn)
        for u in lot.units:
            if turn >= card.first_turn and u not in card.not_coming:
                s.due[u] = turn
