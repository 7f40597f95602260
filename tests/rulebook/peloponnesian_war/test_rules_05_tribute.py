"""Section 5: treasury and tribute."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.data.world import BTV, REGION_INDEX
from polemos.games.peloponnesian_war.rules import levels
from polemos.games.peloponnesian_war.rules.regions import control, tribute
from rulebook.peloponnesian_war.table import Table

CHIOS = REGION_INDEX["chios"]


def assessment(side: str, **rest: Any) -> Table:
    """A side assesses its regions, and then nothing more."""
    return Table({}, steps=[tribute.Assessment(ATHENS if side == "athens" else SPARTA)], phase="assessment", **rest)


ALLIES = 8
"""What the allies give Sparta in the campaign [scenario.campaign.k]."""


def multiplier(t: Table, region: str) -> int:
    return t.state.multiplier[REGION_INDEX[region]]


def collects(region: str, pieces: dict[str, list[str]] | None = None, /, **rest: Any) -> int:
    """What a region pays."""
    t = Table(pieces or {}, steps=[tribute.Collection()], phase="collection", **rest)
    return next(int(event["talents"]) for event in t.events("tribute") if event["region"] == region)


# --------------------------------------------------------------------------------------------------------- basic values
@pytest.mark.clause("5.3.2")
def test_the_basic_tribute_values() -> None:
    printed = {
        "acarnania": 2,
        "achaea": 1,
        "aegean_islands": 3,
        "aetolia": 1,
        "arcadia": 2,
        "argolid": 2,
        "attica": 2,
        "boeotia": 3,
        "chalcidice": 2,
        "chios": 2,
        "corinth": 2,
        "elis": 1,
        "epidaurus": 1,
        "epirus": 1,
        "euboea": 2,
        "hellespont": 5,
        "laconia": 3,
        "lesbos": 3,
        "macedon": 1,
        "megarid": 1,
        "phocis_locris": 2,
        "rhodes": 1,
        "samos": 3,
        "thessaly": 2,
        "thrace": 3,
        "western_islands": 2,
    }
    assert dict(zip(world.REGION_NAMES, BTV, strict=True)) == printed and sum(BTV) == 53


# ----------------------------------------------------------------------------------------------------- assessment [5.3]
@pytest.mark.clause("5.2a", "4.4.1d")
def test_a_side_assesses_its_own_regions_each_once() -> None:
    t = assessment("athens", multiplier={"chios": 1})
    assert t.asked == "Assessment" and t.decider == "athens"
    t.may_not("assess-2:boeotia", "5.2a")
    t.does("assess-0:chios").may_not("assess-1:chios", "5.2a").may_not("assess-0:chios", "5.2a")
    assert t.does("done").over


@pytest.mark.clause("5.2a")
def test_regions_that_are_not_in_the_scenario_are_not_assessed() -> None:
    assessment("athens", scenario="argive").may("assess-1:elis").may_not("assess-1:chios", "5.2a")


@pytest.mark.clause("5.3.1a", "5.3.6")
def test_an_assessment_is_a_multiple_of_the_basic_value() -> None:
    t = assessment("athens", multiplier={"samos": 1, "lesbos": 5})
    assert t.choices("assess-2") and not t.choices("assess-6")
    t.may_not("assess-1:samos", "5.3.6")  # the marker is there already
    t.does("assess-3:samos", "assess-0:lesbos")
    assert [event.args for event in t.events("assessed")] == [
        {"region": "samos", "multiplier": 3, "talents": 9},
        {"region": "lesbos", "multiplier": 0, "talents": 0},
    ]


@pytest.mark.clause("5.3.1b")
def test_it_is_raised_by_two_steps_at_most_and_lowered_by_any_number() -> None:
    t = assessment("athens", multiplier={"chios": 1, "samos": 5, "rhodes": 4})
    t.may("assess-3:chios", "assess-2:chios", "assess-0:chios").may_not("assess-4:chios", "5.3.1b")
    t.may("assess-0:samos", "assess-4:samos", "assess-5:rhodes")


@pytest.mark.clause("5.3.3a", "5.4.2c")
def test_each_step_costs_athens_allegiance() -> None:
    t = assessment("athens", multiplier={"chios": 0}, al={"chios": 8}, ml={"chios": 8}).does("assess-2:chios")
    assert (t.al("chios"), t.ml("chios")) == (6, 8)


@pytest.mark.clause("5.3.3a")
def test_each_step_costs_sparta_militance() -> None:
    t = assessment("sparta", multiplier={"corinth": 0}, al={"corinth": 8}, ml={"corinth": 8}).does("assess-2:corinth")
    assert (t.al("corinth"), t.ml("corinth")) == (8, 6)


@pytest.mark.clause("5.3.3a", "5.3.4a")
def test_lowering_gives_nothing_back() -> None:
    t = assessment("athens", multiplier={"chios": 2}, al={"chios": 8}).does("assess-1:chios", "done")
    assert t.al("chios") == 8


@pytest.mark.clause("5.3.4a")
@pytest.mark.parametrize(("level", "change"), [(0, 1), (1, 0), (2, 0), (3, -1), (4, -1), (5, -2)])
def test_what_a_level_does_every_year_to_an_athenian_region(level: int, change: int) -> None:
    t = assessment("athens", multiplier={"chios": level}, al={"chios": 8}, ml={"chios": 8}).does("done")
    assert (t.al("chios"), t.ml("chios"), multiplier(t, "chios")) == (8 + change, 8, level)


@pytest.mark.clause("5.3.4b")
@pytest.mark.parametrize(("level", "change"), [(0, 1), (1, 0), (2, 0), (3, -1), (4, -1), (5, -2)])
def test_what_a_level_does_every_year_to_a_spartan_region(level: int, change: int) -> None:
    t = assessment("sparta", multiplier={"corinth": level}, al={"corinth": 8}, ml={"corinth": 12}).does("done")
    assert (t.al("corinth"), t.ml("corinth")) == (8, 12 + change)


@pytest.mark.clause("5.3.4a", "5.4.2c")
def test_the_year_of_the_change_is_included_and_told_once() -> None:
    # two steps, and one for the year at x3
    t = assessment("athens", multiplier={"chios": 1}, al={"chios": 4}).does("assess-3:chios")
    assert t.al("chios") == 1
    assert t.does("done").al("chios") == 1
    assert collects("chios", multiplier={"chios": 3}, al={"chios": 1}, cities={"erythrae": ["revolt"]}) == 6


@pytest.mark.clause("5.3.3b", "4.3.2")
def test_athens_loses_a_region_at_once_that_it_presses_too_hard() -> None:
    t = assessment("athens", multiplier={"chios": 1}, al={"chios": -1}, ml={"chios": 7}).does("assess-3:chios")
    assert t.controller("chios") == "sparta" and t.asked == "KeepTribute" and t.decider == "sparta"
    assert t.event("control").clauses == ("5.3.3b",)
    t.does("keep-tribute")
    assert multiplier(t, "chios") == 3 and t.ml("chios") == 7 and t.al("chios") == 3
    assert t.asked == "Assessment" and t.decider == "athens"


@pytest.mark.clause("5.3.3b", "5.3.4b")
def test_sparta_pays_nothing_in_that_year_for_a_region_so_gained() -> None:
    steps = [tribute.Assessment(ATHENS), tribute.Assessment(SPARTA), tribute.Collection()]
    t = Table({}, steps=steps, multiplier={"chios": 1}, al={"chios": -1}, ml={"chios": 7})
    t.does("assess-3:chios", "keep-tribute", "done")
    assert t.decider == "sparta"
    t.may_not("assess-1:chios", "5.2a").does("done")
    assert t.ml("chios") == 7 and multiplier(t, "chios") == 3
    paid = next(event for event in t.events("tribute") if event["region"] == "chios")
    assert (paid["side"], paid["talents"]) == ("sparta", 6)


@pytest.mark.clause("5.3.4c")
def test_the_year_alone_may_lose_a_region() -> None:
    t = assessment("athens", multiplier={"chios": 3}, al={"chios": -2}, ml={"chios": 7}).does("done")
    assert t.controller("chios") == "sparta" and t.event("control").clauses == ("5.3.4c",)
    assert t.does("plain-tribute").over and multiplier(t, "chios") == 1


@pytest.mark.clause("5.3.3b")
def test_a_spartan_region_is_not_lost_by_tribute() -> None:
    t = assessment("sparta", multiplier={"corinth": 1}, al={"corinth": -4}, ml={"corinth": 9}).does("assess-3:corinth")
    assert t.controller("corinth") == "sparta"


@pytest.mark.clause("5.3.3c")
def test_a_weary_spartan_region_pays_its_basic_value_at_most() -> None:
    t = assessment("sparta", multiplier={"corinth": 0, "boeotia": 1}, ml={"corinth": 4, "boeotia": 5})
    t.may("assess-1:corinth").may_not("assess-2:corinth", "5.3.3c")
    # a step that brings the ML below 5 is paid for in vain
    t.does("assess-2:boeotia")
    assert t.ml("boeotia") == 4 and multiplier(t, "boeotia") == 1


@pytest.mark.clause("5.3.3c")
def test_the_cap_comes_at_once_and_in_the_midst_of_a_year() -> None:
    t = Table({}, steps=[], multiplier={"corinth": 3, "boeotia": 0}, ml={"corinth": 5, "boeotia": 5})
    levels.change_ml(t.state, REGION_INDEX["corinth"], -1, "13.3a")
    levels.change_ml(t.state, REGION_INDEX["boeotia"], -1, "13.3a")
    assert multiplier(t, "corinth") == 1 and multiplier(t, "boeotia") == 0
    assert collects("corinth", multiplier={"corinth": 1}) == 2


@pytest.mark.clause("5.3.3c")
def test_the_year_at_a_level_counts_after_the_cap() -> None:
    # x1 to x3 brings the ML to 4 and the multiplier to x1, which costs nothing more
    t = assessment("sparta", multiplier={"corinth": 1}, ml={"corinth": 6}).does("assess-3:corinth")
    assert t.ml("corinth") == 4 and multiplier(t, "corinth") == 1


@pytest.mark.clause("5.3.5", "3.2a")
def test_the_assessment_of_the_year_before_is_remembered() -> None:
    steps = [control.ControlCheck(), tribute.Assessment(ATHENS)]
    t = Table({}, steps=steps, multiplier={"chios": 2}, multiplier_before={"chios": 4}, al={"chios": 9})
    t.does("assess-1:chios", "done")
    assert t.state.multiplier_before[CHIOS] == 2 and multiplier(t, "chios") == 1


@pytest.mark.clause("scenario.campaign.h")
def test_nothing_demanded_of_argolid_does_not_raise_its_militance_before_421() -> None:
    rest = {"multiplier": {"argolid": 0, "aetolia": 0}, "ml": {"argolid": 3, "aetolia": 3}}
    t = assessment("sparta", year=422, **rest).does("done")
    assert (t.ml("argolid"), t.ml("aetolia")) == (3, 4)
    assert assessment("sparta", year=421, **rest).does("done").ml("argolid") == 4
    t = assessment("athens", year=422, controller={"argolid": "athens"}, al={"argolid": 5}, **rest).does("done")
    assert t.al("argolid") == 6


# ----------------------------------------------------------------------------------------------------- collection [5.4]
@pytest.mark.clause("5.1a", "4.4.4", "5.2a")
def test_both_sides_collect_into_their_treasuries() -> None:
    some = dict.fromkeys(world.REGION_NAMES, 0)
    t = Table(
        {},
        steps=[tribute.Collection()],
        multiplier={**some, "chios": 3, "samos": 1, "corinth": 2},
        treasury={"athens": 10, "sparta": 1},
    )
    assert (t.talents("athens"), t.talents("sparta")) == (10 + 6 + 3, 1 + 4 + ALLIES)
    assert [event.args for event in t.events("treasury")] == [
        {"side": "athens", "talents": 19},
        {"side": "sparta", "talents": 5 + ALLIES},
    ]


@pytest.mark.clause("5.4.2a", "5.4.2b")
def test_points_of_cities_out_of_action_are_deducted_by_size() -> None:
    # Samos: large Samos, Ephesus and Miletus, small ones
    at = {"multiplier": {"samos": 3}}
    assert collects("samos", **at) == 9
    assert collects("samos", cities={"priene": ["revolt"]}, **at) == 9
    assert collects("samos", cities={"miletus": ["revolt"]}, **at) == 7
    assert collects("samos", holder={"ephesus": "sparta"}, cities={"miletus": ["destroyed"]}, **at) == 5
    assert collects("euboea", multiplier={"euboea": 2}, holder={"eretria": "sparta"}) == 3


@pytest.mark.clause("5.4.2a", "10.4.1")
def test_a_besieged_city_is_deducted_and_an_invested_one_is_not() -> None:
    there = {"miletus": ["laconia-hoplite-5-01"]}
    assert collects("samos", there, multiplier={"samos": 3}) == 9
    assert collects("samos", there, multiplier={"samos": 3}, siege={"miletus": 0}) == 7


@pytest.mark.clause("5.4.2a")
def test_a_city_in_two_such_states_is_deducted_once() -> None:
    there = {"miletus": ["attica-hoplite-4-01"]}
    rest = {"multiplier": {"samos": 3}, "cities": {"miletus": ["revolt"]}, "siege": {"miletus": 0}}
    assert collects("samos", there, **rest) == 7


@pytest.mark.clause("5.4.2a")
def test_never_less_than_nothing() -> None:
    assert collects("samos", multiplier={"samos": 1}, cities={"miletus": ["revolt"], "ephesus": ["revolt"]}) == 0


@pytest.mark.clause("5.4.1")
def test_a_region_with_all_cities_out_of_action_pays_nothing_though_they_be_small() -> None:
    three = {"calydon": ["revolt"], "pleuron": ["destroyed"]}
    assert collects("aetolia", multiplier={"aetolia": 3}, cities=three) == 3
    assert collects("aetolia", multiplier={"aetolia": 3}, cities=three, holder={"thermon": "athens"}) == 0


@pytest.mark.clause("5.4.2a", "card.helots")
def test_a_city_of_helots_in_revolt_is_deducted() -> None:
    assert collects("laconia", multiplier={"laconia": 2}) == 6
    assert collects("laconia", multiplier={"laconia": 2}, cities={"gytheum": ["helots"]}) == 5


@pytest.mark.clause("11.1b", "4.4.1d")
def test_nobody_else_collects_from_a_city_that_he_holds() -> None:
    none = dict.fromkeys(world.REGION_NAMES, 0)
    t = Table({}, steps=[tribute.Collection()], multiplier={**none, "samos": 3}, holder={"miletus": "sparta"})
    assert (t.talents("athens") - 240, t.talents("sparta") - 60) == (7, ALLIES)


@pytest.mark.clause("scenario.argive.k")
def test_athens_has_talents_from_its_empire_in_the_argive_league() -> None:
    none = dict.fromkeys(world.REGION_NAMES, 0)
    t = Table({}, steps=[tribute.Collection()], scenario="argive", multiplier=none)
    assert (t.talents("athens"), t.talents("sparta")) == (90 + 25, 60)
    assert t.event("income").args == {"side": "athens", "talents": 25}


@pytest.mark.clause("scenario.campaign.k")
def test_sparta_has_talents_from_its_allies_in_the_campaign() -> None:
    none = dict.fromkeys(world.REGION_NAMES, 0)
    t = Table({}, steps=[tribute.Collection()], multiplier=none)
    assert (t.talents("athens") - 240, t.talents("sparta") - 60) == (0, ALLIES)
    assert t.event("income").args == {"side": "sparta", "talents": ALLIES}
    assert "scenario.campaign.k" in t.event("income").clauses


@pytest.mark.clause("card.cyrus")
def test_cyrus_pays_sparta_while_it_has_his_satrapy() -> None:
    none = dict.fromkeys(world.REGION_NAMES, 0)
    t = Table({}, steps=[], multiplier=none, facts=["cyrus"])
    assert [term.clause for term in tribute.incomes(t.state, SPARTA)] == ["scenario.campaign.k"]
    t.state.satrap[world.TISSAPHERNES] = SPARTA
    assert [(term.clause, term.value) for term in tribute.incomes(t.state, SPARTA)][1:] == [("card.cyrus", 5)]
    assert tribute.incomes(t.state, ATHENS) == []
