"""The `polemos` command: where its subcommands come together, and where errors become one line."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Parameter

from polemos import __version__
from polemos.cli import (
    admin,
    analyse,
    engine,
    export,
    facts,
    ladders,
    lessons,
    levels,
    newgame,
    play,
    puzzles,
    rulebook,
    runs,
    serve,
    tactics,
)
from polemos.cli import backup as backups
from polemos.cli import verify as verifying
from polemos.cli.output import console, is_text, warn, where_it_broke
from polemos.cli.words import HELP, Wrong, language_of, words
from polemos.kernel.errors import PolemosError, shown
from polemos.match.words import told

BAD_INPUT = 2
INTERRUPTED = 130

app = App(
    name="polemos",
    help=HELP("help-polemos"),
    version=__version__,
    console=console(),
    default_parameter=Parameter(show_default=False),
    suppress_keyboard_interrupt=False,
)
app.command(facts.games, name="games", help=HELP("help-games"))
app.command(play.play, name="play", help=HELP("help-play"))
app.command(serve.serve, name="serve", help=HELP("help-serve"))
app.command(runs.simulate, name="simulate", help=HELP("help-simulate"))
app.command(ladders.ladder, name="ladder", help=HELP("help-ladder"))
app.command(levels.levels, name="levels", help=HELP("help-levels"))
app.command(puzzles.puzzles, name="puzzles", help=HELP("help-puzzles"))
app.command(tactics.tactics, name="tactics", help=HELP("help-tactics"))
app.command(analyse.analyse, name="analyse", help=HELP("help-analyse"))
app.command(export.export, name="export", help=HELP("help-export"))
app.command(runs.replay, name="replay", help=HELP("help-replay"))
app.command(verifying.verify, name="verify", help=HELP("help-verify"))
app.command(backups.backup, name="backup", help=HELP("help-backup"))
app.command(backups.restore, name="restore", help=HELP("help-restore"))
app.command(facts.show, name="show", help=HELP("help-show"))
app.command(lessons.lessons, name="lessons", help=HELP("help-lessons"))
app.command(facts.why, name="why", help=HELP("help-why"))
app.command(rulebook.rules, name="rules", help=HELP("help-rules"))
app.command(runs.fuzz, name="fuzz", help=HELP("help-fuzz"))
app.command(runs.bench, name="bench", help=HELP("help-bench"))
app.command(engine.engine, name="engine", help=HELP("help-engine"))
app.command(newgame.new_game, name="new-game", help=HELP("help-new-game"))
data = App(name="data", help=HELP("help-data"))
data.command(facts.data_check, name="check", help=HELP("help-data-check"))
app.command(data)
app.command(admin.app)


def main() -> None:
    """Run the command line of this process."""
    open_streams()
    sys.exit(run(sys.argv[1:]))


def open_streams() -> None:
    """Standard streams that are always there, and never stumble over a character."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (for the whole process)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code: 0 good, 1 something was found, 2 bad input, 130 interrupted."""
    language = language_of(arguments, os.environ)
    try:
        for n, argument in enumerate(arguments, 1):
            if not is_text(argument):
                raise Wrong("wrong-argument", n=n, value=shown(argument))
        code = app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        warn(f"polemos: {' '.join(str(error).split())}")
        return BAD_INPUT
    except PolemosError as error:
        for line in told(error, language).splitlines():
            warn(f"polemos: {line}")
        return BAD_INPUT
    except KeyboardInterrupt:
        warn("")
        return INTERRUPTED
    except BrokenPipeError:
        let_output_go()
        return BAD_INPUT
    except OSError as error:
        let_output_go()
        warn(f"polemos: {words(language)('wrong-output', {'error': error.strerror or str(error)})}")
        return BAD_INPUT
    except Exception as error:
        if os.environ.get("POLEMOS_TRACE"):
            raise
        warn(f"polemos: {words(language)('broken', {'error': where_it_broke(error)})}")
        return BAD_INPUT


def let_output_go() -> None:
    """Nobody reads any more; the interpreter must not find out once again when it closes its output."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
