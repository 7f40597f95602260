"""A server over an empty folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Cluster, running
from server.door import Door, Person, opened


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    """The server over a folder of its own."""
    with opened(tmp_path / "games") as door:
        yield door


@pytest.fixture
def owner(door: Door) -> Person:
    """Whoever owns this computer's games."""
    return door.owner()


@pytest.fixture
def guest(door: Door) -> Person:
    """Somebody else."""
    return door.person()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL, begun when a test first wants it."""
    with running() as cluster:
        yield cluster
