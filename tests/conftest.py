"""What all tests share: the clause marker and how hypothesis searches."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from polemos.match import games

pytest_plugins = ["polemos.testing.clauses", "pytester"]

# No time limits: a busy machine is no fault. A build machine repeats the same examples, a developer's finds new ones.
settings.register_profile(
    "polemos",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("polemos")

# What a shell starts in the background ignores Ctrl-C, and so would every process that a test starts to interrupt it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _games_stay_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a test makes known is forgotten with it: who counts games finds the installed ones, in any order."""
    monkeypatch.setattr(games, "_registered", dict(games._registered))
