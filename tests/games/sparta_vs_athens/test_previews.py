"""What a choice would do: the figures of worked examples, line by line, and nothing that the chooser cannot know."""

from typing import Any

import pytest

from polemos.games.sparta_vs_athens.choice_ids import IDS
from polemos.games.sparta_vs_athens.game import GAME
from polemos.games.sparta_vs_athens.preview import previews
from polemos.games.sparta_vs_athens.rules.setup.begin import SetUp
from polemos.kernel.errors import IllegalChoice
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Chances, Preview
from polemos.testing import shown
from polemos.testing.secrets import positions, twin
from rulebook.sparta_vs_athens.operations import athens, sparta
from rulebook.sparta_vs_athens.table import Table

BLUE = ["sparta_lsp_1", "sparta_lsp_2", "sparta_lsp_3", "sparta_lsp_4"]
ARGIVES = ["argos_lsp_1", "argos_lsp_2"]
CORINTHIANS = ["corinth_lsp_3", "corinth_lsp_4", "corinth_lsp_5"]
BEFORE_POTIDAEA = [*[f"athens_nsp_{n}" for n in range(1, 6)], *[f"athens_lsp_{n}" for n in range(8, 13)]]


def preview(t: Table, choice_id: str, language: str = "en") -> Preview:
    found = GAME.edge.preview(t.state, choice_id, language)
    assert found is not None, choice_id
    return found


def value(found: Preview, text: str) -> str:
    """The value of the first line that begins with a text."""
    return next(term.value for term in found.terms if term.text.startswith(text))


def texts(found: Preview) -> list[str]:
    return [term.text for term in found.terms]


def faces(found: Preview, title: str) -> dict[str, int]:
    """How many faces of a die bring each result of a throw."""
    chances = throw(found, title)
    counts: dict[str, int] = {}
    for outcome in chances.outcomes:
        counts[outcome.name] = counts.get(outcome.name, 0) + round(6 * outcome.chance)
    return counts


def throw(found: Preview, title: str) -> Chances:
    return next(chances for chances in found.chances if chances.title.startswith(title))


@pytest.mark.clause("5.1a", "5.1c", "5.1f")
def test_too_many_are_those_who_stay_and_nobody_is_warned_of_whoever_goes_on() -> None:
    fleets = [f"athens_nsp_{n}" for n in range(1, 8)]
    t = athens({"ceos": [*fleets, "nicias"]}, scenario="nicias").does("lead:nicias", "take-all", "move:off_sunium")
    over = "2 too many at Off Cape Sunium if nobody goes on: they would be eliminated."
    assert value(preview(t, "stop"), "Fleets there, limit") == "7/5" and preview(t, "stop").warning == over
    on = preview(t, "move:saronic_gulf")
    assert value(on, "Fleets there, limit") == "7/5" and not on.warning
    for fleet in fleets[1:6]:
        assert not preview(t, f"drop:{fleet}").warning
        t = t.does(f"drop:{fleet}")


@pytest.mark.clause("7.4b", "7.4e")
def test_a_fleet_that_may_carry_a_leader_tells_its_strength_and_who_is_aboard() -> None:
    t = athens({"athens": ["athens_nsp_1", "athens_nsp_9", "athens_lsp_1", "nicias"], "samos": "conon"}, government=12)
    t.does("lead:nicias", "take-all", *["load:athens_lsp_1"] * 2, "pick:athens_nsp_9", "load:nicias")
    found = preview(t, "pick:athens_nsp_9")
    assert value(found, "Strength of the fleet") == "4" and value(found, "Aboard already") == "Athens LSP 1"
    assert texts(preview(t, "pick:athens_nsp_1")) == ["Strength of the fleet"]


def potidaea() -> Table:
    """Spring 431: Phormio with the besiegers of Potidaea, three Corinthian units shut in."""
    return athens(
        {"potidaea": [*BEFORE_POTIDAEA, *CORINTHIANS, "phormio"]},
        scenario="archidamian",
        loyal={"potidaea": "sparta"},
        besieging={"potidaea": BEFORE_POTIDAEA},
        inside={"potidaea": CORINTHIANS},
    ).does("lead:phormio", "take-all")


@pytest.mark.clause("9.0b", "9.0c", "9.0g", "tbl.siege", "tbl.prestige.a")
def test_the_siege_of_potidaea_as_worked_out() -> None:
    t = potidaea()
    found = preview(t, "besiege:potidaea")
    assert value(found, "Athens, strength") == "48" and value(found, "Sparta, strength") == "9"
    assert (value(found, "Sparta: land units"), value(found, "Sparta: garrison")) == ("6", "3")
    assert value(found, "Column") == "5:1" and value(found, "Cost") == "5"
    assert faces(found, "Siege of Potidaea, column 5:1") == {"DE": 3, "NE": 3}
    assert value(found, "Prestige at the end of the year") == "+2"
    assert "Athens captures Potidaea." in texts(found)
    assert {cell.column for cell in found.cells} == {3}


@pytest.mark.clause("7.8d", "9.0g")
def test_athens_decides_for_argos_and_sees_what_a_siege_would_be() -> None:
    t = sparta({"sparta": [*BLUE, "archidamus"], "argos": ARGIVES}, status={"argos": "neutral"}, scenario="nicias")
    t.does("lead:archidamus", "take-all", "move:tegea")
    found = preview(t, "move:argos")
    assert value(found, "Operations points left") == "6"
    t.does("move:argos")
    fight = preview(t, "land-fight")
    assert (value(fight, "Sparta, strength"), value(fight, "Athens, strength")) == ("19", "13")
    t.does("land-fight")
    assert (t.asked, t.decider) == ("OutsideOrInside", "athens")
    inside = preview(t, "inside:argos")
    assert value(inside, "Column") == "1:1"
    assert faces(inside, "Siege of Argos") == {"DE": 1, "NE": 5}
    outside = preview(t, "outside")
    assert throw(outside, "Battle on land at Argos").title.endswith("2:1")


@pytest.mark.clause("9.1b", "9.1d", "8.1g")
def test_the_counter_siege_of_argos_as_worked_out() -> None:
    t = athens(
        {"argos": [*BLUE, "archidamus", *ARGIVES]},
        scenario="nicias",
        status={"argos": "with-athens"},
        loyal={"argos": "athens"},
        besieging={"argos": BLUE},
        inside={"argos": ARGIVES},
        shown=["archidamus"],
    )
    found = preview(t, "sortie:argos")
    assert faces(found, "Counter-siege") == {"DE": 4, "NE": 2}
    assert throw(found, "Battle on land at Argos").title.endswith("column 1:2")
    # who he is makes the difference: face down nothing is promised of him
    t.state.shown = [0] * len(t.state.shown)
    unknown = preview(t, "sortie:argos")
    assert throw(unknown, "Battle on land at Argos").title.endswith("column 1:1")
    assert value(unknown, "Force markers and leaders face down at Argos") == "1"
    assert value(unknown, "Column if the best leader") == "1:2"


@pytest.mark.clause("7.3b", "7.1c", "7.4a", "2.16b", "5.1c")
def test_a_cruise_that_drops_troops_for_tribute() -> None:
    t = athens({"athens": ["athens_nsp_1", "athens_lsp_1", "nicias"]}, scenario="nicias")
    lead = preview(t, "lead:nicias")
    assert value(lead, "Land units that may come (number: 1)") and value(lead, "Fleets that may come (number: 1)")
    t.does("lead:nicias", "take-all")
    sail = preview(t, "move:ceos")
    assert sail.path == [IDS.target_value("space", "athens"), IDS.target_value("space", "ceos")]
    assert value(sail, "Land units aboard") == "1" and value(sail, "Fleets there, limit").endswith("/5")
    t.does("move:ceos")
    drop = preview(t, "drop:athens_lsp_1")
    assert value(drop, "Tribute that this city will pay") == "5"
    assert value(drop, "Upkeep a season") == "0"


@pytest.mark.clause("7.9d", "7.10b", "6.1c")
def test_interception_and_evasion_tell_the_chances_for_what_is_known() -> None:
    there = {"athens": ["athens_nsp_1", "athens_nsp_2", "nicias"], "ceos": ["peloponnesian_nsp_1", "lysander"]}
    t = athens(there, government=12).does("lead:nicias", "take-all", "move:ceos")
    found = preview(t, "go-on")
    # a leader face down may give nothing, or as much as the best whose year has come
    assert [c.title for c in found.chances] == [
        "Interception at Ceos: naval shifts +1 (own) and 0 (enemy)",
        "Interception at Ceos: naval shifts +1 (own) and +2 (enemy)",
    ]
    assert [(c.outcomes[0].name, round(36 * c.outcomes[0].chance)) for c in found.chances] == [
        ("Slips past", 21),
        ("Slips past", 10),
    ]
    t.does("sea-fight")
    evade = preview(t, "evade")
    # Lysander +3 is one's own; who leads the Athenians is not known
    assert evade.chances[0].title == "Evasion at Ceos: naval shifts +3 (own) and 0 (enemy)"
    assert round(36 * evade.chances[0].outcomes[0].chance) == 30


@pytest.mark.clause("8.4a", "8.4c")
def test_stepping_down_tells_what_both_ways_cost() -> None:
    t = athens({"athens": ["athens_lsp_1", "athens_lsp_2", "nicias"], "oenoe": ["boeotia_lsp_1"]}, dice=[1])
    t.does("lead:nicias", "take-all", "move:oenoe").until("StepDown")
    taken, stepped = preview(t, "take-losses"), preview(t, "step-down")
    assert (value(taken, "Own units lost"), value(stepped, "Own units lost")) == ("1/2", "0/2")
    assert value(stepped, "Own units reduced") == "2" and stepped.warning


@pytest.mark.clause("12.4b", "12.3g", "12.5b")
def test_payments_tell_what_is_left_and_who_goes_without() -> None:
    there = {"sparta": "archidamus", "tegea": ["sparta_lsp_1", "sparta_lsp_2"], "athens": "athens_lsp_1"}
    t = Table(there, phase="logistics", side="sparta", treasury={"sparta": 8}).until("PayUnit")
    found = preview(t, "pay:sparta_lsp_1")
    assert (value(found, "Cost"), value(found, "Talents left"), value(found, "Upkeep of the others")) == ("7", "1", "6")
    assert value(found, "Cannot be paid any more") == "Sparta LSP 2"


@pytest.mark.long(only="revision")
@pytest.mark.parametrize("options", [(), GAME.rules.presets["designer_revision"]], ids=["corrected", "revision"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_previews_are_whole_change_nothing_and_tell_no_secret(scenario: str, options: tuple[str, ...]) -> None:
    grids = shown.book(GAME)
    seen: set[Any] = set()
    compared = 0
    for n, state in enumerate(positions(GAME, "previews", scenario, options, every=13, most=60)):
        before = GAME.rules.copy(state)
        other = twin(GAME, state, state.actor, f"{n}")
        for c in state.opts[:: max(1, len(state.opts) // 6)]:
            choice = GAME.rules.choice_id(c)
            for language in LANGUAGES:
                found = GAME.edge.preview(state, choice, language)
                assert found == GAME.edge.preview(other, choice, language), choice
                if found is not None:
                    shown.preview_is_whole(GAME, grids, found)
                    seen.add(choice.partition(":")[0])
                    compared += 1
        assert state == before
    assert compared > 100 and len(seen) > 8


def test_only_what_is_offered_has_a_preview() -> None:
    with pytest.raises(IllegalChoice):
        GAME.edge.preview(potidaea().state, "move:syracuse", "en")
    assert set(previews.BY_VERB) <= {verb for verb, _ in IDS.verbs}


@pytest.mark.clause("5.2c")
def test_what_is_not_known_of_a_place_is_said_once() -> None:
    t = sparta({"miletus": ["mindarus", "peloponnesian_nsp_1"], "samos": ["conon", "athens_nsp_1"]}, government=12)
    said = texts(preview(t.does("lead:mindarus", "take-all"), "move:samos"))
    assert len([text for text in said if text.startswith("Force markers and leaders face down at Samos")]) == 1


@pytest.mark.clause("15.14a", "9.0c")
def test_marching_with_brasidas_tells_who_stands_against_whom() -> None:
    t = Table(
        {"thebes": "boeotia_lsp_1", "amphipolis": "athens_lsp_12"},
        scenario="archidamian",
        quarter="administration",
        phase="first-player",
        year=423,
        prestige=2,
    )
    found = preview(t, "pick:boeotia_lsp_1")
    assert (value(found, "Sparta, strength"), value(found, "Enemy land units there")) == ("13", "2")
    # the garrison of the city is inside with the unit
    assert int(value(found, "Athens, strength")) == 2 + int(value(found, "Garrison"))


@pytest.mark.clause("2.6a", "5.2c", "5.3a")
def test_a_force_marker_tells_what_it_is_good_for_and_who_lies_under_it() -> None:
    t = sparta({"sparta": [*BLUE, "archidamus"]}, scenario="nicias")
    assert "5.3a" in [term.clause for term in preview(t, "form:1").terms]
    assert "5.2c" in [term.clause for term in preview(t, "form:2").terms]
    # the only place is taken at once
    t.does("form:2", "pick:sparta_lsp_1")
    assert value(preview(t, "pick:archidamus"), "Land units of the force (number: 1)") == "7"
    t.does("pick:archidamus")
    assert value(preview(t, "done"), "Land units of the force (number: 1)") == "7"
    t.does("done")
    found = preview(t, "dissolve:2")
    assert value(found, "Land units of the force (number: 1)") == "7"
    assert any(text.startswith("Archidamus") for text in texts(found))


@pytest.mark.clause("12.5b", "16.0a", "16.2d")
def test_who_is_left_out_or_begins_abroad_is_told_with_its_price_and_its_company() -> None:
    t = Table(scenario="nicias", steps=[SetUp()])
    assert value(preview(t, t.choices("leave-out")[0]), "Price to raise it again").isdecimal()
    t.until(lambda t: t.asked == "SendAbroad")
    found = preview(t, t.choices("send")[0])
    assert value(found, "Own land units there (number: 1)") and len(found.path) == 1
