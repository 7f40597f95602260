"""Cohesion hits, checks, who routs at once, and the roll to stand [9.34, 9.65, 10.1, 10.25]."""

from typing import Any

import pytest

from polemos.games.alexander.data.tables import OUT
from polemos.games.alexander.rules.rolls import R_WHEEL, R_WITHDRAWAL
from polemos.games.alexander.rules.rout import hits, rout
from polemos.games.alexander.rules.rout.checks import Check
from rulebook.alexander.routs import (
    AGRIANIANS,
    ARCHERS,
    COMPANIONS,
    COMPANY,
    DAHAE,
    FOOT,
    HOPLITES,
    LIGHT_HORSE,
    PELTASTS,
    column,
    happens,
    plain,
    routs,
    takes,
)  # fmt: skip
from rulebook.alexander.table import Table


@pytest.mark.clause("10.1a", "10.11", "10.15")
def test_hits_are_counted_and_do_nothing_before_the_limit() -> None:
    t = takes(plain({"2820": COMPANIONS}), COMPANIONS, 4)
    assert t.hits(COMPANIONS) == 4
    takes(t, COMPANIONS, 2)
    assert t.hits(COMPANIONS) == 6 and not t.flag(COMPANIONS, "routed")
    assert hits.tq(t.state, t.unit(COMPANIONS)) == 7


@pytest.mark.clause("10.13a", "10.21a")
def test_hits_equal_to_the_quality_rout() -> None:
    t = takes(plain({"2820": COMPANIONS}, hits={COMPANIONS: 5}), COMPANIONS, 2)
    assert t.flag(COMPANIONS, "routed") and t.hits(COMPANIONS) == 0
    assert t.where(COMPANIONS) != "2820"


@pytest.mark.clause("6.65a")
def test_a_column_breaks_two_hits_sooner() -> None:
    for how, broken in (([], 0), ([COMPANY], 1)):
        t = plain({"2820": COMPANY}, column=how, facing={COMPANY: 60 if how else 90})
        assert takes(t, COMPANY, 4).flag(COMPANY, "routed") == broken


@pytest.mark.clause("10.25a", "10.16")
def test_what_a_routed_unit_is_worth() -> None:
    t = routs(plain({"2820": PELTASTS, "2824": LIGHT_HORSE}), PELTASTS)
    assert hits.tq(t.state, t.unit(PELTASTS)) == 1
    assert t.flag(PELTASTS, "ammo") == OUT
    routs(t, LIGHT_HORSE)
    # mounted men keep their javelins
    assert t.flag(LIGHT_HORSE, "ammo") != OUT


@pytest.mark.clause("10.25c")
def test_any_hit_eliminates_a_routed_unit() -> None:
    t = takes(plain({"2820": COMPANIONS}, routed=[COMPANIONS]), COMPANIONS, 1)
    assert t.where(COMPANIONS) == "eliminated"
    assert "10.25c" in t.clauses()


@pytest.mark.clause("10.16")
@pytest.mark.parametrize(("die", "taken"), [(0, 0), (7, 0), (8, 1), (9, 2)])
def test_a_check_costs_the_excess_over_the_quality(die: int, taken: int) -> None:
    t = plain({"2820": COMPANIONS}).dice(die)
    assert happens(t, Check(t.unit(COMPANIONS), R_WHEEL)).hits(COMPANIONS) == taken


@pytest.mark.clause("6.72d", "10.16")
def test_some_checks_cost_one_hit_and_no_more() -> None:
    t = plain({"2820": FOOT}).dice(9)
    assert happens(t, Check(t.unit(FOOT), R_WITHDRAWAL, 1)).hits(FOOT) == 1


@pytest.mark.clause("9.16", "6.92a")
def test_some_checks_cost_a_hit_even_if_they_are_passed() -> None:
    t = plain({"2820": COMPANIONS}).dice(2)
    assert happens(t, Check(t.unit(COMPANIONS), R_WITHDRAWAL, 0, 1)).hits(COMPANIONS) == 1


@pytest.mark.clause("9.34")
def test_skirmishers_that_rout_are_gone_but_not_those_who_can_shock() -> None:
    t = routs(plain({"2820": ARCHERS, "2824": AGRIANIANS}), ARCHERS)
    assert t.where(ARCHERS) == "eliminated"
    routs(t, AGRIANIANS)
    assert t.flag(AGRIANIANS, "routed") and t.flag(AGRIANIANS, "ammo") == OUT


@pytest.mark.clause("8.38c", "9.22c")
def test_chariots_that_rout_are_gone() -> None:
    t = Table({"2820": "per.ch.c-1", "1609": "mac.craterus"}, scenario="arbela", active="mac.craterus")
    assert routs(t, "per.ch.c-1").where("per.ch.c-1") == "eliminated"
    assert t.event("eliminated").clauses == ("9.22c",)


@pytest.mark.clause("9.56")
def test_bolt_shooters_that_rout_are_gone() -> None:
    t = Table({"2012": "mac.at.1", "2020": "mac.alexander-iii"}, scenario="jaxartes", active="mac.alexander-iii")
    assert routs(t, "mac.at.1").where("mac.at.1") == "eliminated"
    assert t.event("eliminated").clauses == ("9.56",)


@pytest.mark.clause("scn.issus.5")
def test_the_levies_of_issus_do_not_come_back() -> None:
    t = Table(
        {"2608": "per.li.levy-1", "2812": "per.hc.kin-1", "4214": "mac.alexander-iii"},
        scenario="issus", active="mac.alexander-iii",
    )  # fmt: skip
    assert routs(t, "per.li.levy-1").where("per.li.levy-1") == "eliminated"
    routs(t, "per.hc.kin-1")
    assert t.flag("per.hc.kin-1", "routed")


# ------------------------------------------------------------------------------------------------- the roll to stand
def block(*dice: int, **rest: Any) -> Table:
    """Mercenary hoplites, TQ 6, double-size."""
    return plain({"2619": HOPLITES}, **rest).dice(*dice)


@pytest.mark.clause("9.65a", "9.65d")
def test_double_size_foot_may_stand() -> None:
    t = takes(block(6, hits={HOPLITES: 4}), HOPLITES, 2)
    assert t.where(HOPLITES) == "2619/2620"
    assert t.hits(HOPLITES) == 5 and not t.flag(HOPLITES, "routed")


@pytest.mark.clause("9.65a", "9.65e")
def test_double_size_foot_that_rolls_above_its_quality_routs() -> None:
    t = takes(block(7, hits={HOPLITES: 4}), HOPLITES, 2)
    assert t.flag(HOPLITES, "routed")
    assert column(t.where(HOPLITES)) == 24


@pytest.mark.clause("9.65a")
def test_it_rolls_each_time() -> None:
    t = takes(block(0, 0, hits={HOPLITES: 5}), HOPLITES, 1)
    assert t.hits(HOPLITES) == 5
    takes(t, HOPLITES, 1)
    assert t.hits(HOPLITES) == 5 and len(t.events("stood")) == 2


@pytest.mark.clause("9.65c")
def test_each_hit_too_many_makes_it_harder() -> None:
    # TQ 7 with 9 hits: 2 are added, so that 5 is the last face on which a phalanx stands
    for die, routed in ((5, 0), (6, 1)):
        t = Table({"2014": "mac.ph.craterus", "1919": "mac.craterus"}, scenario="arbela", active="mac.craterus",
                  hits={"mac.ph.craterus": 6}).dice(die)  # fmt: skip
        assert takes(t, "mac.ph.craterus", 3).flag("mac.ph.craterus", "routed") == routed


@pytest.mark.clause("9.65c")
def test_phalanx_and_hoplites_push_harder() -> None:
    for die, routed in ((3, 0), (4, 1)):
        t = block(die, hits={HOPLITES: 6 - 1})
        t.state.hits[t.unit(HOPLITES)] = 6
        happens(t, rout.Routs(t.unit(HOPLITES), rout.BY_HITS, 0, 1))
        assert t.flag(HOPLITES, "routed") == routed


@pytest.mark.clause("9.65b")
def test_nobody_stands_against_hits_from_the_flank() -> None:
    t = block(0, hits={HOPLITES: 5})
    t.state.hits[t.unit(HOPLITES)] = 6
    happens(t, rout.Routs(t.unit(HOPLITES), rout.BY_HITS, 1))
    assert t.flag(HOPLITES, "routed") and not t.events("rolled")


@pytest.mark.clause("9.65a")
def test_others_do_not_roll() -> None:
    t = takes(plain({"2620": COMPANY}, hits={COMPANY: 5}), COMPANY, 1)
    assert t.flag(COMPANY, "routed") and not t.events("rolled")
    # Cardaces are double-size, but neither phalanx nor heavy infantry
    t = Table({"2312": "per.ca.r-1", "4214": "mac.alexander-iii"}, scenario="issus", active="mac.alexander-iii",
              hits={"per.ca.r-1": 4})  # fmt: skip
    assert takes(t, "per.ca.r-1", 1).flag("per.ca.r-1", "routed") and not t.events("rolled")


@pytest.mark.clause("scn.chaeronea.5")
def test_the_sacred_band_stands_or_dies_where_it_is() -> None:
    band = "gre.hi.sacred"
    for die, where in ((8, "2031"), (9, "eliminated")):
        t = Table({"2031": band, "3608": "mac.philip"}, scenario="chaeronea", active="mac.philip", hits={band: 7})
        assert takes(t.dice(die), band, 1).where(band) == where


@pytest.mark.clause("10.13a")
def test_a_rule_that_says_routs_leaves_no_roll() -> None:
    assert routs(block(0), HOPLITES).flag(HOPLITES, "routed")
    t = routs(plain({"2820": DAHAE}), DAHAE)
    assert t.flag(DAHAE, "routed")
