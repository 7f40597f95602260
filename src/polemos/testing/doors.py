"""Two matches that one side cannot tell apart, behind a door: whatever the other side hides, the door answers alike.

Generic over the `AnyGame` contract and over doors; a room brings its states, a door its `Chair`:

    table = Web(client, first["id"]), Web(client, second["id"])
    alike(game, (state, twin(game, state, side, "seed")), table, side, Rng("seed"), 40, {"drew", "played"})

`alike` makes the same choices at both and compares all that the doors answer to the side, byte for byte. `Web` asks the
server through whatever client there is (`starlette.testclient.TestClient`, `httpx.Client`).
"""

import json
import re
from collections.abc import Iterator, Set
from typing import Any, Final, Protocol, Self

from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, Event, choose
from polemos.match.moments import EVERYTHING
from polemos.room.game import AnyGame
from polemos.testing.secrets import same_until

Answers = dict[str, bytes]
"""What a door answered, by what it was asked; without what is a match's own: its id, its name, the time."""


class Chair(Protocol):
    """A match behind a door, as a person sits at it who plays all sides and looks with the eyes of one at a time."""

    def looks(self, side: int, n: int) -> Answers:
        """All that a side is shown now. n: how many choices were made; a door may show some of it now, some later."""
        ...

    def wrongs(self, side: int, n: int) -> Answers:
        """What a side is told that does what it may not do now."""
        ...

    def choose(self, actor: int, choice: str, side: int) -> Answers:
        """Make a choice for who decides. What `side` hears of it at once."""
        ...

    def takes_back(self, side: int) -> Answers:
        """Take back what a side may; nothing if it may not."""
        ...


def alike(
    game: AnyGame,
    states: tuple[Any, Any],
    chairs: tuple[Chair, Chair],
    side: int,
    rng: Rng,
    steps: int,
    revealing: Set[str],
    looks: Set[str] = frozenset(),
) -> int:
    """Play two matches on that look alike to a side. How many choices were made before the tale ended.

    states: where the matches at the chairs stand; they are played along. revealing, looks: as in `worlds.apart`, kinds
    of events by which a secret comes out, and names of decisions for which the side sees one. The other side makes
    choices that it has in both. Raises AssertionError where a door answers differently, with both answers.
    """
    one, two = states
    done = 0
    looks_at(chairs, side, 0, "at the start")
    while done < steps and one.actor != NOBODY:
        if done % 5 == 4:
            same([chair.wrongs(side, done) for chair in chairs], f"a wrong act after {done} choices")
        asked = type(one.agenda[-1]).__name__
        common = [c for c in one.opts if c in two.opts]
        if not common or two.actor != one.actor:
            break
        c = common[rng.below(len(common))]
        actor, choice = one.actor, game.rules.choice_id(c)
        where = f"after {done} choices, {asked}: {choice}"
        heard = [told(state, c, side) for state in states]
        if heard[0] != heard[1]:
            assert same_until(set(revealing), *heard), f"{where}: side {side} hears {heard[0]} or {heard[1]}"
            return done
        same([chair.choose(actor, choice, side) for chair in chairs], where)
        done += 1
        if actor == side and asked in looks:
            return done
        looks_at(chairs, side, done, where)
    same([chair.takes_back(side) for chair in chairs], f"taking back after {done} choices")
    return done


def told(state: Any, c: int, side: int) -> list[Event]:
    """Carry out a choice; what a side hears of it."""
    state.heard = []
    choose(state, c)
    heard = [event for event in state.heard if event.audience >> side & 1]
    state.heard = None
    return heard


def looks_at(chairs: tuple[Chair, Chair], side: int, n: int, where: str) -> None:
    """Both chairs show a side the same."""
    same([chair.looks(side, n) for chair in chairs], where)


def same(answers: list[Answers], where: str) -> None:
    """Two doors were asked the same and gave the same answers."""
    one, two = answers
    assert list(one) == list(two), f"{where}: asked are {list(one)} or {list(two)}"
    for what, answer in one.items():
        assert answer == two[what], f"{where}: {what} is answered differently{difference(answer, two[what])}"


def difference(one: bytes, two: bytes) -> str:
    """Where two answers part, with some words of both."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    near = slice(max(0, at - 80), at + 120)
    return "".join(f"\n  ...{text[near].decode('utf-8', 'replace')}..." for text in (one, two))


# ---------------------------------------------------------------- the server


class Reply(Protocol):
    """An answer of the server, as httpx and its kin give it."""

    @property
    def status_code(self) -> int: ...

    @property
    def headers(self) -> Any: ...

    @property
    def content(self) -> bytes: ...


class Client(Protocol):
    """Somebody who asks the server."""

    def request(self, method: str, url: str, *, params: Any = ..., json: Any = ..., headers: Any = ...) -> Any: ...


CHANGING: Final = re.compile(rb'"updated":"[^"]*"')
"""When a file was last written to."""
PLAIN: Final = {"Accept-Encoding": "identity"}
LAST: Final = 3
"""How many of the last entries are asked for one by one."""


class Web:
    """A match of the server. Both sides of it are people's, so that a test may choose for both.

    file: the name of its file, without the ending, which is the match's own as its id is. whole: ask for everything
    after every choice, not for one thing after the other.
    """

    def __init__(self, game: AnyGame, client: Client, match_id: str, file: str = "", whole: bool = False) -> None:
        self.game, self.client, self.id, self.whole = game, client, match_id, whole
        self._own = [name.encode() for name in (match_id, file) if name]
        self._board = game.edge.board("en", game.own_board(self._line()["scenario"]))
        self._n = 0
        self._table: dict[str, Any] = {}
        self._known: list[str] = []
        """Ids of choices that the side was offered before."""

    @classmethod
    def of(cls, game: AnyGame, client: Client, file: str, whole: bool = False) -> Self:
        """The match of a file in the folder, which is looked for in the list. Raises StopIteration."""
        listed = client.request("GET", "/api/matches").json()["matches"]
        return next(cls(game, client, one["id"], file, whole) for one in listed if one["name"] == file)

    def _line(self) -> dict[str, Any]:
        line: dict[str, Any] = self.client.request("GET", f"/api/matches/{self.id}").json()
        return line

    def ask(self, method: str, path: str, asked: dict[str, Any] | None = None, body: Any = None) -> bytes:
        """The whole answer: status, headers and body, without what is the match's own."""
        url = f"/api/matches/{self.id}{path}"
        # packed answers would differ in length by what is the match's own
        answer: Reply = self.client.request(method, url, params=asked or {}, json=body, headers=PLAIN)
        lines = [f"{name}: {value}" for name, value in sorted(answer.headers.items())]
        text = "\n".join([str(answer.status_code), *lines, "", ""]).encode() + answer.content
        for own in self._own:
            text = text.replace(own, b"OWN")
        return CHANGING.sub(b'"updated":""', text)

    def looks(self, side: int, n: int) -> Answers:
        """The table each time; of all the rest one thing after the other, or everything where nothing is left out."""
        name = self.game.sides[side]
        found = {"table": self.ask("GET", "/table", {"side": name})}
        self._table = json.loads(found["table"].partition(b"\n\n")[2])
        self._n = self._table["n"]
        rest = [*self._rest(name, n)]
        for path, asked in rest if self.whole else [rest[n % len(rest)]]:
            found[f"{path}?{asked}"] = self.ask("GET", path, asked)
        return found

    def _rest(self, name: str, n: int) -> Iterator[tuple[str, dict[str, Any]]]:
        """What else is asked: paths and their queries."""
        last, eyes, japanese = self._n, {"side": name}, {"language": "ja"}
        mine = [choice["id"] for choice in (self._table["question"] or {"choices": []})["choices"]]
        self._known = [*mine[:3], *[one for one in self._known if one not in mine[:3]]][:12]
        some = self._known[n % len(self._known)] if self._known else "pass"
        yield "", {}
        yield "/preview", eyes | {"choice": mine[n % len(mine)] if mine else some}
        yield "/log", eyes
        yield "/why", eyes | {"choice": some}
        yield "/steps", eyes | {"first": max(1, last - LAST + 1)}
        yield "/table", eyes | japanese
        yield "/overlays", eyes
        pieces, spaces = self._table["scene"]["pieces"], self._board.spaces
        yield "/card", eyes | ({"piece": pieces[n % len(pieces)]["id"]} if pieces else {"space": 0})
        yield "/card", eyes | japanese | {"space": spaces[n % len(spaces)].id}
        yield "/why", eyes | {"kind": "space", "target": self._place(n)}
        yield "/table", {}
        yield "/preview", eyes | japanese | {"choice": mine[-1] if mine else some}
        yield "/log", eyes | japanese | {"since": max(EVERYTHING, last - LAST)}
        yield "/table", eyes | {"n": max(0, last - 1)}
        yield "/board.svg", eyes
        yield "", japanese
        yield "/log", {}
        yield "/why", eyes | japanese | {"choice": some}
        yield "/steps", japanese | {"first": max(1, last - LAST + 1)}
        yield "/overlays", eyes | japanese | {"n": last}

    def _place(self, n: int) -> str:
        """One of the places that the question is about, or where something stands."""
        question, scene = self._table["question"], self._table["scene"]
        spaces = (question or {"spaces": []})["spaces"] or [piece["space"] for piece in scene["pieces"]]
        called = {space.id: space.name for space in self._board.spaces}
        return called.get(spaces[n % len(spaces)], "") if spaces else ""

    def wrongs(self, side: int, n: int) -> Answers:
        """A stale act, an unknown choice, one that was open once, an aside that is none, taking back what cannot be."""
        name, now = self.game.sides[side], self._n
        acts: dict[str, tuple[str, dict[str, Any]]] = {
            "stale": ("/choose", {"n": now + 1, "choice": "pass"}),
            "unknown": ("/choose", {"n": now, "choice": "no-such-choice"}),
            "aside": ("/aside", {"n": now, "aside": "no-such-aside"}),
        }
        offered = {choice["id"] for choice in (self._table["question"] or {"choices": []})["choices"]}
        once = [one for one in self._known if one not in offered]
        if once:
            acts["illegal"] = ("/choose", {"n": now, "choice": once[n % len(once)]})
        if not self._table["undo"]:
            acts["undo"] = ("/undo", {"n": now})
        return {what: self.ask("POST", path, None, {**body, "side": name}) for what, (path, body) in acts.items()}

    def choose(self, actor: int, choice: str, side: int) -> Answers:
        """Make a choice. Who makes it hears of it; the other one asks for the table afterwards."""
        body = {"n": self._n, "choice": choice, "side": self.game.sides[actor]}
        answer = self.ask("POST", "/choose", None, body)
        assert answer.startswith(b"200"), answer[:500]
        return {"choose": answer if actor == side else b""}

    def takes_back(self, side: int) -> Answers:
        """Take back as often as the table says that it can be done."""
        found: Answers = {}
        while self._table["undo"]:
            body = {"n": self._n, "side": self.game.sides[side]}
            found[f"undo {self._n}"] = self.ask("POST", "/undo", None, body)
            found |= self.looks(side, self._n)
        return found
