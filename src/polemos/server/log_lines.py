"""The log of the server: lines for people, or one JSON object a line for programs.

Objects have `time` (UTC), `level`, `logger` and `message`; `request`, the id of the request that was being answered
(also in its answer, as `X-Request-ID`); and of an answered request `method`, `route`, `status` and `ms`. Of an
exception that nobody expected they tell its kind and where it came from, but not what it says: that may hold what
somebody sent.
"""

import json
import logging
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from polemos.server.connections import Seldom
from polemos.server.observing import ACCESS, REQUEST
from polemos.server.words import Wrong

HUMAN: Final = "human"
JSON: Final = "json"
FORMATS: Final = (HUMAN, JSON)


class JsonLines(logging.Formatter):
    """Makes one JSON object of a record."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, on one line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            told["request"] = request
        told |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            frames = traceback.extract_tb(error.__traceback__)
            told["exception"] = type(error).__name__
            told["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(told, ensure_ascii=False, default=str)


def log_in(form: str, stream: TextIO | None = None) -> None:
    """Let the log of this process have a form. Raises Wrong."""
    if form not in FORMATS:
        raise Wrong("wrong-log-format", name=form, known=", ".join(FORMATS))
    where = stream or sys.stderr
    logging.getLogger("uvicorn.error").addFilter(Seldom())
    if form == HUMAN:
        logging.basicConfig(format="polemos: %(message)s", level=logging.WARNING, stream=where)
        return
    handler = logging.StreamHandler(where)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    for logger in (ACCESS, logging.getLogger("polemos.server")):
        logger.setLevel(logging.INFO)


def saying() -> tuple[Callable[[str], None], Callable[[str], None]]:
    """What is said, and what is warned of, as lines of the log."""
    log = logging.getLogger("polemos.server")

    def said(level: int, text: str) -> None:
        if text.strip():
            log.log(level, "%s", text)

    return lambda text: said(logging.INFO, text), lambda text: said(logging.WARNING, text)
