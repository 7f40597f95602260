"""A whole player turn of Belisarius on the page, with each kind of act, by two people at one screen.

They trust each other, so that the page answers what has one answer: asked only because a marker could be in a hand.
"""

import pytest

from browser.site import Site, expect

TURN = {
    "base": "empty",
    "player": "imperial",
    "phase": "event",
    "turn": 2,
    "sp": {"imperial": 12, "barbarian": 6},
    "control": {
        "all": "neutral",
        "thracia": "imperial",
        "aegyptus": "imperial",
        "oriens": "imperial",
        "persia": "barbarian",
    },
    "hands": {"imperial": ["2 agent"], "barbarian": ["agent"]},
    "units": {
        "1433": ["2 aegyptus garrison"],
        "Dara": ["3 guard field_army", "Belisarius"],
        "Nisibis": ["3 persia nomad"],
        "Constantinopolis": ["guard fleet", "guard garrison"],
    },
    "draws": ["agent", "agent"],
    "dice": [3, 3, 6, 5, 1, 1, 6, 1, 2, 1, 1, 6, 6, 6, 6],
}
"""Before the Imperial player's second turn: a strong army at Dara, horsemen at Nisibis, a fleet at the capital."""


@pytest.mark.long
def test_a_player_turn_with_each_kind_of_act(site: Site) -> None:
    match = site.begin(TURN)
    page = site.play(match)
    log = page.get_by_role("tabpanel")

    def told(*lines: str) -> None:
        """These lines are in the log."""
        page.get_by_role("tab", name="Log").click()
        for line in lines:
            expect(log.get_by_text(line).first).to_be_visible()
        page.get_by_role("tab", name="Choices").click()

    # event: the soldiers want their pay
    expect(site.prompt).to_contain_text("Imperial: your decision")
    site.take("pay:3041")
    told("The Imperial player pays the soldiers in Dara (3041).")

    # diplomacy: both lay down what the other does not see
    site.take("court:slavs", "commit:agent")
    expect(site.prompt).to_contain_text("Barbarian: your decision")
    expect(site.choice("commit:agent")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(log.get_by_text("The Imperial player lays down a marker.").first).to_be_visible()
    expect(log.get_by_text("The Imperial player lays down Agent.")).to_have_count(0)
    page.get_by_role("tab", name="Choices").click()
    site.take("commit:agent")
    expect(site.prompt).to_contain_text("Imperial: your decision")
    told("The Barbarian player has laid down Agent (1).", "Diplomatic value 2 against 1: difference 1.")
    site.take("control:slavs")
    told("Slavs was neutral and is now under Imperial control.")

    # taxation, one province harder than the other
    site.take("tax:thracia", "heavy-tax:oriens")
    told("The Imperial player rolls 5: heavy tax.")

    # recruitment and levy
    site.take("recruit:thracia-garrison", "buy-marker", "done")
    told("Thracian garrison 1 arrives in Constantinopolis (3433).", "The Imperial player buys a stratagem marker.")
    site.take("levy:thracia-garrison", "place:3432")
    site.surely("done")

    # operations: an attack, from which the enemy withdraws
    site.take("army:3041", "go")
    site.take("attack:3042")
    expect(site.prompt).to_contain_text("Barbarian: your decision")
    site.take("withdraw")
    site.take("retreat:3043")
    told("Barbarian units retreat from Nisibis (3042) to 3043 (Persia) (1 hex).")

    # a move, and a battle, after which he must retreat
    site.point("march:3042")
    site.take("attack:3043", "fight", "manoeuvre")
    site.take("lose:Persia-nomad-1", "lose:Persia-nomad-2", "done")
    site.take("retreat:2943")
    told("Barbarian units retreat from 3043 (Persia) to 2943 (Persia) (1 hex).")
    site.take("halt")

    # a garrison crosses the sea
    site.take("army:3433", "sail", "embark:Guard-garrison-1", "done")
    site.point("march:2825")
    site.point("march:2327")
    site.take("ashore:Guard-garrison-1", "halt")
    told("Guard garrison 1 goes ashore in Cyrene (2327).")
    site.surely("done")

    # supply: the desert feeds nobody
    site.take("supply:Aegyptus-garrison-1")
    expect(site.prompt).to_contain_text("1 unit more than can forage")
    site.take("disband:Aegyptus-garrison-2")
    expect(site.prompt).to_contain_text("Barbarian: your decision")


@pytest.mark.long(but="en")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_same_in_either_language(site: Site, language: str) -> None:
    site.setting(language=language)
    match = site.begin(TURN)
    page = site.play(match)
    expect(page.locator("html")).to_have_attribute("lang", language)
    site.take("pay:3041", "court:slavs", "commit:agent", "commit:agent", "control:slavs")
    pays = {"en": "pays the soldiers in Dara", "ja": "ダラ"}[language]
    page.locator("#tab-log").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(pays)
