"""The position editor: pieces put down by hand, checked, kept, and played from."""

import re
from pathlib import Path

import pytest

from browser.site import Site, expect


def put(site: Site, piece: str, space: str) -> None:
    """Take a piece of the stock and name its space."""
    page = site.page
    page.get_by_role("searchbox", name="Find a piece").fill(piece)
    page.locator("button.piece").filter(has_text=piece).first.click()
    page.get_by_role("textbox", name="Where the piece goes").or_(
        page.get_by_role("combobox", name="Where the piece goes")
    ).fill(space)
    page.get_by_role("button", name="Place", exact=True).click()


def begin(site: Site) -> None:
    """An empty board."""
    page = site.open("/editor/belisarius")
    page.get_by_role("button", name="Empty board").click()
    expect(page.get_by_text("Nothing is wrong with this position.")).to_be_visible()


def test_a_position_is_set_up_and_played(site: Site) -> None:
    begin(site)
    page = site.page
    put(site, "Guard field army", "Dara")
    put(site, "Belisarius", "3041")
    put(site, "Persian field army", "Nisibis")
    page.get_by_label("Whose player turn").select_option(label="Imperial")
    page.get_by_label("Phase", exact=True).select_option(label="Operations")
    expect(page.get_by_text("Nothing is wrong with this position.")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    box = page.get_by_role("dialog", name="Play from here")
    box.get_by_label("Name of the game").fill("By hand")
    box.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/match/"))
    (match,) = site.ask("GET", "/matches")["matches"]
    assert match["name"] == "By hand"
    # against a bot the position is sealed until the end
    site.ask("PATCH", f"/matches/{match['id']}", {"seats": dict.fromkeys(match["seats"], "human")})
    text = site.context.request.get(f"{site.server.url}/api/matches/{match['id']}/position").text()
    assert "Belisarius" in text
    assert "Persia-field_army-1" in text


def test_a_piece_is_dragged_onto_the_board(site: Site) -> None:
    begin(site)
    page = site.page
    site.find("Roma")
    page.get_by_role("searchbox", name="Find a piece").fill("Narses")
    piece = page.locator("button.piece").filter(has_text="Narses")
    board = site.board.bounding_box()
    start = piece.bounding_box()
    assert board is not None
    assert start is not None
    page.mouse.move(start["x"] + 20, start["y"] + 15)
    page.mouse.down()
    page.mouse.move(board["x"] + 60, board["y"] + 60, steps=4)
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.get_by_role("radio", name="Board (1)")).to_be_attached()
    page.get_by_text("Board (1)").click()
    page.get_by_role("searchbox", name="Find a piece").fill("")
    expect(page.get_by_role("button", name="Roma")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("radio", name="Board (0)")).to_be_attached()
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("radio", name="Board (1)")).to_be_attached()


def test_what_is_wrong_is_told_with_its_clause(site: Site) -> None:
    begin(site)
    page = site.page
    put(site, "Guard field army", "Dara")
    put(site, "Persian field army", "Dara")
    verdict = page.get_by_role("region", name="Check")
    expect(verdict).to_contain_text("One thing is wrong")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    verdict.get_by_role("button", name="13.12").click()
    expect(page.get_by_role("dialog", name="A rule")).to_contain_text("13.12")


@pytest.mark.long
def test_a_position_is_kept_as_a_file_and_opened_again(site: Site, tmp_path: Path) -> None:
    begin(site)
    page = site.page
    put(site, "Belisarius", "Dara")
    expect(page.get_by_text("Nothing is wrong with this position.")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    kept = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    assert kept.suffix == ".toml"
    assert "Belisarius" in kept.read_text("utf-8")
    page.get_by_role("button", name="As set up").click()
    expect(page.get_by_text("Board (1)")).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(kept)
    expect(page.get_by_text("Board (1)")).to_be_visible()
    broken = tmp_path / "broken.toml"
    broken.write_text("units = [", encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("broken.toml cannot be read as a position.")
