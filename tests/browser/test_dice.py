"""Fair dice at the page: promised at the start, a share of each browser in silence, and told when the game is over."""

import hashlib
import re
from pathlib import Path

import pytest

from browser.conftest import Opens
from browser.site import Site, expect
from browser.test_invite import CHOICE, PHONE, decide, menu
from patience import until
from polemos.match.verify import verify

SEATS = {"athens": "human", "syracuse": "human"}


def shares(site: Site, match: str) -> dict[str, tuple[bool, int]]:
    """Who has given a share, and from which choice on it counts."""
    return {one["side"]: (one["given"], one["start"]) for one in site.ask("GET", f"/matches/{match}/rolls")["shares"]}


def several(site: Site) -> bool:
    """Whether a page shows more than one choice."""
    return site.page.locator(CHOICE).count() > 1


@pytest.mark.long
def test_two_players_share_the_dice_and_see_them_opened_at_the_end(opens: Opens, tmp_path: Path) -> None:
    owner, guest = opens(), opens(**PHONE)
    begun = {"game": "syracuse", "scenario": "1", "seats": SEATS}
    match = str(owner.ask("POST", "/matches", begun)["id"])
    link = owner.ask("POST", f"/matches/{match}/invitations", {"side": "syracuse"})["url"]

    # the page gives its share by itself; what is promised stands in the menu
    page = owner.open(f"/match/{match}")
    expect(owner.board).to_be_visible()
    menu(owner, "Dice")
    dialog = page.get_by_role("dialog", name="Dice")
    expect(dialog).to_contain_text(re.compile("Share of Athens\\s*counts from choice 1 on"))
    expect(dialog).to_contain_text(re.compile("Share of Syracuse\\s*none given"))
    promised = dialog.locator("code").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", promised)
    expect(dialog).not_to_contain_text("Seed")
    owner.accessible()
    dialog.get_by_role("button", name="Close").click()

    # whoever takes his seat before the first choice has a part in the set-up
    guest.open(link.removeprefix(owner.server.url))
    guest.page.get_by_role("button", name="Take the seat").click()
    expect(guest.board).to_be_visible()
    assert shares(guest, match) == {"athens": (True, 1), "syracuse": (True, 0)}
    for _ in range(3):
        # a page gives the only answer there is by itself
        until(lambda: any(several(site) for site in (owner, guest)), "a question with several answers")
        mine, other = (owner, guest) if several(owner) else (guest, owner)
        expect(other.prompt).to_contain_text("A friend at another place decides")
        decide(mine)

    # both leave the rest to bots, and the seed is told
    for site in (owner, guest):
        site.open()
    owner.ask("PATCH", f"/matches/{match}", {"seats": dict.fromkeys(SEATS, "random")})
    until(lambda: owner.ask("GET", f"/matches/{match}")["over"], "the end of the game")
    for site in (owner, guest):
        site.open(f"/match/{match}")
        expect(site.board).to_be_visible()
        site.prompt.get_by_role("button", name="How it stands").click()
        result = site.page.get_by_role("dialog", name="The game is over")
        result.locator("summary", has_text="Dice").click()
        for told in ("The seed has this hash", "that your browser was shown", "The share that your browser gave"):
            expect(result.get_by_role("listitem").filter(has_text=told)).to_contain_text("✓")
        expect(result).to_contain_text(promised)
        expect(result.get_by_role("heading", name=re.compile(r"Athens: \d+ dice"))).to_be_visible()
        expect(result).to_contain_text(re.compile("fair dice fall|fair dice are as odd|Too few dice"))
        site.accessible()
    told = owner.ask("GET", f"/matches/{match}/rolls")
    assert hashlib.sha256(told["secret"].encode()).hexdigest() == promised

    # the command that the page tells rolls every die again
    guest.page.get_by_text("How this is fair").click()
    command = guest.page.locator("code", has_text="polemos verify").inner_text()
    record = tmp_path / "RECORD.jsonl"
    record.write_text(guest.context.request.get(f"{guest.server.url}/api/matches/{match}/record").text(), "utf-8")
    given = dict(re.findall(r"--share (\w+)=(\w+)", command))
    assert set(given) == set(SEATS)
    found = verify(record, promised, given)
    assert sum(one["dice"] for one in told["statistics"]) == found.dice > 0
