"""What a position can say is declared once: it is read, written and asked for by one list."""

import json
from typing import Any

import pytest

from polemos.games.alexander.edge.position import KEYS as ALEXANDER
from polemos.games.alexander.edge.position_names import FLAGS as STATES
from polemos.games.belisarius.edge.position import KEYS as BELISARIUS
from polemos.games.peloponnesian_war.edge.position import KEYS as PELOPONNESIAN
from polemos.games.sparta_vs_athens.edge.position import KEYS as SPARTA
from polemos.games.syracuse.edge.position import KEYS as SYRACUSE
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.room.game import AnyGame
from polemos.room.position_keys import Key
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Palette
from polemos.testing import shown
from polemos.testing.secrets import positions

ROOMS: dict[str, tuple[AnyGame, tuple[Key, ...]]] = {
    "alexander": (games.find("alexander"), ALEXANDER),
    "belisarius": (games.find("belisarius"), BELISARIUS),
    "peloponnesian-war": (games.find("peloponnesian-war"), PELOPONNESIAN),
    "sparta-vs-athens": (games.find("sparta-vs-athens"), SPARTA),
    "syracuse": (games.find("syracuse"), SYRACUSE),
}
KEYS = [(name, key.name) for name, (_, keys) in ROOMS.items() for key in keys]
SCENARIOS = [(name, scenario) for name, (game, _) in ROOMS.items() for scenario in game.scenarios]
NONSENSE = 3.5
#: What no field says: what an editor does by itself, what only a running game knows, what needs a line of its own.
INTERNAL = {
    "alexander": {"scenario", "base", "pieces", "generator", "special", "deep", "standing"},
    "belisarius": {"scenario", "base", "units", "removed", "generator", "agreed", "seen"},
    "peloponnesian-war": {
        *("scenario", "base", "pieces", "generator", "orders", "waters"),
        # of pieces
        *("inside", "aboard", "marks", "held", "becalmed", "leads", "hired", "satrap", "pool", "start"),
        # of cities and works
        *("holder", "cities", "walls", "works", "works_revolt", "garrison", "places", "forts", "bases", "bases_inside"),
        *("long_walls", "siege", "since"),
        # what a running war has counted
        *("multiplier_before", "assessed", "stasis", "famine", "shaken", "won_abroad", "lost_abroad", "losses"),
        *("elite_losses", "losses_of_year", "raids_on", "won", "raids", "fleets_lost", "winds", "gold", "duty"),
        # cards and what they leave behind
        *("cards", "effects", "tokens", "tactician", "passes"),
    },
    "sparta-vs-athens": {
        *("scenario", "base", "pieces", "generator", "orders", "holds_back"),
        # of pieces
        *("owner", "acted", "shown", "down", "aboard", "inside", "besieging", "forces", "tried"),
        # of places and nations
        *("status", "since", "holder", "marks", "forts", "loyal", "fight_on"),
        # what a running war has counted
        *("flags", "level", "battle_levels", "nation_levels", "fort_levels", "tribute", "tribute_before", "tax_years"),
        *("attica_year", "attica_ravages", "naupactus_years", "vacancies"),
    },
    "syracuse": {"scenario", "base", "pieces", "away", "generator", "orders"},
}
#: States that no unit of some battles can be in.
SOMETIMES = {state for state, _, _ in STATES}
#: A set-up that draws markers is another one with another seed.
DRAWN = {"belisarius"}


def palette(name: str, scenario: str, language: str = "en") -> Palette:
    found = ROOMS[name][0].editor.palette(scenario, language)
    assert found is not None
    return found


def sent(position: dict[str, object]) -> dict[str, Any]:
    """A position as a page sends it."""
    found: dict[str, Any] = json.loads(json.dumps(position))
    return found


@pytest.mark.parametrize(("name", "key"), KEYS)
def test_every_key_is_read(name: str, key: str) -> None:
    """What no reader took would be passed over in silence."""
    game, _ = ROOMS[name]
    data: dict[str, Any] = {"scenario": game.scenarios[0], key: NONSENSE}
    with pytest.raises(BadInput, match=rf"(^|\n){key}\b"):
        game.editor.from_position(data)


@pytest.mark.parametrize("name", ROOMS)
def test_what_is_written_comes_in_the_order_of_the_list_and_is_read_again(name: str) -> None:
    game, keys = ROOMS[name]
    said: set[str] = set()
    for scenario in game.scenarios:
        for state in positions(game, f"positions {scenario}", scenario, game.rules.every_option(), every=97, most=6):
            position = game.editor.to_position(state)
            assert list(position) == [key.name for key in keys if key.name in position]
            said |= set(position)
        position = game.editor.to_position(game.rules.new(scenario))
        assert game.editor.to_position(game.editor.laid_out(position)) == position
    # what play comes to seldom: standing orders, dice and chits that have been named beforehand
    rare = {key.name for key in keys if key.write is not None} - said
    assert len(rare) < len(keys) / 3, rare


@pytest.mark.parametrize("name", ROOMS)
def test_a_form_asks_for_what_can_be_read(name: str) -> None:
    game, keys = ROOMS[name]
    known = {key.name for key in keys}
    for scenario in game.scenarios:
        kit = game.editor.palette(scenario, "en")
        assert kit is not None
        assert {field.key.partition(".")[0] for field in kit.fields} <= known
        assert list({field.group: None for field in kit.fields}) == groups(kit.fields)


def groups(fields: Any) -> list[str]:
    """The headings of a form, each where it begins: none comes twice."""
    found: list[str] = []
    for field in fields:
        if not found or found[-1] != field.group:
            found.append(field.group)
    return found


# ---------------------------------------------------------------- what an editor gets


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_the_set_up_goes_round(name: str, scenario: str) -> None:
    game, keys = ROOMS[name]
    position = sent(palette(name, scenario).position)
    again = game.editor.to_position(game.editor.laid_out(position))
    usual = game.editor.to_position(game.editor.laid_out({"scenario": scenario}))
    for key in [key.name for key in keys if key.name not in ("generator", "out")]:
        assert again.get(key) == usual.get(key), key
    if name not in DRAWN:
        seeded = game.editor.from_position({"scenario": scenario, "seed": "1"})
        assert game.editor.from_position({**position, "seed": "1"}) == seeded


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_field_can_be_filled(name: str, scenario: str, language: str) -> None:
    game, keys = ROOMS[name]
    found = palette(name, scenario, language)
    shown.palette_is_whole(found)
    asked = {field.key.partition(".")[0] for field in found.fields}
    assert {key.name for key in keys} - asked - INTERNAL[name] <= SOMETIMES
    for begun in (found.position, found.empty):
        position = sent(begun)
        shown.fill(position, found)
        game.editor.from_position(position)
    game.editor.from_position(sent(found.empty))


@pytest.mark.parametrize("name", ROOMS)
def test_what_is_asked_in_some_scenarios_only_is_asked_in_one(name: str) -> None:
    game, keys = ROOMS[name]
    asked = {field.key.partition(".")[0] for scenario in game.scenarios for field in palette(name, scenario).fields}
    assert asked | INTERNAL[name] == {key.name for key in keys}


@pytest.mark.parametrize("name", ROOMS)
def test_an_unknown_scenario_is_refused(name: str) -> None:
    game, _ = ROOMS[name]
    with pytest.raises(BadInput, match=f"unknown scenario 'troy'; there are {', '.join(game.scenarios)}"):
        game.editor.palette("troy", "en")
