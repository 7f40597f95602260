"""The messages of a game room, for tests that hold them against what the room can say."""

import ast as python
import importlib
import pkgutil
import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from polemos.kernel import flow
from polemos.kernel.flow import EVERYBODY, NOBODY, VERB, Decision, Event, choose
from polemos.kernel.saved import stands_alone
from polemos.room import messages as wording
from polemos.room.game import AnyGame
from polemos.room.messages import Wording, fields_of, kebab
from polemos.room.texts import LANGUAGES

OFTEN: Final = 8
"""So many decisions of each kind are looked at, and of those that come later this share."""
RARELY: Final = 0.02
TOLD: Final = 40
"""Events after each choice."""

BELOW: Final = (Path(flow.__file__).parent, Path(wording.__file__).parent)


class Variables(Visitor):
    """Gathers the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(data: Path, language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with the names of its arguments; no message twice."""
    found: dict[str, frozenset[str]] = {}
    parser = FluentParser()
    written = [parser.parse(file.read_text(encoding="utf-8")) for file in wording.files_in(data, language)]
    for entry in [entry for resource in written for entry in resource.body]:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def decisions(room: ModuleType) -> dict[str, type[Decision]]:
    """Every decision of a room, by its name in messages."""
    found: dict[str, type[Decision]] = {}
    for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
        if module.name.rpartition(".")[2].startswith("_"):
            continue
        for value in vars(importlib.import_module(module.name)).values():
            own = isinstance(value, type) and value.__module__.startswith(room.__name__)
            if own and issubclass(value, Decision) and stands_alone(value):
                found[kebab(value.__name__)] = value
    return found


@cache
def sayings(folder: Path) -> tuple[frozenset[str], frozenset[str]]:
    """What a room, and the floors below for it, can say: texts and the words in them; formats, as patterns."""
    texts: set[str] = set()
    formats: set[str] = set()
    for path in (path for place in (folder, *BELOW) for path in place.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, python.Constant) else ".+" for p in node.values]
                formats.add("".join(parts))
            elif isinstance(node, python.Constant) and isinstance(node.value, str):
                texts.update((node.value, *node.value.split()))
    return frozenset(texts), frozenset(text for text in formats if re.search("[a-z]", text))


@cache
def spoken(folder: Path, family: str) -> Callable[[str], bool]:
    """Whether a text is said, but for the format that makes any message of a family, as `head-...`."""
    texts, formats = sayings(folder)
    fits = re.compile("|".join(sorted(formats - {f"{family}\\-.+"}))).fullmatch
    return cache(lambda text: text in texts or fits(text) is not None)


def idle(folder: Path, message: str) -> bool:
    """Whether nothing in the code of a room could speak a message whose name stands there, in one piece or in two."""
    family, _, short = message.partition("-")
    short = short.removesuffix("-text").removesuffix("-note")
    halves = [(short[:i], short[i + 1 :]) for i, letter in enumerate(short) if letter == "-"]
    said = spoken(folder, family)
    return not (said(message) or said(short) or any(said(one) and said(other) for one, other in halves))


# ---------------------------------------------------------------- what holds of the words of every room


def wanted(game: AnyGame, said: Wording, asked: Iterable[str]) -> set[str]:
    """The messages that every room must have; asked: its decisions, by their names in messages."""
    found = {"game-title", *[f"side-{name}" for name in game.sides], *[f"scenario-{name}" for name in game.scenarios]}
    found |= {f"option-{option.name}".replace("_", "-") for option in game.options}
    found |= {f"do-{verb}" for verb, _ in said.ids.verbs} | {f"ask-{name}" for name in asked}
    return found | {f"event-{kind}" for kind in said.events if kind not in said.details}


def special(said: Wording, asked: Iterable[str]) -> set[str]:
    """The messages of choices that one decision may have of its own."""
    return {f"do-{name}-{verb}" for name in asked for verb, _ in said.ids.verbs}


def of_rolls(game: AnyGame) -> set[str]:
    """The messages that a game may have for what its rolls need, and for where nothing comes of them."""
    telling = game.edge.telling
    return {f"{word}-{reason}" for reason in (telling.reasons if telling else ()) for word in ("needs", "otherwise")}


def check_events(data: Path, said: Wording, value: int = 0) -> None:
    """Every event can be told in every language, of nothing but what it carries; details are passed over.

    value: a value that arguments of every type can have.
    """
    for kind, schema in said.events.items():
        for language in LANGUAGES:
            told = said.tell(Event(kind, (value,) * len(schema), (), EVERYBODY), language)
            assert bool(told) != (kind in said.details), kind
            if kind not in said.details:
                assert messages(data, language)[f"event-{kind}"] <= {name for name, _ in schema}, kind


def check_choices(
    data: Path, said: Wording, asked: Iterable[str], state: Any, first: Callable[[str], int] = lambda verb: 0
) -> None:
    """The messages of choices speak of nothing that is not given to them. first: a value that a verb can have."""
    own = special(said, asked)
    for name, arguments in messages(data, LANGUAGES[0]).items():
        if name.startswith("do-"):
            known: set[str] = set()
            for i, (verb, _) in enumerate(said.ids.verbs):
                if name == f"do-{verb}" or (name.endswith(f"-{verb}") and name in own):
                    known |= set(said.choice_args(state, i * VERB + first(verb)))
            assert arguments <= known, name


def check_questions(
    data: Path, said: Wording, asked: Mapping[str, type[Decision]], more: Mapping[str, str] | None = None
) -> None:
    """The same for questions, and nothing is given for decisions that there are not. more: what a room adds itself."""
    fields: set[str] = set()
    for name, decision in asked.items():
        known = {"side", (more or {}).get(name, "side"), *[argument for argument, _, _ in said.facts.get(name, ())]}
        for field in fields_of(decision):
            fields.add(field)
            own = said.own_fields.get((name, field)) or said.fields.get(field)
            known |= {own[0]} if own else set()
        assert messages(data, LANGUAGES[0])[f"ask-{name}"] <= known, name
    assert set(said.facts) <= set(asked)
    assert {name for name, _ in said.own_fields} <= set(asked)
    assert set(said.fields) <= fields


def check_play(game: AnyGame, said: Wording, scenario: str, options: Sequence[str], games: int = 1) -> int:
    """What random games meet can be said, rare decisions first, and no two choices look alike.

    How many kinds of decisions were met.
    """
    met: dict[str, int] = {}
    for seed in range(games):
        chance = random.Random(f"{scenario} {options} {seed}")
        state = game.rules.new(scenario, options, f"words {seed}")
        while state.actor != NOBODY:
            name = type(state.agenda[-1]).__name__
            met[name] = met.get(name, 0) + 1
            if met[name] <= OFTEN or chance.random() < RARELY:
                for language in LANGUAGES:
                    question = game.edge.question(state, language)
                    assert question is not None and question.text, name
                    texts = [choice.text for choice in question.choices]
                    assert len(set(texts)) == len(texts), (name, sorted(t for t in texts if texts.count(t) > 1))
            state.heard = []
            choose(state, chance.choice(state.opts))
            for event in state.heard[:TOLD]:
                assert all(said.tell(event, language) or event.kind in said.details for language in LANGUAGES)
    return len(met)
