"""What data files must fulfil together."""

from collections.abc import Iterator
from typing import Any, Final

from polemos.games.syracuse.data.schema import EVENTS, FORTS, SCENARIOS, TYPES, WALLS
from polemos.room.data_pack import Files, Rule, rule
from polemos.room.data_shapes import inside

Fault = tuple[str, str, str]
"""Place, what is wrong, what would be right."""

_MAP: Final = "map.toml"
_COUNTERS: Final = "counters.toml"
_UNITS: Final = "tables/units.toml"
_EVENTS: Final = "tables/events.toml"
_CHITS: Final = "tables/chits.toml"
_TURNS: Final = "tables/turns.toml"
_LOTS: Final = "tables/reinforcements.toml"
_CONSTRUCTION: Final = "tables/construction.toml"

#: Zones that the rules name.
NAMED_ZONES: Final = ("CAT", "SYR", "T7", "T13", "T15", "T17", "M1", "M5", "M6", "M7", "M8", "M9", "M12")


def _order(entries: list[dict[str, Any]], words: tuple[str, ...], path: str) -> Iterator[Fault]:
    """The entries of a list stand in the order that the rules rely on."""
    for i, (entry, word) in enumerate(zip(entries, words, strict=False)):
        if entry["id"] != word:
            yield inside(inside(path, i), "id"), f'"{entry["id"]}"', f'"{word}" at this place'


def _twice(names: list[str], path: str) -> Iterator[Fault]:
    for i, name in enumerate(names):
        if name in names[:i]:
            yield inside(inside(path, i), "id"), f'"{name}" twice', "every one once"


def _zones(files: Files) -> list[str]:
    return [zone["id"] for zone in files[_MAP]["zone"]]


def _map_faults(files: Files) -> Iterator[Fault]:
    content = files[_MAP]
    zones = _zones(files)
    yield from _twice(zones, "zone")
    for name in NAMED_ZONES:
        if name not in zones:
            yield "zone", f"no zone {name}", "every zone that the rules name"
    for i, zone in enumerate(content["zone"]):
        if ("port" in zone) != ("port_when" in zone):
            yield inside("zone", i), "port without port_when, or the other way round", "both or neither"
    ends = {frozenset((edge["a"], edge["b"])): edge for edge in content["edge"]}
    sea = {zone["id"] for zone in content["zone"] if zone["terrain"] in ("sea", "protected_sea")}
    for i, edge in enumerate(content["edge"]):
        place = inside("edge", i)
        for key in ("a", "b"):
            if edge[key] not in zones:
                yield inside(place, key), f'"{edge[key]}" is not on the map', "a zone of [[zone]]"
        wet = [end for end in (edge["a"], edge["b"]) if end in sea]
        fit = {"land": 0, "coast": 1, "sea": 2}[edge["kind"]]
        if len(wet) != fit and not (edge["kind"] == "sea" and "CAT" in (edge["a"], edge["b"])):
            yield inside(place, "kind"), f'"{edge["kind"]}"', f"a kind that fits {edge['a']} and {edge['b']}"
    yield from _order(content["fort"], FORTS, "fort")
    yield from _order(content["wall"], WALLS, "wall")
    for i, fort in enumerate(content["fort"]):
        if fort["zone"] not in zones or fort["zone"] in sea:
            yield inside(inside("fort", i), "zone"), f'"{fort["zone"]}"', "a land zone of [[zone]]"
        if ("standing" in fort) == ("builder" in fort):
            yield inside("fort", i), "standing and builder", "one of them"
    for i, wall in enumerate(content["wall"]):
        if frozenset(wall["zones"]) not in ends or any(zone in sea for zone in wall["zones"]):
            yield inside(inside("wall", i), "zones"), f"{wall['zones']}", "two land zones with a border between them"
    if frozenset(content["chain"]["zones"]) not in ends:
        yield "chain.zones", f"{content['chain']['zones']}", "two sea zones with a border between them"


def _counter_faults(files: Files) -> Iterator[Fault]:
    content = files[_COUNTERS]
    ids = [unit["id"] for unit in content["unit"]] + [leader["id"] for leader in content["leader"]]
    yield from _twice(ids, "unit")
    for i, unit in enumerate(content["unit"]):
        if unit["pf_reduced"] >= unit["pf"] and unit["pf"] > 1:
            yield inside(inside("unit", i), "pf_reduced"), str(unit["pf_reduced"]), "less than the front"


def _type_faults(files: Files) -> Iterator[Fault]:
    yield from _order(files[_UNITS]["type"], TYPES, "type")


def _event_faults(files: Files) -> Iterator[Fault]:
    events = files[_EVENTS]["event"]
    yield from _order(events, EVENTS, "event")
    needs = {"S1": "columns", "S2": "columns", "S3": "columns", "S4": "hits", "S6": "columns", "S8": "columns"}
    needs |= {"S10": "divisor", "S15": "units", "S16": "units", "S20": "success", "S22": "boxes", "S23": "units"}
    for i, event in enumerate(events):
        key = needs.get(event["id"])
        if key and key not in event:
            yield inside(inside("event", i), key), "missing", f"this key for {event['id']}"


def _chit_faults(files: Files) -> Iterator[Fault]:
    chits = files[_CHITS]["chit"]
    yield from _twice([chit["id"] for chit in chits], "chit")
    for mix in ("standard", "single"):
        there = {chit["event"] for chit in chits if chit[mix]}
        lacking = [event for event in EVENTS if event not in there]
        if lacking:
            yield "chit", f"no chit of {', '.join(lacking)} in the mix {mix}", "every event in both mixes"


def _turn_faults(files: Files) -> Iterator[Fault]:
    for i, turn in enumerate(files[_TURNS]["turn"]):
        if turn["box"] != i:
            yield inside(inside("turn", i), "box"), str(turn["box"]), f"{i}, boxes in order from 0"
        if str(turn["year"]) not in files[_CONSTRUCTION]["modifier_year"]:
            yield inside(inside("turn", i), "year"), str(turn["year"]), f"a year of {_CONSTRUCTION}"


def _sides(files: Files) -> dict[str, str]:
    content = files[_COUNTERS]
    return {unit["id"]: unit["side"] for unit in [*content["unit"], *content["leader"]]}


def _lot_faults(files: Files) -> Iterator[Fault]:
    home, zones = _sides(files), _zones(files)
    for key in ("historical", "optional"):
        for i, lot in enumerate(files[_LOTS][key]):
            place = inside(key, i)
            for name in lot["units"]:
                if home.get(name) != lot["side"]:
                    yield inside(place, "units"), f'"{name}"', f"counters of {lot['side']}"
            for zone in lot["zones"]:
                if zone not in zones:
                    yield inside(place, "zones"), f'"{zone}"', f"a zone of {_MAP}"


def _card_rule(name: str) -> Rule:
    def faults(files: Files) -> Iterator[Fault]:
        yield from _card_faults(files, name)

    return rule(name, faults, _MAP, _COUNTERS, _CHITS, _TURNS, _LOTS)


def _card_faults(files: Files, name: str) -> Iterator[Fault]:
    card = files[name]
    if name != f"scenarios/{card['number']}.toml":
        yield "number", str(card["number"]), "the number in the name of the file"
    if not card["first_turn"] <= card["last_turn"] < len(files[_TURNS]["turn"]):
        yield "last_turn", f"turns {card['first_turn']} to {card['last_turn']}", f"turns of {_TURNS} in order"
    home, zones = _sides(files), _zones(files)
    chits = [chit["id"] for chit in files[_CHITS]["chit"]]
    for side, hand in card["hands"].items():
        for chit in hand:
            if chit not in chits:
                yield f"hands.{side}", f'"{chit}"', f"a chit of {_CHITS}"
    known = {*zones, *FORTS, "camp"}
    used: set[str] = set(card["removed_units"])
    for side, places in card["setup"].items():
        for place, counters in places.items():
            where = f"setup.{side}.{place}"
            if place not in known:
                yield where, f'"{place}"', f"a zone of {_MAP}, a fort or camp"
            for counter in counters:
                unit = counter.removesuffix("-")
                if home.get(unit) != side:
                    yield where, f'"{counter}"', f"a counter of {side}"
                elif unit in used:
                    yield where, f'"{counter}" twice', "every counter once"
                used.add(unit)


RULES: Final[tuple[Rule, ...]] = (
    rule(_MAP, _map_faults),
    rule(_COUNTERS, _counter_faults),
    rule(_UNITS, _type_faults),
    rule(_EVENTS, _event_faults),
    rule(_CHITS, _chit_faults),
    rule(_TURNS, _turn_faults, _CONSTRUCTION),
    rule(_LOTS, _lot_faults, _MAP, _COUNTERS),
    *(_card_rule(f"scenarios/{n}.toml") for n in SCENARIOS),
)
