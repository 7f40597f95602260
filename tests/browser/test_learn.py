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


def test_on_a_phone_the_choices_below_a_guide_are_in_reach(opens: Opens) -> None:
    site = opens(locale="ja-JP", viewport={"width": 390, "height": 844})
    page = site.open()
    page.get_by_role("article", name="ベリサリウス").get_by_role("button", name=re.compile("^学ぶ")).click()
    page.get_by_role("dialog").get_by_role("button", name="ダラへの道").click()
    guide = page.get_by_role("region", name="案内")
    expect(guide).to_be_in_viewport(ratio=0.9)
    last = page.get_by_role("tabpanel").get_by_role("button", name=re.compile("ダラ.*の軍隊"))
    expect(last).not_to_be_in_viewport()
    page.get_by_role("tab", name=re.compile("選択肢")).click()
    expect(last).to_be_in_viewport(ratio=1)
    # what was answered is said at the top
    last.click()
    expect(guide).to_contain_text("ダラが空になり")
    expect(guide.get_by_text(re.compile("ダラが空になり"))).to_be_in_viewport(ratio=1)
