"""How large a position may be: looked at before it is parsed, since parsing a hostile one could take hours.

The parser of TOML takes a time that grows with the square of the parts of a dotted key. So a text is first cut into its
strings, comments and marks, in one pass that follows the parser: where the two could see it differently, it stops.
"""

import re
from typing import Any, Final

from polemos.match.words import Wrong

LONGEST: Final = 256 * 1024
"""Bytes of a position as text. The largest scenario takes less than 7,000, a saved state less than 14,000."""
DEEPEST: Final = 16
"""Parts of a key, and lists and tables within each other."""
MOST_KEYS: Final = 10_000
"""Keys and headers of tables in a text."""
MOST_PARTS: Final = 20_000
"""Values, lists and tables of a position that has been parsed. A saved state has less than 4,000."""

TOKEN: Final = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"(?!""))*+(?:"{3,5}|\Z|\\)'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r"|#[^\n]*"
    r"|(?P<header>(?:^|(?<=\n))[ \t]*\[)"
    r"""|(?P<part>"(?:[^"\\\n]|\\.)*+["\\]?|'[^'\n]*+'?|[A-Za-z0-9_-]+)"""
    r"|(?P<dot>\.)"
    r"|(?P<blank>[ \t]+)"
    r"|(?P<key>=)"
    r"|[\s\S]"
)


def check_text(text: str, where: str) -> None:
    """Refuse a position that is too long. Raises Wrong."""
    if len(text) > LONGEST or len(text.encode("utf-8", "replace")) > LONGEST:
        raise Wrong("wrong-long", file=where, most=LONGEST // 1024)


def check_toml(text: str, where: str) -> None:
    """Refuse a text whose keys have too many parts, or that has too many of them. Raises Wrong."""
    deepest, keys = measured(text)
    if deepest > DEEPEST:
        raise Wrong("wrong-deep", file=where, most=DEEPEST)
    if keys > MOST_KEYS:
        raise Wrong("wrong-many-keys", file=where, most=MOST_KEYS)


def measured(text: str) -> tuple[int, int]:
    """The parts of the longest dotted key of a text in TOML, and how many keys and headers it has."""
    dots = deepest = keys = 0
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "dot":
            dots += 1
            deepest = max(deepest, dots + 1)
        elif kind not in ("part", "blank"):
            dots = 0
            keys += kind in ("key", "header")
    return deepest, keys


def check_parts(data: Any, where: str) -> None:
    """Refuse a position of too many values, or with too much in each other. Raises Wrong."""
    parts = 0
    layer = [data]
    for _ in range(DEEPEST + 1):
        parts += len(layer)
        if parts > MOST_PARTS:
            raise Wrong("wrong-many-parts", file=where, most=MOST_PARTS)
        inner: list[Any] = []
        for one in layer:
            if isinstance(one, dict):
                inner.extend(one.values())
            elif isinstance(one, list):
                inner.extend(one)
        layer = inner
    if layer:
        raise Wrong("wrong-deep", file=where, most=DEEPEST)
