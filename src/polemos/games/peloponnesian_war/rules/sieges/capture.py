"""Cities and forts change hands."""

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import NEITHER
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.state import War


def capture(s: War, target: int, side: int, clause: str, stormed: bool) -> None:
    """A side takes a city or fort."""
    place = places.place_of(s, target)
    losses.destroy_all(s, state.inside_at(s, 1 - side, place), clause)
    if target >= CITIES:
        take_fort(s, target, side, clause)
        return
    state.mark_city(s, target, state.REVOLTED, False)
    if places.city_friend(s, target) != side:
        s.holder[target] = 1 + side
    s.siege[target] = 0
    _go_in(s, place, side)


def _go_in(s: War, place: int, side: int) -> None:
    for piece in s.at[place]:
        if s.sides[piece] == side:
            s.inside[piece] = 1


def enter_rebel(s: War, city: int, side: int) -> None:
    """A city in revolt opens to its friends."""
    capture(s, city, side, "6.5.2", stormed=False)


def take_fort(s: War, target: int, side: int, clause: str) -> None:
    """A fort has a new owner."""
    s.fort_side[target - CITIES] = side
    _go_in(s, places.place_of(s, target), side)


def destroy_fort(s: War, target: int, clause: str) -> None:
    """A fort leaves the map."""
    s.fort_at[target - CITIES] = -1
    s.fort_side[target - CITIES] = NEITHER


def lose_base(s: War, base: int, clause: str) -> None:
    """A base leaves the map."""
    s.base_at[base] = -1
    s.base_side[base] = NEITHER
    s.base_inside[base] = 0
