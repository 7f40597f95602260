"""Units leave the map: elimination, cargo without fleet, too many in a hex. Sections 11.61, 13.1, 19.51, 21.3, 21.4."""

from dataclasses import dataclass

from polemos.games.belisarius.markers import lose_all
from polemos.games.belisarius.state import Decision, Step, War, lift, owner, set_aboard
from polemos.games.belisarius.tables import (
    FLEET_CAPACITY,
    HEX_COUNT,
    IMPERIAL,
    JUSTINIAN,
    KIND,
    NEUTRAL,
    OUT,
    SEA,
    STACK_LIMIT,
    UNIT_FLEET,
)
from polemos.games.belisarius.verbs import LOSE
from polemos.kernel.flow import VERB


def destroy(s: War, units: list[int], clause: str) -> None:
    """Remove units from play; they may come back as reinforcements, leaders too [11.61, 21.3].

    Justinian never does by the ordinary ways, and with him go all Imperial markers [21.4c, 21.4e, 8.5c].
    Cargo that has lost its fleet is settled next (RULING-55) [19.51].
    """
    for u in units:
        h = s.loc[u]
        if s.heard is not None:
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
        if s.at[self.hex] and excess_cargo(s, self.hex) > 0:
            s.then(CargoWithoutFleet(owner(s, s.at[self.hex][0]), self.hex))


@dataclass(slots=True, frozen=True)
class CargoWithoutFleet(Decision):
    """The owner names the units without a place: lost at sea, simply ashore on a coast (RULING-55) [19.51]."""

    hex: int

    def clause(self) -> str:
        return "19.51"

    def options(self, s: War) -> list[int]:
        over = excess_cargo(s, self.hex)
        if over <= 0:
            return []
        aboard = [LOSE + u for u in s.at[self.hex] if s.aboard[u]]
        return aboard[:1] if over == len(aboard) or self.side == NEUTRAL else aboard

    def chosen(self, s: War, c: int) -> None:
        s.then(self)
        u = c % VERB
        if KIND[self.hex] == SEA:
            destroy(s, [u], "19.51")
        else:
            set_aboard(s, u, 0)


@dataclass(slots=True, frozen=True)
class Excess(Decision):
    """If a hex holds more than ten units anyway, the player removes the excess, his choice [13.1b]."""

    hex: int

    def clause(self) -> str:
        return "13.1b"

    def options(self, s: War) -> list[int]:
        if len(s.at[self.hex]) <= STACK_LIMIT:
            return []
        return [LOSE + u for u in s.at[self.hex]]

    def chosen(self, s: War, c: int) -> None:
        s.then(self)
        destroy(s, [c % VERB], "13.1b")
