"""Slips of the printed rules, and how they are read; and a few clauses that stand by themselves."""

import pytest

from rulebook.alexander.table import Table

INDIANS = {"3217": ["ind.porus", "ind.el.11"], "3218": "ind.el.12", "3128": "ind.spitaces", "3130": "ind.el.13"}


@pytest.mark.clause("errata.5.33", "5.33d")
def test_after_a_nine_the_leader_is_finished_not_the_player() -> None:
    pieces = {"4214": "mac.alexander-iii", "2521": "mac.parmenion", "3606": "per.darius"}
    t = Table(pieces, scenario="issus", phase="momentum", active="mac.parmenion", dice=[9, 5]).does("momentum")
    assert t.rank("mac.parmenion") == "finished"
    t.until("Due", side="macedonian")
    assert t.rank("mac.alexander-iii") == "inactive"
    t.may("activate:mac.alexander-iii")


@pytest.mark.clause("errata.6.76", "6.76b", "6.14a")
def test_inertia_goes_on_after_a_withdrawal() -> None:
    band, archers = "gre.hi.epilektoi", "mac.macedonian-archers-1"
    t = Table(
        {"2017": "gre.chares", "2117": band, "2517": archers},
        scenario="chaeronea",
        active="gre.chares",
        options=["inertia"],
        facing={band: 90, archers: 270},
    )
    t.does(f"move:{band}", "enter:2217").until("Withdrawing", {"Moving": "enter:2317"})
    t.does(f"withdraw:{archers}").until("Moving")
    t.may_not("halt", "6.14a")


@pytest.mark.clause("9.74d")
def test_no_withdrawal_in_charge_formation() -> None:
    t = Table(
        {"1809": "mac.pharnuches", "1810": "mac.hi.1", "2111": "sog.hc.1", "2110": "sog.lc.dahae-1"},
        active="mac.pharnuches",
        orders=2,
        options=["charge_formation", "pursuit"],
        facing={"mac.hi.1": 90, "sog.hc.1": 270, "sog.lc.dahae-1": 270},
        charge=["sog.hc.1"],
    )
    t.does("move:mac.hi.1", "enter:1910")
    t.may("withdraw:sog.lc.dahae-1")
    t.may_not("withdraw:sog.hc.1", "9.74d")


@pytest.mark.clause("9.18")
def test_any_leader_may_order_elephants() -> None:
    t = Table(INDIANS, scenario="hydaspes", active="ind.spitaces", facing={"ind.el.13": 270})
    t.may("move:ind.el.13")
