"""Taking back past an answer of the other side that told nothing, whether or not there was anything to answer."""

import pytest

from polemos.kernel.dice import Rng
from polemos.kernel.flow import PASS
from polemos.match import games
from polemos.match.marks import DECLINED
from polemos.match.match import AnyMatch, new_match, open_match
from polemos.room.game import AnyGame

MARCH = {
    "base": "empty",
    "units": {"3431": "guard field_army", "3429": "ostrogoths warband"},
    "player": "imperial",
    "phase": "operations",
    "dice": [6],
}


def marching(hand: list[str]) -> AnyMatch:
    """An Imperial army about to march in front of an enemy who holds these markers."""
    match = new_match(games.find("belisarius"), "", position={**MARCH, "hands": {"barbarian": hand}})
    match.go(["army:3431", "go"])
    while match.state.actor == 1:
        match.choose(DECLINED)
    return match


def marks(match: AnyMatch) -> list[tuple[int, int, int, bool]]:
    return [(m.entries, m.said, m.actor, m.quiet) for m in match.marks]


@pytest.mark.parametrize("hand", [["end_of_campaign"], ["pope"]])
@pytest.mark.parametrize("space", ["3432", "3430"])
def test_a_step_is_taken_back_past_an_enemy_who_declined(hand: list[str], space: str) -> None:
    match = marching(hand)
    before, n, log, start = match.game.rules.copy(match.state), match.n, list(match.log), len(match.marks)
    assert match.marks.last_of(0) == -1
    match.choose(f"march:{space}")
    assert (match.state.actor, match.marks.last_of(0)) == (1, start)
    match.choose(DECLINED)
    again = open_match(match.game, match.record)
    assert marks(again) == marks(match)
    # who declined may think better of it, as long as the other has not gone on
    assert (match.marks.last_of(0), match.marks.last_of(1)) == (start, start + 1)
    assert match.end_of(start).text == f"march:{space}"
    assert match.undo(0).text == f"march:{space}"
    assert (match.state, match.state.opts, match.n, match.log) == (before, before.opts, n, log)
    assert match.marks.last_of(0) == -1


def test_steps_are_taken_back_one_by_one_and_the_answers_with_them() -> None:
    match = marching(["pope"])
    n = match.n
    for space in ("3432", "3433"):
        match.choose(f"march:{space}")
        match.choose(DECLINED)
    assert [m.actor for m in match.marks if m.entries >= n] == [0, 1, 0, 1]
    assert [match.undo(0).text, match.undo(0).text] == ["march:3433", "march:3432"]
    match.choose("march:3432")
    match.choose(DECLINED)
    assert match.undo().text == DECLINED
    assert match.state.actor == 1
    assert match.undo().text == "march:3432"


def test_a_marker_that_was_played_ends_what_the_other_may_take_back() -> None:
    match = marching(["end_of_campaign"])
    match.choose("march:3432")
    match.choose("play:end-of-campaign")
    assert match.marks == []


@pytest.mark.parametrize("name", ["belisarius", "syracuse"])
def test_what_a_side_takes_back_restores_what_was_before_its_choice(name: str) -> None:
    game, past = games.find(name), 0
    match, rng = new_match(game, game.scenarios[0], seed="undo"), Rng("undo")
    while not match.over and match.n < 500:
        side = 1 - match.state.actor
        quiet = declined(match, rng)
        place = match.marks.last_of(side)
        if not quiet or place < 0 or match.marks[place].actor != side:
            continue
        mark, n = match.marks[place], match.n
        entries = match.record.entries[mark.entries : n]
        match.undo(side)
        assert (match.state, match.state.opts, match.n) == (mark.state, mark.state.opts, mark.entries)
        for entry in entries:
            match.choose(entry.text)
        past += 1
    assert past > 20


def declined(match: AnyMatch, rng: Rng) -> bool:
    """Decide somehow; whether it was an answer that told nobody else anything."""
    game: AnyGame = match.game
    state = match.state
    secret = state.agenda[-1].secret() or state.agenda[-1].alike(state)
    c = PASS if secret and PASS in state.opts else state.opts[rng.below(len(state.opts))]
    match.choose(game.rules.choice_id(c))
    return secret and c == PASS
