"""The messages of the library of one's games: what one's own play comes to, and how games begin."""

from typing import Literal

from polemos.server.wire import Model

Outcome = Literal["", "on", "over", "won", "lost", "draw", "broken"]
"""How a match stands for who asks: any, under way, over; won and lost are of matches in which he plays one side."""
Order = Literal["latest", "oldest", "longest", "shortest", "name"]
"""What comes first: what was played last or first, has the most or the fewest entries, or is first by name."""


class PlayModel(Model):
    """What one's own play comes to, of a game, as one side, against one opponent."""

    game: str
    side: str
    opponent: str
    """A bot, or "human"."""
    won: int
    drawn: int
    lost: int
    on: int
    """How many are not over."""
    entries: int
    """Entries of the records of those that are over, all together: the mean length comes of them."""
    turns: int
    """And their turns."""


class Statistics(Model):
    """What one's own play comes to: matches in which one plays one side, lessons and exercises left out."""

    plays: list[PlayModel]
    """By game, side and opponent."""
    both: int
    """Matches in which one plays all sides."""
    watched: int
    """Matches in which one plays none."""
    lessons: int
    """Lessons and exercises."""
    unread: int
    """Matches of whose records only a part has been read: they are missing until they are."""


class OpeningModel(Model):
    """A choice near the beginning of games, at which they part, and what became of those in which it was made."""

    depth: int
    """0 where games part first; what has a greater one belongs to the last before it that has a smaller one."""
    n: int
    """The entry of the record."""
    side: str
    text: str
    games: int
    wins: list[int]
    """How many each side won, in the order of the game's sides."""
    draws: int
    on: int
    """How many are not over."""
    match: str
    """One of them, by its id."""


class Openings(Model):
    """How games of a scenario begin, from the records that one may read."""

    game: str
    scenario: str
    games: int
    """How many records were read."""
    sealed: int
    """How many may not be read, as somebody still hides something in them."""
    parts: list[OpeningModel]
    """Where they part, in the order in which they are read, the most frequent choice first."""
    unread: int
