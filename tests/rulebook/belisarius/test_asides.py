"""What a side may do besides deciding: give up, show what is hidden, negotiate."""

import pytest

from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL
from polemos.games.belisarius.game import GAME
from polemos.kernel.errors import IllegalChoice
from rulebook.belisarius.table import Table

UNITS: dict[str, str | list[str]] = {"3433": "guard field_army"}
SPARED = ("end-of-campaign", "military-advantage", "pope-or-patriarch-intervenes", "treachery", "legal-reform")
ALWAYS = ["resign", "show:markers", "show:treasury", *[f"spare:{name}" for name in SPARED]]


@pytest.mark.clause("3.1c")
@pytest.mark.parametrize(("loser", "winner"), [("imperial", BARBARIAN), ("barbarian", IMPERIAL)])
def test_who_gives_up_has_lost(loser: str, winner: int) -> None:
    t = Table(UNITS).aside(loser, "resign")
    assert t.over
    assert GAME.rules.result(t.state).winner == winner
    assert t.event("resigned")["side"] == loser


def test_nothing_more_once_it_is_over() -> None:
    t = Table(UNITS).aside("imperial", "resign")
    assert t.asides("imperial") == t.asides("barbarian") == []
    with pytest.raises(IllegalChoice):
        t.aside("barbarian", "resign")


def test_what_there_is() -> None:
    t = Table(UNITS)
    assert t.asides("imperial") == t.asides("barbarian") == ALWAYS
    with pytest.raises(IllegalChoice, match="cannot be done now"):
        t.aside("imperial", "negotiate")
    t = Table(UNITS, options=["negotiation"])
    assert t.asides("barbarian") == [*ALWAYS, "negotiate"]
    assert [name for name in t.asides("barbarian") if not GAME.edge.needs_confirmation(name)] == ALWAYS[3:]


def test_during_the_set_up_nobody_negotiates() -> None:
    assert GAME.rules.asides(GAME.rules.new("1", ["negotiation"]), IMPERIAL) == ALWAYS


@pytest.mark.clause("22.1b", "22.1a")
def test_showing_the_markers() -> None:
    t = Table(UNITS, hands={"barbarian": ["2 agent", "pope"]}).aside("barbarian", "show:markers")
    seen = t.events("saw-marker")
    assert [(e["marker"], e["count"]) for e in seen] == [("agent", 2), ("pope-or-patriarch-intervenes", 1)]
    assert {e.audience for e in seen} == {1 << IMPERIAL}
    assert t.hand("barbarian") == ["2 agent", "pope"]


@pytest.mark.clause("22.1b", "22.1a")
def test_showing_the_treasury() -> None:
    t = Table(UNITS, sp={"imperial": 17}).aside("imperial", "show:treasury")
    assert t.event("saw-treasury")["treasury"] == 17
    assert t.event("saw-treasury").audience == 1 << BARBARIAN


def test_the_decision_that_waits_is_asked_again() -> None:
    t = Table(UNITS)
    asked, choices = t.asked, t.choices()
    for side in ("imperial", "barbarian"):
        t.aside(side, "show:markers").aside(side, "show:treasury")
    assert (t.asked, t.choices(), t.decider) == (asked, choices, "imperial")
