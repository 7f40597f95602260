"""Who acts next: the order of activation, passing, trumps, leaders in an enemy zone of control [5.1, 5.25, 5.4]."""

from typing import Any

import pytest

from polemos.games.alexander.data.setting import setting_of
from rulebook.alexander.table import Table

GRANICUS = {
    "3022": "per.arsites",
    "3026": "per.memnon",
    "4517": "per.omares",
    "1931": "mac.philotas",
    "1928": "mac.alexander-iii",
}


def passes(t: Table) -> list[str]:
    """Everybody passes in his place: who did, in order."""
    while t.asked == "Due":
        t.does(t.choices("forgo")[0])
    return [str(row["leader"]) for row in t.events("passed")]


def granicus(**rest: Any) -> Table:
    """The leaders of the example, and nobody else."""
    return Table({**GRANICUS, "4515": "per.lp.merc-1", "2029": "mac.hc.agema"}, scenario="granicus", **rest)


# ---------------------------------------------------------------------------------------------------------- the order
@pytest.mark.clause("5.12a", "5.13b", "3.0b", "2.25a", "4.1c")
def test_from_the_lowest_initiative_to_the_highest() -> None:
    t = granicus()
    assert passes(t)[:5] == ["per.arsites", "per.omares", "per.memnon", "mac.philotas", "mac.alexander-iii"]


@pytest.mark.clause("5.12b", "5.12c", "5.15d", "3.0h")
def test_ties() -> None:
    t = Table(base="scenario")
    assert t.decider == "macedonian"
    t.may("activate:mac.pharnuches", "forgo:mac.pharnuches").may_not("activate:sog.dahae")
    t.does("forgo:mac.pharnuches")
    assert t.decider == "opponent"
    t.may("activate:sog.dahae").may_not("activate:mac.caranus").does("forgo:sog.dahae")
    assert t.decider == "macedonian"
    t.does("forgo:mac.caranus").may("activate:mac.menedemus", "activate:mac.andromachus")
    t.does("forgo:mac.andromachus").may_not("activate:mac.andromachus", "5.13a")
    t.does("forgo:mac.menedemus", "forgo:sog.spitamenes")
    # nobody is left: the rout and recovery phase begins
    assert t.asked == "PhaseEnd"
    t.does("pass").until("Due")
    assert t.turn == 3
    assert t.rank("mac.pharnuches") == "inactive"


@pytest.mark.clause("5.12d")
def test_the_higher_roll_names_who_goes_first_where_nobody_is_macedonian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting_of(0), "peoples", ("greek", "sogdian"))
    t = Table({"2420": "mac.caranus", "3720": "sog.dahae"}, dice=[4, 4, 3, 8])
    assert (t.asked, t.decider) == ("ChooseSide", "opponent")
    t.may("activate:mac.caranus", "activate:sog.dahae").does("activate:mac.caranus")
    assert (t.asked, t.decider) == ("Due", "macedonian")
    assert t.event("tied")["side"] == "opponent"


@pytest.mark.clause("5.11", "5.13a", "5.15a", "5.45", "4.0b", "4.1a", "4.22c", "5.15f", "5.27")
def test_a_leader_acts_once_and_is_finished() -> None:
    t = granicus().does("activate:per.arsites", "done", "done")
    assert t.rank("per.arsites") == "finished"
    assert t.asked == "Due"
    t.may("activate:per.omares").may_not("activate:per.arsites", "5.13a")


@pytest.mark.clause("5.0a", "4.0a")
def test_nobody_acts_without_his_leader() -> None:
    t = granicus().does("activate:per.arsites")
    t.may_not("move:per.lp.merc-1", "4.21a", "scn.granicus.1").may_not("move:mac.hc.agema")


# ------------------------------------------------------------------------------------------------------------- trumps
@pytest.mark.clause("5.41", "5.42a", "5.44a", "5.15c")
def test_memnon_trumps_omares_and_philotas_fails_to_answer() -> None:
    t = granicus(finished=["per.arsites"], dice=[5, 7])
    t.may("trump:per.memnon").does("trump:per.memnon")
    assert (t.asked, t.decider) == ("AnswerTrump", "macedonian")
    t.may("trump:mac.philotas", "trump:mac.alexander-iii", "pass").does("trump:mac.philotas")
    assert t.rank("mac.philotas") == "finished"
    assert t.rank("per.memnon") == "active"
    assert t.rank("per.omares") == "inactive"
    assert t.row("per.omares", "no_momentum") == 1


@pytest.mark.clause("5.41", "5.44a")
def test_a_failed_trump_finishes_the_trumper_and_the_due_leader_acts() -> None:
    t = granicus(finished=["per.arsites"], dice=[6])
    t.does("trump:per.memnon")
    # the leader who was due is activated without a further question
    assert t.rank("per.memnon") == "finished"
    assert t.rank("per.omares") == "active"


@pytest.mark.clause("5.41")
def test_only_a_better_leader_of_the_side_that_is_due() -> None:
    t = granicus().does("forgo:per.arsites", "forgo:per.omares", "forgo:per.memnon")
    assert t.decider == "macedonian"
    t.may("trump:mac.alexander-iii").may_not("trump:mac.philotas").may_not("trump:per.memnon")


@pytest.mark.clause("5.42a")
def test_who_answers_a_trump_must_be_as_good() -> None:
    pieces = {"2420": "mac.pharnuches", "2522": "mac.menedemus", "3719": "sog.spitamenes", "3720": "sog.dahae"}
    t = Table(pieces, dice=[0]).does("trump:mac.menedemus")
    assert t.asked == "AnswerTrump"
    t.may("trump:sog.spitamenes").may_not("trump:sog.dahae", "5.42a")


@pytest.mark.clause("5.41")
def test_the_die_for_a_trump_is_that_of_its_rule() -> None:
    t = granicus(finished=["per.arsites"], dice=[6]).does("trump:per.memnon")
    assert [e.clauses for e in t.state.heard or [] if e.kind == "rolled"] == [("5.41",)]


@pytest.mark.clause("5.42a", "5.44b", "5.15b")
def test_an_answer_finishes_the_trumper_and_passes_over_all_below() -> None:
    t = granicus(finished=["per.arsites"], dice=[2, 7])
    t.does("trump:per.memnon", "trump:mac.alexander-iii")
    assert t.rank("mac.alexander-iii") == "active"
    assert t.rank("per.memnon") == "finished"
    assert t.row("per.omares", "no_momentum") == 1
    assert t.row("mac.philotas", "no_momentum") == 1
    assert {row["leader"] for row in t.events("bypassed")} == {"per.omares", "mac.philotas"}


@pytest.mark.clause("5.43")
def test_one_trump_a_side_in_a_step() -> None:
    t = granicus(finished=["per.arsites"], dice=[9])
    t.does("trump:per.memnon")
    assert t.asked != "Due"
    t = Table(
        {"2420": "mac.pharnuches", "2522": "mac.menedemus", "2518": "mac.andromachus", "2516": "mac.hc.comp"},
        dice=[9],
    )
    t.does("trump:mac.menedemus")
    assert t.rank("mac.pharnuches") == "active"
    assert t.rank("mac.andromachus") == "inactive"


@pytest.mark.clause("5.42c")
def test_after_a_trump_the_lowest_is_due_again() -> None:
    t = granicus(finished=["per.arsites"], dice=[0], no_momentum=["per.memnon"])
    t.does("trump:per.memnon", "pass").until("Due")
    t.may("activate:per.omares")


@pytest.mark.clause("5.46")
def test_a_trumper_must_act() -> None:
    t = Table(
        {"2420": "mac.pharnuches", "2522": "mac.menedemus", "2523": "mac.hc.merc-2", "2521": "mac.hc.merc-1"},
        hits={"mac.hc.merc-1": 3},
        dice=[0],
    )
    t.does("trump:mac.menedemus").may("recover:mac.hc.merc-1").may_not("done", "5.46")
    # recovery does not do, nor does a move that ends where it began
    t.does("recover:mac.hc.merc-1").may_not("done", "5.46")
    t.does("move:mac.hc.merc-2")
    t.does(t.choices("enter")[0], "halt").may("done")


@pytest.mark.clause("5.46")
def test_the_last_order_of_a_trumper_is_for_his_duty() -> None:
    t = Table(
        {"2420": "mac.pharnuches", "2522": "mac.menedemus", "2523": "mac.hc.merc-2", "2521": "mac.hc.merc-1"},
        hits={"mac.hc.merc-1": 3},
        dice=[0],
    )
    t.does("trump:mac.menedemus")
    for there in ("2622", "2522", "2622"):
        t.does("lead:mac.menedemus", f"enter:{there}", "halt")
    assert t.orders == 1
    t.may("move:mac.hc.merc-2").may_not("recover:mac.hc.merc-1", "5.46").may_not("lead:mac.menedemus", "5.46")


@pytest.mark.clause("5.46", "10.14a")
def test_a_trumper_whose_range_is_of_use_in_shock_is_not_told_of_his_duty() -> None:
    t = Table(
        {"2420": "mac.pharnuches", "2418": "mac.menedemus", "2518": "mac.hc.merc-1", "2618": "sog.hc.1"},
        facing={"sog.hc.1": 270, "mac.hc.merc-1": 90},
        hits={"mac.hc.merc-1": 1},
        dice=[0],
    )
    t.does("trump:mac.menedemus")
    for there in ("2318", "2418", "2318"):
        t.does("lead:mac.menedemus", f"enter:{there}", "halt")
    assert t.orders == 1
    # the horse in his range could fight, so he may spend his last order as he likes: what forbids this one is the enemy
    t.may("done", "lead:mac.menedemus").may_not("recover:mac.hc.merc-1", "10.14a")


# ------------------------------------------------------------------------------------------- in an enemy zone [5.25]
HELD = {
    "2518": ["mac.menedemus", "mac.hc.merc-1"],
    "2620": "mac.pharnuches",
    "2618": "sog.hc.1",
    "3319": "sog.spitamenes",
}


def held(**rest: Any) -> Table:
    """Menedemus and the horse with him stand before the nobles of the Sogdians."""
    return Table(HELD, facing={"sog.hc.1": 270, "mac.hc.merc-1": 90}, **rest)


@pytest.mark.clause("5.25a", "4.24")
def test_in_a_zone_he_only_lends_his_range() -> None:
    t = held(finished=["mac.pharnuches"])
    t.may("shock-alone:mac.menedemus", "leave:mac.menedemus").may_not("activate:mac.menedemus", "5.25a")
    t.does("shock-alone:mac.menedemus")
    assert (t.asked, t.phase, t.orders) == ("Designate", "shock", 0)
    t.does("done").until("Due")
    assert t.rank("mac.menedemus") == "finished"


@pytest.mark.clause("5.25b")
def test_left_unused_he_has_not_passed_but_is_skipped() -> None:
    t = held(finished=["mac.pharnuches"]).does("leave:mac.menedemus")
    assert t.rank("mac.menedemus") == "inactive"
    assert t.row("mac.menedemus", "no_momentum") == 1
    assert t.decider == "opponent"
    t.does("forgo:sog.spitamenes")
    assert t.asked == "PhaseEnd"
    assert t.rank("mac.menedemus") == "finished"


@pytest.mark.clause("5.12a", "5.25b")
def test_skipped_he_is_named_as_such_while_others_of_his_initiative_act() -> None:
    there = {**HELD, "1818": "mac.andromachus"}
    t = Table(there, facing={"sog.hc.1": 270, "mac.hc.merc-1": 90}, finished=["mac.pharnuches"])
    t.may_not("activate:mac.menedemus", "5.25a").does("leave:mac.menedemus")
    t.may("activate:mac.andromachus")
    assert t.reasons("activate:mac.menedemus") == t.reasons("forgo:mac.menedemus") == ["5.25b"]


@pytest.mark.clause("5.25c")
def test_freed_he_acts_before_better_leaders_and_without_momentum() -> None:
    say = {"Withdrawing": "stand", "Momentum": "done", "Designate": "done"}
    t = held(finished=["mac.pharnuches"]).does("leave:mac.menedemus", "activate:sog.spitamenes", "move:sog.hc.1")
    t.until("Moving", say).does("turn:330").until("Due", say)
    t.may("activate:mac.menedemus").does("activate:mac.menedemus", "done").until("PhaseEnd")
    assert not t.events("momentum-won")


@pytest.mark.clause("5.47")
def test_a_leader_in_a_zone_may_trump_and_then_fights() -> None:
    t = held(dice=[0])
    t.may("trump:mac.menedemus").does("trump:mac.menedemus")
    t.does("pass")
    # the horse must attack: there is nothing else with which he could do his duty
    assert "shock" in {row["why"] for row in t.events("rolled")}
    assert not t.events("ordered")
