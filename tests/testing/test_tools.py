"""The tools beside the program: each can be loaded, and so finds whatever it takes from elsewhere."""

from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projection import Affine

TOOLS = sorted(path.stem for path in (Path(__file__).resolve().parents[2] / "tools").glob("*.py"))
TOLD = ("POLEMOS_URL", "POLEMOS_KEY")
"""What one of them wants to be told before it is loaded."""


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_can_be_loaded(tool: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in TOLD:
        monkeypatch.setenv(name, "http://127.0.0.1:0")
    assert import_module(tool).__doc__


@given(st.floats(-80, 80), st.floats(-179, 179))
def test_a_projection_leads_back(latitude: float, longitude: float) -> None:
    there = Affine(9.85, 0.0, 0.8, 15.0, -1.07, -0.06)
    assert there.unproject(*there.project(latitude, longitude)) == pytest.approx((latitude, longitude), abs=1e-6)


def test_axes_that_fall_together_are_no_projection() -> None:
    with pytest.raises(ValueError, match="fall together"):
        Affine(0, 1, 1, 0, 2, 2)
