"""Section 23 from its clauses, with the victory points of the scenarios."""

from typing import Any

import pytest

from polemos.games.belisarius.data.world import CITY_NAME, HEX_NAMES, PROVINCE_TOWNS, TOWN
from polemos.room.results import DRAW
from rulebook.belisarius.table import Table

NOTHING = {"all": "neutral"}
NEUTRALS = 20
"""Half the levies of all provinces: what they are worth to the Barbarian player while they are neutral."""


def table(units: dict[str, Any] | None = None, control: dict[str, str] | None = None, **rest: Any) -> Table:
    return Table(units=units, control=control or NOTHING, **rest)


def points(t: Table) -> tuple[float, ...]:
    return t.game.rules.result(t.state).points


def imperial(t: Table) -> float:
    return points(t)[0]


def barbarian(t: Table) -> float:
    """Without what neutral provinces are worth to him."""
    return points(t)[1] - NEUTRALS


# ---------------------------------------------------------------- points


@pytest.mark.clause("23.1", "34.1-7a")
@pytest.mark.parametrize(
    ("town", "worth"), [("Constantinopolis", 5), ("Roma", 5), ("Ravenna", 2), ("Alexandria", 2), ("Neapolis", 1)]
)
def test_towns_of_the_empire(town: str, worth: int) -> None:
    assert imperial(table({town: "guard garrison"})) == worth


@pytest.mark.clause("23.1", "34.1-7b")
@pytest.mark.parametrize(
    ("town", "worth"), [("Constantinopolis", 10), ("Roma", 2), ("Ravenna", 2), ("Alexandria", 2), ("Neapolis", 1)]
)
def test_towns_of_the_barbarians(town: str, worth: int) -> None:
    assert barbarian(table({town: "guard garrison"}, rebels=[town])) == worth


@pytest.mark.clause("34.1-7a", "34.1-7b")
def test_colonies_and_public_works() -> None:
    rest: dict[str, Any] = {"colonies": ["3532"], "works": ["3532", "3530"], "options": ["works", "colonisation"]}
    units = {"3532": "guard garrison", "3530": "guard garrison"}
    assert imperial(table(units, **rest)) == 1 + 1 + 1 + 1
    assert imperial(table({"3532": "guard garrison"}, **rest)) == 2
    assert barbarian(table(units, rebels=["3532", "3530"], **rest)) == 4
    assert imperial(table({}, **rest)) == 0


@pytest.mark.clause("28.3c", "28.4")
def test_works_count_for_whoever_stands_there() -> None:
    rest: dict[str, Any] = {"works": ["3433"], "options": ["works"]}
    assert imperial(table({"3433": "guard garrison"}, **rest)) == 6
    assert barbarian(table({"3433": "guard garrison"}, rebels=["3433"], **rest)) == 11


@pytest.mark.clause("34.1-7a", "34.1-7b", "34.1-7e")
def test_controlled_and_neutral_provinces() -> None:
    assert points(table()) == (0, NEUTRALS)
    # Thracia has a levy of two, Persia of four, Dacia of one
    t = table({}, {"all": "neutral", "thracia": "imperial"})
    assert points(t) == (4, NEUTRALS - 1)
    t = table({}, {"all": "neutral", "persia": "barbarian"})
    assert points(t) == (0, NEUTRALS - 2 + 4)
    t = table({}, {"all": "neutral", "dacia": "barbarian", "persia": "imperial"})
    assert points(t) == (8, NEUTRALS - 0.5 - 2 + 1)


@pytest.mark.clause("34.1-7c")
@pytest.mark.parametrize("town", ["Constantinopolis", "Roma", "Ravenna", "Neapolis"])
def test_a_pillaged_town_scores_nothing(town: str) -> None:
    assert imperial(table({town: "guard garrison"}, pillaged=[town])) == 0
    assert barbarian(table({town: "guard garrison"}, rebels=[town], pillaged=[town])) == 0


@pytest.mark.clause("34.1-7d")
def test_only_units_in_the_town_at_the_end_count() -> None:
    assert imperial(table({"3432": "3 guard garrison"})) == 0
    assert points(table({"Roma": "ostrogoths garrison"})) == (0, NEUTRALS)
    t = table({"Roma": "ostrogoths garrison"}, {"all": "neutral", "ostrogoths": "imperial"})
    assert imperial(t) == 5 + 6
    # by sea, by land and as a leader
    assert imperial(table({"3433": "guard fleet", "Ravenna": "Mundas"})) == 7


@pytest.mark.clause("34.1-7d", "23.0")
def test_points_are_counted_only_at_the_end() -> None:
    # what was held in between is forgotten: the garrison starves before the end
    t = Table(units={"1444": "guard garrison"}, phase="supply", turn=4, control=NOTHING, colonies=["1444"])
    before = imperial(t)
    assert before == 1
    t.finish()
    lone = Table(units={"Neapolis": "4 guard garrison"}, phase="supply", turn=4, control=NOTHING)
    lone.finish()
    assert imperial(lone) == 1


@pytest.mark.clause("34.1-7a")
def test_every_town_on_its_own_line() -> None:
    # all towns of the map in Imperial hands, one unit each as far as counters go
    towns = [h for row in PROVINCE_TOWNS for h in row]
    worth = {h: 5 if CITY_NAME[h] in ("Constantinopolis", "Roma") else 2 if TOWN[h] == 2 else 1 for h in towns}
    for h in towns:
        assert imperial(table({HEX_NAMES[h]: "guard garrison"})) == worth[h], CITY_NAME[h]


@pytest.mark.clause("34.2-7", "34.3")
@pytest.mark.parametrize("scenario", ["1", "2", "3"])
def test_the_points_are_those_of_all_scenarios(scenario: str) -> None:
    t = table({"Constantinopolis": "guard garrison", "Roma": "persia garrison"}, NOTHING | {"persia": "barbarian"})
    other = table(
        {"Constantinopolis": "guard garrison", "Roma": "persia garrison"},
        NOTHING | {"persia": "barbarian"},
        scenario=scenario,
    )
    assert points(other) == points(t) == (5, NEUTRALS + 2 - 2 + 4)


# ---------------------------------------------------------------- levels and winner


def with_points(imperial_points: int) -> Table:
    """A table on which the Empire has so many points, by towns of five, two and one."""
    fives = ["Constantinopolis", "Roma"]
    twos = ["Ravenna", "Alexandria", "Thessalonica", "Ephesus", "Antiochia", "Carthago", "Ctesiphon"]
    kinds = ["guard garrison"] * 6 + ["guard field_army"] * 8 + ["thracia garrison"] * 6 + ["dacia garrison"] * 4
    units: dict[str, Any] = {}
    left = imperial_points
    control: dict[str, str] = {"all": "neutral", "thracia": "imperial", "dacia": "imperial"}
    left -= 6
    for name in ("persia", "ostrogoths", "franks", "visigoths", "vandals", "oriens", "pontica", "lombards"):
        worth = {"persia": 8, "ostrogoths": 6, "franks": 6}.get(name, 4)
        if left >= worth:
            control[name] = "imperial"
            left -= worth
    for town in fives:
        if left >= 5:
            units[town], left = kinds.pop(0), left - 5
    for town in twos:
        if left >= 2:
            units[town], left = kinds.pop(0), left - 2
    for h in (h for row in PROVINCE_TOWNS for h in row if TOWN[h] == 1):
        if left >= 1:
            units[HEX_NAMES[h]], left = kinds.pop(0), left - 1
    assert left == 0
    return table(units, control)


@pytest.mark.clause("23.2")
@pytest.mark.parametrize(
    ("n", "level"),
    [
        (80, "Imperial Victory"),
        (79, "Great Victory"),
        (60, "Great Victory"),
        (59, "Stalemate"),
        (40, "Stalemate"),
        (39, "Decline"),
        (20, "Decline"),
        (19, "Collapse"),
        (6, "Collapse"),
    ],
)
def test_levels(n: int, level: str) -> None:
    t = with_points(n)
    assert imperial(t) == n
    assert t.game.rules.result(t.state).levels[0] == level


@pytest.mark.clause("23.2")
def test_each_player_has_his_own_level_and_half_points_are_dropped() -> None:
    # 20 points are a decline, 19.5 are not
    t = table()
    assert (points(t)[1], t.game.rules.result(t.state).levels) == (20, ("Collapse", "Decline"))
    t = table({}, NOTHING | {"dacia": "imperial"})
    assert (points(t)[1], t.game.rules.result(t.state).levels) == (19.5, ("Collapse", "Collapse"))


@pytest.mark.clause("23.3")
def test_with_equal_levels_the_higher_total_wins() -> None:
    t = with_points(25)
    result = t.game.rules.result(t.state)
    assert result.winner == (0 if result.points[0] > result.points[1] else 1)
    more = table({}, {"all": "barbarian"})
    assert more.game.rules.result(more.state).winner == 1


@pytest.mark.clause("23.3")
def test_half_a_point_decides() -> None:
    # compare exact totals: the Barbarian side is half a point ahead or behind
    for n in range(6, 40):
        t = with_points(n)
        result = t.game.rules.result(t.state)
        difference = result.points[0] - result.points[1]
        want = DRAW if difference == 0 else 0 if difference > 0 else 1
        assert result.winner == want


@pytest.mark.clause("23.0")
def test_victory_is_judged_after_the_last_turn() -> None:
    t = Table(units={"Roma": "guard garrison"}, turn=3, phase="supply").finish_turn()
    assert not t.over
    t = Table(units={"Roma": "guard garrison"}, turn=4, phase="supply").finish_phase().does("pass")
    assert t.over
    assert imperial(t) >= 5
