"""Routes of ratings: one's own, and the lists of a server with accounts, for whoever is signed in there."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from polemos.server.account_store import DASH, GONE
from polemos.server.identity import person_of
from polemos.server.open_matches import OWNER
from polemos.server.problems import Refused
from polemos.server.rating_words import rated_game, rating_model, scenario_title, strength_model, title_of
from polemos.server.ratings import WHOLE, opponents
from polemos.server.request_parsing import PROBLEMS, StrictRoute, TheRepository, Tongue, send
from polemos.server.routes_accounts import Own, accounts_of
from polemos.server.schemas_ratings import Leaderboard, MyRatings, Rank, RankedGame, SetListed

router = APIRouter(prefix="/api/ratings", route_class=StrictRoute, responses=PROBLEMS)


def insider_of(request: Request) -> str:
    """Whoever asks, if he is signed in, or owns the folder. Raises Refused."""
    accounts, person = accounts_of(request), person_of(request)
    if person != OWNER:
        accounts.own(person)
    return person


Insider = Annotated[str, Depends(insider_of)]


@router.get("", response_model=MyRatings)
def get_ratings(repository: TheRepository, own: Own, language: Tongue = "en") -> Response:
    """One's own ratings, and the rated games that they come from, the latest first."""
    ratings = repository.ratings
    history = ratings.history(own.person)
    names = {**repository.accounts.names(opponents(history)), GONE: DASH}
    there = repository.store.rows(row.match for row in history)
    return send(
        MyRatings(
            listed=ratings.listed(own.person),
            ratings=[rating_model(row, ratings.now(), language) for row in ratings.all_of(own.person)],
            history=[rated_game(row, names.get(row.opponent, ""), row.match in there, language) for row in history],
        )
    )


@router.put("/listed", response_model=MyRatings)
def set_listed(body: SetListed, repository: TheRepository, own: Own, language: Tongue = "en") -> Response:
    """Stand on the lists, or on none."""
    repository.ratings.list_him(own.person, body.listed)
    return get_ratings(repository, own, language)


@router.get("/leaderboard", response_model=Leaderboard)
def get_leaderboard(
    repository: TheRepository,
    person: Insider,
    game: Annotated[str, Query(max_length=80, description="By default the first game that has a list.")] = "",
    scenario: Annotated[str, Query(max_length=80, description="Without it all scenarios together.")] = WHOLE,
    language: Tongue = "en",
) -> Response:
    """Who is strongest at a game: those whose rating is known well enough, who have a name and want to stand here."""
    ratings = repository.ratings
    there: dict[str, dict[str, str]] = {}
    for name, part in ratings.played():
        titles = there.setdefault(name, {})
        if part != WHOLE:
            titles[part] = scenario_title(name, part, language)
    if (game and game not in there) or (scenario and scenario not in there.get(game, {})):
        raise Refused(404, "no-list", "game")
    chosen = game or next(iter(there), "")
    ranks = [
        Rank(
            place=place,
            name=one.name,
            mine=one.person == person,
            strength=strength_model(one.strength),
            won=one.row.won,
            drawn=one.row.drawn,
            lost=one.row.lost,
        )
        for place, one in enumerate(ratings.standings(chosen, scenario), 1)
    ]
    ranked = [RankedGame(game=one, title=title_of(one, language), scenarios=parts) for one, parts in there.items()]
    return send(Leaderboard(games=ranked, game=chosen, scenario=scenario, ranks=ranks))
