"""The rounds of a battle: the die on the Combat Chart, what it does to both sides, who goes on.

Sections 17.5 and 18.4.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.data.tables import PIECES, UNITS
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.combat import account, outcome, reckoning, tokens
from polemos.games.peloponnesian_war.rules.combat.account import ASSAULT, ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.rules.rolls import R_BATTLE, R_CHECK, Roll
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless
from polemos.wargame.reckoning import total

NOTHING_HAPPENS: Final = "-"
CHECK: Final = "C"
DEMORALIZED: Final = "D"
BROKEN_LINE: Final = "X"
EFFECT_NAMES: Final = (NOTHING_HAPPENS, CHECK, DEMORALIZED, BROKEN_LINE)
EFFECT_WORDS: Final = ("none", "check", "demoralized", "broken-line")


@dataclass(slots=True, frozen=True)
class Fight(Step):
    """All fighters go on the display with their starting morale, and the first round begins [17.3.1, 17.6a]."""

    side: int

    def run(self, s: War) -> None:
        for role in (ATTACKER, DEFENDER):
            for fighter in account.fighters(s, role):
                s.courage[fighter] = reckoning.morale_of(s, fighter, role)
        s.tell("battle", (account.kind_of(s), self.side, account.place_of(s)), ("17.3.1",))
        s.then(Round(self.side))


@dataclass(slots=True, frozen=True)
class Round(Step):
    """A round: tokens are spent, then the attacker's die is read [17.4.9, 17.5.1]."""

    side: int

    def run(self, s: War) -> None:
        s.battle[account.B_ROUND] += 1
        s.battle[account.B_RUSE] = s.battle[account.B_RUSE + 1] = 0
        s.then(
            tokens.SpendRuse(1 - self.side),
            tokens.SpendRuse(self.side),
            Roll(self.side, R_BATTLE),
            ReadChart(self.side),
        )


@dataclass(slots=True, frozen=True)
class ReadChart(Step):
    """The column after shifts gives a result for each side, which both suffer at the same time [17.5.1, 17.5.2]."""

    side: int

    def run(self, s: War) -> None:
        face = s.rolled.pop()
        base, column = reckoning.base_column(s), reckoning.column(s)
        effects = reckoning.effects(column, face)
        if s.heard is not None:
            tell_odds(s, base, column)
            codes = [EFFECT_NAMES.index(effect) for effect in effects]
            s.tell("result", (face, column, *codes), ("17.5.2",))
        s.then(
            *suffered(self.side, effects[ATTACKER]),
            *suffered(1 - self.side, effects[DEFENDER]),
            EndOfRound(self.side),
        )


def tell_odds(s: War, base: int, column: int) -> None:
    """What both sides bring, and every shift with its clause."""
    for role, strength in enumerate(reckoning.strengths(s)):
        s.tell("brought", (account.side_of(s, role), strength), ("17.4.1",))
    net = 0
    for role in (ATTACKER, DEFENDER):
        terms = reckoning.shifts(s, role)
        net += total(terms) if role == ATTACKER else -total(terms)
        for term in terms:
            s.tell("shifted", (account.side_of(s, role), term.what, term.value), (term.clause,))
    s.tell("odds", (base, net, column), ("17.4.1", "17.4.8"))


def suffered(side: int, effect: str) -> list[Step]:
    """What a side goes through by its result [17.5.3]: X is D and more, D is C and more."""
    if effect == NOTHING_HAPPENS:
        return []
    found: list[Step] = [Checks(side)]
    if effect in (DEMORALIZED, BROKEN_LINE):
        found.insert(0, Demoralize(side))
    if effect == BROKEN_LINE:
        found.insert(0, BreakLine(side))
    return found


# ---------------------------------------------------------------------------------------------------------- results


def weakest(s: War, role: int) -> list[int]:
    """The unrouted fighters of lowest current morale, among whom the owner chooses [17.5.3]."""
    up = account.standing(s, role)
    least = min([s.courage[fighter] for fighter in up], default=0)
    return [fighter for fighter in up if s.courage[fighter] == least]


@dataclass(slots=True, frozen=True)
class BreakLine(Decision):
    """A broken line: the side loses one of its unrouted units of lowest morale, its owner's choice among equals.

    [17.5.3]

    Units that are alike in all that matters are one choice; so are garrison points.
    """

    def clause(self) -> str:
        return "17.5.3"

    def universe(self, s: War) -> list[int]:
        role = account.role_of(s, self.side)
        return [
            verbs.LOSE + fighter if fighter < PIECES else verbs.LOSE_GARRISON + fighter - PIECES
            for fighter in account.fighters(s, role)
        ]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        fighter = c % VERB + (PIECES if c - c % VERB == verbs.LOSE_GARRISON else 0)
        role = account.role_of(s, self.side)
        same = [other for other in weakest(s, role) if alike(s, other) == alike(s, fighter)]
        return unless(bool(same) and same[0] == fighter, "17.5.3", account.place_of(s))

    def chosen(self, s: War, c: int) -> None:
        if c - c % VERB == verbs.LOSE_GARRISON:
            fall_of_garrison(s, self.side, PIECES + c % VERB)
        else:
            fall(s, c % VERB, "17.5.3")


def alike(s: War, fighter: int) -> tuple[int, ...]:
    """What tells a fighter from others of its side when one must be lost: the same counter, cargo, place, mark."""
    from_garrison = fighter >= PIECES
    if from_garrison:
        return (-1, reckoning.garrison_city(s, fighter))
    return outcome.likeness(s, fighter)


def fall(s: War, unit: int, clause: str) -> None:
    """A unit is destroyed in the battle [7.9.1a, 7.9.1b]; a fleet takes with it what it carries [17.2b]."""
    role = ATTACKER if unit in s.attackers else DEFENDER
    if account.is_fleet(unit):
        s.battle[account.B_FLEETS_LOST + role] += 1
    s.tell("broken-line", (unit,), (clause,))
    losses.destroy(s, unit, clause)


def fall_of_garrison(s: War, side: int, fighter: int) -> None:
    """A garrison point is destroyed [18.3.1]."""
    for row in (s.attackers, s.defenders):
        if fighter in row:
            row.remove(fighter)
    s.tell("garrison-falls", (side,), ("17.5.3", "18.3.1"))


@dataclass(slots=True, frozen=True)
class Demoralize(Step):
    """Every unrouted unit of a side loses a point of morale for the battle; at 0 it is routed [17.5.3, 17.6b]."""

    side: int

    def run(self, s: War) -> None:
        for fighter in account.standing(s, account.role_of(s, self.side)):
            s.courage[fighter] -= 1
        s.tell("shaken", (self.side,), ("17.5.3",))


@dataclass(slots=True, frozen=True)
class Checks(Step):
    """Every unrouted unit of a side rolls one die [17.5.3]."""

    side: int

    def run(self, s: War) -> None:
        s.queue = account.standing(s, account.role_of(s, self.side))
        if s.queue:
            s.then(Roll(self.side, R_CHECK), Check(self.side))


@dataclass(slots=True, frozen=True)
class Check(Step):
    """The first of those who check is routed if the die is more than its current morale [17.5.3]."""

    side: int

    def run(self, s: War) -> None:
        face, fighter = s.rolled.pop(), s.queue.pop(0)
        courage = s.courage[fighter]
        if face > courage:
            s.courage[fighter] = 0
        if s.heard is not None:
            tell_check(s, self.side, fighter, face, courage)
        if s.queue:
            s.then(Roll(self.side, R_CHECK), self)


def tell_check(s: War, side: int, fighter: int, face: int, courage: int) -> None:
    """How a check went."""
    if fighter < UNITS:
        s.tell("routed" if face > courage else "holds", (fighter, face, courage), ("17.5.3",))
    elif face > courage:
        s.tell("garrison-routed", (side, face, courage), ("17.5.3", "18.3.1"))


# ---------------------------------------------------------------------------------------------------- after each round


def beaten(s: War) -> int:
    """Who has nobody unrouted left: ATTACKER, also where that is both, DEFENDER, or -1 [17.5.4]."""
    if not account.standing(s, ATTACKER):
        return ATTACKER
    return -1 if account.standing(s, DEFENDER) else DEFENDER


@dataclass(slots=True, frozen=True)
class EndOfRound(Step):
    """Whoever has nobody unrouted is beaten; else first the defender, then the attacker may break off [17.5.4].

    An assault has three rounds at most, and its defender cannot break off [18.4.1, 18.4.2].
    """

    side: int

    def run(self, s: War) -> None:
        lost = beaten(s)
        if account.kind_of(s) == ASSAULT:
            outcome.after_assault_round(s, self.side, lost, NextRound)
        elif lost >= 0:
            s.then(outcome.Beaten(account.side_of(s, lost)))
        else:
            s.then(GoOn(1 - self.side), GoOn(self.side), NextRound(self.side))


@dataclass(slots=True, frozen=True)
class GoOn(Decision):
    """Fight on, or break off and be beaten [17.5.4]."""

    def clause(self) -> str:
        return "17.5.4"

    def universe(self, s: War) -> list[int]:
        return [verbs.FIGHT_ON, verbs.BREAK_OFF] if s.battle and s.victor < 0 else []

    def run(self, s: War) -> None:
        outcome.go_on_or_ask(s, self, self.options(s))

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.BREAK_OFF:
            s.tell("breaks-off", (self.side,), ("17.5.4",))
            outcome.lose(s, self.side)


@dataclass(slots=True, frozen=True)
class NextRound(Step):
    """Another round, if nobody has broken off [17.5.4] or stopped the assault [18.4.2]."""

    side: int

    def run(self, s: War) -> None:
        if s.victor >= 0:
            storming = account.kind_of(s) == ASSAULT
            s.then(outcome.ThrownBack(self.side) if storming else outcome.Beaten(1 - s.victor))
        else:
            s.then(Round(self.side))
