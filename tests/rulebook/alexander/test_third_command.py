"""Command read a third time: what leaders may do in zones, on hills, in glens, and under a duty [4.4, 4.6, 5.25-5.5]."""

import pytest

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
