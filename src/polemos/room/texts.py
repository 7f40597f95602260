"""Texts that a person reads, from Fluent files, one per language."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from polemos.kernel.errors import shown

LANGUAGES: Final = ("en", "ja")
GREATEST: Final = 10**15
"""Numbers from here on are not written in the reader's way: Fluent stumbles over very long ones."""
LONGEST: Final = 900
"""Characters of an argument that stand in a message: Fluent takes no more than a thousand."""
KEPT: Final = 10_000
"""Texts of a language that are kept as they were written; twice as many for a while."""
HEAD: Final = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
"""A message or term of which another one speaks."""


class Texts:
    """The messages of one language out of one or more Fluent files; later files add to earlier ones.

    A message is parsed when it is first wanted: a file of a thousand takes a quarter of a second, and few are said.
    What has been said is kept by message and arguments: most of what a table shows is said again at the next one.
    """

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._lock = Lock()
        self._parsed: set[str] = set()
        self._waiting: dict[str, str] = {}
        # those said of late, and those said before them: when the first are many, they take the place of the others
        self._said: dict[object, str] = {}
        self._before: dict[object, str] = {}
        for path in files:
            for name, source in _messages(path.read_text(encoding="utf-8")):
                self._waiting.setdefault(name, source)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        if message in self._waiting:
            with self._lock:
                self._parse(message)
        return self._bundle.has_message(message)

    def _parse(self, name: str) -> None:
        """Parse a message, and those of which it speaks, unless that has been done."""
        if name not in self._waiting or name in self._parsed:
            return
        self._parsed.add(name)
        source = self._waiting[name]
        self._bundle.add_resource(FluentResource(source))
        for other in REFERENCE.findall(source):
            self._parse(other)
        # only now: another thread that wants it must wait for all of it
        del self._waiting[name]

    def listed(self, words: Sequence[str]) -> str:
        """Words with commas between, as the message `list-comma` of the language has them."""
        return self("list-comma").join(words)

    def each(self, message: str, names: Iterable[str]) -> tuple[str, ...]:
        """Messages that begin alike, by the names behind the hyphen."""
        return tuple([self(f"{message}-{name}") for name in names])

    def __call__(self, message: str, args: Mapping[str, str | int] | None = None) -> str:
        """The text of a message. A message that does not exist, or lacks an argument, is a defect: KeyError."""
        key = (message, *args.items()) if args else message
        text = self._said.get(key)
        if text is None:
            text = self._before.get(key)
            if text is None:
                text = self._written(message, args or {})
            if not args or all(isinstance(value, int) or len(value) <= LONGEST for value in args.values()):
                self._keep(key, text)
        return text

    def _keep(self, key: object, text: str) -> None:
        """Keep a text. Without the lock: what another thread loses by it is only written once more."""
        if len(self._said) >= KEPT:
            self._before, self._said = self._said, {}
        self._said[key] = text

    def _written(self, message: str, args: Mapping[str, str | int]) -> str:
        """The text of a message, written anew."""
        if not self.has(message):
            raise KeyError(f"no message {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, {name: _cut(value) for name, value in args.items()})
        if errors:
            raise KeyError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)


def _messages(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file, each with its lines."""
    name, lines = "", list[str]()
    for line in source.splitlines(keepends=True):
        head = HEAD.match(line)
        if head or line.startswith("#"):
            if name:
                yield name, "".join(lines)
            name, lines = (head.group(1) if head else ""), []
        lines.append(line)
    if name:
        yield name, "".join(lines)


def _cut(value: str | int) -> str | int:
    """An argument, without the rest of one that is too long for a message; a number beyond all sense is only a text."""
    if isinstance(value, int):
        return value if abs(value) < GREATEST else shown(value)
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}..."


def signed(value: int) -> str:
    """What is added to a sum, as printed."""
    return f"{value:+d}" if value else "0"
