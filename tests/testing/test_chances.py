"""A promise of chances that the rules do not keep is found, and one that they keep passes."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from polemos.kernel.flow import choose
from polemos.room.choice_ids import Ids
from polemos.room.messages import Wording
from polemos.room.preview_builder import Drafting
from polemos.room.results import Choice
from polemos.room.texts import Texts
from polemos.testing.chances import Drawn, Room, Tally, hold, unlike, unmet
from polemos.testing.throws import Fallen, Noting, Said, Throw, said
from toy import rules
from toy.game import CARD_IDS, CLAUSES, GAME, PIECE_IDS
from toy.rules import ADVANCE, Duel


class Bare(Texts):
    """Texts that are their messages."""

    def __init__(self) -> None:
        """None are read."""

    def __call__(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        return f"{message} {dict(args)}" if args else message


class Plainly(Wording):
    """Words of which the texts are their messages."""

    def __init__(self) -> None:
        self.texts = lambda language: Bare()
        self.lexicon = lambda language: {}
        self.word = lambda kind, value, language: value

    def describe(self, state: Any, c: int, language: str) -> Choice:
        return Choice("", "", "", "", "")


class Plain(Drafting):
    """A draft of a duel."""

    def __init__(self, s: Duel, c: int, language: str) -> None:
        super().__init__(s, c, language, Plainly(), CLAUSES)
        self.s = s


class Draft(Noting, Plain):
    """The same, which notes its messages."""


def entered(fallen: Fallen) -> Said | None:
    """Whether a piece has won its fight [1.3]."""
    fought = fallen.first("fought")
    if fought is None:
        return None
    return said("lost" if fallen.after.at[fought.args[0]] == rules.LOST else "won", piece=fought.args[0])


def promising(wins: int) -> Callable[[Any, int], None]:
    """A preview that promises so many faces."""

    def preview(d: Plain, c: int) -> None:
        piece = c - ADVANCE
        to = d.s.at[piece] + rules.ahead(d.side)
        if d.s.lane[(1 - d.side) * rules.SPACES + to]:
            args = {"piece": piece}
            d.chance("fight", [d.outcome("won", wins, args=args), d.outcome("lost", 6 - wins, args=args)], args=args)

    return preview


def room(wins: int, drawn: int = 0) -> Room:
    """A room whose previews promise so many faces for a fight; drawn: so many fights are followed, not every face."""
    ids = Ids(rules.VERBS, {"unit": PIECE_IDS, "card": CARD_IDS}, "pass")
    throws = {"fight": Throw(frozenset({rules.WHY_BATTLE}), entered, drawn=drawn)}
    return Room(throws, Draft, ids, {}, {"advance": promising(wins)}, lambda s: s.opts[-1], lambda s: 1)


def before_a_fight() -> Duel:
    """Red stands before Blue, and may enter."""
    state: Duel = GAME.editor.from_position({"scenario": "long", "at": {"red-1": 6, "red-2": 0, "red-3": 0}})
    return state


TELLING = {("", "advance"): {"fight"}}


def test_a_promise_that_is_kept_passes() -> None:
    tally = Tally()
    hold(room(3), [before_a_fight()], TELLING, 1, 9, tally)
    assert (tally.throws, tally.wrong, tally.lost) == ({"fight": 1}, [], {})
    assert not unmet(room(3), TELLING, tally)


@pytest.mark.parametrize("wins", [2, 4, 6])
def test_a_wrong_face_is_found(wins: int) -> None:
    tally = Tally()
    hold(room(wins), [before_a_fight()], TELLING, 1, 9, tally)
    assert len(tally.wrong) == 1


@pytest.mark.parametrize(("wins", "wrong"), [(2, 1), (3, 0), (4, 1)])
def test_a_throw_of_as_many_dice_as_it_takes_is_followed(wins: int, wrong: int) -> None:
    tally = Tally()
    hold(room(wins, 600), [before_a_fight()], TELLING, 1, 9, tally)
    assert tally.throws == {"fight": 1} and len(tally.wrong) == wrong


def test_what_is_never_met_is_named() -> None:
    tally = Tally()
    state = before_a_fight()
    state.at[0] = 1
    rules.reindex(state)
    hold(room(3), [state], TELLING, 1, 9, tally)
    assert unmet(room(3), TELLING, tally) == ["advance", "fight"]


def test_a_throw_that_nobody_can_read_is_refused() -> None:
    other, state = room(3), before_a_fight()
    other.by_verb = {"advance": lambda d, c: d.chance("duel", [d.outcome("won", 6)])}
    with pytest.raises(AssertionError, match="no throw is known for 'preview-duel'"):
        hold(other, [state], TELLING, 1, 9, Tally())


def test_dice_to_come_are_not_looked_at() -> None:
    state = before_a_fight()
    state.dice_script = [6, 6, 6]
    tally = Tally()
    hold(room(3), [state], TELLING, 1, 9, tally)
    assert not tally.wrong
    assert state.dice_script == [6, 6, 6]
    choose(state, ADVANCE)
    assert state.at[0] == 7


@pytest.mark.parametrize(
    ("drawn", "found"), [((1000, 1000), False), ((1085, 915), False), ((1333, 667), True), ((2000, 0), True)]
)
def test_of_many_samples_a_wrong_sixth_is_found(drawn: tuple[int, int], found: bool) -> None:
    promised = {("won", ""): 0.5, ("lost", ""): 0.5}
    come = Drawn({said("won"): drawn[0], said("lost"): drawn[1]})
    assert unlike(promised, {("won", ""): drawn[0], ("lost", ""): drawn[1]}, come) == found


def test_of_many_samples_an_outcome_that_was_not_promised_is_found() -> None:
    come = Drawn({said("won"): 1999, said("lost"): 1})
    assert unlike({("won", ""): 1.0}, {("won", ""): 1999, ("lost", ""): 1}, come)
