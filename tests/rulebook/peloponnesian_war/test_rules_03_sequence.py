"""Section 3: the sequence of play, and how the war ends."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes, sequence
from polemos.games.peloponnesian_war.codes import PHASE_NAMES
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import BTV, REGION_INDEX
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions import victory
from polemos.games.peloponnesian_war.state import Step
from rulebook.peloponnesian_war.table import Table


def ahead(t: Table, step: Step) -> list[str]:
    """What a step of the sequence puts on the agenda, in the order in which it will be done."""
    t.state.agenda = []
    step.run(t.state)
    return [named(one) for one in reversed(t.state.agenda)]


def named(step: Step) -> str:
    """A step of the sequence in a word or two."""
    if isinstance(step, sequence.Phase):
        return PHASE_NAMES[step.phase]
    if isinstance(step, sequence.SidePhase):
        return f"{PHASE_NAMES[step.phase]} {tables.SIDE_NAMES[step.side]}"
    if isinstance(step, sequence.CampaignTurn):
        return f"turn {step.number}"
    if isinstance(step, sequence.Season):
        return tables.SEASON_NAMES[step.season]
    return type(step).__name__


def table(**rest: Any) -> Table:
    return Table({}, steps=[], **rest)


# ------------------------------------------------------------------------------------------------------- the year [3.2]
@pytest.mark.clause("3.1a", "3.2a", "3.2f")
def test_a_new_year_checks_control_assesses_and_collects_before_spring() -> None:
    t = table(year=429, season="winter")
    assert ahead(t, sequence.NewYear()) == [
        "control",
        "SuddenEnd",
        "assessment",
        "SuddenEnd",
        "collection",
        "EndOfNewYear",
        "spring",
    ]
    assert t.state.year == 428


@pytest.mark.clause("2.4", "3.1a")
def test_the_first_year_begins_with_spring() -> None:
    assert ahead(table(), sequence.Opening()) == ["OpeningHands", "spring"]


@pytest.mark.clause("3.1b", "3.2b")
def test_a_season_is_a_season_turn_and_three_campaign_turns() -> None:
    assert ahead(table(), sequence.Season(tables.SUMMER)) == [
        "StartOfSeason",
        "revolts",
        "placement",
        "building",
        "supply",
        "sieges",
        "cards",
        "adjustment",
        "turn 1",
        "turn 2",
        "turn 3",
        "AfterSeason",
    ]


@pytest.mark.clause("3.2d")
def test_a_campaign_turn_is_raids_then_movement() -> None:
    assert ahead(table(), sequence.CampaignTurn(2)) == ["StartOfTurn", "raids", "movement", "EndOfTurn"]


@pytest.mark.clause("3.1b", "3.2f")
def test_after_each_season_the_next_and_after_winter_a_new_year() -> None:
    assert ahead(table(season="fall"), sequence.AfterSeason()) == ["winter"]
    assert ahead(table(season="winter"), sequence.AfterSeason()) == ["EndOfYear", "NewYear"]


@pytest.mark.clause("3.2a")
def test_a_position_in_the_new_year_goes_on_from_its_step() -> None:
    t = Table({}, phase="assessment", side="sparta", year=428)
    rest = [named(one) for one in reversed(t.state.agenda)]
    assert rest == ["Assessment", "SuddenEnd", "collection", "EndOfNewYear", "spring"]
    assert t.asked == "Assessment" and t.decider == "sparta"


# ---------------------------------------------------------------------------------------------- individual phases [3.3]
@pytest.mark.clause("3.3a", "3.2b")
@pytest.mark.parametrize("phase", ["assessment", "placement", "building", "sieges", "raids", "movement"])
def test_an_individual_phase_is_done_by_one_side_after_the_other(phase: str) -> None:
    number = PHASE_NAMES.index(phase)
    assert ahead(table(), sequence.Phase(number)) == [f"{phase} athens", f"{phase} sparta"]


@pytest.mark.clause("3.3a")
@pytest.mark.parametrize("phase", ["control", "collection", "revolts", "supply", "cards", "adjustment"])
def test_all_other_phases_are_common(phase: str) -> None:
    assert len(ahead(table(), sequence.Phase(PHASE_NAMES.index(phase)))) == 1


@pytest.mark.clause("3.3b", "3.3a")
def test_whoever_controls_more_regions_is_first_and_athens_if_equal() -> None:
    t = table()
    assert len(places.regions_of(t.state, tables.ATHENS)) == len(places.regions_of(t.state, tables.SPARTA))
    assert places.first_player(t.state) == tables.ATHENS
    t.state.controller[REGION_INDEX["chios"]] = tables.SPARTA
    assert ahead(t, sequence.Phase(codes.MOVEMENT)) == ["movement sparta", "movement athens"]


@pytest.mark.clause("3.3b")
def test_only_regions_of_the_scenario_count() -> None:
    # three of ten are Athenian; those that are not in play would make it nineteen
    assert places.first_player(table(scenario="argive").state) == tables.SPARTA


@pytest.mark.clause("3.3b")
def test_who_is_first_is_found_anew_for_each_phase() -> None:
    t = table()
    assert ahead(t, sequence.Phase(codes.RAIDS)) == ["raids athens", "raids sparta"]
    t.state.controller[REGION_INDEX["thrace"]] = tables.SPARTA
    assert ahead(t, sequence.Phase(codes.MOVEMENT)) == ["movement sparta", "movement athens"]


# -------------------------------------------------------------------------------------------------------- the end [3.4]
def ended(how: Step, **rest: Any) -> Table:
    return Table({}, steps=[how], **rest)


@pytest.mark.clause("3.4a", "scenario.argive.a", "scenario.argive.i")
def test_the_argive_league_lasts_three_years() -> None:
    assert ended(victory.EndOfYear(), scenario="argive", year=419, season="winter").state.how == codes.UNDECIDED
    t = ended(victory.EndOfYear(), scenario="argive", year=418, season="winter")
    assert t.event("decided")["how"] == "time" and "scenario.argive.i" in t.event("decided").clauses


@pytest.mark.clause("scenario.campaign.j", "3.4a")
def test_the_campaign_ends_after_404() -> None:
    assert ended(victory.EndOfYear(), year=405, season="winter").state.how == codes.UNDECIDED
    t = ended(victory.EndOfYear(), year=404, season="winter")
    assert t.event("decided")["how"] == "time"
    assert ended(victory.EndOfYear(), year=404, season="winter", options=["endless"]).state.how == codes.UNDECIDED
    assert ended(victory.EndOfYear(), year=1, season="winter", options=["endless"]).state.how == codes.BY_TIME


@pytest.mark.clause("3.4a", "scenario.campaign.a")
def test_peace_ends_the_war_with_the_table_of_victory() -> None:
    t = table(year=425)
    t.state.then(sequence.NewYear())
    victory.end_war(t.state, codes.BY_PEACE, victory.verdict_of(t.state), "12.9.1")
    assert t.event("decided").args == {"side": "", "how": "peace", "verdict": "draw"}
    assert t.state.agenda == [] and t.state.verdict == victory.DRAW and t.state.winner == codes.DRAWN


@pytest.mark.clause("3.4b", "scenario.campaign.i")
@pytest.mark.parametrize(
    ("rest", "winner", "verdict"),
    [
        ({"holder": {"athens": "sparta"}}, "sparta", "decisive_sparta"),
        ({"controller": {"attica": "sparta"}}, "sparta", "decisive_sparta"),
        ({"holder": {"sparta": "athens"}}, "athens", "decisive_athens"),
        ({"controller": {"laconia": "athens"}}, "athens", "decisive_athens"),
        ({"controller": {"laconia": "athens"}, "holder": {"athens": "sparta"}}, "", "draw"),
    ],
)
def test_a_lost_capital_or_home_region_ends_the_war(rest: dict[str, Any], winner: str, verdict: str) -> None:
    t = ended(victory.SuddenEnd(), year=425, **rest)
    assert t.winner == winner and t.event("decided")["verdict"] == verdict
    assert t.event("decided")["how"] == "sudden-end"


@pytest.mark.clause("3.4b")
def test_nothing_else_ends_it_suddenly() -> None:
    rest = {"holder": {"piraeus": "sparta"}, "controller": {"boeotia": "athens"}}
    assert ended(victory.SuddenEnd(), year=425, **rest).state.how == codes.UNDECIDED


@pytest.mark.clause("3.4b", "scenario.argive.i")
def test_a_sudden_end_of_the_argive_league_is_decisive() -> None:
    t = ended(victory.SuddenEnd(), scenario="argive", year=419, holder={"sparta": "athens"})
    assert t.event("decided")["verdict"] == "decisive_athens"


# ---------------------------------------------------------------------------------------------- who has won [scenarios]
@pytest.mark.clause("scenario.campaign.i")
@pytest.mark.parametrize(
    ("points", "verdict"),
    [
        (36, "decisive_athens"),
        (35, "athens"),
        (32, "athens"),
        (31, "draw"),
        (30, "draw"),
        (29, "sparta"),
        (27, "sparta"),
        (26, "decisive_sparta"),
    ],
)
def test_the_campaign_is_judged_by_what_athens_controls(points: int, verdict: str) -> None:
    t = table()
    assert victory.btv_of(t.state, tables.ATHENS) == 31 and victory.btv_of(t.state, tables.SPARTA) == 22
    wanted = points
    t.state.controller = [tables.SPARTA] * len(t.state.controller)
    for region in places.regions_in_play(t.state):
        if BTV[region] <= wanted:
            t.state.controller[region] = tables.ATHENS
            wanted -= BTV[region]
    assert wanted == 0 and victory.btv_of(t.state, tables.ATHENS) == points
    assert tables.RESULT_NAMES[victory.verdict_of(t.state)] == verdict


@pytest.mark.clause("scenario.argive.i")
def test_the_argive_league_starts_at_four_points_which_athens_has_to_hold() -> None:
    s = GAME.rules.new("argive")
    assert victory.league_points(s) == 4
    assert tables.RESULT_NAMES[victory.verdict_of(s)] == "athens"


@pytest.mark.clause("scenario.argive.i")
@pytest.mark.parametrize(
    ("rest", "points"),
    [
        ({}, 3),  # Argolid 2, Elis 1
        ({"controller": {"corinth": "athens"}}, 5),
        ({"controller": {"boeotia": "athens", "attica": "sparta"}}, 3),  # not of the League
        ({"holder": {"mantinea": "athens"}}, 4),  # a medium city
        ({"holder": {"corinth": "athens"}}, 5),  # a large one
        ({"holder": {"lepreum": "sparta", "cythera": "athens"}}, 3),  # small ones
        ({"holder": {"sparta": "athens"}}, 5),  # in Laconia
        ({"holder": {"thebes": "athens"}}, 3),  # Boeotia is not of the League
        ({"holder": {"argos": "sparta", "elis": "sparta"}}, 0),
        ({"holder": {"athens": "sparta"}}, 3),
        ({"controller": {"laconia": "athens"}, "holder": {"gytheum": "sparta"}}, 2),
    ],
)
def test_league_points(rest: dict[str, Any], points: int) -> None:
    assert victory.league_points(table(scenario="argive", **rest).state) == points


@pytest.mark.clause("scenario.argive.i")
@pytest.mark.parametrize(
    ("athenian", "held", "verdict"),
    [
        ("argolid elis corinth", {}, "decisive_athens"),
        ("argolid elis epidaurus", {}, "athens"),
        ("argolid elis", {}, "athens"),
        ("argolid", {}, "draw"),
        ("elis epidaurus", {}, "draw"),
        ("elis", {}, "sparta"),
        ("", {}, "decisive_sparta"),
        ("argolid", {"argos": "sparta"}, "decisive_sparta"),
    ],
)
def test_the_bands_of_the_argive_league(athenian: str, held: dict[str, str], verdict: str) -> None:
    league = ("achaea", "elis", "arcadia", "argolid", "corinth", "epidaurus", "megarid")
    whose = {region: "athens" if region in athenian.split() else "sparta" for region in league}
    t = table(scenario="argive", controller=whose, holder=held)
    assert tables.RESULT_NAMES[victory.verdict_of(t.state)] == verdict
