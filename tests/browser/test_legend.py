"""The legend in the page: every symbol of a game, drawn as on the board, by key, from the menu and from the rules."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from browser.conftest import Opens
from browser.site import Site, expect
from polemos.match import games

SHOTS = os.environ.get("POLEMOS_SHOTS", "")
"""A folder for pictures of what is tested, for people to look at."""
ROOMS = ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse")
BLANK = """(canvas) => {
  const other = document.createElement('canvas')
  other.width = canvas.width
  other.height = canvas.height
  return other.toDataURL() === canvas.toDataURL()
}"""


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def opened(site: Site, game: str) -> Locator:
    """A match of a game with its legend, opened by its key."""
    room = games.find(game)
    match = site.begin(game=game, scenario=room.scenarios[0], seats=dict.fromkeys(room.sides, "human"))
    page = site.play(match)
    page.keyboard.press("g")
    return page.get_by_role("dialog")


@pytest.mark.parametrize("game", ROOMS)
def test_every_symbol_of_a_game_is_drawn_and_told(opens: Opens, game: str) -> None:
    japanese = ROOMS.index(game) % 2 == 1
    site = opens(locale="ja-JP" if japanese else "en-GB", viewport={"width": 1280, "height": 1000})
    legend = opened(site, game)
    rows = legend.locator("[data-sign]")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        canvas = row.locator("canvas")
        if "map" in (canvas.get_attribute("class") or ""):
            site.page.wait_for_function(f"(canvas) => !({BLANK})(canvas)", arg=canvas.element_handle())
        assert not canvas.evaluate(BLANK), row.get_attribute("data-sign")
    if SHOTS:
        height = legend.locator(".body").evaluate("(body) => body.scrollHeight") + 200
        site.page.set_viewport_size({"width": 1280, "height": height})
        shot(site.page, f"legend-{game}")


def test_the_legend_leads_to_the_rules_and_back(site: Site) -> None:
    legend = opened(site, "belisarius")
    page = site.page
    expect(legend.get_by_text("A mobile body of barbarian fighters.")).to_be_visible()
    site.accessible()
    legend.locator("[data-sign='symbol/warband']").get_by_role("button").click()
    drawer = page.get_by_role("dialog", name="A rule")
    expect(drawer).to_contain_text("2.31e")
    drawer.get_by_role("button", name="What the symbols mean").click()
    expect(legend.locator("[data-sign='line/road']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("What the symbols mean")).click()
    expect(legend).to_be_visible()
