"""Elephant command: the Elephant Leader marker and the charge of its line (option) [9.19]."""

from dataclasses import dataclass

from polemos.games.alexander.data.tables import EL
from polemos.games.alexander.rules.command import line_command, orders_phase
from polemos.games.alexander.rules.command.lines import able, grown, refusals_share
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.field.universes import naming, place_of, unit_named, units_of
from polemos.games.alexander.rules.movement import move_decision
from polemos.games.alexander.rules.reactions.reactions import AfterLine
from polemos.games.alexander.state import FIRST_PHASE, MOVEMENT, NO_ORDER, TO_MOVE, Battle, setting
from polemos.games.alexander.verbs import COMMANDER, FILES, MOVE, RANKS
from polemos.kernel.flow import PASS, VERB, Decision, Refusal, Step


@dataclass(slots=True, frozen=True)
class PlaceMarker(Decision):
    """In the rout and recovery phase a player may lay the Elephant Leader marker on an elephant unit [9.19b]."""

    def clause(self) -> str:
        return "9.19b"

    def universe(self, s: Battle) -> list[int]:
        if not s.option_set.elephant_command or not setting(s).has_elephants[self.side]:
            return []
        return [PASS, *units_of(s, COMMANDER, self.side)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        u = unit_named(s, c)
        if u < 0 or setting(s).side[u] != self.side or setting(s).kind[u] != EL:
            return [Refusal("9.19b", place_of(s, u))]
        return refusals_share(s, u)

    def chosen(self, s: Battle, c: int) -> None:
        if c == PASS:
            return
        s.elephant_leader = setting(s).unit_of[c % VERB]
        s.tell("elephant-leader", (self.side, c % VERB), ("9.19b",))


def herd(s: Battle, u: int) -> list[int]:
    """The line of elephants that a marked unit leads: flank to flank or front to rear, whichever is longer [4.33b]."""
    g = setting(s)
    among = tuple(v for v in g.of_side[g.side[u]] if g.kind[v] == EL)
    files, ranks = grown(s, among, u, FILES), grown(s, among, u, RANKS)
    return ranks if len(ranks) > len(files) else files


@dataclass(slots=True, frozen=True)
class ElephantCharge(Step):
    """The marked line acts before every leader: all of it moves, then it fights [9.19b]."""

    def run(self, s: Battle) -> None:
        u = s.elephant_leader
        s.elephant_leader = -1
        if not able(s, u):
            return
        side = setting(s).side[u]
        orders_phase.freshen(s)
        s.phase = MOVEMENT
        s.kind = FIRST_PHASE
        s.line = scenario_rules.CHARGING
        s.in_line = herd(s, u)
        scenario_rules.elephants_obeyed(s, side)
        s.tell("elephants-charge", (side, len(s.in_line)), ("9.19b",))
        s.then(ChargeOn(side), AfterLine(), orders_phase.BeginShock(), line_command.EndOfLine())


@dataclass(slots=True, frozen=True)
class ChargeOn(Decision):
    """Which elephant of the line moves next; all of them must, if they can [9.19b]."""

    def clause(self) -> str:
        return "9.19b"

    def universe(self, s: Battle) -> list[int]:
        return list(dict.fromkeys([*naming(s, MOVE, s.in_line), *units_of(s, MOVE, self.side)]))

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        u = unit_named(s, c)
        if u not in s.in_line:
            return [Refusal("9.19b", place_of(s, u))]
        if s.ordered[u] != NO_ORDER:
            return [Refusal("5.23", s.loc[u])]
        return refusals_share(s, u) or move_decision.refusals_move(s, u)

    def chosen(self, s: Battle, c: int) -> None:
        u = setting(s).unit_of[c % VERB]
        s.ordered[u] = TO_MOVE
        s.then(ChargeOn(self.side))
        move_decision.begin_move(s, u)
