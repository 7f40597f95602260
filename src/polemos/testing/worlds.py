"""Two worlds that one side cannot tell apart, played on alike: whatever the other side hides, the first meets the same.

Generic over the `AnyGame` contract, for any room with secrets:

    one, two = game.rules.copy(state), twin(game, state, side, "seed")
    apart(game, one, two, side, Rng("seed"), steps=40, revealing={"drew", "played"})

`twin` (secrets.py) deals a second world from what a side sees, with the same dice to come. `apart` makes the same
choices in both and compares at every step what the side sees, who decides, what it may choose, what it hears, and how
far it may take back. It raises AssertionError where the two differ, and says what the side would have learned.
"""

from collections.abc import Set
from typing import Any

from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, Event, choose
from polemos.match.marks import discreet, unheard
from polemos.match.record import CHOICE, Entry
from polemos.room.game import AnyGame
from polemos.testing.secrets import same_until


def apart(
    game: AnyGame,
    one: Any,
    two: Any,
    side: int,
    rng: Rng,
    steps: int,
    revealing: Set[str],
    looks: Set[str] = frozenset(),
) -> int:
    """Play two worlds on that look alike to a side. How many choices were made before the tale ended.

    revealing: kinds of events by which a secret comes out (a draw, a marker played, a look), after which the worlds may
    differ. looks: names of decisions for which the side sees a secret. The other side makes a choice that it has in
    both worlds; where it has none, the tale ends.
    """
    same(game, one, two, side, "at the start")
    for n in range(steps):
        if one.actor == NOBODY:
            return n
        common = [c for c in one.opts if c in two.opts]
        if not common:
            return n
        c = common[rng.below(len(common))]
        where = f"after {n} choices, {type(one.agenda[-1]).__name__}: {game.rules.choice_id(c)}"
        entry = Entry(game.sides[one.actor], CHOICE, game.rules.choice_id(c))
        if one.actor != side:
            assert discreet(entry, one) == discreet(entry, two), f"{where}: undo tells side {side} of the world"
        heard = [_told(state, c, side) for state in (one, two)]
        if heard[0] != heard[1]:
            assert same_until(set(revealing), *heard), f"{where}: side {side} hears {heard[0]} or {heard[1]}"
            return n
        if one.actor == two.actor == side and type(one.agenda[-1]).__name__ in looks:
            return n + 1
        same(game, one, two, side, where)
    return steps


def same(game: AnyGame, one: Any, two: Any, side: int, where: str) -> None:
    """A side sees the same of both worlds: who decides, what can be taken back, what it may choose, all the rest."""
    asked = [NOBODY if s.actor == NOBODY else type(s.agenda[-1]).__name__ for s in (one, two)]
    assert one.actor == two.actor, f"{where}: {one.actor} decides ({asked[0]}) or {two.actor} ({asked[1]})"
    assert one.exposed == two.exposed, f"{where}: {one.exposed} or {two.exposed} things have come out"
    if one.actor == side:
        assert one.opts == two.opts, f"{where}: other choices of side {side} at {asked[0]}"
    views = [game.rules.view(s, side) for s in (one, two)]
    differ = [key for key, value in views[0].items() if value != views[1][key]]
    assert not differ, f"{where}: side {side} sees different {', '.join(differ)} at {asked[0]}, {asked[1]}"


def declines_alike(game: AnyGame, state: Any, side: int) -> int:
    """What a side may take back after the other's answer tells it nothing of that: answers that it cannot tell apart
    end it alike. How many answers were compared.
    """
    if state.actor in (side, NOBODY):
        return 0
    found: dict[str, bool] = {}
    for c in state.opts:
        entry, ahead = Entry(game.sides[state.actor], CHOICE, game.rules.choice_id(c)), game.rules.copy(state)
        ahead.heard = []
        choose(ahead, c)
        heard = [event for event in ahead.heard if event.audience >> side & 1]
        quiet = discreet(entry, state) and unheard(entry, state.actor, ahead.heard)
        ends = not quiet or ahead.exposed != state.exposed
        seen = repr((heard, ahead.exposed, game.rules.view(ahead, side)))
        assert found.setdefault(seen, ends) == ends, f"{type(state.agenda[-1]).__name__}: undo betrays {entry.text}"
    return len(state.opts)


def _told(state: Any, c: int, side: int) -> list[Event]:
    """Carry out a choice; what a side hears of it."""
    state.heard = []
    choose(state, c)
    heard = [event for event in state.heard if event.audience >> side & 1]
    state.heard = None
    return heard
