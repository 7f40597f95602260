"""Where the cards are: in the deck, in hands, on the discards. Sections 12.1, 12.6 and 12.7.

The order of the deck is not kept: any of its cards is drawn with equal chance (RULING-147). Cards of a kind are
alike, and nobody learns from its number which of them was shown.
"""

from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import CARD_KINDS, CARDS, KIND_OF_CARD
from polemos.games.peloponnesian_war.state import War

UNSEEN: Final = (codes.DECK, codes.HAND, codes.HAND + 1, codes.BURNT)
"""Where a card is whose kind not everybody knows."""


def hand(s: War, side: int) -> list[int]:
    """The kinds of cards in a hand, each once, in the order of the deck."""
    place = codes.HAND + side
    return list(dict.fromkeys([KIND_OF_CARD[number] for number, at in enumerate(s.card) if at == place]))


def holds(s: War, side: int, kind: int) -> bool:
    """Whether a side holds a card of a kind."""
    first, last = CARD_KINDS[kind].numbers
    return codes.HAND + side in s.card[first - 1 : last]


def hand_size(s: War, side: int) -> int:
    """How many cards a side holds, which both know [12.1a]."""
    return s.card.count(codes.HAND + side)


def deck(s: War) -> list[int]:
    """The numbers of the cards in the deck."""
    return [number for number in range(CARDS) if s.card[number] == codes.DECK]


def reshuffle(s: War) -> None:
    """All discards, those that nobody has seen among them, form a new deck [12.6b]."""
    back = [number for number, at in enumerate(s.card) if at in (codes.DISCARDED, codes.BURNT)]
    for number in back:
        s.card[number] = codes.DECK
    if back:
        s.tell("reshuffled", (len(back),), ("12.6b",))


def stocked(s: War) -> list[int]:
    """The cards of the deck; when it has run out, of the new one [12.6b]."""
    if codes.DECK not in s.card:
        reshuffle(s)
    return deck(s)


def lasts(s: War) -> bool:
    """Whether drawing can ever fill a hand: some card is left that is not carried out as soon as it is drawn."""
    return any(
        at in (codes.DECK, codes.DISCARDED, codes.BURNT) and CARD_KINDS[KIND_OF_CARD[number]].timing == tables.HOLD
        for number, at in enumerate(s.card)
    )


def burn(s: War) -> None:
    """Some cards go face down from the deck to the discards, and nobody knows which [3.2c, 12.6a]."""
    for _ in range(tables.TRACKS.hand.burnt):
        there = stocked(s)
        if there:
            s.card[there[s.below(len(there))]] = codes.BURNT
    s.tell("burnt", (tables.TRACKS.hand.burnt,), ("12.6a",))


def rest_of(kind: int) -> int:
    """Where a card of a kind goes after use: to the discards, or out of the game [12.7a]."""
    return codes.REMOVED if CARD_KINDS[kind].after else codes.DISCARDED


def lay_open(s: War, side: int, kind: int, to: int) -> None:
    """A card of a kind leaves a hand for everybody to see, for the discards or out of the game.

    It changes places with the first of its kind that not everybody knows, so that the number of the card that is shown
    says nothing about the numbers that are not.
    """
    alike = [number for number in range(CARDS) if KIND_OF_CARD[number] == kind and s.card[number] in UNSEEN]
    shown = next(number for number in alike if s.card[number] == codes.HAND + side)
    s.card[shown], s.card[alike[0]] = s.card[alike[0]], s.card[shown]
    s.card[alike[0]] = to


def take_out(s: War, kind: int) -> None:
    """A card of a kind that has just been shown leaves the game instead of going to the discards [12.7a]."""
    for number in range(CARDS):
        if KIND_OF_CARD[number] == kind and s.card[number] == codes.DISCARDED:
            s.card[number] = codes.REMOVED
            return


def put_back(s: War, kind: int) -> None:
    """A card of a kind that has just been shown goes back into the deck, so that another is drawn.

    Where no other is left in it, the discards form a new one first [12.6b].
    """
    stocked(s)
    for number in range(CARDS):
        if KIND_OF_CARD[number] == kind and s.card[number] == codes.REMOVED:
            s.card[number] = codes.DECK
            return
