"""Outcomes, not dice: what a roll meant, what weighs in the story, and what happened since one's own last act."""

import re

import pytest

from browser.conftest import Opens
from browser.site import BOTH, Site, expect
from browser.test_turn import TURN

PLAGUE = {
    "base": "empty",
    "player": "barbarian",
    "phase": "event",
    "turn": 2,
    "control": {"all": "neutral", "oriens": "imperial"},
    "units": {"Dara": ["guard field_army", "Belisarius"], "Nisibis": ["persia nomad"]},
    "dice": [3, 1, *[6] * 100],
}
"""The plague breaks out everywhere before the Barbarian player's turn."""


@pytest.mark.long
def test_a_roll_says_what_it_was_for_what_it_needed_and_what_came(site: Site) -> None:
    site.setting(pace="instant")
    match = site.begin(TURN, seats=BOTH)
    page = site.play(match)
    cards = page.get_by_role("region", name="What has happened")
    site.take("pay:3041", "court:slavs", "commit:agent", "commit:agent", "control:slavs", "tax:thracia")
    site.take("heavy-tax:oriens")
    card = cards.get_by_role("article").filter(has_text="heavy tax")
    expect(card).to_contain_text("1-3 after modifiers: revolt")
    expect(card).to_contain_text("The Imperial player taxes Oriens")
    expect(card).to_contain_text("Imperial rolls")
    expect(card.get_by_role("img", name="Die: 5")).to_be_visible()
    # it stays, and can be put away
    page.get_by_role("tab", name="Log").press("Enter")
    expect(card).to_be_visible()
    site.accessible()
    card.get_by_role("button", name=re.compile("take heavy tax away")).click()
    expect(card).to_have_count(0)
    # the log tells the roll small, and what came of it as it is
    log = page.get_by_role("tabpanel")
    expect(log.locator(".detail", has_text="rolls 5: heavy tax")).to_be_visible()
    expect(log.locator(".story", has_text="is now under Imperial control")).to_be_visible()
    # a time may be set, after which results go by themselves
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="4 s").check(force=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab", name="Choices").press("Enter")
    site.take("recruit:thracia-garrison")
    expect(cards).to_have_count(0, timeout=15_000)


def test_what_happened_since_stands_above_the_first_choice_until_one_acts(site: Site) -> None:
    match = site.begin(PLAGUE, seats={"imperial": "human", "barbarian": "greedy"})
    page = site.play(match)
    since = page.get_by_role("region", name="What happened since")
    expect(since).to_be_visible()
    expect(since).to_contain_text("Plague")
    expect(since).to_contain_text("Plague in Thracia")
    assert (
        page.get_by_role("tabpanel")
        .locator("section, button[data-choice]")
        .first.evaluate("(it) => it.classList.contains('since')")
    )
    expect(since.get_by_role("checkbox", name="Where, on the board")).to_be_checked()
    site.accessible()
    page.get_by_role("radio", name="日本語").check(force=True)
    expect(page.get_by_role("region", name="これまでの出来事")).to_contain_text("疫病")
    page.get_by_role("radio", name="EN").check(force=True)
    expect(since).to_be_visible()
    with site.goes_on():
        page.get_by_role("tabpanel").locator("button[data-choice]").first.click()
    expect(since.get_by_text("Plague in Thracia")).to_have_count(0)


SMALL = """() => [...document.querySelectorAll('button, a, select, summary, input, [role=tab]')].flatMap((it) => {
  const box = (it.closest('label') ?? it).getBoundingClientRect()
  if (!box.width || it.closest('.lights, .unseen') || it.matches('.inline, .unseen')) return []
  if (getComputedStyle(it).visibility === 'hidden') return []
  const name = it.getAttribute('aria-label') || it.title || it.textContent.trim()
  const cut = box.right > innerWidth + 1 || box.left < -1
  return cut || box.height < 39.5 || box.width < 39.5 ? [`${name}: ${box.width} x ${box.height} at ${box.left}`] : []
})"""
"""What a finger can hardly hit, and what is cut at the edge of the window."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_telephone_nothing_is_cut_and_a_finger_hits_everything(opens: Opens, size: tuple[int, int]) -> None:
    site = opens(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    match = site.begin(TURN, seats=BOTH)
    page = site.play(match)
    expect(page.get_by_role("region", name="What has happened")).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Say which dice come next")).to_be_visible()
    assert page.evaluate(SMALL) == []


@pytest.mark.long
def test_after_a_game_stands_its_story_and_what_may_come_next(site: Site) -> None:
    match = site.begin(TURN, seats={"imperial": "human", "barbarian": "greedy"})
    page = site.play(match)
    site.take("pay:3041")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Say which dice come next").click()
    page.get_by_role("dialog").get_by_role("button", name="Die: 4").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Do it").click()
    expect(page.locator("header").get_by_text("Exercise")).to_be_visible()
    table = site.table(match, "imperial")
    site.ask("POST", f"/matches/{match}/aside", {"n": table["n"], "aside": "resign", "side": "imperial"})
    box = page.get_by_role("dialog")
    expect(box.get_by_role("heading", name="The story of the game")).to_be_visible()
    expect(box.get_by_role("listitem").last).to_contain_text("The Imperial player gives up")
    site.accessible()
    with page.expect_download() as taken:
        box.get_by_role("link", name="The game as a page").click()
    assert "The story of the game" in taken.value.path().read_text("utf-8")
    box.get_by_role("button", name="Play the other side").click()
    page.wait_for_url(lambda url: match not in url)
    begun = site.ask("GET", f"/matches/{page.url.rpartition('/')[2]}")
    assert begun["seats"] == {"imperial": "greedy", "barbarian": "human"}
    assert (begun["game"], begun["scenario"], begun["said_dice"]) == ("belisarius", "1", False)
