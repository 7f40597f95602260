"""How the four scenarios begin and end [section 16, 6.3f, qa.47 to qa.79, rev.8, rev.18], from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import (
    ATHENS,
    IS_NSP,
    LEAGUE,
    PIECE_KEY,
    SCENARIO_NAMES,
    SPARTA,
    STRENGTH,
    UNIT_NATION,
    UNITS,
)
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES, LOCALES
from polemos.games.sparta_vs_athens.options import DESIGNER_REVISION, OPTION_NAMES, PRINTED
from polemos.games.sparta_vs_athens.rules.setup.begin import SetUp
from polemos.games.sparta_vs_athens.rules.victory import TimeRunsOut, Verdict, darius_dies, goal, lines, standing
from polemos.games.sparta_vs_athens.rules.year.income import IncomePhase
from polemos.games.sparta_vs_athens.state import DRAWN, POOL, Step
from polemos.kernel.flow import run
from rulebook.sparta_vs_athens.table import Table


def beginning(scenario: str, *options: str) -> Table:
    """A scenario before anything has been set up."""
    return Table({}, steps=[SetUp()], scenario=scenario, options=list(options))


def set_up(scenario: str, *options: str) -> Table:
    """A scenario that both sides have set up at once."""
    t = beginning(scenario, *options)
    while not t.over:
        t.does("quick" if "quick" in t.choices() else t.choices()[0])
    return t


def come_to(t: Table, question: str) -> Table:
    """Set everything up by hand until a question is asked."""
    while t.asked != question:
        t.does(t.choices()[-1])
    return t


def units(t: Table, locale: str, kind: str = "") -> list[str]:
    """The units in a locale, of a kind if it is named."""
    return [name for name in t.at(locale) if "_lsp" in name or "_nsp" in name if kind in name]


def pool(t: Table) -> list[str]:
    """Units that are left out."""
    return [PIECE_KEY[unit] for unit in range(UNITS) if t.state.loc[unit] == POOL and UNIT_NATION[unit] != 6]


def count(names: list[str], start: str) -> int:
    """How many names begin so."""
    return len([name for name in names if name.startswith(start)])


def points(names: list[str]) -> int:
    """The printed strength of some units."""
    return sum(STRENGTH[0][PIECE_KEY.index(name)] for name in names)


# ------------------------------------------------------------------------------------------------- all scenarios


@pytest.mark.clause("16.0a", "16.1f", "16.2d", "16.3e")
@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_sparta_sets_up_first_and_everything_stands_front_side_up(scenario: str) -> None:
    t = beginning(scenario)
    assert t.decider == "sparta"
    order = []
    while not t.over:
        order.append(t.decider)
        t.does(t.choices()[-1])
    athens_began = order.index("athens")
    assert "sparta" not in order[athens_began:] or scenario == "ionian"
    assert not any(t.state.down)
    assert {e["unit"] for e in t.events("set-up")} <= {PIECE_KEY[u] for u in range(UNITS) if t.state.loc[u] >= 0}


@pytest.mark.clause("16.1g", "16.1g2", "16.2e", "16.3e")
@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_home_is_a_city_of_the_colour_or_of_the_territory(scenario: str) -> None:
    t = set_up(scenario)
    where = {name: t.where(name) for name in PIECE_KEY[:UNITS]}
    abroad = {"potidaea", "epidaurus", "mytilene", "thurii", "panactum"}
    for name, place in where.items():
        if place in LOCALE_NAMES and place not in abroad:
            if name.startswith("athens_"):
                assert place == "athens"
            if name.startswith("sparta_"):
                assert place in ("sparta", "gytheum", "cythera")
            if name.startswith("achaea_"):
                assert place in ("patrae", "pellene", "cyllene")
    # units of neutral states stand at home too (RULING-71)
    assert where["argos_lsp_1"] == "argos"
    assert where["chalcidice_lsp_1"] in ("chalcidice", "spartolus")


@pytest.mark.clause("16.1g2")
def test_an_owner_chooses_among_several_homes() -> None:
    t = come_to(beginning("campaign"), "SetDown")
    t.may("quick", "place:gytheum", "place:cythera").may_not("place:corinth", "16.1g2")
    t.does("place:gytheum")
    assert len(units(t, "gytheum")) == 1
    while "place:patrae" not in t.choices():
        t.does(t.choices()[-1])
    t.may("place:pellene", "place:cyllene").may_not("place:sicyon", "16.1g2")


@pytest.mark.clause("16.2e", "16.3e")
@pytest.mark.parametrize("scenario", ["nicias", "ionian"])
def test_in_16_2_and_16_3_any_city_of_the_colour_will_do(scenario: str) -> None:
    t = come_to(beginning(scenario), "SetDown")
    t.may("place:sparta").may_not("place:pylos", "16.1g2")  # the fort there is Athenian
    while "place:patrae" not in t.choices():
        t.does(t.choices()[-1])
    # a unit of the League
    t.may("quick", "place:patrae", "place:tegea").may_not("place:sparta", "16.1g2").may_not("place:ceos", "16.1g2")
    # not in the Archidamian War
    t = come_to(beginning("archidamian"), "SetDown")
    while "place:patrae" not in t.choices():
        t.does(t.choices()[-1])
    t.may_not("place:tegea", "16.1g2")


@pytest.mark.clause("rev.0")
def test_the_revision_is_a_set_of_options_one_by_one() -> None:
    assert set(DESIGNER_REVISION) <= set(OPTION_NAMES)
    # each may be on for itself; nothing of the printed rules that it replaces is in it, and no rebuilding ban
    assert not set(DESIGNER_REVISION) & set(PRINTED)
    assert "no_rebuilding" not in DESIGNER_REVISION
    for name in DESIGNER_REVISION:
        assert beginning("campaign", name).asked
    assert beginning("campaign", *DESIGNER_REVISION).asked


@pytest.mark.clause("6.3f", "6.3e")
def test_spartan_leaders_of_earlier_years_may_begin_on_the_map() -> None:
    t = come_to(beginning("nicias"), "EnterAtStart")
    assert (t.decider, t.clause) == ("sparta", "6.3f")
    assert sorted(t.targets("appoint")) == ["archidamus", "brasidas"]
    t.does("appoint:archidamus", "place:sparta", "done")
    assert (t.where("archidamus"), t.where("brasidas")) == ("sparta", "pool")
    # in 16.1 they come in a Logistics Phase
    t = set_up("campaign")
    assert (t.where("archidamus"), t.where("brasidas")) == ("pool", "pool")


# ------------------------------------------------------------------------------------------------------------ 16.1


@pytest.mark.clause("16.1f")
@pytest.mark.parametrize("scenario", ["archidamian", "campaign"])
def test_16_1_leaves_out_three_fleets_of_the_league_and_three_units_of_syracuse(scenario: str) -> None:
    t = set_up(scenario)
    out = pool(t)
    assert count(out, "peloponnesian_nsp") == 3
    assert count(out, "syracuse_nsp") == 2
    assert count(out, "syracuse_lsp") == 1
    assert len(out) == 6


@pytest.mark.clause("16.1f")
def test_the_owner_chooses_what_is_left_out() -> None:
    t = beginning("campaign").until("LeaveOut")
    t.may("leave-out:syracuse_nsp_1").may_not("leave-out:ambracia_nsp", "16.1f")
    t.does("leave-out:syracuse_nsp_1", "leave-out:syracuse_nsp_4", "leave-out:syracuse_lsp_2")
    while not t.over:
        t.does("quick" if "quick" in t.choices() else t.choices()[0])
    assert {"syracuse_nsp_1", "syracuse_nsp_4", "syracuse_lsp_2"} <= set(pool(t))


@pytest.mark.clause("16.1i", "16.1j", "qa.75b", "qa.90a")
def test_potidaea_is_besieged_and_corinthians_are_inside() -> None:
    t = set_up("campaign")
    assert t.besieged("potidaea")
    reds = [name for name in units(t, "potidaea") if name.startswith("athens_")]
    assert (count(reds, "athens_nsp"), count(reds, "athens_lsp")) == (5, 5)
    assert sorted(t.position()["besieging"]["potidaea"]) == sorted(reds)
    inside = t.position()["inside"]["potidaea"]
    assert (count(inside, "corinth_lsp"), points(inside)) == (3, 6)
    # it is in revolt (RULING-57), and nobody is on Cythera
    assert t.state.loyal[LOCALE_NAMES.index("potidaea")] == SPARTA
    assert units(t, "cythera") == []


@pytest.mark.clause("16.1i", "qa.75b")
def test_the_printed_list_has_an_army_on_cythera() -> None:
    t = set_up("campaign", "cythera_garrison")
    assert count(units(t, "cythera"), "athens_lsp") == 5
    assert count(units(t, "potidaea"), "athens_lsp") == 5
    assert count(units(t, "athens"), "athens_lsp") == 2


@pytest.mark.clause("qa.47", "qa.75a", "16.1g", "16.1j")
def test_the_fleet_of_the_league() -> None:
    t = set_up("campaign")
    assert (count(units(t, "corinth"), "peloponnesian_nsp"), points(units(t, "corinth", "nsp"))) == (4, 20)
    t = come_to(beginning("campaign"), "SpreadFleet")
    assert t.choices() == ["quick", "place:corinth", "spread:cyllene"]
    t.does("spread:cyllene")
    fleets = {locale: len(units(t, locale, "nsp")) for locale in ("corinth", "megara", "cyllene")}
    assert fleets == {"corinth": 2, "megara": 1, "cyllene": 1}


@pytest.mark.clause("16.1g", "5.1b")
def test_red_units_stand_in_athens_alone() -> None:
    t = set_up("campaign")
    assert count(units(t, "athens"), "athens_lsp") == 7
    assert count(units(t, "athens"), "athens_nsp") == 5


@pytest.mark.clause("16.1h", "qa.79", "rev.8", "rev.8c", "qa.94a", "14.1e")
def test_the_forts_of_16_1() -> None:
    def standing_forts(*options: str) -> dict[str, str]:
        found: dict[str, str] = set_up("campaign", *options).position()["forts"]
        return {fort: place for fort, place in found.items() if place in LOCALE_NAMES}

    seven = {
        "oenoe": "oenoe",
        "panactum": "panactum",
        "oropus": "oropus",
        "minoa": "plataea",
        "pylos": "pylos",
        "methana": "troezen",
        "onugnathus": "onugnathus",
    }
    assert standing_forts() == seven
    assert standing_forts("all_forts") == {**seven, "plataea": "plataea", "chios_lesbos": "chios"}
    revised = {"oenoe": "oenoe", "panactum": "panactum", "oropus": "oropus", "plataea": "plataea"}
    assert standing_forts("forts_by_government") == revised
    # forts at the start move no prestige (RULING-56)
    assert set_up("campaign").state.fort_levels == 0


@pytest.mark.clause("16.1h")
def test_athens_chooses_where_a_fort_with_several_places_stands() -> None:
    t = come_to(beginning("campaign", "all_forts"), "FortSite")
    assert t.decider == "athens"
    assert sorted(t.targets("place")) == ["chios", "eresus", "methymna", "mytilene"]
    t.may_not("place:samos", "16.1h").does("place:eresus")
    assert t.position()["forts"]["chios_lesbos"] == "eresus"


@pytest.mark.clause("16.1b", "16.1c", "16.1d", "16.1e", "14.1f", "gov.1b", "2.13c")
@pytest.mark.parametrize("scenario", ["archidamian", "campaign"])
def test_finances_government_and_allies_of_16_1(scenario: str) -> None:
    t = set_up(scenario)
    s = t.state
    assert (s.year, s.prestige, s.government) == (431, 0, 1)
    assert (t.talents("athens"), t.talents("sparta")) == (270, 20)
    status = t.position()["status"]
    allied = {"athens": "with-athens", "delian_league": "with-athens", "sparta": "with-sparta",
              "peloponnesian_league": "with-sparta"}  # fmt: skip
    assert {name: word for name, word in status.items() if word != "neutral"} == allied
    leaders = [name for name in ("xenophon", "cleopompus", "phormio", "pericles") if t.where(name) in LOCALE_NAMES]
    assert len(leaders) == 2
    # with the designer's groups the Greek mainland is at war
    status = set_up(scenario, "mainland_at_war").position()["status"]
    assert (status["spartan_mainland"], status["athenian_mainland"]) == ("with-sparta", "with-athens")
    assert (status["spartan_italian"], status["athenian_italian"]) == ("neutral", "neutral")


@pytest.mark.clause("qa.86a", "16.1c")
def test_the_first_income_of_16_1() -> None:
    for options, athens in (((), 278), (("halved_tribute",), 272)):
        t = set_up("campaign", *options)
        t.state.then(IncomePhase())
        run(t.state)
        assert (t.talents("athens"), t.talents("sparta")) == (athens, 65)


# ------------------------------------------------------------------------------------------------------------ 16.2


@pytest.mark.clause("16.2d")
def test_16_2_leaves_out_what_it_lists() -> None:
    out = pool(set_up("nicias"))
    listed = {
        "athens_nsp": 1,
        "athens_lsp": 6,
        "lesbos_nsp": 1,
        "corcyra_nsp": 1,
        "naupactus_lsp": 1,
        "zacynthus_lsp": 1,
        "rhegium_lsp": 1,
        "tegea_lsp": 1,
        "boeotia_lsp": 1,
        "peloponnesian_nsp": 6,
        "corinth_lsp": 5,
        "megara_lsp": 1,
        "opus_locris_lsp": 1,
        "phocis_lsp": 1,
        "syracuse_nsp": 2,
        "syracuse_lsp": 1,
    }
    assert {start: count(out, start) for start in listed} == listed
    assert len(out) == sum(listed.values())


@pytest.mark.clause("16.2f", "16.2d")
def test_forts_and_forces_abroad_in_16_2() -> None:
    t = set_up("nicias")
    forts = t.position()["forts"]
    assert (forts["pylos"], forts["methana"], forts["minoa"], forts["oropus"]) == (
        "pylos",
        "troezen",
        "plataea",
        "oropus",
    )
    assert (forts["oenoe"], forts["panactum"], forts["plataea"]) == ("never", "never", "never")
    assert forts["onugnathus"] == "to-come"
    assert count(units(t, "potidaea"), "athens_lsp") == 1
    assert not t.besieged("potidaea")


@pytest.mark.clause("16.2b", "16.2c", "16.2g", "qa.69", "14.1f", "gov.6b")
def test_finances_government_and_events_of_16_2() -> None:
    t = set_up("nicias")
    s = t.state
    assert (s.year, s.prestige, s.government) == (421, 11, 6)
    assert (t.talents("athens"), t.talents("sparta")) == (0, 45)
    status = t.position()["status"]
    assert {name for name, word in status.items() if word == "neutral"} == {"argos", "melos", "chalcidice", "persia"}
    # the League, though not listed, is Sparta's to set up (RULING-26)
    assert status["peloponnesian_league"] == "with-sparta"
    assert t.position()["flags"] == ["peace"]
    assert {"15.1", "15.6", "15.7"} <= set(t.position()["happened"])
    six = ("nicias", "eurymedon", "laches", "demosthenes", "alcibiades", "lamachus")
    assert len([name for name in six if t.where(name) in LOCALE_NAMES]) == 3
    t.state.then(IncomePhase())
    run(t.state)
    assert (t.talents("athens"), t.talents("sparta")) == (11, 55)


@pytest.mark.clause("16.2a", "3.2.1a", "3.2.1b", "3.2.1c", "3.2.1d", "3.2.1e", "15.8a", "tbl.prestige.c", "14.1b")
def test_the_turn_of_420_in_the_worked_opening() -> None:
    """Tribute 23 against 11 brings prestige from 11 to 14; Argos joins under siege; nobody falls; 23 and 10 talents."""
    besiegers = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4"]
    t = Table(
        {
            "athens": ["athens_nsp_1", "nicias", "demosthenes", "alcibiades"],
            "reserve": ["eurymedon", "laches", "lamachus"],
            "potidaea": ["athens_lsp_1"],
            "ceos": ["athens_lsp_2"],
            "cythnos": ["athens_lsp_3"],
            "seriphos": ["athens_lsp_4"],
            "chios": ["chios_lsp"],
            "mytilene": ["lesbos_lsp"],
            "argos": [*besiegers, "archidamus", "argos_lsp_1", "argos_lsp_2"],
        },
        scenario="nicias",
        year=421,
        quarter="administration",
        phase="calendar",
        besieging={"argos": besiegers},
        inside={"argos": ["argos_lsp_1", "argos_lsp_2"]},
        forts={"minoa": "plataea", "pylos": "pylos"},
        flags=["peace"],
        happened=["15.7", "15.1", "15.6", "peace-in-its-year"],
        tribute=11,
        treasury={"athens": 11, "sparta": 17},
    )
    # Athens may place the other three of its government
    assert (t.state.year, t.prestige, t.asked) == (420, 14, "Appoint")
    assert sorted(t.targets("appoint")) == ["eurymedon", "laches", "lamachus"]
    assert (t.owner("argos_lsp_1"), t.besieged("argos"), t.state.government) == ("athens", True, 6)
    t.does("done").until("GoFirst")
    assert t.decider == "athens"
    assert (t.talents("athens"), t.talents("sparta")) == (11 + 23, 27)


# ------------------------------------------------------------------------------------------------------------ 16.3


@pytest.mark.clause("16.3d", "16.3e")
def test_the_numbers_of_16_3() -> None:
    t = set_up("ionian")
    assert count(units(t, "athens"), "athens_nsp") == 7
    assert count(units(t, "athens"), "athens_lsp") == 9
    abroad = [*units(t, "thurii"), *units(t, "panactum"), *units(t, "gytheum", "nsp")]
    league = [unit for unit in range(UNITS) if UNIT_NATION[unit] == LEAGUE and 0 <= t.state.loc[unit] < LOCALES]
    home = [unit for unit in league if PIECE_KEY[unit] not in abroad]
    # one fleet at Corinth is named besides the nineteen
    fleets_at_corinth = count(units(t, "corinth"), "peloponnesian_nsp")
    assert len(home) == 19 + 1
    assert fleets_at_corinth >= 1
    assert all(t.where(f"chios_nsp_{n}") == "chios" for n in (1, 2))


@pytest.mark.clause("16.3f")
def test_forts_and_forces_abroad_in_16_3() -> None:
    t = set_up("ionian")
    forts = {fort: place for fort, place in t.position()["forts"].items() if place in LOCALE_NAMES}
    assert forts == {
        "oenoe": "oenoe",
        "panactum": "panactum",
        "minoa": "plataea",
        "pylos": "pylos",
        "methana": "troezen",
        "onugnathus": "onugnathus",
        "decelea": "panactum",
    }
    assert count(units(t, "epidaurus"), "athens_nsp") == 1
    assert count(units(t, "mytilene"), "athens_lsp") == 1
    guests = [name for name in units(t, "thurii") if t.owner(name) == "sparta"]
    assert (len(guests), count(guests, "syracuse_nsp")) == (3, 1)
    assert len([name for name in guests if "_lsp" in name]) == 1
    assert t.where("hermocrates") == "thurii"
    assert len(units(t, "panactum", "_lsp")) == 5
    assert all(t.owner(name) == "sparta" for name in units(t, "panactum"))
    assert len(units(t, "gytheum", "_nsp")) == 1
    # they stand outside; Thurii stays Athens' (RULING-81)
    assert t.holder("thurii") == ""


@pytest.mark.clause("16.3f")
def test_who_begins_abroad_is_for_the_owner_to_choose() -> None:
    t = beginning("ionian")
    assert (t.asked, t.decider) == ("SendAbroad", "sparta")
    t.may("send:tegea_lsp", "send:ambracia_lsp").may_not("send:sparta_lsp_1", "16.0a").may_not("send:leucas_nsp")
    t.does("send:tegea_lsp")
    assert t.where("tegea_lsp") == "thurii"


@pytest.mark.clause("16.3b", "16.3c", "16.3g", "2.17b", "14.1f")
def test_finances_government_and_events_of_16_3() -> None:
    t = set_up("ionian")
    s = t.state
    assert (s.year, s.prestige, s.government) == (412, -5, 7)
    assert (t.talents("athens"), t.talents("sparta")) == (10, 45)
    status = t.position()["status"]
    assert {name for name, word in status.items() if word == "neutral"} == {"chalcidice"}
    assert (status["argos"], status["melos"]) == ("with-athens", "with-athens")
    assert {"15.11", "15.12", "15.13"} <= set(t.position()["happened"])
    # the Persians are the last to come, two places for the two
    assert len({t.where("persia_lsp_1"), t.where("persia_lsp_2")} & {"antandrus", "elaea", "sardis", "iasus"}) == 2
    assert {t.where(name) in LOCALE_NAMES for name in ("strombichides", "diomedon", "charmines")} == {True}
    t.state.treasury[ATHENS] = 50
    t.dice(1).state.then(IncomePhase())
    run(t.state)
    # 45 and the first 10 make 55; Persia's 40 comes on top
    assert t.talents("sparta") == 55 + 40


@pytest.mark.clause("6.3f")
def test_who_is_due_in_412_comes_later() -> None:
    t = set_up("ionian")
    assert {t.where(name) for name in ("antisthenes", "pedaritus", "lysander")} == {"pool"}
    assert all(t.where(name) in LOCALE_NAMES for name in ("archidamus", "agis", "gylippus", "eteonicus"))


# ------------------------------------------------------------------------------------------------------ how they end


def ending(step: Step, pieces: Any = None, **rest: Any) -> Table:
    return Table(pieces or {}, steps=[step], **rest)


@pytest.mark.clause("16.1o", "16.1a")
@pytest.mark.parametrize(
    ("prestige", "dice", "winner"),
    [
        (8, [3, 4], "athens"),
        (7, [3, 4], "sparta"),
        (20, [6, 6], "athens"),
        (0, [1, 1], "sparta"),
        (-9, [1, 1], "sparta"),
    ],
)
def test_two_dice_below_the_level_judge_the_archidamian_war(prestige: int, dice: list[int], winner: str) -> None:
    t = ending(Verdict(), scenario="archidamian", year=422, prestige=prestige, dice=dice)
    assert t.winner == winner
    assert t.event("decided")["how"] == "scenario"


@pytest.mark.clause("rev.18")
@pytest.mark.parametrize(("prestige", "winner"), [(9, ATHENS), (7, ATHENS), (6, DRAWN), (5, SPARTA), (-3, SPARTA)])
def test_the_level_alone_judges_by_the_designer_s_rule(prestige: int, winner: int) -> None:
    said = {"scenario": "archidamian", "year": 422, "prestige": prestige, "options": ["close_verdict"]}
    t = ending(Verdict(), **said)
    assert t.state.winner == winner
    assert not t.events("rolled")
    before = Table({}, steps=[], **said)
    assert (standing(before.state), goal(before.state)) == (winner, 7)


@pytest.mark.clause("16.1p2", "16.1q")
@pytest.mark.parametrize(
    ("units_there", "prestige", "winner"),
    [
        (["athens_lsp_1"], 1, "athens"),
        (["athens_nsp_1"], 1, "athens"),
        (["athens_lsp_1"], 0, "sparta"),
        # allies do not hold it for the index
        (["corcyra_lsp"], 5, "sparta"),
        ([], 5, "sparta"),
    ],
)
def test_at_the_death_of_darius_syracuse_decides_the_campaign(
    units_there: list[str], prestige: int, winner: str
) -> None:
    held = {"syracuse": "athens"} if units_there else {}
    status = {"spartan_italian": "out", "spartan_mainland": "out", "athenian_mainland": "with-athens"}
    t = Table(
        {"syracuse": units_there},
        steps=[],
        scenario="campaign",
        year=404,
        holder=held,
        prestige=prestige,
        happened=["15.3"],
        status=status,
    )
    darius_dies(t.state)
    assert (t.winner, t.event("decided")["how"]) == (winner, "darius")


@pytest.mark.clause("16.2a", "16.2h")
def test_sparta_wins_the_second_scenario_when_time_runs_out() -> None:
    t = ending(TimeRunsOut(), scenario="nicias", year=413)
    assert (t.winner, t.event("decided")["how"]) == ("sparta", "scenario")


@pytest.mark.clause("16.3h", "16.3a")
@pytest.mark.parametrize(("flags", "winner"), [([], "athens"), (["athens-touched"], "sparta")])
def test_athens_wins_the_ionian_war_untouched(flags: list[str], winner: str) -> None:
    t = Table({}, steps=[], scenario="ionian", year=404, flags=flags)
    assert standing(t.state) == t.side_of(winner)
    assert [line.clause for line in lines(t.state, t.side_of(winner))] == ["16.3h"]
    darius_dies(t.state)
    assert t.winner == winner


@pytest.mark.clause("16.1o", "16.1p2")
def test_what_speaks_for_a_side() -> None:
    t = Table({}, steps=[], scenario="campaign", prestige=-4, year=420)
    assert [(line.number, line.clause) for line in lines(t.state, SPARTA)] == [(4, "16.1p2")]
    assert lines(t.state, ATHENS) == []
    assert goal(t.state) == 1
    t = Table({}, steps=[], scenario="archidamian", prestige=8, year=425)
    assert (standing(t.state), goal(t.state)) == (ATHENS, 8)
    assert sum(IS_NSP) > 0
