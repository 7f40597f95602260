"""The scenario cards: control, treasuries, markers and set-up groups (section 34)."""

from dataclasses import dataclass
from typing import Any, Final

from polemos.games.belisarius.data.forces import TYPE_NAMES, UNIT_INDEX
from polemos.games.belisarius.data.pack import DATA
from polemos.games.belisarius.data.world import (
    AFFILIATION_INDEX,
    HEX_INDEX,
    PROVINCES,
    SIDE_NAMES,
    TOWN_INDEX,
)

IN_PROVINCE: Final = 0
IN_TOWN: Final = 1
IN_AREA: Final = 2
IN_ANY_TOWN: Final = 3
WHERE_NAMES: Final = ("province", "town", "area", "any_town")
NO_RESTRICTION: Final = 0
NOT_NEAR: Final = 1
ON_BORDER: Final = 2
NOT_IN_TOWN: Final = 3
NOT_IN_PROVINCE: Final = 4
RESTRICTION_NAMES: Final = ("", "not_near", "on_border", "not_in_town", "not_in_province")


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
    treasury: tuple[int, int]
    markers: tuple[int, int]
    pillaged: tuple[int, ...]
    setup: tuple[SetupGroup, ...]
    imperial_may_exceed_forage: bool


def _group(entry: dict[str, Any]) -> SetupGroup:
    where_kind = WHERE_NAMES.index(entry["where_kind"])
    name = entry.get("where", "")
    where = -1
    if where_kind == IN_PROVINCE:
        where = AFFILIATION_INDEX[name]
    elif where_kind == IN_TOWN:
        where = TOWN_INDEX[name]
    elif where_kind == IN_AREA:
        where = HEX_INDEX[f"{name}-area"]
    limit = entry.get("restriction", {"kind": "", "place": "Constantinopolis"})
    restriction = RESTRICTION_NAMES.index(limit["kind"])
    table = AFFILIATION_INDEX if restriction in (ON_BORDER, NOT_IN_PROVINCE) else TOWN_INDEX
    return SetupGroup(
        SIDE_NAMES.index(entry["side"]),
        AFFILIATION_INDEX[entry["affil"]],
        where_kind,
        where,
        tuple((TYPE_NAMES.index(kind), int(n)) for kind, n in entry.get("units", {}).items()),
        tuple(UNIT_INDEX[leader] for leader in entry.get("leaders", [])),
        restriction,
        table[limit["place"]] if restriction else -1,
        int(limit.get("count", 0)),
    )


def _scenario(card: dict[str, Any]) -> Scenario:
    """A card may refer to an earlier one for everything but its name and length [34.3-1]."""
    facts = DATA.files[f"scenarios/{card['as_scenario']}.toml"] if "as_scenario" in card else card
    control = {name: side for side, key in enumerate(SIDE_NAMES) for name in facts["control"][key]}
    return Scenario(
        int(card["number"]),
        str(card["name"]),
        int(card["first_turn"]),
        int(card["last_turn"]),
        tuple(control[name] for name in PROVINCES),
        (int(facts["treasury"]["imperial"]), int(facts["treasury"]["barbarian"])),
        (int(facts["markers"]["imperial"]), int(facts["markers"]["barbarian"])),
        tuple(TOWN_INDEX[name] for name in facts["pillaged_at_start"]),
        tuple(_group(entry) for entry in facts["setup"]),
        bool(facts["imperial_may_exceed_forage"]),
    )


#: Scenario n at n - 1.
SCENARIOS: Final[tuple[Scenario, ...]] = tuple(_scenario(DATA.files[f"scenarios/{n}.toml"]) for n in (1, 2, 3))
