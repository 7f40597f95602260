"""Dice, and Pope or Patriarch Intervenes. Section 2.6 and strat.pope."""

from dataclasses import dataclass

import pytest

from polemos.games.belisarius.data.charts import MARKER_KINDS, POPE, TREACHERY
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL
from polemos.games.belisarius.rules.rolls import R_BATTLE, R_CORRUPTION, Roll, roll_two
from polemos.games.belisarius.state import EVENT_PHASE, OPERATIONS_PHASE, Step, War, blank
from polemos.games.belisarius.verbs import PLAY
from polemos.kernel.dice import ASKED
from polemos.kernel.flow import FACE, FACES, PASS
from polemos.testing import bench


@dataclass(slots=True, frozen=True)
class Read(Step):
    """Notes the face."""

    def run(self, s: War) -> None:
        s.scratch = s.scratch * 10 + s.rolled.pop()


def war(phase: int = OPERATIONS_PHASE) -> War:
    s = blank()
    s.player = IMPERIAL
    s.phase = phase
    return s


def roll(s: War, *dice: int) -> None:
    s.dice_script = list(dice)
    s.then(Roll(IMPERIAL, R_BATTLE), Read())
    bench.run(s)


@pytest.mark.clause("2.6a")
def test_a_die_is_rolled_and_read() -> None:
    s = war()
    roll(s, 4)
    assert s.scratch == 4
    s.dice_script = [2, 5]
    roll_two(s, IMPERIAL, R_BATTLE, Read())
    bench.run(s)
    assert s.scratch == 45
    assert s.rolled == [2]


def test_people_at_a_table_name_the_face() -> None:
    s = war()
    s.dice_mode = ASKED
    roll(s)
    assert s.actor == IMPERIAL
    assert s.opts == FACES
    bench.choose(s, FACE + 6)
    assert s.scratch == 6


@pytest.mark.clause("strat.pope")
def test_either_player_may_have_a_die_rolled_again_and_the_second_stands() -> None:
    for side in (IMPERIAL, BARBARIAN):
        s = war()
        s.hand[side * MARKER_KINDS + POPE] = 1
        roll(s, 4, 1)
        assert s.actor == side
        assert s.opts == [PASS, PLAY + POPE]
        bench.choose(s, PLAY + POPE)
        assert s.scratch == 1
        assert s.pool[POPE] == 1


@pytest.mark.clause("strat.pope")
def test_the_second_result_may_be_rolled_again_too() -> None:
    s = war()
    s.hand[POPE] = 1
    s.hand[MARKER_KINDS + POPE] = 1
    roll(s, 4, 1, 5)
    bench.choose(s, PLAY + POPE)
    assert s.actor == BARBARIAN
    bench.choose(s, PLAY + POPE)
    assert s.scratch == 5


@pytest.mark.clause("strat.pope", "strat.treachery.a")
def test_a_betrayed_pope_leaves_the_die() -> None:
    s = war()
    s.hand[POPE] = 1
    s.hand[MARKER_KINDS + TREACHERY] = 1
    roll(s, 4)
    bench.choose(s, PLAY + POPE)
    bench.choose(s, PLAY + TREACHERY)
    assert s.scratch == 4
    assert s.agenda == []


@pytest.mark.clause("strat.pope")
def test_no_die_of_the_event_phase_is_touched() -> None:
    s = war(EVENT_PHASE)
    s.hand[POPE] = 1
    s.dice_script = [3]
    s.then(Roll(IMPERIAL, R_CORRUPTION), Read())
    bench.run(s)
    assert s.scratch == 3
