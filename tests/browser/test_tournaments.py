"""A rated game from its invitation to the leaderboard, and a tournament from its making to its table."""

import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import Opens
from browser.shots import pictured
from browser.site import Site, expect
from browser.test_accounts import PHONE, mailed
from postgres import free_port
from server.telling import Post, post
from serving import Server


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture(scope="module")
def hall(office: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where everyone with an account makes tournaments."""
    port = free_port()
    mail = ["--smtp", f"smtp://127.0.0.1:{office.port}", "--mail-from", "polemos@play.example"]
    accounts = [*mail, "--accounts", "open", "--tournaments", "everyone", "--url", f"http://127.0.0.1:{port}"]
    with Server(tmp_path_factory.mktemp("hall"), port=port, more=accounts) as running:
        yield running


def enters(site: Site, office: Post, name: str) -> Site:
    """Somebody signs in by the API, and calls himself something."""
    count = len(office.box.mails)
    site.ask("POST", "/account/mail", {"address": f"{name.lower()}@mail.example"})
    site.ask("POST", "/account/link", {"token": mailed(office, count + 1).partition("#")[2]})
    site.ask("PUT", "/account/name", {"name": name})
    return site


def gives_up(site: Site, match: str) -> None:
    """Somebody surrenders by the API."""
    places: dict[str, Any] = site.ask("GET", f"/matches/{match}")["access"]["places"]
    side = next(side for side, place in places.items() if place == "here")
    site.ask("POST", f"/matches/{match}/surrender", {"n": site.table(match, side)["n"], "side": side})


@pytest.mark.long
def test_a_rated_game_from_its_invitation_to_the_leaderboard(opens: Opens, hall: Server, office: Post) -> None:
    ann, bob = enters(opens(hall), office, "Ann"), enters(opens(hall, **PHONE), office, "Bob")
    # the form has the tick only where somebody else plays, and nobody knows the dice
    page = ann.open("/new/belisarius")
    tick = page.get_by_role("checkbox", name="Rated game")
    expect(tick).to_have_count(0)
    page.get_by_role("group", name="Barbarian").get_by_role("radio", name=re.compile("A friend: elsewhere")).check()
    expect(tick).to_be_visible()
    page.get_by_role("textbox", name="Seed").fill("7")
    expect(tick).to_have_count(0)
    match = ann.begin(seed="")
    page = ann.play(match)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_role("checkbox", name="Rated game").check()
    page.get_by_role("button", name="Make a link for Imperial").click()
    link = page.get_by_role("textbox", name="The link for Imperial").input_value()
    pictured(page, "rated-invite")
    ann.accessible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ann.prompt).to_contain_text("Offered as a rated game")

    bob.open(link.removeprefix(hall.url))
    expect(bob.page.get_by_text("This game is rated: by sitting down you agree.")).to_be_visible()
    pictured(bob.page, "rated-join", full_page=True)
    bob.accessible()
    bob.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    expect(bob.prompt).to_contain_text("Ann (Barbarian): 1500 ±350, provisional")
    expect(ann.prompt).to_contain_text("Bob (Imperial): 1500 ±350, provisional")
    pictured(page, "rated-play")
    gives_up(bob, match)
    expect(ann.prompt).to_contain_text(re.compile(r"Ann \(Barbarian\): 1[67]\d\d ±\d+, provisional \(\+[12]\d\d\)"))

    # her profile says so; the lists have nobody who is so little known
    ann.open("/me")
    mine = page.get_by_role("region", name="Ratings").first
    expect(mine.get_by_role("row").nth(1)).to_contain_text("provisional")
    expect(page.get_by_text("won as Barbarian against Bob")).to_be_visible()
    pictured(page, "ratings-profile", full_page=True)
    ann.accessible()
    page.get_by_role("link", name="Leaderboards").click()
    expect(page.get_by_text("Nobody stands here yet.")).to_be_visible()
    with sqlite3.connect(hall.folder / "polemos.sqlite") as connection:
        connection.execute("UPDATE ratings SET deviation = 90")
    connection.close()
    page.reload()
    expect(page.get_by_role("row").nth(1)).to_contain_text("Ann")
    expect(page.get_by_role("row").nth(2)).to_contain_text("Bob")
    page.get_by_role("combobox", name="Scenario").select_option(index=1)
    expect(page.get_by_role("row").nth(1)).to_contain_text("Ann")
    pictured(page, "leaderboard", full_page=True)
    ann.accessible()
    bob.open("/me")
    bob.page.get_by_role("checkbox", name="Show me on the leaderboards").uncheck()
    bob.page.get_by_role("link", name="Leaderboards").click()
    expect(bob.page.get_by_role("row")).to_have_count(2)


@pytest.mark.long
def test_a_tournament_from_its_making_to_its_table(opens: Opens, hall: Server, office: Post) -> None:
    cid, dan, eve = (enters(opens(hall), office, name) for name in ("Cid", "Dan", "Eve"))
    guest, page = opens(hall, **PHONE), cid.page
    guest.open("/tournaments")
    guest.expects("403: GET .*/api/tournaments")
    expect(guest.page.get_by_role("alert")).to_contain_text("Sign in first")
    cid.open("/")
    page.get_by_role("navigation", name="People of this server").get_by_role("link", name="Tournaments").click()

    # made and entered by keys alone
    page.get_by_role("button", name="New tournament").press("Enter")
    expect(page.get_by_label("What it is called")).to_be_focused()
    page.keyboard.type("Spring Cup")
    page.get_by_role("radio", name="Round robin").press("Space")
    pictured(page, "tournament-new", full_page=True)
    cid.accessible()
    page.get_by_label("What it is called").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Spring Cup")
    page.get_by_role("button", name="Enter", exact=True).press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Open for entry 1 player")
    cup = page.url.rpartition("/")[2]
    for who in (dan, eve):
        who.ask("POST", f"/tournaments/{cup}/entry")
    page.reload()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("status")).to_contain_text("Round 1 of 3 3 players")

    # the games are there; whoever does not play looks on
    rounds = page.get_by_role("region", name="Round 1")
    expect(rounds).to_contain_text("Cid is free")
    expect(rounds.get_by_role("button", name=re.compile("^Look on"))).to_have_count(2)
    pictured(page, "tournament-round", full_page=True)
    cid.accessible()
    rounds.get_by_role("button", name=re.compile("^Look on")).first.click()
    expect(cid.prompt).to_contain_text("You are looking on")
    expect(cid.prompt).to_contain_text("Spring Cup")
    cid.open(f"/tournaments/{cup}")

    # one game is settled, the other one lost; then the next round begins
    rounds.get_by_role("combobox", name=re.compile("^Settle")).first.select_option(label="A draw")
    expect(rounds).to_contain_text("½ : ½, settled")
    found = eve.ask("GET", f"/tournaments/{cup}")["played"][0]["pairs"]
    for game in [game for pair in found for game in pair["games"] if game["match"] and game["score"] is None]:
        gives_up(eve, game["match"])
    page.reload()
    table = page.get_by_role("region", name="Table")
    expect(table.get_by_role("row").nth(1)).to_contain_text("Dan")
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    page.get_by_role("button", name="Drop Dan").click()
    page.get_by_role("button", name="Press again to drop Dan").click()
    expect(table).to_contain_text("plays no more")
    pictured(page, "tournament-table", full_page=True)
    cid.accessible()
    page.get_by_role("button", name="Cancel the tournament").click()
    page.get_by_role("button", name="Press again: it has no winner then").click()
    expect(page.get_by_role("status")).to_contain_text("Cancelled")
    cid.open("/tournaments")
    expect(page.get_by_role("listitem").filter(has_text="Spring Cup")).to_contain_text("Cancelled")
    pictured(page, "tournaments", full_page=True)
    cid.accessible()
