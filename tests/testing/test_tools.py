"""The tools beside the program: each can be loaded, and so finds whatever it takes from elsewhere."""

import json
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import box

from projection import Affine, Scale
from topojson import land_in

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


KNOTS = [(10.0, 0.0), (12.0, 6.0), (15.0, 7.0), (20.0, 30.0)]


def test_a_scale_goes_through_its_knots_and_never_back() -> None:
    scale = Scale(KNOTS)
    assert [scale(degrees) for degrees, _ in KNOTS] == pytest.approx([to for _, to in KNOTS])
    steps = [scale(8 + n / 10) for n in range(150)]
    assert all(a < b for a, b in pairwise(steps))


def test_land_is_read_in_degrees_and_cut_by_the_window(tmp_path: Path) -> None:
    """A square of two arcs, the second of them taken backwards, with a lake in it."""
    topology = {
        "transform": {"scale": [0.5, 0.5], "translate": [10, 30]},
        "arcs": [
            [[0, 0], [8, 0], [0, 8]],
            [[0, 0], [0, 8], [8, 0]],
            [[2, 2], [2, 0], [0, 2], [-2, 0], [0, -2]],
        ],
        "objects": {"land": {"geometries": [{"type": "Polygon", "arcs": [[0, -2], [2]]}]}},
    }
    path = tmp_path / "land.json"
    path.write_text(json.dumps(topology), encoding="utf-8")
    whole = land_in(str(path), box(0, 0, 90, 90))
    assert whole.bounds == (10, 30, 14, 34)
    assert whole.area == pytest.approx(16 - 1)
    assert land_in(str(path), box(12, 30, 14, 34)).area == pytest.approx(8)
