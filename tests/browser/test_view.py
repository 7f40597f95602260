"""The view of the board is the person's own: nothing but he, and what is asked of him, moves it."""

import pytest

from browser.site import EMPTY, Site

NEAR = {**EMPTY, "player": "imperial", "phase": "operations", "units": {"Dara": ["3 guard field_army", "Belisarius"]}}


def where(site: Site) -> tuple[float, float, float]:
    """Where something that can be chosen lies on the screen, and how large."""
    box = site.page.locator(".lights [data-choice]").first.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"]


def at_rest(site: Site) -> tuple[float, float, float]:
    """The same, once it has stood still for some frames."""
    found, still = where(site), 0
    while still < 8:
        site.page.evaluate("() => new Promise(requestAnimationFrame)")
        site.page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
        before, found = found, where(site)
        still = still + 1 if found == before else 0
    return found


@pytest.mark.long
@pytest.mark.parametrize("turns", [-400, 300])
def test_another_language_leaves_the_view_as_it_is(site: Site, turns: int) -> None:
    match = site.begin(NEAR)
    site.play(match)
    site.page.locator(".lights [data-choice]").first.wait_for()
    board = site.board.bounding_box()
    assert board is not None
    site.page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    site.page.mouse.wheel(0, turns)
    before = at_rest(site)
    site.page.get_by_text("日本語", exact=True).click()
    site.page.get_by_text("作戦フェイズ").first.wait_for()
    assert at_rest(site) == pytest.approx(before, abs=2)
