"""Cards of wind and weather, omens, festivals and the plague [card.storms to card.delos]."""

import pytest

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.world import CITY_INDEX, REGION_INDEX
from rulebook.peloponnesian_war.cards import count, holding, lasting, lies, pieces, shown

# ------------------------------------------------------------------------------------------------------------- weather


@pytest.mark.clause("card.storms")
def test_storms_blow_on_all_seas_for_both() -> None:
    t = shown("storms").does("play-card:storms")
    assert lasting(t, codes.STORMS, "athens") and lasting(t, codes.STORMS, "sparta")
    assert lies(t, "storms", codes.DISCARDED) == 1


@pytest.mark.clause("card.etesian", "card.fair_winds")
def test_winds_change_sea_points() -> None:
    assert holding("athens", "etesian").does("play-card:etesian").state.winds == [0, -3]
    assert holding("sparta", "etesian").does("play-card:etesian").state.winds == [-3, 0]
    assert holding("sparta", "fair_winds").does("play-card:fair_winds").state.winds == [0, 3]


@pytest.mark.clause("card.good_harvest")
@pytest.mark.parametrize("face", [1, 4, 6])
def test_a_good_harvest_brings_a_die_of_talents(face: int) -> None:
    t = holding("sparta", "good_harvest", treasury={"sparta": 7}).dice(face).does("play-card:good_harvest")
    assert t.talents("sparta") == 7 + face


@pytest.mark.clause("card.poor_harvest", "12.3b")
def test_a_poor_harvest_starves_a_region_of_the_opponent() -> None:
    t = holding("athens", "poor_harvest", "poor_harvest", treasury={"sparta": 1})
    t.does("play-card:poor_harvest").may_not("card-region:chios", "card.poor_harvest").does("card-region:boeotia")
    assert t.state.famine[REGION_INDEX["boeotia"]] == -2 and t.talents("sparta") == 0  # what he has
    t.does("play-card:poor_harvest").may_not("card-region:boeotia", "12.3b")
    t = holding("sparta", "poor_harvest", treasury={"athens": 9})
    assert t.does("play-card:poor_harvest", "card-region:attica").talents("athens") == 7


@pytest.mark.clause("card.earthquake")
def test_an_earthquake_closes_a_region_and_may_throw_down_walls() -> None:
    t = shown("earthquake", dice=(3,)).does("card-region:boeotia")
    assert t.state.shaken[REGION_INDEX["boeotia"]] == 1 and t.over
    t = shown("earthquake", dice=(4,), side="sparta").does("card-region:boeotia")
    assert (t.asked, t.decider) == ("WallsFall", "sparta")
    t.may_not("card-city:tanagra", "card.earthquake")  # has no walls
    t.may_not("card-city:megara", "card.earthquake").does("card-city:thebes")
    thebes = CITY_INDEX["thebes"]
    assert not t.state.walls[thebes] and asking.marked(t.state, thebes, codes.DEMOLISHED)
    t = shown("earthquake", dice=(6,)).does("card-region:attica").may_not("card-city:athens", "card.earthquake")
    t = shown("earthquake", dice=(1,), shaken={"attica": 1}).may_not("card-region:attica", "12.3b")


# --------------------------------------------------------------------------------------------------------------- omens


@pytest.mark.clause("card.omens", "12.3b")
def test_bad_omens_hold_a_leader_and_his_stack() -> None:
    two = {"thebes": ["agis", "boeotia-hoplite-5-01", "boeotia-hoplite-5-02"], "sparta": ["brasidas"]}
    t = holding("athens", "omens", "omens", pieces=two, inside=["agis", "boeotia-hoplite-5-01"])
    t.does("play-card:omens").may_not("card-unit:pericles", "card.omens")  # in no place
    t.does("card-unit:agis")
    assert pieces(t.state.held) == {"boeotia-hoplite-5-01", "agis"}
    assert t.event("stack-held")["number"] == 1
    t.does("play-card:omens")
    assert pieces(t.state.held) == {"boeotia-hoplite-5-01", "agis", "brasidas"}  # the only one left
    own = {"athens": ["pericles"], "syracuse": ["gylippus"], "force-pool": ["brasidas"]}
    t = holding("athens", "omens", pieces=own, sicily="open")
    t.may_not("play-card:omens", "12.3a")  # ours, beside the map, in a pool


@pytest.mark.clause("card.eclipse")
def test_an_eclipse_holds_a_fleet() -> None:
    at = {
        "syracuse": ["nicias", "attica-fleet-5-01", "attica-hoplite-4-01"],
        "piraeus": ["phormio", "attica-hoplite-4-02"],
        "gytheum": ["lysander", "laconia-fleet-4-01"],
    }
    t = holding("sparta", "eclipse", pieces=at, sicily="open")
    t.does("play-card:eclipse")  # Phormio has no fleet with him, Lysander is our own
    assert pieces(t.state.becalmed) == {"nicias", "attica-fleet-5-01", "attica-hoplite-4-01"}
    assert t.event("stack-held")["number"] == 2 and not t.state.held
    at = {"piraeus": ["phormio", "attica-hoplite-4-02"]}
    holding("sparta", "eclipse", pieces=at).may_not("play-card:eclipse", "12.3a")


@pytest.mark.clause("card.olympic_truce", "12.4a")
def test_the_sacred_truce_binds_both() -> None:
    t = shown("olympic_truce", side="sparta")
    for side in ("athens", "sparta"):
        assert lasting(t, codes.NO_RAIDS, side) and lasting(t, codes.TRUCE, side)


@pytest.mark.clause("card.carneia")
def test_the_carneia_binds_laconia() -> None:
    t = holding("athens", "carneia").does("play-card:carneia")
    assert lasting(t, codes.CARNEIA, "sparta") and not lasting(t, codes.CARNEIA, "athens")
    holding("sparta", "carneia").may_not("play-card:carneia", "12.1a")


@pytest.mark.clause("card.oracle", "card.war_party")
@pytest.mark.parametrize("card", ["oracle", "war_party"])
def test_an_oracle_and_the_war_party_rouse_a_region(card: str) -> None:
    t = holding("sparta", card).does(f"play-card:{card}").may_not("card-region:chios", f"card.{card}")
    assert t.does("card-region:argolid").ml("argolid") == 5  # even one that nothing else rouses


@pytest.mark.clause("card.delos")
def test_the_purification_of_delos() -> None:
    t = holding("athens", "delos").does("play-card:delos")
    t.may_not("card-region:thrace", "card.delos").may_not("card-region:aegean_islands", "card.delos")
    t.does("card-region:samos")
    assert (t.al("aegean_islands"), t.al("samos")) == (8, 6) and lies(t, "delos", codes.REMOVED) == 1
    lost = dict.fromkeys(("euboea", "lesbos", "chios", "samos", "rhodes"), "sparta")
    t = holding("athens", "delos", controller=lost).does("play-card:delos")
    assert t.al("aegean_islands") == 8
    t = holding("athens", "delos", controller={"aegean_islands": "sparta"}).may_not("play-card:delos", "card.delos")
    holding("sparta", "delos").may_not("play-card:delos", "12.1a")


# -------------------------------------------------------------------------------------------------------------- plague

SICK = {
    "athens": ["attica-hoplite-4-01", "attica-hoplite-4-02", "pericles", "nicias"],
    "piraeus": ["attica-fleet-5-01", "chios-hoplite-4-01"],
    "megara": ["attica-hoplite-4-03"],
    "force-pool": ["attica-hoplite-4-04", "phormio"],
}


@pytest.mark.clause("card.plague")
def test_the_plague() -> None:
    t = shown("plague", side="sparta", dice=(4,), pieces=SICK, inside=["attica-hoplite-4-01"])
    assert (t.decider, t.asked) == ("athens", "Dying")
    t.may_not("card-unit:attica-fleet-5-01", "card.plague")  # a land unit first
    t.dice(3, 6).does("card-unit:attica-hoplite-4-02")  # the fleet, and then the last: nothing to choose
    assert [t.where(unit) for unit in ("attica-hoplite-4-02", "attica-fleet-5-01", "attica-hoplite-4-01")] == [
        "build-pool"
    ] * 3
    for unit in ("chios-hoplite-4-01", "attica-hoplite-4-03", "attica-hoplite-4-04"):
        assert t.where(unit) != "build-pool"  # not of Attica, or not in it
    assert (t.ml("attica"), t.al("attica")) == (12, 17)
    assert t.where("nicias") == "out" and t.where("pericles") == "athens"  # Pericles dies on 4
    assert asking.is_so(t.state, codes.PLAGUE) and asking.is_so(t.state, codes.PLAGUE_PLAYED)
    assert lies(t, "plague", codes.REMOVED) == 1


@pytest.mark.clause("card.plague")
@pytest.mark.parametrize(("face", "pericles", "nicias"), [(3, True, True), (4, False, True), (5, False, False)])
def test_leaders_who_die_of_the_plague(face: int, pericles: bool, nicias: bool) -> None:
    t = shown("plague", dice=(1, face, face), pieces={"athens": ["pericles", "nicias"], "megara": ["phormio"]})
    assert (t.where("pericles") == "athens") == pericles and (t.where("nicias") == "athens") == nicias
    assert t.where("phormio") == "megara"


@pytest.mark.clause("card.plague")
def test_the_plague_takes_land_units_and_fleets_in_turn() -> None:
    fleets = [f"attica-fleet-5-0{n}" for n in range(1, 4)]
    men = [f"attica-hoplite-4-0{n}" for n in range(1, 4)]
    t = shown("plague", dice=(3,), pieces={"piraeus": [*fleets, *men]})
    t.does(f"card-unit:{men[1]}").may_not(f"card-unit:{men[0]}", "card.plague").does(f"card-unit:{fleets[2]}")
    t.may_not(f"card-unit:{fleets[0]}", "card.plague").does(f"card-unit:{men[2]}")
    assert t.over and [t.where(unit) for unit in (men[0], *fleets[:2])] == ["piraeus"] * 3


@pytest.mark.clause("card.plague")
def test_when_one_kind_is_used_up_the_plague_takes_the_other() -> None:
    t = shown(
        "plague", dice=(4,), pieces={"piraeus": ["attica-fleet-5-01", "attica-fleet-5-02", "attica-hoplite-4-01"]}
    )
    t.does("card-unit:attica-fleet-5-02")
    assert t.over and t.at("piraeus") == []


@pytest.mark.clause("card.second_outbreak")
def test_the_plague_returns() -> None:
    t = shown("second_outbreak", facts=["plague-played"], pieces=SICK)
    t.may_not("card-unit:attica-hoplite-4-03", "card.second_outbreak").does("card-unit:attica-fleet-5-01")
    t.does("card-unit:attica-hoplite-4-01")
    assert t.ml("attica") == 13 and t.where("attica-hoplite-4-02") == "athens"
    assert lies(t, "second_outbreak", codes.REMOVED) == 1


@pytest.mark.clause("card.second_outbreak")
def test_it_returns_to_the_deck_before_the_plague_was_there() -> None:
    t = shown("second_outbreak", pieces=SICK, cards={"removed": ["hermae"]})
    assert t.ml("attica") == 14 and lies(t, "second_outbreak", codes.DECK) == 1 and t.over
    assert count(t, codes.REMOVED) == 1
