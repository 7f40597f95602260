"""The agenda: order, options that fall away, forced choices, events, interrupts at any moment."""

import json
import sys
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.probe import PICK, Knock, Mark, Note, Pick, Plan, Probe, probe
from polemos.games.belisarius import game as room
from polemos.games.belisarius.state import War, blank, reindex
from polemos.games.peloponnesian_war import game as peloponnesian_war
from polemos.kernel import flow
from polemos.kernel.dice import Rng
from polemos.kernel.fields import ON_WRITE, fields_of
from polemos.kernel.flow import EVERYBODY, NOBODY, PHASE, PLAYER_TURN, Event, Refusal, choose, choose_to, interject, run
from polemos.kernel.saved import Steps, load_fields, save_fields
from toy import rules
from toy.game import GAME as DUEL

HERE = sys.modules["kernel.probe"]

FIELDS = fields_of(Probe)


# ---------------------------------------------------------------- order


def test_steps_are_done_in_reading_order() -> None:
    s = probe(Note(1), Note(2), Note(3))
    run(s)
    assert s.done == [1, 2, 3]
    assert s.actor == NOBODY


def test_what_a_step_orders_comes_before_what_waits_already() -> None:
    s = probe(Plan(10), Note(1))
    run(s)
    assert s.done == [-10, 10, 11, 1]


def test_play_stops_at_a_choice_and_goes_on_from_it() -> None:
    s = probe(Note(1), Pick(1, 2), Note(3))
    run(s)
    assert (s.done, s.actor, s.opts) == ([1], 1, [PICK, PICK + 1])
    assert s.agenda[-1] == Pick(1, 2)
    choose(s, PICK + 1)
    assert s.done == [1, PICK + 1, 2, 3]
    assert (s.actor, s.opts, s.agenda) == (NOBODY, [], [])


def test_a_look_ahead_stops_before_a_step_that_ends_its_span() -> None:
    s = probe(Pick(0, 2), Mark(7), Note(8))
    run(s)
    assert choose_to(s, PICK, PHASE)
    assert (s.done, s.opts, s.agenda[-1]) == ([PICK, 2], [], Mark(7))
    run(s)
    assert s.done == [PICK, 2, 7, 8]


def test_a_look_ahead_goes_past_the_end_of_a_shorter_span_and_stops_at_a_choice() -> None:
    s = probe(Pick(0, 2), Mark(7), Pick(1, 3), Mark(8))
    run(s)
    assert not choose_to(s, PICK, PLAYER_TURN)
    assert (s.done, s.actor) == ([PICK, 2, 7], 1)
    assert choose_to(s, PICK, PLAYER_TURN)
    assert (s.done[-1], s.actor) == (8, NOBODY)


def test_a_question_without_options_falls_away() -> None:
    s = probe(Pick(0, 0), Note(1))
    run(s)
    assert (s.done, s.forced, s.actor) == ([1], 0, NOBODY)


def test_a_single_option_is_taken_without_asking_and_counted() -> None:
    s = probe(Pick(0, 1), Pick(1, 1), Note(7))
    run(s)
    assert s.done == [PICK, 1, PICK, 1, 7]
    assert (s.forced, s.actor) == (2, NOBODY)


def test_a_decision_has_no_secrets_and_no_chance_by_default() -> None:
    pick = Pick(0, 2)
    assert (pick.secret(), pick.chance(), pick.clause()) == (False, False, "9.9")
    assert flow.Decision(1).universe(probe()) == flow.Decision(1).options(probe()) == []
    assert not pick.alike(probe())


def test_whatever_could_be_meant_may_be_done_and_all_else_is_answered_by_the_clause_that_asks() -> None:
    pick = Pick(0, 2)
    assert pick.options(probe()) == [PICK, PICK + 1]
    assert pick.refusals(probe(), PICK + 1) == []
    assert pick.refusals(probe(), PICK + 2) == [Refusal("9.9")]


def test_a_single_condition_is_the_list_of_what_forbids_something() -> None:
    assert flow.when(0, "5.2", 3) + flow.when([7], "5.3", 3) == [Refusal("5.3", 3)]
    assert flow.unless(True, "5.2") + flow.unless(False, "5.3") == [Refusal("5.3")]


# ---------------------------------------------------------------- events


def test_events_are_made_only_for_listeners() -> None:
    s = probe(Note(4))
    s.tell("unheard", (), ())
    s.heard = []
    run(s)
    assert s.heard == [Event("noted", (4,), ("1.1",), EVERYBODY)]


def test_a_copy_hears_nothing() -> None:
    s = probe(Note(4))
    s.heard = []
    n = flow.copy(s)
    run(n)
    assert (n.heard, s.heard, s.done) == (None, [], [])


# ---------------------------------------------------------------- interrupts


def test_an_interrupted_question_is_asked_again() -> None:
    s = probe(Pick(0, 3))
    run(s)
    interject(s, Knock(1, 1))
    assert (s.actor, len(s.opts)) == (1, 2)
    choose(s, PICK)
    assert s.actor == 0
    choose(s, flow.PASS)
    assert (s.actor, s.opts) == (0, [PICK, PICK + 1, PICK + 2])


def test_an_interrupt_may_be_no_question() -> None:
    s = probe(Pick(0, 3))
    run(s)
    interject(s, Note(5))
    assert (s.done, s.actor, len(s.opts)) == ([5], 0, 3)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), options=st.sets(st.sampled_from(["storm", "truce"])), data=st.data())
def test_an_interrupt_with_save_and_load_changes_nothing_in_a_duel(
    seed: int, options: set[str], data: st.DataObject
) -> None:
    steps = Steps((rules, flow, HERE))
    s, twin = (DUEL.rules.new("long", sorted(options), str(seed)) for _ in range(2))
    rng = Rng(str(seed))
    moments = data.draw(st.sets(st.integers(0, 30), min_size=1, max_size=6))
    for n in range(1000):
        if s.actor == NOBODY:
            break
        if n in moments:
            interject(s, Knock(1 - s.actor, 1))
            switches = s.option_set
            s = load_fields(rules.blank(), through_json(save_fields(s, steps)), steps)
            s.option_set = switches
            rules.reindex(s)
            run(s)
            while isinstance(s.agenda[-1], Knock):
                choose(s, s.opts[rng.below(2)])
        assert (s.actor, s.opts) == (twin.actor, twin.opts)
        c = s.opts[rng.below(len(s.opts))]
        choose(s, c)
        choose(twin, c)
    assert s.actor == NOBODY
    assert s == twin


@pytest.mark.parametrize("scenario", ["1", "2"])
@pytest.mark.parametrize("every", [False, True])
def test_an_interrupt_with_save_and_load_changes_nothing_in_a_war(scenario: str, every: bool) -> None:
    game = room.GAME
    steps = Steps((HERE,))
    steps.by_name.update(room.STEPS.by_name)
    options = [option.name for option in game.options] if every else []
    s, twin = (game.rules.new(scenario, options, "interrupt") for _ in range(2))
    rng = Rng(f"interrupt/{scenario}/{every}")
    asked: set[str] = set()
    while s.actor != NOBODY:
        name = type(s.agenda[-1]).__name__
        if name not in asked or rng.below(40) == 0:
            asked.add(name)
            s = interrupted(s, steps, rng)
        assert (s.actor, s.opts) == (twin.actor, twin.opts)
        c = s.opts[rng.below(len(s.opts))]
        choose(s, c)
        choose(twin, c)
    assert s == twin
    assert len(asked) > 10


def interrupted(s: War, steps: Steps, rng: Rng) -> War:
    """The war after an interrupt that was saved and loaded while it waited."""
    interject(s, Knock(1 - s.actor, 1))
    loaded = load_fields(blank(), through_json(save_fields(s, steps)), steps)
    loaded.option_set = s.option_set
    reindex(loaded)
    run(loaded)
    while isinstance(loaded.agenda[-1], Knock):
        choose(loaded, loaded.opts[rng.below(2)])
    return loaded


# ---------------------------------------------------------------- copies


def filled() -> Probe:
    s = probe(Pick(1, 4), Note(2))
    s.count = 3
    s.pairs = [(1, 2), (3,)]
    s.twice = [6]
    s.rolled = [5]
    run(s)
    return s


def test_a_copy_is_equal_and_shares_no_list() -> None:
    s = filled()
    n = flow.copy(s)
    assert n == s
    assert hash(n) == hash(s)
    assert (n.actor, n.opts, n.forced, n.twice) == (s.actor, s.opts, s.forced, s.twice)
    for name in (*FIELDS.lists, *FIELDS.groups, *FIELDS.derived, "agenda"):
        assert getattr(n, name) is not getattr(s, name), name


class Lender(flow.State):
    """A state with a row that copies share until it is written."""

    row: Annotated[list[int], ON_WRITE]
    __slots__ = ("row",)


def test_a_row_that_is_shared_until_written_is_lent_by_a_copy_on_both_sides() -> None:
    s = flow.cleared(Lender())
    s.row = [1]
    assert not s.rows_lent
    n = flow.copy(s)
    assert n.row is s.row
    assert (s.rows_lent, n.rows_lent) == (True, True)
    assert fields_of(Lender).borrowed == ("row",)
    assert "row" in fields_of(Lender).derived
    assert n == s


def test_whatever_is_saved_counts_for_equality_and_hash() -> None:
    s = filled()
    for name in FIELDS.scalars:
        n = flow.copy(s)
        setattr(n, name, getattr(s, name) + 1)
        assert n != s, name
        assert hash(n) != hash(s), name
    for name in (*FIELDS.lists, *FIELDS.groups):
        n = flow.copy(s)
        getattr(n, name).append((9,) if name in FIELDS.groups else 9)
        assert n != s, name
    n = flow.copy(s)
    n.agenda.append(Note(1))
    assert n != s
    n = flow.copy(s)
    n.forced += 1
    n.twice.append(1)
    assert n == s
    assert s != 5


def test_equal_steps_are_equal_and_have_equal_hashes() -> None:
    assert Note(1) == Note(1) != Note(2)
    assert hash(Pick(0, 2)) == hash(Pick(0, 2))
    assert {Pick(0, 2), Pick(0, 2), Pick(1, 2)} == {Pick(1, 2), Pick(0, 2)}


def slots(s: object) -> set[str]:
    return {name for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())}


@pytest.mark.parametrize(("game", "unsaved"), [(DUEL, {"option_set"}), (room.GAME, {"option_set", "found"})])
def test_every_field_of_a_state_is_declared_once(game: Any, unsaved: set[str]) -> None:
    s = game.rules.new(game.scenarios[0])
    fields = fields_of(type(s))
    assert set(fields.shared) == unsaved
    assert slots(s) == {*fields.declared, "actor", "agenda", "forced", "heard", "opts", "rows_lent"}
    kinds = (fields.scalars, fields.lists, fields.groups, fields.derived, fields.shared)
    assert sorted(name for names in kinds for name in names) == sorted(fields.declared)


@pytest.mark.parametrize("game", [DUEL, room.GAME, peloponnesian_war.GAME])
def test_play_on_a_copy_leaves_the_original_alone(game: Any) -> None:
    options = [option.name for option in game.options]
    s = game.rules.new(game.scenarios[0], options, "copy")
    rng = Rng("copy")
    for n in range(10_000):
        if s.actor == NOBODY:
            break
        if n % 150 == 0:
            before, derived = (
                json.dumps(game.rules.to_json(s)),
                [list(getattr(s, name)) for name in fields_of(type(s)).derived],
            )
            copy = game.rules.copy(s)
            assert copy == s
            while copy.actor != NOBODY:
                choose(copy, copy.opts[rng.below(len(copy.opts))])
            assert json.dumps(game.rules.to_json(s)) == before
            assert [list(getattr(s, name)) for name in fields_of(type(s)).derived] == derived
            assert copy != s
        choose(s, s.opts[rng.below(len(s.opts))])
    assert s.actor == NOBODY
