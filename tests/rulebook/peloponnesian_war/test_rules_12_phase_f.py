"""Phase F: hands, play, drawing, the deck [2.3, 3.2c, 12.1 to 12.8]."""

from functools import partial

import pytest

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data.tables import CARD_INDEX, CARD_KINDS, CARDS, SPARTA
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.cards import plays, where
from polemos.games.peloponnesian_war.rules.cards.phase import BurnCards, CardPhase, FillHand, OpeningHands
from polemos.kernel.dice import DICE_MODES, Rng
from polemos.kernel.flow import choose
from polemos.testing.bench import run
from polemos.testing.secrets import news_for, same_until, twin
from rulebook.peloponnesian_war.cards import Said, coming, count, hand, holding, lies
from rulebook.peloponnesian_war.table import Table

Some = tuple[str, ...]
OTHERS = [card.key for card in CARD_KINDS for _ in range(card.numbers[1] - card.numbers[0] + 1)]


def deck_of(*cards: str, athens: Some = (), sparta: Some = (), burnt: Some = ()) -> Table:
    """A table whose deck holds these cards and no others."""
    left = OTHERS.copy()
    for card in (*cards, *athens, *sparta, *burnt):
        left.remove(card)
    held = {"athens": list(athens), "sparta": list(sparta), "burnt": list(burnt), "removed": left}
    return Table(phase="cards", turn=0, cards=held, steps=[])


def go(t: Table, *steps: state.Step) -> Table:
    """Do these steps."""
    t.state.then(*steps)
    run(t.state)
    return t


# --------------------------------------------------------------------------------------------------------- the opening


@pytest.mark.clause("2.3a", "2.3b", "12.1a", "card.deck")
@pytest.mark.parametrize(("scenario", "cards"), [("campaign", 120), ("argive", 79)])
def test_opening_hands(scenario: str, cards: int) -> None:
    s = GAME.rules.new(scenario, (), "hands")
    while s.phase == codes.SET_UP:  # an immediate card has a choice
        choose(s, s.opts[0])
    assert CARDS == 120 and len(CARD_KINDS) == 53 and len(plays.RULES) == 53
    for side in codes.BOTH:
        held = where.hand(s, side)
        assert where.hand_size(s, side) == 5
        assert all(CARD_KINDS[kind].timing == 0 for kind in held)
    removed = [kind for kind, card in enumerate(CARD_KINDS) if not card.argive] if scenario == "argive" else []
    out = sum(CARD_KINDS[kind].numbers[1] - CARD_KINDS[kind].numbers[0] + 1 for kind in removed)
    assert CARDS - out == cards
    there = [kind for kind in removed if any(at != codes.REMOVED for at in slice_of(s.card, kind))]
    assert not there


def slice_of(row: list[int], kind: int) -> list[int]:
    first, last = CARD_KINDS[kind].numbers
    return row[first - 1 : last]


@pytest.mark.clause("12.4b", "2.3b")
def test_an_immediate_card_of_the_opening_hand_works_at_once() -> None:
    t = deck_of("olympic_truce", *["omens"] * 5, *["ruse"] * 3, "oracle", "oracle")
    go(coming(t, "omens", "olympic_truce"), OpeningHands())
    assert hand(t, "athens").count("omens") == 5 or len(hand(t, "athens")) == 5
    assert len(hand(t, "sparta")) == 5
    assert lies(t, "olympic_truce", codes.DISCARDED) == 1
    assert all(asking.weighs(t.state, side, codes.NO_RAIDS) for side in codes.BOTH)
    drawers = [event["side"] for event in t.events() if event.kind in ("drew", "card-shown")]
    assert drawers == ["athens"] * 6 + ["sparta"] * 5  # the first player fills up his hand first


# ---------------------------------------------------------------------------------------------------------------- play


@pytest.mark.clause("12.2a", "3.2c")
def test_players_play_in_turn_until_two_pass() -> None:
    t = Table(phase="cards", turn=0, cards={"athens": ["oracle", "ruse"], "sparta": ["war_party"]})
    assert (t.decider, t.asked) == ("athens", "CardTurn")
    t.does("pass")
    assert t.decider == "sparta"
    t.does("play-card:war_party", "card-region:laconia")
    assert t.decider == "athens"  # who passed may act again
    t.does("discard-card:ruse")
    assert t.decider == "athens"  # Sparta has no card left and passes
    assert lies(t, "ruse", codes.DISCARDED) == 1 and not t.state.tokens[2 * codes.RUSE]
    assert [event["side"] for event in t.events("passes")] == ["athens", "sparta"]
    t.does("pass")
    assert t.asked != "CardTurn"  # two passes in a row
    assert [event["side"] for event in t.events("passes")] == ["athens", "sparta", "athens"]


@pytest.mark.clause("12.2a")
def test_whoever_controls_more_regions_begins() -> None:
    cards = {"athens": ["oracle"], "sparta": ["oracle"]}
    assert Table(phase="cards", turn=0, cards=cards).decider == "athens"  # equal
    assert Table(phase="cards", turn=0, cards=cards, controller={"chios": "sparta"}).decider == "sparta"


@pytest.mark.clause("12.1a")
def test_some_cards_are_for_one_side_alone() -> None:
    holding("sparta", "eisphora").may_not("play-card:eisphora", "12.1a").may("discard-card:eisphora")
    holding("athens", "contributions").may_not("play-card:contributions", "12.1a").may("discard-card:contributions")
    holding("athens", "eisphora").may("play-card:eisphora").may_not("play-card:oracle", "12.2a")


@pytest.mark.clause("12.3a")
def test_a_card_needs_a_target_that_is_named_before_the_die() -> None:
    holding("athens", "omens").may_not("play-card:omens", "12.3a")
    t = holding("athens", "peace_party").dice(6).does("play-card:peace_party")
    assert not t.events("rolled") and t.asked == "CardTarget"
    t.does("card-region:boeotia")
    kinds = [event.kind for event in t.events()]
    assert kinds.index("card-on-region") < kinds.index("rolled")


@pytest.mark.clause("12.3b")
def test_a_lasting_effect_is_not_put_twice_on_one_target() -> None:
    t = holding("athens", "carneia", "carneia", "etesian", "etesian")
    t.does("play-card:carneia").may_not("play-card:carneia", "12.3b")
    t.does("play-card:etesian").may_not("play-card:etesian", "12.3b")
    assert t.state.winds == [0, -3]


@pytest.mark.clause("12.5a", "12.7a")
def test_a_natural_one_fails_whatever_is_added() -> None:
    t = holding("athens", "argos", year=420).dice(1).does("play-card:argos")
    assert t.controller("argolid") == "sparta" and t.event("card-fails")["card"] == "argos"
    assert lies(t, "argos", codes.DISCARDED) == 1
    assert holding("athens", "argos", year=420).dice(3).does("play-card:argos").controller("argolid") == "athens"


@pytest.mark.clause("12.7a")
def test_a_used_card_goes_to_the_discards_or_out_of_the_game() -> None:
    t = holding("athens", "eisphora", "metics", pieces={"build-pool": ["attica-fleet-5-01", "attica-fleet-5-02"]})
    t.does("play-card:eisphora", "play-card:metics", "card-counters:attica-fleet-5")
    assert lies(t, "eisphora", codes.DISCARDED) == 1 and lies(t, "metics", codes.REMOVED) == 1
    t = holding("athens", "metics", "oracle").does("discard-card:metics")
    assert lies(t, "metics", codes.DISCARDED) == 1  # not used


def is_turn(number: int, t: Table) -> bool:
    """Whether it is this campaign turn."""
    return t.turn == number


@pytest.mark.clause("12.1b", "12.8a")
def test_an_effect_lasts_for_the_campaign_turns_that_follow() -> None:
    man = ["attica-hoplite-4-01"]
    rest: Said = {"inside": man, "season": "summer", "cards": {"sparta": ["fair_winds"]}}
    t = Table({"athens": man}, phase="cards", turn=0, **rest)
    t.does("play-card:fair_winds")
    for number in (1, 2, 3):
        t.until(partial(is_turn, number))
        assert t.state.winds == [0, 3]
    t.until(lambda table: bool(table.state.season == 2))
    assert t.state.winds == [0, 0]


# ------------------------------------------------------------------------------------------------------------- drawing


@pytest.mark.clause("12.6a", "3.2c")
def test_after_play_both_draw_to_five_and_two_are_burnt() -> None:
    t = deck_of(*["oracle"] * 3, *["ruse"] * 3, *["omens"] * 5, *["war_party"] * 3)
    go(t, CardPhase())
    assert len(hand(t, "athens")) == len(hand(t, "sparta")) == 5
    assert count(t, codes.BURNT) == 2 and count(t, codes.DECK) == 2
    drawers = [event["side"] for event in t.events("drew")]
    assert drawers == ["athens"] * 5 + ["sparta"] * 5
    assert t.events()[-1].kind == "burnt"


@pytest.mark.clause("12.6a")
def test_the_first_player_draws_first() -> None:
    t = deck_of(*["oracle"] * 3, *["ruse"] * 3, *["omens"] * 5, *["war_party"] * 3)
    t.state.controller[0] = SPARTA
    go(t, CardPhase())
    assert [event["side"] for event in t.events("drew")] == ["sparta"] * 5 + ["athens"] * 5


@pytest.mark.clause("12.4a", "card.storms")
def test_a_card_to_play_or_discard_at_once_is_replaced_either_way() -> None:
    for answer, blow in (("play-card:storms", True), ("discard-card:storms", False)):
        t = go(coming(deck_of("storms", *["oracle"] * 3, *["ruse"] * 3), "storms"), FillHand(0))
        assert (t.asked, t.decider, hand(t, "athens")) == ("PlayOrDiscard", "athens", [])
        t.does(answer)
        assert len(hand(t, "athens")) == 5 and lies(t, "storms", codes.DISCARDED) == 1
        assert all(asking.weighs(t.state, side, codes.STORMS) == blow for side in codes.BOTH)


@pytest.mark.clause("12.4a")
def test_a_card_to_play_at_once_is_carried_out_and_replaced() -> None:
    t = go(coming(deck_of("hermae", *["oracle"] * 3, *["ruse"] * 3), "hermae"), FillHand(1))
    assert len(hand(t, "sparta")) == 5 and lies(t, "hermae", codes.REMOVED) == 1
    assert t.ml("attica") == 13


@pytest.mark.clause("12.6b")
def test_the_discards_form_a_new_deck() -> None:
    t = deck_of("oracle", athens=("ruse",), burnt=("war_party", "war_party"))
    t.state.card[CARD_KINDS[CARD_INDEX["omens"]].numbers[0] - 1] = codes.DISCARDED
    go(t, FillHand(0))
    assert sorted(hand(t, "athens")) == ["omens", "oracle", "ruse", "war_party", "war_party"]
    assert t.event("reshuffled")["count"] == 3
    assert count(t, codes.REMOVED) == CARDS - 5  # cards out of the game stay out


@pytest.mark.clause("12.6b")
def test_a_deck_that_cannot_fill_a_hand() -> None:
    t = go(deck_of("storms", "storms", athens=("ruse",)), FillHand(0))
    assert hand(t, "athens") == ["ruse"]


@pytest.mark.clause("12.6a")
def test_people_with_a_deck_of_their_own_name_what_they_draw() -> None:
    t = deck_of("oracle", "oracle", athens=("ruse",) * 3, sparta=("omens",), burnt=("war_party",))
    t.state.dice_mode = DICE_MODES.index("asked")
    go(t, FillHand(0))
    assert (t.asked, t.decider, t.clause) == ("DrawCard", "athens", "12.6a")
    # what Sparta holds and what is burnt could be in the deck, for all that Athens knows
    assert t.targets("drawn-card") == ["omens", "oracle", "war_party"]
    t.may_not("drawn-card:ruse", "12.6a").does("drawn-card:war_party")
    assert hand(t, "athens").count("war_party") == 1 and count(t, codes.BURNT) == count(t, codes.DECK) == 1


# ------------------------------------------------------------------------------------------------------------- secrets


@pytest.mark.clause("12.1a", "12.6a")
def test_nobody_learns_what_another_draws_or_what_is_burnt() -> None:
    t = deck_of(*["oracle"] * 3, *["ruse"] * 3, *["omens"] * 5)
    go(t, FillHand(0), BurnCards())
    for event in t.events():
        if event.kind in ("drew", "drew-hidden"):
            assert event.audience == (1 if event.kind == "drew" else 2)
            assert (event.kind == "drew") == ("card" in event.args)
        else:
            assert event.kind == "burnt" and event.args == {"count": 2}
    seen = t.seen("sparta")
    assert seen["counts"][1] == 5 and all(at in (codes.HIDDEN, codes.REMOVED) for at in seen["card"])
    own = t.seen("athens")["card"]
    assert own.count(codes.HAND) == 5 and codes.BURNT not in own


@pytest.mark.clause("12.1a")
def test_the_number_of_a_card_that_is_shown_says_nothing() -> None:
    first, last = CARD_KINDS[CARD_INDEX["oracle"]].numbers
    for number in range(first, last + 1):
        t = holding("athens")
        t.state.card[number - 1] = codes.HAND
        where.lay_open(t.state, 0, CARD_INDEX["oracle"], codes.DISCARDED)
        assert t.state.card.index(codes.DISCARDED) == first - 1 and codes.HAND not in t.state.card


@pytest.mark.clause("12.4a")
def test_no_immediate_card_is_supposed_in_a_hand() -> None:
    t = Table(base="scenario", phase="cards", turn=0, seed="hands", steps=[OpeningHands(), CardPhase()])
    t.until("CardTurn")
    for n in range(20):
        for side in codes.BOTH:
            held = where.hand(twin(GAME, t.state, side, f"{n}"), 1 - side)
            assert held and all(CARD_KINDS[kind].timing == 0 for kind in held)


@pytest.mark.clause("12.1a", "12.6a")
@pytest.mark.parametrize("side", codes.BOTH)
def test_a_side_sees_and_hears_the_same_whatever_the_other_holds(side: int) -> None:
    tried = 0
    for game in range(4):
        rng = Rng(f"cards {game}")
        t = Table(base="scenario", phase="cards", turn=0, seed=f"{game}", steps=[OpeningHands(), CardPhase()])
        s = t.state
        for n in range(40):
            if s.actor < 0:
                break
            if s.actor != side and t.asked == "CardTurn":
                other = twin(GAME, s, side, f"{n}")
                assert GAME.rules.view(other, side) == GAME.rules.view(s, side)
                for c in set(s.opts) & set(other.opts):
                    one, two = news_for(GAME, s, c, side), news_for(GAME, other, c, side)
                    assert same_until({"drew", "drew-hidden", "card-shown"}, one, two)
                    tried += 1
            choose(s, s.opts[rng.below(len(s.opts))])
    assert tried > 20
