"""The steps of a diplomatic attempt, from the target to the die. Section 9."""

import pytest

from polemos.games.belisarius.data.charts import (
    AGENT,
    BASILEUS,
    BLUE,
    D1,
    D2,
    D3,
    DIPLOMACY,
    GREEN,
    MARKER_KINDS,
    MARKER_VALUE,
    MARKET,
    ORTHODOXY,
    R1,
    R2,
    TOLERANCE,
    TREACHERY,
)
from polemos.games.belisarius.data.forces import (
    JUSTINIAN,
    UNIT_INDEX,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CARTHAGO,
    CONSTANTINOPOLIS,
    IMPERIAL,
    KIND,
    LAND,
    NEUTRAL,
    PERSIA,
    PROVINCE_HEXES,
    PROVINCE_TOWNS,
    ROMA,
)
from polemos.games.belisarius.rules.court.diplomacy import (
    GUARD_TARGET,
    DiplomacyPhase,
    NameTarget,
    modifiers,
    reckon_attempt,
    refusals_commit,
    refusals_target,
)
from polemos.games.belisarius.rules.markers import hand_size, holding
from polemos.games.belisarius.state import DIPLOMACY_PHASE, War, blank, found_colony, put, set_pillaged
from polemos.games.belisarius.verbs import BETRAY, COMMIT, COURT, COURT_GUARD, DONE, PLAY
from polemos.kernel import flow
from polemos.kernel.flow import PASS, copy
from polemos.testing import bench
from rulebook.belisarius.named import ASIANA, BELISARIUS, SLAVS, SUEVII, THRACIA, VANDALS

ARMY = UNIT_INDEX["Guard-field_army-1"]
SECOND = UNIT_INDEX["Guard-field_army-2"]


def war(side: int, mine: tuple[int, ...] = (), theirs: tuple[int, ...] = ()) -> War:
    s = blank()
    s.player = side
    s.turn = 2
    s.phase = DIPLOMACY_PHASE
    s.dice_one, s.dice_two = 21, 22
    for p in range(7):
        s.control[p] = IMPERIAL
    s.control[PERSIA] = BARBARIAN
    for kind in mine:
        s.hand[side * MARKER_KINDS + kind] += 1
    for kind in theirs:
        s.hand[(1 - side) * MARKER_KINDS + kind] += 1
    return s


def start(s: War, *choices: int) -> War:
    s.heard = []
    s.then(DiplomacyPhase())
    bench.run(s)
    for c in choices:
        assert c in s.opts
        bench.choose(s, c)
    return s


def told(s: War, kind: str) -> list[tuple[int, ...]]:
    assert s.heard is not None
    return [e.args for e in s.heard if e.kind == kind]


@pytest.mark.clause("9.02", "strat.agent", "strat.basileus")
def test_values_of_the_diplomatic_markers() -> None:
    assert {k: v for k, v in enumerate(MARKER_VALUE) if v} == {
        AGENT: 1,
        ORTHODOXY: 2,
        TOLERANCE: 2,
        BLUE: 2,
        GREEN: 2,
        BASILEUS: 3,
    }


@pytest.mark.clause("9.0", "9.1a", "tbl.diplomacy.target")
def test_targets_are_the_provinces_of_others_for_who_has_a_marker_of_value() -> None:
    assert start(war(IMPERIAL, (MARKET, TREACHERY))).actor == flow.NOBODY
    s = start(war(IMPERIAL, (AGENT,)))
    assert s.opts[0] == DONE
    assert COURT + PERSIA in s.opts
    assert COURT + SUEVII in s.opts
    assert COURT + THRACIA not in s.opts
    assert [r.clause for r in refusals_target(s, IMPERIAL, THRACIA)] == ["9.0"]


@pytest.mark.clause("12.22", "12.23", "12.32", "9.1a")
def test_guard_stacks_are_courted_by_the_side_that_does_not_have_them() -> None:
    s = war(BARBARIAN, (AGENT,))
    put(s, ARMY, ROMA)
    put(s, SECOND, CARTHAGO)
    s.rebel[SECOND] = 1
    put(s, JUSTINIAN, CONSTANTINOPOLIS)
    assert [c for c in start(s).opts if c >= COURT_GUARD] == [COURT_GUARD + ROMA]
    assert [r.clause for r in refusals_target(s, BARBARIAN, GUARD_TARGET + CONSTANTINOPOLIS)] == ["12.23"]
    assert [r.clause for r in NameTarget(BARBARIAN).refusals(s, COURT_GUARD + CARTHAGO)] == ["12.22"]
    s = war(IMPERIAL, (AGENT,))
    put(s, ARMY, ROMA)
    put(s, SECOND, CARTHAGO)
    s.rebel[SECOND] = 1
    assert [c for c in start(s).opts if c >= COURT_GUARD] == [COURT_GUARD + CARTHAGO]


@pytest.mark.clause("strat.blue", "strat.green", "9.02")
def test_the_factions_count_for_imperial_provinces_and_the_blues_for_guards() -> None:
    s = war(BARBARIAN, (BLUE, GREEN), (BLUE, GREEN))
    put(s, ARMY, ROMA)
    usable = {
        target: [kind for kind in (BLUE, GREEN) if not blocked(s, target, kind)]
        for target in (THRACIA, SUEVII, PERSIA, GUARD_TARGET + ROMA)
    }
    assert usable == {THRACIA: [BLUE, GREEN], SUEVII: [], PERSIA: [], GUARD_TARGET + ROMA: [BLUE]}
    assert COURT + SUEVII not in start(s).opts


def blocked(s: War, target: int, kind: int) -> bool:
    s.target = target
    return bool(refusals_commit(s, BARBARIAN, kind) or refusals_commit(s, IMPERIAL, kind))


@pytest.mark.clause("9.1b", "9.1c", "9.01", "9.11")
def test_the_attacker_lays_down_at_least_one_and_the_defender_any_number() -> None:
    s = start(war(IMPERIAL, (AGENT, BASILEUS), (AGENT, AGENT)), COURT + SUEVII)
    assert s.opts == [COMMIT + AGENT, COMMIT + BASILEUS]
    bench.choose(s, COMMIT + AGENT)
    assert s.opts == [DONE, COMMIT + BASILEUS]
    bench.choose(s, DONE)
    assert s.actor == BARBARIAN
    assert s.opts == [DONE, COMMIT + AGENT]


@pytest.mark.clause("9.1c", "9.1b")
def test_the_defender_learns_only_how_many_there_are() -> None:
    seen = []
    for kind in (AGENT, BASILEUS):
        s = start(war(IMPERIAL, (kind, ORTHODOXY), (AGENT, BASILEUS)), COURT + SUEVII, COMMIT + kind, DONE)
        assert s.heard is not None
        seen.append((s.opts, [e for e in s.heard if e.audience >> BARBARIAN & 1]))
    assert seen[0] == seen[1]


@pytest.mark.clause("9.5c", "strat.orthodoxy", "strat.tolerance")
def test_orthodoxy_and_tolerance_never_go_together() -> None:
    s = start(war(IMPERIAL, (ORTHODOXY, TOLERANCE, AGENT)), COURT + SUEVII, COMMIT + TOLERANCE)
    assert s.opts == [DONE, COMMIT + AGENT]
    assert [r.clause for r in refusals_commit(s, IMPERIAL, ORTHODOXY)] == ["9.5c"]


@pytest.mark.clause("9.1e", "9.1d", "9.1f", "tbl.diplomacy.diff")
def test_the_difference_is_attacker_minus_defender_plus_modifiers() -> None:
    s = war(BARBARIAN, (BASILEUS, AGENT), (AGENT,))
    s.dice_script = [2]
    start(s, COURT + THRACIA, COMMIT + BASILEUS, COMMIT + AGENT, COMMIT + AGENT)
    assert told(s, "revealed") == [(BARBARIAN, AGENT, 1), (BARBARIAN, BASILEUS, 1), (IMPERIAL, AGENT, 1)]
    assert told(s, "difference") == [(4, 1, 2)]


@pytest.mark.clause("9.4")
def test_a_neutral_province_is_defended_with_all_markers_but_the_factions() -> None:
    s = start(war(IMPERIAL, (AGENT,), (AGENT, BASILEUS, ORTHODOXY, TOLERANCE, BLUE, GREEN)), COURT + SUEVII)
    assert s.actor == BARBARIAN
    assert s.opts == [DONE, *[COMMIT + k for k in (AGENT, BASILEUS, ORTHODOXY, TOLERANCE)]]


def modified(s: War, side: int, target: int) -> list[tuple[str, int]]:
    """What modifies the difference: clauses and values."""
    return [(term.clause, term.value) for term in modifiers(s, side, target)]


@pytest.mark.clause("tbl.diplomacy.mod.core", "tbl.diplomacy.mod.persia", "7.1")
def test_core_provinces_and_persia() -> None:
    s = war(IMPERIAL)
    assert [modified(s, side, ASIANA) for side in (IMPERIAL, BARBARIAN)] == [
        [("tbl.diplomacy.mod.core", 1)],
        [("tbl.diplomacy.mod.core", -1)],
    ]
    assert [modified(s, side, PERSIA) for side in (IMPERIAL, BARBARIAN)] == [
        [("tbl.diplomacy.mod.persia", -1)],
        [("tbl.diplomacy.mod.persia", 1)],
    ]


@pytest.mark.clause("9.3c", "tbl.diplomacy.mod.cities", "9.3b")
def test_all_towns_and_colonies_occupied_help() -> None:
    s = war(IMPERIAL)
    garrisons = [UNIT_INDEX[f"Guard-garrison-{n}"] for n in range(1, 7)]
    towns = PROVINCE_TOWNS[VANDALS]
    for u, h in zip(garrisons, towns[:-1], strict=False):
        put(s, u, h)
    assert modified(s, IMPERIAL, VANDALS) == []
    set_pillaged(s, towns[-1])
    assert modified(s, IMPERIAL, VANDALS) == [("tbl.diplomacy.mod.cities", 1)]
    assert modified(s, BARBARIAN, VANDALS) == []
    # no town, no bonus, but for a colony
    assert modified(s, IMPERIAL, SLAVS) == []
    found_colony(s, next(h for h in PROVINCE_HEXES[SLAVS] if KIND[h] == LAND))
    assert modified(s, IMPERIAL, SLAVS) == []
    put(s, ARMY, s.colonies[0])
    assert modified(s, IMPERIAL, SLAVS) == [("tbl.diplomacy.mod.cities", 1)]


@pytest.mark.clause("tbl.diplomacy.mod.guardleader")
def test_a_leader_steadies_the_guard() -> None:
    s = war(BARBARIAN)
    put(s, ARMY, ROMA)
    assert modified(s, BARBARIAN, GUARD_TARGET + ROMA) == []
    put(s, BELISARIUS, ROMA)
    assert modified(s, BARBARIAN, GUARD_TARGET + ROMA) == [("tbl.diplomacy.mod.guardleader", -1)]


@pytest.mark.clause("tbl.diplomacy", "9.1f")
def test_the_preview_reads_the_table_like_a_person() -> None:
    s = war(IMPERIAL)
    found = reckon_attempt(s, IMPERIAL, PERSIA, 4, 1)
    assert (found.difference, found.column) == (2, 2)

    def read(target: int, own: int, other: int) -> list[int]:
        return DIPLOMACY.results(reckon_attempt(s, IMPERIAL, target, own, other).column, 0, range(1, 7))

    assert read(PERSIA, 4, 1) == [R1, 0, D1, D1, D2, D2]
    assert read(SUEVII, 0, 3) == [R1, 0, 0, 0, D1, D1]
    assert read(SUEVII, 1, 0) == [R1, 0, 0, D1, D1, D2]
    assert read(SUEVII, 3, 0) == [R1, R1, D1, D2, D2, D3]
    assert read(SUEVII, 4, 0) == [R2, D1 | R1, D1, D2, D2, D3]
    assert read(SUEVII, 9, 0) == [R2, D1 | R1, D2 | R1, D2, D3, D3]


@pytest.mark.clause("9.2", "9.3a")
def test_markers_are_spent_and_the_same_province_may_be_tried_again() -> None:
    s = war(IMPERIAL, (AGENT, AGENT), (AGENT,))
    s.dice_script = [2, 2]
    start(s, COURT + SUEVII, DONE, COMMIT + AGENT)
    assert s.pool[AGENT] == 2
    assert not any(s.committed)
    assert s.target == -1
    bench.choose(s, COURT + SUEVII)
    assert s.actor == flow.NOBODY
    assert s.pool[AGENT] == 3


# ---------------------------------------------------------------- Treachery


@pytest.mark.clause("strat.treachery.a")
def test_treachery_takes_single_markers_out_of_the_attempt() -> None:
    s = war(IMPERIAL, (BASILEUS, AGENT), (TREACHERY,))
    s.dice_script = [2]
    start(s, COURT + SUEVII, COMMIT + BASILEUS, COMMIT + AGENT)
    assert s.actor == BARBARIAN
    assert s.opts == [PASS, BETRAY + AGENT, BETRAY + BASILEUS]
    bench.choose(s, BETRAY + BASILEUS)
    assert told(s, "difference") == [(1, 0, 1)]
    assert (s.pool[BASILEUS], s.pool[TREACHERY], s.pool[AGENT]) == (1, 1, 1)


@pytest.mark.clause("strat.treachery.a", "9.1d")
def test_the_attempt_goes_on_with_nothing_left() -> None:
    s = war(IMPERIAL, (ORTHODOXY,), (TREACHERY,))
    s.pool[AGENT] = 5
    s.dice_script = [1]
    start(s, COURT + SUEVII, BETRAY + ORTHODOXY)
    assert told(s, "difference") == [(0, 0, 0)]
    # the cancelled Orthodoxy doubles nothing
    assert hand_size(s, BARBARIAN) == 1


@pytest.mark.clause("strat.treachery.b")
def test_treachery_against_treachery_in_diplomacy() -> None:
    s = war(IMPERIAL, (BASILEUS, TREACHERY), (TREACHERY, AGENT))
    s.dice_script = [2]
    start(s, COURT + SUEVII, COMMIT + AGENT)
    assert s.actor == IMPERIAL
    assert s.opts == [PASS, BETRAY + AGENT]
    bench.choose(s, PASS)
    assert s.actor == BARBARIAN
    bench.choose(s, BETRAY + BASILEUS)
    assert s.actor == IMPERIAL
    assert s.opts == [PASS, PLAY + TREACHERY]
    kept = copy(s)
    kept.heard = []
    bench.choose(kept, PLAY + TREACHERY)
    assert told(kept, "difference") == [(3, 1, 2)]
    bench.choose(s, PASS)
    # his Treachery is still in hand: he may take a marker of the enemy instead
    assert s.opts == [PASS, BETRAY + AGENT]
    assert holding(s, IMPERIAL, TREACHERY) == 1
    assert s.control[SUEVII] == NEUTRAL
