"""Command read a third time: what leaders may do in zones, on hills, in glens, and under a duty [4.4, 4.6, 5.25-5.5]."""

import pytest

from polemos.games.alexander.special import HILL_AWAKE
from rulebook.alexander.table import Table


# ------------------------------------------------------------------------------------- range used in a zone [5.25, 5.5]
def elite_in_a_zone() -> Table:
    """Alexander has had the orders of his Elite phase beside the enemy; shock is next."""
    t = Table(
        {"2020": ["mac.hc.agema", "mac.alexander-iii"], "2120": "per.hc.median-1", "4010": "per.memnon"},
        scenario="granicus",
        options=["elite"],
        active="mac.alexander-iii",
        kind="elite",
        facing={"mac.hc.agema": 90, "per.hc.median-1": 270},
        dice=[5] * 20,
    )
    return t.does("done")


@pytest.mark.clause("5.25b", "5.5e")
@pytest.mark.parametrize("answer", ["commit:mac.hc.agema", "done"])
def test_the_range_of_the_overall_commander_is_not_used_up_in_a_zone(answer: str) -> None:
    t = elite_in_a_zone().until("Designate")
    t.does(answer).until("Due")
    assert (t.rank("mac.alexander-iii"), t.row("mac.alexander-iii", "used_zoc")) == ("inactive", 0)
    assert bool(t.events("attacks")) == (answer != "done")


# --------------------------------------------------------------------------------------- the hill of Issus [scn.issus.2]
@pytest.mark.clause("scn.issus.2")
def test_nobody_orders_the_commander_on_the_hill_before_it_wakes() -> None:
    there = {"4908": "per.darius", "5216": ["per.hill.3", "per.hill"], "5213": "per.thymondas"}
    t = Table(there, scenario="issus", active="per.darius")
    t.may("lead:per.thymondas").may_not("lead:per.hill", "scn.issus.2")
    Table(there, scenario="issus", active="per.darius", special=HILL_AWAKE).may("lead:per.hill")
