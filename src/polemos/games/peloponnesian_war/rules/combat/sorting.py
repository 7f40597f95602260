"""Before a battle on land: who stands outside, who puts to sea, who withdraws, who comes out to help.

Sections 10.2.1, 10.4.3, 16.7 and 16.10.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.asking import has
from polemos.games.peloponnesian_war.data.tables import COMBAT, HOPLITE, KIND, UNITS
from polemos.games.peloponnesian_war.data.world import CLEAR, GROUND, SEAS_AT, is_open
from polemos.games.peloponnesian_war.rules import places, stacking
from polemos.games.peloponnesian_war.rules.combat import account, retreat
from polemos.games.peloponnesian_war.rules.rolls import R_TO_SEA, R_WITHDRAWAL, Roll
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless
from polemos.wargame.reckoning import Term, total


def must_stand_outside(s: War, unit: int) -> bool:
    """Whether a unit in the hex of its own place stands outside: foragers, and who builds Long Walls.

    [7.6.5b, 9.7.2b]
    """
    return has(s, unit, codes.FORAGING) or unit in s.wall_builder


@dataclass(slots=True, frozen=True)
class Sorting(Decision):
    """The defender of a city or fort says which of his units there stand outside and which inside [10.2.1a].

    He begins with all of them inside; besiegers of something else have no choice, as they stand in another's hex. A
    fort holds few [14.2.1]. `queue` holds those who have been sent outside.
    """

    place: int

    def clause(self) -> str:
        return "10.2.1a"

    def free(self, s: War) -> list[int]:
        """Units that have not been named yet."""
        return [
            piece
            for piece in s.at[self.place]
            if piece < UNITS
            and s.sides[piece] == self.side
            and s.aboard[piece] < 0
            and not must_stand_outside(s, piece)
            and piece not in s.queue
        ]

    def universe(self, s: War) -> list[int]:
        free = self.free(s)
        if not free:
            return []
        return [*([] if s.queue else [verbs.ALL_OUTSIDE]), verbs.ALL_INSIDE, *[verbs.STAY_OUTSIDE + u for u in free]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        free = self.free(s)
        if c == verbs.ALL_INSIDE:
            inside = [u for u in free if s.inside[u]]
            room = stacking.room_inside(s, self.place) + len(inside)
            return unless(len(free) <= room, "14.2.1", self.place)
        if c == verbs.ALL_OUTSIDE:
            return unless(not s.queue, "10.2.1a", self.place)
        return unless(c % VERB in free, "10.2.1a", self.place)

    def run(self, s: War) -> None:
        wanted = {codes.SORT_INSIDE: verbs.ALL_INSIDE, codes.SORT_OUTSIDE: verbs.ALL_OUTSIDE}
        options = self.options(s)
        able = [c for order, c in wanted.items() if asking.ordered(s, self.side, order) and c in options]
        if able:
            self.chosen(s, able[0])
        else:
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.ALL_INSIDE:
            self.settle(s, self.free(s), 1)
        elif c == verbs.ALL_OUTSIDE:
            self.settle(s, self.free(s), 0)
        else:
            unit = c % VERB
            s.queue.append(unit)
            state.put(s, unit, self.place, 0)
            s.tell("stays-outside", (unit,), ("10.2.1a",))
            s.then(self)

    def settle(self, s: War, units: list[int], inside: int) -> None:
        """The others go in, or out, and leaders with them: outside only if somebody is."""
        for unit in units:
            state.put(s, unit, self.place, inside)
        out = bool(asking.land_outside(s, self.side, self.place))
        for leader in asking.leaders_at(s, self.side, self.place):
            state.put(s, leader, self.place, int(not out))
        s.queue = []


@dataclass(slots=True, frozen=True)
class Relief(Decision):
    """The besieged may send units out to fight beside those who come to their help [10.4.3].

    They count as outside in this battle, and are back inside after it whatever comes.
    """

    place: int

    def clause(self) -> str:
        return "10.4.3"

    def able(self, s: War) -> list[int]:
        """Units inside that have not joined yet."""
        within = asking.inside_at(s, self.side, self.place)
        return [u for u in within if not account.is_fleet(u) and u not in s.attackers]

    def universe(self, s: War) -> list[int]:
        able = self.able(s)
        return [verbs.ALL_HELP, *[verbs.HELP + unit for unit in able], verbs.DONE] if able else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c in (verbs.ALL_HELP, verbs.DONE) or c % VERB in self.able(s), "10.4.3", self.place)

    def run(self, s: War) -> None:
        if asking.ordered(s, self.side, codes.ALWAYS_RELIEVE) and self.able(s):
            self.chosen(s, verbs.ALL_HELP)
        elif not asking.ordered(s, self.side, codes.NEVER_RELIEVE):
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        joining = self.able(s) if c == verbs.ALL_HELP else [] if c == verbs.DONE else [c % VERB]
        for unit in joining:
            s.attackers.append(unit)
            s.tell("joins-battle", (unit,), ("10.4.3",))
        if joining:
            s.then(self)


# ------------------------------------------------------------------------------------------------------- fleets beached


@dataclass(slots=True, frozen=True)
class PutToSea(Step):
    """Each fleet beached outside a city may try to put to sea before enemy land units that come [16.10.1]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        s.queue = asking.fleets_outside(s, self.side, self.place)
        if s.queue:
            s.then(OneToSea(self.side, self.place))


@dataclass(slots=True, frozen=True)
class OneToSea(Decision):
    """The first of the fleets that wait: to which sea area it tries to go, or whether it stays and fights ashore."""

    place: int

    def clause(self) -> str:
        return "16.10.1"

    def universe(self, s: War) -> list[int]:
        return [*[verbs.TO_SEA + sea for sea in SEAS_AT[self.place]], verbs.STAY_BEACHED] if s.queue else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        sea = c % VERB
        near = sea in SEAS_AT[self.place] and not is_open(sea) and places.in_play(s, sea)
        return unless(c == verbs.STAY_BEACHED or near, "16.10.1", sea)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.STAY_BEACHED:
            s.queue.pop(0)
            s.then(self)
        else:
            s.then(Roll(self.side, R_TO_SEA), Launched(self.side, self.place, c % VERB))


@dataclass(slots=True, frozen=True)
class Launched(Step):
    """On 3 or more it is at sea [16.10.1]; a leader goes with the last of them."""

    side: int
    place: int
    sea: int

    def run(self, s: War) -> None:
        face, fleet = s.rolled.pop(), s.queue.pop(0)
        if face >= COMBAT.to_sea:
            for piece in (fleet, *asking.cargo_of(s, fleet)):
                state.put(s, piece, self.sea)
            s.tell("puts-to-sea", (fleet, self.sea), ("16.10.1",))
            if not asking.outside_at(s, self.side, self.place):
                for leader in asking.leaders_at(s, self.side, self.place):
                    if not s.inside[leader]:
                        state.put(s, leader, self.sea)
        s.then(OneToSea(self.side, self.place))


# ----------------------------------------------------------------------------------------------------------- withdrawal


def may_withdraw(s: War, side: int, place: int) -> bool:
    """Whether defenders may try to avoid battle: not besiegers, not in the hex of their own city or fort [16.7.1]."""
    target = places.target_here(s, place)
    if target == places.NO_TARGET:
        return True
    return places.holds_out(s, target) != side and not (s.siege[target] and s.besieger[target] == side)


WITHDRAWAL_REASONS: Final = ("no-hoplites", "broken-ground", "more-cavalry")
"""Why the die of a withdrawal is changed."""


def withdrawal_terms(s: War, side: int, place: int) -> list[Term]:
    """What is added to the die of a withdrawal [16.7.1]."""
    mine, figures = asking.land_outside(s, side, place), COMBAT.withdrawal
    so = (
        not any(KIND[unit] == HOPLITE for unit in mine),
        GROUND[place] != CLEAR,
        _horse(s.attackers) > _horse(mine),
    )
    values = (figures.no_hoplites, figures.broken_ground, figures.more_cavalry)
    return [Term(n, value, "16.7.1") for n, value in enumerate(values) if so[n]]


def withdrawal_modifier(s: War, side: int, place: int) -> int:
    """The sum of that."""
    return total(withdrawal_terms(s, side, place))


def _horse(units: list[int]) -> int:
    return sum([1 for unit in units if account.is_cavalry(unit)])


@dataclass(slots=True, frozen=True)
class Withdrawal(Decision):
    """The defender outside a place of his own may try to withdraw before the battle [16.7.1]."""

    place: int

    def clause(self) -> str:
        return "16.7.1"

    def universe(self, s: War) -> list[int]:
        able = may_withdraw(s, self.side, self.place) and bool(self.ways(s))
        return [verbs.WITHDRAW, verbs.STAND] if able and s.victor < 0 else []

    def options(self, s: War) -> list[int]:
        return self.universe(s)

    def ways(self, s: War) -> list[int]:
        """Hexes to which they could go without loss, their cavalry too."""
        units = asking.land_outside(s, self.side, self.place)
        return retreat.havens(s, self.side, self.place, units, retreat.has_cavalry(units)) if units else []

    def run(self, s: War) -> None:
        if asking.ordered(s, self.side, codes.ALWAYS_WITHDRAW) and self.options(s):
            self.chosen(s, verbs.WITHDRAW)
        elif not asking.ordered(s, self.side, codes.NEVER_WITHDRAW):
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.WITHDRAW:
            s.then(Roll(self.side, R_WITHDRAWAL), Withdrawn(self.side, self.place))


@dataclass(slots=True, frozen=True)
class Withdrawn(Step):
    """On a success he retreats without loss, and the attacker's move ends; else there is a battle [16.7.1]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        away = s.rolled.pop() + withdrawal_modifier(s, self.side, self.place) >= COMBAT.withdrawal.success
        s.tell("withdraws" if away else "caught", (self.side, self.place), ("16.7.1",))
        if away:
            s.victor = 1 - self.side
            s.queue = asking.land_outside(s, self.side, self.place)
            s.then(retreat.Flee(self.side, self.place), retreat.Launch(self.side, self.place))
