"""Random play that looks for faults: whole games in which everything that must hold is checked on the way."""

import json
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput, PolemosError, shown
from polemos.kernel.flow import State
from polemos.match import checks
from polemos.match import games as registry
from polemos.match.checks import Flaw
from polemos.match.match import AnyMatch, new_match
from polemos.match.record import parse
from polemos.match.replay import replay
from polemos.match.simulate import MOST_GAMES
from polemos.match.workers import spread
from polemos.room.game import AnyGame

ENDLESS: Final = 200_000
PARTS: Final = 10_000
RANDOM: Final = "random"
ALL: Final = "all"
NONE: Final = "none"
ATTEMPTS: Final = 100


@dataclass(slots=True, frozen=True)
class Task:
    """One game to play. `scenario` "" is any; `options` "random", "all", "none" or names with commas between.

    `rate`: the share of choices at which the dear checks are made; `folder`: where records of failures go.
    """

    place: str
    number: int
    seed: str
    scenario: str
    options: str
    rate: float
    folder: str


@dataclass(slots=True, frozen=True)
class Finding:
    """How one game went: `flaw` is empty when nothing was found; else `file` reproduces it up to choice `n`.

    probes: choices of which was asked whether they are legal and why not.
    """

    number: int
    scenario: str
    options: tuple[str, ...]
    decisions: int
    checked: int
    probes: int
    n: int
    flaw: str
    file: str


def tasks(
    name: str,
    games: int,
    seed: str,
    scenario: str = "",
    options: str = RANDOM,
    rate: float = 0.02,
    folder: Path | None = None,
) -> list[Task]:
    """The games to play. Raises BadInput for a scenario or an option that does not exist."""
    game, place = registry.find(name), registry.place(name)
    if not 0 < games <= MOST_GAMES:
        raise BadInput(f"from 1 to {MOST_GAMES} games can be played at a time, not {shown(games)}")
    if scenario and scenario not in game.scenarios:
        raise BadInput(f"unknown scenario {scenario!r}; there are {', '.join(game.scenarios)}")
    if not 0 <= rate <= 1:
        raise BadInput(f"the rate of dear checks is a share from 0 to 1, not {rate}")
    if options != RANDOM:
        game.rules.new(scenario or game.scenarios[0], chosen_options(game, options), seed)
    where = str(folder or Path.cwd())
    return [Task(place, i, seed, scenario, options, rate, where) for i in range(games)]


def chosen_options(game: AnyGame, words: str) -> tuple[str, ...]:
    """The options that "all", "none" or a list of names stands for."""
    if words in (NONE, ""):
        return ()
    if words == ALL:
        return game.rules.every_option()
    return tuple(name.strip() for name in words.split(","))


def random_options(game: AnyGame, scenario: str, rng: Rng) -> tuple[str, ...]:
    """Any set of options that go together."""
    for _ in range(ATTEMPTS):
        weight = rng.below(4)
        names = tuple(rule.name for rule in game.options if rng.below(4) < weight)
        try:
            game.rules.new(scenario, names, "")
        except BadInput:
            continue
        return names
    return ()


def fuzz_one(task: Task) -> Finding:
    """Play and check one game."""
    game = registry.at(task.place)
    rng = Rng(f"{task.seed}/fuzz/{task.number}")
    scenario = task.scenario or game.scenarios[rng.below(len(game.scenarios))]
    options = random_options(game, scenario, rng) if task.options == RANDOM else chosen_options(game, task.options)
    dice = "asked" if rng.below(8) == 0 else "seeded"
    seed = f"{task.seed}/{task.number}"
    fuzzer = Fuzzer(game, rng, task.rate)
    flaw = where = ""
    try:
        fuzzer.begin(new_match(game, scenario, options, seed, dice))
        fuzzer.play()
    except Exception as error:
        flaw = str(error) if isinstance(error, Flaw) else _crash(error)
        if fuzzer.match is not None:
            path = Path(task.folder) / f"fuzz-{game.name}-{_plain(task.seed)}-{task.number}.jsonl"
            fuzzer.match.record.snapshots.clear()
            try:
                fuzzer.match.record.write(path)
                where = str(path)
            except PolemosError as unsaved:
                where = str(unsaved)
    n = fuzzer.match.n if fuzzer.match is not None else 0
    return Finding(task.number, scenario, options, fuzzer.decisions, fuzzer.checked, fuzzer.probes, n, flaw, where)


def _crash(error: Exception) -> str:
    """What broke, and in which line of the rules."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}: {error}"


def _plain(text: str) -> str:
    return "".join(ch if ch.isalnum() else "_" for ch in text)


class Fuzzer:
    """One game of random play under observation."""

    def __init__(self, game: AnyGame, rng: Rng, rate: float) -> None:
        self.game = game
        self.rng = rng
        self.rate = int(rate * PARTS)
        self.match: AnyMatch | None = None
        self.decisions = 0
        self.checked = 0
        self.probes = 0
        self.known: dict[int, None] = {}
        self.polite = rng.below(2) == 0
        """Whether agreements are declined, as bots do, or answered at random."""
        self.talks = rng.below(4) == 0
        """Whether asides are put in at random moments; one of them may end the game early."""

    def begin(self, match: AnyMatch) -> None:
        """The game to play."""
        self.match = match
        self.first = self.game.rules.copy(match.state)
        checks.sound(self.game, match.state)
        self.dear(match)

    def play(self) -> None:
        """To the end, then once more from the record."""
        match = self.match
        assert match is not None
        rng, game = self.rng, self.game
        while not match.over:
            if self.decisions >= ENDLESS:
                raise Flaw(f"no end after {ENDLESS} decisions")
            if self.talks and rng.below(150) == 0:
                self.interject(match)
            else:
                self.step(match)
            checks.sound(game, match.state)
            if rng.below(PARTS) < self.rate:
                self.dear(match)
        self.dear(match)
        self.ended(match)

    def step(self, match: AnyMatch) -> None:
        """One choice, and now and then taken back and made again."""
        game, rng, state = self.game, self.rng, match.state
        self.known.update(dict.fromkeys(state.opts))
        c = game.declines(state) if self.polite else -1
        if c < 0:
            c = state.opts[rng.below(len(state.opts))]
        elif c not in state.opts:
            raise Flaw(f"declines() gives {game.rules.choice_id(c)}, which is not offered")
        choice = game.rules.choice_id(c)
        looked = rng.below(PARTS) < self.rate
        before = game.rules.copy(state) if looked else None
        events = match.choose(choice)
        self.decisions += 1
        if before is not None:
            checks.tells(game, events)
            self.undo(match, before, lambda: match.choose(choice))

    def interject(self, match: AnyMatch) -> None:
        """Some side does something besides deciding."""
        side = self.rng.below(len(self.game.sides))
        names = self.game.rules.asides(match.state, side)
        if not names:
            return
        name = names[self.rng.below(len(names))]
        before = self.game.rules.copy(match.state)
        checks.tells(self.game, match.aside(side, name))
        self.undo(match, before, lambda: match.aside(side, name))

    def undo(self, match: AnyMatch, before: State, again: Callable[[], Any]) -> None:
        """What can be taken back leads to an equal state, and made again to an equal one once more."""
        if not match.marks:
            return
        after = self.game.rules.copy(match.state)
        match.undo()
        if match.state != before or match.state.opts != before.opts:
            raise Flaw("undo does not restore the state")
        again()
        if match.state != after:
            raise Flaw("the same choice after an undo leads elsewhere")

    def dear(self, match: AnyMatch) -> None:
        """The checks that cost more than the play itself."""
        game, state, rng = self.game, match.state, self.rng
        self.checked += 1
        checks.options_apply(game, state, rng)
        checks.saves_exactly(game, state, rng)
        checks.copies_apart(game, state, rng)
        checks.views_are_tight(game, state, rng)
        checks.ways_lead(game, state, rng)
        known = list(self.known)
        checks.reasons_are_given(game, state, rng, known)
        self.probes += checks.laws(game, state, rng, known)
        checks.speaks(game, state, rng)
        checks.asides_apply(game, state)

    def ended(self, match: AnyMatch) -> None:
        """The game has a result, and its record, written and read, plays to the same end."""
        game = self.game
        result = game.rules.result(match.state)
        if not -1 <= result.winner < len(game.sides) or len(result.points) != len(game.sides):
            raise Flaw(f"the result makes no sense: {result}")
        record = parse(match.record.text(), "the record")
        replayed = replay(game, record)
        if replayed.state != match.state:
            raise Flaw("the record replays to another state")
        if json.dumps(game.rules.to_json(replayed.state)) != json.dumps(game.rules.to_json(match.state)):
            raise Flaw("the record replays to another saved form")


@dataclass(slots=True, frozen=True)
class Report:
    """What came of it."""

    game: str
    games: int
    decisions: int
    checked: int
    probes: int
    flaws: list[Finding]
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """The facts for `--json`."""
        flaws = [
            {
                "game": f.number,
                "scenario": f.scenario,
                "options": list(f.options),
                "n": f.n,
                "flaw": f.flaw,
                "file": f.file,
            }
            for f in self.flaws
        ]
        facts = {name: getattr(self, name) for name in ("game", "games", "decisions", "checked", "probes", "seconds")}
        return {**facts, "failures": flaws}


def fuzz(name: str, planned: Sequence[Task], jobs: int = 1, watch: Callable[[Finding], None] | None = None) -> Report:
    """Play the games and gather what was found."""
    began = time.perf_counter()
    findings: list[Finding] = []
    for finding in spread(fuzz_one, planned, jobs):
        findings.append(finding)
        if watch is not None:
            watch(finding)
    return Report(
        name,
        len(findings),
        sum(f.decisions for f in findings),
        sum(f.checked for f in findings),
        sum(f.probes for f in findings),
        [f for f in findings if f.flaw],
        round(time.perf_counter() - began, 3),
    )
