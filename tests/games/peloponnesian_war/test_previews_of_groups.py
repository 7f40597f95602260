"""Previews of who goes along, who is shut in or inside, and which choices have nothing to foretell."""

from typing import Any

from games.peloponnesian_war.previewing import of_two, told
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.preview.previews import BY_VERB
from polemos.games.peloponnesian_war.rules.season.foraging import room
from polemos.games.peloponnesian_war.rules.season.supply import Hungry, SideSupply
from polemos.games.peloponnesian_war.verbs import VERBS
from rulebook.peloponnesian_war.fights import ATTIC
from rulebook.peloponnesian_war.moves import moves, some
from rulebook.peloponnesian_war.table import Table

PLAIN = {
    *("pass", "face", "done", "spare", "drawn-card", "break-off"),  # nothing happens, or it hangs on the question
    *("put-in-apart", "scatter-to"),  # who goes, and where, is all there is
    *("lose-garrison", "prize"),
}
"""Verbs of which nothing is foretold wherever they come up."""
THEBANS = some("boeotia-hoplite-5", 2)


def test_every_other_choice_is_previewed() -> None:
    assert {verb for verb, _ in VERBS} - set(BY_VERB) == PLAIN


def test_whoever_is_taken_along_or_left_changes_how_far_the_group_goes() -> None:
    t = moves({"sparta": ["agis", "laconia-cavalry-3-01", *some("laconia-hoplite-5", 1)]})
    said = told(t, "march:agis")
    assert (said["Units that go"], said["Movement points left"]) == ("2", "12")
    said = told(t.does("march:agis"), "leave:laconia-hoplite-5-01")
    t.does("leave:laconia-hoplite-5-01")
    assert of_two(said["Units that go"]) == (2, 1)
    assert of_two(said["Movement points left"]) == (12, t.state.points) and t.state.points == 18


def test_going_in_says_who_is_inside_then() -> None:
    t = moves({"sparta": ["laconia-hoplite-5-01"]}).does("march:laconia-hoplite-5-01")
    assert of_two(told(t, "go-inside")["Units inside"]) == (0, 1)


def at_tanagra(count: int, **rest: Any) -> Table:
    pieces = {"3939": [*ATTIC[:count], "hagnon"], "tanagra": THEBANS}
    return moves(pieces, side=0, inside=THEBANS, walls={"tanagra": 1}, **rest).does("march:hagnon", "move:tanagra")


def test_who_invests_is_told_whom_he_shuts_in_and_how_a_siege_would_begin() -> None:
    t = at_tanagra(8)
    t.does("all-inside")
    said = told(t, "invest")
    assert said["Units that are shut in"] == "2"
    assert "The first roll takes the place from this face on" in said and "No siege can be begun yet" not in said
    # a port is besieged with ships as well
    men = {"3743": [*ATTIC[:8], "hagnon"], "nisaea": ["megarid-hoplite-4-01"]}
    t = moves(men, side=0, inside=["megarid-hoplite-4-01"]).does("march:hagnon", "move:nisaea", "all-inside")
    found = GAME.edge.preview(t.state, "invest", "en")
    assert found is not None
    assert ("No siege can be begun yet", "10.3.3") in [(term.text, term.clause) for term in found.terms]


def test_who_stays_inside_is_told_what_an_assault_would_be() -> None:
    t = at_tanagra(8)
    said = told(t, "all-inside")
    assert (said["Units outside"], said["Units inside"], said["Garrison points"]) == ("0", "2", "3")
    t.does("all-inside")
    found = told(t, "assault:tanagra")
    assert said["Column if they storm"] == found["Column after shifts"]
    assert said["Stormed to its end, it is taken in"].endswith(" %")


def test_who_forages_in_hunger_is_told_how_many_more_the_land_feeds() -> None:
    t = Table({"2148": [*ATTIC[:6], "nicias"]}, steps=[SideSupply(0)], phase="supply", turn=0)
    assert isinstance(t.state.agenda[-1], Hungry)
    area = t.state.agenda[-1].area
    said, before = told(t, f"forage:{ATTIC[0]}"), room(t.state, area)
    t.does(f"forage:{ATTIC[0]}")
    assert of_two(said["Units that the area still feeds"]) == (before, room(t.state, area))


def test_a_city_says_how_many_are_ready_there() -> None:
    ready = {"athens": ATTIC[:1], "force-pool": ATTIC[1:4]}
    t = Table(ready, phase="placement", turn=0, side="athens", inside=ATTIC[:1])
    said = told(t, "levy:athens")
    assert (said["Units there"], said["Units ready to be placed"], said["Units that may be taken back"]) == (
        "1",
        "3",
        "1",
    )
