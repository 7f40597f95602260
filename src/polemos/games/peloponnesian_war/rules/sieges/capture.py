"""What becomes of a city that is taken [11.1a]."""

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND
from polemos.games.peloponnesian_war.data.world import CITY_HEX
from polemos.games.peloponnesian_war.rules import levels, losses, places
from polemos.games.peloponnesian_war.state import War


def capture(s: War, target: int, side: int, clause: str, stormed: bool) -> None:
    """A side takes a city [11.1a]."""
    place = CITY_HEX[target]
    s.holder[target] = s.garrison[target] = 0
    state.mark_city(s, target, state.REVOLTED | state.NEW_REVOLT | state.HELOTS, False)
    state.mark_city(s, target, state.TAKEN)
    if places.city_friend(s, target) != side:
        s.holder[target] = 1 + side
    if s.siege[target]:
        levels.lift_siege(s, target, clause)
    losses.destroy_all(s, state.inside_at(s, 1 - side, place), clause, trapped=True)
    for unit in state.land_outside(s, side, place):
        s.inside[unit] = int(KIND[unit] != FLEET)


def enter_rebel(s: War, city: int, side: int) -> None:
    """A unit of a side enters a city in revolt that is friendly to it [6.5.2]."""
    capture(s, city, side, "6.5.2", stormed=False)
