"""What data files must fulfil together, beside what their models say of each."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from polemos.games.syracuse.data import models, models_forms, models_map
from polemos.games.syracuse.data.models import Files
from polemos.room.data_pack import Fault, Rule
from polemos.room.data_problems import inside, lacking, twice

#: Zones that the rules name.
NAMED_ZONES: Final = ("CAT", "SYR", "T7", "T13", "T15", "T17", "M1", "M5", "M6", "M7", "M8", "M9", "M12")
#: By event: the numbers of its text that it needs.
NEEDED: Final = {
    **dict.fromkeys(("S1", "S2", "S3", "S6", "S8"), ("columns",)),
    **dict.fromkeys(("S15", "S16", "S23"), ("units",)),
    "S4": ("hits",),
    "S10": ("divisor",),
    "S20": ("success",),
    "S22": ("boxes",),
}


def _wet(zone: models_map.ZoneOfMap) -> bool:
    return models_forms.TERRAIN[zone.terrain] in ("sea", "protected_sea")


def _zone_faults(files: Files) -> Iterator[Fault]:
    zones = [zone.id for zone in files.map.zone]
    yield from twice(zones, "zone", "id")
    for name in NAMED_ZONES:
        if name not in zones:
            yield "zone", f"no zone {name}", "every zone that the rules name"
    for i, zone in enumerate(files.map.zone):
        if bool(zone.port) != bool(zone.port_when):
            yield inside("zone", i), "port without port_when, or the other way round", "both or neither"


def _edge_faults(files: Files) -> Iterator[Fault]:
    """The kind of a border fits its zones; ships come to Catania too."""
    for i, edge in enumerate(files.map.edge):
        a, b = files.map.zone[edge.a], files.map.zone[edge.b]
        catania = edge.kind == models_map.SEA_EDGE and "CAT" in (a.id, b.id)
        if _wet(a) + _wet(b) != edge.kind and not catania:
            wrong = f'"{models_map.EDGE_KINDS[edge.kind]}"'
            yield inside("edge", i, "kind"), wrong, f"a kind that fits {a.id} and {b.id}"


def _work_faults(files: Files) -> Iterator[Fault]:
    zones = files.map.zone
    borders = [{edge.a, edge.b} for edge in files.map.edge]
    for i, fort in enumerate(files.map.fort):
        if _wet(zones[fort.zone]):
            yield inside("fort", i, "zone"), f'"{zones[fort.zone].id}"', "a land zone of [[zone]]"
        if (fort.standing == models_forms.NONE) == (fort.builder == models_forms.NONE):
            yield inside("fort", i), "standing and builder", "one of them"
    for i, wall in enumerate(files.map.wall):
        if set(wall.zones) not in borders or any(_wet(zones[zone]) for zone in wall.zones):
            wrong = str([zones[zone].id for zone in wall.zones])
            yield inside("wall", i, "zones"), wrong, "two land zones with a border between them"
    if set(files.map.chain.zones) not in borders:
        wrong = str([zones[zone].id for zone in files.map.chain.zones])
        yield "chain.zones", wrong, "two sea zones with a border between them"


def _counter_faults(files: Files) -> Iterator[Fault]:
    counters = files.counters
    yield from twice([counter.id for counter in (*counters.unit, *counters.leader)], "unit", "id")
    for i, unit in enumerate(counters.unit):
        if unit.pf_reduced >= unit.pf and unit.pf > 1:
            yield inside("unit", i, "pf_reduced"), str(unit.pf_reduced), "less than the front"


def _event_faults(files: Files) -> Iterator[Fault]:
    for i, event in enumerate(files.events.event):
        yield from lacking(event, NEEDED.get(event.id, ()), inside("event", i), event.id)


def _chit_faults(files: Files) -> Iterator[Fault]:
    yield from twice([chit.id for chit in files.chits.chit], "chit", "id")
    for n, mix in enumerate(models.MIXES):
        there = {chit.event for chit in files.chits.chit if chit.mixes[n]}
        missing = [name for event, name in enumerate(models_forms.EVENTS) if event not in there]
        if missing:
            yield "chit", f"no chit of {', '.join(missing)} in the mix {mix}", "every event in both mixes"


def _turn_faults(files: Files) -> Iterator[Fault]:
    for i, turn in enumerate(files.turns.turn):
        if turn.box != i:
            yield inside("turn", i, "box"), str(turn.box), f"{i}, boxes in order from 0"
        if str(turn.year) not in files.construction.modifier_year:
            yield inside("turn", i, "year"), str(turn.year), "a year of tables/construction.toml"


def _lot_faults(files: Files) -> Iterator[Fault]:
    counters = (*files.counters.unit, *files.counters.leader)
    for key, lots in (("historical", files.reinforcements.historical), ("optional", files.reinforcements.optional)):
        for i, lot in enumerate(lots):
            for u in lot.units:
                if counters[u].side != lot.side:
                    wrong, right = f'"{counters[u].id}"', f"counters of {models_forms.SIDES[lot.side]}"
                    yield inside(key, i, "units"), wrong, right


def _scenario_faults(n: int, files: Files) -> Iterator[Fault]:
    scenario: models.Scenario = files.model(f"scenarios/{models_forms.SCENARIOS[n]}.toml")
    if models_forms.SCENARIOS[n] != str(scenario.number):
        yield "number", str(scenario.number), "the number in the name of the file"
    if not scenario.first_turn <= scenario.last_turn < len(files.turns.turn):
        wrong = f"turns {scenario.first_turn} to {scenario.last_turn}"
        yield "last_turn", wrong, "turns of tables/turns.toml in order"
    counters = (*files.counters.unit, *files.counters.leader)
    places = [*[zone.id for zone in files.map.zone], *models_forms.FORTS, "camp"]
    used = set(scenario.removed_units)
    for side, stacks in enumerate(scenario.setup):
        for place, stack in stacks.items():
            where = inside(f"setup.{models_forms.SIDES[side]}", places[place])
            for u, down in stack:
                name = counters[u].id + "-" * down
                if counters[u].side != side:
                    yield where, f'"{name}"', f"a counter of {models_forms.SIDES[side]}"
                elif u in used:
                    yield where, f'"{name}" twice', "every counter once"
                used.add(u)


RULES: Final = (
    *[Rule("map.toml", faults) for faults in (_zone_faults, _edge_faults, _work_faults)],
    Rule("counters.toml", _counter_faults),
    Rule("tables/events.toml", _event_faults),
    Rule("tables/chits.toml", _chit_faults),
    Rule("tables/turns.toml", _turn_faults),
    Rule("tables/reinforcements.toml", _lot_faults),
    *[Rule(f"scenarios/{name}.toml", partial(_scenario_faults, n)) for n, name in enumerate(models_forms.SCENARIOS)],
)
