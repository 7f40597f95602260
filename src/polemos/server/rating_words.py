"""Ratings and games that count as the messages of the wire, in a language."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import cast

from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.called import called, title
from polemos.server.contests import CLOSED, ON, ContestRow, Contests
from polemos.server.glicko import Strength
from polemos.server.handicaps import handicap
from polemos.server.ratings import DRAWN, ChangeRow, RatingRow, Ratings
from polemos.server.schemas_ratings import (
    ContestModel,
    Outcome,
    RatedGame,
    RatingModel,
    SeatRating,
    Stage,
    StrengthModel,
)

Names = Callable[[Iterable[str]], dict[str, str]]


def title_of(game: str, language: str) -> str:
    """What a game is called; its bare name where it is not installed any more."""
    try:
        return title(games.find(game), language)
    except BadInput:
        return game


def scenario_title(game: str, scenario: str, language: str) -> str:
    """What a scenario is called."""
    return _called(game, "scenario", scenario, language) if scenario else ""


def _called(game: str, kind: str, name: str, language: str) -> str:
    try:
        return called(games.find(game), language, kind, name)
    except BadInput:
        return name


def outcome_of(score: float) -> Outcome:
    """What a game has brought."""
    return "drawn" if score == DRAWN else "won" if score > DRAWN else "lost"


def strength_model(one: Strength) -> StrengthModel:
    """A rating, to the point."""
    return StrengthModel(rating=round(one.rating), deviation=round(one.deviation), provisional=one.provisional)


def rating_model(row: RatingRow, at: float, language: str) -> RatingModel:
    """Somebody's rating at a time."""
    return RatingModel(
        game=row.game,
        game_title=title_of(row.game, language),
        scenario=row.scenario,
        scenario_title=scenario_title(row.game, row.scenario, language),
        strength=strength_model(row.strength(at)),
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
    )


def before_and_after(row: ChangeRow) -> tuple[StrengthModel, StrengthModel]:
    """A rating before a game and after it."""
    before, after = Strength(row.before, row.deviation_before), Strength(row.rating, row.deviation)
    return strength_model(before), strength_model(after)


def rated_game(row: ChangeRow, opponent: str, there: bool, language: str) -> RatedGame:
    """A game of somebody's history; there: whether its match still is."""
    before, after = before_and_after(row)
    return RatedGame(
        match=row.match if there else "",
        game=row.game,
        game_title=title_of(row.game, language),
        scenario=row.scenario,
        scenario_title=scenario_title(row.game, row.scenario, language),
        side=row.side,
        side_title=_called(row.game, "side", row.side, language),
        opponent=opponent,
        outcome=outcome_of(row.score),
        reason=row.reason,  # type: ignore[arg-type]
        at=datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds"),
        before=before,
        after=after,
    )


def contest_model(
    row: ContestRow, contests: Contests, ratings: Ratings, names: Names, tournament_name: str
) -> ContestModel:
    """A game that counts, for its table; names: what people are called."""
    game = games.find(row.game)
    seats = contests.seats(row.match_id)
    known = names(seats.values())
    changes = ratings.changes(row.match_id) if row.state == CLOSED and row.rated else {}
    found: dict[str, SeatRating] = {}
    for side, person in seats.items():
        name = known.get(person, "")
        if side in changes:
            before, after = before_and_after(changes[side])
            found[side] = SeatRating(name=name, strength=before, after=after)
        else:
            rated = row.rated and row.state == ON
            now = strength_model(ratings.of(person, row.game)) if rated else None
            found[side] = SeatRating(name=name, strength=now)
    return ContestModel(
        state=cast(Stage, row.state),
        rated=row.rated,
        tournament=row.tournament,
        tournament_name=tournament_name,
        winner=row.winner,
        reason=row.reason,  # type: ignore[arg-type]
        seats=found,
        handicap=round(handicap(game, row.scenario)) if row.rated else 0,
    )
