"""The ladder at the terminal: bots against each other in pairs, and what came of it in a table."""

import json
from collections.abc import Sequence
from math import isinf
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.table import Table

from polemos.bots import registry as bots
from polemos.cli.output import console, facts
from polemos.cli.params import GameName, Jobs, Lang, Options, Scenario, Seed
from polemos.cli.runs import positive, progress
from polemos.cli.words import HELP, LANGUAGE, words
from polemos.kernel.errors import BadInput
from polemos.match import games as registry
from polemos.match import ladder as ladders
from polemos.match.called import called
from polemos.match.files import parse_json, read_text, said, write_atomic
from polemos.match.opening import located, options_of, scenario_of


def ladder(
    game: GameName,
    *,
    scenario: Scenario = "",
    bots_: Annotated[str, Parameter(name="--bots", help=HELP("param-ladder-bots"))] = "random,greedy",
    neighbours: Annotated[bool, Parameter(name="--neighbours", negative="", help=HELP("param-neighbours"))] = False,
    pairs: Annotated[int, Parameter(name="--pairs", help=HELP("param-pairs"))] = 20,
    seed: Seed = "1",
    option: Options = None,
    stop: Annotated[bool, Parameter(name="--stop", negative="", help=HELP("param-stop"))] = False,
    file: Annotated[Path | None, Parameter(name="--file", help=HELP("param-ladder-file"))] = None,
    jobs: Jobs = 1,
    lang: Lang = LANGUAGE,
    json_: Annotated[bool, Parameter(name="--json", negative="", help=HELP("param-json"))] = False,
) -> None:
    """Let bots meet in pairs of games, and say how strong each is."""
    which = registry.find(game)
    positive("pairs", pairs)
    positive("jobs", jobs)
    on = ladders.ladder(
        game, scenario_of(which, scenario), options_of(which, option), seed, bots_.split(","), bots.make
    )
    on.neighbours = neighbours
    if file is not None:
        on = _kept(file, on)
    t = words(lang)
    with progress(t("climbing"), pairs * len(on.meetings())) as step:
        for pair in ladders.climb(on, pairs, bots.make, jobs, stop):
            if file is not None:
                _keep(file, on)
            step(pair)
    found, rungs = ladders.matches(on), ladders.rungs(on, ladders.bradley_terry())
    if json_:
        facts({**on.as_json(), "matches": [_facts(one) for one in found], "rungs": [_facts(one) for one in rungs]})
        return
    out = console()
    out.print(t("simulate-head", {"scenario": called(which, lang, "scenario", on.scenario)}), style="bold")
    heads = [t(f"ladder-{name}") for name in ("player", "elo", "ms", "sd")]
    out.print(_table(heads, [_rung(one) for one in rungs], 1))
    heads = [t(f"ladder-{name}") for name in ("first", "second", "pairs", "score", "interval", "margin", "wins")]
    out.print(_table(heads, [_match(one) for one in found], 2))
    out.print(t("ladder-told"), soft_wrap=True)
    if rungs[0].elo is None:
        out.print(t("ladder-no-elo"), soft_wrap=True)


def _kept(file: Path, new: ladders.Ladder) -> ladders.Ladder:
    """What a file holds of this ladder. Raises BadInput before play: for another's, or no place to write."""
    if file.exists():
        with located(file):
            try:
                saved = parse_json(read_text(file))
            except ValueError as error:
                raise BadInput(f"is no ladder: {said(error)}") from None
            new = ladders.taken_up(saved, new)
    _keep(file, new)
    return new


def _keep(file: Path, on: ladders.Ladder) -> None:
    write_atomic(file, json.dumps(on.as_json()) + "\n")


def _facts(one: Any) -> dict[str, Any]:
    """The parts of a row as JSON; what has no end is null there."""
    values = {name: getattr(one, name) for name in one.__slots__}
    return {name: None if isinstance(value, float) and isinf(value) else value for name, value in values.items()}


def _rung(one: ladders.Rung) -> tuple[str, ...]:
    elo = "-" if one.elo is None else f"{one.elo:+.0f}"
    return one.player, elo, f"{one.milliseconds:.1f}", f"{one.simulated:.0f}"


def _match(one: ladders.Match) -> tuple[str, ...]:
    low, high = one.interval
    error = "" if isinf(one.error) else f" ±{one.error:.1f}"
    wins = f"{one.wins[0]}:{one.wins[1]}:{one.draws}"
    return (
        one.first,
        one.second,
        str(one.pairs),
        f"{one.score:.0%}{VERDICTS[one.decided]}",
        f"{low:.0%}-{high:.0%}",
        f"{one.margin:+.1f}{error}",
        wins,
    )


def _table(heads: Sequence[str], rows: list[tuple[str, ...]], names: int) -> Table:
    """A table whose first columns hold names, and the others numbers."""
    table = Table(box=None, pad_edge=False)
    for n, head in enumerate(heads):
        table.add_column(head, justify="left" if n < names else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


VERDICTS: Final = {1: " >", -1: " =", 0: ""}
"""What the sequential test said, beside the score."""
