"""What a person lays over the board, the arrows by which a counter turns, and the facing of a counter in the editor."""

import re

from browser.macedon import battle
from browser.site import Site, expect

PHARNUCHES = {
    "scenario": "samarkand",
    "turn": 1,
    "phase": "movement",
    "active": "mac.pharnuches",
    "pieces": {
        "2422": "mac.pharnuches",
        "2521": "mac.hi.1",
        "2619": "mac.sk.arch",
        "3022": "sog.lc.dahae-1",
        "3024": "sog.spitamenes",
    },
    "facing": {"mac.hi.1": 90, "mac.sk.arch": 90, "sog.lc.dahae-1": 270},
}
LAY = "Show on the board"


def test_overlays_are_switched_on_and_off_by_keyboard(site: Site) -> None:
    t = battle(site, PHARNUCHES)
    page = site.page
    opener = page.get_by_role("button", name=LAY)
    opener.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("group", name=LAY)
    reach = menu.get_by_role("checkbox", name="Command range: Pharnuches")
    expect(reach).to_be_visible()
    before = site.board.screenshot()
    site.tab_to(reach)
    page.keyboard.press("Space")
    expect(reach).to_be_checked()
    page.keyboard.press("Escape")
    expect(menu).not_to_be_visible()
    expect(opener).to_be_focused()
    opener.press("Enter")
    expect(reach).to_be_checked()
    page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert site.board.screenshot() != before
    site.accessible()
    reach.uncheck()
    expect(menu.get_by_role("checkbox", name=re.compile("^Zones of control"))).to_have_count(2)
    assert t.match


def test_a_piece_shows_its_own(site: Site) -> None:
    battle(site, PHARNUCHES)
    page = site.page
    site.find("2619")
    box = site.board.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle, button="right")
    told = page.get_by_role("dialog", name="2619")
    expect(told).to_contain_text("Archers")
    told.get_by_role("checkbox", name="In missile range: Archers").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=LAY).click()
    menu = page.get_by_role("group", name=LAY)
    fire = menu.get_by_role("checkbox", name="In missile range: Archers")
    expect(fire).to_be_checked()
    fire.uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=LAY).click()
    expect(fire).to_have_count(0)
    menu.get_by_role("checkbox", name="Also of the piece that is pointed at").check()
    page.keyboard.press("Escape")
    site.find("2521")
    page.mouse.move(5, 5)
    with page.expect_response(re.compile(r"/overlays\?.*piece=mac\.hi\.1")):
        page.mouse.move(*middle)


def test_a_unit_is_turned_by_an_arrow_on_the_board(site: Site) -> None:
    battle(site, PHARNUCHES)
    site.take("move:mac.hi.1")
    expect(site.lit("turn:150")).to_be_visible()
    site.point("turn:150")
    (unit,) = [one for one in site.table(site.ask("GET", "/matches")["matches"][0]["id"])["scene"]["pieces"]
               if one["id"] == "mac.hi.1"]  # fmt: skip
    assert unit["facing"] == 150
    site.lit("turn:90").focus()
    with site.goes_on():
        site.page.keyboard.press("Enter")


def test_the_editor_turns_a_counter(site: Site) -> None:
    page = site.open("/editor/alexander")
    good = page.get_by_text("Nothing is wrong with this position.")
    expect(good).to_be_visible()
    page.get_by_role("button", name="Empty board").click()
    page.get_by_role("searchbox", name="Find a piece").fill("Mercenary hoplites")
    page.locator("button.piece").first.click()
    page.get_by_role("textbox", name="Where the piece goes").or_(
        page.get_by_role("combobox", name="Where the piece goes")
    ).fill("2020")
    page.get_by_role("button", name="Place", exact=True).click()
    facing = page.get_by_role("group", name="Which way it faces")
    expect(facing).to_contain_text("Faces 90°")
    facing.get_by_role("button", name="Turn right by 60°").click()
    expect(facing).to_contain_text("Faces 150°")
    site.board.focus()
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(facing).to_contain_text("Faces 30°")
    page.get_by_role("spinbutton", name="Hits").fill("2")
    page.keyboard.press("Tab")
    expect(good).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    text = saved.value.path().read_text("utf-8")
    assert "30 mac.ho.merc" in text
    assert "2 mac.ho.merc" in text
