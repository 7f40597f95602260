"""Brasidas in Thrace: he appears before Amphipolis in the spring of 423. Event 15.14."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.tables import ATHENS, BRASIDAS, BRASIDAS_IN_THRACE, EVENTS, IS_NSP, SPARTA
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.sides import master_of, room_for
from polemos.games.sparta_vs_athens.rules.year.peace import peace_forbids
from polemos.games.sparta_vs_athens.state import EVENT_14, POOL, Decision, Refusal, Step, War
from polemos.kernel.flow import PASS


def brasidas_may_march(s: War) -> bool:
    """Whether the event can come: Brasidas lives, Athens is ahead, and no peace keeps him [15.14a] (RULING-79)."""
    if s.year not in EVENTS[BRASIDAS_IN_THRACE].years or state.has_happened(s, EVENT_14) or s.prestige <= 0:
        return False
    alive = s.loc[BRASIDAS] == POOL or 0 <= s.loc[BRASIDAS] < world.LOCALES
    return alive and not peace_forbids(s, SPARTA, world.AMPHIPOLIS)


@dataclass(slots=True, frozen=True)
class BrasidasInThrace(Step):
    """At the start of spring 423, before anything else, Sparta is asked [15.14a, qa.14a] (RULING-79)."""

    def run(self, s: War) -> None:
        if brasidas_may_march(s):
            s.then(WithBrasidas(SPARTA))


@dataclass(slots=True, frozen=True)
class WithBrasidas(Decision):
    """Which LSP unit of the side, but not a blue one, goes with Brasidas; or none, and he stays [15.14a]."""

    def clause(self) -> str:
        return "15.14a"

    def universe(self, s: War) -> list[int]:
        return [PASS, *[verbs.PICK + unit for unit in range(tables.UNITS) if not IS_NSP[unit]]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        unit = c - verbs.PICK
        army = unit < tables.UNITS and not IS_NSP[unit]
        if not army or tables.UNIT_NATION[unit] == tables.SPARTAN or s.owner[unit] != SPARTA:
            return [Refusal("15.14a")]
        place = s.loc[unit]
        if not 0 <= place < world.LOCALES or s.inside[unit]:
            return [Refusal("15.14a", place if 0 <= place < world.LOCALES else -1)]
        full = place != world.AMPHIPOLIS and room_for(s, SPARTA, world.AMPHIPOLIS, False) <= 0
        return [Refusal("5.1f", world.AMPHIPOLIS)] if full else []

    def chosen(self, s: War, c: int) -> None:
        if c == PASS:
            return
        unit = c - verbs.PICK
        state.happens(s, EVENT_14)
        for piece in (unit, BRASIDAS):
            s.aboard[piece] = -1
            state.leave_box(s, piece)
            state.put(s, piece, world.AMPHIPOLIS)
        s.shown[BRASIDAS] = 1
        s.tell("brasidas", (unit,), ("15.14a",))
        s.besieging[unit] = 0
        if master_of(s, world.AMPHIPOLIS) != SPARTA:
            lay_siege(s, unit)
        s.then(Settle())


def lay_siege(s: War, unit: int) -> None:
    """They count as besieging the city: whoever of Athens is there is shut in [15.14a, 9.0l]."""
    s.besieging[unit] = world.AMPHIPOLIS + 1
    for other in state.pieces_at(s, ATHENS, world.AMPHIPOLIS):
        s.inside[other] = world.AMPHIPOLIS + 1
