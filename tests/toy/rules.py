"""The rules of Duel, a small complete game for tests of the floors above the games.

Two sides of three pieces face each other on a lane of eight spaces and draw cards into hidden hands. It has all that
those floors meet: several choices at once, dice, a draw from a pool, a forced choice, an answer by the other side,
an agreement that bots decline, an optional rule and asides.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from polemos.kernel import flow
from polemos.kernel.fields import DERIVED, SHARED, ints, number, slots
from polemos.kernel.flow import PASS, VERB, Decision, Refusal, RollDie, Step

RED: Final = 0
BLUE: Final = 1
SPACES: Final = 8
PIECES: Final = 6
KINDS: Final = 3
LOST: Final = -1
TURNS: Final = (6, 3)
COPIES: Final = 4

ADVANCE: Final = 2 * VERB
PLAY: Final = 3 * VERB
YIELD: Final = 4 * VERB
STAND: Final = 5 * VERB
OFFER: Final = 6 * VERB
ACCEPT: Final = 7 * VERB
DECLINE: Final = 8 * VERB
VERBS: Final = (
    ("pass", ""),
    ("face", "number"),
    ("advance", "unit"),
    ("play", "card"),
    ("yield", ""),
    ("stand", ""),
    ("offer-truce", ""),
    ("accept", ""),
    ("decline", ""),
)
WHY_BATTLE: Final = 1


@dataclass(slots=True, frozen=True)
class Switches:
    """The optional rules."""

    storm: bool = False
    truce: bool = False


class Duel(flow.State):
    """A duel at any moment."""

    option_set: Annotated[Switches, SHARED]
    scenario: Annotated[int, number()]
    turn: Annotated[int, number()]
    player: Annotated[int, number()]
    bonus: Annotated[int, number()]
    offered: Annotated[int, number()]
    """1 once a truce was offered in this turn."""
    ended: Annotated[int, number()]
    """Who gave up + 1; 3 after a truce."""
    at: Annotated[list[int], ints()]
    hand: Annotated[list[int], ints(secret=True)]
    pool: Annotated[list[int], ints(secret=True)]
    shown: Annotated[list[int], ints()]
    """1 for a side whose hand lies open."""
    lane: Annotated[list[int], DERIVED]
    """How many pieces stand in each space, side * SPACES + space: derived."""
    __slots__ = slots(__annotations__)


def owner(piece: int) -> int:
    return piece // 3


def ahead(side: int) -> int:
    return 1 if side == RED else -1


def reindex(s: Duel) -> None:
    s.lane = [0] * (2 * SPACES)
    for piece, space in enumerate(s.at):
        if space != LOST:
            s.lane[owner(piece) * SPACES + space] += 1


def move(s: Duel, piece: int, space: int) -> None:
    side = owner(piece)
    if s.at[piece] != LOST:
        s.lane[side * SPACES + s.at[piece]] -= 1
    s.at[piece] = space
    if space != LOST:
        s.lane[side * SPACES + space] += 1


def blank() -> Duel:
    s = flow.cleared(Duel())
    s.option_set = Switches()
    s.at = [0, 0, 0, SPACES - 1, SPACES - 1, SPACES - 1]
    s.hand = [0] * (2 * KINDS)
    s.pool = [COPIES] * KINDS
    s.shown = [0, 0]
    reindex(s)
    return s


@dataclass(slots=True, frozen=True)
class NextTurn(Step):
    """The next player's turn, until the last one is over."""

    def run(self, s: Duel) -> None:
        if s.ended:
            return
        s.player = 1 - s.player if s.turn else RED
        if s.player == RED:
            s.turn += 1
        if s.turn > TURNS[s.scenario]:
            s.turn = TURNS[s.scenario]
            return
        s.bonus = s.offered = 0
        s.then(Draw(s.player), Act(s.player, 2), NextTurn())


@dataclass(slots=True, frozen=True)
class Draw(Step):
    """A card from the pool, seen by its side alone."""

    side: int

    def run(self, s: Duel) -> None:
        left = sum(s.pool)
        if not left:
            return
        n = s.below(left)
        kind = 0
        while n >= s.pool[kind]:
            n -= s.pool[kind]
            kind += 1
        s.pool[kind] -= 1
        s.hand[self.side * KINDS + kind] += 1
        s.exposed += 1
        if s.heard is not None:
            seen_by = 3 if s.shown[self.side] else 1 << self.side
            s.tell("drew", (self.side, kind), ("1.1",), seen_by)
            s.tell("drew-something", (self.side,), ("1.1",), 3)


def refusals_advance(s: Duel, side: int, piece: int) -> list[Refusal]:
    """Why a piece cannot advance [1.2]."""
    if not 0 <= piece < PIECES or owner(piece) != side or s.at[piece] == LOST:
        return [Refusal("1.2")]
    if not 0 <= s.at[piece] + ahead(side) < SPACES:
        return [Refusal("1.2", s.at[piece])]
    return []


@dataclass(slots=True, frozen=True)
class Act(Decision):
    """Advance a piece, play a card, offer a truce, or pass."""

    left: int

    def clause(self) -> str:
        return "1.1"

    def universe(self, s: Duel) -> list[int]:
        return [*[ADVANCE + p for p in range(PIECES)], *[PLAY + k for k in range(KINDS)], OFFER, PASS]

    def refusals(self, s: Duel, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        if c == OFFER:
            return [] if s.option_set.truce and not s.offered else [Refusal("2.1")]
        if ADVANCE <= c < PLAY:
            return refusals_advance(s, self.side, c - ADVANCE)
        playable = PLAY <= c < PLAY + KINDS and not s.bonus and s.hand[self.side * KINDS + c - PLAY]
        return [] if playable else [Refusal("1.4")]

    def chosen(self, s: Duel, c: int) -> None:
        if c == PASS:
            return
        if c == OFFER:
            s.offered = 1
            s.then(Answer(1 - self.side), self)
        elif c >= PLAY:
            kind = c - PLAY
            s.hand[self.side * KINDS + kind] -= 1
            s.bonus = kind + 1
            s.tell("played", (self.side, kind), ("1.4",))
            s.then(self)
        else:
            if self.left > 1:
                s.then(Act(self.side, self.left - 1))
            s.then(Enter(c - ADVANCE))


@dataclass(slots=True, frozen=True)
class Answer(Decision):
    """Whether the other side takes the truce."""

    def clause(self) -> str:
        return "2.1"

    def universe(self, s: Duel) -> list[int]:
        return [ACCEPT, DECLINE]

    def refusals(self, s: Duel, c: int) -> list[Refusal]:
        return [] if c in (ACCEPT, DECLINE) else [Refusal(self.clause())]

    def chosen(self, s: Duel, c: int) -> None:
        if c == ACCEPT:
            s.ended = 3
            s.agenda = []


@dataclass(slots=True, frozen=True)
class Enter(Step):
    """A piece goes one space ahead, and fights for it when the enemy stands there."""

    piece: int

    def run(self, s: Duel) -> None:
        side = owner(self.piece)
        to = s.at[self.piece] + ahead(side)
        if s.lane[(1 - side) * SPACES + to]:
            s.then(Roll(side, WHY_BATTLE), Fight(self.piece, to))
        else:
            move(s, self.piece, to)
            s.tell("moved", (self.piece, to), ("1.2",))


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """The die of a fight [1.3]."""

    def clause(self) -> str:
        return "1.3"


@dataclass(slots=True, frozen=True)
class Fight(Step):
    """Four or more wins; the storm adds one [1.3, 2.2]."""

    piece: int
    to: int

    def run(self, s: Duel) -> None:
        side = owner(self.piece)
        score = s.rolled.pop() + s.bonus + (1 if s.option_set.storm else 0)
        s.bonus = 0
        s.tell("fought", (self.piece, self.to, score), ("1.3",))
        if score < 4:
            move(s, self.piece, LOST)
            return
        losers = [p for p in range(PIECES) if owner(p) != side and s.at[p] == self.to]
        s.then(*(Fate(1 - side, p) for p in losers), Arrive(self.piece, self.to))


@dataclass(slots=True, frozen=True)
class Fate(Decision):
    """A beaten piece yields a space, or stands and is lost. At the end of the lane it can only stand."""

    piece: int

    def clause(self) -> str:
        return "1.5"

    def universe(self, s: Duel) -> list[int]:
        return [YIELD, STAND]

    def refusals(self, s: Duel, c: int) -> list[Refusal]:
        back = s.at[self.piece] - ahead(self.side)
        return [Refusal("1.5")] if c not in (YIELD, STAND) or (c == YIELD and not 0 <= back < SPACES) else []

    def chosen(self, s: Duel, c: int) -> None:
        back = s.at[self.piece] - ahead(self.side)
        move(s, self.piece, back if c == YIELD else LOST)


@dataclass(slots=True, frozen=True)
class Arrive(Step):
    """The winner takes the space."""

    piece: int
    to: int

    def run(self, s: Duel) -> None:
        move(s, self.piece, self.to)
