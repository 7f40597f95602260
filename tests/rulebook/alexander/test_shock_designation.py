"""Who must and who may fight, the markers, and how combats are formed [7.31-7.35, 8.31, 8.32, 9.31a, 9.64b]."""

import pytest

from polemos.games.alexander.data.tables import MADE_FINISHED
from polemos.games.alexander.rules.shock.casualties import afflict
from polemos.games.alexander.rules.shock.shock import Designate
from polemos.testing.bench import choose
from rulebook.alexander.shocking import checked, combats, shock
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
HYPASPISTS = "mac.hy.1"
HOPLITES = "per.ho.merc-1"
ARCHERS = "per.sk.mard-1"
PELTASTS = "mac.lp.sitalces-1"
HORSE = "mac.hc.comp-1"
FOOT = "per.mi.pers-1"
MORE_FOOT = "per.mi.pers-2"


def marched(pieces: dict[str, str], mover: str, *hexes: str, **rest: object) -> Table:
    """A table where a unit has just walked into these hexes, the last of them beside the enemy."""
    leader = str(rest.pop("active", "mac.craterus"))
    facing = {name: (270 if name.startswith("per.") else 90) for name in pieces.values() if name != leader}
    t = Table(
        pieces,
        scenario="arbela",
        active=leader,
        facing=facing | dict(rest.pop("facing", {})),  # type: ignore[call-overload]
        standing={"macedonian": ["withdraw-leaders never"], "opponent": ["withdraw-others never"]},
        **rest,
    )
    t.does(f"move:{mover}").walks(*hexes)
    while t.asked == "Moving":
        t.does("halt")
    return t


# ----------------------------------------------------------------------------------------------- must and may [7.3]
@pytest.mark.clause("7.31", "7.33", "8.3a", "errata.7.32")
def test_troops_that_fight_by_weight_must_attack_when_they_have_moved_up() -> None:
    t = marched({"2420": HYPASPISTS, "2218": "mac.craterus", "2720": FOOT}, HYPASPISTS, "2520", "2620")
    assert t.event("will-charge")["unit"] == HYPASPISTS
    t.dice(3, 3).until(lambda table: bool(table.events("attacks")))
    assert combats(t) == {1: [(HYPASPISTS, FOOT, "front")]}
    assert list(checked(t)) == [HYPASPISTS, FOOT]


@pytest.mark.clause("7.32a", "7.35")
def test_light_troops_say_at_the_end_of_their_move_whether_they_will_fight() -> None:
    t = marched({"2420": PELTASTS, "2218": "mac.craterus", "2720": FOOT}, PELTASTS, "2520", "2620")
    assert (t.asked, t.clause, t.decider) == ("Willing", "7.32a", "macedonian")
    spared = t.copy().does(f"spare:{PELTASTS}").finish_phase()
    assert not spared.events("attacks")
    t.does(f"commit:{PELTASTS}").until(lambda table: bool(table.events("attacks")))
    assert combats(t) == {1: [(PELTASTS, FOOT, "front")]}
    assert list(checked(t)) == [PELTASTS, FOOT]


@pytest.mark.clause("7.32a", "8.11a")
@pytest.mark.parametrize(
    ("moved", "shots"), [([], [f"shoot:{FOOT}"]), ([PELTASTS], []), ([PELTASTS], [f"shoot:{FOOT}"])]
)
def test_light_troops_that_count_as_moved_where_they_stand_say_so_too(moved: list[str], shots: list[str]) -> None:
    # behind the enemy, who holds nobody there
    t = Table(
        {"2620": PELTASTS, "2218": "mac.craterus", "2720": FOOT},
        scenario="arbela",
        active="mac.craterus",
        facing={PELTASTS: 90, FOOT: 90},
        moved=moved,
        dice=[9, 5, 5, 5],
    )
    t.does(f"move:{PELTASTS}", *shots, "halt")
    assert (t.asked, t.clause) == ("Willing", "7.32a")
    assert not t.copy().does(f"spare:{PELTASTS}").finish_phase().events("attacks")
    t.does(f"commit:{PELTASTS}").until(lambda table: bool(table.events("attacks")))
    assert combats(t) == {1: [(PELTASTS, FOOT, "rear")]}
    assert list(checked(t)) == [PELTASTS, FOOT]


@pytest.mark.clause("7.35")
def test_only_marked_units_attack() -> None:
    t = shock({"2620": HYPASPISTS, "2621": HORSE, "2720": FOOT}, must=[HORSE], dice=[0, 0, 5, 5])
    assert combats(t) == {1: [(HORSE, FOOT, "front")]}


@pytest.mark.clause("7.32b", "7.34", "8.31a")
def test_unmoved_units_in_the_leaders_range_may_choose_to_fight_and_nobody_checks() -> None:
    t = shock({"2620": HYPASPISTS, "2218": "mac.parmenion", "2720": FOOT}, active="mac.parmenion")
    assert (t.asked, t.clause) == ("Designate", "8.31a")
    assert t.choices() == [f"commit:{HYPASPISTS}", "done"]
    none = t.copy().does("done")
    assert none.asked == "PhaseEnd" and not none.events("attacks")
    t.dice(5).does(f"commit:{HYPASPISTS}")
    assert t.events("will-shock") and combats(t) == {1: [(HYPASPISTS, FOOT, "front")]}
    assert not t.events("charge-check")


@pytest.mark.clause("5.46")
def test_a_trumper_who_has_done_nothing_yet_owes_an_attack() -> None:
    t = shock({"2620": HYPASPISTS, "2218": "mac.parmenion", "2720": FOOT, "2621": HORSE}, active="mac.parmenion")
    assert "done" in t.choices()
    t.state.duty = 1
    asked = t.state.agenda[-1]
    assert isinstance(asked, Designate) and len(asked.options(t.state)) == 2
    assert [refusal.clause for refusal in asked.refusals(t.state, t.value("done"))] == ["5.46"]
    t.does(f"commit:{HYPASPISTS}")
    assert t.choices() == [f"commit:{HORSE}", "done"]
    t.dice(5).does("done")
    assert t.state.duty == 0 and t.events("attacks")


@pytest.mark.clause("5.25a", "5.25b")
def test_a_leader_in_an_enemy_zone_uses_his_range_for_shock() -> None:
    pieces = {"2620": [HYPASPISTS, "mac.parmenion"], "2720": FOOT, "2621": HORSE}
    t = shock(pieces, active="mac.parmenion", kind="shock-only")
    t.dice(5, 5).does(f"commit:{HORSE}")
    assert t.row("mac.parmenion", "used_zoc") == 1
    t = shock(pieces, active="mac.parmenion", kind="shock-only").does("done")
    assert t.row("mac.parmenion", "used_zoc") == 0


@pytest.mark.clause("7.32b", "4.0a")
def test_out_of_range_unmoved_units_stay_out_of_it() -> None:
    t = shock({"2620": HYPASPISTS, "2720": FOOT})
    assert t.asked == "PhaseEnd" and not t.events("attacks")
    t = shock(
        {"2620": HYPASPISTS, "2218": "mac.parmenion", "2720": FOOT, "2622": HORSE, "3122": MORE_FOOT},
        active="mac.parmenion",
    )
    t.may_not(f"commit:{HORSE}", "8.32a")


@pytest.mark.clause("7.32b", "4.1a", "8.34c")
def test_the_range_of_a_leader_who_is_finished_by_a_casualty_counts_no_more() -> None:
    def before_the_fight(hurt: bool) -> Table:
        pieces = {"2620": HYPASPISTS, "2420": "mac.craterus", "2720": FOOT}
        t = Table(pieces, scenario="arbela", facing={HYPASPISTS: 90, FOOT: 270}).does("activate:mac.craterus")
        if hurt:
            afflict(t.state, t.leader("mac.craterus"), MADE_FINISHED)
        # the question was asked before the missile
        choose(t.state, t.value("done"))
        return t

    assert before_the_fight(False).asked == "Designate"
    # hurt by a missile while he gave his orders: those who merely stand near him may not fight
    t = before_the_fight(True)
    assert (t.asked, t.events("attacks")) == ("PhaseEnd", [])


@pytest.mark.clause("6.65a")
def test_a_column_cannot_attack() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2218": "mac.parmenion", "2720": FOOT, "2621": HORSE},
        {HYPASPISTS: 120},
        active="mac.parmenion",
        column=[HYPASPISTS],
    )
    assert t.targets("commit") == [HORSE]
    t.may_not(f"commit:{HYPASPISTS}", "6.65a")


@pytest.mark.clause("10.25b")
def test_a_routed_unit_cannot_attack() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2218": "mac.parmenion", "2720": FOOT, "2621": HORSE},
        active="mac.parmenion",
        routed=[HYPASPISTS],
    )
    assert t.targets("commit") == [HORSE]
    t.may_not(f"commit:{HYPASPISTS}", "10.25b")


@pytest.mark.clause("9.51a")
def test_bolt_shooters_cannot_attack() -> None:
    t = shock(
        {"1620": "mac.at.1", "1521": "mac.hy.1", "1621": "scy.lc.1", "1318": "mac.alexander-iii"},
        {"mac.at.1": 150},
        scenario="jaxartes",
        active="mac.alexander-iii",
    )
    assert t.targets("commit") == ["mac.hy.1"]
    t.may_not("commit:mac.at.1", "9.51a")


@pytest.mark.clause("9.31a", "9.24c")
def test_skirmishers_attack_only_chariots_and_routed_units() -> None:
    plain = "mac.sk.bal-1"
    pieces = {"2620": plain, "2218": "mac.parmenion", "2720": FOOT}
    t = shock(pieces, active="mac.parmenion")
    assert t.asked == "PhaseEnd"
    t = shock(pieces, active="mac.parmenion", routed=[FOOT])
    t.may(f"commit:{plain}")
    t = shock(pieces | {"2720": "per.ch.l-1"}, active="mac.parmenion")
    t.may(f"commit:{plain}")
    # beside other enemies the chariots alone are attacked
    t = shock(pieces | {"2720": "per.ch.l-1", "2719": FOOT}, active="mac.parmenion", dice=[5])
    t.does(f"commit:{plain}")
    assert combats(t) == {1: [(plain, "per.ch.l-1", "front")]}


@pytest.mark.clause("9.31b")
def test_the_agrianians_may_attack_anybody() -> None:
    t = shock({"2620": "mac.sk.agr-1", "2218": "mac.parmenion", "2720": FOOT}, active="mac.parmenion")
    t.may("commit:mac.sk.agr-1")


@pytest.mark.clause("9.15c")
def test_cavalry_attacks_elephants_from_flank_or_rear_only() -> None:
    pieces = {"2620": HORSE, "2218": "mac.parmenion", "2720": "per.el.1", "2621": HYPASPISTS}
    t = shock(pieces, active="mac.parmenion")
    assert t.targets("commit") == [HYPASPISTS]
    t.may_not(f"commit:{HORSE}", "9.15c")
    t = shock(pieces, {"per.el.1": 90}, active="mac.parmenion")
    t.may(f"commit:{HORSE}")


@pytest.mark.clause("9.64b", "9.64a")
def test_a_square_attacks_only_those_it_stood_beside_when_the_phase_began() -> None:
    pieces = {"2619": PHALANX, "2218": "mac.craterus", "2817": FOOT}
    t = Table(
        pieces, scenario="arbela", active="mac.craterus", square=[PHALANX], facing={PHALANX: 90, FOOT: 270},
        standing={"opponent": ["withdraw-others never"]},
    )  # fmt: skip
    t.does(f"move:{PHALANX}").walks("2718")
    t.finish_phase()
    assert not t.events("will-charge") and not t.events("attacks")
    # unmoved it may strike at whoever stands before any of its sides
    t = shock({"2619": PHALANX, "2720": FOOT, "2520": MORE_FOOT}, square=[PHALANX], no=[PHALANX], dice=[5])
    assert sorted(d for _, d, _ in combats(t)[1]) == [FOOT, MORE_FOOT]


# ------------------------------------------------------------------------------------------------ who attacks whom
@pytest.mark.clause("8.32a", "8.32b", "8.32c", "8.32e")
def test_one_unit_attacks_everybody_in_its_zone_together() -> None:
    t = shock({"2619": PHALANX, "2720": FOOT, "2718": MORE_FOOT}, must=[PHALANX], dice=[0, 0, 0, 5])
    assert combats(t) == {1: [(PHALANX, MORE_FOOT, "front"), (PHALANX, FOOT, "front")]}


@pytest.mark.clause("8.32d", "8.32e")
def test_two_units_may_attack_one() -> None:
    t = shock({"2620": HYPASPISTS, "2621": HORSE, "2720": FOOT}, must=[HYPASPISTS, HORSE], dice=[0, 0, 0])
    assert combats(t) == {1: [(HYPASPISTS, FOOT, "front"), (HORSE, FOOT, "front")]}


EXAMPLE = {"3722": PHALANX, "3721": HOPLITES, "3821": ARCHERS}
EXAMPLE_FACING = {PHALANX: 330, HOPLITES: 150, ARCHERS: 150}


@pytest.mark.clause("8.32g", "8.32a")
def test_the_phalanx_of_the_example_attacks_hoplites_and_slingers() -> None:
    t = shock(EXAMPLE, EXAMPLE_FACING, must=[PHALANX], dice=[0, 0, 0])
    assert t.where(PHALANX) == "3722/3822" and t.where(HOPLITES) == "3721/3622"
    assert {d for _, d, _ in combats(t)[1]} == {HOPLITES, ARCHERS}
    assert (t.asked, t.decider) == ("DefendAs", "opponent")


@pytest.mark.clause("8.32g", "8.32f", "errata.8.32b", "9.31e")
def test_hypaspists_who_take_the_slingers_leave_it_the_hoplites() -> None:
    t = shock(
        EXAMPLE | {"3920": HYPASPISTS},
        EXAMPLE_FACING | {HYPASPISTS: 270},
        must=[PHALANX, HYPASPISTS],
        dice=[0, 0, 5, 5],
    )
    # with both the phalanx would leave the hypaspists nobody to attack
    found = {(a, d) for rows in combats(t).values() for a, d, _ in rows}
    assert found == {(PHALANX, HOPLITES), (HYPASPISTS, ARCHERS)}
    # and nobody checks where only skirmishers are attacked
    assert set(checked(t)) == {PHALANX, HOPLITES}


@pytest.mark.clause("8.32g", "7.32b")
def test_hypaspists_without_a_marker_watch() -> None:
    t = shock(EXAMPLE | {"3920": HYPASPISTS}, EXAMPLE_FACING | {HYPASPISTS: 270}, must=[PHALANX], dice=[0, 0, 0])
    assert {a for rows in combats(t).values() for a, _, _ in rows} == {PHALANX}


@pytest.mark.clause("8.32h", "errata.8.32")
def test_who_only_stands_by_bars_the_retreat_as_well() -> None:
    # foot above and below watch the ways out; the Bactrians alone attack
    pieces = {"2518": PELTASTS, "2419": "per.hc.bact-1", "2517": FOOT, "2619": MORE_FOOT}
    t = shock(
        pieces, {"per.hc.bact-1": 30, FOOT: 150, MORE_FOOT: 270, PELTASTS: 210}, no=["per.hc.bact-1"], side="opponent",
        hits={PELTASTS: 5}, dice=[9],
    )  # fmt: skip
    assert combats(t) == {1: [("per.hc.bact-1", PELTASTS, "front")]}
    assert t.where(PELTASTS) == "eliminated"


@pytest.mark.clause("8.31b", "8.32c", "8.32f")
def test_nobody_is_attacked_twice_and_nobody_splits_his_attack() -> None:
    # the first has two enemies before it, the other only the upper one
    pieces = {"2620": HYPASPISTS, "2619": "mac.hy.2", "2719": FOOT, "2720": MORE_FOOT}
    t = shock(pieces, must=[HYPASPISTS, "mac.hy.2"])
    first = {(a, d) for rows in combats(t).values() for a, d, _ in rows}
    # the first must take the lower one, because nobody else can; with both the other would have nobody to attack
    assert first == {(HYPASPISTS, MORE_FOOT), ("mac.hy.2", FOOT)}
    assert len(combats(t)) == 2


@pytest.mark.clause("8.32f")
def test_the_attacker_forms_the_combats_as_he_likes() -> None:
    pieces = {"2620": HYPASPISTS, "2621": "mac.hy.2", "2720": FOOT, "2719": MORE_FOOT, "2721": ARCHERS}
    t = shock(pieces, must=[HYPASPISTS, "mac.hy.2"])
    assert (t.asked, t.clause) == ("Engage", "8.32a")
    # the first has to take 2719, which nobody else reaches; with 2720 too the other has the archers
    assert t.choices() == [f"fight:{FOOT}", "done"]
    both = t.copy().does(f"fight:{FOOT}")
    assert {(a, d) for rows in combats(both).values() for a, d, _ in rows} == {
        (HYPASPISTS, MORE_FOOT), (HYPASPISTS, FOOT), ("mac.hy.2", ARCHERS),
    }  # fmt: skip
    t.does("done")
    assert {(a, d) for rows in combats(t).values() for a, d, _ in rows} == {
        (HYPASPISTS, MORE_FOOT), ("mac.hy.2", FOOT), ("mac.hy.2", ARCHERS),
    }  # fmt: skip


@pytest.mark.clause("8.31b", "8.32d")
def test_an_enemy_in_a_combat_of_several_defenders_is_out_of_reach_of_others() -> None:
    pieces = {"2620": HYPASPISTS, "2621": "mac.hy.2", "2720": FOOT, "2719": MORE_FOOT, "2721": ARCHERS}
    t = shock(pieces, must=[HYPASPISTS, "mac.hy.2"])
    t.may_not(f"fight:{ARCHERS}", "8.32a")
    t.may_not(f"fight:{MORE_FOOT}")


@pytest.mark.clause("8.3b")
def test_each_step_is_done_for_all_combats_before_the_next() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2720": FOOT, "2626": HORSE, "2726": MORE_FOOT},
        must=[HYPASPISTS, HORSE],
        dice=[0, 0, 0, 0, 5, 5],
    )
    kinds = [e.kind for e in t.events() if e.kind in ("attacks", "charge-check", "shock", "routs", "advances")]
    order = [kind for n, kind in enumerate(kinds) if not n or kinds[n - 1] != kind]
    assert order[:3] == ["attacks", "charge-check", "shock"]
    assert kinds.count("charge-check") == 4 and kinds.count("shock") == 2


@pytest.mark.clause("8.3b")
def test_the_active_player_says_in_which_order_units_rout() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2720": FOOT, "2626": HORSE, "2726": MORE_FOOT},
        no=[HYPASPISTS, HORSE],
        hits={FOOT: 3, MORE_FOOT: 3},
        dice=[9, 9],
    )
    assert (t.asked, t.decider) == ("RoutOrder", "macedonian")
    assert t.choices() == [f"fight:{FOOT}", f"fight:{MORE_FOOT}"]
    t.does(f"fight:{MORE_FOOT}")
    assert [e["unit"] for e in t.events("routs")] == [MORE_FOOT, FOOT]
