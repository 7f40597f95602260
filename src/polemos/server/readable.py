"""Names and seeds that people can read: none that is blank, and none with what nobody sees."""

import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, Field

UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of characters that control, join or turn others, or that are none."""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are blank."""


def readable(text: str) -> str:
    """The text itself. Raises ValueError for one that people cannot read."""
    for at, letter in enumerate(text, 1):
        if unicodedata.category(letter) in UNSEEN or letter in BLANKS:
            raise ValueError(
                f"character {at} (U+{ord(letter):04X}) cannot be seen; letters, digits, signs and spaces would be right"
            )
    if text and not text.strip():
        raise ValueError("there are only blanks; a letter or more, or nothing at all, would be right")
    return text


def prose(text: str) -> str:
    """A text of several lines itself; of nothing but blanks "". Raises ValueError for one that people cannot read."""
    for row in text.split("\n"):
        if row.strip():
            readable(row.replace("\t", " "))
    return text if text.strip() else ""


Title = Annotated[str, Field(max_length=80), AfterValidator(readable)]
"""What people call a match."""
Seed = Annotated[str, Field(max_length=200), AfterValidator(readable)]
