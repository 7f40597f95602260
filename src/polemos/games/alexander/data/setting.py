"""What a scenario is before play: its field, its units and leaders as rows by number, its sides and its rules.

Units and leaders have a number in their scenario (rows here and in the state) and one among all scenarios (`gid`,
`lead_gid`), which stands in choices.
"""

from typing import Final

from polemos.games.alexander.data import ground, models, pack, tables
from polemos.games.alexander.data.models import CONTINGENT as CONTINGENT
from polemos.games.alexander.data.words import EDGES as EDGES
from polemos.games.alexander.data.words import SCENARIOS as SCENARIOS

MACEDONIAN: Final = 0
OPPONENT: Final = 1
SIDE_NAMES: Final = ("macedonian", "opponent")
LEFT: Final = 0
RIGHT: Final = 1
TOP: Final = 2
BOTTOM: Final = 3
NO_LEADER: Final = -1
LINES: Final = 64
"""An entry of line eligibility in an event: the scenario times LINES plus its number."""


def _ids(what: str) -> tuple[str, ...]:
    """Of leaders or units of all battles, out of the files as they stand: battles are read when they are wanted."""
    files = [pack.DATA.files[f"scenarios/{name}.toml"] for name in SCENARIOS]
    listed = [[*data[what], *data.get("reinforcements", {}).get(what, ())] for data in files]
    return tuple(sorted({str(entry["id"]) for entries in listed for entry in entries}))


UNIT_IDS: Final[tuple[str, ...]] = _ids("units")
LEADER_IDS: Final[tuple[str, ...]] = _ids("leaders")
UNIT_GID: Final[dict[str, int]] = {key: n for n, key in enumerate(UNIT_IDS)}
LEADER_GID: Final[dict[str, int]] = {key: n for n, key in enumerate(LEADER_IDS)}


def _kind(unit: models.UnitOfBattle) -> int:
    return tables.LP if unit.klass in ("LP", "CA") else tables.TYPES.index(unit.type)


def _weapon(unit: models.UnitOfBattle, kind: int) -> int:
    mounted = tables.CAVALRY[kind] or kind == tables.CH
    if not unit.missile:
        return tables.NO_WEAPON
    if kind == tables.EL:
        return tables.RIDERS
    return {
        "J": tables.HORSE_JAVELIN if mounted else tables.JAVELIN,
        "A": tables.HORSE_BOW if mounted else tables.BOW,
        "S": tables.SLING,
        "B": tables.BOLT,
    }[unit.missile]


def _group(unit: models.UnitOfBattle, kind: int) -> int:
    """The row of the Movement Costs Chart."""
    if kind == tables.PH:
        name = "PH"
    elif unit.double:
        name = "HI_double"
    elif kind == tables.HI:
        name = "HI_single"
    elif kind in (tables.LI, tables.LP):
        name = "LI_LP"
    elif kind == tables.HC and unit.cataphract:
        name = "CAT"
    else:
        name = tables.TYPES[kind]
    return ground.GROUPS.index(name)


class Line:
    """One entry of a leader's line eligibility: the types and contingents that he may move together [4.31, 4.37]."""

    __slots__ = ("leader", "units")

    def __init__(self, leader: int, units: tuple[int, ...]) -> None:
        self.leader = leader
        self.units = units


class Setting:
    """A scenario's unchanging facts. Rows are by number of a unit or leader in the scenario."""

    def __init__(self, name: str) -> None:
        battle = pack.FILES.scenario(name)
        self.name: str = name
        self.battle: models.Scenario = battle
        area = battle.play_area
        self.rules: dict[str, models.SpecialRule] = {rule.id: rule for rule in battle.special_rules}
        ignored: tuple[str, ...] = tuple([kind for rule in battle.special_rules for kind in rule.ignore])
        self.area: tuple[int, int, int, int] = (area.col_min, area.col_max, area.row_min, area.row_max)
        self.map: str = battle.map
        self.field: ground.Field = ground.field(self.map, self.area, ignored)
        names: tuple[str, str] = (battle.sides[0], battle.sides[1])
        self.peoples: tuple[str, str] = names
        """The words of the data for the two sides; the Macedonians are side 0."""
        self.turn_limit: int = battle.turn_limit
        self.levels: tables.Row = tuple([battle.withdrawal[n] for n in names])
        """Withdrawal levels by side [10.41]."""
        self.edge: tables.Row = tuple([battle.retreat_edge[n] for n in names])

        units = (*battle.units, *battle.late_units)
        self.late_units: int = len(battle.late_units)
        """Reinforcements, the last units of the rows."""
        self.units: int = len(units)
        self.unit_id: tuple[str, ...] = tuple([u.id for u in units])
        self.unit_name: tuple[str, ...] = tuple([u.name for u in units])
        self.gid: tables.Row = tuple([UNIT_GID[key] for key in self.unit_id])
        self.unit_of: dict[int, int] = {g: u for u, g in enumerate(self.gid)}
        self.side: tables.Row = tuple([names.index(u.side) for u in units])
        self.kind: tables.Row = tuple([_kind(u) for u in units])
        # the type says which superiority a unit has; a class, which troops of that type they are [2.22a, 2.22b]
        self.klass: tuple[str, ...] = tuple([u.klass for u in units])
        self.contingent: tuple[str, ...] = tuple([u.contingent for u in units])
        self.tq: tables.Row = tuple([u.tq for u in units])
        self.size: tables.Row = tuple([u.size for u in units])
        self.ma: tables.Row = tuple([u.ma for u in units])
        self.weapon: tables.Row = tuple([_weapon(u, k) for u, k in zip(units, self.kind, strict=True)])
        self.screen: tuple[bool, ...] = tuple(["a" in u.missile for u in units])
        """Elephants with archers beside the riders [9.12]."""
        self.double: tuple[bool, ...] = tuple([u.double for u in units])
        self.group: tables.Row = tuple([_group(u, k) for u, k in zip(units, self.kind, strict=True)])
        self.hoplite: tuple[bool, ...] = tuple([u.klass == "HO" for u in units])
        self.star: tuple[bool, ...] = tuple([u.shock_capable for u in units])
        """SK*: skirmishers who may fight hand to hand [9.31]."""
        self.cataphract: tuple[bool, ...] = tuple([u.cataphract for u in units])
        self.thracian: tuple[bool, ...] = tuple([u.thracian for u in units])
        self.sacred: tuple[bool, ...] = tuple([u.sacred_band for u in units])
        self.rp: tables.Row = tuple([u.rp for u in units])
        self.start: tuple[tables.Row, ...] = tuple([tuple([ground.code_of(h) for h in u.hexes]) for u in units])
        self.start_facing: tables.Row = tuple([u.facing // 30 for u in units])
        self.of_side: tuple[tables.Row, tables.Row] = (
            tuple(u for u in range(self.units) if self.side[u] == MACEDONIAN),
            tuple(u for u in range(self.units) if self.side[u] == OPPONENT),
        )
        self.has_elephants: tuple[bool, bool] = (
            any(self.kind[u] == tables.EL for u in self.of_side[0]),
            any(self.kind[u] == tables.EL for u in self.of_side[1]),
        )
        self.has_chariots: bool = any(k == tables.CH for k in self.kind)
        self.has_bolts: bool = any(k == tables.AT for k in self.kind)

        leaders = (*battle.leaders, *battle.late_leaders)
        self.late_leaders: int = len(battle.late_leaders)
        self.leaders: int = len(leaders)
        self.leader_id: tuple[str, ...] = tuple([m.id for m in leaders])
        self.leader_name: tuple[str, ...] = tuple([m.name for m in leaders])
        self.lead_gid: tables.Row = tuple([LEADER_GID[key] for key in self.leader_id])
        self.leader_of: dict[int, int] = {g: m for m, g in enumerate(self.lead_gid)}
        self.lead_side: tables.Row = tuple([names.index(m.side) for m in leaders])
        self.initiative: tables.Row = tuple([m.initiative for m in leaders])
        self.range: tables.Row = tuple([m.range for m in leaders])
        self.line: tuple[bool, ...] = tuple([m.line for m in leaders])
        """The mark L, of those who may give line commands [4.1d]."""
        self.strategy: tables.Row = tuple([m.strategy for m in leaders])
        """The Strategy Rating, -1 without one [4.1f]."""
        self.pc: tables.Row = tuple([m.pc for m in leaders])
        """The Personal Combat rating, -1 for those who never fight in person [2.25c, 4.1g]."""
        self.charisma: tables.Row = tuple([m.charisma for m in leaders])
        self.elite: tuple[bool, ...] = tuple([m.elite for m in leaders])
        self.capacity: tables.Row = tuple([m.mcc_capacity for m in leaders])
        """How many contingent commanders a Wing Commander may activate in a phase [5.64]."""
        self.wing: tuple[tables.Row, ...] = tuple([tuple([self.leader_id.index(w) for w in m.wing]) for m in leaders])
        """Whom a contingent commander serves."""
        self.commands: tuple[tables.Row, ...] = tuple(
            [tuple([self.unit_id.index(u) for u in m.commands]) for m in leaders]
        )
        self.lead_start: tables.Row = tuple([ground.code_of(m.hex) if m.hex else -1 for m in leaders])
        self.overall: tables.Row = tuple([self.leader_id.index(battle.overall_commander[n]) for n in names])
        """The Overall Commander of each side when play begins."""
        # Wing Commanders stand for the Overall Commander in their part of the army [4.5a, 4.51]
        wings = [key for n in names for key in battle.wing_commanders[n]]
        self.is_wing: tuple[bool, ...] = tuple([key in wings for key in self.leader_id])
        self.lines: tuple[Line, ...] = tuple([self._line(entry) for entry in battle.line_commands])
        self.persian: bool = names[OPPONENT] == "persian"
        """Wing Commanders have their privileges in Persian armies [4.53]."""
        self.rafts: bool = any(rule.river == "raft" for rule in battle.special_rules)
        """The river is crossed on rafts and skins (Jaxartes)."""

    def _line(self, line: models.LineOfBattle) -> Line:
        side = self.peoples.index(line.side)
        units = [
            u
            for u in range(self.units)
            if self.side[u] == side
            and (tables.TYPES[self.kind[u]] in line.types or self.klass[u] in line.types)
            and self.contingent[u] in line.contingents
        ]
        return Line(self.leader_id.index(line.leader), tuple(units))


MADE: Final[list[Setting | None]] = [None] * len(SCENARIOS)
"""The settings that have been wanted so far, by number of the scenario."""


def setting_of(scenario: int) -> Setting:
    """The setting of the scenario with this number, made when it is first wanted."""
    made = MADE[scenario]
    if made is None:
        made = Setting(SCENARIOS[scenario])
        MADE[scenario] = made
    return made
