"""The commands that tell facts and play many games: what they print, and how they refuse bad input."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.conftest import Polemos
from polemos.cli.app import app
from polemos.cli.words import FOLDER, language_of, words
from polemos.room.texts import LANGUAGES

COMMANDS = (
    "games",
    "play",
    "simulate",
    "ladder",
    "levels",
    "puzzles",
    "tactics",
    "replay",
    "verify",
    "backup",
    "restore",
    "show",
    "why",
    "rules",
    "lessons",
    "fuzz",
    "bench",
    "engine",
    "data check",
    "admin",
    "admin people",
    "admin people add",
    "admin people delete",
    "admin ban",
    "admin unban",
    "admin matches",
    "admin matches delete",
)


def facts(text: str) -> Any:
    return json.loads(text)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, polemos: Polemos) -> None:
    ran = polemos(*command.split(), "--help")
    assert ran.code == 0
    assert "Usage: polemos" in ran.out


def messages(language: str) -> set[str]:
    lines = (FOLDER / f"text.{language}.ftl").read_text("utf-8").splitlines()
    return {line.partition(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}


def test_every_message_exists_in_every_language() -> None:
    assert messages("en") == messages("ja")
    for language in LANGUAGES:
        assert all(words(language).has(message) for message in messages("en"))


def test_every_message_that_the_code_names_exists() -> None:
    known = messages("en")
    for path in FOLDER.glob("*.py"):
        source = path.read_text("utf-8")
        for start in ('t("', 'HELP("', 'Wrong("'):
            for piece in source.split(start)[1:]:
                name = piece.partition('"')[0]
                if name.endswith("-") or not name.replace("-", "").isalnum() or "-" not in name:
                    continue
                assert name in known or name in ("game-title",), f"{path.name}: {name}"


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["games", "--lang", "ja"], {}, "ja"),
        (["games", "--lang=en"], {"LANG": "ja_JP.UTF-8"}, "en"),
        (["games"], {"LANG": "ja_JP.UTF-8"}, "ja"),
        (["games"], {"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "en"),
        (["games", "--lang"], {}, "en"),
    ],
)
def test_the_language_is_that_of_the_command_or_the_environment(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


def test_show_tells_the_state_as_a_side_sees_it(record: Path, polemos: Polemos, tmp_path: Path) -> None:
    told = facts(polemos("show", record, "--as", "red", "--json").out)
    assert told["n"] == 12
    assert told["view"]["hands"][1] is None
    assert told["result"]["sides"]["red"]["points"] >= 0
    ran = polemos("show", record, "--svg", tmp_path / "map.svg", "--lang", "ja")
    assert ran.code == 0
    assert "12回の選択の後" in ran.out
    assert ElementTree.parse(tmp_path / "map.svg").getroot().tag.endswith("svg")


def test_show_hides_the_choices_of_the_other_side(record: Path, polemos: Polemos) -> None:
    told = {side: facts(polemos("show", record, "--as", side, "--json").out)["decision"] for side in ("red", "blue")}
    decides = told["red"]["side"]
    other = "blue" if decides == "red" else "red"
    assert told[decides]["choices"]
    assert told[other]["choices"] == []


def test_why_names_the_clause(record: Path, polemos: Polemos) -> None:
    told = facts(polemos("why", record, "yield", "--json").out)
    assert not told["legal"]
    assert told["refusals"][0]["clause"] == "1.1"
    assert "1.1 手番" in polemos("why", record, "yield", "--lang", "ja").out


def test_replay_tells_and_verifies(record: Path, polemos: Polemos) -> None:
    told = facts(polemos("replay", record, "--to", "5", "--json").out)
    assert (told["n"], told["choices"]) == (5, 12)
    assert polemos("replay", record, "--verify").code == 0
    assert "Piece" in polemos("replay", record).out


def test_simulate_prints_one_object_twice_the_same(polemos: Polemos) -> None:
    runs = []
    for jobs in ("1", "1", "2"):
        ran = polemos("simulate", "duel", "--games", "8", "--seed", "3", "--json", "--jobs", jobs)
        told = facts(ran.out)
        assert told.pop("seconds") >= 0
        assert told.pop("decisions_per_second") >= 0
        runs.append(told)
    assert runs[0] == runs[1] == runs[2]
    every = polemos("simulate", "duel", "--scenario", "all", "--games", "2", "--json").out.splitlines()
    assert [facts(line)["scenario"] for line in every] == ["long", "short"]


def test_the_levels_of_a_game_are_listed(polemos: Polemos) -> None:
    told = polemos("levels", "duel").out
    assert "level:2" in told and "4. " not in told and "First game" in told
    assert "はじめての一局" in polemos("levels", "duel", "--lang", "ja").out
    listed = facts(polemos("levels", "duel", "--json").out)["levels"]
    assert [(one["name"], one["base"], one["elo"]) for one in listed] == [
        ("level:1", "greedy", 0),
        ("level:2", "greedy", 100),
        ("level:3", "search", 120),
    ]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_puzzle_is_put_tried_and_solved(polemos: Polemos, lang: str) -> None:
    listed = facts(polemos("puzzles", "alexander", "--json", "--solve").out)["puzzles"]
    one = listed[0]
    assert one["id"] in polemos("puzzles", "alexander", "--lang", lang).out
    typed = "\n".join(["nonsense?", one["second"], one["solution"]])
    told = polemos("puzzles", "alexander", one["id"], "--lang", lang, typed=typed).out
    for said in {
        "en": ("Type the number", "Not that", "2 more tries", "Right."),
        "ja": ("一つ", "ではない", "あと2回", "正解"),
    }[lang]:
        assert said in told
    put = facts(polemos("puzzles", "alexander", one["id"], "--json").out)
    assert one["solution"] in [choice["id"] for choice in put["decision"]["choices"]]
    assert "solution" not in put
    assert "has no puzzles" in polemos("puzzles", "duel").out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_tactics_are_listed_and_put_before_a_bot(polemos: Polemos, lang: str) -> None:
    listed = polemos("tactics", "belisarius", "rome-before-naples", "--lang", lang).out
    assert "march:3419" in listed and "34.1-7a" in listed
    one = facts(polemos("tactics", "belisarius", "rome-before-naples", "--json", "--lang", lang).out)["tactics"][0]
    assert one["accepted"] == ["march:3419"] and one["reason"] in listed
    told = facts(polemos("tactics", "belisarius", "garrison-stays", "--bot", "search:100", "--json").out)
    assert (told["found"], told["of"]) == (1, 1) and told["tactics"][0]["weighed"]
    said = polemos("tactics", "belisarius", "garrison-stays", "--bot", "search:100", "--lang", lang).out
    assert "leave:Oriens-garrison-2" in said and {"en": "found 1 of 1", "ja": "1局面のうち1局面"}[lang] in said
    assert "has no tactics" in polemos("tactics", "duel").out


def test_neighbours_alone_meet(polemos: Polemos) -> None:
    bots = ("--bots", "random,level:1,greedy", "--pairs", "1", "--neighbours", "--json")
    told = facts(polemos("ladder", "duel", "--scenario", "short", *bots).out)
    assert [(one["first"], one["second"]) for one in told["matches"]] == [("level:1", "random"), ("greedy", "level:1")]


def test_a_ladder_is_kept_and_gone_on_with(polemos: Polemos, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    told = polemos("ladder", "duel", "--scenario", "short", "--pairs", "2", "--file", file).out
    assert "greedy" in told and "±" in told and "Elo" in told
    kept = facts(file.read_text("utf-8"))
    more = facts(polemos("ladder", "duel", "--scenario", "short", "--pairs", "3", "--file", file, "--json").out)
    assert more["pairs"][:2] == kept["pairs"] and len(more["pairs"]) == 3
    assert [rung["player"] for rung in more["rungs"]] == ["random", "greedy"]
    other = polemos("ladder", "duel", "--scenario", "long", "--file", file)
    assert (other.code, other.out) == (2, "")
    assert f"{file}: is a ladder of scenario 'short', not 'long'" in other.err
    file.write_text("{", "utf-8")
    assert "is no ladder" in polemos("ladder", "duel", "--file", file).err
    assert file.read_text("utf-8") == "{"


def test_fuzz_reports(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("fuzz", "duel", "--games", "4", "--options", "all", "--folder", tmp_path, "--json")
    assert ran.code == 0
    assert facts(ran.out)["failures"] == []


def test_rules_by_number_words_and_coverage(polemos: Polemos) -> None:
    assert "Battle" in polemos("rules", "duel", "1.3").out
    found = facts(polemos("rules", "duel", "--search", "truce draw", "--json").out)
    assert (found["clauses"][0]["id"], found["whole"], found["meant"]) == ("2.1", 1, "")
    assert facts(polemos("rules", "duel", "truse", "--json").out)["meant"] == "truce"
    assert "taken for: truce" in polemos("rules", "duel", "truse").out
    source, ours = (facts(polemos("rules", "duel", one, "--json").out)["clauses"][0] for one in ("2.2", "2.3"))
    assert (source["provenance"], ours["provenance"], ours["missing"]) == ("source", "reconstructed", "")
    assert "reconstructed" in polemos("rules", "duel", "2.3").out
    assert "reconstructed" not in polemos("rules", "duel", "2.2").out
    coverage = facts(polemos("rules", "duel", "--coverage", "--json").out)
    assert list(coverage) == ["clauses", "enforceable", "enforced", "tested", "missing"]
    assert coverage["enforced"] == 9


def test_bench_measures(polemos: Polemos) -> None:
    assert facts(polemos("bench", "duel", "--games", "2", "--json").out)["bytes"] > 0


def test_data_check(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("data", "check", tmp_path, "--game", "duel")
    assert (ran.code, ran.out) == (2, "")
    assert "no duel.toml" in ran.err
    (tmp_path / "duel.toml").write_text("")
    assert facts(polemos("data", "check", tmp_path, "--game", "duel", "--json").out)["ok"]


def write(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["dance"], "dance"),
        (["play", "chess"], "unknown game 'chess'; there are:"),
        (["play", "duel", "--scenario", "epic"], "unknown scenario 'epic'; duel has: long, short"),
        (["play", "duel", "--option", "fog"], "unknown option 'fog'; there are: all, storm, truce"),
        (["play", "duel", "--seat", "red=deep"], "nobody is called 'deep'; a seat takes: human, greedy, level:1,"),
        (["play", "duel", "--seat", "green"], "unknown seat 'green'"),
        (["play", "duel", "--dice", "loaded"], "unknown dice mode 'loaded'"),
        (["play", "--load", "missing.jsonl"], "missing.jsonl: no such file"),
        (["simulate", "duel", "--games", "0"], "--games must be 1 or more, not 0"),
        (["simulate", "duel", "--games", "many"], "many"),
        (["simulate", "duel", "--bots", "random"], "--bots takes 2 names"),
        (["simulate", "duel", "--bots", "random,deep"], "unknown bot 'deep'"),
        (["ladder", "duel", "--pairs", "0"], "--pairs must be 1 or more, not 0"),
        (["ladder", "duel", "--bots", "random"], "two different players"),
        (["ladder", "duel", "--bots", "random,search:0"], "a budget is from 1 to"),
        (["fuzz", "duel", "--rate", "2"], "a share from 0 to 1"),
        (["fuzz", "duel", "--options", "fog"], "unknown option 'fog'"),
        (["fuzz", "duel", "--scenario", "epic"], "unknown scenario 'epic'"),
        (["show", "missing.toml"], "no such file"),
        (["rules", "duel", "dragon"], "no clause of duel"),
        (["games", "--lang", "la"], "la"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], message: str, polemos: Polemos) -> None:
    ran = polemos(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert message in ran.err
    assert ran.err.startswith("polemos: ")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = 3\n", "a position names its game"),
        ('game = "duel"\nat = { red-9 = 3 }\n', "unknown piece 'red-9'"),
        ('game = "duel"\nat = { red-1 = 30 }\n', "red-1 stands in 30"),
        ('game = "duel"\nmonth = 3\n', "unknown key 'month'"),
        ("game = \n", "neither a record nor a position"),
        ('{"game": "duel", "state": {}}', "must be a whole number"),
    ],
)
def test_a_position_that_cannot_be_is_said(text: str, message: str, polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("show", write(tmp_path / "position.toml", text))
    assert ran.code == 2
    assert message in ran.err


def test_a_damaged_record_is_said(record: Path, polemos: Polemos) -> None:
    whole = record.read_text("utf-8")
    write(record, whole[:-5])
    assert "cut off" in polemos("replay", record).err
    assert polemos("replay", record).code == 2
    write(record, whole.replace('"choice": "', '"choice": "x', 1))
    assert "choice 1" in polemos("show", record).err
    record.write_bytes(b"\xff\xfe\x00")
    assert "not text in UTF-8" in polemos("show", record).err


def test_every_command_is_known() -> None:
    assert {name.split()[0] for name in COMMANDS} <= set(app)


# ---------------------------------------------------------------- lessons


def test_lessons_are_listed_shown_and_checked(polemos: Polemos) -> None:
    listed = polemos("lessons", "belisarius")
    assert listed.code == 0 and listed.out.startswith("road: The road to Dara\n")
    shown = polemos("lessons", "belisarius", "road")
    assert shown.code == 0
    assert " > army:2939  Army in Antiochia (2939), 3 units" in shown.out
    steps = facts(polemos("lessons", "belisarius", "road", "--json").out)["steps"]
    assert [step["made"] for step in steps][-1] == "halt"
    checked = polemos("lessons", "belisarius", "--check")
    assert checked.code == 0 and "sound" in checked.out


def test_a_lesson_that_is_not_there_is_said_to_be_none(polemos: Polemos) -> None:
    ran = polemos("lessons", "belisarius", "roda")
    assert ran.code == 2
    assert "belisarius has no lesson 'roda'; there are road" in ran.err
