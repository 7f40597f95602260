"""Variations at work: a kept line is played from its moment, as far as the rules allow, and put into words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from polemos.kernel.dice import DICE_MODES, Rng, seed_pair
from polemos.kernel.errors import BadInput, PolemosError, shown
from polemos.kernel.flow import Event
from polemos.match.entry import Entry
from polemos.match.match import AnyMatch, match_at, open_match
from polemos.match.moments import may_hear
from polemos.match.notebook import Variation
from polemos.match.replay import listen
from polemos.match.rolls import rolled
from polemos.match.seat import Player
from polemos.match.words import Wrong
from polemos.room.telling import DETAIL


class Unsupposable(PolemosError):
    """At that moment the other side is asked what is secret itself: nothing can be supposed until it has answered."""


@dataclass(frozen=True, slots=True)
class ToldVariation:
    """A variation in words: lines of what happens in it and comments to it, each with its moment in the variation and
    whether it is a comment; `trouble` says why it can no longer be played, "" where it can.
    """

    name: str
    lines: tuple[tuple[int, str, bool], ...]
    trouble: str = ""


def outset(match: AnyMatch, variation: Variation) -> Any:
    """The state in which a variation begins, with its dice to come. Raises BadInput for a moment that is lost."""
    state = match.at(variation.n)
    if variation.entries[0].seeded:
        state.dice_one, state.dice_two = variation.entries[0].seeded
    return state


def steps(match: AnyMatch, variation: Variation) -> Iterator[tuple[int, Any, list[Event]]]:
    """Each entry of a variation by its number, with the state after it and what happened.

    Raises Wrong where it can no longer be played.
    """
    state = outset(match, variation)
    for k, entry in enumerate(variation.entries, 1):
        try:
            heard = listen(match.game, state, entry)
        except PolemosError as error:
            raise Wrong("wrong-variation", name=variation.name, k=k, why=str(error)) from None
        except Exception as error:
            # rules meet a state that no play led to: the record was edited
            why = f"{type(error).__name__}: {shown(str(error))}"
            raise Wrong("wrong-variation", name=variation.name, k=k, why=why) from error
        if entry.rolled and entry.rolled != rolled(heard):
            raise Wrong("wrong-variation-dice", name=variation.name, k=k)
        yield k, state, heard


def with_dice(match: AnyMatch, variation: Variation) -> Variation:
    """A variation with the faces that fall in each of its entries. Raises Wrong where it can no longer be played."""
    faces = [rolled(heard) for _, _, heard in steps(match, variation)]
    entries = zip(variation.entries, faces, strict=True)
    return replace(variation, entries=tuple(replace(entry, rolled=fallen) for entry, fallen in entries))


def line_from(
    match: AnyMatch,
    n: int,
    seed: str,
    seats: Mapping[str, str],
    players: Sequence[Player | None],
    eyes: int | None = None,
) -> AnyMatch:
    """A match of its own that goes on from a moment of another, with other dice and other thoughts of bots.

    Nothing of the other is in it but how it stood; `eyes`: as far as that side could see it, the rest dealt anew.
    Raises BadInput for a moment that never was or is lost, Unsupposable where the question was hidden from that side.
    """
    state = match.at(n)
    if eyes is not None:
        rules = match.game.rules
        view = rules.view(state, eyes)
        try:
            state = rules.determinize(view, Rng(seed))
        except BadInput as error:
            raise Unsupposable(str(error)) from error
    state.dice_one, state.dice_two = seed_pair(seed)
    return _line_at(match, state, seed, seats, players)


def line_of(
    match: AnyMatch, variation: Variation, seed: str, seats: Mapping[str, str], players: Sequence[Player | None]
) -> AnyMatch:
    """A kept variation as such a match, all its entries played.

    Raises Wrong where it can no longer be played, and BadInput for a lost moment.
    """
    for _ in steps(match, variation):
        pass
    line = _line_at(match, outset(match, variation), seed, seats, players)
    return open_match(match.game, replace(line.record, entries=list(variation.entries)), players)


def entries_of(line: AnyMatch) -> tuple[Entry, ...]:
    """The entries of such a match as they are kept: the first one with what its dice begin with."""
    entries = list(line.record.entries)
    if entries and not entries[0].seeded:
        before = line.at(0)
        entries[0] = replace(entries[0], seeded=(before.dice_one, before.dice_two))
    return tuple(entries)


def _line_at(
    match: AnyMatch, state: Any, seed: str, seats: Mapping[str, str], players: Sequence[Player | None]
) -> AnyMatch:
    dice = DICE_MODES[state.dice_mode]
    line = match_at(match.game, state, "", seed=seed, dice=dice, seats=seats, players=players)
    line.record.header = replace(line.record.header, line=True)
    return line


def told_variation(match: AnyMatch, variation: Variation, side: int, language: str) -> ToldVariation:
    """A variation in words, as a side may know it."""
    game, comments = match.game, {one.n: one.text for one in variation.comments}
    lines = [(0, comments[0], True)] if 0 in comments else []
    try:
        for k, state, heard in steps(match, variation):
            told = [game.edge.tell_in(state, event, language) for event in heard if _weighs(match, event, side)]
            lines += [(k, text, False) for text in told if text]
            if k in comments:
                lines.append((k, comments[k], True))
    except Wrong as error:
        return ToldVariation(variation.name, tuple(lines), error.told(language))
    except BadInput as error:
        return ToldVariation(variation.name, tuple(lines), str(error))
    return ToldVariation(variation.name, tuple(lines))


def _weighs(match: AnyMatch, event: Event, side: int) -> bool:
    """Whether an event is one that a side may know, and more than a detail."""
    edge = match.game.edge
    return may_hear(match.game, event, side) and (edge.heading(event) > 0 or edge.weight(event) > DETAIL)
