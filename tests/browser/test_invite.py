"""Two people at two places: one begins and sends a link, the other takes the seat on a phone, a third looks on."""

import re

import pytest
from playwright.sync_api import Route

from browser.conftest import Opens
from browser.shots import shot
from browser.site import Site, expect

GAME = "peloponnesian-war"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CHOICE = "[role=tabpanel] [data-choice]"


def decide(site: Site) -> None:
    """Make the first choice that the page offers."""
    expect(site.page.locator(CHOICE).first).to_be_visible()
    with site.goes_on():
        site.page.locator(CHOICE).first.click()


def link_of(site: Site, name: str) -> str:
    """The link that the open box shows, without the server's address."""
    return site.page.get_by_role("textbox", name=name).input_value().removeprefix(site.server.url)


def menu(site: Site, entry: str) -> None:
    """Choose something in the menu of the match."""
    site.page.get_by_role("button", name="Menu").click()
    site.page.get_by_role("button", name=entry).click()


@pytest.mark.long
def test_two_play_by_a_link_and_a_third_looks_on(opens: Opens) -> None:
    owner, guest, third, stranger = opens(), opens(**PHONE), opens(), opens()

    # the form makes the game and the link in one go
    page = owner.open(f"/new/{GAME}")
    sparta = page.get_by_role("group", name="Sparta")
    sparta.get_by_role("radio", name=re.compile("A friend: elsewhere")).check()
    page.get_by_role("button", name="Begin").click()
    seat = link_of(owner, "The link for Sparta")
    assert re.fullmatch(r"/join/[\w-]{24}", seat)
    expect(page.get_by_role("dialog")).to_contain_text("Only this computer can reach this server")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(re.compile("Copied|selected"))
    page.get_by_role("button", name="Make a link to look on").click()
    watch = link_of(owner, "The link to look on")
    expect(page.get_by_role("dialog")).to_contain_text("Sparta: not used yet")
    owner.accessible()

    # the guest sees what he is invited to, and sits down
    guest.open(seat)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(re.compile("You are invited to .*, as Sparta"))
    guest.accessible()
    guest.page.get_by_role("button", name="Take the seat of Sparta").click()
    expect(guest.board).to_be_visible()
    match = guest.page.url.rpartition("/")[2]
    expect(page.get_by_role("dialog")).to_contain_text("Sparta: somebody has come")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    # only then the game's own opening words are in the way of nothing
    page.get_by_role("dialog", name="The Argive League").get_by_role("button", name="Close", exact=True).click()

    # a spectator decides nothing
    third.open(watch)
    third.page.get_by_role("button", name="Look on").click()
    expect(third.prompt).to_contain_text("You are looking on")

    # they take turns, each on his own page, without a curtain; all three stand at the same moment
    decided: list[str] = []
    while len(decided) < 6 or len(set(decided)) < 2:
        decided.append(owner.ask("GET", f"/matches/{match}")["decides"])
        mine, other = (owner, guest) if decided[-1] == "athens" else (guest, owner)
        expect(other.prompt).to_contain_text("A friend at another place decides")
        decide(mine)
        for one in (other, third):
            expect(one.moment).to_have_text(mine.moment.inner_text())
        expect(third.page.locator(CHOICE)).to_have_count(0)
    expect(guest.page.get_by_role("dialog")).to_have_count(0)

    # they talk, and whoever looks on reads; notes are one's own
    owner.tab("Talk").get_by_role("textbox", name="Say something").fill("Well met")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(guest.page.get_by_role("tab", name="Talk")).to_contain_text("new")
    for one in (guest, third):
        expect(one.tab("Talk")).to_contain_text("Well met")
    expect(third.page.get_by_role("button", name="Say", exact=True)).to_have_count(0)
    guest.page.get_by_role("textbox", name="My notes").fill("hold Pylos")
    expect(guest.page.get_by_role("tabpanel").get_by_role("status")).to_have_text("Kept.")
    guest.accessible()

    # the link has been used, and the bare address opens nothing: a person is told what to do
    for path, words in ((seat, "This invitation does not work any more"), (f"/match/{match}", "not open to this")):
        stranger.expects(r"404: GET .*/api/(invitations|matches)/")
        stranger.open(path)
        expect(stranger.page.get_by_role("heading", level=1)).to_contain_text(words)
        expect(stranger.page.get_by_role("main")).to_contain_text("Ask whoever began the game for a new link")
    stranger.accessible()

    # the guest comes back through his own list; his friend's game is not his to rename
    guest.open()
    row = guest.page.get_by_role("listitem").filter(has_text="A friend, elsewhere")
    expect(row).to_have_count(1)
    expect(row.get_by_role("button")).to_have_count(0)

    # whoever withdraws the link to look on sends away who came by it
    third.expects(r"404: GET .*/api/matches/")
    menu(owner, "Invite a friend")
    links = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Spectators")
    expect(links).to_contain_text("1 has come")
    links.get_by_role("button", name="Withdraw").click()
    links.get_by_role("button", name="Press again").click()
    expect(third.page.get_by_role("heading", level=1)).to_contain_text("not open to this browser any more")


def reached(site: Site) -> None:
    """Let the page believe that others can reach this server."""

    def told(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(json={**found, "local": False})

    site.page.route("**/api/lobby?*", told)


@pytest.mark.long
def test_a_seat_is_offered_to_everybody_and_taken_from_the_first_page(opens: Opens) -> None:
    owner, guest = opens(), opens(**PHONE)
    match = owner.begin(seats={"imperial": "human", "barbarian": "human"})
    reached(owner)
    page = owner.play(match)
    menu(owner, "Invite a friend")
    box = page.get_by_role("dialog", name="Invite a friend")
    box.get_by_role("button", name="Offer Imperial to everybody here").click()
    expect(box).to_contain_text("Imperial: offered to everybody")
    # until somebody sits there, the clock can be chosen
    box.get_by_role("combobox", name="Clock").select_option(label="Days a decision")
    expect(box.get_by_role("button", name="Set this clock")).to_be_enabled()
    owner.accessible()
    shot(page, "offer-en")
    # whoever opens the first page finds it, in his language
    guest.setting(language="ja")
    guest.open("/")
    phone = guest.page
    lobby = phone.get_by_role("region", name="対局者を募集中")
    expect(lobby.get_by_role("listitem")).to_contain_text("時計なし")
    guest.accessible()
    shot(phone, "lobby-ja")
    lobby.get_by_role("button").click()
    expect(guest.board).to_be_visible()
    expect(box).to_contain_text("Imperial: somebody has come")
    # and it is not there any more
    third = opens()
    third.open("/")
    expect(third.page.get_by_role("heading", name="Games that wait for a player")).to_have_count(0)
