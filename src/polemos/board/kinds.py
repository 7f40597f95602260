"""The words of a board: kinds of spaces, grounds, sites, lines, outlines and labels, and the shapes of counters.

Whoever draws boards knows all of them and no other.
"""

from collections.abc import Sequence
from typing import Final, Literal, get_args

SpaceKind = Literal["hex", "area", "point", "box"]
Terrain = Literal[
    "clear",
    "plain",
    "raised",
    "rough",
    "rocky",
    "hills",
    "mountain",
    "marsh",
    "desert",
    "woods",
    "forest",
    "town",
    "fortified",
    "city_wall",
    "sea",
    "open_sea",
    "protected_sea",
    "harbour",
    "major_river",
    "deep_river",
    "lake",
    "offmap",
    "box",
]
Site = Literal["", "capital", "rich", "city", "town", "village", "fortress", "fort", "temple", "sea"]
LineKind = Literal[
    "river",
    "stream",
    "stream_bank",
    "bank",
    "contour",
    "cliff",
    "slope",
    "reeds",
    "road",
    "track",
    "pass",
    "coastal",
    "sea_route",
    "street",
    "edge",
    "strait",
    "wall",
    "gate",
    "palisade",
    "abatis",
    "wall_site",
    "camp_site",
    "chain_site",
]
OutlineKind = Literal["land", "sea", "lake"]
LabelKind = Literal["region", "sea", "town", "note", "number"]
Shape = Literal["square", "round", "cut", "shield"]

SPACE_KINDS: Final[tuple[SpaceKind, ...]] = get_args(SpaceKind)
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
SITES: Final[tuple[Site, ...]] = get_args(Site)
ROUTES: Final[tuple[LineKind, ...]] = ("road", "track", "pass", "coastal", "sea_route", "edge", "strait")
"""What joins two points: a road, a rough one, one over a pass, along the coast, over the open sea; any other way, and a
crossing."""
LINE_KINDS: Final[tuple[LineKind, ...]] = get_args(LineKind)
OUTLINE_KINDS: Final[tuple[OutlineKind, ...]] = get_args(OutlineKind)
LABEL_KINDS: Final[tuple[LabelKind, ...]] = get_args(LabelKind)
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)


def known(what: str, word: str, words: Sequence[str]) -> None:
    """Check that a word is one of those. Raises ValueError, which says what it must be."""
    if word not in words:
        raise ValueError(f"{what} must be one of {', '.join(words)}, not {word!r}")
