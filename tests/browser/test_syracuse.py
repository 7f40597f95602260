"""Syracuse at the page beside its turns: among other games, its books and editor, orders, secrets and bad input."""

import re
from pathlib import Path

import pytest

from browser.sicily import Answers, Turn, begin
from browser.site import Site, expect
from polemos.match import games

LANDING = {
    "phase": "B3",
    "turn": 4,
    "pa": {"athens": 4, "syracuse": 2},
    "pieces": {"T12": ["NIC", "AH1", "AH2"], "M9": "AT1", "SYR": ["HER", "SH1"], "M10": "ST1"},
}


@pytest.mark.long
def test_every_game_is_on_the_first_page(site: Site) -> None:
    page = site.open()
    expect(page.get_by_role("article")).to_have_count(len(games.names()))
    card = page.get_by_role("article", name="Syracuse 415-413")
    expect(card).to_contain_text("5 scenarios")
    expect(card.get_by_role("img", name="The map of Syracuse 415-413")).to_be_visible()
    card.get_by_role("link", name="New game").click()
    expect(page.get_by_role("heading", name="New game: Syracuse 415-413")).to_be_visible()
    page.get_by_role("radio", name="The battles in the Great Harbour").check()
    page.get_by_role("group", name="Syracuse").get_by_role("combobox", name="Level").select_option("level:3")
    page.get_by_role("button", name="Begin").click()
    expect(site.board).to_be_visible()
    (match,) = site.ask("GET", "/matches")["matches"]
    assert (match["game"], match["scenario"]) == ("syracuse", "5")
    assert match["seats"] == {"athens": "human", "syracuse": "level:3"}


def test_rules_and_tables(site: Site) -> None:
    page = site.open("/rules/syracuse/4.camp.a")
    clause = page.get_by_role("article", name="4.camp.a", exact=True)
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("T13")
    page.get_by_role("searchbox", name="Search the rules").fill("攻城 フォート")
    expect(page.get_by_role("main").get_by_text("4.siege.a").first).to_be_visible()
    site.open("/tables/syracuse")
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_role("searchbox", name="Find a table").fill("combat")
    chart = page.get_by_role("region", name="Combat results", exact=True)
    expect(chart).to_contain_text("E | R")
    expect(chart).to_contain_text("Reconstructed")


def test_a_position_is_set_up_with_its_works_and_played(site: Site) -> None:
    page = site.open("/editor/syracuse")
    page.get_by_role("button", name="Empty board").click()
    expect(page.get_by_text("Nothing is wrong with this position.")).to_be_visible()
    for piece, place in (("Nicias", "Dascon"), ("Athenian hoplites I", "T12"), ("Athenian squadron I", "Catania")):
        put(site, piece, place)
    page.get_by_label("Phase", exact=True).select_option(label="construction")
    page.get_by_label("Holds the Advantage").select_option(label="Syracuse")
    page.get_by_text("Works", exact=True).click()
    page.get_by_label("Athenian camp").select_option(label="built")
    page.get_by_label("wall A1").select_option(label="destroyed")
    page.get_by_text("Dice and draws", exact=True).click()
    page.get_by_label("Dice that come first").fill("6 5")
    expect(page.get_by_text("Nothing is wrong with this position.")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog", name="Play from here").get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/match/"))
    (match,) = site.ask("GET", "/matches")["matches"]
    # against a bot the position is sealed until the end
    site.ask("PATCH", f"/matches/{match['id']}", {"seats": dict.fromkeys(match["seats"], "human")})
    position = site.context.request.get(f"{site.server.url}/api/matches/{match['id']}/position").text()
    assert 'A1 = "destroyed"' in position


def put(site: Site, piece: str, place: str) -> None:
    """Take a piece of the stock and name its place."""
    page = site.page
    page.get_by_role("searchbox", name="Find a piece").fill(piece)
    page.locator("button.piece").filter(has_text=re.compile(rf"{piece}\s*$")).click()
    page.get_by_label("Where the piece goes").fill(place)
    page.get_by_role("button", name="Place", exact=True).click()


def test_a_broken_position_says_what_is_wrong(site: Site, tmp_path: Path) -> None:
    page = site.open("/editor/syracuse")
    page.get_by_role("button", name="Empty board").click()
    put(site, "Syracusan hoplites I", "Catania")
    verdict = page.get_by_role("region", name="Check")
    expect(verdict).to_contain_text("One thing is wrong")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    expect(verdict).to_contain_text("SH1 in CAT")
    verdict.get_by_role("button", name="3.move.d").click()
    expect(page.get_by_role("dialog", name="A rule")).to_contain_text("3.move.d")
    page.keyboard.press("Escape")
    broken = tmp_path / "broken.toml"
    broken.write_text('game = "syracuse"\nscenario = "1"\npieces = { T99 = ["AH1"] }\n', encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(broken)
    expect(page.get_by_role("main")).to_contain_text("T99")


def test_what_is_not_allowed_says_why(site: Site) -> None:
    t = Turn(site, begin(site, LANDING))
    page = site.play(t.match)
    site.find("Fort Olympieion")
    site.board.press("Enter")
    expect(page.get_by_role("dialog", name="Fort Olympieion")).to_contain_text("Fort (Syracuse)")
    page.keyboard.press("Escape")
    site.take("declare:2", "action:T12", "take-land")
    site.find("Syracuse and Ortygia")
    site.click_middle()
    box = page.get_by_role("dialog", name="Syracuse and Ortygia")
    expect(box).to_contain_text("Why not?")
    expect(box).to_contain_text("3.move.d")
    box.get_by_role("button", name="3.move.d").first.click()
    expect(page.get_by_role("dialog", name="A rule")).to_contain_text("3.move.d")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_its_pages_are_for_everybody(site: Site, language: str) -> None:
    site.setting(language=language)
    position = {**LANDING, "works": {"camp": "built", "A1": "destroyed", "chain": "built"}, "hands": {"athens": ["S4"]}}
    match = begin(site, position)
    site.choose(match, "pass", "declare:2", "action:T12", "take-land")
    page = site.play(match)
    expect(site.lit("move:T15")).to_be_attached()
    site.accessible()
    page.locator("#tab-sheets").click()
    expect(page.get_by_role("tabpanel").get_by_role("table").first).to_be_attached()
    site.accessible()
    site.open("/editor/syracuse")
    expect(site.board).to_be_visible()
    site.accessible()


@pytest.mark.long
def test_a_record_that_does_not_replay(site: Site, tmp_path: Path) -> None:
    match = begin(site, LANDING)
    site.choose(match, "declare:2", "action:T12", "take-land", "move:T15")
    record = site.context.request.get(f"{site.server.url}/api/matches/{match}/record").text()
    kept = tmp_path / "broken.jsonl"
    kept.write_text(record.replace("move:T15", "move:SYR"), encoding="utf-8")
    site.expects("422: POST")
    page = site.open()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Upload a record").click()
    chooser.value.set_files(kept)
    expect(page.get_by_role("alert")).to_contain_text("move:SYR")
    expect(page.get_by_role("alert")).to_contain_text("3.move.d")


def order(site: Site, name: str) -> None:
    """Do something of the menu besides deciding."""
    site.page.get_by_role("button", name="Menu").click()
    with site.goes_on():
        site.page.get_by_role("button", name=name).click()


def test_orders_when_to_be_asked(site: Site) -> None:
    t = Turn(site, begin(site, {**LANDING, "hands": {"athens": ["S4"]}, "dice": [2, 6]}))
    page = site.play(t.match)
    t.asks("Do you play an event chit (before your hand)?")
    # nobody else sees an order: it is given at once, and confirmed
    page.locator("#tab-orders").click()
    page.locator("#order-events").select_option(label="do not ask me")
    expect(page.get_by_text("Set: Event chits in the action phase: do not ask me")).to_be_visible()
    page.locator("#tab-choices").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    t.asks("How many of your 4 action points")

    # not asked does not mean that it cannot be played
    site.take("declare:1")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Play S4, storm at sea")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#tab-orders").click()
    page.locator("#order-events").select_option(label="ask me at the usual moments")
    page.locator("#tab-choices").click()
    site.take("done", "declare:1")
    t.asks("Athens: your decision", "Do you play an event chit (before the enemy acts)?")
    site.take("pass", "done")
    t.asks("Athens: your decision", "Do you play an event chit (before your hand)?")
    site.take("pass")
    t.asks("How many of your 3 action points")
    site.take("declare:1")
    order(site, "Play S4, storm at sea")
    t.told("Athens plays S4 Storm at sea.", "Reduced in Lysimeleia basin (M10): Syracusan squadron I.")


def test_chits_stay_hidden_behind_the_curtain(site: Site) -> None:
    match = begin(site, {**LANDING, "hands": {"athens": ["S13"], "syracuse": ["S12s", "S22s"]}})
    answers = Answers(site)
    page = site.open(f"/match/{match}")
    page.get_by_role("button", name="I play Athens").click()
    expect(site.tab("Overview")).to_contain_text("2 face down")
    site.tab("Choices")
    site.take("pass")
    site.choice("declare:2").click()
    # the other one is asked for a chit of his own, and hands the screen back
    page.get_by_role("button", name="I play Syracuse").click()
    site.choice("pass").click()
    page.get_by_role("button", name="I play Athens").click()
    site.take("action:T12")
    site.choice("take-land").hover()
    site.take("take-land")
    page.locator("#tab-log").click()
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="Back to now").first.click()
    page.locator("#tab-choices").click()
    site.lit("move:T15").press("Enter")
    curtain = page.get_by_role("dialog", name="Hand the screen over: Syracuse")
    expect(curtain).to_be_visible()
    assert answers.hold("athens", "S13"), "one's own are sent"
    curtain.get_by_role("button", name="I play Syracuse").click()
    hands = site.tab("Overview")
    expect(hands).to_contain_text("S22 Supplies (Syracusan)")
    expect(hands).to_contain_text("1 face down")
    expect(hands).not_to_contain_text("S13")
    assert answers.hold("syracuse", "S12", "S22")
    assert not answers.hold("athens", "S12", "S22")
    assert not answers.hold("syracuse", "S13")
    assert not answers.hold("", "S12", "S22", "S13")


def test_chits_of_a_bot_are_never_sent(site: Site) -> None:
    position = {**LANDING, "hands": {"athens": ["S13"], "syracuse": ["S12s", "S22s"]}}
    match = begin(site, position, {"athens": "human", "syracuse": "random"})
    answers = Answers(site)
    page = site.play(match)
    site.take("declare:2", "action:T12", "take-land")
    with site.goes_on():
        site.lit("move:T15").press("Enter")
    expect(site.prompt).to_contain_text("Athens: your decision")
    expect(site.tab("Overview")).to_contain_text("2 face down")
    expect(site.tab("Log")).to_contain_text("Syracuse declares")
    page.get_by_role("button", name="To the beginning").click()
    expect(site.prompt).to_contain_text("An earlier moment")
    assert answers.hold("athens", "S13"), "one's own are sent"
    for side in ("athens", "syracuse", ""):
        assert not answers.hold(side, "S12", "S22")
