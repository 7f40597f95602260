"""A notice in words: a line that says which game and what is asked, and below it what the list of games shows."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from polemos.match import games
from polemos.match.called import title
from polemos.room.texts import LANGUAGES, Texts
from polemos.server.glances import Summary
from polemos.server.words import FOLDER

FIRST: Final = ("paired", "over", "rematch", "draw", "undo", "pause", "resume", "late", "turn")
"""What comes first in the line, if several things are told at once; whatever another part has told of comes before."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What somebody is told. lines: what is below the subject; link: where it leads; leave: where it is ended.

    id: stays the same when it is sent again; about: what a later notice about the same takes the place of. Without a
    `leave` it was asked for once, and nothing of the kind comes again.
    """

    id: str
    about: str
    language: str
    subject: str
    lines: Sequence[str]
    link: str
    leave: str

    @property
    def text(self) -> str:
        """All of it as a mail says it."""
        if not self.leave:
            return "\n".join([*self.lines, "", self.link, ""])
        t = notice_words(self.language)
        return "\n".join([*self.lines, "", self.link, "", "-- ", t("notice-leave"), self.leave, ""])


@cache
def notice_words(language: str) -> Texts:
    """The texts of notices in a language."""
    return Texts(language, [FOLDER / f"notices.{language}.ftl"])


def tells(kind: str) -> bool:
    """Whether there are words for something that somebody may be told."""
    return all(notice_words(language).has(f"notice-{kind}") for language in LANGUAGES)


def headline(kinds: Collection[str], language: str) -> str:
    """What is asked, in a line without the game."""
    t = notice_words(language)
    order = sorted(kinds, key=lambda kind: FIRST.index(kind) if kind in FIRST else -1)
    return t("notice-and").join(t(f"notice-{kind}") for kind in order)


def of_match(summary: Summary, name: str, kinds: Collection[str], language: str) -> tuple[str, list[str]]:
    """Subject and lines of a notice about a match, by what the list shows of it."""
    t = notice_words(language)
    game = title(games.find(summary["game"]), language)
    scenario = summary.get("titles", {}).get(language, "")
    known = (scenario, name, summary.get("moments", {}).get(language, ""))
    asked = headline(kinds, language)
    sentence = t("notice-sentence", {"what": asked})
    return plain(t("notice-subject", {"game": game, "what": asked})), [
        sentence[:1].upper() + sentence[1:],
        "",
        *(plain(line) for line in (game, *dict.fromkeys(known)) if line),
    ]


def of_confirmation(language: str) -> tuple[str, list[str]]:
    """Subject and lines of the mail by which an address is confirmed: nothing in it comes from whoever asks for it."""
    t = notice_words(language)
    return t("notice-confirm"), [t("notice-confirm-text"), t("notice-confirm-not")]


def plain(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())
