"""What data files must fulfil together, beside what their models say of each."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from polemos.games.alexander.data import words
from polemos.games.alexander.data.fields import MAP_RULES
from polemos.games.alexander.data.models import Files, Scenario
from polemos.games.alexander.data.models_command import NEVER
from polemos.games.alexander.data.models_fight import AGAIN
from polemos.games.alexander.data.setup_checks import BATTLE_RULES, pieces
from polemos.room.data_pack import Fault, Rule
from polemos.room.data_problems import inside

LEADERS: Final = words.GROUPS.index("LEADER")


def _clash_faults(files: Files) -> Iterator[Fault]:
    """A later direction is never worse for the attacker, and what the rules give stands."""
    chart = files.clash_of_spears
    for attacker, row in zip(words.CHARTED, chart.column, strict=True):
        for defender, cells in zip(words.CHARTED, row, strict=True):
            if list(cells) != sorted(cells):
                yield f"column.{attacker}.{defender}", str(list(cells)), "front, flank and rear in rising order"
            elif cells[-1] == 0:
                right = "an attack that is allowed at least from the rear"
                yield f"column.{attacker}.{defender}", str(list(cells)), right
    for i, cell in enumerate(chart.given):
        cells = chart.column[words.CHARTED.index(cell.attacker)][words.CHARTED.index(cell.defender)]
        column = cells[words.DIRECTIONS.index(cell.direction)]
        if column != cell.column:
            yield inside("given", i), f"column {column} in the chart", f"{cell.column}, as the rules give it"


def _superiority_faults(files: Files) -> Iterator[Fault]:
    chart = files.superiority
    for i, cell in enumerate(chart.given):
        result = chart.superiority[words.CHARTED.index(cell.attacker)][words.CHARTED.index(cell.defender)]
        if result != cell.result:
            wrong, right = words.SUPERIORITIES[result], words.SUPERIORITIES[cell.result]
            yield inside("given", i), f'"{wrong}" in the chart', f'"{right}", as the rules give it'


def _crt_faults(files: Files) -> Iterator[Fault]:
    """Columns and dice in order; to the right and with a higher die the attacker never does worse."""
    chart = files.shock_crt
    if chart.columns != tuple(range(1, words.COLUMNS + 1)):
        yield "columns", str(list(chart.columns)), f"1 to {words.COLUMNS} in order"
    if chart.die_rows != tuple(range(words.DICE)):
        yield "die_rows", str(list(chart.die_rows)), f"0 to {words.DICE - 1} in order"
    right = "no worse for the attacker than to the left or above"
    for key, rows, sign in (("attacker_hits", chart.attacker_hits, -1), ("defender_hits", chart.defender_hits, 1)):
        for die in range(words.DICE):
            for column in range(words.COLUMNS):
                here = rows[die][column]
                left, above = rows[die][max(0, column - 1)], rows[max(0, die - 1)][column]
                if sign * (here - left) < 0 or sign * (here - above) < 0:
                    yield inside(key, die, column), f"the number {here}", right


def size_shift(attacker: int, defender: int, moved: bool) -> int:
    """The column shift of a size ratio, positive to the right [8.36e-8.36k].

    Rounded in the attacker's favour if any attacking unit moved, otherwise in the defender's.
    """
    if attacker >= defender:
        return (-(-attacker // defender) if moved else attacker // defender) - 1
    return 1 - (defender // attacker if moved else -(-defender // attacker))


def _size_faults(files: Files) -> Iterator[Fault]:
    chart = files.size_ratio
    for key, rows in (("moved", chart.moved), ("not_moved", chart.not_moved)):
        for i, row in enumerate(rows):
            for j, shift in enumerate(row):
                right = size_shift(i + 1, j + 1, key == "moved")
                if shift != right:
                    yield inside(key, i, j), f"the number {shift}", f"{right} for {i + 1} against {j + 1}"
    for i, example in enumerate(chart.examples):
        right = size_shift(example.attacker, example.defender, example.moved)
        ratio = f"{right + 1}-1" if right >= 0 else f"1-{1 - right}"
        if example.shift != right or example.ratio != ratio:
            yield inside("examples", i), f"{example.ratio}, shift {example.shift}", f"{ratio}, shift {right}"


def _casualty_faults(files: Files) -> Iterator[Fault]:
    """The rows of both columns follow one another without gap or overlap."""
    chart = files.leader_casualty
    for key, rows, open_ended in (
        ("missile_or_shock_second_roll", chart.missile_or_shock_second_roll, False),
        ("personal_combat_difference", chart.personal_combat_difference, True),
    ):
        following = 0
        for row in rows:
            first, _, last = row.rstrip("+").partition("-")
            if int(first) != following or int(last or first) < int(first):
                yield f'{key}."{row}"', f"begins with {first}", f"rows that follow one another, here from {following}"
            following = words.DICE if row.endswith("+") else int(last or first) + 1
        if following != words.DICE or (open_ended and not list(rows)[-1].endswith("+")):
            right = "a last row that is open, such as 8+" if open_ended else f"rows for every die to {words.DICE - 1}"
            yield key, f"ends before {following}", right


def _rally_faults(files: Files) -> Iterator[Fault]:
    """The hits of a rallied unit rise with the die and stay below its TQ."""
    for tq, cells in enumerate(files.rally_table.hits, 2):
        worth = [tq if cell == AGAIN else cell for cell in cells]
        if worth != sorted(worth) or any(cell >= tq for cell in cells):
            wrong = " ".join(["R" if cell == AGAIN else str(cell) for cell in cells])
            yield f"hits.{tq}", wrong, f"hits below {tq} that rise with the die, R last"


def _cost_faults(files: Files) -> Iterator[Fault]:
    """Leaders never take hits; clear ground is open to everybody."""
    chart = files.movement_cost
    for table, rows in (("hex", chart.hex), ("hexside", chart.hexside), ("level", chart.level)):
        for name, row in rows.items():
            if row[LEADERS][1]:
                yield f"{table}.{name}.LEADER", str(list(row[LEADERS])), "no hits for leaders"
    for group, (mp, hits) in zip(words.GROUPS, chart.hex["clear"], strict=True):
        if mp in (0, NEVER):
            yield f"hex.clear.{group}", "X" if mp else str([mp, hits]), "a cost in movement points"


def _requirement_faults(files: Files) -> Iterator[Fault]:
    options = files.optional_rules.options
    needs = {option.id: option.requires for option in options}
    for i, option in enumerate(options):
        for other in option.requires:
            if option.id not in needs[other]:
                place = inside("options", i, "requires")
                yield place, f'"{other}"', f"an option that requires {option.id} too"


def _name_faults(name: str, files: Files) -> Iterator[Fault]:
    """An id means the same unit or leader in every battle: choices and pages name it without the battle."""
    known: dict[str, tuple[str, bool, str]] = {}
    for battle in files.scenarios:
        for what in ("leaders", "units"):
            for place, piece, _ in pieces(battle, what):
                own = (what, piece.side == "macedonian", piece.name)
                first = known.setdefault(piece.id, own)
                if battle.id == name and first != own:
                    yield f"{place}.name", f'"{piece.name}"', f'"{first[2]}", as {piece.id} is called elsewhere'


def _hoplites(battle: Scenario) -> Iterator[str]:
    yield from [unit.id for unit in (*battle.units, *battle.late_units) if unit.klass == "HO"]


def _inertia_faults(files: Files) -> Iterator[Fault]:
    """The units that inertia spares are hoplites of some battle."""
    hoplites = {name for battle in files.scenarios for name in _hoplites(battle)}
    for i, name in enumerate(files.movement_given.inertia.exempt_units):
        if name not in hoplites:
            yield inside("inertia.exempt_units", i), f'"{name}"', "hoplites of some battle"


RULES: Final = (
    Rule("tables/clash-of-spears.toml", _clash_faults),
    Rule("tables/superiority.toml", _superiority_faults),
    Rule("tables/shock-crt.toml", _crt_faults),
    Rule("tables/size-ratio.toml", _size_faults),
    Rule("tables/leader-casualty.toml", _casualty_faults),
    Rule("tables/rally-table.toml", _rally_faults),
    Rule("tables/movement-cost.toml", _cost_faults),
    Rule("tables/movement-given.toml", _inertia_faults),
    Rule("tables/optional-rules.toml", _requirement_faults),
    *MAP_RULES,
    *BATTLE_RULES,
    *[Rule(f"scenarios/{name}.toml", partial(_name_faults, name)) for name in words.SCENARIOS],
)
