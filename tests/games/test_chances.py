"""What previews promise of dice is what the rules do with them, for every kind of choice and every kind of throw."""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from games.alexander import throws as alexander_throws
from games.belisarius import throws as belisarius_throws
from games.peloponnesian_war import throws as peloponnesian_war_throws
from games.sparta_vs_athens import throws as sparta_vs_athens_throws
from games.syracuse import throws as syracuse_throws
from polemos.games.alexander import preview as alexander
from polemos.games.belisarius import preview as belisarius
from polemos.games.peloponnesian_war import preview as peloponnesian_war
from polemos.games.sparta_vs_athens import preview as sparta_vs_athens
from polemos.games.syracuse import preview as syracuse
from polemos.testing.chances import Room, Tally, hold, unmet
from polemos.testing.throwing import throwing

EACH = 3
"""So often each kind of throw is followed after each kind of choice."""
MOST = 1000
"""So many choices of a kind are looked at, whatever their previews tell."""
ROOMS: dict[str, tuple[ModuleType, Room, Callable[[], Iterator[Any]]]] = {
    "alexander": (alexander, alexander_throws.ROOM, alexander_throws.states),
    "belisarius": (belisarius, belisarius_throws.ROOM, belisarius_throws.states),
    "peloponnesian-war": (peloponnesian_war, peloponnesian_war_throws.ROOM, peloponnesian_war_throws.states),
    "sparta-vs-athens": (sparta_vs_athens, sparta_vs_athens_throws.ROOM, sparta_vs_athens_throws.states),
    "syracuse": (syracuse, syracuse_throws.ROOM, syracuse_throws.states),
}


@pytest.mark.long(but="syracuse")
@pytest.mark.parametrize("name", ROOMS)
def test_dice_bring_what_previews_promise(name: str) -> None:
    package, room, states = ROOMS[name]
    telling = throwing(package, room)
    tally = Tally()
    hold(room, states(), telling, EACH, MOST, tally)
    assert not tally.wrong, "\n".join(tally.wrong[:5])
    assert not unmet(room, telling, tally)
    assert tally.lost == room.elusive, "promises of which nothing came on the way that the preview supposes"
