"""States, positions and packs that somebody edited: refused by what is wrong with them, and never by a crash."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from polemos.games.belisarius.data.charts import MARKER_COUNT
from polemos.games.belisarius.data.world import SPACES
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.fields import BOUNDLESS, fields_of
from polemos.kernel.flow import NOBODY, choose
from polemos.match.match import new_match
from polemos.match.replay import loaded

OPTIONS = [rule.name for rule in GAME.options]
WRONG = (-3, -1, 7, 4096, 2**31, 10**30)


@cache
def saved() -> tuple[str, ...]:
    """States of a game, saved: one in twenty."""
    s, rng, found = GAME.rules.new("2", OPTIONS, "edited"), Rng("edited"), list[str]()
    for n in range(400):
        if s.actor == NOBODY:
            break
        if n % 20 == 0:
            found.append(json.dumps(GAME.rules.to_json(s)))
        choose(s, s.opts[rng.below(len(s.opts))])
    return tuple(found)


def test_every_field_has_its_bounds() -> None:
    fields = fields_of(War)
    bounded = {name for name, reach in fields.ranges.items() if reach != BOUNDLESS}
    # the scenario says which turns there are
    assert {*fields.scalars, *fields.lists} - bounded == {"turn"}


@pytest.mark.parametrize("seed", range(4))
def test_an_edited_state_is_used_or_refused_in_one_line(seed: int) -> None:
    rng = Rng(f"edits {seed}")
    for text in saved():
        data = json.loads(text)
        names = sorted(data)
        for _ in range(1 + rng.below(2)):
            edit(data, names[rng.below(len(names))], rng)
        try:
            s = loaded(GAME, data)
        except BadInput as error:
            assert "\n" not in str(error)  # noqa: PT017 (loading may also succeed)
            assert len(str(error)) < 600  # noqa: PT017
        else:
            assert GAME.rules.invariants(s) == []


def edit(data: dict[str, Any], name: str, rng: Rng) -> None:
    """One number of a field becomes another."""
    value = WRONG[rng.below(len(WRONG))]
    row = data[name]
    while isinstance(row, list) and row and isinstance(row[-1], list):
        row = row[rng.below(len(row))]
    if not isinstance(row, list):
        data[name] = value
    elif len(row) > 1 and rng.below(4):
        row[rng.below(len(row))] = value
    else:
        row.append(value)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("turn", 99, "turn: 99 is not from 3 to 7"),
        ("phase", -1, "phase: -1 is not from 0 to 7"),
        ("surrendered", 5, "surrendered: 5 is not from -1 to 1"),
        ("dice_script", [7], "dice_script: 7 is not from 1 to 6"),
        ("dice_one", 0, "dice_one: 0 is not from 1 to"),
        ("advantage", [0], "advantage has 1 entries, not 2"),
        ("agreed", [5, 1, 0], r"agreed: \[5, 1, 0\] is no agreement"),
        ("agreed", [5], "agreed must have 3 numbers for each agreement"),
        ("army", [3, 3], "army names a unit twice"),
        ("loc", [SPACES], "loc has 1 entries"),
        ("sp", [2**40, 0], "sp must be a list of whole numbers"),
        ("agenda", [["Phase", 99]], r"agenda\[0\]: Phase: phase: 99 is not from 0 to 7"),
        ("agenda", [["Draw", 0, 10**9, 0]], r"agenda\[0\]: Draw: n: 1000000000 is not from 0 to 4096"),
    ],
)
def test_what_is_wrong_with_a_state_is_said(name: str, value: Any, message: str) -> None:
    with pytest.raises(BadInput, match=f"saved state: {message}"):
        loaded(GAME, json.loads(saved()[3]) | {name: value})


# ---------------------------------------------------------------- positions

DARA: dict[str, Any] = {"scenario": "1", "base": "empty", "units": {"Dara": ["2 guard field_army", "Belisarius"]}}


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"hands": {"imperial": "999999999999 agent"}}, "markers agent in both hands together"),
        ({"draws": ["9" * 5000 + " agent"], "turn": 99}, "turn: must be a whole number from 1 to"),
        ({"units": {"Dara": "9" * 5000 + " guard garrison"}}, "guard garrison wanted"),
        ({"dead": "x" * 5000}, "cannot be out for ever|x{50}"),
        ({"seed": [1]}, r"seed: must be a text, not \[1\]"),
        ({"sp": {"imperial": 10**30}}, "sp.imperial: must be a whole number from 0 to 1000000"),
        ({"generator": [1, 10**30]}, "generator: must be two numbers above 0"),
        ({"agreed": [1, 2]}, "agreed must have 3 numbers"),
        ({"seen": {"imperial": [-9] * 25}}, "seen: -9 is not from -1"),
        ({"area_placed": 10**9}, "area_placed: must be a whole number"),
    ],
)
def test_positions_beyond_all_sense(more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message) as error:
        GAME.editor.from_position(DARA | more)
    assert all(len(line) <= 400 for line in str(error.value).splitlines())


def test_a_marker_that_cannot_come_next_is_said_and_can_be_taken_back() -> None:
    agents = MARKER_COUNT[0]
    data = DARA | {"player": "imperial", "phase": "diplomacy", "sp": {"imperial": 20}}
    data |= {"hands": {"barbarian": [f"{agents} agent"]}, "draws": ["agent"], "phase": "recruitment"}
    match = new_match(GAME, "", position=data)
    before = GAME.rules.copy(match.state)
    with pytest.raises(BadInput, match="draws: agent cannot come next, for there is none to draw from"):
        match.choose("buy-marker")
    assert match.state == before
    assert match.n == 0


@pytest.mark.parametrize("kinds", [[99], [-1], [10**30]])
def test_draws_of_kinds_that_do_not_exist(kinds: list[int]) -> None:
    match = new_match(GAME, "1")
    with pytest.raises(BadInput, match="draw_script"):
        match.draws(kinds)
    assert match.state == GAME.rules.new("1")


# ---------------------------------------------------------------- packs


@pytest.mark.parametrize(
    ("fill", "message"),
    [
        (lambda folder: None, "no data file in it; expected map.toml"),
        (lambda folder: (folder / "map.toml").write_text("a = " + "[" * 5000), "map.toml: nested too deeply"),
        (lambda folder: (folder / "map.toml").write_text("a = " + "9" * 5000), "map.toml: not valid TOML"),
        (lambda folder: (folder / "map.toml").write_text("a" * 5000 + " = 0x" + "F" * 5000), "map.toml: a{100}"),
        (lambda folder: [(folder / f"{n}.toml").write_text("") for n in range(30)], "more unknown files"),
    ],
)
def test_packs_beyond_all_sense(fill: Callable[[Path], Any], message: str, tmp_path: Path) -> None:
    fill(tmp_path)
    problems = GAME.check_data(tmp_path)
    with pytest.raises(BadInput, match=message):
        raise BadInput("\n".join(problems))
    assert all("\n" not in line and len(line) < 700 for line in problems)
