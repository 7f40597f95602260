"""Nobody is kept out: what axe-core checks, on each page, in light and dark, in both languages."""

import pytest

from browser.conftest import Opens
from browser.site import Site, expect

FIGHT = {
    "scenario": "1",
    "player": "imperial",
    "phase": "operations",
    "units": {"Dara": ["3 guard field_army", "Belisarius"], "Nisibis": ["2 persia field_army"]},
    "base": "empty",
}
PAGES = {
    "home": "/",
    "new": "/new/belisarius",
    "rules": "/rules/belisarius/17.1",
    "tables": "/tables/belisarius",
    "editor": "/editor/belisarius",
}


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, opens: Opens) -> Site:
    site = opens(color_scheme=request.param)
    site.setting(language="ja" if request.param == "dark" else "en")
    return site


@pytest.mark.long
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_serious_violation(themed: Site, name: str) -> None:
    themed.begin()
    page = themed.open(PAGES[name])
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.wait_for_load_state("networkidle")
    themed.accessible()


@pytest.mark.long(but="en")
def test_a_match_has_no_serious_violation(themed: Site) -> None:
    match = themed.begin(FIGHT)
    page = themed.play(match)
    themed.accessible()
    themed.take("army:3041", "go")
    themed.choice("attack:3042").hover()
    expect(page.locator("aside.preview")).to_be_visible()
    themed.accessible()
    for tab in ("log", "sheets", "units"):
        page.locator(f"#tab-{tab}").click()
        themed.accessible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    themed.accessible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    themed.accessible()


@pytest.mark.long(but="dark")
def test_a_curtain_has_no_serious_violation(themed: Site) -> None:
    page = themed.open(f"/match/{themed.begin(FIGHT)}")
    expect(page.get_by_role("dialog")).to_be_visible()
    themed.accessible()
