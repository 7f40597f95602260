"""Why a choice is refused: what is really in the way is named, and nothing else."""

import pytest

import polemos.games.syracuse as room
from polemos.games.syracuse.game import GAME
from polemos.kernel.flow import Decision
from polemos.testing.words import decisions
from rulebook.syracuse.table import Table

PA = {"athens": 4, "syracuse": 4}


def march(start: str, others: dict[str, str] | None = None, works: dict[str, str] | None = None) -> Table:
    """Athenian hoplites who are about to go."""
    table = Table({start: "AH1", **(others or {})}, pa=PA, works=works or {})
    return table.acts(start).does("take:AH1")


def reasons(table: Table, choice: str) -> list[str]:
    return [r.clause for r in GAME.rules.why_not(table.state, choice)]


@pytest.mark.clause("1.k", "3.stop.a")
def test_a_zone_that_is_only_too_far_is_not_said_to_be_behind_an_enemy() -> None:
    assert reasons(march("T1"), "move:T12") == ["1.k"]
    # the enemy at T14 closes ways, but not the one to T16, which is too long without him
    assert reasons(march("T17", {"T14": "SH1"}), "move:T16") == ["1.k"]


@pytest.mark.clause("3.stop.a", "1.k")
def test_an_enemy_who_bars_the_way_is_named_and_the_distance_only_if_it_is_too_long_besides() -> None:
    barred = march("T1", {"T2": "SH1"})
    assert reasons(barred, "move:T3") == ["3.stop.a"]
    assert reasons(barred, "move:T12") == ["3.stop.a", "1.k"]


@pytest.mark.clause("3.cost.d", "3.cost.e")
@pytest.mark.parametrize(("state", "clause"), [("built", "3.cost.d"), ("destroyed", "3.cost.e")])
def test_a_wall_that_makes_a_way_too_long_is_named_before_its_length(state: str, clause: str) -> None:
    goals = {"built": "T10", "destroyed": "T2"}
    table = Table({"T13": "SH1"}, pa=PA, initiative="syracuse", works={"A1": state, "camp": "built"})
    table.acts("T13").does("take:SH1")
    assert reasons(table, f"move:{goals[state]}") == [clause, "1.k"]


def test_every_question_says_what_could_be_meant() -> None:
    silent = {name for name, cls in decisions(room).items() if cls.universe is Decision.universe}
    assert not silent
