"""The messages of what people note of a match: comments to its moments, and lines that they try and keep."""

from typing import Annotated

from pydantic import AfterValidator, Field

from polemos.match.notebook import LONGEST, LONGEST_NAME
from polemos.server.readable import prose, readable
from polemos.server.wire import Asked, Model


class CommentModel(Model):
    """What one has written to a moment of a match."""

    n: int
    """The moment: the number of its last entry, 0 for the beginning."""
    text: str
    stands: bool
    """Whether the match still has the moment; false where something before it was taken back since."""


class WriteComment(Asked):
    """A comment to a moment, in place of what stood there; "" takes it away."""

    n: Annotated[int, Field(ge=0, le=10**9)]
    text: Annotated[str, Field(max_length=LONGEST), AfterValidator(prose)]


class VariationText(Model):
    """A line of a variation in words: after which of its entries, and whether it is a comment."""

    k: int
    text: str
    comment: bool


class VariationModel(Model):
    """A line that was tried from a moment of a match, and kept."""

    id: str
    n: int
    """The moment of the match from which it goes."""
    name: str
    entries: int
    lines: list[VariationText]
    """What happens in it; empty while one may not look at it."""
    trouble: str
    """Why it can no longer be played; "" where it can."""
    stands: bool
    """Whether the match still has the moment."""


class OriginModel(Model):
    """Where a match came from that is a line."""

    source: str
    """The match; "" if it is not there any more."""
    source_name: str
    n: int
    """The moment of it from which the line goes."""
    before: int
    """Entries of lines before it, from which it goes on."""
    variation: str
    """The name of the variation as which it is kept; "" as long as it is not."""
    supposed: bool
    """Whether what was hidden from one was dealt anew in it: then it cannot be kept."""


class TryLine(Asked):
    """A line is to be tried from a moment."""

    n: Annotated[int, Field(ge=0, le=10**9)]
    seats: dict[str, str] = {}
    """Who plays it: people at this screen where nothing else is said."""


class KeepLine(Asked):
    """The match is to be kept as a variation of the one from which it came."""

    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(readable)]


class Notes(Model):
    """What one has noted of a match, for oneself alone."""

    comments: list[CommentModel]
    variations: list[VariationModel]
    line: OriginModel | None
    """Where the match came from, if it is a line itself."""
    no_lines: str
    """Why one may try no lines in it; "" where one may."""
    supposed: bool
    """Whether what is hidden from one is dealt anew in lines that one tries; such lines are not kept as variations."""
