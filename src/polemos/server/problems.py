"""What is wrong with a request, told as a `Problem` in the language that the request names."""

import logging
import os
from pathlib import Path
from typing import Final, cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from polemos.kernel.errors import IllegalChoice, PolemosError, shown
from polemos.match.files import Unwritten
from polemos.match.held import Changed
from polemos.match.locks import Busy
from polemos.match.record import Damaged
from polemos.match.words import told
from polemos.room.texts import LANGUAGES
from polemos.server.schemas import Language, Problem
from polemos.server.words import words

AGAIN: Final = 5
"""Seconds after which whoever was sent away as too much may come again."""
LOG: Final = logging.getLogger("polemos.server")
CODES: Final = {404: "not-found", 405: "method", 400: "malformed", 413: "too-large"}


class Refused(Exception):
    """A request that the server itself refuses: status, code, and a message of the server's with its arguments.

    `again`: seconds after which it may be tried again, 0 where that is of no use.
    """

    again = 0

    def __init__(self, status: int, code: str, where: str = "", expected: str = "", **args: str | int) -> None:
        super().__init__(code)
        self.status, self.code, self.where, self.expected = status, code, where, expected
        self.args_of = args

    def response(self, language: str) -> Response:
        """The answer that says so."""
        response = answer(self.status, self.problem(language))
        if self.again:
            response.headers["Retry-After"] = str(self.again)
        return response

    def problem(self, language: str) -> Problem:
        """The same in a language."""
        return Problem(
            code=self.code,
            message=words(language)(f"problem-{self.code}", self.args_of),
            where=self.where,
            expected=self.expected,
        )


def busy() -> Refused:
    """There is too much to do just now."""
    refused = Refused(503, "busy")
    refused.again = AGAIN
    return refused


def no_match(match_id: str) -> Refused:
    """There is no such match, or it is somebody else's: nobody learns which."""
    return Refused(404, "no-match", "id", id=shown(match_id))


def stale(n: int, now: int) -> Refused:
    """The match has gone on."""
    return Refused(409, "stale", "n", str(now), n=n, now=now)


def not_your_seat(side: str) -> Refused:
    """A side that this person may neither look over the shoulder of nor move."""
    return Refused(403, "not-your-seat", "side", side=shown(side))


def sealed() -> Refused:
    """A file that holds what the other side still hides from this person."""
    return Refused(403, "sealed", "id")


def language_of(request: HTTPConnection) -> Language:
    """The language that a request names, English where it names none that there is."""
    asked = request.query_params.get("language")
    return cast(Language, asked) if asked in LANGUAGES else "en"


def answer(status: int, problem: Problem) -> Response:
    """A problem as a response."""
    return Response(problem.model_dump_json(), status, media_type="application/json")


def without_folder(request: HTTPConnection, text: str) -> str:
    """A text without the folder of the games: where that is on the server's disk is nobody's business."""
    folder: Path = request.app.state.repository.folder
    for known in (folder, folder.absolute(), folder.resolve()):
        text = text.replace(f"{known}{os.sep}", "").replace(str(known), known.name)
    return text


def install(app: FastAPI) -> None:
    """Let an app tell every error as a `Problem`."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return error.response(language_of(request))

    @app.exception_handler(IllegalChoice)
    async def illegal(request: Request, error: IllegalChoice) -> Response:
        return answer(409, Problem(code="illegal-choice", message=str(error), where="choice"))

    @app.exception_handler(Changed)
    async def moved_on(request: Request, error: Changed) -> Response:
        message = words(language_of(request))("problem-moved-on")
        return answer(409, Problem(code="stale", message=message, where="n"))

    @app.exception_handler(Unwritten)
    async def not_kept(request: Request, error: Unwritten) -> Response:
        LOG.error("%s", error)
        await run_in_threadpool(request.app.state.repository.store.doubt)
        t = words(language_of(request))
        if error.full:
            return answer(507, Problem(code="disk-full", message=t("problem-disk-full")))
        return answer(503, Problem(code="disk", message=t("problem-disk")))

    @app.exception_handler(Busy)
    async def busy(request: Request, error: Busy) -> Response:
        LOG.error("%s", error)
        return answer(503, Problem(code="busy", message=words(language_of(request))("problem-written-to")))

    @app.exception_handler(Damaged)
    async def damaged(request: Request, error: Damaged) -> Response:
        return answer(422, Problem(code="bad-input", message=error.what, keeps=error.good))

    @app.exception_handler(SQLAlchemyError)
    async def no_list(request: Request, error: SQLAlchemyError) -> Response:
        LOG.error("the list of matches: %s", error)
        t = words(language_of(request))
        what = without_folder(request, str(error.__cause__ or error))
        return answer(503, Problem(code="list", message=t("problem-list", {"what": what})))

    @app.exception_handler(PolemosError)
    async def bad_input(request: Request, error: PolemosError) -> Response:
        lines = without_folder(request, told(error, language_of(request))).splitlines() or [""]
        return answer(422, Problem(code="bad-input", message=lines[0], lines=lines if len(lines) > 1 else []))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        faults = [(".".join(str(part) for part in one["loc"]), str(one["msg"])) for one in error.errors()]
        t = words(language_of(request))
        where, what = faults[0]
        return answer(
            422,
            Problem(
                code="bad-input",
                message=t("problem-bad-input", {"where": where, "what": what}),
                where=where,
                lines=[f"{at}: {fault}" for at, fault in faults] if len(faults) > 1 else [],
            ),
        )

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        code = CODES.get(error.status_code, "malformed")
        message = words(language_of(request))(f"problem-{code}", {"what": str(error.detail)})
        response = answer(error.status_code, Problem(code=code, message=message))
        response.headers.update(error.headers or {})
        return response
