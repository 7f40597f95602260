"""Stratagem markers: drawing, losing and playing them, and Treachery. Section 8."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.choice_ids import MARKER_IDS
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import BARBARIAN
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.state import Decision, Refusal, Step, War
from polemos.games.belisarius.verbs import DISCARD, DRAWN, FORGO, PLAY
from polemos.kernel.dice import ASKED
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import PASS, VERB

# how a marker is gained: what becomes of Troops Demand Donative and End of Campaign depends on it
BY_SETUP: Final = 0
BY_EVENT: Final = 1
BY_PURCHASE: Final = 2
BY_JUSTINIAN: Final = 3
BY_REACTION: Final = 4
BY_STRATAGEM: Final = 5
BY_VICTORY_ATTACKING: Final = 6
BY_VICTORY_DEFENDING: Final = 7
BY_BREACH: Final = 8


def holding(s: War, side: int, kind: int) -> int:
    """How many markers of a kind a side has in hand."""
    return s.hand[side * charts.MARKER_KINDS + kind]


def hand_size(s: War, side: int) -> int:
    """How many markers a side has in hand. Open to both (RULING-36)."""
    base = side * charts.MARKER_KINDS
    return sum(s.hand[base : base + charts.MARKER_KINDS])


def may_hold(s: War, side: int, kind: int) -> bool:
    """Whether a side may be asked about a marker, by what is open: it has a hand, and wants to be asked (RULING-94)."""
    return hand_size(s, side) > 0 and not s.spared[side] >> kind & 1


def fill_pool(s: War) -> None:
    """All stratagem markers go into the pool [8.1a, 34.1-3, 34.2-3]."""
    s.pool = list(charts.MARKER_COUNT)


# ---------------------------------------------------------------- gaining


@dataclass(slots=True, frozen=True)
class Draw(Step):
    """A side draws `n` markers at random [8.1a, 8.2a, 8.2b, 8.2e]; the pool may be short of them (RULING-34)."""

    side: int
    n: int
    source: int

    def run(self, s: War) -> None:
        n = min(self.n, sum(s.pool))
        if n > 0:
            s.then(MakeRoom(self.side, n, self.source))


@dataclass(slots=True, frozen=True)
class MakeRoom(Decision):
    """A hand holds fifteen at most: before a draw that would exceed it, return markers or forgo the excess [8.3]."""

    n: int
    source: int

    def clause(self) -> str:
        return "8.3"

    def universe(self, s: War) -> list[int]:
        return (
            [PASS] if hand_size(s, self.side) + self.n <= charts.limits.hand else [FORGO, *universes.markers(DISCARD)]
        )

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c in (PASS, FORGO):
            return []
        return [] if holding(s, self.side, c % VERB) else [Refusal("8.4")]

    def chosen(self, s: War, c: int) -> None:
        if c == PASS:
            s.then(DrawOne(self.side, self.source, self.n, 0, 0))
        elif c == FORGO:
            s.then(DrawOne(self.side, self.source, charts.limits.hand - hand_size(s, self.side), 0, 0))
        else:
            kind = c % VERB
            s.hand[self.side * charts.MARKER_KINDS + kind] -= 1
            s.pool[kind] += 1
            s.tell("discarded", (self.side, kind), ("8.3",), 1 << self.side)
            s.tell("discarded-hidden", (self.side,), ("8.3",), 1 << (1 - self.side))
            s.then(self)


@dataclass(slots=True, frozen=True)
class DrawOne(Decision):
    """One marker out of the pool at random, and so on while any are `left` of this draw [8.1a].

    People who draw from a real cup name what they drew. Markers that the side may not keep lie on the table until the
    draw is complete, so that none of them comes twice (RULING-92): `alliances` and `donatives` count them.
    """

    source: int
    left: int
    alliances: int
    donatives: int

    def clause(self) -> str:
        return "8.1a"

    def secret(self) -> bool:
        return True

    def chance(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return universes.markers(DRAWN)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if s.pool[c % VERB] else [Refusal("8.1a")]

    def alike(self, s: War) -> bool:
        return sum(s.pool) > 1

    def run(self, s: War) -> None:
        if not self.left or not any(s.pool):
            self.put_back(s)
        elif s.draw_script:
            self.chosen(s, DRAWN + scripted(s, s.pool, 0))
        elif s.dice_mode == ASKED:
            Decision.run(self, s)
        else:
            self.chosen(s, DRAWN + pick(s, s.pool, 0))

    def chosen(self, s: War, c: int) -> None:
        kind = c % VERB
        side = self.side
        s.exposed += 1
        s.pool[kind] -= 1
        back = self.sent_back(kind)
        if back:
            s.table[kind] += 1
            s.tell("drew-back", (side, kind), (back,))
        elif kind == charts.DONATIVE or (kind == charts.END_CAMPAIGN and self.source == BY_VICTORY_ATTACKING):
            # must be played at once: it lies on the table until the battle settles it
            s.table[kind] += 1
            s.tell("drew-open", (side, kind), ("8.1a",))
        else:
            s.hand[side * charts.MARKER_KINDS + kind] += 1
            s.tell("drew", (side, kind), ("8.1a",), 1 << side)
            s.tell("drew-hidden", (side,), ("8.1b",), 1 << (1 - side))
        alliances = self.alliances + (1 if back and kind == charts.ALLIANCE else 0)
        donatives = self.donatives + (1 if back and kind == charts.DONATIVE else 0)
        s.then(DrawOne(side, self.source, self.left - 1, alliances, donatives))

    def sent_back(self, kind: int) -> str:
        """The clause by which a marker goes back to the pool without a substitute, "" if it stays."""
        if kind == charts.ALLIANCE and self.side == BARBARIAN:
            return "strat.alliance"
        if kind == charts.DONATIVE and self.source not in (BY_VICTORY_ATTACKING, BY_VICTORY_DEFENDING):
            return "strat.donative.b"
        return ""

    def put_back(self, s: War) -> None:
        """The draw is complete: what the side may not keep goes back to the pool."""
        for kind, n in ((charts.ALLIANCE, self.alliances), (charts.DONATIVE, self.donatives)):
            s.table[kind] -= n
            s.pool[kind] += n


def scripted(s: War, counts: list[int], base: int) -> int:
    """The kind that was said to come next. Raises BadInput if `counts[base:base + MARKER_KINDS]` has none of it."""
    kind = s.draw_script.pop(0)
    if counts[base + kind] < 1:
        raise BadInput(f"draws: {MARKER_IDS[kind]} cannot come next, for there is none to draw from")
    return kind


def pick(s: War, counts: list[int], base: int) -> int:
    """A kind at random out of `counts[base:base + MARKER_KINDS]`, each marker as likely as the next [8.1a]."""
    n = s.below(sum(counts[base : base + charts.MARKER_KINDS]))
    kind = 0
    while n >= counts[base + kind]:
        n -= counts[base + kind]
        kind += 1
    return kind


# ---------------------------------------------------------------- losing


@dataclass(slots=True, frozen=True)
class Lose(Step):
    """A side loses `n` markers at random, or all it has if that is fewer [8.5a, 8.5b, 8.51a, 8.51b]."""

    side: int
    n: int

    def run(self, s: War) -> None:
        s.then(*[LoseOne(self.side)] * min(self.n, hand_size(s, self.side)))


@dataclass(slots=True, frozen=True)
class LoseOne(Decision):
    """One marker at random out of a hand goes back to the pool [8.51a]."""

    def clause(self) -> str:
        return "8.51a"

    def secret(self) -> bool:
        return True

    def chance(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return universes.markers(DISCARD)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if holding(s, self.side, c % VERB) else [Refusal("8.4")]

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 1

    def run(self, s: War) -> None:
        if not hand_size(s, self.side):
            return
        if s.draw_script:
            self.chosen(s, DISCARD + scripted(s, s.hand, self.side * charts.MARKER_KINDS))
        elif s.dice_mode == ASKED:
            Decision.run(self, s)
        else:
            self.chosen(s, DISCARD + pick(s, s.hand, self.side * charts.MARKER_KINDS))

    def chosen(self, s: War, c: int) -> None:
        kind = c % VERB
        s.hand[self.side * charts.MARKER_KINDS + kind] -= 1
        s.pool[kind] += 1
        s.exposed += 1
        s.tell("lost-marker", (self.side, kind), ("8.51a",), 1 << self.side)
        s.tell("lost-marker-hidden", (self.side,), ("8.51a",), 1 << (1 - self.side))


def lose_all(s: War, side: int, clause: str) -> None:
    """All markers of a side go back to the pool [8.51a]."""
    base = side * charts.MARKER_KINDS
    for k in range(charts.MARKER_KINDS):
        s.pool[k] += s.hand[base + k]
        s.hand[base + k] = 0
    s.tell("lost-all-markers", (side,), (clause,))


# ---------------------------------------------------------------- playing


def play(s: War, side: int, kind: int, effect: Step) -> None:
    """Play a marker out of the hand: any number, at no cost [8.4, 8.43]. `effect` follows unless Treachery cancels it.

    The marker lies on the table while the other side may answer, and is back in the pool before its effect
    draws anything (RULING-35); Imperial Regalia and Theodora go back after it, by `return_marker`.
    """
    s.hand[side * charts.MARKER_KINDS + kind] -= 1
    s.table[kind] += 1
    s.exposed += 1
    s.tell("played", (side, kind), ("8.4",))
    s.then(Answer(1 - side, kind, 1), effect)


def return_marker(s: War, kind: int) -> None:
    """A used marker goes from the table back to the pool [8.42]."""
    s.table[kind] -= 1
    s.pool[kind] += 1


@dataclass(slots=True, frozen=True)
class MayPlay(Decision):
    """A side may play a marker of one kind at this moment, or pass. Being asked tells nothing of its hand."""

    def marker(self) -> int:
        """The kind of marker."""
        return -1

    def secret(self) -> bool:
        return True

    def alike(self, s: War) -> bool:
        return may_hold(s, self.side, self.marker())

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.markers(PLAY)] if may_hold(s, self.side, self.marker()) else [PASS]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == PASS else refusals_play(s, self.side, c % VERB, (self.marker(),))

    def options(self, s: War) -> list[int]:
        asked = holding(s, self.side, self.marker()) and may_hold(s, self.side, self.marker())
        return [PASS, PLAY + self.marker()] if asked else [PASS]


@dataclass(slots=True, frozen=True)
class Answer(MayPlay):
    """May the side cancel the marker just played, and the other the cancelling [strat.treachery.a, strat.treachery.b]?

    Only markers played by choice come here: what must be played when drawn is beyond Treachery [strat.treachery.c].
    The effect is the next step on the agenda; when the marker finally does not stand, it is taken off unused.
    """

    kind: int
    stands: int

    def clause(self) -> str:
        return "strat.treachery.a"

    def marker(self) -> int:
        return charts.TREACHERY

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            spend(s, self.side, charts.TREACHERY)
            s.then(Answer(1 - self.side, self.kind, 1 - self.stands))
        elif not self.stands:
            return_marker(s, self.kind)
            s.agenda.pop()
            s.tell("cancelled", (self.kind,), ("strat.treachery.a",))
        elif self.kind not in (charts.REGALIA, charts.THEODORA):
            return_marker(s, self.kind)


def spend(s: War, side: int, kind: int) -> None:
    """A marker that is used on the spot goes straight back to the pool [8.42]."""
    s.hand[side * charts.MARKER_KINDS + kind] -= 1
    s.pool[kind] += 1
    s.exposed += 1
    s.tell("played", (side, kind), ("8.4",))


def refusals_play(s: War, side: int, kind: int, now: tuple[int, ...]) -> list[Refusal]:
    """Why a marker cannot be played: it is not in hand, or not one of those that may be played now [8.4, 8.41a]."""
    if not holding(s, side, kind):
        return [Refusal("8.4")]
    return [] if kind in now else [Refusal("8.41a")]
