"""Standing orders as a form: every occasion with what can be wanted then, and the one that the question is about."""

from typing import Any

import pytest

from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.state import MOST_ORDERS
from polemos.room.texts import LANGUAGES
from rulebook.syracuse.table import Table

IN_PHASE = {"T3": ["AH1", "NIC"], "T2": "SH1", "SYR": ["SH2", "SIC"], "M9": "AT1"}
"""S20 and S23 could strike either side at any moment of the phase."""
NEVER, EVERY_ROLL = 4, 1
"""Standing orders as a position holds them."""
HANDS = {"athens": 1, "syracuse": 1}
ATTACK = {"athens": 3, "syracuse": 1}
"""Action points: for a hand each, and for a march into battle."""


def chosen(t: Table, side: int) -> dict[str, str]:
    """What a side wants by standing order."""
    return {order.id: order.chosen for order in GAME.edge.standing_orders(t.state, side, "en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_occasion_has_one_name_and_each_wish_its_own(language: str) -> None:
    state = GAME.rules.new("1")
    orders = GAME.edge.standing_orders(state, 0, language)
    assert [order.id for order in orders] == ["events", "rerolls", "omens"]
    assert len({order.label for order in orders}) == len(orders)
    for order in orders:
        wants = [pick.label for pick in order.picks]
        assert all(wants)
        assert len(set(wants)) == len(wants)
        for pick in order.picks:
            told = GAME.edge.texts(language)(pick.id.replace("ask:", "aside-ask-"))
            assert told.startswith(order.label) and told.endswith(pick.label)


def test_whatever_is_chosen_every_other_wish_can_be_given_and_no_order_lies_elsewhere() -> None:
    for given in [n for n in range(MOST_ORDERS + 1) if n & 6 != 6]:
        t = Table(IN_PHASE, pa=HANDS, orders={"athens": given})
        orders = GAME.edge.standing_orders(t.state, 0, "en")
        assert all(order.chosen in [pick.id for pick in order.picks] for order in orders)
        others = {pick.id for order in orders for pick in order.picks if pick.id != order.chosen}
        assert {name for name in t.asides("athens") if name.startswith("ask:")} == others


def test_what_is_chosen_there_is_wanted_from_then_on_by_that_side_alone() -> None:
    t = Table(IN_PHASE, pa=HANDS).aside("syracuse", "ask:no-events")
    assert chosen(t, 0) == {"events": "ask:usual", "rerolls": "ask:usual-rerolls", "omens": "ask:omens"}
    assert chosen(t, 1) == {"events": "ask:no-events", "rerolls": "ask:usual-rerolls", "omens": "ask:omens"}


def test_a_wish_takes_the_place_of_another_on_the_same_occasion_alone() -> None:
    t = Table(IN_PHASE, pa=HANDS)
    t.aside("athens", "ask:every-reroll").aside("athens", "ask:no-events").aside("athens", "ask:every-action")
    assert chosen(t, 0) == {"events": "ask:every-action", "rerolls": "ask:every-reroll", "omens": "ask:omens"}
    t.aside("athens", "ask:usual")
    assert chosen(t, 0) == {"events": "ask:usual", "rerolls": "ask:every-reroll", "omens": "ask:omens"}
    t.aside("athens", "ask:usual-rerolls")
    assert chosen(t, 0) == {"events": "ask:usual", "rerolls": "ask:usual-rerolls", "omens": "ask:omens"}


def test_no_position_orders_both_to_ask_always_and_never() -> None:
    with pytest.raises(AssertionError, match="orders"):
        Table(IN_PHASE, orders={"athens": 6})


def test_a_question_about_a_chit_of_the_action_phase_names_the_order_that_spares_it() -> None:
    t = Table(IN_PHASE, pa=HANDS, hands={"athens": ["S20"]})
    assert (t.asked, GAME.edge.governing(t.state)) == ("Moment", "events")
    t.aside("athens", "ask:no-events")
    assert (t.asked, GAME.edge.governing(t.state)) == ("NextAction", "")


@pytest.mark.parametrize(("chit", "name"), [("S19", "BattleChits"), ("S9", "CavalryChit")])
def test_so_does_one_in_a_battle(chit: str, name: str) -> None:
    pieces = {"T3": ["AH1", "AH4", "AC1", "NIC"], "T2": ["SH1", "SH2", "SIC"]}
    t = Table(pieces, pa=ATTACK, hands={"athens": [chit]}, dice=[6])
    t.moves("T3", "T2").until(name)
    assert GAME.edge.governing(t.state) == "events"
    t.aside("athens", "ask:no-events")
    assert t.asked != name


def test_no_order_spares_a_question_in_another_phase() -> None:
    t = Table({"T12": "AH1", "SYR": "SH1"}, phase="D4", side="athens", hands={"athens": ["S22a"]}, supply={"athens": 1})
    assert (t.asked, GAME.edge.governing(t.state)) == ("Moment", "")


def test_a_question_about_a_roll_names_the_order_only_if_it_is_put_for_its_sake() -> None:
    # the wear of the enemy is passed over by the usual measure, one's own is not
    rest: dict[str, Any] = {"phase": "D5", "dice": [6], "orders": {"athens": EVERY_ROLL}}
    t = Table({"T12": "AH1", "T14": "SH1"}, side="syracuse", **rest)
    assert (t.asked, t.decider, GAME.edge.governing(t.state)) == ("RollAgain", "athens", "rerolls")
    t.aside("athens", "ask:usual-rerolls")
    assert GAME.edge.governing(t.state) == ""
    t = Table({"T12": "AH1", "T14": "SH1"}, side="athens", **rest)
    assert (t.asked, t.decider, GAME.edge.governing(t.state)) == ("RollAgain", "athens", "")


def test_so_does_one_about_omens_and_in_the_action_phase_they_are_a_chit_as_well() -> None:
    omens: dict[str, Any] = {"advantage": "syracuse", "hands": {"athens": ["S25"]}}
    t = Table({"T12": "AH1", "T14": "SH1"}, phase="D5", side="athens", dice=[6], **omens)
    assert (t.asked, t.decider, GAME.edge.governing(t.state)) == ("OmensForRoll", "athens", "omens")
    t = Table(
        {"T12": "AH1", "T14": "SH1"}, phase="D5", side="syracuse", dice=[1], orders={"athens": EVERY_ROLL}, **omens
    )
    t.until("OmensForRoll")
    assert (t.decider, GAME.edge.governing(t.state)) == ("athens", "rerolls")
    pieces = {"T3": ["AH1", "AH4", "NIC"], "T2": ["SH1", "SIC"]}
    t = Table(pieces, pa=ATTACK, dice=[3], **omens).moves("T3", "T2").until("OmensForRoll")
    assert (t.decider, GAME.edge.governing(t.state)) == ("athens", "omens")
    t.aside("athens", "ask:no-events")
    assert t.asked != "OmensForRoll"


@pytest.mark.parametrize("hand", [["S25"], ["S4"]])
@pytest.mark.clause("event.25", "event.25b")
def test_who_does_not_want_to_seize_the_advantage_over_dice_is_not_asked_whatever_he_holds(hand: list[str]) -> None:
    omens: dict[str, Any] = {"advantage": "syracuse", "hands": {"athens": hand}, "phase": "D5", "side": "athens"}
    wear = {"T12": "AH1", "T14": "SH1"}
    t = Table(wear, dice=[6], **omens)
    assert (t.asked, t.decider) == ("OmensForRoll", "athens")
    t.aside("athens", "ask:no-omens")
    assert t.asked != "OmensForRoll" and chosen(t, 0)["omens"] == "ask:no-omens"
    t.aside("athens", "ask:omens")
    assert chosen(t, 0)["omens"] == "ask:omens"


def test_no_saved_state_orders_both_to_ask_always_and_never() -> None:
    state = GAME.rules.new("1")
    state.orders[0] = 6
    assert any(line.startswith("orders") for line in GAME.rules.shape(state))
