"""No hidden card leaks: wars that differ only in the enemy's hand, the deck and burnt cards look, ask, go on alike."""

from collections import Counter
from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.codes import HIDDEN
from polemos.games.peloponnesian_war.data.tables import ATHENS, CARD_KEY, KIND_OF_CARD, SPARTA
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.cards.phase import CardTurn, DrawCard, FillHand
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import NOBODY, run
from polemos.testing.bench import PhaseEnd
from polemos.testing.secrets import news_for, positions, same_until, twin
from rulebook.peloponnesian_war.cards import coming, hand
from rulebook.peloponnesian_war.table import Table
from samples import sample

REVEALING = {"card-played", "card-discarded", "card-shown", "drew"}
"""News of a card that comes out, or that the side itself draws: from there on tales may differ."""


def shown(s: War, side: int) -> list[Any]:
    """What a person of a side reads in a war; of the question if it is his."""
    view = GAME.rules.view(s, side)
    found: list[Any] = [view, GAME.edge.pieces(view, "en"), GAME.edge.panel(view, "en"), GAME.rules.asides(s, side)]
    found += [GAME.rules.result(s), GAME.edge.moment(s, "en")]
    if s.actor != side:
        return found
    found += [s.opts, GAME.edge.ask(s, "en"), GAME.edge.focus(s)]
    for c in s.opts[:12]:
        found.append(GAME.edge.describe(s, c, "en"))
        found.append(GAME.edge.preview(s, GAME.rules.choice_id(c), "en"))
    found += [GAME.rules.why_not(s, f"play-card:{card}") for card in CARD_KEY]
    found += [GAME.rules.why_not(s, choice) for choice in ("discard-card:omens", "march:pericles", "card-city:chios")]
    return found


@pytest.mark.long
@pytest.mark.clause("12.1a", "12.6a", "3.2c")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_hidden_cards_change_nothing_that_the_enemy_meets(scenario: str) -> None:
    compared, met = 0, Counter[str]()
    for n, war in enumerate(positions(GAME, "ides", scenario, (), every=13, most=80)[:: sample(2, 1)]):
        for side in (ATHENS, SPARTA):
            other = twin(GAME, war, side, str(n))
            assert shown(other, side) == shown(war, side)
            if war.actor == side:
                met[type(war.agenda[-1]).__name__] += 1
                for c in war.opts[:4]:
                    one, two = news_for(GAME, war, c, side), news_for(GAME, other, c, side)
                    assert same_until(REVEALING, one, two), (GAME.rules.choice_id(c), one, two)
                    compared += other.card != war.card
    assert compared > sample(20, 50) and met["CardTurn"]


@pytest.mark.clause("12.1a", "12.6a")
def test_of_hidden_cards_a_side_sees_how_many_there_are() -> None:
    there = {"sparta": ["ruse"], "athens": ["omens", "oracle"], "burnt": ["gold"]}
    t = Table(steps=[CardTurn(ATHENS)], phase="cards", turn=0, cards=there)
    assert hand(t, "athens") == ["omens", "oracle"] and hand(t, "sparta") == ["ruse"]
    for side, mine in ((ATHENS, {"omens", "oracle"}), (SPARTA, {"ruse"}), (NOBODY, set[str]())):
        seen = GAME.rules.view(bare(t), side)
        held = {CARD_KEY[KIND_OF_CARD[n]] for n, at in enumerate(seen["card"]) if at not in (HIDDEN, codes.DISCARDED)}
        assert held == mine
        assert seen["card"].count(HIDDEN) == 120 - len(mine)
        assert seen["counts"] == [116, 2, 1, 1]


@pytest.mark.clause("12.1a")
def test_whoever_does_not_see_a_hand_is_dealt_another() -> None:
    there = {"athens": ["omens"], "sparta": ["rebellion", "peace"], "burnt": ["gold"]}
    t = Table(steps=[CardTurn(ATHENS)], phase="cards", turn=0, cards=there)
    hands = set()
    for seed in "12345":
        other = twin(GAME, bare(t), ATHENS, seed)
        assert hand_of(other, ATHENS) == ["omens"]
        hands.add(tuple(hand_of(other, SPARTA)))
    assert len(hands) > 1 and all(len(cards) == 2 for cards in hands)


@pytest.mark.clause("12.2a", "12.1a")
@pytest.mark.parametrize("cards", [["carneia"], ["omens"], ["metics"]])
def test_who_can_play_nothing_is_asked_all_the_same(cards: list[str]) -> None:
    """Sparta holds a card that it may not play, or one that it may: it is asked in either case."""
    t = Table(steps=[CardTurn(SPARTA)], phase="cards", turn=0, cards={"sparta": cards})
    assert (t.decider, t.asked) == ("sparta", "CardTurn") and {"pass", f"discard-card:{cards[0]}"} <= set(t.choices())


@pytest.mark.clause("12.6a", "12.4a")
def test_a_drawn_card_is_told_to_the_drawer_alone() -> None:
    t = coming(Table(steps=[], phase="cards", turn=0), "omens", "ruse", "oracle", "etesian", "envoys")
    t.state.then(FillHand(ATHENS))
    run(t.state)
    for side in (ATHENS, SPARTA):
        told = [event.kind for event in t.state.heard or () if event.audience >> side & 1]
        assert ("drew" in told) == (side == ATHENS) and ("drew-hidden" in told) == (side == SPARTA)


@pytest.mark.clause("12.1a", "12.6a")
def test_what_people_may_name_as_drawn_tells_nothing_of_other_hands() -> None:
    """With a deck of their own: whatever is not known to be elsewhere may come."""
    draw, worlds = DrawCard(ATHENS), []
    for theirs, burnt in (("sitalces", "cyrus"), ("cyrus", "plague"), ("ruse", "ruse")):
        t = Table(steps=[], phase="cards", turn=0, cards={"athens": ["metics"], "sparta": [theirs], "burnt": [burnt]})
        worlds.append([c for c in draw.universe(t.state) if not draw.refusals(t.state, c)])
    assert worlds[0] == worlds[1] == worlds[2] and len(worlds[0]) == len(CARD_KEY) - 1


@pytest.mark.clause("12.1a")
def test_standing_orders_are_nobody_else_s_business() -> None:
    t = Table(steps=[CardTurn(SPARTA)], phase="cards", turn=0, cards={"sparta": ["omens"]})
    GAME.rules.aside(t.state, SPARTA, "withdraw:never")
    war = bare(t)
    assert GAME.rules.view(war, SPARTA)["orders"] == codes.NEVER_WITHDRAW
    assert GAME.rules.view(war, ATHENS)["orders"] == GAME.rules.view(war, NOBODY)["orders"] == 0


def bare(t: Table) -> War:
    """The war of a table without what a test has put at the end of it."""
    war: War = GAME.rules.copy(t.state)
    war.agenda = [step for step in war.agenda if not isinstance(step, PhaseEnd)]
    return war


def hand_of(s: War, side: int) -> list[str]:
    """The kinds of cards in a hand."""
    return [CARD_KEY[KIND_OF_CARD[n]] for n, at in enumerate(s.card) if at == codes.HAND + side]
