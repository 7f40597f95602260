"""Allegiance, militance and control [4.0]."""

import pytest

from polemos.games.peloponnesian_war.data.world import REGION_INDEX
from polemos.games.peloponnesian_war.rules import levels
from rulebook.peloponnesian_war.table import Table


@pytest.mark.clause("4.3.1b", "4.3.1c", "4.3.1d", "4.3.1e", "13.6e")
def test_a_region_that_changes_sides() -> None:
    t = Table(
        {"chios": ["attica-hoplite-4-01"], "erythrae": ["chios-hoplite-4-01"], "force-pool": ["chios-fleet-5-01"]},
        inside=["attica-hoplite-4-01", "chios-hoplite-4-01"],
        al={"chios": -3},
        ml={"chios": 7, "attica": 9},
        cities={"teos": ["revolt"]},
        steps=[],
    )
    levels.change_control(t.state, REGION_INDEX["chios"], "4.3.1a")
    assert t.controller("chios") == "sparta" and t.al("chios") == 3 and t.ml("chios") == 7
    assert t.where("chios-hoplite-4-01") == "force-pool" and t.commanded("chios-hoplite-4-01") == "sparta"
    assert t.holder("chios") == "athens" and t.friend("chios") == "athens"
    assert t.friend("erythrae") == "sparta" and not t.in_revolt("teos")
    assert t.where("attica-hoplite-4-01") == "chios" and t.ml("attica") == 8
