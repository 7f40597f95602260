"""Tables whose rows have names, by which previews point at them; most are the charts of the data as they stand."""

from typing import Final

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.models_forms import SIDES
from polemos.room.data_models import Chart
from polemos.room.preview_builder import DICE
from polemos.room.table_builder import NONE, Entry, Listing, entries, entry, happens, listing, signed

SEQUENCE: Final = ("tables/sequence.toml",)
BUILDING: Final = ("tables/construction.toml",)
SUPPLY: Final = ("tables/supply.toml",)
VICTORY: Final = ("tables/victory.toml",)
COMBAT: Final = ("tables/combat.toml",)
UNITS: Final = ("tables/units.toml",)

# ids of tables whose rows have numbers
CRT: Final = "crt"
BUILD_POINTS: Final = "construction-points"
ATTRITION: Final = "attrition"

#: Events by their names.
EVENT: Final = {event.id: event for event in tables.EVENT}
ACTION_COSTS: Final = listing(tables.sequence.cost, *SEQUENCE)
BUILD_COSTS: Final = listing(tables.construction.cost, *BUILDING)


# ---------------------------------------------------------------- construction, supply, victory


def _dice(clause: str, athens: int, syracuse: int) -> Entry:
    return Entry(clause, tuple([signed(n) if n else NONE for n in (athens, syracuse)]), clause)


_MODIFIER: Final = tables.construction.modifier
_YEARS: Final = [[row[side] for row in tables.DIE_YEAR] for side in world.BOTH]
#: The construction dice line by line, named for the clause that stands for each.
BUILD_DICE: Final = Listing(
    Chart("construction-dice", "", "", "2.C.b"),
    BUILDING,
    [
        Entry("2.C.b", tuple(map(str, tables.construction.base)), "2.C.b"),
        _dice("2.C.c", _MODIFIER.advantage, _MODIFIER.advantage),
        _dice("2.C.d", *[max(0, *row) for row in _YEARS]),
        _dice("2.C.e", _MODIFIER.discard, _MODIFIER.discard),
        _dice("2.C.f", _MODIFIER.bonus_leader, _MODIFIER.bonus_leader),
        _dice("2.C.g", tables.construction.modifier_athens.labdalon, 0),
        _dice("2.C.h", tables.construction.modifier_athens.chain, 0),
        _dice("2.C.i", _MODIFIER.cavalry, _MODIFIER.cavalry),
        _dice("2.C.j", _MODIFIER.winter, _MODIFIER.winter),
        _dice("2.C.k", *[min(0, *row) for row in _YEARS]),
    ],
)
#: How far the markers move, toward 3 above 0.
SUPPLY_MOVES: Final = Listing(
    tables.supply.chart,
    SUPPLY,
    [*entries(tables.supply), entry("s22", signed(EVENT["S22"].boxes), "event.22")],
)
POINTS: Final = Listing(
    Chart("victory-points", "for points effect", "score", "9.vp.0"),
    VICTORY,
    [
        entry("fort", max(world.FORT_POINTS), "9.vp.a"),
        entry("wall", tables.victory.wall, "9.vp.b"),
        entry("ships", tables.TYPE_POINTS[tables.TRIREMES], "9.vp.c"),
        entry("hoplites", tables.TYPE_POINTS[tables.HOPLITES], "9.vp.d"),
        entry("troops", tables.TYPE_POINTS[tables.PELTASTS], "9.vp.e"),
        entry("leaders", tables.victory.leader, "9.vp.f"),
        entry("plemmyrion", tables.victory.late_plemmyrion, "9.vp.g"),
    ],
)


# ---------------------------------------------------------------- single dice


def _from(least: int) -> list[int]:
    return [face for face in DICE if face >= least]


_SIEGE: Final = tables.works.siege
ONE_DIE: Final = Listing(
    Chart("one-die", "", "row-die", "4.siege.b"),
    ("tables/works.toml", *SUPPLY, "tables/events.toml"),
    [
        *[happens(f"siege-{n}", _from(_SIEGE.success - n), DICE) for n in range(1, _SIEGE.most + 1)],
        *[happens(work, _from(tables.works.demolition.success), DICE) for work in ("wall", "chain")],
        happens("storm", EVENT["S4"].hits, DICE),
        *[happens(f"discord-{n}", _from(least), DICE) for n, least in enumerate(EVENT["S20"].success)],
        *[happens(f"supply-{name}", faces, DICE) for name, faces in zip(SIDES, tables.supply.short_on, strict=True)],
    ],
)

# ---------------------------------------------------------------- battle, movement

#: Toward the attacker; those of events go to whom the event names.
SHIFTS: Final = Listing(
    tables.combat.shift.chart,
    COMBAT,
    [
        *entries(tables.combat.shift),
        *[
            entry(name, signed(EVENT[name.upper()].columns * (-1 if name == "s2" else 1)))
            for name in ("s1", "s2", "s3", "s6", "s8")
        ],
        entry("most", f"±{tables.combat.max_shift}"),
    ],
)
_BEST: Final = max([tables.UNIT_SWORDS[0][u] for side in world.BOTH for u in tables.LEADERS_OF[side]])
_SWORD: Final = tables.combat.modifier.sword
#: What is added to the attacker's die.
MODIFIERS: Final = Listing(
    Chart("die-modifiers", "modifier die", "row-modifier", "4.roll.a"),
    COMBAT,
    [
        entry("attack-leader", f"0 {NONE} +{_BEST}"),
        entry("attack-sword", signed(_SWORD)),
        entry("defence-leader", f"0 {NONE} -{_BEST}"),
        entry("defence-sword", signed(-_SWORD)),
        entry("most", f"±{tables.combat.max_modifier}"),
    ],
)
_PAYS: Final = entries(world.movement)
#: What land units pay and have, and those aboard.
MOVEMENT: Final = Listing(
    world.movement.chart,
    UNITS,
    [
        *_PAYS[:5],
        entry("own", signed(0), "3.cost.f"),
        *_PAYS[5:],
        entry("ships", NONE, "1.l"),
        entry("aboard", world.movement.zone, "3.sea.c"),
    ],
)
