"""Which tests take long: those marked so, or some of their cases."""

import pytest


def is_long(item: pytest.Item) -> bool:
    """Whether a test is one of those that `make test` leaves to `make test-long`."""
    mark = item.get_closest_marker("long")
    if mark is None:
        return False
    case = item.callspec.id if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ""

    def named(words: str | tuple[str, ...]) -> bool:
        return any(word in case for word in ([words] if isinstance(words, str) else words))

    return named(mark.kwargs["only"]) if "only" in mark.kwargs else not named(mark.kwargs.get("but", ()))
