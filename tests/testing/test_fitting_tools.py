"""The tools that fit chances and mine puzzles: what they make of a small game, and the page and picture of it."""

import json
import tomllib
from argparse import Namespace
from pathlib import Path

import pytest

import fit_chances
import mine_puzzles
from polemos.bots import puzzle_data
from polemos.study.chances import parse
from toy.game import GAME
from toy.table import register


@pytest.fixture(autouse=True)
def _known() -> None:
    register()


def test_games_are_kept_fitted_and_written_where_the_reader_finds_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(fit_chances, "place", lambda game: tmp_path / "learned" / "chances.toml")
    monkeypatch.setattr(fit_chances, "PAGE", tmp_path / "chances.md")
    monkeypatch.setattr(fit_chances, "PICTURES", tmp_path)
    monkeypatch.setattr("polemos.match.games.names", lambda: ["duel"])
    arguments = ["duel", "--scenario", "short", "--games", "12", "--every", "2", "--keep", str(tmp_path)]
    assert fit_chances.main(arguments) == 0
    kept = (tmp_path / "duel-short-greedy.jsonl").read_text().splitlines()
    assert len(kept) == 12
    first = (tmp_path / "learned" / "chances.toml").read_text()
    assert fit_chances.main(arguments) == 0  # nothing is played twice, and the same comes of it
    assert (tmp_path / "duel-short-greedy.jsonl").read_text().splitlines() == kept
    assert (tmp_path / "learned" / "chances.toml").read_text() == first
    table = tomllib.loads(first)
    assert set(parse(table)) == {"short"} and table["scenario"]["short"]["games"] == 12
    assert "--scenario short --games 12" in table["scenario"]["short"]["command"]
    assert fit_chances.main(["--docs"]) == 0
    assert "12 games" in (tmp_path / "chances.md").read_text()
    assert "<circle" in (tmp_path / "chances-duel-short.svg").read_text()
    with pytest.raises(SystemExit):
        fit_chances.main(["duel", "--games", "1"])


def test_mined_puzzles_are_written_where_the_reader_finds_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(mine_puzzles, "place", lambda game: tmp_path / "puzzles.json")
    wanted = Namespace(scenario="long", games=6, every=1, least=0.2, most=2, seed="s")
    # what another look does not bear out is no puzzle
    monkeypatch.setattr(mine_puzzles, "holds", lambda *asked: False)
    assert mine_puzzles.mined(GAME, wanted) == []
    monkeypatch.setattr(mine_puzzles, "holds", lambda *asked: True)
    found = mine_puzzles.mined(GAME, wanted)
    assert 0 < len(found) <= 2
    read = puzzle_data.parse(json.loads((tmp_path / "puzzles.json").read_text()))
    assert sorted(one.id for one in read) == sorted(one["id"] for one in found)
