"""Positions: what they say, what they refuse, and that they come back as they were written."""

from typing import Any

import pytest

from polemos.games.belisarius.data.cards import PILLAGED_AT_START, SCENARIOS
from polemos.games.belisarius.data.charts import POPE
from polemos.games.belisarius.data.forces import JUSTINIAN, UNIT_INDEX
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CONSTANTINOPOLIS,
    HEX_INDEX,
    IMPERIAL,
    NEUTRAL,
    NOWHERE,
    OUT,
    PERSIA,
)
from polemos.games.belisarius.edge.position_units import (
    PHASE_NAMES,
    marker_named,
    province_named,
    space_named,
    units_of_kind,
)
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import FINISHED, REACTED, SETUP_PHASE, War
from polemos.kernel.errors import BadInput
from polemos.kernel.fields import fields_of
from polemos.kernel.flow import run
from rulebook.belisarius.named import OSTROGOTHS

MUCH: dict[str, Any] = {
    "scenario": "1",
    "options": ["negotiation", "pillage", "colonisation", "works"],
    "turn": 3,
    "player": "imperial",
    "phase": "operations",
    "base": "empty",
    "control": {"ostrogoths": "barbarian", "persia": "neutral"},
    "sp": {"imperial": 7, "barbarian": 0},
    "hands": {"imperial": ["2 agent", "pope-or-patriarch-intervenes"], "barbarian": ["treachery"]},
    "pillaged": ["3419"],
    "colonies": ["3432"],
    "works": ["3433"],
    "units": {
        "3419": ["Ostrogoths-warband-1"],
        "3433": ["Guard-field_army-1", "Guard-garrison-1", "Guard-fleet-1", "Belisarius"],
        "Persia-area": ["Persia-garrison-1"],
    },
    "aboard": ["Guard-garrison-1"],
    "dead": ["Justinian"],
    "spent": ["Guard-field_army-1"],
    "reacted": ["Ostrogoths-warband-1"],
    "barred": ["persia", "lazica"],
    "dice": [3, 4],
    "draws": ["agent"],
    "dice_mode": "asked",
    "generator": [12345, 67890],
    "area_placed": 2,
}


def start(position: dict[str, Any]) -> War:
    return GAME.editor.laid_out(position)


def defects(**position: Any) -> list[str]:
    with pytest.raises(BadInput) as error:
        GAME.editor.from_position({"base": "empty", **position})
    return str(error.value).split("\n")


def test_everything_comes_back_as_it_was_written() -> None:
    s = start(MUCH)
    assert GAME.editor.to_position(s) == MUCH
    assert GAME.rules.invariants(s) == []


def test_what_a_position_says() -> None:
    s = start(MUCH)
    assert s.turn == 3
    assert (s.player, s.phase) == (IMPERIAL, PHASE_NAMES["operations"])
    assert (s.control[OSTROGOTHS], s.control[PERSIA]) == (BARBARIAN, NEUTRAL)
    assert s.sp == [7, 0]
    assert s.hand[POPE] == 1
    assert s.loc[JUSTINIAN] == OUT
    assert s.loc[UNIT_INDEX["Belisarius"]] == CONSTANTINOPOLIS
    assert s.spent[UNIT_INDEX["Guard-field_army-1"]] == FINISHED
    assert s.spent[UNIT_INDEX["Ostrogoths-warband-1"]] == REACTED
    assert s.option_set.works
    assert not s.option_set.rivers


@pytest.mark.parametrize("scenario", ["1", "2", "3"])
@pytest.mark.parametrize("phase", ["diplomacy", "operations"])
def test_the_same_war_again(scenario: str, phase: str) -> None:
    s = start({"scenario": scenario, "phase": phase, "seed": "7"})
    t = start(GAME.editor.to_position(s))
    for name in (*fields_of(type(s)).scalars, *fields_of(type(s)).lists):
        assert name == "exposed" or getattr(s, name) == getattr(t, name), name
    assert s.agenda == t.agenda


def test_the_scenario_and_nothing_else() -> None:
    s = GAME.editor.from_position({})
    card = SCENARIOS[0]
    assert s.sp == list(card.treasury)
    assert s.pillaged == sorted(PILLAGED_AT_START[0])
    assert 0 < sum(s.hand) <= sum(card.markers)
    assert s.turn == card.first_turn
    assert s.phase != SETUP_PHASE
    assert not GAME.rules.invariants(s)


def test_it_runs_to_the_first_decision() -> None:
    s = GAME.editor.from_position(MUCH)
    assert s.actor >= 0
    assert s.opts


def test_changes_of_a_scenario() -> None:
    usual = start({})
    s = start({"removed": ["Kavadh", "Antiochia"], "units": {"3433": "Belisarius"}, "hands": {"imperial": "agent"}})
    assert s.loc[UNIT_INDEX["Kavadh"]] == NOWHERE
    assert usual.at[space_named("Antiochia")]
    assert s.at[space_named("Antiochia")] == ()
    assert s.loc[UNIT_INDEX["Belisarius"]] == CONSTANTINOPOLIS
    assert sum(s.hand[: len(s.pool)]) == 1
    assert sum(s.hand) + sum(s.pool) == sum(usual.hand) + sum(usual.pool)


def test_control_of_all() -> None:
    s = start({"base": "empty", "control": {"persia": "imperial", "all": "neutral"}})
    assert s.control[PERSIA] == IMPERIAL
    assert s.control[:-1].count(NEUTRAL) == len(s.control) - 2


def test_kinds_take_the_next_counters_that_are_free() -> None:
    s = start(
        {"base": "empty", "units": {"3433": ["2 guard field_army"], "Roma": ["Guard field army 1", "Guard Garrison"]}}
    )
    keys = ["Guard-field_army-2", "Guard-field_army-3", "Guard-field_army-1", "Guard-garrison-1"]
    assert [s.loc[UNIT_INDEX[key]] for key in keys] == [CONSTANTINOPOLIS] * 2 + [HEX_INDEX["3419"]] * 2


def test_dice_come_as_written() -> None:
    s = start({"base": "empty", "units": {"3433": "guard field_army"}, "player": "imperial", "phase": "operations"})
    assert s.dice_script == []
    assert start({"base": "empty", "seed": "a"}).dice_one != start({"base": "empty", "seed": "b"}).dice_one


def test_names_forgive() -> None:
    assert space_named("constantinopolis") == space_named("3433") == CONSTANTINOPOLIS
    assert marker_named("Pope") == POPE
    assert province_named("OSTROGOTHS") == OSTROGOTHS
    assert units_of_kind("guard field army") == units_of_kind("Guard-field_army")


@pytest.mark.parametrize(
    ("position", "defect"),
    [
        ({"unit": {}}, "unknown key 'unit'; did you mean 'units'?"),
        ({"scenario": "9"}, "scenario: unknown '9'; there are 1, 2, 3"),
        ({"options": ["pilage"]}, "options: unknown option 'pilage'; did you mean 'pillage'?"),
        ({"options": ["attrition"]}, "needs option 'disbanding'"),
        ({"phase": "opera"}, "phase: unknown 'opera'; there are event, diplomacy"),
        ({"player": "persian"}, "player: unknown 'persian'; there are imperial, barbarian"),
        ({"turn": 11}, "turn: must be a whole number from 1 to 4, not 11"),
        ({"base": "full"}, "base: unknown 'full'; there are scenario, empty"),
        ({"units": {"9999": "Narses"}}, "units: unknown space '9999'"),
        ({"units": {"3433": "Narsess"}}, "units.3433: unknown unit 'narsess'; did you mean 'narses'?"),
        ({"units": {"3433": "Narses", "3432": "Narses"}}, "Narses stands in 3433 and in 3432; a unit has one place"),
        ({"units": {"3433": "99 guard garrison"}}, "99 guard garrison wanted"),
        ({"units": {"3433": 7}}, "units.3433: must be a list of names, not 7"),
        ({"units": ["Narses"]}, "units: must be a table"),
        ({"units": {"3530": "guard fleet"}}, "3530: Guard-fleet-1 is a fleet on land [19.1]"),
        ({"units": {"3330": "guard garrison"}}, "3330: Guard-garrison-1 is a land unit at sea [16.32]"),
        ({"control": {"pursia": "neutral"}}, "unknown province 'pursia'; did you mean 'persia'?"),
        ({"control": {"persia": "roman"}}, "control.persia: unknown 'roman'; there are imperial, barbarian, neutral"),
        ({"sp": {"imperial": -1}}, "sp.imperial: must be a whole number from 0 to 1000000, not -1"),
        ({"hands": {"imperial": ["99 agent"]}}, "99 markers agent in both hands together; there are only"),
        ({"hands": {"imperial": ["8 agent", "6 advantage", "4 treachery"]}}, "holds more than 15 markers [8.3]"),
        ({"hands": {"imperial": ["zork"]}}, "hands.imperial: unknown marker 'zork'"),
        ({"pillaged": ["Persia-area"]}, "pillaged: Persia-area is no hex of the map"),
        ({"works": ["3432"]}, "3432: public works without a town or colony [28.1]"),
        ({"colonies": ["Roma"]}, "3419: a colony in a town hex [27.2]"),
        ({"aboard": ["Narses"]}, "aboard: Narses is not in play; give it a place under units"),
        ({"rebels": ["Roma"]}, "rebels: no such unit stands in Roma"),
        ({"dead": ["Narses"]}, "dead: Narses cannot be out for ever; only Justinian can [21.4e]"),
        ({"dead": ["Justinian"], "units": {"Roma": "Justinian"}}, "Justinian is dead and stands in 3419"),
        ({"dice": [7]}, "dice: must be a list of faces from 1 to 6, not [7]"),
        ({"dice_mode": "real"}, "dice_mode: unknown 'real'; there are seeded, asked"),
        ({"generator": [0, 1]}, "generator: must be two numbers above 0"),
        ({"seen": {"imperial": [1]}}, "seen: must be"),
    ],
)
def test_defects(position: dict[str, Any], defect: str) -> None:
    assert any(defect in line for line in defects(**position))


@pytest.mark.clause("13.1a", "13.11")
def test_a_stack_over_the_limit() -> None:
    units = {"3433": ["8 guard field_army", "2 guard garrison", "Narses"]}
    assert defects(units=units) == ["3433: 11 units, the limit is 10 [13.1a]"]


@pytest.mark.clause("13.132a", "13.132b")
def test_barbarians_of_different_provinces() -> None:
    control = {"ostrogoths": "barbarian", "vandals": "barbarian"}
    units = {"3432": ["ostrogoths warband", "vandals warband"]}
    assert defects(units=units, control=control) == ["3432: Barbarian units of different provinces [13.132a]"]
    units = {"3432": ["ostrogoths warband", "guard garrison rebel"]}
    assert defects(units=units, control=control) == ["3432: Barbarian units of different provinces [13.132a]"]


@pytest.mark.clause("13.12")
def test_enemies_in_one_hex() -> None:
    units = {"3433": ["persia garrison", "guard garrison"]}
    assert defects(units=units) == ["3433: units of different sides share the space [13.12]"]


@pytest.mark.clause("13.131a")
def test_an_imperial_stack_may_be_mixed() -> None:
    s = start({"base": "empty", "units": {"3433": ["thracia garrison", "guard garrison", "Narses"]}})
    assert len(s.at[CONSTANTINOPOLIS]) == 3


def test_all_defects_at_once() -> None:
    found = defects(phase="opera", turn=99, units={"9999": "Narses", "3530": "guard fleet"}, dice=[0])
    assert len(found) == 5


def test_no_position_at_all() -> None:
    with pytest.raises(BadInput, match="must be an object"):
        GAME.editor.from_position([])


def test_in_the_midst_of_things() -> None:
    s = start(MUCH)
    s.hand[POPE] -= 1
    s.committed[POPE] += 1
    assert "pope-or-patriarch-intervenes" in GAME.editor.to_position(s)["hands"]["imperial"]
    s = GAME.rules.new("1")
    assert s.phase == SETUP_PHASE
    assert GAME.editor.to_position(s)["phase"] == "event"


def test_play_goes_on_alike() -> None:
    s = start({"phase": "operations", "seed": "x"})
    t = start(GAME.editor.to_position(s))
    run(s)
    run(t)
    for _ in range(60):
        c = s.opts[len(s.opts) // 2]
        assert s.opts == t.opts
        GAME.rules.apply(s, GAME.rules.choice_id(c))
        GAME.rules.apply(t, GAME.rules.choice_id(c))
    assert s.loc == t.loc
