"""The scenario cards: control, treasuries, markers and set-up groups (section 34)."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import models
from polemos.games.belisarius.data.forces import UNIT_INDEX
from polemos.games.belisarius.data.pack import FILES
from polemos.games.belisarius.data.world import AFFILIATION_INDEX, HEX_INDEX, PROVINCES, TOWN_INDEX

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


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario card. `control` by province; `treasury` and `markers` by side."""

    number: int
    name: str
    first_turn: int
    last_turn: int
    control: tuple[int, ...]
    treasury: tuple[int, ...]
    markers: tuple[int, ...]
    pillaged: tuple[int, ...]
    setup: tuple[SetupGroup, ...]
    imperial_may_exceed_forage: bool


def _group(group: models.Group) -> SetupGroup:
    where = -1
    if group.where_kind == IN_PROVINCE:
        where = AFFILIATION_INDEX[group.where]
    elif group.where_kind == IN_TOWN:
        where = TOWN_INDEX[group.where]
    elif group.where_kind == IN_AREA:
        where = HEX_INDEX[f"{group.where}-area"]
    restriction, place, count = NO_RESTRICTION, -1, 0
    if group.restriction is not None:
        restriction, count = group.restriction.kind, group.restriction.count
        table = AFFILIATION_INDEX if restriction in (ON_BORDER, NOT_IN_PROVINCE) else TOWN_INDEX
        place = table[group.restriction.place]
    leaders = tuple([UNIT_INDEX[name] for name in group.leaders])
    units = tuple(group.units.items())
    return SetupGroup(group.side, group.affil, group.where_kind, where, units, leaders, restriction, place, count)


def _scenario(card: models.LikeAnother | models.Beginning) -> Scenario:
    """A card may refer to another one for everything but its name and length [34.3-1]."""
    facts = FILES.scenarios[card.as_scenario - 1] if isinstance(card, models.LikeAnother) else card
    assert isinstance(facts, models.Beginning)
    return Scenario(
        card.number,
        card.name,
        card.first_turn,
        card.last_turn,
        tuple([next(side for side, held in enumerate(facts.control) if p in held) for p in range(len(PROVINCES))]),
        facts.treasury,
        facts.markers,
        tuple([TOWN_INDEX[name] for name in facts.pillaged_at_start]),
        tuple([_group(group) for group in facts.setup]),
        facts.imperial_may_exceed_forage,
    )


#: Scenario n at n - 1.
SCENARIOS: Final[tuple[Scenario, ...]] = tuple([_scenario(card) for card in FILES.scenarios])
