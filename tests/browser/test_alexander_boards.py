"""Alexander at the page beside its play: a field for every battle, first page, books, editor, overlays, night."""

import re

import pytest

from browser.conftest import Opens
from browser.macedon import GAME, battle, begin
from browser.site import Site, expect

THEBANS = {
    "scenario": "chaeronea",
    "phase": "movement",
    "active": "gre.theagenes",
    "pieces": {"1927": "gre.theagenes", "2025": "gre.ho.theb-1", "3528": "mac.antipater", "2825": "mac.hc.comp-1"},
    "facing": {"gre.ho.theb-1": 90, "mac.hc.comp-1": 270},
}
PINARUS = {
    "scenario": "issus",
    "phase": "movement",
    "active": "mac.alexander-iii",
    "pieces": {"4214": "mac.alexander-iii", "4215": "mac.hy.1", "4614": "mac.hc.agema", "3606": "per.darius"},
    "facing": {"mac.hy.1": 30, "mac.hc.agema": 30},
}


def known(site: Site, name: str, places: int) -> None:
    """So many places of that name are found on the board."""
    site.page.get_by_role("button", name="Find a place").click()
    site.page.get_by_role("combobox", name="Find a place").fill(name)
    expect(site.page.get_by_role("listbox", name="Find a place").get_by_role("option")).to_have_count(places)
    site.page.keyboard.press("Escape")


@pytest.mark.long
def test_a_battle_is_begun_from_the_first_page(site: Site) -> None:
    page = site.open()
    card = page.get_by_role("article", name="The Great Battles of Alexander")
    expect(card).to_contain_text("10 scenarios")
    card.get_by_role("link", name="New game").click()
    page.get_by_role("radio", name="The Granicus, 334 BC").check()
    page.get_by_role("checkbox", name="Elite Commander").check()
    page.get_by_role("button", name="Begin").click()
    expect(site.board).to_be_visible()
    (match,) = site.ask("GET", "/matches")["matches"]
    assert (match["game"], match["scenario"]) == (GAME, "granicus")
    assert match["seats"] == {"macedonian": "human", "opponent": "level:1"}
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    known(site, "Granicus", 1)


@pytest.mark.long
def test_each_match_has_the_field_of_its_battle(site: Site) -> None:
    asked: list[str] = []
    site.page.on("request", lambda request: asked.extend(re.findall(r"/board\?.*scenario=(\w+)", request.url)))
    first = battle(site, THEBANS)
    known(site, "Lion of Chaeronea", 1)
    first.reads("Theban hoplites 1", "2025", side="Greeks")
    assert asked == ["chaeronea"], "one's own field, and once"

    # on to another battle, within the page: nothing is loaded anew
    begin(site, PINARUS, name="At the Pinarus")
    page = site.page
    page.get_by_role("link", name="Polemos").click()
    page.get_by_role("link", name=re.compile("At the Pinarus")).first.click()
    page.get_by_role("checkbox", name="We trust each other").check()
    page.get_by_role("button", name="I play Macedonians").click()
    expect(site.prompt).to_contain_text("Alexander III: 7 orders left")
    known(site, "Lion of Chaeronea", 0)
    known(site, "Pinarus", 1)
    assert "issus" in asked
    site.point("move:mac.hy.1")
    expect(site.prompt).to_contain_text("Hypaspists 1")
    page.go_back()
    page.go_back()
    expect(site.prompt).to_contain_text("Theagenes: 4 orders left")
    known(site, "Lion of Chaeronea", 1)


@pytest.mark.long
def test_a_position_of_another_battle_is_set_up_and_played(site: Site) -> None:
    page = site.open("/editor/alexander")
    page.get_by_role("combobox", name="Scenario").select_option(label="Issus, 333 BC")
    page.get_by_role("button", name="Empty board").click()
    expect(page.get_by_role("radio", name="Board (0)")).to_be_attached()
    known(site, "Pinarus", 1)
    for piece, place in (("Alexander III", "4214"), ("Darius III", "3606"), ("Hypaspists 1", "4215")):
        page.get_by_role("searchbox", name="Find a piece").fill(piece)
        page.locator("button.piece").filter(has_text=re.compile(rf"{piece}\s*$")).click()
        page.get_by_label("Where the piece goes").fill(place)
        page.get_by_role("button", name="Place", exact=True).click()
    # the unit is in hand still
    page.get_by_label("Hits", exact=True).fill("2")
    page.get_by_label("Phase", exact=True).select_option(label="movement and missiles")
    page.get_by_label("Whose phase it is").select_option(label="Alexander III")
    page.get_by_label("Orders left").fill("3")
    expect(page.get_by_text("Nothing is wrong with this position.")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog", name="Play from here").get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/match/"))
    (match,) = site.ask("GET", "/matches")["matches"]
    table = site.table(match["id"])
    assert table["scenario"] == "issus"
    assert [piece["marks"] for piece in table["scene"]["pieces"] if piece["id"] == "mac.hy.1"] == [["hits-2"]]
    expect(site.choice("move:mac.hy.1")).to_be_visible()
    expect(site.prompt).to_contain_text("Alexander III: 3 orders left")


def test_why_a_unit_may_not_be_ordered(site: Site) -> None:
    pieces = {**PINARUS["pieces"], "2014": "mac.hy.2"}  # type: ignore[dict-item]
    battle(site, {**PINARUS, "pieces": pieces, "facing": {**PINARUS["facing"], "mac.hy.2": 30}})  # type: ignore[dict-item]
    site.find("2014")
    site.board.press("Enter")
    box = site.page.get_by_role("dialog", name="2014")
    expect(box).to_contain_text("Hypaspists 2")
    expect(box).to_contain_text("Why not?")
    box.get_by_role("button", name="4.21a").first.click()
    expect(site.page.get_by_role("dialog", name="A rule")).to_contain_text("4.21a")


@pytest.mark.long
def test_zones_and_the_range_of_command_are_laid_over_the_board(site: Site) -> None:
    t = battle(site, THEBANS)
    page = site.page
    site.find("1927")
    offers = page.get_by_role("group", name="Show on the board")
    page.get_by_role("button", name="Show on the board").click()
    offers.get_by_role("checkbox", name="Command range: Theagenes").check()
    offers.get_by_role("checkbox", name="Zones of control: Macedonians", exact=True).check()
    expect(offers.get_by_role("checkbox", checked=True)).to_have_count(2)
    site.accessible()
    page.keyboard.press("Escape")
    expect(offers).to_have_count(0)
    # they stay when the match goes on
    site.take("move:gre.ho.theb-1")
    t.asks("Theban hoplites 1")
    page.get_by_role("button", name="Show on the board").click()
    expect(offers.get_by_role("checkbox", name="Zones of control: Macedonians", exact=True)).to_be_checked()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_its_pages_are_for_everybody(opens: Opens, language: str) -> None:
    """By day in English, by night in Japanese."""
    site = opens(color_scheme="dark" if language == "ja" else "light")
    site.setting(language=language)
    match = begin(site, {**PINARUS, "hits": {"mac.hc.agema": 2}})
    page = site.play(match)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark" if language == "ja" else "light")
    if language == "ja":
        expect(site.prompt).to_contain_text("アレクサンドロス3世")
        expect(site.choice("move:mac.hy.1")).not_to_contain_text(re.compile("[A-Za-z]{3}"))
    site.accessible()
    site.take("move:mac.hc.agema")
    site.choice("halt").hover()
    expect(site.lit("way/0")).to_be_attached()
    site.accessible()
    page.locator("#tab-sheets").click()
    expect(page.get_by_role("tabpanel").get_by_role("table").first).to_be_attached()
    site.accessible()
    site.open("/editor/alexander")
    expect(site.board).to_be_visible()
    site.accessible()


def test_the_armies_are_seen_first_and_the_whole_field_is_a_key_away(site: Site) -> None:
    """At Samarkand they stand in the middle of a bare field."""
    match = site.begin(None, {"macedonian": "human", "opponent": "greedy"}, game=GAME, scenario="samarkand")
    page = site.play(match)
    # the small map stands in the corner while only a part of the board is in sight
    small = page.get_by_title("Overview: click to go there")
    expect(small).to_be_attached()
    page.get_by_role("button", name="Show the whole board").click()
    expect(small).to_have_count(0)
    page.reload()
    expect(small).to_be_attached()
    site.board.press("0")
    expect(small).to_have_count(0)
