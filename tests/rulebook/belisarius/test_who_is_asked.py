"""Who is asked betrays nothing (RULING-94): hands differ in what is secret, and the question comes all the same."""

from typing import Any

import pytest

from polemos.games.belisarius.game import GAME
from polemos.kernel import flow
from polemos.kernel.flow import NOBODY
from rulebook.belisarius.table import PhaseEnd, Table

GOTHS = {"ostrogoths": "barbarian"}


def question(side: int, t: Table, *choices: str) -> tuple[str, int, dict[str, Any]]:
    """What comes of some choices, in the eyes of a side: the question, whose it is, and all that is seen.

    The table answers by itself what has but one answer; here such a question waits.
    """
    s = GAME.rules.copy(t.state)
    s.agenda = [step for step in s.agenda if not isinstance(step, PhaseEnd)]
    for text in choices:
        flow.choose(s, t.value(text))
    return ("" if s.actor == NOBODY else type(s.agenda[-1]).__name__), s.actor, dict(GAME.rules.view(s, side))


def halted(hand: list[str], goths: list[str]) -> Table:
    """A guard army is on the point of ending its operation; the Goths may react, if any stand ready."""
    units = {"3431": "guard field_army", "3628": "dacia field_army"} | dict.fromkeys(goths, "ostrogoths warband")
    hands = {"barbarian": hand}
    return Table(units=units, control=GOTHS, options=["reaction"], hands=hands, dice=[1]).operates("3431")


@pytest.mark.clause("25.1a", "22.1a")
def test_who_has_armies_and_a_hand_is_asked_for_a_reaction_whatever_it_holds() -> None:
    with_one, without = (question(0, halted(hand, ["3419"]), "halt") for hand in (["forced march"], ["agent"]))
    assert with_one == without
    assert with_one[:2] == ("Reaction", 1)


@pytest.mark.clause("25.1a", "25.2a")
def test_who_has_no_army_that_could_react_is_not_asked() -> None:
    for hand in (["forced march"], ["agent"]):
        assert question(0, halted(hand, []), "halt")[:2] == ("NextArmy", 0)
    # nor who has none left: his one army has reacted already
    t = halted(["2 forced march"], ["3419"]).does("halt").dice(1).does("react:3419").until("Operate").does("halt")
    assert question(0, t.dice(1).operates("3628"), "halt")[0] != "Reaction"


def exchange(hand: list[str]) -> Table:
    """The Imperial player may play Procopius, with these markers besides."""
    hands = {"imperial": ["procopius", *hand], "barbarian": ["pope"]}
    return Table(units={"3433": "guard garrison"}, phase="recruitment", hands=hands)


@pytest.mark.clause("strat.procopius", "22.1a")
def test_two_markers_are_a_choice_for_all_that_the_enemy_knows() -> None:
    # of one kind there is nothing to choose
    hands = (["agent", "rally"], ["2 agent"])
    different, same = (question(1, exchange(hand), "play:procopius", "pass") for hand in hands)
    assert different == same
    assert different[:2] == ("Procopius", 0)


@pytest.mark.clause("strat.procopius", "22.0a")
def test_a_single_marker_is_exchanged_without_a_question() -> None:
    for hand in (["agent"], ["rally"]):
        assert question(1, exchange(hand), "play:procopius", "pass")[0] not in ("Answer", "Procopius")


def recruited(hand: list[str], place: str = "Constantinopolis") -> Table:
    """The Imperial player, who stands in a capital or elsewhere, has done with recruiting but for "done"."""
    return Table(units={place: "guard garrison"}, phase="recruitment", hands={"imperial": hand}, sp={"imperial": 9})


@pytest.mark.clause("strat.regalia", "22.1a")
def test_whoever_holds_a_capital_and_a_hand_is_asked_for_the_regalia() -> None:
    regalia, agent = (question(1, recruited(hand), "done") for hand in (["regalia"], ["agent"]))
    assert regalia == agent
    assert regalia[:2] == ("LastMarker", 0)
    # without a hand, or without a capital, all know that there is nothing to say
    assert question(1, recruited([]), "done")[0] != "LastMarker"
    for hand in (["regalia"], ["agent"]):
        assert question(1, recruited(hand, "3431"), "done")[0] != "LastMarker"


@pytest.mark.clause("16.72", "22.1a")
def test_whoever_has_marched_and_holds_a_hand_may_have_a_forced_march() -> None:
    def marched(hand: list[str]) -> Table:
        return Table(units={"3431": "guard field_army"}, hands={"imperial": hand}, dice=[1]).operates("3431")

    march, agent = (question(1, marched(hand), "halt") for hand in (["forced march"], ["agent"]))
    assert march == agent
    assert march[:2] == ("LastMarkers", 0)
    assert question(1, marched([]), "halt")[0] != "LastMarkers"


@pytest.mark.clause("strat.treachery.a", "22.1a")
def test_whoever_holds_a_hand_may_betray_what_the_other_has_laid_down() -> None:
    def courted(hand: list[str], *own: str) -> tuple[str, int, dict[str, Any]]:
        t = Table(phase="diplomacy", hands={"imperial": ["2 agent"], "barbarian": hand})
        return question(0, t, "court:gepidae", *own, "done", "done")

    treachery, pope = (courted(hand, "commit:agent") for hand in (["treachery"], ["pope"]))
    assert treachery == pope
    assert treachery[:2] == ("Betray", 1)
    # the attacker, before whom nothing has been laid down, has nothing to betray
    t = Table(phase="diplomacy", hands={"imperial": ["2 agent"], "barbarian": ["pope"]})
    assert question(1, t, "court:gepidae", "commit:agent", "done", "done", "pass")[:2] == ("RollAgain", 0)
