"""Momentum, its trumps and the die roll of doom; the Elite phase [5.3, 5.42b, 5.44b, 5.5]."""

from typing import Any

import pytest

from polemos.games.alexander.game import GAME
from rulebook.alexander.table import Table

ISSUS = {
    "4214": "mac.alexander-iii",
    "2521": "mac.parmenion",
    "4505": "per.aristomedes",
    "3606": "per.darius",
    "3409": "per.thymondas",
    "4506": "per.ca.l-2",
}


def acted(leader: str, **rest: Any) -> Table:
    """A leader of Issus has given no orders: momentum is next."""
    t = Table(ISSUS, scenario="issus", phase="momentum", active=leader, **rest)
    assert t.asked == "Momentum"
    return t


# ------------------------------------------------------------------------------------------------------------ the roll
@pytest.mark.clause("5.32", "5.31a", "3.0e")
@pytest.mark.parametrize(("face", "won"), [(0, True), (7, True), (8, False)])
def test_alexander_succeeds_on_seven_or_less(face: int, won: bool) -> None:
    t = acted("mac.alexander-iii", dice=[face]).does("momentum")
    assert bool(t.events("momentum-won")) == won
    assert t.rank("mac.alexander-iii") == ("active" if won else "finished")


def phases_told(t: Table) -> list[tuple[str, ...]]:
    """The clauses with which each Orders Phase has been announced."""
    return [e.clauses for e in t.state.heard or [] if e.kind == "activated"]


@pytest.mark.clause("5.32", "5.33c", "5.5a")
def test_each_phase_is_told_with_the_rule_that_gives_it() -> None:
    assert phases_told(acted("mac.alexander-iii", dice=[0]).does("momentum")) == [("5.32",)]
    t = acted("mac.alexander-iii", dice=[9, 0]).does("momentum", "reactivate:per.thymondas")
    assert phases_told(t)[0] == ("5.33c",)
    t = Table(ISSUS, scenario="issus", options=["elite"], turn=1, phase="elite").does("elite:mac.alexander-iii")
    assert phases_told(t) == [("5.5a",)]


@pytest.mark.clause("5.32", "5.46")
def test_who_goes_on_owes_nothing() -> None:
    # unlike a trumper he may let his units stand
    there = {"4214": "mac.alexander-iii", "4215": "mac.hy.3", "3606": "per.darius"}
    t = Table(there, scenario="issus", phase="momentum", active="mac.alexander-iii", dice=[0]).does("momentum")
    t.may("move:mac.hy.3", "done").does("done").finish_phase()
    assert not t.events("ordered")


@pytest.mark.clause("5.14")
def test_three_phases_at_most() -> None:
    t = acted("mac.alexander-iii", dice=[0, 0], phases={"mac.alexander-iii": 1})
    t.does("momentum", "done", "pass", "momentum", "done")
    assert t.asked == "Due"
    assert t.rank("mac.alexander-iii") == "finished"
    assert len(t.events("momentum-won")) == 2


@pytest.mark.clause("5.31a", "5.15a", "5.27")
def test_nobody_must_try() -> None:
    t = acted("mac.alexander-iii").does("done")
    assert t.rank("mac.alexander-iii") == "finished"


@pytest.mark.clause("5.31b")
def test_none_for_who_stood_in_an_enemy_zone() -> None:
    t = Table(
        {**ISSUS, "4213": "per.hc.kin-1"},
        scenario="issus",
        phase="momentum",
        active="mac.alexander-iii",
        facing={"per.hc.kin-1": 150},
    )
    assert t.asked == "PhaseEnd"
    assert t.rank("mac.alexander-iii") == "finished"


@pytest.mark.clause("5.31b", "4.62a")
def test_none_for_who_has_withdrawn_out_of_a_zone_at_once() -> None:
    # (RULING-11)
    there = {"2520": "mac.menedemus", "2820": "sog.li.1", "3119": "sog.dahae"}
    t = Table(there, active="sog.dahae", facing={"sog.li.1": 270}, dice=[0])
    t.does("move:sog.li.1", "enter:2720", "stand", "enter:2621", "withdraw-leader:mac.menedemus", "back:2519", "halt")
    t.does("halt").until("Due", {"Momentum": "done"})
    t.does("activate:mac.menedemus", "done")
    assert t.asked != "Momentum"


@pytest.mark.clause("5.31b")
def test_none_for_who_has_ridden_into_a_zone_whose_owner_is_shot_away() -> None:
    # (RULING-11)
    dahae, horse = "sog.lc.dahae-1", "mac.hc.merc-1"
    there = {"2820": [dahae, "sog.dahae"], "2520": horse, "1520": "mac.menedemus"}
    t = Table(there, active="sog.dahae", facing={dahae: 270, horse: 90}, hits={horse: 4}, dice=[0])
    t.does(f"move:{dahae}", "lead:sog.dahae", "enter:2720", "enter:2620", f"shoot:{horse}")
    assert t.flag(horse, "routed")
    t.does("done").until(lambda table: table.asked == "Momentum" or table.rank("sog.dahae") == "finished")
    assert t.asked != "Momentum"


@pytest.mark.clause("5.31e", "5.31d", "5.31c", "5.31f")
def test_none_for_who_has_lost_it() -> None:
    t = Table(ISSUS, scenario="issus", phase="momentum", active="mac.alexander-iii", no_momentum=["mac.alexander-iii"])
    assert t.asked == "PhaseEnd"


# ------------------------------------------------------------------------------------------------------------- trumped
@pytest.mark.clause("5.42b", "5.44a", "5.44b", "5.15b")
def test_alexander_trumps_the_momentum_of_aristomedes() -> None:
    t = acted("per.aristomedes", dice=[3, 7])
    t.does("momentum")
    assert (t.asked, t.decider) == ("TrumpMomentum", "macedonian")
    t.may("trump:mac.parmenion", "pass").does("trump:mac.alexander-iii")
    assert t.rank("per.aristomedes") == "finished"
    assert t.rank("mac.alexander-iii") == "active"
    for leader in ("mac.parmenion", "per.darius", "per.thymondas"):
        assert t.row(leader, "no_momentum") == 1
        assert t.rank(leader) == "inactive"


@pytest.mark.clause("5.42b", "5.44a")
def test_a_failed_momentum_trump_lets_him_go_on() -> None:
    t = acted("per.aristomedes", dice=[3, 8]).does("momentum", "trump:mac.alexander-iii")
    assert t.rank("mac.alexander-iii") == "finished"
    assert t.rank("per.aristomedes") == "active"
    assert t.asked == "GiveOrders"
    assert t.row("per.darius", "no_momentum") == 0


@pytest.mark.clause("5.42b")
def test_whoever_trumps_a_momentum_must_be_as_good() -> None:
    t = acted("mac.parmenion", dice=[0]).does("momentum")
    # Thymondas (4) is not as good as Parmenion (5)
    assert t.asked == "GiveOrders"
    t = Table({**ISSUS, "1612": "per.nabarzanes"}, scenario="issus", phase="momentum", active="mac.parmenion", dice=[0])
    t.does("momentum").may("trump:per.nabarzanes").may_not("trump:per.thymondas", "5.42b")


@pytest.mark.clause("5.62", "5.42b")
def test_no_contingent_commander_trumps() -> None:
    t = Table(
        {**ISSUS, "4614": "mac.philotas"},
        scenario="issus",
        phase="momentum",
        active="per.aristomedes",
        options=["contingent"],
        dice=[3],
    )
    t.does("momentum").may("trump:mac.parmenion").may_not("trump:mac.philotas", "5.62")


# ---------------------------------------------------------------------------------------------------------------- doom
@pytest.mark.clause("5.33a", "5.33d")
def test_nine_rolls_again() -> None:
    t = acted("mac.alexander-iii", dice=[9, 5]).does("momentum")
    assert (t.event("doom")["face"], t.event("doom").clauses) == (5, ("5.33d",))
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("5.33a", "5.33c", "5.34", "5.15f")
@pytest.mark.parametrize("face", [0, 1])
def test_the_enemy_reactivates_a_leader(face: int) -> None:
    t = acted("mac.alexander-iii", dice=[9, face], finished=["per.thymondas"]).does("momentum")
    assert (t.asked, t.decider, t.event("doom").clauses) == ("Reactivate", "opponent", ("5.33c",))
    t.may("reactivate:per.darius", "reactivate:per.thymondas").does("reactivate:per.thymondas")
    assert t.rank("per.thymondas") == "active"
    t.does("done", "pass")
    assert t.rank("per.thymondas") == "finished"
    assert t.asked == "Due"
    assert not t.events("momentum-won")


@pytest.mark.clause("5.14", "5.33c")
def test_a_reactivation_is_not_counted_among_the_three_phases() -> None:
    t = acted("mac.alexander-iii", dice=[9, 0], finished=["per.thymondas"], phases={"per.thymondas": 3})
    t.does("momentum", "reactivate:per.thymondas")
    assert (t.rank("per.thymondas"), t.row("per.thymondas", "phases")) == ("active", 4)
    # and such a position can be laid out again
    assert GAME.editor.laid_out(t.position()).phases == t.state.phases


@pytest.mark.clause("5.33b")
def test_loss_of_nerve() -> None:
    t = Table(
        {**ISSUS, "4314": "mac.hy.3", "4222": "mac.hy.2"},
        scenario="issus",
        phase="momentum",
        active="mac.alexander-iii",
        dice=[9, 9],
    )
    t.does("momentum").until("PhaseEnd")
    assert t.event("doom").clauses == ("5.33b",) and t.where("mac.hy.3") != "4314"
    assert t.where("mac.hy.2") == "4222"
    assert t.where("mac.alexander-iii") != "4214"
    assert t.rank("mac.alexander-iii") == "finished"


@pytest.mark.clause("5.33a")
def test_a_failure_below_nine_is_only_a_failure() -> None:
    t = acted("mac.alexander-iii", dice=[8]).does("momentum")
    assert not t.events("doom")


# --------------------------------------------------------------------------------------------------------------- Elite
@pytest.mark.clause("5.5a", "5.5c", "4.1b", "5.5e", "5.5d")
def test_in_turn_one_anybody_may_have_the_elite_phase() -> None:
    t = Table(ISSUS, scenario="issus", phase="elite", turn=1, options=["elite"])
    assert (t.asked, t.decider) == ("ChooseElite", "macedonian") and not t.events("balance")
    t.may("pass", "elite:mac.parmenion", "elite:mac.alexander-iii").may_not("elite:per.darius")
    t.does("elite:mac.parmenion", "done", "pass")
    assert t.rank("mac.parmenion") == "inactive"
    assert not t.events("momentum-won")


@pytest.mark.clause("5.5b", "5.5g")
def test_later_only_who_stands_in_his_range() -> None:
    t = Table({**ISSUS, "4018": "mac.craterus"}, scenario="issus", phase="elite", options=["elite"], dice=[7])
    t.may("elite:mac.alexander-iii", "elite:mac.craterus").may_not("elite:mac.parmenion", "5.5b")


@pytest.mark.clause("5.5g")
@pytest.mark.parametrize("face", [8, 9])
def test_the_balance_roll(face: int) -> None:
    t = Table(ISSUS, scenario="issus", phase="elite", options=["elite"], dice=[face])
    assert t.event("balance")["holds"] == 0
    assert t.asked == "PhaseEnd"


@pytest.mark.clause("5.5f", "5.34")
def test_the_elite_phase_counts() -> None:
    t = Table(ISSUS, scenario="issus", phase="elite", turn=1, options=["elite"], dice=[0])
    t.does("elite:mac.alexander-iii", "done", "pass")
    while t.asked == "Due" and t.decider == "opponent":
        t.does(t.choices("forgo")[0])
    t.does("forgo:mac.parmenion", "activate:mac.alexander-iii", "done", "momentum", "done")
    # he has had three phases: no further roll is offered, and the turn ends
    assert t.asked != "Momentum"
    assert len(t.events("momentum-won")) == 1


@pytest.mark.clause("scn.samarkand.4", "scn.chaeronea.1", "2.25b")
@pytest.mark.parametrize("scenario", ["samarkand", "chaeronea"])
def test_no_elite_phase_without_alexander_in_command(scenario: str) -> None:
    t = Table(base="scenario", scenario=scenario, phase="elite", turn=1, options=["elite"])
    assert t.asked == "PhaseEnd"
