"""The server killed five hundred times under load, while two people at two places play and are told by mail.

After every kill: each choice that was acknowledged stands where it was made, in every record. Whoever is asked is told
of it by mail once, or twice where the kill came in the moment of sending, and never more. At the end no match is stuck.
POLEMOS_SOAK_KILLS says how often; POLEMOS_SOAK_AT_MAIL, which share of that in the moment of sending.
"""

import asyncio
import os
import random
import signal
import socket
import threading
import time
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self

import httpx2 as httpx

from patience import PATIENCE, until
from server.telling import LINK, Letterbox, post, text
from server.test_kill import FEWEST, LONGEST, MOST, SEATS, WARM, Played, Player, check, client
from serving import Server

KILLS: Final = int(os.environ.get("POLEMOS_SOAK_KILLS", "500"))
FRESH: Final = 25
"""Kills after which the load goes on with new matches: those before are looked at again at the end."""
SOONEST: Final = 0.6
"""Seconds after which a kill comes at the latest, once somebody is to be told: most notices are on their way then."""
AT_THE_MAIL: Final = float(os.environ.get("POLEMOS_SOAK_AT_MAIL", "0.05"))
"""How often the kill comes when a mail was taken and the server has not heard so: it is sent again, a minute later."""
PEOPLE: Final = {"imperial": "ann@mail.example", "barbarian": "ben@mail.example"}


@dataclass
class Somebody:
    """One of two people at two places, with his own cookie."""

    side: str
    address: str
    cookies: dict[str, str] = field(default_factory=dict)

    def http(self, server: Server) -> httpx.Client:
        """His browser."""
        return httpx.Client(base_url=server.url, cookies=self.cookies, headers={"Origin": server.url}, timeout=PATIENCE)

    def asks(self, server: Server, method: str, path: str, **request: Any) -> Any:
        with self.http(server) as http:
            answer = http.request(method, path, **request)
            assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
            self.cookies |= dict(answer.cookies)
            return answer.json()


class Told:
    """What a mail server has taken, by whom it was for and by its Message-ID."""

    def __init__(self, box: Letterbox) -> None:
        self._box = box

    def ids(self, address: str, match_id: str = "") -> Counter[str]:
        """How often each mail has come to an address, of all or of one match."""
        mine = [mail for mail, to in zip(list(self._box.mails), list(self._box.to), strict=False) if to == address]
        return Counter(str(mail["Message-ID"]) for mail in mine if match_id in text(mail))

    def link(self, address: str) -> str:
        """The token of the latest link by which an address is confirmed; "" if none has come."""
        mails = [mail for mail, to in zip(self._box.mails, self._box.to, strict=False) if to == address]
        found = [part for part in LINK.findall(text(mails[-1])) if "/notices/" in part] if mails else []
        return found[0].rpartition("/")[2] if found else ""


class Blow:
    """Kills a server as soon as it has handed over a mail, before it hears that it was taken."""

    def __init__(self, box: Letterbox, server: Server) -> None:
        self._box, self._server = box, server
        self._aimed = threading.Event()
        self.struck = threading.Event()
        self.address = self.match_id = ""

    def aim(self, address: str, match_id: str) -> None:
        """It is to be a mail to this address, about this match; until that is known no mail is answered."""
        self.address, self.match_id = address, match_id
        self._aimed.set()

    async def _taken(self, server: Any, session: Any, envelope: Any) -> str:
        answer = await Letterbox.handle_DATA(self._box, server, session, envelope)
        await asyncio.to_thread(self._aimed.wait, PATIENCE)
        if self.match_id in text(self._box.mails[-1]) and self.address in envelope.rcpt_tos:
            os.kill(self._server.process.pid, signal.SIGKILL)
            self.struck.set()
        return answer

    def __enter__(self) -> Self:
        vars(self._box)["handle_DATA"] = self._taken
        return self

    def __exit__(self, *_: object) -> None:
        self._aimed.set()
        vars(self._box).pop("handle_DATA")


class Pair:
    """The two, and the match that they play; when it is over they begin another one."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.people = {side: Somebody(side, address) for side, address in PEOPLE.items()}
        self.game = Played("", "")
        self.games: list[Played] = []

    def begin(self, server: Server) -> None:
        """A match of both, each with his seat."""
        owner, friend = self.people.values()
        seed = f"pair-{len(self.games)}"
        body = {"game": "belisarius", "seed": seed, "seats": dict.fromkeys(PEOPLE, "human")}
        match = owner.asks(server, "POST", "/api/matches", json=body)
        made = owner.asks(server, "POST", f"/api/matches/{match['id']}/invitations", json={"side": friend.side})
        friend.asks(server, "GET", "/api/games")
        friend.asks(server, "POST", f"/api/invitations/{made['url'].rpartition('/join/')[2]}")
        self.game = Played(match["id"], seed)
        self.games.append(self.game)

    def told_by_mail(self, server: Server, told: Told) -> None:
        """Both want mail, and confirm their addresses."""
        for one in self.people.values():
            path = f"/api/matches/{self.game.match_id}/notices/ways"
            one.asks(server, "POST", path, json={"kind": "mail", "address": one.address})
            until(lambda one=one: told.link(one.address), f"a link for {one.address}")  # type: ignore[misc]
            one.asks(server, "POST", f"/api/notices/links/{told.link(one.address)}")

    def pass_on(self, server: Server) -> Somebody:
        """Whoever is asked decides until the other one is; he who is asked then."""
        path = f"/api/matches/{self.game.match_id}"
        owner = next(iter(self.people.values()))
        table = owner.asks(server, "GET", f"{path}/table")
        if table["over"]:
            self.begin(server)
            return self.pass_on(server)
        side = table["decides"]
        table = self.people[side].asks(server, "GET", f"{path}/table", params={"side": side})
        while table["decides"] == side and not table["over"]:
            choice, n = self.dice.choice(table["question"]["choices"])["id"], table["n"]
            act = {"n": n, "choice": choice, "side": side}
            table = self.people[side].asks(server, "POST", f"{path}/choose", json=act)["table"]
            self.game.acknowledged[n + 1] = choice
            self.game.reached = n + 1
        return self.pass_on(server) if table["over"] else self.people[table["decides"]]


def test_five_hundred_kills_lose_nothing_and_tell_everybody(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    seed = os.environ.get("POLEMOS_SEED", "soak")
    dice = random.Random(seed)
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    pair, known, all_known = Pair(dice), list[Played](), list[Played]()
    stood, began = 0, time.monotonic()
    with post() as office:
        told = Told(office.box)
        more = ["--smtp", f"smtp://127.0.0.1:{office.port}", "--mail-from", "polemos@play.example"]
        more += ["--notice-delay", "0"]
        with Server(folder, port=port, more=more) as server:
            pair.begin(server)
            pair.told_by_mail(server, told)
        confirmed = {one.address: told.ids(one.address) for one in pair.people.values()}
        asked, before, struck = None, Counter[str](), False
        for kill in range(KILLS):
            with Server(folder, port=port, more=more) as server:
                player = Player(client(server.url, server.key), known, random.Random(f"{seed} {kill}"))
                player.start()
                if asked is not None:
                    # he was to be told when the server was killed; he has been, or he is now
                    def new(one: Somebody = asked, before: Counter[str] = before) -> set[str]:
                        return set(told.ids(one.address, pair.game.match_id)) - set(before)

                    until(new, f"a mail to {asked.address} after kill {kill}")
                    assert len(new()) == 1, f"kill {kill}: {len(new())} notices of one turn"
                    if struck:
                        # nobody knows whether it has arrived: it is sent once more, and that is all
                        def again(one: Somebody = asked) -> bool:
                            return any(told.ids(one.address)[mail] == 2 for mail in new())

                        until(again, f"the second copy after kill {kill}")
                count = dice.randint(FEWEST, MOST) if dice.random() < WARM else 0
                stand = player.stand()
                player.wait_for(stand + count)
                # what came before does not count for the turn that begins now
                earlier = {one.address: told.ids(one.address) for one in pair.people.values()}
                struck = dice.random() < AT_THE_MAIL
                with Blow(office.box, server) if struck else nullcontext() as blow:
                    asked = pair.pass_on(server)
                    before = earlier[asked.address]
                    if blow is None:
                        player.join(dice.uniform(0.0, max(LONGEST, SOONEST)))
                    else:
                        blow.aim(asked.address, pair.game.match_id)
                        assert blow.struck.wait(PATIENCE), "no mail has come"
            player.join(PATIENCE)
            assert not player.is_alive()
            if player.fault is not None:
                raise player.fault
            stood += check(folder, [*known, pair.game])
            for one in pair.people.values():
                copies = told.ids(one.address)
                assert max(copies.values(), default=0) <= 2, f"kill {kill}: one notice more than twice"
            if (kill + 1) % FRESH == 0:
                all_known += known
                known = []
                rate = (time.monotonic() - began) / (kill + 1)
                print(f"{kill + 1} kills, {stood} choices looked at, {rate:.1f} s each", flush=True)
        all_known += known
        mails = {one.address: told.ids(one.address) for one in pair.people.values()}
        notices = sum(len(found) - len(confirmed[address]) for address, found in mails.items())
        twice = sum(number == 2 for found in mails.values() for number in found.values())
        print(f"{KILLS} kills: {notices} notices, {twice} of them twice", flush=True)
        assert notices >= KILLS - 1
        check(folder, [*all_known, *pair.games])
        with Server(folder, port=port, more=more) as server, client(server.url, server.key) as http:
            no_match_is_stuck(http, all_known)
            pair.pass_on(server)


def no_match_is_stuck(http: httpx.Client, known: list[Played]) -> None:
    """Every match is over, or whoever must decide there can."""
    lines: dict[str, Any] = {}
    while len(lines) < len(known):
        page = http.get("/api/matches", params={"offset": len(lines), "limit": 500}).json()["matches"]
        assert page, "a match is missing"
        lines |= {line["id"]: line for line in page}
    assert not [line for line in lines.values() if line["broken"]]
    for game in known:

        def goes_on(game: Played = game) -> bool:
            reached = game.reached
            Player(http, [game] * len(SEATS), random.Random("on")).play(game)
            return game.reached > reached or bool(http.get(f"/api/matches/{game.match_id}").json()["over"])

        until(goes_on, f"another choice in {game.match_id}")
