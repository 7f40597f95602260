"""Playing on the page: what may be done and what it would do, why not, undo, the record, and two windows."""

import json
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from browser.conftest import Opens
from browser.shots import shot
from browser.site import EMPTY, Site, expect
from patience import PATIENCE

DARA = {
    **EMPTY,
    "player": "imperial",
    "phase": "operations",
    "units": {
        "Dara": ["3 guard field_army", "Belisarius"],
        "Nisibis": ["2 persia field_army"],
        "Roma": "guard garrison",
    },
    "dice": [4, 3, 3, 3, 3, 3],
}
TAXES = {"player": "imperial", "phase": "taxation", "turn": 2}


def test_an_attack_is_foretold_before_it_is_made(site: Site) -> None:
    match = site.begin(DARA)
    page = site.play(match)
    site.take("army:3041", "go")
    site.choice("attack:3042").hover()
    foretold = page.get_by_role("complementary", name="What it would do")
    expect(foretold).to_contain_text("odds 3:1")
    expect(foretold.locator(".chance").first).to_contain_text("%")
    # all of it would hide half of the board
    expect(foretold.get_by_role("table")).to_have_count(0)
    page.keyboard.press("d")
    expect(foretold.locator("td.lit").first).to_be_visible()
    expect(foretold).to_contain_text("2:1")
    page.keyboard.press("d")
    expect(foretold.get_by_role("table")).to_have_count(0)
    assert site.table(match)["n"] == 2, "nothing was done yet"


def test_the_log_shows_each_die_once(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go")
    site.play(match)
    log = site.tab("Log")
    expect(log).to_contain_text("The Imperial player rolls 4")
    expect(log.get_by_role("img", name="Die: 4")).to_have_count(0)


def test_a_march_is_foretold_on_the_board(site: Site) -> None:
    match = site.begin(DARA)
    page = site.play(match)
    site.take("army:3041", "go")
    site.lit("march:3040").hover()
    foretold = page.get_by_role("complementary", name="What it would do")
    expect(foretold).to_contain_text("Operation points left")
    site.point("march:3040")
    expect(site.prompt).to_contain_text("3040")


def test_what_is_not_allowed_says_why(site: Site) -> None:
    match = site.begin(DARA)
    page = site.play(match)
    site.find("Nisibis")
    site.click_middle()
    box = page.get_by_role("dialog", name="Nisibis")
    expect(box).to_contain_text("Why not?")
    expect(box).to_contain_text("14.0a")
    box.get_by_role("button", name="14.0a").first.click()
    expect(page.get_by_role("dialog", name="A rule")).to_contain_text("14.0a")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="A rule")).to_have_count(0)


def test_what_the_list_lacks_says_why_where_it_was_looked_for(site: Site) -> None:
    page = site.play(site.begin(DARA))
    site.take("army:3041", "go")
    box = page.get_by_placeholder("Narrow the list")
    box.fill("march to Nisibis")
    said = page.get_by_role("tabpanel").get_by_role("status")
    expect(said.get_by_role("button", name="Attack Nisibis")).to_be_visible()
    expect(said).to_contain_text("March to Nisibis")
    expect(said).to_contain_text("No unit may enter a hex that holds an enemy")
    shot(page, "list-why-en")
    said.get_by_role("button", name="16.31").first.click()
    expect(page.get_by_role("dialog", name="A rule")).to_contain_text("16.31")
    page.keyboard.press("Escape")
    # words of no place
    box.fill("pray")
    expect(said).to_contain_text("Name a place here")


def test_a_choice_is_taken_back(site: Site) -> None:
    match = site.begin(TAXES)
    site.play(match)
    undo = site.undo
    expect(undo).to_be_disabled()
    site.take("tax:thracia")
    expect(site.choice("tax:thracia")).to_have_count(0)
    with site.goes_on():
        undo.click()
    expect(site.choice("tax:thracia")).to_be_visible()
    expect(undo).to_be_disabled()
    assert site.table(match)["n"] == 0


def test_what_dice_have_told_is_not_taken_back(site: Site) -> None:
    site.play(site.begin({**TAXES, "dice": [5]}))
    site.take("heavy-tax:oriens")
    expect(site.undo).to_be_disabled()


def test_the_slider_goes_through_the_record(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go", "march:2940", "march:2840")
    page = site.play(match)
    expect(site.moment).to_have_text("4/4")
    slider = page.get_by_role("slider", name="Moment shown")
    slider.focus()
    page.keyboard.press("Home")
    expect(site.moment).to_have_text("0/4")
    expect(site.prompt).to_contain_text("An earlier moment: 0 of 4")
    expect(page.get_by_role("tabpanel").locator("[data-choice]")).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(site.moment).to_have_text("1/4")
    page.get_by_role("button", name="One step on").click()
    expect(site.moment).to_have_text("2/4")
    slider.fill("3")
    expect(site.prompt).to_contain_text("An earlier moment: 3 of 4")
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(site.moment).to_have_text("4/4")
    expect(site.prompt).to_contain_text("your decision")
    page.get_by_role("button", name="One step back").click()
    site.prompt.get_by_role("button", name="Back to now").click()
    expect(site.choice("halt")).to_be_visible()


def test_lines_of_the_log_lead_to_their_clause_and_their_place(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go", "march:2940")
    page = site.play(match)
    log = site.tab("Log")
    line = log.get_by_role("listitem").filter(has_text="marches from Dara (3041)")
    line.get_by_role("button", name="Rule").first.click()
    expect(page.get_by_role("dialog", name="A rule")).to_be_visible()
    page.keyboard.press("Escape")
    site.find("Roma")
    expect(site.lit("march:2841")).not_to_be_in_viewport()
    line.get_by_role("button").first.click()
    expect(site.lit("march:2841")).to_be_in_viewport()


@pytest.mark.long
def test_either_language_at_any_moment(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go")
    page = site.play(match)
    log = site.tab("Log")
    expect(log).to_contain_text("The Imperial player rolls 4")
    page.get_by_text("日本語", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(log).to_contain_text("帝国")
    expect(log).not_to_contain_text("The Imperial player")
    page.locator("#tab-choices").click()
    expect(site.choice("halt")).not_to_contain_text("End")
    expect(site.prompt).to_contain_text("ダラ")
    page.reload()
    expect(site.prompt).to_contain_text("ダラ")
    page.get_by_text("EN", exact=True).click()
    expect(site.prompt).to_contain_text("The army in Dara (3041)")


def test_light_and_dark(opens: Opens) -> None:
    dark = opens(color_scheme="dark")
    page = dark.play(dark.begin(TAXES))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    for theme in ("dark", "light", "dark"):
        page.get_by_role("button", name="Appearance").click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_hands_and_units(site: Site) -> None:
    site.play(site.begin({**TAXES, "hands": {"imperial": ["2 agent", "theodora"]}, "sp": {"imperial": 17}}))
    sheets = site.tab("Overview")
    expect(sheets.get_by_role("listitem").filter(has_text="Theodora").first).to_be_visible()
    expect(sheets).to_contain_text("×2")
    expect(sheets).to_contain_text("17")
    units = site.tab("Units")
    units.get_by_role("searchbox").fill("Justinian")
    expect(units).to_contain_text("Justinian")
    expect(units).not_to_contain_text("field army")


def test_two_people_and_a_curtain(site: Site) -> None:
    match = site.begin({**TAXES, "hands": {"imperial": ["theodora"], "barbarian": ["pope"]}})
    page = site.open(f"/match/{match}")
    curtain = page.get_by_role("dialog", name="Hand the screen over: Imperial")
    expect(curtain).to_be_visible()
    expect(site.prompt).to_be_hidden()
    curtain.get_by_role("button", name="I play Imperial").click()
    expect(site.tab("Overview").get_by_text("Theodora").first).to_be_visible()
    site.tab("Choices")
    site.take("quick")
    site.expects("409: GET .*preview")  # of a choice that was made behind the page's back
    site.idle(match, "imperial")
    page.reload()
    curtain = page.get_by_role("dialog", name="Hand the screen over: Barbarian")
    curtain.get_by_role("button", name="I play Barbarian").click()
    hands = site.tab("Overview")
    expect(hands.get_by_text("Pope").first).to_be_visible()
    expect(hands.get_by_text("Theodora")).to_have_count(0)


def test_dice_from_a_real_table(site: Site) -> None:
    match = site.begin({**DARA, "dice": [], "dice_mode": "asked"})
    page = site.play(match)
    site.take("army:3041", "go")
    expect(site.prompt).to_contain_text("operation points")
    expect(page.get_by_role("tabpanel").get_by_role("button")).to_have_count(6)
    site.take("face:5")
    expect(site.tab("Log")).to_contain_text("The Imperial player rolls 5: operation points.")


def test_dice_that_were_told_beforehand(site: Site) -> None:
    page = site.play(site.begin({**DARA, "dice": []}))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Say which dice come next").click()
    box = page.get_by_role("dialog", name="Say which dice come next")
    box.get_by_role("button", name="Die: 6").click()
    box.locator("button.primary").click()
    expect(box).to_have_count(0)
    site.take("army:3041", "go")
    expect(site.tab("Log")).to_contain_text("The Imperial player rolls 6: operation points.")


@pytest.mark.long
def test_a_bot_answers_at_a_chosen_pace(site: Site) -> None:
    site.setting(pace="fast")
    levy = {**EMPTY, "turn": 2, "player": "imperial", "phase": "levy", "units": {"Nisibis": ["2 persia field_army"]}}
    match = site.begin(levy, seats={"imperial": "human", "barbarian": "random"})
    page = site.play(match)
    expect(page.get_by_role("combobox", name="Pace")).to_have_value("fast")
    site.surely("done")
    expect(site.prompt).to_contain_text("Imperial: your decision", timeout=1000 * PATIENCE)
    entries = site.table(match)["n"]
    assert entries > 1, "the bot has decided something"
    expect(site.moment).to_have_text(f"{entries}/{entries}")
    log = site.tab("Log")
    expect(log).to_contain_text("Since your last turn")
    # over the log, which is not interrupted
    expect(log.get_by_role("log")).not_to_contain_text("Since your last turn")


# ---------------------------------------------------------------- windows and people


def test_two_windows_on_one_seat_stay_in_step(site: Site) -> None:
    match = site.begin(TAXES)
    site.play(match)
    other = site.context.new_page()
    site.watch(other)
    other.goto(site.page.url)
    expect(other.locator('#panel-body [data-choice="tax:thracia"]')).to_be_visible()
    site.take("tax:thracia")
    expect(other.locator('#panel-body [data-choice="tax:thracia"]')).to_have_count(0)
    with site.goes_on():
        other.get_by_role("button", name="Take back").click()
    expect(site.choice("tax:thracia")).to_be_visible()


def test_a_stale_choice_is_refused_and_the_page_goes_on(site: Site) -> None:
    match = site.begin(TAXES)
    page = site.play(match)
    site.expects("409: POST")

    def late(route: object) -> None:
        site.choose(match, "tax:dacia")
        route.continue_()  # type: ignore[attr-defined]

    page.route("**/choose*", late, times=1)
    site.choice("tax:thracia").click()
    expect(page.get_by_text("The match had gone on meanwhile.")).to_be_visible()
    expect(site.choice("tax:dacia")).to_have_count(0)
    site.take("tax:thracia")
    assert site.table(match)["n"] == 2


def test_the_page_waits_for_a_server_that_is_away(site: Site) -> None:
    match = site.begin(TAXES)
    page = site.play(match)
    site.expects("ERR_|WebSocket|console: ")
    page.route("**/choose*", lambda route: route.abort())
    site.choice("tax:thracia").click()
    expect(page.get_by_text("it is not known whether “Tax Thracia: 7 SP” was done")).to_be_visible()
    page.unroute("**/choose*")
    site.take("tax:thracia")


def test_the_match_of_somebody_else_is_not_there(opens: Opens) -> None:
    mine, yours = opens(), opens()
    match = mine.begin(TAXES)
    yours.expects("404")
    page = yours.open(f"/match/{match}")
    expect(page.get_by_role("link", name="All games")).to_be_visible()
    expect(yours.board).to_have_count(0)


def test_a_match_that_is_deleted_elsewhere(site: Site) -> None:
    match = site.begin(TAXES)
    page = site.play(match)
    site.expects("404")
    site.ask("DELETE", f"/matches/{match}")
    expect(page.get_by_role("heading", name="This match is not there any more.")).to_be_visible()


# ---------------------------------------------------------------- taking away


def taken(site: Site, name: str) -> Path:
    """A file of the menu "take away"."""
    site.page.get_by_role("button", name="Menu").click()
    with site.page.expect_download() as waiting:
        site.page.get_by_text(name).click()
    return Path(waiting.value.path())


@pytest.mark.long
def test_a_record_is_taken_away_and_goes_on_elsewhere(opens: Opens, tmp_path: Path) -> None:
    mine, yours = opens(), opens()
    match = mine.begin(DARA)
    mine.choose(match, "army:3041", "go", "march:2940")
    mine.play(match)
    record = taken(mine, "The record, as a file")
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert lines[0]["game"] == "belisarius"
    kept = tmp_path / "war.jsonl"
    kept.write_bytes(record.read_bytes())
    page = yours.open()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Upload a record").click()
    chooser.value.set_files(kept)
    # two people sat there: the page does not know whose screen this is
    page.get_by_role("button", name="I play Imperial").click()
    expect(yours.moment).to_have_text("3/3")
    yours.take("halt")


@pytest.mark.long
@pytest.mark.parametrize("breaks", ["nonsense", "cut"])
def test_a_broken_record_is_refused_with_a_clear_word(site: Site, tmp_path: Path, breaks: str) -> None:
    match = site.begin(DARA)
    site.choose(match, "army:3041", "go")
    site.play(match)
    text = taken(site, "The record, as a file").read_text("utf-8")
    kept = tmp_path / "broken.jsonl"
    kept.write_text("this is no record\n" if breaks == "nonsense" else text.replace("army:3041", "army:9999"))
    site.expects("422: POST")
    page = site.open()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Upload a record").click()
    chooser.value.set_files(kept)
    expect(page.get_by_role("alert")).to_contain_text("line" if breaks == "nonsense" else "army:9999")


def test_the_position_and_the_board_are_taken_away(site: Site) -> None:
    site.play(site.begin(DARA))
    position = taken(site, "The position, as a file").read_text("utf-8")
    assert 'game = "belisarius"' in position
    assert "Belisarius" in position
    drawing = ElementTree.fromstring(taken(site, "The board as SVG").read_text("utf-8"))
    assert drawing.tag.endswith("svg")
    # the same drawing, twice as fine
    pixels = taken(site, "The board as PNG").read_bytes()
    assert pixels.startswith(b"\x89PNG")
    assert struct.unpack(">II", pixels[16:24]) == (2 * int(drawing.attrib["width"]), 2 * int(drawing.attrib["height"]))
