"""The first page: games, a new match with all that can be set, one's own matches, two bots."""

import re

import pytest

from browser.conftest import Opens
from browser.site import Site, expect
from patience import PATIENCE

SHOWS = """([canvas, colour]) => {
    const { width, height } = canvas
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy.drawImage(canvas, 0, 0)
    const { data } = copy.getImageData(0, 0, width, height)
    const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    let found = 0
    for (let at = 0; at < data.length; at += 4) found += wanted.every((value, i) => data[at + i] === value)
    return found > 50
}"""
"""Whether a canvas shows a colour."""


def test_the_page_shows_the_games(site: Site) -> None:
    page = site.open()
    expect(page).to_have_title("Polemos")
    card = page.get_by_role("article", name="Belisarius")
    expect(card).to_contain_text("3 scenarios")
    expect(card.get_by_role("img", name="The map of Belisarius")).to_be_visible()


def test_a_picture_shows_how_the_scenario_begins(site: Site) -> None:
    """The first field of Alexander is bare: all that there is to see are the two armies."""
    page = site.open("/new/alexander")
    expect(page.get_by_role("radio", name="Samarkand, 329 BC")).to_be_checked()
    canvas = page.get_by_role("img", name="The map of The Great Battles of Alexander").locator("canvas")
    for side in site.ask("GET", "/games/alexander/board?scenario=samarkand")["sides"][:2]:
        page.wait_for_function(SHOWS, arg=[canvas.element_handle(), side["colour"]])


def test_who_comes_for_the_first_time_plays_at_once(site: Site) -> None:
    page = site.open()
    page.get_by_role("button", name="Play now").click()
    expect(site.board).to_be_visible()
    briefing = page.get_by_role("dialog", name="Samarkand")
    expect(briefing).to_contain_text("How it is won")
    briefing.get_by_role("button", name="Begin").click()
    # what can wait is decided beforehand: the first question is who acts, and what that means is told once
    expect(site.prompt).to_contain_text("The Macedonians act next")
    expect(page.get_by_text("New:")).to_be_visible()
    page.get_by_role("button", name="Understood").click()
    expect(page.get_by_text("New:")).to_have_count(0)
    site.tab("Choices").locator("[data-choice]").first.click()
    expect(site.prompt).not_to_contain_text("The Macedonians act next")
    page.get_by_role("link", name="Polemos").click()
    page.get_by_role("link", name="Go on playing").click()
    expect(page).to_have_url(re.compile(r"/match/"))


@pytest.mark.long
def test_a_new_game_with_all_that_can_be_set(site: Site) -> None:
    page = site.open()
    page.get_by_role("article", name="Belisarius").get_by_role("link", name="New game").click()
    expect(page.get_by_role("heading", name="New game: Belisarius")).to_be_visible()
    page.get_by_role("radio", name="The Gothic War").check()
    imperial = page.get_by_role("group", name="Imperial")
    barbarian = page.get_by_role("group", name="Barbarian")
    imperial.get_by_role("combobox", name="Level").select_option("level:2")
    expect(imperial.get_by_role("radio", name="The computer")).to_be_checked()
    barbarian.get_by_role("radio", name=re.compile("^Me")).check()
    expect(page.get_by_role("list").filter(has_text="Imperial: 2. Recruit")).to_be_visible()
    page.get_by_role("checkbox", name=re.compile("^Pillage")).check()
    page.get_by_role("button", name="Read rule 26.0").or_(
        page.get_by_role("button", name="Read rule").first
    ).last.click()
    expect(page.get_by_role("dialog", name="A rule")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("radio", name=re.compile("^I roll real dice")).check()
    expect(page.get_by_role("textbox", name="Seed")).to_have_count(0)
    page.get_by_role("radio", name=re.compile("^The computer rolls")).check()
    page.get_by_role("textbox", name="Seed").fill("totila")
    page.get_by_label("Name of the game").fill("Against Narses")
    page.get_by_role("button", name="Begin").click()
    expect(site.board).to_be_visible()
    (match,) = site.ask("GET", "/matches")["matches"]
    assert match["scenario"] == "2"
    assert match["seats"] == {"imperial": "level:2", "barbarian": "human"}
    assert match["options"] == ["pillage"]
    assert (match["dice"], match["name"]) == ("seeded", "Against Narses")
    assert (site.server.folder / "belisarius-totila.jsonl").is_file()


@pytest.mark.long
def test_my_games_are_renamed_and_deleted(site: Site) -> None:
    site.begin(name="Dara")
    site.begin(name="Nisibis")
    page = site.open()
    page.get_by_role("button", name="Rename Dara").click()
    box = page.get_by_role("dialog", name="Rename")
    box.get_by_label("Name of the game").fill("Callinicum")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Callinicum", exact=True)).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record of Callinicum").click()
    assert waiting.value.suggested_filename.endswith(".jsonl")
    page.get_by_role("button", name="Delete Nisibis").click()
    box = page.get_by_role("dialog", name="Delete")
    box.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("link", name="Nisibis", exact=True)).to_be_visible()
    page.get_by_role("button", name="Delete Nisibis").click()
    box.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("link", name="Nisibis", exact=True)).to_have_count(0)
    assert [match["name"] for match in site.ask("GET", "/matches")["matches"]] == ["Callinicum"]


@pytest.mark.long
def test_somebody_else_sees_none_of_my_games(opens: Opens) -> None:
    mine, yours = opens(), opens()
    mine.begin(name="Mine alone")
    page = yours.open()
    expect(page.get_by_text("The games that you begin are kept here.")).to_be_visible()
    expect(page.get_by_role("link", name="Mine alone", exact=True)).to_have_count(0)


@pytest.mark.long
def test_the_link_that_is_printed_makes_a_browser_the_owner(opens: Opens) -> None:
    site, other = opens(), opens()
    for one in (site, other):
        one.open(f"/open/{one.server.key}")
        expect(one.page).to_have_url(f"{one.server.url}/")
    site.begin(name="Of this computer")
    other.page.reload()
    expect(other.page.get_by_role("link", name="Of this computer", exact=True)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_language_of_the_browser_is_taken_up(opens: Opens, language: str) -> None:
    page = opens(locale={"en": "en-GB", "ja": "ja-JP"}[language]).open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    name = {"en": "Belisarius", "ja": "ベリサリウス"}[language]
    expect(page.get_by_role("article", name=name)).to_be_visible()


@pytest.mark.long
def test_two_bots_play_a_whole_game(site: Site) -> None:
    page = site.open()
    page.get_by_role("article", name="Belisarius").get_by_role("button", name="Watch two bots").click()
    box = page.get_by_role("dialog", name="Watch two bots: Belisarius")
    for side in ("Imperial", "Barbarian"):
        box.get_by_role("group", name=side).get_by_role("combobox", name="Level").select_option("level:4")
    box.get_by_role("button", name="Watch").click()
    expect(site.board).to_be_visible()
    (match,) = site.ask("GET", "/matches")["matches"]
    assert match["seats"] == {"imperial": "level:4", "barbarian": "level:4"}
    # a whole game of levels takes minutes: the last of its turns is enough
    site.play(site.begin({"turn": 4}, seats={"imperial": "random", "barbarian": "random"}))
    expect(site.prompt).to_contain_text("The game is over", timeout=1000 * PATIENCE)
    result = page.get_by_role("dialog", name="The game is over")
    if not result.is_visible():
        site.prompt.get_by_role("button", name="How it stands").click()
        result = page.get_by_role("dialog")
    expect(result).to_contain_text(re.compile("Won by|A draw"))
    page.keyboard.press("Escape")
    # the whole record lies open: any moment, and what was said then
    entries = int(site.moment.inner_text().split("/")[1])
    assert entries > 100
    page.get_by_role("slider", name="Moment shown").fill(str(entries // 2))
    expect(site.moment).to_have_text(f"{entries // 2}/{entries}")
    expect(site.prompt).to_contain_text("An earlier moment")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Barbarian player: Random event")


def test_a_page_that_is_not_there(site: Site) -> None:
    page = site.open("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("article", name="Belisarius")).to_be_visible()


STRANGE = {
    "en": ("This game is not open to this browser", "All games"),
    "ja": ("この対局は、このブラウザーでは開けません", "ゲーム一覧へ"),
}


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_link_to_a_match_of_somebody_else_speaks_to_a_person(opens: Opens, language: str) -> None:
    mine = opens()
    match = mine.begin(name="Mine alone")
    title, home = STRANGE[language]
    for scheme, width in (("light", 1280), ("dark", 390)):
        locale = {"en": "en-GB", "ja": "ja-JP"}[language]
        yours = opens(color_scheme=scheme, locale=locale, viewport={"width": width, "height": 720})
        yours.expects(r"404: GET .*/api/matches/")
        page = yours.open(f"/match/{match}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        said = page.locator("main").inner_text()
        assert not re.search(r"GET|/api|no-match|404|\bid\b", said), said
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        yours.accessible()
        page.get_by_role("link", name=home).click()
        expect(page).to_have_url(f"{yours.server.url}/")
