"""What data files must fulfil together: charts, counters and scenarios. The map's own rules are in `map_checks.py`."""

from collections.abc import Iterator
from typing import Any, Final

from polemos.games.belisarius.data.map_checks import map_faults, towns_of
from polemos.games.belisarius.data.schema import AREAS, EVENT_ENTRIES, LEVELS, MARKERS, PROVINCES
from polemos.room.data_pack import Files
from polemos.room.data_problems import inside
from polemos.room.shaped_pack import Rule, rule

Fault = tuple[str, str, str]
"""Place, what is wrong, what would be right."""

_MAP: Final = "map.toml"
_COUNTERS: Final = "counters.toml"
_CHART: Final = "provinces.toml"
_CHECKS: Final = "tables/checks.toml"
_COMBAT: Final = "tables/combat.toml"
_COUNTS: Final = "tables/stratagem-counts.toml"
_EVENTS: Final = "tables/events.toml"
_OFFMAP: Final = "tables/offmap.toml"
_OPERATIONS: Final = "tables/operations.toml"
_STRATAGEMS: Final = "tables/stratagems.toml"
_TERRAIN: Final = "tables/terrain.toml"
_TURNS: Final = "tables/turns.toml"
_VICTORY: Final = "tables/victory.toml"
_CARDS: Final = ("scenarios/1.toml", "scenarios/2.toml", "scenarios/3.toml")


def _order(entries: list[dict[str, Any]], key: str, words: tuple[str, ...], path: str) -> Iterator[Fault]:
    """The entries of a list stand in the order that the rules rely on."""
    for i, (entry, word) in enumerate(zip(entries, words, strict=False)):
        if entry[key] != word:
            yield inside(inside(path, i), key), f'"{entry[key]}"', f'"{word}" at this place'


def _chart_faults(files: Files) -> Iterator[Fault]:
    yield from _order(files[_CHART]["province"], "name", PROVINCES, "province")


def _area_faults(files: Files) -> Iterator[Fault]:
    yield from _order(files[_OFFMAP]["area"], "name", AREAS, "area")
    yield from _order(files[_OFFMAP]["area"], "province", AREAS, "area")


def _leader_faults(files: Files) -> Iterator[Fault]:
    leaders = files[_COUNTERS]["leader"]
    names = [leader["name"] for leader in leaders]
    for i, name in enumerate(names):
        if name in names[:i]:
            yield inside(inside("leader", i), "name"), f'"{name}" twice', "every leader once"
    if not any(leader["name"] == "Justinian" and leader["affiliation"] == "Guard" for leader in leaders):
        yield "leader", "no Justinian of the Guard", "a leader Justinian with affiliation Guard"


def _marker_faults(files: Files) -> Iterator[Fault]:
    for i, (name, needs) in enumerate(zip(MARKERS, files[_STRATAGEMS]["marker"], strict=False)):
        place = inside("marker", i)
        if needs["name"] != name:
            yield inside(place, "name"), f'"{needs["name"]}"', f'"{name}" at this place'
        wanted = {"Rally": ("dice", "lead"), "Roman Alliance": ("provinces",), "Imperial Regalia": ("towns",)}
        for key in wanted.get(name, ()):
            if key not in needs:
                yield inside(place, key), "missing", f"this key for {name}"


def _regalia_faults(files: Files) -> Iterator[Fault]:
    towns = towns_of(files[_MAP])
    for i, marker in enumerate(files[_STRATAGEMS]["marker"]):
        for j, town in enumerate(marker.get("towns", [])):
            if town not in towns:
                yield inside(inside(inside("marker", i), "towns"), j), f'"{town}"', f"a town of {_MAP}"


def _pool_faults(files: Files) -> Iterator[Fault]:
    pool = sum(count for key, count in files[_COUNTS]["count"].items() if key in MARKERS)
    for name in _CARDS:
        drawn = sum(_facts(files, name)["markers"][side] for side in ("imperial", "barbarian"))
        if drawn > pool:
            yield "count", f"{pool} markers in all", f"at least the {drawn} that {name} hands out"


def _event_faults(files: Files) -> Iterator[Fault]:
    events = files[_EVENTS]["event"]
    yield from _order(events, "entry", EVENT_ENTRIES, "event")
    seen: dict[int, int] = {}
    for i, event in enumerate(events):
        for number in event["numbers"]:
            if number in seen:
                yield (
                    inside(inside("event", i), "numbers"),
                    f"{number} is entry {seen[number] + 1} too",
                    "each number once",
                )
            seen[number] = i
    wanted = [10 * tens + units for tens in range(1, 7) for units in range(1, 7)]
    lacking = [str(number) for number in wanted if number not in seen]
    if lacking:
        yield "event", f"no entry for {', '.join(lacking)}", "an entry for every roll of two dice"
    needs = {"event.31a": ("province_struck", "stack_removed", "hex_ruined"), "event.26": ("per_town",)}
    needs |= {"event.33": ("least_units",), "event.42": ("lead",), "event.44": ("leader_counts",)}
    for i, event in enumerate(events):
        for key in needs.get(event["entry"], ()):
            if key not in event:
                yield inside(inside("event", i), key), "missing", f"this key for {event['name']}"


def _column_faults(files: Files) -> Iterator[Fault]:
    """Pillage and colonisation name their own columns: rows as long, columns without gaps, the last one open."""
    for table in ("pillage", "colonisation"):
        columns = files[_CHECKS][table]["columns"]
        for die in range(1, 7):
            row = files[_CHECKS][table][str(die)]
            if len(row) != len(columns):
                place = inside(inside("", table), str(die))
                yield place, f"{len(row)} entries", f"{len(columns)}, one for each column"
        after = 1
        for i, column in enumerate(columns):
            low, _, high = column.rstrip("+").partition("-")
            opened = column.endswith("+")
            place = inside(inside(table, "columns"), i)
            if int(low) != after:
                yield place, f'"{column}"', f"a column that begins with {after}"
            if opened != (i == len(columns) - 1):
                yield place, f'"{column}"', 'the last column, and no other, with a "+"'
            after = int(high or low) + 1


def _multiplier_faults(files: Files) -> Iterator[Fault]:
    strength = files[_COMBAT]["strength"]
    if len(strength["multiplier"]) != strength["max_modifiers"] + 1:
        right = f"{strength['max_modifiers'] + 1}: for no modifier up to max_modifiers"
        yield "strength.multiplier", f"{len(strength['multiplier'])} entries", right


def _disease_faults(files: Files) -> Iterator[Fault]:
    dice = files[_CHECKS]["dice"]
    for face in dice["disease_one_unit"]:
        if face in dice["disease_two_units"]:
            yield "dice.disease_two_units", f"{face} is in disease_one_unit too", "every face in one list"


def _level_faults(files: Files) -> Iterator[Fault]:
    levels = files[_VICTORY]["levels"]
    ladder = [levels[name] for name in LEVELS]
    listed = [name for name in levels if name in LEVELS]
    if ladder != sorted(ladder, reverse=True) or listed != list(LEVELS):
        yield "levels", "not in falling order", ", ".join(LEVELS) + ", each with fewer points than the one before"
    if ladder[-1] != 0:
        yield inside("levels", LEVELS[-1]), f"{ladder[-1]}", "0, so that every total has a level"


def _year_faults(files: Files) -> Iterator[Fault]:
    years = files[_TURNS]["years"]
    for i, (first, last) in enumerate(years):
        if last < first or (i and first <= years[i - 1][1]):
            yield inside("years", i), f"{first} to {last}", "years that follow those before"


# ---------------------------------------------------------------------------------------------------------- scenarios
def _facts(files: Files, name: str) -> dict[str, Any]:
    """The card that holds the facts: itself, or the one that it refers to."""
    card = files[name]
    return files[f"scenarios/{card['as_scenario']}.toml"] if "as_scenario" in card else card


def _card_faults(files: Files, name: str) -> Iterator[Fault]:
    card = files[name]
    if name != f"scenarios/{card['number']}.toml":
        yield "number", f"{card['number']}", "the number in the name of the file"
    turns = len(files[_TURNS]["years"])
    if not card["first_turn"] <= card["last_turn"] <= turns:
        right = f"turns in order, at most {turns} ({_TURNS})"
        yield "last_turn", f"turns {card['first_turn']} to {card['last_turn']}", right
    if "as_scenario" in card:
        if "as_scenario" in _facts(files, name):
            yield "as_scenario", f"{card['as_scenario']} refers to another card itself", "a card with a set-up"
        return
    yield from _control_faults(card)
    towns = towns_of(files[_MAP])
    for i, town in enumerate(card["pillaged_at_start"]):
        if town not in towns:
            yield inside("pillaged_at_start", i), f'"{town}"', f"a town of {_MAP}"
    for i, group in enumerate(card["setup"]):
        for place, wrong, right in _group_faults(files, card, group):
            yield f"{inside('setup', i)}.{place}", wrong, right
    yield from _mix_faults(files, card)
    yield from _room_faults(files, card)


def _control_faults(card: dict[str, Any]) -> Iterator[Fault]:
    for province in PROVINCES:
        holders = [side for side in ("imperial", "barbarian", "neutral") if province in card["control"][side]]
        if len(holders) != 1:
            wrong = f"{province} is {' and '.join(holders)}" if holders else f"{province} is missing"
            yield "control", wrong, "every province under exactly one control"


def _group_faults(files: Files, card: dict[str, Any], group: dict[str, Any]) -> Iterator[Fault]:
    kind, where, affil = group["where_kind"], group.get("where"), group["affil"]
    towns = towns_of(files[_MAP])
    names = {"province": PROVINCES, "town": tuple(towns), "area": AREAS}
    if kind == "any_town" and where is not None:
        yield "where", f'"{where}"', 'no such key with where_kind = "any_town"'
    elif kind != "any_town" and where not in names[kind]:
        shown = "missing" if where is None else f'"{where}"'
        yield "where", shown, f"a town of {_MAP}" if kind == "town" else f"one of {', '.join(names[kind])}"
    elif kind == "area" and affil != where:
        yield "where", f'"{where}"', f"units of that province, not of {affil}"
    control = "imperial" if affil == "Guard" else _control_of(card, affil)
    if control and group["side"] != control:
        yield "side", f'"{group["side"]}"', f'"{control}", the side of {affil} in this scenario'
    if not group.get("units") and not group.get("leaders"):
        yield "units", "no units and no leaders", "at least one of them"
    limit = group.get("restriction")
    if limit:
        by_town = limit["kind"] in ("not_near", "not_in_town")
        if limit["place"] not in (towns if by_town else PROVINCES):
            yield "restriction.place", f'"{limit["place"]}"', f"a town of {_MAP}" if by_town else "a province"
        if limit["kind"] == "on_border" and "count" not in limit:
            yield "restriction.count", "missing", "how many units stand on the border"


def _control_of(card: dict[str, Any], province: str) -> str:
    holders = [side for side in ("imperial", "barbarian", "neutral") if province in card["control"][side]]
    return holders[0] if holders else ""


def _mix_faults(files: Files, card: dict[str, Any]) -> Iterator[Fault]:
    """No scenario needs more counters than there are, nor a leader twice."""
    needed: dict[tuple[str, str], int] = {}
    home = {leader["name"]: leader["affiliation"] for leader in files[_COUNTERS]["leader"]}
    used: set[str] = set()
    for i, group in enumerate(card["setup"]):
        affil = group["affil"]
        for kind, count in group.get("units", {}).items():
            needed[affil, kind] = needed.get((affil, kind), 0) + count
        for j, name in enumerate(group.get("leaders", [])):
            place = inside(inside(inside("setup", i), "leaders"), j)
            if name not in home:
                yield place, f'"{name}"', f"a leader of {_COUNTERS}"
            elif home[name] != affil:
                yield place, f'"{name}" is of {home[name]}', f"a leader of {affil}"
            elif name in used:
                yield place, f'"{name}" twice', "every leader once"
            used.add(name)
    for (affil, kind), count in needed.items():
        mix = int(files[_COUNTERS]["mix"][affil].get(kind, 0))
        if count > mix:
            yield "setup", f"{count} {kind} of {affil}", f"at most {mix}, the counters of {_COUNTERS} (mix)"


def _room_faults(files: Files, card: dict[str, Any]) -> Iterator[Fault]:
    """The units set up in a province fit its forage, within the stacking limit [34.0b, 34.0c]."""
    room = _room(files)
    for province in PROVINCES:
        here = [g for g in card["setup"] if g["where_kind"] == "province" and g.get("where") == province]
        free = any(g["side"] == "imperial" for g in here) and card["imperial_may_exceed_forage"]
        count = sum(sum(g.get("units", {}).values()) + len(g.get("leaders", [])) for g in here)
        if count > room[province] and not free:
            yield "setup", f"{count} units in {province}", f"at most {room[province]}, what its hexes feed"


def _room(files: Files) -> dict[str, int]:
    """How many units the hexes of each province feed at the start, at most a full stack in each."""
    stack = files[_OPERATIONS]["limits"]["stack"]
    effects = files[_TERRAIN]
    site = {"city": "city", "rich": "rich", "capital": "constantinopolis"}
    towns = {city["hex"]: effects["site"][site[city["class"]]]["forage"] for city in files[_MAP]["city"]}
    room = dict.fromkeys(PROVINCES, 0)
    for name, entry in files[_MAP]["hex"].items():
        if entry["kind"] != "sea":
            forage = towns.get(name, effects["terrain"][entry["terrain"]]["forage"])
            room[entry["province"]] += min(stack, forage)
    return room


def _card_rule(name: str) -> Rule:
    def faults(files: Files) -> Iterator[Fault]:
        yield from _card_faults(files, name)

    others = [card for card in _CARDS if card != name]
    return rule(name, faults, _MAP, _COUNTERS, _TERRAIN, _OPERATIONS, _TURNS, *others)


RULES: Final[tuple[Rule, ...]] = (
    rule(_MAP, lambda files: map_faults(files[_MAP])),
    rule(_CHART, _chart_faults),
    rule(_OFFMAP, _area_faults),
    rule(_COUNTERS, _leader_faults),
    rule(_STRATAGEMS, _marker_faults),
    rule(_STRATAGEMS, _regalia_faults, _MAP),
    rule(_COUNTS, _pool_faults, *_CARDS),
    rule(_EVENTS, _event_faults),
    rule(_CHECKS, _column_faults),
    rule(_CHECKS, _disease_faults),
    rule(_COMBAT, _multiplier_faults),
    rule(_VICTORY, _level_faults),
    rule(_TURNS, _year_faults),
    *(_card_rule(name) for name in _CARDS),
)
