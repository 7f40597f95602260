"""A position as it is laid out: nothing of its phase has been played, and each piece is named."""

from polemos.games.belisarius.edge.position_units import PHASE_NAMES
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import EVENT_PHASE
from polemos.kernel.flow import NOBODY


def test_no_event_has_come_when_a_position_is_only_looked_at() -> None:
    laid = GAME.editor.laid_out({"scenario": "1", "phase": "event"})
    assert laid.phase == EVENT_PHASE == PHASE_NAMES["event"]
    assert laid.actor == NOBODY
    assert GAME.editor.from_position({"scenario": "1", "phase": "event"}).actor != NOBODY


def test_kinds_of_units_become_counters_with_their_flags() -> None:
    units = {"Roma": ["2 guard garrison aboard", "Guard-fleet-1"]}
    written = GAME.editor.to_position(GAME.editor.laid_out({"scenario": "1", "base": "empty", "units": units}))
    assert written["units"] == {"3419": ["Guard-garrison-1", "Guard-garrison-2", "Guard-fleet-1"]}
    assert written["aboard"] == ["Guard-garrison-1", "Guard-garrison-2"]
