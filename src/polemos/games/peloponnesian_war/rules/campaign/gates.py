"""Before a hostile place: assault or investment, an empty fort, a base to destroy. Sections 10.2, 11.5 and 11.6."""

from collections.abc import Sequence
from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking, verbs
from polemos.games.peloponnesian_war.data.tables import NEITHER, UNITS
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import stacks
from polemos.games.peloponnesian_war.rules.combat import assault as storming
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges import capture
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless

# ---------------------------------------------------------------------------------------------------------- the assault


def stormers(s: War, side: int, place: int) -> list[int]:
    """Troops outside in a hex who can assault together: those of the group, and with a leader all who have not moved.

    [14.2.5, 18.1.1] (RULING-117)
    """
    there = asking.land_outside(s, side, place)
    led = stacks.is_led([piece for piece in s.group if s.loc[piece] == place])
    return [unit for unit in there if unit in s.group or (led and stacks.can_stir(s, unit))]


def refusals_assault(s: War, side: int, target: int, troops: Sequence[int]) -> list[Refusal]:
    """Why troops before a place may not assault it [17.3.2, 18.1.1]."""
    if target == NO_TARGET or not troops or any(s.inside[unit] for unit in troops):
        return [Refusal("18.1.1")]
    place = places.place_of(s, target)
    found = [] if places.is_manned(s, target) else [Refusal("18.1.1", place)]
    return found + stacks.refusals_attack(s, troops, place) + storming.refusals_assault(s, side, target, troops)


def assault(s: War, side: int, target: int, troops: Sequence[int]) -> Step:
    """Troops assault a place [18.1.1]."""
    s.group += [unit for unit in troops if unit not in s.group]
    s.attackers, s.defenders, s.victor = list(troops), [], NEITHER
    s.tell("assaults", (side, places.stronghold(s, target)), ("18.1.1",))
    return storming.Assault(side, target)


# ---------------------------------------------------------------------------------------------------- assault or invest


@dataclass(slots=True, frozen=True)
class AtTheGates(Decision):
    """Whoever has come before a hostile place with nobody outside assaults it, or simply stays [10.2.1c, 18.6.1]."""

    target: int

    def clause(self) -> str:
        return "10.2.1c"

    def universe(self, s: War) -> list[int]:
        return [verbs.INVEST, verbs.ASSAULT + self.target]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.INVEST:
            return []
        if c % VERB != self.target:
            return [Refusal("18.1.1", places.place_of(s, self.target))]
        return refusals_assault(s, self.side, self.target, self._troops(s))

    def _troops(self, s: War) -> list[int]:
        return stormers(s, self.side, places.place_of(s, self.target))

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.INVEST:
            invest(s, self.side, self.target)
        else:
            s.then(assault(s, self.side, self.target, self._troops(s)))


def invest(s: War, side: int, target: int) -> None:
    """Land units stay before a hostile place: from now on it is invested [10.2.2a, 18.6.1]."""
    if places.investor(s, target) == side:
        s.tell("invests", (side, places.stronghold(s, target)), ("10.2.2a",))


# ---------------------------------------------------------------------------------------------------------- empty forts


@dataclass(slots=True, frozen=True)
class EmptyFort(Decision):
    """Land units that end their move in the hex of a hostile fort without units take it over or destroy it [11.5a]."""

    target: int

    def clause(self) -> str:
        return "11.5a"

    def universe(self, s: War) -> list[int]:
        return [verbs.SEIZE_FORT, verbs.WRECK_FORT]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.SEIZE_FORT:
            capture.take_fort(s, self.target, self.side, "11.5a")
        else:
            capture.destroy_fort(s, self.target, "11.5a")


# ---------------------------------------------------------------------------------------------------------------- bases


def exposed_base(s: War, side: int, place: int) -> int:
    """The enemy base in a hex that a side may destroy there, -1 for none [7.6.3e, 11.6a].

    Not one in a city or fort that is still held against it, nor while enemies outside have not been beaten. Of a base
    that is not inside nobody but who stands outside keeps it.
    """
    base = places.base_here(s, place, 1 - side)
    if base < 0 or stacks.foes_outside(s, side, place):
        return -1
    target = places.target_here(s, place)
    held = target != NO_TARGET and places.is_hostile(s, target, side) and places.is_manned(s, target)
    return -1 if held and s.base_inside[base] else base


@dataclass(slots=True, frozen=True)
class BreakBase(Decision):
    """Whether units that have ended their move in the hex of an enemy base destroy it [7.6.3e, 11.6a]."""

    place: int

    def clause(self) -> str:
        return "11.6a"

    def universe(self, s: War) -> list[int]:
        return [verbs.WRECK_BASE, verbs.SPARE_BASE] if exposed_base(s, self.side, self.place) >= 0 else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(exposed_base(s, self.side, self.place) >= 0, "11.6a", self.place)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.WRECK_BASE:
            capture.lose_base(s, exposed_base(s, self.side, self.place), "11.6a")


def may_break(s: War, side: int, place: int) -> bool:
    """Whether a unit of the moving group is outside in a hex with such a base; not one that is carried [11.6a]."""
    there = [piece for piece in s.group if piece < UNITS and s.loc[piece] == place and s.aboard[piece] < 0]
    return bool(there) and exposed_base(s, side, place) >= 0
