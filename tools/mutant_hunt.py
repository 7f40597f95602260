"""Run the tests of a room against its mutants, and remember what came of it.

One run of the tests, watched, tells which of them call which function, and how long each takes. Everything is imported
and collected once; each mutant lives in a forked process, in which the code of one function has been exchanged, until
the first test fails or the last that calls it has passed.

What is found out is kept in a file, under a digest of everything on which a test file rests. So a new test is tried
alone against what survived the others, whoever died by a test that is still the same is not tried again, and a run that
ran out of time is gone on with. The test by which a mutant died is the first to be tried when something has changed.
"""

import gc
import hashlib
import json
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, Final

import pytest

from mutating import Mutant, code_of

SURVIVED: Final = 0
KILLED: Final = 1
NOT_THERE: Final = 3
"""How the process of a mutant ends; NOT_THERE if its function is not found."""
PATIENCE: Final = 6.0
"""With a mutant a test may take so many times the processor's time that it took unbroken, and so many seconds more."""
GRACE: Final = 3.0
IMPORTED: Final = ""
"""The name of the test that stands for whatever is called while everything is imported."""
KEPT: Final = 1
"""The form of what is kept: raised when it changes."""
DEAD: Final = ("killed", "slow")
"""The fates that say that a test has noticed: by a failure, or by waiting in vain."""

Function = tuple[str, str]
"""A file and the qualified name of a function in it."""


@dataclass(frozen=True)
class Room:
    """What is broken together: the sources of a room's rules, the folder of the tests that must notice, and all else
    that these tests rest on.
    """

    name: str
    sources: tuple[Path, ...]
    tests: Path
    grounds: tuple[Path, ...] = ()

    def key(self, mutant: Mutant) -> str:
        """What a mutant goes by in what is kept: its change, wherever it has moved."""
        path = Path(mutant.file)
        return "|".join((path.name, mutant.function, *mutant.diff(path.read_text("utf-8"))))


@dataclass(frozen=True)
class Fate:
    """What became of a mutant: killed, slow (a test took too long), survived, unseen (no test calls its function),
    imported (its function is called while the room is imported, and by no test), or explained (it changes nothing).
    """

    mutant: Mutant
    how: str
    tests: int
    seconds: float


# ----------------------------------------------------------------------------------------------------------- the memory
@dataclass
class Memory:
    """What earlier runs of a room found out. path: where it is kept, None for nowhere."""

    path: Path | None
    watched: dict[str, Any]
    """By test file: the digest under which it was watched, and for each test its seconds and what it calls."""
    fates: dict[str, Any]
    """By mutant: the test that killed it, how, and the digest of that test's file; or which files it survived."""

    @classmethod
    def of(cls, path: Path | None) -> "Memory":
        """As it was kept; empty if there is nothing, or something of another form."""
        kept: dict[str, Any] = {}
        if path is not None and path.exists():
            kept = json.loads(path.read_text("utf-8"))
        if kept.get("form") != KEPT:
            kept = {}
        return cls(path, kept.get("watched", {}), kept.get("fates", {}))

    def keep(self) -> None:
        """Write it, whole or not at all."""
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps({"form": KEPT, "watched": self.watched, "fates": self.fates}), "utf-8")
        fresh.replace(self.path)


def digest(paths: Iterable[Path]) -> str:
    """One digest of all these files, by name and content."""
    said = hashlib.sha256()
    for path in sorted(set(paths)):
        content = path.read_bytes()
        said.update(f"{path.name} {len(content)} ".encode())
        said.update(content)
    return said.hexdigest()


def file_of(test: str) -> str:
    """The file of a test, as pytest names it."""
    return test.partition("::")[0]


# --------------------------------------------------------------------------------------------------------- the watching
class Watch:
    """Which functions of some sources each test calls, and how many seconds of the processor it takes."""

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
        began = time.process_time()
        sys.settrace(self)
        try:
            return passes(item)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.process_time() - began


def passes(item: pytest.Item) -> bool:
    """Run one test, all its fixtures from the beginning and to the end."""
    session = item.session
    failed = session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return session.testsfailed == failed


# ---------------------------------------------------------------------------------------------------------- the running
class Hunt:
    """A plugin of pytest: instead of running the tests once it runs them against each mutant.

    until: when to begin nothing more, by the monotonic clock; what is left then has no fate.
    """

    def __init__(self, room: Room, chosen: list[Mutant], jobs: int, memory: Memory, until: float) -> None:
        self.room = room
        self.chosen = chosen
        self.jobs = jobs
        self.memory = memory
        self.until = until
        self.fates: list[Fate] = []
        self.watch = Watch({str(path) for path in room.sources})
        # as they are imported: somebody may edit them meanwhile
        self.texts = {str(path): path.read_text("utf-8") for path in room.sources}
        self.keys = {mutant: room.key(mutant) for mutant in chosen}
        self.digests: dict[str, str] = {}
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
        gc.unfreeze()  # what the tests have set aside is not among the objects that are named
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in self.watch.files:
                self.functions.setdefault((thing.__code__.co_filename, thing.__qualname__), thing)
        for item in session.items:
            name = file_of(item.nodeid)
            if name not in self.digests:
                self.digests[name] = digest((*self.room.sources, *self.room.grounds, item.path))
        self._learn(session.items)
        if not self.problem:
            self._hunt(session.items)
            self.memory.keep()
        return True

    # -- which test calls what

    def _learn(self, items: list[pytest.Item]) -> None:
        """Watch the tests of which nothing is kept, in processes of their own, so that this one stays as imported."""
        known = {name for name, row in self.memory.watched.items() if row["digest"] == self.digests.get(name)}
        for name in known:
            for test, (seconds, functions) in self.memory.watched[name]["tests"].items():
                self.watch.seconds[test] = seconds
                self.watch.called[test] = {(file, function) for file, function in functions}
        todo = [item for item in items if file_of(item.nodeid) not in known]
        for answer in self._watched(todo):
            self.problem = self.problem or answer["failed"]
            self.watch.seconds |= answer["seconds"]
            for test, functions in answer["called"].items():
                self.watch.called[test] |= {(file, name) for file, name in functions}
        if not self.problem:
            self._keep_watched(todo)

    def _watched(self, items: list[pytest.Item]) -> list[dict[str, Any]]:
        """What so many processes side by side tell of these tests."""
        pipes: list[tuple[int, int]] = []
        for n in range(min(self.jobs, len(items))):
            read, write = os.pipe()
            child = os.fork()
            if not child:
                os.close(read)
                self._watch(items[n :: self.jobs], write)
            os.close(write)
            pipes.append((child, read))
        answers = []
        for child, read in pipes:
            with os.fdopen(read, "rb") as pipe:
                told = pipe.read()
            os.waitpid(child, 0)
            if told:
                answers.append(json.loads(told))
            else:
                self.problem = "the watched run of the tests ended early"
        return answers

    def _watch(self, items: list[pytest.Item], write: int) -> None:
        """In a forked process: run these tests, and tell what they call."""
        _hush(items[0])
        failed = ""
        for item in items:
            if time.monotonic() > self.until:
                break
            if not self.watch.run(item):
                failed = f"{item.nodeid} fails without a mutant"
                break
        called = {test: sorted(functions) for test, functions in self.watch.called.items()}
        answer = {"failed": failed, "seconds": self.watch.seconds, "called": called}
        with os.fdopen(write, "wb") as pipe:
            pipe.write(json.dumps(answer).encode())
        os._exit(0)

    def _keep_watched(self, items: list[pytest.Item]) -> None:
        """Remember those test files of which every test has been watched."""
        by_file: dict[str, list[str]] = defaultdict(list)
        for item in items:
            by_file[file_of(item.nodeid)].append(item.nodeid)
        for name, tests in by_file.items():
            if all(test in self.watch.seconds for test in tests):
                rows = {test: (self.watch.seconds[test], sorted(self.watch.called[test])) for test in tests}
                self.memory.watched[name] = {"digest": self.digests[name], "tests": rows}
        self.memory.keep()

    # -- against the mutants

    def _hunt(self, items: list[pytest.Item]) -> None:
        """Each mutant in a forked process, so many side by side; none unless every test has been watched."""
        if any(item.nodeid not in self.watch.seconds for item in items):
            return
        callers: dict[Function, list[pytest.Item]] = defaultdict(list)
        for item in sorted(items, key=lambda item: self.watch.seconds[item.nodeid]):
            for function in self.watch.called[item.nodeid]:
                callers[function].append(item)
        running: dict[int, tuple[Mutant, list[pytest.Item], int, float]] = {}
        todo = self.chosen[::-1]
        while todo or running:
            while todo and len(running) < self.jobs and time.monotonic() < self.until:
                mutant = todo.pop()
                calling = callers[mutant.file, mutant.function]
                tests = self._worth_trying(mutant, calling)
                if tests:
                    read, write = os.pipe()
                    child = os.fork()
                    if not child:
                        self._suffer(mutant, tests, write)
                    os.close(write)
                    running[child] = (mutant, tests, read, time.perf_counter())
                else:
                    self._tell(Fate(mutant, self._known(mutant, calling), len(calling), 0.0))
            if not running:
                break
            child, status = os.wait()
            if child in running:
                self._died(*running.pop(child), status)

    def _worth_trying(self, mutant: Mutant, calling: list[pytest.Item]) -> list[pytest.Item]:
        """Those of the tests of which nothing is known yet, the killer of last time first."""
        kept = self.memory.fates.get(self.keys[mutant], {})
        killer = kept.get("killer", "")
        if killer and kept["digest"] == self.digests.get(file_of(killer)):
            return []
        passed = kept.get("passed", {})
        tests = [item for item in calling if passed.get(file_of(item.nodeid)) != self.digests[file_of(item.nodeid)]]
        return sorted(tests, key=lambda item: item.nodeid != killer)

    def _known(self, mutant: Mutant, calling: list[pytest.Item]) -> str:
        """What became of a mutant against which nothing more needs to be tried."""
        if not calling:
            return "imported" if (mutant.file, mutant.function) in self.watch.called[IMPORTED] else "unseen"
        return str(self.memory.fates[self.keys[mutant]].get("how", "survived"))

    def _suffer(self, mutant: Mutant, tests: list[pytest.Item], write: int) -> None:
        """In a forked process: exchange the code, and run the tests until one fails. write: told before each test."""
        _hush(tests[0])
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        broken = code_of(mutant.applied(self.texts[mutant.file]), mutant.file, mutant.function)
        function = self.functions.get((mutant.file, mutant.function))
        if broken is None or function is None or function.__code__.co_freevars != broken.co_freevars:
            os._exit(NOT_THERE)
        function.__code__ = broken
        for n, item in enumerate(tests):
            os.write(write, f"{n}\n".encode())
            # the processor's time, and not the clock's: others may use the machine
            signal.setitimer(signal.ITIMER_PROF, GRACE + PATIENCE * self.watch.seconds[item.nodeid])
            if not passes(item):
                os._exit(KILLED)
        os._exit(SURVIVED)

    def _died(self, mutant: Mutant, tests: list[pytest.Item], read: int, began: float, status: int) -> None:
        """Take note of how a mutant's process ended."""
        with os.fdopen(read, "rb") as pipe:
            tried = pipe.read().split()
        how = _how(status)
        if how == "lost":
            self.problem = f"{mutant.function} in {mutant.file} cannot be exchanged"
        elif how == "survived":
            kept = self.memory.fates.get(self.keys[mutant], {})
            passed = {name: said for name, said in kept.get("passed", {}).items() if said == self.digests.get(name)}
            passed |= {file_of(item.nodeid): self.digests[file_of(item.nodeid)] for item in tests}
            self.memory.fates[self.keys[mutant]] = {"passed": passed}
        else:
            killer = tests[int(tried[-1])].nodeid if tried else ""
            said = self.digests.get(file_of(killer), "")
            self.memory.fates[self.keys[mutant]] = {"killer": killer, "how": how, "digest": said}
        self._tell(Fate(mutant, how, len(tests), time.perf_counter() - began))

    def _tell(self, fate: Fate) -> None:
        self.fates.append(fate)
        if fate.how in ("survived", "unseen"):
            told(fate, self.texts[fate.mutant.file])


def _how(status: int) -> str:
    """What the end of a mutant's process says."""
    if os.WIFSIGNALED(status):
        return "slow" if os.WTERMSIG(status) == signal.SIGPROF else "killed"
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
    where = f"{Path(mutant.file).parent.name}/{Path(mutant.file).name}:{mutant.line} {mutant.function}"
    print(f"{fate.how}: {where} ({fate.tests} tests, {fate.seconds:.0f} s)\n  - {was}\n  + {now}", flush=True)


def hunt(room: Room, chosen: list[Mutant], jobs: int, kept: Path | None, until: float) -> list[Fate]:
    """What becomes of the mutants of a room. Raises ValueError if its tests do not pass as they are."""
    os.environ["CI"] = "1"  # hypothesis shall look at the same examples every time
    plugin = Hunt(room, chosen, jobs, Memory.of(kept), until)
    arguments = [str(room.tests), "-q", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
    pytest.main(arguments, plugins=[plugin])
    if plugin.problem:
        raise ValueError(f"{room.name}: {plugin.problem}")
    return sorted(plugin.fates, key=lambda fate: fate.mutant)


def apart(
    room: Room, chosen: list[Mutant], jobs: int, kept: Path | None = None, until: float = float("inf")
) -> list[Fate]:
    """The same in a process of its own, as every room wants its modules unbroken and its tests collected alone."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        answer: dict[str, Any] = {}
        try:
            fates = hunt(room, chosen, jobs, kept, until)
            answer["fates"] = [(chosen.index(f.mutant), f.how, f.tests, f.seconds) for f in fates]
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
