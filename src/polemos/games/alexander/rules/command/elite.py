"""The Elite Initiative phase: an Orders Phase before all others for Alexander or his men (option) [5.5, 4.1b]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import pack
from polemos.games.alexander.data.setting import CONTINGENT, MACEDONIAN, NO_LEADER, OPPONENT
from polemos.games.alexander.rules.command import command, orders_phase
from polemos.games.alexander.rules.field.universes import leader_named, leaders_of, site_of
from polemos.games.alexander.rules.rolls import R_ELITE, Roll
from polemos.games.alexander.state import ELITE, ELITE_PHASE, ON_MAP, Battle, setting
from polemos.kernel.flow import PASS, VERB, Decision, Refusal, Step, unless

_RULE: Final = pack.FILES.activation.elite
_FROM: Final[int] = _RULE.balance_from_turn
_MOST: Final[int] = _RULE.available_at_most


def elite_chief(s: Battle, side: int) -> int:
    """A side's Overall Commander if he is an Elite Commander, else NO_LEADER [5.5a]."""
    m = command.overall(s, side)
    return m if m != NO_LEADER and setting(s).elite[m] else NO_LEADER


@dataclass(slots=True, frozen=True)
class EliteStart(Step):
    """Whether there is an Elite phase this turn: from turn 2 on a die says so [5.5a, 5.5g]."""

    def run(self, s: Battle) -> None:
        s.phase = ELITE
        s.halves = [0, 0]
        if not s.option_set.elite:
            return
        for side in (MACEDONIAN, OPPONENT):
            if elite_chief(s, side) == NO_LEADER:
                continue
            if s.turn < _FROM:
                s.then(ChooseElite(side))
            else:
                s.then(Roll(side, R_ELITE), EliteRolled(side))


@dataclass(slots=True, frozen=True)
class EliteRolled(Step):
    """On 8 or 9 there is no Elite phase this turn [5.5g]."""

    side: int

    def run(self, s: Battle) -> None:
        face = s.rolled.pop()
        holds = face <= _MOST
        s.tell("balance", (face, int(holds)), ("5.5g",))
        if holds:
            s.then(ChooseElite(self.side))


def refusals_elite(s: Battle, side: int, m: int) -> list[Refusal]:
    """Why a leader may not have the Elite phase: after turn 1 it is for the commander and his range [5.5b, 5.5c]."""
    g = setting(s)
    here = site_of(s, m)
    if m < 0 or g.lead_side[m] != side or s.lead_status[m] != ON_MAP:
        return [Refusal("5.5b", here)]
    if g.initiative[m] == CONTINGENT:
        return [Refusal("5.62", here)]
    chief = elite_chief(s, side)
    return unless(s.turn < _FROM or m == chief or here in command.flood(s, chief), "5.5b", here)


@dataclass(slots=True, frozen=True)
class ChooseElite(Decision):
    """Who has the Elite phase; it may be left unused [5.5b]."""

    def clause(self) -> str:
        return "5.5b"

    def universe(self, s: Battle) -> list[int]:
        return [PASS, *leaders_of(s, verbs.ELITE_LEADER, self.side)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return [] if c == PASS else refusals_elite(s, self.side, leader_named(s, c))

    def chosen(self, s: Battle, c: int) -> None:
        if c == PASS:
            s.tell("declines-elite", (self.side,), ("5.5a",))
            return
        m = setting(s).leader_of[c % VERB]
        s.elite_used[m] = 1
        s.halves[self.side] = 1
        s.then(orders_phase.Act(m, ELITE_PHASE, 0))
