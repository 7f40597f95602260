"""What a kind of cards is to the rules: when it may be played, on what, with what die, and what it does.

Each kind is one object of a class of its own, which cites its clause; `plays.py` has them all in one table.
"""

from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY, CARD_PIECE, CARD_REGION
from polemos.kernel.flow import VERB
from polemos.room.numbering import Numbering
from polemos.wargame.reckoning import Term, total

NOTHING: Final = 0
"""The target of a card that has none."""

# what changes the die of a card
_TERMS: Final = Numbering()
_term: Final = _TERMS.add
T_ALLEGIANCE: Final = _term("allegiance")
T_CITIES: Final = _term("cities")
T_ENEMIES: Final = _term("enemies")
T_FRIENDS: Final = _term("friends")
T_LOYALTY: Final = _term("loyalty")
T_INSIDE: Final = _term("inside")
T_LARGE: Final = _term("large")
T_SPARTA: Final = _term("sparta")
T_REGIONS: Final = _term("regions")
T_SICILY: Final = _term("sicily")
T_SUSA: Final = _term("susa")
T_HELLESPONT: Final = _term("hellespont")
T_LATE: Final = _term("late")
T_VICTORY: Final = _term("victory")
T_FOOTHOLD: Final = _term("foothold")
T_AWAY: Final = _term("away")
T_MILITANCE: Final = _term("militance")
T_TREASURY: Final = _term("treasury")
T_HOME: Final = _term("home")
T_ELITE: Final = _term("elite")
T_EARLY: Final = _term("early")
T_DEMAGOGUE: Final = _term("demagogue")
CARD_TERMS: Final[tuple[str, ...]] = tuple(_TERMS.names)


class Rule:
    """What the cards of a kind do. An object stands for a kind and holds nothing of a game.

    Targets are choices (`universe`, `against`), so that a card may leave a choice between regions and cities. A card
    whose universe is empty has no target.
    """

    def __init__(self, key: str) -> None:
        self.card: Final = tables.CARD_INDEX[key]
        self.clause: Final = f"card.{key}"
        self.values: Final = tables.CARD_KINDS[self.card].values

    def bars(self, s: War, side: int) -> list[Refusal]:
        """What forbids to play it now, whatever the target: its own conditions [12.3a]."""
        return []

    def chooser(self, side: int) -> int:
        """Who names the target, when `side` has played or drawn it."""
        return side

    def universe(self, s: War, side: int) -> list[int]:
        """Whatever could be its target."""
        return []

    def against(self, s: War, side: int, c: int) -> list[Refusal]:
        """What forbids one of `universe` as the target."""
        return []

    def options(self, s: War, side: int) -> list[int]:
        """Every legal target."""
        return [c for c in self.universe(s, side) if not self.against(s, side, c)]

    def can_aim(self, s: War, side: int) -> bool:
        """Whether it has a legal target, or needs none [12.3a]."""
        if self.aimless():
            return True
        aims = self.universe(s, side)
        return not aims or any(not self.against(s, side, c) for c in aims)

    def aimless(self) -> bool:
        """Whether it is carried out even if no target is to be had."""
        return False

    def rolls(self, s: War, side: int, c: int) -> bool:
        """Whether a die is rolled for it [12.5a]."""
        return False

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        """What is added to the die."""
        return []

    def does(self, s: War, side: int, c: int, die: int) -> None:
        """Carry it out on a target (a choice, NOTHING for a card without) with what the die shows, 0 for no die."""

    def succeeds(self, s: War, side: int, c: int, die: int, at: int = 0) -> bool:
        """Whether a die, with what is added, reaches the number of the card; a natural 1 never does [12.5a]."""
        needed = at or self.values["success"]
        return die > tables.TRACKS.hand.fails_on and self.sum(s, side, c, die) >= needed

    def sum(self, s: War, side: int, c: int, die: int) -> int:
        """The die with what is added to it, told where anything is."""
        terms = self.terms(s, side, c)
        if terms:
            s.tell("card-sum", (self.card, die + total(terms)), (self.clause,))
        return die + total(terms)

    def fails(self, s: War) -> None:
        """It had no effect, and that is told [12.5a]."""
        s.tell("card-fails", (self.card,), (self.clause,))

    def no(self) -> list[Refusal]:
        """The refusal of its own clause."""
        return [Refusal(self.clause)]


class Aimed(Rule):
    """A card whose target is one of a kind: `spares` and `works` are told which."""

    def against(self, s: War, side: int, c: int) -> list[Refusal]:
        return self.spares(s, side, c % VERB)

    def does(self, s: War, side: int, c: int, die: int) -> None:
        self.works(s, side, c % VERB, die)

    def spares(self, s: War, side: int, at: int) -> list[Refusal]:
        """What forbids a region, a city or a leader as the target."""
        return []

    def works(self, s: War, side: int, at: int, die: int) -> None:
        """Carry it out on a region, a city or a leader."""


class OnRegion(Aimed):
    """A card whose target is a region."""

    def universe(self, s: War, side: int) -> list[int]:
        return [CARD_REGION + region for region in places.regions_in_play(s)]


class OnCity(Aimed):
    """A card whose target is a city of the map."""

    def universe(self, s: War, side: int) -> list[int]:
        return [CARD_CITY + city for city in cities_in_play(s)]


class OnLeader(Aimed):
    """A card whose target is a leader."""

    def universe(self, s: War, side: int) -> list[int]:
        return [CARD_PIECE + leader for leader in range(tables.UNITS, tables.PIECES) if s.loc[leader] != codes.OUT]


def cities_in_play(s: War) -> list[int]:
    """Cities that exist and belong to the scenario; those of Sicily once it has been opened [19.1b]."""
    beyond = () if s.sicily == codes.CLOSED else _SICILIAN
    return [city for city in (*_CITIES[s.scenario], *beyond) if not s.city_marks[city] & codes.DESTROYED]


_SICILIAN: Final = (world.SYRACUSE, world.CATANA)
_CITIES: Final[world.Rows] = tuple(
    [
        tuple([c for c in range(world.SYRACUSE) if not card.areas or world.AREA_AT[world.CITY_HEX[c]] in card.areas])
        for card in tables.SCENARIOS
    ]
)
"""By scenario: the cities on the map that belong to it."""


def gain(s: War, side: int, talents: int, clause: str) -> None:
    """A side gains talents, or loses them, or what it has [5.1a]."""
    was = s.treasury[side]
    s.treasury[side] = max(0, was + talents)
    if s.treasury[side] != was:
        s.tell("card-talents", (side, s.treasury[side] - was, s.treasury[side]), (clause,))
