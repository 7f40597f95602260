"""Two people play by a clock: set where the friend is invited, paused by both, out of time, and what comes of it."""

import json
import re
import sqlite3
from pathlib import Path

import pytest

from browser.conftest import Opens
from browser.shots import shot
from browser.site import Site, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def wind(folder: Path, match: str, seconds: float) -> None:
    """Let so much time go by for the clock of a match."""
    with sqlite3.connect(folder / "polemos.sqlite") as table:
        (text,) = table.execute("SELECT state FROM clocks WHERE match_id = ?", (match,)).fetchone()
        state = json.loads(text)
        state["since"] -= seconds
        table.execute("UPDATE clocks SET state = ? WHERE match_id = ?", (json.dumps(state), match))
    table.close()


def chosen(site: Site, entry: str) -> None:
    """Choose something in the menu of the match."""
    site.page.get_by_role("button", name="Menu").click()
    site.page.get_by_role("button", name=entry).click()


@pytest.mark.long
def test_two_play_by_a_clock_until_the_time_of_one_is_up(opens: Opens) -> None:
    owner, guest = opens(), opens(**PHONE)
    match = owner.begin()
    owner.expects(r"403: GET .*/table\?side=")  # the eyes with which he looks are given away by the link
    box = owner.play(match).get_by_role("dialog")
    chosen(owner, "Invite a friend")
    expect(box.get_by_role("heading", name="Clock")).to_be_visible()
    box.get_by_role("combobox", name="Clock").select_option("Minutes and increment")
    box.get_by_label("Minutes for the game").fill("20")
    box.get_by_label("Days of vacation").fill("14")
    box.get_by_label("When somebody's time is up").select_option("the other decides")
    shot(owner.page, "clock-picker")
    owner.accessible()
    box.get_by_role("button", name="Set this clock").click()
    expect(box.get_by_role("status")).to_contain_text("The clock is set.")
    box.get_by_role("button", name="Make a link for Barbarian").click()
    seat = box.get_by_role("textbox", name="The link for Barbarian").input_value().removeprefix(owner.server.url)

    guest.open(seat)
    expect(guest.page.get_by_role("main")).to_contain_text("20 minutes for each side and 30 seconds")
    guest.page.get_by_role("button", name="Take the seat").click()
    expect(guest.board).to_be_visible()
    expect(box).to_contain_text("The clock stays as it was when your friend sat down.")
    box.get_by_role("button", name="Close").click()

    # both see what each has left, and whose time runs
    for one in (owner, guest):
        timers = one.page.get_by_role("group", name="Clock").get_by_role("timer")
        expect(timers).to_have_count(2)
        expect(one.page.get_by_role("timer", name=re.compile("left, and running"))).to_have_count(1)
    decides = owner.ask("GET", f"/matches/{match}")["decides"]
    slow, other = (guest, owner) if decides == "barbarian" else (owner, guest)

    # they pause, and go on
    chosen(slow, "Propose a pause")
    other.page.get_by_role("button", name="Pause", exact=True).click()
    for one in (owner, guest):
        expect(one.prompt).to_contain_text("The clock is paused.")
        expect(one.page.get_by_role("timer", name=re.compile("running"))).to_have_count(0)
    chosen(other, "Propose to go on")
    slow.page.get_by_role("button", name="Go on", exact=True).click()
    expect(owner.prompt).not_to_contain_text("The clock is paused.")

    # one is away, and comes back
    chosen(slow, "Go on vacation")
    expect(other.prompt).to_contain_text(re.compile("is on vacation; 14 d 0 h of it are left"))
    shot(slow.page, "clock-away")
    slow.page.get_by_role("button", name="Back from vacation").click()
    expect(other.prompt).not_to_contain_text("is on vacation")

    # nobody is to wait for what has but one answer
    slow.tab("Standing orders").get_by_role("checkbox", name="Answer for me").check()
    slow.page.reload()
    expect(slow.tab("Standing orders").get_by_role("checkbox", name="Answer for me")).to_be_checked()
    slow.accessible()
    shot(slow.page, "clock-answers")
    slow.tab("Choices")

    # time goes by, and the other decides what comes of it
    wind(owner.server.folder, match, 1500)
    slow.page.reload()
    expect(slow.prompt).to_contain_text("Your time is up.")
    expect(other.prompt).to_contain_text(re.compile("The time of .* is up. What is to come of it?"))
    other.accessible()
    shot(other.page, "clock-fallen")
    other.page.get_by_role("button", name="Give as much time again").click()
    expect(slow.prompt).not_to_contain_text("Your time is up.")
    wind(owner.server.folder, match, 1500)
    slow.page.reload()
    other.page.get_by_role("button", name="Take the win").click()
    result = other.page.get_by_role("dialog")
    expect(result).to_contain_text("ran out of time")
    shot(other.page, "clock-over")
    owner.open()
    expect(owner.page.get_by_role("listitem").filter(has_text="won on time")).to_have_count(1)
