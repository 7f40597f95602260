"""The app: everything that answers requests, put together over one folder of games."""

import threading
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from polemos import __version__
from polemos.kernel.errors import BadInput
from polemos.kernel.text import LANGUAGES
from polemos.match import games
from polemos.server import pages, problems, routes_games, routes_live, routes_matches, routes_play
from polemos.server.catalogue import board_of, catalogue, rules_of
from polemos.server.guard import LOOPBACK, Guard
from polemos.server.hall import Hall
from polemos.server.people import People
from polemos.server.proxies import Proxied

ABOUT: Final = (
    "Board wargames at a table of this computer. A match belongs to the browser that began it (a cookie). Whoever has "
    "the key (the link that the server prints, or 'Authorization: Bearer KEY') owns the games of this computer. Every "
    "change of a match is told over the WebSocket /api/matches/{match_id}/live as a Pulse."
)
PACK_FROM: Final = 1024
"""Bytes of an answer that are worth compressing."""
PACK: Final = 3
"""How hard: on the same computer, time counts more than bytes."""


def warm() -> None:
    """Make ready what every page asks for first, while the browser is still opening."""
    for language in LANGUAGES:
        catalogue(language)
    for name in games.names():
        with suppress(BadInput):
            game = games.find(name)
            board_of(game, game.pictured or game.scenarios[0])
            rules_of(game)


def create_app(
    folder: Path,
    hosts: Iterable[str] = LOOPBACK,
    cookie: str = "polemos",
    static: Path = pages.STATIC,
    prefix: str = "",
    proxies: Sequence[str] = (),
) -> FastAPI:
    """The app over the games in a folder, under the names `hosts`. Raises BadInput if the folder cannot be used.

    prefix: what stands before all addresses ("/polemos"). proxies: whose word of who asks is believed.
    """
    hall = Hall(folder)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall.open()
        # before the first request: nobody then meets a game that another thread is just loading
        for name in games.names():
            with suppress(BadInput):
                games.find(name)
        threading.Thread(target=warm, name="polemos-warm", daemon=True).start()
        yield
        hall.close()

    app = FastAPI(
        title="Polemos",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=True,
    )
    app.state.hall = hall
    app.state.static = static
    app.state.crowd = routes_live.Crowd()
    problems.install(app)
    for routes in (routes_games, routes_matches, routes_play, routes_live, pages):
        app.include_router(routes.router)
    # the last one added is the first that a request meets
    app.add_middleware(GZipMiddleware, minimum_size=PACK_FROM, compresslevel=PACK)
    app.add_middleware(People, store=hall.store, cookie=cookie)
    app.add_middleware(Guard, hosts=frozenset(hosts))
    app.add_middleware(Proxied, prefix=prefix, proxies=proxies)
    return app
