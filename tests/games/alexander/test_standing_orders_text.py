"""Standing orders as a form: every occasion with what can be wanted then, and the one that the question is about."""

import pytest

from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.standing_orders import KIND_NAMES
from polemos.room.texts import LANGUAGES
from rulebook.alexander.routs import COMPANIONS
from rulebook.alexander.shooting import LIGHT, plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_occasion_has_one_name_and_each_wish_its_own(language: str) -> None:
    state = GAME.rules.new("samarkand")
    orders = GAME.edge.standing_orders(state, 0, language)
    assert [order.id for order in orders] == list(KIND_NAMES)
    assert len({order.label for order in orders}) == len(orders)
    for order in orders:
        wants = [pick.label for pick in order.picks]
        assert all(wants)
        assert len(set(wants)) == len(wants)
        for pick in order.picks:
            assert GAME.edge.texts(language)(pick.id.replace("order:", "aside-order-")).startswith(order.label)
            assert (pick.id in GAME.rules.asides(state, 0)) == (pick.id != order.chosen)


def test_what_is_chosen_there_is_wanted_from_then_on_by_that_side_alone() -> None:
    state = GAME.rules.new("samarkand")
    GAME.rules.aside(state, 1, "order:face-never")
    chosen = [{one.id: one.chosen for one in GAME.edge.standing_orders(state, side, "en")}["face"] for side in (0, 1)]
    assert chosen == ["order:face-ask", "order:face-never"]


def test_a_question_about_a_reaction_names_the_order_that_could_answer_it() -> None:
    silent = ["entry-fire never", "withdraw-skirmishers never", "withdraw-others never"]
    t = plain({"2518": COMPANIONS, "2617": LIGHT}, facing={COMPANIONS: 330, LIGHT: 90}, standing={"opponent": silent})
    assert GAME.edge.governing(t.state) == ""
    t.does(f"move:{COMPANIONS}", "enter:2517")
    assert (t.asked, GAME.edge.governing(t.state)) == ("ReactFacing", "face")
