"""The battlefield and what stands on it as data, for anybody who draws them (see board.describe)."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, cast

from polemos.board import describe
from polemos.board.hexes import Convention, HexGrid
from polemos.board.kinds import LabelKind, LineKind, Shape, Terrain
from polemos.games.alexander import state
from polemos.games.alexander.data import ground, pack, tables
from polemos.games.alexander.data.setting import SCENARIOS, Setting, setting_of
from polemos.games.alexander.state import Battle
from polemos.room.names import NameBook

CONVENTION: Final = Convention(point_up=False, shifted=1, shift="south", row_first=False, rows_from="north")
SIDE_KINDS: Final[tuple[tuple[int, LineKind], ...]] = (
    (ground.WALL, "wall"), (ground.GATE, "gate"), (ground.ABATIS, "abatis"),
    (ground.STREAM | ground.BANK, "stream_bank"), (ground.STREAM, "stream"), (ground.BANK, "bank"),
)  # fmt: skip
"""What lies on a hexside with all of these bits; the first that fits counts."""
LABEL_KINDS: Final[Mapping[str, LabelKind]] = {"sea": "sea", "river": "sea", "town": "town"}
SHAPES: Final[tuple[Shape, ...]] = ("square", "cut")
SYMBOLS: Final = {
    "PH": "pike", "HI": "spear", "MI": "foot", "LP": "pelta", "LI": "foot", "SK": "skirmisher", "LC": "horse",
    "LN": "lance", "HC": "horse", "CH": "chariot", "EL": "elephant", "AT": "bolt",
}  # fmt: skip
COLOURS: Final = ("#7d2a3f", "#1f5d78")
KEPT_COUNTERS: Final = 4096
"""Counters as they were drawn that are kept."""
pair: Final = NameBook(tables.NAMES)
"""A name in English and Japanese."""


@cache
def grid(scenario: int) -> HexGrid:
    """The hexes in play of a scenario, in the numbering of its map."""
    return HexGrid(CONVENTION, [(ground.row_of(h), ground.column_of(h)) for h in hexes_of(scenario)])


@cache
def hexes_of(scenario: int) -> tuple[int, ...]:
    """The hexes in play of a scenario."""
    terrain = setting_of(scenario).field.terrain
    return tuple(h for h in range(ground.NOWHERE) if terrain[h] != ground.OFF)


@cache
def board(scenario: int) -> describe.Board:
    """The field of a scenario."""
    g = setting_of(scenario)
    spaces = list(_hexes(g, scenario))
    return describe.Board(
        title=title(scenario),
        frame=describe.frame_of(spaces, 0.9),
        spaces=spaces,
        sides=_sides(g),
        lines=[*_contours(g, scenario), *_lines(g, scenario)],
        labels=list(_labels(g, scenario)),
        layout=describe.Layout.of(CONVENTION),
        note={"en": "Map reconstructed: no printed original was at hand", "ja": "マップは再構成版(印刷原図ではない)"},
        words={**{name: pair("terrain", name) for name in tables.NAMES["terrain"]}, **_line_words(), **STATE_TEXTS},
    )


def _line_words() -> dict[str, describe.Text]:
    return {
        "stream": pair("lines", "minor_river"),
        "bank": pair("lines", "steep_bank"),
        "stream_bank": pair("lines", "steep_banked_stream"),
        "abatis": pair("lines", "abatis"),
        "wall": pair("lines", "wall"),
        "gate": pair("lines", "gate"),
    }


def title(scenario: int) -> describe.Text:
    """What a battle is called."""
    return pair("battles", setting_of(scenario).battle.title)


def _hexes(g: Setting, scenario: int) -> Iterator[describe.Space]:
    its = grid(scenario)
    for i, h in enumerate(hexes_of(scenario)):
        yield describe.Space(
            id=h,
            name=ground.label(h),
            shape=[describe.rounded(corner) for corner in its.corners(i)],
            centre=describe.rounded(its.centre(i)),
            terrain=cast(Terrain, ground.TERRAINS[g.field.terrain[h]]),
            row=ground.row_of(h),
            column=ground.column_of(h),
            level=g.field.level[h],
        )


def _contours(g: Setting, scenario: int) -> Iterator[describe.Line]:
    """A line along every hexside where the ground rises."""
    its = grid(scenario)
    level, terrain = g.field.level, g.field.terrain
    for i, h in enumerate(hexes_of(scenario)):
        corners = [describe.rounded(corner) for corner in its.corners(i)]
        for d in range(3):
            n = ground.NEXT[6 * h + d]
            if n != ground.NOWHERE and terrain[n] != ground.OFF and level[n] != level[h]:
                yield describe.Line("contour", [corners[d], corners[(d + 1) % 6]])


def _lines(g: Setting, scenario: int) -> Iterator[describe.Line]:
    """What lies on hexsides."""
    its = grid(scenario)
    sides = g.field.sides
    for i, h in enumerate(hexes_of(scenario)):
        if not any(sides[6 * h : 6 * h + 3]):
            continue
        corners = [describe.rounded(corner) for corner in its.corners(i)]
        for d in range(3):
            kind = _kind(sides[6 * h + d])
            if kind:
                yield describe.Line(kind, [corners[d], corners[(d + 1) % 6]])


def _kind(bits: int) -> LineKind | None:
    return next((name for wanted, name in SIDE_KINDS if bits & wanted == wanted), None)


def _labels(g: Setting, scenario: int) -> Iterator[describe.Label]:
    """Places of the map; none where another battle is fought on it: they lie elsewhere in the world."""
    if g.map != SCENARIOS[scenario]:
        return
    its = grid(scenario)
    index = {h: i for i, h in enumerate(hexes_of(scenario))}
    for place in pack.FILES.map_of(g.map).place:
        h = ground.code_of(place.hex)
        if h in index:
            kind = LABEL_KINDS.get(place.kind, "note")
            yield describe.Label(pair("places", place.name), describe.rounded(its.centre(index[h])), kind, 0.55)


def _sides(g: Setting) -> list[describe.SideStyle]:
    return [
        describe.SideStyle(pair("sides", g.peoples[p]), COLOURS[p], "#ffffff", g.peoples[p][0].upper(), SHAPES[p])
        for p in (0, 1)
    ]


# ---------------------------------------------------------------- what stands on it
def unit_text(g: Setting, u: int) -> describe.Text:
    """The name of a unit."""
    return pair("units", g.unit_name[u])


def leader_text(g: Setting, m: int) -> describe.Text:
    """The name of a leader."""
    return pair("leaders", g.leader_name[m])


def scene(view: Mapping[str, Any]) -> describe.Scene:
    """What a view shows: units with their facing and state, leaders with theirs."""
    g = setting_of(view["scenario"])
    return describe.Scene(
        pieces=[
            *(piece(g, u, view) for u in range(g.units) if view["loc"][u] >= 0),
            *(leader(g, m, view) for m in range(g.leaders) if view["lead_loc"][m] >= 0),
        ],
        caption=describe.caption(title(view["scenario"]), moment(view["turn"], view["phase"])),
    )


def piece(g: Setting, u: int, view: Mapping[str, Any]) -> describe.Piece:
    """A unit: troop quality, size, movement allowance, and what its markers say."""
    at = (view["loc"][u], view["tail"][u], view["facing"][u])
    return _counter(g, u, *at, tuple(_marks(g, u, view)))


@lru_cache(KEPT_COUNTERS)
def _counter(g: Setting, u: int, at: int, tail: int, facing: int, marks: tuple[str, ...]) -> describe.Piece:
    """The counter of a unit: most stand where they stood at the last look."""
    return describe.Piece(
        g.unit_id[u],
        g.side[u],
        tables.TYPES[g.kind[u]],
        at,
        label=unit_text(g, u),
        symbol=SYMBOLS[tables.TYPES[g.kind[u]]],
        values=[g.tq[u], g.size[u], g.ma[u]],
        facing=30 * facing,
        tail=tail,
        tag={"en": tables.TYPES[g.kind[u]], "ja": tables.TYPES[g.kind[u]]},
        marks=list(marks),
    )


#: The marks on counters in words; "hits-3" is told as "hits" with the number.
STATE_TEXTS: Final[dict[str, describe.Text]] = {
    "hits": {"en": "hits", "ja": "損害"},
    "routed": {"en": "routed", "ja": "敗走状態"},
    "rallied": {"en": "rallied", "ja": "再編成済"},
    "moved": {"en": "moved", "ja": "移動済"},
    "low": {"en": "missiles low", "ja": "残弾少"},
    "no-missiles": {"en": "no missiles", "ja": "残弾なし"},
    "column": {"en": "column", "ja": "縦列"},
    "square": {"en": "square", "ja": "方陣"},
    "charge": {"en": "charge formation", "ja": "突撃隊形"},
    "double-depth": {"en": "double depth", "ja": "二重"},
    "must-check": {"en": "will charge", "ja": "突撃する"},
    "no-check": {"en": "will attack without a charge", "ja": "判定なしで攻撃する"},
    "finished": {"en": "finished", "ja": "終了"},
    "active": {"en": "active", "ja": "行動中"},
    "no-momentum": {"en": "no momentum", "ja": "モーメンタムなし"},
    "wounded": {"en": "wounded", "ja": "負傷"},
}


def _marks(g: Setting, u: int, view: Mapping[str, Any]) -> Iterator[str]:
    if view["hits"][u]:
        yield f"hits-{min(9, view['hits'][u])}"
    if view["routed"][u]:
        yield "routed"
    if view["rallied"][u]:
        yield "rallied"
    if view["moved"][u]:
        yield "moved"
    if g.weapon[u] and view["ammo"][u] in (tables.LOW, tables.OUT):
        yield "low" if view["ammo"][u] == tables.LOW else "no-missiles"
    form = {state.COLUMN: "column", state.SQUARE: "square", state.CHARGE: "charge"}.get(view["form"][u])
    if form:
        yield form
    if view["deep"][u] >= 0:
        yield "double-depth"
    mark = {state.MUST_CHECK: "must-check", state.NO_CHECK: "no-check"}.get(view["mark"][u])
    if mark:
        yield mark


def leader(g: Setting, m: int, view: Mapping[str, Any]) -> describe.Piece:
    """A leader: Initiative and range."""
    wound = view["wound"][m]
    return describe.Piece(
        g.leader_id[m],
        g.lead_side[m],
        "leader",
        view["lead_loc"][m],
        label=leader_text(g, m),
        symbol="leader",
        values=[max(0, g.initiative[m] - wound), max(0, g.range[m] - wound)],
        tag=leader_text(g, m),
        marks=[mark for mark, there in (
            ("finished", view["rank"][m] == state.FINISHED),
            ("active", view["lead"] == m and view["rank"][m] not in (state.FINISHED, state.INACTIVE)),
            ("no-momentum", bool(view["no_momentum"][m])),
            ("wounded", wound > 0),
        ) if there],
    )  # fmt: skip


PHASE_TEXTS: Final[tuple[describe.Text, ...]] = (
    {"en": "withdrawal markers", "ja": "計画退却マーカー"},
    {"en": "Elite phase", "ja": "エリート指揮官フェイズ"},
    {"en": "leader activation", "ja": "指揮官活性化"},
    {"en": "movement and missiles", "ja": "移動・射撃"},
    {"en": "shock combat", "ja": "打撃戦闘"},
    {"en": "momentum", "ja": "モーメンタム"},
    {"en": "rout and recovery", "ja": "敗走・回復"},
    {"en": "withdrawal check", "ja": "撤退判定"},
)


def moment(turn: int, phase: int) -> describe.Text:
    """The turn and the phase."""
    what = PHASE_TEXTS[phase]
    return {"en": f"turn {turn}: {what['en']}", "ja": f"第{turn}ターン {what['ja']}"}


# ---------------------------------------------------------------- for the doors


def board_of(scenario: str) -> describe.Board:
    """The field of a battle, of the first where none is named."""
    return board(SCENARIOS.index(scenario) if scenario in SCENARIOS else 0)


def pieces(view: Mapping[str, Any], language: str) -> describe.Scene:
    """What stands on it in a view."""
    return scene(view)


def moment_of(s: Battle, language: str) -> str:
    """Where play stands: the turn, and whose phase."""
    return moment(s.turn, s.phase)[language]
