"""Hints over the API: what a bot would do, for who decides, and nobody learns more by it than he may see."""

from typing import Any

import pytest

from polemos.match.games import find
from polemos.match.match import new_match
from polemos.match.seat import Seat
from polemos.server.hints import hint_of
from polemos.study.explain import Hint, adviser
from server.door import Json, Person
from server.test_rights import invited, token

BOTH = {"red": "human", "blue": "human"}


def ask(person: Person, match: Json, side: str, status: int = 200, **more: Any) -> Json:
    found: Json = person.asks("GET", f"/api/matches/{match['id']}/hint", status, params={"side": side, **more})
    return found


def test_a_hint_says_what_to_do_and_why(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "greedy"})
    table = owner.table(match, "red")
    assert table["question"]["hints"]
    hint = ask(owner, match, "red")
    offered = {one["id"] for one in table["question"]["choices"]}
    assert (hint["n"], hint["side"], hint["fitted"]) == (0, "red", False)
    assert 1 < len(hint["lines"]) <= 3
    assert {line["choice"]["id"] for line in hint["lines"]} <= offered
    for line in hint["lines"]:
        assert line["low"] <= line["mean"] <= line["high"] and 0 <= line["chance"] <= 1
    # the same again, in the other language
    again = ask(owner, match, "red", language="ja")
    assert [line["mean"] for line in again["lines"]] == [line["mean"] for line in hint["lines"]]
    assert again["lines"][0]["choice"]["text"] != hint["lines"][0]["choice"]["text"]


def test_only_who_decides_is_told_and_not_where_hints_are_off(owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    assert ask(owner, match, "blue", 403)["code"] == "no-hint"
    owner.problem("GET", f"/api/matches/{match['id']}/hint", 403, "no-hint")
    rated = owner.begin(seats=BOTH, hints=False)
    assert not owner.table(rated, "red")["question"]["hints"]
    assert ask(owner, rated, "red", 403)["code"] == "no-hint"
    # it is known of the match, so that the same can be played again
    assert not owner.asks("GET", f"/api/matches/{rated['id']}")["hints"]
    assert match["hints"]
    # what the record says stays so wherever it goes
    record = owner.get(f"/api/matches/{rated['id']}/record").text
    assert '"hints": false' in record.splitlines()[0]
    back = owner.asks("POST", "/api/matches/upload", 201, json={"record": record})
    assert ask(owner, back, "red", 403)["code"] == "no-hint"


def test_against_somebody_elsewhere_there_are_no_hints_and_no_analysis_before_the_end(
    owner: Person, guest: Person
) -> None:
    match = owner.begin(seats=BOTH)
    assert owner.table(match, "red")["question"]["hints"]
    guest.asks("POST", f"/api/invitations/{token(invited(owner, match, 'blue'))}")
    assert not owner.table(match, "red")["question"]["hints"]
    assert ask(owner, match, "red", 403)["code"] == "no-hint"
    for person, side in ((owner, "red"), (guest, "blue")):
        path = f"/api/matches/{match['id']}/analysis"
        person.problem("POST", path, 403, "no-analysis", json={"side": side})


@pytest.mark.long(but=("belisarius", "syracuse"))
@pytest.mark.parametrize("game", ["belisarius", "syracuse", "alexander", "sparta-vs-athens", "peloponnesian-war"])
def test_every_game_gives_hints_in_both_languages(game: str) -> None:
    room = find(game)
    seats = dict.fromkeys(room.sides, "human")
    match = new_match(room, room.scenarios[0], (), "hints", "seeded", seats, [None for _ in room.sides])
    reasons = 0
    for n in range(51):
        if n not in (10, 30, 40, 50) or len(match.state.opts) < 2:
            match.choose(room.rules.choice_id(room.advisor.candidates(match.state)[0]))
            continue
        found, again = (Hint(Seat(room, match.state, "hint"), adviser(room), "hint")() for _ in range(2))
        assert found == again
        for language in ("en", "ja"):
            told = hint_of(match, match.n, match.state, found, language)
            assert told.lines[0].choice.id == room.rules.choice_id(found.lines[0].choice)
            reasons += sum(len(line.reasons) for line in told.lines)
            assert all(why.text for line in told.lines for why in line.reasons)
        match.choose(told.lines[0].choice.id)
    assert reasons
