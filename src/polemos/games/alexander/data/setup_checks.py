"""What a battle must fulfil together with its map and the charts: places, commands, points, special rules."""

from collections.abc import Iterator
from typing import Any, Final

from polemos.games.alexander.data.facing import RIGHT_OF
from polemos.games.alexander.data.fields import Entry, Fault, beside, terrain_at
from polemos.games.alexander.data.schema import SCENARIOS, SPECIAL
from polemos.games.alexander.data.schema_words import CLASSES
from polemos.room.data_pack import Files
from polemos.room.data_problems import ORIGIN, inside
from polemos.room.shaped_pack import Rule, rule

_COSTS: Final = "tables/movement-cost.toml"
_POINTS: Final = "tables/rout-points.toml"
_CONTINGENT: Final = "tables/activation.toml"
_OPTIONS: Final = "tables/optional-rules.toml"

#: The type that each class of unit belongs to; J and A are skirmishers or light cavalry.
_TYPE_OF: Final[dict[str, tuple[str, ...]]] = {
    **{name: (name,) for name in ("PH", "MI", "LI", "LN", "HC", "CH", "EL")},
    "HO": ("HI",),
    "HY": ("HI",),
    "LP": ("LI",),
    "CA": ("LI",),
    "CAT": ("HC",),
    "S": ("SK",),
    "B": ("AT",),
    "J": ("SK", "LC"),
    "A": ("SK", "LC"),
}
assert set(_TYPE_OF) == set(CLASSES)
_CHARTED_AS: Final = {"LP": "LP", "CA": "LP", "B": "LI"}


# --------------------------------------------------------------------------------------------------------- the battle
def entries(battle: Entry, what: str) -> Iterator[tuple[str, Entry, bool]]:
    """Place, entry, whether it is there from the start: of the units or leaders of a battle."""
    for i, entry in enumerate(battle[what]):
        yield inside(what, i), entry, True
    for i, entry in enumerate(battle.get("reinforcements", {}).get(what, [])):
        yield inside(f"reinforcements.{what}", i), entry, False


def _side_faults(battle: Entry) -> Iterator[Fault]:
    sides = battle["sides"]
    if sides[0] != "macedonian":
        yield "sides[1]", f'"{sides[0]}"', "macedonian, who come first"
    elif battle["non_macedonian_side"] != sides[1]:
        yield "non_macedonian_side", f'"{battle["non_macedonian_side"]}"', sides[1]
    for key in ("withdrawal", "retreat_edge", "overall_commander", "wing_commanders", "totals"):
        for side in sides:
            if side not in battle[key]:
                yield f"{key}.{side}", "missing", "both sides"
        for side in battle[key]:
            if side not in sides and side not in ORIGIN:
                yield f"{key}.{side}", "not a side of this battle", f"{sides[0]} and {sides[1]}"
    for what in ("leaders", "units"):
        for place, entry, _ in entries(battle, what):
            if entry["side"] not in sides:
                yield f"{place}.side", f'"{entry["side"]}"', f"{sides[0]} or {sides[1]}"


def _id_faults(battle: Entry) -> Iterator[Fault]:
    known: set[str] = set()
    for what in ("leaders", "units"):
        for place, entry, _ in entries(battle, what):
            if entry["id"] in known:
                yield f"{place}.id", f'"{entry["id"]}" twice', "every id once"
            known.add(entry["id"])


def group_of(unit: Entry) -> str:
    """The row of a unit in the Movement Costs Chart."""
    if unit["type"] == "PH":
        return "PH"
    if unit["double"]:
        return "HI_double"
    named = {"HI": "HI_single", "LI": "LI_LP", "LP": "LI_LP"}
    return "CAT" if unit["class"] == "CAT" else named.get(unit["type"], str(unit["type"]))


def _may_stand(files: Files, battle: Entry, hex_: str, group: str) -> bool:
    """Whether a hex of the play area is ground that a group of units may enter at all."""
    area, field = battle["play_area"], files[f"maps/{battle['map']}.toml"]
    column, row = int(hex_[:2]), int(hex_[2:])
    if not (area["col_min"] <= column <= area["col_max"] and area["row_min"] <= row <= area["row_max"]):
        return False
    terrain = terrain_at(field, hex_)
    return terrain != "" and files[_COSTS]["hex"][terrain][group] != "X"


def _place_faults(files: Files, battle: Entry) -> Iterator[Fault]:
    area, field = battle["play_area"], files[f"maps/{battle['map']}.toml"]
    for axis, size in (("col", "cols"), ("row", "rows")):
        if not area[f"{axis}_min"] < area[f"{axis}_max"] <= field[size]:
            right = f"in order, at most {field[size]}"
            yield f"play_area.{axis}_max", f"{area[f'{axis}_min']} to {area[f'{axis}_max']}", right
    held: set[str] = set()
    for place, unit, now in entries(battle, "units"):
        hexes = unit["hexes"]
        wanted = (2 if unit["double"] else 1) if now else 0
        if len(hexes) != wanted:
            yield f"{place}.hexes", f"{len(hexes)} hexes", f"{wanted} for this unit"
            continue
        for hex_ in hexes:
            if not _may_stand(files, battle, hex_, group_of(unit)):
                yield f"{place}.hexes", f'"{hex_}"', "hexes of the play area that the unit may enter"
            elif hex_ in held:
                yield f"{place}.hexes", f'"{hex_}" is held', "a hex without another unit"
            held.add(hex_)
        if len(hexes) == 2 and beside(hexes[0], RIGHT_OF[unit["facing"] // 30]) != hexes[1]:
            yield (
                f"{place}.hexes",
                " ".join(hexes),
                f"the left half, then the right one beside it, facing {unit['facing']}",
            )
    for place, leader, now in entries(battle, "leaders"):
        if bool(leader["hex"]) != now:
            yield f"{place}.hex", f'"{leader["hex"]}"', "a hex" if now else '"", for he comes later'
        elif now and not _may_stand(files, battle, leader["hex"], "LEADER"):
            yield f"{place}.hex", f'"{leader["hex"]}"', "a hex of the play area that a leader may enter"


def points_of(unit: Entry, points: Entry) -> int:
    """What a unit is worth in rout points [10.42]."""
    match unit["type"]:
        case "SK":
            return int(points["sk_shock_capable" if unit.get("shock_capable") else "sk_no_shock"])
        case "EL":
            return int(points["elephant"])
        case "CH":
            return int(points["chariot"])
        case "AT":
            return int(points["artillery"])
    return int(unit["tq"]) * (int(points["double_size_factor"]) if unit["double"] else 1)


def leader_points(battle: Entry, leader: Entry, points: Entry) -> int:
    """What a leader is worth in rout points [10.42]; contingent commanders, who are optional, are worth their own."""
    if leader["initiative"] == "C":
        return int(points["contingent_commander"])
    if leader.get("elite") and battle["id"] != points["alexander_not_at"]:
        return int(points["alexander"])
    return int(points["leader_factor"]) * int(leader["initiative"])


def _unit_faults(files: Files, battle: Entry) -> Iterator[Fault]:
    patterns: dict[str, tuple[Any, ...]] = {}
    for place, unit, _ in entries(battle, "units"):
        kind, klass = unit["type"], unit["class"]
        if kind not in _TYPE_OF[klass]:
            yield f"{place}.class", f'"{klass}"', f"a class of {kind}"
        charted = str(_CHARTED_AS.get(klass, kind))
        if unit["chart_type"] != charted:
            yield f"{place}.chart_type", f'"{unit["chart_type"]}"', charted
        for key, fits in (
            ("shock_capable", kind == "SK"),
            ("cataphract", klass == "CAT"),
            ("scythed", kind == "CH"),
            ("thracian", kind == "LC"),
            ("sacred_band", not unit["double"] and klass == "HO"),
            ("number", kind == "PH"),
        ):
            if key in unit and not fits:
                yield f"{place}.{key}", f"not for {klass}", "a unit that it fits"
        if klass == "CAT" and not unit.get("cataphract"):
            yield f"{place}.cataphract", "missing", "true for class CAT"
        if unit["double"] != (kind == "PH") and klass not in ("HO", "CA"):
            yield f"{place}.double", str(unit["double"]).lower(), f"{str(kind == 'PH').lower()} for class {klass}"
        if unit["rp"] != points_of(unit, files[_POINTS]):
            yield f"{place}.rp", f"the number {unit['rp']}", f"{points_of(unit, files[_POINTS])}, as {_POINTS} has it"
        alike = (kind, klass, unit["ma"], unit["missile"], unit["double"])
        if patterns.setdefault(unit["template"], alike) != alike:
            yield f"{place}.template", f'"{unit["template"]}"', "units alike but for quality and size"


def _total_faults(files: Files, battle: Entry) -> Iterator[Fault]:
    points = files[_POINTS]
    for side in battle["sides"]:
        units = [unit for unit in battle["units"] if unit["side"] == side]
        leaders = [m for m in battle["leaders"] if m["side"] == side and m["initiative"] != "C"]
        for key, count in (
            ("units", len(units)),
            ("unit_rout_points", sum(unit["rp"] for unit in units)),
            ("leader_rout_points", sum(leader_points(battle, m, points) for m in leaders)),
        ):
            stated = battle["totals"][side][key]
            if stated != count:
                yield f"totals.{side}.{key}", f"the number {stated}", f"{count}, the sum of its units or leaders"
        level = battle["withdrawal"][side]
        if level > sum(unit["rp"] for unit in units):
            yield f"withdrawal.{side}", f"the number {level}", "at most the rout points of its units"


def _leader_faults(files: Files, battle: Entry) -> Iterator[Fault]:
    units = {unit["id"]: unit for _, unit, _ in entries(battle, "units")}
    leaders = {leader["id"]: leader for _, leader, _ in entries(battle, "leaders")}
    prices = files[_CONTINGENT]["contingent"]
    for place, leader, _ in entries(battle, "leaders"):
        serves = leader["initiative"] == "C"
        for key in ("optional", "wing", "commands", "cost"):
            if (key in leader) != serves:
                yield (
                    f"{place}.{key}",
                    "missing" if serves else "not for him",
                    "this key for contingent commanders alone",
                )
        if serves and all(key in leader for key in ("wing", "commands", "cost")):
            yield from _contingent_faults(place, leader, units, leaders, prices)
        if "strategy" in leader and not leader["line"]:
            yield f"{place}.strategy", "no line commands", "a Strategy Rating for leaders with line = true alone"
        if ("pc" in leader) != leader.get("personal_combat", True):
            yield f"{place}.pc", "pc and personal_combat", "a rating, or personal_combat = false"
        if "mcc_capacity" in leader and not ("role" in leader and leader["side"] == "macedonian"):
            yield f"{place}.mcc_capacity", "not for him", "this key for Macedonian commanders with a role alone"


def _contingent_faults(
    place: str, leader: Entry, units: dict[str, Entry], leaders: dict[str, Entry], prices: Entry
) -> Iterator[Fault]:
    for name in leader["commands"]:
        if name not in units or units[name]["side"] != leader["side"]:
            yield f"{place}.commands", f'"{name}"', "units of his side"
    for name in leader["wing"]:
        if name not in leaders or "mcc_capacity" not in leaders[name] or leaders[name]["side"] != leader["side"]:
            yield f"{place}.wing", f'"{name}"', "leaders of his side with mcc_capacity"
    cost = min(prices["cost_max"], max(prices["cost_min"], len(leader["commands"]) - prices["cost_less"]))
    if leader["cost"] != cost:
        yield f"{place}.cost", f"the number {leader['cost']}", f"{cost} for {len(leader['commands'])} units"


def _command_faults(battle: Entry) -> Iterator[Fault]:
    leaders = {leader["id"]: leader for leader in battle["leaders"]}
    sides = battle["sides"]
    for side in sides:
        name = battle["overall_commander"][side]
        if name not in leaders or leaders[name]["side"] != side or leaders[name].get("role") != "OC":
            yield f"overall_commander.{side}", f'"{name}"', 'a leader of this side with role "OC"'
        for i, name in enumerate(battle["wing_commanders"][side]):
            if name not in leaders or leaders[name]["side"] != side or "role" not in leaders[name]:
                yield inside(f"wing_commanders.{side}", i), f'"{name}"', "a leader of this side with a role"
        for leader in leaders.values():
            if (
                leader.get("role") == "OC"
                and leader["side"] == side
                and leader["id"] != battle["overall_commander"][side]
            ):
                yield f"overall_commander.{side}", f'"{leader["id"]}" has role "OC" too', "one Overall Commander a side"
            if (
                leader.get("role") == "WC"
                and leader["side"] == side
                and leader["id"] not in battle["wing_commanders"][side]
            ):
                yield f"wing_commanders.{side}", f'"{leader["id"]}" is not there', 'every leader with role "WC"'
    lined: set[str] = set()
    for i, line in enumerate(battle["line_commands"]):
        place = inside("line_commands", i)
        leader = leaders.get(line["leader"], {"side": "", "line": False})
        if leader["side"] != line["side"] or not leader["line"]:
            yield f"{place}.leader", f'"{line["leader"]}"', "a leader of its side with line = true"
        lined.add(line["leader"])
        own = [unit for unit in battle["units"] if unit["side"] == line["side"]]
        strange = [word for word in line["contingents"] if not any(unit["contingent"] == word for unit in own)]
        if strange:
            yield f"{place}.contingents", f'"{strange[0]}"', "contingents of its side"
        for word in () if strange else line["types"]:
            if not any(
                word in (unit["type"], unit["class"]) and unit["contingent"] in line["contingents"] for unit in own
            ):
                yield f"{place}.types", f'"{word}"', "types or classes of its contingents"
    for i, leader in enumerate(battle["leaders"]):
        if leader["line"] and leader["id"] not in lined:
            yield inside("leaders", i), f'"{leader["id"]}" has no line', "an entry of line_commands for line = true"


def _special_faults(files: Files, battle: Entry) -> Iterator[Fault]:
    units = {unit["id"]: unit for _, unit, _ in entries(battle, "units")}
    leaders = {leader["id"] for _, leader, _ in entries(battle, "leaders")}
    contingents = {unit["contingent"] for unit in battle["units"]}
    ordered = [name for name in SPECIAL if name.startswith(f"{battle['id']}.")]
    limits = [special["max_turns"] for special in battle["special_rules"] if "max_turns" in special]
    for i, special in enumerate(battle["special_rules"]):
        place = inside("special_rules", i)
        if special["id"] != ordered[i]:
            yield f"{place}.id", f'"{special["id"]}"', f'"{ordered[i]}" at this place'
        for key in ("leader", "free", "must_roll"):
            for name in _listed(special.get(key, [])):
                if name not in leaders:
                    yield f"{place}.{key}", f'"{name}"', "leaders of this battle"
        for key in ("unit", "units"):
            for name in _listed(special.get(key, [])):
                if name not in units:
                    yield f"{place}.{key}", f'"{name}"', "units of this battle"
        for key in ("contingent", "contingents"):
            for name in _listed(special.get(key, [])):
                if name not in contingents:
                    yield f"{place}.{key}", f'"{name}"', "contingents of this battle"
        for key in ("side", "winner", "tie"):
            if special.get(key, battle["sides"][0]) not in battle["sides"]:
                yield f"{place}.{key}", f'"{special[key]}"', "a side of this battle"
        if special.get("row_min", 0) > special.get("row_max", 0):
            yield f"{place}.row_max", f"rows {special['row_min']} to {special['row_max']}", "rows in order"
        if "phalanxes" in special:
            numbers = sorted(unit["number"] for unit in units.values() if "number" in unit)
            if numbers != list(range(1, special["phalanxes"] + 1)):
                yield f"{place}.phalanxes", f"the number {special['phalanxes']}", "phalanxes numbered from 1 to it"
        late = battle.get("reinforcements", {})
        for key in ("turn", "edge", "row_min", "row_max", "facing"):
            if "level_drop" in special and special[key] != late.get(key):
                yield f"{place}.{key}", f"{special[key]}", f"{late.get(key)}, as reinforcements has it"
    if battle["turn_limit"] != (limits[0] if limits else 0):
        right = f"{limits[0] if limits else 0}, as the special rules have it"
        yield "turn_limit", f"the number {battle['turn_limit']}", right
    sections = [option["section"] for option in files[_OPTIONS]["options"]]
    for i, section in enumerate(battle["suggested_options"]):
        if section not in sections:
            yield inside("suggested_options", i), f'"{section}"', f"a section of {_OPTIONS}"


def _listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [str(value)]


def _battle_rule(name: str) -> Rule:
    file = f"scenarios/{name}.toml"

    def faults(files: Files) -> Iterator[Fault]:
        battle = files[file]
        found = list(_side_faults(battle))
        yield from found
        if found or f"maps/{battle['map']}.toml" not in files:
            return
        yield from _id_faults(battle)
        yield from _place_faults(files, battle)
        yield from _unit_faults(files, battle)
        yield from _total_faults(files, battle)
        yield from _leader_faults(files, battle)
        yield from _command_faults(battle)
        yield from _special_faults(files, battle)

    return rule(file, faults, _COSTS, _POINTS, _CONTINGENT, _OPTIONS)


BATTLE_RULES: Final[tuple[Rule, ...]] = tuple(_battle_rule(name) for name in SCENARIOS)
