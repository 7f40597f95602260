"""What a choice would do: as a person would work it out, and out of nothing that he may not know."""

from typing import Any

import pytest

from polemos.games.belisarius.data.charts import CRT, ODDS, RESULT_NAMES
from polemos.games.belisarius.data.world import HEX_INDEX, HEX_NAMES, LAND_SIDES, ROMA
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.war.reckoning import reckon_attack
from polemos.games.belisarius.state import OPTION_NAMES, War
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import VERB, choose
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Cell, Preview, Term
from polemos.testing import shown
from polemos.testing.bench import settle
from polemos.testing.secrets import positions, twin


def war(**changes: Any) -> War:
    """An Imperial army in Constantinopolis, about to act."""
    position: dict[str, Any] = {
        "scenario": "1",
        "base": "empty",
        "turn": 2,
        "player": "imperial",
        "phase": "operations",
        "dice": [3],
        "units": {"Constantinopolis": ["Belisarius", "2 guard field_army", "guard fleet"], "Roma": "Justinian"},
    }
    state: War = GAME.editor.from_position({**position, **changes})
    return state


def do(state: War, *ids: str) -> War:
    for choice_id in ids:
        GAME.rules.apply(state, choice_id)
        settle(state)
    return state


def preview(state: War, choice_id: str, language: str = "en") -> Preview:
    found = GAME.edge.preview(state, choice_id, language)
    assert found is not None
    return found


def value(found: Preview, text: str) -> str:
    """The value of the line that begins with a text."""
    return next(term.value for term in found.terms if term.text.startswith(text))


def names(path: Any) -> list[str]:
    return [GAME.edge.board("en").spaces[h].name for h in path]


# ---------------------------------------------------------------- marches


@pytest.mark.clause("16.21a", "16.24a", "14.31")
def test_a_march_tells_its_way_and_its_price_piece_by_piece() -> None:
    state = do(war(), "army:3433", "go")
    found = preview(state, "march:3234")
    assert names(found.path) == ["3433", "3334", "3234"]
    assert found.terms[:5] == [
        Term("Off the roads, clear, hexes: 1", "2", "16.1"),
        Term("Straits crossed: 1", "3", "16.24a"),
        Term("By road, hexes: 1", "½", "16.21a"),
        Term("Cost", "5½", "14.31"),
        Term("Operation points left", "23½", "14.22"),
    ]
    assert found.cells == [Cell("terrain", 0, 1), Cell("lines", 3, 1), Cell("lines", 0, 1)]
    assert found.warning == ""


@pytest.mark.long
def test_every_line_of_the_price_adds_up_to_what_the_march_costs() -> None:
    """For every space in reach, over land and by sea."""

    def halves(text: str) -> int:
        whole, half, _ = text.partition("½")
        return 2 * int(whole or 0) + len(half)

    for units in (["army:3433", "go"], ["army:3433", "sail", "done"]):
        state = do(war(), *units)
        for c in state.opts:
            if not GAME.rules.choice_id(c).startswith("march:"):
                continue
            found = preview(state, GAME.rules.choice_id(c))
            pieces = [halves(t.value) for t in found.terms[: [t.text for t in found.terms].index("Cost")]]
            after = GAME.rules.copy(state)
            choose(after, c)
            assert sum(pieces) == halves(value(found, "Cost")) == state.op - after.op
            assert halves(value(found, "Operation points left")) == after.op
            assert (found.path[0], found.path[-1]) == (state.army_at, c % VERB)


@pytest.mark.clause("15.2")
def test_a_march_says_where_it_must_stop_and_what_it_leaves() -> None:
    state = war(units={"Constantinopolis": ["Belisarius", "guard field_army"], "3431": ["persia nomad"]})
    do(state, "army:3433", "go")
    near = preview(state, "march:3432")
    assert "It must stop there: enemy zone of control" in [term.text for term in near.terms]
    assert near.warning == "It leaves Constantinopolis (3433) without a unit."
    far = preview(state, "march:3234")
    assert "It must stop there: enemy zone of control" not in [term.text for term in far.terms]


@pytest.mark.clause("19.52b", "19.52c")
def test_a_voyage_costs_what_its_port_makes_it_cost() -> None:
    state = do(war(), "army:3433", "sail", "done")
    assert value(preview(state, "march:3332"), "At sea, from a friendly port, hexes: 2") == "2"


# ---------------------------------------------------------------- attacks


def battlefield(*army: str, **changes: Any) -> War:
    units = {"Constantinopolis": ["2 guard field_army", *army], "3432": ["2 persia nomad", "persia field_army"]}
    return do(war(**{"units": units, **changes}), "army:3433", "go")


@pytest.mark.clause("17.61", "17.71c", "17.71d", "17.51", "21.22a")
def test_an_attack_is_worked_out_before_it_is_made() -> None:
    state = battlefield("Belisarius")
    found = preview(state, "attack:3432")
    reckoned = reckon_attack(state, HEX_INDEX["3432"])
    assert names(found.path) == ["3433", "3432"]
    assert value(found, "Attacker, printed strength") == str(reckoned.attack.printed)
    assert value(found, "Leader") == "+2"
    assert value(found, "Factor") == "×3"
    assert value(found, "Attacker, strength") == str(reckoned.attack.total)
    assert value(found, "Odds") == ODDS.names[reckoned.column]
    assert found.cells == [Cell("crt-assault", -1, 1 + reckoned.column), Cell("crt-manoeuvre", -1, 1 + reckoned.column)]
    for table, chances in enumerate(found.chances[:2]):
        results = [RESULT_NAMES[code] for code in CRT[table].results(reckoned.column, 0, range(1, 7))]
        assert {o.name: round(6 * o.chance) for o in chances.outcomes} == {n: results.count(n) for n in results}
        order = ["DZ", "DD", "DR", "BB", "AR", "AA", "AZ"]
        assert [o.name for o in chances.outcomes] == [n for n in order if n in results]
        assert all((o.favours == -1) == (o.name == "BB") for o in chances.outcomes)
    escape = found.chances[2]
    assert sum(o.chance for o in escape.outcomes) == pytest.approx(1)
    assert {o.name: o.chance for o in escape.outcomes}["Gets away"] == pytest.approx(reckoned.escapes / 36)


@pytest.mark.clause("17.74.3")
def test_own_advantage_counts_and_the_enemy_may_have_one_if_he_has_markers_at_all() -> None:
    with_it = battlefield(hands={"imperial": ["military advantage"], "barbarian": ["agent"]})
    texts = [term.text for term in preview(with_it, "attack:3432").terms]
    assert "If you play Military Advantage" in texts
    assert "If the enemy plays Military Advantage" in texts
    without = [term.text for term in preview(battlefield(), "attack:3432").terms]
    assert not [text for text in without if text.startswith("If ")]


@pytest.mark.clause("4.41d")
def test_who_attacks_a_neutral_is_warned() -> None:
    state = battlefield(control={"persia": "neutral"})
    assert preview(state, "attack:3432").warning == "Persia is neutral and goes over to the Barbarian player."


@pytest.mark.clause("17.11c", "17.6")
def test_the_decisions_of_a_battle_are_told_to_whoever_makes_them() -> None:
    state = battlefield(dice=[3])
    attack = preview(state, "attack:3432")
    do(state, "attack:3432")
    away = preview(state, "withdraw")
    assert [o.name for o in away.chances[0].outcomes] == ["Gets away", "Must fight"]
    # the best for the defender stands first
    assert [o.name for o in away.chances[1].outcomes] == [o.name for o in attack.chances[0].outcomes][::-1]
    assert preview(state, "fight").chances == away.chances[1:]
    do(state, "fight")
    assert preview(state, "assault").chances == attack.chances[:1]
    manoeuvre = preview(state, "manoeuvre")
    assert manoeuvre.chances == attack.chances[1:2]
    assert value(manoeuvre, "Cost") == "4"


@pytest.mark.clause("17.54c")
def test_a_withdrawal_without_a_way_out_is_a_warning() -> None:
    """Persians on every side of Roma."""
    first, *rest = [HEX_NAMES[h] for h in LAND_SIDES[ROMA]]
    units = {"Roma": "guard garrison", first: "2 persia field_army", **dict.fromkeys(rest, "persia garrison")}
    state = war(player="barbarian", units=units)
    do(state, f"army:{first}", "go", f"attack:{HEX_NAMES[ROMA]}")
    assert value(preview(state, "withdraw"), "Distances without a way out") == "1, 2, 3, 4, 5, 6"
    assert "find no way out" in preview(state, "withdraw").warning
    assert preview(state, "fight").warning == ""


@pytest.mark.clause("crt.note.4", "17.9")
def test_a_retreat_is_followed_on_the_map() -> None:
    state = battlefield(dice=[3, 3])
    do(state, "attack:3432", "fight", "manoeuvre")
    c = next(c for c in state.opts if GAME.rules.choice_id(c).startswith("retreat:"))
    found = preview(state, GAME.rules.choice_id(c))
    assert found.path == [HEX_INDEX["3432"], c % VERB]
    assert value(found, "Hexes still to go") == "0"


# ---------------------------------------------------------------- all of them


def test_only_what_can_be_chosen_has_a_preview() -> None:
    state = battlefield()
    with pytest.raises(IllegalChoice):
        GAME.edge.preview(state, "attack:3419", "en")


@pytest.mark.clause("22.1a", "8.1b")
@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", ["1", "2"])
def test_previews_use_nothing_that_the_side_cannot_know(scenario: str, options: tuple[str, ...]) -> None:
    """Wars that differ in the enemy's secrets and in the dice to come give the same previews, and nothing changes."""
    compared = 0
    for n, state in enumerate(positions(GAME, "forecasts", scenario, options, 29)):
        other = twin(GAME, state, state.actor, str(n))
        other.dice_one += 1
        kept = GAME.rules.copy(state)
        for c in state.opts[:3] + state.opts[-9:]:
            for language in LANGUAGES[: 1 + n % 2]:
                choice_id = GAME.rules.choice_id(c)
                found = GAME.edge.preview(state, choice_id, language)
                assert GAME.edge.preview(other, choice_id, language) == found, choice_id
                compared += found is not None
        assert kept == state
    assert compared > 60


@pytest.mark.parametrize("scenario", ["1", "2"])
def test_chances_add_up_and_cells_exist(scenario: str) -> None:
    grids = shown.book(GAME)
    for state in positions(GAME, "cells", scenario, OPTION_NAMES, 31):
        for c in state.opts[-12:]:
            found = GAME.edge.preview(state, GAME.rules.choice_id(c), "en")
            if found is None:
                continue
            assert found.title == GAME.edge.describe(state, c, "en").text
            shown.preview_is_whole(GAME, grids, found)
