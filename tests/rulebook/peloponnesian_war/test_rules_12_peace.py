"""The Peace Embassy [12.9.1, 12.9.2, card.peace]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data.tables import SIDE_NAMES
from polemos.games.peloponnesian_war.rules.cards import peace
from polemos.wargame.reckoning import total
from rulebook.peloponnesian_war.cards import holding, lies
from rulebook.peloponnesian_war.table import Table

LATE = 427
"""The fifth year."""


@pytest.mark.clause("12.9.1", "card.peace", "3.4a", "scenario.campaign.i")
def test_peace_is_made_and_the_war_is_over() -> None:
    t = holding("athens", "peace", year=LATE, ml={"laconia": 4}).dice(5).does("play-card:peace")
    assert t.over and t.state.how == codes.BY_PEACE and t.event("decided")["verdict"] == "draw"
    t = holding("sparta", "peace", year=LATE, ml={"attica": 4}, controller={"hellespont": "sparta"}).dice(4)
    t.does("play-card:peace")
    assert t.winner == "sparta"


@pytest.mark.clause("12.9.1", "card.peace")
def test_an_embassy_that_fails() -> None:
    t = holding("athens", "peace", "peace", year=LATE, ml={"laconia": 4}).dice(4).does("play-card:peace")
    assert t.event("card-fails")["card"] == "peace"
    assert t.state.how == codes.UNDECIDED and t.asked == "CardTurn" and lies(t, "peace", codes.DISCARDED) == 1
    lost = ("boeotia", "megarid", "corinth", "elis", "arcadia", "epidaurus")
    t = holding("athens", "peace", year=LATE, ml={"laconia": 4}, controller=dict.fromkeys(lost, "athens"))
    assert total(peace.reasons(t.state, 1)) == 9
    assert t.dice(1).does("play-card:peace").state.how == codes.UNDECIDED  # a 1 always fails


def added(target: str, **rest: Any) -> int:
    """What is added to the die of an embassy to a side in the fifth year, apart from what a test says."""
    said = {
        "year": LATE,
        "ml": {"attica": 11, "laconia": 11},
        "treasury": {"athens": 50, "sparta": 50},
        "controller": {"chalcidice": "athens"},
        **rest,
    }
    return total(peace.reasons(Table(steps=[], phase="cards", turn=0, **said).state, SIDE_NAMES.index(target)))


@pytest.mark.clause("12.9.2")
@pytest.mark.parametrize(
    ("ml", "more"), [(1, 3), (4, 3), (5, 2), (7, 2), (8, 1), (10, 1), (11, 0), (14, 0), (15, -2), (20, -2)]
)
@pytest.mark.parametrize(("target", "home"), [("sparta", "laconia"), ("athens", "attica")])
def test_militance_and_peace(target: str, home: str, ml: int, more: int) -> None:
    assert added(target, ml={"laconia": 11, "attica": 11, home: ml}) == more


@pytest.mark.clause("12.9.2")
@pytest.mark.parametrize(("talents", "more"), [(0, 1), (1, 0), (99, 0), (100, -1), (240, -1)])
def test_the_treasury_and_peace(talents: int, more: int) -> None:
    assert added("sparta", treasury={"sparta": talents}) == more
    assert added("athens", treasury={"sparta": 0, "athens": talents}) == more


@pytest.mark.clause("12.9.2")
def test_cities_of_the_home_region_and_peace() -> None:
    assert added("sparta", holder={"cythera": "athens", "thyrea": "athens"}) == 1
    at = {"methone": ["attica-hoplite-4-01"]}
    assert added("sparta", pieces=at) == 0  # merely invested
    assert added("sparta", pieces=at, siege={"methone": 0}) == 1
    assert added("athens", pieces=at, siege={"methone": 0}) == 0
    assert added("athens", holder={"eleusis": "sparta"}) == 1


@pytest.mark.clause("12.9.2")
def test_lost_regions_and_peace() -> None:
    assert added("athens", controller={}) == 1  # Chalcidice is Spartan from the start
    gone = ["euboea", "thrace", "hellespont", "chalcidice", "lesbos", "chios", "samos", "rhodes", "aegean_islands"]
    assert added("athens", controller=dict.fromkeys([*gone, "acarnania", "thessaly"], "sparta")) == 9
    gone = ["boeotia", "megarid", "corinth", "elis", "arcadia", "epidaurus", "achaea", "argolid"]
    league = dict.fromkeys([*gone, "aetolia", "epirus", "phocis_locris"], "athens")
    assert added("sparta", controller=league) == 8
    assert added("sparta", elites_dead=2) == 2 and added("athens", elites_dead=2) == 0


@pytest.mark.clause("12.9.2", "card.cleon")
def test_early_years_and_demagogues() -> None:
    assert added("sparta", year=428) == -2 and added("sparta", year=427) == 0
    assert added("athens", effects={"athens": ["cleon"]}) == -2
    assert added("sparta", effects={"athens": ["cleon"]}) == 0
