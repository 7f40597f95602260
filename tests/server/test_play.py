"""A match in play over the API: tables, choices, undo, asides, dice, what happened, why not."""

from typing import Any

import pytest

from polemos.room.results import Choice
from polemos.server.catalogue import game_model
from polemos.server.tables import Ground, choice_of
from server.door import Door, Json, Person
from toy.rules import Duel

BOTH = {"red": "human", "blue": "human"}


@pytest.fixture
def match(owner: Person) -> Json:
    return owner.begin(seats=BOTH, options=["truce"])


def test_the_table_shows_all_that_a_page_draws(owner: Person, match: Json) -> None:
    table = owner.table(match, "red")
    assert table["id"] == match["id"]
    assert (table["n"], table["last"], table["turn"], table["over"]) == (0, 0, 1, False)
    assert table["decides"] == "red"
    assert table["may_view"] == ["red", "blue"]
    assert table["seats"] == BOTH
    assert not table["thinking"]
    assert len(table["scene"]["pieces"]) == 6
    assert table["result"]["winner"] is None
    scores = [(score["side"], score["said"], score["toll"]) for score in table["result"]["scores"]]
    assert scores == [("red", "", None), ("blue", "", None)]
    question = table["question"]
    assert question["name"] == "Act"
    assert question["clause"] == "1.1"
    assert question["text"]
    assert not question["chance"]
    first = question["choices"][0]
    assert first["id"] == "advance:red-1"
    assert (first["piece"], first["space"], first["region"]) == ("red-1", 0, "")
    assert [(one["id"], one["weighty"]) for one in table["asides"]] == [("give-up", True), ("show-hand", True)]


def test_only_who_decides_sees_choices(owner: Person, match: Json) -> None:
    for side in ("blue", None):
        question = owner.table(match, side)["question"]
        assert question["side"] == "red"
        assert question["choices"] == []
        assert question["text"] == ""
    assert owner.table(match)["asides"] == []


def test_a_choice_brings_the_table_after_it_and_the_lines_since(owner: Person, match: Json) -> None:
    done = owner.choose(match, 0, "advance:red-1", "red")
    assert done["table"]["n"] == 1
    assert done["table"]["side"] == "red"
    assert [line["kind"] for line in done["lines"]] == ["moved"]
    assert done["lines"][0]["n"] == 1
    assert done["lines"][0]["clauses"] == ["1.2"]
    assert owner.table(match, "red")["n"] == 1


def test_texts_are_in_the_language_asked_for(owner: Person, match: Json) -> None:
    english = owner.table(match, "red", language="en")["question"]["text"]
    japanese = owner.table(match, "red", language="ja")["question"]["text"]
    assert english != japanese
    body = {"n": 0, "choice": "advance:red-1", "side": "red"}
    done = owner.asks("POST", f"/api/matches/{match['id']}/choose?language=ja", json=body)
    assert done["lines"][0]["text"] != owner.asks("GET", f"/api/matches/{match['id']}/log")["lines"][-1]["text"]
    stale = owner.asks("POST", f"/api/matches/{match['id']}/choose?language=ja", 409, json=body)
    assert "手目" in stale["message"]


def test_a_stale_choice_is_refused_and_changes_nothing(owner: Person, match: Json) -> None:
    owner.choose(match, 0, "advance:red-1", "red")
    for what, body in (
        ("choose", {"choice": "advance:red-1"}),
        ("undo", {}),
        ("aside", {"aside": "show-hand", "side": "red"}),
        ("dice", {"faces": [1]}),
    ):
        for n in (0, 2):
            problem = owner.problem("POST", f"/api/matches/{match['id']}/{what}", 409, "stale", json={"n": n, **body})
            assert problem["expected"] == "1"
    assert owner.table(match)["n"] == 1


@pytest.mark.parametrize("choice", ["advance:blue-1", "yield", "march:3511", "", "x" * 199, "advance:\u0000", "👑"])
def test_an_illegal_choice_is_refused_and_changes_nothing(owner: Person, match: Json, choice: str) -> None:
    status, code = (422, "bad-input") if choice == "" else (409, "illegal-choice")
    body = {"n": 0, "choice": choice, "side": "red"}
    owner.problem("POST", f"/api/matches/{match['id']}/choose", status, code, json=body)
    assert owner.table(match)["n"] == 0


def test_a_side_is_moved_by_who_sits_there(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "random"})
    path = f"/api/matches/{match['id']}"
    for wanted in ({"side": "blue"}, {"side": "green"}):
        owner.problem("GET", f"{path}/table", 403, "not-your-seat", params=wanted)
        for get in ("log", "steps", "why", "board.svg"):
            owner.problem("GET", f"{path}/{get}", 403, "not-your-seat", params=wanted)
        owner.problem("GET", f"{path}/preview", 403, "not-your-seat", params={"choice": "pass", **wanted})
        body = {"n": 0, **wanted}
        owner.problem("POST", f"{path}/choose", 403, "not-your-seat", json={"choice": "pass", **body})
        owner.problem("POST", f"{path}/aside", 403, "not-your-seat", json={"aside": "give-up", **body})
        owner.problem("POST", f"{path}/undo", 403, "not-your-seat", json=body)
        owner.problem("POST", f"{path}/dice", 403, "not-your-seat", json={"faces": [1], **body})
    assert owner.table(match)["may_view"] == ["red"]
    assert owner.table(match)["n"] == 0


def test_nobody_moves_for_the_side_that_does_not_decide(owner: Person, match: Json) -> None:
    body = {"n": 0, "choice": "pass", "side": "blue"}
    owner.problem("POST", f"/api/matches/{match['id']}/choose", 403, "not-your-seat", json=body)
    # whoever shares the screen need not say with whose eyes he looks
    assert owner.choose(match, 0, "pass")["table"]["side"] is None


def test_a_person_does_not_move_for_a_bot(owner: Person) -> None:
    match = owner.begin(seats={"red": "random", "blue": "random"}, scenario="long")
    path = f"/api/matches/{match['id']}/choose"
    answer = owner.post(path, json={"n": 0, "choice": "pass", "side": None})
    assert answer.json()["code"] in ("not-your-seat", "stale", "illegal-choice")


def test_undo_takes_back_what_brought_nothing_new(owner: Person, match: Json) -> None:
    done = owner.choose(match, 0, "advance:red-1", "red")
    assert done["table"]["undo"]
    assert owner.table(match, "blue")["undo"] == ""
    body = {"n": 1, "side": "blue"}
    owner.problem("POST", f"/api/matches/{match['id']}/undo", 403, "not-your-seat", json=body)
    undone = owner.act(match, "undo", 1, side="red")
    assert undone["table"]["n"] == 0
    assert undone["lines"] == []
    problem = owner.problem("POST", f"/api/matches/{match['id']}/undo", 422, "bad-input", json={"n": 0})
    assert "nothing to take back" in problem["message"]


def test_asides(owner: Person, match: Json) -> None:
    body = {"n": 0, "aside": "dance", "side": "red"}
    owner.problem("POST", f"/api/matches/{match['id']}/aside", 409, "illegal-choice", json=body)
    done = owner.act(match, "aside", 0, aside="show-hand", side="blue")
    assert done["table"]["side"] == "blue"
    assert [line["kind"] for line in done["lines"]] == ["showed"]
    over = owner.act(match, "aside", 1, aside="give-up", side="red")["table"]
    assert over["over"]
    assert over["decides"] is None
    assert over["question"] is None
    assert over["asides"] == []
    assert over["result"]["winner"] == "blue"
    body = {"n": 2, "aside": "give-up", "side": "blue"}
    owner.problem("POST", f"/api/matches/{match['id']}/aside", 409, "illegal-choice", json=body)
    owner.problem("POST", f"/api/matches/{match['id']}/choose", 409, "illegal-choice", json={"n": 2, "choice": "pass"})
    (line,) = owner.asks("GET", "/api/matches")["matches"]
    assert (line["over"], line["winner"], line["n"]) == (True, "blue", 2)


def play_until(person: Person, match: Json, wanted: str) -> Json:
    """Advance until a question of this name waits; the table of the side that is asked."""
    for _ in range(200):
        table = person.table(match)
        table = person.table(match, table["decides"])
        if table["question"]["name"] == wanted:
            return table
        person.choose(match, table["n"], table["question"]["choices"][0]["id"], table["decides"])
    raise AssertionError(f"{wanted} never comes")


def test_dice_that_people_roll(owner: Person) -> None:
    match = owner.begin(seats=BOTH, dice="asked")
    table = play_until(owner, match, "Roll")
    assert table["question"]["chance"]
    assert [choice["id"] for choice in table["question"]["choices"]] == [f"face:{n}" for n in range(1, 7)]
    done = owner.choose(match, table["n"], "face:6", table["decides"])
    assert "fought" in [line["kind"] for line in done["lines"]]


def test_a_person_names_the_dice_of_a_bot(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "greedy"}, dice="asked")
    for _ in range(200):
        table = owner.settled(match, "red")
        if table["over"]:
            break
        question = table["question"]
        if question["chance"] and table["decides"] == "blue":
            assert len(question["choices"]) == 6
            n = owner.choose(match, table["n"], "face:1", "red")["table"]["n"]
            assert n == table["n"] + 1
            break
        owner.choose(match, table["n"], question["choices"][-1]["id"], "red")


def test_dice_that_come_next(owner: Person, match: Json) -> None:
    path = f"/api/matches/{match['id']}/dice"
    for faces in ([], [7], [0], [1, -1], [10**30], ["6"], [True], [1.5], [6] * 201):
        owner.problem("POST", path, 422, "bad-input", json={"n": 0, "faces": faces})
    for n in ("0", False, None, 0.5, -1, 10**12, 10**400):
        owner.problem("POST", path, 422, "bad-input", json={"n": n, "faces": [6]})
    table = owner.act(match, "dice", 0, faces=[6, 1], side="red")["table"]
    assert table["n"] == 1
    assert "6 1" in table["undo"]
    assert owner.act(match, "undo", 1, side="red")["table"]["n"] == 0


def test_the_log_and_the_steps_tell_the_same(owner: Person) -> None:
    match = owner.begin(seats={"red": "random", "blue": "random"})
    table = owner.settled(match)
    assert table["over"]
    path = f"/api/matches/{match['id']}"
    log = owner.asks("GET", f"{path}/log", params={"side": "red"})
    assert log["n"] == table["n"]
    steps: list[Json] = []
    first = 1
    while first:
        part = owner.asks("GET", f"{path}/steps", params={"side": "red", "first": first, "limit": 7})
        assert part["first"] == first
        assert part["last"] == first + len(part["steps"]) - 1
        steps += part["steps"]
        first = part["next"]
    assert [step["n"] for step in steps] == list(range(1, table["n"] + 1))
    assert [line for step in steps for line in step["lines"]] == [line for line in log["lines"] if line["n"]]
    assert steps[-1]["scene"] == owner.table(match, "red")["scene"]
    late = owner.asks("GET", f"{path}/log", params={"side": "red", "since": table["n"] - 3})
    assert late["lines"] == [line for line in log["lines"] if line["n"] > table["n"] - 3]
    beyond = owner.asks("GET", f"{path}/steps", params={"first": table["n"] + 1})
    assert (beyond["steps"], beyond["next"]) == ([], 0)


def test_the_table_as_it_was(owner: Person, match: Json) -> None:
    tables = [owner.table(match, "red")]
    for _ in range(45):
        here = tables[-1]
        if here["over"]:
            break
        mine = owner.table(match, here["decides"])
        owner.choose(match, here["n"], mine["question"]["choices"][0]["id"])
        tables.append(owner.table(match, "red"))
    same = ("n", "turn", "moment", "over", "decides", "side", "scene", "sheets", "result")
    for n, table in enumerate(tables):
        then = owner.table(match, "red", n=n)
        assert {key: then[key] for key in same} == {key: table[key] for key in same}
        assert then["last"] == len(tables) - 1
        assert then["question"] is None
        assert then["asides"] == []
        assert then["undo"] == ""
    owner.problem("GET", f"/api/matches/{match['id']}/table", 422, "bad-input", params={"n": len(tables)})
    for strange in ("-1", "x", "9" * 30):
        owner.problem("GET", f"/api/matches/{match['id']}/table", 422, "bad-input", params={"n": strange})


def whys(person: Person, match: Json, **asked: Any) -> list[Json]:
    answers: list[Json] = person.asks("GET", f"/api/matches/{match['id']}/why", params=asked)["answers"]
    return answers


def test_why_not(owner: Person, match: Json) -> None:
    (legal,) = whys(owner, match, side="red", choice="advance:red-1")
    assert legal["legal"]
    assert legal["refusals"] == []
    (illegal,) = whys(owner, match, side="red", choice="advance:blue-1", language="ja")
    assert not illegal["legal"]
    assert illegal["refusals"][0]["clause"] == "1.2"
    assert illegal["refusals"][0]["title"]
    owner.problem(
        "GET", f"/api/matches/{match['id']}/why", 409, "illegal-choice", params={"side": "red", "choice": "sing:loud"}
    )
    pointed = whys(owner, match, side="red", kind="unit", target="red-1")
    assert [one["choice"] for one in pointed] == ["advance:red-1"]
    # whoever does not decide learns nothing about the hand of whoever does
    assert whys(owner, match, side="blue", choice="play:spear") == []
    assert whys(owner, match, choice="play:spear") == []
    assert whys(owner, match, side="blue", kind="unit", target="red-1") == []


def test_previews(owner: Person, match: Json) -> None:
    path = f"/api/matches/{match['id']}/preview"
    shown = owner.asks("GET", path, params={"side": "red", "choice": "advance:red-1"})
    assert shown == {"choice": "advance:red-1", "preview": None}
    owner.problem("GET", path, 409, "illegal-choice", params={"side": "red", "choice": "advance:blue-1"})
    assert owner.asks("GET", path, params={"side": "blue", "choice": "play:spear"})["preview"] is None
    assert not owner.table(match, "red")["question"]["previews"]


def test_when_nobody_can_be_cheated_all_eyes_are_open(owner: Person) -> None:
    match = owner.begin(seats={"red": "random", "blue": "random"})
    assert owner.table(match)["may_view"] == ["red", "blue"]
    owner.table(match, "blue")
    match = owner.begin(seats={"red": "human", "blue": "random"})
    owner.act(match, "aside", owner.settled(match)["n"], aside="give-up", side="red")
    assert owner.table(match)["may_view"] == ["red", "blue"]
    owner.table(match, "blue")


def test_bots_follow_an_act_without_holding_it_up(door: Door, owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "random"})
    done = owner.choose(match, 0, "pass", "red")["table"]
    assert (done["n"], done["decides"], done["thinking"]) == (1, "blue", True)
    table = owner.settled(match, "red")
    assert table["n"] > 1
    assert table["decides"] == "red"


def test_ways_are_told_to_who_decides_and_gone_in_one_act(owner: Person, match: Json) -> None:
    (way,) = owner.table(match, "red")["question"]["ways"]
    assert way == {"space": 2, "choices": ["advance:red-1", "advance:red-1"], "text": "2"}
    assert [owner.table(match, side)["question"]["ways"] for side in ("blue", None)] == [[], []]
    done = owner.act(match, "choose", 0, choice=way["choices"][0], then=way["choices"][1:], side="red")
    assert (done["made"], done["table"]["n"], done["table"]["decides"]) == (2, 2, "blue")
    assert {line["n"] for line in done["lines"] if line["kind"] == "moved"} == {1, 2}


def test_overlays_are_made_with_the_viewers_eyes(owner: Person, match: Json) -> None:
    path = f"/api/matches/{match['id']}/overlays"
    seen = owner.asks("GET", path, params={"side": "red"})
    assert (seen["n"], seen["piece"]) == (0, "")
    assert seen["overlays"][0] == {"id": "before-red", "label": "Before Red", "spaces": [1, 2], "side": 0, "lines": []}
    assert [one["spaces"] for one in seen["overlays"]] == [[1, 2], [6]]
    assert [one["spaces"] for one in owner.asks("GET", path)["overlays"]] == [[1], [6]]
    own = owner.asks("GET", path, params={"side": "blue", "piece": "blue-2", "language": "ja"})
    assert [(one["label"], one["spaces"]) for one in own["overlays"]] == [("青の前", [5, 6])]
    assert owner.asks("GET", path, params={"piece": "nobody"})["overlays"] == []
    owner.act(match, "choose", 0, choice="advance:red-1", side="red")
    assert owner.asks("GET", path, params={"side": "red"})["overlays"][0]["spaces"] == [1, 2, 3]
    assert owner.asks("GET", path, params={"side": "red", "n": 0})["overlays"][0]["spaces"] == [1, 2]
    owner.problem("GET", path, 403, "not-your-seat", params={"side": "green"})


def test_a_choice_of_a_facing_points_at_the_piece_that_turns() -> None:
    names = Ground({"90": 7}, {}, frozenset())
    one = Choice("turn:90", "turn", "90", "facing", "Turn right")
    turned = choice_of(names, one, {"red-1": 3}, "red-1")
    assert (turned.piece, turned.space, turned.facing) == ("red-1", 3, 90)
    nobody = choice_of(names, one, {"red-1": 3})
    assert (nobody.piece, nobody.space, nobody.facing) == ("", -1, None)


def test_what_cannot_follow_a_choice_is_left_out(owner: Person, match: Json) -> None:
    done = owner.act(match, "choose", 0, choice="advance:red-1", then=["advance:blue-1", "advance:red-1"], side="red")
    assert (done["made"], done["table"]["n"]) == (1, 1)
    assert owner.act(match, "undo", 1, side="red")["made"] == 0
    body = {"n": 0, "choice": "advance:blue-1", "then": ["advance:red-1"], "side": "red"}
    owner.problem("POST", f"/api/matches/{match['id']}/choose", 409, "illegal-choice", json=body)
    owner.problem("POST", f"/api/matches/{match['id']}/choose", 422, "bad-input", json={**body, "then": ["pass"] * 201})
    assert owner.table(match)["n"] == 0


def test_a_chain_does_not_choose_for_the_other_side(owner: Person, match: Json) -> None:
    done = owner.act(match, "choose", 0, choice="advance:red-1", then=["advance:red-1", "pass"], side="red")
    assert (done["made"], done["table"]["decides"]) == (2, "blue")


def test_each_scenario_is_played_on_its_board(owner: Person, match: Json) -> None:
    (duel,) = [one for one in owner.asks("GET", "/api/games")["games"] if one["name"] == "duel"]
    assert [(one["name"], one["own_board"]) for one in duel["scenarios"]] == [("long", False), ("short", True)]
    assert duel["die"] == [1, 6]
    path = "/api/games/duel/board"
    common, own = owner.get(path), owner.get(path, params={"scenario": "short"})
    assert (common.json()["title"]["en"], own.json()["title"]["en"]) == ("Duel", "Short duel")
    assert common.headers["etag"] != own.headers["etag"]
    assert owner.get(path, params={"scenario": "long"}).headers["etag"] == common.headers["etag"]
    again = owner.get(path, params={"scenario": "short"}, headers={"if-none-match": own.headers["etag"]})
    assert again.status_code == 304
    owner.problem("GET", path, 422, "bad-input", params={"scenario": "endless"})
    assert owner.table(match)["scenario"] == "long"
    short = owner.begin(scenario="short")
    assert [owner.table(short)["scenario"], owner.table(short, n=0)["scenario"]] == ["short", "short"]
    assert "Short duel" in owner.asks("GET", f"/api/matches/{short['id']}/board.svg")


def test_a_ten_sided_die_may_show_nought(
    owner: Person, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(Duel, "DIE", (0, 9))
    game_model.cache_clear()
    request.addfinalizer(game_model.cache_clear)
    (duel,) = [one for one in owner.asks("GET", "/api/games")["games"] if one["name"] == "duel"]
    assert duel["die"] == [0, 9]
    match = owner.begin(seats=BOTH)
    owner.problem("POST", f"/api/matches/{match['id']}/dice", 422, "bad-input", json={"n": 0, "faces": [10]})
    assert owner.act(match, "dice", 0, faces=[0, 9])["table"]["n"] == 1


def test_points_that_are_no_points_are_called_as_in_the_game_and_a_fact_counts_nothing(owner: Person) -> None:
    match = owner.begin(game="sparta-vs-athens", scenario="nicias")
    athens, sparta = owner.table(match)["result"]["scores"]
    assert (athens["points"], athens["said"], sparta["said"]) == (11, "Prestige +11", "Prestige -11")
    assert [(line["text"], line["number"], line["points"]) for line in sparta["lines"]] == [
        ("Time is on Sparta's side", None, None)
    ]


def test_losses_stand_against_the_own_limit_and_what_is_still_needed_is_said(owner: Person) -> None:
    battle = owner.begin(game="alexander", scenario="samarkand")
    result = owner.table(battle)["result"]
    assert [(score["points"], score["toll"]["lost"], score["toll"]["limit"]) for score in result["scores"]] == [
        (0, 0, 32),
        (0, 0, 29),
    ]
    assert result["scores"][0]["toll"]["text"] == "0 of 32 rout points; at 32 they withdraw"
    assert "Macedonians withdraw after 32 more rout points." in result["outlook"]
