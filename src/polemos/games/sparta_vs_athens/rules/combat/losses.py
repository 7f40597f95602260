"""Stepping results down, and which units are lost. Sections 8.2 and 8.4."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.rules.combat import account, leaders, reckoning
from polemos.games.sparta_vs_athens.rules.likeness import likeness
from polemos.games.sparta_vs_athens.state import DEAD, OUT, Decision, Refusal, Step, War, cargo_of, lift, strength_of
from polemos.games.sparta_vs_athens.verbs import LOSE, STEP_DOWN, TAKE_LOSSES
from polemos.kernel.flow import VERB, unless

HOME_NATIONS: Final = (tables.ATHENIAN, tables.SPARTAN)
"""By side: the nation whose units are lost first [8.2d]."""


# ------------------------------------------------------------------------------------------------------ stepping down


@dataclass(slots=True, frozen=True)
class StepDown(Decision):
    """A side that must lose half or all of its units may step that down at the price of all survivors [8.4a, 8.4b]."""

    role: int

    def clause(self) -> str:
        return "8.4a"

    def universe(self, s: War) -> list[int]:
        return [TAKE_LOSSES, STEP_DOWN] if s.battle[account.B_TERMS + self.role] != tables.LOSE_NOTHING else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == TAKE_LOSSES:
            return []
        place = s.battle[account.B_PLACE]
        if account.is_lone(s) and self.role == account.DEFENDER:
            # a garrison never steps down
            return [Refusal("8.4d", place), Refusal("8.5f", place)]
        return unless(self.lighter(s) < s.battle[account.B_NEED + self.role], "8.4a", place)

    def lighter(self, s: War) -> int:
        """The number of units that is left of the demand."""
        return reckoning.stepped_down(s.battle[account.B_TERMS + self.role], len(account.fighters(s, self.role)))

    def chosen(self, s: War, c: int) -> None:
        if c == TAKE_LOSSES:
            return
        s.battle[account.B_NEED + self.role] = self.lighter(s)
        s.battle[account.B_STEPPED + self.role] = 1
        s.tell("stepped-down", (self.side, s.battle[account.B_PLACE]), ("8.4a",))


# ------------------------------------------------------------------------------------------------------------- losses


@dataclass(slots=True, frozen=True)
class Losses(Step):
    """A role loses what the result asks of it [8.2b], and flips what is left if it has stepped that down [8.4c].

    Leaders never stand in for units [6.7d] (RULING-21).
    """

    role: int

    def run(self, s: War) -> None:
        role = self.role
        units = account.fighters(s, role)
        need = min(s.battle[account.B_NEED + role], len(units))
        if s.battle[account.B_STEPPED + role]:
            s.then(Flip(role))
        if need == len(units):
            for unit in units:
                fall(s, unit, role, "8.2b")
        elif need:
            s.then(Casualty(account.decider(s, role), role, need))


@dataclass(slots=True, frozen=True)
class Flip(Step):
    """Every surviving unit that fought is turned to its reduced side; what is reduced already is eliminated [8.4c]."""

    role: int

    def run(self, s: War) -> None:
        for unit in account.fighters(s, self.role):
            if s.down[unit]:
                fall(s, unit, self.role, "8.4c")
                continue
            s.down[unit] = 1
            s.tell("flipped", (unit, s.battle[account.B_PLACE]), ("8.4c",))


@dataclass(slots=True, frozen=True)
class Casualty(Decision):
    """The owner names a unit that is lost, out of the nationality whose turn it is [8.2a, 8.2c2, 8.2d]."""

    role: int
    left: int

    def clause(self) -> str:
        return "8.2a"

    def universe(self, s: War) -> list[int]:
        return [LOSE + unit for unit in account.fighters(s, self.role)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        units = account.fighters(s, self.role)
        place = s.battle[account.B_PLACE]
        if c - LOSE not in units:
            return [Refusal("8.2b", place)]
        if c - LOSE in next_to_fall(units, account.owner_in(s, self.role)):
            return []
        home = HOME_NATIONS[account.owner_in(s, self.role)] if account.owner_in(s, self.role) >= 0 else -1
        mixed = any(tables.UNIT_NATION[unit] == home for unit in units)
        return [Refusal("8.2d" if mixed else "8.2a", place)]

    def options(self, s: War) -> list[int]:
        return [LOSE + unit for unit in next_to_fall(account.fighters(s, self.role), account.owner_in(s, self.role))]

    def run(self, s: War) -> None:
        able = next_to_fall(account.fighters(s, self.role), account.owner_in(s, self.role))
        if len({likeness(s, unit) for unit in able}) == 1:
            # nothing to choose between counters that are alike in everything
            s.forced += 1
            self.chosen(s, LOSE + able[0])
        else:
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        fall(s, c % VERB, self.role, "8.2c2")
        if self.left > 1:
            s.then(Casualty(self.side, self.role, self.left - 1))


def next_to_fall(units: list[int], owner: int) -> list[int]:
    """The units of which the next loss must be one [8.2a, 8.2d]; nationality is colour (RULING-89).

    Red or blue ones of the owner first, unless the others are at least twice as many: then the most numerous nation of
    the others. Without red or blue ones the most numerous of all.
    """
    home = HOME_NATIONS[owner] if owner >= 0 else -1
    at_home = [unit for unit in units if tables.UNIT_NATION[unit] == home]
    others = [unit for unit in units if tables.UNIT_NATION[unit] != home]
    if at_home and len(others) < 2 * len(at_home):
        return at_home
    counts: dict[int, int] = {}
    for unit in others:
        counts[tables.UNIT_NATION[unit]] = counts.get(tables.UNIT_NATION[unit], 0) + 1
    most = max(counts.values(), default=0)
    return [unit for unit in others if counts[tables.UNIT_NATION[unit]] == most]


def fall(s: War, unit: int, role: int, clause: str) -> None:
    """A unit is eliminated in the present battle, with all that it carries: nobody can save that [7.4e].

    What is counted for prestige is the side that was up (RULING-87).
    """
    s.battle[account.B_LOST + role] += 1
    for piece in cargo_of(s, unit):
        if piece < tables.UNITS:
            leave(s, piece, role, "7.4e")
        else:
            leaders.drowns(s, piece)
    leave(s, unit, role, clause)


def leave(s: War, unit: int, role: int, clause: str) -> None:
    """A unit is off the map: to be raised again [12.5a], but for LSP where losses are for good [rev.20b]."""
    place = s.loc[unit]
    leaders.leave_waiting_box(s, unit)
    s.battle[account.B_POINTS + role] += strength_of(s, unit)
    lift(s, unit, OUT if s.option_set.no_rebuilding and not tables.IS_NSP[unit] else DEAD)
    s.tell("unit-lost", (unit, place), (clause,))
