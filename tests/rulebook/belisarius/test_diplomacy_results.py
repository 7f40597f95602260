"""What the diplomacy table brings: looks, control, loyalty, murder, reactions. Sections 9, 12, 22."""

import pytest

from polemos.games.belisarius.data.charts import (
    AGENT,
    BASILEUS,
    D1,
    D2,
    D3,
    MARKER_KINDS,
    MARKET,
    ORTHODOXY,
    POPE,
    TOLERANCE,
)
from polemos.games.belisarius.data.forces import (
    JUSTINIAN,
    UNIT_INDEX,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CONSTANTINOPOLIS,
    IMPERIAL,
    NEUTRAL,
    NOWHERE,
    OUT,
    PROVINCE_TOWNS,
    ROMA,
)
from polemos.games.belisarius.rules.court.diplomacy import DiplomacyPhase, Exploit
from polemos.games.belisarius.rules.markers import hand_size
from polemos.games.belisarius.rules.spying import MARKERS_IN_HAND, TREASURY, Disclose
from polemos.games.belisarius.state import (
    DIPLOMACY_PHASE,
    SEEN_HAND,
    SEEN_HAND_TURN,
    SEEN_ROW,
    SEEN_TREASURY,
    SEEN_TREASURY_TURN,
    War,
    blank,
    occupier,
    owner,
    put,
)
from polemos.games.belisarius.verbs import (
    ASSASSINATE,
    COMMIT,
    CONTROL,
    COURT,
    COURT_GUARD,
    DONE,
    LOOK_MARKERS,
    LOOK_TREASURY,
    LOYAL,
    NEUTRALISE,
    PLAY,
    REBEL,
)
from polemos.kernel import flow
from polemos.kernel.flow import PASS, copy
from polemos.testing import bench
from rulebook.belisarius.named import BELISARIUS, NARSES, OSTROGOTHS, SUEVII, THRACIA, VITIGES

ARMY = UNIT_INDEX["Guard-field_army-1"]
GOTH = UNIT_INDEX["Ostrogoths-garrison-1"]
LOOKS = [LOOK_MARKERS, LOOK_TREASURY]


def war(side: int, *mine: int) -> War:
    s = blank()
    s.player = side
    s.turn = 3
    s.phase = DIPLOMACY_PHASE
    s.dice_one, s.dice_two = 31, 32
    s.control[THRACIA] = IMPERIAL
    s.control[OSTROGOTHS] = BARBARIAN
    s.sp = [17, 9]
    s.pool[MARKET] = 20
    for kind in mine:
        s.hand[side * MARKER_KINDS + kind] += 1
    return s


def attempt(s: War, target: int, die: int, *more: int) -> War:
    """Court the target with every marker in hand."""
    s.heard = []
    s.dice_script = [die, *more]
    s.then(DiplomacyPhase())
    bench.run(s)
    bench.choose(s, target)
    while s.opts and s.opts[-1] >= COMMIT and s.opts[-1] // flow.VERB == COMMIT // flow.VERB:
        bench.choose(s, s.opts[-1])
    return s


@pytest.mark.clause("tbl.diplomacy.D1", "22.1a", "9.1g")
def test_d1_shows_the_hand_to_the_looker_alone() -> None:
    s = war(IMPERIAL, AGENT)
    s.hand[MARKER_KINDS + MARKET] = 2
    attempt(s, COURT + SUEVII, 5)
    assert s.opts == LOOKS
    bench.choose(s, LOOK_MARKERS)
    row = s.seen[:SEEN_ROW]
    assert row[SEEN_HAND_TURN] == 3
    assert row[SEEN_HAND + MARKET] == 2
    assert sum(row[SEEN_HAND : SEEN_HAND + MARKER_KINDS]) == 2
    assert row[SEEN_TREASURY_TURN] == row[SEEN_TREASURY] == -1
    assert s.seen[SEEN_ROW:] == [-1] * SEEN_ROW
    assert s.heard is not None
    assert [(e.args, e.audience) for e in s.heard if e.kind == "saw-marker"] == [((IMPERIAL, MARKET, 2), 1)]


@pytest.mark.clause("tbl.diplomacy.D1", "22.1a")
def test_a_look_at_the_treasury_is_a_snapshot() -> None:
    s = attempt(war(BARBARIAN, AGENT), COURT + SUEVII, 4)
    bench.choose(s, LOOK_TREASURY)
    s.sp[IMPERIAL] = 1
    assert s.seen[SEEN_ROW + SEEN_TREASURY_TURN] == 3
    assert s.seen[SEEN_ROW + SEEN_TREASURY] == 17


@pytest.mark.clause("tbl.diplomacy.D2", "4.41b", "4.5")
def test_d2_wins_a_neutral_province_or_frees_one_of_the_enemy() -> None:
    s = attempt(war(IMPERIAL, AGENT, AGENT), COURT + SUEVII, 6)
    assert s.opts == [*LOOKS, CONTROL + SUEVII]
    bench.choose(s, CONTROL + SUEVII)
    assert s.control[SUEVII] == IMPERIAL
    s = attempt(war(IMPERIAL, AGENT, AGENT), COURT + OSTROGOTHS, 6)
    assert s.opts == [*LOOKS, NEUTRALISE + OSTROGOTHS]
    assert [r.clause for r in Exploit(IMPERIAL, D2).refusals(s, CONTROL + OSTROGOTHS)] == ["tbl.diplomacy.D2"]
    bench.choose(s, NEUTRALISE + OSTROGOTHS)
    assert s.control[OSTROGOTHS] == NEUTRAL


@pytest.mark.clause("tbl.diplomacy.D3", "4.6a", "21.231")
def test_d3_wins_a_province_of_the_enemy_with_its_units() -> None:
    s = war(IMPERIAL, BASILEUS)
    put(s, GOTH, ROMA)
    put(s, VITIGES, ROMA)
    attempt(s, COURT + OSTROGOTHS, 6)
    assert s.opts == [*LOOKS, CONTROL + OSTROGOTHS, ASSASSINATE + VITIGES]
    bench.choose(s, CONTROL + OSTROGOTHS)
    assert occupier(s, ROMA) == IMPERIAL
    assert owner(s, VITIGES) == IMPERIAL


@pytest.mark.clause("12.22", "tbl.diplomacy.D3", "tbl.diplomacy.D2")
def test_a_mutiny_needs_d3() -> None:
    s = war(BARBARIAN, AGENT, AGENT)
    put(s, ARMY, ROMA)
    attempt(s, COURT_GUARD + ROMA, 6)
    assert s.opts == LOOKS
    s = war(BARBARIAN, BASILEUS)
    put(s, ARMY, ROMA)
    attempt(s, COURT_GUARD + ROMA, 6)
    assert s.opts == [*LOOKS, REBEL + ROMA]
    bench.choose(s, REBEL + ROMA)
    assert occupier(s, ROMA) == BARBARIAN


@pytest.mark.clause("12.32", "tbl.diplomacy.D2")
def test_a_return_to_loyalty_needs_only_d2() -> None:
    for markers in ((AGENT, AGENT), (BASILEUS,)):
        s = war(IMPERIAL, *markers)
        put(s, ARMY, ROMA)
        s.rebel[ARMY] = 1
        attempt(s, COURT_GUARD + ROMA, 6)
        assert s.opts == [*LOOKS, LOYAL + ROMA]
        bench.choose(s, LOYAL + ROMA)
        assert owner(s, ARMY) == IMPERIAL


@pytest.mark.clause("tbl.diplomacy.assassin")
def test_assassination_kills_on_1_2_and_warns_otherwise() -> None:
    for die, dead in ((1, True), (2, True), (3, False), (6, False)):
        s = war(IMPERIAL, BASILEUS)
        put(s, VITIGES, PROVINCE_TOWNS[OSTROGOTHS][0])
        attempt(s, COURT + OSTROGOTHS, 6, die)
        bench.choose(s, ASSASSINATE + VITIGES)
        assert (s.loc[VITIGES] == NOWHERE) == dead
        assert hand_size(s, BARBARIAN) == (0 if dead else 1)


@pytest.mark.clause("tbl.diplomacy.assassin", "21.4c")
def test_justinian_may_be_murdered_in_a_province_but_only_leaders_there() -> None:
    s = war(BARBARIAN, BASILEUS, BASILEUS)
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    put(s, NARSES, ROMA)
    attempt(s, COURT + THRACIA, 6, 2)
    assert s.opts == [*LOOKS, CONTROL + THRACIA, ASSASSINATE + JUSTINIAN]
    assert [r.clause for r in Exploit(BARBARIAN, D3).refusals(s, ASSASSINATE + NARSES)] == ["tbl.diplomacy.assassin"]
    bench.choose(s, ASSASSINATE + JUSTINIAN)
    assert s.loc[JUSTINIAN] == OUT


def test_a_leader_in_the_target_stack_may_be_the_victim() -> None:
    s = war(BARBARIAN, BASILEUS, BASILEUS)
    put(s, BELISARIUS, ROMA)
    attempt(s, COURT_GUARD + ROMA, 6)
    assert s.opts == [*LOOKS, REBEL + ROMA, ASSASSINATE + BELISARIUS]


@pytest.mark.clause("tbl.diplomacy.R1", "tbl.diplomacy.R2", "9.5a", "9.5b", "9.2")
def test_reactions_and_what_orthodoxy_and_tolerance_make_of_them() -> None:
    for markers, drawn in (
        ((AGENT,), 1),
        ((ORTHODOXY,), 2),
        ((TOLERANCE,), 0),
        ((BASILEUS, AGENT), 2),
        ((BASILEUS, ORTHODOXY), 4),
        ((BASILEUS, TOLERANCE), 0),
    ):
        s = attempt(war(IMPERIAL, *markers), COURT + SUEVII, 1)
        assert hand_size(s, BARBARIAN) == drawn
        assert not any(s.committed)


@pytest.mark.clause("9.5a", "9.5b")
def test_the_markers_of_the_defender_do_not_touch_reactions() -> None:
    for kind in (ORTHODOXY, TOLERANCE):
        s = war(IMPERIAL, AGENT)
        s.hand[MARKER_KINDS + kind] = 1
        attempt(s, COURT + SUEVII, 1)
        assert hand_size(s, BARBARIAN) == 1
        assert s.pool[MARKET] + s.pool[kind] + s.pool[AGENT] == 21


@pytest.mark.clause("tbl.diplomacy", "9.1g")
def test_both_parts_of_a_cell_apply_in_the_order_printed() -> None:
    s = attempt(war(IMPERIAL, BASILEUS, AGENT), COURT + SUEVII, 2)
    assert s.opts == LOOKS
    bench.choose(s, LOOK_MARKERS)
    assert sum(s.seen[SEEN_HAND : SEEN_HAND + MARKER_KINDS]) == 0
    assert hand_size(s, BARBARIAN) == 1


@pytest.mark.clause("tbl.diplomacy.none")
def test_a_dash_is_nothing() -> None:
    s = attempt(war(IMPERIAL, AGENT), COURT + SUEVII, 2)
    assert s.actor == flow.NOBODY
    assert s.control[SUEVII] == NEUTRAL
    assert hand_size(s, BARBARIAN) == 0


@pytest.mark.clause("strat.pope")
def test_the_pope_may_have_the_diplomacy_die_rolled_again() -> None:
    s = war(IMPERIAL, AGENT)
    s.hand[POPE] = 1
    attempt(s, COURT + SUEVII, 1, 6)
    assert s.opts == [PASS, PLAY + POPE]
    bench.choose(s, PLAY + POPE)
    assert s.opts == [*LOOKS, CONTROL + SUEVII]


@pytest.mark.clause("22.1b", "22.0a")
def test_a_player_may_show_his_secrets_at_any_moment() -> None:
    s = war(IMPERIAL, AGENT)
    s.hand[MARKER_KINDS + MARKET] = 4
    s.then(DiplomacyPhase())
    bench.run(s)
    asked = (s.opts, s.actor)
    s.heard = []
    flow.interject(s, Disclose(BARBARIAN, MARKERS_IN_HAND))
    flow.interject(s, Disclose(IMPERIAL, TREASURY))
    assert (s.opts, s.actor) == asked
    assert s.seen[SEEN_HAND + MARKET] == 4
    assert s.seen[SEEN_ROW + SEEN_TREASURY] == 17
    assert [(e.kind, e.audience) for e in s.heard if e.kind.startswith("saw")] == [
        ("saw-marker", 1 << IMPERIAL),
        ("saw-treasury", 1 << BARBARIAN),
    ]


def test_any_line_of_choices_ends_and_keeps_every_marker() -> None:
    for seed in range(40):
        s = war(seed % 2, AGENT, BASILEUS, TOLERANCE, ORTHODOXY, POPE)
        s.hand[(1 - s.player) * MARKER_KINDS + AGENT] = 2
        s.dice_one = 100 + seed
        put(s, ARMY, ROMA)
        put(s, VITIGES, PROVINCE_TOWNS[OSTROGOTHS][0])
        count = sum(s.hand) + sum(s.pool)
        s.then(DiplomacyPhase())
        bench.run(s)
        n = 0
        while s.opts:
            n += 1
            t = copy(s)
            assert t == s
            bench.choose(s, s.opts[(n * 7 + seed) % len(s.opts)])
            assert sum(s.hand) + sum(s.pool) + sum(s.committed) + sum(s.table) == count
        assert s.agenda == []
        assert DONE not in s.opts


@pytest.mark.clause("9.1g", "tbl.diplomacy.D1", "tbl.diplomacy.D2", "tbl.diplomacy.D3")
def test_the_best_result_of_a_cell_is_the_one_that_is_asked_for() -> None:
    found = [Exploit(0, cell).clause() for cell in (D1, D2, D1 | D2, D3, D1 | D2 | D3)]
    assert found == [f"tbl.diplomacy.{name}" for name in ("D1", "D2", "D2", "D3", "D3")]
