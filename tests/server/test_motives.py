"""Why a bot did something: it thinks again, and tells only who may know what it knew."""

import json

from server.door import Json, Person


def why(person: Person, match: Json, n: int, status: int = 200, **more: str) -> Json:
    found: Json = person.asks("GET", f"/api/matches/{match['id']}/motive", status, params={"n": n, **more})
    return found


def test_a_bot_tells_why_when_the_game_is_over(owner: Person) -> None:
    match = owner.begin(scenario="short", seats={"red": "greedy", "blue": "random"})
    last = owner.settled(match)["n"]
    lines = owner.asks("GET", f"/api/matches/{match['id']}/log")["lines"]
    asked = [line["n"] for line in lines if line["motive"]]
    assert asked and len(asked) == len(set(asked)) and all(0 < n <= last for n in asked)
    steps = owner.asks("GET", f"/api/matches/{match['id']}/steps", params={"limit": 200})["steps"]
    n = next(step["n"] for step in steps if step["side"] == "red")
    told = why(owner, match, n)
    assert told["bot"] == "greedy" and told["again"]
    assert told["why"]["side"] == "red" and told["why"]["n"] == n - 1 and told["why"]["lines"]
    japanese = why(owner, match, n, language="ja")
    assert [line["mean"] for line in japanese["why"]["lines"]] == [line["mean"] for line in told["why"]["lines"]]
    assert why(owner, match, last + 1, 403)["code"] == "no-motive"


def test_a_bot_tells_what_the_record_keeps_of_its_search_and_thinks_again_where_it_keeps_nothing(owner: Person) -> None:
    match = owner.begin(scenario="short", seats={"red": "search", "blue": "random"})
    assert owner.settled(match)["over"]
    lines = owner.get(f"/api/matches/{match['id']}/record").text.splitlines()
    entries = {row["n"]: row for row in map(json.loads, lines[1:]) if "choice" in row}
    assert all(row["side"] == "red" for row in entries.values() if "search" in row)
    n, row = next((n, row) for n, row in entries.items() if len(row.get("search", ())) > 1)
    told = why(owner, match, n)
    assert told["kept"] and told["again"]
    kept = [(line[0], line[1], line[2], line[3], line[5]) for line in row["search"]]
    shown = told["why"]["lines"]
    assert [
        (one["choice"]["id"], one["mean"], one["low"], one["high"], round(one["chance"], 3)) for one in shown
    ] == kept
    assert kept[0][0] == row["choice"] and told["why"]["worlds"] == row["search"][0][4]
    # the same game out of a record that keeps nothing: what it then thinks again is what it thought
    bare = "".join(
        json.dumps({key: v for key, v in json.loads(one).items() if key != "search"}) + "\n" for one in lines
    )
    other = owner.asks("POST", "/api/matches/upload", 201, json={"record": bare})
    again = why(owner, other, n)
    assert again["again"] and not again["kept"]
    assert again["why"]["lines"][0]["choice"]["id"] == kept[0][0]


def test_what_a_bot_hides_it_does_not_tell_before(owner: Person) -> None:
    match = owner.begin(seats={"red": "greedy", "blue": "human"})
    table = owner.settled(match, "blue")
    while not table["n"] or not table["scene"]:
        table = owner.settled(match, "blue")
    refused = why(owner, match, 1, 403, side="blue")
    assert refused["code"] == "no-motive-yet"
    owner.choose(match, table["n"], table["question"]["choices"][0]["id"], "blue")
    assert why(owner, match, table["n"] + 1, 403, side="blue")["code"] == "no-motive"
