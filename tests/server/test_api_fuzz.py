"""The API against its own document: requests that fit it and requests that do not never break the server.

`tools/fuzz_api.py` does the same for minutes, on a real server.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from samples import sample
from server.door import ORIGIN, Door, Person, opened

CASES = sample(2, 5)
"""Per operation, of each kind."""


PREFIX = "/polemos"
"""What stands before all addresses; a request may come without it, from a proxy that takes it away."""


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    """The server under a prefix."""
    with opened(tmp_path / "games", prefix=PREFIX) as door:
        yield door


def ask(person: Person, case: Any, before: str, packed: int) -> None:
    """Send a generated request and look at the answer. packed: how much of the compressed body comes (percent); 0: all
    of it, and not compressed.
    """
    path = before + case.formatted_path
    sent = case.as_transport_kwargs(base_url=ORIGIN)
    content = json.dumps(sent["json"]) if "json" in sent else sent.get("data")
    headers = {name: value for name, value in sent["headers"].items() if name.lower() == "content-type"}
    if packed and content is not None:
        whole = gzip.compress(content.encode() if isinstance(content, str) else content)
        content, headers = whole[: len(whole) * packed // 100], {**headers, "Content-Encoding": "gzip"}
    answer = person.request(case.method, path, params=case.query, content=content, headers=headers)
    assert answer.status_code < 500, f"{case.method} {path}: {answer.text[:300]}"
    told = case.operation.definition.raw["responses"]
    assert str(answer.status_code) in told or answer.status_code in (304, 405), f"{case.method} {path}: {answer.text}"
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "message", "where", "expected", "lines", "keeps"}


@pytest.mark.long
def test_generated_requests_never_break_the_server(door: Door) -> None:
    owner = door.person()
    owner.headers["Authorization"] = f"Bearer {door.key}"
    schema = schemathesis.openapi.from_dict(owner.get("/api/openapi.json").json())
    match = owner.begin(seats={"red": "human", "blue": "human"})
    sent = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        modes = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]

        @settings(
            max_examples=CASES * len(modes),
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=st.one_of(*modes),
            real=st.integers(0, 3),
            before=st.sampled_from(["", PREFIX]),
            packed=st.sampled_from([0, 0, 0, 50, 100]),
        )
        def requests(case: Any, real: int, before: str, packed: int) -> None:
            nonlocal sent
            sent += 1
            if real and "match_id" in (case.path_parameters or {}):
                case.path_parameters["match_id"] = match["id"]
            if case.operation.method == "delete":
                return
            ask(owner, case, before, packed)

        requests()
    assert sent > 200
