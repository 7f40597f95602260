"""Standing orders spare questions, are seen by nobody else, and can be given at any moment."""

import pytest

from polemos.games.peloponnesian_war import codes, state
from polemos.games.peloponnesian_war.data.tables import ATHENS, COLUMNS, SPARTA
from polemos.games.peloponnesian_war.edge.standing_orders_text import governing, standing_orders
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.asides import ORDERS
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY, choose, waiting
from polemos.room.texts import LANGUAGES

SPARED = {
    "InOrOut": "inside:always",
    "Intercept": "intercept:never",
    "Withdrawal": "withdraw:never",
    "Shortage": "pay:in-order",
    "GoOn": "fight:1-4",
}


def met(name: str) -> state.War:
    """A war in which a question waits."""
    for seed in range(40):
        s, rng = GAME.rules.new("campaign", (), str(seed)), Rng(f"orders {seed}")
        for _ in range(1500):
            if s.actor == NOBODY:
                break
            if type(waiting(s)).__name__ == name:
                return s
            choose(s, s.opts[rng.below(len(s.opts))])
    raise AssertionError(f"no {name}")


@pytest.mark.parametrize("name", SPARED)
def test_an_order_spares_its_question(name: str) -> None:
    s = met(name)
    order = SPARED[name]
    governed = governing(s)
    side = s.actor
    assert governed in [one.id for one in standing_orders(s, side, "en")]
    assert governed.startswith("sea:") if name == "Intercept" else governed == order.partition(":")[0]
    GAME.rules.aside(s, side, order)
    for _ in range(40):
        assert s.actor != side or type(waiting(s)).__name__ != name
        if s.actor == NOBODY:
            break
        choose(s, s.opts[0])


def test_the_other_side_does_not_see_it() -> None:
    s = GAME.rules.new("campaign", (), "1")
    before = GAME.rules.view(s, SPARTA), GAME.rules.view(s, NOBODY)
    GAME.rules.aside(s, ATHENS, "fight:2-1")
    assert (GAME.rules.view(s, SPARTA), GAME.rules.view(s, NOBODY)) == before
    assert s.orders[ATHENS] == codes.FIGHT_ON * (COLUMNS.index("2-1") + 1) and not s.orders[SPARTA]


def test_the_other_side_does_not_see_what_is_wanted_at_sea() -> None:
    """A state made of what Sparta sees has Sparta's own wishes, and none of Athens'."""
    said = {"athens": {"saronic_gulf": "never"}, "sparta": {"argolic_gulf": "always", "saronic_gulf": "ask"}}
    s = GAME.editor.from_position({"scenario": "campaign", "waters": said})
    without = GAME.editor.from_position({"scenario": "campaign", "waters": {"sparta": said["sparta"]}})
    assert GAME.rules.view(s, SPARTA) == GAME.rules.view(without, SPARTA)
    assert GAME.rules.view(s, NOBODY) == GAME.rules.view(GAME.editor.from_position({"scenario": "campaign"}), NOBODY)
    supposed = GAME.rules.determinize(GAME.rules.view(s, SPARTA), Rng("waters"))
    assert GAME.editor.to_position(supposed)["waters"] == {"sparta": said["sparta"]}


def test_contradicting_orders_are_no_position() -> None:
    both = codes.ALWAYS_WITHDRAW | codes.NEVER_WITHDRAW
    with pytest.raises(BadInput, match="athens wants two things on one occasion"):
        GAME.editor.from_position({"scenario": "campaign", "orders": {"athens": both}})
    GAME.editor.from_position({"scenario": "campaign", "orders": {"athens": codes.ALWAYS_WITHDRAW}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_has_words_and_can_be_taken_back(language: str) -> None:
    s = GAME.rules.new("argive", (), "1")
    for name in [*ORDERS, *reversed(ORDERS)]:
        if name in GAME.rules.asides(s, ATHENS):
            GAME.rules.aside(s, ATHENS, name)
        chosen = [order.chosen for order in standing_orders(s, ATHENS, language)]
        assert name in chosen and name not in GAME.rules.asides(s, ATHENS)
    for order in standing_orders(met("Intercept"), ATHENS, language):
        assert order.label and all(pick.label for pick in order.picks) and len(order.picks) > 1
