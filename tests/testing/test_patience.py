"""Tests wait for what must come, and fail only over what does not."""

import pytest

import patience
from patience import until


def test_what_comes_is_returned_as_soon_as_it_is_there() -> None:
    looks = iter([None, None, 7])
    assert until(lambda: next(looks), "a number") == 7


def test_what_never_comes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0)
    with pytest.raises(AssertionError, match="waited 0 seconds for a sail"):
        until(lambda: None, "a sail")
