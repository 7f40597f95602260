"""The Epic of the Peloponnesian War played on the page by two people: what a year asks of them."""

import pytest

from browser.aegean import ARGIVES, ATTIC, ATTIC_FLEETS, PERIOECI, SUMMER, THEBANS, war
from browser.site import Site, expect


@pytest.mark.long
def test_regions_are_assessed_in_one_table(site: Site) -> None:
    t = war(site, {"base": "scenario", "phase": "assessment", "side": "sparta", "year": 419}, scenario="argive")
    t.asks("Sparta: your decision", "What is demanded of each region?")
    # each region with what each multiplier would bring, and nothing of it once more in a list
    expect(t.panel.get_by_role("button", name="Laconia ×4: 12 (-3)")).to_have_text("12 (-3)")
    expect(site.choice("assess-3:laconia")).to_have_count(1)
    t.foretold(site.choice("assess-3:laconia"), "Laconia at x3", "6 → 9", "Militance", "11 → 9")
    site.take("assess-3:laconia", "assess-0:arcadia")
    t.says(("Laconia is assessed at x3: 9", "5.3.1a"))
    expect(t.panel.get_by_role("button", name="Laconia")).to_have_count(0)
    t.region("Laconia", "Sparta", "9", "×3")
    t.region("Arcadia", "Sparta", "0", "×0")


REVOLT = {
    **SUMMER,
    "phase": "revolts",
    "pieces": {"force-pool": ATTIC[0]},
    "al": {"lesbos": 1, "chios": 8, "macedon": 8},
    "cities": {"teos": ["revolt"]},
    "dice": [6, 1],
}


@pytest.mark.long
def test_a_city_revolts_and_another_is_calmed(site: Site) -> None:
    t = war(site, REVOLT)
    t.asks("Sparta: your decision", "Which city of Lesbos is checked for a revolt?")
    t.foretold(site.lit("check:methymna"), "allegiance of the region", "+1", "Revolt", "17%")
    site.point("check:methymna")
    t.says(("Methymna revolts", "6.1a"))
    t.asks("Athens: your decision", "Which revolt in Chios do you try to calm?")
    t.foretold(site.lit("calm:teos"), "Calm", "17%")
    site.point("calm:teos")
    t.says(("The revolt of Teos ends.", "6.2"))
    t.row("Cities", "Methymna", "Lesbos", "in revolt")
    t.shows("Methymna", "Revolt (Sparta)")


PLACEMENT = {
    **SUMMER,
    "phase": "placement",
    "pieces": {"force-pool": [*ATTIC[:9], "attica-fleet-5-01", "attica-fleet-5-02"], "athens": [ATTIC[9], "pericles"]},
    "inside": [ATTIC[9], "pericles"],
}


@pytest.mark.long
def test_units_are_placed_in_one_table_a_region(site: Site) -> None:
    t = war(site, PLACEMENT)
    t.asks("Athens: your decision", "Where are units placed on the map or taken back?")
    some = "levy:eleusis place-one:attica-hoplite-4 done"
    t.offered(some)
    expect(site.choice(some)).to_have_accessible_name("Eleusis: place 1, Attic hoplite (4)")
    # one gesture each: a hoplite to Eleusis, all fleets to Piraeus, what stands in Athens goes home
    site.take(some, "levy:piraeus place-row:attica-fleet-5 done", "dismiss:athens")
    t.stand("Athens", "Eleusis (4044)", "Attic hoplite")
    t.stand("Athens", "Piraeus (4045)", "Attic fleet", "Attic fleet")
    t.stand("Athens", "Athens (4144)", "Pericles")
    site.undo.click()
    t.stand("Athens", "Athens (4144)", "Pericles", "Attic hoplite")
    # the widest of the tables fits, its heads upright
    wide = t.panel.get_by_role("region", name="Attica").locator(".scroll").last
    expect(wide).to_have_js_property("scrollLeft", 0)
    assert wide.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    # by a click on the map as well
    site.find("Oropus")
    site.click_middle()
    site.page.get_by_role("dialog").get_by_role("button", name="Oropus: place all").click()
    expect(site.choice("muster:oropus")).to_have_count(0)
    t.says(("8", "7.3.1"))


SUPPLY = {
    **SUMMER,
    "phase": "supply",
    "pieces": {"3940": ATTIC[:2], "athens": ATTIC[2], "2357": "attica-light-3-01"},
    "inside": ATTIC[2],
    "treasury": {"athens": 9, "sparta": 0},
}


@pytest.mark.long
def test_some_are_paid_and_some_forage(site: Site) -> None:
    t = war(site, SUPPLY)
    t.asks("Athens: your decision", "Which units forage instead of being paid for?")
    t.reads("Athens: resources", "Supply to pay", "Units out of supply", "1")
    site.page.get_by_role("button", name="Show on the board").click()
    site.page.get_by_label("Supply lines of Athens", exact=True).check()
    site.page.get_by_role("button", name="Show on the board").click()
    site.take(f"forage:{ATTIC[0]}")
    site.take("done")
    t.says(("Attic hoplite (4) 1 forages at", "9.4.2a"))
    t.stand("Athens", "3940 (Boeotia)", "foraging", "Attic hoplite (4) 2")


SIEGE = {
    **SUMMER,
    "phase": "movement",
    "turn": 3,
    "season": "spring",
    "side": "athens",
    "pieces": {"oropus": [*ATTIC[:3], "nicias"], "tanagra": THEBANS[0]},
    "inside": [*ATTIC[:3], "nicias", THEBANS[0]],
    "al": {"boeotia": 8, "macedon": 8},
    "treasury": {"athens": 30, "sparta": 30},
}


@pytest.mark.long
def test_a_city_is_invested_besieged_and_given_up(site: Site) -> None:
    t = war(site, SIEGE)
    t.goes("march:nicias", "move:4040")
    t.asks("Sparta: your decision", "The enemy is at Tanagra (4040): who stands outside, who inside?")
    site.take("all-inside")
    t.asks("Assault Tanagra, or invest it?")
    t.foretold(site.choice("assault:tanagra"), "Garrison points", "3", "Odds before shifts", "1-2")
    site.take("invest")
    t.shows("Tanagra", "Invested (Athens)")
    site.take("done")
    t.until("besiege:tanagra")
    site.take("besiege:tanagra")
    t.row("Sieges", "Tanagra", "Athens", "0")
    t.shows("Tanagra", "Siege (Athens)", "season count 0: at the next siege phase +1 to the die; it falls on 6")

    # a season later the defenders see what the die would bring, and march home
    t.until("surrender")
    t.asks("Sparta: your decision", "Tanagra is besieged: hold out, or give it up and march home?")
    t.foretold(site.choice("hold-out"), "walls", "+1", "Falls", "17%")
    site.take("surrender")
    t.says(("Sparta gives up Tanagra on terms.", "10.6.2"))
    site.take("spare")
    t.row("Cities", "Tanagra", "Boeotia", "Athens")


CARDS = {
    **SUMMER,
    "phase": "cards",
    "side": "athens",
    "pieces": {"athens": "pericles", "force-pool": ATTIC[0]},
    "cards": {"athens": ["good_harvest", "fair_winds"], "sparta": ["stasis", "ruse"]},
    "dice": [3],
}


def test_a_season_is_a_duel_of_cards(site: Site) -> None:
    t = war(site, CARDS)
    t.asks("Athens: your decision", "Do you play a card, discard one, or pass?")
    # what a card does stands beside it, and nothing of the other hand but how many there are
    t.reads("Athens: cards", "Good Harvest", "Fair Winds")
    site.take("play-card:fair_winds")
    t.says(("Athens plays Fair Winds.", "card.fair_winds"))
    t.asks("Sparta: your decision", "Do you play a card, discard one, or pass?")
    site.take("play-card:stasis")
    t.asks("On what is Civil Strife played?")
    t.goes("card-region:chios")
    t.told("Civil Strife: Chios.", "Sparta rolls 3 for a card.", "Chios: allegiance -1, now 4.")
    t.region("Chios", "Athens")
    site.take("discard-card:good_harvest", "play-card:ruse")
    t.says(("Athens discards Good Harvest.", "12.2a"), ("ready for this season.", "12.8b"))
    t.reads("Sparta: resources", "Ruse")


RAIDS = {
    **SUMMER,
    "phase": "raids",
    "turn": 1,
    "side": "sparta",
    "pieces": {"decelea": PERIOECI[0], "4142": PERIOECI[1], "athens": "attica-cavalry-4-01"},
    "inside": ["attica-cavalry-4-01"],
    "treasury": {"athens": 0, "sparta": 5},
    "dice": [3, 4],
}


def test_cavalry_drives_raiders_off(site: Site) -> None:
    t = war(site, RAIDS)
    t.asks("Sparta: your decision", "Who raids?")
    t.foretold(site.choice(f"raid:{PERIOECI[0]}"), "Talents from a raid", "1 / 4", "50%")
    t.goes(f"raid:{PERIOECI[0]}")
    t.says(("The raid of Laconian hoplite (5) 1 in Attica fails.", "15.2a"))
    t.goes(f"raid:{PERIOECI[1]}")
    t.says(("Laconian hoplite (5) 2 raids Attica, its raid number 1 this year.", "15.2a"))
    t.reads("Sparta: resources", "Treasury", "6")
    t.region("Attica", "Athens")


MARCH = {
    **SUMMER,
    "phase": "movement",
    "turn": 1,
    "side": "sparta",
    "pieces": {"sparta": [*PERIOECI[:3], "agis"], "3150": ARGIVES[:2]},
    "inside": [*PERIOECI[:3], "agis"],
    "controller": {"argolid": "athens"},
    "dice": [2, 3, 5, 5, 5, 5, 3, 2, 2, 2, 2, 1, 1, 1],
}


@pytest.mark.long
def test_an_army_marches_by_area_and_by_hex_into_a_battle(site: Site) -> None:
    t = war(site, MARCH)
    site.take("march:agis")
    t.asks("Where does the army in Sparta (3056) go?", "12 movement points left")
    site.find("3150")
    t.foretold(site.lit("move:3150"), "Movement points left", "7", "Odds before shifts", "1-1")
    t.goes("move:3150")
    t.asks("Athens: your decision", "Argolid (3150) is attacked: do your units try to withdraw?")
    t.foretold(site.choice("withdraw"), "Away", "50%")
    site.take("withdraw")
    t.says(("Agis marches to Argolid (3150)", "16.1a"))
    t.asks("Athens: your decision", "Battle at Argolid (3150): fight on or break off?")
    t.foretold(site.choice("fight-on"), "Column", "%")
    site.take("fight-on")
    t.asks("Sparta: your decision", "Battle at Argolid (3150): fight on or break off?")
    site.take("break-off")
    t.says(("Sparta retreats from Argolid (3150)", "17.7.3"))


VOYAGE = {
    **SUMMER,
    "phase": "movement",
    "turn": 1,
    "side": "athens",
    "pieces": {
        "piraeus": [*ATTIC_FLEETS[:3], "phormio", *ATTIC[:2]],
        "3456": ["laconia-fleet-4-01", "alcidas"],
    },
    "inside": [*ATTIC_FLEETS[:3], "phormio", *ATTIC[:2]],
    "bases": {"piraeus": "athens"},
    "dice": [1],
}


@pytest.mark.long
def test_a_fleet_is_intercepted_and_lands_its_troops(site: Site) -> None:
    t = war(site, VOYAGE)
    site.take("sail:phormio")
    t.asks("Where do the fleets in Piraeus (4045) go?", "8 sea points left")
    site.take("embark-all")
    site.find("3355")
    t.foretold(site.lit("land-at:3355"), "Argolic Gulf", "%")
    t.goes("land-at:3355")
    t.asks("Sparta: your decision", "Enemy fleets pass through Argolic Gulf. Who intercepts them?")
    t.foretold(site.choice("intercept:alcidas"), "Found", "17%", "Odds before shifts", "1-3")
    site.take("intercept:alcidas")
    t.says(("Sparta rolls 1 for interception", "16.6.1"))
    t.says(("Athens: 2 units go ashore", "16.5.2"))


LONG_WALLS = {
    **SUMMER,
    "phase": "building",
    "side": "athens",
    "pieces": {"megara": ATTIC[0]},
    "inside": [ATTIC[0]],
    "holder": {"megara": "athens", "nisaea": "athens"},
    "treasury": {"athens": 9, "sparta": 0},
}
STORM = {
    **SUMMER,
    "phase": "movement",
    "turn": 1,
    "side": "sparta",
    "pieces": {"megara": ATTIC[0], "3743": [*PERIOECI[:3], *THEBANS[:5], "agis"]},
    "inside": [ATTIC[0]],
    "holder": {"megara": "athens", "nisaea": "athens"},
    "long_walls": [["megara", "nisaea"]],
    "dice": [6] * 20,
}


@pytest.mark.long
def test_long_walls_are_built_and_stormed(site: Site) -> None:
    t = war(site, LONG_WALLS)
    t.asks("Athens: your decision", "What do you build?")
    t.foretold(site.choice(f"build-long-walls:{ATTIC[0]}"), "Costs", "2", "Seasons", "2", "Talents left", "7")
    site.take(f"build-long-walls:{ATTIC[0]}")
    t.says(("begins Long Walls from Megara to Nisaea.", "7.6.5a"))
    t.row("Works", "Long Walls 1", "Megara, Nisaea", "ready in Winter 429 BC")
    t.shows("Nisaea", "Long Walls under way")

    t = war(site, STORM)
    t.shows("Nisaea", "Long Walls")
    t.goes("march:agis", "move:3744")
    site.take("all-inside")
    t.asks("Sparta: your decision", "Assault Megara, or invest it?")
    t.foretold(site.choice("assault:megara"), "Garrison points", "Columns for walls", "Odds")
    site.take("assault:megara")
    t.told("Sparta assaults Megara.")


def test_a_region_changes_sides(site: Site) -> None:
    year = {
        "base": "scenario",
        "phase": "control",
        "side": "athens",
        "season": "spring",
        "year": 419,
        "al": {"elis": -3},
    }
    t = war(site, year, scenario="argive")
    # it passes at once, and whoever has it now is asked what it shall pay
    t.says(("Elis turns away from Athens: its allegiance is -3, below -2.", "4.1b"))
    t.says(("Elis passes to Sparta.", "4.3.1a"))
    t.asks("Sparta: your decision", "Elis is yours now. Does its assessment stay?")
    t.region("Elis", "Sparta", "3", "×2")
    site.take("plain-tribute")
    t.region("Elis", "Sparta", "×1")


@pytest.mark.long
def test_what_is_built_goes_by_place_and_is_narrowed(site: Site) -> None:
    year = {"base": "scenario", "phase": "building", "side": "athens", "season": "summer", "year": 419}
    t = war(site, year, scenario="argive")
    t.asks("What do you build? There are 90 talents.", "bases, forts and the walls of small cities stand at once")
    t.panel.get_by_text("By place", exact=True).click()
    attica = t.panel.get_by_role("region", name="Attica", exact=True)
    expect(attica.get_by_role("button", name="Base for 1: Oropus (4240)")).to_be_visible()
    attica.get_by_role("button", expanded=True).press("Enter")
    expect(site.choice("build-base:4240")).to_have_count(0)
    # what the words leave is open, and alone on the map
    narrow = t.panel.get_by_role("searchbox", name="Narrow the list")
    narrow.fill("base oropus")
    expect(t.panel.locator(".group [data-choice]")).to_have_count(1)
    expect(site.lit("build-base:4240")).to_have_count(1)
    expect(site.lit("build-base:3567")).to_have_count(0)
    site.accessible()
    with site.goes_on():
        narrow.press("Enter")
    t.says(("Athens builds a base in Oropus (4240).", "7.6.3a"))
