"""Sparta vs. Athens played on the page by two people at one screen: the year begins, fleets sail, cities fall."""

import pytest

from browser.hellas import OPERATIONS, war
from browser.site import Site, expect

YEAR = {
    "quarter": "administration",
    "phase": "government",
    "year": 405,
    "government": 10,
    "level": 2,
    "prestige": -3,
    "flags": ["fund-1", "fund-2", "athens-touched"],
    "treasury": {"athens": 1, "sparta": 3},
    "pieces": {
        "athens": ["conon", "diomedon", "thrasyllus"],
        "samos": ["athens_nsp_3", "athens_lsp_2"],
        "melos": ["athens_lsp_3", "athens_lsp_12"],
        "sparta": "lysander",
    },
}


def test_a_year_begins(site: Site) -> None:
    t = war(site, YEAR)
    t.asks("Athens: your decision", "Prestige has fallen: is the government given up?")
    t.foretold(site.choice("avert"), "Given up", "Diomedon", "Thrasyllus", "out of the game for good")
    t.foretold(site.choice("pass"), "Next government")
    site.take("avert")
    t.says(
        ("Government #10 stays in power: two of its men are given up.", "14.1d"),
        ("Athens receives 5 talents of tribute.", "tbl.income.athens.a"),
        ("Sparta receives 10 talents of basic revenue.", "12.1a"),
    )

    t.asks("Sparta: your decision", "Who goes first this season?")
    t.foretold(site.choice("go-first:athens"), "Operates last, knowing what the other has done", "Sparta")
    site.take("go-first:athens")

    # six talents, and eight are owed; the sheet says so before anybody decides
    t.asks("Athens: your decision", "Which unit is paid for next?")
    t.reads("Athens: resources", "Treasury", "6", "Upkeep to come", "8")
    t.foretold(site.choice("pay:athens_lsp_3"), "Talents left", "Cannot be paid any more", "Athens LSP 12")
    t.foretold(site.choice("pay:athens_lsp_12"), "Talents left", "4", "Cannot be paid any more", "Athens LSP 3")
    site.take("pay:athens_lsp_12")
    t.says(
        ("Athens LSP 12 is kept for 2; 4 left.", "12.3b"),
        ("Athens LSP 3 at Melos is not paid and is reduced.", "12.3g"),
    )

    t.asks("What is raised?")
    t.foretold(site.choice("raise:athens_lsp_8"), "Cost", "3", "Talents left", "1")
    t.foretold(site.choice("raise:chios_lsp"), "Cost", "3")
    site.take("raise:chios_lsp")
    t.asks("Where does Chios LSP go?")
    t.foretold(site.lit("place:chios"), "Land units there, limit", "Upkeep a season, as they stand", "0")
    t.goes("place:chios")
    t.says(
        ("Athens raises Chios LSP for 3; 1 left.", "12.5b"),
        ("Chios LSP arrives at Chios.", "12.5c"),
    )
    t.stand("Athens", "Chios", "Chios LSP")
    t.stand("Athens", "Athens", "Conon")
    t.asks("Whose operation is next?")


SAIL = {
    **OPERATIONS,
    "pieces": {
        "athens": ["conon", "athens_nsp_1", "athens_nsp_2", "athens_lsp_5", "athens_lsp_6", "athens_lsp_7"],
        "ceos": "athens_nsp_3",
        "sparta": "sparta_lsp_1",
    },
    "dice": [6, 3, 3],
}


@pytest.mark.long
def test_an_expedition_takes_aboard_drops_and_fetches(site: Site) -> None:
    t = war(site, SAIL)
    t.foretold(site.choice("lead:conon"), "Operations points", "Land units that may come (number: 3)")
    site.take("lead:conon", "take:athens_nsp_1", "take:athens_nsp_2", "take:athens_lsp_5", "take:athens_lsp_6")
    t.foretold(site.lit("move:ceos"), "Sea route", "Operations points left")
    site.point("move:ceos")
    t.says(("Conon goes from Athens to Ceos with 2 land units and 2 fleets", "7.3b"))
    t.stand("Athens", "Athens", "Athens LSP 7")

    # one is left to hold Ceos, the fleet that lay there comes along
    site.take("drop:athens_lsp_6", "pick-up:athens_nsp_3")
    t.says(
        ("Athens LSP 6 is left at Ceos.", "7.6a"),
        ("Athens NSP 3 is picked up at Ceos.", "7.7a"),
    )
    site.point("move:myrtoan_sea")
    t.says(("Conon goes from Ceos to Myrtoan Sea with one land unit and 3 fleets", "7.3b"))
    t.stand("Athens", "Ceos", "Athens LSP 6")
    site.point("move:cythera")
    site.take("land-all")
    t.foretold(site.choice("stop"), "Land units there, limit", "Upkeep a season")
    t.foretold(site.choice("land-fight"), "Garrison", "Battle on land at Cythera", "the garrison falls")
    site.take("land-fight")
    t.asks("Which ships fight as marines at Cythera?")
    site.take("done")
    t.says(("The garrison of Cythera is eliminated.", "8.5e"), ("Athens captures Cythera.", "8.5e"))
    t.stand("Athens", "Cythera", "Conon", "Athens LSP 5", "Athens NSP 1", "Athens NSP 2", "Athens NSP 3")


AT_CEOS = {
    "athens": ["conon", "athens_nsp_1", "athens_nsp_2", "athens_nsp_3"],
    "ceos": ["peloponnesian_nsp_1", "peloponnesian_nsp_2", "mindarus"],
}


@pytest.mark.long
def test_an_interception_is_asked_of_who_lies_there(site: Site) -> None:
    t = war(site, {**OPERATIONS, "pieces": AT_CEOS, "dice": [2, 6]})
    site.take("lead:conon", "take-all")
    site.point("move:ceos")
    t.asks("Athens: your decision", "Enemy ships at Ceos: fight or go on?")
    t.foretold(site.choice("go-on"), "Interception at Ceos", "Slips past", "%")
    site.take("go-on")
    t.asks("Sparta: your decision", "The enemy sails on past Ceos: intercept?")
    t.foretold(site.choice("intercept"), "Interception at Ceos", "Intercepted", "%", "Naval battle at Ceos", "column")
    site.take("intercept")
    t.says(
        ("Sparta tries to intercept at Ceos.", "7.9c"),
        ("Sparta fails to intercept at Ceos: 4 against 8.", "7.9f"),
    )
    # who has slipped past has to go on
    t.asks("Athens: your decision", "What does the force do?")
    expect(site.choice("stop")).to_have_count(0)
    site.point("move:cythnos")
    t.stand("Athens", "Cythnos", "Conon", "Athens NSP 1", "Athens NSP 2", "Athens NSP 3")


def test_a_naval_battle_is_stepped_down_and_costs_a_leader(site: Site) -> None:
    t = war(site, {**OPERATIONS, "pieces": AT_CEOS, "dice": [3, 6, 6]})
    site.take("lead:conon", "take-all")
    site.point("move:ceos")
    t.foretold(site.choice("sea-fight"), "Evasion at Ceos", "Naval battle at Ceos", "Column")
    site.take("sea-fight")
    t.asks("Sparta: your decision", "Naval combat at Ceos: try to evade?")
    site.take("stand")
    t.asks("Does your side step the result down? Every survivor is then reduced.")
    t.foretold(site.choice("take-losses"), "Own units lost, of those that fight", "1/2")
    t.foretold(site.choice("step-down"), "0/2", "Own units reduced", "2", "Every survivor is reduced")
    site.take("step-down")
    t.says(
        ("Ceos: die 3, column 3:1, result DH.", "tbl.crt.naval"),
        ("Sparta steps the result at Ceos down.", "8.4a"),
        ("Peloponnesian League NSP 1 is reduced at Ceos.", "8.4c"),
        ("Athens rolls 6 (leaders in danger).", "6.7a"),
        ("Mindarus falls at Ceos.", "6.7a"),
    )


SIEGE = {
    **OPERATIONS,
    "pieces": {
        "athens": ["conon", "athens_lsp_1", "athens_lsp_2", "athens_lsp_3"],
        "megara": "megara_lsp",
        "corinth": ["lysander", "boeotia_lsp_1", "sparta_lsp_1"],
    },
    "dice": [2, 1, 6, 3, 3],
}


@pytest.mark.long
def test_a_siege_is_raised_by_an_army_from_elsewhere(site: Site) -> None:
    t = war(site, SIEGE)
    site.take("lead:conon", "take-all")
    site.point("move:megara")
    t.asks("Sparta: your decision", "Land combat at Megara: outside, or inside?")
    t.foretold(site.choice("outside"), "Battle on land at Megara")
    t.foretold(site.choice("inside:megara"), "No battle on land: all go inside", "Siege of Megara, column 1:1")
    site.take("inside:megara")
    t.foretold(site.choice("besiege:megara"), "Cost", "5", "Siege of Megara, column 1:1", "NE")
    site.take("besiege:megara", "take-all")
    t.says(
        ("Sparta withdraws inside Megara.", "7.8d"),
        ("Megara: die 2, column 1:1: no effect.", "9.0g"),
        ("Megara is shut in by a siege.", "9.0l"),
    )
    t.reads("Sieges", "Megara", "21", "11", "1:1")
    site.take("done", "done")

    # those inside do not break out, but an army comes from Corinth
    site.take("done", "done")
    t.asks("Sparta: your decision", "Whose operation is next?")
    t.foretold(site.choice("sortie:megara"), "Counter-siege", "They stay shut in until their next operations.")
    site.take("sortie:megara")
    t.says(("Megara: die 1, column 1:1: they stay shut in.", "9.1f"))
    site.take("lead:lysander", "take-all")
    t.foretold(site.lit("move:megara"), "the force must fight them", "Battle on land at Megara")
    site.point("move:megara")
    t.told("The siege of Megara is over.", "Sparta attacks on land: Megara.")


def test_an_army_ravages_attica(site: Site) -> None:
    pieces = {"athens": ["conon", "athens_lsp_1"], "oenoe": ["agis", "boeotia_lsp_1", "sparta_lsp_1"]}
    t = war(site, {**OPERATIONS, "side": "sparta", "first": "sparta", "prestige": 4, "pieces": pieces, "dice": [3, 4]})
    site.take("lead:agis", "take-all")
    site.point("move:athens")
    t.asks("Athens: your decision")
    site.take("inside:athens")
    t.foretold(site.choice("ravage:athens"), "Ravaging", "Ravaged", "100%")
    site.take("ravage:athens")
    t.says(
        ("Attica is ravaged for the first time.", "9.2e"),
        ("Prestige moves by -2 to +2.", "tbl.prestige.e"),
    )
    t.reads("The war", "Prestige", "+2", "Ravaged this year", "Athens")
    site.find("Athens")
    site.board.press("Enter")
    expect(site.page.get_by_role("dialog", name="Athens")).to_contain_text("Ravaged")


def test_a_city_is_talked_into_revolt(site: Site) -> None:
    pieces = {"miletus": ["athens_lsp_1", "charmines"], "iasus": ["lysander", "peloponnesian_nsp_1"]}
    t = war(site, {**OPERATIONS, "side": "sparta", "first": "sparta", "pieces": pieces, "dice": [1]})
    t.foretold(site.choice("incite:miletus"), "Number in the box", "Incitement of Miletus", "Revolt", "expelled")
    site.take("incite:miletus")
    t.says(
        ("Sparta rolls 1 (incitement).", "10.1b"),
        ("Miletus revolts and joins Sparta.", "10.1c"),
        ("Athens LSP 1 is expelled and will return next season.", "10.1e"),
    )
    t.reads("The war", "In revolt", "Miletus")
    expect(site.choice("incite:miletus")).to_have_count(0)


def test_brasidas_marches_or_stays(site: Site) -> None:
    thrace = {
        "quarter": "administration",
        "phase": "first-player",
        "year": 423,
        "prestige": 2,
        "government": 4,
        "pieces": {"sparta": ["sparta_lsp_1", "tegea_lsp"], "thebes": "boeotia_lsp_1", "amphipolis": "athens_lsp_12"},
    }
    t = war(site, thrace, scenario="archidamian")
    t.asks("Sparta: your decision", "Which land unit marches to Amphipolis with Brasidas?")
    expect(site.choice("pick:sparta_lsp_1")).to_have_count(0)
    t.foretold(site.choice("pick:boeotia_lsp_1"), "Garrison", "Sparta, strength", "13", "Athens, strength")
    site.take("pick:boeotia_lsp_1")
    t.says(("Brasidas marches to Thrace: he stands before Amphipolis with Boeotia LSP 1.", "15.14a"))
    t.stand("Sparta", "Amphipolis", "Brasidas", "Boeotia LSP 1")
    t.reads("Sieges", "Amphipolis")
    t.asks("Athens: your decision", "Who goes first this season?")
