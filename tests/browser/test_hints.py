"""Hints in the page: what a bot would do, in words and on the board, in every game and in both languages."""

import re

import pytest

from browser.shots import shot
from browser.site import EMPTY, Site, expect

DARA = {
    **EMPTY,
    "player": "imperial",
    "phase": "operations",
    "units": {"Dara": ["3 guard field_army", "Belisarius"], "Nisibis": ["2 persia field_army"]},
}


@pytest.mark.long
def test_a_hint_by_key_and_button_in_words_and_on_the_board(site: Site) -> None:
    match = site.begin(DARA)
    page = site.play(match)
    page.keyboard.press("b")
    hint = page.get_by_role("region", name="What the bot would do")
    lines = hint.get_by_role("listitem")
    expect(lines.first).to_be_visible()
    expect(hint.get_by_text(re.compile("Of 100 games that go on from here, \\d+ are won by: "))).to_be_visible()
    assert 1 <= lines.count() <= 3
    first = lines.first.get_by_role("button")
    expect(first).to_contain_text("%")
    shot(page, "hint-en")
    site.accessible()
    # pointing at a line lights its choice; taking it makes it, and the hint goes with its moment
    first.focus()
    with site.goes_on():
        first.click()
    expect(hint).to_have_count(0)
    assert site.table(match)["n"] == 1
    page.get_by_role("button", name=re.compile("^Hint")).click()
    expect(lines.first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(hint).to_have_count(0)
    # a game that was begun without them has none
    page = site.play(site.begin(DARA, hints=False))
    expect(site.prompt).to_contain_text("your decision")
    expect(page.get_by_role("button", name=re.compile("^Hint"))).to_have_count(0)
    page.keyboard.press("b")
    expect(hint).to_have_count(0)


@pytest.mark.long
def test_a_bot_is_asked_why_it_did_something(site: Site) -> None:
    match = site.begin(DARA, seats={"imperial": "greedy", "barbarian": "greedy"})
    page = site.play(match)
    log = site.tab("Log")
    log.get_by_role("button", name=re.compile("^Why did you do that")).first.click()
    told = page.get_by_role("dialog", name="Why did you do that?")
    # where it compared nothing the record keeps nothing, and it thinks again
    says = re.compile("the figures of the search that was made then|The bot has thought it over again")
    expect(told.get_by_text(says)).to_be_visible()
    expect(told.get_by_role("listitem").first).to_contain_text("%")
    shot(page, "why-en")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "scenario"),
    [("syracuse", "1"), ("alexander", "samarkand"), ("sparta-vs-athens", ""), ("peloponnesian-war", "")],
)
def test_every_game_shows_its_hint_in_japanese_on_a_phone(site: Site, game: str, scenario: str) -> None:
    sides = next(one for one in site.ask("GET", "/games")["games"] if one["name"] == game)["sides"]
    match = site.begin(game=game, scenario=scenario, seats={side["name"]: "human" for side in sides})
    site.page.set_viewport_size({"width": 390, "height": 844})
    site.setting(language="ja")
    page = site.play(match)
    page.get_by_role("button", name=re.compile("^ヒント")).click()
    hint = page.get_by_role("region", name="ボットならこうします")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    shot(page, f"hint-{game}-ja")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
