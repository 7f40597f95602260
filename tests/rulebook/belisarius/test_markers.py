"""Stratagem markers: the pool, the hand, losses, and Treachery. Section 8."""

from dataclasses import dataclass

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    AGENT,
    ALLIANCE,
    BASILEUS,
    DONATIVE,
    END_CAMPAIGN,
    MARKER_COUNT,
    MARKER_KINDS,
    MARKET,
    REGALIA,
    TREACHERY,
)
from polemos.games.belisarius.data.forces import JUSTINIAN
from polemos.games.belisarius.data.world import BARBARIAN, CONSTANTINOPOLIS, IMPERIAL
from polemos.games.belisarius.rules.markers import (
    BY_EVENT,
    BY_VICTORY_ATTACKING,
    BY_VICTORY_DEFENDING,
    Draw,
    Lose,
    fill_pool,
    hand_size,
    holding,
    play,
)
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import Step, War, blank, put
from polemos.games.belisarius.verbs import DISCARD, FORGO, PLAY
from polemos.kernel import flow
from polemos.kernel.flow import PASS, copy


@dataclass(slots=True, frozen=True)
class Effect(Step):
    """Counts that it happened."""

    def run(self, s: War) -> None:
        s.scratch += 1


def war() -> War:
    s = blank()
    s.dice_one, s.dice_two = 12345, 67890
    fill_pool(s)
    return s


def give(s: War, side: int, kind: int, n: int = 1) -> None:
    s.hand[side * MARKER_KINDS + kind] += n
    s.pool[kind] -= n


def total(s: War) -> list[int]:
    return [
        s.pool[k] + s.table[k] + s.hand[k] + s.hand[MARKER_KINDS + k] + s.committed[k] + s.committed[MARKER_KINDS + k]
        for k in range(MARKER_KINDS)
    ]


def go(s: War, step: Step) -> None:
    s.then(step)
    flow.run(s)
    assert total(s) == list(MARKER_COUNT)


@pytest.mark.clause("8.1a", "8.0")
def test_a_draw_takes_markers_out_of_the_pool() -> None:
    s = war()
    go(s, Draw(IMPERIAL, 5, BY_EVENT))
    assert hand_size(s, IMPERIAL) in (4, 5)
    s = war()
    s.draw_script = [AGENT, AGENT, BASILEUS]
    go(s, Draw(IMPERIAL, 3, BY_EVENT))
    assert holding(s, IMPERIAL, AGENT) == 2
    assert holding(s, IMPERIAL, BASILEUS) == 1


@pytest.mark.clause("8.1b")
def test_what_is_drawn_is_told_to_the_drawer_only() -> None:
    s = war()
    s.heard = []
    s.draw_script = [AGENT]
    go(s, Draw(IMPERIAL, 1, BY_EVENT))
    assert [(e.kind, e.audience) for e in s.heard] == [("drew", 1), ("drew-hidden", 2)]


def test_a_short_pool_gives_what_it_has() -> None:
    s = war()
    s.pool = [0] * MARKER_KINDS
    s.pool[AGENT] = 2
    s.then(Draw(IMPERIAL, 5, BY_EVENT))
    flow.run(s)
    assert hand_size(s, IMPERIAL) == 2


@pytest.mark.clause("8.3")
def test_beyond_fifteen_the_drawer_forgoes_or_returns_first() -> None:
    s = war()
    give(s, IMPERIAL, AGENT, 8)
    give(s, IMPERIAL, TREACHERY, 3)
    give(s, IMPERIAL, MARKET, 3)
    go(s, Draw(IMPERIAL, 3, BY_EVENT))
    assert s.actor == IMPERIAL
    assert s.opts == [FORGO, DISCARD + AGENT, DISCARD + MARKET, DISCARD + TREACHERY]
    forgone = copy(s)
    forgone.draw_script = [BASILEUS]
    flow.choose(forgone, FORGO)
    assert hand_size(forgone, IMPERIAL) == charts.limits.hand
    s.draw_script = [BASILEUS, BASILEUS, AGENT]
    flow.choose(s, DISCARD + AGENT)
    flow.choose(s, DISCARD + AGENT)
    assert hand_size(s, IMPERIAL) == charts.limits.hand
    assert holding(s, IMPERIAL, BASILEUS) == 2


@pytest.mark.clause("strat.alliance")
def test_the_barbarian_player_puts_a_roman_alliance_back() -> None:
    s = war()
    s.draw_script = [ALLIANCE, AGENT]
    go(s, Draw(BARBARIAN, 2, BY_EVENT))
    assert hand_size(s, BARBARIAN) == 1
    s.draw_script = [ALLIANCE]
    go(s, Draw(IMPERIAL, 1, BY_EVENT))
    assert holding(s, IMPERIAL, ALLIANCE) == 1


@pytest.mark.clause("strat.donative.a", "strat.donative.b")
def test_troops_demand_donative_counts_only_after_a_battle() -> None:
    s = war()
    s.draw_script = [DONATIVE]
    go(s, Draw(IMPERIAL, 1, BY_EVENT))
    assert s.pool == list(MARKER_COUNT)
    s.draw_script = [DONATIVE]
    go(s, Draw(IMPERIAL, 1, BY_VICTORY_DEFENDING))
    assert s.table[DONATIVE] == 1


@pytest.mark.clause("strat.endcampaign.a", "strat.endcampaign.b")
def test_end_of_campaign_is_kept_except_by_a_victorious_attacker() -> None:
    s = war()
    for source, kept in ((BY_EVENT, 1), (BY_VICTORY_DEFENDING, 2), (BY_VICTORY_ATTACKING, 2)):
        s.draw_script = [END_CAMPAIGN]
        go(s, Draw(IMPERIAL, 1, source))
        assert holding(s, IMPERIAL, END_CAMPAIGN) == kept
    assert s.table[END_CAMPAIGN] == 1


@pytest.mark.clause("8.5a", "8.51a", "8.51b")
def test_losses_are_random_and_stop_with_the_last_marker() -> None:
    s = war()
    give(s, IMPERIAL, AGENT, 2)
    give(s, IMPERIAL, BASILEUS)
    go(s, Lose(IMPERIAL, 2))
    assert hand_size(s, IMPERIAL) == 1
    go(s, Lose(IMPERIAL, 4))
    assert hand_size(s, IMPERIAL) == 0
    go(s, Lose(IMPERIAL, 1))


@pytest.mark.clause("8.5c", "21.4c", "21.4e")
def test_with_justinian_go_all_imperial_markers() -> None:
    s = war()
    give(s, IMPERIAL, AGENT, 3)
    give(s, BARBARIAN, AGENT, 2)
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    destroy(s, [JUSTINIAN], "event.15")
    assert hand_size(s, IMPERIAL) == 0
    assert hand_size(s, BARBARIAN) == 2
    assert total(s) == list(MARKER_COUNT)


@pytest.mark.clause("8.4", "8.42", "8.43")
def test_a_marker_takes_effect_and_is_back_in_the_pool_before_it() -> None:
    s = war()
    give(s, IMPERIAL, MARKET)
    play(s, IMPERIAL, MARKET, Effect())
    flow.run(s)
    assert s.scratch == 1
    assert s.pool == list(MARKER_COUNT)


def test_imperial_regalia_stays_out_until_it_has_drawn() -> None:
    s = war()
    give(s, IMPERIAL, REGALIA)
    play(s, IMPERIAL, REGALIA, Effect())
    flow.run(s)
    assert s.table[REGALIA] == 1


@pytest.mark.clause("strat.treachery.a")
def test_treachery_cancels_a_marker() -> None:
    s = war()
    give(s, IMPERIAL, MARKET)
    give(s, BARBARIAN, TREACHERY)
    play(s, IMPERIAL, MARKET, Effect())
    flow.run(s)
    assert s.actor == BARBARIAN
    assert s.opts == [PASS, PLAY + TREACHERY]
    flow.choose(s, PLAY + TREACHERY)
    assert s.scratch == 0
    assert s.agenda == []
    assert s.pool == list(MARKER_COUNT)


@pytest.mark.clause("strat.treachery.b")
def test_treachery_against_treachery_saves_the_marker() -> None:
    s = war()
    give(s, IMPERIAL, MARKET)
    give(s, IMPERIAL, TREACHERY)
    give(s, BARBARIAN, TREACHERY, 2)
    play(s, IMPERIAL, MARKET, Effect())
    flow.run(s)
    flow.choose(s, PLAY + TREACHERY)
    assert s.actor == IMPERIAL
    flow.choose(s, PLAY + TREACHERY)
    assert s.actor == BARBARIAN
    again = copy(s)
    flow.choose(s, PASS)
    assert s.scratch == 1
    flow.choose(again, PLAY + TREACHERY)
    assert again.scratch == 0
    assert total(again) == list(MARKER_COUNT)
