"""Whom to tell that it is his turn, that something was proposed to him, or that a game is over; and when.

What is asked of a person at a match is found by how the match stands, as his list of games shows it, and compared with
what he has been told already. So nothing is lost when the server is killed between a choice and the notice of it: the
next one compares again. What is new is gathered for some minutes. Then it goes into the outbox, unless he looks at the
match just then, or has acted.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from polemos.server.contests import SERVER
from polemos.server.deals import KINDS, DealRow, waiting
from polemos.server.glances import Summary
from polemos.server.invitations import Visit
from polemos.server.match_repository import MatchRepository
from polemos.server.notice_apprise import Services
from polemos.server.notice_book import CONFIRM, HOUR, DeliveryRow, Kind, WatchRow, WayRow, delivery, read, written
from polemos.server.notice_carriers import Carrier
from polemos.server.notice_mail import Mail
from polemos.server.notice_options import NoticeOptions
from polemos.server.notice_push import Push, PushKey
from polemos.server.notice_texts import Notice, of_confirmation, of_match, tells
from polemos.server.outbox import Outbox
from polemos.server.problems import Refused
from polemos.server.store import MatchRow

LOG: Final = logging.getLogger("polemos.server")
LEAVE: Final = 3.0
"""Seconds that a notice on its way may take when the server ends."""
LONGEST: Final = 600.0
"""Seconds after which it is looked in any case whether something is to be done."""
MINUTE: Final = 60.0
"""Seconds between two lines in the log about something that broke."""
REST: Final = 0.5
"""Seconds after which it is tried again to do what could not be written down."""
OWN: Final = ("turn", "over", "paired", "fallen", *KINDS)
"""Kinds that are found by how a match stands; others are told of by others, and hold as long as the turn lasts."""


class Notices:
    """The notices of a folder."""

    def __init__(self, repository: MatchRepository, options: NoticeOptions) -> None:
        self.options = options
        self.book = repository.notice_book
        self.services = Services(options.services)
        self.key = PushKey(repository.folder, repository.store)
        self._repository = repository
        self._carriers = self._made()
        self._outbox = Outbox(self.book, self._carriers, self._composed, options.clock)
        self._news = threading.Condition()
        self._stirred: dict[str, None] = {}
        self._ended = False
        self._woken = False
        self._forgot = 0.0
        self._complained = -MINUTE
        self._listened = repository.store.shared or bool(self.book.everybody())
        """Whether anybody is told of anything; at another server somebody may have asked for it."""
        self._comparing = threading.Lock()
        """Held while what somebody is told is read and written."""
        self._thread = threading.Thread(target=self._run, name="polemos-notices", daemon=True)
        repository.stirred, repository.tell = self.stir, self.tell

    def _made(self) -> dict[str, Carrier]:
        found: dict[str, Carrier] = {}
        if self.options.smtp is not None:
            found["mail"] = Mail(self.options.smtp, self.options.sender)
        if self.options.push:
            found["push"] = Push(self.key, self._contact, self.options.inside)
        if self.options.services:
            found["apprise"] = self.services
        return found

    @property
    def _contact(self) -> str:
        """Whom a push service asks who finds something wrong with us."""
        if "@" in self.options.sender:
            return self.options.sender.rpartition("<")[2].strip("> ")
        return f"polemos@{urlsplit(self.options.url).hostname or 'localhost'}"

    def offers(self) -> list[Kind]:
        """By which ways this server can tell anybody."""
        kinds: list[Kind] = ["mail", "push", "apprise"]
        return [kind for kind in kinds if kind in self._carriers and (kind != "push" or self._has_key())]

    def _has_key(self) -> bool:
        try:
            return bool(self.key.public)
        except OSError as error:
            LOG.warning("the key for push messages cannot be used: %s", error.strerror or error)
            return False

    # -- for others

    def stir(self, match_id: str) -> None:
        """A match, or something beside it, has changed. Waits for nobody."""
        if self._listened:
            with self._news:
                self._stirred[match_id] = None
            self.poke()

    def tell(self, match_id: str, side: str, kind: str, soon: bool = False) -> None:
        """Have whoever plays a side told something about his turn there, such as "time"; on disk when this returns.

        kind: there is a message `notice-KIND` in both languages. It goes out with what else he is told of the match, or
        at once (`soon`); once in a turn, and not after he has acted. Nothing happens where nobody wants to be told.
        """
        if not tells(kind) or kind in OWN or kind == CONFIRM:
            raise ValueError(kind)
        found = self._look_up(match_id)
        if found is None:
            return
        row, summary, deals, listeners = found
        if summary.get("over") or summary.get("decides") != side:
            return
        visits = ((person, self._visit(row, person)) for person in listeners)
        for person in [one for one, visit in visits if visit is not None and visit.rights.holds(side)]:
            self._compare(row, summary, deals, person, (f"{kind} {turn_of(summary)}",), soon)
        self.poke()

    # -- what a person sets

    def add(self, person: str, kind: Kind, address: str, base: str, language: str) -> WayRow:
        """Tell a person by this way as well, of what comes from now on. Raises Refused and Unwritten."""
        if kind != "mail":
            self._catch_up(person)
        way = self.book.add(person, kind, address, base, language, self.options.clock())
        self._listened = self._repository.store.shared or bool(self.book.everybody())
        self.poke()
        return way

    def confirm(self, way: WayRow) -> None:
        """Whoever reads mail at an address wants to be told there. Raises Unwritten."""
        if not way.confirmed:
            self._catch_up(way.person)
            self.book.confirmed(way.id)
            self._listened = True

    def end(self, way: WayRow) -> None:
        """Tell nobody anything there any more. Raises Unwritten."""
        self.book.end(way.id)
        self._listened = self._repository.store.shared or bool(self.book.everybody())

    def hush(self, match_id: str, person: str, quiet: bool) -> None:
        """Tell a person nothing of a match, or tell him again, of what comes from now on. Raises Unwritten."""
        with self._comparing:
            watch = self.book.watch(match_id, person)
            watch.quiet, watch.pending, watch.due = quiet, "[]", 0.0
            self.book.keep(watch, promised=True)
        found = self._look_up(match_id)
        if found is not None and person in found[3]:
            self._compare(*found[:3], person, fresh=True)

    def _catch_up(self, person: str) -> None:
        """Whoever has been told of nothing so far is not told of all that waits for him already."""
        if person in self.book.everybody():
            return
        for match_id in self.book.matches_of(person):
            row = self._repository.store.find(match_id)
            summary = self._summary(row) if row is not None else None
            if row is not None and summary is not None:
                self._compare(row, summary, self._repository.deals.of(match_id), person, fresh=True)

    # -- the thread

    def start(self) -> None:
        """Begin."""
        if self.options.thread:
            self._thread.start()

    def end_all(self) -> None:
        """Stop; what waits is on disk."""
        with self._news:
            self._ended = True
        self.poke()
        if self._thread.is_alive():
            self._thread.join(LEAVE)

    def poke(self) -> None:
        """Let the thread see whether there is something to do."""
        with self._news:
            self._woken = True
            self._news.notify()

    def _run(self) -> None:
        led = False
        while True:
            with self._news:
                if self._ended:
                    return
                self._woken = False
            leads = self._repository.peers.leads()
            if leads and not led:
                self._safely(self.begin)
            led = leads
            if leads:
                self._safely(self.step)
            pause = self._pause() if leads else REST
            with self._news:
                if not self._woken:
                    self._news.wait(pause)

    def _safely(self, work: Callable[[], None]) -> None:
        """Go on whatever happens: a disk that takes nothing now may take something later."""
        try:
            work()
        except Exception as error:
            if not self._ended:
                self._complain(error)
                threading.Event().wait(1)

    def _complain(self, error: Exception) -> None:
        """Say in the log that something broke, but not each time. What it says may name an address."""
        now = time.monotonic()
        if now - self._complained >= MINUTE:
            self._complained = now
            LOG.error("notices: %s", type(error).__name__)

    def _pause(self) -> float:
        """Seconds until something is to be done."""
        try:
            due = self.book.next()
        except Exception as error:
            self._complain(error)
            return MINUTE
        return LONGEST if due is None else min(max(due - self.options.clock(), REST), LONGEST)

    def begin(self) -> None:
        """What a killed server has left: notices half sent, and changes of which nobody has been told yet."""
        self._outbox.recover()
        for person in sorted(self.book.everybody()):
            with self._news:
                self._stirred.update(dict.fromkeys(self.book.matches_of(person)))

    def step(self) -> None:
        """Do all that is to be done now."""
        while match_id := self._next():
            try:
                found = self._look_up(match_id)
                if found is not None:
                    for person in sorted(found[3]):
                        self._compare(*found[:3], person)
            except BaseException:
                with self._news:
                    self._stirred[match_id] = None
                raise
        now = self.options.clock()
        for watch in self.book.due(now):
            self._gather(watch)
        if now - self._forgot >= HOUR:
            self._forgot = now
            self.book.forget(now)
        self._outbox.send()

    def _next(self) -> str:
        """A match that has changed, which then counts as looked at; "" if there is none."""
        with self._news:
            match_id = next(iter(self._stirred), "")
            self._stirred.pop(match_id, None)
        return match_id

    # -- comparing

    def _look_up(self, match_id: str) -> tuple[MatchRow, Summary, Sequence[DealRow], set[str]] | None:
        """A match as the list knows it, and who of its people wants to be told; None where nobody does."""
        players = self.book.players(match_id)
        listeners = self.book.listeners(players) if players else set()
        row = self._repository.store.find(match_id) if listeners else None
        summary = self._summary(row) if row is not None else None
        if row is None or summary is None:
            return None
        return row, summary, self._repository.deals.of(match_id), listeners

    def _summary(self, row: MatchRow) -> Summary | None:
        with suppress(Refused):
            summary = self._repository.summary(row, wake=False)
            return None if summary.get("broken") else summary
        return None

    def _visit(self, row: MatchRow, person: str) -> Visit | None:
        return self._repository.invitations.visits([row], person).get(row.id)

    def _asked(self, row: MatchRow, summary: Summary, deals: Sequence[DealRow], person: str) -> set[str]:
        visit = self._visit(row, person)
        return asked(visit, summary, deals, self._repository.clocks.fallen(row.id)) if visit is not None else set()

    def _looks(self, row: MatchRow, person: str) -> bool:
        """Whether somebody looks at a match just now."""
        return any(one.person == person for one in list(self._repository.live(row).watchers))

    def _compare(
        self,
        row: MatchRow,
        summary: Summary,
        deals: Sequence[DealRow],
        person: str,
        more: Iterable[str] = (),
        soon: bool = False,
        fresh: bool = False,
    ) -> None:
        """See what is asked of somebody and he has not been told; fresh: whatever it is, he knows."""
        now = self._asked(row, summary, deals, person)
        looks = self._looks(row, person)
        with self._comparing:
            watch = self.book.watch(row.id, person)
            before = (watch.told, watch.pending, watch.due)
            told = {key for key in read(watch.told) if holds(key, now)}
            pending = {key for key in read(watch.pending) if holds(key, now)}
            new = {key for key in (*now, *more) if holds(key, now)} - told - pending
            if watch.quiet or fresh:
                told, pending, new = told | pending | new, set(), set()
            elif looks and "over" in new:
                # whoever sees a game end need not be told, though he does not act any more
                told, new = told | {"over"}, new - {"over"}
            pending |= new
            at = self.options.clock() + (0 if soon else self.options.delay)
            watch.due = min(watch.due or at, at) if pending else 0.0
            watch.told, watch.pending = written(told), written(pending)
            if before != (watch.told, watch.pending, watch.due):
                self.book.keep(watch)

    def _gather(self, watch: WatchRow) -> None:
        """Put what has been gathered for somebody into the outbox, which sends it if he still needs to be told."""
        found = self._look_up(watch.match_id)
        if found is None or watch.person not in found[3]:
            with self._comparing:
                watch.pending, watch.due = "[]", 0.0
                self.book.keep(watch)
            return
        row, summary, deals, _ = found
        self._compare(row, summary, deals, watch.person)
        with self._comparing:
            watch = self.book.watch(row.id, watch.person)
            keys, now = read(watch.pending), self.options.clock()
            ways = self.book.ways(watch.person) if keys else []
            sent = [delivery(way, row.id, keys, now) for way in ways if way.confirmed]
            watch.told, watch.pending, watch.due = written(read(watch.told) | keys), "[]", 0.0
            self.book.keep(watch, sent)

    # -- in words

    def _composed(self, row: DeliveryRow, way: WayRow) -> Notice | None:
        """A delivery in words, as things stand now; None if there is nothing to tell any more."""
        keys = read(row.keys)
        leave = f"{way.base}/notices/{way.leave}"
        if CONFIRM in keys:
            subject, lines = of_confirmation(way.language)
            link = f"{way.base}/notices/{way.confirm}"
            return Notice(row.id, way.id, way.language, subject, lines, link, leave) if not way.confirmed else None
        found = self._look_up(row.match_id)
        if found is None or self.book.watch(row.match_id, way.person).quiet or self._looks(found[0], way.person):
            return None
        match, summary, deals, _ = found
        now = self._asked(match, summary, deals, way.person)
        kinds = {key.partition(" ")[0] for key in keys if holds(key, now)}
        if not kinds:
            return None
        subject, lines = of_match(summary, match.name, kinds, way.language)
        return Notice(row.id, match.id, way.language, subject, lines, f"{way.base}/match/{match.id}", leave)


def asked(visit: Visit, summary: Summary, deals: Sequence[DealRow], fallen: str = "") -> set[str]:
    """What is asked of somebody at a match that others play at other places: keys of a kind and of which it is.

    fallen: the side whose time is up, so that the other one decides what comes of that.

    It is known from what the list shows him, and tells no more.
    """
    n, over = summary.get("n", 0), summary.get("over", False)
    places = visit.rights.access(summary.get("seats", {}), over).places
    if not {"here", "elsewhere"} <= set(places.values()):
        return set()
    found = {f"{row.kind} {row.id}" for row in deals if waiting([row], places, n, over)}
    if visit.row.owner == SERVER and n == 0 and not over and visit.rights.role == "guest":
        found.add("paired")
    if over:
        found.add("over")
    elif places.get(summary.get("decides") or "") == "here":
        found.add(f"turn {turn_of(summary)}")
    if places.get(fallen) == "elsewhere" and not over:
        found.add(f"fallen {n}")
    return found


def turn_of(summary: Summary) -> int:
    """Which turn it is of whoever decides: the entry since which he has been deciding."""
    return int(summary.get("asked_since") or 0)


def holds(key: str, now: set[str]) -> bool:
    """Whether a key still says what is asked of somebody."""
    kind, _, which = key.partition(" ")
    return key in now if kind in OWN else f"turn {which}" in now
