"""Puzzles in the page: from the list of a game to the solution, found or shown, by pointer and by keyboard."""

import re

import pytest

from browser.conftest import Opens
from browser.shots import shot
from browser.site import Site, expect


@pytest.mark.long
def test_a_puzzle_from_the_list_to_its_solution(site: Site) -> None:
    page = site.open()
    button = page.get_by_role("article", name="Alexander").get_by_role("button", name=re.compile("^Puzzles"))
    expect(button).to_contain_text("0 of 14")
    button.click()
    listed = page.get_by_role("dialog", name="Puzzles: The Great Battles of Alexander")
    expect(listed.get_by_role("heading", name="Hard", exact=True)).to_be_visible()
    site.accessible()
    shot(page, "puzzles-list-en")
    listed.get_by_role("button", name=re.compile("Who withdraws")).first.click()
    puzzle = page.get_by_role("region", name="Puzzle", exact=True)
    expect(puzzle).to_contain_text("Which choice is much better than the 2 others?")
    choices = page.get_by_role("tabpanel")
    # not the best: it is not played, and it is told where it would lead
    choices.get_by_role("button", name="Nobody else withdraws", exact=True).click()
    expect(puzzle).to_contain_text("Not the best: Nobody else withdraws")
    expect(puzzle).to_contain_text("worse chances to strike next")
    shot(page, "puzzle-wrong-en")
    site.accessible()
    # found, by the keyboard alone
    right = choices.get_by_role("button", name=re.compile("Dahae horse archers 1"))
    right.focus()
    page.keyboard.press("Enter")
    expect(puzzle).to_contain_text("Right: that is by far the best.")
    expect(puzzle).to_contain_text("The solution: Dahae horse archers 1 withdraw")
    shot(page, "puzzle-right-en")
    # the next one, of which the solution is shown
    puzzle.get_by_role("button", name="Next puzzle").press("Enter")
    expect(puzzle).to_contain_text("Puzzle 2:")
    puzzle.get_by_role("button", name="Show the solution").press("Enter")
    expect(puzzle).to_contain_text("Held against the next best choice")
    puzzle.get_by_role("button", name="All puzzles").click()
    again = page.get_by_role("dialog")
    expect(again.get_by_role("button", name=re.compile("solved$"))).to_have_count(1)
    expect(again.get_by_role("button", name=re.compile("solution seen$"))).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Polemos").click()
    expect(button).to_contain_text("1 of 14")


@pytest.mark.long
def test_a_puzzle_on_a_phone_in_japanese(opens: Opens) -> None:
    site = opens(locale="ja-JP", viewport={"width": 390, "height": 844})
    page = site.open()
    page.get_by_role("button", name=re.compile("^問題")).first.click()
    shot(page, "puzzles-list-ja")
    page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first.click()
    puzzle = page.get_by_role("region", name="問題", exact=True)
    puzzle.get_by_role("button", name="答えを見る").click()
    expect(puzzle).to_contain_text("答え：")
    expect(puzzle).to_contain_text("次に良い手(")
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide)
    shot(page, "puzzle-ja")
    site.accessible()


@pytest.mark.long
def test_the_reason_of_a_puzzle_that_was_written_is_told_in_japanese(opens: Opens) -> None:
    site = opens(locale="ja-JP", viewport={"width": 390, "height": 844})
    page = site.open()
    card = page.get_by_role("article", name="ベリサリウス")
    button = card.get_by_role("button", name=re.compile("^問題"))
    expect(button).to_contain_text("0/10")
    button.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("ローマ.*で攻撃を受けました")).click()
    puzzle = page.get_by_role("region", name="問題", exact=True)
    puzzle.get_by_role("button", name="答えを見る").click()
    expect(puzzle).to_contain_text("答え：戦う")
    expect(puzzle).to_contain_text("ベリサリウスと城壁で戦力7は4倍の28です。")
    shot(page, "puzzle-reason-ja")
