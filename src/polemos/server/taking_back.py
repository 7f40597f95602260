"""What somebody may take back: by himself, or with the word of a person at another place."""

from polemos.kernel.flow import NOBODY
from polemos.match.called import aside_text
from polemos.match.match import AnyMatch
from polemos.match.record import ASIDE, CHOICE, Entry
from polemos.server.rights import Rights
from polemos.server.teaching import lesson_undo
from polemos.server.words import words


def by_himself(match: AnyMatch, side: int, rights: Rights) -> bool:
    """Whether a side takes its last decision back without asking anybody.

    With a person at another place only as long as he has neither acted nor been asked anything since. It goes by who
    decides and who has decided, which all may know.
    """
    place = match.marks.last_of(side)
    if place < 0 or match.ended is not None:
        return False
    if not rights.others(match):
        return True
    return match.state.actor == side and all(mark.actor in (side, NOBODY) for mark in match.marks[place:])


def back_by_consent(match: AnyMatch, side: int, rights: Rights) -> int:
    """The entry after which play goes on if a side may take its last decision back; -1 if there is nothing to ask."""
    if match.over or match.record.header.lesson or not rights.others(match) or side not in rights.people(match):
        return -1
    if by_himself(match, side, rights):
        return -1
    place = match.marks.last_of(side)
    if place >= 0:
        return match.marks[place].entries
    name, entries = match.game.sides[side], match.record.entries
    made = (n for n in range(match.n, match.resumed, -1) if entries[n - 1].kind == CHOICE)
    return next((n - 1 for n in made if entries[n - 1].side == name), -1)


def undo_text(match: AnyMatch, side: int, language: str, rights: Rights) -> str:
    """What the viewer could take back by himself, in words; "" if nothing."""
    if match.record.header.lesson:
        return lesson_undo(match, language) if rights.people(match) else ""
    if side not in rights.people(match) or not by_himself(match, side, rights):
        return ""
    place = match.marks.last_of(side)
    return entry_text(match, match.marks[place].state, match.end_of(place), language)


def asked_text(match: AnyMatch, side: int, language: str, rights: Rights) -> str:
    """What the viewer could take back if the other allows it, in words; "" if nothing."""
    to = back_by_consent(match, side, rights)
    return entry_text(match, match.at(to), match.record.entries[to], language) if to >= 0 else ""


def entry_text(match: AnyMatch, before: object, entry: Entry, language: str) -> str:
    """An entry in words, by the state before it."""
    game = match.game
    if entry.kind == ASIDE:
        return aside_text(game, language, entry.text)
    if entry.kind != CHOICE:
        return words(language)("undo-dice", {"numbers": entry.text})
    return game.edge.describe(before, game.rules.choice_value(entry.text), language).text


def asked_since(match: AnyMatch) -> int:
    """The entry since which whoever decides now has been deciding: the last choice of another side, else 0."""
    if match.over:
        return match.n
    name, entries = match.game.sides[match.state.actor], match.record.entries
    return next((n for n in range(match.n, 0, -1) if entries[n - 1].kind == CHOICE and entries[n - 1].side != name), 0)
