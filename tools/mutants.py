"""Break the rules, one line at a time, and see whether a test notices: `make mutants`.

    python tools/mutants.py [--seed TEXT] [--sample N] [--jobs N] [--least SHARE] [GAME...]

A sample of the rule lines of all rooms (see `mutating.rules`), the same for the same seed and sources, is broken. Of
the tests of a room's rulebook only those run that call the broken function: one run of all of them, watched, tells
which these are, and how long each takes. Everything is imported and collected once; each mutant lives in a forked
process, in which the code of one function has been exchanged, until the first test fails or the last has passed.

`tools/mutants.toml` lists mutants that change nothing, each with its reason; they are not counted, nor are functions
that are called while a room is imported and never again. Exit status: 1 if fewer than the least share die, 2 for a
list of equals that fits no source, and for tests that fail as they are.
"""

import argparse
import gc
import json
import os
import random
import signal
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, Final

import pytest

from mutating import Mutant, code_of, mutants, rules

ROOT: Final = Path(__file__).resolve().parents[1]
ROOMS: Final = ROOT / "src/polemos/games"
BOOKS: Final = ROOT / "tests/rulebook"
EQUALS: Final = ROOT / "tools/mutants.toml"
SURVIVED: Final = 0
KILLED: Final = 1
NOT_THERE: Final = 3
"""How the process of a mutant ends; NOT_THERE if its function is not found."""
LEAST: Final = 0.7
"""The share of the mutants that must die: to be raised as tests come, the goal being nine of ten."""
PATIENCE: Final = 4.0
"""A mutant may take so many times as long as its tests took unbroken, and so many seconds more."""
GRACE: Final = 10.0
IMPORTED: Final = ""
"""The name of the test that stands for whatever is called while everything is imported."""

Function = tuple[str, str]
"""A file and the qualified name of a function in it."""


@dataclass(frozen=True)
class Room:
    """What is broken together: the sources of a room's rules and the folder of the tests that must notice."""

    name: str
    sources: tuple[Path, ...]
    tests: Path


@dataclass(frozen=True)
class Fate:
    """What became of a mutant: killed, slow (it took too long), survived, unseen (no test calls its function), or
    imported (its function is called while the room is imported, and by no test).
    """

    mutant: Mutant
    how: str
    tests: int
    seconds: float


# ----------------------------------------------------------------------------------------------------------- the sample
def equal_rows(path: Path) -> list[dict[str, str]]:
    """The mutants that are known to change nothing: file, was, now, why."""
    return list(tomllib.loads(path.read_text("utf-8")).get("equal", [])) if path.exists() else []


def sample(rooms: Sequence[Room], equals: list[dict[str, str]], number: int, seed: str) -> list[Mutant]:
    """So many rule lines of all rooms, each with one of its mutants, the same for the same seed and sources.

    Raises ValueError for an entry of the equal ones that is no mutant of any source.
    """
    by_line: dict[tuple[str, int], list[Mutant]] = defaultdict(list)
    stale = {(row["file"], row["was"], row["now"]) for row in equals}
    known = set(stale)
    for room in rooms:
        for path in room.sources:
            source = path.read_text("utf-8")
            for mutant in mutants(str(path), source):
                row = (_short(path), *mutant.diff(source))
                stale.discard(row)
                if row not in known:
                    by_line[mutant.file, mutant.line].append(mutant)
    files = {_short(path) for room in rooms for path in room.sources}
    stale = {row for row in stale if row[0] in files}
    if stale:
        raise ValueError("no such mutant: " + "; ".join(f"{file}: {was} -> {now}" for file, was, now in sorted(stale)))
    rng = random.Random(seed)
    lines = sorted(by_line)
    chosen = rng.sample(lines, min(number, len(lines)))
    return sorted(rng.choice(by_line[line]) for line in chosen)


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name


# --------------------------------------------------------------------------------------------------------- the watching
class Watch:
    """Which functions of some sources each test calls, and how long it takes."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.test = IMPORTED
        self.called: dict[str, set[Function]] = defaultdict(set)
        self.seconds: dict[str, float] = {}

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """Told of every call; asks to hear of no line."""
        code = frame.f_code
        if code.co_filename in self.files:
            self.called[self.test].add((code.co_filename, code.co_qualname))

    def run(self, item: pytest.Item) -> bool:
        """Run a test and watch it; False if it fails."""
        self.test = item.nodeid
        began = time.perf_counter()
        sys.settrace(self)
        try:
            return passes(item)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.perf_counter() - began


def passes(item: pytest.Item) -> bool:
    """Run one test, all its fixtures from the beginning and to the end."""
    session = item.session
    failed = session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return session.testsfailed == failed


# ---------------------------------------------------------------------------------------------------------- the running
class Hunt:
    """A plugin of pytest: instead of running the tests once it runs them against each mutant."""

    def __init__(self, room: Room, chosen: list[Mutant], jobs: int) -> None:
        self.room = room
        self.chosen = chosen
        self.jobs = jobs
        self.fates: list[Fate] = []
        self.watch = Watch({str(path) for path in room.sources})
        # as they are imported: somebody may edit them meanwhile
        self.texts = {str(path): path.read_text("utf-8") for path in room.sources}
        self.problem = ""
        self.functions: dict[Function, FunctionType] = {}

    def pytest_collection(self) -> None:
        """What is called while the tests are imported cannot be exchanged any more; it counts for every test."""
        sys.settrace(self.watch)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests: the watched run, then the mutants."""
        sys.settrace(None)
        if session.testsfailed:
            self.problem = "the tests cannot be collected"
            return True
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in self.watch.files:
                self.functions.setdefault((thing.__code__.co_filename, thing.__qualname__), thing)
        self._learn(session.items)
        if not self.problem:
            self._hunt(session.items)
        return True

    def _learn(self, items: list[pytest.Item]) -> None:
        """Run all tests in a process of its own, so that this one stays as it was imported."""
        shared = min(self.jobs, len(items)) or 1
        pipes: list[tuple[int, int]] = []
        for n in range(shared):
            read, write = os.pipe()
            child = os.fork()
            if not child:
                os.close(read)
                self._watch(items[n::shared], write)
            os.close(write)
            pipes.append((child, read))
        for child, read in pipes:
            with os.fdopen(read, "rb") as pipe:
                told = pipe.read()
            os.waitpid(child, 0)
            if not told:
                self.problem = "the watched run of the tests ended early"
                return
            answer = json.loads(told)
            self.problem = self.problem or answer["failed"]
            self.watch.seconds |= answer["seconds"]
            for test, functions in answer["called"].items():
                self.watch.called[test] |= {(file, name) for file, name in functions}

    def _watch(self, items: list[pytest.Item], write: int) -> None:
        """In a forked process: run these tests, and tell what they call."""
        _hush(items[0])
        failed = ""
        for item in items:
            if not self.watch.run(item):
                failed = f"{item.nodeid} fails without a mutant"
                break
        called = {test: sorted(functions) for test, functions in self.watch.called.items()}
        answer = {"failed": failed, "seconds": self.watch.seconds, "called": called}
        with os.fdopen(write, "wb") as pipe:
            pipe.write(json.dumps(answer).encode())
        os._exit(0)

    def _hunt(self, items: list[pytest.Item]) -> None:
        """Each mutant in a forked process, so many side by side."""
        callers: dict[Function, list[pytest.Item]] = defaultdict(list)
        for item in sorted(items, key=lambda item: self.watch.seconds[item.nodeid]):
            for function in self.watch.called[item.nodeid]:
                callers[function].append(item)
        running: dict[int, tuple[Mutant, int, float]] = {}
        todo = self.chosen[::-1]
        while todo or running:
            while todo and len(running) < self.jobs:
                mutant = todo.pop()
                tests = callers[mutant.file, mutant.function]
                limit = GRACE + PATIENCE * sum(self.watch.seconds[item.nodeid] for item in tests)
                if tests:
                    child = os.fork()
                    if not child:
                        self._suffer(mutant, tests, limit)
                    running[child] = (mutant, len(tests), time.perf_counter())
                else:
                    imported = (mutant.file, mutant.function) in self.watch.called[IMPORTED]
                    self._tell(Fate(mutant, "imported" if imported else "unseen", 0, 0.0))
            if running:
                child, status = os.wait()
                if child in running:
                    mutant, number, began = running.pop(child)
                    fate = Fate(mutant, _how(status), number, time.perf_counter() - began)
                    self._tell(fate)
                    if fate.how == "lost":
                        self.problem = f"{mutant.function} in {mutant.file} cannot be exchanged"

    def _suffer(self, mutant: Mutant, tests: list[pytest.Item], limit: float) -> None:
        """In a forked process: exchange the code, and run the tests until one fails."""
        _hush(tests[0])
        signal.setitimer(signal.ITIMER_REAL, limit)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        broken = code_of(mutant.applied(self.texts[mutant.file]), mutant.file, mutant.function)
        function = self.functions.get((mutant.file, mutant.function))
        if broken is None or function is None or function.__code__.co_freevars != broken.co_freevars:
            os._exit(NOT_THERE)
        function.__code__ = broken
        for item in tests:
            if not passes(item):
                os._exit(KILLED)
        os._exit(SURVIVED)

    def _tell(self, fate: Fate) -> None:
        self.fates.append(fate)
        if fate.how not in ("killed", "imported"):
            told(fate, self.texts[fate.mutant.file])


def _how(status: int) -> str:
    """What the end of a mutant's process says."""
    if os.WIFSIGNALED(status):
        return "slow" if os.WTERMSIG(status) == signal.SIGALRM else "killed"
    return {SURVIVED: "survived", NOT_THERE: "lost"}.get(os.WEXITSTATUS(status), "killed")


def _hush(item: pytest.Item) -> None:
    """From now on this process, in which this test and others run, says nothing."""
    reporter = item.config.pluginmanager.get_plugin("terminalreporter")
    item.config.pluginmanager.unregister(reporter)
    nothing = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nothing, stream)


def told(fate: Fate, source: str) -> None:
    """Say what became of a mutant of a source."""
    mutant = fate.mutant
    was, now = mutant.diff(source)
    where = f"{_short(Path(mutant.file))}:{mutant.line} {mutant.function}"
    print(f"{fate.how}: {where} ({fate.tests} tests, {fate.seconds:.0f} s)\n  - {was}\n  + {now}", flush=True)


def hunt(room: Room, chosen: list[Mutant], jobs: int) -> list[Fate]:
    """What becomes of the mutants of a room. Raises ValueError if its tests do not pass as they are."""
    os.environ["CI"] = "1"  # hypothesis shall look at the same examples every time
    plugin = Hunt(room, chosen, jobs)
    arguments = [str(room.tests), "-q", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
    pytest.main(arguments, plugins=[plugin])
    if plugin.problem:
        raise ValueError(f"{room.name}: {plugin.problem}")
    return sorted(plugin.fates, key=lambda fate: fate.mutant)


def apart(room: Room, chosen: list[Mutant], jobs: int) -> list[Fate]:
    """The same in a process of its own, as every room wants its modules unbroken and its tests collected alone."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        answer: dict[str, Any] = {}
        try:
            answer["fates"] = [(chosen.index(f.mutant), f.how, f.tests, f.seconds) for f in hunt(room, chosen, jobs)]
        except ValueError as error:
            answer["problem"] = str(error)
        with os.fdopen(write, "wb") as pipe:
            pipe.write(json.dumps(answer).encode())
        sys.stdout.flush()
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    answer = json.loads(said) if said else {"problem": f"{room.name}: ended early"}
    if "problem" in answer:
        raise ValueError(answer["problem"])
    return [Fate(chosen[n], how, tests, seconds) for n, how, tests, seconds in answer["fates"]]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(description="Break the rules, and see whether a test notices.")
    parser.add_argument("games", nargs="*", help="rooms; by default all")
    parser.add_argument("--seed", default="1", help="any text: the same seed breaks the same lines")
    parser.add_argument("--sample", type=int, default=200, help="how many lines")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=float, default=LEAST, help="the share that must die")
    said = parser.parse_args(arguments)
    names = said.games or sorted(path.name for path in BOOKS.iterdir() if (ROOMS / path.name).is_dir())
    rooms = [Room(name, tuple(rules(ROOMS / name)), BOOKS / name) for name in names]
    try:
        chosen = sample(rooms, equal_rows(EQUALS), said.sample, said.seed)
        fates: list[Fate] = []
        for room in rooms:
            files = {str(path) for path in room.sources}
            mine = [mutant for mutant in chosen if mutant.file in files]
            found = apart(room, mine, said.jobs) if mine else []
            print(summary(room.name, found), flush=True)
            fates += found
    except ValueError as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    print(summary("all", fates))
    return 0 if dead(fates) >= said.least * len(counted(fates)) else 1


def dead(fates: list[Fate]) -> int:
    """How many mutants a test has noticed: by a failure, or by waiting in vain."""
    return len([fate for fate in fates if fate.how in ("killed", "slow")])


def counted(fates: list[Fate]) -> list[Fate]:
    """Those that a test could have noticed."""
    return [fate for fate in fates if fate.how != "imported"]


def summary(name: str, fates: list[Fate]) -> str:
    """One line: how many of how many died."""
    number = len(counted(fates))
    share = 100 * dead(fates) / number if number else 100.0
    return f"{name}: {dead(fates)} of {number} mutants noticed ({share:.0f} %)"


if __name__ == "__main__":
    sys.exit(main())
