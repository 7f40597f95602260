"""Lines that people try from moments of a match: where they may, with which dice, and how they are kept and opened."""

import json
from typing import NoReturn

import pytest

from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.match.record import Record, parse
from polemos.match.replay import replay
from polemos.match.verify import verify
from postgres import records_in
from server.door import Door, Json, Person
from server.test_notes import notes, on_disk, record, write
from server.test_rights import invited, token
from toy.game import GAME
from toy.rules import KINDS

RED = 0
BOT = {"red": "human", "blue": "random"}


def play(person: Person, match: Json, more: int) -> Json:
    """Make the first choice that is offered, so many times."""
    table = person.table(match)
    for _ in range(more):
        side = table["decides"]
        first = person.table(match, side)["question"]["choices"][0]["id"]
        table = person.choose(match, table["n"], first, side)["table"]
    return table


def tried(person: Person, match: Json, n: int, **more: object) -> Json:
    line: Json = person.asks("POST", f"/api/matches/{match['id']}/lines", 201, json={"n": n, **more})
    return line


def kept(person: Person, line: Json, name: str) -> Json:
    told: Json = person.asks("POST", f"/api/matches/{line['id']}/keep", json={"name": name})
    return told


def opened(person: Person, match: Json, variation: str) -> Json:
    line: Json = person.asks("POST", f"/api/matches/{match['id']}/variations/{variation}", 201)
    return line


def surrendered(person: Person, match: Json, side: str) -> None:
    person.act(match, "surrender", person.table(match)["n"], side=side)


def the_record(door: Door) -> Record:
    """The one record of a server."""
    (text,) = records_in(door.folder).values()
    return parse(text, "game")


def test_a_line_is_tried_kept_opened_and_deleted(owner: Person, door: Door) -> None:
    match = owner.begin()
    play(owner, match, 4)
    before = on_disk(door)
    line = tried(owner, match, 2)
    assert (line["n"], line["name"], line["seats"]) == (0, "Line from moment 2: The long duel", BOT | {"blue": "human"})
    told = owner.asks("GET", notes(line))["line"]
    assert (told["source"], told["n"], told["variation"]) == (match["id"], 2, "")
    assert told["source_name"] == "The long duel"
    owner.problem("POST", f"/api/matches/{line['id']}/keep", 409, "line-empty", json={"name": "x"})
    # it stands as the game stood, and goes its own way
    there, here = owner.table(match, "red", n=2), owner.table(line, "red")
    assert there["scene"] == here["scene"]
    end = play(owner, line, 3)
    write(owner, line, 0, "What if?")
    write(owner, line, 3, "負けない")
    told = kept(owner, line, "Hold the hill")
    assert told["line"]["variation"] == "Hold the hill"
    # the game is what it was, and its record holds the line
    (variation,) = owner.asks("GET", notes(match))["variations"]
    assert (variation["n"], variation["name"], variation["entries"]) == (2, "Hold the hill", 3)
    assert (variation["stands"], variation["trouble"]) == (True, "")
    texts = [one["text"] for one in variation["lines"]]
    assert texts[0] == "What if?" and texts[-1] == "負けない" and len(texts) > 2
    assert all(text in on_disk(door) for text in before.splitlines())
    rows = [json.loads(row) for row in record(owner, match).splitlines()]
    assert rows[-1]["study"] == "variation" and [one["n"] for one in rows[-1]["comments"]] == [0, 3]
    assert rows[-1]["entries"][0]["seeded"]
    # opened, it has been played, comments and all, and can be played on; kept again, it replaces itself
    again = opened(owner, match, variation["id"])
    assert (again["n"], again["name"]) == (3, "Hold the hill")
    assert owner.table(again, "red")["scene"] == owner.table(line, "red")["scene"]
    assert owner.table(again)["decides"] == end["decides"]
    assert [one["text"] for one in owner.asks("GET", notes(again))["comments"]] == ["What if?", "負けない"]
    play(owner, again, 1)
    kept(owner, again, "Hold it longer")
    (variation,) = owner.asks("GET", notes(match))["variations"]
    assert (variation["name"], variation["entries"]) == ("Hold it longer", 4)
    # the record of a line is a record
    path = door.folder / "taken.jsonl"
    path.write_text(record(owner, again), "utf-8")
    assert len(verify(path).record.entries) == 4
    path.unlink()
    # and the game with its lines comes in again elsewhere
    there = door.person().asks("POST", "/api/matches/upload", 201, json={"record": record(owner, match)})
    assert owner.request("GET", notes(there)).status_code == 404
    gone = owner.asks("DELETE", f"/api/matches/{match['id']}/variations/{variation['id']}")
    assert gone["variations"] == []
    owner.problem("DELETE", f"/api/matches/{match['id']}/variations/{variation['id']}", 404, "no-variation")
    owner.problem("POST", f"/api/matches/{match['id']}/variations/{variation['id']}", 404, "no-variation")


def test_an_imported_variation_can_be_opened(owner: Person, door: Door) -> None:
    match = owner.begin()
    play(owner, match, 3)
    line = tried(owner, match, 1)
    play(owner, line, 2)
    kept(owner, line, "Other")
    friend = door.person()
    come = friend.asks("POST", "/api/matches/upload", 201, json={"record": record(owner, match)})
    (variation,) = friend.asks("GET", notes(come))["variations"]
    again = opened(friend, come, variation["id"])
    assert friend.table(again, "red")["scene"] == owner.table(line, "red")["scene"]
    told = friend.asks("GET", f"/api/matches/{come['id']}/page.html", params={"note": "true", "language": "ja"})
    assert "変化手順：Other" in told


def test_a_line_from_a_line_is_one_line(owner: Person) -> None:
    match = owner.begin()
    play(owner, match, 3)
    first = tried(owner, match, 2)
    play(owner, first, 4)
    second = tried(owner, first, 1)
    play(owner, second, 2)
    write(owner, second, 1, "here")
    told = kept(owner, second, "Further")
    assert (told["line"]["source"], told["line"]["n"], told["line"]["before"]) == (match["id"], 2, 1)
    assert owner.asks("GET", notes(first))["variations"] == []
    (variation,) = owner.asks("GET", notes(match))["variations"]
    assert (variation["n"], variation["entries"], variation["trouble"]) == (2, 3, "")
    assert [one["k"] for one in variation["lines"] if one["comment"]] == [2]
    again = opened(owner, match, variation["id"])
    assert owner.table(again, "red")["scene"] == owner.table(second, "red")["scene"]


def test_a_line_has_dice_of_its_own_and_nothing_of_the_games(owner: Person, door: Door) -> None:
    match = owner.begin(seed="")
    play(owner, match, 3)
    game = the_record(door)
    lines = [tried(owner, match, 3) for _ in range(2)]
    pairs = {(game.header.seed, "")}
    after = replay(GAME, game).state
    told = {(after.dice_one, after.dice_two)}
    for line in lines:
        mine = parse(record(owner, line), "line")
        assert mine.header.line and mine.header.fair is None and not mine.entries
        pairs.add((mine.header.seed, ""))
        state = replay(GAME, mine).state
        told.add((state.dice_one, state.dice_two))
        assert game.header.seed not in mine.text() and (game.header.fair is None or game.header.fair.secret)
    assert len(pairs) == len(told) == 3


def test_lines_are_off_where_somebody_could_be_cheated(owner: Person, guest: Person) -> None:
    # others play too
    match = owner.begin()
    guest.asks("POST", f"/api/invitations/{token(invited(owner, match, 'blue'))}")
    for person in (owner, guest):
        told = person.problem("POST", f"/api/matches/{match['id']}/lines", 403, "no-lines-together", json={"n": 0})
        assert person.asks("GET", notes(match))["no_lines"] == told["message"]
    # a seat is given, and nobody has come yet
    waits = owner.begin()
    invited(owner, waits, "blue")
    owner.problem("POST", f"/api/matches/{waits['id']}/lines", 403, "no-lines-together", json={"n": 0})
    # no hints
    rated = owner.begin(hints=False)
    owner.problem("POST", f"/api/matches/{rated['id']}/lines", 403, "no-lines-rated", json={"n": 0})
    # when it is over, all of them are open, to all who are there
    surrendered(guest, match, "blue")
    for person in (owner, guest):
        assert person.asks("GET", notes(match))["no_lines"] == ""
        play(person, tried(person, match, 0), 1)


def test_what_was_kept_before_others_came_is_closed_until_the_end(owner: Person, guest: Person) -> None:
    match = owner.begin()
    line = tried(owner, match, 0)
    play(owner, line, 2)
    kept(owner, line, "Mine")
    guest.asks("POST", f"/api/invitations/{token(invited(owner, match, 'blue'))}")
    (variation,) = owner.asks("GET", notes(match))["variations"]
    assert variation["lines"] == [] and variation["name"] == "Mine"
    path = f"/api/matches/{match['id']}/variations/{variation['id']}"
    owner.problem("POST", path, 403, "no-lines-together")
    owner.problem("POST", f"/api/matches/{line['id']}/keep", 403, "no-lines-together", json={"name": "x"})
    assert guest.asks("GET", notes(match))["variations"] == []
    guest.problem("DELETE", path, 404, "no-variation")
    told = owner.asks("GET", f"/api/matches/{match['id']}/page.html", params={"note": "true", "side": "red"})
    assert "<b>Variation: Mine</b></p></div>" in told


def test_a_variation_that_no_longer_plays_breaks_nothing(owner: Person) -> None:
    match = owner.begin()
    play(owner, match, 3)
    nowhere = {"n": 1, "side": "red", "choice": "march:x"}
    bad = {"study": "variation", "n": 1, "name": "Old", "entries": [nowhere]}
    come = owner.asks(
        "POST", "/api/matches/upload", 201, json={"record": record(owner, match) + json.dumps(bad) + "\n"}
    )
    (variation,) = owner.asks("GET", notes(come))["variations"]
    assert "“Old” can no longer be played" in variation["trouble"] and "\n" not in variation["trouble"]
    told = owner.problem("POST", f"/api/matches/{come['id']}/variations/{variation['id']}", 422, "bad-input")
    assert told["message"] == variation["trouble"]
    assert owner.table(come)["n"] == owner.table(match)["n"]
    broken = owner.problem(
        "POST", "/api/matches/upload", 422, "bad-input", json={"record": record(owner, match) + '{"study": "poem"}\n'}
    )
    assert 'study must be "comment" or "variation"' in broken["message"] and broken["keeps"] is not None


def test_a_line_outlives_the_game_it_came_from(owner: Person) -> None:
    match = owner.begin()
    n = owner.choose(match, 0, "advance:red-1", "red")["table"]["n"]
    line = tried(owner, match, n)
    play(owner, line, 1)
    owner.act(match, "undo", n, side="red")
    owner.problem("POST", f"/api/matches/{line['id']}/keep", 409, "line-lost", json={"name": "x"})
    owner.asks("DELETE", f"/api/matches/{match['id']}", 204)
    assert owner.asks("GET", notes(line))["line"]["source"] == ""
    owner.problem("POST", f"/api/matches/{line['id']}/keep", 404, "no-match", json={"name": "x"})
    owner.problem("POST", f"/api/matches/{owner.begin()['id']}/keep", 409, "no-line", json={"name": "x"})


@pytest.mark.parametrize("n", [-1, 1, 10**9])
def test_there_is_no_line_from_where_there_is_no_moment(owner: Person, n: int) -> None:
    match = owner.begin()
    assert owner.request("POST", f"/api/matches/{match['id']}/lines", json={"n": n}).status_code == 422


def test_a_line_against_a_bot_is_no_game_of_the_statistics(owner: Person) -> None:
    match = owner.begin()
    line = tried(owner, match, 0, seats=BOT)
    assert line["seats"] == BOT
    told = owner.asks("GET", "/api/library/statistics")
    assert (told["lessons"], told["both"]) == (1, 1)


def test_what_a_bot_hides_is_dealt_anew_in_lines_while_the_game_goes_on(owner: Person, door: Door) -> None:
    match = owner.begin(seats=BOT)
    table = owner.settled(match, "red")
    while not sum(replay(GAME, the_record(door)).state.hand[KINDS:]):
        owner.choose(match, table["n"], table["question"]["choices"][0]["id"], "red")
        table = owner.settled(match, "red")
    n = table["n"]
    assert owner.asks("GET", notes(match)) | {"comments": []} == {
        "comments": [],
        "variations": [],
        "line": None,
        "no_lines": "",
        "supposed": True,
    }
    game = the_record(door)
    truth = replay(GAME, game).state
    lines = [tried(owner, match, n) for _ in range(12)]
    dealt = set()
    for line in lines:
        mine = parse(record(owner, line), "line")
        assert mine.header.line and mine.header.seed != game.header.seed
        state = replay(GAME, mine).state
        # all that he sees is as it was; what he does not see is dealt without a look at it
        assert GAME.rules.view(state, RED) == GAME.rules.view(truth, RED)
        supposed = GAME.rules.determinize(GAME.rules.view(truth, RED), Rng(mine.header.seed))
        assert (state.hand, state.pool) == (supposed.hand, supposed.pool)
        dealt.add((*state.hand, *state.pool))
    assert len(dealt) > 1
    told = owner.asks("GET", notes(lines[0]))
    assert told["line"]["supposed"] and not told["supposed"]
    # they are no variations of the game as it is, nor are lines that go on from them
    play(owner, lines[0], 2)
    further = tried(owner, lines[0], 1)
    play(owner, further, 1)
    for line in (lines[0], further):
        owner.problem("POST", f"/api/matches/{line['id']}/keep", 409, "line-supposed", json={"name": "x"})
    # when it is over, lines are those of the game as it was
    surrendered(owner, match, "red")
    assert not owner.asks("GET", notes(match))["supposed"]
    line = tried(owner, match, n)
    assert not owner.asks("GET", notes(line))["line"]["supposed"]
    assert replay(GAME, parse(record(owner, line), "line")).state.hand == truth.hand


def test_a_secret_question_cannot_be_supposed(owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    match = owner.begin(seats=BOT)

    def secret(view: object, rng: object, steps: object) -> NoReturn:
        raise BadInput("the other side ponders a secret question")

    monkeypatch.setattr(GAME.rules, "_determinize", secret)
    owner.problem("POST", f"/api/matches/{match['id']}/lines", 409, "line-secret", json={"n": 0})


def test_a_line_may_be_played_against_a_bot(owner: Person) -> None:
    match = owner.begin()
    play(owner, match, 2)
    line = tried(owner, match, 1, seats=BOT)
    assert line["seats"] == BOT
    owner.settled(line, "red")
