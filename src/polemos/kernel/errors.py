"""Errors that a person may meet. Their text is one line: what, where, what would be right."""


class PolemosError(Exception):
    """Base of all errors that are told to a person as they stand."""


class BadInput(PolemosError):
    """A record, a position, a name or a message that cannot be used."""


class IllegalChoice(PolemosError):
    """A choice that the rules forbid now, or that answers a question which is no longer asked."""
