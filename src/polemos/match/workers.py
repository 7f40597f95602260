"""Spreading many games over processes, with results in the order of the tasks whatever the number of processes."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int, chunk: int = 1) -> Iterator[R]:
    """The results of all tasks, in order. `work` and the tasks must be picklable when there is more than one job.

    More processes than the machine has processors would only be in each other's way: they are not started.
    """
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    # Started afresh: a copy of this process would bring its threads' locks along.
    context: Any = multiprocessing.get_context("spawn")
    with undisturbed():
        pool = context.Pool(min(jobs, len(tasks), processors()), initializer=leave_interrupts)
    with pool:
        yield from pool.imap(work, tasks, chunksize=chunk)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back until the end, also in processes that begin meanwhile, for good: they are still loading then."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def processors() -> int:
    """How many processes are worth starting here, two at least."""
    return max(2, os.cpu_count() or 1)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that waits for the results; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
