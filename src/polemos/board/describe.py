"""A board and what stands on it, described so that any client can draw them without knowing the game.

Everything here is plain data that goes to JSON and back (`to_json`, `board_from_json`, `scene_from_json`).
Coordinates are map units with y down. Texts that people read are `Text`: one string per language ("en", "ja",
"la"...).
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from polemos.board.features import Sides, Way, courses
from polemos.board.hexes import Convention, Edge, HexGrid, Point, Shift
from polemos.board.kinds import (
    LABEL_KINDS,
    LINE_KINDS,
    OUTLINE_KINDS,
    SHAPES,
    SITES,
    SPACE_KINDS,
    TERRAINS,
    LabelKind,
    LineKind,
    OutlineKind,
    Shape,
    Site,
    SpaceKind,
    Terrain,
    known,
)

Text = dict[str, str]
NO_SIDE: Final = -1
NO_SPACE: Final = -1
"""What a space lies in that lies in no other."""
NO_TAIL: Final = -1
NOWHERE: Final = -1
"""The other end of what lies in one space."""
"""The second space of a counter that covers only one."""
DESTROYED: Final = "-destroyed"  # how the kind of a marker ends that is a ruin
COUNTER: Final = 0.66  # side of a counter, in map units, where a board says nothing else


def say(text: Mapping[str, str], language: str) -> str:
    """The text in a language; else in English; else in whatever language there is; else nothing."""
    for wanted in (language, "en"):
        if wanted in text:
            return text[wanted]
    return next(iter(text.values()), "")


@dataclass(frozen=True, slots=True)
class Space:
    """A place where pieces stand. `id` is the space index of the game and of all other data here.

    `kind`: a "box" lies off the map, a "point" is a spot on it and needs no shape. `terrain`: a ground that every
    palette has a colour for. `site`: what stands there, or ""; `marks`: "port"... `row` and `column` are those of the
    hex grid (both -1 for other spaces). `level`: how high the ground is, in the map's own steps; 0 is the lowest that
    it names.
    """

    id: int
    name: str
    shape: list[Point]
    centre: Point
    kind: SpaceKind = "hex"
    terrain: Terrain = "clear"
    region: str = ""
    site: Site = ""
    label: Text = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)
    row: int = -1
    column: int = -1
    level: int = 0

    def __post_init__(self) -> None:
        """Raises ValueError for a word that nobody could draw."""
        known(f"the kind of {self.name}", self.kind, SPACE_KINDS)
        known(f"the terrain of {self.name}", self.terrain, TERRAINS)
        known(f"the site of {self.name}", self.site, SITES)


@dataclass(frozen=True, slots=True)
class Line:
    """Something drawn along points; an "edge" is a connection of no class, for the others see `kinds.ROUTES`.

    `work`: for the place of a work ("wall_site") the id of the track, or the name of the space, where a marker lies
    once the work is built ("wall") or destroyed ("wall-destroyed").
    """

    kind: LineKind
    points: list[Point]
    label: Text = field(default_factory=dict)
    work: str = ""

    def __post_init__(self) -> None:
        """Raises ValueError for a word that nobody could draw."""
        known("the kind of a line", self.kind, LINE_KINDS)


@dataclass(frozen=True, slots=True)
class Outline:
    """A filled shape under the spaces; several rings make holes."""

    kind: OutlineKind
    rings: list[list[Point]]

    def __post_init__(self) -> None:
        """Raises ValueError for a word that nobody could draw."""
        known("the kind of an outline", self.kind, OUTLINE_KINDS)


@dataclass(frozen=True, slots=True)
class Label:
    """A text on the map: `size` in map units, `angle` in degrees; a "number" is that of a space beside its name."""

    text: Text
    at: Point
    kind: LabelKind = "note"
    size: float = 0.5
    angle: float = 0.0

    def __post_init__(self) -> None:
        """Raises ValueError for a word that nobody could draw."""
        known("the kind of a label", self.kind, LABEL_KINDS)


@dataclass(frozen=True, slots=True)
class Region:
    """A province: its id (as in `Space.region`), name and spaces; tinted by who controls it.

    Where a map has areas as well as hexes its spaces are areas.
    """

    id: str
    label: Text
    spaces: list[int]


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes beside the map (turns, points...): the place of the first box, their size and their
    texts.
    """

    id: str
    label: Text
    at: Point
    box: Point
    texts: list[Text]
    columns: int = 0  # boxes in a row; 0 = all in one row

    @property
    def is_site(self) -> bool:
        """Whether this is no row beside the map but the place of one work upon it."""
        return len(self.texts) == 1 and not self.label


@dataclass(frozen=True, slots=True)
class SideStyle:
    """How the pieces of a side look: two colours, and as a second signal a letter and a shape ("cut": cut corners)."""

    label: Text
    colour: str
    ink: str
    letter: str
    shape: Shape = "square"

    def __post_init__(self) -> None:
        """Raises ValueError for a word that nobody could draw."""
        known(f"the shape of {self.letter}", self.shape, SHAPES)


@dataclass(frozen=True, slots=True)
class Layout:
    """The hex grid behind the spaces, for clients that draw rows and columns of text."""

    point_up: bool
    shifted: int
    shift: Shift
    row_first: bool
    rows_from: Edge

    @classmethod
    def of(cls, convention: Convention) -> "Layout":
        """The layout of a convention of hex numbers."""
        return cls(
            convention.point_up,
            convention.shifted,
            convention.shift,
            convention.row_first,
            convention.rows_from,
        )

    def convention(self) -> Convention:
        """The convention, for geometry."""
        return Convention(self.point_up, self.shifted, self.shift, self.row_first, self.rows_from)


@dataclass(frozen=True, slots=True)
class Board:
    """A whole map. `frame` is (left, top, width, height) of all that is to be drawn, margins included.

    `words`: what a legend calls terrains, lines, sites and kinds of markers, and what people call the states of pieces
    (`Piece.marks`; one that ends in a number, "hits-3", goes by the word for "hits"). `counter`: the side of a counter
    in map units; smaller where a space has no room for that. `links`: pairs of spaces between which pieces may go,
    where the shapes alone would mislead. `within`: by space the area in which it lies, for those alone that lie in one:
    hexes that belong to it, or a place inside it. In JSON these keys are texts.
    """

    title: Text
    frame: tuple[float, float, float, float]
    spaces: list[Space]
    sides: list[SideStyle]
    lines: list[Line] = field(default_factory=list)
    outlines: list[Outline] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    layout: Layout | None = None
    note: Text = field(default_factory=dict)
    words: dict[str, Text] = field(default_factory=dict)
    counter: float = COUNTER
    links: list[tuple[int, int]] = field(default_factory=list)
    within: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter. `side` indexes `Board.sides`; `kind` is the game's word, `symbol` one that clients draw.

    `values` are the printed numbers in their order; `space` the space it stands in, `tail` the second one of a counter
    that covers two (-1: one space); `facing` a bearing in degrees clockwise from the top of the map, or None; `hidden`
    is True for a counter whose face this player may not see. `tag` is a short name printed on the counter (its people,
    a leader); `marks` are states such as "aboard", "rebel".
    """

    id: str
    side: int
    kind: str
    space: int
    label: Text = field(default_factory=dict)
    symbol: str = ""
    values: list[int] = field(default_factory=list)
    facing: int | None = None
    hidden: bool = False
    tag: Text = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)
    tail: int = NO_TAIL


@dataclass(frozen=True, slots=True)
class Marker:
    """Something lying on a space or a track box: kind "pillaged", "colony", "works", "camp"...

    A kind that ends in "-destroyed" is drawn as the ruin of the kind before that.
    On a track, `track` names it and `space` is the number of the box. `to`: the space at the other end of what runs
    from one to another ("wall"), -1 for what lies in one.
    """

    kind: str
    space: int
    side: int = NO_SIDE
    label: Text = field(default_factory=dict)
    track: str = ""
    to: int = NOWHERE


@dataclass(frozen=True, slots=True)
class Scene:
    """What stands on a board now, as one player sees it.

    `control` gives the side of each region, `figures` what is written below its name.
    """

    pieces: list[Piece] = field(default_factory=list)
    markers: list[Marker] = field(default_factory=list)
    control: dict[str, int] = field(default_factory=dict)
    highlight: list[int] = field(default_factory=list)
    caption: Text = field(default_factory=dict)
    figures: dict[str, str] = field(default_factory=dict)


def caption(title: Text, now: Text) -> Text:
    """What stands over a scene: the scenario and the moment."""
    return {"en": f"{title['en']}, {now['en']}", "ja": f"{title['ja']} {now['ja']}"}


# ---------------------------------------------------------------------- to JSON and back
def to_json(thing: Board | Scene) -> dict[str, Any]:
    """Plain dicts, lists, strings and numbers."""
    return asdict(thing)


def _points(data: Sequence[Sequence[float]]) -> list[Point]:
    return [(point[0], point[1]) for point in data]


def _point(data: Sequence[float]) -> Point:
    return data[0], data[1]


def board_from_json(data: Mapping[str, Any]) -> Board:
    """The inverse of `to_json` for a board. Raises KeyError or TypeError for data of another form."""
    frame = data["frame"]
    layout = data.get("layout")
    return Board(
        title=data["title"],
        frame=(frame[0], frame[1], frame[2], frame[3]),
        spaces=[
            Space(**{**one, "shape": _points(one["shape"]), "centre": _point(one["centre"])}) for one in data["spaces"]
        ],
        sides=[SideStyle(**one) for one in data["sides"]],
        lines=[Line(**{**one, "points": _points(one["points"])}) for one in data.get("lines", [])],
        outlines=[Outline(one["kind"], [_points(ring) for ring in one["rings"]]) for one in data.get("outlines", [])],
        labels=[Label(**{**one, "at": _point(one["at"])}) for one in data.get("labels", [])],
        regions=[Region(**one) for one in data.get("regions", [])],
        tracks=[Track(**{**one, "at": _point(one["at"]), "box": _point(one["box"])}) for one in data.get("tracks", [])],
        layout=None if layout is None else Layout(**layout),
        note=data.get("note", {}),
        words=dict(data.get("words", {})),
        counter=data.get("counter", COUNTER),
        links=[(one[0], one[1]) for one in data.get("links", [])],
        within={int(space): area for space, area in data.get("within", {}).items()},
    )


def scene_from_json(data: Mapping[str, Any]) -> Scene:
    """The inverse of `to_json` for a scene."""
    return Scene(
        pieces=[Piece(**one) for one in data.get("pieces", [])],
        markers=[Marker(**one) for one in data.get("markers", [])],
        control=dict(data.get("control", {})),
        highlight=list(data.get("highlight", [])),
        caption=data.get("caption", {}),
        figures=dict(data.get("figures", {})),
    )


# ---------------------------------------------------------------------- from a hex grid
def rounded(point: Point) -> Point:
    """A point to three digits, a thousandth of a hex: descriptions stay short and equal on every machine."""
    return round(point[0], 3), round(point[1], 3)


def hex_space(
    grid: HexGrid,
    space: int,
    terrain: Terrain = "clear",
    region: str = "",
    site: Site = "",
    label: Text | None = None,
    marks: Sequence[str] = (),
    level: int = 0,
    first: int = 0,
) -> Space:
    """The description of one hex of a grid. first: the id of its first hex, where other spaces come before them."""
    row, column = grid.hexes[space]
    return Space(
        id=first + space,
        name=grid.names[space],
        shape=[rounded(corner) for corner in grid.corners(space)],
        centre=rounded(grid.centre(space)),
        terrain=terrain,
        region=region,
        site=site,
        label=label or {},
        marks=list(marks),
        row=row,
        column=column,
        level=level,
    )


def point_space(
    space: int,
    name: str,
    at: Point,
    site: Site = "",
    terrain: Terrain = "clear",
    region: str = "",
    label: Text | None = None,
    marks: Sequence[str] = (),
) -> Space:
    """The description of a spot on the map."""
    return Space(space, name, [], at, "point", terrain, region, site, label or {}, list(marks))


def route_line(spaces: Sequence[Space], a: int, b: int, kind: LineKind, via: Sequence[Point] = ()) -> Line:
    """A route from point to point as a line to draw, through the places where it bends."""
    return Line(kind, [spaces[a].centre, *via, spaces[b].centre])


def box_space(space: int, name: str, left: float, top: float, width: float, height: float) -> Space:
    """The description of a box beside the map."""
    corners: list[Point] = [
        (left, top),
        (left + width, top),
        (left + width, top + height),
        (left, top + height),
    ]
    centre: Point = (left + width / 2, top + height / 2)
    return Space(space, name, corners, centre, kind="box", terrain="offmap", label={"en": name})


def side_lines(grid: HexGrid, feature: Sides) -> list[Line]:
    """A feature of hexsides (a river) as lines to draw."""
    return [
        Line(feature.kind, [rounded(grid.place(corner)) for corner in course], {"en": feature.name})
        for course in courses(grid, feature.sides)
    ]


def way_line(grid: HexGrid, feature: Way) -> Line:
    """A feature from hex to hex (a road) as a line to draw."""
    centres = [rounded(grid.centre(space)) for space in feature.spaces]
    return Line(feature.kind, centres, {"en": feature.name})


def frame_of(
    spaces: Sequence[Space], margin: float = 1.0, outlines: Sequence[Outline] = ()
) -> tuple[float, float, float, float]:
    """(left, top, width, height) around all shapes, and around the coast of a map of points, with a margin.

    Raises ValueError without spaces.
    """
    if not spaces:
        raise ValueError("a board has at least one space")
    places = [point for space in spaces for point in space.shape or [space.centre]]
    places += [point for outline in outlines for ring in outline.rings for point in ring]
    across, down = [x for x, _ in places], [y for _, y in places]
    left, top = min(across) - margin, min(down) - margin
    return (
        round(left, 3),
        round(top, 3),
        round(max(across) + margin - left, 3),
        round(max(down) + margin - top, 3),
    )
