"""The app: everything that answers requests, put together over one folder of games."""

import threading
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from polemos import __version__
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.match import new_match
from polemos.match.moments import HUMAN
from polemos.room.game import AnyGame
from polemos.room.texts import LANGUAGES
from polemos.server import (
    pages,
    problems,
    routes_accounts,
    routes_answers,
    routes_clock,
    routes_deals,
    routes_dice,
    routes_games,
    routes_health,
    routes_invite,
    routes_library,
    routes_live,
    routes_matches,
    routes_notes,
    routes_notices,
    routes_play,
    routes_puzzles,
    routes_ratings,
    routes_study,
    routes_talk,
    routes_teaching,
    routes_thinking,
    routes_tournaments,
)
from polemos.server.accounts import Mode, accounts_over
from polemos.server.addresses import NOWHERE, Reach
from polemos.server.analyses import Analyses
from polemos.server.catalogue import board_of, catalogue, rules_of, tables_of
from polemos.server.fields import describe
from polemos.server.health import Checkup
from polemos.server.hints import Hints
from polemos.server.identity import People
from polemos.server.match_repository import MatchRepository
from polemos.server.meter import NO_METER, Meter
from polemos.server.middleware import LOOPBACK, Guard
from polemos.server.notice_options import SILENT, NoticeOptions
from polemos.server.notices import Notices
from polemos.server.observing import Observed
from polemos.server.openid_options import Provider
from polemos.server.openings import Openings
from polemos.server.proxies import Proxied
from polemos.server.study_process import StudyProcess
from polemos.server.tables import table_of
from polemos.server.tournaments import Tournaments

ABOUT: Final = (
    "Board wargames at a table of this computer. A match belongs to the browser that began it (a cookie). Whoever has "
    "the key (the link that the server prints, or 'Authorization: Bearer KEY') owns the games of this computer. Every "
    "change of a match is told over the WebSocket /api/matches/{match_id}/live as a Pulse."
)
PACK_FROM: Final = 1024
"""Bytes of an answer that are worth compressing."""
PACK: Final = 3
"""How hard: on the same computer, time counts more than bytes."""


class Documented(FastAPI):
    """An app whose document says of the fields what they are."""

    def openapi(self) -> dict[str, Any]:
        """The document, made when it is first asked for."""
        if not self.openapi_schema:
            describe(super().openapi()["components"]["schemas"])
        return super().openapi()


def warm() -> None:
    """Make ready what every page asks for first: games, bots, and the board that is pictured of each game."""
    for language in LANGUAGES:
        catalogue(language)
    for game in loaded():
        board_of(game, game.pictured or game.scenarios[0])


def rehearse() -> None:
    """Make ready what the first match of each game needs, and what is read beside it, while people look at the list."""
    for game in loaded():
        play(game)
    for game in loaded():
        read(game)


@cache
def play(game: AnyGame) -> None:
    """Show the first table of a game to nobody, once in a process."""
    seats = dict.fromkeys(game.sides, HUMAN)
    match = new_match(game, game.scenarios[0], (), "rehearsal", "seeded", seats, [None for _ in game.sides])
    for language in LANGUAGES:
        table_of(match, "", "", match.state.actor, language).model_dump_json()


@cache
def read(game: AnyGame) -> None:
    """Open the rulebook and the tables of a game for nobody, once in a process."""
    rules_of(game)
    for language in LANGUAGES:
        tables_of(game, language)


def loaded() -> Iterator[AnyGame]:
    """All games that can be loaded."""
    for name in games.names():
        with suppress(BadInput):
            yield games.find(name)


def create_app(
    folder: Path,
    hosts: Iterable[str] = LOOPBACK,
    cookie: str = "polemos",
    static: Path = pages.STATIC,
    prefix: str = "",
    proxies: Sequence[str] = (),
    reach: Reach = NOWHERE,
    notices: NoticeOptions = SILENT,
    meter: Meter = NO_METER,
    told: bool = False,
    accounts: Mode = "",
    tournaments: bool = False,
    provider: Provider | None = None,
    database: str = "",
) -> FastAPI:
    """The app over the games in a folder, under the names `hosts`. Raises BadInput if the folder cannot be used.

    prefix: what stands before all addresses ("/polemos"). proxies: whose word of who asks is believed. reach: where
    other computers reach the server. notices: by which ways people are told that it is their turn. meter: hears what is
    worth counting. told: whether each request has its line in the log. accounts: whether people may sign in, and who.
    tournaments: whether everyone with an account may make one. provider: at whose door people may sign in besides.
    database: where all is kept instead of the folder, "postgresql://...".
    """
    repository = MatchRepository(folder, meter, database)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        repository.open()
        # before the first request: nobody then meets a game that another thread is just loading
        warm()
        threading.Thread(target=rehearse, name="polemos-warm", daemon=True).start()
        app.state.notices.start()
        if app.state.accounts is not None:
            app.state.accounts.start()
            app.state.tournaments.start_thread()
        yield
        if app.state.accounts is not None:
            app.state.accounts.end_all()
            app.state.tournaments.end()
        app.state.notices.end_all()
        app.state.analyses.end()
        app.state.study.end()
        repository.close()

    app = Documented(
        title="Polemos",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=True,
    )
    app.state.repository = repository
    app.state.reach = reach
    app.state.notices = Notices(repository, notices)
    app.state.accounts = accounts_over(repository, accounts, notices, provider)
    app.state.tournaments = Tournaments(repository, tournaments)
    app.state.static = static
    app.state.crowd = routes_live.Crowd()
    app.state.checkup = Checkup(repository)
    app.state.study = StudyProcess()
    app.state.hints = Hints(app.state.study)
    app.state.openings = Openings(repository.shelf)
    app.state.analyses = Analyses(folder, app.state.study)
    repository.ended = app.state.analyses.forget
    problems.install(app)
    first = (routes_games, routes_teaching, routes_puzzles, routes_invite, routes_library, routes_matches)
    for routes in (
        *first,
        routes_play,
        routes_thinking,
        routes_deals,
        routes_clock,
        routes_answers,
        routes_study,
        routes_talk,
        routes_notes,
        routes_notices,
        routes_accounts,
        routes_ratings,
        routes_tournaments,
        routes_dice,
        routes_live,
        routes_health,
        pages,
    ):
        # as they stand: a router that is included has its routes made anew for each app
        app.router.routes += routes.router.routes
    # the last one added is the first that a request meets
    app.add_middleware(GZipMiddleware, minimum_size=PACK_FROM, compresslevel=PACK)
    known = {"visitor": app.state.accounts.visitor} if app.state.accounts is not None else {}
    app.add_middleware(People, store=repository.store, cookie=cookie, **known)
    app.add_middleware(Guard, hosts=frozenset(hosts))
    app.add_middleware(Proxied, prefix=prefix, proxies=proxies)
    if told or meter is not NO_METER:
        app.add_middleware(Observed, meter=meter, told=told)
    return app
