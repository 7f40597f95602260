"""Every route, asked by everybody: nothing is reached but what the table here allows.

The routes are those of the OpenAPI document, so that a new one needs its line in the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.websockets import WebSocketDisconnect

from polemos.server.routes_live import NO_MATCH
from polemos.server.store import MatchRow
from server.door import Door, Json, Person, opened

EVERYBODY: Final = "owner", "guest", "spectator", "stranger"
THERE: Final = "owner", "guest", "spectator"
PLAYERS: Final = "owner", "guest"
OWNER: Final = ("owner",)
NOBODY: Final = ()
MATCH: Final = "/api/matches/{match_id}"
TOURNAMENT: Final = "/api/tournaments/{tournament}"

RIGHTS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("get", "/api/health"): EVERYBODY,
    ("get", "/api/games"): EVERYBODY,
    ("get", "/api/games/{game}/board"): EVERYBODY,
    ("get", "/api/games/{game}/rules"): EVERYBODY,
    ("get", "/api/games/{game}/tables"): EVERYBODY,
    ("get", "/api/games/{game}/palette"): EVERYBODY,
    ("get", "/api/games/{game}/rules/found"): EVERYBODY,
    ("get", "/api/games/{game}/glossary"): EVERYBODY,
    ("get", "/api/games/{game}/legend"): EVERYBODY,
    ("get", "/api/games/{game}/teaching"): EVERYBODY,
    ("post", "/api/games/{game}/lessons/{lesson}"): EVERYBODY,
    ("post", "/api/games/{game}/first-game"): EVERYBODY,
    ("get", "/api/games/{game}/puzzles"): EVERYBODY,
    ("post", "/api/games/{game}/puzzles/{puzzle}"): EVERYBODY,
    ("post", "/api/positions/check"): EVERYBODY,
    ("get", "/api/library/statistics"): EVERYBODY,
    ("get", "/api/library/openings"): EVERYBODY,
    ("get", "/api/matches"): EVERYBODY,
    ("post", "/api/matches"): EVERYBODY,
    ("post", "/api/matches/upload"): EVERYBODY,
    ("get", "/api/lobby"): EVERYBODY,
    ("post", "/api/lobby/{offer}"): NOBODY,  # of an offer that there is not
    ("get", "/api/invitations/{token}"): NOBODY,  # of a token that nobody has; those that work are tested below
    ("post", "/api/invitations/{token}"): NOBODY,
    ("get", MATCH): THERE,
    ("get", f"{MATCH}/table"): THERE,
    ("get", f"{MATCH}/log"): THERE,
    ("get", f"{MATCH}/steps"): THERE,
    ("get", f"{MATCH}/why"): THERE,
    ("get", f"{MATCH}/preview"): THERE,
    ("get", f"{MATCH}/overlays"): THERE,
    ("get", f"{MATCH}/board.svg"): THERE,
    ("get", f"{MATCH}/briefing"): THERE,
    ("get", f"{MATCH}/card"): THERE,
    ("get", f"{MATCH}/story"): THERE,
    ("get", f"{MATCH}/motive"): THERE,
    ("get", f"{MATCH}/analysis"): PLAYERS,
    ("post", f"{MATCH}/analysis"): PLAYERS,
    ("get", f"{MATCH}/hint"): PLAYERS,
    ("post", f"{MATCH}/lesson"): PLAYERS,
    ("post", f"{MATCH}/puzzle"): PLAYERS,
    ("get", f"{MATCH}/puzzle/look"): PLAYERS,
    ("get", f"{MATCH}/puzzle/solution"): PLAYERS,
    ("get", f"{MATCH}/record"): NOBODY,  # sealed while the game is on
    ("get", f"{MATCH}/position"): NOBODY,
    ("get", f"{MATCH}/page.html"): THERE,
    ("post", f"{MATCH}/choose"): PLAYERS,
    ("post", f"{MATCH}/aside"): PLAYERS,
    ("post", f"{MATCH}/undo"): PLAYERS,
    ("post", f"{MATCH}/hurry"): PLAYERS,
    ("post", f"{MATCH}/dice"): NOBODY,  # nobody says which dice come where somebody else plays as well
    ("get", f"{MATCH}/rolls"): THERE,
    ("post", f"{MATCH}/share"): PLAYERS,
    ("get", f"{MATCH}/talk"): THERE,
    ("post", f"{MATCH}/talk"): PLAYERS,
    ("post", f"{MATCH}/talk/{{line}}/report"): NOBODY,  # of a line that was never said; others are tested elsewhere
    ("get", f"{MATCH}/note"): THERE,
    ("put", f"{MATCH}/note"): THERE,
    ("get", f"{MATCH}/notes"): THERE,
    ("put", f"{MATCH}/notes"): THERE,
    ("post", f"{MATCH}/lines"): NOBODY,  # nobody tries lines in a game under way that others play too
    ("post", f"{MATCH}/keep"): THERE,
    ("post", f"{MATCH}/variations/{{variation}}"): NOBODY,
    ("delete", f"{MATCH}/variations/{{variation}}"): THERE,
    ("post", f"{MATCH}/deals"): PLAYERS,
    ("post", f"{MATCH}/deals/reply"): PLAYERS,
    ("post", f"{MATCH}/surrender"): PLAYERS,
    ("delete", f"{MATCH}/late"): PLAYERS,
    ("put", f"{MATCH}/answers/only"): PLAYERS,
    ("delete", f"{MATCH}/answers/{{answer_id}}"): NOBODY,  # of others; one's own are tested elsewhere
    ("put", f"{MATCH}/clock"): OWNER,
    ("post", f"{MATCH}/clock/act"): PLAYERS,
    ("get", f"{MATCH}/notices"): PLAYERS,
    ("post", f"{MATCH}/notices/ways"): PLAYERS,
    ("put", f"{MATCH}/notices"): PLAYERS,
    ("delete", "/api/notices/{way}"): NOBODY,  # of a way that nobody has; each has only his own
    ("get", "/api/notices/links/{token}"): NOBODY,
    ("post", "/api/notices/links/{token}"): NOBODY,
    # of a server without accounts; one that has them is tested elsewhere
    ("get", "/api/account"): EVERYBODY,
    ("post", "/api/account/mail"): NOBODY,
    ("post", "/api/account/link/look"): NOBODY,
    ("post", "/api/account/link"): NOBODY,
    ("post", "/api/account/sign-in"): NOBODY,
    ("post", "/api/account/openid/ask"): NOBODY,
    ("post", "/api/account/openid"): NOBODY,
    ("post", "/api/account/second/ask"): NOBODY,
    ("post", "/api/account/second"): NOBODY,
    ("post", "/api/account/second/end"): NOBODY,
    ("post", "/api/account/address"): NOBODY,
    ("post", "/api/account/address/link"): NOBODY,
    ("post", "/api/account/sign-out"): NOBODY,
    ("get", "/api/account/sessions"): NOBODY,
    ("delete", "/api/account/sessions"): NOBODY,
    ("delete", "/api/account/sessions/{session}"): NOBODY,
    ("put", "/api/account/name"): NOBODY,
    ("put", "/api/account/password"): NOBODY,
    ("get", "/api/account/export"): NOBODY,
    ("post", "/api/account/delete"): NOBODY,
    ("get", "/api/ratings"): NOBODY,
    ("put", "/api/ratings/listed"): NOBODY,
    ("get", "/api/ratings/leaderboard"): NOBODY,
    ("get", "/api/tournaments"): NOBODY,
    ("post", "/api/tournaments"): NOBODY,
    ("get", TOURNAMENT): NOBODY,
    ("post", f"{TOURNAMENT}/entry"): NOBODY,
    ("delete", f"{TOURNAMENT}/entry"): NOBODY,
    ("post", f"{TOURNAMENT}/act"): NOBODY,
    ("post", f"{TOURNAMENT}/settle"): NOBODY,
    ("post", f"{TOURNAMENT}/drop"): NOBODY,
    ("post", f"{TOURNAMENT}/watch"): NOBODY,
    ("patch", MATCH): OWNER,
    ("delete", MATCH): OWNER,
    ("get", f"{MATCH}/invitations"): OWNER,
    ("post", f"{MATCH}/invitations"): OWNER,
    ("delete", f"{MATCH}/invitations/{{invitation}}"): OWNER,
}
"""Who may use a route of a match in which the owner plays red and a guest blue."""

SIDED: Final = [path for method, path in RIGHTS if path.startswith(MATCH + "/") and method == "get"]
"""Routes that show something to a side."""
SIDES: Final = {"owner": "red", "guest": "blue"}


def asked(path: str) -> dict[str, str]:
    """What a reading request names."""
    return {"choice": "pass", "n": "1"} if path.endswith("/motive") else {"choice": "pass"}


def body(path: str, who: str, n: int = 0) -> Json | None:
    """What a request says that is right in itself."""
    side = SIDES.get(who, "blue")
    bodies: dict[str, Json] = {
        "/api/positions/check": {"position": {"game": "duel"}},
        "/api/matches": {"game": "duel"},
        "/api/matches/upload": {"record": "none"},
        "/api/account/mail": {"address": "ann@mail.example"},
        "/api/account/link/look": {"token": "x" * 32},
        "/api/account/link": {"token": "x" * 32},
        "/api/account/sign-in": {"address": "ann@mail.example", "password": "some long words"},
        "/api/account/name": {"name": "Ann"},
        "/api/account/password": {"password": "some long words"},
        "/api/account/delete": {},
        "/api/ratings/listed": {"listed": False},
        "/api/tournaments": {"name": "Cup", "game": "duel"},
        f"{TOURNAMENT}/act": {"act": "cancel"},
        f"{TOURNAMENT}/settle": {"game": "none", "result": "draw"},
        f"{TOURNAMENT}/drop": {"player": 1},
        f"{TOURNAMENT}/watch": {"game": "none"},
        MATCH: {"name": "Other"},
        f"{MATCH}/choose": {"n": n, "choice": "pass", "side": side},
        f"{MATCH}/aside": {"n": n, "aside": "show-hand", "side": side},
        f"{MATCH}/undo": {"n": n, "side": side},
        f"{MATCH}/hurry": {"n": n},
        f"{MATCH}/dice": {"n": n, "faces": [1]},
        f"{MATCH}/lesson": {"n": n, "act": "back", "side": side},
        f"{MATCH}/puzzle": {"n": n, "side": side},
        f"{MATCH}/analysis": {"side": side},
        f"{MATCH}/share": {"side": side, "share": "0" * 32},
        f"{MATCH}/talk": {"text": "Well met"},
        f"{MATCH}/note": {"text": "mine"},
        f"{MATCH}/notes": {"n": 0, "text": "mine"},
        f"{MATCH}/notices": {"quiet": False},
        f"{MATCH}/notices/ways": {"kind": "mail", "address": "ann@mail.example"},
        f"{MATCH}/lines": {"n": 0},
        f"{MATCH}/keep": {"name": "Other"},
        f"{MATCH}/invitations": {"side": None},
        f"{MATCH}/deals": {"n": n, "side": side, "kind": "draw"},
        f"{MATCH}/deals/reply": {"id": "none", "side": side, "reply": "accept"},
        f"{MATCH}/surrender": {"n": n, "side": side},
        f"{MATCH}/clock": {"clock": None},
        f"{MATCH}/answers/only": {"side": side, "on": False},
        f"{MATCH}/clock/act": {"side": side, "act": "away"},
    }
    return bodies.get(path)


@dataclass
class Party:
    """A match with everybody who can be at one."""

    door: Door
    match: Json
    people: dict[str, Person]
    seat: str
    watch: str

    @property
    def row(self) -> MatchRow:
        """Its line in the list."""
        row = self.door.repository.store.find(self.match["id"])
        assert row is not None
        return row

    def path(self, path: str) -> str:
        """The address of a route for this match."""
        parts = {"game": "duel", "token": "x" * 24, "invitation": "none", "lesson": "none", "puzzle": "none"}
        parts["variation"] = parts["answer_id"] = parts["way"] = parts["offer"] = parts["session"] = "none"
        parts["line"], parts["tournament"] = "0", "none"
        return path.format(match_id=self.match["id"], **parts)


def token(made: Json) -> str:
    return str(made["url"].rpartition("/join/")[2])


def invited(owner: Person, match: Json, side: str | None) -> Json:
    made: Json = owner.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": side})
    return made


@pytest.fixture
def party(tmp_path: Path) -> Iterator[Party]:
    with opened(tmp_path) as door:
        people = {who: door.person() for who in EVERYBODY}
        match = people["owner"].begin()
        links = {}
        for who, side in (("guest", "blue"), ("spectator", None)):
            links[who] = invited(people["owner"], match, side)
            people[who].asks("POST", f"/api/invitations/{token(links[who])}")
        yield Party(door, match, people, links["guest"]["invitation"]["id"], links["spectator"]["invitation"]["id"])


def test_every_route_has_its_line_in_the_table(door: Door) -> None:
    routes = {(method, path) for path, there in door.app.openapi()["paths"].items() for method in there}
    assert routes == set(RIGHTS)


def test_everybody_reaches_what_the_table_allows_and_nothing_else(party: Party) -> None:
    for (method, path), allowed in sorted(RIGHTS.items(), key=lambda one: one[0] == ("delete", MATCH)):
        for who in reversed(EVERYBODY):
            n = party.door.repository.live(party.row).pulse.n
            answer = party.people[who].request(method, party.path(path), params=asked(path), json=body(path, who, n))
            given = answer.json() if "json" in answer.headers.get("content-type", "") else None
            code = (given or {}).get("code", "")
            told = f"{who} {method} {path}: {answer.status_code} {code}"
            if who in allowed:
                # whatever else may be wrong with it; that only red decides at the beginning is tested below
                waits = who == "guest" and path.endswith(("/choose", "/undo"))
                closed = {"no-match", "not-your-seat", "owner-only", "sealed", "dice-of-two"}
                assert code not in closed - ({"not-your-seat"} if waits else set()), told
                assert answer.status_code < 500, told
            else:
                assert answer.status_code in (403, 404), told
                if who == "stranger" and path.startswith(MATCH):
                    assert code == "no-match", told


def test_of_another_match_nobody_here_reaches_anything(party: Party) -> None:
    other = party.door.person().begin()
    for method, path in RIGHTS:
        if path.startswith(MATCH):
            for who in EVERYBODY:
                address = party.path(path.replace("{match_id}", other["id"]))
                answer = party.people[who].request(method, address, params=asked(path), json=body(path, who))
                assert (answer.status_code, answer.json()["code"]) == (404, "no-match"), f"{who} {method} {path}"


def test_nobody_looks_or_decides_with_the_eyes_of_another_side(party: Party) -> None:
    for who in ("owner", "guest", "spectator"):
        for side in {"red", "blue"} - {SIDES.get(who)}:
            for path in SIDED:
                if path.rpartition("/")[2] in ("record", "position", "invitations", "talk", "note", "notes", "notices"):
                    continue
                wanted_here = {"side": side, **asked(path)}
                party.people[who].problem("GET", party.path(path), 403, "not-your-seat", params=wanted_here)
            for act in ("choose", "aside", "undo", "deals", "deals/reply", "surrender"):
                wanted = {**(body(f"{MATCH}/{act}", who) or {}), "side": side}
                party.people[who].problem("POST", party.path(f"{MATCH}/{act}"), 403, "not-your-seat", json=wanted)
    assert party.people["owner"].table(party.match)["n"] == 0


def test_each_decides_for_his_own_seat_alone(party: Party) -> None:
    owner, guest = party.people["owner"], party.people["guest"]
    path = f"/api/matches/{party.match['id']}/choose"
    for n in range(12):
        table = owner.table(party.match)
        mine, other = (owner, guest) if table["decides"] == "red" else (guest, owner)
        assert other.table(party.match)["question"]["choices"] == []
        wanted = {"n": n, "choice": mine.table(party.match, table["decides"])["question"]["choices"][0]["id"]}
        other.problem("POST", path, 403, "not-your-seat", json=wanted)
        party.people["spectator"].problem("POST", path, 403, "not-your-seat", json=wanted)
        mine.asks("POST", path, json=wanted)
    assert owner.table(party.match)["n"] == 12


def test_a_guest_and_a_spectator_see_the_match_in_their_own_list(party: Party) -> None:
    for who in EVERYBODY:
        found = party.people[who].asks("GET", "/api/matches")["matches"]
        assert [one["id"] for one in found] == ([party.match["id"]] if who in THERE else [])
        if found:
            access = found[0]["access"]
            assert (access["role"], access["sealed"], found[0]["seed"]) == (who, True, "")
    places = {who: party.people[who].table(party.match)["access"]["places"] for who in THERE}
    assert places == {
        "owner": {"red": "here", "blue": "elsewhere"},
        "guest": {"red": "elsewhere", "blue": "here"},
        "spectator": {"red": "elsewhere", "blue": "elsewhere"},
    }


def test_the_socket_is_for_those_who_are_there_and_ends_with_their_right(party: Party) -> None:
    for who in EVERYBODY:
        with party.people[who].live(party.match["id"]) as socket:
            if who == "stranger":
                with pytest.raises(WebSocketDisconnect) as end:
                    socket.receive_text()
                assert end.value.code == NO_MATCH
            else:
                assert set(socket.receive_json()) == {
                    *(
                        "kind",
                        "n",
                        "rewound",
                        "over",
                        "decides",
                        "thinking",
                        "progress",
                        "gone",
                        "news",
                        "talk",
                        "trouble",
                        "late",
                    )
                }
    for who, link in (("guest", party.seat), ("spectator", party.watch)):
        with party.people[who].live(party.match["id"]) as socket:
            socket.receive_json()
            party.people["owner"].asks("DELETE", f"/api/matches/{party.match['id']}/invitations/{link}", 204)
            with pytest.raises(WebSocketDisconnect) as end:
                list(iter(socket.receive_json, None))
            assert end.value.code == NO_MATCH
        party.people[who].problem("GET", f"/api/matches/{party.match['id']}/table", 404, "no-match")


def test_when_it_is_over_all_is_open_to_those_who_are_there(party: Party) -> None:
    owner, guest = party.people["owner"], party.people["guest"]
    while not (table := owner.table(party.match))["over"]:
        player = owner if table["decides"] == "red" else guest
        choices: list[Any] = player.table(party.match, table["decides"])["question"]["choices"]
        player.choose(party.match, table["n"], choices[0]["id"])
    for who in THERE:
        person = party.people[who]
        assert not person.table(party.match)["access"]["sealed"]
        for side in ("red", "blue"):
            person.table(party.match, side)
        assert person.get(f"/api/matches/{party.match['id']}/record").text.startswith('{"polemos"')
    party.people["stranger"].problem("GET", f"/api/matches/{party.match['id']}/record", 404, "no-match")
