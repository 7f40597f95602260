"""Commands that play many games, or one again: simulate, fuzz, replay, bench."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from polemos.bots import registry as bots
from polemos.cli.facts import headline, print_result, result_facts
from polemos.cli.notes import Notes
from polemos.cli.output import console, facts, warn
from polemos.cli.params import File, GameName, Games, Jobs, Json, Lang, Options, Scenario, Seed
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.errors import shown
from polemos.kernel.flow import NOBODY
from polemos.match import fuzz as fuzzing
from polemos.match import games as registry
from polemos.match import simulate as simulating
from polemos.match.called import called, side_called
from polemos.match.moments import may_hear
from polemos.match.opening import listed, located, options_of, scenario_of, state_folder
from polemos.match.record import read
from polemos.match.replay import replay as play_again


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[Any], None]]:
    """A bar on a terminal, nothing elsewhere. Gives a function to call after each step."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda _: bar.advance(task)


def positive(name: str, value: int) -> None:
    """Raises Wrong for a number that an option may not have."""
    if value < 1:
        raise Wrong("wrong-number", name=name, value=shown(value))


def simulate(
    game: GameName,
    *,
    scenario: Scenario = "",
    games: Games = 100,
    seed: Seed = "1",
    bots_: Annotated[str, Parameter(name="--bots", help=HELP("param-bots"))] = "random,random",
    option: Options = None,
    jobs: Jobs = 1,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> int:
    """Let bots play many games."""
    which = registry.find(game)
    positive("games", games)
    positive("jobs", jobs)
    names = bots_.split(",")
    if len(names) != len(which.sides):
        raise Wrong("wrong-bots", n=len(which.sides), sides=listed(which.sides), value=shown(bots_))
    wanted = which.scenarios if scenario == "all" else (scenario_of(which, scenario),)
    options = options_of(which, option)
    t, failed = words(lang), 0
    for one in wanted:
        planned = simulating.tasks(game, one, options, games, seed, names, bots.make)
        with progress(t("simulating", {"scenario": one}), games) as step:
            summary, outcomes = simulating.simulate(game, planned, jobs, step)
        for outcome in outcomes:
            if outcome.error:
                warn(t("simulate-error", {"seed": outcome.seed, "error": outcome.error}))
        failed += summary.errors
        if json:
            facts(summary.as_json())
        else:
            _print_summary(summary, which, lang)
    return 1 if failed else 0


def _print_summary(summary: simulating.Summary, game: Any, lang: str) -> None:
    t, out = words(lang), console()
    out.print(t("simulate-head", {"scenario": called(game, lang, "scenario", summary.scenario)}), style="bold")
    for p, name in enumerate(game.sides):
        side = side_called(game, lang, p, summary.scenario)
        out.print(t("simulate-wins", {"side": side, "n": str(summary.wins[name])}))
    for name in ("games", "finished", "errors", "draws", "turns_mean", "decisions", "forced", "seconds"):
        out.print(f"{t('simulate-' + name.replace('_', '-'))}: {getattr(summary, name)}")
    out.print(f"{t('simulate-speed')}: {summary.decisions_per_second}")


def fuzz(
    game: GameName,
    *,
    games: Games = 100,
    seed: Seed = "1",
    jobs: Jobs = 1,
    scenario: Scenario = "",
    options: Annotated[str, Parameter(name="--options", help=HELP("param-fuzz-options"))] = fuzzing.RANDOM,
    rate: Annotated[float, Parameter(name="--rate", help=HELP("param-rate"))] = 0.02,
    folder: Annotated[Path | None, Parameter(name="--folder", help=HELP("param-folder"))] = None,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> int:
    """Play at random and check everything that must hold."""
    positive("games", games)
    positive("jobs", jobs)
    t = words(lang)
    planned = fuzzing.tasks(game, games, seed, scenario, options, rate, folder or state_folder())
    with progress(t("fuzzing"), games) as step:
        report = fuzzing.fuzz(game, planned, jobs, step)
    if json:
        facts(report.as_json())
    else:
        out = console()
        for flaw in report.flaws:
            where = {
                "game": str(flaw.number),
                "scenario": flaw.scenario,
                "options": ",".join(flaw.options) or "-",
                "n": str(flaw.n),
                "flaw": flaw.flaw,
                "file": flaw.file,
            }
            out.print(t("fuzz-flaw", where), soft_wrap=True)
        counts = {
            "games": str(report.games),
            "decisions": str(report.decisions),
            "checked": str(report.checked),
            "flaws": str(len(report.flaws)),
            "seconds": f"{report.seconds:.1f}",
        }
        out.print(t("fuzz-done", counts), soft_wrap=True)
    return 1 if report.flaws else 0


def replay(
    file: File,
    *,
    to: Annotated[int | None, Parameter(name="--to", help=HELP("param-to"))] = None,
    verify: Annotated[bool, Parameter(name="--verify", negative="", help=HELP("param-verify"))] = False,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Play a record again."""
    record = read(file)
    with located(file):
        game = registry.find(record.header.game)
        said: list[Any] = []
        replayed = play_again(game, record, to, strict=verify, said=None if json or verify else said)
    state, t, out = replayed.state, words(lang), console()
    over = state.actor == NOBODY or replayed.ending is not None
    if json:
        facts(
            {
                "file": str(file),
                "game": game.name,
                "scenario": record.header.scenario,
                "choices": len(record.entries),
                "n": replayed.n,
                "start": replayed.start,
                "why": replayed.why,
                "snapshots": len(record.snapshots),
                "verified": verify,
                "turn": game.rules.turn(state),
                "over": over,
                "result": result_facts(game, state, lang, replayed.ending),
            }
        )
        return
    if verify:
        out.print(t("replay-verified", {"file": str(file), "n": str(replayed.n)}), soft_wrap=True)
        return
    if replayed.start:
        out.print(t("replay-resumed", {"n": str(replayed.start), "why": replayed.why}), soft_wrap=True)
    notes = Notes(game, record)
    waiting = [n for n in notes.moments() if replayed.start <= n <= replayed.n]
    for n, event in said:
        while waiting and waiting[0] < n:
            notes.write(out, waiting.pop(0), lang)
        text = game.edge.tell_in(state, event, lang) if may_hear(game, event, NOBODY) or over else ""
        if text:
            out.print(f"{n:5}  {text}", soft_wrap=True)
    for n in waiting:
        notes.write(out, n, lang)
    out.print(headline(game, state, lang, replayed.ending), style="bold")
    print_result(out, game, state, lang, over, replayed.ending)


def bench(
    game: GameName,
    *,
    scenario: Scenario = "",
    games: Games = 20,
    seed: Seed = "1",
    option: Options = None,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Measure the speed of a game on this machine."""
    which = registry.find(game)
    positive("games", games)
    one = scenario_of(which, scenario)
    names = ["random"] * len(which.sides)
    planned = simulating.tasks(game, one, options_of(which, option), games, seed, names, bots.make)
    summary, _ = simulating.simulate(game, planned)
    state = which.rules.new(one, options_of(which, option), seed)
    for _ in range(200):
        if state.actor == NOBODY:
            break
        which.rules.apply(state, which.rules.choice_id(state.opts[0]))
    if state.actor == NOBODY:
        state = which.rules.new(one, options_of(which, option), seed)
    saved = which.rules.to_json(state)
    measured = {
        "game": game,
        "scenario": one,
        "decisions_per_second": summary.decisions_per_second,
        "games_per_second": round(summary.games / summary.seconds, 2) if summary.seconds else 0.0,
        "copy_us": _micros(lambda: which.rules.copy(state)),
        "to_json_us": _micros(lambda: which.rules.to_json(state)),
        "from_json_us": _micros(lambda: which.rules.from_json(saved)),
        "view_us": _micros(lambda: which.rules.view(state, 0)),
        "bytes": len(_dumped(saved)),
    }
    if json:
        facts(measured)
        return
    t, out = words(lang), console()
    for name, value in measured.items():
        out.print(f"{t('bench-' + name.replace('_', '-'))}: {value}")


def _dumped(value: Any) -> bytes:
    import json as text

    return text.dumps(value, separators=(",", ":")).encode()


def _micros(act: Callable[[], Any]) -> float:
    """The best time of a call in microseconds."""
    best = 1e9
    for _ in range(5):
        began = perf_counter()
        for _ in range(100):
            act()
        best = min(best, perf_counter() - began)
    return round(best / 100 * 1e6, 2)
