"""The words on which the rules rely, and the types that the models of all data files share.

A pack may change what the words are worth, not what there is.
"""

from typing import Annotated, Final, TypeVar

from polemos.room.data_models import Each, Index, Listed, Names, Ref, Text, Whole

SIDES: Final = ("athens", "sparta")
REGIONS: Final = (
    "acarnania",
    "achaea",
    "aegean_islands",
    "aetolia",
    "arcadia",
    "argolid",
    "attica",
    "boeotia",
    "chalcidice",
    "chios",
    "corinth",
    "elis",
    "epidaurus",
    "epirus",
    "euboea",
    "hellespont",
    "laconia",
    "lesbos",
    "macedon",
    "megarid",
    "phocis_locris",
    "rhodes",
    "samos",
    "thessaly",
    "thrace",
    "western_islands",
)
"""In the order of the map [1.2a]."""
STRANGERS: Final = ("sicily", "persia_tissaphernes", "persia_pharnabazus", "mercenary", "odrysian")
"""Whence units come that belong to no region."""
HOMES: Final = (*REGIONS, *STRANGERS)
KINDS: Final = ("hoplite", "light", "cavalry", "fleet")
SIZES: Final = ("small", "medium", "large")
TERRAINS: Final = ("clear", "rough", "mountain")
SATRAPIES: Final = ("tissaphernes", "pharnabazus")
SEASONS: Final = ("spring", "summer", "fall", "winter")
FACES: Final = ("1", "2", "3", "4", "5", "6")
SCENARIOS: Final = ("argive", "campaign")
RESULTS: Final = ("decisive_athens", "athens", "draw", "sparta", "decisive_sparta")
"""How a war may end, best for Athens first."""
NONE: Final = -1
"""What the rules get for a key that is missing and would name something."""

REGION_NAMES: Final = Names("map.toml", ["region"])
AREA_NAMES: Final = Names("map.toml", ["area"])
SEA_NAMES: Final = Names("map.toml", ["sea"])
CITY_NAMES: Final = Names("map.toml", ["city"])
SPOT_NAMES: Final = Names("map.toml", ["city", "site"])
"""Cities, then sites: where something may stand from the start."""
LEADER_NAMES: Final = Names("leaders.toml", ["leader"])
CARD_NAMES: Final = Names("tables/cards.toml", ["card"], key="key")

T = TypeVar("T")
PerSide = Annotated[tuple[T, ...], Each(SIDES)]
PerKind = Annotated[tuple[T, ...], Each(KINDS)]
PerSize = Annotated[tuple[T, ...], Each(SIZES)]
PerTerrain = Annotated[tuple[T, ...], Each(TERRAINS)]
Small = Annotated[int, Whole(0, 99)]
Some = Annotated[int, Whole(1, 99)]
Few = Annotated[int, Whole(1, 9)]
Face = Annotated[int, Whole(1, 6)]
Talents = Annotated[int, Whole(0, 999)]
Side = Annotated[int, Index(SIDES)]
Home = Annotated[int, Index(HOMES)]
Kind = Annotated[int, Index(KINDS)]
Size = Annotated[int, Index(SIZES)]
Year = Annotated[int, Whole(400, 431)]
Morale = Annotated[int, Whole(1, 6)]
Region = Annotated[int, Ref(REGION_NAMES, "a region of [[region]] in map.toml")]
Area = Annotated[int, Ref(AREA_NAMES, "an area of [[area]] in map.toml")]
Sea = Annotated[int, Ref(SEA_NAMES, "a sea area of [[sea]] in map.toml")]
City = Annotated[int, Ref(CITY_NAMES, "a city of [[city]] in map.toml")]
Spot = Annotated[int, Ref(SPOT_NAMES, "a city or a site of map.toml")]
Leader = Annotated[int, Ref(LEADER_NAMES, "a leader of leaders.toml")]
CardKind = Annotated[int, Ref(CARD_NAMES, "a card of tables/cards.toml")]
Id = Annotated[str, Text(r"[a-z]+(?:_[a-z]+)*", 'a name in small letters such as "north_aegean"')]
HexId = Annotated[str, Text(r"\d{4}", 'the number of a hex such as "3056"')]
Hexside = Annotated[str, Text(r"\d{4}-\d{4}", 'two neighbouring hexes such as "3056-3057"')]
Hexes = Annotated[tuple[HexId, ...], Listed(distinct=True)]
