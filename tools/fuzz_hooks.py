"""What schemathesis is told before each request, so that most requests are about matches that there are."""

import json
import os
import random
import time
import urllib.error
import urllib.request
from typing import Any, Final

import schemathesis

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
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError:
        return None


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


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    """Three requests out of four are about something real; the others stay as wild as they are."""
    if _dice.random() < 0.25:
        return
    path = case.path_parameters or {}
    if "game" in path:
        path["game"] = GAME
    body = case.body if isinstance(case.body, dict) else {}
    if "game" in body:
        body["game"] = GAME
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
