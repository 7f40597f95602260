"""Battles by one die."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, SEA_NEXT, SEAS_AT
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.rolls import R_BATTLE, Roll
from polemos.games.peloponnesian_war.state import Step, War

LEAST = 4


@dataclass(slots=True, frozen=True)
class LandBattle(Step):
    """Units of `attackers` fight whoever is outside in a hex."""

    side: int
    place: int

    def run(self, s: War) -> None:
        if s.attackers and state.outside_at(s, 1 - self.side, self.place):
            s.then(Roll(self.side, R_BATTLE), AfterLand(self.side, self.place))
        else:
            s.victor = self.side


@dataclass(slots=True, frozen=True)
class AfterLand(Step):
    """The beaten retreat."""

    side: int
    place: int

    def run(self, s: War) -> None:
        s.victor = self.side if s.rolled.pop() >= LEAST else 1 - self.side
        if s.victor == self.side:
            target = places.target_here(s, self.place)
            home = target != places.NO_TARGET and places.friend_of(s, target) != self.side
            for unit in state.outside_at(s, 1 - self.side, self.place):
                if home:
                    s.inside[unit] = 1
                else:
                    losses.destroy(s, unit, "17.7.3")
            return
        for piece in [*s.attackers, *[p for p in s.group if p >= UNITS and s.loc[p] == self.place]]:
            if KIND[piece] == FLEET if piece < UNITS else False:
                continue
            if s.inside[piece]:
                continue
            if s.came_from < LAND:
                state.put(s, piece, s.came_from)
            elif piece < UNITS:
                fleets = [f for f in state.fleets_outside(s, self.side, self.place) if not state.cargo_of(s, f)]
                s.aboard[piece] = fleets[0]


@dataclass(slots=True, frozen=True)
class NavalBattle(Step):
    """Fleets of `attackers` fight those of `defenders`."""

    side: int
    place: int

    def run(self, s: War) -> None:
        s.then(Roll(self.side, R_BATTLE), AfterNaval(self.side, self.place))


@dataclass(slots=True, frozen=True)
class AfterNaval(Step):
    """The beaten retreat, with their leaders and what they carry."""

    side: int
    place: int

    def run(self, s: War) -> None:
        s.victor = self.side if s.rolled.pop() >= LEAST else 1 - self.side
        beaten = s.defenders if s.victor == self.side else s.attackers
        if self.place < LAND:
            to = s.came_from if s.victor != self.side else SEAS_AT[self.place][0]
        else:
            to = SEA_NEXT[self.place - LAND][-1]
        for fleet in [*beaten]:
            if s.inside[fleet] or to == self.place:
                s.inside[fleet] = 1
                continue
            for piece in [fleet, *state.cargo_of(s, fleet), *state.leaders_at(s, s.sides[fleet], self.place)]:
                state.put(s, piece, to)
