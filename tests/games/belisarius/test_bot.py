"""What bots that look ahead go by in Belisarius: proposals that hold what a person would weigh, and a quick policy."""

import pytest

from polemos.bots.search import Line, SearchBot
from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot import marching, operating, planning
from polemos.games.belisarius.data.forces import FIELD_ARMY, WARBAND
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, IMPERIAL, LAND_SIDES, TOWN_INDEX
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.rules.war.operations import NextArmy
from polemos.games.belisarius.sequence import Phase
from polemos.games.belisarius.state import SUPPLY_PHASE, War, put
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PHASE, VERB, choose, choose_to, run
from polemos.match.seat import Seat
from polemos.testing.secrets import positions, twin
from rulebook.belisarius.campaign import set_out, some, war
from rulebook.belisarius.named import OSTROGOTHS

ROMA = TOWN_INDEX["Roma"]
GUARDS = some(GUARD, FIELD_ARMY, 4)
GOTHS = some(OSTROGOTHS, WARBAND, 4)


@pytest.fixture(scope="module")
def wars() -> list[War]:
    """Positions out of random games."""
    return [war for scenario in GAME.scenarios for war in positions(GAME, "plan", scenario, (), every=23, most=60)]


def proposed(s: War) -> list[int]:
    return [one.choice for one in planning.proposals(s)]


def test_proposals_and_policy_are_legal_and_change_nothing(wars: list[War]) -> None:
    for one in wars:
        before = GAME.rules.to_json(one)
        found = proposed(one)
        assert found and len(set(found)) == len(found)
        assert {*found, planning.policy(one, Rng("x"))} <= set(one.opts)
        assert GAME.rules.to_json(one) == before


@pytest.mark.clause("8.1b")
def test_what_the_enemy_hides_changes_no_choice(wars: list[War]) -> None:
    compared = 0
    bot = SearchBot(20)
    for n, one in enumerate(wars[::13]):
        if GAME.rules.view(one, one.actor)["agenda"] is None:
            continue
        other = twin(GAME, one, one.actor, str(n))
        compared += other.hand != one.hand or other.sp != one.sp
        assert bot.choose(Seat(GAME, other, "x")) == bot.choose(Seat(GAME, one, "x"))
    assert compared > 5


def beside(h: int, n: int = 0) -> int:
    return sorted(LAND_SIDES[h])[n]


def test_an_empty_town_is_taken() -> None:
    s = war()
    set_out(s, GUARDS, beside(ROMA), 12)
    run(s)
    assert planning.policy(s, Rng("x")) == verbs.MARCH + ROMA
    # or it leaves somebody in another one on the way
    found = SearchBot(200).choose(Seat(GAME, s, "x"))
    assert found // VERB == verbs.MARCH // VERB
    assert found % VERB in (ROMA, TOWN_INDEX["Ravenna"])


def test_a_weak_guard_is_attacked_and_a_strong_one_is_not() -> None:
    weak, strong = war(), war()
    put(weak, GOTHS[0], ROMA)
    for u in GOTHS:
        put(strong, u, ROMA)
    set_out(weak, GUARDS, beside(ROMA), 12)
    set_out(strong, GUARDS[:1], beside(ROMA), 12)
    run(weak)
    run(strong)
    assert marching.gain_of(weak, IMPERIAL, ROMA) > 0 > marching.gain_of(strong, IMPERIAL, ROMA)
    assert planning.policy(weak, Rng("x")) == verbs.ATTACK + ROMA
    assert planning.policy(strong, Rng("x")) != verbs.ATTACK + ROMA
    assert SearchBot(200).choose(Seat(GAME, weak, "x")) == verbs.ATTACK + ROMA


def test_a_town_that_would_stand_empty_keeps_its_weakest() -> None:
    s = war()
    set_out(s, GUARDS, ROMA, 12)
    run(s)
    kept = operating.left_behind(s)
    assert kept in [verbs.DROP + u for u in GUARDS]
    assert kept in proposed(s)


def test_the_way_home_is_proposed_where_a_town_is_in_danger() -> None:
    s = war()
    put(s, GOTHS[0], beside(ROMA, 0))
    put(s, GOTHS[1], beside(ROMA, 0))
    home = next(h for h in LAND_SIDES[ROMA] if h != beside(ROMA, 0) and h not in LAND_SIDES[beside(ROMA, 0)])
    put(s, some(GUARD, FIELD_ARMY, 5)[4], ROMA)
    set_out(s, GUARDS[:2], home, 12)
    run(s)
    assert verbs.MARCH + ROMA in proposed(s)


def test_all_choices_of_a_phase_are_read_before_the_next_one_begins() -> None:
    s = war()
    for h, u in zip((ROMA, beside(ROMA)), GUARDS, strict=False):
        put(s, u, h)
    s.then(NextArmy(IMPERIAL), Phase(SUPPLY_PHASE))
    run(s)
    assert planning.span(s) == PHASE
    for c in s.opts:
        one = GAME.rules.copy(s)
        over = choose_to(one, c, PHASE)
        while not over:
            over = choose_to(one, planning.policy(one, Rng("x")), PHASE)
        assert one.agenda[-1] == Phase(SUPPLY_PHASE)


def test_an_answer_to_an_attack_is_read_when_the_attack_is_over(wars: list[War]) -> None:
    answers = [one for one in wars if one.actor != one.player]
    assert answers
    assert {planning.span(one) for one in answers} == {OPERATION}


def test_distances_grow_along_the_way() -> None:
    row = marching.ways_to(ROMA)
    assert row[ROMA] == 0
    for h in LAND_SIDES[ROMA]:
        assert 0 < row[h] < marching.FAR


def test_the_usual_choice_is_left_only_for_a_better_one() -> None:
    usual, lucky = Line(1, [1.0, 2.0, 3.0]), Line(2, [4.0, 0.0, 3.5])
    gain, error = lucky.ahead(usual)
    assert gain == pytest.approx(0.5)
    assert error > gain


def test_who_looks_ahead_plays_on_and_on() -> None:
    s = GAME.rules.new("1", (), "turn")
    bot = SearchBot(2)
    for n in range(40):
        c = bot.choose(Seat(GAME, s, str(n)))
        assert c in s.opts
        choose(s, c)


def test_armies_are_told_by_what_draws_them() -> None:
    s = war(player=BARBARIAN)
    put(s, GOTHS[0], beside(ROMA))
    put(s, GOTHS[1], TOWN_INDEX["Toletum"])
    s.then(NextArmy(BARBARIAN), Phase(SUPPLY_PHASE))
    run(s)
    assert isinstance(s.agenda[-1], NextArmy)
    assert operating.next_army(s, BARBARIAN) == verbs.ARMY + beside(ROMA)
    assert [c // VERB for c in proposed(s)].count(verbs.DONE // VERB) == 1


def test_an_army_at_sea_or_off_the_map_stops_by_policy() -> None:
    s = war()
    set_out(s, GUARDS, beside(ROMA), 12)
    run(s)
    assert operating.operate(s, IMPERIAL, Rng("x")) != verbs.HALT
    s.naval = 1
    s.opts = [verbs.HALT]
    assert operating.operate(s, IMPERIAL, Rng("x")) == verbs.HALT
