"""What holds everybody's secrets is given to nobody from whom something is hidden: records, positions, seeds."""

import json
from pathlib import Path

import pytest

from polemos.testing.doors import Web, difference, looks_at
from postgres import records_in
from server.door import Door, Json, Person
from server.rooms import ROOMS, lay, moments


@pytest.fixture
def quiet(tmp_path: Path) -> Door:
    """A server whose bots sleep."""
    return Door(tmp_path / "quiet")


BOOK = ("/record", "/position")


def test_record_and_position_of_a_game_with_a_bot_are_given_when_it_is_over(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "random"})
    while not (table := owner.settled(match, "red"))["over"]:
        for file in BOOK:
            problem = owner.problem("GET", f"/api/matches/{match['id']}{file}", 403, "sealed")
            assert "hide" in problem["message"]
        owner.choose(match, table["n"], table["question"]["choices"][-1]["id"], "red")
    for file in BOOK:
        assert owner.get(f"/api/matches/{match['id']}{file}").status_code == 200


def test_who_sits_on_every_side_or_on_none_may_have_them_at_once(owner: Person) -> None:
    friends = owner.begin()
    bots = owner.begin(seats={"red": "random", "blue": "random"})
    alone = owner.begin(seats={"blue": "random"})
    owner.problem("GET", f"/api/matches/{alone['id']}/record", 403, "sealed")
    owner.asks("PATCH", f"/api/matches/{alone['id']}", json={"seats": {"blue": "human"}})
    for match in (friends, bots, alone):
        for file in BOOK:
            assert owner.get(f"/api/matches/{match['id']}{file}").status_code == 200


def line(person: Person, match: Json) -> Json:
    found: Json = person.asks("GET", f"/api/matches/{match['id']}")
    return found


def test_the_seed_of_a_game_with_a_bot_is_told_when_it_is_over(quiet: Door) -> None:
    person = quiet.owner()
    match = person.begin(seats={"blue": "random"}, seed="77")
    assert match["seed"] == line(person, match)["seed"] == ""
    assert person.asks("GET", "/api/matches")["matches"][0]["seed"] == ""
    owner = person.begin(seed="78")
    assert owner["seed"] == line(person, owner)["seed"] == "78"


def test_a_file_is_not_called_after_a_seed_that_nobody_has_chosen(quiet: Door) -> None:
    person = quiet.owner()
    match = person.begin(seats={"blue": "random"}, seed="")
    ((called, text),) = records_in(quiet.folder).items()
    header = json.loads(text.splitlines()[0])
    for seed in (header["seed"], header["fair"]["secret"]):
        assert len(seed) >= 16
        assert seed not in called
        assert seed not in person.get(f"/api/matches/{match['id']}/board.svg").headers["content-disposition"]
        assert person.asks("GET", "/api/matches", params={"query": seed})["matches"] == []


@pytest.mark.long(but=("duel", "syracuse"))
@pytest.mark.parametrize("name", ROOMS)
def test_files_betray_nothing_of_a_bot(tmp_path: Path, name: str) -> None:
    room, compared = ROOMS[name], 0
    for scenario in room.scenarios[:2]:
        for n, moment in enumerate(moments(room, scenario, f"sealed {scenario}")):
            folder = tmp_path / f"{scenario} {n}"
            folder.mkdir()
            door, side = Door(folder), room.game.sides[moment[2]]
            seats = {one: "human" if one == side else "greedy" for one in room.game.sides}
            owner, (one, two) = door.owner(), lay(folder, room, moment, seats)
            chairs = Web.of(room.game, owner, one), Web.of(room.game, owner, two)
            looks_at(chairs, moment[2], n, f"{scenario} {n}")
            for file in BOOK:
                answers = [chair.ask("GET", file) for chair in chairs]
                assert answers[0] == answers[1]
                assert answers[0].startswith(b"403")
            for asked in ({"side": side}, {"language": "ja"}):
                pages = [chair.ask("GET", "/page.html", asked) for chair in chairs]
                assert pages[0].startswith(b"200")
                assert pages[0] == pages[1], difference(*pages)
            compared += 1
            if n == 1:
                break
    assert compared > 1
