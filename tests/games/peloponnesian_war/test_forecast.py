"""The forecast of a battle is what the rules bring when every die falls in every way, and costs little."""

import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.preview import forecast
from polemos.games.peloponnesian_war.rules import rolls
from polemos.games.peloponnesian_war.rules.combat import account, outcome, rounds
from polemos.games.peloponnesian_war.rules.combat.account import ASSAULT, ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import FACE, RollDie, choose, copy
from rulebook.peloponnesian_war.fights import (
    ATTIC,
    ATTIC_FLEETS,
    ATTIC_HORSE,
    ATTIC_LIGHT,
    CORINTH,
    CORINTH_FLEETS,
    OPEN,
    ROUGH,
    SPARTANS,
    THEBAN_HORSE,
    THEBANS,
    battle,
    sea_fight,
    storm,
)
from rulebook.peloponnesian_war.table import Table

ASKED: dict[str, Any] = {"dice_mode": "asked"}
Course = tuple[float, float, float]
"""How likely the attacker wins, and units that attacker and defender lose on average."""
NOTHING: Course = (0.0, 0.0, 0.0)
DEADLY = ("broken-line", "pursued")


def plus(one: Course, other: Course, share: float = 1.0) -> Course:
    """One course and a share of another."""
    return one[0] + share * other[0], one[1] + share * other[1], one[2] + share * other[2]


class Law:
    """A battle fought by the rules in every way in which its dice can fall; what is alike is looked at once."""

    def __init__(self, s: War) -> None:
        self.side = account.attacking(s)
        self.known: dict[tuple[Any, ...], Course] = {}

    def from_round(self, s: War) -> Course:
        """What comes of a battle whose next round is to be rolled for; a round that changes nothing is left out."""
        key = self.key(s)
        if key not in self.known:
            found, same = self.onward(s, key)
            self.known[key] = plus(NOTHING, found, 1 / (1 - same))
        return self.known[key]

    def key(self, s: War) -> tuple[Any, ...]:
        """What tells apart two moments at which a round is rolled for."""
        number = s.battle[account.B_ROUND] if account.kind_of(s) == ASSAULT else 0
        return tuple(s.courage), tuple(s.attackers), tuple(s.defenders), number

    def onward(self, s: War, since: tuple[Any, ...]) -> tuple[Course, float]:
        """The die that waits in all its ways: what comes of them, and how likely all is as it was."""
        found, same = NOTHING, 0.0
        ways: dict[tuple[Any, ...], tuple[War, Course]] = {}
        counts: Counter[tuple[Any, ...]] = Counter()
        for face in range(1, 7):
            t = copy(s)
            t.heard = []
            choose(t, FACE + face)
            lost = self.toll(s, t)
            way = (self.moment(t), lost)
            ways[way] = t, lost
            counts[way] += 1
        for way, (t, lost) in ways.items():
            course, again = self.after(t, since)
            found, same = plus(found, plus(lost, course), counts[way] / 6), same + again * counts[way] / 6
        return found, same

    def moment(self, s: War) -> tuple[Any, ...]:
        """What tells apart two moments after a die."""
        if not s.battle:
            return ()
        return (*self.key(s), tuple(s.queue), s.victor, tuple([repr(step) for step in s.agenda]))

    def toll(self, before: War, after: War) -> Course:
        """Units destroyed with this die, and whether it has decided the battle."""
        units = [event.args[0] for event in after.heard or [] if event.kind in DEADLY]
        ours = sum([1 for unit in units if before.sides[unit] == self.side])
        won = any(
            event.kind == "stormed" or (event.kind == "beaten" and event.args[0] != self.side)
            for event in after.heard or []
        )
        return float(won), float(ours), float(len(units) - ours)

    def after(self, t: War, since: tuple[Any, ...]) -> tuple[Course, float]:
        """What comes after a die."""
        while True:
            top = t.agenda[-1] if t.agenda else None
            if isinstance(top, RollDie):
                if top.why == rolls.R_BATTLE:
                    return (NOTHING, 1.0) if self.key(t) == since else (self.from_round(t), 0.0)
                return self.onward(t, since) if top.why in (rolls.R_CHECK, rolls.R_PURSUIT) else (NOTHING, 0.0)
            if isinstance(top, rounds.GoOn | outcome.StormOn):
                choose(t, verbs.FIGHT_ON)
            elif isinstance(top, rounds.BreakLine):
                choose(t, t.opts[0])
            else:
                return NOTHING, 0.0


def field(attackers: list[str], defenders: list[str], place: str = OPEN, **rest: Any) -> Table:
    return battle(place, attackers, defenders, start="3939", **ASKED, **rest).does("stand")


SMALL: dict[str, Callable[[], Table]] = {
    "one against one": lambda: field(ATTIC[:1], CORINTH[:1]),
    "two against one": lambda: field([ATTIC[0], ATTIC_LIGHT[0]], THEBANS[:1]),
    "two horsemen against one": lambda: field(ATTIC_HORSE[:2], CORINTH[:1]),
    "elite on rough ground": lambda: field(ATTIC_LIGHT[:2], SPARTANS[:1], place=ROUGH),
    "fleets": lambda: sea_fight("saronic_gulf", ATTIC_FLEETS[:1], CORINTH_FLEETS[:1], **ASKED),
    "a small city": lambda: storm("tanagra", ATTIC[:1], walls={"tanagra": 0}, **ASKED),
}


@cache
def foretold(name: str) -> tuple[War, forecast.Forecast]:
    s = SMALL[name]().state
    return s, forecast.forecast(s)


@pytest.mark.long(only=("two", "elite"))
@pytest.mark.parametrize("name", SMALL)
def test_a_small_battle_comes_out_as_foretold(name: str) -> None:
    s, found = foretold(name)
    wins, ours, theirs = Law(s).from_round(s)
    assert found.wins == pytest.approx(wins, abs=1e-4)
    assert found.lost[ATTACKER] == pytest.approx(ours, abs=1e-4)
    if account.kind_of(s) != ASSAULT:
        assert found.lost[DEFENDER] == pytest.approx(theirs, abs=1e-4)


def test_whoever_is_inside_is_lost_with_the_place() -> None:
    """Eight thousand before an open small city with one unit: as often as it falls, the unit is lost [18.4.1]."""
    s = storm("tanagra", [*ATTIC[:8]], THEBANS[:1], walls={"tanagra": 0}, **ASKED).state
    found = forecast.forecast(s)
    assert found.wins <= found.lost[DEFENDER] <= 1


def large() -> War:
    """A battle of more courses than can be reckoned out."""
    attackers = [*ATTIC[:9], *ATTIC_HORSE, *ATTIC_LIGHT[:2]]
    return field(attackers, [*THEBANS, *THEBAN_HORSE, *SPARTANS[:2]]).state


def test_a_large_battle_is_played_and_always_comes_to_the_same() -> None:
    s = large()
    begun = time.process_time()
    found = forecast.forecast(s)
    assert time.process_time() - begun < 4, "it takes a few tenths of a second on a machine of its own"
    assert found == forecast.forecast(copy(s))
    assert 0 < found.wins < 1 and all(0 < lost < 14 for lost in found.lost)


def test_battles_played_come_to_what_is_reckoned() -> None:
    """So many battles as are played differ from what they are drawn from by some hundredths."""
    s = field([*ATTIC[:3], ATTIC_LIGHT[0]], CORINTH[:3]).state
    reckoned, played = forecast.forecast(s), forecast.played(s)
    assert played.wins == pytest.approx(reckoned.wins, abs=0.1)
    assert played.lost == pytest.approx(reckoned.lost, abs=0.2)
    assert played != reckoned


def test_a_forecast_changes_nothing() -> None:
    s = large()
    before = copy(s)
    forecast.forecast(s)
    assert s == before
