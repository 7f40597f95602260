"""Looking back: any moment of a match, the same as it was."""

from typing import Any

import pytest

from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.match import state_cache
from polemos.match.match import AnyMatch, new_match, open_match
from polemos.match.record import Entry
from toy.game import GAME
from toy.table import played


def states(match: AnyMatch, choices: int) -> list[Any]:
    """Play on at random; every state on the way, the first one included."""
    found = [GAME.rules.copy(match.state)]
    rng = Rng("past")
    while not match.over and len(found) <= choices:
        opts = match.state.opts
        match.choose(GAME.rules.choice_id(opts[rng.below(len(opts))]))
        found.append(GAME.rules.copy(match.state))
    return found


def test_every_moment_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_cache, "EVERY", 4)
    match = new_match(GAME, "long", (), "3")
    then = states(match, 60)
    for one in (match, open_match(GAME, match.record)):
        for n, state in enumerate(then):
            assert one.at(n) == state
        assert list(one.course(1, len(then) - 1))[-1][1] == then[-1]
        assert [n for n, _ in one.course(3, 7)] == [3, 4, 5, 6, 7]
        for n in (-1, len(then)):
            with pytest.raises(BadInput, match="there is no moment"):
                one.at(n)


def test_what_one_looks_at_is_ones_own() -> None:
    match = played(30)
    for n in (0, 20, 25, 30):
        look = match.at(n)
        GAME.rules.apply(look, GAME.rules.choice_id(look.opts[0]))
    assert match.at(0) == new_match(GAME, "long", (), "1").state
    assert match.state != match.at(29)


def test_a_moment_that_was_taken_back_is_forgotten() -> None:
    match = played(19)
    while not match.undoes() >= 0 or match.n < 20:
        match.choose(GAME.rules.choice_id(match.state.opts[0]))
    there = GAME.rules.copy(match.state)
    n = match.n
    match.undo()
    match.choose("pass")
    assert match.at(n) != there
    assert match.at(n) == match.state
    assert open_match(GAME, match.record).at(n) == match.state
    for at in range(match.n + 1):
        assert match.at(at) == open_match(GAME, match.record).at(at)


def test_long_matches_keep_fewer_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_cache, "EVERY", 1)
    monkeypatch.setattr(state_cache, "MOST", 4)
    kept = state_cache.StateCache(GAME)
    state = GAME.rules.new("long", (), "1")
    for n in range(3, 200):
        kept.keep(n, state)
        assert len(kept._kept) <= 4
    assert min(kept._kept) == 3
    assert max(kept._kept) > 100


def test_a_match_that_new_rules_cannot_replay_looks_back_to_its_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(GAME, "long", (), "2")
    states(match, 200)
    assert match.record.snapshots
    monkeypatch.setattr(GAME, "rules_version", "other")
    match.record.entries[0] = Entry("red", "choice", "advance:nobody")
    later = open_match(GAME, match.record)
    assert later.resumed > 0
    assert later.at(later.resumed) == match.at(later.resumed)
    with pytest.raises(BadInput, match=f"there are {later.resumed} to"):
        later.at(later.resumed - 1)
