"""Spectators see everything late: proposed where the friend is invited, agreed on, watched, and ended."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from browser.conftest import Opens
from browser.shots import pictured
from browser.site import expect
from browser.test_deals import BOTH, GAME, PHONE, decide, menu

HOUR = 3600


def pass_by(folder: Path, match: str, seconds: float) -> None:
    """Let so much time go by for whoever sees a match late."""
    with closing(sqlite3.connect(folder / "polemos.sqlite")) as table, table:
        table.execute("UPDATE late_views SET since = since - ? WHERE match_id = ?", (seconds, match))
        table.execute("UPDATE late_notes SET at = at - ? WHERE match_id = ?", (seconds, match))


@pytest.mark.long
@pytest.mark.files
def test_a_third_watches_late_what_two_hide_until_one_ends_it(opens: Opens) -> None:
    owner, guest, third, small = opens(), opens(**PHONE), opens(), opens(**PHONE)
    for one in (owner, third, small):
        one.expects(r"403: GET .*/table\?side=")  # the eyes with which he looks are his no more
    for one in (third, small):
        one.expects(r"404: GET .*/table")  # at the end the match is deleted
    match = owner.begin(seats=BOTH, game=GAME, scenario="")
    owner.play(match)

    # proposed with the invitation, and told to whoever is invited
    menu(owner, "Invite a friend")
    box = owner.page.get_by_role("dialog")
    box.get_by_role("button", name="Make a link for Sparta").click()
    box.get_by_label("Late by").select_option("1 hour")
    seat = str(box.get_by_role("textbox").first.input_value()).rpartition("/join/")[2]
    box.get_by_role("button", name="Propose it").click()
    expect(box).to_contain_text("You have proposed that spectators see everything, 1 hour late.")
    owner.accessible()
    pictured(owner.page, "late-invite")
    owner.page.keyboard.press("Escape")
    guest.open(f"/join/{seat}")
    expect(guest.page.get_by_role("main")).to_contain_text("You answer that at the table.")
    pictured(guest.page, "late-join-phone", full_page=True)
    guest.page.get_by_role("button", name="Take the seat of Sparta").click()
    expect(guest.prompt).to_contain_text("in a private window")
    guest.accessible()
    pictured(guest.page, "late-asked-phone")
    guest.page.get_by_role("button", name="Agree", exact=True).click()
    for one in (owner, guest):
        expect(one.prompt).to_contain_text("Spectators see everything, 1 hour late.")
    pictured(guest.page, "late-playing-phone")

    # who comes to watch sees at first what both may know, and an hour later everything
    watch = owner.ask("POST", f"/matches/{match}/invitations", {"side": None})["url"].rpartition("/join/")[2]
    for one in (third, small):
        one.open(f"/join/{watch}")
        expect(one.page.get_by_role("main")).to_contain_text("but 1 hour late")
        one.page.get_by_role("button", name="Look on").click()
        expect(one.prompt).to_contain_text("Until then you see what both may know")
    pictured(third.page, "late-soon")
    decides = owner.ask("GET", f"/matches/{match}")["decides"]
    decide(owner if decides == "athens" else guest)
    pass_by(owner.server.folder, match, HOUR)
    for one in (third, small):
        expect(one.prompt).to_contain_text("You see the game as it stood 1 hour ago, with everything in it.")
        for side in ("Sparta", "Athens"):
            one.prompt.get_by_role("radio", name=side).check(force=True)
            expect(one.moment).to_have_text("1/1")
        one.accessible()
    pictured(third.page, "late-watching")
    pictured(small.page, "late-watching-phone")
    decides = owner.ask("GET", f"/matches/{match}")["decides"]
    decide(owner if decides == "athens" else guest)
    expect(third.moment).to_have_text("1/1")

    # either ends it, and it is over at once: he looks with nobody's eyes at what stands now
    menu(owner, "What spectators see")
    pictured(owner.page, "late-box")
    owner.page.get_by_role("dialog").get_by_role("button", name="End it now").click()
    owner.page.keyboard.press("Escape")
    for one in (third, small):
        expect(one.prompt).to_contain_text("you see what both sides may know")
        expect(one.moment).to_have_text("2/2")
    third.open()
    expect(third.page.get_by_role("listitem").filter(has_text="late")).to_have_count(0)
