"""Set-ups in records: the same counters in the same places are one set-up, in whatever order they were put there."""

from pathlib import Path

import pytest

from polemos.match import games
from polemos.match.match import AnyMatch, new_match
from polemos.server import openings
from polemos.server.set_ups import differences, moves_of
from postgres import laid
from server.door import Door

GAME = games.find("sparta-vs-athens")
SCENARIO = "archidamian"
FLEETS = tuple(f"send:athens_nsp_{n}" for n in (1, 2, 3, 4, 5))
ALIKE = tuple(f"send:athens_nsp_{n}" for n in (6, 2, 3, 4, 1))
LAND = tuple(f"send:athens_lsp_{n}" for n in (10, 11, 12, 8, 9))
ASKED = {"game": GAME.name, "scenario": SCENARIO}


def begun(*fleets: str, lesbos: str = "place:mytilene", seed: str = "1") -> AnyMatch:
    """A war in which Sparta sets up in the usual way, Athens as it is said, and Athens goes first."""
    match = new_match(GAME, SCENARIO, (), seed)
    for choice in ("quick", *fleets, *LAND, lesbos):
        match.choose(choice)
    while "quick" in (offered := [GAME.rules.choice_id(c) for c in match.state.opts]):
        match.choose("quick")
    assert "go-first:athens" in offered
    match.choose("go-first:athens")
    return match


def athens(match: AnyMatch) -> str:
    """The name of the set-up of Athens, which is one move."""
    moves = moves_of(GAME, match.record)
    assert [(one.side, bool(one.first)) for one in moves] == [("sparta", True), ("athens", True), ("sparta", False)]
    assert moves[1].first == 2 and moves[1].n == match.n - 1
    return moves[1].choice


def test_neither_the_order_nor_the_numbers_of_counters_make_another_set_up() -> None:
    name = athens(begun(*FLEETS))
    assert athens(begun(*reversed(FLEETS), seed="2")) == name
    assert athens(begun(*ALIKE)) == name
    assert athens(begun(*FLEETS, lesbos="place:methymna")) != name


def kept(folder: Path, name: str, match: AnyMatch) -> None:
    path = folder / f"{name}.jsonl"
    match.save(path)
    laid(path)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_set_up_is_told_by_what_sets_it_apart(tmp_path: Path, language: str) -> None:
    quiet = Door(tmp_path / "quiet")
    kept(quiet.folder, "a", begun(*FLEETS))
    kept(quiet.folder, "b", begun(*reversed(FLEETS), seed="2"))
    kept(quiet.folder, "c", begun(*FLEETS, lesbos="place:methymna"))
    found = quiet.owner().asks("GET", "/api/library/openings", params={**ASKED, "language": language})
    assert (found["games"], found["unread"]) == (3, 0)
    first = [one for one in found["parts"] if one["depth"] == 0]
    assert [(one["side"], one["games"]) for one in first] == [("athens", 2), ("athens", 1)]
    places = ("Mytilene", "Methymna") if language == "en" else ("ミティリニ", "メテュムナ")
    for one, place in zip(first, places, strict=True):
        assert place in one["text"]
    assert len({one["n"] for one in first}) == 1


def test_records_for_which_there_is_no_time_are_told_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Door(tmp_path / "quiet")
    kept(quiet.folder, "a", begun(*FLEETS))
    owner = quiet.owner()
    monkeypatch.setattr(openings, "HURRY", -1.0)
    found = owner.asks("GET", "/api/library/openings", params=ASKED)
    assert (found["games"], found["unread"]) == (0, 1)
    monkeypatch.undo()
    found = owner.asks("GET", "/api/library/openings", params=ASKED)
    assert (found["games"], found["unread"]) == (1, 0)


def test_differences_are_told_of_each_against_the_most_frequent() -> None:
    assert differences([["a", "b", "c"], ["a", "b", "d"], ["b", "a", "c", "c"]]) == [["c"], ["d"], ["c"]]
    assert differences([["a", "b"]]) == [["a", "b"]] and differences([]) == []
