"""Ravaging [9.2], what it counts for, and the designer's rules rev.3 and rev.21 with their thresholds."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.edge.position_names import locale_named, piece_named, target_named
from polemos.games.sparta_vs_athens.rules.combat.battles import EndOfCombat, LandBattle
from polemos.games.sparta_vs_athens.rules.combat.entries import comes_in, goes_unopposed, phase_is_over
from polemos.games.sparta_vs_athens.rules.combat.ravaging import refusals_ravage
from polemos.games.sparta_vs_athens.rules.sides import garrison_at
from polemos.games.sparta_vs_athens.state import (
    ATTICA_RAVAGED,
    MEGARA_RAVAGED,
    OPERATED,
    PELOPONNESE_RAVAGED,
    RAVAGED,
    SPARED,
    strength,
)
from rulebook.sparta_vs_athens.fights import acted, at_rest, goes, ravage
from rulebook.sparta_vs_athens.table import Table

ATHENS, SPARTA = 0, 1
BY_ENTRY = ["sure_ravage", "ravage_by_entry"]
INVADERS = [
    *["boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3", "boeotia_lsp_4"],
    *["corinth_lsp_1", "corinth_lsp_2", "elis_lsp_1", "elis_lsp_2", "mantinea_lsp", "tegea_lsp"],
    *["arcadia_lsp_1", "arcadia_lsp_2", "megara_lsp", "phocis_lsp", "opus_locris_lsp", "sicyon_lsp", "phlius_lsp"],
    *["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4", "epidaurus_lsp", "achaea_lsp_1", "achaea_lsp_2"],
    *["orchomenus_lsp", "hermione_lsp"],
]
"""122 points."""


def why(t: Table, side: int, target: str) -> list[str]:
    return [refusal.clause for refusal in refusals_ravage(t.state, side, target_named(target))]


def force(city: str, units: list[str], side: str, led: str, **rest: Any) -> Table:
    return at_rest({city: [*units, led]}, side, led, units, **rest)


# ------------------------------------------------------------------------------------------------------- where, by whom


@pytest.mark.clause("9.2a")
def test_walled_cities_and_cities_with_a_fort_of_their_own() -> None:
    assert why(force("megara", ["athens_lsp_12"], "athens", "nicias"), ATHENS, "megara") == []
    # fleets alone can
    assert why(force("megara", ["athens_nsp_9"], "athens", "nicias"), ATHENS, "megara") == []
    # an unwalled city without a fort cannot be ravaged (RULING-92)
    assert why(force("sparta", ["athens_lsp_1"], "athens", "nicias"), ATHENS, "sparta") == ["9.2a"]
    assert why(force("plataea", ["boeotia_lsp_1"], "sparta", "agis"), SPARTA, "plataea") == ["9.2a"]
    # Plataea with Athens' fort beside it can (RULING-101)
    t = force("plataea", ["boeotia_lsp_1"], "sparta", "agis", forts={"minoa": "plataea"})
    assert why(t, SPARTA, "plataea") == []
    # the enemy's fort beside one's own city is no city of his
    t = force("pylos", ["sparta_lsp_1"], "sparta", "agis", forts={"pylos": "pylos"})
    assert why(t, SPARTA, "pylos") == ["9.2a"]
    assert why(t, ATHENS, "athens") == ["9.2a"]


@pytest.mark.clause("9.2c")
def test_a_fort_that_is_no_city_cannot_be_ravaged() -> None:
    t = force("panactum", ["boeotia_lsp_1"], "sparta", "agis", forts={"panactum": "panactum"})
    assert why(t, SPARTA, "fort-panactum") == ["9.2c"] and why(t, SPARTA, "panactum") == ["9.2c"]


@pytest.mark.clause("9.2a")
def test_a_leader_is_needed_but_no_points() -> None:
    t = at_rest({"megara": ["athens_lsp_1"]}, "athens")
    assert why(t, ATHENS, "megara") == ["9.2a"]
    t = force("megara", ["athens_lsp_1"], "athens", "nicias", points=0)
    assert why(t, ATHENS, "megara") == []


@pytest.mark.clause("15.7b", "qa.86d")
def test_not_in_the_peace_nor_at_neutral_cities() -> None:
    t = force("megara", ["athens_lsp_1"], "athens", "nicias", flags=["peace"])
    assert why(t, ATHENS, "megara") == ["15.7b"]
    t = force("syracuse", ["athens_nsp_1"], "athens", "nicias", scenario="campaign")
    assert why(t, ATHENS, "syracuse") == ["qa.86d"]
    assert why(force("argos", ["sparta_lsp_1"], "sparta", "agis", scenario="nicias"), SPARTA, "argos") == []


# -------------------------------------------------------------------------------------------------------------- the die


@pytest.mark.clause("9.2b", "9.2e")
@pytest.mark.parametrize(("dice", "ravaged"), [([2, 3], True), ([1, 1], True), ([3, 3], False), ([6, 6], False)])
def test_two_dice_at_or_below_the_garrison(dice: list[int], ravaged: bool) -> None:
    # Megara has 5
    t = ravage("megara", ["athens_lsp_12"], "athens", "nicias", dice)
    megara = locale_named("megara")
    assert bool(t.state.marks[megara] & RAVAGED) is ravaged
    assert garrison_at(t.state, megara) == (0 if ravaged else 5)
    assert bool(t.events("ravaged")) is ravaged
    # it ends the operation of the units, and costs no points (RULING-17)
    assert acted(t, "athens_lsp_12") == OPERATED and t.state.points == 9


@pytest.mark.clause("9.2d")
def test_a_failure_spares_the_city_for_the_quarter() -> None:
    t = ravage("megara", ["athens_lsp_12"], "athens", "nicias", [6, 6])
    assert t.state.marks[locale_named("megara")] & SPARED
    assert why(t, ATHENS, "megara") == ["9.2d"]
    assert t.event("ravage-fails")["dice"] == 12


@pytest.mark.clause("9.2h", "9.2e")
def test_a_city_that_is_ravaged_is_not_ravaged_again_under_its_marker() -> None:
    t = ravage("megara", ["athens_lsp_12"], "athens", "nicias", [1, 1])
    assert why(t, ATHENS, "megara") == ["9.2h"]


@pytest.mark.clause("9.2b")
def test_what_has_no_garrison_left_never_fails_to_be_spared() -> None:
    t = ravage("megara", ["athens_lsp_12"], "athens", "nicias", [1, 1], marks={"megara": ["no-garrison"]})
    assert t.events("ravaged") == []


# --------------------------------------------------------------------------------------------------- what it counts for


@pytest.mark.clause("tbl.prestige.e", "9.2e")
def test_attica_moves_the_track_at_once_twice_in_a_game() -> None:
    said: dict[str, Any] = {"scenario": "campaign", "year": 430}
    t = ravage("athens", ["boeotia_lsp_1"], "sparta", "archidamus", [6, 6], **said)
    assert t.prestige == -2 and t.state.flags & ATTICA_RAVAGED
    assert (t.state.attica_ravages, t.state.attica_year) == (1, 430)
    t = ravage("athens", ["boeotia_lsp_1"], "sparta", "archidamus", [6, 6], attica_ravages=1, attica_year=431, **said)
    assert t.prestige == -2 and (t.state.attica_ravages, t.state.attica_year) == (2, 431)
    t = ravage("athens", ["boeotia_lsp_1"], "sparta", "archidamus", [6, 6], attica_ravages=2, **said)
    assert t.prestige == 0 and t.state.attica_ravages == 3


@pytest.mark.clause("tbl.prestige.f", "tbl.prestige.g", "qa.93a")
def test_megara_and_the_seven_cities_of_the_peloponnese() -> None:
    t = ravage("megara", ["athens_lsp_12"], "athens", "nicias", [1, 1])
    assert t.state.flags & MEGARA_RAVAGED and not t.state.flags & PELOPONNESE_RAVAGED and t.prestige == -5
    for city in ("epidaurus", "troezen", "hermione", "patrae", "pellene", "sicyon", "corinth"):
        t = ravage(city, ["athens_lsp_12"], "athens", "nicias", [1, 1])
        assert t.state.flags & PELOPONNESE_RAVAGED, city
    # Mantinea is none of them
    t = ravage("mantinea", ["athens_lsp_12"], "athens", "nicias", [1, 1])
    assert t.events("ravaged") and not t.state.flags & PELOPONNESE_RAVAGED


# ----------------------------------------------------------------------------------------------------- designer's rules


@pytest.mark.clause("rev.3")
def test_ravaging_never_fails_and_leaves_the_garrison() -> None:
    t = ravage("megara", ["athens_lsp_12"], "athens", "nicias", options=["sure_ravage"])
    assert t.events("rolled") == [] and t.state.flags & MEGARA_RAVAGED
    assert garrison_at(t.state, locale_named("megara")) == 5


@pytest.mark.clause("rev.21")
def test_what_counts_is_not_ravaged_by_order_any_more() -> None:
    t = force("megara", ["athens_lsp_1"], "athens", "nicias", options=BY_ENTRY)
    assert why(t, ATHENS, "megara") == ["rev.21"]
    t = force("athens", ["boeotia_lsp_1"], "sparta", "agis", options=BY_ENTRY)
    assert why(t, SPARTA, "athens") == ["rev.21"]
    # other places are (RULING-42)
    t = force("mantinea", ["athens_lsp_1"], "athens", "nicias", options=BY_ENTRY)
    assert why(t, ATHENS, "mantinea") == []


@pytest.mark.clause("rev.21b", "tbl.prestige.e")
@pytest.mark.parametrize(
    ("without", "prestige"), [([], -2), (["achaea_lsp_1"], -2), (["achaea_lsp_1", "achaea_lsp_2"], 0)]
)
def test_120_points_that_stay_in_attica(without: list[str], prestige: int) -> None:
    army = [unit for unit in INVADERS if unit not in without]
    t = force("oenoe", army, "sparta", "archidamus", options=BY_ENTRY, scenario="campaign", year=431)
    assert strength(t.state, t.state.group) == 122 - 2 * len(without)
    comes_in(t.state, SPARTA, locale_named("oenoe"))
    assert t.prestige == 0
    phase_is_over(t.state, SPARTA)
    assert t.prestige == prestige
    assert bool(t.state.flags & ATTICA_RAVAGED) is bool(prestige)
    # it is over with the phase
    phase_is_over(t.state, SPARTA)
    assert t.state.attica_ravages == (1 if prestige else 0)


@pytest.mark.clause("rev.21b")
def test_an_army_that_leaves_attica_has_not_ravaged_it() -> None:
    t = force("oenoe", INVADERS, "sparta", "archidamus", options=BY_ENTRY, scenario="campaign")
    comes_in(t.state, SPARTA, locale_named("oenoe"))
    t = force("thebes", INVADERS, "sparta", "archidamus", options=BY_ENTRY, marks={"oenoe": ["invaded"]})
    phase_is_over(t.state, SPARTA)
    assert not t.state.flags & ATTICA_RAVAGED and not t.state.marks[locale_named("oenoe")]


@pytest.mark.clause("rev.21c", "tbl.prestige.g")
def test_any_three_cities_from_epidaurus_to_pylos_in_a_year() -> None:
    def passes(t: Table, city: str) -> Table:
        there = force(city, ["athens_nsp_9"], "athens", "nicias", options=BY_ENTRY)
        there.state.marks = list(t.state.marks)
        there.state.flags = t.state.flags
        goes_unopposed(there.state, ATHENS, locale_named(city))
        return there

    t = force("epidaurus", ["athens_nsp_9"], "athens", "nicias", options=BY_ENTRY)
    for city in ("epidaurus", "cythera"):
        t = passes(t, city)
        assert not t.state.flags & PELOPONNESE_RAVAGED
    # the same city twice is one
    assert not passes(t, "cythera").state.flags & PELOPONNESE_RAVAGED
    # Patrae lies on another coast
    assert not passes(t, "patrae").state.flags & PELOPONNESE_RAVAGED
    assert passes(t, "pylos").state.flags & PELOPONNESE_RAVAGED


@pytest.mark.clause("rev.21c")
def test_a_force_below_4_points_ravages_nothing_on_its_way() -> None:
    for unit, counts in (("athens_nsp_9", True), ("athens_lsp_8", False)):
        t = force("epidaurus", [unit], "athens", "nicias", options=BY_ENTRY)
        goes_unopposed(t.state, ATHENS, locale_named("epidaurus"))
        assert bool(t.state.marks[locale_named("epidaurus")] & RAVAGED) is counts


FIFTY = [f"athens_lsp_{n}" for n in range(1, 12)]
"""8 + 7 + 6 + 6 + 5 + 4 + 4 + 3 + 3 + 2 + 2: 50 points."""


@pytest.mark.clause("rev.21d", "tbl.prestige.f")
@pytest.mark.parametrize(("units", "ravaged"), [(FIFTY, True), (FIFTY[:-1], False)])
def test_fifty_points_in_megara(units: list[str], ravaged: bool) -> None:
    t = force("megara", units, "athens", "nicias", options=BY_ENTRY)
    goes_unopposed(t.state, ATHENS, locale_named("megara"))
    assert bool(t.state.flags & MEGARA_RAVAGED) is ravaged


@pytest.mark.clause("rev.21d")
@pytest.mark.parametrize(("die", "ravaged"), [(6, True), (1, False)])
def test_or_after_a_land_battle_that_athens_wins(die: int, ravaged: bool) -> None:
    t = at_rest(
        {"megara": [*FIFTY, "nicias", "boeotia_lsp_1", "boeotia_lsp_2"]}, "athens", "nicias", FIFTY, options=BY_ENTRY
    )
    s, megara = t.state, locale_named("megara")
    s.attackers = sorted(piece_named(unit) for unit in FIFTY)
    s.defenders = [piece_named("boeotia_lsp_1"), piece_named("boeotia_lsp_2")]
    goes(t, LandBattle(ATHENS, megara), EndOfCombat(ATHENS, megara), dice=[die, 3, 4])
    t.until("PhaseEnd", {"StepDown": "take-losses"})
    assert bool(s.flags & MEGARA_RAVAGED) is ravaged


@pytest.mark.clause("rev.21d")
def test_the_fifty_points_are_of_those_who_came_whoever_of_them_fights() -> None:
    t = at_rest({"megara": [*FIFTY, "nicias", "boeotia_lsp_1"]}, "athens", "nicias", FIFTY, options=BY_ENTRY)
    s, megara = t.state, locale_named("megara")
    s.attackers = sorted(piece_named(unit) for unit in FIFTY[:-1])
    s.defenders = [piece_named("boeotia_lsp_1")]
    goes(t, LandBattle(ATHENS, megara), EndOfCombat(ATHENS, megara), dice=[6, 3, 4])
    t.until("PhaseEnd", {"StepDown": "take-losses"})
    assert s.flags & MEGARA_RAVAGED


@pytest.mark.clause("rev.21d")
@pytest.mark.parametrize(("place", "options"), [("oenoe", BY_ENTRY), ("megara", [])])
def test_a_battle_elsewhere_or_without_the_option_ravages_nothing(place: str, options: list[str]) -> None:
    there = [*FIFTY, "nicias", "boeotia_lsp_1", "boeotia_lsp_2"]
    t = at_rest({place: there}, "athens", "nicias", FIFTY, options=options)
    s, locale = t.state, locale_named(place)
    s.attackers = sorted(piece_named(unit) for unit in FIFTY)
    s.defenders = [piece_named("boeotia_lsp_1"), piece_named("boeotia_lsp_2")]
    goes(t, LandBattle(ATHENS, locale), EndOfCombat(ATHENS, locale), dice=[6, 3, 4])
    t.until("PhaseEnd", {"StepDown": "take-losses"})
    assert t.events("unit-lost") and not s.flags & MEGARA_RAVAGED


@pytest.mark.clause("rev.21")
def test_without_the_option_nothing_is_ravaged_by_entry() -> None:
    t = force("megara", FIFTY, "athens", "nicias")
    goes_unopposed(t.state, ATHENS, locale_named("megara"))
    assert not t.state.flags & MEGARA_RAVAGED and not t.state.marks[locale_named("megara")]
    t = force("oenoe", INVADERS, "sparta", "archidamus", marks={"oenoe": ["invaded"]})
    phase_is_over(t.state, SPARTA)
    assert not t.state.flags & ATTICA_RAVAGED


@pytest.mark.clause("tbl.prestige.e")
def test_attica_counts_once_a_year_and_other_cities_do_not_count_for_sparta() -> None:
    said: dict[str, Any] = {"scenario": "campaign", "year": 430}
    t = ravage("athens", ["boeotia_lsp_1"], "sparta", "archidamus", [6, 6], flags=["attica-ravaged"], **said)
    assert t.events("ravaged") and t.prestige == 0 and t.state.attica_ravages == 0
    t = ravage("potidaea", ["boeotia_lsp_1"], "sparta", "archidamus", [1, 1], loyal={"potidaea": "athens"}, **said)
    assert t.events("ravaged") and t.prestige == 0 and not t.state.flags & ATTICA_RAVAGED
