"""Two people at two places agree: one takes back by the other's word, they draw, and play again with sides changed."""

import re

import pytest

from browser.conftest import Opens
from browser.site import Site, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "peloponnesian-war"
BOTH = {"athens": "human", "sparta": "human"}
CHOICE = "[role=tabpanel] [data-choice]"


def decide(site: Site) -> None:
    """Make the first choice that the page offers."""
    expect(site.page.locator(CHOICE).first).to_be_visible()
    with site.goes_on():
        site.page.locator(CHOICE).first.click()


def menu(site: Site, entry: str) -> None:
    """Choose something in the menu of the match."""
    site.page.get_by_role("button", name="Menu", exact=True).click()
    site.page.get_by_role("button", name=entry, exact=True).click()


@pytest.mark.long
def test_two_take_back_draw_and_play_again(opens: Opens) -> None:
    owner, guest = opens(), opens(**PHONE)
    match = owner.begin(seats=BOTH, game=GAME, scenario="")
    seat = owner.ask("POST", f"/matches/{match}/invitations", {"side": "sparta"})["url"].rpartition("/join/")[2]
    guest.open(f"/join/{seat}")
    guest.page.get_by_role("button", name="Take the seat of Sparta").click()
    expect(guest.board).to_be_visible()
    page = owner.play(match)

    # one has decided, and the other is asked: what he did goes back by the other's word alone
    def decides() -> str:
        return str(owner.ask("GET", f"/matches/{match}")["decides"])

    before = decides()
    while (now := decides()) == before:
        mine, other = (owner, guest) if now == "athens" else (guest, owner)
        decide(mine)
        expect(other.moment).to_have_text(mine.moment.inner_text())
    n = owner.ask("GET", f"/matches/{match}")["n"]
    asks = mine.page.get_by_role("button", name=re.compile("^(Undo|Ask to take back)"))
    expect(asks).to_have_attribute("title", re.compile("^Ask to take back: "))
    asks.click()
    expect(mine.prompt).to_contain_text("You have asked to take your last decision back")
    expect(other.prompt).to_contain_text("asks to take a decision back")
    other.accessible()
    mine.page.get_by_role("button", name="Withdraw").click()
    expect(other.prompt).not_to_contain_text("asks to take")
    asks.click()
    # who comes later finds it as well
    other.page.reload()
    other.page.get_by_role("button", name="Allow it").click()
    for one in (mine, other):
        expect(one.prompt).not_to_contain_text("take")
        expect(one.moment).to_have_text(f"{n - 1}/{n - 1}")
    assert decides() == before

    # a draw: declined, then offered by the other and agreed on
    menu(owner, "Offer a draw")
    expect(guest.prompt).to_contain_text("Athens offers a draw")
    guest.page.get_by_role("button", name="Decline").click()
    expect(owner.prompt).to_contain_text("Your offer of a draw was declined")
    menu(guest, "Offer a draw")
    owner.page.get_by_role("button", name="Agree", exact=True).click()
    for one in (owner, guest):
        expect(one.page.get_by_role("dialog")).to_contain_text("Both sides agreed on a draw.")
    guest.accessible()

    # and another game, each on the other side: both are led there
    guest.page.get_by_role("button", name="Rematch, sides changed").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("You have asked for another game")
    expect(page.get_by_role("dialog")).to_contain_text("Sparta would like to play again, with sides changed")
    owner.accessible()
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    for one, side in ((owner, "sparta"), (guest, "athens")):
        one.page.wait_for_url(lambda url: "/match/" in url and not url.endswith(match))
        expect(one.board).to_be_visible()
        new = one.page.url.rpartition("/")[2]
        assert one.ask("GET", f"/matches/{new}")["access"]["places"][side] == "here"

    # one gives up, after a second word; the list says how it ended
    menu(owner, "Surrender")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(owner.prompt).not_to_contain_text("over")
    menu(owner, "Surrender")
    page.get_by_role("dialog").get_by_role("button", name="Surrender").click()
    for one in (owner, guest):
        expect(one.page.get_by_role("dialog")).to_contain_text("Sparta gives up.")
    guest.open()
    for words in ("Athens won by surrender", "Draw by agreement"):
        expect(guest.page.get_by_role("listitem").filter(has_text=words)).to_have_count(1)
