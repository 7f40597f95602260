"""Sicily."""

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import ATHENS
from polemos.games.peloponnesian_war.data.world import ATTICA, CATANA_HEX, LAND, SICILIAN_SEA, SYRACUSE_HEX
from polemos.games.peloponnesian_war.rules import levels
from polemos.games.peloponnesian_war.state import War

BOX = (SYRACUSE_HEX, CATANA_HEX, LAND + SICILIAN_SEA)


def settle(s: War) -> None:
    """What has become of an expedition."""
    if any(state.units_at(s, ATHENS, place) for place in BOX):
        state.let(s, state.ATHENS_IN_SICILY)


def sail_away(s: War) -> None:
    """Athenian units have moved out of the box."""
    if state.is_so(s, state.ATHENS_IN_SICILY) and not any(state.units_at(s, ATHENS, place) for place in BOX):
        state.let(s, state.ATHENS_IN_SICILY, False)
        levels.change_ml(s, ATTICA, -1, "19.6c")
