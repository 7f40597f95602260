"""The list of matches: beginning, bringing in, renaming, reseating, deleting, taking away."""

import json
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from polemos.kernel.errors import BadInput
from polemos.match.games import find
from polemos.match.opening import open_file
from polemos.match.record import parse
from polemos.server.catalogue import clause_model
from polemos.server.routes_matches import MOST_ENTRIES
from postgres import records_in
from server.door import Door, Json, Person
from toy.table import played


def listed(person: Person) -> list[Json]:
    matches: list[Json] = person.asks("GET", "/api/matches")["matches"]
    return matches


def test_the_catalogue(owner: Person) -> None:
    found = owner.asks("GET", "/api/games", params={"language": "ja"})
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random", "search"]
    assert all(bot["title"] and bot["text"] for bot in found["bots"])
    assert [bot["needs_advice"] for bot in found["bots"]] == [True, False, True]
    assert [bot["looks_ahead"] for bot in found["bots"]] == [False, False, True]
    assert all(game["advises"] for game in found["games"])
    duel = next(game for game in found["games"] if game["name"] == "duel")
    assert [side["name"] for side in duel["sides"]] == ["red", "blue"]
    assert duel["sides"][0]["style"]["colour"] == "#a33"
    assert [one["name"] for one in duel["scenarios"]] == ["long", "short"]
    assert [(one["name"], one["clause"]) for one in duel["options"]] == [("storm", "2.2"), ("truce", "2.1")]
    assert duel["clauses"] > 0
    assert [(one["name"], one["elo"]) for one in duel["levels"]] == [("level:1", 0), ("level:2", 100), ("level:3", 120)]
    assert all(one["title"] and one["text"] for one in duel["levels"])
    assert all(bot["for_programs"] for bot in found["bots"])


def test_a_level_sits_down_where_the_game_has_it(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "level:2"})
    assert match["seats"]["blue"] == "level:2"
    lacking = owner.asks("POST", "/api/matches", 422, json={"game": "duel", "seats": {"red": "level:7"}})
    assert "duel has levels 1 to 3: level:7 cannot play it" in str(lacking)


def test_what_seldom_changes_is_sent_once(owner: Person) -> None:
    for what in ("board", "rules", "tables"):
        path = f"/api/games/duel/{what}"
        first = owner.get(path)
        again = owner.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert owner.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
        plain = owner.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()
        assert first.headers["content-encoding"] == "gzip"


def test_rules_are_found_by_words_and_words_explained(owner: Person) -> None:
    found = owner.asks("GET", "/api/games/duel/rules/found", params={"query": "truse"})
    assert (found["hits"], found["whole"], found["meant"], found["terms"]) == (["2.1"], 1, "truce", [])
    assert "truce" in found["marks"]
    assert owner.asks("GET", "/api/games/duel/rules/found")["hits"] == []
    assert owner.asks("GET", "/api/games/duel/glossary") == {"game": "duel", "terms": []}
    assert owner.get("/api/games/duel/rules/found", params={"query": "x" * 300}).status_code == 422


def test_rules_in_both_languages(owner: Person) -> None:
    rules = owner.asks("GET", "/api/games/duel/rules")
    assert rules["game"] == "duel"
    for clause in rules["clauses"]:
        assert set(clause["title"]) == set(clause["text"]) == {"en", "ja"}
    assert [one["id"] for one in rules["clauses"] if one["provenance"] == "reconstructed"] == ["2.3"]


def test_a_clause_of_which_the_source_lacks_a_part_is_reconstructed_and_says_what() -> None:
    for clause in find("belisarius").clauses:
        said = clause_model(clause)
        assert said.provenance == ("reconstructed" if clause.missing else "source")
        assert said.missing == ({"en": clause.missing, "ja": clause.missing_ja} if clause.missing else {})


def test_a_match_begins_as_it_is_ordered(door: Door, owner: Person, tmp_path: Path) -> None:
    match = owner.begin(
        scenario="short", options=["storm"], seed="x", dice="asked", seats={"blue": "greedy"}, name="My game"
    )
    assert match["name"] == "My game"
    assert (match["scenario"], match["options"], match["dice"]) == ("short", ["storm"], "asked")
    assert match["seats"] == {"red": "human", "blue": "greedy"}
    assert (match["n"], match["turn"], match["over"], match["decides"]) == (0, 1, False, "red")
    assert match["broken"] == ""
    assert listed(owner) == [owner.asks("GET", f"/api/matches/{match['id']}")]
    assert list(records_in(door.folder)) == ["duel-x.jsonl"]
    path = tmp_path / "kept.jsonl"
    path.write_text(records_in(door.folder)["duel-x.jsonl"])
    assert open_file(path).replayed(strict=True).n == 0


def test_matches_without_a_seed_differ(owner: Person) -> None:
    assert owner.begin(seed="")["seed"] != owner.begin(seed="")["seed"]


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"scenario": "none"}, "unknown scenario 'none'"),
        ({"options": ["none"]}, "unknown option 'none'"),
        ({"seats": {"green": "human"}}, "unknown side 'green'"),
        ({"seats": {"red": "nobody"}}, "nobody is called 'nobody'"),
        ({"position": {"at": {"red-9": 1}}}, "unknown piece 'red-9'"),
        ({"position": {"none": 1}}, "unknown key 'none'"),
    ],
)
def test_a_match_that_cannot_begin(door: Door, owner: Person, wanted: Json, message: str) -> None:
    problem = owner.problem("POST", "/api/matches", 422, "bad-input", json={"game": "duel", **wanted})
    assert message in problem["message"]
    assert records_in(door.folder) == {}
    owner.problem("POST", "/api/matches", 404, "no-such-game", json={"game": "none"})


def test_errors_of_names_in_japanese(owner: Person) -> None:
    body = {"game": "duel", "scenario": "none"}
    english = owner.problem("POST", "/api/matches", 422, "bad-input", json=body)
    japanese = owner.problem("POST", "/api/matches?language=ja", 422, "bad-input", json=body)
    assert english["message"] != japanese["message"]


A_TICK = 0.02
"""Seconds after which a file that is written bears a later time: systems count them in ticks of some milliseconds."""


def test_the_list_is_in_order_and_in_the_readers_language(owner: Person) -> None:
    first, second = owner.begin(name="first"), owner.begin(name="second")
    time.sleep(A_TICK)
    owner.choose(first, 0, "pass")
    assert [one["name"] for one in listed(owner)] == ["first", "second"]
    time.sleep(A_TICK)
    owner.choose(second, 0, "pass")
    assert [one["name"] for one in listed(owner)] == ["second", "first"]
    english = owner.asks("GET", "/api/matches", params={"language": "en"})["matches"][0]
    japanese = owner.asks("GET", "/api/matches", params={"language": "ja"})["matches"][0]
    assert english["scenario_title"] != japanese["scenario_title"]


def test_renaming(owner: Person) -> None:
    match = owner.begin()
    path = f"/api/matches/{match['id']}"
    assert owner.asks("PATCH", path, json={"name": "決闘"})["name"] == "決闘"
    assert owner.table(match)["name"] == "決闘"
    assert listed(owner)[0]["name"] == "決闘"
    assert owner.asks("PATCH", path, json={})["name"] == "決闘"
    owner.problem("PATCH", path, 422, "bad-input", json={"name": "x" * 81})
    owner.problem("PATCH", path, 422, "bad-input", json={"n": 0})


def test_others_sit_down_in_mid_game(door: Door, owner: Person, tmp_path: Path) -> None:
    match = owner.begin(seats={"red": "human", "blue": "human"})
    owner.choose(match, 0, "advance:red-1")
    path = f"/api/matches/{match['id']}"
    changed = owner.asks("PATCH", path, json={"seats": {"blue": "random"}})
    assert changed["seats"] == {"red": "human", "blue": "random"}
    assert owner.table(match)["may_view"] == ["red"]
    owner.choose(match, 1, "pass", "red")
    assert owner.settled(match, "red")["decides"] == "red"
    for seats in ({"green": "human"}, {"blue": "nobody"}):
        owner.problem("PATCH", path, 422, "bad-input", json={"seats": seats})
    over = owner.asks("PATCH", path, json={"seats": {"red": "greedy"}})
    assert over["seats"] == {"red": "greedy", "blue": "random"}
    assert owner.settled(match)["over"]
    (text,) = records_in(door.folder).values()
    file = tmp_path / "kept.jsonl"
    file.write_text(text)
    assert (
        dict(open_file(file).replayed(strict=True).state and parse(file.read_text(), "x").header.seats) == over["seats"]
    )


def test_deleting(door: Door, owner: Person) -> None:
    match, other = owner.begin(), owner.begin()
    path = f"/api/matches/{match['id']}"
    assert owner.asks("DELETE", path, 204) == ""
    owner.problem("GET", path, 404, "no-match")
    owner.problem("DELETE", path, 404, "no-match")
    assert [one["id"] for one in listed(owner)] == [other["id"]]
    assert len(records_in(door.folder)) == 1


def test_a_match_is_deleted_while_its_bots_play(door: Door, owner: Person) -> None:
    match = owner.begin(seats={"red": "greedy", "blue": "greedy"})
    owner.asks("DELETE", f"/api/matches/{match['id']}", 204)
    assert listed(owner) == []
    assert records_in(door.folder) == {}


# ---------------------------------------------------------------- taking away and bringing in


def test_a_record_comes_back_as_it_went(door: Door, owner: Person, guest: Person) -> None:
    match = owner.begin(seats={"red": "random", "blue": "random"}, seed="a/b 決")
    table = owner.settled(match)
    answer = owner.get(f"/api/matches/{match['id']}/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="duel-a_b__.jsonl"'
    assert answer.text == records_in(door.folder)["duel-a_b_決.jsonl"]
    copy = guest.asks("POST", "/api/matches/upload", 201, json={"record": answer.text, "name": "Copy"})
    assert (copy["name"], copy["n"], copy["over"]) == ("Copy", table["n"], True)
    assert guest.get(f"/api/matches/{copy['id']}/record").text == answer.text
    assert guest.table(copy)["scene"] == table["scene"]


def test_a_position_comes_back_as_it_went(owner: Person) -> None:
    match = owner.begin()
    owner.choose(match, 0, "advance:red-1")
    answer = owner.get(f"/api/matches/{match['id']}/position")
    assert answer.headers["content-disposition"] == 'attachment; filename="duel-1-1.toml"'
    position = tomllib.loads(answer.text)
    assert position["game"] == "duel"
    again = owner.asks("POST", "/api/matches/upload", 201, json={"record": answer.text})
    assert owner.table(again)["scene"] == owner.table(match)["scene"]
    del position["game"]
    third = owner.begin(position=position, seats={"blue": "random"})
    assert listed(owner)[0]["scenario"] == owner.table(third)["scenario"] != ""
    assert owner.table(third)["scene"] == owner.table(match)["scene"]
    assert third["seats"]["blue"] == "random"


def test_other_dice_come_after_a_position_unless_it_names_its_seed(owner: Person) -> None:
    def states(**wanted: str) -> set[str]:
        ids = [owner.begin(position={"at": {"red-1": 3}, **wanted}, seed="")["id"] for _ in range(2)]
        records = [owner.get(f"/api/matches/{one}/record").text.splitlines()[1] for one in ids]
        return {json.dumps(json.loads(line)["snapshot"]["dice_one"]) for line in records}

    assert len(states()) == 2
    assert len(states(seed="7")) == 1
    match = owner.begin(position={}, seed="mine")
    assert match["seed"] == "mine"


def test_positions_are_checked_with_every_defect(owner: Person) -> None:
    good = owner.asks("POST", "/api/positions/check", json={"position": {"game": "duel", "at": {"red-1": 3}}})
    assert good["problems"] == []
    assert {piece["id"]: piece["space"] for piece in good["scene"]["pieces"]}["red-1"] == 3
    assert tomllib.loads(good["text"]) == {"game": "duel", "at": {"red-1": 3}}
    assert good["position"]["game"] == "duel"
    assert good["position"]["at"]["red-1"] == 3
    for position, message in (
        ({"game": "duel", "at": {"red-1": 99}}, "red-1 stands in 99"),
        ({"game": "duel", "at": 5}, ""),
        ({"game": "none"}, "unknown game 'none'"),
        ({}, "neither a record nor a position"),
        ({"game": 7}, "neither a record nor a position"),
        ({"game": "duel", "state": {}}, "must be a whole number"),
    ):
        bad = owner.asks("POST", "/api/positions/check", json={"position": position})
        assert message in bad["problems"][0]
        assert bad["scene"] is None
        assert bad["position"] is None
        assert not bad["problems"][0].startswith(":")


def test_the_picture(owner: Person) -> None:
    match = owner.begin()
    answer = owner.get(f"/api/matches/{match['id']}/board.svg", params={"side": "red", "language": "ja"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-disposition"] == 'attachment; filename="duel-1-0.svg"'
    assert answer.text.startswith("<svg")
    assert "決闘" in answer.text


def test_the_picture_of_an_earlier_moment(owner: Person) -> None:
    match = owner.begin()
    path, eyes = f"/api/matches/{match['id']}/board.svg", {"side": "red"}
    before = owner.get(path, params=eyes)
    table = owner.table(match, "red")
    owner.choose(match, table["n"], table["question"]["choices"][0]["id"], "red")
    assert owner.get(path, params=eyes).headers["content-disposition"] == 'attachment; filename="duel-1-1.svg"'
    earlier = owner.get(path, params={**eyes, "n": 0})
    assert (earlier.text, earlier.headers["content-disposition"]) == (
        before.text, before.headers["content-disposition"],
    )  # fmt: skip
    owner.problem("GET", path, 422, "bad-input", params={**eyes, "n": 7})


def cut(text: str) -> str:
    return text[:-5]


BROKEN: list[Callable[[str], str]] = [
    lambda text: "",
    lambda text: "no record",
    lambda text: "{}",
    lambda text: '{"polemos": 1}\n',
    lambda text: '{"polemos": 99}\n',
    lambda text: text.replace('"game": "duel"', '"game": "none"'),
    lambda text: text.replace('"n": 3', '"n": 4'),
    lambda text: text.replace('"side": "red"', '"side": "green"', 1),
    lambda text: text.replace("advance:", "march:"),
    lambda text: text.replace('"scenario": "long"', '"scenario": "none"'),
    lambda text: text.replace('"red": "human"', '"red": "nobody"'),
    lambda text: text + '{"n": 1, "snapshot": {}}\n',
    lambda text: text + "\x00\n",
    lambda text: text + '{"n": NaN}\n',
    lambda text: text + "[" * 5000 + "\n",
    cut,
]


@pytest.mark.parametrize("breaks", BROKEN)
def test_a_broken_record_is_refused_with_the_words_of_the_terminal(
    door: Door, owner: Person, tmp_path: Path, breaks: Callable[[str], str]
) -> None:
    text = breaks(played(12).record.text())
    path = tmp_path / "upload"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput) as error:
        open_file(path).match({})
    told, repair, _ = str(error.value).replace(str(path), "upload").partition("; repair it (--repair)")
    problem = owner.problem("POST", "/api/matches/upload", 422, "bad-input", json={"record": text, "name": "upload"})
    if "takes" not in told:  # the terminal lists its bots there
        assert problem["message"] == told.splitlines()[0]
    assert records_in(door.folder) == {}
    # a repair is offered where there is one, and does what it promises
    assert (problem["keeps"] is not None) == bool(repair)
    body = {"record": text, "name": "upload", "repair": True}
    if repair:
        assert owner.asks("POST", "/api/matches/upload", 201, json=body)["n"] == problem["keeps"]
    else:
        owner.problem("POST", "/api/matches/upload", 422, "bad-input", json=body)


def test_a_record_that_was_cut_off_is_repaired_on_demand(owner: Person) -> None:
    text = cut(played(12).record.text())
    match = owner.asks("POST", "/api/matches/upload", 201, json={"record": text, "repair": True})
    assert match["n"] == 11


def test_a_record_without_end_is_refused(owner: Person) -> None:
    head = played(0).record.text()
    dice = "".join(json.dumps({"n": n, "dice": [1]}) + "\n" for n in range(1, MOST_ENTRIES + 2))
    problem = owner.problem("POST", "/api/matches/upload", 413, "too-long", json={"record": head + dice})
    assert problem["where"] == "record"


def test_an_upload_keeps_the_seats_of_the_record(owner: Person) -> None:
    text = played(5).record.text().replace('"blue": "human"', '"blue": "random"')
    match = owner.asks("POST", "/api/matches/upload", 201, json={"record": text})
    assert match["seats"] == {"red": "human", "blue": "random"}
    assert owner.settled(match)["n"] >= 5
