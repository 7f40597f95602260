"""Golden games come out as they did: each question, each end, each count, each word. `make golden` writes them anew."""

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

from polemos.match import games
from polemos.match.match import open_match
from polemos.room.game import AnyGame
from polemos.testing import golden, keeping, playcode
from polemos.testing.golden import Plan, Planned
from polemos.testing.tales import tale

HERE = Path(__file__).parent
ROOMS = sorted(path.parent.name for path in HERE.glob(f"*/{golden.PLAN}"))
LEAST = 12

# A battle in which no leader of either army is left ends without another question, so that no game leads up to it: its
# rule is proven at the test table.
UNASKED = {"alexander": {"4.0a"}}
# Where the sources name the clauses of endings: the function, and which rooms call it.
ENDERS = {"alexander": "win", "peloponnesian-war": "end_war", "sparta-vs-athens": "decide", "syracuse": "decide"}


@cache
def room(name: str) -> tuple[AnyGame, Plan]:
    game = games.find(name)
    return game, golden.plan_of(game, HERE / name)


def text(name: str, file: str) -> str:
    return (HERE / name / file).read_text("utf-8")


PLANNED = [(name, planned) for name in ROOMS for planned in room(name)[1].games]
EVERY_GAME = pytest.mark.parametrize(("name", "planned"), PLANNED, ids=[f"{name}-{one.name}" for name, one in PLANNED])


@EVERY_GAME
def test_a_game_comes_out_as_it_did(name: str, planned: Planned) -> None:
    game, plan = room(name)
    record = golden.kept(HERE / name, planned.name)
    assert record is not None, keeping.AGAIN
    asked, ended = golden.asked(game, plan, record)
    change = golden.difference(text(name, planned.name + golden.ASKED), asked)
    assert not change, f"play has changed: {change}; {keeping.AGAIN}"
    assert record.header == golden.restamped(game, record).header, f"rules or data are others; {keeping.AGAIN}"
    assert golden.fits(planned, ended, len(record.entries))


@pytest.mark.parametrize("name", ROOMS)
def test_trees_count_as_they_did(name: str) -> None:
    game, plan = room(name)
    records = {planned.name: golden.kept(HERE / name, planned.name) for planned in plan.games}
    trees = keeping.trees(game, plan, {key: record for key, record in records.items() if record is not None})
    assert text(name, keeping.TREES) == trees, f"play has changed; {keeping.AGAIN}"
    assert len(plan.trees) >= 3 and all(tree["plies"] >= 3 for tree in plan.trees)


TALES = [(name, dict(row), language) for name in ROOMS for row in room(name)[1].tales for language in keeping.LANGUAGES]


@pytest.mark.parametrize(("name", "row", "language"), TALES, ids=[f"{n}-{r['name']}-{lang}" for n, r, lang in TALES])
def test_a_game_is_told_as_it_was(name: str, row: dict[str, str | int], language: str) -> None:
    game, _ = room(name)
    record = golden.kept(HERE / name, str(row["game"]))
    assert record is not None
    told = tale(game, record, int(row["start"]), int(row["end"]), language)
    assert text(name, f"tale-{row['name']}.{language}.txt") == told, f"words or play have changed; {keeping.AGAIN}"


@pytest.mark.parametrize("name", ROOMS)
def test_changed_play_code_is_looked_at(name: str) -> None:
    files = playcode.changed(text(name, keeping.CODE), playcode.digests(room(name)[0]))
    assert not files, f"play code changed ({', '.join(files)}): {keeping.AGAIN}; it says whether play has changed too"


@pytest.mark.parametrize("name", ROOMS)
def test_play_is_kept_under_the_rules_version_that_plays_it(name: str) -> None:
    game, _ = room(name)
    files = {path.name: path.read_text("utf-8") for path in (HERE / name).iterdir()}
    version = tomllib.loads(files[keeping.VERSION])
    assert version["rules_version"] == game.rules_version, f"the rules version is another: {keeping.AGAIN}"
    assert version["play"] == keeping.play_digest(files), f"golden files were edited by hand: {keeping.AGAIN}"


@pytest.mark.parametrize("name", ROOMS)
def test_there_is_a_game_of_every_scenario_and_of_every_ending(name: str) -> None:
    game, plan = room(name)
    assert len(plan.games) >= LEAST
    assert {planned.scenario for planned in plan.games} == set(game.scenarios)
    ended = [ending(name, planned.name) for planned in plan.games]
    kinds = {kind.partition(" ")[0] for kind, _ in ended}
    winners = {winner for kind, winner in ended if kind != golden.UNFINISHED}
    assert "resigned" in kinds
    assert winners == {*game.sides, golden.DRAWN}
    if name in ENDERS:
        clauses = {kind.partition(" ")[2] for kind, _ in ended}
        assert clauses_of_endings(name) - UNASKED.get(name, set()) <= clauses
    else:
        assert {"agreed", golden.COUNTED} <= kinds


def ending(name: str, planned: str) -> tuple[str, str]:
    """How a kept game ended and who won, as its file says."""
    lines = text(name, planned + golden.ASKED).splitlines()
    return lines[0].partition(" ")[2], lines[1].partition(" ")[2]


def clauses_of_endings(name: str) -> set[str]:
    """The clauses by which the sources of a room end a game."""
    found: set[str] = set()
    place = Path(str(games.__file__)).parent.parent / "games" / name.replace("-", "_")
    for path in place.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == ENDERS[name]:
                last = node.args[-1]
                if isinstance(last, ast.Constant) and isinstance(last.value, str):
                    found.add(last.value)
    assert found
    return found


@pytest.mark.parametrize("name", ROOMS)
def test_a_golden_game_opens_like_any_record(name: str) -> None:
    game, plan = room(name)
    planned = next(one for one in plan.games if one.position or name != "alexander")
    record = golden.kept(HERE / name, planned.name)
    assert record is not None
    match = open_match(game, record)
    assert (match.n, match.resumed) == (len(record.entries), 0)
