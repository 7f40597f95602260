"""Alexander at the page: command, momentum and trumps, fire, shock, rout and rally, and going far in one go."""

import re

import pytest
from playwright.sync_api import Locator

from browser.macedon import ASKED, battle
from browser.site import Site, expect

THEBANS = {
    "scenario": "chaeronea",
    "turn": 1,
    "phase": "activation",
    "pieces": {
        "1927": "gre.theagenes",
        "2025": "gre.ho.theb-1",
        "2027": "gre.ho.theb-2",
        "2029": "gre.ho.theb-3",
        "2928": "mac.hc.comp-1",
        "3528": "mac.antipater",
    },
    "facing": {"gre.ho.theb-1": 90, "gre.ho.theb-2": 90, "gre.ho.theb-3": 30, "mac.hc.comp-1": 270},
}


def test_a_line_goes_on_in_four_clicks(site: Site) -> None:
    t = battle(site, THEBANS)
    site.take("activate:gre.theagenes")
    t.asks("Theagenes: 4 orders left")
    t.foretold(site.choice("line:4"), "Theban hoplites 1, Theban hoplites 2", "Individual orders given up")
    site.take("line:4")
    t.asks("Which line?")
    site.point("from:gre.ho.theb-1")
    t.foretold(site.choice("together:60"), "Theban hoplites 1 go on to 2423", "Theban hoplites 2 go on to 2425")
    site.take("together:60")
    expect(site.moment).to_have_text("4/4")
    t.told(
        "Theagenes commands a line of 2 units: Hoplites (Thebans)",
        "Theban hoplites 1 halt in 2423, facing right",
        "Theban hoplites 2 halt in 2425, facing right",
    )
    t.marked("Theban hoplites 1", "moved")
    t.marked("Theban hoplites 3")
    t.reads("Theban hoplites 2", "2425", side="Greeks")


AT_ISSUS = {
    "scenario": "issus",
    "phase": "momentum",
    "active": "mac.alexander-iii",
    "pieces": {
        "4214": "mac.alexander-iii",
        "4215": "mac.hy.1",
        "2521": "mac.parmenion",
        "3606": "per.darius",
        "3409": "per.thymondas",
        "4506": "per.ca.l-2",
    },
    "dice_mode": "asked",
}


@pytest.mark.long
def test_momentum_is_asked_of_a_die_on_the_table(site: Site) -> None:
    t = battle(site, AT_ISSUS)
    t.asks("Do you try for momentum?")
    t.foretold(site.choice("momentum"), "Momentum of Alexander III, Initiative 7", "80%", "Loss of nerve")
    site.take("momentum")
    t.asks("roll the die for momentum")
    expect(t.panel.get_by_role("button")).to_have_text([str(face) for face in range(10)])
    site.take("face:0")
    t.asks("Alexander III: 7 orders left")
    t.told("Momentum: Alexander III may go on (0, at most 7)", "Alexander III acts again by momentum")

    # once more, and the nine of doom
    site.take("done", "momentum", "face:9")
    t.asks("what the 9 brings")
    site.take("face:5")
    t.asks("Persians:", "The Persians act next")
    t.told("No momentum: Alexander III is finished (9, at most 7)", "The roll of doom for Alexander III: nothing worse")
    t.reads("Alexander III", "finished")


GRANICUS = {
    "scenario": "granicus",
    "phase": "activation",
    "finished": ["per.arsites"],
    "pieces": {
        "3022": "per.arsites",
        "3026": "per.memnon",
        "4517": "per.omares",
        "1931": "mac.philotas",
        "1928": "mac.alexander-iii",
        "2029": "mac.hc.agema",
    },
}


@pytest.mark.long
def test_a_trump_stands_when_the_answer_fails(site: Site) -> None:
    t = battle(site, {**GRANICUS, "dice": [5, 7]})
    t.foretold(site.choice("trump:per.memnon"), "Trump of Memnon, Initiative 5", "60%", "he is finished for this turn")
    # a leader is pointed at on the board as well as in the list
    site.point("trump:per.memnon")
    t.asks("Macedonians:", "Memnon trumps. Do you trump him?")
    t.foretold(site.choice("trump:mac.alexander-iii"), "If it succeeds, this leader is finished", "Memnon", "80%")
    site.take("trump:mac.philotas")
    t.told(
        "Memnon succeeds with a trump (5, at most 5)",
        "Philotas fails to trump and is finished (7, at most 5)",
        "Omares has been passed over: no momentum this turn",
    )
    t.asks("Memnon: 5 orders left")


def test_an_answer_takes_the_turn_away(site: Site) -> None:
    t = battle(site, {**GRANICUS, "dice": [2, 7]})
    site.take("trump:per.memnon", "trump:mac.alexander-iii")
    t.asks("Macedonians: your decision", "Alexander III: 7 orders left")
    t.reads("Memnon", "finished", side="Persians")


PELTASTS, HOPLITES, HORSE, RIDERS = "mac.lp.1", "mac.hi.1", "mac.hc.comp", "mac.lc.jav"
SOGDIANS = "sog.li.1"
SKIRMISH = {
    "scenario": "samarkand",
    "turn": 2,
    "phase": "movement",
    "active": "mac.menedemus",
    "pieces": {
        "2416": "mac.menedemus",
        "2614": PELTASTS,
        "2714": HOPLITES,
        "2617": SOGDIANS,
        "3620": ["sog.spitamenes", "sog.hc.1"],
    },
    "facing": {PELTASTS: 210, HOPLITES: 210, SOGDIANS: 30},
    "standing": {"macedonian": ASKED, "opponent": ASKED},
}


@pytest.mark.long
def test_volleys_are_answered_and_draw_fire(site: Site) -> None:
    t = battle(site, {**SKIRMISH, "dice": [2, 3, 4]})
    site.take(f"move:{PELTASTS}")
    t.goes("enter:2615")
    t.foretold(site.choice(f"shoot:{SOGDIANS}"), "Missile strength", "40%", "may shoot back")
    site.take(f"shoot:{SOGDIANS}")
    t.asks("Sogdians:")
    t.foretold(site.choice("return-fire"), "Volley at Mercenary peltasts 1", "40%")
    site.take("return-fire")
    t.told(
        "Mercenary peltasts 1 shoot at Sogdian foot 1 (javelins, 2 hexes)",
        "Sogdian foot 1 take 1 hit (now 1)",
        "Sogdian foot 1 shoot at Mercenary peltasts 1 (javelins, 2 hexes)",
        "Mercenary peltasts 1 take 1 hit (now 1)",
    )
    site.take("halt")
    t.marked("Mercenary peltasts 1", "hits-1", "moved")
    t.reads("Sogdian foot 1", "hits 1", side="Sogdians")

    # others come into their zone of control, and are shot at as they come
    site.take(f"move:{HOPLITES}")
    t.goes("enter:2715", "enter:2616")
    t.asks("Sogdians:")
    site.take(f"volley:{SOGDIANS}")
    t.told("Sogdian foot 1 shoot at Mercenary hoplite company (javelins, 1 hex)")
    t.marked("Mercenary hoplite company", "hits-1", "moved", "must-check")


SHOCK = {
    "scenario": "arbela",
    "turn": 2,
    "phase": "shock",
    "active": "mac.alexander-iii",
    "pieces": {
        "2620": "mac.hy.1",
        "2621": "mac.hy.2",
        "2719": "per.li.carian",
        "2720": "per.mi.apple-1",
        "2721": "per.mi.susian",
        "2625": ["mac.hc.agema", "mac.alexander-iii"],
        "2626": "mac.hy.3",
        "2725": ["per.hc.bact-1", "per.bessus"],
    },
    "must_check": ["mac.hy.1", "mac.hy.2", "mac.hy.3", "mac.hc.agema"],
    "facing": {
        "mac.hy.1": 90,
        "mac.hy.2": 90,
        "mac.hy.3": 90,
        "mac.hc.agema": 90,
        "per.li.carian": 270,
        "per.mi.apple-1": 270,
        "per.mi.susian": 270,
        "per.hc.bact-1": 270,
    },
    # the charge of three combats; Alexander against Bessus; three clashes; a unit on the brink
    "dice": [3, 4, 8, 2, 6, 7, 5, 5, 5, 5, 5, 5, 5, 5],
}


@pytest.mark.long
def test_three_combats_at_once(site: Site) -> None:
    t = battle(site, SHOCK)
    t.asks("Whom do Hypaspists 1 attack?")
    t.foretold(
        site.choice("fight:per.mi.apple-1"),
        "Column of the Clash of Spears Chart",
        "6:11",
        "Charge: Transplanted Carians check against TQ 4",
        "attacker 2 hits; defender 3 hits",
    )
    site.page.keyboard.press("d")
    expect(site.page.locator("aside.preview td.lit").first).to_contain_text("8")
    expect(site.page.locator("aside.preview td.lit").last).to_be_in_viewport()
    t.goes("fight:per.mi.apple-1")
    t.told("Combat 1: Hypaspists 1 attack Apple-bearers 1 (front)", "Combat 3: Royal squadron of the Companions attack")
    t.told("Susians check at the charge: 6 against TQ 4: 2 hits")
    t.told("Alexander III (12) and Bessus (9) fight hand to hand")

    t.asks("Persians:")
    t.foretold(site.choice("defend-as:per.mi.apple-1"), "Hypaspists 1 strike Apple-bearers 1 at")
    site.take("defend-as:per.mi.apple-1")
    t.asks("Macedonians:", "Which of your units gives its type and direction to the attack?")
    t.foretold(
        site.choice("strike-with:mac.hc.agema"),
        "Charisma of Alexander III",
        "+4",
        "(Bactrian heavy cavalry 1 would rout)",
    )
    site.take("strike-with:mac.hc.agema")
    t.told(
        "Hypaspists 1 clash with Apple-bearers 1 (front): column 8 becomes 8",
        "Hypaspists 2 clash with Susians (front)",
        "Royal squadron of the Companions clash with Bactrian heavy cavalry 1 (front)",
    )

    # rout and advance, combat by combat
    t.asks("In which combat do units rout next?")
    site.take("fight:per.mi.susian", "follow", "keep-facing")
    t.asks("Which of your units advances?")
    t.goes("advance:mac.hy.3")
    t.told(
        "Susians flee from 2721 to 2920",
        "Bactrian heavy cavalry 1 flee from 2725 to 2924",
        "Hypaspists 2 advance from 2621 to 2721",
        "Hypaspists 3 advance from 2626 to 2725",
    )
    t.reads("Susians", "2920", "routed", side="Persians")


def test_a_unit_routs_under_fire(site: Site) -> None:
    t = battle(site, {**SKIRMISH, "hits": {SOGDIANS: 3}, "dice": [0], "no_momentum": ["mac.menedemus"]})
    site.take(f"move:{PELTASTS}")
    t.goes("enter:2615")
    t.foretold(site.choice(f"shoot:{SOGDIANS}"), "Sogdian foot 1")
    site.take(f"shoot:{SOGDIANS}")
    t.told("Sogdian foot 1 take 1 hit (now 4)", "Sogdian foot 1 rout in 2617", "Sogdian foot 1 flee from 2617 to")
    t.marked("Sogdian foot 1", "routed", "no-missiles")
    t.reads("Sogdian foot 1", "routed, no missiles", side="Sogdians")


CAMP = {
    "scenario": "samarkand",
    "turn": 2,
    "phase": "movement",
    "active": "mac.menedemus",
    "pieces": {
        "1609": "mac.menedemus",
        "1810": HORSE,
        "1811": PELTASTS,
        "1812": RIDERS,
        "3620": ["sog.spitamenes", "sog.hc.1"],
    },
    "facing": {HORSE: 270, RIDERS: 90},
    "routed": [HORSE],
    "hits": {PELTASTS: 3},
    "dice": [2, 5],
}


def test_who_fled_is_rallied(site: Site) -> None:
    t = battle(site, CAMP)
    t.reads("Companion detachment", "1810", "routed")
    t.foretold(site.choice(f"rally:{HORSE}"), "Menedemus rallies Companion detachment", "60%", "it is eliminated")
    site.point(f"rally:{HORSE}")
    t.told("Companion detachment rally with 2 hits")
    t.marked("Companion detachment", "hits-2", "rallied")
    site.take(f"recover:{PELTASTS}")
    t.told("Mercenary peltasts 1: hits down to 1")
    t.marked("Mercenary peltasts 1", "hits-1")


def test_a_far_hex_is_pointed_at_and_the_way_taken_back(site: Site) -> None:
    t = battle(site, CAMP)
    site.take(f"move:{RIDERS}")
    t.asks("Mounted javelin-men: 10 movement points left")
    t.foretold(far(site, "2411"), "2411", "6 movement points")
    with site.goes_on():
        site.board.get_by_role("button", name=re.compile("^2411")).click()
    t.asks("Mounted javelin-men: 4 movement points left")
    expect(site.moment).to_have_text("7/7")
    t.reads("Mounted javelin-men", "2411")

    # one gesture: back at once to where they stood
    with site.goes_on():
        site.undo.click()
    t.asks("Mounted javelin-men: 10 movement points left")
    expect(site.moment).to_have_text("1/1")
    t.reads("Mounted javelin-men", "1812")


def far(site: Site, place: str) -> Locator:
    """The button in the panel that stands for a way to a hex."""
    site.page.get_by_role("searchbox", name="Narrow the list").fill(place)
    return site.page.get_by_role("tabpanel").get_by_role("button", name=re.compile(f"^{place}"))


@pytest.mark.long
def test_a_withdrawal_is_one_gesture(site: Site) -> None:
    t = battle(site, BEFORE_FOOT)
    site.take("move:mac.hi.1")
    t.asks("withdraw")
    site.take("withdraw:sog.lc.dahae-1")
    t.asks("Where do Dahae horse archers 1 go back")
    t.foretold(far(site, "2511"), "4 hexes back", "6 from the enemy")
    with site.goes_on():
        site.board.get_by_role("button", name=re.compile("^2511")).click()
    t.asks("Dahae horse archers 1")
    site.take("keep-facing")
    t.reads("Dahae horse archers 1", "2511", side="Sogdians")


BEFORE_FOOT = {
    "turn": 2,
    "phase": "movement",
    "active": "mac.menedemus",
    "pieces": {"1609": "mac.menedemus", "1910": "mac.hi.1", "2111": "sog.lc.dahae-1"},
    "facing": {"mac.hi.1": 90, "sog.lc.dahae-1": 270},
    "scenario": "samarkand",
}
