"""What server and page say to each other of ratings: one's own, those at a game that counts, and the lists."""

from typing import Literal

from polemos.server.wire import Asked, Model

Stage = Literal["offered", "on", "closed"]
Outcome = Literal["won", "drawn", "lost"]


class StrengthModel(Model):
    """A rating; two deviations to either side of it are 95 in 100 that it is right."""

    rating: int
    deviation: int
    provisional: bool
    """Whether it says little yet: its deviation is greater than 110."""


class SeatRating(Model):
    """Somebody who plays a side of a game that counts."""

    name: str
    """What he is called; "" without a name."""
    strength: StrengthModel | None
    """His rating in the game: as it stood before it where the game is over, and null where it is not rated."""
    after: StrengthModel | None = None
    """His rating after it; null while it is on, and where it was not rated."""


class ContestModel(Model):
    """A game that counts."""

    state: Stage
    """Offered until somebody has agreed by sitting down; on; or closed: what comes now counts for nothing any more."""
    rated: bool
    tournament: str
    """The id of its tournament; "" for none."""
    tournament_name: str
    winner: str
    """Of a closed one: the side that has won, "" for a draw."""
    reason: Literal["", "end", "time", "left", "settled"]
    """Of a closed one: it was played to its end, somebody's time was up, somebody has gone, or whoever runs the
    tournament has settled it.
    """
    seats: dict[str, SeatRating]
    handicap: int
    """By how many points of rating the first side is better off, as bots have measured it."""


class RatingModel(Model):
    """Somebody's rating in a game, and what he has played there."""

    game: str
    game_title: str
    scenario: str
    """"" for all scenarios together."""
    scenario_title: str
    strength: StrengthModel
    won: int
    drawn: int
    lost: int


class RatedGame(Model):
    """A rated game, and what it did to one's rating in all scenarios."""

    match: str
    """The id of the match; "" where that is not there any more."""
    game: str
    game_title: str
    scenario: str
    scenario_title: str
    side: str
    side_title: str
    opponent: str
    """What the other is called; "" without a name."""
    outcome: Outcome
    reason: Literal["end", "time", "left"]
    at: str
    """ISO time, UTC."""
    before: StrengthModel
    after: StrengthModel


class MyRatings(Model):
    """One's own ratings, and the latest rated games."""

    listed: bool
    """Whether one stands on the lists."""
    ratings: list[RatingModel]
    history: list[RatedGame]


class SetListed(Asked):
    """Whether one is to stand on the lists."""

    listed: bool


class Rank(Model):
    """A line of a list."""

    place: int
    name: str
    mine: bool
    strength: StrengthModel
    won: int
    drawn: int
    lost: int


class RankedGame(Model):
    """A game in which somebody has a rating, and the scenarios of it in which somebody has."""

    game: str
    title: str
    scenarios: dict[str, str]
    """Titles by name."""


class Leaderboard(Model):
    """Who is strongest at a game, or at a scenario of it."""

    games: list[RankedGame]
    """For which games and scenarios there are lists."""
    game: str
    scenario: str
    """"" for all scenarios together."""
    ranks: list[Rank]
