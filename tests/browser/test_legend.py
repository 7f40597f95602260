"""The legend in the page: every symbol of a game, drawn as on the board, by key, from the menu and from the rules."""

import re

import pytest
from playwright.sync_api import Locator

from browser.conftest import Opens
from browser.shots import SHOTS, shot
from browser.site import Site, expect
from polemos.match import games

ROOMS = ("alexander", "belisarius", "peloponnesian-war", "sparta-vs-athens", "syracuse")
BLANK = """() => {
  const blank = (canvas) => {
    const other = document.createElement('canvas')
    other.width = canvas.width
    other.height = canvas.height
    return other.toDataURL() === canvas.toDataURL()
  }
  return [...document.querySelectorAll('[data-sign]')]
    .filter((row) => blank(row.querySelector('canvas')))
    .map((row) => row.dataset.sign)
}"""
"""The signs of which nothing is drawn: an empty canvas. Those of the map come from the painting thread."""


def opened(site: Site, game: str) -> Locator:
    """A match of a game with its legend, opened by its key."""
    room = games.find(game)
    match = site.begin(game=game, scenario=room.scenarios[0], seats=dict.fromkeys(room.sides, "human"))
    page = site.play(match)
    page.keyboard.press("g")
    legend = page.get_by_role("dialog")
    expect(legend.locator("[data-sign]").first).to_be_visible()
    return legend


@pytest.mark.long
def test_every_symbol_of_every_game_is_drawn(opens: Opens) -> None:
    site = opens(locale="ja-JP")
    for game in ROOMS:
        legend = opened(site, game)
        site.page.wait_for_function(f"() => ({BLANK})().length === 0")
        assert legend.locator("[data-sign]").count() > 15
        if SHOTS:
            height = legend.locator(".body").evaluate("(body) => body.scrollHeight") + 200
            site.page.set_viewport_size({"width": 1280, "height": height})
            shot(site.page, f"legend-{game}")
            site.page.set_viewport_size({"width": 1280, "height": 720})


@pytest.mark.long
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
    # names beside counters can be put away, and stay away
    page.get_by_role("button", name="Menu").click()
    names = page.get_by_role("button", name="Names beside counters")
    expect(names).to_have_attribute("aria-pressed", "true")
    names.click()
    expect(names).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name=re.compile("What the symbols mean")).click()
    expect(legend).to_be_visible()
