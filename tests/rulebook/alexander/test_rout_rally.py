"""Recovery of cohesion and rally [10.14, 10.27]."""

from typing import Any

import pytest

from polemos.games.alexander.data.tables import OUT
from polemos.games.alexander.rules.command import rally
from rulebook.alexander.routs import (
    AGRIANIANS,
    ARCHERS,
    CHIEF,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    HOPLITES,
    PELTASTS,
    column,
    happens,
    plain,
)  # fmt: skip
from rulebook.alexander.table import Table


def near(*pieces: str, **rest: Any) -> Table:
    """Units two hexes from Menedemus, one below the other."""
    return plain({f"18{10 + n:02}": unit for n, unit in enumerate(pieces)}, **rest)


# ------------------------------------------------------------------------------------------------- recovery [10.14]
@pytest.mark.clause("10.14a", "5.22c")
def test_an_order_takes_two_hits_off() -> None:
    t = near(COMPANIONS, hits={COMPANIONS: 5}).does(f"recover:{COMPANIONS}")
    assert t.hits(COMPANIONS) == 3 and t.orders == 3


@pytest.mark.clause("10.14a")
def test_but_no_more_than_there_are() -> None:
    t = near(COMPANIONS, PELTASTS, hits={COMPANIONS: 1}).does(f"recover:{COMPANIONS}")
    assert t.hits(COMPANIONS) == 0
    t.may_not(f"recover:{PELTASTS}", "10.14a")


@pytest.mark.clause("10.14b", "5.23")
def test_once_a_phase_and_nothing_else() -> None:
    t = near(COMPANIONS, hits={COMPANIONS: 5}).does(f"recover:{COMPANIONS}")
    t.may_not(f"recover:{COMPANIONS}")
    t.may_not(f"move:{COMPANIONS}")


@pytest.mark.clause("10.14a")
def test_not_near_the_enemy() -> None:
    # beside him, though he looks away
    t = plain({"1810": COMPANIONS, "1910": FOOT}, hits={COMPANIONS: 3}, facing={FOOT: 90}, out=[FOOT])
    t.may_not(f"recover:{COMPANIONS}", "10.14a")
    # in range of bowmen (2 hexes at least), unless their arrows are gone
    there = {"1810": COMPANIONS, "2009": DAHAE}
    t = plain(there, hits={COMPANIONS: 3}, facing={DAHAE: 270})
    t.may_not(f"recover:{COMPANIONS}", "10.14a")
    plain(there, hits={COMPANIONS: 3}, facing={DAHAE: 270}, out=[DAHAE]).may(f"recover:{COMPANIONS}")


@pytest.mark.clause("10.14a")
def test_only_in_the_open_and_not_in_rout() -> None:
    t = Table({"3009": "mac.archers-1", "2807": "mac.alexander-iii"}, scenario="lyginus", active="mac.alexander-iii",
              hits={"mac.archers-1": 2})  # fmt: skip
    assert [r.clause for r in rally.refusals_recover(t.state, t.unit("mac.archers-1"))] == ["10.14a"]
    t = near(COMPANIONS, routed=[COMPANIONS])
    t.may_not(f"recover:{COMPANIONS}", "10.25b")


@pytest.mark.clause("10.14b", "9.52")
def test_bolt_shooters_shoot_or_recover() -> None:
    bolts, enemy = "mac.at.1", "scy.hc.3"
    there = {"2411": bolts, "2711": enemy, "2114": "mac.alexander-iii"}
    t = Table(there, scenario="jaxartes", active="mac.alexander-iii", hits={bolts: 3}, dice=[9])
    shot = t.copy().does(f"recover:{bolts}").may_not(f"bolt:{bolts}", "10.14b")
    assert (shot.hits(bolts), shot.choices("bolt")) == (1, [])
    t.does(f"bolt:{bolts}").until("GiveOrders").may_not(f"recover:{bolts}", "10.14b").may(f"bolt:{bolts}")


UPPER, LOWER = "mac.ph.craterus", "mac.ph.amyntas"


def two_deep(leader: str) -> Table:
    """Two phalanxes in one place, both with hits, beside a leader at Arbela."""
    return Table(
        {"2614": [UPPER, LOWER], "2514": leader}, scenario="arbela", active=leader,
        facing={UPPER: 90, LOWER: 90}, deep={LOWER: UPPER}, hits={UPPER: 3, LOWER: 3},
    )  # fmt: skip


@pytest.mark.clause("9.62b", "10.14a")
def test_two_deep_recover_for_the_overall_commander_only() -> None:
    two_deep("mac.craterus").may_not(f"recover:{UPPER}", "9.62b")
    assert two_deep("mac.alexander-iii").does(f"recover:{UPPER}").hits(UPPER) == 1


@pytest.mark.clause("10.14a", "10.14b", "9.62h")
def test_each_of_two_deep_recovers_by_an_order_of_its_own() -> None:
    t = two_deep("mac.alexander-iii").does(f"recover:{LOWER}")
    assert (t.hits(UPPER), t.hits(LOWER), t.orders) == (3, 1, 6)
    t.may_not(f"move:{UPPER}").does(f"recover:{UPPER}")
    assert (t.hits(UPPER), t.hits(LOWER), t.orders) == (1, 1, 5)
    # nor does the lower one recover after both have moved
    t = two_deep("mac.alexander-iii").does(f"move:{UPPER}").walks("2714").does("halt").until("GiveOrders")
    t.may_not(f"recover:{LOWER}", "10.14b")


# ---------------------------------------------------------------------------------------------------- rally [10.27]
def rallying(unit: str, *dice: int, **rest: Any) -> Table:
    """The attempt of Menedemus, Initiative 4."""
    return near(unit, routed=[unit], **rest).dice(*dice).does(f"rally:{unit}")


@pytest.mark.clause("10.27d", "10.27f", "10.27h")
def test_the_example_two_rallies_and_five_is_two_hits() -> None:
    t = rallying(COMPANIONS, 2, 5)
    assert not t.flag(COMPANIONS, "routed") and t.hits(COMPANIONS) == 2
    assert t.where(COMPANIONS) == "1810"


@pytest.mark.clause("10.27d")
def test_initiative_plus_one_is_enough() -> None:
    assert not rallying(COMPANIONS, 5, 0).flag(COMPANIONS, "routed")


@pytest.mark.clause("10.27d", "10.27h")
def test_the_example_six_is_a_rout_move() -> None:
    t = rallying(COMPANIONS, 6)
    assert t.flag(COMPANIONS, "routed") and column(t.where(COMPANIONS)) == 16


@pytest.mark.clause("10.27e", "10.27h")
def test_the_example_eight_is_the_end() -> None:
    assert rallying(COMPANIONS, 8).where(COMPANIONS) == "eliminated"
    assert rallying(COMPANIONS, 7).flag(COMPANIONS, "routed")  # its Troop Quality, and not above it


@pytest.mark.clause("10.27e", "errata.10.27")
def test_heavy_infantry_that_does_not_rally_is_gone() -> None:
    assert rallying(COMPANY, 6).where(COMPANY) == "eliminated"
    assert rallying(COMPANY, 5, 0).hits(COMPANY) == 1


@pytest.mark.clause("10.27f")
def test_an_r_in_the_table_is_rout_again() -> None:
    t = rallying(COMPANIONS, 0, 9)
    assert t.flag(COMPANIONS, "routed") and column(t.where(COMPANIONS)) == 16 and not t.flag(COMPANIONS, "rallied")


@pytest.mark.clause("10.27g")
def test_a_rallied_unit_takes_no_orders_this_turn() -> None:
    t = rallying(AGRIANIANS, 0, 0)
    assert t.flag(AGRIANIANS, "rallied")
    for order in ("move", "fire", "recover"):
        t.may_not(f"{order}:{AGRIANIANS}")


@pytest.mark.clause("10.27g", "10.25a")
def test_men_on_foot_come_back_without_missiles() -> None:
    t = near(PELTASTS, routed=[PELTASTS], out=[PELTASTS]).dice(0, 0).does(f"rally:{PELTASTS}")
    assert t.flag(PELTASTS, "ammo") == OUT


@pytest.mark.clause("10.27b")
def test_a_leader_tries_once_a_turn_and_others_may_too() -> None:
    t = rallying(COMPANIONS, 0, 9)
    u = t.unit(COMPANIONS)
    assert "10.27b" in [r.clause for r in rally.refusals_rally(t.state, u)]
    t.state.lead = t.leader("mac.caranus")
    assert not rally.refusals_rally(t.state, u)


@pytest.mark.clause("10.27a")
def test_not_near_the_enemy_either() -> None:
    t = plain({"1810": COMPANIONS, "1910": FOOT}, routed=[COMPANIONS], facing={FOOT: 90}, out=[FOOT])
    t.may_not(f"rally:{COMPANIONS}", "10.27a")
    t = plain({"1810": COMPANIONS, "2009": DAHAE}, routed=[COMPANIONS], facing={DAHAE: 270})
    t.may_not(f"rally:{COMPANIONS}", "10.27a")
    near(PELTASTS).may_not(f"rally:{PELTASTS}", "10.27a")


@pytest.mark.clause("10.27a")
def test_rocks_and_rivers_will_do_but_not_woods() -> None:
    unit = "mac.hc.comp-1"
    t = Table({"4214": "mac.alexander-iii"}, scenario="issus", active="mac.alexander-iii")
    names = {0: "clear", 1: "woods", 3: "rocky", 6: "major_river"}
    terrain = t.g.field.terrain
    for kind, name in names.items():
        h = next(h for h in range(len(terrain)) if terrain[h] == kind and h > 2000)
        t = Table(
            {f"{h // 51 + 1:02}{h % 51 + 1:02}": unit, "4214": "mac.alexander-iii"}, scenario="issus",
            active="mac.alexander-iii", routed=[unit],
        )  # fmt: skip
        assert bool(rally.refusals_rally(t.state, t.unit(unit))) == (name == "woods")


@pytest.mark.clause("10.27c", "9.65f")
def test_double_size_heavy_foot_cannot_rally() -> None:
    t = plain({"1810": HOPLITES}, routed=[HOPLITES], facing={HOPLITES: 270})
    t.may_not(f"rally:{HOPLITES}", "10.27c")


@pytest.mark.clause("9.14o", "10.27c")
def test_elephants_cannot_rally() -> None:
    t = Table({"3207": "ind.el.1", "3217": "ind.porus"}, scenario="hydaspes", active="ind.porus", routed=["ind.el.1"])
    assert [r.clause for r in rally.refusals_rally(t.state, t.unit("ind.el.1"))] == ["9.14o"]


@pytest.mark.clause("9.34", "10.27d")
def test_skirmishers_who_can_shock_rally_like_others() -> None:
    assert rallying(AGRIANIANS, 3, 0).hits(AGRIANIANS) == 1
    near(ARCHERS).may_not(f"rally:{ARCHERS}", "10.27a")


@pytest.mark.clause("10.27d")
def test_it_is_the_initiative_of_the_leader_who_tries() -> None:
    t = near(COMPANIONS, routed=[COMPANIONS])
    t.state.wound[t.leader(CHIEF)] = 1
    happens(t.dice(5)).does(f"rally:{COMPANIONS}")
    assert t.flag(COMPANIONS, "routed")
