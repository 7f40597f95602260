"""A page of the table book: ids and rows at which a preview may point, and the words of this game in its cells."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import models_fight, models_forms, pack, setting, words
from polemos.games.alexander.edge import board_view, messages
from polemos.room.data_models import Model, fields_of, said_of
from polemos.room.sheet_builder import SheetBuilder
from polemos.room.table_builder import NONE, signed, times
from polemos.room.view_models import Grid

# ids of grids; rows and columns stand in the order that is told here, column 0 being the head of the row
CRT_GRID: Final = "crt"
"""Row: modified die; column: the column of the table."""
CLASH_GRIDS: Final = ("clash-front", "clash-flank", "clash-rear")
"""By direction; row: attacker, column: 1 + defender, in the order of `tables.CHARTED`."""
SUPERIORITY_GRID: Final = "superiority"
"""Row: attacker, column: 1 + defender."""
SIZE_GRIDS: Final = ("size-unmoved", "size-moved")
"""By whether an attacker moved; row: attacker's size - 1, column: defender's size."""
SHIFTS: Final = "shock-shifts"
TERRAIN_SHIFTS: Final = "terrain-shifts"
SHOCK_MODIFIERS: Final = "shock-modifiers"
CHARGE_MODIFIERS: Final = "charge-modifiers"
SEVERITY_GRID: Final = "severity"
DUEL_GRID: Final = "duel"
MISSILES: Final = "missiles"
"""Row: weapon - 1; column: range in hexes."""
MISSILE_MODIFIERS: Final = "missile-modifiers"
"""This, the checks, the hits, and shifts and modifiers in shock: row by row in the order of the data."""
AMMUNITION: Final = "ammunition"
COSTS: Final = "movement-costs"
"""Row: see COST_ROWS; column: 1 + group of the chart, in the order of `ground.GROUPS`."""
CHECKS: Final = "tq-checks"
HITS: Final = "cohesion-hits"
RALLY_GRID: Final = "rally"
"""Row: see RALLY_ROWS; column: 1 + die."""
RAMPAGE_GRID: Final = "rampage"
DOOM_GRID: Final = "doom"
MOMENTUM_GRID: Final = "momentum"
PERMISSION: Final = "line-permission"
ORDERS_GRID: Final = "orders"

# rows by name
TERRAIN_ROWS: Final = (
    *("defender_woods", "defender_woods_mounted", "defender_rocky", "defender_marsh", "uphill", "uphill2"),
    *("minor_river", "steep_bank", "attacker_in_river", "defender_in_river", "abatis", "wall"),
    *("phalanx_rough", "limit"),
)
COST_ROWS: Final = (*words.TERRAINS, *words.HEXSIDES, *words.LEVELS)
RALLY_ROWS: Final = (9, 8, 7, 6, 5, 4, 3, 2)
"""By row: printed troop quality."""
RAMPAGE_ROWS: Final = ("0", "1", "2", "3", "4", "5", "6", "7-9")
DOOM_ROWS: Final = ("0-1", "2-8", "9")
#: By phase of the sequence of play: the clause that says what is done.
PHASE_CLAUSES: Final[dict[str, str]] = {
    "0": "6.82", "0b": "5.5a", "A1": "5.12a", "A2": "5.41", "B1": "3.0c", "B2": "3.0d", "C": "3.0e", "D": "3.0f",
    "E": "3.0g",
}  # fmt: skip


def charts(*names: str) -> tuple[str, ...]:
    """The files of some charts."""
    return tuple([f"tables/{name}.toml" for name in names])


def battle(g: setting.Setting) -> tuple[str, ...]:
    """The files that a battle is made of."""
    return (f"scenarios/{g.name}.toml", f"maps/{g.map}.toml")


def figures_of(model: Model) -> Iterator[tuple[models_forms.Figure, Any]]:
    """The rows of the tables of figures in a model and those within it, each with its number."""
    for field in fields_of(type(model)):
        value = getattr(model, field.name)
        yield from [(said, value) for said in said_of(field.hint) if isinstance(said, models_forms.Figure)]
        if isinstance(value, Model):
            yield from figures_of(value)


class Page(SheetBuilder):
    """Writes the grids and sheets of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, messages.WORDING, pack.PACK.clauses, pack.DATA.provenance())

    def cell(self, kind: str, value: Any, number: int, model: Any) -> str:
        """Cells of the kinds that this game has for itself."""
        family, _, name = kind.partition(":")
        if family == "row":
            of = value.replace("_", "-").lower()
            rows = {"charge": f"charge-{of}", "check": f"check-{of}", "fire": f"fire-{of}", "hit": f"hit-{of}"}
            return self.row({**rows, "phase": f"phase-{of}", "shift": f"shift-{of}"}[name])
        if family == "called":
            found = [self.called(name, key) for key in ([value] if isinstance(value, str) else value)]
            return self.join(found)
        match kind:
            case "signed":
                return signed(value)
            case "text":
                return self.text(value)
            case "phase":
                return self.text(PHASE_CLAUSES[value])
            case "arm":
                return self.t(f"cell-{value}")
            case "failing":
                return self.failing(model)
            case "own-table" if model.source:
                return self.t("cell-own-table")
            case "own-table":
                return signed(value)
        return super().cell(kind, value, number, model)

    def failing(self, check: models_fight.TqCheck) -> str:
        """What failing a check means: hits by which the die exceeds TQ (a least number of them), one hit, rout."""
        if check.fail == "excess":
            return self.t("cell-excess-least", {"hits": check.min}) if check.min else self.t("cell-excess")
        if isinstance(check.fail, int):
            return self.t("cell-hits", {"hits": check.fail})
        return self.t(f"cell-fail-{check.fail or 'pursues'}")

    def called(self, section: str, key: str) -> str:
        """A word of the data in the reader's language."""
        return board_view.pair(section, key)[self.language]

    def people(self, g: setting.Setting, side: int) -> str:
        """Who a side is in a battle."""
        return self.called("sides", g.peoples[side])

    def unit(self, g: setting.Setting, u: int) -> str:
        """A unit by its name."""
        return self.name(verbs.UNIT, g.gid[u])

    def units(self, g: setting.Setting, units: Sequence[int]) -> str:
        """Several of them."""
        return self.join([self.unit(g, u) for u in units])

    def leader(self, g: setting.Setting, m: int) -> str:
        """A leader by his name, nobody as a dash."""
        return self.name(verbs.LEADER, g.lead_gid[m]) if m >= 0 else NONE

    def number(self, value: int) -> str:
        """A rating, a dash for one that there is not."""
        return str(value) if value >= 0 else NONE

    def clauses(
        self,
        id_: str,
        rows: Sequence[tuple[str, str]],
        clause: str,
        files: Sequence[str],
        heads: str = "rule value effect",
    ) -> Grid:
        """A grid of rules: the title of each clause, the figure in it, what it says."""
        cells = [[self.clause(c), value or NONE, self.text(c)] for c, value in rows]
        return self.grid(id_, heads, cells, clause, files)

    def figures(
        self, id_: str, clause: str, files: Sequence[str], charts: Iterable[Model], others: Mapping[str, str]
    ) -> Grid:
        """A grid of the numbers that belong to it, in the order of their clauses; others: what further ones say."""
        found = dict(others)
        for chart in charts:
            found |= {row.clause: self.figure(row.kind, value) for row, value in figures_of(chart) if row.table == id_}
        return self.clauses(id_, [(c.id, found[c.id]) for c in self.rulebook if c.id in found], clause, files)

    def figure(self, kind: str, value: Any) -> str:
        """A number as it is written (see `models_forms.Figure`)."""
        match kind:
            case "mp":
                return self.t("cell-mp", {"points": value})
            case "hits":
                return self.t("cell-hits", {"hits": value})
            case "hexes":
                return self.t("cell-hexes", {"number": value})
            case "signed":
                return signed(value)
            case "times":
                return times(value)
            case "part":
                return f"1/{value}"
        return self.join(list(map(str, value))) if isinstance(value, tuple) else str(value)
