"""`polemos admin`: people and matches of a server, in words and as facts; bad input is one line."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Polemos
from polemos.server.match_repository import MatchRepository
from toy.table import played

ANN, BOB = "ann@mail.example", "bob@mail.example"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which a server has been, with a game of the terminal."""
    repository = MatchRepository(tmp_path / "games")
    repository.store.close()
    played(3).save(tmp_path / "games" / "sunday.jsonl")
    return tmp_path / "games"


def facts(polemos: Polemos, *arguments: str | Path) -> Any:
    ran = polemos("admin", *arguments, "--json")
    assert ran.code == 0
    return json.loads(ran.out)


def test_people_are_added_banned_and_deleted(polemos: Polemos, folder: Path) -> None:
    where = ("--folder", folder)
    assert polemos("admin", "people", *where).out == "There are none.\n"
    for address in (ANN, BOB):
        assert polemos("admin", "people", "add", address, *where).code == 0
    # once more changes nothing
    assert polemos("admin", "people", "add", ANN.upper(), *where).code == 0
    assert polemos("admin", "ban", BOB, *where).code == 0
    told = facts(polemos, "people", *where)["people"]
    assert [(one["address"], bool(one["banned"]), one["signed_in"]) for one in told] == [
        (ANN, False, ""),
        (BOB, True, ""),
    ]
    table = polemos("admin", "people", *where).out
    assert table.startswith("Name") and ANN in table and told[0]["since"] in table
    assert "締め出し" in polemos("admin", "people", *where, "--lang", "ja").out
    assert polemos("admin", "unban", BOB, *where).code == 0
    assert not facts(polemos, "people", *where)["people"][1]["banned"]
    assert polemos("admin", "people", "delete", told[0]["id"], *where).code == 0
    assert [one["address"] for one in facts(polemos, "people", *where)["people"]] == [BOB]


def test_matches_are_listed_and_deleted(polemos: Polemos, folder: Path) -> None:
    where = ("--folder", folder)
    (match,) = facts(polemos, "matches", *where)["matches"]
    assert (match["game"], match["name"], match["owner"], match["entries"]) == ("duel", "sunday", "owner", 3)
    assert "sunday" in polemos("admin", "matches", *where).out
    polemos("admin", "people", "add", ANN, *where)
    assert facts(polemos, "matches", "--of", ANN, *where)["matches"] == []
    assert polemos("admin", "matches", "delete", match["id"], *where).code == 0
    assert not (folder / "sunday.jsonl").exists()
    assert facts(polemos, "matches", *where)["matches"] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("people", "add", "no address"), "'no address' is no e-mail address"),
        (("people", "delete", "Cid"), "nobody is called 'Cid' there"),
        (("ban", "Cid"), "nobody is called 'Cid' there"),
        (("unban", "Cid"), "nobody is called 'Cid' there"),
        (("matches", "--of", "Cid"), "nobody is called 'Cid' there"),
        (("matches", "delete", "none"), "there is no match 'none' there"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(
    polemos: Polemos, folder: Path, arguments: tuple[str, ...], said: str
) -> None:
    ran = polemos("admin", *arguments, "--folder", folder)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert said in ran.err


def test_a_folder_without_a_server_is_left_alone(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("admin", "people", "--folder", tmp_path / "none", "--lang", "ja")
    assert ran.code == 2 and "polemos.sqlite がありません" in ran.err
    assert not (tmp_path / "none").exists()


def test_what_was_reported_is_listed_and_settled(polemos: Polemos, folder: Path) -> None:
    where = ("--folder", folder)
    assert polemos("admin", "reports", *where).out == "There are none.\n"
    repository = MatchRepository(folder)
    repository.talks.say("m", "guest one", "red", "You are a fool")
    repository.reports.make("m", "guest two", repository.talks.heard("m", 0)[0].id)
    repository.store.close()
    (one,) = facts(polemos, "reports", *where)["reports"]
    assert (one["text"], one["said_by"], one["by"]) == ("You are a fool", "guest one", "guest two")
    told = polemos("admin", "reports", "--lang", "ja", *where)
    assert "発言者" in told.out and "You are a fool" in told.out
    assert polemos("admin", "reports", "settle", one["id"], *where).code == 0
    ran = polemos("admin", "reports", "settle", one["id"], *where)
    assert ran.code == 2 and ran.err.count("\n") == 1 and one["id"] in ran.err
