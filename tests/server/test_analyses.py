"""Analyses over the API: made in the background with progress, broken off and taken up, and sealed like the record."""

from typing import Any

from patience import until
from server.door import Door, Json, Person, opened

BOTH = {"red": "human", "blue": "human"}


def asked(person: Person, match: Json, method: str = "GET", status: int = 200, **what: Any) -> Json:
    path = f"/api/matches/{match['id']}/analysis"
    sent: Json = {"json": what} if method == "POST" else {"params": what}
    found: Json = person.asks(method, path, status, **sent)
    return found


def done(person: Person, match: Json, **what: Any) -> Json:
    def ready() -> Json | None:
        now = asked(person, match, **what)
        assert now["state"] in ("running", "done"), now
        return now if now["state"] == "done" else None

    return until(ready, "the analysis")


def test_a_finished_game_is_analysed_whole_and_kept(door: Door) -> None:
    owner = door.owner()
    match = owner.begin(scenario="short", seats={"red": "greedy", "blue": "random"})
    table = owner.settled(match)
    assert table["over"]
    assert asked(owner, match)["state"] == "none"
    begun = asked(owner, match, "POST")
    assert begun["state"] == "running" and begun["viewer"] is None
    whole = done(owner, match)
    assert whole["done"] == whole["total"] == table["n"]
    assert len(whole["curve"]) == table["n"] + 1 and all(0 <= chance <= 1 for chance in whole["curve"])
    assert [one["side"] for one in whole["luck"]] == ["red", "blue"]
    losses = [one["weight"] for one in whole["bad"]]
    assert losses == sorted(losses, reverse=True)
    # the game as a page tells it to those who may see it
    page = owner.get(f"/api/matches/{match['id']}/page.html", params={"note": "true"}).text
    assert "<polyline" in page and "For myself" not in page
    owner.asks("PUT", f"/api/matches/{match['id']}/note", json={"text": "For myself"})
    assert "For myself" in owner.get(f"/api/matches/{match['id']}/page.html", params={"note": "true"}).text
    assert "For myself" not in owner.get(f"/api/matches/{match['id']}/page.html").text
    # in the other language, and by another server over the same folder
    assert asked(owner, match, language="ja")["curve"] == whole["curve"]
    with opened(door.folder) as later:
        again = asked(later.owner(), match)
        assert (again["state"], again["curve"], again["bad"]) == ("done", whole["curve"], whole["bad"])
    owner.asks("DELETE", f"/api/matches/{match['id']}", 204)
    assert not list((door.folder / "analyses").iterdir())


def test_of_a_game_against_a_bot_only_the_own_choices_are_judged(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "greedy"})
    for _ in range(3):
        table = owner.settled(match, "red")
        owner.choose(match, table["n"], table["question"]["choices"][-1]["id"], "red")
    table = owner.settled(match, "red")
    assert asked(owner, match, status=403)["code"] == "no-analysis"
    asked(owner, match, "POST", side="red")
    mine = done(owner, match, side="red")
    assert mine["viewer"] == "red" and mine["luck"] == [] and mine["done"] == table["n"]
    assert {one["side"] for one in mine["bad"]} <= {"red"}
    page = f"/api/matches/{match['id']}/page.html"
    assert "<polyline" in owner.get(page, params={"side": "red"}).text
    assert "<polyline" not in owner.get(page).text
    assert all(one["text"] == "" for one in mine["turning"] if one["side"] != "red")
    # the game goes on, and so does its analysis
    owner.choose(match, table["n"], table["question"]["choices"][0]["id"], "red")
    later = owner.settled(match, "red")
    assert asked(owner, match, side="red")["state"] == "stopped"
    asked(owner, match, "POST", side="red")
    assert done(owner, match, side="red")["curve"][: table["n"] + 1] == mine["curve"]
    assert later["n"] > table["n"]


def test_it_can_be_broken_off_and_a_rated_game_has_none_before_its_end(owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    owner.choose(match, 0, "advance:red-1", "red")
    asked(owner, match, "POST")
    assert asked(owner, match, "POST", stop=True)["state"] in ("none", "stopped", "done")
    asked(owner, match, "POST")
    assert done(owner, match)["done"] == 1
    # what was taken back was not analysed
    owner.act(match, "undo", 1, side="red")
    assert asked(owner, match)["curve"] == []
    rated = owner.begin(seats=BOTH, hints=False)
    assert asked(owner, rated, "POST", 403)["code"] == "no-analysis"
