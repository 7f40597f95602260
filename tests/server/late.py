"""A match that is seen late: its players, who looks on, a clock of the test's own, and every door to it."""

import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import update

from polemos.server.late_matches import iso
from polemos.server.talk import SpokenRow
from server.door import Door, Json, opened
from server.test_rights import MATCH, SIDED
from server.two import come

DELAY: Final = 3600
STEP: Final = 600
"""Seconds between two choices."""
MOMENTS: Final = ("/table", "/board.svg", "/card", "/overlays", "/motive")
"""Doors at which a moment is named."""
NAMED: Final = {"/card": {"space": "1"}, "/preview": {"choice": "pass"}, "/why": {"choice": "pass"}}
"""What is named at a door besides."""


class Hall:
    """A match of two people that a third may see late."""

    def __init__(self, door: Door, begun: float, **wanted: Any) -> None:
        self.door, self.time = door, begun
        door.repository.late_book.now = lambda: self.time
        self.one = door.person()
        self.match = self.one.begin(**wanted)
        self.id = self.match["id"]
        self.path = f"/api/matches/{self.id}"
        self.sides: list[str] = self.one.table(self.match)["may_view"]
        self.two, self.seat = come(door, self.one, self.match, self.sides[1])
        self.third, self.watch = come(door, self.one, self.match, None)
        self.people = dict(zip(self.sides, (self.one, self.two), strict=True))

    def sees(self, side: str) -> Json:
        """The table of a player with his own eyes."""
        table: Json = self.people[side].table(self.match, side)
        return table

    def agrees(self, delay: int = DELAY) -> None:
        """One proposes that spectators see everything late, and the other one agrees."""
        n, side = self.sees(self.sides[0])["n"], self.sides[0]
        self.one.asks("POST", f"{self.path}/deals", json={"n": n, "side": side, "kind": "late", "delay": delay})
        (deal,) = self.sees(self.sides[1])["deals"]["standing"]
        assert (deal["kind"], deal["delay"], deal["mine"]) == ("late", delay, False)
        self.two.asks(
            "POST", f"{self.path}/deals/reply", json={"id": deal["id"], "side": self.sides[1], "reply": "accept"}
        )

    def plays(self, chooser: random.Random) -> bool:
        """Whoever decides makes some choice; whether there was one to make."""
        decides = self.one.table(self.match)["decides"]
        if decides is None:
            return False
        table = self.sees(decides)
        choice = chooser.choice(table["question"]["choices"])["id"]
        self.people[decides].choose(self.match, table["n"], choice, decides)
        return True

    def says(self, text: str) -> int:
        """One of the players says something now; the id of the line."""
        line: int = self.one.asks("POST", f"{self.path}/talk", json={"text": text})["lines"][-1]["id"]
        order = update(SpokenRow).where(SpokenRow.id == line).values(at=iso(self.time))
        self.door.repository.store.do(lambda session: session.execute(order))
        return line

    def undoes(self, side: str) -> bool:
        """A player takes his last decision back, if he may."""
        table = self.sees(side)
        if not table["undo"]:
            return False
        self.people[side].act(self.match, "undo", table["n"], side=side)
        return True

    def pulse(self) -> Json:
        """What the spectator is told when he begins to watch, with how often something was said."""
        with self.third.live(self.id) as socket:
            pulse: Json = socket.receive_json()
        return pulse

    def doors(self) -> dict[str, Any]:
        """What the spectator is answered at every door, whatever he asks for."""
        found: dict[str, Any] = {}
        may = self.third.table(self.match)
        asked = [{}, *({"side": side} for side in self.sides)]
        moments = [{}, {"n": "0"}, {"n": str(may["n"])}, {"n": str(may["n"] + 1)}, {"n": str(may["n"] + 5)}]
        for path in SIDED:
            name = path.removeprefix(MATCH)
            for one in asked:
                for moment in moments if name in MOMENTS else [{}]:
                    wanted = {"n": "1"} | NAMED.get(name, {}) | one | moment
                    answer = self.third.get(self.path + name, params=wanted)
                    found[f"{name} {sorted(wanted.items())}"] = (answer.status_code, self.plain(answer.text))
        for path in (
            self.path,
            "/api/matches",
            "/api/matches?query=e",
            f"/api/matches?game={self.match['game']}",
            "/api/lobby",
        ):
            answer = self.third.get(path)
            found[path.replace(self.id, "ID")] = (answer.status_code, self.plain(answer.text))
        for path in ("/api/library/statistics", f"/api/library/openings?game={self.match['game']}&scenario=x"):
            answer = self.third.get(path)
            found[path] = (answer.status_code, self.plain(answer.text))
        found["pulse"] = self.pulse()
        return found

    def plain(self, text: str) -> str:
        """An answer, whatever the match is called, and whenever something was said."""
        return re.sub(r'"at":"[^"]*"', '"at":""', text.replace(self.id, "ID"))


@contextmanager
def hall(folder: Path, begun: float = 0, **wanted: Any) -> Iterator[Hall]:
    """A server with such a match; begun: what time it is there."""
    with opened(folder) as door:
        yield Hall(door, begun or time.time(), **{"options": [], **wanted})
