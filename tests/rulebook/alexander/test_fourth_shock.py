"""Combats that look at each other: who routs and advances first, which defender counts, two deep on the brink."""

import pytest

from rulebook.alexander.shocking import shock
from rulebook.alexander.table import Table

HORSE, MORE_HORSE, THESSALIANS = "mac.hc.comp-1", "mac.hc.comp-2", "mac.hc.thes-1"
FOOT, MORE_FOOT, KINSMEN = "per.mi.pers-1", "per.mi.pers-2", "per.hc.kin-1"


def order(t: Table) -> list[tuple[str, str]]:
    """Routs and advances as they came."""
    return [(e.kind, e["unit"]) for e in t.events() if e.kind in ("routs", "advances")]


# ---------------------------------------------------------------------------------------------- the routs of the charge
@pytest.mark.clause("8.3b", "8.33b")
def test_all_rout_in_the_charge_before_anybody_advances() -> None:
    pieces = {"2619": HORSE, "2620": MORE_HORSE, "2719": FOOT, "2720": MORE_FOOT}
    t = shock(pieces, must=[HORSE, MORE_HORSE], hits={FOOT: 3, MORE_FOOT: 3}, dice=[0, 9, 0, 9])
    assert (t.asked, t.clause, t.decider) == ("RoutOrder", "8.3b", "macedonian")
    assert t.choices() == [f"fight:{FOOT}", f"fight:{MORE_FOOT}"]
    t.does(f"fight:{MORE_FOOT}").finish_phase()
    assert order(t)[:2] == [("routs", MORE_FOOT), ("routs", FOOT)]
    assert sorted(order(t)[2:]) == [("advances", HORSE), ("advances", MORE_HORSE)]


@pytest.mark.clause("8.3b", "8.51c")
def test_who_breaks_in_the_same_charge_holds_nobody() -> None:
    pieces = {"2620": HORSE, "2719": FOOT, "2621": MORE_HORSE, "2720": MORE_FOOT}
    t = shock(pieces, must=[HORSE, MORE_HORSE], hits={FOOT: 3, MORE_FOOT: 3}, dice=[0, 9, 0, 9])
    t.does(f"fight:{FOOT}").finish_phase()
    assert (t.where(HORSE), t.where(MORE_HORSE)) == ("2719", "2720")


@pytest.mark.clause("8.3b", "8.33b")
def test_an_advance_of_the_charge_bars_nobody_who_routs_in_it() -> None:
    pieces = {"2619": HORSE, "2620": MORE_HORSE, "2719": FOOT, "2720": MORE_FOOT, "2821": THESSALIANS,
              "2721": "mac.hc.thes-2"}  # fmt: skip
    t = shock(
        pieces,
        {THESSALIANS: 150, "mac.hc.thes-2": 210},
        must=[HORSE, MORE_HORSE],
        hits={FOOT: 3, MORE_FOOT: 3},
        dice=[0, 9, 0, 9],
    )
    t.does(f"fight:{FOOT}").finish_phase()
    # the way by 2820 is open: nobody has come to 2719 yet
    assert t.where(MORE_FOOT) == "2919"


@pytest.mark.clause("8.33b", "8.33d")
def test_who_has_won_in_the_charge_advances_before_the_blows() -> None:
    pieces = {"2620": HORSE, "2720": FOOT, "2626": MORE_HORSE, "2726": MORE_FOOT}
    t = shock(pieces, must=[HORSE, MORE_HORSE], hits={FOOT: 3}, dice=[0, 9, 0, 0, 5])
    t.finish_phase()
    kinds = [e.kind for e in t.events() if e.kind in ("routs", "advances", "shock")]
    assert kinds[:3] == ["routs", "advances", "shock"]
