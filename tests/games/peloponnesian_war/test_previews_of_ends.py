"""Previews of what ends a move or a battle, and of what is lost with it."""

from typing import Any

import pytest

from games.peloponnesian_war.aftermath import comes
from games.peloponnesian_war.previewing import of_two, told
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.edge.position_names import city_named, piece_named, target_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.season.placement import PlaceUnits
from polemos.games.peloponnesian_war.rules.sieges import long_walls
from polemos.games.peloponnesian_war.rules.sieges.phase import Hunger
from rulebook.peloponnesian_war import cards
from rulebook.peloponnesian_war.fights import (
    ATTIC,
    ATTIC_FLEETS,
    ATTIC_HORSE,
    CORINTH,
    PERIOECI,
    THEBANS,
    battle,
    begin,
)
from rulebook.peloponnesian_war.moves import moves
from rulebook.peloponnesian_war.sieging import besieges
from rulebook.peloponnesian_war.table import Table


def test_a_fleet_that_is_dragged_says_how_many_have_been_and_what_it_gives_up() -> None:
    ships = [f"corinth-fleet-4-0{n}" for n in range(1, 4)]
    t = moves({"lechaeum": ships}, inside=ships, ml={"corinth": 9})
    long_walls.begin(t.state, piece_named(ships[1]), city_named("lechaeum"), city_named("corinth"))
    said = told(t, f"drag:{ships[0]}")
    assert said["Fleets dragged over the Isthmus in this turn, of those that may be"] == "1 / 2"
    t.does(f"drag:{ships[0]}")
    assert told(t, f"drag:{ships[1]}").popitem()[1] == "2 / 2"
    found = GAME.edge.preview(t.state, f"drag:{ships[1]}", "en")
    assert found is not None and found.warning == "The Long Walls that it builds are given up."
    t.does(f"drag:{ships[1]}")
    assert t.events("long-walls-gone")


def test_lifting_a_siege_says_what_is_lost_with_it() -> None:
    rest: dict[str, Any] = {
        "season": "summer",
        "al": {"boeotia": 8},
        "siege": {"tanagra": 2},
        "bases": {"tanagra": "athens"},
    }
    t = besieges("athens", {"tanagra": ATTIC[:5]}, **rest).dice(1)
    t.until("BeginSieges")
    seasons = t.siege("tanagra")
    said = told(t, "lift-siege:tanagra")
    assert said["Seasons of siege that are lost"] == str(seasons) and seasons > 1
    t.does("lift-siege:tanagra")
    assert [*said][1:] == [WORDING.tell(event, "en") for event in (t.state.heard or []) if event.kind == "base-lost"]
    assert len(said) == 2 and t.siege("tanagra") == -1


@pytest.mark.parametrize("choice", ["all-outside", "all-inside", f"stay-outside:{THEBANS[1]}"])
def test_sorting_says_who_is_outside_and_who_inside(choice: str) -> None:
    t = comes(Table({"thebes": [*ATTIC[:3], *THEBANS[:3]]}, inside=THEBANS[:3], steps=[]), "thebes", ATTIC[:3], 0)
    said = told(t, choice)
    t.does(choice)
    if t.asked == "Sorting":
        t.does("all-inside")
    outside = [unit for unit in THEBANS[:3] if not t.inside(unit)]
    assert said["Units outside"] == str(len(outside)) and said["Units inside"] == str(3 - len(outside))
    assert bool(t.events("battle")) == ("Column after shifts" in said)


def test_who_goes_inside_is_told_of_the_assault_that_may_come() -> None:
    t = moves({"3939": [*ATTIC[:6], "hagnon"], "tanagra": THEBANS[0]}, side=0, inside=[THEBANS[0]])
    t.does("march:hagnon", "move:tanagra")
    said = told(t, "all-inside")
    t.does("all-inside")
    storm = told(t, "assault:tanagra")
    assert said["Garrison points"] == storm["Garrison points"]
    assert said["Column if they storm"] == storm["Column after shifts"]


def test_a_fort_without_room_for_all_is_previewed_with_those_whom_it_holds() -> None:
    there = [*ATTIC[:7], "nicias"]
    t = moves({"decelea": there, "3939": [*THEBANS[:3], "pagondas"]}, forts={"decelea": "athens"}, inside=ATTIC[:5])
    t.does("march:pagondas", "move:decelea")
    assert t.asked == "Sorting" and not t.choices("all-inside")
    assert told(t, f"stay-outside:{ATTIC[0]}")["Units outside"] == "3"


def test_whoever_retreats_is_told_who_finds_shelter_and_who_is_left_behind() -> None:
    inside = THEBANS[:2]
    t = battle("thebes", ATTIC[:4], inside, start="3939", also=["pagondas", "nicias"], inside=inside[:1])
    t.does("all-outside").dice(3, *[1] * 20).until("GoOn", side="sparta").does("break-off").dice(6, 6, 6).until("Flee")
    assert list(told(t, "retreat-inside").items())[:2] == [
        ("Units that retreat", "2"),
        ("Units that find shelter inside", "2"),
    ]
    # into the mountains without a road cavalry does not follow [17.7.3]
    t = battle("3439", CORINTH[:3], [*ATTIC[:1], *ATTIC_HORSE[:1], "nicias"], side=1, start="3438")
    t.dice(3, *[1] * 20).until("GoOn", side="athens").does("break-off").dice(6, 6, 6).until("Flee")
    choice = t.choices("retreat")[0]
    said = told(t, choice)
    t.does(choice)
    gone = [unit for unit in (ATTIC[0], ATTIC_HORSE[0]) if t.where(unit) == "build-pool"]
    assert gone and said["Units left behind, and lost"] == str(len(gone))


def test_going_aboard_says_what_it_costs() -> None:
    t = moves({"piraeus": ["hagnon", *ATTIC_FLEETS[:2], *ATTIC[:2]]}, side=0).does("sail:hagnon")
    said = told(t, f"embark:{ATTIC[0]}")
    before = t.state.points
    t.does(f"embark:{ATTIC[0]}")
    assert of_two(said["Movement points left"]) == (before, t.state.points) and before > t.state.points
    assert of_two(said["Units aboard"]) == (0, 1)


def test_who_is_done_assessing_is_told_what_the_year_brings() -> None:
    t = Table(phase="assessment", turn=0, side="athens", multiplier={"chios": 0}, al={"chios": 3})
    said = told(t, "done")
    t.does("done")
    assert of_two(said["Chios: Allegiance"]) == (3, t.al("chios")) and t.al("chios") != 3


def test_a_unit_that_starves_may_be_taken_prisoner() -> None:
    inside = [f"laconia-hoplite-6-0{n}" for n in range(1, 3)]
    rest: dict[str, Any] = {"siege": {"fort-1": 2}, "forts": {"pylos": "sparta"}, "inside": [*inside, PERIOECI[0]]}
    t = begin(Table({"pylos": [*ATTIC[:5], *inside, PERIOECI[0]]}, steps=[], **rest), Hunger(1, target_named("fort-1")))
    said = told(t, f"starve:{inside[0]}")
    t.does(f"starve:{inside[0]}")
    assert (
        t.state.prisoners == 1
        and WORDING.tell(next(e for e in t.state.heard or [] if e.kind == "prisoners"), "en") in said
    )
    assert f"Goes for good: {WORDING.word('unit', piece_named(inside[0]), 'en')}" in said


def test_alcibiades_may_come_over_whatever_else_is_told_of_it() -> None:
    t = cards.holding("sparta", "alcibiades", pieces={"athens": ["alcibiades"]})
    found = GAME.edge.preview(t.state, "play-card:alcibiades", "en")
    assert found is not None and "Sparta says where he comes." in [
        outcome.text for outcome in found.chances[0].outcomes
    ]


def test_fleets_still_at_sea_are_on_no_bill() -> None:
    """They have found no coast, and will be lost [9.8]."""
    there = {"athens": ATTIC[:2], "north_ionian": ATTIC_FLEETS[:1], "force-pool": ATTIC[2:3]}
    t = Table(there, steps=[PlaceUnits(0)], phase="placement", turn=0, inside=ATTIC[:2])
    assert of_two(told(t, "muster:athens")["Supply of the side each season"]) == (1, 2)
