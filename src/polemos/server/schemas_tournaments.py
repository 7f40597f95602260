"""What server and page say to each other of tournaments: the list, one of them with its table and rounds, and acts."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from polemos.server.pairing import Kind
from polemos.server.schemas_accounts import trimmed
from polemos.server.schemas_clock import ClockControl
from polemos.server.wire import Asked, Model

TournamentState = Literal["open", "running", "over", "cancelled"]
GameId = Annotated[str, Field(min_length=1, max_length=40)]


class NewTournament(Asked):
    """A tournament to be made: each pairing in it is two games of this scenario, with seats exchanged."""

    name: Annotated[str, Field(min_length=1, max_length=60), AfterValidator(trimmed)]
    game: Annotated[str, Field(min_length=1, max_length=80)]
    scenario: Annotated[str, Field(max_length=80)] = ""
    """By default the first."""
    options: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=100)] = []
    kind: Kind = "swiss"
    """Everybody meets everybody, or so many rounds in which those meet who have won as much."""
    rounds: Annotated[int, Field(ge=0, le=20)] = 0
    """Of a Swiss tournament; 0 for as many as find one winner."""
    rated: bool = False
    clock: ClockControl | None = None
    """The clock of each game; whoever's time is up has lost, whatever it says."""


class TournamentAct(Asked):
    """Begin a tournament, or cancel it: its organiser's alone."""

    act: Literal["start", "cancel"]


class SettleGame(Asked):
    """How a game has ended that is stuck: its organiser's alone. No rating changes by that."""

    game: GameId
    result: Literal["first", "second", "draw"]


class DropPlayer(Asked):
    """A player who plays no more, by his number there: its organiser's alone."""

    player: Annotated[int, Field(ge=1, le=10**6)]


class WatchGame(Asked):
    """A game of a tournament to look on at."""

    game: GameId


class Watched(Model):
    """The match at which one may look on now, or which one plays."""

    match: str


class TournamentLine(Model):
    """A tournament as the list shows it."""

    id: str
    name: str
    game: str
    game_title: str
    scenario_title: str
    kind: Kind
    state: TournamentState
    rated: bool
    players: int
    round: int
    """The round that is played; 0 before the first."""
    rounds: int
    """0 as long as nobody knows how many there will be."""
    entered: bool
    """Whether the person who asks has entered."""
    created: str
    """ISO time, UTC."""


class TournamentList(Model):
    """All tournaments, the latest first."""

    tournaments: list[TournamentLine]
    may_make: bool
    """Whether the person who asks may make one."""


class TournamentPlayer(Model):
    """A line of the table."""

    number: int
    place: int
    """0 before the start."""
    name: str
    mine: bool
    dropped: bool
    """Whether he plays no more."""
    points: float
    pairs: float
    """Pairs of games that he has won, half of a tied one."""
    tie_break: float


class TournamentGame(Model):
    """A game of a pair: the first plays the first side of the game."""

    id: str
    match: str
    """The id of the match, to whoever is there already: its players, and who has come to look on; "" else."""
    watchable: bool
    """Whether there is a match to look on at."""
    first: int
    second: int
    score: float | None
    """Of the first; null while it is on."""
    reason: Literal["", "end", "time", "left", "settled", "bye"]


class TournamentPair(Model):
    """Two who meet in a round, by their numbers; second: 0 for a bye."""

    first: int
    second: int
    score: float
    """What the first has of the two games."""
    played: int
    """How many of the two are over."""
    games: list[TournamentGame]


class TournamentRound(Model):
    """A round."""

    number: int
    pairs: list[TournamentPair]


class TournamentPage(TournamentLine):
    """A tournament with its table and its rounds."""

    scenario: str
    options: list[str]
    clock: ClockControl | None
    sides: list[str]
    """What the sides of the game are called, the first first."""
    organiser: str
    """What its organiser is called; "" for whoever runs the server, and without a name."""
    mine: bool
    """Whether the person who asks may run it."""
    tie_break: Literal["sonneborn-berger", "buchholz"]
    table: list[TournamentPlayer]
    played: list[TournamentRound]
    """The rounds, the latest first."""
