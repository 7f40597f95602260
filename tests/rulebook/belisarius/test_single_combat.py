"""Single combat of leaders, an option. Section 33."""

import pytest

from polemos.games.belisarius.data.forces import (
    JUSTINIAN,
    UNIT_STARS,
)
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    GUARD,
    IMPERIAL,
    NOWHERE,
    OUT,
)
from polemos.games.belisarius.state import Options, War
from polemos.games.belisarius.verbs import ASSAULT, CHALLENGE, CHAMPION, FIGHT, MANOEUVRE, YES
from polemos.kernel.flow import PASS
from rulebook.belisarius.battlefield import array, attack, choose, heard, plain, told, troops, war
from rulebook.belisarius.named import BELISARIUS, MUNDAS, OSTROGOTHS, TOTILA, VITIGES


def duel(ours: list[int], theirs: list[int], foot: bool = True, option: bool = True) -> tuple[War, int]:
    """A battle in which these leaders take part."""
    s = war()
    s.option_set = Options(single_combat=option)
    a, b = plain()
    array(s, [*(troops(GUARD, 10) if foot else []), *ours], a, [*troops(OSTROGOTHS, 5), *theirs], b)
    return s, b


@pytest.mark.clause("33.1a")
def test_only_with_the_option_and_leaders_on_both_sides() -> None:
    for s, b in (
        duel([MUNDAS], [VITIGES], option=False),
        duel([], [VITIGES]),
        duel([MUNDAS], []),
    ):
        attack(s, b, 1)
        choose(s, FIGHT)
        assert s.opts == [ASSAULT, MANOEUVRE]


@pytest.mark.clause("33.1a")
def test_either_may_propose_and_the_other_refuse() -> None:
    s, b = duel([MUNDAS], [VITIGES])
    attack(s, b, 1)
    choose(s, FIGHT)
    assert (s.actor, s.opts) == (IMPERIAL, [PASS, CHALLENGE])
    choose(s, PASS)
    assert (s.actor, s.opts) == (BARBARIAN, [PASS, CHALLENGE])
    choose(s, CHALLENGE)
    assert (s.actor, s.opts) == (IMPERIAL, [PASS, YES])
    choose(s, PASS)
    assert s.opts == [ASSAULT, MANOEUVRE]
    assert heard(s, "challenge-refused") == 1
    choose(s, ASSAULT)
    assert told(s, "odds")[1] == UNIT_STARS[MUNDAS], "his leader counts as usual"


@pytest.mark.clause("33.1a")
def test_both_may_pass() -> None:
    s, b = duel([MUNDAS], [VITIGES])
    attack(s, b, 1)
    choose(s, FIGHT, PASS, PASS)
    assert s.opts == [ASSAULT, MANOEUVRE]


@pytest.mark.clause("33.1b")
def test_champions_are_named_and_the_lower_sum_dies() -> None:
    s, b = duel([MUNDAS, BELISARIUS], [VITIGES, TOTILA])
    attack(s, b, 3, 3 + UNIT_STARS[BELISARIUS] - UNIT_STARS[TOTILA] - 1)
    choose(s, FIGHT, CHALLENGE, YES)
    assert (s.actor, s.opts) == (IMPERIAL, sorted([CHAMPION + MUNDAS, CHAMPION + BELISARIUS], key=s.opts.index))
    choose(s, CHAMPION + BELISARIUS)
    assert s.actor == BARBARIAN
    choose(s, CHAMPION + TOTILA)
    assert s.loc[TOTILA] == NOWHERE
    assert s.loc[BELISARIUS] == s.army_at
    assert s.opts == [ASSAULT, MANOEUVRE]


@pytest.mark.clause("33.1b")
def test_the_attacker_may_lose_his_champion() -> None:
    s, b = duel([MUNDAS], [VITIGES])
    attack(s, b, 1, 6)
    choose(s, FIGHT, CHALLENGE, YES)
    assert s.loc[MUNDAS] == NOWHERE
    assert MUNDAS not in s.army
    assert s.opts == [ASSAULT, MANOEUVRE]


@pytest.mark.clause("33.1b")
def test_a_tie_kills_nobody() -> None:
    s, b = duel([MUNDAS], [VITIGES])
    attack(s, b, 3, 3 + UNIT_STARS[MUNDAS] - UNIT_STARS[VITIGES])
    choose(s, FIGHT, CHALLENGE, YES)
    assert s.loc[MUNDAS] >= 0
    assert s.loc[VITIGES] >= 0


@pytest.mark.clause("33.1b", "21.4c")
def test_justinian_may_fall() -> None:
    s, b = duel([JUSTINIAN], [VITIGES])
    s.hand[0] = 2
    attack(s, b, 1, 6)
    choose(s, FIGHT, CHALLENGE, YES)
    assert s.loc[JUSTINIAN] == OUT
    assert s.hand[0] == 0


@pytest.mark.clause("33.1b")
def test_an_army_of_one_leader_may_end_the_battle_with_him() -> None:
    s, b = duel([MUNDAS], [VITIGES], foot=False)
    attack(s, b, 1, 6)
    choose(s, FIGHT, CHALLENGE, YES)
    assert (s.opts, s.army, s.battle) == ([], [], [])
