"""What must hold of any game at any moment: the checks of fuzzing. Each raises Flaw, and leaves its state as it was."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from pydantic_core import to_json

from polemos.board.describe import NO_TAIL, Board, Scene
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput, PolemosError
from polemos.kernel.flow import NOBODY, NOTHING, VERB, Decision, Event, State, choose, waiting
from polemos.room.game import AnyGame
from polemos.room.view_models import Way

LANGUAGES: Final = ("en", "ja")
OPTIONS_TRIED: Final = 6
IDS_TRIED: Final = 6
CHOICES_AHEAD: Final = 12
PROBES: Final = 40
"""Choices of each kind (offered, not offered, of other moments) that are asked about at a decision."""
TOLD: Final = 5
"""Choices that a flaw names; of more there is none the wiser."""


class Flaw(Exception):
    """Something that must hold does not. The text says what."""


def saved(game: AnyGame, state: State) -> bytes:
    """The saved form of a state as text."""
    return to_json(game.rules.to_json(state))


def sound(game: AnyGame, state: State) -> None:
    """Cheap: nothing is wrong with a state, and whoever decides has at least two different choices."""
    wrong = game.rules.invariants(state)
    if wrong:
        raise Flaw("invariants: " + "; ".join(wrong))
    if state.actor == NOBODY:
        if state.opts or state.agenda:
            raise Flaw(f"the game is over, yet {len(state.agenda)} steps and {len(state.opts)} choices are left")
        return
    if not 0 <= state.actor < len(game.sides):
        raise Flaw(f"no such side decides: {state.actor}")
    if len(state.opts) < 2 and not (state.opts and waiting(state).alike(state)):
        raise Flaw(f"a decision with {len(state.opts)} choices: {state.agenda[-1]}")
    if len(set(state.opts)) != len(state.opts):
        raise Flaw(f"a choice is offered twice: {[game.rules.choice_id(c) for c in state.opts]}")


def options_apply(game: AnyGame, state: State, rng: Rng) -> None:
    """Every choice (a sample) can be carried out, and leads to a sound state."""
    for c in _sample(state.opts, OPTIONS_TRIED, rng):
        ahead = game.rules.copy(state)
        try:
            choose(ahead, c)
            sound(game, ahead)
        except Flaw as flaw:
            raise Flaw(f"after {game.rules.choice_id(c)}: {flaw}") from None
        except Exception as error:
            raise Flaw(f"{game.rules.choice_id(c)} cannot be applied: {error!r}") from error


def saves_exactly(game: AnyGame, state: State, rng: Rng) -> None:
    """The saved form and the state are exact inverses, equal states hash equal, and both play on alike."""
    text = saved(game, state)
    try:
        other = game.rules.from_json(json.loads(text))
    except PolemosError as error:
        raise Flaw(f"its own saved form is refused: {error}") from None
    if other != state or hash(other) != hash(state):
        raise Flaw(f"from_json(to_json) is not equal: {_difference(game, state, other)}")
    if saved(game, other) != text:
        raise Flaw("the saved form of the loaded state differs")
    if other.opts != state.opts or other.actor != state.actor:
        raise Flaw(f"the loaded state asks something else: {state.opts[:9]} became {other.opts[:9]}")
    _play_alike(game, game.rules.copy(state), other, rng)


def copies_apart(game: AnyGame, state: State, rng: Rng) -> None:
    """A copy is equal, and play on it leaves the original alone."""
    text = saved(game, state)
    other = game.rules.copy(state)
    if other != state or hash(other) != hash(state) or other.opts != state.opts:
        raise Flaw(f"a copy is not equal: {_difference(game, state, other)}")
    _play_on(other, rng)
    if saved(game, state) != text:
        raise Flaw("play on a copy changed the original")


def _play_on(state: State, rng: Rng) -> None:
    for _ in range(CHOICES_AHEAD):
        if state.actor == NOBODY:
            return
        choose(state, state.opts[rng.below(len(state.opts))])


def _play_alike(game: AnyGame, one: State, two: State, rng: Rng) -> None:
    for n in range(CHOICES_AHEAD):
        if one.actor == NOBODY:
            break
        c = one.opts[rng.below(len(one.opts))]
        choose(one, c)
        choose(two, c)
        if one.opts != two.opts or one.actor != two.actor:
            raise Flaw(f"the loaded state plays on otherwise, {n + 1} choices later: {_difference(game, one, two)}")
    if one != two:
        raise Flaw(f"the loaded state plays on otherwise: {_difference(game, one, two)}")


def _difference(game: AnyGame, one: State, two: State) -> str:
    a, b = game.rules.to_json(one), game.rules.to_json(two)
    keys = sorted(key for key in {*a, *b} if a.get(key) != b.get(key))
    return ", ".join(f"{key} {_short(a.get(key))} / {_short(b.get(key))}" for key in keys[:3]) or "in no saved field"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."


def views_are_tight(game: AnyGame, state: State, rng: Rng) -> None:
    """A state dealt anew from a view has the same view, and for who decides the same choices: nothing leaks."""
    for side in (*range(len(game.sides)), NOBODY):
        view = game.rules.view(state, side)
        text = to_json(view)
        data = json.loads(text)
        if data != view:
            raise Flaw(f"the view of side {side} is not made of JSON values")
        try:
            world = game.rules.determinize(data, rng)
        except BadInput:
            if side == state.actor:
                raise
            continue  # the question that waits is a secret of who is asked
        except Exception as error:
            raise Flaw(f"the view of side {side} cannot be determinized: {error!r}") from error
        again = to_json(game.rules.view(world, side))
        if again != text:
            raise Flaw(f"view(determinize(view)) of side {side} differs: {_first(text, again)}")
        wrong = game.rules.invariants(world)
        if wrong:
            raise Flaw(f"determinized for side {side}: {'; '.join(wrong)}")
        # whoever draws from a real cup and names what came sees what is left in it
        named = state.actor != NOBODY and waiting(state).chance()
        if side == state.actor and not named and (world.opts != state.opts or world.actor != state.actor):
            raise Flaw(
                f"the choices of side {side} depend on what it cannot see: "
                f"{_names(game, state)} or {_names(game, world)}"
            )
        if to_json(game.rules.view(state, side)) != text:
            raise Flaw("play on a determinized state changed the original")


def _names(game: AnyGame, state: State) -> list[str]:
    return [game.rules.choice_id(c) for c in state.opts[:12]]


def _first(was: bytes, then: bytes) -> str:
    """Where two texts part."""
    one, two = was.decode(), then.decode()
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 40) : at + 40]}... / ...{two[max(0, at - 40) : at + 40]}..."


def ways_lead(game: AnyGame, state: State, rng: Rng) -> None:
    """Every way (a sample) begins with what is offered and leads on as long as the same question is asked.

    Ways tell the side that decides nothing that it cannot see, and looking for them changes nothing.
    """
    if state.actor == NOBODY:
        return
    text = saved(game, state)
    found = game.edge.reach(state, "en")
    if saved(game, state) != text:
        raise Flaw("looking for ways changed the state")
    spaces = [way.space for way in found]
    if len(set(spaces)) != len(spaces):
        raise Flaw(f"two ways lead to one space: {spaces}")
    if found and not waiting(state).chance():
        world = game.rules.determinize(json.loads(to_json(game.rules.view(state, state.actor))), rng)
        if game.edge.reach(world, "en") != found:
            raise Flaw(f"the ways of side {state.actor} depend on what it cannot see")
    known = {space.id for space in game.edge.board_for(state, "en").spaces} if found else set()
    for n in _sample(list(range(len(found))), OPTIONS_TRIED, rng):
        way = found[n]
        if way.space not in known or not way.choices:
            raise Flaw(f"{way} leads nowhere")
        _follow(game, game.rules.copy(state), way)


def _follow(game: AnyGame, ahead: State, way: Way) -> None:
    """Go a way on a state of one's own, until another question is asked or something new comes out."""
    actor, name, exposed, taken = ahead.actor, type(ahead.agenda[-1]).__name__, ahead.exposed, ahead.forced
    for choice in way.choices:
        if ahead.actor != actor or type(ahead.agenda[-1]).__name__ != name or ahead.exposed != exposed:
            return
        forced = ahead.forced
        try:
            choose(ahead, game.rules.legal(ahead, choice))
        except PolemosError as error:
            # the only choice that was left has been made without being asked for
            if taken >= forced:
                raise Flaw(f"{way} cannot be gone: {error}") from None
            taken += 1
        else:
            taken = forced


def reasons_are_given(game: AnyGame, state: State, rng: Rng, known: list[int]) -> None:
    """Why not? No reason for a legal choice, at least one clause of the rulebook for any other."""
    if state.actor == NOBODY:
        return
    for c in _sample(state.opts, IDS_TRIED, rng):
        name = game.rules.choice_id(c)
        if game.rules.choice_value(name) != c:
            raise Flaw(f"the id {name} names another choice than it came from")
        if game.rules.why_not(state, name):
            raise Flaw(f"{name} is legal, yet refused by {game.rules.why_not(state, name)}")
    offered = set(state.opts)
    for c in _sample(known, IDS_TRIED, rng):
        if c in offered:
            continue
        name = game.rules.choice_id(c)
        try:
            refusals = game.rules.why_not(state, name)
        except Exception as error:
            raise Flaw(f"why_not {name} at {state.agenda[-1]}: {error!r}") from error
        if not refusals:
            raise Flaw(f"{name} is not legal at {state.agenda[-1]}, and no clause says why")
        strange = [r.clause for r in refusals if r.clause not in game.clauses]
        if strange:
            raise Flaw(f"why_not {name} names the clause {strange[0]!r}, which the rulebook lacks")


def one_predicate(game: AnyGame, step: Decision, state: State, rng: Rng, known: Sequence[int], tried: int) -> int:
    """The law of a decision: its options are its universe without refusals, and whatever else is meant has a reason.

    step: the decision, which need not wait (one that falls away or decides itself is held to the law too); known:
    choices met so far, of which those with a verb of this question are asked about as well. Up to `tried` choices of
    each kind are asked about; returns how many were.
    """
    universe, options = step.universe(state), step.options(state)
    meant = set(universe)
    if len(meant) != len(universe):
        raise Flaw(f"{step} names a choice of its universe twice: {_doubles(game, universe)}")
    if len(set(options)) != len(options):
        raise Flaw(f"{step} offers a choice twice: {_doubles(game, options)}")
    stray = [game.rules.choice_id(c) for c in options if c not in meant]
    if stray:
        raise Flaw(f"{step} offers what its universe lacks: {', '.join(stray[:TOLD])}")
    offered = set(options)
    for c in _sample(options, tried, rng):
        found = step.refusals(state, c)
        if found:
            raise Flaw(f"{game.rules.choice_id(c)} is offered by {step}, yet refused by {found}")
    verbs = {c // VERB for c in universe}
    others = [c for c in universe if c not in offered]
    strangers = [c for c in known if c // VERB in verbs and c not in offered and c not in meant]
    asked = 0
    for c in (*_sample(others, tried, rng), *_sample(strangers, tried, rng)):
        asked += 1
        found = step.refusals(state, c)
        if not found:
            raise Flaw(f"{game.rules.choice_id(c)} is not offered by {step}, and nothing forbids it")
        strange = [r.clause for r in found if r.clause not in game.clauses]
        if strange:
            raise Flaw(f"{game.rules.choice_id(c)} is refused by the clause {strange[0]!r}, which the rulebook lacks")
    return min(len(options), tried) + asked


def _doubles(game: AnyGame, choices: list[int]) -> list[str]:
    return [game.rules.choice_id(c) for n, c in enumerate(choices) if c in choices[:n]][:TOLD]


def laws(game: AnyGame, state: State, rng: Rng, known: Sequence[int]) -> int:
    """The law of decisions, at the question that waits and on the way after one of its choices. How often it asked."""
    if state.actor == NOBODY:
        return 0
    c = state.opts[rng.below(len(state.opts))]
    asked = one_predicate(game, waiting(state), state, rng, known, PROBES)
    return asked + laws_on_the_way(game, state, c, rng, known, PROBES)


def laws_on_the_way(game: AnyGame, state: State, c: int, rng: Rng, known: Sequence[int], tried: int) -> int:
    """Carry out a choice on a copy, and hold each decision that comes up until the next question to the law.

    Those too that fall away or decide themselves. Returns how many choices were asked about.
    """
    ahead, asked = game.rules.copy(state), 0
    try:
        for step in on_the_way(ahead, c):
            asked += one_predicate(game, step, ahead, rng, known, tried)
    except Flaw as flaw:
        raise Flaw(f"on the way after {game.rules.choice_id(c)}: {flaw}") from None
    return asked


def on_the_way(state: State, c: int) -> Iterator[Decision]:
    """Play as `choose` does, and give each decision that comes up on the way before it runs; the next question last."""
    step = waiting(state)
    state.agenda.pop()
    state.opts = NOTHING
    step.chosen(state, c)
    while state.agenda and not state.opts:
        following = state.agenda.pop()
        if isinstance(following, Decision):
            yield following
        following.run(state)
    if not state.opts:
        state.actor = NOBODY


def speaks(game: AnyGame, state: State, rng: Rng) -> None:
    """Question, choices, result and pieces can be put into words and drawn, in every language."""
    game.rules.result(state)
    if game.rules.scenario_of(state) not in game.scenarios:
        raise Flaw(f"it plays no scenario that there is: {game.rules.scenario_of(state)}")
    view = game.rules.view(state, NOBODY)
    for language in LANGUAGES:
        try:
            if state.actor != NOBODY:
                if not game.edge.ask(state, language):
                    raise Flaw(f"{state.agenda[-1]} has no question in {language}")
                for c in _sample(state.opts, OPTIONS_TRIED, rng):
                    choice = game.edge.describe(state, c, language)
                    if choice.id != game.rules.choice_id(c) or not choice.text:
                        raise Flaw(f"{game.rules.choice_id(c)} is described as {choice}")
            _stands(game.edge.board_for(state, language), game.edge.pieces(view, language))
        except Flaw:
            raise
        except Exception as error:
            raise Flaw(f"cannot be told in {language}: {error!r}") from error


def _stands(board: Board, scene: Scene) -> None:
    """Every piece stands on the board: one that covers two spaces, on two."""
    known = {space.id for space in board.spaces} | {NO_TAIL}
    for piece in scene.pieces:
        if piece.space not in known or piece.space == NO_TAIL or piece.tail not in known or piece.tail == piece.space:
            raise Flaw(f"{piece.id} stands nowhere on its board: {piece.space}, {piece.tail}")


def tells(game: AnyGame, events: list[Event]) -> None:
    """Every event can be told in every language, and its clauses exist."""
    for event in events:
        for language in LANGUAGES:
            try:
                game.edge.tell(event, language)
            except Exception as error:
                raise Flaw(f"{event} cannot be told in {language}: {error!r}") from error
        strange = [clause for clause in event.clauses if clause not in game.clauses]
        if strange:
            raise Flaw(f"{event} names the clause {strange[0]!r}, which the rulebook lacks")


def asides_apply(game: AnyGame, state: State) -> None:
    """Whatever a side may do besides can be done, and leaves a sound state."""
    for side in range(len(game.sides)):
        for name in game.rules.asides(state, side):
            ahead = game.rules.copy(state)
            try:
                game.rules.aside(ahead, side, name)
                sound(game, ahead)
            except Exception as error:
                raise Flaw(f"aside {name} of side {side}: {error!r}") from error


def _sample(items: list[int], n: int, rng: Rng) -> list[int]:
    """Up to n different entries of a list."""
    if len(items) <= n:
        return list(items)
    return list(dict.fromkeys(items[rng.below(len(items))] for _ in range(n)))
