"""Tables whose rows have names, by which previews point at them; most are the charts of the data as they stand."""

from collections.abc import Sequence
from typing import Final

from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.edge.messages import halves
from polemos.room.data_models import Chart, rows_of
from polemos.room.preview_builder import DICE
from polemos.room.table_builder import NONE, Entry, Listing, entries, entry, happens, listing, signed, times

FINANCE: Final = ("tables/finance.toml",)
CHECKS: Final = ("tables/checks.toml",)
DIPLOMATIC: Final = ("tables/diplomacy.toml",)
VICTORY: Final = ("tables/victory.toml",)
COMBAT: Final = ("tables/combat.toml",)
OPERATIONS: Final = ("tables/operations.toml",)
TERRAIN: Final = ("tables/terrain.toml",)

# ids of tables whose rows have numbers
CRT: Final = ("crt-assault", "crt-manoeuvre")
DIPLOMACY: Final = "diplomacy"
HEAVY_TAX: Final = "heavy-tax"
REVOLT: Final = "revolt"
PILLAGE: Final = "pillage"
COLONISATION: Final = "colonisation"
DISBAND: Final = "disband"
UNIT_COSTS: Final = "unit-costs"
TERRAINS: Final = "terrain"

# ---------------------------------------------------------------- money, checks of one die

INCOME: Final = listing(charts.finance.income, *FINANCE)
OTHER_COSTS: Final = listing(charts.prices, *FINANCE)
TAX_MODIFIERS: Final = listing(charts.checks.heavy_tax.modifiers, *CHECKS)
REVOLT_MODIFIERS: Final = listing(charts.checks.revolt.modifiers, *CHECKS)
COLONY_STRENGTH: Final = listing(charts.checks.colonisation, *CHECKS)
DISBAND_MODIFIERS: Final = listing(charts.checks.disband.modifiers, *CHECKS)

# ---------------------------------------------------------------- diplomacy


def _by_side(name: str, values: Sequence[int]) -> Entry:
    return Entry(name, tuple(map(signed, values)))


_DIFFERENCE: Final = charts.diplomacy.modifiers
#: By the side that negotiates.
DIPLOMACY_MODIFIERS: Final = Listing(
    Chart("diplomacy-modifiers", "modifier imperial barbarian", "row-diplomacy", "9.1f"),
    DIPLOMATIC,
    [
        _by_side("towns", [_DIFFERENCE.all_towns_and_colonies] * 2),
        _by_side("guard-leader", [_DIFFERENCE.guard_stack_with_leader] * 2),
        _by_side("core", _DIFFERENCE.core),
        _by_side("persia", _DIFFERENCE.persia),
    ],
)

# ---------------------------------------------------------------- single dice


_FACES: Final = charts.checks.dice
_PLAGUE: Final = charts.EVENT[charts.PLAGUE]
ONE_DIE: Final = Listing(
    Chart("one-die", "", "row-die", "2.6a"),
    (*CHECKS, *DIPLOMATIC, "tables/events.toml"),
    [
        happens("forced-march", _FACES.forced_march_loses_one, DICE),
        Entry("disease", tuple([str(loss or NONE) for loss in charts.DISEASE_LOSS.results(0, 0, DICE)])),
        happens("assassination", charts.diplomacy.assassination.success, DICE),
        happens("leader-returns", _FACES.leader_returns_justinian, DICE),
        happens("leader-removed", _FACES.leader_removes_enemy, DICE),
        happens("plague-province", _PLAGUE.province_struck, DICE),
        happens("plague-stack", _PLAGUE.stack_removed, DICE),
        happens("plague-town", _PLAGUE.hex_ruined, DICE),
    ],
)

# ---------------------------------------------------------------- victory, limits

_POINTS: Final = [
    (row.name, (imperial, barbarian))
    for (row, imperial), (_, barbarian) in zip(*map(rows_of, charts.victory.points), strict=True)
]
#: By side; provinces count so many times their levy value.
VICTORY_POINTS: Final = Listing(
    charts.victory.points[world.IMPERIAL].chart,
    VICTORY,
    [
        *[Entry(name, tuple([str(n or NONE) for n in points])) for name, points in _POINTS[:-2]],
        *[Entry(name, tuple([times(halves(n)) if n else NONE for n in points])) for name, points in _POINTS[-2:]],
    ],
)
_LIMITS: Final = charts.limits
LIMITS: Final = Listing(
    _LIMITS.chart, OPERATIONS, [*entries(_LIMITS), entry("justinian-factor", times(_LIMITS.justinian_factor))]
)

# ---------------------------------------------------------------- battle, operations, the map

_LEADER_1, _LEADER_2, _ADVANTAGE = entries(charts.combat.strength)
#: What multiplies a strength.
STRENGTH: Final = Listing(
    charts.combat.strength.chart, COMBAT, [_LEADER_1, _LEADER_2, *entries(charts.combat.strength.terrain), _ADVANTAGE]
)
COVER: Final = tuple([row.name for row in entries(charts.combat.strength.terrain)])
"""Those that count for the defender alone."""
#: By what the best leader of an army multiplies its die, by his stars.
OP_POINTS: Final = Listing(
    Chart("op-points", "best-leader die-counts", "row-leader", "tbl.op"),
    OPERATIONS,
    [entry(str(stars), times(factor)) for stars, factor in enumerate(charts.operations.points.factors)],
)
OP_COSTS: Final = Listing(
    charts.op_costs.chart,
    (*OPERATIONS, "tables/offmap.toml"),
    [
        *[entry(row.name, halves(cost)) for row, cost in rows_of(charts.op_costs)],
        entry("area", halves(world.AREA_ENTRY_COST)),
    ],
)
#: Roads and tracks instead of the terrain; rivers and straits on top of it.
LINES: Final = Listing(
    Chart("lines", "line points origin", "row-line", "terrain.effects"),
    TERRAIN,
    [
        entry("road", halves(world.lines.road.cost)),
        entry("track", halves(world.lines.track.cost)),
        entry("river", f"+{halves(world.lines.river.extra)}"),
        entry("strait", f"+{halves(world.lines.strait.extra)}"),
    ],
)


_COVER: Final = charts.combat.strength.terrain
#: What places feed, and what they are worth in defence.
SITES: Final = Listing(
    Chart("sites", "site forage defence origin", "row-site", "20.1"),
    TERRAIN,
    [Entry(name, (str(site.forage), signed(getattr(_COVER, name, 0)))) for name, site in vars(charts.sites).items()],
)
