"""Revolt events and Legal Reform. Sections 4.7 and the revolt table."""

import pytest

from polemos.games.belisarius.data.charts import EVENT_PROVINCES as NAMED
from polemos.games.belisarius.data.charts import (
    LEGAL,
    MARKER_KINDS,
    TREACHERY,
)
from polemos.games.belisarius.data.forces import UNIT_INDEX
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    IMPERIAL,
    KIND,
    LAND,
    NEUTRAL,
    PERSIA,
    PROVINCE_HEXES,
    PROVINCE_TOWNS,
    TOWN,
)
from polemos.games.belisarius.data.world import PROVINCES as NAMES
from polemos.games.belisarius.rules.events import EventPhase
from polemos.games.belisarius.rules.revolts import REVOLT_REASONS, RevoltCheck, revolt_modifiers
from polemos.games.belisarius.state import (
    EVENT_PHASE,
    War,
    blank,
    found_colony,
    occupier,
    put,
    set_pillaged,
    set_works,
)
from polemos.games.belisarius.verbs import CANCEL_REVOLT, PLAY
from polemos.kernel import flow
from polemos.kernel.flow import PASS
from rulebook.belisarius.named import (
    ARMENIA,
    LAZICA,
    REVOLT_AFRICA,
    REVOLT_BARBARIANS,
    REVOLT_EAST,
    REVOLT_EMPIRE,
    REVOLT_WEST,
    SLAVS,
    THRACIA,
)


def war(side: int) -> War:
    s = blank()
    s.player = side
    s.phase = EVENT_PHASE
    s.control[THRACIA] = IMPERIAL
    s.control[PERSIA] = BARBARIAN
    return s


def check(s: War, province: int, *dice: int) -> None:
    s.dice_script = list(dice)
    s.then(RevoltCheck(province))
    flow.run(s)


@pytest.mark.clause("event.51", "event.53", "event.55", "event.61", "event.64", "4.71")
def test_each_revolt_names_its_provinces_in_order_and_each_has_its_die() -> None:
    assert [[NAMES[p] for p in NAMED[e]] for e in (REVOLT_EMPIRE, REVOLT_WEST, REVOLT_AFRICA)] == [
        ["Thracia", "Dacia", "Macedonia", "Asiana", "Pontica", "Oriens", "Aegyptus"],
        ["Visigoths", "Suevii", "Basques", "Ostrogoths"],
        ["Vandals", "Mauretania", "Nubia", "Garamantes"],
    ]
    assert [[NAMES[p] for p in NAMED[e]] for e in (REVOLT_BARBARIANS, REVOLT_EAST)] == [
        ["Franks", "Burgundy", "Lombards", "Slavs", "Scythia"],
        ["Lazica", "Armenia", "Persia", "Arabia"],
    ]
    s = war(IMPERIAL)
    s.dice_script = [6, 5, 3, 4, 1, 6]
    s.then(EventPhase())
    flow.run(s)
    assert [s.control[p] for p in NAMED[REVOLT_EAST]] == [BARBARIAN, NEUTRAL, NEUTRAL, NEUTRAL]


@pytest.mark.clause("tbl.revolt", "tbl.revolt.success", "4.72", "4.5", "4.7")
def test_one_to_three_is_a_revolt_whoever_has_the_province() -> None:
    after = {LAZICA: BARBARIAN, THRACIA: NEUTRAL, PERSIA: NEUTRAL}
    for province, new in after.items():
        for die in range(1, 7):
            s = war(IMPERIAL)
            old = s.control[province]
            check(s, province, die)
            assert s.control[province] == (new if die <= 3 else old)


@pytest.mark.clause("tbl.revolt", "28.3b")
def test_pillage_and_public_works_modify_the_die() -> None:
    s = war(IMPERIAL)
    towns = PROVINCE_TOWNS[THRACIA]
    plain = next(h for h in PROVINCE_HEXES[THRACIA] if KIND[h] == LAND and not TOWN[h])
    for h in towns[:-1]:
        set_works(s, h, True)
    assert revolt_modifiers(s, THRACIA) == []
    set_works(s, towns[-1], True)
    assert revolt_modifiers(s, THRACIA) == [(REVOLT_REASONS.index("works"), 1, "28.3b")]
    set_pillaged(s, plain)
    set_pillaged(s, next(h for h in PROVINCE_HEXES[THRACIA] if h not in (plain, *towns)))
    assert [term.value for term in revolt_modifiers(s, THRACIA)] == [-1, 1]
    check(s, THRACIA, 3)
    assert s.control[THRACIA] == NEUTRAL
    s = war(IMPERIAL)
    set_pillaged(s, plain)
    check(s, THRACIA, 4)
    assert s.control[THRACIA] == NEUTRAL
    s = war(IMPERIAL)
    set_pillaged(s, plain)
    check(s, THRACIA, 1)
    assert s.control[THRACIA] == NEUTRAL
    found_colony(s, next(h for h in PROVINCE_HEXES[SLAVS] if KIND[h] == LAND))
    assert revolt_modifiers(s, SLAVS) == []
    set_works(s, s.colonies[0], True)
    assert revolt_modifiers(s, SLAVS) == [(REVOLT_REASONS.index("works"), 1, "28.3b")]


@pytest.mark.clause("12.0b", "4.51a")
def test_the_guard_stays_when_a_province_revolts() -> None:
    s = war(BARBARIAN)
    army = UNIT_INDEX["Guard-field_army-1"]
    put(s, army, PROVINCE_TOWNS[THRACIA][0])
    check(s, THRACIA, 1)
    assert occupier(s, PROVINCE_TOWNS[THRACIA][0]) == IMPERIAL


@pytest.mark.clause("strat.legal")
def test_legal_reform_of_either_player_cancels_the_check_before_the_die() -> None:
    for holder in (IMPERIAL, BARBARIAN):
        s = war(IMPERIAL)
        s.hand[holder * MARKER_KINDS + LEGAL] = 1
        check(s, ARMENIA)
        assert s.actor == holder
        assert s.opts == [PASS, CANCEL_REVOLT + ARMENIA]
        flow.choose(s, CANCEL_REVOLT + ARMENIA)
        assert s.agenda == []
        assert s.control[ARMENIA] == NEUTRAL
        assert s.pool[LEGAL] == 1


@pytest.mark.clause("strat.legal", "strat.treachery.a")
def test_a_betrayed_reform_leaves_the_check_and_both_may_try_again() -> None:
    s = war(IMPERIAL)
    s.hand[LEGAL] = 1
    s.hand[MARKER_KINDS + LEGAL] = 1
    s.hand[MARKER_KINDS + TREACHERY] = 1
    check(s, ARMENIA, 2)
    assert s.actor == IMPERIAL
    flow.choose(s, CANCEL_REVOLT + ARMENIA)
    flow.choose(s, PLAY + TREACHERY)
    assert s.actor == BARBARIAN
    flow.choose(s, PASS)
    assert s.control[ARMENIA] == BARBARIAN
    assert s.agenda == []
