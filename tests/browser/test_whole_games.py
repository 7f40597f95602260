"""Two people play a whole game by invitation, one on a telephone, and a third looks on: of each game one.

One of the two goes away for a day in the middle, is told by mail that it is his turn, and comes back by the link in it
in a telephone that has been switched off and on.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from browser.conftest import Opens
from browser.shots import shot
from browser.site import Site, expect
from browser.test_clock import wind
from browser.test_invite import CHOICE, PHONE, link_of
from browser.test_notices import menu, told
from patience import PATIENCE, until
from polemos.kernel.dice import Rng
from polemos.match import games
from polemos.match.entry import CHOICE as CHOSEN
from polemos.match.entry import Entry
from polemos.match.record import read
from polemos.match.replay import perform, replay
from samples import sample
from server.telling import Post, post
from serving import Server

DAY = 86_400
DAYS = 3
"""How long either may take for a decision."""
CLICKS = 4
"""What each clicks at the beginning, and again when he has come back."""
LAST = 6
"""The last decisions of a game, which are clicked."""
MOST = 40
"""Clicks at the beginning, after which either must have been asked often enough."""
FOLLOWED = 12
"""So many decisions that are made without pages are followed by them; before that they show the list of games."""
WORD = 5
"""A word of so many letters or more says something by itself."""


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture(scope="module")
def telling(office: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mail half a second after a page was closed."""
    smtp = f"smtp://127.0.0.1:{office.port}"
    mail = ["--smtp", smtp, "--mail-from", "polemos@play.example", "--notice-delay", "0.01"]
    with Server(tmp_path_factory.mktemp("whole"), more=mail) as running:
        yield running


@dataclass
class Table:
    """A match of two people at two places, with somebody who looks on, and how it will go on to its end."""

    game: str
    match: str
    host: Site
    guest: Site
    third: Site
    sides: tuple[str, str]
    """The side of the host and that of the guest."""
    began: int = 0
    plan: list[tuple[str, str]] = field(default_factory=list)
    """Who decides what from entry `began` on, until the game is over."""
    open: set[int] = field(default_factory=set)
    """The entries before which there is more than one answer, so that no page gives it by itself."""

    def known(self) -> Any:
        return self.host.ask("GET", f"/matches/{self.match}")

    def who(self, side: str) -> Site:
        return self.host if side == self.sides[0] else self.guest

    def all(self) -> tuple[Site, Site, Site]:
        return self.host, self.guest, self.third

    def foresee(self) -> None:
        """Play the rest of the game out in a copy, evenly: the record at the server holds the dice that will come."""
        game = games.find(self.game)
        (path,) = self.host.server.folder.glob(f"{self.game}-*.jsonl")
        record = read(path)
        state, rng = replay(game, record).state, Rng("whole")
        self.began, self.plan, self.open = len(record.entries), [], set()
        while state.actor >= 0:
            c = game.declines(state)
            if c < 0:
                c = state.opts[rng.below(len(state.opts))]
            if len(state.opts) > 1:
                self.open.add(len(record.entries))
            entry = Entry(game.sides[state.actor], CHOSEN, game.rules.choice_id(c))
            self.plan.append((entry.side, entry.text))
            record.entries.append(entry)
            perform(game, state, record.seeded(len(record.entries)))

    def asks(self, side: str, start: int) -> int:
        """The first entry from one on before which a side has something to decide."""
        return next(n for n in sorted(self.open) if n >= start and self.plan[n - self.began][0] == side)

    def asked(self) -> tuple[int, str, str]:
        """What comes next of what was foreseen: which entry it follows, who decides, and what."""
        n = self.known()["n"]
        return n, *self.plan[n - self.began]

    def by_the_door(self, to: int, waiting: Site | None = None) -> None:
        """Each plays by his own cookie, without his page, until so many entries stand; pages follow the last of them,
        that of `waiting` all. What has but one answer a page may give before; one of the two is then too late.
        """
        for one in (self.host, self.guest):
            one.expects(r"409: POST .*/choose")
        early = to - FOLLOWED
        if self.known()["n"] < early:
            put_away = [one for one in self.all() if one is not waiting and not one.page.is_closed()]
            for one in put_away:
                one.open()
            self.play_to(early)
            for one in put_away:
                one.open(f"/match/{self.match}")
                expect(one.board).to_be_visible()
        self.play_to(to)

    def play_to(self, to: int) -> None:
        n = self.known()["n"]
        while n < to:
            side, choice = self.plan[n - self.began]
            who = self.who(side)
            body = {"n": n, "choice": choice, "side": side}
            answer = who.context.request.post(f"{who.server.url}/api/matches/{self.match}/choose", data=body)
            now = int(answer.json()["table"]["n"]) if answer.ok else int(self.known()["n"])
            assert now > n, answer.text()
            n = now

    def click(self, choice: str = "") -> str:
        """Whoever decides makes a choice on his page: this one, or the first that it offers. Returns his side."""
        known = self.known()
        side = str(known["decides"])
        who = self.who(side)
        button = who.page.locator(f'[role=tabpanel] [data-choice="{choice}"]' if choice else CHOICE).first

        def offered() -> bool:
            return bool(button.count()) or self.known()["n"] > known["n"]

        until(offered, f"{side} is offered {choice or 'anything'} after {known['n']}")
        if self.known()["n"] == known["n"]:
            folded = who.page.locator("[role=tabpanel] details:not([open]) > summary")
            while not button.is_visible() and folded.count():
                folded.first.click()
            before = who.moment.text_content()
            button.click()
            word = who.page.get_by_role("dialog").locator("button.primary")
            until(lambda: word.count() or who.moment.text_content() != before, f"{choice} is made")
            if word.count() and who.moment.text_content() == before:
                word.click()
            expect(who.moment).not_to_have_text(before or "")
        return side

    def together(self) -> None:
        """All three pages stand at the moment that the server has, and whoever looks on sees no secret."""
        open_pages = [one for one in self.all() if not one.page.is_closed()]

        def meet() -> bool:
            # a page may yet give the only answer that there is, and the game goes on
            n = self.known()["n"]
            return all(one.moment.text_content() == f"{n}/{n}" for one in open_pages)

        until(meet, "all pages stand at the same moment")
        expect(self.third.page.locator(CHOICE)).to_have_count(0)
        sees = words_of(self.third.ask("GET", f"/matches/{self.match}/table"))
        shown = self.third.page.content()
        for mine, other in (self.sides, self.sides[::-1]):
            secret = self.words(mine) - self.words(other)
            assert not secret & sees, f"whoever looks on is sent what only {mine} knows: {secret & sees}"
            on_page = [word for word in secret if len(word) >= WORD and word in shown and word not in self.said()]
            assert not on_page, f"whoever looks on reads what only {mine} knows: {on_page}"

    def words(self, side: str) -> set[str]:
        """What the board and the sheets tell a side."""
        return words_of(self.who(side).ask("GET", f"/matches/{self.match}/table?side={side}"))

    def said(self) -> str:
        """All that everybody has been told so far."""
        return str(self.third.ask("GET", f"/matches/{self.match}/log"))


def words_of(table: Any) -> set[str]:
    """All words on the board and on the sheets of a table; not ids, by which hidden counters are but numbered."""
    found: set[str] = set()
    heap = [table["scene"], table["sheets"]]
    while heap:
        here = heap.pop()
        if isinstance(here, dict):
            heap += [value for key, value in here.items() if key != "id"]
        elif isinstance(here, list):
            heap += here
        elif isinstance(here, str):
            found.add(here)
    return found


def close_words(site: Site) -> None:
    """Put away what a scenario says before its first decision."""
    box = site.page.get_by_role("dialog")
    expect(box).to_be_visible()
    box.locator("button.primary").click()
    expect(box).to_have_count(0)


def invited(opens: Opens, server: Server, game: str, scenario: str) -> Table:
    """The host begins a match on the page and sends two links: one to a seat, one to look on."""
    host, guest, third = opens(server), opens(server, **PHONE), opens(server)
    page = host.open(f"/new/{game}")
    known = next(one for one in host.ask("GET", "/games")["games"] if one["name"] == game)
    title, sides = named(known, scenario)
    page.get_by_role("radio", name=re.compile(f"^{re.escape(title)}")).check()
    mine, name = sides.values()
    page.get_by_role("group", name=mine).get_by_role("radio", name=re.compile("^Me")).check()
    page.get_by_role("group", name=name).get_by_role("radio", name=re.compile("A friend: elsewhere")).check()
    page.get_by_role("button", name="Begin").click()
    seat = link_of(host, f"The link for {name}")
    box = page.get_by_role("dialog", name="Invite a friend")
    box.get_by_role("combobox", name="Clock").select_option(label="Days a decision")
    box.get_by_label("Days for a decision").fill(str(DAYS))
    box.get_by_role("button", name="Set this clock").click()
    expect(box.get_by_role("status").filter(has_text="The clock is set.")).to_have_count(1)
    box.get_by_role("button", name="Make a link to look on").click()
    watch = link_of(host, "The link to look on")
    guest.open(seat)
    guest.page.get_by_role("button", name=re.compile("^Take the seat of")).click()
    expect(guest.board).to_be_visible()
    third.open(watch)
    third.page.get_by_role("button", name="Look on").click()
    expect(third.prompt).to_contain_text("You are looking on")
    expect(box).to_contain_text(f"{name}: somebody has come")
    box.get_by_role("button", name="Close").click()
    close_words(host)
    match = page.url.rpartition("/")[2]
    first, second = sides
    return Table(game, match, host, guest, third, (first, second))


def named(game: Any, scenario: str) -> tuple[str, dict[str, str]]:
    """What a scenario is called, and the two sides in it."""
    found = next(one for one in game["scenarios"] if one["name"] == scenario)
    names = found["peoples"] or [side["title"] for side in game["sides"][:2]]
    return found["title"], dict(zip([side["name"] for side in game["sides"]], names, strict=False))


WHERE = {
    "belisarius": "1",
    "peloponnesian-war": "argive",
    "sparta-vs-athens": "nicias",
    "syracuse": "5",
    "alexander": "samarkand",
}
"""The scenario of each game that is played, the shortest."""
PLAYED = sorted(WHERE)[: sample(1, len(WHERE))]


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
def test_two_play_a_whole_game_by_invitation_and_a_third_looks_on(
    opens: Opens, telling: Server, office: Post, game: str
) -> None:
    """The first decisions, those after the guest's return and the last of the game are clicked; what lies between (300
    to 2,000 decisions) each plays by the API with his own cookie, while pages follow for a part of it.
    """
    mails = len(office.box.mails)
    t = invited(opens, telling, game, WHERE[game])
    host, guest, third = t.all()

    # both play by what the page offers
    decided: list[str] = []
    while min(decided.count(side) for side in t.sides) < CLICKS and len(decided) < MOST:
        decided.append(t.click())
    assert set(decided) == set(t.sides)
    t.together()
    shot(third.page, f"whole-{game}-third")

    # half of the game goes by
    t.foresee()
    end = t.began + len(t.plan)
    away = t.asks(t.sides[0], t.began + len(t.plan) // 2)
    t.by_the_door(away)
    t.together()

    # the guest wants to be told by mail
    menu(guest, "Tell me when it is my turn")
    box = guest.page.get_by_role("dialog", name="Tell me when it is my turn")
    box.get_by_role("textbox", name="E-mail address").fill(f"ann@{game}.example")
    box.get_by_role("button", name="Add").first.click()
    expect(box.get_by_role("listitem")).to_contain_text("not confirmed yet")
    _, links = told(office, mails + 1)
    page = guest.open(links[0].removeprefix(telling.url))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("status")).to_contain_text("The address is confirmed")
    guest.open(f"/match/{t.match}")
    expect(guest.board).to_be_visible()

    # he switches off his telephone; his friend goes on until he is asked, and a mail says so
    kept = guest.context.storage_state()
    guest.page.close()
    guest.context.close()
    turn = t.asks(t.sides[1], away)
    t.by_the_door(turn)
    subject, links = told(office, mails + 2)
    assert subject.endswith("it is your turn")
    left = clock(host, t.sides[0])
    wind(telling.folder, t.match, DAY)
    guest = t.guest = opens(telling, storage_state=kept, **PHONE)
    page = guest.open(links[0].removeprefix(telling.url))
    expect(guest.board).to_be_visible()
    assert page.url.endswith(f"/match/{t.match}")
    expect(page.get_by_role("region", name="What happened since")).to_be_visible()
    t.together()
    shot(page, f"whole-{game}-back")
    host.page.reload()
    expect(host.board).to_be_visible()
    assert DAY - 60 < left - clock(host, t.sides[0]) < DAY + PATIENCE

    # he plays on; then it goes on to where the end is near
    assert t.click(t.plan[turn - t.began][1]) == t.sides[1]
    t.by_the_door(max(t.known()["n"], end - LAST), waiting=guest)
    t.together()
    while not t.known()["over"]:
        t.click(t.asked()[2])

    # the end is shown to all three
    winner = t.known()["winner"]
    for one in t.all():
        box = one.page.get_by_role("dialog")
        expect(box.get_by_role("heading", name="The story of the game")).to_be_visible()
        expect(box).to_contain_text(re.compile("wins|won|draw|Draw") if winner else re.compile("."))
        expect(one.moment).to_have_text(re.compile(f"/{end}$"))
    shot(guest.page, f"whole-{game}-end")


def clock(site: Site, side: str) -> float:
    """The seconds that are left to whoever decides, as the server tells this person."""
    match = site.page.url.rpartition("/")[2]
    found = site.table(match, side)["deals"]["clock"]
    return float(found["left"][found["running"]])
