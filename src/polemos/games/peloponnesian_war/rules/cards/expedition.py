"""Cards of Sicily: Leontini, the expedition, Gylippus, the fleet of Syracuse [19.2a, 19.7a]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.codes import OUT
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.world import AREA_AT, ATTICA, CITIES, CITY_HEX, LANDMASS, SYRACUSE
from polemos.games.peloponnesian_war.rules import levels, losses, places
from polemos.games.peloponnesian_war.rules.cards import sicily
from polemos.games.peloponnesian_war.rules.cards.musters import BringUnits
from polemos.games.peloponnesian_war.rules.cards.rule import OnCity, Rule, gain
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY
from polemos.kernel.flow import PASS, VERB, unless

PELOPONNESE = LANDMASS[AREA_AT[CITY_HEX[world.SPARTA_CITY]]]
"""The number of the land on which Sparta lies."""


class Leontini(Rule):
    """Leontini calls for help: Sicily is opened, and Athens gains talents [card.leontini].

    Only while it is closed: not once it is open, nor shut to Athens for good [19.6b] (RULING-139).
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(s.sicily != codes.SHUT, "19.6b") + unless(s.sicily != codes.OPENED, self.clause)

    def does(self, s: War, side: int, c: int, die: int) -> None:
        sicily.open_up(s, self.clause)
        gain(s, tables.ATHENS, self.values["talents"], self.clause)


class SicilianExpedition(Rule):
    """Athens resolves to sail: Sicily is opened and an expedition is owed; if it is open, more zeal [card.sicily].

    Not once it is shut to Athens for good [19.6b].
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(s.sicily != codes.SHUT, "19.6b")

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if s.sicily == codes.CLOSED:
            sicily.open_up(s, self.clause)
            levels.change_ml(s, ATTICA, self.values["ml"], self.clause)
            asking.let(s, codes.EXPEDITION_DUE)
            s.tell("expedition-owed", (self.values["fleets"], self.values["land"]), (self.clause,))
        else:
            levels.change_ml(s, ATTICA, self.values["ml_open"], self.clause)
            gain(s, tables.ATHENS, self.values["talents"], self.clause)


class GylippusComes(Rule):
    """Gylippus, or another if he is dead, comes to Syracuse with a few men, and a siege of it starts anew.

    [card.gylippus]; only while Sicily is open and Syracuse is no city of Athens'. He comes from wherever he is, and
    beyond the limit of leaders (RULING-142).
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        may = s.sicily == codes.OPENED and places.city_friend(s, SYRACUSE) == tables.SPARTA
        return unless(may, self.clause)

    def does(self, s: War, side: int, c: int, die: int) -> None:
        leader = self.sent(s)
        if leader >= 0:
            losses.forget(s, leader)
            state.lift(s, leader, OUT)
            state.put(s, leader, world.SYRACUSE_HEX, 1)
            s.tell("piece-comes", (leader, world.SYRACUSE_HEX), (self.clause,))
        if s.siege[SYRACUSE]:
            s.siege[SYRACUSE] = 1
            s.tell("siege-anew", (SYRACUSE,), (self.clause,))
        s.then(BringUnits(tables.SPARTA, self.card, self.values["units"], 0))

    def sent(self, s: War) -> int:
        """Whom Sparta sends: Gylippus, or a leader drawn at random out of its pool, -1 if there is none."""
        if s.loc[tables.GYLIPPUS] != OUT:
            return tables.GYLIPPUS
        pool = [leader for leader in range(tables.UNITS, tables.PIECES) if losses.in_pool(s, leader, tables.SPARTA)]
        return losses.drawn(s, pool) if pool else -1


# ------------------------------------------------------------------------------------------------- fleet from Syracuse


def ready_fleets(s: War) -> list[int]:
    """Syracusan fleets that can leave the box: those that are there first, then those that Syracuse has lost in it.

    (RULING-143)
    """
    fleets = [unit for unit in tables.UNITS_OF[tables.SICILIANS] if tables.KIND[unit] == tables.FLEET]
    in_box = [unit for unit in fleets if s.loc[unit] in sicily.BOX or s.loc[unit] == codes.FORCE_POOL]
    return in_box + [unit for unit in fleets if s.loc[unit] == codes.BUILD_POOL]


def is_harbour(s: War, city: int) -> bool:
    """Whether a city of the Peloponnese is a friendly port of Sparta that is not besieged [19.7a]."""
    at = CITY_HEX[city]
    return (
        LANDMASS[AREA_AT[at]] == PELOPONNESE
        and places.open_city(s, city, tables.SPARTA)
        and places.is_port(s, at, tables.SPARTA)
    )


def put_in(s: War, city: int, fleets: int, clause: str) -> None:
    """Syracusan fleets come to a port, with Hermocrates if he has not come before [19.6b, 19.7a]."""
    coming = ready_fleets(s)[:fleets]
    if s.loc[tables.HERMOCRATES] == OUT and s.leads[tables.HERMOCRATES - tables.UNITS] == tables.NEITHER:
        s.leads[tables.HERMOCRATES - tables.UNITS] = tables.SPARTA
        state.turn_pieces(s, (tables.HERMOCRATES,))
        coming.append(tables.HERMOCRATES)
    for piece in coming:
        state.put(s, piece, CITY_HEX[city], 1)
        s.tell("piece-comes", (piece, CITY_HEX[city]), (clause, "19.7a"))


class SyracuseFleet(OnCity):
    """Syracusan fleets under Hermocrates come to a friendly port of the Peloponnese [19.7a, card.syracuse_fleet].

    Only if Sicily has been opened, Syracuse is not in Athenian hands and no Athenian unit is in the box.
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        may = (
            s.sicily != codes.CLOSED
            and s.holder[SYRACUSE] != 1 + tables.ATHENS
            and not sicily.units_in_box(s, tables.ATHENS)
        )
        return unless(may, self.clause) + unless(bool(ready_fleets(s)), "12.3a")

    def spares(self, s: War, side: int, city: int) -> list[Refusal]:
        return unless(is_harbour(s, city), self.clause, CITY_HEX[city])

    def works(self, s: War, side: int, city: int, die: int) -> None:
        put_in(s, city, self.values["fleets"], self.clause)


@dataclass(slots=True, frozen=True)
class SyracusansSail(Decision):
    """After an expedition was lost Sparta may bring Syracusans to the map, in this phase F or a later one.

    [19.6b, 19.7a]
    """

    def clause(self) -> str:
        return "19.6b"

    def universe(self, s: War) -> list[int]:
        if not asking.is_so(s, codes.SYRACUSANS_OUT) or not ready_fleets(s):
            return []
        return [PASS, *[CARD_CITY + city for city in range(CITIES)]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if not asking.is_so(s, codes.SYRACUSANS_OUT) or not ready_fleets(s):
            return [Refusal("19.6b")]
        return [] if c == PASS else unless(c % VERB < CITIES and is_harbour(s, c % VERB), "19.7a")

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            asking.let(s, codes.SYRACUSANS_OUT, False)
            put_in(s, c % VERB, tables.SICILIAN.fleets, "19.6b")
