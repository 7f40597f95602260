"""Cards of Persia: embassies, satraps, gold, the Phoenician fleet, Cyrus."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES_OF, CITY_HEX, CITY_INDEX, REGION_INDEX
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.cards import persia, rule, where
from polemos.games.peloponnesian_war.rules.cards.politics import held_by
from polemos.games.peloponnesian_war.rules.cards.rule import OnCity, Rule, gain
from polemos.games.peloponnesian_war.rules.season import turn
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY
from polemos.kernel.flow import unless
from polemos.wargame.reckoning import Term

IONIA: Final = tuple([REGION_INDEX[name] for name in ("chios", "samos", "rhodes")])
HELLESPONT: Final = REGION_INDEX["hellespont"]
PHOENICIAN_PORTS: Final = (CITY_INDEX["caunus"], CITY_INDEX["smyrna"])


class Susa(Rule):
    """An embassy to the Great King: with a die talents, and satraps listen the better [card.susa]."""

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if not self.succeeds(s, side, c, die):
            self.fails(s)
            return
        gain(s, side, self.values["talents"], self.clause)
        s.gold[side] += self.values["bonus"]
        s.tell("persia-listens", (side, s.gold[side]), (self.clause,))


class Satrap(Rule):
    """With a die a neutral satrap comes over, or the enemy's turns neutral [12.10.1, 12.10.2, 12.10.4].

    [card.tissaphernes, card.pharnabazus]; not in the first years, nor one's own; Cyrus cannot be won from Sparta
    [card.cyrus].
    """

    def __init__(self, key: str, satrapy: int) -> None:
        super().__init__(key)
        self.satrapy = satrapy

    def bars(self, s: War, side: int) -> list[Refusal]:
        found = unless(asking.year_number(s) >= self.values["year"], self.clause)
        found += unless(s.satrap[self.satrapy] != side, "12.3a")
        cyrus = self.satrapy == world.TISSAPHERNES and asking.is_so(s, codes.CYRUS_CAME)
        return found + unless(not cyrus or side == SPARTA, "card.cyrus")

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        found = [Term(rule.T_SPARTA, self.values["sparta"] if side == SPARTA else 0, self.clause)]
        found += self.circumstances(s, side)
        found.append(Term(rule.T_SUSA, s.gold[side], "card.susa"))
        return [term for term in found if term.value]

    def circumstances(self, s: War, side: int) -> list[Term]:
        """What the course of the war adds."""
        sign = 1 if side == SPARTA else -1
        if self.satrapy == world.PHARNABAZUS:
            there = any(held_by(s, city, SPARTA) for city in CITIES_OF[HELLESPONT])
            return [Term(rule.T_HELLESPONT, sign * self.values["hellespont"] if there else 0, self.clause)]
        lost = sum([self.values["region"] for region in IONIA if s.controller[region] != ATHENS])
        disaster = side == SPARTA and asking.is_so(s, codes.EXPEDITION_LOST)
        return [
            Term(rule.T_REGIONS, sign * min(lost, self.values["region_most"]), self.clause),
            Term(rule.T_SICILY, self.values["sicily"] if disaster else 0, self.clause),
        ]

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if not self.succeeds(s, side, c, die):
            self.fails(s)
        elif s.satrap[self.satrapy] != tables.NEITHER:
            persia.leave(s, self.satrapy, self.clause)
        else:
            persia.join(s, self.satrapy, side, self.clause)
            if losses.counted(s, side) > losses.limit(s, side):
                s.then(turn.SendBack(side))


class Gold(Rule):
    """Persian gold for a side to which a satrap has come over: a die of talents and more for each [card.gold]."""

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(side in s.satrap, self.clause)

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def does(self, s: War, side: int, c: int, die: int) -> None:
        gain(s, side, die + self.values["per_satrap"] * s.satrap.count(side), self.clause)


class Phoenicians(OnCity):
    """With a die the fleet of Phoenicia comes to Caunus or Smyrna and serves Sparta for a year [card.phoenicians].

    Then the card is out of the game. The port must be friendly and not besieged (RULING-137).
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(s.satrap[world.TISSAPHERNES] == SPARTA, self.clause)

    def universe(self, s: War, side: int) -> list[int]:
        return [CARD_CITY + city for city in PHOENICIAN_PORTS]

    def spares(self, s: War, side: int, city: int) -> list[Refusal]:
        return unless(places.open_city(s, city, SPARTA), self.clause, CITY_HEX[city])

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def works(self, s: War, side: int, city: int, die: int) -> None:
        if not self.succeeds(s, side, CARD_CITY + city, die):
            self.fails(s)
            return
        fleets = [unit for unit in persia.units_of(world.TISSAPHERNES) if KIND[unit] == FLEET]
        for fleet in fleets[: self.values["fleets"]]:
            state.put(s, fleet, CITY_HEX[city], 1)
            s.tell("piece-comes", (fleet, CITY_HEX[city]), (self.clause,))
        asking.let(s, codes.PHOENICIANS)
        where.take_out(s, self.card)


class Cyrus(Rule):
    """Cyrus governs in place of Tissaphernes, and pays Sparta well; Athens cannot win him over [card.cyrus].

    Not before the tenth year, and only if Tissaphernes is on Sparta's side. He stands where Tissaphernes stood
    (RULING-138).
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        may = s.satrap[world.TISSAPHERNES] == SPARTA and asking.year_number(s) >= self.values["year"]
        return unless(may and not asking.is_so(s, codes.CYRUS_CAME), self.clause)

    def does(self, s: War, side: int, c: int, die: int) -> None:
        old = tables.SATRAPS[world.TISSAPHERNES]
        place, within = s.loc[old], s.inside[old]
        losses.forget(s, old)
        state.lift(s, old, codes.OUT)
        asking.let(s, codes.CYRUS_CAME)
        s.leads[old - UNITS], s.leads[tables.CYRUS - UNITS] = tables.NEITHER, SPARTA
        if place >= 0:
            state.put(s, tables.CYRUS, place, within)
        else:
            state.lift(s, tables.CYRUS, codes.FORCE_POOL)
        state.turn_pieces(s, (old, tables.CYRUS))
        s.tell("cyrus-comes", (), (self.clause,))
        gain(s, SPARTA, self.values["talents"], self.clause)
