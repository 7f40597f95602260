"""Chances that previews tell, held against the rules: the choice is made on copies, every face of the dice is named.

A preview lists the throws to which its choice leads, each with its outcomes. A room says how each kind of throw is read
out of play:

    THROWS = {"siege": Throw({R_SIEGE}, read=siege_ends)}

and `hold` makes each choice, answers what is asked on the way as the throw supposes it (nobody interferes), lets the
dice of the throw fall in every way that they can, reads what came of each, and says where that differs from what the
preview has promised. Of throws with more dice than can be laid open so many ways are drawn (see SAMPLES).

Which kinds of throws there are, and which choices may lead to one, stands in the code of the previews: `throwing`.
"""

import ast
import importlib
import math
import pkgutil
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from polemos.kernel.dice import ASKED, Rng
from polemos.kernel.flow import FACE, NOBODY, VERB, Event, RollDie, RollInstead, choose, copy
from polemos.room.messages import Word
from polemos.room.preview_builder import previewed
from polemos.room.view_models import Chances
from polemos.testing.bench import Bench, PhaseEnd

Args = Mapping[str, Word]

MOST_STEPS: Final = 400
"""Questions answered between a choice and the throw of which a preview tells, and from there to what comes of it."""
LAID_OPEN: Final = 1300
"""So many ways in which dice can fall are all tried."""
SAMPLES: Final = 2000
"""Of more so many are drawn."""
SUSPECT: Final = 1e-6
"""A promise under which what was drawn is as unlikely as that is taken for false."""
EXACT: Final = 1e-9


class Said(NamedTuple):
    """An outcome as a preview names it: the message of its name (of its text, with `-text`), and their words."""

    message: str
    words: tuple[tuple[str, Word], ...] = ()


class Told(NamedTuple):
    """An outcome whose name and text are put together otherwise; what is left empty is not compared."""

    name: str = ""
    text: str = ""


class Fallen(NamedTuple):
    """A throw that has fallen. start: where the choice is made of whose preview it is; args: the words of its title;
    before: the die still waits; after: where the game has come to since; heard: what was told since.
    """

    start: Any
    args: Args
    before: Any
    after: Any
    heard: Sequence[Event]

    @property
    def taken(self) -> bool:
        """Whether a rule has read the dice, whoever might have had them rolled again."""
        # a die that is rolled once more lies there already
        lying = int(isinstance(self.before.agenda[-1], RollInstead))
        return len(self.after.rolled) <= len(self.before.rolled) - lying

    @property
    def asked(self) -> Any:
        """The question that waits since, None when the game is over."""
        return self.after.agenda[-1] if self.after.actor != NOBODY else None

    def first(self, *kinds: str) -> Event | None:
        """The first event of some kinds."""
        return next((event for event in self.heard if event.kind in kinds), None)

    @property
    def reader(self) -> Any:
        """The step that comes after the dice of the throw."""
        return next(step for step in reversed(self.before.agenda) if not isinstance(step, RollDie))

    def pending(self, *kinds: type) -> bool:
        """Whether a step of some kinds is still to be done."""
        return any(isinstance(step, kinds) for step in self.after.agenda)


def said(message: str, **words: Word) -> Said:
    """An outcome by its message and the words in it."""
    return Said(message, tuple(words.items()))


Reading = Said | Told
Answer = Callable[[Any], int]


def one_die(s: Any) -> int:
    """A throw is of one die."""
    return 1


def any_throw(s: Any, args: Args, start: Any) -> bool:
    """Whatever is rolled for such a reason is the throw."""
    return True


def the_choice(s: Any, c: int) -> int:
    """The preview supposes the choice of which it speaks."""
    return c


def as_it_lies(s: Any, args: Args) -> None:
    """What lies hidden on the way is what it is."""


def as_usual(s: Any, args: Args, start: Any) -> int:
    """Questions on the way are answered as usual."""
    return -1


@dataclass(slots=True, frozen=True)
class Throw:
    """How a kind of throw is read out of play.

    why: reasons of its dice; read: what has come of it, None while the game has to go on for that; dice: how many they
    are, by the state in which the first of them waits; fits: whether the die that waits is the throw of which the
    preview of a choice in a state has said these words; instead: the choice that the preview supposes, where it is not
    the one of which it speaks; deal: hides on a copy what the preview supposes to lie hidden; line: how a question on
    the way from a state is answered, -1 for as usual; quiet: faces of dice on the way, by their reasons, where they
    must not be the usual ones; drawn: for a throw of as many dice as it takes, so many are drawn, and what came is
    read as soon as it can be.
    """

    why: frozenset[int]
    read: "Callable[[Fallen], Reading | None]"
    dice: Callable[[Any], int] = one_die
    fits: Callable[[Any, Args, Any], bool] = any_throw
    instead: Callable[[Any, int], int] = the_choice
    deal: Callable[[Any, Args], None] = as_it_lies
    line: Callable[[Any, Args, Any], int] = as_usual
    quiet: Mapping[int, int] = field(default_factory=dict)
    drawn: int = 0


class Promise(NamedTuple):
    """Chances of a preview, the kind of their throw, and the words of their title."""

    kind: str
    args: Args
    chances: Chances


class Noting:
    """Mixed into a room's draft of a preview: notes which message each text was made of."""

    def __init__(self, *args: Any) -> None:
        self.noted: dict[str, list[tuple[str, Args]]] = {}
        super().__init__(*args)

    def say(self, message: str, args: Args | None = None) -> str:
        """A message of the previews, noted."""
        text: str = super().say(message, args)  # type: ignore[misc]
        self.noted.setdefault(text, []).append((message, dict(args or {})))
        return text


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


# ---------------------------------------------------------------- which throws there are, by the code

THROWERS: Final = ("chance", "die", "thrown")
"""Methods of a draft that note down a throw; their first argument is the message of its title."""
Name = tuple[str, str]
"""A function or table of the previews: its module and its name."""


class Code:
    """The sources of a package of previews: what each function throws itself, and what it calls."""

    def __init__(self, package: ModuleType) -> None:
        self.nodes: dict[Name, ast.AST] = {}
        self.known: dict[str, dict[str, Name]] = {}
        """By module, what a name in it stands for."""
        self.modules: dict[str, dict[str, str]] = {}
        """By module, the modules of the package that it calls by name."""
        names = [module.name for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")]
        trees = {
            name: ast.parse(Path(str(importlib.import_module(name).__file__)).read_text("utf-8")) for name in names
        }
        for name, tree in trees.items():
            self.known[name] = {}
            self.modules[name] = {}
            for node in tree.body:
                self._note(package.__name__, names, name, node)
        self._thrown: dict[Name, set[str]] = {node: set(self._own(node)) for node in self.nodes}
        self._calls: dict[Name, set[Name]] = {node: set(self._called(node)) for node in self.nodes}

    def _note(self, package: str, names: list[str], module: str, node: ast.stmt) -> None:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                if node.module in names:
                    self.known[module][alias.asname or alias.name] = (node.module, alias.name)
                elif node.module == package:
                    self.modules[module][alias.asname or alias.name] = f"{package}.{alias.name}"
        elif isinstance(node, ast.FunctionDef):
            self._here(module, node.name, node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    self._here(module, target.id, node)

    def _here(self, module: str, name: str, node: ast.AST) -> None:
        self.nodes[module, name] = node
        self.known[module][name] = (module, name)

    def _called(self, of: Name) -> Iterator[Name]:
        module = of[0]
        for node in ast.walk(self.nodes[of]):
            if isinstance(node, ast.Name) and node.id in self.known[module]:
                yield self.known[module][node.id]
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                other = self.modules[module].get(node.value.id)
                if other is not None:
                    yield other, node.attr

    def _own(self, of: Name) -> Iterator[str]:
        """The throws that a function notes down itself."""
        for node in ast.walk(self.nodes[of]):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr in THROWERS:
                yield from self._messages(of, node.args[0])
            elif isinstance(node.func, ast.Name) and node.func.id == "Chances":
                yield from self._titles(of, node.args[0])

    def _titles(self, of: Name, title: ast.expr) -> Iterator[str]:
        """The messages of a title that is said outright, or put by under a name."""
        if isinstance(title, ast.Name):
            for node in ast.walk(self.nodes[of]):
                if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [title.id]:
                    yield from self._titles(of, node.value)
        elif isinstance(title, ast.Call) and isinstance(title.func, ast.Attribute) and title.func.attr == "say":
            yield from self._messages(of, title.args[0])
        else:
            yield f"{of[1]}: {ast.unparse(title)}"

    def _messages(self, of: Name, message: ast.expr) -> Iterator[str]:
        """The texts that an argument can be: itself, what a loop goes through, or what callers hand over."""
        if isinstance(message, ast.Constant):
            yield str(message.value)
            return
        function = self.nodes[of]
        assert isinstance(message, ast.Name) and isinstance(function, ast.FunctionDef), (of, ast.unparse(message))
        for node in ast.walk(function):
            if isinstance(node, ast.For):
                names = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
                for n, name in enumerate(names):
                    if isinstance(name, ast.Name) and name.id == message.id and isinstance(node.iter, ast.Tuple):
                        for row in node.iter.elts:
                            yield from self._messages(of, row.elts[n] if isinstance(row, ast.Tuple) else row)
        parameters = [argument.arg for argument in function.args.args]
        if message.id in parameters:
            at = parameters.index(message.id)
            for caller, tree in self.nodes.items():
                for node in ast.walk(tree):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > at:
                        if self.known[caller[0]].get(node.func.id) == of:
                            yield from self._messages(caller, node.args[at])

    def throws(self, of: Name) -> set[str]:
        """Every throw that a function may come to, by itself or by what it calls."""
        met: set[Name] = set()
        waiting = [of]
        while waiting:
            name = waiting.pop()
            if name in self.nodes and name not in met:
                met.add(name)
                waiting += self._calls[name]
        return {message for name in met for message in self._thrown[name]}


def throwing(package: ModuleType, room: Room) -> dict[tuple[str, str], set[str]]:
    """By entry of the room's tables of previewers (decision, or "", and verb), the kinds of throws of which its
    preview may tell; entries without one are left out.
    """
    code = Code(package)
    entries = {**{("", verb): preview for verb, preview in room.by_verb.items()}, **room.by_decision}
    found = {key: code.throws((preview.__module__, preview.__name__)) for key, preview in entries.items()}
    return {key: throws for key, throws in found.items() if throws}
