"""Persia: satraps, gold, the Phoenician fleet, Cyrus [12.10, card.susa to card.cyrus]."""

import pytest

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.tables import OF_TISSAPHERNES, PIECE_KEY, UNITS_OF
from polemos.games.peloponnesian_war.data.world import CITY_HEX, CITY_INDEX
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.regions import tribute
from polemos.games.peloponnesian_war.rules.season import turn
from rulebook.peloponnesian_war.cards import Said, failed, holding, lies

MEN = [PIECE_KEY[unit] for unit in UNITS_OF[OF_TISSAPHERNES]]
FLEETS = [key for key in MEN if "fleet" in key]
LATE: Said = {"year": 428}


@pytest.mark.clause("card.susa")
def test_an_embassy_to_susa() -> None:
    t = holding("athens", "susa", treasury={"athens": 0}).dice(3).does("play-card:susa")
    assert t.talents("athens") == 0 and t.state.gold == [0, 0]
    t = holding("athens", "susa", treasury={"athens": 0}).dice(4).does("play-card:susa")
    assert t.talents("athens") == 5 and t.state.gold == [1, 0]


@pytest.mark.clause("card.tissaphernes", "card.pharnabazus", "12.10.1", "12.3a")
@pytest.mark.parametrize("satrap", ["tissaphernes", "pharnabazus"])
def test_a_satrap_comes_over(satrap: str) -> None:
    holding("sparta", satrap, year=429).may_not(f"play-card:{satrap}", f"card.{satrap}")
    t = holding("sparta", satrap, **LATE)
    assert t.state.satrap == [-1, -1]
    t.dice(3).does(f"play-card:{satrap}")  # 3 + 1
    assert t.state.satrap == [-1, -1]
    assert failed(t)
    t = holding("sparta", satrap, satrap, **LATE).dice(4).does(f"play-card:{satrap}")
    assert t.state.satrap[["tissaphernes", "pharnabazus"].index(satrap)] == 1
    assert t.commanded(satrap) == "sparta" and t.where(satrap) == "force-pool"
    t.may_not(f"play-card:{satrap}", "12.3a")  # he is ours
    t = holding("athens", satrap, satrap, **LATE).dice(4, 5).does(f"play-card:{satrap}")
    assert t.commanded(satrap) == ""
    assert t.does(f"play-card:{satrap}").commanded(satrap) == "athens"
    t = holding("sparta", satrap, **LATE).dice(1).does(f"play-card:{satrap}")
    assert t.commanded(satrap) == ""


@pytest.mark.clause("card.tissaphernes", "card.susa")
@pytest.mark.parametrize(
    ("side", "rest", "more"),
    [
        ("sparta", {}, 1),
        ("sparta", {"controller": {"chios": "sparta"}}, 2),
        ("sparta", {"controller": {"chios": "sparta", "samos": "sparta", "rhodes": "sparta"}}, 3),
        ("sparta", {"facts": ["expedition-lost"]}, 2),
        ("sparta", {"gold": {"sparta": 1, "athens": 2}}, 2),
        ("athens", {"facts": ["expedition-lost"]}, 0),
        ("athens", {"controller": {"samos": "sparta"}}, -1),
        ("athens", {"controller": {"chios": "sparta", "samos": "sparta", "rhodes": "sparta"}}, -2),
        ("athens", {"gold": {"athens": 1}}, 1),
    ],
)
def test_what_moves_tissaphernes(side: str, rest: Said, more: int) -> None:
    t = holding(side, "tissaphernes", **LATE, **rest).dice(2).does("play-card:tissaphernes")
    assert (t.event("card-sum")["number"] if t.events("card-sum") else 2) == 2 + more


@pytest.mark.clause("card.pharnabazus")
@pytest.mark.parametrize(("side", "held", "more"), [("sparta", True, 2), ("sparta", False, 1), ("athens", True, -1)])
def test_what_moves_pharnabazus(side: str, held: bool, more: int) -> None:
    holder = {"abydus": "sparta"} if held else {}
    rebels = {"cyzicus": ["revolt"]}  # a friend of Sparta, but nobody holds it
    t = holding(side, "pharnabazus", holder=holder, cities=rebels, **LATE).dice(2).does("play-card:pharnabazus")
    assert t.event("card-sum")["number"] == 2 + more


@pytest.mark.clause("12.10.2")
def test_what_a_satrap_brings() -> None:
    t = holding("sparta", "tissaphernes", pieces={"7837": ["attica-hoplite-4-01"]}, **LATE)
    sardis, hex_of = CITY_INDEX["sardis"], CITY_HEX
    assert places.is_closed(t.state, 1, hex_of[sardis]) and t.friend("sardis") == ""
    t.dice(4).does("play-card:tissaphernes")
    assert not places.is_closed(t.state, 1, hex_of[sardis]) and places.is_closed(t.state, 0, hex_of[sardis])
    assert t.friend("sardis") == t.friend("smyrna") == "sparta" and t.friend("dascylium") == ""
    for unit in MEN:
        assert t.commanded(unit) == "sparta"
        assert t.where(unit) == ("out" if unit in FLEETS else "force-pool")


@pytest.mark.clause("12.10.2", "7.8.4a")
def test_athens_sends_a_leader_back_for_a_satrap() -> None:
    six = ["phormio", "hagnon", "xenophon", "nicostratus", "paches", "nicias"]
    t = holding("athens", "tissaphernes", pieces={"force-pool": six}, **LATE).dice(5).does("play-card:tissaphernes")
    assert t.asked == "SendBack" and t.decider == "athens"
    t.may_not("send-back:tissaphernes").does("send-back:hagnon")
    assert t.where("hagnon") == "leader-pool" and t.commanded("tissaphernes") == "athens"
    six = ["archidamus", "brasidas", "cnemus", "alcidas", "pagondas", "aristeus"]
    t = holding("sparta", "tissaphernes", pieces={"force-pool": six}, **LATE).dice(5).does("play-card:tissaphernes")
    assert t.over and losses.counted(t.state, 1) == 6  # beyond the limit


@pytest.mark.clause("12.10.4", "card.tissaphernes", "14.2.2")
def test_a_satrap_leaves_his_side() -> None:
    at = {
        "7837": ["tissaphernes", MEN[0], "laconia-hoplite-5-01", "laconia-hoplite-5-02"],
        "smyrna": FLEETS,
        "build-pool": [MEN[1]],
    }
    t = holding(
        "athens",
        "tissaphernes",
        pieces=at,
        satrap={"tissaphernes": "sparta"},
        leads={"tissaphernes": "sparta"},
        facts=["phoenicians"],
        **LATE,
    )
    t.dice(5).does("play-card:tissaphernes")
    assert t.state.satrap == [-1, -1] and t.commanded("tissaphernes") == t.commanded(MEN[0]) == ""
    assert t.where("tissaphernes") == "out" and t.where(MEN[0]) == "force-pool" and t.where(MEN[1]) == "build-pool"
    assert all(t.where(fleet) == "out" for fleet in FLEETS)
    assert not asking.is_so(t.state, codes.PHOENICIANS)
    assert t.asked == "Spread" and t.decider == "sparta"  # Spartans whom he led stay until Sparta has answered
    assert t.friend("sardis") == ""


@pytest.mark.clause("card.gold")
def test_persian_gold() -> None:
    holding("athens", "gold", satrap={"tissaphernes": "sparta"}).may_not("play-card:gold", "card.gold")
    one: Said = {"satrap": {"pharnabazus": "sparta"}, "treasury": {"sparta": 0}}
    assert holding("sparta", "gold", **one).dice(1).does("play-card:gold").talents("sparta") == 3
    both: Said = {"satrap": {"pharnabazus": "sparta", "tissaphernes": "sparta"}, "treasury": {"sparta": 0}}
    assert holding("sparta", "gold", **both).dice(4).does("play-card:gold").talents("sparta") == 8


@pytest.mark.clause("card.phoenicians", "12.7a")
def test_the_phoenician_fleet() -> None:
    ours: Said = {"satrap": {"tissaphernes": "sparta"}}
    holding("sparta", "phoenicians").may_not("play-card:phoenicians", "card.phoenicians")
    t = holding("sparta", "phoenicians", **ours).dice(5).does("play-card:phoenicians")  # Caunus is Athenian
    assert [t.where(fleet) for fleet in FLEETS] == ["smyrna"] * 4 and all(t.inside(fleet) for fleet in FLEETS)
    assert {t.commanded(fleet) for fleet in FLEETS} == {"sparta"}
    assert lies(t, "phoenicians", codes.REMOVED) == 1 and asking.is_so(t.state, codes.PHOENICIANS)
    t = holding("sparta", "phoenicians", controller={"rhodes": "sparta"}, **ours).dice(4).does("play-card:phoenicians")
    t.may_not("card-city:ephesus", "card.phoenicians").does("card-city:caunus")
    assert failed(t) and lies(t, "phoenicians", codes.DISCARDED) == 1 and t.where(FLEETS[0]) == "out"
    t = holding("sparta", "phoenicians", controller={"rhodes": "sparta"}, **ours).dice(5)
    assert t.does("play-card:phoenicians", "card-city:caunus").where(FLEETS[3]) == "caunus"
    turn.EndOfNewYear().run(t.state)
    assert all(t.where(fleet) == "out" for fleet in FLEETS)


@pytest.mark.clause("card.cyrus")
def test_cyrus() -> None:
    ours: Said = {
        "satrap": {"tissaphernes": "sparta"},
        "leads": {"tissaphernes": "sparta"},
        "pieces": {"sardis": ["tissaphernes"]},
        "inside": ["tissaphernes"],
        "treasury": {"sparta": 1},
    }
    holding("sparta", "cyrus", year=423, **ours).may_not("play-card:cyrus", "card.cyrus")
    holding("sparta", "cyrus", year=422).may_not("play-card:cyrus", "card.cyrus")
    t = holding("sparta", "cyrus", year=422, **ours).does("play-card:cyrus")
    assert t.where("cyrus") == "sardis" and t.inside("cyrus") and t.commanded("cyrus") == "sparta"
    assert t.where("tissaphernes") == "out" and t.commanded("tissaphernes") == ""
    assert t.talents("sparta") == 11 and 5 in [term.value for term in tribute.incomes(t.state, 1)]
    assert losses.counted(t.state, 1) == 0  # beyond the limit
    late: Said = {"year": 422, "facts": ["cyrus"], "satrap": {"tissaphernes": "sparta"}, "leads": {"cyrus": "sparta"}}
    t = holding("athens", "tissaphernes", **late).may_not("play-card:tissaphernes", "card.cyrus")


@pytest.mark.clause("card.cyrus", "card.pharnabazus")
def test_cyrus_is_not_in_the_place_of_pharnabazus() -> None:
    t = holding("sparta", "pharnabazus", facts=["cyrus"], **LATE).dice(4).does("play-card:pharnabazus")
    assert t.commanded("pharnabazus") == "sparta" and t.commanded("cyrus") == ""


@pytest.mark.clause("card.cyrus")
def test_cyrus_waits_where_tissaphernes_waited() -> None:
    ours: Said = {"satrap": {"tissaphernes": "sparta"}, "leads": {"tissaphernes": "sparta"}}
    t = holding("sparta", "cyrus", year=422, pieces={"force-pool": ["tissaphernes"]}, **ours).does("play-card:cyrus")
    assert t.where("cyrus") == "force-pool" and t.where("tissaphernes") == "out"
