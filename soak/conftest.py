"""The soak uses helpers of the tests, whose markers it must know, and their browser."""

import pytest

pytest_plugins = ["browser.conftest"]


def pytest_configure(config: pytest.Config) -> None:
    """`clause` names what a test proves; here nothing is recorded."""
    config.addinivalue_line("markers", "clause(*ids): the clauses of a rulebook that a test proves")
