"""The scenarios: how the map is set up. Section 2 and scenario.argive, scenario.campaign."""

import pytest

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.codes import BUILD_POOL, FORCE_POOL, LEADER_POOL
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.world import AREA_INDEX, HEXES_OF, LAND, REGION_NAMES, SEA_INDEX
from polemos.games.peloponnesian_war.rules import places
from rulebook.peloponnesian_war.table import Table

POOLS = {"force pool": FORCE_POOL, "build pool": BUILD_POOL}


def set_up(scenario: str) -> Table:
    return Table(None, steps=[], base="scenario", scenario=scenario)


def counters(t: Table, home: str) -> dict[str, tuple[int, int, int]]:
    """By kind and morale: how many counters of a region are on the map, in its force pool, in its build pool."""
    found: dict[str, tuple[int, int, int]] = {}
    for unit in tables.UNITS_OF[tables.HOME_NAMES.index(home)]:
        at = t.state.loc[unit]
        if at == codes.OUT:
            continue
        key = f"{tables.KIND_NAMES[tables.KIND[unit]]} {tables.MORALE[unit]}"
        old = found.get(key, (0, 0, 0))
        found[key] = (old[0] + (at >= 0), old[1] + (at == FORCE_POOL), old[2] + (at == BUILD_POOL))
    return found


def levels(t: Table, side: str) -> dict[str, tuple[int, int, int]]:
    """AL, ML and multiplier of the regions of a side."""
    s = t.state
    return {
        REGION_NAMES[region]: (s.al[region], s.ml[region], s.multiplier[region])
        for region in places.regions_of(s, tables.SIDE_NAMES.index(side))
    }


def held(t: Table, side: str) -> set[str]:
    return {city for city in world.CITY_NAMES if t.holder(city) == side}


def leaders(t: Table, side: str) -> dict[str, str]:
    """Leaders of a side in play, and where: those in force pools by its region."""
    s, found = t.state, {}
    for number, whose in enumerate(s.leads):
        piece = tables.UNITS + number
        if whose == tables.SIDE_NAMES.index(side) and s.loc[piece] != LEADER_POOL:
            pool = s.pool[number]
            name = tables.PIECE_KEY[piece]
            found[name] = REGION_NAMES[pool] if s.loc[piece] == FORCE_POOL else t.where(name)
    return found


# --------------------------------------------------------------------------------------------------- the Argive League
@pytest.mark.clause("scenario.argive.a", "scenario.argive.b")
def test_the_map_of_the_argive_league() -> None:
    s = set_up("argive").state
    assert (s.year, s.season) == (420, tables.SPRING)
    areas = ["laconia", "messenia", "cythera", "arcadia", "elis", "achaea", "argolid", "corinth", "epidaurus"]
    areas += ["megarid", "attica", "salamis", "boeotia", "sphacteria", "aegina"]
    seas = ["gulf_of_patrae", "corinthian_gulf", "zacynthian_sea", "messenian_coast", "messenian_gulf"]
    seas += ["laconian_gulf", "argolic_gulf", "saronic_gulf", "myrtoan_sea", "south_euboean_gulf"]
    inside = {area for area, hexes in enumerate(HEXES_OF) if places.in_play(s, hexes[0])}
    assert inside == {AREA_INDEX[area] for area in areas}
    assert {sea for sea in range(world.SEAS) if places.in_play(s, LAND + sea)} == {SEA_INDEX[sea] for sea in seas}
    assert "aegean_islands" not in {REGION_NAMES[region] for region in places.regions_in_play(s)}


@pytest.mark.clause("scenario.argive.c", "scenario.argive.e", "1.6")
def test_the_regions_of_the_argive_league() -> None:
    t = set_up("argive")
    assert levels(t, "athens") == {"attica": (15, 8, 3), "argolid": (8, 12, 2), "elis": (5, 9, 2)}
    assert levels(t, "sparta") == {
        "laconia": (12, 11, 2),
        "arcadia": (3, 8, 1),
        "achaea": (4, 5, 1),
        "corinth": (6, 7, 1),
        "epidaurus": (8, 7, 1),
        "megarid": (6, 8, 1),
        "boeotia": (9, 9, 1),
    }
    assert (t.talents("athens"), t.talents("sparta")) == (90, 60)


@pytest.mark.clause("scenario.argive.d", "2.1")
def test_the_markers_of_the_argive_league() -> None:
    t = set_up("argive")
    assert held(t, "athens") == {"mantinea", "cythera", "nisaea", "aegina"} and held(t, "sparta") == {"lepreum"}
    said = t.position()
    assert said["cities"] == {"methone": ["demolished"]} and said["walls"] == {"methone": 0}
    assert said["long_walls"] == [["athens", "piraeus"]] and said["forts"] == {"pylos": "athens"}
    bases = {"piraeus": "athens", "pylos": "athens", "argos": "athens", "gytheum": "sparta", "lechaeum": "sparta"}
    assert said["bases"] == bases


@pytest.mark.clause("scenario.argive.e", "scenario.argive.h")
def test_the_units_of_the_argive_league() -> None:
    t = set_up("argive")
    assert t.at("lepreum") == ["laconia-hoplite-5-01"] and t.at("pylos") == ["attica-light-3-01"]
    assert t.at("mantinea") == [f"arcadia-hoplite-4-0{n}" for n in (1, 2, 3)]
    assert {t.commanded(unit) for unit in t.at("mantinea")} == {"athens"}
    assert t.commanded("arcadia-hoplite-4-04") == "sparta"
    guests = sorted([unit[:-3] for unit in t.at("argos") if unit != "alcibiades"])
    assert guests == ["attica-cavalry-4", *["attica-hoplite-4"] * 3]
    assert counters(t, "attica") == {
        "hoplite 4": (3, 2, 0),
        "cavalry 4": (1, 1, 0),
        "light 3": (1, 0, 0),
        "fleet 5": (0, 2, 0),
    }
    assert counters(t, "arcadia") == {"hoplite 4": (3, 2, 1), "light 3": (0, 1, 0)}
    assert counters(t, "laconia") == {
        "hoplite 6": (0, 5, 0),
        "hoplite 5": (1, 2, 1),
        "cavalry 3": (0, 1, 0),
        "light 2": (0, 1, 1),
        "fleet 4": (0, 1, 0),
    }
    assert counters(t, "argolid") == {"hoplite 5": (0, 1, 0), "hoplite 4": (0, 5, 1), "light 2": (0, 1, 0)}
    assert counters(t, "chios") == {}


@pytest.mark.clause("scenario.argive.f")
def test_the_leaders_of_the_argive_league() -> None:
    t = set_up("argive")
    assert leaders(t, "athens") == {
        "alcibiades": "argos",
        "nicias": "athens",
        "nicostratus": "attica",
        "laches": "attica",
    }
    assert leaders(t, "sparta") == {
        "agis": "sparta",
        "pleistoanax": "laconia",
        "agesippidas": "laconia",
        "pagondas": "boeotia",
    }
    assert tables.SCENARIOS[tables.ARGIVE].leaders == (4, 4) and t.where("brasidas") == "leader-pool"


@pytest.mark.clause("scenario.argive.j", "scenario.argive.a", "2.3a", "card.deck")
def test_the_deck_of_the_argive_league() -> None:
    s = set_up("argive").state
    left = [tables.KIND_OF_CARD[card] for card, at in enumerate(s.card) if at == codes.DECK]
    assert len(left) == 79
    kinds = {tables.CARD_KEY[kind] for kind in left}
    assert kinds == {card.key for card in tables.CARD_KINDS if card.argive}
    assert not kinds & {"peace", "rebellion", "tissaphernes", "pharnabazus", "sicily", "plague"}


# -------------------------------------------------------------------------------------------------------- the campaign
@pytest.mark.clause("scenario.campaign.a", "2.2", "card.deck", "scenario.campaign.c")
def test_the_campaign_begins_in_spring_431_with_all_cards() -> None:
    t = set_up("campaign")
    assert (t.state.year, t.state.season) == (431, tables.SPRING)
    assert t.state.card == [codes.DECK] * tables.CARDS == [codes.DECK] * 120
    assert (t.talents("athens"), t.talents("sparta")) == (240, 60)
    assert places.in_play(t.state, world.CITY_HEX[0]) and not places.in_play(t.state, world.SYRACUSE_HEX)


@pytest.mark.clause("scenario.campaign.b", "scenario.campaign.h")
def test_the_regions_of_the_campaign() -> None:
    t = set_up("campaign")
    assert levels(t, "athens") == {
        "attica": (18, 14, 3),
        "euboea": (6, 6, 2),
        "acarnania": (8, 8, 1),
        "western_islands": (6, 7, 1),
        "thessaly": (7, 4, 0),
        "macedon": (2, 5, 0),
        "thrace": (5, 6, 2),
        "hellespont": (6, 6, 2),
        "lesbos": (4, 8, 1),
        "chios": (5, 7, 1),
        "samos": (5, 6, 2),
        "rhodes": (6, 5, 2),
        "aegean_islands": (6, 6, 2),
    }
    assert levels(t, "sparta") == {
        "laconia": (18, 12, 3),
        "corinth": (12, 14, 2),
        "boeotia": (10, 12, 2),
        "megarid": (8, 11, 1),
        "epidaurus": (8, 8, 1),
        "arcadia": (6, 8, 1),
        "elis": (5, 7, 1),
        "achaea": (4, 5, 1),
        "phocis_locris": (5, 6, 1),
        "aetolia": (3, 4, 0),
        "epirus": (5, 6, 1),
        "argolid": (1, 3, 0),
        "chalcidice": (5, 8, 1),
    }


@pytest.mark.clause("scenario.campaign.d")
def test_the_markers_of_the_campaign() -> None:
    t = set_up("campaign")
    assert held(t, "athens") == {"plataea", "naupactus", "torone", "mende", "scione", "acanthus", "stagirus"}
    assert held(t, "sparta") == {"leucas", "anactorium", "oeniadae", "melos", "thera"}
    said = t.position()
    assert said["long_walls"] == [["athens", "piraeus"], ["megara", "nisaea"]]
    assert said["forts"] == {"panactum": "athens"}
    assert said["bases"] == {
        "piraeus": "athens",
        "naupactus": "athens",
        "sestus": "athens",
        "potidaea": "athens",
        "gytheum": "sparta",
        "lechaeum": "sparta",
    }
    assert "potidaea" not in said["bases_inside"]  # it stands before the city


@pytest.mark.clause("scenario.campaign.e")
def test_potidaea_is_besieged_when_the_campaign_begins() -> None:
    t = set_up("campaign")
    assert t.siege("potidaea") == 2 and t.invested("potidaea")
    before = {piece for piece in t.at("potidaea") if not t.inside(piece)}
    assert before == {
        "attica-hoplite-4-01",
        "attica-hoplite-4-02",
        "attica-hoplite-4-03",
        "attica-fleet-5-01",
        "attica-fleet-5-02",
        "phormio",
    }
    assert set(t.at("potidaea")) - before == {"corinth-hoplite-4-01", "chalcidice-hoplite-4-01", "aristeus"}


@pytest.mark.clause("scenario.campaign.f")
def test_the_units_of_the_campaign() -> None:
    t = set_up("campaign")
    assert t.at("naupactus") == ["attica-hoplite-4-04"] and t.inside("attica-hoplite-4-04")
    assert counters(t, "attica") == {
        "hoplite 4": (4, 7, 2),
        "cavalry 4": (0, 3, 0),
        "light 3": (0, 2, 0),
        "fleet 5": (2, 6, 2),
        "fleet 6": (0, 2, 0),
    }
    assert counters(t, "laconia") == {
        "hoplite 6": (0, 5, 0),
        "hoplite 5": (0, 3, 1),
        "cavalry 3": (0, 0, 1),
        "light 2": (0, 1, 2),
        "fleet 4": (0, 1, 2),
    }
    assert counters(t, "corinth") == {"hoplite 4": (1, 3, 1), "light 3": (0, 1, 0), "fleet 4": (0, 3, 1)}
    assert all(counters(t, home) == {} for home in ("sicily", "persia_tissaphernes", "mercenary", "odrysian"))


@pytest.mark.clause("scenario.campaign.g")
def test_the_leaders_of_the_campaign() -> None:
    t = set_up("campaign")
    assert leaders(t, "athens") == {
        "pericles": "athens",
        "phormio": "potidaea",
        "hagnon": "attica",
        "xenophon": "attica",
        "nicostratus": "attica",
        "paches": "attica",
    }
    assert leaders(t, "sparta") == {
        "archidamus": "sparta",
        "brasidas": "laconia",
        "cnemus": "laconia",
        "alcidas": "laconia",
        "pagondas": "boeotia",
        "aristeus": "potidaea",
    }
    assert tables.SCENARIOS[tables.CAMPAIGN].leaders == (6, 6)
