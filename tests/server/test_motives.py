"""Why a bot did something: it thinks again, and tells only who may know what it knew."""

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


def test_what_a_bot_hides_it_does_not_tell_before(owner: Person) -> None:
    match = owner.begin(seats={"red": "greedy", "blue": "human"})
    table = owner.settled(match, "blue")
    while not table["n"] or not table["scene"]:
        table = owner.settled(match, "blue")
    refused = why(owner, match, 1, 403, side="blue")
    assert refused["code"] == "no-motive-yet"
    owner.choose(match, table["n"], table["question"]["choices"][0]["id"], "blue")
    assert why(owner, match, table["n"] + 1, 403, side="blue")["code"] == "no-motive"
