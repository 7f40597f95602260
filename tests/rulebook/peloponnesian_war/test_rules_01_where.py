"""Who may be where: islands, Persia, Sicily, what treaties and cards close [1.2, 12.10, 19, scenario.argive]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.edge.position_names import place_named
from polemos.games.peloponnesian_war.rules import places
from polemos.kernel.flow import waiting
from rulebook.peloponnesian_war.moves import ATHENS, LUCK, SPARTA, left, moves, some
from rulebook.peloponnesian_war.table import Table

FLEETS = some("attica-fleet-5", 4)


def won_over(t: Table, satrapy: int, side: int) -> Table:
    """A satrap is on a side, and whoever decides is asked anew."""
    t.state.satrap[satrapy] = side
    return asked_anew(t)


def come(t: Table, piece: str, place: str) -> Table:
    """A piece is put in a place."""
    state.put(t.state, PIECE_INDEX[piece], place_named(place))
    return asked_anew(t)


def asked_anew(t: Table) -> Table:
    state.reindex(t.state)
    t.state.opts = waiting(t.state).options(t.state)
    return t


@pytest.mark.clause("1.2c", "1.2e")
@pytest.mark.parametrize(
    ("side", "fleet", "leader", "unit"),
    [
        (ATHENS, "attica-fleet-5-01", "hagnon", "attica-hoplite-4-01"),
        (SPARTA, "corinth-fleet-4-01", "cnemus", "laconia-hoplite-5-01"),
    ],
)
def test_uninhabited_islands_are_open_to_all(side: int, fleet: str, leader: str, unit: str) -> None:
    t = moves({"messenian_coast": [fleet, leader, unit]}, side=side, aboard={fleet: [unit]}).does(f"sail:{leader}")
    t.may("move:sphacteria").does("land-at:sphacteria")
    assert t.where(unit) == "sphacteria" and not t.inside(unit)
    # the island is a land area of its own: nobody comes there by land
    t = moves({"pylos": [unit, "megarid-hoplite-4-01", "attica-hoplite-4-02"]}, side=side).does(f"march:{unit}")
    t.may_not("move:sphacteria", "16.3.2")


# --------------------------------------------------------------------------------------------------------------- Persia


@pytest.mark.clause("1.2h", "1.2i", "16.4.3", "12.10.2")
def test_persia_is_closed_unless_a_satrap_opens_it() -> None:
    t = moves({"ephesus": ["samos-hoplite-4-01"]}, side=ATHENS).does("march:samos-hoplite-4-01")
    t.may_not("move:smyrna", "1.2i").may_not("move:sardis", "1.2i").may("move:notium")
    t = moves({"smyrna_gulf": [FLEETS[0]]}, side=ATHENS).does(f"sail:{FLEETS[0]}")
    t.may_not("move:6938", "1.2i", "16.4.3").may("move:clazomenae")
    t = moves({"ephesus": ["samos-hoplite-4-01"]}, side=ATHENS)
    won_over(t, world.TISSAPHERNES, ATHENS).does("march:samos-hoplite-4-01").may("move:smyrna", "move:sardis").may_not(
        "move:pergamum", "1.2i"
    )
    t = moves({"smyrna_gulf": [FLEETS[0]]}, side=ATHENS)
    won_over(t, world.TISSAPHERNES, SPARTA).does(f"sail:{FLEETS[0]}").may_not("move:6938", "16.4.3")


@pytest.mark.clause("1.2j", "12.10.3")
def test_satraps_keep_to_their_own() -> None:
    unit = "persia_tissaphernes-hoplite-4-01"
    t = moves({"3056": ["laconia-hoplite-5-01"]})
    for satrapy in (world.TISSAPHERNES, world.PHARNABAZUS):
        won_over(t, satrapy, SPARTA)
    come(t, unit, "smyrna").does(f"march:{unit}")
    t.may("move:sardis", "move:7038").may_not("move:pergamum", "1.2j")
    # the Greek coast of Asia is open to him, the islands and Europe are not
    t.may_not("move:chios", "12.10.3").may_not("move:athens", "12.10.3")
    assert not [refusal for refusal in t.reasons("move:clazomenae") if refusal == "12.10.3"]


@pytest.mark.clause("12.10.3")
def test_persian_fleets_keep_off_open_seas() -> None:
    fleet = "persia_tissaphernes-fleet-4-01"
    t = won_over(moves({"sparta": ["laconia-hoplite-5-01"]}), world.TISSAPHERNES, SPARTA)
    come(t, fleet, "rhodian_sea").does(f"sail:{fleet}").may("move:coan_sea").may_not("move:carpathian_sea", "12.10.3")


@pytest.mark.clause("12.10.4")
def test_who_stays_in_closed_land_is_destroyed() -> None:
    pieces = {"7241": ["samos-hoplite-4-01"], "7838": ["samos-hoplite-3-01"], "ephesus": ["samos-hoplite-4-02"]}
    t = moves(pieces, side=ATHENS)
    # on his way out he may pass through it
    t.does("march:samos-hoplite-4-01").does("move:6942").does("done")
    assert t.over and t.where("samos-hoplite-4-01") == "6942" and t.where("samos-hoplite-3-01") == "build-pool"


# --------------------------------------------------------------------------------------------------------------- Sicily


@pytest.mark.clause("1.2k", "19.1b", "19.3a")
def test_sicily_is_entered_for_four_points_when_it_is_open() -> None:
    pieces = {"corcyraean_sea": ["hagnon", *FLEETS]}
    t = moves(pieces, side=ATHENS).does("sail:hagnon").may_not("move:sicilian_sea", "19.1b")
    t.may_not("move:catana", "19.1b")
    t = moves(pieces, side=ATHENS, sicily="open").does("sail:hagnon")
    assert left(t.does("halt:sicilian_sea")) == 4
    assert not t.events("rolled")
    t.does("move:catana")
    assert t.where("hagnon") == "catana" and t.inside(FLEETS[0])
    # from the North Ionian as well, and from nowhere else
    t = moves({"north_ionian": ["hagnon", *FLEETS]}, side=ATHENS, sicily="open").does("sail:hagnon")
    assert left(t.does("halt:sicilian_sea")) == 4
    t = moves({"zacynthian_sea": ["hagnon", FLEETS[0]]}, side=ATHENS, sicily="open", dice=LUCK).does("sail:hagnon")
    assert left(t.does("halt:sicilian_sea")) == 8 - 2 - 4


@pytest.mark.clause("19.6b", "19.7a")
def test_sicily_may_be_shut_and_syracusans_stay() -> None:
    t = moves({"corcyraean_sea": ["hagnon", *FLEETS]}, side=ATHENS, sicily="shut").does("sail:hagnon")
    t.may_not("move:sicilian_sea", "19.6b")
    moves({"corcyraean_sea": ["cnemus", "corinth-fleet-4-01"]}, sicily="shut").does("sail:cnemus").may("move:syracuse")
    t = moves({"syracuse": ["sicily-fleet-4-01", "cnemus"]}, sicily="open", inside=["sicily-fleet-4-01"])
    t.does("sail:sicily-fleet-4-01").may("move:sicilian_sea").may_not("move:corcyraean_sea", "19.7a")


@pytest.mark.clause("19.3a", "16.4.6a")
@pytest.mark.parametrize(
    ("rest", "rolls"),
    [({}, 0), ({"season": "winter"}, 1), ({"effects": {"athens": ["storms"], "sparta": ["storms"]}}, 1)],
)
def test_the_passage_is_perilous_in_storms(rest: dict[str, Any], rolls: int) -> None:
    for start, goal in (("corcyraean_sea", "sicilian_sea"), ("sicilian_sea", "corcyraean_sea")):
        t = moves({start: [FLEETS[0]]}, side=ATHENS, sicily="open", dice=LUCK, **rest)
        t.does(f"sail:{FLEETS[0]}", f"move:{goal}")
        assert [event["reason"] for event in t.events("rolled")].count("open-sea") == rolls
    t = moves({"north_ionian": [FLEETS[0]]}, side=ATHENS, sicily="open", dice=LUCK)
    assert not t.does(f"sail:{FLEETS[0]}", "move:sicilian_sea").events("rolled"), "it has rolled before"
    t = moves({"sicilian_sea": [FLEETS[0]]}, side=ATHENS, sicily="open", dice=LUCK)
    assert len(t.does(f"sail:{FLEETS[0]}", "move:north_ionian").events("rolled")) == 1


@pytest.mark.clause("19.4a")
def test_moves_within_the_box() -> None:
    # by land: 4 of 12 points from one city to before the other
    t = moves({"catana": ["hagnon", *some("attica-hoplite-4", 2)]}, side=ATHENS, sicily="open").does("march:hagnon")
    assert left(t) == 12
    t.does("move:syracuse")
    assert left(t) == 8 and t.asked == "AtTheGates" and t.invested("syracuse")
    # by sea: 2 of 8 from the city to the sea, and 2 to before the other
    laden: Any = {"aboard": {FLEETS[0]: ["attica-hoplite-4-01"]}, "sicily": "open"}
    t = moves({"catana": ["hagnon", FLEETS[0], "attica-hoplite-4-01"]}, side=ATHENS, **laden)
    assert left(t.does("sail:hagnon", "halt:sicilian_sea")) == 6
    t.does("halt:catana")
    assert left(t) == 4
    t = moves({"sicilian_sea": ["hagnon", FLEETS[0]]}, side=ATHENS, sicily="open", winds={"athens": -7})
    t.does("sail:hagnon").may_not("move:catana", "16.1b")
    t = moves({"sicilian_sea": ["hagnon", FLEETS[0]]}, side=ATHENS, sicily="open", winds={"athens": -6})
    t.does("sail:hagnon").may("move:catana")


# -------------------------------------------------------------------------------------------------------- Argive League


@pytest.mark.clause("scenario.argive.b")
def test_what_is_not_in_the_argive_league_is_closed() -> None:
    rest: Any = {"scenario": "argive", "side": ATHENS}
    t = moves({"myrtoan_sea": [FLEETS[0]]}, **rest).does(f"sail:{FLEETS[0]}")
    t.may_not("move:sea_of_crete", "scenario.argive.b").may_not("move:melos", "scenario.argive.b").may("move:aegina")
    t = moves({"thebes": ["boeotia-hoplite-5-01"]}, scenario="argive").does("march:boeotia-hoplite-5-01")
    t.may_not("move:delphi", "scenario.argive.b").may("move:plataea")


@pytest.mark.clause("scenario.argive.g")
def test_the_peace_of_nicias() -> None:
    t = moves({"thebes": ["boeotia-hoplite-5-01", "cnemus"]}, scenario="argive").does("march:boeotia-hoplite-5-01")
    t.may_not("move:athens", "scenario.argive.g").may_not("move:3842", "scenario.argive.g")
    t = moves({"saronic_gulf": ["corinth-fleet-4-01"]}, scenario="argive").does("sail:corinth-fleet-4-01")
    t.may_not("move:salamis", "scenario.argive.g").may("move:nisaea")
    rest: Any = {"scenario": "argive", "side": ATHENS}
    t = moves({"athens": ["attica-hoplite-4-01"]}, **rest).does("march:attica-hoplite-4-01")
    for place in ("plataea", "megara", "nisaea"):
        t.may_not(f"move:{place}", "scenario.argive.g")
    t.may("move:eleusis")
    sea = {"messenian_coast": ["attica-fleet-5-01", "hagnon"]}
    t = (
        moves(sea, **rest)
        .does("sail:hagnon")
        .may("move:pylos", "move:cythera")
        .may_not("move:2356", "scenario.argive.g")
    )
    # the Argives are bound by nothing
    t = moves({"argos": ["argolid-hoplite-4-01"]}, **rest).does("march:argolid-hoplite-4-01").may("move:corinth")


@pytest.mark.clause("scenario.argive.g")
def test_pylos_is_entered_by_land_too() -> None:
    bound = {"2357": ["hagnon", "attica-light-3-01"]}
    t = moves(bound, scenario="argive", side=ATHENS).does("march:hagnon").may_not("move:2356", "scenario.argive.g")
    # whoever stands beside it, a breach or not, may come back in
    t = moves({"2356": ["hagnon", "attica-light-3-01"]}, scenario="argive", side=ATHENS).does("march:hagnon")
    t.may("move:pylos").may_not("move:2456", "scenario.argive.g")


# ------------------------------------------------------------------------------------------------------------- by cards


@pytest.mark.clause("card.earthquake")
def test_an_earthquake_closes_a_region_by_land() -> None:
    pieces = {"sparta": ["laconia-hoplite-5-01"], "tegea": ["laconia-hoplite-5-02"]}
    t = moves(pieces, shaken={"laconia": 1}).does("march:laconia-hoplite-5-01")
    t.may("move:gytheum").may_not("move:tegea", "card.earthquake")
    t = (
        moves(pieces, shaken={"laconia": 1})
        .does("march:laconia-hoplite-5-02")
        .may_not("move:sparta", "card.earthquake")
    )
    moves(pieces, shaken={"laconia": 1}, turn=2).does("march:laconia-hoplite-5-01").may("move:tegea")
    by_sea = {"gytheum": ["cnemus", "corinth-fleet-4-01", "laconia-hoplite-5-01"]}
    t = moves(by_sea, shaken={"laconia": 1}).does("sail:cnemus", "embark:laconia-hoplite-5-01").may("move:nauplia")


@pytest.mark.clause("card.olympic_truce")
def test_the_olympic_truce_closes_enemy_areas() -> None:
    truce: Any = {"effects": {"sparta": ["truce"], "athens": ["truce"]}}
    t = moves({"nisaea": ["megarid-hoplite-4-01"]}, **truce).does("march:megarid-hoplite-4-01")
    t.may_not("move:eleusis", "card.olympic_truce").may("move:megara")
    moves({"nisaea": ["megarid-hoplite-4-01"]}, turn=2, **truce).does("march:megarid-hoplite-4-01").may("move:eleusis")
    # a contested area is not an enemy one
    contested = {"nisaea": ["megarid-hoplite-4-01"], "4143": ["megarid-hoplite-4-02"]}
    moves(contested, **truce).does("march:megarid-hoplite-4-01").may("move:eleusis")
    landing = {"saronic_gulf": ["cnemus", "corinth-fleet-4-01", "laconia-hoplite-5-01"]}
    t = moves(landing, aboard={"corinth-fleet-4-01": ["laconia-hoplite-5-01"]}, **truce).does("sail:cnemus")
    t.may_not("land-at:eleusis", "card.olympic_truce")


@pytest.mark.clause("card.carneia")
def test_the_carneia_keeps_laconians_at_home_and_in_peace() -> None:
    rest: Any = {"effects": {"sparta": ["carneia"]}}
    pieces = {
        "sparta": ["laconia-hoplite-5-01"],
        "tegea": ["laconia-hoplite-5-02"],
        "3157": ["attica-hoplite-4-01"],
    }
    t = moves(pieces, **rest).does("march:laconia-hoplite-5-01")
    t.may("move:gytheum").may_not("move:tegea", "card.carneia").may_not("move:3157", "card.carneia")
    moves(pieces, **rest).does("march:laconia-hoplite-5-02").may("move:mantinea")
    moves(pieces, turn=2, **rest).does("march:laconia-hoplite-5-01").may("move:tegea", "move:3157")
    t = moves({"gytheum": ["cnemus", "laconia-fleet-4-01"]}, **rest).does("sail:cnemus")
    t.may_not("move:laconian_gulf", "card.carneia").may_not("move:cythera", "card.carneia")


@pytest.mark.clause("card.sitalces")
def test_the_odrysians_go_to_three_regions_alone() -> None:
    t = moves({"therma": ["odrysian-light-3-01"]}, side=ATHENS)
    t.does("march:odrysian-light-3-01").may("move:pella", "move:olynthus")
    t.may_not("move:larissa", "card.sitalces")


@pytest.mark.clause("17.7.5")
def test_an_invasion_of_attica_endangers_prisoners() -> None:
    pieces = {"nisaea": some("laconia-hoplite-5", 2), "megara": ["megarid-hoplite-4-01"]}
    t = moves(pieces, prisoners=2, ml={"laconia": 10}).does("march:megarid-hoplite-4-01", "move:3943")
    assert t.ml("laconia") == 10
    t.does("march:laconia-hoplite-5-01", "move:3942")
    assert t.ml("laconia") == 9
    t.until("SetOut").does("march:laconia-hoplite-5-02", "move:4043")
    assert t.ml("laconia") == 9, "once in a season"
    t = moves(pieces, ml={"laconia": 10}).does("march:laconia-hoplite-5-01", "move:3942")
    assert t.ml("laconia") == 10


@pytest.mark.clause("8.3a", "8.3ex")
def test_the_status_of_one_area_is_that_of_all() -> None:
    pieces = {"thebes": ["boeotia-hoplite-5-01"], "plataea": ["attica-hoplite-4-01", "boeotia-hoplite-5-02"]}
    rest: Any = {"inside": ["attica-hoplite-4-01"], "holder": {"plataea": "athens", "lamia": "sparta"}}
    t = moves({**pieces, "pharsalus": ["laconia-hoplite-5-01"]}, cities={"chios": ["revolt"]}, ml={"chios": 2}, **rest)
    assert [places.presence_in(t.state, area) for area in range(world.AREAS)] == places.presence(t.state)
