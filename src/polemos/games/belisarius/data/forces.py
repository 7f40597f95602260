"""The province control chart and the counters: levies, unit types, every unit with its values (2.12, 2.31, 21)."""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data import models, models_forms
from polemos.games.belisarius.data.pack import FILES
from polemos.games.belisarius.data.world import AFFILIATIONS, GUARD, Row, Rows

# -------------------------------------------------------------------------------------------------- unit types [2.31c]
FIELD_ARMY: Final = 0
WARBAND: Final = 1
NOMAD: Final = 2
GARRISON: Final = 3
FLEET: Final = 4
LEADER: Final = 5
TYPE_NAMES: Final = (*models_forms.UNIT_TYPES, "leader")

# -------------------------------------------------------------------------------------- province control chart [2.12a]
_CHART: Final = FILES.provinces.province
LEVY: Final[Row] = tuple([line.levy for line in _CHART])
LEVY_TYPES: Final[Rows] = tuple([tuple(sorted(line.levy_types)) for line in _CHART])
CORE: Final[Row] = tuple([int(line.core) for line in _CHART])

# --------------------------------------------------------------------------------------------------------------- units
_COUNTERS: Final = FILES.counters


@dataclass(frozen=True, slots=True)
class _Unit:
    key: str
    kind: int
    affil: int
    strength: int
    op: int
    stars: int


def _counters(affil: int, kind: int) -> list[_Unit]:
    """The counters of one type that a province or the guard has."""
    values, bonus = _COUNTERS.type[kind], _COUNTERS.guard_bonus
    strength, op = values.strength, values.operation
    if affil == GUARD:
        strength, op = strength + bonus.strength, op + bonus.operation
    name = f"{AFFILIATIONS[affil]}-{TYPE_NAMES[kind]}"
    return [_Unit(f"{name}-{n}", kind, affil, strength, op, 0) for n in range(1, _COUNTERS.mix[affil][kind] + 1)]


def _leader(leader: models.Leader) -> _Unit:
    """A leader; values of his own in the file go before those of his stars."""
    values = _COUNTERS.type[LEADER - 1 + leader.stars]
    strength = values.strength if leader.strength == models_forms.NONE else leader.strength
    op = values.operation if leader.operation == models_forms.NONE else leader.operation
    return _Unit(leader.name, LEADER, leader.affiliation, strength, op, leader.stars)


def _units() -> tuple[_Unit, ...]:
    """All units by affiliation and type, the leaders last."""
    found: list[_Unit] = []
    for affil in range(len(AFFILIATIONS)):
        for kind in range(LEADER):
            found += _counters(affil, kind)
    return (*found, *[_leader(leader) for leader in _COUNTERS.leader])


_UNITS: Final[tuple[_Unit, ...]] = _units()
UNITS: Final[int] = len(_UNITS)
#: Stable names: "Guard-field_army-1", "Persia-garrison-3", "Belisarius".
UNIT_KEY: Final[tuple[str, ...]] = tuple(unit.key for unit in _UNITS)
UNIT_TYPE: Final[Row] = tuple(unit.kind for unit in _UNITS)
UNIT_AFFIL: Final[Row] = tuple(unit.affil for unit in _UNITS)
UNIT_STRENGTH: Final[Row] = tuple(unit.strength for unit in _UNITS)
#: Printed operation values (whole points).
UNIT_OP: Final[Row] = tuple(unit.op for unit in _UNITS)
UNIT_STARS: Final[Row] = tuple(unit.stars for unit in _UNITS)
UNIT_FLEET: Final[Row] = tuple(int(unit.kind == FLEET) for unit in _UNITS)
UNIT_INDEX: Final[dict[str, int]] = {key: u for u, key in enumerate(UNIT_KEY)}
#: By affiliation; the Guard, a set of units of the Empire, is the last one [7.2].
UNITS_OF: Final[Rows] = tuple(
    tuple(u for u in range(UNITS) if UNIT_AFFIL[u] == affil) for affil in range(len(AFFILIATIONS))
)
LEADERS: Final[Row] = tuple(u for u in range(UNITS) if UNIT_TYPE[u] == LEADER)
#: The emperor is needed: rules of his own depend on him [7.3].
JUSTINIAN: Final[int] = UNIT_INDEX["Justinian"]
