"""Units leave the map: elimination, cargo without fleet, too many in a hex. Sections 11.61, 13.1, 19.51, 21.3, 21.4."""

from dataclasses import dataclass

from polemos.games.belisarius.data.charts import FLEET_CAPACITY, STACK_LIMIT
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_FLEET
from polemos.games.belisarius.data.world import HEX_COUNT, IMPERIAL, KIND, NEUTRAL, OUT, SEA
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.markers import lose_all
from polemos.games.belisarius.state import Decision, Refusal, Step, War, lift, owner, set_aboard
from polemos.games.belisarius.verbs import LOSE
from polemos.kernel.flow import NOTHING, VERB


def destroy(s: War, units: list[int], clause: str) -> None:
    """Remove units from play; they may come back as reinforcements, leaders too [11.61, 21.3].

    Justinian never does by the ordinary ways, and with him go all Imperial markers [21.4c, 21.4e, 8.5c].
    Cargo that has lost its fleet is settled next (RULING-55) [19.51].
    """
    for u in units:
        h = s.loc[u]
        s.tell("destroyed", (u, h), (clause,))
        lift(s, u)
        s.rebel[u] = 0
        s.spent[u] = 0
        if u in s.army:
            s.army.remove(u)
        if UNIT_FLEET[u] and 0 <= h < HEX_COUNT:
            s.then(CargoCheck(h))
        if u == JUSTINIAN:
            s.loc[u] = OUT
            lose_all(s, IMPERIAL, "21.4c")


def excess_cargo(s: War, h: int) -> int:
    """How many land units aboard in a hex have no place on the fleets there [19.51]."""
    aboard = fleets = 0
    for u in s.at[h]:
        if UNIT_FLEET[u]:
            fleets += 1
        elif s.aboard[u]:
            aboard += 1
    return aboard - fleets * FLEET_CAPACITY


@dataclass(slots=True, frozen=True)
class CargoCheck(Step):
    """After fleets are gone: what is left aboard must fit those that remain (RULING-55) [19.51]."""

    hex: int

    def run(self, s: War) -> None:
        h = self.hex
        over = excess_cargo(s, h) if s.at[h] else 0
        if over <= 0:
            return
        aboard = [u for u in s.at[h] if s.aboard[u]]
        side = owner(s, aboard[0])
        if over < len(aboard) and side != NEUTRAL:
            s.then(CargoWithoutFleet(side, h))
            return
        # nobody is left to choose, or nothing
        for u in aboard[:over]:
            lose_place(s, u)


def lose_place(s: War, u: int) -> None:
    """A unit has no fleet any more: lost at sea, simply ashore on a coast (RULING-55) [19.51]."""
    if KIND[s.loc[u]] == SEA:
        destroy(s, [u], "19.51")
    else:
        set_aboard(s, u, 0)


@dataclass(slots=True, frozen=True)
class CargoWithoutFleet(Decision):
    """The owner names a unit without a place (RULING-55) [19.51]."""

    hex: int

    def clause(self) -> str:
        return "19.51"

    def universe(self, s: War) -> list[int]:
        return universes.units(LOSE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return universes.one_of(c, LOSE, [u for u in s.at[self.hex] if s.aboard[u]], "19.51", self.hex)

    def chosen(self, s: War, c: int) -> None:
        s.then(CargoCheck(self.hex))
        lose_place(s, c % VERB)


@dataclass(slots=True, frozen=True)
class Excess(Decision):
    """If a hex holds more than ten units anyway, the player removes the excess, his choice [13.1b]."""

    hex: int

    def clause(self) -> str:
        return "13.1b"

    def universe(self, s: War) -> list[int]:
        return universes.units(LOSE) if len(s.at[self.hex]) > STACK_LIMIT else NOTHING

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return universes.one_of(c, LOSE, list(s.at[self.hex]), "13.1b", self.hex)

    def chosen(self, s: War, c: int) -> None:
        s.then(self)
        destroy(s, [c % VERB], "13.1b")
