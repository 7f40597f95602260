"""tables/cards.toml: the deck. Section 12 and what each card says."""

from typing import Annotated, Final

from polemos.games.peloponnesian_war.data import models_words
from polemos.room.data_models import Chart, Index, Keys, Listed, Model, Row, Whole

TIMINGS: Final = ("hold", "play_immediately", "play_or_discard")
AFTER: Final = ("discard", "remove")
LASTING: Final = ("instant", "season", "year", "game")
DECK: Final = 120
Number = Annotated[int, Whole(1, DECK)]
Figure = Annotated[int, Whole(-99, 431)]
"""Points, pieces, faces of a die, or a year BC."""


class Card(Model, said="history"):
    """A kind of cards [1.7, card.deck].

    numbers: the first and the last of them; side: who may play it, NONE for either; values: the figures of its text;
    history: where the sources tell of it.
    """

    key: models_words.Id
    numbers: Annotated[tuple[Number, ...], Listed(2)]
    side: models_words.Side = models_words.NONE
    timing: Annotated[int, Index(TIMINGS)] = 0
    after: Annotated[int, Index(AFTER)] = 0
    lasts: Annotated[int, Index(LASTING)] = 0
    argive: bool = True
    values: Annotated[dict[str, Figure], Keys("a figure of the card", r"[a-z_]+")] = {}


class Sicily(Model):
    """tables/sicily.toml [19.6a, 19.6b, 19.6c].

    talents, income: for Athens when it takes Syracuse, and at every collection while it holds it; ml_taken, ml_lost,
    ml_left: what changes the ML of Attica, al_taken, al_lost the AL of its regions; fleets: Syracusan fleets that
    Sparta may bring to the map.
    """

    chart = Chart("sicily", "case figure effect", "row-sicily", "19.1a")
    talents: Annotated[models_words.Talents, Row("talents", "19.6a")]
    income: Annotated[models_words.Talents, Row("income", "19.6a")]
    ml_taken: Annotated[Figure, Row("ml-taken", "19.6a", signed=True)]
    al_taken: Annotated[Figure, Row("al-taken", "19.6a", signed=True)]
    ml_lost: Annotated[Figure, Row("ml-lost", "19.6b", signed=True)]
    al_lost: Annotated[Figure, Row("al-lost", "19.6b", signed=True)]
    fleets: Annotated[models_words.Small, Row("fleets", "19.6b")]
    ml_left: Annotated[Figure, Row("ml-left", "19.6c", signed=True)]


class Cards(Model):
    """tables/cards.toml."""

    card: Annotated[tuple[Card, ...], Listed(least=1)]
