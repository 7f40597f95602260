"""Those who flee, and those after them, looked into for the fourth time: pursuit, elephants that run wild, loss of
nerve.
"""

from collections.abc import Sequence

import pytest

from rulebook.alexander.shocking import combats, shock
from rulebook.alexander.table import Table

COMPANIONS = "mac.hc.comp-1"
FOOT = "per.mi.pers-1"
RULES = ["charge_formation", "pursuit"]


# --------------------------------------------------------------------------------------------------- pursuit [10.3]
def charge(options: Sequence[str] = RULES) -> Table:
    """The checks of the charge would rout both sides; the Persians are worse beyond their TQ."""
    return shock(
        {"2620": COMPANIONS, "2720": FOOT}, must=[COMPANIONS], charge=[COMPANIONS] if options else [],
        options=list(options), hits={COMPANIONS: 6, FOOT: 3}, dice=[8, 9, 9, 9, 9],
    )  # fmt: skip


@pytest.mark.clause("10.26a", "10.31")
@pytest.mark.parametrize("options", [[], RULES])
def test_whoever_is_spared_a_rout_stays_and_does_not_pursue(options: list[str]) -> None:
    t = charge(options)
    assert t.events("both-fail") and t.flag(FOOT, "routed")
    assert (t.where(COMPANIONS), t.hits(COMPANIONS)) == ("2620", 6)
    assert not t.events("pursues") and "pursuit" not in [e["why"] for e in t.events("rolled")]
    assert len(combats(t)) == 1


def rides(t: Table) -> list[str]:
    """The hexes that the pursuers enter."""
    return [e["space"] for e in t.events("rides-on")]


@pytest.mark.clause("10.33", "10.34")
def test_a_bend_in_the_way_saves_nobody() -> None:
    # the foot runs from 3521 over 3622 to 3721, which a rider that came to 3622 facing 150 has at his flank
    t = shock(
        {"3520": COMPANIONS, "3521": FOOT}, {COMPANIONS: 150, FOOT: 30}, must=[COMPANIONS], charge=[COMPANIONS],
        options=RULES, hits={FOOT: 3}, dice=[0, 9, 9, 0, 9, 9, 9],
    )  # fmt: skip
    assert t.event("fled")["space"] == "3721" and rides(t) == ["3521", "3622"]
    assert t.facing(COMPANIONS) == 90
    assert combats(t)[2] == [(COMPANIONS, FOOT, "rear")] and t.where(FOOT) == "eliminated"
