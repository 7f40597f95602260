"""Trumps: a better leader acts in place of the one who is due, or instead of an enemy who has momentum [5.4]."""

from dataclasses import dataclass

from polemos.games.alexander import state, verbs
from polemos.games.alexander.data.setting import CONTINGENT
from polemos.games.alexander.rules.command import duty, orders_phase
from polemos.games.alexander.rules.command.command import in_zone, is_overall
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.field.universes import leader_named, leaders_of, site_of
from polemos.games.alexander.rules.rolls import LEADER_GIDS, R_TRUMP, Roll
from polemos.games.alexander.rules.standing_orders import K_TRUMP, wish
from polemos.games.alexander.state import FINISHED, INACTIVE, MOMENTUM, NEVER_DO, ON_MAP, Battle, initiative, setting
from polemos.kernel.flow import PASS, VERB, Decision, Refusal, Step, unless, when


def waiting(s: Battle, m: int) -> bool:
    """Whether a leader is inactive and has a place in the order of activation [5.13a, 5.62]."""
    if s.rank[m] != INACTIVE or setting(s).initiative[m] == CONTINGENT:
        return False
    return s.lead_status[m] == ON_MAP or scenario_rules.may_arrive(s, m)


def refusals_trump(s: Battle, m: int, least: int, clause: str = "5.41") -> list[Refusal]:
    """Why a leader may not try to trump: inactive, of an Initiative of at least `least`, and his side's first to try.

    A contingent commander has no place in the order that he could change [5.62]. clause: what asks for that Initiative.
    [5.41-5.43, 5.47]
    """
    here = s.lead_loc[m]
    if setting(s).initiative[m] == CONTINGENT:
        return [Refusal("5.62", here)]
    if not waiting(s, m) or s.lead_status[m] != ON_MAP:
        return [Refusal("5.13a", here)]
    found = when(initiative(s, m) < least, clause, here)
    found += when(s.tries[setting(s).lead_side[m]], "5.43", here)
    if scenario_rules.waits(s, m):
        found.append(Refusal("scn.issus.2", here))
    elif in_zone(s, m) and not is_overall(s, m) and not duty.could_fight(s, m):
        # all that he could do is to lend his range for shock (RULING-107)
        found.append(Refusal("5.47", here))
    return found


def bypass(s: Battle, m: int) -> None:
    """Every inactive leader, of either side, whose Initiative is not above the trumper's loses momentum [5.44b]."""
    n = initiative(s, m)
    for x in range(len(s.rank)):
        if x != m and waiting(s, x) and initiative(s, x) <= n and not s.no_momentum[x]:
            s.no_momentum[x] = 1
            s.tell("bypassed", (setting(s).lead_gid[x],), ("5.44b",))


def _succeeds(s: Battle, m: int, over: int, clause: str) -> bool:
    """Read a trump die: at or below his own Initiative he succeeds, above it he is finished [5.41, 5.44a]."""
    face = s.rolled.pop()
    n = initiative(s, m)
    gid = setting(s).lead_gid
    if face <= n:
        if s.heard is not None:
            if over < 0:
                s.tell("trump-won", (gid[m], face, n), (clause,))
            else:
                s.tell("trumps", (gid[m], gid[over], face, n), (clause,))
        return True
    s.rank[m] = FINISHED
    s.tell("trump-failed", (gid[m], face, n), (clause,))
    return False


def acts(s: Battle, m: int) -> None:
    """A trump stands: he acts at once and must not pass; in an enemy zone he only lends his range [5.46, 5.47]."""
    bypass(s, m)
    s.then(orders_phase.Act(m, state.SHOCK_ONLY if in_zone(s, m) and not is_overall(s, m) else state.FIRST_PHASE, 1))


@dataclass(slots=True, frozen=True)
class TrumpRolled(Step):
    """The die of the side that was due: on success the enemy may answer, then the trumper acts [5.41, 5.42a]."""

    side: int
    leader: int

    def run(self, s: Battle) -> None:
        if _succeeds(s, self.leader, -1, "5.41"):
            s.then(AnswerTrump(1 - self.side, self.leader), TrumpStands(self.leader))


@dataclass(slots=True, frozen=True)
class TrumpStands(Step):
    """Unless an answer has finished him the trumper acts [5.42a]."""

    leader: int

    def run(self, s: Battle) -> None:
        if s.rank[self.leader] == INACTIVE:
            acts(s, self.leader)


@dataclass(slots=True, frozen=True)
class Answer(Decision):
    """A side may try to trump, with a leader at least as good [5.42]."""

    leader: int

    def universe(self, s: Battle) -> list[int]:
        return answers(s, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_answer(s, self.side, self.leader, c, self.clause())

    def options(self, s: Battle) -> list[int]:
        return trumpers(s, self.side, self.leader)

    def tried(self, s: Battle, c: int, what: int) -> None:
        """A leader tries, or nobody does. what: MOMENTUM if that is trumped, 0 for a trump."""
        if c != PASS:
            s.tries[self.side] = 1
            m = setting(s).leader_of[c % VERB]
            s.then(Roll(self.side, R_TRUMP, LEADER_GIDS + c % VERB), AnswerRolled(m, self.leader, what))


@dataclass(slots=True, frozen=True)
class AnswerTrump(Answer):
    """The other side may try to trump a trump [5.42a]."""

    def clause(self) -> str:
        return "5.42a"

    def chosen(self, s: Battle, c: int) -> None:
        self.tried(s, c, 0)


@dataclass(slots=True, frozen=True)
class TrumpMomentum(Answer):
    """The other side may try to trump a momentum [5.42b]."""

    def clause(self) -> str:
        return "5.42b"

    def chosen(self, s: Battle, c: int) -> None:
        self.tried(s, c, MOMENTUM)


def answers(s: Battle, side: int) -> list[int]:
    """All that a side might say to a trump or a momentum; nothing if it never wants to be asked."""
    return [] if wish(s, side, K_TRUMP) == NEVER_DO else [PASS, *leaders_of(s, verbs.TRUMP, side)]


def trumpers(s: Battle, side: int, against: int) -> list[int]:
    """What a side may answer to a trump or a momentum: nothing if it has nobody, or never wants to be asked."""
    if wish(s, side, K_TRUMP) == NEVER_DO:
        return []
    g = setting(s)
    least = initiative(s, against)
    who = [m for m in range(g.leaders) if g.lead_side[m] == side and not refusals_trump(s, m, least)]
    return [PASS, *(verbs.TRUMP + g.lead_gid[m] for m in who)] if who else []


def refusals_answer(s: Battle, side: int, against: int, c: int, clause: str) -> list[Refusal]:
    """Why a leader may not answer a trump or a momentum; to pass is an answer only where somebody may. clause: that of
    the answer [5.42a, 5.42b]."""
    if c == PASS:
        return unless(bool(trumpers(s, side, against)), clause)
    m = leader_named(s, c)
    if m < 0 or setting(s).lead_side[m] != side:
        return [Refusal(clause, site_of(s, m))]
    return refusals_trump(s, m, initiative(s, against), clause)


@dataclass(slots=True, frozen=True)
class AnswerRolled(Step):
    """The die of an answer: whoever is trumped is finished, whoever fails is finished himself [5.42, 5.44a]."""

    leader: int
    over: int
    what: int

    def run(self, s: Battle) -> None:
        if _succeeds(s, self.leader, self.over, "5.42b" if self.what == MOMENTUM else "5.42a"):
            s.rank[self.over] = FINISHED
            s.lead = -1
            acts(s, self.leader)
