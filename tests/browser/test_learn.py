"""Learning: a lesson from the home page to its last word, and the briefing of a match, as a newcomer meets them."""

import re

import pytest

from browser.conftest import Opens
from browser.site import Site, expect


def choice(site: Site, name: str) -> None:
    """Take a choice from the list beside the board."""
    site.page.get_by_role("tabpanel").get_by_role("button", name=name).click()


@pytest.mark.long
def test_a_lesson_from_home_to_its_end(site: Site) -> None:
    page = site.open()
    card = page.get_by_role("article", name="Belisarius")
    learn = card.get_by_role("button", name=re.compile("^Learn"))
    expect(learn).to_contain_text("0 of")
    learn.click()
    page.get_by_role("dialog").get_by_role("button", name="The road to Dara").click()
    guide = page.get_by_role("region", name="Your guide")
    expect(guide).to_contain_text("Welcome.")
    expect(guide).to_contain_text("Step 1 of 5")
    site.accessible()
    guide.get_by_role("button", name="Read on").click()
    guide.get_by_role("button", name="Read on").click()
    expect(guide).to_contain_text("Your general Belisarius is here")
    # what is allowed, but not right, is answered
    choice(site, "Army in Dara")
    expect(guide).to_contain_text("then Dara would be empty")
    choice(site, "Army in Antiochia")
    expect(guide).to_contain_text("This is the army.")
    guide.get_by_role("button", name="Back").click()
    expect(guide).to_contain_text("Step 1 of 5")
    choice(site, "Army in Antiochia")
    # left and taken up
    page.get_by_role("link", name="Polemos").click()
    learn.click()
    left = page.get_by_role("dialog").get_by_role("button", name="The road to Dara")
    expect(left).to_contain_text("begun")
    left.click()
    expect(guide).to_contain_text("Step 2 of 5")
    for step in (3, 4, 5):
        guide.get_by_role("button", name="Do it for me").click()
        expect(guide).to_contain_text(f"Step {step} of 5")
    choice(site, "End the operation")
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()
    expect(guide).to_contain_text("Well done.")
    guide.get_by_role("button", name="All games").click()
    expect(learn).to_contain_text("1 of")


def test_a_match_opens_with_its_briefing_once(opens: Opens) -> None:
    site = opens(locale="ja-JP", viewport={"width": 390, "height": 844})
    page = site.open("/new/belisarius")
    page.get_by_role("button", name="始める", exact=True).click()
    briefing = page.get_by_role("dialog", name="ベリサリウス 進め!")
    expect(briefing).to_contain_text("あなたの立場")
    site.accessible()
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide)
    briefing.get_by_role("button", name=re.compile("ダラ")).first.click()
    briefing.get_by_role("button", name="始める").click()
    expect(briefing).to_have_count(0)
    # not again, unless it is wanted
    page.reload()
    expect(site.board).to_be_visible()
    page.get_by_role("button", name="メニュー").click()
    page.get_by_role("button", name="このゲームについて").click()
    expect(briefing).to_contain_text("勝利条件と期限")
    page.keyboard.press("Escape")
    expect(briefing).to_have_count(0)
