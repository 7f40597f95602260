"""The ladder: players against each other in pairs of games, the same seed from both seats, and how strong each is.

Many games favour a side, and dice favour anybody: so a pair counts as one, by the points of both games added up. A
ladder is a plain object that is saved after each pair: what was played is never played again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from math import inf, log, sqrt
from time import process_time
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.match import games as registry
from polemos.match.seat import Player, Seat, check_fit
from polemos.match.simulate import Maker, play_out
from polemos.match.workers import spread

VERSION: Final = 1
MOST_PAIRS: Final = 100_000
Z: Final = 1.959964
"""Standard deviations on either side that hold 95 %."""
FAIR: Final = 0.5
BETTER: Final = 0.6
"""The pair scores that the sequential test tells apart."""
RISK: Final = 0.05
"""How often that test may be wrong, either way."""


@dataclass(slots=True, frozen=True)
class Meeting:
    """One pair to play: two players, a seed. `place` is where its game is found, in any process."""

    place: str
    scenario: str
    options: tuple[str, ...]
    seed: str
    players: tuple[str, str]
    make: Maker


@dataclass(slots=True, frozen=True)
class Pair:
    """How a pair went: points of the first player ahead in both games together, his wins, the other's, and draws.

    decisions, seconds, simulated: of each player, where he decided himself; seconds are processor time.
    """

    seed: str
    players: tuple[str, str]
    margin: float
    wins: tuple[int, int]
    draws: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    simulated: tuple[int, int]

    @property
    def score(self) -> float:
        """1 for a pair that the first player won by points, half for an even one."""
        return 1.0 if self.margin > 0 else 0.0 if self.margin < 0 else FAIR


class Timed:
    """A player whose decisions are counted and timed."""

    uniform = False

    def __init__(self, player: Player) -> None:
        self.player = player
        self.name = player.name
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, seat: Seat) -> int:
        """The player's choice."""
        began = process_time()
        c = self.player.choose(seat)
        self.seconds += process_time() - began
        self.decisions += 1
        return c


def play_pair(meeting: Meeting) -> Pair:
    """Play a seed twice, with changed seats."""
    game = registry.at(meeting.place)
    first, second = (Timed(meeting.make(name)) for name in meeting.players)
    margin, wins, draws = 0.0, [0, 0], 0
    for seated in ((first, second), (second, first)):
        state = game.rules.new(meeting.scenario, meeting.options, meeting.seed)
        play_out(game, state, seated, meeting.seed)
        result = game.rules.result(state)
        mine = seated.index(first)
        margin += result.points[mine] - result.points[1 - mine]
        if result.winner in (0, 1):
            wins[0 if result.winner == mine else 1] += 1
        else:
            draws += 1
    return Pair(
        meeting.seed,
        meeting.players,
        margin,
        (wins[0], wins[1]),
        draws,
        (first.decisions, second.decisions),
        (first.seconds, second.seconds),
        (getattr(first.player, "simulated", 0), getattr(second.player, "simulated", 0)),
    )


# ---------------------------------------------------------------- what the pairs of two players say


def wilson(score: float, n: int) -> tuple[float, float]:
    """The interval that holds a share with 95 %, where it was `score` of n (Wilson's).

    Examples:
        >>> [round(one, 2) for one in wilson(5.0, 10)]
        [0.24, 0.76]
    """
    if n == 0:
        return 0.0, 1.0
    p, z = score / n, Z * Z / n
    middle, half = p + z / 2, Z * sqrt(p * (1 - p) / n + z / (4 * n))
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


def mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    """A mean, and half of the interval that holds it with 95 %; without end where there is one value or none."""
    n = len(values)
    mean = sum(values) / n if n else 0.0
    if n < 2:
        return mean, inf
    return mean, Z * sqrt(sum([(value - mean) ** 2 for value in values]) / (n - 1) / n)


def decided(scores: Sequence[float]) -> int:
    """What the sequential test says of pair scores: 1 for a better first player, -1 for not better, 0 for go on.

    The ratio of likelihoods of a score of 60 % to one of 50 %, the spread as it was found; it starts with ten pairs.
    """
    n = len(scores)
    if n < 10:
        return 0
    mean = sum(scores) / n
    # a first player who has won every pair has no spread: he gets that of one pair lost
    spread_found = max(sum([(score - mean) ** 2 for score in scores]) / n, (1 - 1 / n) / n)
    ratio = n * (BETTER - FAIR) * (2 * mean - FAIR - BETTER) / (2 * spread_found)
    bound = log((1 - RISK) / RISK)
    return 1 if ratio >= bound else -1 if ratio <= -bound else 0


# ---------------------------------------------------------------- the ladder


@dataclass(slots=True)
class Ladder:
    """What is played, by whom, and the pairs that were."""

    game: str
    scenario: str
    options: tuple[str, ...]
    seed: str
    players: tuple[str, ...]
    pairs: list[Pair]
    neighbours: bool = False
    """Whether only players meet that are named next to each other."""

    def of(self, first: str, second: str) -> list[Pair]:
        """The pairs of two players, in the order of their seeds."""
        return sorted(
            [pair for pair in self.pairs if pair.players == (first, second)],
            key=lambda pair: int(pair.seed.rpartition("/")[2]),
        )

    def meetings(self) -> list[tuple[str, str]]:
        """Who meets whom; who is named later is the first player, since a ladder is written from the foot up."""
        met = pairwise(self.players) if self.neighbours else combinations(self.players, 2)
        return [(second, first) for first, second in met]

    def as_json(self) -> dict[str, Any]:
        """The saved form."""
        head = {"ladder": VERSION, "game": self.game, "scenario": self.scenario, "options": list(self.options)}
        return {**head, "seed": self.seed, "players": list(self.players), "pairs": [asdict(p) for p in self.pairs]}


def ladder(name: str, scenario: str, options: Sequence[str], seed: str, players: Sequence[str], make: Maker) -> Ladder:
    """A ladder on which nothing was played yet. Raises BadInput for players that are not there, or one named twice."""
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadInput(f"a ladder needs two different players at least, not {shown(', '.join(players))}")
    game = registry.find(name)
    for player in players:
        check_fit(make(player), game)
    game.rules.new(scenario, tuple(options), seed)
    return Ladder(name, scenario, tuple(options), seed, tuple(players), [])


def taken_up(saved: Any, new: Ladder) -> Ladder:
    """A saved ladder, to be played on as `new` says: the same game and seed, perhaps more players. Raises BadInput."""
    if not isinstance(saved, Mapping) or saved.get("ladder") != VERSION:
        raise BadInput(f'is no ladder: it would say "ladder": {VERSION}')
    for key, wanted in (("game", new.game), ("scenario", new.scenario), ("options", list(new.options))):
        if saved.get(key) != wanted:
            raise BadInput(f"is a ladder of {key} {shown(saved.get(key))}, not {shown(wanted)}")
    if saved.get("seed") != new.seed:
        raise BadInput(f"is a ladder with the seed {shown(saved.get('seed'))}, not {shown(new.seed)}")
    try:
        new.pairs = [_pair(one) for one in saved["pairs"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"has a pair that is not whole ({type(error).__name__}: {error})") from None
    return new


def _pair(saved: Mapping[str, Any]) -> Pair:
    first, second = saved["players"]
    wins, decisions, seconds, simulated = (tuple(saved[key]) for key in ("wins", "decisions", "seconds", "simulated"))
    int(str(saved["seed"]).rpartition("/")[2])
    return Pair(
        str(saved["seed"]), (str(first), str(second)), float(saved["margin"]), (int(wins[0]), int(wins[1])),
        int(saved["draws"]), (int(decisions[0]), int(decisions[1])), (float(seconds[0]), float(seconds[1])),
        (int(simulated[0]), int(simulated[1])),
    )  # fmt: skip


def climb(on: Ladder, pairs: int, make: Maker, jobs: int = 1, stop: bool = False) -> Iterator[Pair]:
    """Play what is missing to this many pairs of any two players; each pair is on the ladder when it is given.

    Pair i has the seed "SEED/i", whoever plays. stop: two players go no further than the sequential test needs.
    """
    if not 0 < pairs <= MOST_PAIRS:
        raise BadInput(f"from 1 to {MOST_PAIRS} pairs can be played, not {shown(pairs)}")
    place = registry.place(on.game)
    for first, second in on.meetings():
        played = {pair.seed for pair in on.of(first, second)}
        seeds = [seed for seed in (f"{on.seed}/{i}" for i in range(pairs)) if seed not in played]
        # in bundles, so that the test is asked now and then
        for at in range(0, len(seeds), BUNDLE):
            if stop and decided([pair.score for pair in on.of(first, second)]):
                break
            bundle = [
                Meeting(place, on.scenario, on.options, seed, (first, second), make) for seed in seeds[at : at + BUNDLE]
            ]
            for pair in spread(play_pair, bundle, jobs):
                on.pairs.append(pair)
                yield pair


BUNDLE: Final = 10


# ---------------------------------------------------------------- how strong each is


@dataclass(slots=True, frozen=True)
class Rung:
    """A player on the ladder: Elo (None where it is not fitted), milliseconds and simulated decisions a choice."""

    player: str
    elo: float | None
    milliseconds: float
    simulated: float


@dataclass(slots=True, frozen=True)
class Match:
    """All pairs of two players: pairs, pair score with its interval, margin a game with its error, wins and draws."""

    first: str
    second: str
    pairs: int
    score: float
    interval: tuple[float, float]
    margin: float
    error: float
    wins: tuple[int, int]
    draws: int
    decided: int


def matches(on: Ladder) -> list[Match]:
    """What the pairs of any two players say."""
    found = []
    for first, second in on.meetings():
        pairs = on.of(first, second)
        if not pairs:
            continue
        scores = [pair.score for pair in pairs]
        margin, error = mean_with_error([pair.margin / 2 for pair in pairs])
        won = (sum(pair.wins[0] for pair in pairs), sum(pair.wins[1] for pair in pairs))
        draws = sum(pair.draws for pair in pairs)
        n = len(pairs)
        interval = wilson(sum(scores), n)
        found.append(Match(first, second, n, sum(scores) / n, interval, margin, error, won, draws, decided(scores)))
    return found


Fit = Callable[[int, Sequence[tuple[int, int]]], Sequence[float]]
"""Strengths out of (winner, loser), as natural logarithms; the greater the stronger."""


def rungs(on: Ladder, fit: Fit | None = None) -> list[Rung]:
    """The players from the foot up, as they are named; Elo against the first one, an even pair as half a win each."""
    place = {player: i for i, player in enumerate(on.players)}
    # every pair twice, so that half a win is a whole one
    results = [(place[a], place[b]) for pair in on.pairs if set(pair.players) <= place.keys() for a, b in _twice(pair)]
    met = {i for pair in results for i in pair}
    strengths = fit(len(place), results) if fit is not None and len(met) == len(place) else None
    found = []
    for player, i in place.items():
        count = seconds = simulated = 0.0
        for pair in on.pairs:
            if player in pair.players:
                k = pair.players.index(player)
                count += pair.decisions[k]
                seconds += pair.seconds[k]
                simulated += pair.simulated[k]
        elo = None if strengths is None else ELO * (strengths[i] - strengths[0])
        found.append(Rung(player, elo, 1000 * seconds / max(1, count), simulated / max(1, count)))
    return found


def _twice(pair: Pair) -> list[tuple[str, str]]:
    first, second = pair.players
    return {1.0: [(first, second)] * 2, 0.0: [(second, first)] * 2}.get(pair.score, [(first, second), (second, first)])


ELO: Final = 400 / log(10)


def bradley_terry() -> Fit | None:
    """The fit of Bradley and Terry, by the package choix; None where the extra `ladder` is not installed."""
    try:
        import choix
    except ImportError:
        return None

    def fit(players: int, results: Sequence[tuple[int, int]]) -> Sequence[float]:
        # a little pull to the middle, so that who won every pair is not infinitely strong
        return [float(one) for one in choix.opt_pairwise(players, list(results), alpha=0.05)]

    return fit
