"""A bot that takes its time, in the page: how far it has come, and "Move now" by button and by key."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.conftest import Opens
from browser.shots import shot
from browser.site import ROOT, expect
from serving import Server

PATIENT = """
import time


class PatientBot:
    name = "patient"
    uniform = False

    def choose(self, seat):
        while seat.pace.goes_on(0.4):
            time.sleep(0.01)
        return seat.usual()
"""
"""A bot that thinks until it is hurried."""


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server beside which such a bot is installed."""
    (tmp_path / "patient.py").write_text(PATIENT)
    info = tmp_path / "patient-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: patient\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[polemos.bots]\npatient = patient:PatientBot\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT / "src")]))
    with Server(tmp_path / "games", (sys.executable, "-m", "polemos")) as server:
        yield server


@pytest.mark.long
def test_a_bot_that_takes_its_time_is_hurried_by_button_and_by_key(patient: Server, opens: Opens) -> None:
    site = opens(patient)
    match = site.begin(seats={"imperial": "human", "barbarian": "patient"})
    page = site.play(match)
    mark = page.get_by_role("progressbar", name="How far the computer has thought")
    expect(mark).to_have_js_property("value", 0.4)
    now = page.get_by_role("button", name="Move now")
    expect(now).to_be_visible()
    site.accessible()
    shot(page, "thinking-en")
    with site.goes_on():
        now.click()
    assert site.table(match)["n"] == 1
    # on a telephone, in Japanese: the next thought, and the key
    page.set_viewport_size({"width": 390, "height": 844})
    site.setting(language="ja")
    page = site.play(match)
    now = page.get_by_role("button", name="すぐに決めさせる")
    expect(now).to_be_visible()
    box = now.bounding_box()
    assert box is not None and box["height"] >= 40 and box["x"] + box["width"] <= 390
    shot(page, "thinking-ja")
    with site.goes_on():
        page.keyboard.press("n")
