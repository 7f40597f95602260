"""By keyboard alone: no test here uses a mouse, or puts the focus anywhere by itself."""

import pytest

from browser.site import EMPTY, Site, expect

DARA = {
    **EMPTY,
    "player": "imperial",
    "phase": "operations",
    "units": {"Dara": ["3 guard field_army", "Belisarius"], "Nisibis": ["2 persia field_army"]},
    "dice": [4, 3, 3, 3, 3, 3],
}


@pytest.mark.long
def test_a_game_is_begun_and_played(site: Site) -> None:
    page = site.open()
    press = page.keyboard.press
    site.tab_to(page.get_by_role("article", name="Belisarius").get_by_role("link", name="New game"))
    press("Enter")
    heading = page.get_by_role("heading", name="New game: Belisarius")
    expect(heading).to_be_visible()
    site.tab_to(page.get_by_role("radio", name="Forward, Belisarius!"))
    press("ArrowDown")
    expect(page.get_by_role("radio", name="The Gothic War")).to_be_checked()
    site.tab_to(page.get_by_role("button", name="Begin"))
    press("Enter")
    # what is read first lies over the board, and Enter is its end
    briefing = page.get_by_role("dialog", name="The Gothic War")
    expect(briefing.get_by_role("button", name="Begin")).to_be_focused()
    press("Enter")
    expect(briefing).to_have_count(0)
    expect(site.prompt).to_contain_text("your decision")
    with site.goes_on():
        press("c")
        press("Enter")


def test_the_choices_of_an_operation(site: Site) -> None:
    match = site.begin(DARA)
    page = site.play(match)
    press = page.keyboard.press
    press("c")
    site.tab_to(site.choice("army:3041"))
    with site.goes_on():
        press("Enter")
    # an army that goes as it is: the one choice that points at nothing
    with site.goes_on():
        press("Escape")
        site.tab_to(site.choice("go"))
        press("Enter")
    expect(site.choice("halt")).to_be_visible()
    assert site.table(match)["n"] == 2


def test_a_march_on_the_board(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go")
    page = site.play(match)
    press = page.keyboard.press
    site.tab_to(site.board)
    press("Tab")
    press("ArrowRight")
    choice = page.locator(":focus").get_attribute("data-choice")
    assert choice is not None
    with site.goes_on():
        press("Enter")
    record = site.context.request.get(f"{site.server.url}/api/matches/{match}/record").text()
    assert f'"{choice}"' in record


@pytest.mark.long
def test_enter_on_the_board_is_the_pages_until_a_cursor_stands_there(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go", "march:2940")
    page = site.play(match)
    press = page.keyboard.press
    site.tab_to(site.board)
    press("ArrowDown")
    press("Enter")
    place = page.get_by_role("dialog")
    expect(place).to_be_visible()
    press("Escape")
    expect(place).to_have_count(0)
    press("Escape")
    with site.goes_on():
        press("Enter")
    record = site.context.request.get(f"{site.server.url}/api/matches/{match}/record").text()
    assert '"halt"' in record


def test_a_place_is_found_and_asked_about(site: Site) -> None:
    page = site.play(site.begin(DARA))
    press = page.keyboard.press
    press("/")
    page.keyboard.type("Nisibis")
    press("Enter")
    expect(page.get_by_role("button", name="Find a place")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    while not site.board.evaluate("(it) => it === document.activeElement"):
        press("Shift+Tab")
    press("Enter")
    expect(page.get_by_role("dialog", name="Nisibis")).to_contain_text("14.0a")
    press("Escape")
    expect(page.get_by_role("dialog", name="Nisibis")).to_have_count(0)


def test_each_panel_has_a_key(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go", "march:2940")
    page = site.play(match)
    press = page.keyboard.press
    for key, tab in (("l", "Log"), ("h", "Overview"), ("t", "Units"), ("c", "Choices")):
        press(key)
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    press("Escape")
    expect(keys).to_have_count(0)
    press("r")
    rule = page.get_by_role("dialog", name="A rule")
    expect(rule).to_be_visible()
    press("Escape")
    expect(rule).to_have_count(0)
    press("p")
    expect(site.prompt).to_have_count(0)
    press("p")
    expect(site.prompt).to_be_visible()


def test_back_and_forth_in_time_and_undo(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go", "march:2940")
    page = site.play(match)
    press = page.keyboard.press
    with site.goes_on():
        press("u")
    expect(site.moment).to_have_text("2/2")
    press("ArrowLeft")
    expect(site.moment).to_have_text("1/2")
    press("Home")
    expect(site.moment).to_have_text("0/2")
    press("ArrowRight")
    expect(site.moment).to_have_text("1/2")
    press("End")
    expect(site.moment).to_have_text("2/2")
    expect(site.choice("halt")).to_be_visible()


def test_a_position_is_set_up(site: Site) -> None:
    page = site.open("/editor/belisarius")
    press = page.keyboard.press
    site.tab_to(page.get_by_role("button", name="Empty board"))
    press("Enter")
    site.tab_to(page.get_by_role("searchbox", name="Find a piece"))
    page.keyboard.type("Narses")
    site.tab_to(page.locator("button.piece").filter(has_text="Narses"))
    press("Enter")
    page.keyboard.press("Shift+Tab")
    place = page.get_by_label("Where the piece goes")
    expect(place).to_be_visible()
    while not place.evaluate("(it) => it === document.activeElement"):
        press("Shift+Tab")
    page.keyboard.type("Roma")
    press("Enter")
    expect(page.get_by_role("radio", name="Board (1)")).to_be_attached()
