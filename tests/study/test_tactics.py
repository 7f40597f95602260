"""Tactics: each position loads, asks whom it says, accepts what is legal, and a search would weigh what it accepts."""

from typing import Any

import pytest

from polemos.bots.registry import make
from polemos.bots.tactic_data import accepted, asked, parse, tactic_of, tactics_of
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.room.teaching import fits
from polemos.room.texts import LANGUAGES
from polemos.study.tactics import answer, weighed
from toy.game import GAME

WITH = [name for name in games.names() if tactics_of(games.find(name))]
EACH = [(name, one.id) for name in WITH for one in tactics_of(games.find(name))]
ROW: dict[str, Any] = {
    "id": "a",
    "side": "imperial",
    "right": ["done"],
    "rules": ["1.1"],
    "reason": {"en": "x", "ja": "x"},
    "position": {"scenario": "1"},
}


def test_each_game_has_twenty() -> None:
    assert {name: len(tactics_of(games.find(name))) >= 20 for name in WITH} == dict.fromkeys(
        ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse"), True
    )


@pytest.mark.parametrize(("name", "which"), EACH)
def test_a_tactic_asks_whom_it_says_and_accepts_what_is_legal(name: str, which: str) -> None:
    game = games.find(name)
    tactic = tactic_of(game, which)
    state = asked(game, tactic)
    offered = [game.rules.choice_id(c) for c in state.opts]
    right = accepted(game, tactic, state)
    assert game.sides[state.actor] == tactic.plan.side and tactic.scenario in game.scenarios
    assert 0 < len(right) < len(offered)
    for c in right:
        assert not game.rules.why_not(state, game.rules.choice_id(c))
    # what is named means something here, a blunder too
    for pattern in (*tactic.plan.right, *tactic.plan.wrong):
        assert any(fits(pattern, one) for one in offered), pattern
    assert {clause for clause in tactic.plan.rules if not clause.startswith("RULING-")} <= {
        clause.id for clause in game.clauses
    }
    for language in LANGUAGES:
        assert len(tactic.reason(language)) > 20


@pytest.mark.parametrize(("name", "which"), EACH)
def test_a_search_would_weigh_an_accepted_choice(name: str, which: str) -> None:
    game = games.find(name)
    tactic = tactic_of(game, which)
    state = asked(game, tactic)
    assert set(weighed(game, state)) & set(accepted(game, tactic, state))


def test_a_bot_is_judged_by_what_it_chooses() -> None:
    game = games.find("belisarius")
    tactic = tactic_of(game, "garrison-stays")
    one = answer(game, tactic, make("search:100"), "t")
    assert one == answer(game, tactic, make("search:100"), "t")
    assert one.found and one.weighed and tactic.accepts(one.choice)
    assert not tactic.accepts("go")
    # where only blunders are named, all else is accepted
    forbidden = tactic_of(game, "not-against-walls")
    assert forbidden.accepts("halt") and not forbidden.accepts("attack:3042")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ({"tactic": [ROW], "more": 1}, "must hold tables"),
        ({"tactic": [{**ROW, "more": 1}]}, r"tactic\[0\]: unknown key 'more'"),
        ({"tactic": [{"id": "a"}]}, r"tactic\[0\] must be a table with id, side"),
        ({"tactic": [{**ROW, "right": []}]}, "must name what is right or what is wrong"),
        ({"tactic": [{**ROW, "reason": {"en": "x"}}]}, "reason must be a table with en, ja"),
        ({"tactic": [{**ROW, "position": 3}]}, "position must be a table"),
    ],
)
def test_a_broken_file_says_where_and_what_would_be_right(content: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        parse(content, "f.toml")


def test_a_tactic_that_is_not_there_or_asks_somebody_else_is_one_clear_error() -> None:
    with pytest.raises(BadInput, match="duel has no tactic 'x'; there are none"):
        tactic_of(GAME, "x")
    belisarius = games.find("belisarius")
    with pytest.raises(BadInput, match="belisarius has no tactic 'x'; there are storm-nisibis"):
        tactic_of(belisarius, "x")
    (other,) = parse(
        {
            "tactic": [
                {**ROW, "side": "barbarian", "position": {"scenario": "1", "player": "imperial", "phase": "levy"}}
            ]
        },
        "f",
    )
    with pytest.raises(BadInput, match="the tactic a does not ask barbarian"):
        asked(belisarius, other)
