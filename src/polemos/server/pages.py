"""The page itself: the client as it was built into the package, and the link that makes a browser the owner."""

import hmac
import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, RedirectResponse

from polemos.server import apidocs
from polemos.server.identity import GIVEN, key_of
from polemos.server.problems import Refused
from polemos.server.request_parsing import hall_of
from polemos.server.tokens import digest, fresh_token
from polemos.server.words import FOLDER, words

router = APIRouter(include_in_schema=False)

STATIC: Final = FOLDER / "static"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
BASE: Final = '<base href="/"'
"""In the client's page: where its addresses begin."""
ASSETS: Final = "assets"
"""The folder of files whose names change with what is in them."""

TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
for ending, media_type in TYPES.items():
    mimetypes.add_type(media_type, ending)


@router.get("/open/{key}")
def open_with_key(key: str, request: Request) -> Response:
    """Whoever shows the key owns this computer's games."""
    store = hall_of(request).store
    if not hmac.compare_digest(key.encode("utf-8", "replace"), key_of(store).encode()):
        raise Refused(404, "not-found", "key")
    # never the cookie that the browser brings: another page of this computer may have planted it
    token = fresh_token()
    store.welcome(digest(token))
    request.scope[GIVEN] = token
    return RedirectResponse(f"{prefix(request)}/", 303, {"Cache-Control": "no-store"})


@router.get("/api")
def api(request: Request) -> Response:
    """Whoever asks for the API itself wants to read about it."""
    return RedirectResponse(f"{prefix(request)}/api/docs")


@router.get("/api/docs")
def docs(request: Request) -> Response:
    """The API for programmers."""
    return Response(apidocs.page(request.app.openapi()), headers={"Cache-Control": "no-cache"}, media_type="text/html")


@router.get("/api/docs.css")
def docs_style() -> Response:
    """How that page looks."""
    return FileResponse(FOLDER / "apidocs.css", headers={"Cache-Control": "no-cache"})


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def page(path: str, request: Request) -> Response:
    """A file of the client; its page for whatever is no file, so that links into it work."""
    static: Path = request.app.state.static
    found = file_of(static, path) if path != INDEX else None
    if found is not None:
        caching = FOREVER if path.startswith(f"{ASSETS}/") else "no-cache"
        return FileResponse(found, headers={"Cache-Control": caching})
    if path.startswith(("api/", f"{ASSETS}/")):
        raise Refused(404, "not-found", "path")
    index = file_of(static, INDEX)
    if index is None:
        return Response(not_built(), 503, {"Cache-Control": "no-store"}, media_type="text/html")
    return client(index, prefix(request))


def prefix(request: Request) -> str:
    """What stands before all addresses: "" or "/polemos"."""
    found: str = request.scope.get("root_path", "")
    return found


def client(index: Path, before: str) -> Response:
    """The client's page, told what stands before its addresses."""
    headers = {"Cache-Control": "no-cache"}
    if not before:
        return FileResponse(index, headers=headers)
    text = index.read_text("utf-8").replace(BASE, f'<base href="{before}/"', 1)
    return Response(text, headers=headers, media_type="text/html")


def file_of(folder: Path, path: str) -> Path | None:
    """A file inside a folder, None for anything else."""
    if not path or "\0" in path or len(path) > 500:
        return None
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def not_built() -> str:
    """What to show where the package has no client in it."""
    parts = "".join(f'<p lang="{tongue}">{words(tongue)("page-not-built")}</p>' for tongue in ("en", "ja"))
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Polemos</title>'
    return f"{head}<h1>Polemos</h1>{parts}</html>\n"
