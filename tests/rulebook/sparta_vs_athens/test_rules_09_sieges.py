"""Sieges [9.0, tbl.siege]: what may be besieged, with what, the die, and what comes of it; rev.4, rev.5."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.tables import (
    ARGIVE,
    DECELEA,
    FORT_STRENGTH,
    SIEGE,
    SIEGE_COLUMNS,
    UNIT_NATION,
)
from polemos.games.sparta_vs_athens.edge.position_names import locale_named, piece_named, target_named
from polemos.games.sparta_vs_athens.rules.combat.battles import EndOfCombat, LandBattle
from polemos.games.sparta_vs_athens.rules.combat.siege_lines import defence_strength, defence_terms
from polemos.games.sparta_vs_athens.rules.combat.sieges import (
    Siege,
    read_siege,
    refusals_besiege,
    refusals_raise_siege,
    siege_column,
    siege_modifiers,
    sortie_modifiers,
)
from polemos.games.sparta_vs_athens.rules.nations.capture import defence_of, end_siege
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.state import ATHENS_TOUCHED, OPERATED, POOL, lift
from rulebook.sparta_vs_athens.fights import acted, at_rest, besiege, fallen, goes, lost
from rulebook.sparta_vs_athens.table import Table

SPARTA = 1
ATHENS = 0
PHORMIOS_FLEET = ["athens_nsp_1", "athens_nsp_2", "athens_nsp_3", "athens_nsp_4", "athens_nsp_5"]
PHORMIOS_ARMY = ["athens_lsp_8", "athens_lsp_9", "athens_lsp_10", "athens_lsp_11", "athens_lsp_12"]
"""8 + 8 + 7 + 7 + 6 and 3 + 3 + 2 + 2 + 2: 48 points."""
CORINTHIANS = ["corinth_lsp_3", "corinth_lsp_4", "corinth_lsp_5"]
"""6 points."""


def potidaea(die: int, **rest: Any) -> Table:
    """The opening of the war: Phormio before Potidaea."""
    return besiege(
        "potidaea",
        [*PHORMIOS_FLEET, *PHORMIOS_ARMY],
        CORINTHIANS,
        led="phormio",
        scenario="archidamian",
        dice=[die],
        **rest,
    )


def why(t: Table, side: int, target: str) -> list[str]:
    return [refusal.clause for refusal in refusals_besiege(t.state, side, target_named(target))]


# ----------------------------------------------------------------------------------------------------------- the table


@pytest.mark.clause("tbl.siege", "9.0g")
@pytest.mark.parametrize(("at", "from_die"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_from_which_die_on_a_place_falls(at: int, from_die: int) -> None:
    assert [SIEGE.read(at, die) == "DE" for die in range(1, 7)] == [die >= from_die for die in range(1, 7)]


@pytest.mark.clause("9.0g")
@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [
        (9, 9, "1:1"),
        (18, 9, "1:1"),
        (19, 9, "3:1"),
        (36, 9, "3:1"),
        (37, 9, "5:1"),
        (48, 9, "5:1"),
        (72, 9, "5:1"),
        (73, 9, "9:1"),
        (99, 1, "9:1"),
        (19, 19, "1:1"),
    ],
)
def test_the_quotient_is_rounded_up_to_the_highest_column_not_above(attack: int, defence: int, name: str) -> None:
    # 2 uses 1:1, 4 uses 3:1, 8 uses 5:1 (RULING-6)
    assert SIEGE_COLUMNS[siege_column(attack, defence)] == name


@pytest.mark.clause("9.0h", "tbl.siege.mod", "9.1b")
def test_modifiers_and_their_limits() -> None:
    t = at_rest({}, "sparta", forts={"minoa": "plataea", "panactum": "panactum"})
    at_plataea = siege_modifiers(t.state, target_named("fort-minoa"))
    assert [(term.value, term.clause) for term in at_plataea] == [(-3, "9.0h")]
    assert siege_modifiers(t.state, target_named("fort-panactum")) == []
    # 9:1 falls from 3 on: a 6 less 3; a 5 less 3 does not
    assert read_siege(3, 6, at_plataea) == "DE" and read_siege(3, 5, at_plataea) == "NE"
    # 1 less 3 counts as 1, 6 and 3 as 6
    assert read_siege(3, 1, at_plataea) == "NE"
    assert [term.value for term in sortie_modifiers()] == [3] and read_siege(0, 6, sortie_modifiers()) == "DE"


# ----------------------------------------------------------------------------------------------------------- the worked


@pytest.mark.clause("9.0c", "9.0d", "9.0g", "9.0i", "tbl.result.j")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_phormio_takes_potidaea_with_4_to_6(die: int) -> None:
    t = potidaea(die).does("take-all")
    told = t.event("siege")
    assert SIEGE_COLUMNS[told["column"]] == "5:1"
    assert [(e["side"], e["points"]) for e in t.events("brought")] == [
        ("athens", 12),
        ("athens", 36),
        ("sparta", 6),
        ("sparta", 3),
    ]
    assert lost(t) == CORINTHIANS and t.events("captured")[0]["side"] == "athens"
    # 6 points lost: two levels towards Athens at the end of the year (RULING-87)
    assert t.state.battle_levels == 2
    assert not t.besieged("potidaea")


@pytest.mark.clause("9.0l", "tbl.result.k", "5.2c")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_with_less_it_is_shut_in(die: int) -> None:
    t = potidaea(die, forces={"sparta-1": [*CORINTHIANS, "sparta-a"]}, others=["sparta-a"]).does("take-all")
    assert lost(t) == [] and t.besieged("potidaea") and t.event("siege")["success"] == 0
    assert all(t.state.inside[piece_named(unit)] for unit in CORINTHIANS)
    assert [e["unit"] for e in t.events("revealed")][:3] == CORINTHIANS


@pytest.mark.clause("9.0l", "9.1g")
def test_leaders_are_shut_in_with_the_rest() -> None:
    t = potidaea(1, others=["agis"]).does("take-all")
    assert t.position()["inside"]["potidaea"] == [*CORINTHIANS, "agis"]


@pytest.mark.clause("9.0i", "tbl.result.j")
def test_leaders_inside_die_whoever_of_theirs_is_outside() -> None:
    # friends have come by sea, and have evaded the force: they are out of the siege's reach
    there = [*PHORMIOS_FLEET, *PHORMIOS_ARMY, "phormio", *CORINTHIANS, "agis", "peloponnesian_nsp_1"]
    t = at_rest({"potidaea": there}, "athens", "phormio", [*PHORMIOS_FLEET, *PHORMIOS_ARMY], scenario="archidamian")
    t.state.sheltered = t.state.evaded = [piece_named("peloponnesian_nsp_1")]
    goes(t, Siege(ATHENS, target_named("potidaea")), dice=[6]).does("take-all")
    assert lost(t) == CORINTHIANS and fallen(t) == ["agis"]
    assert t.where("peloponnesian_nsp_1") == "potidaea"


@pytest.mark.clause("9.0g", "2.10b", "qa.86d")
def test_the_siege_of_argos_by_archidamus() -> None:
    # 19 points against 13 + 6: 1:1, a 6 takes it and drives Argos out of the war
    spartans = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4"]
    said: dict[str, Any] = {"scenario": "nicias", "by": "sparta", "led": "archidamus", "flags": ["peace"]}
    t = besiege("argos", spartans, ["argos_lsp_1", "argos_lsp_2"], dice=[6], **said)
    assert SIEGE_COLUMNS[t.event("siege")["column"]] == "1:1"
    assert t.state.points == 4 and t.prestige == 10
    # a neutral state has no prestige of its own to lose in battle
    assert t.state.battle_levels == 0
    t = besiege("argos", spartans, ["argos_lsp_1", "argos_lsp_2"], dice=[5], **said)
    assert t.besieged("argos") and t.prestige == 11
    assert {UNIT_NATION[u] for u, place in enumerate(t.state.inside) if place} == {ARGIVE}


# ------------------------------------------------------------------------------------------------------------ the price


@pytest.mark.clause("9.0b", "tbl.ops.b")
def test_an_attempt_costs_five_points() -> None:
    assert potidaea(1).does("take-all").state.points == 4
    t = at_rest({"megara": ["athens_lsp_1", "nicias"]}, "athens", "nicias", ["athens_lsp_1"], points=4)
    assert why(t, ATHENS, "megara") == ["9.0b"]
    t = at_rest({"megara": ["athens_lsp_1", "nicias"]}, "athens", "nicias", ["athens_lsp_1"], points=5)
    assert why(t, ATHENS, "megara") == []


@pytest.mark.clause("9.0c", "9.0d")
def test_the_besieger_must_equal_all_that_is_inside() -> None:
    # Megara: garrison 5, its army 6, and a ship in the harbour of 5
    inside = ["megara_lsp", "peloponnesian_nsp_1"]
    t = at_rest(
        {"megara": [*inside, "athens_lsp_1", "athens_lsp_2", "nicias"]},
        "athens",
        "nicias",
        ["athens_lsp_1", "athens_lsp_2"],
    )
    assert defence_strength(t.state, locale_named("megara")) == 16
    assert why(t, ATHENS, "megara") == ["9.0c"]
    there = ["athens_lsp_1", "athens_lsp_2", "athens_lsp_12"]
    t = at_rest({"megara": [*inside, *there, "nicias"]}, "athens", "nicias", there)
    assert why(t, ATHENS, "megara") == []


@pytest.mark.clause("9.0c")
def test_ships_besiege_on_the_coast_and_troops_only_ashore() -> None:
    t = at_rest({"megara": ["athens_nsp_1", "nicias"]}, "athens", "nicias", ["athens_nsp_1"])
    assert why(t, ATHENS, "megara") == []
    t = at_rest(
        {"megara": ["athens_nsp_9", "athens_lsp_12", "nicias"]},
        "athens",
        "nicias",
        ["athens_nsp_9", "athens_lsp_12"],
        aboard={"athens_nsp_9": ["athens_lsp_12"]},
    )
    assert why(t, ATHENS, "megara") == ["9.0c"]


@pytest.mark.clause("9.0a")
def test_only_walls_and_forts_of_the_enemy_are_besieged() -> None:
    t = at_rest({"sparta": ["athens_lsp_1", "nicias"]}, "athens", "nicias", ["athens_lsp_1"])
    assert why(t, ATHENS, "sparta") == ["9.0a"]
    assert why(t, ATHENS, "athens") == ["9.0a"]
    assert why(t, SPARTA, "fort-panactum") == ["9.0a"]
    t = at_rest(
        {"panactum": ["boeotia_lsp_1", "agis"]}, "sparta", "agis", ["boeotia_lsp_1"], forts={"panactum": "panactum"}
    )
    assert why(t, SPARTA, "fort-panactum") == [] and why(t, ATHENS, "fort-panactum") == ["9.0a"]


@pytest.mark.clause("5.0b", "9.0b")
def test_no_siege_without_a_leader_there() -> None:
    t = at_rest({"megara": ["athens_lsp_1"]}, "athens")
    assert why(t, ATHENS, "megara") == ["5.0b"]
    t = at_rest({"megara": ["athens_lsp_1"], "athens": ["nicias"]}, "athens", "nicias", ["athens_lsp_1"])
    assert why(t, ATHENS, "megara") == ["5.0b"]


@pytest.mark.clause("15.7b", "qa.86d", "gov.2c", "gov.5b")
def test_what_may_not_be_attacked() -> None:
    besieger: dict[str, Any] = {"led": "nicias", "group": ["athens_lsp_1"]}
    t = at_rest({"megara": ["athens_lsp_1", "nicias"]}, "athens", flags=["peace"], **besieger)
    assert "15.7b" in why(t, ATHENS, "megara")
    t = at_rest({"melos": ["athens_lsp_1", "nicias"]}, "athens", scenario="campaign", government=4, **besieger)
    assert why(t, ATHENS, "melos") == ["qa.86d"]
    t = at_rest({"melos": ["athens_lsp_1", "nicias"]}, "athens", scenario="campaign", government=5, **besieger)
    assert why(t, ATHENS, "melos") == []
    t = at_rest({"melos": ["athens_lsp_1", "nicias"]}, "athens", scenario="campaign", government=2, **besieger)
    assert "gov.2c" in why(t, ATHENS, "melos")
    # a state that is not at war
    t = at_rest({"chalcidice": ["athens_lsp_1", "nicias"]}, "athens", scenario="campaign", **besieger)
    assert why(t, ATHENS, "chalcidice") in (["qa.86d"], ["9.0a"])


# ------------------------------------------------------------------------------------------ who besieges, who stays out


@pytest.mark.clause("9.0e")
def test_the_besieger_may_keep_a_reserve() -> None:
    there = ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3"]
    t = besiege("megara", there, led="nicias", dice=[1])
    assert t.asked == "Besiegers" and t.decider == "athens"
    t.may("take-all", "with:athens_lsp_1").may_not("done", "9.0c")
    t.does("with:athens_lsp_3").may("done").does("done")
    assert [unit for unit in there if t.state.besieging[piece_named(unit)]] == ["athens_lsp_3"]
    assert acted(t, "athens_lsp_3") == OPERATED and acted(t, "athens_lsp_1") != OPERATED


@pytest.mark.clause("9.0e")
def test_nobody_is_asked_where_all_are_needed() -> None:
    t = besiege("megara", ["athens_lsp_10", "athens_lsp_12", "athens_lsp_11"], led="nicias", dice=[1])
    assert t.asked == "PhaseEnd" and t.besieged("megara")


@pytest.mark.clause("9.0k", "9.0k2")
def test_besiegers_are_finished_and_count_once_a_phase() -> None:
    t = besiege("megara", ["athens_lsp_1"], led="nicias", dice=[1], points=19)
    assert acted(t, "athens_lsp_1") == OPERATED and t.state.tried[piece_named("athens_lsp_1")]
    assert "9.0k2" in why(t, ATHENS, "megara")
    # another force that has come needs 1:1 of its own
    t = besiege("megara", ["athens_lsp_1"], led="nicias", dice=[1], others=["athens_lsp_12", "athens_lsp_2"], points=19)
    t.state.group = [piece_named("athens_lsp_12")]
    assert why(t, ATHENS, "megara") == ["9.0c"]
    t.state.group = [piece_named("athens_lsp_2")]
    assert why(t, ATHENS, "megara") == []


@pytest.mark.clause("9.0n", "9.0k")
def test_an_attempt_may_be_repeated_in_another_phase() -> None:
    t = at_rest(
        {"megara": ["athens_lsp_1", "megara_lsp", "nicias", "athens_lsp_2"]},
        "athens",
        "nicias",
        ["athens_lsp_1", "athens_lsp_2"],
        besieging={"megara": ["athens_lsp_1", "athens_lsp_2"]},
        inside={"megara": ["megara_lsp"]},
    )
    assert why(t, ATHENS, "megara") == []


@pytest.mark.clause("9.0f2", "9.0l")
def test_ships_are_shut_in_with_the_troops() -> None:
    there = ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3"]
    t = besiege("megara", there, ["megara_lsp", "peloponnesian_nsp_1"], led="nicias", dice=[1]).until("PhaseEnd")
    assert t.state.inside[piece_named("megara_lsp")] and t.state.inside[piece_named("peloponnesian_nsp_1")]


# ---------------------------------------------------------------------------------------------------- what comes of it


@pytest.mark.clause("9.0i", "6.9a")
def test_everything_inside_is_lost_leaders_too() -> None:
    t = besiege(
        "megara",
        ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3"],
        ["megara_lsp", "peloponnesian_nsp_1"],
        led="nicias",
        others=["agis"],
        dice=[6],
    ).until("PhaseEnd")
    assert sorted(lost(t)) == ["megara_lsp", "peloponnesian_nsp_1"] and fallen(t) == ["agis"]
    assert t.holder("megara") == "athens"


@pytest.mark.clause("9.0i")
def test_a_leader_alone_with_a_garrison_dies_with_the_city() -> None:
    t = besiege("megara", ["athens_lsp_1"], led="nicias", others=["agis"], dice=[6])
    assert fallen(t) == ["agis"] and t.holder("megara") == "athens"


@pytest.mark.clause("9.0i", "2.7b", "7.8f")
def test_a_fort_is_destroyed_for_good_and_adds_its_strength() -> None:
    said: dict[str, Any] = {"by": "sparta", "led": "agis", "at": "oenoe", "forts": {"oenoe": "oenoe"}}
    t = besiege("fort-oenoe", ["boeotia_lsp_1"], ["athens_lsp_12"], dice=[5], **said)
    # 13 against 2 + 2: 3:1 column, a 5
    assert [e["points"] for e in t.events("brought")] == [13, 2, 2]
    assert t.event("siege")["success"] == 1
    assert t.event("fort-destroyed")["fort"] == "oenoe" and lost(t) == ["athens_lsp_12"]


@pytest.mark.clause("9.0h", "9.0d")
def test_the_forts_of_plataea_do_not_shelter_the_garrison_of_its_unwalled_city() -> None:
    t = at_rest({"plataea": ["boeotia_lsp_1", "agis"]}, "sparta", "agis", ["boeotia_lsp_1"], forts={"minoa": "plataea"})
    terms = defence_terms(t.state, target_named("fort-minoa"))
    assert [(term.value, term.clause) for term in terms] == [(2, "2.7c")]
    # a 6 less 3 is a 3: 13 to 2 is 5:1, which falls from 4 on
    t = besiege(
        "fort-minoa", ["boeotia_lsp_1"], led="agis", by="sparta", at="plataea", forts={"minoa": "plataea"}, dice=[6]
    )
    assert t.besieged("fort-minoa") and t.event("modified")["value"] == -3


@pytest.mark.clause("2.3j", "9.0c")
def test_the_garrison_of_a_walled_city_counts_in_a_siege() -> None:
    t = at_rest({"megara": ["megara_lsp"]}, "athens")
    assert [(term.value, term.clause) for term in defence_terms(t.state, locale_named("megara"))] == [
        (6, "9.0c"),
        (5, "2.3j"),
    ]


@pytest.mark.clause("9.0g", "9.2e")
def test_walls_that_nobody_defends_fall_without_a_die_at_the_usual_price() -> None:
    t = besiege("megara", ["athens_lsp_12"], led="nicias", marks={"megara": ["ravaged"]})
    assert t.events("rolled") == [] and t.holder("megara") == "athens" and t.state.points == 4


@pytest.mark.clause("16.3h", "16.0b")
def test_a_siege_of_athens_is_noted_and_its_fall_wins_the_war() -> None:
    peloponnesians = ["boeotia_lsp_1", "boeotia_lsp_2"]
    t = besiege("athens", peloponnesians, by="sparta", led="agis", dice=[1]).does("take-all")
    assert t.besieged("athens") and t.state.flags & ATHENS_TOUCHED
    t = besiege("athens", peloponnesians, by="sparta", led="agis", dice=[6]).does("take-all")
    assert t.winner == "sparta"


# ----------------------------------------------------------------------------------------------------- how sieges end


def invested(**rest: Any) -> Table:
    """Megara and its army, besieged by 8 and 7 points."""
    return at_rest(
        {"megara": ["athens_lsp_1", "athens_lsp_2", "megara_lsp", "nicias", *rest.pop("more", [])]},
        rest.pop("side", "athens"),
        rest.pop("led", ""),
        rest.pop("group", ()),
        besieging={"megara": ["athens_lsp_1", "athens_lsp_2"]},
        inside={"megara": ["megara_lsp"]},
        **rest,
    )


@pytest.mark.clause("9.0m")
def test_the_besieger_may_end_a_siege() -> None:
    t = invested()
    megara = locale_named("megara")
    assert refusals_raise_siege(t.state, ATHENS, megara) == []
    assert [r.clause for r in refusals_raise_siege(t.state, SPARTA, megara)] == ["9.0m"]
    end_siege(t.state, megara, "9.0m")
    assert not t.besieged("megara") and not any(t.state.inside)


@pytest.mark.clause("9.0m", "9.0n")
def test_a_siege_ends_when_too_few_besiegers_are_left() -> None:
    # 15 against 6 + 5; without 8 of them 7 against 11
    t = goes(invested(), Settle())
    assert t.besieged("megara")
    lift(t.state, piece_named("athens_lsp_1"), POOL)
    goes(t, Settle())
    assert not t.besieged("megara") and not t.state.inside[piece_named("megara_lsp")]


@pytest.mark.clause("9.0m")
@pytest.mark.parametrize(("arrived", "over"), [(True, True), (False, False)])
def test_an_attack_from_another_locale_ends_the_siege_before_the_battle(arrived: bool, over: bool) -> None:
    t = invested(side="sparta", led="agis", group=["boeotia_lsp_3"], more=["boeotia_lsp_3", "agis"], arrived=arrived)
    s = t.state
    s.attackers = [piece_named("boeotia_lsp_3")]
    s.defenders = [piece_named("athens_lsp_1"), piece_named("athens_lsp_2")]
    goes(t, LandBattle(SPARTA, locale_named("megara")), EndOfCombat(SPARTA, locale_named("megara")), dice=[4, 3, 4])
    # 8 against 15, Agis 2 and Nicias 1: 1:1 becomes 2:1, nothing happens; those inside had no part (RULING-75)
    assert (t.event("odds")["attack"], t.event("odds")["defence"]) == (8, 15)
    assert t.besieged("megara") is not over
    told = [e.kind for e in t.events() if e.kind in ("siege-ends", "land-battle")]
    assert told == (["siege-ends", "land-battle"] if over else ["land-battle"])


# ---------------------------------------------------------------------------------------------- the designer's rules


@pytest.mark.clause("rev.4")
def test_on_the_coast_a_besieger_needs_more_ships_than_the_besieged() -> None:
    there = ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3", "athens_nsp_9"]
    said: dict[str, Any] = {"led": "nicias", "group": there, "options": ["siege_by_sea"]}
    # 4 against 5
    t = at_rest({"megara": [*there, "nicias", "peloponnesian_nsp_1"]}, "athens", **said)
    assert why(t, ATHENS, "megara") == ["rev.4"]
    t = at_rest({"megara": [*there, "nicias"]}, "athens", **said)
    assert why(t, ATHENS, "megara") == []
    # with none on either side there is no command of the sea
    said["group"] = there[:3]
    t = at_rest({"megara": [*there[:3], "nicias"]}, "athens", **said)
    assert why(t, ATHENS, "megara") == ["rev.4"]
    # inland it is not asked (RULING-41)
    t = at_rest({"thebes": [*there[:3], "nicias"]}, "athens", **said)
    assert "rev.4" not in why(t, ATHENS, "thebes")


@pytest.mark.clause("rev.5")
def test_athens_is_besieged_without_ships_while_the_propontis_is_blockaded() -> None:
    there = ["boeotia_lsp_1", "boeotia_lsp_2"]
    said: dict[str, Any] = {"led": "agis", "group": there}
    options = ["siege_by_sea", "blockade_of_athens"]
    t = at_rest({"athens": [*there, "agis"]}, "sparta", options=options, **said)
    assert why(t, SPARTA, "athens") == ["rev.4"]
    t = at_rest({"athens": [*there, "agis"]}, "sparta", options=options, flags=["blockade"], **said)
    assert why(t, SPARTA, "athens") == []
    t = at_rest({"athens": [*there, "agis"]}, "sparta", options=["siege_by_sea"], flags=["blockade"], **said)
    assert why(t, SPARTA, "athens") == ["rev.4"]


@pytest.mark.clause("qa.21a")
def test_the_fort_of_decelea_is_held_by_its_own_troops() -> None:
    t = Table({"panactum": ["athens_lsp_1"]}, steps=[Settle()], forts={"decelea": "panactum"})
    assert defence_of(t.state, target_named("fort-decelea")) == FORT_STRENGTH[DECELEA] > 0


@pytest.mark.clause("9.0d", "9.0f2")
def test_of_two_forts_only_those_inside_the_besieged_one_count() -> None:
    # the two forts of Plataea, as printed: Minoa's garrison is shut in, the other fort is another target (RULING-101)
    forts = {"minoa": "plataea", "plataea": "plataea"}
    t = at_rest(
        {"plataea": ["athens_lsp_1", "athens_lsp_12", "boeotia_lsp_1"]},
        "sparta",
        forts=forts,
        besieging={"fort-minoa": ["boeotia_lsp_1"]},
        inside={"fort-minoa": ["athens_lsp_1"]},
    )
    assert defence_strength(t.state, target_named("fort-minoa")) == 8 + 2 + 2
    assert defence_strength(t.state, target_named("fort-plataea")) == 2 + 2


@pytest.mark.clause("9.0d")
def test_ships_that_evaded_are_not_inside_and_those_in_port_are() -> None:
    # (RULING-99, RULING-55)
    for city, away, inside in (("megara", True, 5), ("corinth", True, 8), ("corinth", False, 13)):
        t = at_rest({city: ["peloponnesian_nsp_1"]}, "athens")
        t.state.sheltered = [piece_named("peloponnesian_nsp_1")]
        t.state.evaded = t.state.sheltered if away else []
        assert defence_strength(t.state, locale_named(city)) == inside
