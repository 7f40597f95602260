"""Errors that a person may meet. Their text is one line: what, where, what would be right."""

from typing import Final


class PolemosError(Exception):
    """Base of all errors that are told to a person as they stand."""


class BadInput(PolemosError):
    """A record, a position, a name or a message that cannot be used."""


class IllegalChoice(PolemosError):
    """A choice that the rules forbid now, or that answers a question which is no longer asked."""


LONG: Final = 60


def shown(value: object) -> str:
    """A value as it stands in an error: on one line, and never longer than that."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "a value too long to show"
    return text if len(text) <= LONG else f"{text[: LONG - 3]}..."
