"""What a position can say is declared once: it is read, written and asked for by one list."""

from typing import Any

import pytest

from polemos.games.alexander.edge.position import KEYS as ALEXANDER
from polemos.games.belisarius.edge.position import KEYS as BELISARIUS
from polemos.games.syracuse.edge.position import KEYS as SYRACUSE
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.room.game import AnyGame
from polemos.room.position_keys import Key
from polemos.testing.secrets import positions

ROOMS: dict[str, tuple[AnyGame, tuple[Key, ...]]] = {
    "alexander": (games.find("alexander"), ALEXANDER),
    "belisarius": (games.find("belisarius"), BELISARIUS),
    "syracuse": (games.find("syracuse"), SYRACUSE),
}
KEYS = [(name, key.name) for name, (_, keys) in ROOMS.items() for key in keys]
NONSENSE = 3.5


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
