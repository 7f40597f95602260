"""Cards of counters and places: on pointing, by key, by a long press; what they say, and the rules they lead to."""

import pytest

from browser.conftest import Opens
from browser.macedon import battle
from browser.site import EMPTY, Site, expect

STACK = {
    **EMPTY,
    "player": "imperial",
    "phase": "operations",
    "units": {"Dara": ["2 guard field_army", "Belisarius"], "Nisibis": ["persia field_army"]},
}
PINARUS = {
    "scenario": "issus",
    "phase": "movement",
    "active": "mac.alexander-iii",
    "pieces": {"4214": "mac.alexander-iii", "4215": "mac.hy.1", "3606": "per.darius"},
    "facing": {"mac.hy.1": 30},
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}


def test_pointing_at_a_stack_then_at_its_counters_tells_what_each_is(site: Site) -> None:
    page = site.play(site.begin(STACK))
    site.find("Dara")
    box = site.board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - 30, y - 200)
    page.mouse.move(x, y)
    card = page.locator("aside.hover-card")
    expect(card).to_contain_text("Combat strength")
    expect(card).to_contain_text("17.71a")
    expect(card).to_contain_text("May be chosen now")
    # the stack spread out: each counter tells of itself when it is reached by key
    page.mouse.click(x, y, button="right")
    fan = page.get_by_role("dialog", name="Dara")
    expect(fan.get_by_role("button", name="Belisarius")).to_be_visible()
    page.keyboard.press("End")
    fan.get_by_role("button", name="Belisarius").focus()
    expect(card.get_by_role("heading", name="Belisarius")).to_be_visible()
    expect(card).to_contain_text("strength of his army × 3")
    site.accessible()


def test_by_key_the_place_and_its_counters_are_told_and_lead_to_the_rules(site: Site) -> None:
    page = site.play(site.begin(STACK))
    site.find("Dara")
    site.board.press("i")
    told = page.get_by_role("dialog", name="Dara")
    row = told.get_by_role("radiogroup", name="Here stand 3 counters")
    expect(row.get_by_role("radio", name="Belisarius")).to_have_attribute("aria-checked", "true")
    row.get_by_role("radio", name="Belisarius").press("ArrowRight")
    expect(told.get_by_role("heading", name="guard field army")).to_be_visible()
    place = told.get_by_role("region", name="The place")
    expect(place).to_contain_text("Forage")
    expect(place).to_contain_text("Income")
    site.accessible()
    place.get_by_role("button", name="20.1").click()
    expect(page.get_by_role("dialog", name="A rule")).to_contain_text("20.1")
    page.keyboard.press("Escape")
    # another language tells the same card in its own words, and the map stays where it was
    before = site.lit("army:3041").bounding_box()
    page.get_by_text("日本語", exact=True).first.click()
    expect(site.prompt).to_contain_text("次はどの軍隊")
    assert site.lit("army:3041").bounding_box() == before
    site.board.press("i")
    expect(page.locator(".spot")).to_contain_text("徴発値")


def test_a_card_tells_the_states_of_a_unit_and_what_may_be_done_with_it(site: Site) -> None:
    battle(site, {**PINARUS, "hits": {"mac.hy.1": 2}})
    site.find("4215")
    site.board.press("i")
    told = site.page.get_by_role("dialog", name="4215")
    expect(told).to_contain_text("hits 2")
    expect(told).to_contain_text("Troop Quality (TQ)")
    expect(told).to_contain_text("of 8, then it routs")
    expect(told).to_contain_text("In command range of")
    expect(told).to_contain_text("May be chosen now")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_long_press_opens_the_card_on_a_phone(opens: Opens, language: str) -> None:
    site = opens(**PHONE)
    site.setting(language=language)
    page = site.play(site.begin(STACK))
    site.lit("army:3041").click(trial=True)
    box = site.lit("army:3041").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = site.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    told = page.locator(".spot")
    expect(told).to_contain_text({"en": "Combat strength", "ja": "戦闘力"}[language])
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_be_visible()
    small = told.evaluate("(it) => [...it.querySelectorAll('[role=radio]')].every((b) => b.offsetHeight >= 40)")
    assert small
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
