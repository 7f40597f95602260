"""Revolt events. Sections 4.7 and the revolt table."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import set_control
from polemos.games.belisarius.rules.markers import holding, may_hold, play
from polemos.games.belisarius.rules.rolls import R_REVOLT, Roll
from polemos.games.belisarius.state import WORKS, Decision, Refusal, Step, War, province_of, towns_of
from polemos.games.belisarius.verbs import CANCEL_REVOLT
from polemos.kernel.flow import PASS, VERB
from polemos.wargame.reckoning import Term, clauses, total

# what modifies the die
REVOLT_REASONS: Final = ("pillaged", "works")
(_BY_PILLAGE, _BY_WORKS) = range(len(REVOLT_REASONS))


@dataclass(slots=True, frozen=True)
class RevoltCheck(Step):
    """One named province: Legal Reform, then a die [4.7, 4.71]."""

    province: int

    def run(self, s: War) -> None:
        s.then(Reform(s.player, self.province, 0))


@dataclass(slots=True, frozen=True)
class Reform(Decision):
    """Before the roll either player may cancel the check of this province (RULING-35) [strat.legal].

    `last` when the other player has just declined. When both have, the die is rolled.
    """

    province: int
    last: int

    def clause(self) -> str:
        return "strat.legal"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.provinces(CANCEL_REVOLT)] if may_hold(s, self.side, charts.LEGAL) else [PASS]

    def alike(self, s: War) -> bool:
        return may_hold(s, self.side, charts.LEGAL)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        found = [] if holding(s, self.side, charts.LEGAL) else [Refusal("8.4")]
        return found if c % VERB == self.province else [*found, Refusal("strat.legal")]

    def options(self, s: War) -> list[int]:
        asked = holding(s, self.side, charts.LEGAL) and may_hold(s, self.side, charts.LEGAL)
        return [PASS, CANCEL_REVOLT + self.province] if asked else [PASS]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            # asked again if Treachery cancels the reform; otherwise `Reformed` takes this question away
            s.then(Reform(s.player, self.province, 0))
            play(s, self.side, charts.LEGAL, Reformed(self.province))
        elif not self.last:
            s.then(Reform(1 - self.side, self.province, 1))
        else:
            s.then(Roll(s.player, R_REVOLT), Revolt(self.province))


@dataclass(slots=True, frozen=True)
class Reformed(Step):
    """The check does not take place: what would lead to the die is next on the agenda [strat.legal]."""

    province: int

    def run(self, s: War) -> None:
        s.agenda.pop()
        s.tell("revolt-cancelled", (self.province,), ("strat.legal",))


@dataclass(slots=True, frozen=True)
class Revolt(Step):
    """Read the table, whoever controls the province [4.71, tbl.revolt].

    A neutral province turns Barbarian, a controlled one neutral [4.72, 4.5, 4.41a, tbl.revolt.success].
    """

    province: int

    def run(self, s: War) -> None:
        p = self.province
        found = revolt_modifiers(s, p)
        # [2.6b]
        die = s.rolled.pop() + total(found)
        revolt = charts.REVOLT_TABLE.read(0, die)
        s.tell("revolt" if revolt else "no-revolt", (p, die), ("tbl.revolt", *clauses(found)))
        if revolt:
            set_control(s, p, charts.checks.revolt.effect[s.control[p]], "tbl.revolt.success")


def revolt_modifiers(s: War, province: int) -> list[Term]:
    """What is added to the die: pillage anywhere in the province; public works in all its towns and colonies
    [tbl.revolt]. See REVOLT_REASONS.

    Pillaged towns are passed over like everywhere else, so that the works in the others still count
    [tbl.pillage.marker.1] (RULING-91).
    """
    found: list[Term] = []
    if any(province_of(h) == province for h in s.pillaged):
        found.append(Term(_BY_PILLAGE, charts.checks.revolt.modifiers.pillaged_hex, "tbl.revolt"))
    towns = towns_of(s, province)
    if towns and all(s.mark[h] & WORKS for h in towns):
        found.append(Term(_BY_WORKS, charts.checks.revolt.modifiers.public_works_everywhere, "28.3b"))
    return found
