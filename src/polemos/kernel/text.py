"""Texts that a person reads, from Fluent files, one per language."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from polemos.kernel.errors import shown

LANGUAGES: Final = ("en", "ja")
GREATEST: Final = 10**15
"""Numbers from here on are not written in the reader's way: Fluent stumbles over very long ones."""
LONGEST: Final = 900
"""Characters of an argument that stand in a message: Fluent takes no more than a thousand."""


class Texts:
    """The messages of one language out of one or more Fluent files; later files add to earlier ones."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def listed(self, words: Sequence[str]) -> str:
        """Words with commas between, as the message `list-comma` of the language has them."""
        return self("list-comma").join(words)

    def __call__(self, message: str, args: Mapping[str, str | int] | None = None) -> str:
        """The text of a message. A message that does not exist, or lacks an argument, is a defect: KeyError."""
        if not self._bundle.has_message(message):
            raise KeyError(f"no message {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, {name: _cut(value) for name, value in (args or {}).items()})
        if errors:
            raise KeyError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)


def _cut(value: str | int) -> str | int:
    """An argument, without the rest of one that is too long for a message; a number beyond all sense is only a text."""
    if isinstance(value, int):
        return value if abs(value) < GREATEST else shown(value)
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}..."
