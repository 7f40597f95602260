"""Reading requests and writing answers: strict JSON in, models as they are out."""

import gzip
import hashlib
import zlib
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

from fastapi import Depends, Query, Request, Response
from fastapi.exceptions import HTTPException
from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool

from polemos.match.files import parse_json, said
from polemos.server.identity import person_of
from polemos.server.match_repository import MatchRepository
from polemos.server.middleware import BODY_BYTES, UPLOAD_BYTES, UPLOADS
from polemos.server.proxies import route_of
from polemos.server.schemas import Language, Problem
from polemos.server.uploads import PLACE, Place

JSON: Final = "application/json"
GZIP: Final = b"\x1f\x8b"
"""How whatever is compressed with gzip begins."""
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem} for code in (400, 403, 404, 408, 409, 413, 422, 503, 507)
}
"""What every route may answer besides."""
LONG: Final = 64 * 1024
"""Bytes of a body that is read in a thread of its own."""
PACK: Final = 6
"""How hard answers that are kept are compressed."""


def hall_of(request: Request) -> MatchRepository:
    """The repository of the app that answers."""
    repository: MatchRepository = request.app.state.repository
    return repository


# what a route is given besides its request is found in the event loop: a plain function would be sent to another thread
# and back for it, with every request


async def _repository_of(request: Request) -> MatchRepository:
    return hall_of(request)


async def _person_of(request: Request) -> str:
    return person_of(request)


Tongue = Annotated[Language, Query(description="Language of all texts in the answer.")]
TheRepository = Annotated[MatchRepository, Depends(_repository_of)]
Person = Annotated[str, Depends(_person_of)]


async def place_of(request: Request) -> Place:
    """The place of an upload in its queue."""
    place: Place = request.scope[PLACE]
    return place


ThePlace = Annotated[Place, Depends(place_of)]


def unpacked(body: bytes, most: int) -> bytes:
    """A body as it was before it was compressed with gzip, if it was: known by its first bytes.

    Never more than `most` bytes of it are made. Raises ValueError for one that is damaged, and HTTPException.
    """
    if not body.startswith(GZIP):
        return body
    unpacker = zlib.decompressobj(wbits=31)
    try:
        text = unpacker.decompress(body, most + 1)
    except zlib.error as error:
        raise ValueError(f"the gzip is damaged ({error})") from None
    if len(text) > most:
        raise HTTPException(413, f"more than {most} bytes when it is unpacked")
    if not unpacker.eof:
        raise ValueError("the gzip is cut off")
    return text


def _parsed(body: bytes, most: int) -> Any:
    return parse_json(unpacked(body, most).decode("utf-8-sig"))


class StrictRequest(Request):
    """A request whose JSON has no key twice, no number that is none, and nothing that is no text."""

    async def json(self) -> Any:
        """The body."""
        if not hasattr(self, "_json"):
            body = await self.body()
            try:
                # a long one would keep all others waiting
                long = len(body) > LONG
                long = long or body.startswith(GZIP)
                most = UPLOAD_BYTES if route_of(self.scope) in UPLOADS else BODY_BYTES
                self._json = await run_in_threadpool(_parsed, body, most) if long else _parsed(body, most)
            except UnicodeDecodeError:
                raise HTTPException(400, "not UTF-8") from None
            except ValueError as error:
                raise HTTPException(400, said(error)) from None
        return self._json


class StrictRoute(APIRoute):
    """A route that reads its requests strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, with strict requests."""
        handler = super().get_route_handler()

        async def strict(request: Request) -> Response:
            return await handler(StrictRequest(request.scope, request.receive))

        return strict


def send(model: BaseModel, status: int = 200) -> Response:
    """A message as the answer. It is right as it was made, and is not checked once more."""
    return Response(
        model.__pydantic_serializer__.to_json(model), status, {"Cache-Control": "no-store"}, media_type=JSON
    )


class Kept:
    """A large answer that seldom changes: made once, compressed once, and known by its tag."""

    def __init__(self, body: bytes, media_type: str = JSON) -> None:
        self.body = body
        self.packed = gzip.compress(body, PACK, mtime=0)
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        self.media_type = media_type

    def response(self, request: Request, caching: str = "no-cache") -> Response:
        """The answer, or only that it is still the same."""
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        asked = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in asked or "*" in asked:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, 200, headers | {"Content-Encoding": "gzip"}, media_type=self.media_type)
        return Response(self.body, 200, headers, media_type=self.media_type)
