"""What a scripted general does phase by phase and what he proposes, where the rules make one move strong."""

import pytest

from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot import appraising, courting, guarding, marching, operating, planning, ruling
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import AGENT, BASILEUS, CURRENCY, MARKER_KINDS, ORTHODOXY
from polemos.games.belisarius.data.forces import FIELD_ARMY, GARRISON, LEVY, WARBAND
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    CONSTANTINOPOLIS,
    GUARD,
    IMPERIAL,
    LAND_SIDES,
    NEUTRAL,
    TOWN_INDEX,
)
from polemos.games.belisarius.rules.court.diplomacy import Exploit, LayDown, NameTarget
from polemos.games.belisarius.rules.realm.levy import Levying
from polemos.games.belisarius.rules.realm.recruitment import Recruiting
from polemos.games.belisarius.rules.realm.supply import Feeding
from polemos.games.belisarius.rules.realm.taxation import TaxMarkers
from polemos.games.belisarius.rules.war.operations import FormArmy
from polemos.games.belisarius.state import DIPLOMACY_PHASE, RECRUITMENT_PHASE, SUPPLY_PHASE, War, put, set_pillaged
from polemos.kernel.dice import Rng
from polemos.kernel.flow import PLAYER_TURN, VERB, Step, choose, run
from rulebook.belisarius.campaign import FIELD, set_out, some, war
from rulebook.belisarius.named import ARMENIA, OSTROGOTHS, SUEVII, THRACIA

ROMA = TOWN_INDEX["Roma"]
RAVENNA = TOWN_INDEX["Ravenna"]
GUARDS = some(GUARD, FIELD_ARMY, 5)
GOTHS = some(OSTROGOTHS, WARBAND, 6)
GOTH_GARRISONS = some(OSTROGOTHS, GARRISON, 5)
LAST = 4
"""The last turn of scenario 1 [34.1-1]."""


def asked(step: Step, phase: int, player: int = IMPERIAL, turn: int = 2) -> War:
    """Nothing on the map, and a question of a phase about to be asked."""
    s = war(player=player)
    s.phase = phase
    at_turn(s, turn)
    s.then(step)
    return s


def at_turn(s: War, turn: int) -> None:
    """A turn of scenario 1."""
    s.scenario, s.turn = 1, turn


def give(s: War, side: int, *kinds: int) -> None:
    for kind in kinds:
        s.hand[side * MARKER_KINDS + kind] += 1


def moved(s: War) -> int:
    return planning.policy(s, Rng("x"))


def proposed(s: War) -> list[int]:
    return [one.choice for one in planning.proposals(s)]


# ---------------------------------------------------------------- diplomacy


@pytest.mark.clause("34.1-7a")
def test_the_province_with_most_at_stake_is_courted() -> None:
    s = asked(NameTarget(IMPERIAL), DIPLOMACY_PHASE)
    s.control[OSTROGOTHS] = NEUTRAL
    put(s, GOTHS[0], ROMA)
    give(s, IMPERIAL, BASILEUS)
    run(s)
    # its levy counts twice for the Empire and half for its enemy, Roma five
    gained = courting.province(s, IMPERIAL, OSTROGOTHS)
    assert gained.whole >= 2.5 * LEVY[OSTROGOTHS] + 5
    assert moved(s) == verbs.COURT + OSTROGOTHS
    assert verbs.DONE in proposed(s)
    assert len(proposed(s)) > 2


@pytest.mark.clause("tbl.diplomacy.D2")
def test_a_lesser_success_wins_over_who_is_neutral_and_only_turns_away_the_enemys() -> None:
    s = asked(NameTarget(IMPERIAL), DIPLOMACY_PHASE)
    put(s, GOTHS[0], ROMA)
    theirs = courting.province(s, IMPERIAL, OSTROGOTHS)
    assert 0 < theirs.half < theirs.whole
    s.target = OSTROGOTHS
    s.then(Exploit(IMPERIAL, charts.D2))
    run(s)
    assert moved(s) == verbs.NEUTRALISE + OSTROGOTHS
    s.agenda.pop()
    s.then(Exploit(IMPERIAL, charts.D3))
    run(s)
    assert moved(s) == verbs.CONTROL + OSTROGOTHS


@pytest.mark.clause("9.1b")
def test_no_more_is_laid_down_than_helps() -> None:
    s = asked(LayDown(IMPERIAL, 0), DIPLOMACY_PHASE)
    s.target = SUEVII
    give(s, IMPERIAL, *[BASILEUS] * 2, *[ORTHODOXY] * 4, *[AGENT] * 6)
    run(s)
    laid = []
    while (c := moved(s)) != verbs.DONE:
        laid.append(charts.MARKER_VALUE[c % VERB])
        choose(s, c)
    assert 0 < sum(laid) <= 5


@pytest.mark.clause("9.1c")
def test_an_attempt_on_much_is_opposed_and_one_on_little_is_not() -> None:
    for held, opposed in ((True, True), (False, False)):
        s = asked(LayDown(IMPERIAL, 1), DIPLOMACY_PHASE, BARBARIAN)
        s.target = THRACIA if held else SUEVII
        if held:
            for u, h in zip(some(THRACIA, GARRISON, 2), (CONSTANTINOPOLIS, TOWN_INDEX["Adrianopolis"]), strict=True):
                put(s, u, h)
        s.committed[BARBARIAN * MARKER_KINDS + AGENT] = 2
        give(s, IMPERIAL, BASILEUS, AGENT)
        run(s)
        assert (moved(s) != verbs.DONE) is opposed


# ---------------------------------------------------------------- money


@pytest.mark.clause("strat.currency")
def test_a_marker_that_brings_money_is_played() -> None:
    s = asked(TaxMarkers(IMPERIAL), DIPLOMACY_PHASE)
    give(s, IMPERIAL, CURRENCY)
    run(s)
    assert moved(s) == verbs.PLAY + CURRENCY


def buying(turn: int, sp: int, player: int = IMPERIAL) -> War:
    s = asked(Recruiting(player), RECRUITMENT_PHASE, player, turn)
    s.control[ARMENIA] = NEUTRAL
    s.sp[player] = sp
    s.pool[AGENT] = 20
    put(s, GUARDS[0], CONSTANTINOPOLIS)
    return s


@pytest.mark.clause("20.2a")
def test_what_supply_will_ask_for_is_not_spent() -> None:
    s = buying(2, 6)
    for u in GUARDS[1:4]:
        # nobody lives off the sea of sand but at a price
        put(s, u, FIELD)
    put(s, GUARDS[4], FIELD)
    run(s)
    asked_for = ruling.upkeep(s, IMPERIAL)
    assert asked_for > 0
    for _, c in ruling.recruits(s, IMPERIAL):
        price = charts.prices.stratagem_marker if c == verbs.BUY_MARKER else charts.COST_RECRUIT[c % 8]
        assert s.sp[IMPERIAL] - price >= asked_for


@pytest.mark.clause("34.1-7a")
def test_the_last_turn_buys_no_markers_for_a_diplomacy_that_never_comes() -> None:
    early, late = buying(1, 40), buying(LAST, 40)
    run(early)
    run(late)
    assert verbs.BUY_MARKER in late.opts
    assert moved(early) == verbs.BUY_MARKER
    assert moved(late) != verbs.BUY_MARKER
    assert planning.span(early) == PLAYER_TURN


@pytest.mark.clause("10.36")
def test_the_last_turn_still_buys_a_town_back() -> None:
    s = buying(LAST, 5)
    set_pillaged(s, ROMA)
    put(s, GUARDS[1], ROMA)
    run(s)
    assert moved(s) == verbs.UNPILLAGE + ROMA


@pytest.mark.clause("34.1-7a")
def test_a_levy_goes_into_an_empty_town() -> None:
    s = asked(Levying(IMPERIAL), RECRUITMENT_PHASE)
    put(s, GUARDS[0], CONSTANTINOPOLIS)
    run(s)
    c = moved(s)
    assert c // VERB == verbs.LEVY_UNIT // VERB
    choose(s, c)
    place = moved(s) % VERB
    assert s.town[place] and not s.occ[place]


@pytest.mark.clause("20.2a")
def test_an_army_is_paid_and_the_least_goes_when_there_is_no_money() -> None:
    for sp, verb in ((20, verbs.SUPPLY), (0, verbs.DISBAND)):
        s = asked(Feeding(IMPERIAL, FIELD), SUPPLY_PHASE)
        s.sp[IMPERIAL] = sp
        garrison = some(THRACIA, GARRISON)[0]
        for u in (*GUARDS[:3], garrison):
            put(s, u, FIELD)
        run(s)
        c = moved(s)
        assert c - c % VERB == verb
        # where there is enough for all, it does not matter who is paid first
        assert c % VERB == garrison if verb == verbs.DISBAND else c % VERB in (*GUARDS[:3], garrison)


# ---------------------------------------------------------------- armies


def near(h: int, n: int = 0) -> int:
    return sorted(LAND_SIDES[h])[n]


@pytest.mark.clause("13.23")
def test_a_dear_town_in_reach_of_the_enemy_keeps_a_guard() -> None:
    s = war()
    for u in GUARDS[:4]:
        put(s, u, ROMA)
    alone = guarding.keeps(s, IMPERIAL, ROMA, GUARDS[:4], guarding.menaces(s, IMPERIAL))
    for u in GOTHS:
        put(s, u, RAVENNA)
    menaced = guarding.keeps(s, IMPERIAL, ROMA, GUARDS[:4], guarding.menaces(s, IMPERIAL))
    assert len(alone) == 1 < len(menaced) < 4
    s.army, s.army_at, s.army_side = GUARDS[:4], ROMA, IMPERIAL
    s.then(FormArmy(IMPERIAL, 0))
    run(s)
    assert moved(s) == verbs.LEAVE + menaced[0]
    assert {verbs.LEAVE + menaced[0], verbs.GO} <= set(proposed(s))


@pytest.mark.clause("34.1-7a")
def test_who_alone_holds_a_dear_town_does_not_leave_it_for_a_cheap_one() -> None:
    s = war(player=IMPERIAL)
    put(s, GOTH_GARRISONS[0], TOWN_INDEX["Ravenna"])
    set_out(s, GUARDS[:1], ROMA, 40)
    for h in TOWN_INDEX.values():
        if h not in (ROMA, RAVENNA) and not s.occ[h]:
            s.town[h] = 0
    assert operating.left_alone(s, IMPERIAL) > 0
    c = moved(s)
    assert c == verbs.HALT


@pytest.mark.clause("14.4")
def test_an_army_in_the_open_with_nothing_to_do_goes_into_a_town_of_its_own() -> None:
    s = war()
    for h in TOWN_INDEX.values():
        s.town[h] = 1 if h == ROMA else 0
    put(s, GUARDS[4], ROMA)
    set_out(s, GUARDS[:2], near(ROMA), 20)
    assert moved(s) == verbs.MARCH + ROMA


@pytest.mark.clause("3.1c")
def test_in_the_last_turn_nothing_draws_an_army_that_it_cannot_reach() -> None:
    for turn, goes in ((1, True), (LAST, False)):
        s = war()
        at_turn(s, turn)
        for h in TOWN_INDEX.values():
            s.town[h] = 1 if h == ROMA else 0
        put(s, GOTH_GARRISONS[0], ROMA)
        far = TOWN_INDEX["Susa"]
        assert marching.ways_to(ROMA)[far] > marching.ARRIVES
        set_out(s, GUARDS[:3], far, 40)
        assert (moved(s) // VERB == verbs.MARCH // VERB) is goes


# ---------------------------------------------------------------- how it looks


@pytest.mark.clause("34.1-7a")
def test_a_town_in_reach_of_the_enemy_is_worth_less_until_the_last_turn() -> None:
    values = []
    for turn in (2, LAST):
        for many in (4, 0):
            s = war()
            at_turn(s, turn)
            put(s, some(THRACIA, GARRISON)[0], ROMA)
            for u in GOTHS[:many]:
                put(s, u, RAVENNA)
            values.append(appraising.at_risk(s, IMPERIAL))
    assert values[0] > values[1] == 0
    # the Empire moves last
    assert values[2] == values[3] == 0
