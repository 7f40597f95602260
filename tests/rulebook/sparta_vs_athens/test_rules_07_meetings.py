"""Meeting the enemy [7.5, 7.8 to 7.11, 8.6c, 9.0f, 9.0m, rev.17, rev.21], from the clauses."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.data.world import LOCALE_INDEX
from polemos.games.sparta_vs_athens.edge.position_names import piece_named
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

ENEMY = [f"peloponnesian_nsp_{n}" for n in range(1, 5)]
FLEET = ["athens_nsp_1", "athens_nsp_2"]
ARMY = ["athens_lsp_1", "athens_lsp_2"]


def comes(to: str, *pieces: str, start: str = "athens", enemies: Any = (), **rest: Any) -> Table:
    """These Athenians and Nicias come to a place where these enemies are; Conon has yet to operate."""
    there = {start: [*pieces, "nicias"], to: [enemies] if isinstance(enemies, str) else list(enemies)}
    there["zacynthus"] = ["athens_nsp_10", "conon"]
    for place, who in dict(rest.pop("others", {})).items():
        there[place] = [*there.get(place, []), *who]
    t = athens(there, **{"government": 12, **rest}).does("lead:nicias", "take-all")
    return t.does(*rest.pop("first", ()), f"move:{to}")


def marches(to: str, *pieces: str, start: str, enemies: Any = (), **rest: Any) -> Table:
    """The same for Spartans under Agis; Lysander has yet to operate."""
    there = {start: [*pieces, "agis"], to: [enemies] if isinstance(enemies, str) else list(enemies)}
    there["elis"] = [*there.get("elis", []), "elis_lsp_2", "lysander"]
    return sparta(there, **{"government": 12, **rest}).does("lead:agis", "take-all", f"move:{to}")


def fought(t: Table) -> set[str]:
    """The kinds of battle that were fought."""
    return {e.kind for e in t.events() if e.kind in ("sea-battle", "land-battle", "garrison-attacked")}


def rest_of(t: Table) -> Table:
    """Answer by default until the operation is over."""
    return t.until(lambda t: t.asked in ("NextOperation", "Redeployment", "PhaseEnd"))


# --------------------------------------------------------------------------------------------------- troops meet troops


@pytest.mark.clause("7.5a", "7.8b")
def test_troops_stop_and_fight_all_enemy_troops() -> None:
    t = marches("oenoe", "boeotia_lsp_1", start="plataea", enemies=["athens_lsp_1", "athens_lsp_2"], dice=[5, 3, 3])
    rest_of(t)
    assert fought(t) == {"land-battle"}
    assert (t.event("odds")["attack"], t.event("odds")["defence"]) == (13, 15)
    t.may_not("lead:agis", "4.1a")


@pytest.mark.clause("7.5a")
def test_forts_garrisons_and_ships_alone_stop_nobody() -> None:
    t = marches("oenoe", "boeotia_lsp_1", start="plataea", forts={"oenoe": "oenoe"})
    t.may("move:athens", "stop", "besiege:fort-oenoe")
    t = marches("acarnania", "boeotia_lsp_1", start="oeniadae")
    assert t.asked == "Operating"
    t = marches("troezen", "boeotia_lsp_1", start="epidaurus", enemies=FLEET)
    assert t.asked == "Operating"
    t.may("move:hermione", "land-fight")


@pytest.mark.clause("7.5b")
def test_ships_and_what_they_carry_are_not_forced() -> None:
    t = comes("ceos", "athens_nsp_1", "athens_lsp_1", enemies="tegea_lsp")
    assert t.asked == "Operating"
    t.may("move:cythnos", "stop", "land-fight").does("land-fight")
    assert t.asked in ("Landing", "OutsideOrInside", "AssignFleets")
    t = comes("ceos", "athens_nsp_1", "athens_lsp_1", enemies=["tegea_lsp", "peloponnesian_nsp_1"])
    assert t.asked == "SeaMeeting"


@pytest.mark.clause("7.5c")
def test_a_lone_enemy_leader_dies() -> None:
    t = comes("ceos", "athens_nsp_1", enemies=["agis"], loyal={"ceos": "athens"})
    assert t.where("agis") == "dead" and t.event("leader-lost").clauses == ("7.5c",)
    t = comes("ceos", "athens_nsp_1", enemies=["agis", "peloponnesian_nsp_1"])
    assert t.where("agis") == "ceos"
    # he is with the garrison, and with it he would help it
    t = comes("megara", "athens_nsp_1", enemies=["agis"])
    assert t.where("agis") == "megara"


# ----------------------------------------------------------------------------------------------------- ships meet ships


@pytest.mark.clause("7.9a")
def test_ships_among_enemy_ships_fight_or_go_on() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY)
    assert (t.asked, t.decider, t.choices()) == ("SeaMeeting", "athens", ["sea-fight", "go-on"])
    # in port or not
    assert comes("corinth", *FLEET, start="sicyon", enemies=ENEMY).asked == "SeaMeeting"
    # a force without ships does not meet them
    assert comes("megara", "athens_lsp_1", enemies=ENEMY).asked == "Operating"


@pytest.mark.clause("9.0l", "7.9a")
def test_besieged_ships_are_not_met() -> None:
    before = ["athens_lsp_1", "athens_lsp_2", "athens_lsp_3"]
    siege = {"besieging": {"potidaea": before}, "inside": {"potidaea": ["peloponnesian_nsp_1"]}}
    enemies = [*before, "peloponnesian_nsp_1"]
    t = comes("potidaea", *FLEET, start="mende", enemies=enemies, loyal={"potidaea": "sparta"}, **siege)
    assert t.asked == "Operating"


@pytest.mark.clause("7.9b")
def test_without_a_point_left_nobody_goes_on() -> None:
    t = comes("ceos", *FLEET, others={"cythnos": ENEMY})
    for place in ("athens", "ceos", "athens", "ceos", "athens", "ceos", "athens"):
        t.does(f"move:{place}")
    t.does("move:ceos")
    assert t.state.points == 0
    t = athens({"athens": [*FLEET, "athens-b"], "ceos": ENEMY, "samos": "conon"}, government=12)
    t.does("lead:athens-b", "take-all")
    for _ in range(2):
        t.does("move:off_sunium", "move:athens")
    t.does("move:off_sunium", "move:ceos")
    # the single answer is given at once
    assert t.events("sea-announced") and not t.events("goes-on")


@pytest.mark.clause("7.9c", "7.9g")
def test_who_goes_on_leaves_with_his_next_point() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY).does("go-on")
    assert (t.asked, t.decider) == ("Interception", "sparta")
    t.does("let-pass")
    assert t.asked == "Operating" and t.choices() == t.choices("move")
    t.may_not("stop", "7.9f").may_not("drop:athens_nsp_1", "7.9f").does("move:cythnos").may("stop")
    assert fought(t) == set()


@pytest.mark.clause("7.9d", "7.9e", "8.6b", "8.1a")
def test_as_much_as_the_mover_is_enough_to_intercept() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY, dice=[4, 3, 2, 3, 3]).does("go-on", "intercept")
    # 4 against 3 and Nicias' 1, each by a die of his own
    assert [(e["side"], e["face"]) for e in t.events("rolled")][:2] == [("sparta", 4), ("athens", 3)]
    said = t.event("intercepted")
    assert (said["ours"], said["theirs"]) == (4, 4)
    battle = t.event("sea-battle")
    assert battle["side"] == "sparta"
    rest_of(t).may_not("lead:nicias", "4.1a")


@pytest.mark.clause("5.0c", "8.1g", "7.9d")
def test_the_leader_of_a_force_that_is_intercepted_commands_it_and_nobody_else() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY, others={"ceos": ["thrasyllus"]}, dice=[4, 3, 2, 3, 3])
    t.does("go-on", "intercept")
    while not t.events("sea-battle") or t.asked == "Commander":
        assert t.decider != "athens", t.choices()
        t.does(t.default({}))
    assert [e["unit"] for e in t.events("commands")] == ["nicias"]


@pytest.mark.clause("7.9f")
def test_less_fails_and_the_mover_leaves() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY, dice=[3, 3]).does("go-on", "intercept")
    assert t.events("slips-past") and t.asked == "Operating" and t.choices() == t.choices("move")


@pytest.mark.clause("7.9c")
def test_some_of_the_ships_may_stay_out_of_it() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY[:2], dice=[6, 1, 6, 3, 3]).does("go-on", "leave-out:peloponnesian_nsp_1")
    t.may_not("leave-out:peloponnesian_nsp_2", "7.9c").does("intercept")
    rest_of(t)
    assert t.where("peloponnesian_nsp_1") == "ceos"


@pytest.mark.clause("7.9c")
def test_the_same_ships_intercept_every_force() -> None:
    t = comes("ceos", "athens_nsp_1", enemies=ENEMY, others={"athens": ["thrasyllus", "athens_nsp_3"]})
    assert t.asked == "SeaMeeting"
    t.does("go-on", "let-pass", "move:athens").does("move:ceos", "go-on")
    assert t.asked == "Interception"


@pytest.mark.clause("gov.7d")
def test_the_emergency_government_does_not_intercept_in_its_first_year() -> None:
    def passes(**rest: Any) -> Table:
        pieces = {"ceos": FLEET, "cythnos": ["peloponnesian_nsp_1", "agis"], "elis": ["elis_lsp_1", "lysander"]}
        return sparta(pieces, **rest).does("lead:agis", "take-all", "move:ceos", "go-on")

    assert passes(government=7, year=412, since=412).asked == "Operating"
    assert passes(government=7, year=411, since=412).asked == "Interception"
    assert passes(government=9, year=410, since=410).asked == "Interception"


# ---------------------------------------------------------------------------------------------------- evasion and ports


@pytest.mark.clause("7.10a", "7.10b", "7.10c", "7.10d")
def test_strictly_more_evades() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY, dice=[5, 3]).does("sea-fight")
    assert (t.asked, t.decider, t.clause) == ("Evasion", "sparta", "7.10a")
    points = t.state.points
    t.does("evade")
    assert t.events("evaded") and t.asked == "Operating" and t.state.points == points
    # both stay, the force goes on or stops, and nobody of those who got away meets it here again
    t.may("move:cythnos", "stop").may_not("sea-fight", "7.9a")
    assert fought(t) == set()


@pytest.mark.clause("7.10b")
def test_as_much_does_not_evade() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY, dice=[4, 3, 3, 3, 3]).does("sea-fight", "evade")
    assert t.events("does-not-evade")
    rest_of(t)
    assert fought(t) == {"sea-battle"}


@pytest.mark.clause("7.11a", "7.11c", "7.11e", "7.10a")
def test_in_a_port_of_their_own_ships_go_in_after_they_have_not_evaded() -> None:
    t = comes("corinth", *FLEET, start="sicyon", enemies=ENEMY).does("sea-fight")
    assert t.asked == "Evasion"
    t.does("stand")
    assert (t.asked, t.decider) == ("PortOrSea", "sparta")
    t.does("all-into-port")
    assert t.asked == "Operating" and fought(t) == set()
    t.may("stop", "move:sicyon").may_not("sea-fight", "7.9a")


@pytest.mark.clause("7.11d", "7.11f")
def test_some_go_in_and_the_others_fight() -> None:
    t = comes("corinth", *FLEET, start="sicyon", enemies=ENEMY[:2], dice=[6, 3, 3]).does("sea-fight", "stand")
    t.does("into-port:peloponnesian_nsp_1", "stand")
    rest_of(t)
    assert fought(t) == {"sea-battle"} and t.where("peloponnesian_nsp_1") == "corinth"
    assert not t.down("peloponnesian_nsp_1")


@pytest.mark.clause("7.10c", "7.10d", "4.1b")
def test_land_combat_that_meets_nobody_costs_no_operation() -> None:
    t = athens({"ceos": [*FLEET, "athens_lsp_1", *ENEMY, "nicias"], "samos": ["conon", "athens_nsp_3"]},
        government=12, dice=[6, 1])  # fmt: skip
    t.does("take-all", "land-fight", "evade")
    assert t.events("evaded") and t.asked == "Operating" and fought(t) == set()
    t.may("move:cythnos").may_not("land-fight", "9.0a")


@pytest.mark.clause("7.11e", "4.1b")
def test_when_all_ships_go_into_port_the_force_goes_on_though_it_would_land() -> None:
    t = athens({"corinth": [*FLEET, "athens_lsp_1", *ENEMY, "nicias"], "samos": ["conon", "athens_nsp_3"]},
        government=12)  # fmt: skip
    t.does("lead:nicias", "take-all", "land-fight", "stand", "all-into-port")
    assert t.asked == "Operating" and fought(t) == set()
    t.may("move:sicyon", "stop", "ravage:corinth")


@pytest.mark.clause("7.11b", "7.11c", "8.1h")
def test_ships_go_into_port_before_an_army_without_ships() -> None:
    def march(**rest: Any) -> Table:
        army = {"sparta": ["athens_lsp_1", "athens_lsp_2", "nicias"], "gytheum": "peloponnesian_nsp_1"}
        t = athens({**army, "samos": ["conon", "athens_nsp_3"]}, government=12, **rest)
        return t.does("lead:nicias", "take-all", "move:gytheum", "land-fight")

    t = march()
    assert (t.asked, t.decider) == ("PortOrSea", "sparta")
    t.does("all-into-port")
    assert t.asked == "Operating" and fought(t) == set()
    t = march(dice=[6, 3, 3]).does("stand")
    rest_of(t)
    assert fought(t) == {"land-battle"}


@pytest.mark.clause("9.0l", "7.11c")
def test_ships_that_go_into_a_besieged_port_are_besieged_too() -> None:
    lines = [f"sparta_lsp_{n}" for n in range(1, 5)]
    fleet = ["peloponnesian_nsp_1", "peloponnesian_nsp_2"]
    t = sparta(
        {"samos": ["athens_lsp_1", "athens_nsp_1", "athens_lsp_2", *lines], "carian_sea": [*fleet, "agis"],
         "elis": ["elis_lsp_2", "lysander"]},
        aboard={fleet[0]: ["agis"], "athens_nsp_1": ["athens_lsp_2"]}, loyal={"samos": "athens"},
        inside={"samos": ["athens_lsp_1"]}, besieging={"samos": lines},
    )  # fmt: skip
    t.does("lead:agis", "take-all", "move:samos", "sea-fight").until("PortOrSea").does("all-into-port")
    assert t.asked == "Operating" and t.besieged("samos")
    s = t.state
    for unit in ("athens_nsp_1", "athens_lsp_2"):
        assert s.inside[piece_named(unit)] == LOCALE_INDEX["samos"] + 1
        assert s.aboard[piece_named(unit)] == -1


@pytest.mark.clause("7.11g", "7.11b")
def test_no_other_coast_shelters_ships() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY, dice=[3, 3, 3], loyal={"ceos": "sparta"}).does("sea-fight", "stand")
    assert t.asked != "PortOrSea" and not t.events("into-port")


# --------------------------------------------------------------------------------------------------------- walls, forts


def before_walls(**rest: Any) -> Table:
    """Boeotians before Megara, which Athens holds with troops."""
    return marches(
        "megara", "boeotia_lsp_1", "boeotia_lsp_2", "boeotia_lsp_3", start="plataea", enemies=["athens_lsp_12"],
        loyal={"megara": "athens"}, **rest,
    )  # fmt: skip


@pytest.mark.clause("7.8a", "7.8b")
def test_defenders_declare_at_once_whether_they_stay_outside() -> None:
    t = before_walls()
    assert (t.asked, t.decider) == ("OutsideOrInside", "athens")
    assert t.choices() == ["inside:megara", "outside"]
    t.may_not("inside:fort-pylos", "7.8a")


@pytest.mark.clause("7.8c", "8.2f")
def test_outside_they_fight() -> None:
    t = before_walls(dice=[6, 3, 3]).does("outside")
    rest_of(t)
    assert fought(t) == {"land-battle"}


@pytest.mark.clause("7.8d", "9.0f", "9.2a")
def test_inside_they_do_not_and_the_force_goes_on_besieges_or_ravages() -> None:
    t = before_walls().does("inside:megara")
    assert t.asked == "Operating" and fought(t) == set()
    t.may("move:athens", "stop", "besiege:megara", "ravage:megara").may_not("land-fight", "7.8d")


@pytest.mark.clause("9.0f", "9.0f2")
def test_nobody_is_besieged_who_is_outside() -> None:
    t = comes("potidaea", *FLEET, "athens_lsp_1", start="mende", enemies=["tegea_lsp"], loyal={"potidaea": "sparta"})
    if t.asked == "Operating":
        t.does("land-all") if "land-all" in t.choices() else None
    t = athens(
        {"potidaea": ["athens_lsp_1", "athens_lsp_2", "tegea_lsp", "nicias"], "samos": ["conon", "athens_nsp_1"]},
        government=12, loyal={"potidaea": "sparta"},
    ).does("lead:nicias", "take-all")  # fmt: skip
    t.may_not("besiege:potidaea", "9.0f").may_not("ravage:potidaea", "9.0f").does("land-fight", "inside:potidaea")
    t.may("besiege:potidaea", "ravage:potidaea")


@pytest.mark.clause("7.8a", "7.8f")
def test_a_fort_shelters_its_owner() -> None:
    t = marches("pylos", "sparta_lsp_1", start="sparta", enemies=["athens_lsp_1"], forts={"pylos": "pylos"})
    assert t.choices() == ["inside:fort-pylos", "outside"]
    t.does("inside:fort-pylos").may_not("ravage:fort-pylos", "9.2c")


@pytest.mark.clause("9.2a", "7.8d")
def test_round_a_city_whose_defenders_are_in_a_fort_beside_it_one_ravages() -> None:
    t = marches(
        "plataea", "boeotia_lsp_1", "boeotia_lsp_2", start="thebes", enemies=["athens_lsp_1"],
        forts={"minoa": "plataea"}, loyal={"plataea": "athens"},
    )  # fmt: skip
    t.does("inside:fort-minoa").may("ravage:plataea").may_not_by("besiege:plataea", "9.0f")


@pytest.mark.clause("7.8b", "7.5a")
def test_a_force_that_was_there_announces_combat_in_the_same_way() -> None:
    t = athens({"megara": ["athens_lsp_1", "megara_lsp", "nicias"], "samos": ["conon", "athens_nsp_1"]}, government=12)
    t.does("lead:nicias", "take-all").may("land-fight", "move:athens").does("land-fight")
    assert t.asked == "OutsideOrInside"
    # it leaves freely, and nobody intercepts who leaves
    t = athens({"ceos": [*FLEET, *ENEMY, "nicias"], "samos": ["conon", "athens_nsp_3"]}, government=12)
    t.does("take-all", "move:athens")
    assert t.asked == "Operating" and not t.events("intercepts")


@pytest.mark.clause("8.5a", "8.5b", "8.5d")
def test_an_open_city_is_attacked_on_land_by_troops_or_marines() -> None:
    t = comes("cythera", *FLEET, start="laconian_gulf", dice=[6, 3, 3]).may("land-fight").does("land-fight")
    t.does("all-as-marines") if t.asked == "AssignFleets" else None
    rest_of(t)
    assert fought(t) == {"garrison-attacked"} and t.holder("cythera") == "athens"
    t = sparta({"zacynthus": ["elis_lsp_1", "agis"], "elis": ["elis_lsp_2", "lysander"]}, dice=[6]).does("lead:agis")
    rest_of(t.does("take-all", "land-fight"))
    assert fought(t) == {"garrison-attacked"} and t.holder("zacynthus") == "sparta"


@pytest.mark.clause("8.5c", "9.0a", "tbl.ops.c")
def test_walls_and_forts_are_only_besieged() -> None:
    comes("megara", "athens_lsp_1", "athens_lsp_2").may_not("land-fight", "8.5c").may("besiege:megara", "ravage:megara")
    marches("oenoe", "boeotia_lsp_1", start="plataea", forts={"oenoe": "oenoe"}).may_not("land-fight", "9.0a")


# ---------------------------------------------------------------------------------------------------------- two battles


@pytest.mark.clause("8.6c", "8.1i", "8.6d")
def test_each_assigns_his_ships_to_the_sea_or_the_land_battle() -> None:
    enemies = [*ENEMY[:2], "tegea_lsp"]
    t = comes("ceos", *FLEET, "athens_lsp_1", enemies=enemies, dice=[6, 3, 3, 6, 3, 3]).does("sea-fight", "stand")
    assert t.asked == "AshoreToo"
    t.does("land-fight")
    assert t.asked == "Landing"
    t.does("land-all").until("AssignFleets")
    assert t.decider == "athens"
    t.does("as-marines:athens_nsp_2", "done")
    assert (t.asked, t.decider) == ("AssignFleets", "sparta")
    t.does("as-marines:peloponnesian_nsp_2").does("done")
    rest_of(t)
    assert fought(t) == {"sea-battle", "land-battle"}
    kinds = [e.kind for e in t.events() if e.kind in ("sea-battle", "land-battle")]
    assert kinds == ["sea-battle", "land-battle"]


@pytest.mark.clause("qa.96b")
def test_ships_alone_against_ships_and_troops_fight_at_sea_alone() -> None:
    t = comes("ceos", *FLEET, enemies=[*ENEMY[:1], "tegea_lsp"], dice=[6, 3, 3]).does("sea-fight", "stand")
    rest_of(t)
    assert fought(t) == {"sea-battle"}


@pytest.mark.clause("8.1h")
def test_ships_alone_fight_troops_as_marines() -> None:
    t = comes("ceos", *FLEET, enemies="tegea_lsp", dice=[6, 3, 3]).does("land-fight")
    assert t.asked == "AssignFleets"
    t.may_not("done", "8.1h").does("all-as-marines")
    rest_of(t)
    assert fought(t) == {"land-battle"}


@pytest.mark.clause("8.1h", "7.5a")
def test_troops_against_ships_alone_make_marines_of_them() -> None:
    t = marches("troezen", "boeotia_lsp_1", start="epidaurus", enemies=FLEET, dice=[6, 3, 3]).does("land-fight")
    rest_of(t)
    assert fought(t) == {"land-battle"}


@pytest.mark.clause("8.6c")
def test_without_ships_of_the_attacker_there_is_no_battle_at_sea() -> None:
    enemies = [*FLEET, "athens_lsp_12"]
    own = {"troezen": "sparta"}
    t = marches("troezen", "boeotia_lsp_1", start="epidaurus", enemies=enemies, dice=[6, 3, 3], loyal=own)
    t.until("AssignFleets")
    assert t.decider == "athens"
    t.does("done")
    rest_of(t)
    assert fought(t) == {"land-battle"} and t.at("troezen")[-1] == "agis"
    assert not t.down("athens_nsp_1")


@pytest.mark.clause("7.4e", "8.6c")
def test_whose_ship_is_lost_lands_no_more() -> None:
    enemies = [*ENEMY, "tegea_lsp"]
    t = comes("ceos", "athens_nsp_9", "athens_lsp_1", enemies=enemies, dice=[1, 3, 3]).does(
        "sea-fight", "stand", "land-fight"
    )
    t.until(lambda t: t.asked != "Landing", {"Landing": "land-all"})
    rest_of(t)
    assert fought(t) == {"sea-battle"} and t.where("athens_lsp_1") == "dead"


@pytest.mark.clause("7.4d", "7.8b")
def test_defenders_land_their_cargo_first() -> None:
    pieces = {
        "ceos": ["peloponnesian_nsp_1", "tegea_lsp", "mantinea_lsp"],
        "athens": [*FLEET, "athens_lsp_1", "nicias"],
    }
    t = athens({**pieces, "samos": "conon"}, aboard={"peloponnesian_nsp_1": ["tegea_lsp"]}, government=12, dice=[5, 3])
    t.does("lead:nicias", "take-all", "move:ceos", "sea-fight", "evade", "land-fight").until("OutsideOrInside")
    t.may("land:tegea_lsp", "outside").does("land:tegea_lsp")
    assert not t.position().get("aboard", {}).get("peloponnesian_nsp_1")


# --------------------------------------------------------------------------------------------------------------- relief


@pytest.mark.clause("9.0m")
def test_an_attack_from_elsewhere_ends_the_siege_first() -> None:
    siege = {"besieging": {"potidaea": ["boeotia_lsp_1"]}, "inside": {"potidaea": ["athens_lsp_10"]}}
    t = comes(
        "potidaea", "athens_lsp_1", start="mende", enemies=["boeotia_lsp_1", "athens_lsp_10"],
        loyal={"potidaea": "athens"}, dice=[3, 3, 3], **siege,
    )  # fmt: skip
    rest_of(t)
    assert t.events("siege-ends") and not t.besieged("potidaea")
    assert t.state.inside == [0] * len(t.state.inside)
    # those inside had no part in it
    assert t.where("athens_lsp_10") == "potidaea" and not t.down("athens_lsp_10")


# ------------------------------------------------------------------------------------------------------------ the Peace


@pytest.mark.clause("15.7b")
def test_in_the_peace_nobody_is_forced_or_may_fight() -> None:
    peace: dict[str, Any] = {"flags": ["peace"], "scenario": "nicias", "government": 6}
    t = comes("ceos", *FLEET, enemies=ENEMY, **peace)
    assert t.asked == "Operating"
    t.may_not("sea-fight", "15.7b").may("stop")
    t = comes("megara", "athens_lsp_1", enemies="megara_lsp", **peace)
    assert t.asked == "Operating"
    t.may_not("land-fight", "15.7b").may_not_by("besiege:megara", "15.7b")


# ----------------------------------------------------------------------------------------------------- designer's rules


@pytest.mark.clause("rev.17")
def test_troops_with_ships_enough_decline_battle() -> None:
    def raid(enemies: list[str], **rest: Any) -> Table:
        return comes("megara", "athens_lsp_1", start="oenoe", enemies=enemies, **rest)

    both = ["megara_lsp", "peloponnesian_nsp_1"]
    t = raid(both, options=["refused_battle"])
    t.may("decline").does("decline")
    assert t.asked == "Operating" and fought(t) == set()
    t.may("move:athens", "stop").may_not("land-fight", "rev.17").may_not_by("besiege:megara", "9.0f")
    raid(["megara_lsp", "tegea_lsp", "peloponnesian_nsp_1"], options=["refused_battle"]).may_not("decline", "rev.17")
    assert "decline" not in raid(both).choices()


@pytest.mark.clause("rev.21", "rev.21d")
def test_who_comes_in_without_a_land_battle_ravages() -> None:
    force = [f"athens_lsp_{n}" for n in range(1, 12)]
    t = comes("megara", *force, start="oenoe", options=["ravage_by_entry"])
    t.does("stop")
    assert t.event("ravaged")["space"] == "megara"
    t = comes("megara", *force[:3], start="oenoe", options=["ravage_by_entry"]).does("stop")
    assert not t.events("ravaged")


# ------------------------------------------------------------------------------------------------------ standing orders


@pytest.mark.clause("7.9c", "7.10a", "7.11c", "7.8b", "7.9a")
def test_standing_orders_answer_without_a_question() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY).aside("sparta", "intercept:never").does("go-on")
    assert t.asked == "Operating"
    t = comes("ceos", *FLEET, enemies=ENEMY).aside("sparta", "hold:peloponnesian_nsp_1").does("go-on")
    assert "leave-out:peloponnesian_nsp_1" not in t.choices()
    t = comes("ceos", *FLEET, enemies=ENEMY, dice=[3, 3, 3]).aside("sparta", "evade:never").does("sea-fight")
    assert t.asked != "Evasion"
    t = comes("corinth", *FLEET, start="sicyon", enemies=ENEMY).aside("sparta", "port:always").does("sea-fight")
    assert t.asked == "Operating" and t.events("into-port")
    t = before_walls()
    t.aside("athens", "inside:always")
    assert t.asked == "Operating" and t.state.within == LOCALE_INDEX["megara"] + 1
    t = comes("ceos", *FLEET, enemies=ENEMY[:1], dice=[3, 3, 3])
    t.aside("athens", "fight:3")
    assert t.asked == "Evasion"
    t = comes("ceos", *FLEET, enemies=ENEMY[:1]).aside("athens", "fight:4")
    assert t.asked == "SeaMeeting"


def test_a_side_may_resign_at_any_moment() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY)
    t.aside("sparta", "resign")
    assert t.over and t.winner == "athens"
    assert t.asides("athens") == []


def test_an_order_is_offered_by_what_it_would_change() -> None:
    t = comes("ceos", *FLEET, enemies=ENEMY)
    assert "intercept:never" in t.asides("sparta") and "intercept:ask" not in t.asides("sparta")
    assert "hold:peloponnesian_nsp_1" in t.asides("sparta") and "hold:athens_nsp_1" not in t.asides("sparta")
    t.aside("sparta", "hold:peloponnesian_nsp_1")
    assert "free:peloponnesian_nsp_1" in t.asides("sparta")
    t.aside("sparta", "free:peloponnesian_nsp_1")
    assert not any(t.state.holds_back)


# ----------------------------------------------------------------------------------------------- who goes on afterwards


def troezen(*enemies: str, dice: Any) -> Table:
    """Two fleets with an army each come to a walled city by sea."""
    there = {"athens": [*FLEET, *ARMY, "nicias"], "troezen": list(enemies), "zacynthus": ["athens_nsp_10", "conon"]}
    t = athens(there, government=12, dice=dice).does("lead:nicias", "take-all")
    return t.does("move:saronic_gulf", "move:troezen")


@pytest.mark.clause("8.2f", "4.1b", "7.1e")
def test_troops_whose_ships_have_fought_go_on_where_they_are() -> None:
    # the ships fight off Troezen; the army that they carry lands, and ravages what nobody outside the walls defends
    t = troezen("peloponnesian_nsp_1", dice=[6, 3, 3, 1, 1])
    t.does("sea-fight", "stand", "decline").until("Operating", {"StepDown": "take-losses"})
    assert fought(t) == {"sea-battle"} and t.decider == "athens"
    t.may_not("move:saronic_gulf", "7.1e").may_not("drop:athens_lsp_1", "7.1e").may("land:athens_lsp_1", "stay-aboard")
    assert t.targets("land") == ["athens_lsp_1", "athens_lsp_2"]
    t.does("land-all").may_not("sea-fight", "7.9a").may("ravage:troezen").does("ravage:troezen").until("NextOperation")
    assert t.position()["marks"]["troezen"] == ["ravaged"]
    assert set(t.position()["acted"]["operated"]) >= {*FLEET, *ARMY, "nicias"}


@pytest.mark.clause("4.1b", "9.0k")
def test_ships_that_have_fought_do_not_besiege() -> None:
    t = troezen("peloponnesian_nsp_1", dice=[6, 3, 3, 6])
    t.does("sea-fight", "stand", "decline").until("Operating", {"StepDown": "take-losses"})
    t.does("land-all", "besiege:troezen").until("NextOperation")
    # the two fleets at sea, and the two armies alone before the walls
    assert [e["points"] for e in t.events("brought") if e["side"] == "athens"] == [16, 15]


@pytest.mark.clause("9.0e", "9.0k", "4.1b")
def test_whoever_is_left_out_of_a_siege_goes_on() -> None:
    t = troezen(dice=[1, 1, 1]).does("land-all", "besiege:troezen")
    t.does("with:athens_lsp_1", "done")
    assert t.asked == "Operating" and t.besieged("troezen")
    # a second siege would want points and units of its own
    t.may_not("besiege:troezen", "9.0b").may("ravage:troezen").does("ravage:troezen")
    assert t.asked == "NextOperation" and t.position()["marks"]["troezen"] == ["ravaged"]


@pytest.mark.clause("7.4d")
def test_who_stays_aboard_when_ravaging_has_ended_the_operation() -> None:
    t = troezen(dice=[1, 1]).does("ravage:troezen")
    assert (t.asked, t.decider) == ("Disembark", "athens")
    t.does("land:athens_lsp_1", "stay-aboard")
    assert t.asked == "NextOperation" and "athens_lsp_2" in str(t.position()["aboard"])
    assert "athens_lsp_1" not in str(t.position()["aboard"])


@pytest.mark.clause("8.2f", "4.1b")
def test_ships_that_stayed_out_of_a_land_battle_go_on() -> None:
    enemies = ["tegea_lsp", "elis_lsp_1", "boeotia_lsp_1"]
    t = comes("ceos", *FLEET, "athens_lsp_1", enemies=enemies, dice=[4, 3, 3, 6, 3, 3]).does("land-fight")
    t.until("Landing").does("land-all").until("AssignFleets").does("done")
    t.until("Operating", {"StepDown": "take-losses"}).may_not("move:cythnos", "7.1e")
    # the ships alone: the army has fought, or has fallen
    t.does("land-fight", "all-as-marines")
    rest_of(t)
    assert len(t.events("land-battle")) == 2
    assert [e["points"] for e in t.events("brought") if e["side"] == "athens"][1] == 16
