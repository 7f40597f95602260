"""Comments and lines in the page: written to a moment, tried from it, kept, and opened again."""

import pytest

from browser.shots import shot
from browser.site import EMPTY, Site, expect

DARA = {
    **EMPTY,
    "player": "barbarian",
    "phase": "operations",
    "units": {"Dara": ["1 guard field_army"], "Nisibis": ["2 persia field_army", "Khusro"]},
}


@pytest.mark.long
def test_a_person_comments_tries_a_line_keeps_it_and_opens_it(site: Site) -> None:
    match = site.begin(DARA)
    site.choose(match, "done")
    asked: list[str] = []
    site.page.on("request", lambda request: asked.append(f"{request.method} {request.url.partition('?')[0]}"))
    page = site.play(match)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notes: comments and lines").click()
    panel = page.get_by_role("tabpanel", name="Notes")
    # a comment to the beginning, which is shown as it was written
    page.get_by_role("button", name="To the beginning").click()
    box = panel.get_by_role("textbox", name="Your comment to moment 0")
    box.fill("Dara is <b>weak</b>\nダラは弱い")
    panel.get_by_role("button", name="Keep the comment").click()
    expect(panel.get_by_text("Kept.")).to_be_visible()
    log = site.tab("Log")
    expect(log.get_by_role("button", name="Dara is <b>weak</b>")).to_be_visible()
    site.tab("Notes")
    # a line from there
    panel.get_by_role("button", name="Try a line here").click()
    expect(page.get_by_text("You are trying a line from moment 0 of Forward, Belisarius!")).to_be_visible()
    expect(site.moment).to_contain_text("0/0")
    site.tab("Choices")
    site.take("army:3042")
    # notes are read when a match is opened, and not with every choice
    read = [one for one in asked if one.startswith("GET ") and one.endswith("/notes")]
    assert len(read) == len(set(read)) == 2
    page.get_by_role("textbox", name="Name of the variation").fill("To Dara")
    page.get_by_role("button", name="Keep as a variation").click()
    expect(page.get_by_text("Kept with the game as “To Dara”.")).to_be_visible()
    site.accessible()
    shot(page, "line-en")
    # it stands at the game, also when the page is read anew, and the comment with it
    page.get_by_role("button", name="Back to the game").click()
    expect(site.moment).to_contain_text("0/")
    site.play(match)
    site.tab("Notes")
    expect(panel.get_by_role("heading", name="To Dara")).to_be_visible()
    expect(panel.get_by_role("button", name="Dara is <b>weak</b>")).to_be_visible()
    site.accessible()
    shot(page, "notes-en")
    panel.get_by_role("button", name="Open it: To Dara").click()
    expect(page.get_by_role("button", name="Keep it as it is now")).to_be_visible()
    expect(site.moment).to_contain_text("1/1")
    page.get_by_text("日本語", exact=True).click()
    expect(page.get_by_role("button", name="いまの形で保存し直す")).to_be_visible()
    page.get_by_role("tab", name="コメント").press("Enter")
    expect(page.get_by_role("button", name="ここから手順を試す")).to_be_visible()
    shot(page, "line-ja")
    # in the other language and on a phone
    site.page.set_viewport_size({"width": 390, "height": 844})
    site.setting(language="ja")
    site.play(match)
    site.tab("コメント")
    panel = page.get_by_role("tabpanel", name="コメント")
    expect(panel.get_by_role("heading", name="To Dara")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    panel.get_by_role("heading", name="To Dara").scroll_into_view_if_needed()
    shot(page, "notes-ja")
    # and it goes when that is said twice
    panel.get_by_role("button", name="削除：To Dara").click()
    panel.get_by_role("button", name="完全に削除する").click()
    expect(panel.get_by_role("heading", name="To Dara")).to_have_count(0)


def test_a_line_is_played_on_against_the_computer(site: Site) -> None:
    match = site.begin(DARA, seats={"imperial": "greedy"})
    page = site.play(match)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notes: comments and lines").click()
    panel = page.get_by_role("tabpanel", name="Notes")
    expect(panel.get_by_text("What is hidden from you in this game is dealt anew in the line")).to_be_visible()
    panel.get_by_role("button", name="Play on from here against the computer").click()
    dialog = page.get_by_role("dialog", name="Play on from moment")
    expect(dialog.get_by_role("group", name="Barbarian").get_by_role("radio", name="Me")).to_be_checked()
    site.accessible()
    shot(page, "against-en")
    dialog.get_by_role("button", name="Play on").click()
    expect(page.get_by_text("You are trying a line from moment")).to_be_visible()
    expect(page.get_by_text("What was hidden from you has been dealt anew")).to_be_visible()
    expect(page.get_by_role("button", name="Keep as a variation")).to_have_count(0)
    shot(page, "supposed-en")
    page.get_by_text("日本語", exact=True).click()
    expect(page.get_by_text("伏せられていたものは配り直されています")).to_be_visible()
    shot(page, "supposed-ja")
