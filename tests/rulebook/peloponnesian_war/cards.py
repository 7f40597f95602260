"""Cards on the table: a side that holds some, and what it plays."""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data.tables import CARD_INDEX, CARD_KEY, KIND_OF_CARD, PIECE_KEY, SIDE_NAMES
from polemos.games.peloponnesian_war.rules.cards.phase import CardTurn, DrawCard
from polemos.testing.bench import run
from rulebook.peloponnesian_war.table import Table

Said = dict[str, Any]
"""More of a position."""
Pieces = Mapping[str, str | Sequence[str]]


def holding(side: str, *cards: str, pieces: Pieces | None = None, **rest: Any) -> Table:
    """A side that holds these cards has the turn in phase F, and nothing comes after the phase."""
    said = {"phase": "cards", "turn": 0, "cards": {side: list(cards)}, **rest}
    return Table(pieces, steps=[CardTurn(SIDE_NAMES.index(side))], **said)


def shown(card: str, side: str = "athens", dice: Sequence[int] = (), **rest: Any) -> Table:
    """A side has just drawn an immediate card."""
    t = Table(steps=[], phase="cards", turn=0, dice=list(dice), **rest)
    coming(t, card).state.then(DrawCard(SIDE_NAMES.index(side)))
    run(t.state)
    return t


def pieces(numbers: Sequence[int]) -> set[str]:
    """The keys of some pieces."""
    return {PIECE_KEY[piece] for piece in numbers}


def hand(t: Table, side: str) -> list[str]:
    """The kinds of all cards in a hand."""
    place = codes.HAND + SIDE_NAMES.index(side)
    return [CARD_KEY[KIND_OF_CARD[number]] for number, at in enumerate(t.state.card) if at == place]


def count(t: Table, place: int) -> int:
    """How many cards are in a place."""
    return t.state.card.count(place)


def lies(t: Table, card: str, place: int) -> int:
    """How many cards of a kind are in a place."""
    return sum(1 for number, at in enumerate(t.state.card) if at == place and KIND_OF_CARD[number] == CARD_INDEX[card])


def coming(t: Table, *cards: str) -> Table:
    """These cards are drawn next."""
    t.state.draw_script += [CARD_INDEX[card] for card in cards]
    return t


def failed(t: Table) -> bool:
    """Whether a card had no effect."""
    return bool(t.events("card-fails"))


def lasting(t: Table, effect: int, side: str) -> bool:
    """Whether an effect of the season weighs on a side."""
    return asking.weighs(t.state, SIDE_NAMES.index(side), effect)


def tokens(t: Table, kind: int, side: str) -> int:
    """How many tokens of a kind a side holds."""
    return t.state.tokens[2 * kind + SIDE_NAMES.index(side)]
