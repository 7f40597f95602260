"""Nothing hidden leaves the server: what differs only in a side's secrets is answered alike to the other side."""

from pathlib import Path
from typing import Any

import pytest

from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import OPTION_NAMES, War
from polemos.match.match import match_at
from polemos.testing.secrets import positions, twin
from postgres import laid
from samples import sample
from server.door import Door, Json, Person
from server.test_rights import invited, token

PATHS = (
    "/table?side={side}",
    "/table?side={side}&n=0",
    "/table",
    "/log?side={side}",
    "/log",
    "/steps?side={side}",
    "/why?side={side}&kind=space&target=3511",
    "/why?side={side}&choice=pass",
    "/card?side={side}&piece=Persia-field_army-2",
    "/card?side={side}&space=100&language=ja",
    "",
    "/record",
    "/position",
)
"""All that answers a person who plays `side`."""
PICTURE = "/board.svg?side={side}"


@pytest.fixture
def quiet_door(tmp_path: Path) -> Door:
    """A server whose bots sleep: matches stand as they are written."""
    return Door(tmp_path)


def lay(path: Path, war: War, side: str, other: str = "greedy") -> None:
    """Write a match in which a person plays one side, and a bot or another person the other, at this very moment."""
    seats = {name: "human" if name == side else other for name in GAME.sides}
    match_at(GAME, GAME.rules.copy(war), "", seed="x", seats=seats).record.write(path)
    laid(path)


def answers(person: Person, match_id: str, side: str, picture: bool) -> list[Any]:
    found: list[Any] = []
    for path in (*PATHS, *([PICTURE] if picture else [])):
        answer = person.get(f"/api/matches/{match_id}{path.format(side=side)}")
        if "json" in answer.headers["content-type"]:
            body = answer.json()
            if isinstance(body, dict):
                for count in ("updated", "rewound"):  # the file is another one
                    body.pop(count, None)
            found.append((path, answer.status_code, body))
        else:
            found.append((path, answer.status_code, answer.text))
    question = found[0][2]["question"]
    for choice in (question["choices"] if question else [])[:6]:
        asked = {"side": side, "choice": choice["id"]}
        found.append(("/preview", 200, person.asks("GET", f"/api/matches/{match_id}/preview", params=asked)))
    pulse = door_pulse(person, match_id)
    return [*found, ("live", 200, pulse)]


def door_pulse(person: Person, match_id: str) -> Json:
    with person.live(match_id) as socket:
        pulse: Json = socket.receive_json()
    del pulse["rewound"]
    return pulse


@pytest.mark.long
@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
def test_the_secrets_of_the_other_side_change_no_answer(quiet_door: Door, options: tuple[str, ...]) -> None:
    owner, path = quiet_door.owner(), quiet_door.folder / "war.jsonl"
    compared = asked = 0
    for n, war in enumerate(positions(GAME, "leak", "1", options, every=83, most=sample(6, 9))):
        for side, name in enumerate(GAME.sides):
            if GAME.rules.view(war, side)["agenda"] is None:
                continue
            lay(path, war, name)
            (match,) = owner.asks("GET", "/api/matches")["matches"]
            mine = answers(owner, match["id"], name, n == 5)
            other = twin(GAME, war, side, f"leak {n}")
            lay(path, other, name)
            assert answers(owner, match["id"], name, n == 5) == mine
            compared += other.hand != war.hand or other.sp != war.sp
            asked += war.actor == side
    assert compared > sample(6, 10)
    assert asked > sample(3, 5)


@pytest.mark.long
def test_the_secrets_of_either_side_change_no_answer_to_guests_and_spectators(quiet_door: Door) -> None:
    """A guest sits at one side, somebody looks on, and the owner has the other side: each learns what is his alone."""
    owner, path = quiet_door.owner(), quiet_door.folder / "war.jsonl"
    guest, spectator = quiet_door.person(), quiet_door.person()
    seats: dict[str, Person] = {}
    compared = 0
    for n, war in enumerate(positions(GAME, "leak elsewhere", "1", (), every=97, most=5)):
        lay(path, war, GAME.sides[0], "human")
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        if not seats:
            for person, name in ((guest, GAME.sides[1]), (spectator, None)):
                person.asks("POST", f"/api/invitations/{token(invited(owner, match, name))}")
            seats = {GAME.sides[0]: owner, GAME.sides[1]: guest}
        for side, name in enumerate(GAME.sides):
            if GAME.rules.view(war, side)["agenda"] is None:
                continue
            lay(path, war, name, "human")
            seen = answers(seats[name], match["id"], name, n == 5), answers(spectator, match["id"], "", n == 5)
            assert seen[1][0][1] == 200 and seen[1][0][2]["side"] is None
            other = twin(GAME, war, side, f"leak elsewhere {n}")
            lay(path, other, name, "human")
            assert answers(seats[name], match["id"], name, n == 5) == seen[0]
            assert answers(spectator, match["id"], "", n == 5) == seen[1]
            compared += other.hand != war.hand or other.sp != war.sp
    assert compared > 5


def test_the_purse_of_whoever_is_asked_about_it_is_not_told(quiet_door: Door) -> None:
    """Some questions speak of a treasury: only who decides reads them."""
    owner, path = quiet_door.owner(), quiet_door.folder / "war.jsonl"
    met = 0
    for war in positions(GAME, "purse", "1", (), every=5):
        if type(war.agenda[-1]).__name__ not in ("Recruiting", "PayUnits", "Feeding"):
            continue
        met += 1
        lay(path, war, GAME.sides[1 - war.actor])
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        for side in (None, GAME.sides[1 - war.actor]):
            question = owner.table(match, side)["question"]
            assert question is None or (question["text"], question["choices"]) == ("", [])
        if met == 5:
            break
    assert met


def test_a_secret_question_is_not_even_named(quiet_door: Door) -> None:
    owner, path = quiet_door.owner(), quiet_door.folder / "war.jsonl"
    met = 0
    for war in positions(GAME, "secret", "1", (), every=3):
        if GAME.rules.view(war, 1 - war.actor)["agenda"] is not None:
            continue
        met += 1
        lay(path, war, GAME.sides[1 - war.actor])
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        for side in (None, GAME.sides[1 - war.actor]):
            table = owner.table(match, side)
            assert table["question"] is None
            assert table["decides"] == GAME.sides[war.actor]
        if met == 5:
            break
    assert met


def drawn(lines: list[Json], side: int) -> list[Json]:
    """The lines that name a card which a side has drawn."""
    return [line for line in lines if line["kind"] == "drew" and line["text"].startswith(f"{side} ")]


def test_the_cards_of_a_bot_stay_in_its_hand_while_the_game_is_on(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "random"})
    path = f"/api/matches/{match['id']}"
    kinds: set[str] = set()
    while not (table := owner.settled(match, "red"))["over"]:
        log = owner.asks("GET", f"{path}/log", params={"side": "red"})["lines"]
        steps = owner.asks("GET", f"{path}/steps", params={"side": "red", "limit": 200})["steps"]
        told = [*log, *(line for step in steps for line in step["lines"])]
        kinds |= {line["kind"] for line in told}
        assert drawn(told, 1) == []
        everybody = owner.asks("GET", f"{path}/log")["lines"]
        assert "drew" not in {line["kind"] for line in everybody}
        offered = [choice["id"] for choice in table["question"]["choices"]]
        choice = "pass" if table["n"] % 3 and "pass" in offered else offered[0]
        assert drawn(owner.choose(match, table["n"], choice, "red")["lines"], 1) == []
    assert {"drew", "drew-something"} <= kinds
    # when the game is over there is nothing left to hide
    assert drawn(owner.asks("GET", f"{path}/log", params={"side": "blue"})["lines"], 1)
