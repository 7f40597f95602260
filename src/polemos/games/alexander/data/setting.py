"""What a scenario is before play: its field, its units and leaders as rows by number, its sides and its rules.

Units and leaders have a number in their scenario (rows here and in the state) and one among all scenarios (`gid`,
`lead_gid`), which stands in choices.
"""

from typing import Any, Final

from polemos.games.alexander.data.ground import GROUPS, LEADER_GROUP, Field, code_of, field
from polemos.games.alexander.data.pack import DATA
from polemos.games.alexander.data.schema import SCENARIOS as SCENARIOS
from polemos.games.alexander.data.tables import (
    AT,
    BOLT,
    BOW,
    CAVALRY,
    CH,
    EL,
    HC,
    HI,
    HORSE_BOW,
    HORSE_JAVELIN,
    JAVELIN,
    LI,
    LP,
    NO_WEAPON,
    PH,
    RIDERS,
    SLING,
    TYPES,
    Row,
    table,
)  # fmt: skip

MACEDONIAN: Final = 0
OPPONENT: Final = 1
SIDE_NAMES: Final = ("macedonian", "opponent")
LEFT: Final = 0
RIGHT: Final = 1
TOP: Final = 2
BOTTOM: Final = 3
EDGES: Final[tuple[str, ...]] = ("left", "right", "top", "bottom")
NO_LEADER: Final = -1
LINES: Final = 64
"""An entry of line eligibility in an event: the scenario times LINES plus its number."""
CONTINGENT: Final = 0
"""The Initiative of a contingent commander, who has none of his own [5.6]."""


def _unit_ids() -> tuple[str, ...]:
    found: set[str] = set()
    for name in SCENARIOS:
        data = DATA.files[f"scenarios/{name}.toml"]
        for entry in (*data["units"], *_late(data, "units")):
            found.add(str(entry["id"]))
    return tuple(sorted(found))


def _leader_ids() -> tuple[str, ...]:
    found: set[str] = set()
    for name in SCENARIOS:
        data = DATA.files[f"scenarios/{name}.toml"]
        for entry in (*data["leaders"], *_late(data, "leaders")):
            found.add(str(entry["id"]))
    return tuple(sorted(found))


def _late(data: dict[str, Any], what: str) -> list[dict[str, Any]]:
    """Reinforcements."""
    return list(data.get("reinforcements", {}).get(what, []))


UNIT_IDS: Final[tuple[str, ...]] = _unit_ids()
LEADER_IDS: Final[tuple[str, ...]] = _leader_ids()
UNIT_GID: Final[dict[str, int]] = {key: n for n, key in enumerate(UNIT_IDS)}
LEADER_GID: Final[dict[str, int]] = {key: n for n, key in enumerate(LEADER_IDS)}


def _kind(entry: dict[str, Any]) -> int:
    return LP if entry["class"] in ("LP", "CA") else TYPES.index(entry["type"])


def _weapon(entry: dict[str, Any], kind: int) -> int:
    letter = str(entry["missile"])
    mounted = CAVALRY[kind] or kind == CH
    if not letter:
        return NO_WEAPON
    if kind == EL:
        return RIDERS
    return {
        "J": HORSE_JAVELIN if mounted else JAVELIN,
        "A": HORSE_BOW if mounted else BOW,
        "S": SLING,
        "B": BOLT,
    }[letter]


def _group(entry: dict[str, Any], kind: int) -> int:
    """The row of the Movement Costs Chart."""
    if kind == PH:
        name = "PH"
    elif entry["double"]:
        name = "HI_double"
    elif kind == HI:
        name = "HI_single"
    elif kind in (LI, LP):
        name = "LI_LP"
    elif kind == HC and entry.get("cataphract"):
        name = "CAT"
    else:
        name = TYPES[kind]
    return GROUPS.index(name)


class Line:
    """One entry of a leader's line eligibility: the types and contingents that he may move together [4.31, 4.37]."""

    __slots__ = ("leader", "units")

    def __init__(self, leader: int, units: tuple[int, ...]) -> None:
        self.leader = leader
        self.units = units


class Setting:
    """A scenario's unchanging facts. Rows are by number of a unit or leader in the scenario."""

    def __init__(self, name: str) -> None:
        data: dict[str, Any] = DATA.files[f"scenarios/{name}.toml"]
        self.name: str = name
        self.data: dict[str, Any] = data
        area = data["play_area"]
        rules: dict[str, dict[str, Any]] = {str(rule["id"]): rule for rule in data["special_rules"]}
        self.rules: dict[str, dict[str, Any]] = rules
        ignored: tuple[str, ...] = tuple(kind for rule in rules.values() for kind in rule.get("ignore", []))
        self.area: tuple[int, int, int, int] = (
            int(area["col_min"]), int(area["col_max"]), int(area["row_min"]), int(area["row_max"]),
        )  # fmt: skip
        self.map: str = str(data["map"])
        self.field: Field = field(self.map, self.area, ignored)
        names: tuple[str, str] = (str(data["sides"][0]), str(data["sides"][1]))
        self.peoples: tuple[str, str] = names
        """The words of the data for the two sides; the Macedonians are side 0."""
        self.turn_limit: int = int(data["turn_limit"])
        self.levels: Row = tuple(int(data["withdrawal"][n]) for n in names)
        """Withdrawal levels by side [10.41]."""
        self.edge: Row = tuple(EDGES.index(data["retreat_edge"][n]) for n in names)

        late = _late(data, "units")
        units: list[dict[str, Any]] = [*data["units"], *late]
        self.late_units: int = len(late)
        """Reinforcements, the last units of the rows."""
        self.units: int = len(units)
        self.unit_id: tuple[str, ...] = tuple(str(u["id"]) for u in units)
        self.unit_name: tuple[str, ...] = tuple(str(u["name"]) for u in units)
        self.gid: Row = tuple(UNIT_GID[key] for key in self.unit_id)
        self.unit_of: dict[int, int] = {g: u for u, g in enumerate(self.gid)}
        self.side: Row = tuple(names.index(u["side"]) for u in units)
        self.kind: Row = tuple(_kind(u) for u in units)
        # the type says which superiority a unit has; a class, which troops of that type they are [2.22a, 2.22b]
        self.klass: tuple[str, ...] = tuple(str(u["class"]) for u in units)
        self.contingent: tuple[str, ...] = tuple(str(u["contingent"]) for u in units)
        self.tq: Row = tuple(int(u["tq"]) for u in units)
        self.size: Row = tuple(int(u["size"]) for u in units)
        self.ma: Row = tuple(int(u["ma"]) for u in units)
        self.weapon: Row = tuple(_weapon(u, k) for u, k in zip(units, self.kind, strict=True))
        self.screen: tuple[bool, ...] = tuple("a" in str(u["missile"]) for u in units)
        """Elephants with archers beside the riders [9.12]."""
        self.double: tuple[bool, ...] = tuple(bool(u["double"]) for u in units)
        self.group: Row = tuple(_group(u, k) for u, k in zip(units, self.kind, strict=True))
        self.hoplite: tuple[bool, ...] = tuple(str(u["class"]) == "HO" for u in units)
        self.star: tuple[bool, ...] = tuple(bool(u.get("shock_capable")) for u in units)
        """SK*: skirmishers who may fight hand to hand [9.31]."""
        self.cataphract: tuple[bool, ...] = tuple(bool(u.get("cataphract")) for u in units)
        self.thracian: tuple[bool, ...] = tuple(bool(u.get("thracian")) for u in units)
        self.scythed: tuple[bool, ...] = tuple(bool(u.get("scythed")) for u in units)
        self.sacred: tuple[bool, ...] = tuple(bool(u.get("sacred_band")) for u in units)
        self.rp: Row = tuple(int(u["rp"]) for u in units)
        self.start: tuple[Row, ...] = tuple(tuple(code_of(h) for h in u.get("hexes", [])) for u in units)
        self.start_facing: Row = tuple(int(u.get("facing", 270)) // 30 for u in units)
        self.of_side: tuple[Row, Row] = (
            tuple(u for u in range(self.units) if self.side[u] == MACEDONIAN),
            tuple(u for u in range(self.units) if self.side[u] == OPPONENT),
        )
        self.has_elephants: tuple[bool, bool] = (
            any(self.kind[u] == EL for u in self.of_side[0]),
            any(self.kind[u] == EL for u in self.of_side[1]),
        )
        self.has_chariots: bool = any(k == CH for k in self.kind)
        self.has_bolts: bool = any(k == AT for k in self.kind)

        late = _late(data, "leaders")
        leaders: list[dict[str, Any]] = [*data["leaders"], *late]
        self.late_leaders: int = len(late)
        self.leaders: int = len(leaders)
        self.leader_id: tuple[str, ...] = tuple(str(m["id"]) for m in leaders)
        self.leader_name: tuple[str, ...] = tuple(str(m["name"]) for m in leaders)
        self.lead_gid: Row = tuple(LEADER_GID[key] for key in self.leader_id)
        self.leader_of: dict[int, int] = {g: m for m, g in enumerate(self.lead_gid)}
        self.lead_side: Row = tuple(names.index(m["side"]) for m in leaders)
        self.initiative: Row = tuple(CONTINGENT if m["initiative"] == "C" else int(m["initiative"]) for m in leaders)
        self.range: Row = tuple(int(m["range"]) for m in leaders)
        self.line: tuple[bool, ...] = tuple(bool(m["line"]) for m in leaders)
        """The mark L, of those who may give line commands [4.1d]."""
        self.strategy: Row = tuple(int(m.get("strategy", -1)) for m in leaders)
        """The Strategy Rating, -1 without one [4.1f]."""
        self.pc: Row = tuple(int(m.get("pc", -1)) for m in leaders)
        """The Personal Combat rating, -1 for those who never fight in person [2.25c, 4.1g]."""
        self.charisma: Row = tuple(int(m["charisma"]) for m in leaders)
        self.elite: tuple[bool, ...] = tuple(bool(m.get("elite")) for m in leaders)
        self.capacity: Row = tuple(int(m.get("mcc_capacity", 0)) for m in leaders)
        """How many contingent commanders a Wing Commander may activate in a phase [5.64]."""
        self.wing: tuple[Row, ...] = tuple(tuple(self.leader_id.index(w) for w in m.get("wing", [])) for m in leaders)
        """Whom a contingent commander serves."""
        self.commands: tuple[Row, ...] = tuple(
            tuple(self.unit_id.index(u) for u in m.get("commands", [])) for m in leaders
        )
        self.lead_start: Row = tuple(code_of(m["hex"]) if m.get("hex") else -1 for m in leaders)
        overall = data["overall_commander"]
        self.overall: Row = tuple(self.leader_id.index(overall[n]) if overall.get(n) else NO_LEADER for n in names)
        """The Overall Commander of each side when play begins."""
        wings = data["wing_commanders"]
        # Wing Commanders stand for the Overall Commander in their part of the army [4.5a, 4.51]
        self.is_wing: tuple[bool, ...] = tuple(any(key in wings.get(n, []) for n in names) for key in self.leader_id)
        self.lines: tuple[Line, ...] = tuple(self._line(entry) for entry in data["line_commands"])
        self.persian: bool = names[OPPONENT] == "persian"
        """Wing Commanders have their privileges in Persian armies [4.53]."""
        self.lead_group: int = LEADER_GROUP
        self.rafts: bool = any(rule.get("river") == "raft" for rule in rules.values())
        """The river is crossed on rafts and skins (Jaxartes)."""

    def _line(self, entry: dict[str, Any]) -> Line:
        wanted = (entry["types"], entry["contingents"])
        units = tuple(
            u
            for u in range(self.units)
            if self.side[u] == self.peoples.index(entry["side"])
            and (TYPES[self.kind[u]] in wanted[0] or self.klass[u] in wanted[0])
            and self.contingent[u] in wanted[1]
        )
        return Line(self.leader_id.index(entry["leader"]), units)


MADE: Final[list[Setting | None]] = [None] * len(SCENARIOS)
"""The settings that have been wanted so far, by number of the scenario."""


def setting_of(scenario: int) -> Setting:
    """The setting of the scenario with this number, made when it is first wanted."""
    made = MADE[scenario]
    if made is None:
        made = Setting(SCENARIOS[scenario])
        MADE[scenario] = made
    return made


ROUT_POINTS: Final = table("rout-points")
