"""The server as a test meets it: the app in this process, people with cookies of their own, and their matches."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from patience import until
from polemos.server.app import create_app
from polemos.server.identity import key_of
from polemos.server.match_repository import MatchRepository
from postgres import database_of
from toy.table import register

HOST = "127.0.0.1:8765"
ORIGIN = f"http://{HOST}"
Json = dict[str, Any]


class Person(TestClient):
    """A browser with its own cookies; or a program, if it bears the key."""

    def __init__(self, app: Any) -> None:
        super().__init__(app, base_url=ORIGIN, headers={"Origin": ORIGIN}, raise_server_exceptions=False)

    def asks(self, method: str, path: str, status: int = 200, **request: Any) -> Any:
        """Send a request and give what came back, which has this status."""
        answer = self.request(method, path, **request)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def problem(self, method: str, path: str, status: int, code: str, **request: Any) -> Json:
        """Send a request that is refused."""
        answer: Json = self.asks(method, path, status, **request)
        assert answer["code"] == code, answer
        assert answer["message"]
        return answer

    def begin(self, **wanted: Any) -> Json:
        """A new match, of Duel unless it says otherwise."""
        body: Json = {"game": "duel", "seed": "1", **wanted}
        match: Json = self.asks("POST", "/api/matches", 201, json=body)
        return match

    def table(self, match: Json, side: str | None = None, **more: Any) -> Json:
        """The table of a match."""
        asked = {"side": side, **more} if side else more
        table: Json = self.asks("GET", f"/api/matches/{match['id']}/table", params=asked)
        return table

    def settled(self, match: Json, side: str | None = None) -> Json:
        """The table once no bot decides any more."""

        def quiet() -> Json | None:
            table = self.table(match, side)
            return None if table["thinking"] else table

        return until(quiet, "the bots to stop")

    def act(self, match: Json, what: str, n: int, status: int = 200, **body: Any) -> Json:
        """Do something at a moment."""
        done: Json = self.asks("POST", f"/api/matches/{match['id']}/{what}", status, json={"n": n, **body})
        return done

    def live(self, match_id: str, headers: dict[str, str] | None = None) -> WebSocketTestSession:
        """The WebSocket of a match."""
        return self.websocket_connect(f"ws://{HOST}/api/matches/{match_id}/live", headers=headers or {})

    def choose(self, match: Json, n: int, choice: str, side: str | None = None) -> Json:
        """Make a choice."""
        return self.act(match, "choose", n, choice=choice, side=side)


class Door:
    """A running app over a folder."""

    def __init__(self, folder: Path, static: Path | None = None, **how: Any) -> None:
        register()
        self.folder = folder
        self.database: str = how.setdefault("database", database_of(folder))
        self.app = create_app(folder, static=static or folder / "static", **how)
        self.repository: MatchRepository = self.app.state.repository
        self.key = key_of(self.repository.store)

    def person(self) -> Person:
        """Somebody who comes for the first time."""
        return Person(self.app)

    def owner(self) -> Person:
        """Somebody who opened the link."""
        person = self.person()
        answer = person.get(f"/open/{self.key}", follow_redirects=False)
        assert answer.status_code == 303
        return person


@contextmanager
def opened(folder: Path, static: Path | None = None, **how: Any) -> Iterator[Door]:
    """The server over a folder, with its bots, until the end of the block; `how` is what `create_app` takes."""
    door = Door(folder, static, **how)
    with TestClient(door.app, base_url=ORIGIN):
        yield door
