"""The analysis in the page: begun, looked at while it is made, with its curve, mistakes and moments."""

import re

import pytest

from browser.shots import shot
from browser.site import EMPTY, Site, expect

DARA = {
    **EMPTY,
    "player": "barbarian",
    "phase": "operations",
    "units": {"Dara": ["1 guard field_army"], "Nisibis": ["2 persia field_army", "Khusro"]},
}


@pytest.mark.long
def test_an_analysis_is_made_while_one_looks_on(site: Site) -> None:
    """Nisibis lets its army stand beside a weak Dara: the one choice of the game, and a bad one."""
    match = site.begin(DARA)
    site.choose(match, "done")
    last = site.table(match)["n"]
    page = site.play(match)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Analysis", exact=True).click()
    panel = page.get_by_role("tabpanel", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    bad = panel.get_by_role("button", name=re.compile("No more armies"))
    expect(bad).to_be_visible()
    expect(panel.get_by_role("heading", name="Luck")).to_be_visible()
    expect(panel.get_by_text(re.compile("^Better: Army in Nisibis"))).to_be_visible()
    site.accessible()
    shot(page, "analysis-en")
    # the moment at which it was made, and any other by the curve
    bad.click()
    expect(site.moment).to_contain_text("0")
    curve = panel.get_by_role("slider", name="Go to a moment of the game")
    curve.focus()
    page.keyboard.press("End")
    expect(site.moment).to_contain_text(f"{last}/{last}")
    # it is kept, and there again in the other language and on a phone
    site.page.set_viewport_size({"width": 390, "height": 844})
    site.setting(language="ja")
    site.play(match)
    page.get_by_role("button", name="メニュー").click()
    page.get_by_role("button", name="検討", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("悪い選択"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shot(page, "analysis-ja")
