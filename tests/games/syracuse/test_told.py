"""Nothing happens on the map that the log does not tell."""

import pytest

from polemos.games.syracuse.event_kinds import EVENTS
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules.works import relieve, shorten
from polemos.games.syracuse.state import BY_CHAIN, BY_WALL, Siege, blank
from polemos.kernel.dice import Rng
from polemos.kernel.flow import choose


def told(s: Siege) -> set[int]:
    """The pieces of which the events since the last choice speak."""
    pieces: set[int] = set()
    for event in s.heard or []:
        pieces |= {value for (_, kind), value in zip(EVENTS[event.kind], event.args, strict=True) if kind == "unit"}
    return pieces


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_change_of_place_or_step_of_a_piece_on_the_map_is_told(scenario: str) -> None:
    s, rng = GAME.rules.new(scenario, (), "told"), Rng("told")
    while s.actor >= 0:
        before, s.heard = list(zip(s.loc, s.down, strict=True)), []
        choose(s, s.opts[rng.below(len(s.opts))])
        after = list(zip(s.loc, s.down, strict=True))
        moved = {u for u, was in enumerate(before) if was != after[u] and max(was[0], after[u][0]) >= 0}
        assert moved <= told(s), (moved - told(s), s.heard)


def test_a_further_reason_to_run_short_is_told() -> None:
    s = blank()
    s.heard = []
    shorten(s, 0, BY_CHAIN, "6.ath.a")
    shorten(s, 0, BY_WALL, "6.syr.a")
    relieve(s, 0, BY_CHAIN, "6.ath.a")
    relieve(s, 0, BY_WALL, "6.syr.b")
    assert [event.kind for event in s.heard] == ["disette", "also-short", "less-short", "appro"]
