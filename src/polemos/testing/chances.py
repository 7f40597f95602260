"""Chances that previews tell, held against the rules: the choice is made on copies, every face of the dice is named.

A preview lists the throws to which its choice leads, each with its outcomes. A room says how each kind of throw is read
out of play:

    THROWS = {"siege": Throw({R_SIEGE}, read=siege_ends)}

and `hold` makes each choice, answers what is asked on the way as the throw supposes it (nobody interferes), lets the
dice of the throw fall in every way that they can, reads what came of each, and says where that differs from what the
preview has promised. Of throws with more dice than can be laid open so many ways are drawn (see SAMPLES).

Which kinds of throws there are, and which choices may lead to one, stands in the code of the previews: throwing.py.
"""

import math
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, NamedTuple

from polemos.kernel.dice import ASKED, Rng
from polemos.kernel.flow import FACE, NOBODY, VERB, RollDie, choose, copy
from polemos.room.preview_builder import previewed
from polemos.room.view_models import Chances
from polemos.testing.bench import Bench, PhaseEnd
from polemos.testing.throws import Answer, Args, Fallen, Promise, Reading, Said, Throw, Told

MOST_STEPS: Final = 400
"""Questions answered between a choice and the throw of which a preview tells, and from there to what comes of it."""
LAID_OPEN: Final = 1300
"""So many ways in which dice can fall are all tried."""
SAMPLES: Final = 2000
"""Of more so many are drawn."""
SUSPECT: Final = 1e-6
"""A promise under which what was drawn is as unlikely as that is taken for false."""
EXACT: Final = 1e-9


@dataclass(slots=True)
class Room:
    """What a room brings: its throws, its drafts (mixed with `Noting`), who writes which, and how usual questions are
    answered. quiet: the face of a die on the way that changes as little as can be; named: the kind of a throw whose
    title is no message, and untitled: that kind by the source of such a title; never: entries of the tables of
    previewers that come to no throw although what they call may; elusive: by kind of throw, how many promises cannot be
    followed, because more comes on the way than the preview can know.
    """

    throws: Mapping[str, Throw]
    draft: Callable[[Any, int, str], Any]
    ids: Any
    by_decision: Mapping[tuple[str, str], Callable[[Any, int], None]]
    by_verb: Mapping[str, Callable[[Any, int], None]]
    answer: Answer
    quiet: Callable[[Any], int]
    named: Callable[[Any, Chances], tuple[str, Args] | None] = lambda draft, chances: None
    untitled: Mapping[str, str] = field(default_factory=dict)
    never: Container[tuple[str, str] | None] = ()
    elusive: Mapping[str, int] = field(default_factory=dict)

    def key(self, s: Any, c: int) -> tuple[str, str]:
        """The kind of a choice: its decision and its verb."""
        return type(s.agenda[-1]).__name__, self.ids.verbs[c // VERB][0]

    def previewer(self, key: tuple[str, str]) -> tuple[str, str] | None:
        """The entry by which such a choice is previewed: its verb alone, unless decision and verb have one."""
        return key if key in self.by_decision else ("", key[1]) if key[1] in self.by_verb else None

    def promises(self, s: Any, c: int, language: str = "en") -> tuple[Any, list[Promise]]:
        """The draft of a preview, and its chances."""
        draft = self.draft(s, c, language)
        found = previewed(draft, c, self.ids, self.by_decision, self.by_verb)
        return draft, [self._promise(draft, chances) for chances in (found.chances if found is not None else ())]

    def _promise(self, draft: Any, chances: Chances) -> Promise:
        for message, args in draft.noted.get(chances.title, ()):
            if message in self.throws:
                return Promise(message, args, chances)
        other = self.named(draft, chances)
        assert other is not None and other[0] in self.throws, f"no throw is known for {chances.title!r}"
        return Promise(*other, chances)


class Compared(NamedTuple):
    """What came of a promise. come: it was thrown at all on the way that the preview supposes; wrong: in what way it
    came out otherwise, "" if it did not.
    """

    kind: str
    come: bool
    wrong: str = ""


def _of_kind(room: Room, draft: Any, state: Any, c: int, promises: list[Promise]) -> Iterator[Compared]:
    """Promises of one kind: they come true on one way through the game, or on several that differ by their words."""
    waiting = list(promises)
    throw = room.throws[promises[0].kind]
    while waiting:
        way = _Way(room, throw, waiting[0].args, state)
        before = len(waiting)
        for s in way.dice(c):
            for promise in [promise for promise in waiting if throw.fits(s, promise.args, state)]:
                come = way.spread(s)
                if come:
                    waiting.remove(promise)
                    yield Compared(promise.kind, True, _difference(draft, promise.chances, come))
            if not waiting:
                return
        if len(waiting) == before:
            yield Compared(waiting.pop(0).kind, False)


def _asking(state: Any) -> Any:
    """A copy on which people name the dice, so that those to come are not looked at."""
    s = copy(state)
    s.dice_mode = ASKED
    s.dice_script = []
    s.draw_script = []
    s.heard = []
    return s


class Drawn(dict[Reading, float]):
    """How often each outcome came among those drawn."""


class _Way:
    """How the game goes on from a state, as a kind of throw supposes it. args: the words of the preview's title."""

    __slots__ = ("args", "room", "start", "throw")

    def __init__(self, room: Room, throw: Throw, args: Args, start: Any) -> None:
        self.room = room
        self.throw = throw
        self.args = args
        self.start = start

    def dice(self, c: int) -> Iterator[Any]:
        """The states in which a die for such a reason waits, after a choice."""
        s = _asking(self.start)
        self.throw.deal(s, self.args)
        made = self.throw.instead(s, c)
        if made not in s.opts:
            return
        choose(s, made)
        for _ in range(MOST_STEPS):
            if s.actor == NOBODY:
                return
            if self.wanted(s):
                yield s
            choose(s, self.on(s))

    def wanted(self, s: Any) -> bool:
        """Whether a die for such a reason waits."""
        top = s.agenda[-1]
        return isinstance(top, RollDie) and top.why in self.throw.why

    def on(self, s: Any) -> int:
        """How what waits is answered."""
        top = s.agenda[-1]
        if isinstance(top, RollDie):
            return FACE + self.throw.quiet.get(top.why, self.room.quiet(s))
        c = self.throw.line(s, self.args, self.start)
        return c if c >= 0 else self.room.answer(s)

    def spread(self, s: Any) -> "dict[Reading, float]":
        """What comes of the throw that waits, and how likely; nothing where that cannot be told of this one."""
        if self.throw.drawn:
            return self.followed(s)
        dice = self.throw.dice(s)
        low, high = s.DIE
        faces = range(low, high + 1)
        if len(faces) ** dice > LAID_OPEN:
            rng = Rng(f"{sorted(self.throw.why)} {dice}")
            rolls = [tuple([low + rng.below(len(faces)) for _ in range(dice)]) for _ in range(SAMPLES)]
            share = 1.0
            found: dict[Reading, float] = Drawn()
        else:
            rolls = list(product(faces, repeat=dice))
            share, found = 1 / len(rolls), {}
        for roll in rolls:
            reading = self.fallen(s, roll)
            if reading is None:
                return {}
            found[reading] = found.get(reading, 0.0) + share
        return found

    def followed(self, s: Any) -> "dict[Reading, float]":
        """What comes of a throw of as many dice as it takes, each drawn, so often as it is to be."""
        low, high = s.DIE
        rng = Rng(f"{sorted(self.throw.why)} followed")
        found: dict[Reading, float] = Drawn()
        for _ in range(self.throw.drawn):
            reading = self.fallen(s, tuple([low + rng.below(high - low + 1) for _ in range(MOST_STEPS)]))
            if reading is None:
                return {}
            found[reading] = found.get(reading, 0.0) + 1.0
        return found

    def fallen(self, s: Any, roll: tuple[int, ...]) -> Reading | None:
        """What comes of a throw that falls so; None where that cannot be told."""
        now = copy(s)
        now.heard = []
        left = list(roll)
        for _ in range(MOST_STEPS):
            if now.actor == NOBODY:
                return None
            choose(now, FACE + left.pop(0) if left and self.wanted(now) else self.on(now))
            if not left or self.throw.drawn:
                reading = self.throw.read(Fallen(self.start, self.args, s, now, now.heard))
                if reading is not None:
                    return reading
        return None


# ---------------------------------------------------------------- what was promised, and what came


Label = tuple[str, str]
"""Name and text of an outcome, as far as they are compared."""


def _difference(draft: Any, chances: Chances, come: "dict[Reading, float]") -> str:
    """In what a promise and what came of it differ, in words; "" if they do not."""
    names = all(isinstance(reading, Said) or reading.name for reading in come)
    texts = all(isinstance(reading, Said) or reading.text for reading in come)
    promised: dict[Label, float] = {}
    for outcome in chances.outcomes:
        label = (outcome.name if names else "", outcome.text if texts else "")
        promised[label] = promised.get(label, 0.0) + outcome.chance
    real: dict[Label, float] = {}
    for reading, n in come.items():
        name, text = _words(draft, reading)
        label = (name if names else "", text if texts else "")
        real[label] = real.get(label, 0.0) + n
    return f"{chances.title}: promised {promised}, came {real}" if unlike(promised, real, come) else ""


def unlike(promised: Mapping[Label, float], real: Mapping[Label, float], come: Mapping[Reading, float]) -> bool:
    """Whether what came is not what was promised, or could hardly come of that where it was drawn."""
    return _unlikely(promised, real) if isinstance(come, Drawn) else _differ(promised, real)


def _words(draft: Any, reading: Reading) -> Label:
    if isinstance(reading, Told):
        return reading.name, reading.text
    words = dict(reading.words)
    return draft.say(reading.message, words), draft.say(f"{reading.message}-text", words)


def _differ(promised: Mapping[Label, float], real: Mapping[Label, float]) -> bool:
    return any(abs(promised.get(label, 0.0) - real.get(label, 0.0)) > EXACT for label in {*promised, *real})


def _unlikely(promised: Mapping[Label, float], drawn: Mapping[Label, float]) -> bool:
    """Whether what was drawn could hardly come if the promise held: an outcome that is not promised at all, or one that
    came too often or too seldom (the bound of Chernoff, for each outcome).
    """
    n = sum(drawn.values())
    if any(label not in promised for label in drawn):
        return True
    return any(
        2 * math.exp(-n * _apart(drawn.get(label, 0.0) / n, chance)) < SUSPECT for label, chance in promised.items()
    )


def _apart(share: float, chance: float) -> float:
    """How far a share is from a chance: the divergence of Kullback and Leibler."""
    if chance >= 1:
        return 0.0 if share >= 1 else math.inf
    return sum([p * math.log(p / q) for p, q in ((share, chance), (1 - share, 1 - chance)) if p])


# ---------------------------------------------------------------- many choices


@dataclass(slots=True)
class Tally:
    """What was held against play: how often each kind of choice (decision, verb) and each kind of throw came as
    promised, how often a promise could not be followed, and what was wrong.
    """

    choices: dict[tuple[str, str], int] = field(default_factory=dict)
    throws: dict[str, int] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    tried: dict[tuple[str, str, str], int] = field(default_factory=dict)


def hold(
    room: Room, states: Iterable[Any], telling: Container[tuple[str, str]], each: int, most: int, tally: Tally
) -> None:
    """Hold the choices of some states against play.

    telling: entries of the room's tables of previewers that may tell chances; each: so often each kind of throw is
    followed after each kind of choice; most: so many choices of such a kind are looked at, whatever they tell.
    """
    for state in states:
        for c in state.opts:
            key = room.key(state, c)
            if room.previewer(key) not in telling or tally.choices.get(key, 0) >= each * len(room.throws):
                continue
            if tally.tried.get((*key, ""), 0) >= most:
                continue
            tally.tried[*key, ""] = tally.tried.get((*key, ""), 0) + 1
            _held(room, state, c, key, each, tally)


def _held(room: Room, state: Any, c: int, key: tuple[str, str], each: int, tally: Tally) -> None:
    draft, promises = room.promises(state, c)
    for kind in dict.fromkeys(promise.kind for promise in promises):
        if tally.tried.get((*key, kind), 0) >= each:
            continue
        for found in _of_kind(room, draft, state, c, [promise for promise in promises if promise.kind == kind]):
            if not found.come:
                tally.lost[kind] = tally.lost.get(kind, 0) + 1
                continue
            tally.tried[*key, kind] = tally.tried.get((*key, kind), 0) + 1
            tally.choices[key] = tally.choices.get(key, 0) + 1
            tally.throws[kind] = tally.throws.get(kind, 0) + 1
            if found.wrong:
                tally.wrong.append(f"{' '.join(key)} {draft.title}: {found.wrong}")


def unmet(room: Room, telling: Mapping[tuple[str, str], set[str]], tally: Tally) -> list[str]:
    """The entries of the room's tables, and the kinds of throws, that did not come in what was held against play though
    they may, and those that did though they never should.
    """
    met = {room.previewer(key) for key in tally.choices}
    kinds = {room.untitled.get(kind, kind) for kinds in telling.values() for kind in kinds}
    odd = [entry for entry in telling if (entry in met) == (entry in room.never)]
    return sorted({" ".join(entry).strip() for entry in odd} | (kinds - set(tally.throws)))


def wandered(table: Bench, seed: str, steps: int) -> Iterator[Any]:
    """The states of a table that is played on at random for so many choices, or until its phase is over."""
    rng = Rng(seed)
    for _ in range(steps):
        if table.asked in ("", PhaseEnd.__name__):
            return
        yield table.state
        choose(table.state, table.state.opts[rng.below(len(table.state.opts))])
