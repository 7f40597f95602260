"""The supply phase: who is paid for, what it costs, who forages, who dies [9.1, 9.2.1b, 9.4 to 9.7]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.tables import SIDE_NAMES
from polemos.games.peloponnesian_war.data.world import PLACE_NAMES
from polemos.games.peloponnesian_war.edge.position_names import place_named
from polemos.games.peloponnesian_war.rules.season.placement import PlacementPhase
from polemos.games.peloponnesian_war.rules.season.supply import SideSupply, SupplyPhase
from polemos.kernel.flow import run
from rulebook.peloponnesian_war.table import Table

HOPLITES = [f"attica-hoplite-4-0{n}" for n in range(1, 10)]
SHIPS = [f"attica-fleet-5-0{n}" for n in range(1, 5)]
SPARTANS = [f"laconia-hoplite-5-0{n}" for n in range(1, 5)]
RICH = {"athens": 100, "sparta": 100}
BROKE = {"athens": 0, "sparta": 0}
FAR = "2148"
"""A hex of Elis, to which Athens has no line."""
IN_ATTICA = "4142"
"""A hex of Attica without a city."""


def supply(pieces: Any, side: str = "athens", **rest: Any) -> Table:
    """The supply of a side, alone."""
    rest = {"treasury": RICH, **rest}
    return Table(pieces, steps=[SideSupply(SIDE_NAMES.index(side))], turn=0, **rest)


def cost(pieces: Any, side: str = "athens", **rest: Any) -> int:
    """What a side pays for what is on the map."""
    t = supply(pieces, side, **rest)
    assert t.over
    return RICH[side] - t.talents(side)


def hex_of(name: str) -> str:
    return PLACE_NAMES[place_named(name)]


def abroad(*units: str, **rest: Any) -> int:
    """What units of Athens cost in Chalcis."""
    return cost({"chalcis": list(units)}, inside=list(units), **rest)


# --------------------------------------------------------------------------------------------------------------- costs


@pytest.mark.clause("9.4.3", "9.1a", "9.4.1")
@pytest.mark.parametrize(
    ("unit", "talents"),
    [
        ("attica-hoplite-4-01", 1),
        ("attica-light-3-01", 1),
        ("attica-cavalry-4-01", 1),
        ("attica-fleet-5-01", 2),
        ("attica-fleet-6-01", 2),
        ("samos-fleet-4-01", 1),
        ("attica-hoplite-4-02", 1),
    ],
)
def test_what_a_unit_costs(unit: str, talents: int) -> None:
    assert abroad(unit) == talents
    t = supply({"chalcis": [unit]}, inside=[unit])
    told = t.event("supplied")
    assert (told["side"], told["count"], told["talents"], told["left"]) == ("athens", 1, talents, 100 - talents)


@pytest.mark.clause("9.4.3b", "9.2.1b")
def test_half_cost_in_the_home_region_rounded_up_once() -> None:
    assert cost({"athens": HOPLITES[:1]}, inside=HOPLITES[:1]) == 1
    assert cost({"athens": HOPLITES[:2]}, inside=HOPLITES[:2]) == 1
    assert cost({"athens": HOPLITES[:3]}, inside=HOPLITES[:3]) == 2
    # all of them on the map added up, whatever their kind and in whichever city; outside too
    men = {"athens": [HOPLITES[0], *SHIPS[:1]], "eleusis": [HOPLITES[1]], IN_ATTICA: ["samos-fleet-4-01"]}
    assert cost({**men, "piraeus": ["chios-hoplite-4-01"]}) == 3
    # those elsewhere pay in full beside
    assert cost({"athens": HOPLITES[:1], "chalcis": HOPLITES[1:2]}, inside=HOPLITES[:2]) == 2
    # Sparta's home is Laconia, not a unit's own region
    corinthian = {"corinth": ["corinth-hoplite-4-01", "corinth-hoplite-4-02"]}
    assert cost(corinthian, "sparta", inside=corinthian["corinth"]) == 2
    assert cost({"sparta": corinthian["corinth"]}, "sparta", inside=corinthian["corinth"]) == 1


@pytest.mark.clause("9.2.1b", "9.4.3b")
def test_the_options_of_half_cost() -> None:
    two = ["chios-hoplite-4-01", "chios-hoplite-4-02"]
    own: dict[str, Any] = {"options": ["half_cost_own_region"]}
    assert cost({"chios": two}, inside=two) == 2 and cost({"chios": two}, inside=two, **own) == 1
    assert cost({"athens": two}, inside=two) == 1 and cost({"athens": two}, inside=two, **own) == 2
    cities: dict[str, Any] = {"options": ["half_cost_cities_only"]}
    outside = {"eleusis": HOPLITES[:2]}
    assert cost(outside) == 1 and cost(outside, **cities) == 2
    assert cost(outside, inside=HOPLITES[:2], **cities) == 1


@pytest.mark.clause("9.1a", "7.2", "7.8.5b", "18.3.2")
def test_pools_leaders_and_garrisons_cost_nothing() -> None:
    pieces = {"force-pool": HOPLITES[:2], "build-pool": HOPLITES[2:4], "athens": ["nicias"], "chalcis": HOPLITES[4:5]}
    assert cost(pieces, inside=HOPLITES[4:5]) == 1


@pytest.mark.clause("card.sitalces", "card.phoenicians", "19.5a", "12.10.2")
def test_strangers() -> None:
    # Odrysians need none, wherever they are
    t = supply({"3019": ["odrysian-light-3-01"], FAR: ["odrysian-cavalry-4-01"]}, season="winter")
    assert t.talents("athens") == 100 and t.where("odrysian-cavalry-4-01") == FAR
    # nor the Phoenicians; the men of a satrap are paid for by whom he serves
    serves: dict[str, Any] = {"satrap": {"tissaphernes": "sparta"}}
    ships = ["persia_tissaphernes-fleet-4-01"]
    assert cost({"smyrna": ships}, "sparta", inside=ships, **serves) == 0
    man = ["persia_tissaphernes-cavalry-4-01"]
    assert cost({"sardis": man}, "sparta", inside=man, **serves) == 1
    # Syracusans in the box cost nothing, and are in supply in Syracuse; other Spartan units there are paid for
    men = ["sicily-hoplite-4-01", "laconia-hoplite-5-01"]
    assert cost({"syracuse": men}, "sparta", inside=men, sicily="open") == 1
    assert cost({"sparta": men[:1]}, "sparta", inside=men[:1], sicily="open") == 1


@pytest.mark.clause("9.1a", "9.1b", "9.4.1")
def test_who_is_in_supply_and_may_not_forage_is_paid_without_a_question() -> None:
    t = supply({"chalcis": HOPLITES[:2], "athens": HOPLITES[2:4]}, inside=HOPLITES[:4])
    assert t.over and t.talents("athens") == 100 - 3
    assert not any(t.state.marks)


# -------------------------------------------------------------------------------------------------- out of supply [9.5]


@pytest.mark.clause("9.5", "9.7.1a", "9.7.2a")
def test_a_unit_out_of_supply_forages() -> None:
    t = supply({FAR: HOPLITES[:1]})
    assert t.talents("athens") == 100
    assert t.position()["marks"] == {HOPLITES[0]: ["foraging"]}
    assert t.event("forages")["unit"] == HOPLITES[0] and "9.5" in t.event("forages").clauses


@pytest.mark.clause("9.5", "9.7.3c", "14.4.1")
def test_in_winter_it_is_destroyed() -> None:
    t = supply({FAR: HOPLITES[:1]}, season="winter")
    assert t.where(HOPLITES[0]) == "build-pool"


@pytest.mark.clause("9.7.3b", "15.4", "9.6")
def test_nor_does_anybody_forage_in_a_raided_area() -> None:
    assert supply({FAR: HOPLITES[:1]}, raids={"elis": 1}).where(HOPLITES[0]) == "build-pool"
    assert supply({FAR: HOPLITES[:1]}, raids={"achaea": 1}).where(HOPLITES[0]) == FAR


@pytest.mark.clause("9.7.3d", "1.2c")
def test_nor_on_an_uninhabited_island() -> None:
    t = supply({"sphacteria": HOPLITES[:1]})
    assert t.where(HOPLITES[0]) == "build-pool"


@pytest.mark.clause("9.7.1b", "9.5", "9.6")
def test_an_area_feeds_so_many() -> None:
    # Elis feeds four; who of six forages its owner says
    t = supply({FAR: [*HOPLITES[:6], "nicias"]})
    assert (t.asked, t.clause, t.decider) == ("Hungry", "9.5", "athens")
    for unit in (5, 4, 3):
        t.may_not("forage:chios-hoplite-4-01", "9.5").does(f"forage:{HOPLITES[unit]}")
    t.does(f"forage:{HOPLITES[0]}")
    assert t.over
    assert [t.where(unit) for unit in HOPLITES[:6]] == [FAR, "build-pool", "build-pool", FAR, FAR, FAR]
    assert t.talents("athens") == 100
    # a leader stays, whatever becomes of his men, if no enemy is there
    t = supply({FAR: [HOPLITES[0], "nicias"]}, season="winter")
    assert t.where("nicias") == FAR


@pytest.mark.clause("9.7.1b")
def test_both_sides_together_and_a_poor_harvest() -> None:
    # three Spartans forage there already
    men = {FAR: HOPLITES[:2], "2149": SPARTANS[:3]}
    t = supply(men, marks={unit: ["foraging"] for unit in SPARTANS[:3]})
    assert t.asked == "Hungry"
    t.does(f"forage:{HOPLITES[1]}")
    assert t.where(HOPLITES[0]) == "build-pool" and t.where(HOPLITES[1]) == FAR
    assert supply({FAR: HOPLITES[:2]}, famine={"elis": -2}).over
    t = supply({FAR: HOPLITES[:3]}, famine={"elis": -2})
    assert t.asked == "Hungry"
    assert supply({FAR: HOPLITES[:1]}, famine={"elis": -9}).where(HOPLITES[0]) == "build-pool"


@pytest.mark.clause("9.7.1b", "3.3b", "9.7.4")
def test_the_first_player_settles_his_units_first() -> None:
    # Athens controls more regions, and eats up Elis
    men = {FAR: HOPLITES[:4], "2149": SPARTANS[:1]}
    t = Table(men, steps=[SupplyPhase()], turn=0, treasury=BROKE, controller={"elis": "athens"})
    assert t.where(HOPLITES[3]) == FAR and t.where(SPARTANS[0]) == "build-pool"
    more = {"euboea": "sparta", "samos": "sparta"}
    t = Table(men, steps=[SupplyPhase()], turn=0, treasury=BROKE, controller=more)
    assert t.asked == "Hungry" and t.decider == "athens" and t.where(SPARTANS[0]) == "2149"


@pytest.mark.clause("9.7.2b", "9.7.2c", "10.2.2d", "10.4.2")
def test_a_forager_stands_outside() -> None:
    # in Naupactus, in enemy country, of his own will
    man = ["attica-hoplite-4-01"]
    held: dict[str, Any] = {"holder": {"naupactus": "athens"}}
    t = supply({"naupactus": man}, inside=man, **held).does(f"forage:{man[0]}")
    assert not t.inside(man[0])
    # when the next season comes he goes in again
    t.state.then(PlacementPhase(0))
    run(t.state)
    assert t.inside(man[0]) and t.position().get("marks", {}) == {}
    # nobody comes out of a besieged fort
    fort: dict[str, Any] = {"forts": {"pylos": "athens"}, "siege": {"fort-1": 0}}
    t = supply({"pylos": [*man, SPARTANS[0]]}, inside=man, **fort)
    assert t.inside(man[0]) and t.position()["marks"] == {man[0]: ["foraging"]}
    # besiegers may forage, and besiege on
    siege = {"elis": HOPLITES[:4]}
    t = supply(siege, siege={"elis": 1})
    assert t.siege("elis") == 1 and len(t.position()["marks"]) == 4


@pytest.mark.clause("9.2.2a", "9.3.2")
def test_a_base_in_supply_feeds_a_unit_that_would_starve() -> None:
    men = {"pylos": HOPLITES[:1]}
    assert supply(men, season="winter").where(HOPLITES[0]) == "build-pool"
    fed = supply(men, season="winter", bases={"pylos": "athens", "piraeus": "athens"})
    assert fed.where(HOPLITES[0]) == "pylos" and fed.talents("athens") == 99


# ------------------------------------------------------------------------------------------------- of one's own will


@pytest.mark.clause("9.4.2a", "9.7.1a")
def test_units_in_enemy_country_may_forage_though_they_are_in_supply() -> None:
    # before Thebes, in the reach of Athens
    men = {"thebes": HOPLITES[:3], "athens": HOPLITES[3:4]}
    t = supply(men, inside=HOPLITES[3:4])
    assert (t.asked, t.clause) == ("Forage", "9.4.2a")
    assert set(t.targets("forage")) == set(HOPLITES[:3])
    assert t.copy().does("done").talents("athens") == 100 - 4
    one = t.copy().does(f"forage:{HOPLITES[1]}", "done")
    assert one.talents("athens") == 100 - 3 and one.position()["marks"] == {HOPLITES[1]: ["foraging"]}
    every = t.does(f"forage-all:{hex_of('thebes')}")
    assert every.over and every.talents("athens") == 99 and len(every.position()["marks"]) == 3


@pytest.mark.clause("9.4.2b", "9.7.3a", "9.4.2a")
def test_in_a_friendly_region_they_may_not() -> None:
    t = supply({"thebes": HOPLITES[:1], IN_ATTICA: HOPLITES[1:2]})
    t.may(f"forage:{HOPLITES[0]}").may_not(f"forage:{HOPLITES[1]}", "9.4.2b", "9.7.3a")
    # the region's controller decides, not who holds the area: Plataea is in Boeotia
    held = supply({"plataea": HOPLITES[:1]}, inside=HOPLITES[:1], holder={"plataea": "athens"})
    assert held.asked == "Forage"
    # Sicily and Persia are nobody's region
    assert supply({"syracuse": HOPLITES[:1]}, sicily="open").over


@pytest.mark.clause("9.7.1b", "9.7.3b", "9.7.3c")
def test_nor_where_the_land_gives_nothing() -> None:
    # Boeotia feeds five, and two are out of supply: they come first
    assert supply({"thebes": HOPLITES[:1]}, season="winter").over
    assert supply({"thebes": HOPLITES[:1]}, raids={"boeotia": 1}).over
    t = supply({"thebes": HOPLITES[:7]})
    t.does(f"forage-all:{hex_of('thebes')}")
    assert t.over and len(t.position()["marks"]) == 5 and t.talents("athens") == 98
    t = supply({"thebes": HOPLITES[:1], "tanagra": SPARTANS[:4]}, marks={u: ["foraging"] for u in SPARTANS[:4]})
    t.may(f"forage:{HOPLITES[0]}").may_not(f"forage-all:{hex_of('thebes')}", "9.4.2a")


@pytest.mark.clause("9.5", "9.1b")
def test_who_is_out_of_supply_forages_before_who_would_like_to() -> None:
    # one is shut up in a fort, one before Thebes, and the land feeds one
    men = {"delium": [HOPLITES[0], "boeotia-hoplite-5-01"], "thebes": HOPLITES[1:2]}
    said: dict[str, Any] = {"inside": HOPLITES[:1], "forts": {"delium": "athens"}, "siege": {"fort-1": 0}}
    t = supply(men, famine={"boeotia": -4}, **said)
    assert t.over and t.position()["marks"] == {HOPLITES[0]: ["foraging"]} and t.talents("athens") == 99
    assert supply(men, famine={"boeotia": -3}, **said).asked == "Forage"


# -------------------------------------------------------------------------------------------------- too little money


@pytest.mark.clause("9.1a2", "9.6", "5.1b")
def test_the_owner_chooses_who_goes_unpaid() -> None:
    men = {"chalcis": HOPLITES[:2], "samos": SHIPS[:2], "eretria": HOPLITES[2:3]}
    said: dict[str, Any] = {"inside": [*HOPLITES[:3], *SHIPS[:2]], "season": "winter"}
    t = supply(men, treasury={"athens": 5, "sparta": 0}, **said)
    # seven talents are wanted
    assert (t.asked, t.clause) == ("Shortage", "9.1a2")
    t.may_not("unpaid:corinth-hoplite-4-01", "9.1a2").does(f"unpaid:{SHIPS[1]}")
    assert t.over and t.talents("athens") == 0
    assert t.where(SHIPS[1]) == "build-pool" and t.where(SHIPS[0]) == "samos"
    assert {"9.6"} == {clause for event in t.events("destroyed") for clause in event.clauses}
    # all in a place together, as many as must be
    t = supply(men, treasury={"athens": 4, "sparta": 0}, **said)
    t.may_not(f"unpaid-all:{hex_of('eretria')}", "9.1a2").does(f"unpaid-all:{hex_of('samos')}")
    assert t.where(SHIPS[0]) == "build-pool" and t.where(SHIPS[1]) == "build-pool" and t.talents("athens") == 1


@pytest.mark.clause("9.1b")
def test_what_the_treasury_pays_for_is_paid() -> None:
    men = {"chalcis": HOPLITES[:1], "samos": SHIPS[:1]}
    said: dict[str, Any] = {"inside": [HOPLITES[0], SHIPS[0]], "season": "winter"}
    # a hoplite goes unpaid, and then a ship: the talent that is left over saves the hoplite
    t = supply(men, treasury={"athens": 1, "sparta": 0}, **said)
    t.does(f"unpaid:{HOPLITES[0]}")
    assert t.where(HOPLITES[0]) == "chalcis" and t.where(SHIPS[0]) == "build-pool" and t.talents("athens") == 0
    # while there is enough nobody is asked
    assert supply(men, treasury={"athens": 3, "sparta": 0}, **said).over


@pytest.mark.clause("9.4.2b", "9.7.3a", "9.6", "5.1b")
def test_when_the_treasury_is_exhausted_they_forage_in_friendly_regions_too() -> None:
    men = {"chalcis": HOPLITES[:2], "samos": SHIPS[:1]}
    said: dict[str, Any] = {"inside": [*HOPLITES[:2], SHIPS[0]]}
    t = supply(men, treasury=BROKE, **said)
    assert t.over
    assert set(t.position()["marks"]) == {*HOPLITES[:2], SHIPS[0]}
    assert not t.inside(HOPLITES[0]) and not t.inside(SHIPS[0])
    # in winter they die
    t = supply(men, treasury=BROKE, season="winter", **said)
    assert {t.where(unit) for unit in (*HOPLITES[:2], SHIPS[0])} == {"build-pool"}
    # Samos feeds two
    t = supply({"samos": HOPLITES[:3]}, treasury=BROKE, inside=HOPLITES[:3])
    assert t.asked == "Hungry"
    t.does(f"forage:{HOPLITES[2]}", f"forage:{HOPLITES[0]}")
    assert t.where(HOPLITES[1]) == "build-pool"


@pytest.mark.clause("9.1a", "3.2b")
def test_the_phase_is_played_by_both() -> None:
    t = Table(
        {"athens": HOPLITES[:2], "sparta": SPARTANS[:4]},
        phase="supply",
        turn=0,
        treasury=RICH,
        inside=[*HOPLITES[:2], *SPARTANS],
    )
    assert (t.talents("athens"), t.talents("sparta")) == (99, 98)


@pytest.mark.clause("9.6", "10.4.5")
def test_a_siege_whose_besiegers_starve_is_lifted() -> None:
    siege = {"elis": HOPLITES[:2]}
    assert supply(siege, siege={"elis": 1}).siege("elis") == 1
    t = supply(siege, siege={"elis": 1}, season="winter")
    assert t.siege("elis") == -1 and t.event("siege-ends")["target"] == "elis"


@pytest.mark.clause("9.6", "7.8.6a")
def test_a_leader_whose_men_have_starved_among_enemies_is_lost() -> None:
    men = {FAR: [HOPLITES[0], "nicias", SPARTANS[0]]}
    t = supply(men, season="winter")
    assert t.where("nicias") == "out"
