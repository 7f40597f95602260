"""Agreements between the players, an option [24, 10.37], from the clauses."""

from typing import Any

import pytest

from rulebook.belisarius.table import Table

UNITS = {"4145": ["guard field_army"], "4146": ["persia field_army"], "3042": ["persia garrison"]}


def table(**rest: Any) -> Table:
    return Table(units=rest.pop("units", dict(UNITS)), options=rest.pop("options", ["negotiation"]), **rest)


def agree(t: Table, *terms: str, side: str = "imperial") -> Table:
    t.aside(side, "negotiate")
    assert t.decider == side
    t.does(*terms, "propose")
    assert t.decider != side
    return t.does("accept")


@pytest.mark.clause("24.0")
def test_only_with_the_option() -> None:
    t = table(options=[])
    assert "negotiate" not in t.asides("imperial") and "negotiate" not in t.asides("barbarian")
    t = table()
    assert "negotiate" in t.asides("imperial") and "negotiate" in t.asides("barbarian")


@pytest.mark.clause("24.0")
@pytest.mark.parametrize("phase", ["diplomacy", "taxation", "recruitment", "levy", "operations", "supply"])
def test_at_any_time_by_either_player(phase: str) -> None:
    t = table(phase=phase, sp={"imperial": 5, "barbarian": 5}, hands={"imperial": ["agent"]})
    for side in ("imperial", "barbarian"):
        asked = t.asked
        agree(t, "offer-sp:1", side=side)
        assert t.asked == asked
    assert t.sp("imperial") == 5 and t.sp("barbarian") == 5


@pytest.mark.clause("24.0")
def test_nothing_happens_unless_both_agree() -> None:
    t = table(sp={"imperial": 5})
    t.aside("imperial", "negotiate").does("offer-sp:3", "propose", "decline")
    assert t.sp("imperial") == 5 and t.sp("barbarian") == 0
    t.aside("imperial", "negotiate").does("offer-sp:3", "done")
    assert t.sp("imperial") == 5


@pytest.mark.clause("24.1b", "10.37")
def test_gifts_and_exchange_of_points_and_markers() -> None:
    t = table(sp={"imperial": 9, "barbarian": 3}, hands={"imperial": ["2 agent"], "barbarian": ["pope"]})
    agree(t, "offer-sp:4", "offer-marker:agent", "ask-marker:pope")
    assert (t.sp("imperial"), t.sp("barbarian")) == (5, 7)
    assert t.hand("imperial") == ["agent", "pope"] and t.hand("barbarian") == ["agent"]
    agree(t, "ask-sp:7")
    assert (t.sp("imperial"), t.sp("barbarian")) == (12, 0)


@pytest.mark.clause("24.1b", "10.37")
def test_nobody_gives_what_he_has_not() -> None:
    t = table(sp={"imperial": 3, "barbarian": 2})
    t.aside("imperial", "negotiate")
    t.may("offer-sp:3").may_not("offer-sp:4", "10.37").may_not("offer-marker:agent", "24.1b")
    # he asks for more than there is: nothing but a refusal is left
    t.does("ask-sp:5", "propose")
    assert len(t.events("declined")) == 1 and t.sp("imperial") == 3


@pytest.mark.clause("24.1b", "8.3", "24.1f")
def test_no_agreement_breaks_the_limit_of_hands() -> None:
    kinds = ["agent", "basileus", "blue", "green", "orthodoxy", "tolerance", "currency", "march", "leader", "legal"]
    full = [*kinds, "market", "advantage", "pope", "rally", "treachery"]
    t = table(hands={"barbarian": full, "imperial": ["agent"]})
    t.aside("imperial", "negotiate").does("offer-marker:agent")
    t.may_not("propose", "8.3")
    t.does("ask-marker:pope").may("propose")


@pytest.mark.clause("24.1a")
def test_a_province_goes_back_to_neutrality() -> None:
    t = agree(table(), "ask-neutral:armenia", "offer-neutral:dacia")
    t.finish_phase()
    t.does("pass")
    assert t.control("armenia") == "neutral" and t.control("dacia") == "neutral" and t.control("persia") == "barbarian"


@pytest.mark.clause("24.1a")
def test_only_who_controls_a_province_gives_it_up() -> None:
    t = table().aside("imperial", "negotiate")
    t.may_not("offer-neutral:persia", "24.1a").may_not("ask-neutral:dacia", "24.1a").may_not("offer-neutral:franks")
    t.may("offer-neutral:dacia", "ask-neutral:persia")


@pytest.mark.clause("24.1d", "24.2")
def test_an_attack_under_a_truce_is_a_breach() -> None:
    t = agree(table(), "truce").dice(6)
    t.operates("4145")
    t.dice(3, 1).draws("agent", "agent", "pope", "basileus")
    t.does("attack:4146")
    # two dice, four markers, to the other player; the attack goes on
    assert t.hand("barbarian") == ["2 agent", "pope", "basileus"] and t.hand("imperial") == []
    assert t.asked == "Stance"


@pytest.mark.clause("24.1d")
def test_without_a_truce_nothing_is_broken() -> None:
    t = table().operates("4145", points=6).does("attack:4146")
    assert t.hand("barbarian") == [] and t.events("breach") == []


@pytest.mark.clause("24.1d")
def test_a_truce_is_for_this_turn() -> None:
    t = agree(table(turn=2, sp={"imperial": 40, "barbarian": 40}), "truce")
    # corruption as the event of both players
    t.dice(3, 4, 1, 3, 4, 1)
    while (t.turn, t.player, t.phase) != (3, "imperial", "operations"):
        fed = t.choices("forage") + t.choices("supply")
        t.does(fed[0] if fed else t.default({}))
    t.operates("4145").does("attack:4146")
    assert t.events("breach") == []


@pytest.mark.clause("24.1c", "24.2")
@pytest.mark.parametrize("leaves", [True, False])
def test_who_does_not_leave_as_agreed_has_broken_his_word(leaves: bool) -> None:
    t = table(units={"3042": ["persia garrison"], "3628": ["guard field_army"]}, control={"dacia": "barbarian"})
    agree(t, "offer-evacuate:dacia")
    assert t.event("term-evacuation").args == {"side": "imperial", "province": "dacia"}
    if leaves:
        t.operates("3628", points=6).does("march:3528")
        t.does("halt")
    t.dice(*([] if leaves else [1, 1]))
    t.draws(*([] if leaves else ["agent", "pope"]))
    while (t.turn, t.player) == (2, "imperial"):
        t.does("supply:Guard-field_army-1" if "supply:Guard-field_army-1" in t.choices() else t.default({}))
    assert (t.events("breach") == []) is leaves
    if not leaves:
        assert t.hand("barbarian") == ["agent", "pope"]


@pytest.mark.clause("24.1e")
def test_the_game_ends_when_both_agree() -> None:
    t = agree(table(), "end-game")
    assert t.over


@pytest.mark.clause("24.1f", "24.2")
def test_other_terms_and_a_breach_that_is_admitted() -> None:
    t = agree(table(), "other-terms:1")
    t.dice(1, 2).draws("agent", "pope", "market")
    t.aside("imperial", "breach:1")
    assert t.decider == "barbarian"
    t.copy().does("decline")
    t.does("yes")
    assert t.hand("imperial") == ["agent", "market", "pope"]
    assert "breach:1" not in t.asides("imperial")


@pytest.mark.clause("24.1b", "22.1a")
def test_the_draft_is_nobody_elses_business() -> None:
    t = table(sp={"imperial": 9})
    t.aside("imperial", "negotiate").does("offer-sp:9")
    # nothing of it is told before it is proposed
    assert t.events("term-points") == [] and t.events("proposed") == []
