"""What data files must fulfil together."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from polemos.games.alexander.data.fields import MAP_RULES, Entry, Fault
from polemos.games.alexander.data.schema import SCENARIOS
from polemos.games.alexander.data.schema_words import (
    CHARTED,
    CHECK_MODIFIERS,
    CHECKS,
    COLUMNS,
    DICE,
    DIRECTIONS,
    HITS,
    MISSILE_MODIFIERS,
    OPTIONS,
    SHOCK_MODIFIERS,
    SHOCK_SHIFTS,
    TERRAIN_SHIFTS,
)  # fmt: skip
from polemos.games.alexander.data.setup_checks import BATTLE_RULES, entries
from polemos.room.data_pack import Files
from polemos.room.data_problems import inside
from polemos.room.shaped_pack import Rule, rule

_CLASH: Final = "tables/clash-of-spears.toml"
_SUPERIORITY: Final = "tables/superiority.toml"
_CRT: Final = "tables/shock-crt.toml"
_SIZE: Final = "tables/size-ratio.toml"
_CASUALTY: Final = "tables/leader-casualty.toml"
_RALLY: Final = "tables/rally-table.toml"
_COSTS: Final = "tables/movement-cost.toml"
_MOVES: Final = "tables/movement-given.toml"


def _order(rows: list[dict[str, Any]], ids: tuple[str, ...], path: str) -> Iterator[Fault]:
    """The rows of a list stand in the order that the rules rely on."""
    for i, (row, word) in enumerate(zip(rows, ids, strict=True)):
        if row["id"] != word:
            yield inside(inside(path, i), "id"), f'"{row["id"]}"', f'"{word}" at this place'


def _ordered(file: str, path: str, ids: tuple[str, ...]) -> Rule:
    def faults(files: Files) -> Iterator[Fault]:
        yield from _order(files[file][path], ids, path)

    return rule(file, faults)


def _clash_faults(files: Files) -> Iterator[Fault]:
    """A later direction is never worse for the attacker, and what the rules give stands."""
    chart = files[_CLASH]
    for attacker in CHARTED:
        for defender in CHARTED:
            cells = chart["column"][attacker][defender]
            if cells != sorted(cells):
                yield f"column.{attacker}.{defender}", str(cells), "front, flank and rear in rising order"
            elif cells[-1] == 0:
                yield f"column.{attacker}.{defender}", str(cells), "an attack that is allowed at least from the rear"
    for i, cell in enumerate(chart["given"]):
        column = chart["column"][cell["attacker"]][cell["defender"]][DIRECTIONS.index(cell["direction"])]
        if column != cell["column"]:
            yield inside("given", i), f"column {column} in the chart", f"{cell['column']}, as the rules give it"


def _superiority_faults(files: Files) -> Iterator[Fault]:
    chart = files[_SUPERIORITY]
    for i, cell in enumerate(chart["given"]):
        result = chart["superiority"][cell["attacker"]][cell["defender"]]
        if result != cell["result"]:
            yield inside("given", i), f'"{result}" in the chart', f'"{cell["result"]}", as the rules give it'


def _crt_faults(files: Files) -> Iterator[Fault]:
    """Columns and dice in order; to the right and with a higher die the attacker never does worse."""
    chart = files[_CRT]
    if chart["columns"] != list(range(1, COLUMNS + 1)):
        yield "columns", str(chart["columns"]), f"1 to {COLUMNS} in order"
    if chart["die_rows"] != list(range(DICE)):
        yield "die_rows", str(chart["die_rows"]), f"0 to {DICE - 1} in order"
    for key, sign in (("attacker_hits", -1), ("defender_hits", 1)):
        rows = chart[key]
        for die in range(DICE):
            for column in range(COLUMNS):
                left = rows[die][column] if column == 0 else rows[die][column - 1]
                above = rows[die][column] if die == 0 else rows[die - 1][column]
                if sign * (rows[die][column] - left) < 0 or sign * (rows[die][column] - above) < 0:
                    place = inside(inside(key, die), column)
                    yield (
                        place,
                        f"the number {rows[die][column]}",
                        "no worse for the attacker than to the left or above",
                    )


def size_shift(attacker: int, defender: int, moved: bool) -> int:
    """The column shift of a size ratio, positive to the right [8.36e-8.36k].

    Rounded in the attacker's favour if any attacking unit moved, otherwise in the defender's.
    """
    if attacker >= defender:
        return (-(-attacker // defender) if moved else attacker // defender) - 1
    return 1 - (defender // attacker if moved else -(-defender // attacker))


def _size_faults(files: Files) -> Iterator[Fault]:
    chart = files[_SIZE]
    for key, moved in (("moved", True), ("not_moved", False)):
        for i, row in enumerate(chart[key]):
            for j, shift in enumerate(row):
                right = size_shift(i + 1, j + 1, moved)
                if shift != right:
                    yield inside(inside(key, i), j), f"the number {shift}", f"{right} for {i + 1} against {j + 1}"
    for i, example in enumerate(chart["examples"]):
        attacker, defender, moved = example["attacker"], example["defender"], example["moved"]
        right = size_shift(attacker, defender, moved)
        ratio = f"{right + 1}-1" if right >= 0 else f"1-{1 - right}"
        if example["shift"] != right or example["ratio"] != ratio:
            wrong = f"{example['ratio']}, shift {example['shift']}"
            yield inside("examples", i), wrong, f"{ratio}, shift {right}"


def _casualty_faults(files: Files) -> Iterator[Fault]:
    """The rows of both columns follow one another without gap or overlap."""
    chart = files[_CASUALTY]
    for key, open_ended in (("missile_or_shock_second_roll", False), ("personal_combat_difference", True)):
        following = 0
        for row in chart[key]:
            first, _, last = row.rstrip("+").partition("-")
            if int(first) != following or int(last or first) < int(first):
                yield f'{key}."{row}"', f"begins with {first}", f"rows that follow one another, here from {following}"
            following = DICE if row.endswith("+") else int(last or first) + 1
        if following != DICE or (open_ended and not list(chart[key])[-1].endswith("+")):
            right = "a last row that is open, such as 8+" if open_ended else f"rows for every die to {DICE - 1}"
            yield key, f"ends before {following}", right


def _rally_faults(files: Files) -> Iterator[Fault]:
    """The hits of a rallied unit rise with the die and stay below its TQ."""
    for tq, cells in files[_RALLY]["hits"].items():
        worth = [int(tq) if cell == "R" else int(cell) for cell in cells]
        if worth != sorted(worth) or any(cell != "R" and int(cell) >= int(tq) for cell in cells):
            yield f"hits.{tq}", " ".join(cells), f"hits below {tq} that rise with the die, R last"


def _cost_faults(files: Files) -> Iterator[Fault]:
    """Leaders never take hits; clear ground is open to everybody."""
    chart = files[_COSTS]
    for table in ("hex", "hexside", "level"):
        for row, cells in chart[table].items():
            if cells["LEADER"] != "X" and cells["LEADER"][1]:
                yield f"{table}.{row}.LEADER", str(cells["LEADER"]), "no hits for leaders"
    for group, cell in chart["hex"]["clear"].items():
        if cell == "X" or cell[0] == 0:
            yield f"hex.clear.{group}", str(cell), "a cost in movement points"


def _requirement_faults(files: Files) -> Iterator[Fault]:
    options = files["tables/optional-rules.toml"]["options"]
    needs = {option["id"]: option.get("requires", []) for option in options}
    for i, option in enumerate(options):
        for other in needs[option["id"]]:
            if option["id"] not in needs[other]:
                yield (
                    inside(inside("options", i), "requires"),
                    f'"{other}"',
                    f"an option that requires {option['id']} too",
                )


_BATTLES: Final = tuple(f"scenarios/{name}.toml" for name in SCENARIOS)


def _named(battle: Entry) -> Iterator[tuple[str, str, Entry]]:
    """Every leader and unit of a battle: what it is, its place, the entry."""
    for what in ("leaders", "units"):
        for place, entry, _ in entries(battle, what):
            yield what, place, entry


def _same_name(file: str) -> Rule:
    """An id means the same unit or leader in every battle: choices and pages name it without the battle."""

    def faults(files: Files) -> Iterator[Fault]:
        known: dict[str, tuple[str, bool, str]] = {}
        for other in _BATTLES:
            if other in files:
                for what, place, entry in _named(files[other]):
                    first = known.setdefault(entry["id"], (what, entry["side"] == "macedonian", entry["name"]))
                    if other == file and first != (what, entry["side"] == "macedonian", entry["name"]):
                        yield (
                            f"{place}.name",
                            f'"{entry["name"]}"',
                            f'"{first[2]}", as {entry["id"]} is called elsewhere',
                        )

    return rule(file, faults)


def _inertia_faults(files: Files) -> Iterator[Fault]:
    """The units that inertia spares are hoplites of some battle."""
    hoplites = {
        str(entry["id"])
        for battle in _BATTLES
        for what, _, entry in _named(files[battle])
        if what == "units" and entry["class"] == "HO"
    }
    for i, name in enumerate(files[_MOVES]["inertia"]["exempt_units"]):
        if name not in hoplites:
            yield inside("inertia.exempt_units", i), f'"{name}"', "hoplites of some battle"


RULES: Final[Sequence[Rule]] = (
    rule(_CLASH, _clash_faults),
    rule(_SUPERIORITY, _superiority_faults),
    rule(_CRT, _crt_faults),
    rule(_SIZE, _size_faults),
    rule(_CASUALTY, _casualty_faults),
    rule(_RALLY, _rally_faults),
    rule(_COSTS, _cost_faults),
    rule(_MOVES, _inertia_faults, *_BATTLES),
    _ordered("tables/optional-rules.toml", "options", OPTIONS),
    rule("tables/optional-rules.toml", _requirement_faults),
    _ordered("tables/missile-rules.toml", "die_modifiers", MISSILE_MODIFIERS),
    _ordered("tables/shock-procedure.toml", "column_shifts", SHOCK_SHIFTS),
    _ordered("tables/shock-procedure.toml", "die_modifiers", SHOCK_MODIFIERS),
    _ordered("tables/shock-procedure.toml", "pre_shock_modifiers", CHECK_MODIFIERS),
    _ordered("tables/terrain-shock.toml", "shift", TERRAIN_SHIFTS),
    _ordered("tables/tq-checks.toml", "checks", CHECKS),
    _ordered("tables/tq-checks.toml", "hits", HITS),
    *MAP_RULES,
    *BATTLE_RULES,
    *map(_same_name, _BATTLES),
)
