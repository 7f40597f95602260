"""`polemos engine`: another program drives or hosts games, one JSON request and one JSON answer a line.

docs/engine-protocol.md tells it for people, engine.schema.json for programs.
"""

import json
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Any, Final, TextIO

from polemos.cli.engine_ops import OPS, Bad, Session, moved_on
from polemos.cli.output import is_text, where_it_broke
from polemos.kernel.errors import IllegalChoice, PolemosError, shown
from polemos.match.files import parse_json, said
from polemos.match.held import Changed

LONGEST: Final = 64 * 1024 * 1024
"""Characters of a request; a longer line is refused."""


def engine() -> int:
    """Play through JSON lines on standard input and output."""
    if sys.stdin is None:
        return 0
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            # the protocol is UTF-8 wherever it runs; bytes that are none come through, and are refused in an answer
            stream.reconfigure(encoding="utf-8", errors="surrogateescape" if stream is sys.stdin else "strict")
    return serve(sys.stdin, sys.stdout)


def serve(lines: TextIO, answers: TextIO) -> int:
    """Answer requests until the input ends or says "quit". A closed output ends it too."""
    session = Session()
    while not session.done:
        line = lines.readline(LONGEST + 1)
        if not line:
            return 0
        rest = line
        while len(rest) > LONGEST and not rest.endswith("\n"):
            rest = lines.readline(LONGEST + 1)
        if not line.strip():
            continue
        answers.write(json.dumps(answer(session, line), ensure_ascii=False) + "\n")
        answers.flush()
    return 0


def answer(session: Session, line: str) -> dict[str, Any]:
    """The answer to one request. Whatever is wrong with it becomes an error, never an exception."""
    request: Any = None
    try:
        request = parsed(line)
        if "id" in request and "id" not in _echo(request):
            raise Bad("bad-request", f"id is {shown(request['id'])}", "id", "a text or a whole number")
        op = request.get("op")
        act: Callable[[Session, dict[str, Any]], dict[str, Any]] | None = OPS.get(op) if isinstance(op, str) else None
        if act is None:
            raise Bad("unknown-op", f"there is no op {shown(op)}", "op", f"one of {', '.join(OPS)}")
        result = act(session, request)
        return {**_echo(request), "ok": True, **result}
    except Bad as error:
        return {**_echo(request), "ok": False, "error": error.as_json()}
    except Changed:
        bad = _overtaken(session, request)
        return {**_echo(request), "ok": False, "error": bad.as_json()}
    except IllegalChoice as error:
        bad = Bad("illegal-choice", str(error), "choice", "a choice of the present decision")
        return {**_echo(request), "ok": False, "error": bad.as_json()}
    except PolemosError as error:
        bad = Bad("bad-input", str(error), str(_echo(request).get("op", "")), "see the message")
        return {**_echo(request), "ok": False, "error": bad.as_json()}
    except Exception as error:
        # the other program hosts more than this match: it learns what broke, and the engine goes on
        bad = Bad("broken", where_it_broke(error), "polemos", "no such thing: please report it")
        return {**_echo(request), "ok": False, "error": bad.as_json()}


def _overtaken(session: Session, request: dict[str, Any]) -> Bad:
    """Another program has written to the file of a match between the look and the writing."""
    try:
        return moved_on(session.match(request))
    except PolemosError as error:
        return Bad("bad-input", str(error), "file", "see the message")


def parsed(line: str) -> dict[str, Any]:
    """The request on a line. Raises Bad."""
    if len(line) > LONGEST:
        raise Bad("malformed", f"a request of more than {LONGEST} characters", "line", f"at most {LONGEST}")
    if not is_text(line):
        raise Bad("malformed", "not valid UTF-8", "line", "one JSON object a line, in UTF-8")
    try:
        request = parse_json(line)
    except ValueError as error:
        raise Bad("malformed", f"not valid JSON: {said(error)}", "line", "one JSON object a line") from None
    if not isinstance(request, dict):
        raise Bad("malformed", f"a request is a JSON object, not {type(request).__name__}", "line", '{"op": "games"}')
    return request


def _echo(request: Any) -> dict[str, Any]:
    """What of a request comes back in its answer."""
    if not isinstance(request, dict):
        return {}
    echo: dict[str, Any] = {}
    if isinstance(request.get("id"), str) or type(request.get("id")) is int:
        echo["id"] = request["id"]
    if isinstance(request.get("op"), str):
        echo["op"] = request["op"]
    return echo
