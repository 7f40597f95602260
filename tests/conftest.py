"""What all tests share: the clause marker and how hypothesis searches."""

import gc
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from long_tests import is_long
from polemos.match import games
from postgres import USED

pytest_plugins = ["polemos.testing.clauses", "pytester"]

# No time limits: a busy machine is no fault. A build machine repeats the same examples, a developer's finds new ones.
settings.register_profile(
    "polemos",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("polemos")

MEMORY: Final = Path("/dev/shm")
ENOUGH: Final = 2**30
"""Bytes."""
# What the program writes it synchronises, and a disk takes its time for that. The folders of tests lie in memory, where
# there is enough and programs may lie there too; PYTEST_DEBUG_TEMPROOT names another place.
if (
    os.access(MEMORY, os.W_OK)
    and shutil.disk_usage(MEMORY).free > ENOUGH
    and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# What a shell starts in the background ignores Ctrl-C, and so would every process that a test starts to interrupt it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Ten thousand tests are not looked through for refuse while they are collected, nor later on.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long",
        choices=("with", "without", "alone"),
        default="with",
        help="the long tests: with all others (what is so if nothing is said), left out, or nothing but them",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "long(only=..., but=...): takes many seconds, and shorter tests look at the same thing; of a test with"
        " parameters only those cases whose id holds one of these words, or all but those",
    )
    config.addinivalue_line(
        "markers",
        "files: looks into the files of a folder of games; where servers of the tests keep everything in a database"
        " (POLEMOS_TEST_POSTGRES) there are none, and the test is left out",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long is left out, or is all there is."""
    if USED:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("files")])
        items[:] = [item for item in items if not item.get_closest_marker("files")]
    wanted = config.getoption("long")
    if wanted != "with":
        left = [item for item in items if is_long(item) is (wanted == "without")]
        items[:] = [item for item in items if is_long(item) is not (wanted == "without")]
        config.hook.pytest_deselected(items=left)
    shared_out(items)


FIRST: Final = ("test_docs.py", "test_package.py", "test_examples.py", "web", "browser", "server", "cli", "testing")
"""What holds the long tests, here, the longest first."""


def shared_out(items: list[pytest.Item]) -> None:
    """Each process has a like share of all that is long.

    Much of that waits for a browser or a disk: while some processes begin with it, every second one comes to it last.
    """
    here, processes = len(Path(__file__).parent.parts), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    parts: dict[int, list[pytest.Item]] = {}
    for item in items:
        part = item.path.parts[here]
        parts.setdefault(FIRST.index(part) if part in FIRST else len(FIRST), []).append(item)
    whole = [parts[n] for n in sorted(parts)]
    items[:] = [
        item
        for n in range(processes)
        for part in (whole[::-1] if n % 2 else whole)
        for item in part[len(part) * n // processes : len(part) * (n + 1) // processes]
    ]


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def _games_stay_as_they_were() -> Iterator[None]:
    """A game that a test makes known is forgotten with it: who counts games finds the installed ones, in any order."""
    # not the test's own: it may undo that in the middle
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "_registered", dict(games._registered))
        yield
