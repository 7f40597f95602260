"""The battlefield and what stands on it as data, for anybody who draws them (see board.describe)."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, cast

from polemos.board import describe, hexes, kinds
from polemos.games.alexander import state
from polemos.games.alexander.data import ground, pack, setting, tables
from polemos.games.alexander.state import Battle
from polemos.room import names, sheet_builder

CONVENTION: Final = hexes.Convention(point_up=False, shifted=1, shift="south", row_first=False, rows_from="north")
SIDE_KINDS: Final[tuple[tuple[int, kinds.LineKind], ...]] = (
    (ground.WALL, "wall"), (ground.GATE, "gate"), (ground.ABATIS, "abatis"),
    (ground.STREAM | ground.BANK, "stream_bank"), (ground.STREAM, "stream"), (ground.BANK, "bank"),
)  # fmt: skip
"""What lies on a hexside with all of these bits; the first that fits counts."""
LINE_NAMES: Final = {
    "stream": "minor_river", "bank": "steep_bank", "stream_bank": "steep_banked_stream", "abatis": "abatis",
    "wall": "wall", "gate": "gate",
}  # fmt: skip
"""By kind of line: its name among those of the data."""
LABEL_KINDS: Final[Mapping[str, kinds.LabelKind]] = {"sea": "sea", "river": "sea", "town": "town"}
SHAPES: Final[tuple[kinds.Shape, ...]] = ("square", "cut")
SYMBOLS: Final = {
    "PH": "pike", "HI": "spear", "MI": "foot", "LP": "pelta", "LI": "foot", "SK": "skirmisher", "LC": "horse",
    "LN": "lance", "HC": "horse", "CH": "chariot", "EL": "elephant", "AT": "bolt",
}  # fmt: skip
COLOURS: Final = ("#7d2a3f", "#1f5d78")
KEPT_COUNTERS: Final = 4096
"""Counters as they were drawn that are kept."""
pair: Final = names.NameBook(tables.NAMES)
"""A name in English and Japanese."""


@cache
def grid(scenario: int) -> hexes.HexGrid:
    """The hexes in play of a scenario, in the numbering of its map."""
    return hexes.HexGrid(CONVENTION, [(ground.row_of(h), ground.column_of(h)) for h in hexes_of(scenario)])


@cache
def hexes_of(scenario: int) -> tuple[int, ...]:
    """The hexes in play of a scenario."""
    terrain = setting.setting_of(scenario).field.terrain
    return tuple(h for h in range(ground.NOWHERE) if terrain[h] != ground.OFF)


@cache
def board(scenario: int) -> describe.Board:
    """The field of a scenario."""
    g = setting.setting_of(scenario)
    spaces = list(_hexes(g, scenario))
    return describe.Board(
        title=title(scenario),
        frame=describe.frame_of(spaces, 0.9),
        spaces=spaces,
        sides=_sides(g),
        lines=_hexsides(g, scenario),
        labels=list(_labels(g, scenario)),
        layout=describe.Layout.of(CONVENTION),
        note={"en": "Map reconstructed: no printed original was at hand", "ja": "マップは再構成版(印刷原図ではない)"},
        words=_words(),
    )


def _words() -> dict[str, describe.Text]:
    """What people call grounds, what lies on hexsides, and the states of pieces."""
    said = {name: pair("terrain", name) for name in tables.NAMES["terrain"]}
    said |= {line: pair("lines", name) for line, name in LINE_NAMES.items()}
    return said | {name: pair("states", name) for name in STATES}


def title(scenario: int) -> describe.Text:
    """What a battle is called."""
    return pair("battles", setting.setting_of(scenario).battle.title)


def _hexes(g: setting.Setting, scenario: int) -> Iterator[describe.Space]:
    its = grid(scenario)
    for i, h in enumerate(hexes_of(scenario)):
        yield describe.Space(
            id=h,
            name=ground.label(h),
            shape=[describe.rounded(corner) for corner in its.corners(i)],
            centre=describe.rounded(its.centre(i)),
            terrain=cast(kinds.Terrain, ground.TERRAINS[g.field.terrain[h]]),
            row=ground.row_of(h),
            column=ground.column_of(h),
            level=g.field.level[h],
        )


def _hexsides(g: setting.Setting, scenario: int) -> list[describe.Line]:
    """A line along every hexside where the ground rises, then what lies on hexsides."""
    its = grid(scenario)
    level, terrain, sides = g.field.level, g.field.terrain, g.field.sides
    contours: list[describe.Line] = []
    lying: list[describe.Line] = []
    for i, h in enumerate(hexes_of(scenario)):
        corners = [describe.rounded(corner) for corner in its.corners(i)]
        for d in range(3):
            ends = [corners[d], corners[(d + 1) % 6]]
            n, bits = ground.NEXT[6 * h + d], sides[6 * h + d]
            if n != ground.NOWHERE and terrain[n] != ground.OFF and level[n] != level[h]:
                contours.append(describe.Line("contour", ends))
            lying += [describe.Line(kind, ends) for wanted, kind in SIDE_KINDS if bits & wanted == wanted][:1]
    return contours + lying


def _labels(g: setting.Setting, scenario: int) -> Iterator[describe.Label]:
    """Places of the map; none where another battle is fought on it: they lie elsewhere in the world."""
    if g.map != setting.SCENARIOS[scenario]:
        return
    its = grid(scenario)
    index = {h: i for i, h in enumerate(hexes_of(scenario))}
    for place in pack.FILES.map_of(g.map).place:
        h = ground.code_of(place.hex)
        if h in index:
            kind = LABEL_KINDS.get(place.kind, "note")
            yield describe.Label(pair("places", place.name), describe.rounded(its.centre(index[h])), kind, 0.55)


def _sides(g: setting.Setting) -> list[describe.SideStyle]:
    return [
        describe.SideStyle(pair("sides", g.peoples[p]), COLOURS[p], "#ffffff", g.peoples[p][0].upper(), SHAPES[p])
        for p in (0, 1)
    ]


# ---------------------------------------------------------------- what stands on it
def pieces(view: Mapping[str, Any], language: str) -> describe.Scene:
    """What a view shows in every language: units with their facing and state, leaders with theirs."""
    g = setting.setting_of(view["scenario"])
    return describe.Scene(
        pieces=[
            *(piece(g, u, view) for u in range(g.units) if view["loc"][u] >= 0),
            *(leader(g, m, view) for m in range(g.leaders) if view["lead_loc"][m] >= 0),
        ],
        caption=describe.caption(title(view["scenario"]), moment(view["turn"], view["phase"])),
    )


def piece(g: setting.Setting, u: int, view: Mapping[str, Any]) -> describe.Piece:
    """A unit: troop quality, size, movement allowance, and what its markers say."""
    at = (view["loc"][u], view["tail"][u], view["facing"][u])
    return _counter(g, u, *at, _marks(g, u, view))


@lru_cache(KEPT_COUNTERS)
def _counter(g: setting.Setting, u: int, at: int, tail: int, facing: int, marks: tuple[str, ...]) -> describe.Piece:
    """The counter of a unit: most stand where they stood at the last look."""
    return describe.Piece(
        g.unit_id[u],
        g.side[u],
        tables.TYPES[g.kind[u]],
        at,
        label=pair("units", g.unit_name[u]),
        symbol=SYMBOLS[tables.TYPES[g.kind[u]]],
        values=[g.tq[u], g.size[u], g.ma[u]],
        facing=30 * facing,
        tail=tail,
        tag={"en": tables.TYPES[g.kind[u]], "ja": tables.TYPES[g.kind[u]]},
        marks=list(marks),
    )


#: The marks on counters that have names; "hits-3" is told as "hits" with the number.
STATES: Final = (
    *("hits", "routed", "rallied", "moved", "low", "no-missiles", "column", "square", "charge", "double-depth"),
    *("must-check", "no-check", "finished", "active", "no-momentum", "wounded"),
)
FORMS: Final = {state.COLUMN: "column", state.SQUARE: "square", state.CHARGE: "charge"}
MARKS: Final = {state.MUST_CHECK: "must-check", state.NO_CHECK: "no-check"}


def _marks(g: setting.Setting, u: int, view: Mapping[str, Any]) -> tuple[str, ...]:
    hits, ammo = view["hits"][u], view["ammo"][u] if g.weapon[u] else -1
    form, mark = FORMS.get(view["form"][u], ""), MARKS.get(view["mark"][u], "")
    return sheet_builder.those(
        [
            (f"hits-{min(9, hits)}", hits),
            *[(name, view[name][u]) for name in ("routed", "rallied", "moved")],
            ("low", ammo == tables.LOW),
            ("no-missiles", ammo == tables.OUT),
            (form, form),
            ("double-depth", view["deep"][u] >= 0),
            (mark, mark),
        ]
    )


def leader(g: setting.Setting, m: int, view: Mapping[str, Any]) -> describe.Piece:
    """A leader: Initiative and range."""
    wound, rank = view["wound"][m], view["rank"][m]
    states = [
        ("finished", rank == state.FINISHED),
        ("active", view["lead"] == m and rank not in (state.FINISHED, state.INACTIVE)),
        ("no-momentum", view["no_momentum"][m]),
        ("wounded", wound > 0),
    ]
    name = pair("leaders", g.leader_name[m])
    return describe.Piece(
        g.leader_id[m],
        g.lead_side[m],
        "leader",
        view["lead_loc"][m],
        label=name,
        symbol="leader",
        values=[max(0, g.initiative[m] - wound), max(0, g.range[m] - wound)],
        tag=name,
        marks=list(sheet_builder.those(states)),
    )


PHASES: Final = ("plans", "elite", "activation", "movement", "shock", "momentum", "rout", "withdrawal")


def moment(turn: int, phase: int) -> describe.Text:
    """The turn and the phase."""
    what = pair("phases", PHASES[phase])
    return {"en": f"turn {turn}: {what['en']}", "ja": f"第{turn}ターン {what['ja']}"}


# ---------------------------------------------------------------- for the doors


def board_of(scenario: str) -> describe.Board:
    """The field of a battle, of the first where none is named."""
    return board(setting.SCENARIOS.index(scenario) if scenario in setting.SCENARIOS else 0)


def moment_of(s: Battle, language: str) -> str:
    """Where play stands: the turn, and whose phase."""
    return moment(s.turn, s.phase)[language]
