"""What a battle must fulfil together with its map and the charts: places, commands, points, special rules."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from polemos.games.alexander.data import models, words
from polemos.games.alexander.data.facing import RIGHT_OF
from polemos.games.alexander.data.fields import beside, terrain_at
from polemos.games.alexander.data.models import Files, LeaderOfBattle, Piece, Scenario, UnitOfBattle
from polemos.games.alexander.data.models_command import NEVER, RoutPoints
from polemos.room.data_pack import Fault, Rule
from polemos.room.data_problems import inside

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
assert set(_TYPE_OF) == set(words.CLASSES)
_CHARTED_AS: Final = {"LP": "LP", "CA": "LP", "B": "LI"}


# --------------------------------------------------------------------------------------------------------- the battle
def pieces(battle: Scenario, what: str) -> Iterator[tuple[str, Any, bool]]:
    """Place, entry, whether it is there from the start: of the units or leaders of a battle."""
    for i, piece in enumerate(getattr(battle, what)):
        yield inside(what, i), piece, True
    for i, piece in enumerate(getattr(battle, f"late_{what}")):
        yield inside(f"reinforcements.{what}", i), piece, False


def all_pieces(battle: Scenario) -> Iterator[tuple[str, Piece]]:
    """Place and entry of every leader and unit."""
    for what in ("leaders", "units"):
        for place, piece, _ in pieces(battle, what):
            yield place, piece


def _side_faults(battle: Scenario) -> Iterator[Fault]:
    sides = battle.sides
    if sides[0] != "macedonian":
        yield "sides[1]", f'"{sides[0]}"', "macedonian, who come first"
    elif battle.non_macedonian_side != sides[1]:
        yield "non_macedonian_side", f'"{battle.non_macedonian_side}"', sides[1]
    for key in ("withdrawal", "retreat_edge", "overall_commander", "wing_commanders", "totals"):
        stated: dict[str, object] = getattr(battle, key)
        for side in sides:
            if side not in stated:
                yield f"{key}.{side}", "missing", "both sides"
        for side in stated:
            if side not in sides:
                yield f"{key}.{side}", "not a side of this battle", f"{sides[0]} and {sides[1]}"
    for place, piece in all_pieces(battle):
        if piece.side not in sides:
            yield f"{place}.side", f'"{piece.side}"', f"{sides[0]} or {sides[1]}"


def _id_faults(battle: Scenario) -> Iterator[Fault]:
    known: set[str] = set()
    for place, piece in all_pieces(battle):
        if piece.id in known:
            yield f"{place}.id", f'"{piece.id}" twice', "every id once"
        known.add(piece.id)


# ------------------------------------------------------------------------------------------------------------ places
def group_of(unit: UnitOfBattle) -> str:
    """The row of a unit in the Movement Costs Chart."""
    if unit.type == "PH":
        return "PH"
    if unit.double:
        return "HI_double"
    named = {"HI": "HI_single", "LI": "LI_LP", "LP": "LI_LP"}
    return "CAT" if unit.klass == "CAT" else named.get(unit.type, unit.type)


def _may_stand(files: Files, battle: Scenario, hex_: str, group: str) -> bool:
    """Whether a hex of the play area is ground that a group of units may enter at all."""
    area = battle.play_area
    if not (area.col_min <= int(hex_[:2]) <= area.col_max and area.row_min <= int(hex_[2:]) <= area.row_max):
        return False
    terrain = terrain_at(files.map_of(battle.map), hex_)
    return terrain != "" and files.movement_cost.hex[terrain][words.GROUPS.index(group)][0] != NEVER


def _area_faults(files: Files, battle: Scenario) -> Iterator[Fault]:
    area, field = battle.play_area, files.map_of(battle.map)
    for axis, least, most, size in (
        ("col", area.col_min, area.col_max, field.cols),
        ("row", area.row_min, area.row_max, field.rows),
    ):
        if not least < most <= size:
            yield f"play_area.{axis}_max", f"{least} to {most}", f"in order, at most {size}"


def _place_faults(files: Files, battle: Scenario) -> Iterator[Fault]:
    held: set[str] = set()
    for place, unit, now in pieces(battle, "units"):
        hexes = unit.hexes
        wanted = (2 if unit.double else 1) if now else 0
        if len(hexes) != wanted:
            yield f"{place}.hexes", f"{len(hexes)} hexes", f"{wanted} for this unit"
            continue
        for hex_ in hexes:
            if not _may_stand(files, battle, hex_, group_of(unit)):
                yield f"{place}.hexes", f'"{hex_}"', "hexes of the play area that the unit may enter"
            elif hex_ in held:
                yield f"{place}.hexes", f'"{hex_}" is held', "a hex without another unit"
            held.add(hex_)
        if len(hexes) == 2 and beside(hexes[0], RIGHT_OF[unit.facing // 30]) != hexes[1]:
            right = f"the left half, then the right one beside it, facing {unit.facing}"
            yield f"{place}.hexes", " ".join(hexes), right
    for place, leader, now in pieces(battle, "leaders"):
        if bool(leader.hex) != now:
            yield f"{place}.hex", f'"{leader.hex}"', "a hex" if now else '"", for he comes later'
        elif now and not _may_stand(files, battle, leader.hex, "LEADER"):
            yield f"{place}.hex", f'"{leader.hex}"', "a hex of the play area that a leader may enter"


# ------------------------------------------------------------------------------------------------------------- points
def points_of(unit: UnitOfBattle, points: RoutPoints) -> int:
    """What a unit is worth in rout points [10.42]."""
    match unit.type:
        case "SK":
            return points.sk_shock_capable if unit.shock_capable else points.sk_no_shock
        case "EL":
            return points.elephant
        case "CH":
            return points.chariot
        case "AT":
            return points.artillery
    return unit.tq * (points.double_size_factor if unit.double else 1)


def leader_points(battle: Scenario, leader: LeaderOfBattle, points: RoutPoints) -> int:
    """What a leader is worth in rout points [10.42]; contingent commanders, who are optional, are worth their own."""
    if leader.initiative == models.CONTINGENT:
        return points.contingent_commander
    if leader.elite and battle.id != points.alexander_not_at:
        return points.alexander
    return points.leader_factor * leader.initiative


def _unit_faults(files: Files, battle: Scenario) -> Iterator[Fault]:
    patterns: dict[str, tuple[Any, ...]] = {}
    for place, unit, _ in pieces(battle, "units"):
        kind, klass = unit.type, unit.klass
        if kind not in _TYPE_OF[klass]:
            yield f"{place}.class", f'"{klass}"', f"a class of {kind}"
        charted = _CHARTED_AS.get(klass, kind)
        if unit.chart_type != charted:
            yield f"{place}.chart_type", f'"{unit.chart_type}"', charted
        for key, fits in (
            ("shock_capable", kind == "SK"),
            ("cataphract", klass == "CAT"),
            ("scythed", kind == "CH"),
            ("thracian", kind == "LC"),
            ("sacred_band", not unit.double and klass == "HO"),
            ("number", kind == "PH"),
        ):
            if key in vars(unit) and not fits:
                yield f"{place}.{key}", f"not for {klass}", "a unit that it fits"
        if klass == "CAT" and not unit.cataphract:
            yield f"{place}.cataphract", "missing", "true for class CAT"
        if unit.double != (kind == "PH") and klass not in ("HO", "CA"):
            yield f"{place}.double", str(unit.double).lower(), f"{str(kind == 'PH').lower()} for class {klass}"
        worth = points_of(unit, files.rout_points)
        if unit.rp != worth:
            yield f"{place}.rp", f"the number {unit.rp}", f"{worth}, as tables/rout-points.toml has it"
        alike = (kind, klass, unit.ma, unit.missile, unit.double)
        if patterns.setdefault(unit.template, alike) != alike:
            yield f"{place}.template", f'"{unit.template}"', "units alike but for quality and size"


def _total_faults(files: Files, battle: Scenario) -> Iterator[Fault]:
    for side in battle.sides:
        units = [unit for unit in battle.units if unit.side == side]
        leaders = [m for m in battle.leaders if m.side == side and m.initiative != models.CONTINGENT]
        stated = battle.totals[side]
        worth = sum(leader_points(battle, m, files.rout_points) for m in leaders)
        for key, said, count in (
            ("units", stated.units, len(units)),
            ("unit_rout_points", stated.unit_rout_points, sum(unit.rp for unit in units)),
            ("leader_rout_points", stated.leader_rout_points, worth),
        ):
            if said != count:
                yield f"totals.{side}.{key}", f"the number {said}", f"{count}, the sum of its units or leaders"
        level = battle.withdrawal[side]
        if level > sum(unit.rp for unit in units):
            yield f"withdrawal.{side}", f"the number {level}", "at most the rout points of its units"


# ----------------------------------------------------------------------------------------------------------- commands
def _leader_faults(files: Files, battle: Scenario) -> Iterator[Fault]:
    sides = {piece.id: piece.side for piece in (*battle.units, *battle.late_units)}
    leaders = {leader.id: leader for leader in (*battle.leaders, *battle.late_leaders)}
    for place, leader, _ in pieces(battle, "leaders"):
        there = vars(leader)
        serves = leader.initiative == models.CONTINGENT
        for key in ("optional", "wing", "commands", "cost"):
            if (key in there) != serves:
                wrong = "missing" if serves else "not for him"
                yield f"{place}.{key}", wrong, "this key for contingent commanders alone"
        if serves and all(key in there for key in ("wing", "commands", "cost")):
            yield from _contingent_faults(place, leader, sides, leaders, files.activation.contingent.price)
        if "strategy" in there and not leader.line:
            yield f"{place}.strategy", "no line commands", "a Strategy Rating for leaders with line = true alone"
        if ("pc" in there) != leader.personal_combat:
            yield f"{place}.pc", "pc and personal_combat", "a rating, or personal_combat = false"
        if "mcc_capacity" in there and not (leader.role and leader.side == "macedonian"):
            yield f"{place}.mcc_capacity", "not for him", "this key for Macedonian commanders with a role alone"


def _contingent_faults(
    place: str,
    leader: LeaderOfBattle,
    sides: dict[str, str],
    leaders: dict[str, LeaderOfBattle],
    price: Callable[[int], int],
) -> Iterator[Fault]:
    for name in leader.commands:
        if sides.get(name) != leader.side:
            yield f"{place}.commands", f'"{name}"', "units of his side"
    for name in leader.wing:
        if name not in leaders or not leaders[name].mcc_capacity or leaders[name].side != leader.side:
            yield f"{place}.wing", f'"{name}"', "leaders of his side with mcc_capacity"
    cost = price(len(leader.commands))
    if leader.cost != cost:
        yield f"{place}.cost", f"the number {leader.cost}", f"{cost} for {len(leader.commands)} units"


def _command_faults(battle: Scenario) -> Iterator[Fault]:
    """Who commands a side and its wings: the leaders whose role says so."""
    leaders = {leader.id: leader for leader in battle.leaders}
    for side in battle.sides:
        overall, wings = battle.overall_commander[side], battle.wing_commanders[side]
        own = {leader.id: leader for leader in battle.leaders if leader.side == side}
        if overall not in own or own[overall].role != "OC":
            yield f"overall_commander.{side}", f'"{overall}"', 'a leader of this side with role "OC"'
        for i, name in enumerate(wings):
            if name not in own or not own[name].role:
                yield inside(f"wing_commanders.{side}", i), f'"{name}"', "a leader of this side with a role"
        for leader in own.values():
            if leader.role == "OC" and leader.id != overall:
                yield f"overall_commander.{side}", f'"{leader.id}" has role "OC" too', "one Overall Commander a side"
            if leader.role == "WC" and leader.id not in wings:
                yield f"wing_commanders.{side}", f'"{leader.id}" is not there', 'every leader with role "WC"'
    for i, line in enumerate(battle.line_commands):
        yield from _line_faults(battle, inside("line_commands", i), line, leaders.get(line.leader))
    lined = {line.leader for line in battle.line_commands}
    for i, leader in enumerate(battle.leaders):
        if leader.line and leader.id not in lined:
            yield inside("leaders", i), f'"{leader.id}" has no line', "an entry of line_commands for line = true"


def _line_faults(
    battle: Scenario, place: str, line: models.LineOfBattle, leader: LeaderOfBattle | None
) -> Iterator[Fault]:
    if leader is None or leader.side != line.side or not leader.line:
        yield f"{place}.leader", f'"{line.leader}"', "a leader of its side with line = true"
    own = [unit for unit in battle.units if unit.side == line.side]
    strange = [word for word in line.contingents if not any(unit.contingent == word for unit in own)]
    if strange:
        yield f"{place}.contingents", f'"{strange[0]}"', "contingents of its side"
        return
    for word in line.types:
        if not any(word in (unit.type, unit.klass) and unit.contingent in line.contingents for unit in own):
            yield f"{place}.types", f'"{word}"', "types or classes of its contingents"


# ------------------------------------------------------------------------------------------------------- special rules
def _special_faults(files: Files, battle: Scenario) -> Iterator[Fault]:
    """The special rules of the battle in their order, each about those who fight in it."""
    ordered = models.special_ids(battle.id)
    if len(battle.special_rules) != len(ordered):
        yield "special_rules", f"{len(battle.special_rules)} entries", str(len(ordered))
    for i, (special, name) in enumerate(zip(battle.special_rules, ordered, strict=False)):
        place = inside("special_rules", i)
        if special.id != name:
            yield f"{place}.id", f'"{special.id}"', f'"{name}" at this place'
        yield from _about_faults(battle, place, special)
        yield from _number_faults(battle, place, special)
    limits = [special.max_turns for special in battle.special_rules if special.max_turns]
    if battle.turn_limit != (limits[0] if limits else 0):
        right = f"{limits[0] if limits else 0}, as the special rules have it"
        yield "turn_limit", f"the number {battle.turn_limit}", right
    sections = [option.section for option in files.optional_rules.options]
    for i, section in enumerate(battle.suggested_options):
        if section not in sections:
            yield inside("suggested_options", i), f'"{section}"', "a section of tables/optional-rules.toml"


def _about_faults(battle: Scenario, place: str, special: models.SpecialRule) -> Iterator[Fault]:
    """Whoever a special rule names fights in the battle."""
    units = (*battle.units, *battle.late_units)
    for keys, there, right in (
        (("leader", "free", "must_roll"), {m.id for m in (*battle.leaders, *battle.late_leaders)}, "leaders"),
        (("unit", "units"), {unit.id for unit in units}, "units"),
        (("contingent", "contingents"), {unit.contingent for unit in battle.units}, "contingents"),
    ):
        for key in keys:
            named: str | tuple[str, ...] = vars(special).get(key, ())
            for name in (named,) if isinstance(named, str) else named:
                if name not in there:
                    yield f"{place}.{key}", f'"{name}"', f"{right} of this battle"
    for key in ("side", "winner", "tie"):
        side: str = vars(special).get(key, battle.sides[0])
        if side not in battle.sides:
            yield f"{place}.{key}", f'"{side}"', "a side of this battle"


def _number_faults(battle: Scenario, place: str, special: models.SpecialRule) -> Iterator[Fault]:
    """Rows in order, phalanxes in full, reinforcements as the battle has them."""
    if special.row_min > special.row_max:
        yield f"{place}.row_max", f"rows {special.row_min} to {special.row_max}", "rows in order"
    if special.phalanxes:
        numbers = sorted(unit.number for unit in (*battle.units, *battle.late_units) if unit.number)
        if numbers != list(range(1, special.phalanxes + 1)):
            yield f"{place}.phalanxes", f"the number {special.phalanxes}", "phalanxes numbered from 1 to it"
    late = battle.reinforcements
    if not special.level_drop or late is None:
        return
    for key in ("turn", "edge", "row_min", "row_max", "facing"):
        own, other = getattr(special, key), getattr(late, key)
        if own != other:
            wrong, right = (words.EDGES[own], words.EDGES[other]) if key == "edge" else (own, other)
            yield f"{place}.{key}", str(wrong), f"{right}, as reinforcements has it"


def _battle_faults(name: str, files: Files) -> Iterator[Fault]:
    battle = files.scenario(name)
    found = list(_side_faults(battle))
    yield from found
    if found:
        return
    yield from _id_faults(battle)
    yield from _area_faults(files, battle)
    yield from _place_faults(files, battle)
    yield from _unit_faults(files, battle)
    yield from _total_faults(files, battle)
    yield from _leader_faults(files, battle)
    yield from _command_faults(battle)
    yield from _special_faults(files, battle)


BATTLE_RULES: Final = tuple([Rule(f"scenarios/{name}.toml", partial(_battle_faults, name)) for name in words.SCENARIOS])
