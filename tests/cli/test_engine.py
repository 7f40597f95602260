"""The engine: every answer has the form that the schema promises, and every error is an answer."""

import errno
import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from polemos.cli import engine
from polemos.cli.engine_ops import OPS, Session
from polemos.cli.words import FOLDER
from polemos.match.ending import SURRENDER, Ending
from polemos.match.files import unwritten
from polemos.match.held import Held
from toy.rules import Duel
from toy.table import played, register

DOCS = Path(__file__).resolve().parents[2] / "docs" / "engine-protocol.md"


@cache
def validator(part: str) -> Draft202012Validator:
    schema = json.loads((FOLDER / "engine.schema.json").read_text("utf-8"))
    return Draft202012Validator({"$defs": schema["$defs"], "$ref": f"#/$defs/{part}"})


class Engine:
    """An engine to talk to. Every answer is held against the schema."""

    def __init__(self) -> None:
        register()
        self.session = Session()

    def __call__(self, op: str, **fields: Any) -> Any:
        request = {"op": op, **fields}
        got = self.line(json.dumps(request))
        if got["ok"]:
            validator("request").validate(request)
        return got

    def line(self, line: str) -> Any:
        got = json.loads(json.dumps(engine.answer(self.session, line)))
        validator("answer").validate(got)
        return got


@pytest.fixture
def ask() -> Engine:
    return Engine()


@pytest.fixture
def begun(ask: Engine) -> Engine:
    assert ask("new", game="duel", seed="4", options=["truce"], seats={"blue": "greedy"})["ok"]
    return ask


def test_the_documentation_names_every_op_and_error() -> None:
    text = DOCS.read_text("utf-8")
    for op in OPS:
        assert f"`{op}`" in text, op
    schema = json.loads((FOLDER / "engine.schema.json").read_text("utf-8"))
    for code in schema["$defs"]["error"]["properties"]["code"]["enum"]:
        assert f"`{code}`" in text, code


def test_hello_and_games(ask: Engine) -> None:
    assert ask("hello", id=7)["id"] == 7
    register()
    assert ask("hello")["ops"] == list(OPS)
    (duel,) = [game for game in ask("games")["games"] if game["name"] == "duel"]
    assert duel["die"] == [1, 6]
    assert [one["own_board"] for one in duel["scenarios"]] == [False, True]


def test_ways_lead_far_in_one_request(begun: Engine) -> None:
    (way,) = begun("ways")["ways"]
    assert way == {"space": "2", "choices": ["advance:red-1", "advance:red-1"], "text": "2"}
    first, *then = way["choices"]
    done = begun("choose", choice=first, then=[*then, "advance:red-2"], n=0)
    assert (done["made"], done["n"], done["decides"]) == (2, 2, "blue")
    assert [event["kind"] for event in done["events"]][:2] == ["moved", "moved"]
    assert begun("choose", choice="pass", then="pass")["error"]["where"] == "then"


def test_overlays_are_made_from_a_view(begun: Engine) -> None:
    red, blue = begun("overlays", side="red")["overlays"]
    assert red == {"id": "before-red", "label": "Before Red", "side": "red", "spaces": ["1", "2"]}
    assert blue == {"id": "before-blue", "label": "Before Blue", "side": "blue", "spaces": ["6"]}
    assert [one["spaces"] for one in begun("overlays", language="ja")["overlays"]] == [["1"], ["6"]]
    (own,) = begun("overlays", side="blue", piece="blue-1", language="ja")["overlays"]
    assert (own["label"], own["spaces"]) == ("青の前", ["5", "6"])
    assert begun("overlays", piece="green-1")["overlays"] == []
    assert begun("overlays", piece=3)["error"]["where"] == "piece"


def test_a_scenario_has_its_own_board(ask: Engine) -> None:
    common, own = ask("board", game="duel"), ask("board", game="duel", scenario="short")
    assert (common["scenario"], common["board"]["title"]["en"]) == ("long", "Duel")
    assert (own["scenario"], own["board"]["title"]["en"]) == ("short", "Short duel")
    assert ask("new", game="duel", scenario="short")["ok"]
    assert ask("board") == own
    assert ask("board", game="duel", scenario="endless")["error"]["code"] == "bad-input"


def test_a_whole_game_through_the_engine(begun: Engine) -> None:
    while True:
        asked = begun("decision", language="ja")
        if asked["decision"] is None:
            break
        if asked["decides"] == "blue":
            assert begun("bot")["choices"]
        else:
            assert begun("choose", choice=asked["decision"]["choices"][-1]["id"], n=asked["n"], side="red")["ok"]
    assert begun("result")["result"]["winner"] in ("red", "blue", "draw")
    assert begun("choose", choice="pass")["error"]["code"] == "illegal-choice"


def test_state_and_view_differ_in_what_is_hidden(begun: Engine) -> None:
    assert "dice_one" in begun("state")["state"]
    assert begun("view", side="blue")["view"]["hands"][0] is None
    assert begun("view")["view"]["hands"] == [None, None]


def test_every_other_op(begun: Engine, tmp_path: Path) -> None:
    assert begun("why", choice="yield")["refusals"][0]["clause"] == "1.1"
    assert begun("why", choice="pass")["legal"]
    assert begun("choose", choice="advance:red-1")["events"][0]["kind"] == "moved"
    assert begun("undo")["undone"] == "advance:red-1"
    assert begun("dice", faces=[6, 1], draws=[])["n"] == 1
    assert "show-hand" in begun("asides", side="red")["asides"]
    assert begun("aside", side="red", aside="show-hand")["events"][0]["kind"] == "showed"
    assert begun("position")["position"]["game"] == "duel"
    assert begun("rules", query="1.3", language="ja")["clauses"][0]["title"] == "戦闘"
    assert begun("rules", game="duel")["clauses"]
    assert begun("board")["board"]["spaces"]
    assert begun("board", game="duel")["board"]["spaces"]
    assert begun("pieces", side="red")["pieces"]["pieces"]
    assert begun("log", side="red")["log"][-1]["kind"] == "showed"
    assert begun("bot", bot="random", count=3)["choices"]
    assert begun("keep", file=str(tmp_path / "kept.jsonl"))["ok"]
    assert begun("save")["record"][0].startswith('{"polemos"')
    assert begun("save", file=str(tmp_path / "saved.jsonl"))["file"]
    assert begun("close")["match"] == "main"
    assert begun("view")["error"]["code"] == "no-match"


def test_loading_from_everything(ask: Engine, tmp_path: Path) -> None:
    match = played(9)
    path = tmp_path / "game.jsonl"
    match.save(path)
    lines = list(match.record.lines())
    assert ask("load", file=str(path))["n"] == 9
    assert ask("load", record=lines, match="two")["n"] == 9
    assert ask("load", record=match.record.text(), match="three")["n"] == 9
    assert ask("load", position={"game": "duel", "at": {"red-1": 3}}, match="four")["n"] == 0
    state = ask("state", match="two")["state"]
    assert ask("load", game="duel", state=state, match="five")["ok"]
    assert ask("state", match="five")["state"] == state
    assert ask("load")["error"]["code"] == "bad-request"
    assert ask("load", record=[lines[0], lines[3]])["error"]["code"] == "bad-input"
    assert ask("load", file=str(path), repair=True, seats={"red": "greedy"})["ok"]


def test_a_record_that_ended_by_agreement_is_over(ask: Engine) -> None:
    match = played(3)
    match.end(Ending(SURRENDER, "red"))
    loaded = ask("load", record=list(match.record.lines()))
    assert (loaded["n"], loaded["over"], loaded["decides"]) == (3, True, None)
    assert ask("decision")["decision"] is None
    told = ask("result")["result"]
    assert (told["winner"], told["outlook"]) == ("blue", "Red surrendered.")
    assert ask("choose", choice="pass")["error"]["code"] == "illegal-choice"
    assert ask("undo")["error"]["code"] == "bad-input"
    assert ask("save")["record"] == list(match.record.lines())


def test_matches_stand_side_by_side(ask: Engine) -> None:
    ask("new", game="duel", seed="1", match="a")
    ask("new", game="duel", seed="2", match="b")
    ask("choose", choice="pass", match="a")
    assert ask("decision", match="a")["n"] == 1
    assert ask("decision", match="b")["n"] == 0


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ("nonsense", "malformed"),
        ("[" * 100_000, "malformed"),
        ('{"op": "fly"}', "unknown-op"),
        ('{"op": ["new"]}', "unknown-op"),
        ("{}", "unknown-op"),
        ('{"op": "new"}', "bad-request"),
        ('{"op": "new", "game": "go"}', "bad-input"),
        ('{"op": "new", "game": "duel", "scenario": "epic"}', "bad-input"),
        ('{"op": "new", "game": "duel", "options": ["fog"]}', "bad-input"),
        ('{"op": "new", "game": "duel", "options": "fog"}', "bad-request"),
        ('{"op": "new", "game": "duel", "dice": "loaded"}', "bad-request"),
        ('{"op": "new", "game": "duel", "seats": {"green": "human"}}', "bad-input"),
        ('{"op": "new", "game": "duel", "seats": 3}', "bad-request"),
        ('{"op": "choose"}', "bad-request"),
        ('{"op": "choose", "choice": 3}', "bad-request"),
        ('{"op": "choose", "choice": "yield"}', "illegal-choice"),
        ('{"op": "choose", "choice": "fly:me"}', "illegal-choice"),
        ('{"op": "choose", "choice": "pass", "n": 7}', "stale"),
        ('{"op": "choose", "choice": "pass", "n": "0"}', "bad-request"),
        ('{"op": "choose", "choice": "pass", "side": "blue"}', "not-your-turn"),
        ('{"op": "view", "side": "green"}', "bad-request"),
        ('{"op": "view", "match": "other"}', "no-match"),
        ('{"op": "decision", "language": "la"}', "bad-request"),
        ('{"op": "undo"}', "bad-input"),
        ('{"op": "bot"}', "no-bot"),
        ('{"op": "bot", "bot": "deep"}', "bad-input"),
        ('{"op": "dice", "faces": [7]}', "bad-request"),
        ('{"op": "dice", "faces": "6"}', "bad-request"),
        ('{"op": "asides"}', "bad-request"),
        ('{"op": "aside", "side": "red", "aside": "fly"}', "illegal-choice"),
        ('{"op": "load", "position": {"game": "duel", "at": {"red-9": 1}}}', "bad-input"),
        ('{"op": "load", "file": "nowhere.jsonl"}', "bad-input"),
    ],
)
def test_every_error_is_an_answer_and_changes_nothing(line: str, code: str, begun: Engine) -> None:
    before = begun("state")
    got = begun.line(line)
    assert got["error"]["code"] == code
    assert got["error"]["message"]
    assert got["error"]["expected"]
    assert begun("state") == before


def test_serving_ends_with_the_input_or_quit() -> None:
    register()
    answers = io.StringIO()
    assert engine.serve(io.StringIO('{"op": "hello"}\n\n{"op": "quit"}\n{"op": "hello"}\n'), answers) == 0
    assert [json.loads(line)["op"] for line in answers.getvalue().splitlines()] == ["hello", "quit"]
    assert engine.serve(io.StringIO(""), answers) == 0


def test_the_faces_of_a_ten_sided_die(begun: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    assert begun("dice", faces=[0])["error"]["expected"] == "faces from 1 to 6"
    monkeypatch.setattr(Duel, "DIE", (0, 9))
    assert begun("dice", faces=[10])["error"]["expected"] == "faces from 0 to 9"
    assert begun("dice", faces=[0, 9])["ok"]
    assert begun("state")["state"]["dice_script"] == [0, 9]


def test_faces_and_draws_of_one_request_are_kept_together_or_not_at_all(
    begun: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.jsonl"
    assert begun("keep", file=str(file))["ok"]
    before, state = file.read_text("utf-8"), begun("state")
    assert not begun("dice", faces=[6, 1], draws=[1] * 999)["ok"]
    assert (file.read_text("utf-8"), begun("state")) == (before, state)
    writes: list[str] = []
    append = Held.append

    def full(held: Held, text: str) -> None:
        raise unwritten("kept.jsonl", OSError(errno.ENOSPC, "no room"))

    def counted(held: Held, text: str) -> None:
        writes.append(text)
        append(held, text)

    with monkeypatch.context() as disk:
        disk.setattr(Held, "append", full)
        assert not begun("dice", faces=[6, 1], draws=[1])["ok"]
    assert (file.read_text("utf-8"), begun("state")) == (before, state)
    monkeypatch.setattr(Held, "append", counted)
    assert begun("dice", faces=[6, 1], draws=[1])["n"] == 2
    assert len(writes) == 1
    assert file.read_text("utf-8") == before + writes[0]
