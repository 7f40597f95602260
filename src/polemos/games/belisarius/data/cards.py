"""The scenario cards: control, treasuries, markers and set-up groups (section 34)."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import models
from polemos.games.belisarius.data.forces import UNIT_INDEX
from polemos.games.belisarius.data.models_forms import AREAS
from polemos.games.belisarius.data.pack import FILES
from polemos.games.belisarius.data.world import AFFILIATION_INDEX, HEX_INDEX, PROVINCES, TOWN_INDEX, Row, Rows

IN_PROVINCE: Final = 0
IN_TOWN: Final = 1
IN_AREA: Final = 2
IN_ANY_TOWN: Final = 3
NO_RESTRICTION: Final = 0
NOT_NEAR: Final = 1
ON_BORDER: Final = 2
NOT_IN_TOWN: Final = 3
NOT_IN_PROVINCE: Final = 4


@dataclass(frozen=True, slots=True)
class SetupGroup:
    """Units that are set up together.

    `where`: a province (IN_PROVINCE), a space (IN_TOWN, IN_AREA) or -1 (IN_ANY_TOWN: any Imperial-occupied town).
    `restriction`: NOT_NEAR the town `place` nor in it; ON_BORDER with the province `place` at least `count` units;
    NOT_IN_TOWN `place`; NOT_IN_PROVINCE `place`.
    """

    side: int
    affil: int
    where_kind: int
    where: int
    units: tuple[tuple[int, int], ...]
    leaders: tuple[int, ...]
    restriction: int
    place: int
    count: int


Groups = tuple[SetupGroup, ...]
#: By where_kind, and how a card calls it, the province or space.
PLACES: Final = (AFFILIATION_INDEX, TOWN_INDEX, {name: HEX_INDEX[f"{name}-area"] for name in AREAS}, {"": -1})


def _group(group: models.Group) -> SetupGroup:
    where = PLACES[group.where_kind][group.where]
    restriction, place, count = NO_RESTRICTION, -1, 0
    if group.restriction is not None:
        restriction, count = group.restriction.kind, group.restriction.count
        table = AFFILIATION_INDEX if restriction in (ON_BORDER, NOT_IN_PROVINCE) else TOWN_INDEX
        place = table[group.restriction.place]
    leaders = tuple([UNIT_INDEX[name] for name in group.leaders])
    units = tuple(group.units.items())
    return SetupGroup(group.side, group.affil, group.where_kind, where, units, leaders, restriction, place, count)


def _whole(card: models.LikeAnother | models.Beginning) -> models.Beginning:
    """A card may refer to another one for everything but its name and length [34.3-1]."""
    if isinstance(card, models.Beginning):
        return card
    other = FILES.scenarios[card.as_scenario - 1]
    assert isinstance(other, models.Beginning)
    whole = object.__new__(models.Beginning)
    vars(whole).update(vars(other) | vars(card))
    return whole


def _control(card: models.Beginning) -> Row:
    return tuple([next(side for side, held in enumerate(card.control) if p in held) for p in range(len(PROVINCES))])


#: Scenario n at n - 1, here and in the rows below.
SCENARIOS: Final[tuple[models.Beginning, ...]] = tuple([_whole(card) for card in FILES.scenarios])
#: By province: the side that controls it at the beginning.
CONTROL: Final[Rows] = tuple([_control(card) for card in SCENARIOS])
#: Towns that are pillaged after the set-up.
PILLAGED_AT_START: Final[Rows] = tuple(
    [tuple([TOWN_INDEX[name] for name in card.pillaged_at_start]) for card in SCENARIOS]
)
SETUP: Final[tuple[Groups, ...]] = tuple([tuple(map(_group, card.setup)) for card in SCENARIOS])
