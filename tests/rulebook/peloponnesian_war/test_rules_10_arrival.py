"""Arrival at a city or fort, investment, ports, forts and bases [10.1, 10.2, 11.5, 11.6, 17.1]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data.world import CITY_INDEX, PLACE_INDEX
from polemos.games.peloponnesian_war.edge.position_names import piece_named, target_named
from polemos.games.peloponnesian_war.rules.campaign.phase import StartOfTurn
from polemos.games.peloponnesian_war.rules.combat import battles
from polemos.games.peloponnesian_war.rules.season.placement import PlacementPhase
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from rulebook.peloponnesian_war.moves import ATHENS, LUCK, SPARTA, left, moves, some
from rulebook.peloponnesian_war.table import Table

HOPLITES = some("laconia-hoplite-5", 3)


# ---------------------------------------------------------------------------------------------------- assault or invest


@pytest.mark.clause("10.1", "10.2.1c", "10.2.2a", "18.6.1")
def test_who_finds_nobody_outside_assaults_or_invests() -> None:
    t = moves({"3841": ["pagondas", *some("boeotia-hoplite-5", 3)]}, holder={"plataea": "athens"})
    t.does("march:pagondas", "move:plataea")
    assert t.asked == "AtTheGates" and not t.events("invests")
    t.may("assault:plataea").does("invest")
    assert t.invested("plataea") and t.siege("plataea") == -1
    assert t.event("invests")["target"] == "plataea"


@pytest.mark.clause("10.2.1a", "10.2.1c", "17.1a")
def test_those_outside_are_fought_first() -> None:
    pieces = {"3841": ["cnemus", *some("boeotia-hoplite-5", 3)], "plataea": ["attica-hoplite-4-01"]}
    t = moves(pieces, holder={"plataea": "athens"}, dice=LUCK).does("march:cnemus", "move:plataea")
    t.until("AtTheGates", {"Sorting": "all-outside"})
    assert t.events("rolled"), "there was a battle"
    assert t.at("plataea")[-1] == "cnemus"


@pytest.mark.clause("10.2.1c")
def test_an_attacker_who_is_beaten_does_not_stay() -> None:
    pieces = {"3841": ["boeotia-hoplite-5-01"], "plataea": ["attica-hoplite-4-01"]}
    t = moves(pieces, holder={"plataea": "athens"}, dice=[3] * 40).does("march:boeotia-hoplite-5-01", "move:plataea")
    t.until("GoOn", {"Sorting": "all-outside"}, side="sparta").does("break-off").until(lambda t: t.over)
    assert t.where("boeotia-hoplite-5-01") == "3841" and not t.invested("plataea")


@pytest.mark.clause("10.2.2d", "10.2.2a")
def test_who_joins_his_own_camp_meets_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = {"3841": ["boeotia-hoplite-5-01"], "plataea": ["attica-hoplite-4-01", "boeotia-hoplite-5-02"]}
    fought: list[int] = []
    monkeypatch.setattr(battles.LandBattle, "run", lambda self, s: fought.append(self.place))
    t = moves(pieces, holder={"plataea": "athens"}, inside=["attica-hoplite-4-01"])
    t.does("march:boeotia-hoplite-5-01", "move:plataea")
    assert not fought and t.inside("attica-hoplite-4-01")
    # whoever comes first gives those inside the choice to come out
    pieces["plataea"].pop()
    t = moves(pieces, holder={"plataea": "athens"}, inside=["attica-hoplite-4-01"])
    t.does("march:boeotia-hoplite-5-01", "move:plataea")
    assert fought


@pytest.mark.clause("10.2.2d", "10.2.1a")
def test_who_halts_in_his_own_camp_and_stays_meets_nobody() -> None:
    pieces = {"orneae": ["agis", *HOPLITES[:2]], "argos": [HOPLITES[2], "attica-hoplite-4-01"]}
    t = moves(pieces, inside=["attica-hoplite-4-01"], holder={"argos": "athens"}).does("march:agis", "halt:argos")
    t.does("done")
    assert t.asked == "AtTheGates" and not t.events("battle")


@pytest.mark.clause("10.2.2b")
def test_friends_of_the_investors_pass() -> None:
    beyond = PLACE_INDEX["3742"]
    pieces = {"3841": ["boeotia-hoplite-5-01"], "3940": ["attica-hoplite-4-01"]}
    t = moves(pieces, holder={"plataea": "athens"}).does("march:boeotia-hoplite-5-01").may("move:plataea")
    assert t.state.found[beyond] == 12 - 10, "around Plataea over two mountains"
    pieces["plataea"] = ["boeotia-hoplite-5-02"]
    t = moves(pieces, holder={"plataea": "athens"}).does("march:boeotia-hoplite-5-01")
    assert t.state.found[beyond] == 12 - 7, "through the camp, off the road"


@pytest.mark.clause("18.1.1", "10.2.1c2")
def test_whoever_invests_may_assault_without_moving_once() -> None:
    pieces = {"plataea": ["pagondas", *some("boeotia-hoplite-5", 3)]}
    t = moves(pieces, holder={"plataea": "athens"}, dice=LUCK).does("march:pagondas")
    t.may("assault:plataea")
    marks = {"plataea": ["assaulted", "invested-before"]}
    t = moves(pieces, holder={"plataea": "athens"}, places=marks).does("march:pagondas")
    t.may_not("assault:plataea", "18.1.1")


@pytest.mark.clause("18.1.1", "14.2.5")
def test_an_arriving_leader_assaults_with_the_whole_camp() -> None:
    pieces = {"3841": ["cnemus", "boeotia-hoplite-5-01"], "plataea": some("boeotia-hoplite-5", 2, first=2)}
    t = moves(pieces, holder={"plataea": "athens"}, dice=LUCK).does("march:cnemus", "move:plataea", "assault:plataea")
    assert t.event("assaults")["target"] == "plataea"
    t.until(lambda t: t.over)
    assert {"moved", "fought"} <= set(t.position()["marks"]["boeotia-hoplite-5-02"])


@pytest.mark.clause("14.2.5")
def test_without_a_leader_units_assault_one_at_a_time() -> None:
    camp = some("boeotia-hoplite-5", 2)
    t = moves({"plataea": camp}, holder={"plataea": "athens"}, dice=LUCK).does(f"march:{camp[0]}", "assault:plataea")
    t.until("SetOut")
    assert "fought" in t.position()["marks"][camp[0]] and camp[1] not in t.position()["marks"]


# ----------------------------------------------------------------------------------------------- sorties and Long Walls


@pytest.mark.clause("10.4.4", "17.1a", "10.2.2d")
def test_a_sortie_goes_back_inside() -> None:
    pieces = {"megara": ["cnemus", *some("megarid-hoplite-4", 2), "attica-hoplite-4-01"]}
    inside = ["cnemus", *some("megarid-hoplite-4", 2)]
    t = moves(pieces, inside=inside, dice=LUCK).does("march:cnemus").may_not("move:pagae", "10.2.2d")
    t.does("move:megara").until(lambda t: t.over)
    assert t.event("sallies")["space"] == "3744"
    assert not t.invested("megara") and all(t.inside(piece) for piece in inside)


@pytest.mark.clause("17.1d", "10.2.2d")
def test_nobody_slips_past_the_investors_by_land() -> None:
    pieces = {"3643": ["megarid-hoplite-4-01"], "megara": ["attica-hoplite-4-01"]}
    t = moves(pieces, dice=LUCK).does("march:megarid-hoplite-4-01", "move:megara").until(lambda t: t.over)
    assert t.events("rolled") and t.inside("megarid-hoplite-4-01") and not t.invested("megara")


@pytest.mark.clause("10.2.2d2", "10.4.6")
def test_long_walls_lead_to_the_other_end() -> None:
    pieces = {"athens": ["attica-hoplite-4-01", "laconia-hoplite-5-01"]}
    walls = [["athens", "piraeus"]]
    t = moves(pieces, side=ATHENS, inside=["attica-hoplite-4-01"], long_walls=walls).does("march:attica-hoplite-4-01")
    # from inside alone, and to the other end alone
    outside = moves({"athens": ["attica-hoplite-4-01"]}, side=ATHENS, long_walls=walls)
    outside.state.inside[piece_named("attica-hoplite-4-01")] = 0
    outside.does("march:attica-hoplite-4-01").may_not("along-walls:piraeus", "10.4.6")
    t.may_not("along-walls:eleusis", "10.4.6")
    t.may("move:athens").may_not("move:eleusis", "10.2.2d").does("along-walls:piraeus")
    assert left(t) == 11 and t.inside("attica-hoplite-4-01")
    t.does("move:eleusis")
    assert t.where("attica-hoplite-4-01") == "eleusis"
    # to an end that is invested as well one comes inside, and no farther
    both = {**pieces, "piraeus": ["laconia-hoplite-5-02"]}
    t = moves(both, side=ATHENS, inside=["attica-hoplite-4-01"], long_walls=walls).does("march:attica-hoplite-4-01")
    t.does("along-walls:piraeus")
    assert t.over and t.inside("attica-hoplite-4-01") and t.where("attica-hoplite-4-01") == "piraeus"


@pytest.mark.clause("10.4.6")
def test_long_walls_of_a_besieged_pair_lead_nowhere() -> None:
    pieces = {"athens": ["attica-hoplite-4-01", "laconia-hoplite-5-01"], "piraeus": ["laconia-hoplite-5-02"]}
    rest: Any = {"inside": ["attica-hoplite-4-01"], "long_walls": [["athens", "piraeus"]]}
    siege = {"athens": 0, "piraeus": 0}
    t = moves(pieces, side=ATHENS, siege=siege, **rest).does("march:attica-hoplite-4-01")
    t.may_not("along-walls:piraeus", "10.4.6")


# ----------------------------------------------------------------------------------------------------------------- odds


@pytest.mark.clause("17.3.2")
def test_nobody_enters_to_attack_at_worse_than_one_to_four() -> None:
    four = {"3050": ["laconia-hoplite-5-01"], "3150": ["hagnon", *some("attica-hoplite-4", 4)]}
    moves(four).does("march:laconia-hoplite-5-01").may("move:3150")
    five = {"3050": ["laconia-hoplite-5-01"], "3150": ["hagnon", *some("attica-hoplite-4", 5)]}
    moves(five).does("march:laconia-hoplite-5-01").may_not("move:3150", "17.3.2")
    # only those who stand outside count: whoever is inside may come out, and then there is no battle
    garrison = {"3841": ["boeotia-hoplite-5-01"], "plataea": some("attica-hoplite-4", 6)}
    t = moves(garrison, holder={"plataea": "athens"}, inside=some("attica-hoplite-4", 6))
    t.does("march:boeotia-hoplite-5-01").may("move:plataea")
    t = moves(garrison, holder={"plataea": "athens"}).does("march:boeotia-hoplite-5-01")
    t.may_not("move:plataea", "17.3.2")


@pytest.mark.clause("17.3.2", "7.6.5b")
def test_who_builds_long_walls_counts_as_outside() -> None:
    garrison = some("attica-hoplite-4", 5)
    said: dict[str, Any] = {"holder": {"plataea": "athens"}, "walls": {"plataea": 1}, "inside": garrison[:1]}
    t = moves({"3841": ["boeotia-hoplite-5-01"], "plataea": garrison}, **said)
    plataea = target_named("plataea")
    t.copy().does("march:boeotia-hoplite-5-01").may("move:plataea")
    long_walls.begin(t.state, piece_named(garrison[0]), plataea, target_named("thebes"))
    t.does("march:boeotia-hoplite-5-01").may_not("move:plataea", "17.3.2")


# ---------------------------------------------------------------------------------------------- rebels, forts and bases


@pytest.mark.clause("6.5.2", "6.5.1b")
def test_a_city_in_revolt_opens_to_its_friends() -> None:
    revolt: Any = {"cities": {"eleusis": ["revolt"]}, "ml": {"attica": 8}}
    t = moves({"nisaea": ["megarid-hoplite-4-01"]}, **revolt).does("march:megarid-hoplite-4-01", "move:eleusis")
    assert t.asked == "InOrOut"
    t.does("go-inside")
    assert t.holder("eleusis") == "sparta" and not t.in_revolt("eleusis") and t.inside("megarid-hoplite-4-01")
    t = moves({"nisaea": ["megarid-hoplite-4-01"]}, **revolt).does("march:megarid-hoplite-4-01", "move:eleusis")
    t.does("go-outside")
    assert t.in_revolt("eleusis") and t.friend("eleusis") == "sparta"


@pytest.mark.clause("6.5.2", "10.2.3a", "16.5.1")
def test_troops_that_come_to_a_rebel_port_as_friends_are_inside() -> None:
    ships, man = some("corinth-fleet-4", 2), "corinth-hoplite-4-01"
    rest: Any = {"cities": {"mytilene": ["revolt"]}, "aboard": {ships[0]: [man]}}
    t = moves({"mytilene_strait": ["cnemus", *ships, man]}, **rest)
    t.does("sail:cnemus", "move:mytilene", "go-inside")
    assert t.holder("mytilene") == "sparta" and t.inside(ships[0]) and t.inside(man)
    assert "aboard" not in t.position()
    # fleets that only halt there have not entered it
    t = moves({"mytilene_strait": ["cnemus", *ships, man]}, **rest).does("sail:cnemus", "halt:mytilene")
    assert t.in_revolt("mytilene") and not t.inside(ships[0])


@pytest.mark.clause("6.5.1c")
def test_a_city_in_revolt_of_a_weary_region_opens_to_nobody() -> None:
    revolt: Any = {"cities": {"eleusis": ["revolt"]}, "ml": {"attica": 4}}
    t = moves({"nisaea": ["megarid-hoplite-4-01"]}, **revolt).does("march:megarid-hoplite-4-01", "move:eleusis")
    assert t.invested("eleusis") or t.asked == "AtTheGates"


@pytest.mark.clause("11.5a")
def test_an_empty_fort_is_taken_or_destroyed() -> None:
    fort: Any = {"forts": {"decelea": "sparta"}}
    t = moves({"athens": ["attica-hoplite-4-01"]}, side=ATHENS, **fort).does(
        "march:attica-hoplite-4-01", "move:decelea"
    )
    assert t.asked == "EmptyFort"
    t.does("seize-fort")
    assert t.friend("fort-1") == "athens" and t.inside("attica-hoplite-4-01")
    t = moves({"athens": ["attica-hoplite-4-01"]}, side=ATHENS, **fort).does(
        "march:attica-hoplite-4-01", "move:decelea"
    )
    t.does("wreck-fort")
    assert t.state.fort_at[0] == -1


@pytest.mark.clause("11.5a")
def test_fleets_take_no_fort() -> None:
    t = moves({"saronic_gulf": ["attica-fleet-5-01"]}, side=ATHENS, forts={"3545": "sparta"})
    t.does("sail:attica-fleet-5-01", "move:3545")
    assert t.over and t.friend("fort-1") == "sparta"


@pytest.mark.clause("11.6a", "7.6.3e")
def test_a_base_is_destroyed_at_the_end_of_a_move() -> None:
    base: Any = {"bases": {"decelea": "sparta"}}
    t = moves({"athens": ["attica-hoplite-4-01"]}, side=ATHENS, **base).does(
        "march:attica-hoplite-4-01", "move:decelea"
    )
    assert t.asked == "BreakBase"
    t.may("spare-base").does("wreck-base")
    assert t.state.base_at[0] == -1
    t = moves({"saronic_gulf": ["attica-fleet-5-01"]}, side=ATHENS, bases={"3545": "sparta"})
    t.does("sail:attica-fleet-5-01", "move:3545", "wreck-base")
    assert t.state.base_at[0] == -1


@pytest.mark.clause("11.6a")
def test_a_base_inside_a_place_that_holds_out_is_safe() -> None:
    pieces = {"3841": ["pagondas", *some("boeotia-hoplite-5", 3)]}
    rest: Any = {"holder": {"plataea": "athens"}, "bases": {"plataea": "athens"}}
    t = moves(pieces, bases_inside=["plataea"], **rest).does("march:pagondas", "move:plataea", "invest")
    assert t.over and t.state.base_at[0] >= 0
    t = moves(pieces, **rest).does("march:pagondas", "move:plataea", "invest")
    assert t.asked == "BreakBase"


@pytest.mark.clause("11.6a")
def test_a_base_stays_while_enemies_outside_are_not_beaten() -> None:
    # the base of the besiegers before Piraeus, which Athenian ships enter past them
    pieces = {"saronic_gulf": ["attica-fleet-5-01"], "piraeus": ["laconia-hoplite-5-01"]}
    t = moves(pieces, side=ATHENS, bases={"piraeus": "sparta"}).does("sail:attica-fleet-5-01", "move:piraeus")
    assert t.over and t.inside("attica-fleet-5-01") and t.state.base_at[0] >= 0


@pytest.mark.clause("7.8.6a")
def test_a_leader_alone_dies_where_the_enemy_stops() -> None:
    t = moves({"3149": ["laconia-hoplite-5-01"], "3150": ["hagnon"]}).does("march:laconia-hoplite-5-01", "move:3150")
    assert t.where("hagnon") == "out"
    # inside a city that holds out he is safe
    t = moves(
        {"3841": ["boeotia-hoplite-5-01"], "plataea": ["hagnon"]}, holder={"plataea": "athens"}, inside=["hagnon"]
    )
    t.does("march:boeotia-hoplite-5-01", "move:plataea")
    assert t.where("hagnon") == "plataea"


@pytest.mark.clause("7.8.6a", "16.3.6")
def test_a_city_that_opens_to_the_enemy_shelters_no_leader_alone() -> None:
    pieces = {"3841": ["nicias", "attica-hoplite-4-01", "attica-hoplite-4-02"], "plataea": ["pagondas"]}
    rest: Any = {"side": ATHENS, "holder": {"plataea": "athens"}, "inside": ["pagondas"]}
    t = moves(pieces, **rest).does("march:nicias", "move:plataea")
    assert t.where("pagondas") == "out"
    assert t.does("go-inside").inside("nicias")
    # who only halts there has not ended his move; whom he leaves behind has
    t = moves(pieces, **rest).does("march:nicias", "halt:plataea")
    assert not t.inside("pagondas") and t.where("pagondas") == "plataea"
    t.does("leave:attica-hoplite-4-01")
    assert t.where("pagondas") == "out"


# ---------------------------------------------------------------------------------------------------------------- ports


@pytest.mark.clause("10.2.1b", "10.2.1b3", "17.1a")
def test_fleets_in_a_port_fight_those_that_come() -> None:
    pieces = {"saronic_gulf": ["hagnon", *some("attica-fleet-5", 3)], "nisaea": ["megarid-fleet-3-01"]}
    t = moves(pieces, side=ATHENS, inside=["megarid-fleet-3-01"], dice=LUCK).does("sail:hagnon", "move:nisaea")
    t.until(lambda t: t.over)
    assert t.events("rolled") and t.where("attica-fleet-5-01") == "nisaea"
    # fleets alone lie before the port; they do not invest it
    assert not t.invested("nisaea") and not t.inside("attica-fleet-5-01")


@pytest.mark.clause("10.2.1b", "17.3.2")
def test_not_at_worse_odds_than_one_to_four() -> None:
    many = [*some("corinth-fleet-4", 4), "megarid-fleet-3-01"]
    t = moves({"saronic_gulf": ["attica-fleet-5-01"], "nisaea": many}, side=ATHENS, inside=many)
    t.does("sail:attica-fleet-5-01").may_not("move:nisaea", "17.3.2")


@pytest.mark.clause("10.2.3a", "16.5.1")
def test_passengers_go_ashore_and_aboard_in_a_port_that_is_invested_by_land() -> None:
    ships, man = some("attica-fleet-5", 2), "attica-hoplite-4-01"
    camp = some("boeotia-hoplite-5", 6)
    pieces = {"saronic_gulf": ["hagnon", *ships, man], "piraeus": ["attica-hoplite-4-02", *camp]}
    rest: Any = {"aboard": {ships[0]: [man]}, "inside": ["attica-hoplite-4-02"]}
    t = moves(pieces, side=ATHENS, **rest).does("sail:hagnon", "halt:piraeus").does(f"disembark:{man}")
    assert t.inside(man) and not t.events("battle") and left(t) == 5
    t.may("embark:attica-hoplite-4-02").does("move:aegina")
    assert t.where(ships[0]) == "aegina" and t.where(man) == "piraeus"


@pytest.mark.clause("10.2.3b")
def test_who_joins_a_blockade_does_not_fight_again() -> None:
    pieces = {"saronic_gulf": ["attica-fleet-5-01"], "nisaea": ["attica-fleet-5-02", "megarid-fleet-3-01"]}
    t = moves(pieces, side=ATHENS, inside=["megarid-fleet-3-01"]).does("sail:attica-fleet-5-01", "move:nisaea")
    assert not t.events("rolled")


@pytest.mark.clause("10.2.1b4", "16.5.3")
def test_troops_land_when_the_ships_have_won() -> None:
    pieces = {
        "saronic_gulf": ["hagnon", *some("attica-fleet-5", 3), "attica-hoplite-4-01", "attica-hoplite-4-02"],
        "nisaea": ["megarid-fleet-3-01", "megarid-hoplite-4-01"],
    }
    aboard = {"attica-fleet-5-01": ["attica-hoplite-4-01"], "attica-fleet-5-02": ["attica-hoplite-4-02"]}
    inside = ["megarid-fleet-3-01"]
    t = moves(pieces, side=ATHENS, inside=inside, aboard=aboard, dice=LUCK).does("sail:hagnon", "land-at:nisaea")
    t.until("AtTheGates", {"Sorting": "all-outside"})
    landed = [n for n, event in enumerate(t.events()) if event.kind == "lands"]
    fought = [n for n, event in enumerate(t.events()) if event.kind == "rolled"]
    assert landed and fought[0] < landed[0] < fought[-1], "at sea first, then ashore"


@pytest.mark.clause("10.2.3a", "17.1d")
def test_a_port_that_is_invested_by_land_is_open_to_the_sea() -> None:
    pieces = {
        "saronic_gulf": ["hagnon", "attica-fleet-5-01", "attica-hoplite-4-01"],
        "piraeus": ["laconia-hoplite-5-01", "attica-fleet-5-02", "attica-hoplite-4-02", "nicostratus"],
    }
    rest: Any = {"inside": ["attica-fleet-5-02", "attica-hoplite-4-02", "nicostratus"], "side": ATHENS}
    aboard = {"attica-fleet-5-01": ["attica-hoplite-4-01"]}
    t = moves(pieces, aboard=aboard, **rest).does("sail:hagnon", "move:piraeus")
    assert t.inside("attica-hoplite-4-01") and t.inside("attica-fleet-5-01") and not t.events("rolled")
    t.does("sail:nicostratus", "embark:attica-hoplite-4-02", "move:salamis")
    assert t.where("attica-hoplite-4-02") == "salamis" and t.inside("attica-hoplite-4-02")


@pytest.mark.clause("10.2.3b", "17.1a")
def test_past_a_blockade_only_by_beating_it() -> None:
    pieces = {"piraeus": ["hagnon", *some("attica-fleet-5", 2), "corinth-fleet-4-01"]}
    inside = ["hagnon", *some("attica-fleet-5", 2)]
    t = moves(pieces, side=ATHENS, inside=inside, dice=LUCK).does("sail:hagnon", "move:saronic_gulf")
    t.until("Sail")
    assert t.event("breaks-out")["space"] == "4045" and t.where("corinth-fleet-4-01") != "piraeus"
    assert left(t) == 6, "a battle costs two points"
    # whoever fails goes back in
    t = moves(pieces, side=ATHENS, inside=inside, dice=[3] * 60).does("sail:hagnon", "move:saronic_gulf")
    t.until("GoOn", side="athens").does("break-off").until(lambda t: t.over)
    assert t.at("piraeus")[:2] == some("attica-fleet-5", 2) and all(t.inside(piece) for piece in inside)
    # five ships let nobody out whom they outnumber five to one
    many = {"piraeus": ["attica-fleet-5-01", *some("corinth-fleet-4", 4), "megarid-fleet-3-01"]}
    t = moves(many, side=ATHENS, inside=["attica-fleet-5-01"]).does("sail:attica-fleet-5-01")
    assert t.over
    # and whoever comes home fights his way in
    home = {"saronic_gulf": ["attica-fleet-5-01"], "piraeus": ["corinth-fleet-4-01"]}
    t = moves(home, side=ATHENS, dice=LUCK).does("sail:attica-fleet-5-01", "move:piraeus").until(lambda t: t.over)
    assert t.events("rolled") and t.inside("attica-fleet-5-01") and t.where("corinth-fleet-4-01") != "piraeus"


@pytest.mark.clause("10.2.1c2")
def test_what_was_invested_at_the_start_of_the_turn_is_noted() -> None:
    pieces = {"plataea": ["boeotia-hoplite-5-01"], "3841": ["boeotia-hoplite-5-02"]}
    t = Table(pieces, holder={"plataea": "athens"}, places={"thebes": ["assaulted"]}, steps=[StartOfTurn()])
    marks = t.state.target_marks
    assert marks[CITY_INDEX["plataea"]] == codes.INVESTED_BEFORE and marks[CITY_INDEX["thebes"]] == 0


# ------------------------------------------------------------- a city in revolt in which the controller still has units


@pytest.mark.clause("6.5.4a", "10.2.1a", "16.4.4")
def test_fleets_stay_out_of_a_rebel_port_that_the_controller_holds() -> None:
    rebels: Any = {"cities": {"mytilene": ["revolt"]}, "inside": ["attica-hoplite-4-01"]}
    ships, men = some("corinth-fleet-4", 2), some("corinth-hoplite-4", 1)
    t = moves({"mytilene": ["attica-hoplite-4-01"], "mytilene_strait": ["cnemus", *ships]}, **rebels)
    assert t.friend("mytilene") == "sparta"
    t.does("sail:cnemus", "move:mytilene")
    assert t.where(ships[0]) == "mytilene" and not t.inside(ships[0]) and not t.inside("cnemus")
    # troops land before it as before any place that holds out
    aboard: Any = {"aboard": {ships[0]: men}}
    t = moves({"mytilene": ["attica-hoplite-4-01"], "mytilene_strait": ["cnemus", *ships, *men]}, **rebels, **aboard)
    t.does("sail:cnemus").may("land-at:mytilene")
    # where nobody is inside they sail in
    t = moves({"mytilene_strait": ["cnemus", *ships]}, cities={"mytilene": ["revolt"]})
    assert t.does("sail:cnemus", "move:mytilene", "go-inside").inside(ships[0])


@pytest.mark.clause("6.5.4a", "10.2.1b3")
def test_fleets_of_the_controller_in_a_rebel_port_retreat_into_it() -> None:
    ours, theirs = some("attica-fleet-5", 2), some("corinth-fleet-4", 4)
    pieces = {"mytilene": ours, "mytilene_strait": ["cnemus", *theirs]}
    t = moves(pieces, cities={"mytilene": ["revolt"]}, inside=ours, dice=[2, 1, 1, 1, 1, 1, 1])
    t.does("sail:cnemus", "move:mytilene", "break-off")
    assert t.event("beaten")["side"] == "athens"
    assert t.where(ours[0]) == "mytilene" and t.inside(ours[0]) and not t.inside(theirs[0])


@pytest.mark.clause("7.8.5", "6.5.4a")
def test_no_leader_comes_to_a_rebel_city_that_the_controller_holds() -> None:
    rest: Any = {"pool": {"cnemus": "lesbos"}, "cities": {"mytilene": ["revolt"]}, "phase": "placement"}
    step: Any = {"side": "sparta", "steps": [PlacementPhase(SPARTA)]}
    Table({"force-pool": ["cnemus"]}, **step, **rest).may("levy:mytilene")
    held = {"force-pool": ["cnemus", "brasidas"], "mytilene": ["attica-hoplite-4-01"]}
    rest["pool"]["brasidas"] = "laconia"
    Table(held, inside=["attica-hoplite-4-01"], **step, **rest).may("levy:sparta").may_not("levy:mytilene", "7.3.2")
