"""Income of both sides [12.1, 12.2, 2.13, 2.16, the income tables], from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.rules.year.governments import takes_power
from polemos.games.sparta_vs_athens.rules.year.income import IncomePhase
from polemos.kernel.flow import run
from rulebook.sparta_vs_athens.table import Table

EMPTY = {"athens": 0, "sparta": 0}


def income(pieces: Any = None, **rest: Any) -> Table:
    """The Income Phase of a year of the campaign, alone; the treasuries are empty unless said."""
    said = {"scenario": "campaign", "year": 430, "government": 3, "treasury": EMPTY, **rest}
    return Table(pieces or {}, steps=[IncomePhase()], **said)


def again(t: Table) -> Table:
    """Another Income Phase."""
    t.state.then(IncomePhase())
    run(t.state)
    return t


# ---------------------------------------------------------------------------------------------------------- tribute


@pytest.mark.clause("2.16b", "2.16e", "2.16f", "tbl.income.athens.a", "2.13b", "3.2.1e")
def test_a_city_pays_athens_the_red_box_for_an_lsp_in_it() -> None:
    # Ceos: red 5, blue 1
    t = income({"ceos": ["athens_lsp_12"]})
    assert t.talents("athens") == 5
    assert (t.event("tribute")["side"], t.event("tribute")["talents"]) == ("athens", 5)
    # ships do not count, nor an army aboard them
    assert income({"ceos": ["athens_nsp_1"]}).talents("athens") == 0
    cargo = income({"ceos": ["athens_nsp_1", "athens_lsp_12"]}, aboard={"athens_nsp_1": ["athens_lsp_12"]})
    assert cargo.talents("athens") == 0
    # a city of nobody pays nobody
    assert income().talents("athens") == 0


@pytest.mark.clause("2.16b")
def test_besieging_a_city_is_not_occupying_it() -> None:
    t = income(
        {"potidaea": ["athens_lsp_1", "corinth_lsp_3"]},
        besieging={"potidaea": ["athens_lsp_1"]},
        inside={"potidaea": ["corinth_lsp_3"]},
    )
    # the Corinthians hold it: 5 in the blue box
    assert (t.talents("athens"), t.event("tribute")["side"], t.event("tribute")["talents"]) == (0, "sparta", 5)


@pytest.mark.clause("2.16c", "2.16d", "12.1a")
def test_a_city_pays_sparta_the_blue_box() -> None:
    t = income({"ceos": ["tegea_lsp"]}, holder={"ceos": "sparta"})
    assert t.talents("sparta") == 45 + 1
    t = income({"ceos": ["tegea_lsp"]}, holder={"ceos": "sparta"}, options=["tribute_by_garrison"])
    assert t.talents("sparta") == 45


@pytest.mark.clause("qa.68", "2.16j", "gov.1e", "tbl.income.athens.a")
@pytest.mark.parametrize(
    ("options", "government", "talents"),
    [([], 1, 8), ([], 3, 8), (["halved_tribute"], 1, 2), (["halved_tribute"], 3, 4)],
)
def test_the_divisor(options: list[str], government: int, talents: int) -> None:
    # Chios 4 and Mytilene 4; by 3 with fractions dropped under #1, by 2 later, by nothing after the designer's answer
    pieces = {"chios": ["chios_lsp"], "mytilene": ["lesbos_lsp"]}
    assert income(pieces, options=options, government=government).talents("athens") == talents


@pytest.mark.clause("2.16i", "9.3a", "rev.5")
def test_the_blockade_cuts_off_the_propontis() -> None:
    pieces = {"byzantium": ["athens_lsp_1"], "ceos": ["athens_lsp_12"]}
    free = income(pieces).talents("athens")
    assert free > 5
    assert income(pieces, flags=["blockade"]).talents("athens") == 5
    assert income(pieces, flags=["blockade"], options=["blockade_of_athens"]).talents("athens") == free
    theirs = {"byzantium": ["tegea_lsp"]}
    held = {"byzantium": "sparta"}
    assert income(theirs, holder=held).talents("sparta") > 45
    assert income(theirs, holder=held, flags=["blockade"]).talents("sparta") == 45


@pytest.mark.clause("10.1c")
def test_a_city_that_revolted_never_pays_athens_again() -> None:
    t = income({"ceos": ["athens_lsp_12"]}, marks={"ceos": ["revolted"]}, holder={"ceos": "athens"})
    assert t.talents("athens") == 0


@pytest.mark.clause("11.11b")
def test_mytilene_and_its_allies_pay_nobody_while_they_are_sparta_s() -> None:
    cities = dict.fromkeys(("mytilene", "methymna", "eresus", "chios"), "sparta")
    t = income({"mytilene": ["lesbos_lsp"], "chios": ["chios_lsp"]}, flags=["mytilene"], loyal=cities)
    assert (t.talents("athens"), t.talents("sparta")) == (0, 45)


@pytest.mark.clause("rev.10", "rev.10b")
def test_tribute_by_garrisons() -> None:
    """122 points of garrisons without Chios and Lesbos, no army needed; divided by 2, by 3 under #1."""
    with_rule = {"options": ["tribute_by_garrison"], "scenario": "nicias", "flags": ["fund-1"]}
    assert income(**with_rule).talents("athens") == 122 // 2
    assert income(government=1, **with_rule).talents("athens") == 122 // 3
    # a city that Sparta holds is lost to it: Byzantium
    held = income({"byzantium": ["tegea_lsp"]}, holder={"byzantium": "sparta"}, **with_rule)
    assert held.talents("athens") < 122 // 2
    # and not while Athens has it again, though it had revolted
    lost = {"loyal": {"byzantium": "sparta"}, "marks": {"byzantium": ["revolted"]}, **with_rule}
    assert income(**lost).talents("athens") == held.talents("athens")
    retaken = income({"byzantium": ["athens_lsp_1"]}, holder={"byzantium": "athens"}, **lost)
    assert retaken.talents("athens") == 122 // 2


# --------------------------------------------------------------------------------------------- other Athenian income


@pytest.mark.clause("12.2a", "12.2b", "tbl.income.athens.b", "gov.2b")
def test_the_property_tax_brings_20_talents_for_five_years() -> None:
    t = income(government=2, year=428, tax_years=5)
    assert t.talents("athens") == 20
    for year, left in ((427, 3), (426, 2), (425, 1), (424, 0)):
        t.state.year = year
        again(t)
        assert t.state.tax_years == left
    assert t.talents("athens") == 100
    again(t)
    assert t.talents("athens") == 100


@pytest.mark.clause("12.2b3", "tbl.income.athens.d", "gov.9c")
def test_the_black_sea_toll_comes_every_year() -> None:
    assert income(flags=["toll", "fund-1"], government=9).talents("athens") == 60
    assert income(flags=["toll", "fund-1", "fund-2"], government=12).talents("athens") == 60
    assert income(government=12, flags=["fund-1", "fund-2"]).talents("athens") == 0


@pytest.mark.clause("tbl.income.athens.c", "gov.7c", "12.2b2", "rev.11")
def test_the_first_reserve_fund_once_below_33_talents_from_government_7_on() -> None:
    assert income(government=7, treasury={"athens": 32, "sparta": 0}).talents("athens") == 32 + 60
    assert income(government=7, treasury={"athens": 33, "sparta": 0}).talents("athens") == 33
    assert income(government=6, treasury={"athens": 0, "sparta": 0}).talents("athens") == 0
    assert income(government=7, flags=["fund-1"]).talents("athens") == 0
    # the treasury counts as it was before this income
    t = income({"chios": ["chios_lsp"]}, government=8, treasury={"athens": 32, "sparta": 0})
    assert t.talents("athens") == 32 + 4 + 60


@pytest.mark.clause("tbl.income.athens.e", "gov.10b", "rev.13")
def test_the_second_reserve_fund_once_below_25_talents_from_government_10_on() -> None:
    said = {"flags": ["fund-1"]}
    assert income(government=10, treasury={"athens": 24, "sparta": 0}, **said).talents("athens") == 24 + 36
    assert income(government=10, treasury={"athens": 25, "sparta": 0}, **said).talents("athens") == 25
    assert income(government=9, **said).talents("athens") == 0
    # the income table prints #9
    assert income(government=9, options=["early_fund"], **said).talents("athens") == 36
    assert income(government=10, flags=["fund-1", "fund-2"]).talents("athens") == 0


@pytest.mark.clause("12.2c", "16.1c", "16.2b", "16.3b")
@pytest.mark.parametrize("scenario", ["archidamian", "campaign", "nicias", "ionian"])
def test_every_source_comes_with_its_government_but_for_the_tax_in_later_wars(scenario: str) -> None:
    assert income(scenario=scenario, government=10).talents("athens") == 60 + 36
    t = income(scenario=scenario, government=2)
    takes_power(t.state, 9, "14.1b")
    assert "toll" in t.position()["flags"]
    takes_power(t.state, 2, "14.1b")
    assert bool(t.state.tax_years) == (scenario in ("archidamian", "campaign"))


@pytest.mark.clause("10.5b")
def test_a_revolt_at_athens_may_cost_all_income_of_a_year() -> None:
    t = income({"chios": ["chios_lsp"]}, flags=["income-lost", "toll"], treasury={"athens": 7, "sparta": 0})
    assert t.talents("athens") == 7
    assert t.event("no-income")["side"] == "athens"
    again(t)
    assert t.talents("athens") == 7 + 4 + 60


@pytest.mark.clause("15.7e", "12.4a")
def test_with_the_peace_athens_pays_60_talents_for_building() -> None:
    t = income(government=6, flags=["peace", "building"], treasury={"athens": 90, "sparta": 0})
    assert t.talents("athens") == 30
    assert t.event("builds")["talents"] == 60
    # after the income, and as far as there is money
    t = income({"chios": ["chios_lsp"]}, government=6, flags=["building"], treasury={"athens": 10, "sparta": 0})
    assert t.talents("athens") == 0
    # the debt is made with the Peace, and does not go with the government
    t = income(government=7, flags=["building", "fund-1"], treasury={"athens": 90, "sparta": 0})
    assert t.talents("athens") == 30


# ---------------------------------------------------------------------------------------------------------- Sparta


@pytest.mark.clause("12.1a", "16.1c", "16.2b", "16.3b", "2.13c")
@pytest.mark.parametrize(
    ("scenario", "talents"), [("archidamian", 45), ("campaign", 45), ("nicias", 10), ("ionian", 10)]
)
def test_basic_revenue(scenario: str, talents: int) -> None:
    t = income(scenario=scenario, year=411 if scenario == "ionian" else 420, prestige=0)
    assert t.talents("sparta") == talents


@pytest.mark.clause("12.1c", "tbl.income.sparta.a", "11.6c", "11.7c", "11.8c", "11.9c", "11.10a")
@pytest.mark.parametrize(
    ("pieces", "said", "less"),
    [
        ({}, {"flags": ["last-year-attica"]}, 5),
        ({}, {"forts": {"pylos": "pylos"}}, 5),
        ({}, {"flags": ["last-year-megara"]}, 5),
        ({"megara": ["athens_lsp_1"]}, {}, 5),
        ({}, {"forts": {"minoa": "plataea"}}, 5),
        ({"anactorium": ["athens_nsp_1"]}, {}, 5),
        ({"oeniadae": ["athens_nsp_1"]}, {}, 5),
        ({}, {"flags": ["last-year-naupactus"]}, 15),
        ({"corinth": ["athens_lsp_1"]}, {}, 25),
        # Corinth replaces three others (RULING-11)
        ({"corinth": ["athens_lsp_1"], "anactorium": ["athens_nsp_1"]}, {"flags": ["last-year-naupactus"]}, 25),
        ({"oeniadae": ["athens_nsp_1"], "megara": ["athens_lsp_1"]}, {"forts": {"pylos": "pylos"}}, 15),
    ],
)
def test_what_athens_does_to_the_revenue_of_sparta(pieces: Any, said: Any, less: int) -> None:
    t = income(pieces, **said)
    assert t.talents("sparta") == 45 - less
    assert t.event("less-revenue")["talents"] == less


@pytest.mark.clause("rev.7", "rev.9")
def test_cities_that_stand_firm_cost_nothing() -> None:
    pieces = {"megara": ["athens_lsp_1"], "corinth": ["athens_lsp_2"], "oeniadae": ["athens_nsp_1"]}
    assert income(pieces, options=["firm_corinth", "firm_anactorium"]).talents("sparta") == 45


@pytest.mark.clause("12.1d")
def test_revenue_never_falls_below_10() -> None:
    flags = ["last-year-attica", "last-year-megara", "last-year-naupactus"]
    t = income({"megara": ["athens_lsp_1"], "corinth": ["athens_lsp_2"]}, flags=flags, forts={"pylos": "pylos"})
    assert t.talents("sparta") == 10


@pytest.mark.clause("15.7c")
def test_during_the_peace_nothing_is_taken_off() -> None:
    t = income({"megara": ["athens_lsp_1"]}, flags=["peace", "last-year-naupactus"], forts={"pylos": "pylos"})
    assert t.talents("sparta") == 45


@pytest.mark.clause("11.10a", "tbl.income.sparta.a")
def test_naupactus_counts_from_the_second_year_of_the_war_on() -> None:
    assert income(year=431, flags=["last-year-naupactus"]).talents("sparta") == 45
    assert income(year=430, flags=["last-year-naupactus"]).talents("sparta") == 30


@pytest.mark.clause("rev.14")
def test_after_three_times_naupactus_is_lost_for_good() -> None:
    said = {"year": 426, "options": ["lasting_naupactus"]}
    assert income(naupactus_years=2, **said).talents("sparta") == 45
    assert income(naupactus_years=3, **said).talents("sparta") == 30
    assert income(naupactus_years=3, year=426).talents("sparta") == 45
    counted = income(flags=["last-year-naupactus"])
    assert counted.state.naupactus_years == 1


@pytest.mark.clause("qa.86a")
def test_the_first_income_of_the_war_is_flat() -> None:
    # though forts stand at Pylos and Plataea, and Corinthians in Potidaea
    t = income(
        {"potidaea": ["corinth_lsp_3"]},
        year=431,
        government=1,
        forts={"pylos": "pylos", "minoa": "plataea"},
        treasury={"athens": 270, "sparta": 20},
    )
    assert t.talents("sparta") == 65


@pytest.mark.clause("12.1b", "tbl.persia", "15.13c")
@pytest.mark.parametrize(
    ("year", "row"), [(411, (40, 40, 50, 50, 50, 60)), (408, (40, 40, 50, 50, 50, 60)), (407, (40, 60, 70, 75, 80, 80))]
)
def test_persian_gold(year: int, row: tuple[int, ...]) -> None:
    for die, talents in enumerate(row, 1):
        t = income(scenario="ionian", year=year, government=12, flags=["persia", "fund-1", "fund-2"], dice=[die])
        assert t.talents("sparta") == 10 + talents
        assert t.event("rolled")["side"] == "sparta"
    assert income(scenario="ionian", year=year, government=12).talents("sparta") == 10


@pytest.mark.clause("2.17a", "2.17c", "2.13a")
def test_everybody_knows_what_comes_in() -> None:
    t = income({"ceos": ["athens_lsp_12"]})
    assert {e.audience for e in t.events() if e.kind in ("tribute", "revenue")} == {3}
    for side in ("athens", "sparta"):
        seen = t.game.rules.view(t.state, t.side_of(side))
        assert seen["treasury"] == t.state.treasury
