"""Leaders who fall: by the die after a battle, with their troops, with a garrison; and who takes their place.

Sections 6.7 to 6.9.
"""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data.tables import ATHENS, FORCE_MARKERS, IS_NSP, LEADER_LOSSES, LEADER_SIDE, SPARTA
from polemos.games.sparta_vs_athens.rules import berths, rolls, sides
from polemos.games.sparta_vs_athens.rules.combat import account, commanders, reckoning, reveal
from polemos.games.sparta_vs_athens.rules.year.cups import DrawUnnamed, in_cup
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War, leaders_at, lift, mend_box, put, units_at
from polemos.kernel.flow import VERB, unless


def perish(s: War, leader: int, clause: str) -> None:
    """A leader dies in combat. An Athenian may be made good out of the reserve in a Logistics Phase [6.4e, 6.4e2]."""
    place = s.loc[leader]
    side = LEADER_SIDE[leader]
    if side == ATHENS:
        s.vacancies[side] += 1
    lift(s, leader, state.DEAD)
    if leader == s.leader:
        s.leader = -1
        s.points = 0
    s.tell("leader-lost", (leader, place), (clause,))


# --------------------------------------------------------------------------------------------- the die after a battle


@dataclass(slots=True, frozen=True)
class LeaderCheck(Step):
    """If either side used a leader two dice are rolled, whatever came of the battle [6.7a, 8.3a]."""

    def run(self, s: War) -> None:
        if not commanders.nobody_commands(s):
            side = s.battle[account.B_SIDE]
            s.then(rolls.Roll(side, rolls.R_LEADER), rolls.Roll(side, rolls.R_LEADER), LeaderFalls())


@dataclass(slots=True, frozen=True)
class LeaderFalls(Step):
    """One throw kills a leader of Sparta's side, another one of Athens', any other nobody [6.7a] (RULING-58)."""

    def run(self, s: War) -> None:
        dice = s.rolled.pop() + s.rolled.pop()
        if dice == LEADER_LOSSES.sparta:
            strike(s, SPARTA)
        elif dice == LEADER_LOSSES.athens:
            strike(s, ATHENS)


def strike(s: War, side: int) -> None:
    """A leader of a side in the battle falls; the enemy chooses which [6.7c]."""
    role = account.ATTACKER if side == s.battle[account.B_SIDE] else account.DEFENDER
    if is_safe(s, role):
        return
    there = commanders.leaders_in(s, role)
    if len(there) > 1:
        # they come out of their anonymity, for the enemy names one (RULING-103)
        for leader in there:
            reveal.show(s, leader)
    if there:
        s.then(Kill(1 - side, role))


def is_safe(s: War, role: int) -> bool:
    """Whether leaders of a role cannot die: defenders on the lowest column, attackers on the highest [6.7b].

    The column of the die counts, on land and at sea, and for every leader [8.1e, 8.1f, 8.6e] (RULING-84).
    """
    column = s.battle[account.B_COLUMN]
    return column == reckoning.last_column(reckoning.table_of(s)) if role == account.ATTACKER else column == 0


@dataclass(slots=True, frozen=True)
class Kill(Decision):
    """The enemy says which of several leaders dies [6.7c]."""

    role: int

    def clause(self) -> str:
        return "6.7c"

    def universe(self, s: War) -> list[int]:
        return [verbs.KILL + leader for leader in leaders_at(s, 1 - self.side, s.battle[account.B_PLACE])]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c - verbs.KILL in commanders.leaders_in(s, self.role), "6.7c", s.battle[account.B_PLACE])

    def chosen(self, s: War, c: int) -> None:
        leader = c % VERB
        place, ship, force = s.loc[leader], s.aboard[leader], s.force[leader]
        command = leader == s.leader
        left = troops_left(s, leader)
        successor = left and bool(in_cup(s, LEADER_SIDE[leader]))
        if successor:
            # his box stays for whoever takes his place
            s.force[leader] = 0
        perish(s, leader, "6.7a")
        if successor:
            s.then(
                DrawUnnamed(LEADER_SIDE[leader]),
                Successor(LEADER_SIDE[leader], place, ship, force, int(command)),
            )


def troops_left(s: War, leader: int) -> bool:
    """Whether a leader's force has LSP or NSP left [6.8c]: of the operating force its own, else any in the locale."""
    side, place = LEADER_SIDE[leader], s.loc[leader]
    if leader == s.leader:
        return any(s.loc[unit] == place for unit in s.group if LEADER_SIDE[unit] < 0)
    return sides.has_units(s, side, place)


def drowns(s: War, leader: int) -> None:
    """A leader is lost with his ship [7.4e]. Who takes his place is seen when the battle's losses are over [6.8a].

    Until then his box waits for him [6.8b].
    """
    side, place, command, force = LEADER_SIDE[leader], s.loc[leader], leader == s.leader, s.force[leader]
    ends = [i for i, step in enumerate(s.agenda) if isinstance(step, LeadersAlone)]
    if ends:
        s.force[leader] = 0
        s.agenda.insert(ends[-1], MadeGood(side, place, int(command), force))
    perish(s, leader, "7.4e")


def waiting_boxes(s: War) -> set[int]:
    """Places in `marker` of boxes whose leader has died and whose next one is still to come [6.8a]."""
    return {
        step.side * FORCE_MARKERS + step.force - 1
        for step in s.agenda
        if isinstance(step, MadeGood | Successor) and step.force
    }


def leave_waiting_box(s: War, unit: int) -> None:
    """A unit that falls leaves a box that waits for its leader as it is, if another unit lies in it [2.5a, 6.8a]."""
    number, side = s.force[unit], s.owner[unit]
    if number and side * FORCE_MARKERS + number - 1 in waiting_boxes(s):
        if sum([s.force[other] == number for other in units_at(s, side, s.loc[unit])]) > 1:
            s.force[unit] = 0


@dataclass(slots=True, frozen=True)
class MadeGood(Step):
    """A leader who was lost with his ship is replaced, if his force has LSP or NSP left [6.8a, 6.8c]."""

    side: int
    place: int
    command: int
    force: int

    def run(self, s: War) -> None:
        side, place = self.side, self.place
        units = [unit for unit in units_at(s, side, place) if unit in s.group or not self.command]
        stands = self.force and s.marker[side * FORCE_MARKERS + self.force - 1] == place
        if units and in_cup(s, side):
            fleets = [unit for unit in units if IS_NSP[unit] and not s.inside[unit]]
            ship = berths.strongest(s, fleets) if fleets else -1
            s.then(DrawUnnamed(side), Successor(side, place, ship, self.force if stands else 0, self.command))
        elif stands:
            mend_box(s, side, self.force)


@dataclass(slots=True, frozen=True)
class Successor(Step):
    """The unnamed leader who was drawn takes a dead leader's place with his force, whose points are spent.

    [6.8a, 6.8b, 6.8e] (RULING-40)
    """

    side: int
    place: int
    ship: int
    force: int
    command: int

    def run(self, s: War) -> None:
        leader = s.queue.pop()
        put(s, leader, self.place)
        s.aboard[leader] = self.ship
        s.force[leader] = self.force
        s.acted[leader] = state.OPERATED
        if self.command:
            s.leader = leader
            s.points = 0
        s.then(berths.Berth(self.side, leader))
        s.tell("leader-comes", (leader, self.place), ("6.8a",), 1 << self.side)
        s.tell("leader-comes-hidden", (self.side, self.place), ("6.8a",), 1 << (1 - self.side))


# ----------------------------------------------------------------------------------------------------- with their men


@dataclass(slots=True, frozen=True)
class LeadersAlone(Step):
    """Where a battle has eliminated all LSP and NSP that a side had in the locale, every leader it has there dies
    [6.9a].

    Nobody takes their place [6.8c].
    """

    def run(self, s: War) -> None:
        for role in account.BOTH_ROLES:
            side = account.decider(s, role)
            if s.battle[account.B_LOST + role] and not account.is_neutral(s, role):
                forsaken(s, side, s.battle[account.B_PLACE], "6.9a")


def forsaken(s: War, side: int, place: int, clause: str) -> None:
    """Leaders of a side die who have no LSP or NSP of theirs left in a locale."""
    if sides.has_units(s, side, place):
        return
    for leader in leaders_at(s, side, place):
        perish(s, leader, clause)
