"""What schemathesis is told before each request, so that most requests are about matches that there are."""

import gzip
import json
import os
import random
import re
import time
import tomllib
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Any, Final

import schemathesis

PATIENCE = 900
"""Seconds in which a server must answer, however busy the machine is."""
URL: Final = os.environ["POLEMOS_URL"]
KEY: Final = os.environ["POLEMOS_KEY"]
GAME: Final = "belisarius"
SIDES: Final = ("imperial", "barbarian")
SEATS: Final = (
    {"imperial": "human", "barbarian": "human"},
    {"imperial": "human", "barbarian": "greedy"},
    {"imperial": "random", "barbarian": "random"},
)
RENEW: Final = 2.0
"""Seconds after which the matches are looked at again: some are deleted, others go on."""
MOST: Final = 12

_dice: Final = random.Random(0)
_tables: list[dict[str, Any]] = []
_looked = [0.0]


def asks(method: str, path: str, body: object = None) -> Any:
    """An answer of the server; None for one that it refuses."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    request = urllib.request.Request(URL + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError:
        return None


def text_of(path: str) -> str:
    """A file of the server; "" for one that it refuses."""
    request = urllib.request.Request(URL + path, headers={"Authorization": f"Bearer {KEY}"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text: str = answer.read().decode("utf-8")
    except urllib.error.HTTPError:
        return ""
    return text


def spoiled(text: str) -> str:
    """A record or a position as it may come back from somebody who meddled with it, or who did not."""
    lines = text.split("\n")
    for _ in range(_dice.choice((0, 1, 1, 3))):
        at = _dice.randrange(len(lines))
        line = lines[at]
        spoil = _dice.randrange(6)
        if spoil == 0:
            del lines[at : at + 1]
        elif spoil == 1:
            lines.insert(at, line)
        elif spoil == 2:
            lines[at] = re.sub(r"\d+", lambda found: str(_dice.choice((0, -1, 7, 10**9, found[0]))), line)
        elif spoil == 3:
            lines[at] = re.sub(r"(?<=[a-z])[a-z]", lambda found: _dice.choice(("", found[0], "\u0000", "決")), line)
        elif spoil == 4:
            lines[at] = line[: _dice.randrange(len(line) + 1)]
        else:
            other = _dice.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        lines = lines or [""]
    return "\n".join(lines)


def tables() -> list[dict[str, Any]]:
    """Tables of matches in all stages; never too many matches at a time."""
    if time.monotonic() - _looked[0] < RENEW and _tables:
        return _tables
    matches = asks("GET", "/api/matches")["matches"]
    for match in matches[MOST:]:
        asks("DELETE", f"/api/matches/{match['id']}")
    matches = matches[:MOST]
    for seats in SEATS[: max(0, len(SEATS) - len(matches))]:
        matches.append(asks("POST", "/api/matches", {"game": GAME, "seats": seats}))
    found = [asks("GET", f"/api/matches/{m['id']}/table?side={m['decides'] or SIDES[0]}") for m in matches]
    _tables[:] = [one for one in found if one]
    _looked[0] = time.monotonic()
    return _tables


def packed(body: object) -> bytes:
    """A body compressed with gzip, now and then damaged."""
    found = gzip.compress(json.dumps(body).encode())
    damage = _dice.randrange(6)
    if damage == 0:
        return found[: _dice.randrange(len(found))]
    if damage == 1:
        at = _dice.randrange(len(found))
        return found[:at] + _dice.randbytes(8) + found[at:]
    return found


def searched(query: dict[str, Any]) -> None:
    """Ask for a part of the list that there may be, or that there is not."""
    real = {
        "query": _dice.choice(("", GAME, "ベリサリウス", "belis 1", "%", "_", " ", "x" * 200)),
        "offset": _dice.choice((0, 1, MOST - 1, MOST, 10**9)),
        "limit": _dice.choice((1, 2, 500)),
    }
    query.update({key: value for key, value in real.items() if _dice.random() < 0.7})


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    """Three requests out of four are about something real; the others stay as wild as they are. Some are compressed."""
    if _dice.random() < 0.75:
        made_real(case)
    if isinstance(case.body, dict) and _dice.random() < 0.2:
        case.body = packed(case.body)
        case.headers["Content-Encoding"] = "gzip"


def made_real(case: Any) -> None:
    """Let a request be about something that there is."""
    if case.method == "GET" and case.path == "/api/matches" and isinstance(case.query, dict):
        searched(case.query)
    path = case.path_parameters or {}
    if "game" in path:
        path["game"] = GAME
    body = case.body if isinstance(case.body, dict) else {}
    if "game" in body:
        body["game"] = GAME
    if "record" in body and tables():
        body["record"] = spoiled(text_of(f"/api/matches/{_dice.choice(tables())['id']}/record"))
    if "position" in body and tables():
        laid = spoiled(text_of(f"/api/matches/{_dice.choice(tables())['id']}/position"))
        with suppress(tomllib.TOMLDecodeError):
            body["position"] = tomllib.loads(laid)
    if "match_id" not in path or not tables():
        return
    table = _dice.choice(tables())
    path["match_id"] = table["id"]
    question = table["question"] or {"choices": []}
    real: dict[str, Any] = {"n": table["n"], "side": table["side"], "language": _dice.choice(("en", "ja"))}
    if question["choices"]:
        real["choice"] = _dice.choice(question["choices"])["id"]
    if table["asides"]:
        real["aside"] = _dice.choice(table["asides"])["id"]
    for place in (body, case.query or {}):
        for key, value in real.items():
            if key in place and _dice.random() < 0.8:
                place[key] = value
