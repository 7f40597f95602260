"""My games as a library: many records at once, a filter, statistics and openings, and a game as a page."""

import json
import zipfile
from pathlib import Path

import pytest

from browser.conftest import Opens
from browser.site import ROOT, Site, expect

GOLDEN = ROOT / "tests" / "golden" / "alexander"
TWO_COLUMNS = {"width": 1280, "height": 900}
PHONE = 390


def mine(name: str, seats: tuple[str, str]) -> str:
    """A game of Samarkand that somebody plays against a bot."""
    head, _, rest = (GOLDEN / f"{name}.jsonl").read_text("utf-8").partition("\n")
    header = json.loads(head)
    header["seats"] = dict(zip(header["seats"], seats, strict=True))
    return json.dumps(header, ensure_ascii=False) + "\n" + rest


def brought_in(site: Site, folder: Path) -> None:
    """Five files, three of them in a zip: three games, one of them under way; one is damaged, one nothing of ours."""
    (folder / "first.jsonl").write_text(mine("samarkand-greedy", ("human", "level:2")), "utf-8")
    (folder / "broken.jsonl").write_text("this is no record\n", "utf-8")
    with zipfile.ZipFile(folder / "more.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("games/second.jsonl", mine("samarkand-resigned", ("human", "level:2")))
        packed.writestr("games/third.jsonl", mine("samarkand-drawn", ("level:3", "human")))
        packed.writestr("games/readme.txt", "three games")
    site.expects("422: POST")
    page = site.open()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Upload a record").click()
    chooser.value.set_files([folder / "first.jsonl", folder / "broken.jsonl", folder / "more.zip"])
    dialog = page.get_by_role("dialog", name="Bringing records in")
    expect(dialog.get_by_role("status")).to_have_text("3 came in; 1 did not; 1 left out as no records.")
    rows = dialog.get_by_role("listitem")
    expect(rows.nth(1)).to_contain_text("line 1")
    expect(rows.nth(4)).to_contain_text("Neither a record")
    site.accessible()
    dialog.get_by_role("button", name="Close").last.click()


@pytest.mark.long
def test_a_library_is_filled_filtered_counted_and_taken_away(opens: Opens, tmp_path: Path) -> None:
    site = opens(viewport=TWO_COLUMNS)
    page = site.page
    brought_in(site, tmp_path)
    names = page.locator("section.mine li h3")
    expect(names).to_have_count(3)

    page.get_by_role("button", name="Filter and sort").click()
    page.get_by_label("Opponent").select_option("level:2")
    expect(names).to_have_text(["second", "first"])
    page.get_by_label("Order").select_option("longest")
    expect(names).to_have_text(["first", "second"])
    page.get_by_label("Result").select_option("draw")
    expect(page.get_by_text("None of your games fits the filter.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(names).to_have_count(3)
    page.get_by_label("Result").select_option("draw")
    expect(names).to_have_text(["third"])
    site.accessible()

    page.get_by_role("button", name="Statistics and openings").click()
    told = page.get_by_role("dialog", name="Statistics and openings")
    expect(told.get_by_text("Of the games that the filter shows.")).to_be_visible()
    drawn = told.get_by_role("row").filter(has_text="against: 3.").get_by_role("cell")
    expect(drawn.nth(0)).to_have_text("1")
    expect(drawn.nth(2)).to_have_text("1")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name="Statistics and openings").click()
    expect(told.get_by_text("From 2 records")).to_contain_text("One more is left out")
    expect(told.locator("ol li").first).to_contain_text("Macedonians:")
    site.accessible()
    page.keyboard.press("Escape")

    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download third as a page").click()
    text = Path(waiting.value.path()).read_text("utf-8")
    assert text.startswith("<!doctype html>") and "<svg" in text and "A draw." in text

    # the same on a telephone, in Japanese: nothing is wider than it
    page.set_viewport_size({"width": PHONE, "height": 844})
    page.get_by_text("日本語").click()
    page.get_by_role("button", name="成績と序盤").click()
    expect(page.get_by_role("dialog", name="成績と序盤").locator("ol li").first).to_contain_text("マケドニア軍：")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
