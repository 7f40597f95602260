"""Section 11: cities that change hands, neutrality, states driven out; 2.10, 9.0m, 9.3, forts of 2.7 and 14.1e."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import (
    ATHENS,
    DECELEA,
    GREEN,
    LEAGUE,
    MINOA,
    ONUGNATHUS,
    ORANGE,
    SPARTA,
    SPARTAN,
    UNIT_KEY,
    UNIT_NATION,
    UNITS,
)
from polemos.games.sparta_vs_athens.data.world import COUNTS, LOCALE_INDEX, NATION_AT
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.rules.nations.capture import capture
from polemos.games.sparta_vs_athens.rules.nations.forts import BuildFort, destroy_fort, refusals_build
from polemos.games.sparta_vs_athens.rules.nations.out import StrangersLeave, is_neutral
from polemos.games.sparta_vs_athens.rules.nations.revolt import revolt_of_mytilene
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle, look
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, master_of, out_of_play
from polemos.games.sparta_vs_athens.state import pieces_at, put
from rulebook.sparta_vs_athens.table import Table


def settled(pieces: dict[str, list[str]], **rest: object) -> Table:
    """A war in which everything has followed that follows from where everybody stands."""
    return Table(pieces, steps=[Settle()], **rest)


def held(locales: str, **rest: object) -> Table:
    """Athens holds some cities, each with a fleet."""
    pieces = {name: [f"athens_nsp_{n}"] for n, name in enumerate(locales.split(), 1)}
    return settled(pieces, holder=dict.fromkeys(pieces, "athens"), **rest)


# ------------------------------------------------------------------------------------------------------------ cities


@pytest.mark.clause("11.13c")
def test_what_has_settled_is_looked_at_again_once_it_is_otherwise() -> None:
    """Nothing follows twice from the same places: they are kept, and a look that is kept wrongly is a fault."""
    s = settled({"pylos": ["athens_lsp_1"]}, holder={"pylos": "athens"}).state
    Settle().run(s)
    assert s.settled and GAME.rules.invariants(s) == []
    unit = pieces_at(s, ATHENS, LOCALE_INDEX["pylos"])[0]
    put(s, unit, LOCALE_INDEX["samos"])
    s.settled = look(s)
    assert len(GAME.rules.invariants(s)) == 1
    s.settled = None
    Settle().run(s)
    assert master_of(s, LOCALE_INDEX["pylos"]) == SPARTA


@pytest.mark.clause("11.13a", "11.13b")
def test_a_captured_city_is_its_holders_without_a_garrison() -> None:
    t = settled({"pylos": ["athens_lsp_1"]}, holder={"pylos": "athens"})
    pylos = LOCALE_INDEX["pylos"]
    assert master_of(t.state, pylos) == ATHENS and garrison_at(t.state, pylos) == 0


@pytest.mark.clause("11.13a")
def test_standing_in_a_locale_captures_nothing() -> None:
    t = settled({"pylos": ["athens_lsp_1"]})
    assert master_of(t.state, LOCALE_INDEX["pylos"]) == SPARTA


@pytest.mark.clause("11.13c")
def test_it_reverts_with_its_garrison_when_the_last_unit_leaves() -> None:
    t = settled({"samos": ["athens_lsp_1"]}, holder={"pylos": "athens"})
    assert t.holder("pylos") == "" and garrison_at(t.state, LOCALE_INDEX["pylos"]) == 1


@pytest.mark.clause("17.0c")
def test_plataea_is_athens_while_a_unit_or_fort_of_it_is_there() -> None:
    loyal = {"plataea": "athens"}
    plataea = LOCALE_INDEX["plataea"]
    assert master_of(settled({"plataea": ["athens_lsp_1"]}, loyal=loyal).state, plataea) == ATHENS
    assert master_of(settled({}, loyal=loyal, forts={"minoa": "plataea"}).state, plataea) == ATHENS
    assert master_of(settled({"athens": ["athens_lsp_1"]}, loyal=loyal).state, plataea) == SPARTA


@pytest.mark.clause("17.0k", "11.13c")
@pytest.mark.parametrize("fort", ["pylos", "onugnathus"])
def test_an_outpost_is_athens_while_its_fort_stands_there(fort: str) -> None:
    """It is then nobody's prize, and Sparta's again without the fort (RULING-63)."""
    at, unit = LOCALE_INDEX[fort], {fort: ["athens_lsp_1"]}
    assert master_of(settled({}, forts={fort: fort}).state, at) == ATHENS
    assert master_of(settled({}, loyal={fort: "athens"}).state, at) == SPARTA
    t = settled(unit, forts={fort: fort}, holder={fort: "athens"})
    assert (master_of(t.state, at), t.holder(fort)) == (ATHENS, "")
    t = settled(unit, holder={fort: "athens"})
    assert (master_of(t.state, at), t.holder(fort)) == (ATHENS, "athens")


@pytest.mark.clause("9.0m")
def test_a_siege_ends_below_one_to_one() -> None:
    siege = {"besieging": {"potidaea": ["athens_lsp_1"]}, "inside": {"potidaea": ["corinth_lsp_1"]}}
    loyal = {"potidaea": "sparta"}
    t = settled({"potidaea": ["athens_lsp_1", "corinth_lsp_1"]}, **siege, loyal=loyal)
    # 8 against 5 and the garrison of 3
    assert t.besieged("potidaea")
    t = settled({"potidaea": ["athens_lsp_1", "corinth_lsp_1"]}, **siege, loyal=loyal, down=["athens_lsp_1"])
    assert not t.besieged("potidaea") and not any(t.state.inside)


@pytest.mark.clause("9.3a")
def test_the_propontis_is_blockaded_by_the_greater_fleet() -> None:
    t = settled({"byzantium": ["athens_nsp_1"], "cyzicus": ["peloponnesian_nsp_1"]})
    assert "blockade" not in t.position().get("flags", [])
    t = settled({"byzantium": ["chios_nsp_1"], "cyzicus": ["peloponnesian_nsp_1", "peloponnesian_nsp_2"]})
    assert "blockade" in t.position()["flags"]
    # as many are not fewer
    t = settled({"byzantium": ["chios_nsp_1"], "cyzicus": ["peloponnesian_nsp_1"]})
    assert "blockade" not in t.position().get("flags", [])
    # leaders of either side are no ships
    t = settled({"byzantium": ["athens_nsp_1", "archidamus"], "cyzicus": ["peloponnesian_nsp_1", "brasidas"]})
    assert "blockade" not in t.position().get("flags", [])


# --------------------------------------------------------------------------------------------------------- neutrality


@pytest.mark.clause("11.6a", "11.7a", "11.8a", "11.9a")
@pytest.mark.parametrize("city", ["megara", "anactorium", "oeniadae", "corinth"])
def test_four_cities_are_neutral_while_athenian_units_are_there(city: str) -> None:
    assert is_neutral(settled({city: ["athens_nsp_1"]}).state, LOCALE_INDEX[city])
    assert not is_neutral(settled({}).state, LOCALE_INDEX[city])


@pytest.mark.clause("rev.7", "rev.9")
def test_by_the_revision_they_stand_firm() -> None:
    t = settled({"megara": ["athens_nsp_1"], "oeniadae": ["athens_nsp_2"]}, options=["firm_corinth"])
    assert not is_neutral(t.state, LOCALE_INDEX["megara"]) and is_neutral(t.state, LOCALE_INDEX["oeniadae"])
    t = settled({"megara": ["athens_nsp_1"], "oeniadae": ["athens_nsp_2"]}, options=["firm_anactorium"])
    assert is_neutral(t.state, LOCALE_INDEX["megara"]) and not is_neutral(t.state, LOCALE_INDEX["oeniadae"])


# -------------------------------------------------------------------------------------------------------- driven out

DELIAN = [name for name, at in LOCALE_INDEX.items() if NATION_AT[at] == ORANGE and COUNTS[at]]
SEVEN = "epidaurus troezen hermione patrae pellene sicyon phlius"


@pytest.mark.clause("11.1a", "11.1c", "11.1f")
def test_the_league_drops_out_with_eight_of_sixteen() -> None:
    t = held(SEVEN)
    assert t.position()["status"]["peloponnesian_league"] == "with-sparta"
    t = held(f"{SEVEN} delphi")
    assert t.position()["status"]["peloponnesian_league"] == "out"
    assert t.where("corinth_lsp_1") == "out"
    # nothing is remembered of its cities
    marks = {"sicyon": ["ravaged"]}
    assert held(SEVEN, marks=marks).position()["marks"] == marks
    assert "marks" not in held(f"{SEVEN} delphi", marks=marks).position()


@pytest.mark.clause("11.1f", "7.4e")
@pytest.mark.parametrize(("place", "where"), [("off_sunium", "dead"), ("ceos", "ceos")])
def test_the_fleets_of_a_state_that_drops_out_leave_their_cargo(place: str, where: str) -> None:
    """What they carry at sea is lost with them, elsewhere it is ashore."""
    taken = {name: [f"athens_nsp_{n}"] for n, name in enumerate(f"{SEVEN} delphi".split(), 1)}
    cargo = ["sparta_lsp_1", "agis"]
    t = settled(
        {**taken, place: ["peloponnesian_nsp_1", *cargo]},
        holder=dict.fromkeys(taken, "athens"),
        aboard={"peloponnesian_nsp_1": cargo},
    )
    assert t.where("peloponnesian_nsp_1") == "out" and not t.position().get("aboard")
    assert t.where("sparta_lsp_1") == t.where("agis") == where


@pytest.mark.clause("11.5a")
def test_cyllene_and_tanagra_do_not_count() -> None:
    t = held(f"{SEVEN} cyllene tanagra")
    assert t.position()["status"]["peloponnesian_league"] == "with-sparta"


@pytest.mark.clause("11.6b", "11.9b")
def test_megara_and_corinth_count_while_neutral() -> None:
    six = {name: [f"athens_nsp_{n}"] for n, name in enumerate(SEVEN.split()[:6], 1)}
    t = settled({**six, "megara": ["athens_nsp_8"], "corinth": ["athens_nsp_9"]}, holder=dict.fromkeys(six, "athens"))
    assert t.position()["status"]["peloponnesian_league"] == "out"


@pytest.mark.clause("11.7b", "11.8b", "11.1c")
def test_the_spartan_allies_drop_out_with_six_anactorium_and_oeniadae_among_them() -> None:
    four = {name: [f"athens_nsp_{n}"] for n, name in enumerate(("gela", "camarina", "himera", "selinus"), 1)}
    t = settled({**four, "anactorium": ["athens_nsp_8"]}, holder=dict.fromkeys(four, "athens"))
    assert t.position()["status"]["spartan_mainland"] == "with-sparta"
    t = settled(
        {**four, "anactorium": ["athens_nsp_8"], "oeniadae": ["athens_nsp_9"]}, holder=dict.fromkeys(four, "athens")
    )
    assert t.position()["status"]["spartan_mainland"] == t.position()["status"]["spartan_italian"] == "out"


@pytest.mark.clause("11.2a")
def test_the_delian_league_needs_chios_and_lesbos_among_its_half() -> None:
    delian = [name for name in DELIAN if name not in ("chios", "mytilene", "methymna", "eresus")]
    taken = garrisoned(delian[:36])
    assert settled(taken, holder=dict.fromkeys(taken, "sparta")).position()["status"]["delian_league"] == "with-athens"
    taken = garrisoned([*delian[:34], "chios", "eresus"])
    assert settled(taken, holder=dict.fromkeys(taken, "sparta")).position()["status"]["delian_league"] == "out"


def garrisoned(cities: list[str]) -> dict[str, list[str]]:
    """A unit of Sparta's side in each of some cities."""
    units = [UNIT_KEY[u] for u in range(UNITS) if UNIT_NATION[u] in (SPARTAN, LEAGUE, GREEN)]
    assert len(units) >= len(cities)
    return {city: [unit] for city, unit in zip(cities, units, strict=False)}


@pytest.mark.clause("11.2a", "11.13b")
def test_a_revolt_is_as_good_as_occupation_on_lesbos_and_chios_only() -> None:
    delian = [name for name in DELIAN if name not in ("chios", "mytilene", "methymna", "eresus")]
    marks = {name: ["revolted"] for name in [*delian, "chios", "eresus"]}
    loyal = dict.fromkeys(marks, "sparta")
    assert settled({}, marks=marks, loyal=loyal).position()["status"]["delian_league"] == "with-athens"
    taken = garrisoned(delian[:34])
    said: dict[str, Any] = {
        "marks": {name: ["revolted"] for name in ("chios", "eresus")},
        "holder": dict.fromkeys(taken, "sparta"),
    }
    loyal = {"chios": "sparta", "eresus": "sparta"}
    assert settled(taken, loyal=loyal, **said).position()["status"]["delian_league"] == "out"
    # Athens has Eresus again
    again = {**said, "holder": {**said["holder"], "eresus": "athens"}}
    t = settled({**taken, "eresus": ["athens_lsp_1"]}, loyal=loyal, **again)
    assert t.position()["status"]["delian_league"] == "with-athens"


@pytest.mark.clause("11.1a", "11.2a")
def test_a_city_in_revolt_is_occupied_by_the_units_in_it() -> None:
    delian = [name for name in DELIAN if name not in ("chios", "mytilene", "methymna", "eresus")]
    marks = {name: ["revolted"] for name in [*delian[:34], "chios", "eresus"]}
    loyal = dict.fromkeys(marks, "sparta")
    t = settled(garrisoned(delian[:34]), marks=marks, loyal=loyal)
    assert t.position()["status"]["delian_league"] == "out"


@pytest.mark.clause("11.2a", "11.11a")
def test_the_revolt_of_mytilene_is_as_good_as_one_that_was_incited() -> None:
    taken = garrisoned([name for name in DELIAN if name not in ("chios", "mytilene", "methymna", "eresus")][:32])
    t = settled(taken, holder=dict.fromkeys(taken, "sparta"))
    assert t.position()["status"]["delian_league"] == "with-athens"
    revolt_of_mytilene(t.state)
    Settle().run(t.state)
    assert t.position()["status"]["delian_league"] == "out"


@pytest.mark.clause("11.1b", "10.2a")
def test_chios_and_lesbos_are_somebodys_when_the_league_is_out() -> None:
    delian = [name for name in DELIAN if name not in ("chios", "mytilene", "methymna", "eresus")]
    taken = garrisoned(delian[:34])
    marks = {name: ["revolted"] for name in ("chios", "eresus")}
    there = {**taken, "chios": ["chios_nsp_1"], "mytilene": ["lesbos_nsp_1", "athens_lsp_1"]}
    loyal = {"chios": "sparta", "eresus": "sparta"}
    steps = [Settle(), StrangersLeave(ATHENS), Settle()]
    t = Table(there, steps, marks=marks, loyal=loyal, holder=dict.fromkeys(taken, "sparta"), flags=["chios-turned"])
    assert t.position()["status"]["delian_league"] == "out"
    sides = {"chios": SPARTA, "eresus": SPARTA, "mytilene": ATHENS, "methymna": ATHENS}
    for city, side in sides.items():
        assert master_of(t.state, LOCALE_INDEX[city]) == side
        assert not out_of_play(t.state, LOCALE_INDEX[city])
    assert (t.where("chios_nsp_1"), t.owner("chios_nsp_1")) == ("chios", "sparta")
    assert (t.where("lesbos_nsp_1"), t.owner("lesbos_nsp_1")) == ("mytilene", "athens")
    assert t.where("athens_lsp_1") == "mytilene"


@pytest.mark.clause("11.4a")
def test_the_athenian_allies_need_naupactus_among_theirs() -> None:
    cities = ("corcyra", "amphilochia", "acarnania", "cephallenia", "zacynthus", "segesta", "naupactus")
    units = ("tegea_lsp", "mantinea_lsp", "sicyon_lsp", "phlius_lsp", "megara_lsp", "phocis_lsp", "corinth_lsp_1")
    for taken, status in (((0, 1, 2, 3, 4, 5), "with-athens"), ((0, 1, 2, 3, 4, 6), "out")):
        pieces = {cities[n]: [units[n]] for n in taken}
        t = settled(pieces, holder=dict.fromkeys(pieces, "sparta"))
        assert t.position()["status"]["athenian_mainland"] == status


@pytest.mark.clause("2.10b", "15.8b")
def test_argos_is_out_when_somebody_takes_it_and_prestige_goes_to_him() -> None:
    t = settled({"argos": ["sparta_lsp_1"]}, holder={"argos": "sparta"}, prestige=0)
    assert t.position()["status"]["argos"] == "out" and t.prestige == -1
    t = settled({"argos": ["athens_lsp_1"]}, holder={"argos": "athens"}, prestige=0, scenario="nicias")
    assert t.prestige == 1


@pytest.mark.clause("11.3a", "11.3b")
def test_chalcidice_is_out_with_one_city_and_that_is_a_level_for_athens() -> None:
    t = settled({"spartolus": ["athens_lsp_1"]}, holder={"spartolus": "athens"}, prestige=0)
    assert t.position()["status"]["chalcidice"] == "out" and t.prestige == 1


@pytest.mark.clause("tbl.prestige.b")
def test_a_nation_driven_out_moves_prestige_at_the_years_end() -> None:
    t = held(f"{SEVEN} delphi", prestige=0)
    assert t.prestige == 0 and t.state.nation_levels == 1


@pytest.mark.clause("11.1d", "16.0b", "11.5b")
def test_whoever_takes_athens_or_sparta_has_won() -> None:
    assert settled({"sparta": ["athens_lsp_1"]}, holder={"sparta": "athens"}).winner == "athens"
    assert settled({"athens": ["sparta_lsp_1"]}, holder={"athens": "sparta"}).winner == "sparta"
    assert settled({"gytheum": ["athens_lsp_1"]}, holder={"gytheum": "athens"}).winner == ""


@pytest.mark.clause("11.1g")
def test_strangers_who_stay_in_a_state_that_is_out_are_lost() -> None:
    t = Table(
        {"argos": ["athens_lsp_1"], "samos": ["athens_lsp_2"]},
        steps=[StrangersLeave(ATHENS)],
        status={"argos": "out"},
    )
    assert t.where("athens_lsp_1") == "dead" and t.where("athens_lsp_2") == "samos"


@pytest.mark.clause("11.11b")
def test_mytilene_occupied_brings_all_four_back() -> None:
    cities = dict.fromkeys(("mytilene", "methymna", "eresus", "chios"), "sparta")
    t = settled({"mytilene": ["athens_lsp_1"], "samos": ["chios_nsp_1"]}, flags=["mytilene"], loyal=cities)
    assert t.owner("chios_nsp_1") == "sparta"
    capture(t.state, ATHENS, LOCALE_INDEX["mytilene"], "9.0i")
    assert t.owner("chios_nsp_1") == "athens"
    assert {t.state.loyal[LOCALE_INDEX[name]] for name in cities} == {ATHENS}


@pytest.mark.clause("11.11b", "9.0m")
def test_athens_besieges_none_of_them_any_more() -> None:
    cities = dict.fromkeys(("mytilene", "methymna", "eresus", "chios"), "sparta")
    pieces = {"mytilene": ["athens_lsp_1"], "chios": ["athens_lsp_2", "athens_lsp_3", "chios_lsp"]}
    siege: dict[str, Any] = {"besieging": {"chios": pieces["chios"][:2]}, "inside": {"chios": ["chios_lsp"]}}
    t = settled(pieces, flags=["mytilene"], loyal=cities, **siege)
    assert t.besieged("chios")
    capture(t.state, ATHENS, LOCALE_INDEX["mytilene"], "9.0i")
    assert not t.besieged("chios") and t.owner("chios_lsp") == "athens"


# -------------------------------------------------------------------------------------------------------------- forts


def why_not(t: Table, fort: int, locale: str, side: int = ATHENS) -> list[str]:
    return [why.clause for why in refusals_build(t.state, side, fort, LOCALE_INDEX[locale])]


@pytest.mark.clause("note.forts", "gov.6c")
def test_a_fort_is_placed_where_red_units_stand() -> None:
    forts = {"onugnathus": "to-come"}
    t = settled({"onugnathus": ["athens_nsp_1"]}, scenario="nicias", forts=forts)
    assert why_not(t, ONUGNATHUS, "onugnathus") == []
    t = settled({"onugnathus": ["corcyra_nsp_1"]}, scenario="nicias", forts=forts)
    assert why_not(t, ONUGNATHUS, "onugnathus") == ["note.forts"]


@pytest.mark.clause("rev.8", "rev.8c", "gov.3b")
def test_forts_come_with_their_government_and_minoa_stands_at_megara() -> None:
    options = ["forts_by_government"]
    t = settled({"megara": ["athens_nsp_1"]}, scenario="campaign", options=options, forts={"minoa": "to-come"})
    assert why_not(t, MINOA, "megara") == ["rev.8"]
    t = settled(
        {"megara": ["athens_nsp_1"]}, scenario="campaign", options=options, forts={"minoa": "to-come"}, government=3
    )
    assert why_not(t, MINOA, "megara") == []


@pytest.mark.clause("gov.3e", "tbl.prestige.d")
def test_minoa_takes_five_spartan_fleets_out_of_the_mix_until_it_falls() -> None:
    t = Table(
        {"megara": ["athens_nsp_1"], "corinth": ["peloponnesian_nsp_1"]},
        steps=[BuildFort(ATHENS, MINOA, LOCALE_INDEX["megara"])],
        scenario="campaign",
        options=["forts_by_government"],
        government=3,
        forts={"minoa": "to-come"},
    )
    assert t.asked == "SetAsideFleet" and t.decider == "sparta"
    t.may("pick:peloponnesian_nsp_1").may_not("pick:athens_nsp_1", "gov.3e").may_not("pick:boeotia_lsp_1", "gov.3e")
    t.may_not("pick:agis", "gov.3e")
    for n in range(1, 6):
        t.does(f"pick:peloponnesian_nsp_{n}")
    assert t.over and t.where("peloponnesian_nsp_1") == "aside" and t.state.fort_levels == 1
    destroy_fort(t.state, MINOA, "9.0i")
    assert t.where("peloponnesian_nsp_1") == "pool"


@pytest.mark.clause("gov.3e", "7.4e")
def test_a_fleet_that_leaves_the_mix_sets_its_cargo_ashore_first() -> None:
    ship = "peloponnesian_nsp_1"
    t = Table(
        {"megara": ["athens_nsp_1"], "corinth": [ship, "corinth_lsp_1"]},
        steps=[BuildFort(ATHENS, MINOA, LOCALE_INDEX["megara"])],
        scenario="campaign",
        options=["forts_by_government"],
        government=3,
        forts={"minoa": "to-come"},
        aboard={ship: ["corinth_lsp_1"]},
    )
    t.does(f"pick:{ship}")
    assert t.where(ship) == "aside" and t.at("corinth") == ["corinth_lsp_1"] and not t.position().get("aboard")


@pytest.mark.clause("11.12a", "15.12a", "15.12b")
def test_decelea_needs_an_army_at_panactum_and_the_war() -> None:
    forts = {"decelea": "to-come"}
    t = settled({"panactum": ["sparta_lsp_1"]}, forts=forts)
    assert why_not(t, DECELEA, "panactum", SPARTA) == ["15.12a"]
    t = settled({}, forts=forts, happened=["15.11"])
    assert why_not(t, DECELEA, "panactum", SPARTA) == ["11.12a"]
    t = Table(
        {"panactum": ["sparta_lsp_1"]},
        steps=[BuildFort(SPARTA, DECELEA, LOCALE_INDEX["panactum"])],
        forts=forts,
        happened=["15.11"],
        prestige=0,
    )
    assert t.prestige == -1 and t.state.fort_levels == 0


@pytest.mark.clause("qa.94a", "gov.7b")
def test_the_fort_of_chios_or_lesbos_only_in_a_spartan_city_there() -> None:
    forts = {"chios_lesbos": "to-come"}
    t = settled({"chios": ["athens_nsp_1"]}, forts=forts)
    assert why_not(t, 8, "chios") == ["qa.94a"]
    t = settled({"chios": ["athens_nsp_1"]}, forts=forts, loyal={"chios": "sparta"})
    assert why_not(t, 8, "chios") == []


@pytest.mark.clause("qa.94a", "qa.79", "gov.7b", "rev.8")
@pytest.mark.parametrize(("option", "why"), [("", []), ("forts_by_government", ["rev.8"]), ("all_forts", ["14.1e"])])
def test_it_waits_for_government_7_but_by_the_designers_answers(option: str, why: list[str]) -> None:
    options = [option] if option else []
    there: dict[str, Any] = {"forts": {"chios_lesbos": "to-come"}, "loyal": {"chios": "sparta"}, "options": options}
    assert why_not(settled({"chios": ["athens_nsp_1"]}, government=6, **there), 8, "chios") == why
    assert why_not(settled({"chios": ["athens_nsp_1"]}, government=7, **there), 8, "chios") == []


@pytest.mark.clause("gov.7b", "16.1h")
def test_its_owner_says_in_which_of_several_places_it_stands() -> None:
    pieces = {"chios": ["athens_nsp_1"], "eresus": ["athens_nsp_2"], "methymna": ["athens_nsp_3"]}
    said: dict[str, Any] = {"forts": {"chios_lesbos": "to-come"}, "loyal": {"chios": "sparta", "eresus": "sparta"}}
    t = Table(pieces, side="athens", **said).does("build:chios_lesbos")
    t.may("place:chios").may_not("place:methymna", "qa.94a").does("place:eresus")
    assert t.position()["forts"]["chios_lesbos"] == "eresus"
    # with one place there is nothing to choose
    t = Table({"chios": ["athens_nsp_1"]}, side="athens", **said).does("build:chios_lesbos")
    assert t.position()["forts"]["chios_lesbos"] == "chios"
