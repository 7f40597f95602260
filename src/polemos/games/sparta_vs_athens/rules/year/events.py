"""Events that come about on the map, and what several events do. Section 15; those of a year are in event_phase.py."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.tables import ATHENS, EVENTS, EXPEDITION_TO_SICILY, GREEN, SYRACUSE_JOINS
from polemos.games.sparta_vs_athens.rules.nations.out import drop_out, shift_prestige
from polemos.games.sparta_vs_athens.rules.year.allegiance import blocs_of, nation_joins, still_neutral
from polemos.games.sparta_vs_athens.rules.year.truce import PeaceBegins, end_of_six
from polemos.games.sparta_vs_athens.state import Decision, Refusal, War, happens, has_happened
from polemos.kernel.flow import PASS, when

BITS: Final = {
    tables.FIRST_SICILIAN_WAR: state.EVENT_1,
    tables.SECOND_SICILIAN_WAR: state.EVENT_2,
    SYRACUSE_JOINS: state.EVENT_4,
}
"""Of events that a side declares: their mark in `happened`."""


def enters_syracuse(s: War, side: int) -> None:
    """Ships of a side have entered the Syracuse locale: it may bring its allies into the war [15.1a, 15.4a].

    Movement calls this on entry, and the expedition to Sicily.
    """
    event = tables.FIRST_SICILIAN_WAR if side == ATHENS else SYRACUSE_JOINS
    if not hindrances(s, event):
        s.then(Declare(side, event))


def hindrances(s: War, event: int) -> list[Refusal]:
    """Why an event that brings allies into the war by declaration cannot come now."""
    clause = EVENTS[event].entry
    years = EVENTS[event].years
    found = when(has_happened(s, BITS[event]), "15.0b")
    found += when(years and s.year not in years, "15.0a")
    if event == SYRACUSE_JOINS:
        found += when(not still_neutral(s, GREEN), clause)
        found += when(has_happened(s, state.EVENT_5), "15.5b")
    elif not still_neutral(s, tables.YELLOW) and not (
        event == tables.SECOND_SICILIAN_WAR and has_happened(s, state.EVENT_1)
    ):
        found.append(Refusal(clause))  # 15.2 is ignored where the scenario allies them, not after 15.1 [15.2a, 15.5a]
    return found


@dataclass(slots=True, frozen=True)
class Declare(Decision):
    """Whether a side brings its allies into the war by an event that it may declare [15.1a, 15.2a, 15.4a]."""

    event: int

    def clause(self) -> str:
        return EVENTS[self.event].entry

    def universe(self, s: War) -> list[int]:
        return [PASS, verbs.DECLARE + self.event]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        return hindrances(s, self.event) if c == verbs.DECLARE + self.event else [Refusal(self.clause())]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            declared(s, self.event)


def declared(s: War, event: int) -> None:
    """An event that brings allies into the war happens [15.1a, 15.2a, 15.4a, 15.4b, gov.6e]."""
    clause = EVENTS[event].entry
    happens(s, BITS[event])
    s.tell("event", (event,), (clause,))
    if event == SYRACUSE_JOINS:
        nation_joins(s, GREEN, tables.SPARTA, clause)
        return
    if still_neutral(s, tables.YELLOW):
        nation_joins(s, tables.YELLOW, ATHENS, clause)
    if event == tables.SECOND_SICILIAN_WAR:
        s.then(*end_of_six(s))


# ------------------------------------------------------------------------------------------------- Syracuse


def western_greens(s: War) -> list[int]:
    """The blocs of the Spartan Allies that go when Syracuse falls or Carthage comes: all that are not out yet.

    With rev.6 those of the mainland leave by 11.1 alone.
    """
    going = [tables.GREEN_ITALY] if s.option_set.mainland_at_war else blocs_of(GREEN)
    return [bloc for bloc in going if s.status[bloc] != state.OUT_OF_WAR]


def syracuse_falls(s: War) -> None:
    """An Athenian LSP or NSP occupies Syracuse: the Spartan Allies are out of the war [15.3a, 15.3b, 16.2h].

    Looked at whenever things settle. If prestige is pro-Athenian, the Peace of Nicias follows at once [15.3d].
    """
    if has_happened(s, state.EVENT_3):
        return
    happens(s, state.EVENT_3)
    going = western_greens(s)
    if any(s.status[bloc] == state.WITH_SPARTA for bloc in going):
        s.nation_levels += tables.PRESTIGE.nation_out  # [tbl.prestige.b]
    for bloc in going:
        drop_out(s, bloc, "15.3a")
    if s.winner == tables.NEITHER and s.prestige > 0:
        s.then(PeaceBegins())


def leaves_syracuse(s: War, side: int, units: int) -> None:
    """So many units of a side left the Syracuse locale: after its fall each Athenian one costs prestige, at once.

    Eliminated units have not left (RULING-96) [15.3c, tbl.prestige.i].
    """
    if side == ATHENS and units and has_happened(s, state.EVENT_3):
        shift_prestige(s, -tables.PRESTIGE.syracuse_left * units, "15.3c")


def expedition_refusals(s: War) -> list[Refusal]:
    """Why the expedition to Sicily cannot sail: it is another scenario, another year, or it has sailed [16.1l]."""
    found = []
    if EXPEDITION_TO_SICILY not in tables.SCENARIOS[s.scenario].own or s.year not in EVENTS[EXPEDITION_TO_SICILY].years:
        found.append(Refusal("16.1l"))
    return found + when(has_happened(s, state.SICILIAN_EXPEDITION), "15.0b")


def expedition_lands(s: War) -> None:
    """The expedition stands in the Syracuse locale: the Spartan Allies join Sparta, then 15.1 is offered.

    [16.1l, 16.1m] (RULING-78)
    """
    happens(s, state.SICILIAN_EXPEDITION)
    s.tell("event", (EXPEDITION_TO_SICILY,), ("16.1l",))
    if still_neutral(s, GREEN):
        nation_joins(s, GREEN, tables.SPARTA, "16.1m")
    enters_syracuse(s, ATHENS)


def carthage_invades(s: War) -> None:
    """Carthage invades Sicily: the Spartan Allies are out for good [15.5b, 15.5c, tbl.prestige.j]."""
    happens(s, state.EVENT_5)
    for bloc in western_greens(s):
        drop_out(s, bloc, "15.5b")
    shift_prestige(s, tables.PRESTIGE.carthage, "15.5c")
