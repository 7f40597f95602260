"""Areas: friendly, enemy and contested ones, on land and at sea [8.0]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.world import AREA_INDEX, LAND, SEA_INDEX, SEAS_AT
from polemos.games.peloponnesian_war.edge.position_names import place_named
from polemos.games.peloponnesian_war.rules import places
from rulebook.peloponnesian_war.table import Table

WORDS = {places.FRIENDLY: "friendly", places.ENEMY: "enemy", places.CONTESTED: "contested"}
SPARTANS = ["laconia-hoplite-5-01", "laconia-hoplite-5-02"]
ATHENIAN = "attica-hoplite-4-01"
FIELD = "3057"
"""A hex of the area Laconia."""


def status(area: str, pieces: Any = None, side: int = 0, **rest: Any) -> str:
    """What a land area is to a side, Athens unless said."""
    t = Table(pieces or {}, steps=[], **rest)
    return WORDS[places.status(places.presence(t.state)[AREA_INDEX[area]], side)]


def sea(name: str, pieces: Any = None, side: int = 0, **rest: Any) -> str:
    """What a sea area is to a side."""
    t = Table(pieces or {}, steps=[], **rest)
    return WORDS[places.sea_status(places.fleets_that_tell(t.state)[SEA_INDEX[name]], side)]


@pytest.mark.clause("8.1a", "8.3b", "8.3c", "8.3d")
def test_friendly_enemy_and_contested() -> None:
    assert status("attica") == "friendly" and status("attica", side=1) == "enemy"
    both = {"decelea": SPARTANS}
    assert status("attica", both) == status("attica", both, side=1) == "contested"
    # a city in revolt is an enemy city
    revolt = {"teos": ["revolt"]}
    assert status("erythraea", cities=revolt) == "contested"
    assert status("erythraea", cities=revolt, side=1) == "contested"
    # one that is nobody's friend is enemy to both
    white: dict[str, Any] = {"cities": {"chios": ["revolt"]}, "ml": {"chios": 4}}
    assert status("chios", **white) == status("chios", side=1, **white) == "enemy"


@pytest.mark.clause("8.3ex", "8.3b", "8.3c", "8.3d", "8.2iv")
def test_thessaly() -> None:
    with_cities, without = ("phthiotis", "pelasgiotis"), "hestiaeotis"
    for area in with_cities:
        assert status(area) == "friendly" and status(area, side=1) == "enemy"
    # nobody's city, nobody's unit: friendly to both
    assert status(without) == status(without, side=1) == "friendly"
    # Sparta has Lamia and besieges Pharsalus
    held: dict[str, Any] = {"holder": {"lamia": "sparta"}, "siege": {"pharsalus": 0}}
    siege = {"pharsalus": SPARTANS}
    assert status("phthiotis", siege, side=1, **held) == "friendly"
    assert status("phthiotis", siege, **held) == "enemy"
    # an Athenian unit enters, or the siege is lifted
    entered = {**siege, "lamia": [ATHENIAN]}
    assert status("phthiotis", entered, **held) == status("phthiotis", entered, side=1, **held) == "contested"
    assert status("phthiotis", {"lamia": SPARTANS}, holder={"lamia": "sparta"}, side=1) == "contested"


@pytest.mark.clause("8.2i")
def test_leaders_do_not_tell() -> None:
    assert status("laconia", {FIELD: ["nicias"]}, side=1) == "friendly"
    assert status("laconia", {FIELD: [ATHENIAN]}, side=1) == "contested"


@pytest.mark.clause("8.2ii")
def test_bases_do_not_tell() -> None:
    assert status("messenia", bases={"pylos": "athens"}, side=1) == "friendly"


@pytest.mark.clause("8.2iii")
def test_empty_forts_do_not_tell() -> None:
    fort: dict[str, Any] = {"forts": {"pylos": "athens"}, "side": 1}
    assert status("messenia", **fort) == "friendly"
    assert status("messenia", {"pylos": [ATHENIAN]}, inside=[ATHENIAN], **fort) == "contested"


@pytest.mark.clause("8.2iv", "10.2.2a", "10.2.2a2")
def test_invested_and_besieged_places_and_what_is_in_them_do_not_tell() -> None:
    # Elis is the only city of its area that Athens holds
    held: dict[str, Any] = {"holder": {"elis": "athens"}}
    assert status("elis", **held) == "contested"
    invested = {"elis": [*SPARTANS, ATHENIAN]}
    assert status("elis", invested, inside=[ATHENIAN], **held) == "enemy"
    assert status("elis", invested, side=1, inside=[ATHENIAN], siege={"elis": 1}, **held) == "friendly"
    # fleets alone invest nothing
    ships = {"pheia": ["laconia-fleet-4-01"]}
    assert status("elis", ships, holder={"pheia": "athens"}) == "contested"
    # a fort the same
    fort: dict[str, Any] = {"forts": {"pylos": "athens"}, "inside": [ATHENIAN]}
    assert status("messenia", {"pylos": [ATHENIAN, *SPARTANS]}, **fort) == "enemy"
    # those who invest do tell
    assert status("attica", {"eleusis": SPARTANS}, side=1) == "contested"


@pytest.mark.clause("8.2v")
def test_cities_with_helots_in_arms_do_not_tell() -> None:
    pieces: dict[str, list[str]] = {}
    cities = ("methone", "asine", "pharae")
    assert status("messenia", pieces, side=1, cities={city: ["helots"] for city in cities}) == "friendly"
    assert status("messenia", pieces, cities={city: ["helots"] for city in cities}) == "friendly"
    assert status("messenia", pieces) == "enemy"


@pytest.mark.clause("8.3a")
def test_fleets_do_not_tell_on_land_nor_land_units_at_sea() -> None:
    assert status("messenia", {"pylos": ["attica-fleet-5-01"]}, side=1) == "friendly"
    # nor troops that are still aboard
    aboard = {"attica-fleet-5-01": [ATHENIAN]}
    assert status("messenia", {"pylos": ["attica-fleet-5-01", ATHENIAN]}, side=1, aboard=aboard) == "friendly"
    assert sea("messenian_coast", {"pylos": [ATHENIAN]}, side=1) == "friendly"


@pytest.mark.clause("8.4a", "8.4b")
def test_sea_areas() -> None:
    assert sea("saronic_gulf") == sea("saronic_gulf", side=1) == "friendly"
    ships: dict[str, list[str]] = {"saronic_gulf": ["attica-fleet-5-01"]}
    assert sea("saronic_gulf", ships) == "friendly" and sea("saronic_gulf", ships, side=1) == "enemy"
    both = {"saronic_gulf": ["attica-fleet-5-01", "corinth-fleet-4-01"]}
    assert sea("saronic_gulf", both) == sea("saronic_gulf", both, side=1) == "contested"
    # in port, or beached on the coast, they are in every sea area that their hex touches
    t = Table(
        {"piraeus": ["attica-fleet-5-01"], "pylos": ["corinth-fleet-4-01"]}, inside=["attica-fleet-5-01"], steps=[]
    )
    told = places.fleets_that_tell(t.state)
    for place, bit in (("piraeus", 1), ("pylos", 2)):
        assert SEAS_AT[place_named(place)]
        assert all(told[area - LAND] == bit for area in SEAS_AT[place_named(place)])
    assert sum([1 for bits in told if bits]) == sum([len(SEAS_AT[place_named(p)]) for p in ("piraeus", "pylos")])


@pytest.mark.clause("8.2vi", "15.5", "9.7.4")
@pytest.mark.parametrize("mark", ["foraging", "raided"])
def test_fleets_that_forage_or_raid_tell_nowhere(mark: str) -> None:
    fleet = "attica-fleet-5-01"
    assert sea("messenian_coast", {"pylos": [fleet]}, side=1) == "enemy"
    assert sea("messenian_coast", {"pylos": [fleet]}, side=1, marks={fleet: [mark]}) == "friendly"


@pytest.mark.clause("10.2.2a2", "10.2.3c", "8.2iv")
def test_fleets_in_a_port_that_is_invested_by_land() -> None:
    inside = ["laconia-fleet-4-01"]
    by_land = {"gytheum": [*inside, ATHENIAN]}
    assert sea("laconian_gulf", by_land, inside=inside) == "enemy"
    # with an enemy fleet before the port they tell no more; before it alone they do
    closed = {"gytheum": [*inside, ATHENIAN, "attica-fleet-5-01"]}
    assert sea("laconian_gulf", closed, inside=inside) == "friendly"
    at_sea = {"gytheum": [*inside, "attica-fleet-5-01"]}
    assert sea("laconian_gulf", at_sea, inside=inside) == "contested"


# -------------------------------------------------------------------------------------------------- whose a place is


@pytest.mark.clause("4.4.3a", "11.1b", "6.5.1a", "6.5.1b", "6.5.1c", "card.helots", "11.3b")
def test_to_whom_a_city_is_friendly() -> None:
    t = Table({}, steps=[], holder={"plataea": "athens"}, cities={"teos": ["revolt"], "asine": ["helots"]})
    assert t.friend("athens") == "athens" and t.friend("sparta") == "sparta"
    assert t.friend("plataea") == "athens" and t.friend("teos") == "sparta" and t.friend("asine") == ""
    t = Table({}, steps=[], ml={"chios": 4}, cities={"teos": ["revolt"], "chios": ["destroyed"]})
    assert t.friend("teos") == t.friend("chios") == ""


@pytest.mark.clause("12.10.2", "19.1a")
def test_persia_and_sicily() -> None:
    t = Table({}, steps=[])
    assert t.friend("sardis") == "" and t.friend("syracuse") == "sparta" and t.friend("catana") == ""
    t = Table({}, steps=[], satrap={"tissaphernes": "sparta"}, sicily="open")
    assert t.friend("sardis") == "sparta" and t.friend("pergamum") == "" and t.friend("catana") == "athens"
    assert places.is_closed(t.state, 0, place_named("sardis")) and not places.is_closed(
        t.state, 1, place_named("sardis")
    )


@pytest.mark.clause("6.5.4a", "10.2.2a")
def test_a_rebel_city_is_held_by_the_units_that_are_still_inside() -> None:
    within = {"teos": ["chios-hoplite-4-01", "laconia-hoplite-5-01"]}
    t = Table(within, steps=[], inside=["chios-hoplite-4-01"], cities={"teos": ["revolt"]})
    assert t.invested("teos")
    t = Table({"teos": ["laconia-hoplite-5-01"]}, steps=[], cities={"teos": ["revolt"]})
    assert not t.invested("teos")
    # with a white marker it holds out against both
    t = Table({"teos": ["laconia-hoplite-5-01"]}, steps=[], cities={"teos": ["revolt"]}, ml={"chios": 4})
    assert t.invested("teos")


@pytest.mark.clause("7.6.3c", "7.6.3d", "1.2o")
def test_ports() -> None:
    def is_port(name: str, side: int, **rest: Any) -> bool:
        return places.is_port(Table({}, steps=[], **rest).state, place_named(name), side)

    assert is_port("piraeus", 0) and not is_port("athens", 0) and not is_port("pyrrha", 0)
    assert is_port("pyrrha", 0, bases={"pyrrha": "athens"}) and not is_port("pyrrha", 1, bases={"pyrrha": "athens"})
    assert is_port("pylos", 0, bases={"pylos": "athens"})
    # no base makes a port inland, and a destroyed city is none
    assert not is_port("athens", 0, bases={"athens": "athens"})
    assert not is_port("piraeus", 0, cities={"piraeus": ["destroyed"]})
