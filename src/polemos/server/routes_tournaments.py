"""Routes of tournaments: the list and a tournament for whoever is signed in, entering, and what its organiser does."""

import json
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from polemos.match.opening import scenario_of
from polemos.server.catalogue import game_of
from polemos.server.open_matches import OWNER
from polemos.server.problems import Refused
from polemos.server.request_parsing import PROBLEMS, StrictRoute, TheRepository, Tongue, send
from polemos.server.routes_accounts import Own, accounts_of
from polemos.server.routes_ratings import Insider
from polemos.server.schemas_tournaments import (
    DropPlayer,
    NewTournament,
    SettleGame,
    TournamentAct,
    TournamentList,
    TournamentPage,
    Watched,
    WatchGame,
)
from polemos.server.tournament_book import TournamentRow
from polemos.server.tournament_words import line_of, page_of
from polemos.server.tournaments import Tournaments

router = APIRouter(prefix="/api/tournaments", route_class=StrictRoute, responses=PROBLEMS)

Id = Annotated[str, Path(max_length=80)]
SCORES = {"first": 1.0, "second": 0.0, "draw": 0.5}


async def _tournaments_of(request: Request) -> Tournaments:
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


TheTournaments = Annotated[Tournaments, Depends(_tournaments_of)]


@router.get("", response_model=TournamentList)
def list_tournaments(tournaments: TheTournaments, person: Insider, language: Tongue = "en") -> Response:
    """All tournaments of this server, the latest first."""
    counts, mine = tournaments.book.counts(), tournaments.book.entered(person)
    lines = [line_of(row, counts.get(row.id, 0), row.id in mine, language) for row in tournaments.book.all()]
    return send(TournamentList(tournaments=lines, may_make=tournaments.may_make(person)))


@router.post("", response_model=TournamentPage, status_code=201)
def make_tournament(
    body: NewTournament,
    tournaments: TheTournaments,
    repository: TheRepository,
    person: Insider,
    request: Request,
    language: Tongue = "en",
) -> Response:
    """Make a tournament, which is open for entry then. By default the administrator's alone."""
    tournaments.must_make(person)
    if person != OWNER:
        accounts_of(request).brakes.take("change", person=person)
    row = TournamentRow(name=body.name, organiser=person, game=body.game, kind=body.kind, rounds=body.rounds)
    row.scenario = scenario_of(game_of(body.game), body.scenario)
    row.options, row.rated = json.dumps(body.options), body.rated
    row.clock = "" if body.clock is None else body.clock.model_dump_json()
    return send(page_of(repository, tournaments.book.find(tournaments.make(row)), person, language), 201)


@router.get("/{tournament}", response_model=TournamentPage)
def get_tournament(
    tournament: Id, tournaments: TheTournaments, repository: TheRepository, person: Insider, language: Tongue = "en"
) -> Response:
    """A tournament with its table and its rounds."""
    return send(page_of(repository, tournaments.book.find(tournament), person, language))


@router.post("/{tournament}/entry", response_model=TournamentPage)
def enter(
    tournament: Id, tournaments: TheTournaments, repository: TheRepository, own: Own, language: Tongue = "en"
) -> Response:
    """Enter a tournament that is open; whoever does needs a name."""
    row = tournaments.book.find(tournament)
    if not own.name:
        raise Refused(409, "tournament-name", "tournament")
    tournaments.book.enter(row.id, own.person)
    return send(page_of(repository, row, own.person, language))


@router.delete("/{tournament}/entry", response_model=TournamentPage)
def leave(
    tournament: Id, tournaments: TheTournaments, repository: TheRepository, own: Own, language: Tongue = "en"
) -> Response:
    """Leave a tournament. Once it is under way, whoever does has lost the games that he has not ended."""
    row = tournaments.book.find(tournament)
    tournaments.leave(row, own.person)
    return send(page_of(repository, tournaments.book.find(row.id), own.person, language))


@router.post("/{tournament}/act", response_model=TournamentPage)
def act(
    tournament: Id,
    body: TournamentAct,
    tournaments: TheTournaments,
    repository: TheRepository,
    person: Insider,
    language: Tongue = "en",
) -> Response:
    """Begin a tournament with those who have entered, or cancel it. Its organiser's alone."""
    row = tournaments.organised(tournament, person)
    if body.act == "start":
        tournaments.start(row)
    else:
        tournaments.cancel(row)
    return send(page_of(repository, tournaments.book.find(row.id), person, language))


@router.post("/{tournament}/settle", response_model=TournamentPage)
def settle(
    tournament: Id,
    body: SettleGame,
    tournaments: TheTournaments,
    repository: TheRepository,
    person: Insider,
    language: Tongue = "en",
) -> Response:
    """Say how a game has ended that is stuck. Its organiser's alone."""
    row = tournaments.organised(tournament, person)
    tournaments.settle(row, body.game, SCORES[body.result])
    return send(page_of(repository, tournaments.book.find(row.id), person, language))


@router.post("/{tournament}/drop", response_model=TournamentPage)
def drop(
    tournament: Id,
    body: DropPlayer,
    tournaments: TheTournaments,
    repository: TheRepository,
    person: Insider,
    language: Tongue = "en",
) -> Response:
    """Let somebody play no more: he has lost the games that he has not ended. Its organiser's alone."""
    row = tournaments.organised(tournament, person)
    player = next((one.player for one in tournaments.book.entries(row.id) if one.number == body.player), None)
    if player is None:
        raise Refused(404, "no-player", "player")
    tournaments.drop(row, player)
    return send(page_of(repository, tournaments.book.find(row.id), person, language))


@router.post("/{tournament}/watch", response_model=Watched)
def watch(
    tournament: Id, body: WatchGame, tournaments: TheTournaments, person: Insider, language: Tongue = "en"
) -> Response:
    """Look on at a game of a tournament: one sees what both sides may know."""
    return send(Watched(match=tournaments.watch(tournaments.book.find(tournament), body.game, person)))
