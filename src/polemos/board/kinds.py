"""The words of a board: kinds of spaces, grounds, lines, outlines and labels, and the shapes of counters.

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
    "protected_sea",
    "harbour",
    "major_river",
    "deep_river",
    "lake",
    "offmap",
    "box",
]
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
LINE_KINDS: Final[tuple[LineKind, ...]] = get_args(LineKind)
OUTLINE_KINDS: Final[tuple[OutlineKind, ...]] = get_args(OutlineKind)
LABEL_KINDS: Final[tuple[LabelKind, ...]] = get_args(LabelKind)
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)


def known(what: str, word: str, words: Sequence[str]) -> None:
    """Check that a word is one of those. Raises ValueError, which says what it must be."""
    if word not in words:
        raise ValueError(f"{what} must be one of {', '.join(words)}, not {word!r}")
