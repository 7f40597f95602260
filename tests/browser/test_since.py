"""Outcomes, not dice: what a roll meant, what weighs in the story, and what happened since one's own last act."""

import re

from browser.site import BOTH, Site, expect
from browser.test_turn import TURN

PLAGUE = {
    "base": "empty",
    "player": "barbarian",
    "phase": "event",
    "turn": 2,
    "control": {"all": "neutral", "oriens": "imperial"},
    "units": {"Dara": ["guard field_army", "Belisarius"], "Nisibis": ["persia nomad"]},
    "dice": [3, 1, *[6] * 100],
}
"""The plague breaks out everywhere before the Barbarian player's turn."""


def test_a_roll_says_what_it_was_for_what_it_needed_and_what_came(site: Site) -> None:
    site.setting(pace="instant")
    match = site.begin(TURN, seats=BOTH)
    page = site.play(match)
    cards = page.get_by_role("region", name="What has happened")
    site.take("pay:3041", "court:slavs", "commit:agent", "commit:agent", "control:slavs", "tax:thracia")
    site.take("heavy-tax:oriens")
    card = cards.get_by_role("article").filter(has_text="heavy tax")
    expect(card).to_contain_text("1-3 after modifiers: revolt")
    expect(card).to_contain_text("The Imperial player taxes Oriens")
    expect(card).to_contain_text("Imperial rolls")
    expect(card.get_by_role("img", name="Die: 5")).to_be_visible()
    # it stays, and can be put away
    page.get_by_role("tab", name="Log").press("Enter")
    expect(card).to_be_visible()
    site.accessible()
    card.get_by_role("button", name=re.compile("take heavy tax away")).click()
    expect(card).to_have_count(0)
    # the log tells the roll small, and what came of it as it is
    log = page.get_by_role("tabpanel")
    expect(log.locator(".detail", has_text="rolls 5: heavy tax")).to_be_visible()
    expect(log.locator(".story", has_text="is now under Imperial control")).to_be_visible()
    # a time may be set, after which results go by themselves
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="4 s").check(force=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab", name="Choices").press("Enter")
    site.take("recruit:thracia-garrison")
    expect(cards).to_have_count(0, timeout=15_000)


def test_what_happened_since_stands_above_the_first_choice_until_one_acts(site: Site) -> None:
    match = site.begin(PLAGUE, seats={"imperial": "human", "barbarian": "greedy"})
    page = site.play(match)
    since = page.get_by_role("region", name="What happened since")
    expect(since).to_be_visible()
    expect(since).to_contain_text("Plague")
    expect(since).to_contain_text("Plague in Thracia")
    assert (
        page.get_by_role("tabpanel")
        .locator("section, button[data-choice]")
        .first.evaluate("(it) => it.classList.contains('since')")
    )
    expect(since.get_by_role("checkbox", name="Where, on the board")).to_be_checked()
    site.accessible()
    page.get_by_role("radio", name="日本語").check(force=True)
    expect(page.get_by_role("region", name="これまでの出来事")).to_contain_text("疫病")
    page.get_by_role("radio", name="EN").check(force=True)
    expect(since).to_be_visible()
    with site.goes_on():
        page.get_by_role("tabpanel").locator("button[data-choice]").first.click()
    expect(since.get_by_text("Plague in Thracia")).to_have_count(0)
