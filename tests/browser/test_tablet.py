"""On a tablet held sideways, and on the smallest screen that is promised."""

import pytest

from browser.conftest import Opens
from browser.site import EMPTY, Site, expect

TABLET = {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "device_scale_factor": 2}
DARA = {
    **EMPTY,
    "player": "imperial",
    "phase": "operations",
    "units": {"Dara": ["3 guard field_army", "Belisarius"], "Nisibis": ["2 persia field_army"]},
    "dice": [4],
}


def overflows(site: Site) -> bool:
    """Whether the page is wider than the screen."""
    return bool(site.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.long
@pytest.mark.parametrize(
    "path", ["/", "/new/belisarius", "/rules/belisarius", "/tables/belisarius", "/editor/belisarius"]
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_is_cut_off_on_a_tablet(opens: Opens, path: str, language: str) -> None:
    site = opens(**TABLET)
    site.setting(language=language)
    page = site.open(path)
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    assert not overflows(site)


def test_the_first_touch_shows_and_the_second_takes(opens: Opens) -> None:
    site = opens(**TABLET)
    match = site.begin(DARA)
    page = site.play(match)
    site.take("army:3041", "go")
    target = site.lit("attack:3042")
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)
    foretold = page.get_by_role("complementary", name="What it would do")
    expect(foretold).to_be_visible()
    assert site.table(match)["n"] == 2
    with site.goes_on():
        page.touchscreen.tap(x, y)
    expect(site.prompt).to_contain_text("Barbarian: your decision")


def test_play_fits_the_smallest_screen(site: Site) -> None:
    site.play(site.begin(DARA))
    assert not overflows(site)
    box = site.prompt.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 1280
