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
