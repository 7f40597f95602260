"""Requests whose bodies are compressed: unpacked to their limit and no further."""

import gzip
import json

import pytest

from polemos.server.middleware import BODY_BYTES, UPLOAD_BYTES
from server.door import Person
from toy.table import played

HEADERS = {"Content-Type": "application/json", "Content-Encoding": "gzip"}


def packed(body: object) -> bytes:
    return gzip.compress(json.dumps(body).encode())


def test_a_record_comes_in_compressed(owner: Person) -> None:
    body = packed({"record": played(7).record.text(), "name": "packed"})
    match = owner.asks("POST", "/api/matches/upload", 201, content=body, headers=HEADERS)
    assert (match["name"], match["n"]) == ("packed", 7)


@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/upload"])
def test_what_unpacks_to_too_much_is_refused(owner: Person, path: str) -> None:
    bomb = gzip.compress(b" " * (2 * UPLOAD_BYTES))
    assert len(bomb) < BODY_BYTES
    owner.problem("POST", path, 413, "too-large", content=bomb, headers=HEADERS)


def test_a_damaged_gzip_is_told(owner: Person) -> None:
    body = packed({"game": "duel", "seed": "1" * 150})
    for damaged in (body[:-9], body[:12] + b"\xff" * 12, b"\x1f\x8b"):
        problem = owner.problem("POST", "/api/matches", 400, "malformed", content=damaged, headers=HEADERS)
        assert "gzip" in problem["message"]
