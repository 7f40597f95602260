"""Phase F: cards are played and drawn; opening hands. Clauses 2.3, 3.2c, 12.1 to 12.6."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import CARD_KEY, CARD_KINDS, KIND_OF_CARD, KINDS_OF_CARDS, SPARTA
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.cards import plays, where
from polemos.games.peloponnesian_war.rules.cards.expedition import SyracusansSail
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import DISCARD, DRAWN, PLAY
from polemos.kernel import dice, errors
from polemos.kernel.flow import PASS, VERB, unless


@dataclass(slots=True, frozen=True)
class OpeningHands(Step):
    """Both draw their opening hands, whoever goes first before the other [2.3a, 2.3b, 12.4b]."""

    def run(self, s: War) -> None:
        first = places.first_player(s)
        s.then(FillHand(first), FillHand(1 - first))


@dataclass(slots=True, frozen=True)
class CardPhase(Step):
    """Cards are played in turn until both stop; then both draw, and some go unseen from the deck [3.2c, 12.2a, 12.6a].

    Whoever controls more regions when the phase begins plays first and draws first (RULING-31).
    """

    def run(self, s: War) -> None:
        first = places.first_player(s)
        s.passes = 0
        s.then(SyracusansSail(SPARTA), CardTurn(first), FillHand(first), FillHand(1 - first), BurnCards())


# ------------------------------------------------------------------------------------------------------------- playing


@dataclass(slots=True, frozen=True)
class CardTurn(Decision):
    """A player plays one card, discards one unused, or passes; two passes in a row end it [12.1b, 12.2a].

    Who has passed may play again later. Without a card a player passes.
    """

    def clause(self) -> str:
        return "12.2a"

    def universe(self, s: War) -> list[int]:
        held = where.hand(s, self.side)
        return [PASS, *[PLAY + card for card in held], *[DISCARD + card for card in held]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        card = c % VERB
        if card >= KINDS_OF_CARDS or not where.holds(s, self.side, card):
            return [Refusal("12.2a")]
        return plays.refusals_play(s, self.side, card) if c < DISCARD else []

    def options(self, s: War) -> list[int]:
        held = where.hand(s, self.side)
        playable = [PLAY + card for card in held if not plays.refusals_play(s, self.side, card)]
        return [PASS, *playable, *[DISCARD + card for card in held]]

    def chosen(self, s: War, c: int) -> None:
        if c == PASS:
            self.passes(s)
            return
        s.passes = 0
        s.then(CardTurn(1 - self.side))
        card = c % VERB
        if c < DISCARD:
            where.lay_open(s, self.side, card, where.rest_of(card))
            s.tell("card-played", (self.side, card), (f"card.{CARD_KEY[card]}",))
            plays.carry_out(s, self.side, card)
        else:
            where.lay_open(s, self.side, card, codes.DISCARDED)
            s.tell("card-discarded", (self.side, card), ("12.2a",))

    def passes(self, s: War) -> None:
        """The side passes; the phase goes on unless the other has passed just before."""
        s.passes += 1
        s.tell("passes", (self.side,), ("12.2a",))
        if s.passes < 2:
            s.then(CardTurn(1 - self.side))
        else:
            s.passes = 0


# ------------------------------------------------------------------------------------------------------------- drawing


@dataclass(slots=True, frozen=True)
class FillHand(Step):
    """A side draws one card at a time until its hand is full, and carries out immediate cards as they come.

    [2.3b, 3.2c, 12.1a, 12.4a, 12.6a]
    """

    side: int

    def run(self, s: War) -> None:
        if where.hand_size(s, self.side) < tables.TRACKS.hand.size and where.lasts(s):
            s.then(DrawCard(self.side), self)


@dataclass(slots=True, frozen=True)
class DrawCard(Decision):
    """A card out of the deck at random [12.6a]. People with a deck of their own name the kind of what they drew.

    They are offered whatever is not known to be elsewhere, so that the question tells nothing of what others hold. Only
    the drawer learns what he has drawn, unless it works at once [12.4a].
    """

    def clause(self) -> str:
        return "12.6a"

    def chance(self) -> bool:
        return True

    def alike(self, s: War) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [DRAWN + card for card in range(KINDS_OF_CARDS)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c % VERB in self.unknown(s), "12.6a")

    def unknown(self, s: War) -> set[int]:
        """The kinds of cards that may be in the deck, for all that the side knows."""
        hidden = (codes.DECK, codes.BURNT, codes.HAND + 1 - self.side)
        return {KIND_OF_CARD[number] for number, at in enumerate(s.card) if at in hidden}

    def run(self, s: War) -> None:
        there = where.stocked(s)
        if not there:
            return
        if s.draw_script and s.draw_script[0] < KINDS_OF_CARDS:
            card = s.draw_script.pop(0)
            if card not in [KIND_OF_CARD[number] for number in there]:
                raise errors.BadInput(f"draws: {CARD_KEY[card]} cannot come next, for it is not in the deck")
            self.chosen(s, DRAWN + card)
        elif s.dice_mode == dice.ASKED:
            Decision.run(self, s)
        else:
            self.take(s, there[s.below(len(there))])

    def chosen(self, s: War, c: int) -> None:
        """The first card of the kind in the deck; one that is elsewhere changes places with a card of the deck."""
        alike = [number for number, kind in enumerate(KIND_OF_CARD) if kind == c % VERB]
        there = [number for number in alike if s.card[number] == codes.DECK]
        if not there:
            there = [number for number in alike if s.card[number] in where.UNSEEN and not self.holds(s, number)]
            for_it = where.deck(s)
            s.card[for_it[s.below(len(for_it))]] = s.card[there[0]]
        self.take(s, there[0])

    def holds(self, s: War, number: int) -> bool:
        """Whether the drawer holds a card."""
        return s.card[number] == codes.HAND + self.side

    def take(self, s: War, number: int) -> None:
        """The side has drawn a card; one that works at once is seen by all and never comes into the hand [12.4a]."""
        card = KIND_OF_CARD[number]
        s.exposed += 1
        timing = CARD_KINDS[card].timing
        if timing == tables.HOLD:
            s.card[number] = codes.HAND + self.side
            s.tell("drew", (self.side, card), ("12.6a",), 1 << self.side)
            s.tell("drew-hidden", (self.side,), ("12.6a",), 1 << (1 - self.side))
            return
        s.card[number] = where.rest_of(card)
        s.tell("card-shown", (self.side, card), ("12.4a",))
        if timing == tables.AT_ONCE:
            plays.carry_out(s, self.side, card)
        else:
            s.then(PlayOrDiscard(self.side, card))


@dataclass(slots=True, frozen=True)
class PlayOrDiscard(Decision):
    """A card of this kind, just drawn, is carried out or discarded, as the drawer decides [12.4a]."""

    card: int

    def clause(self) -> str:
        return "12.4a"

    def universe(self, s: War) -> list[int]:
        return [PLAY + self.card, DISCARD + self.card]

    def chosen(self, s: War, c: int) -> None:
        if c == PLAY + self.card:
            s.tell("card-played", (self.side, self.card), (f"card.{CARD_KEY[self.card]}",))
            plays.carry_out(s, self.side, self.card)
        else:
            s.tell("card-discarded", (self.side, self.card), ("12.4a",))


@dataclass(slots=True, frozen=True)
class BurnCards(Step):
    """Some cards go unseen from the deck to the discards [3.2c, 12.6a]."""

    def run(self, s: War) -> None:
        where.burn(s)
