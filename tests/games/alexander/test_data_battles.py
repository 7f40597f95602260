"""Mistakes in the file of a battle: each is told in one line that says what would be right."""

from pathlib import Path

import pytest

from games.alexander.packs import lay, lines, tells_only

# by file: what stands there, what the pack has instead, the line that tells it or its beginning
MISTAKES = {
    "scenarios/issus.toml": [
        ("units = [\n", "units = [[\n", "not valid TOML: "),
        ("bonus = false\n", "", "bonus: missing; expected this key"),
        ("bonus = false", 'bonus = "no"', 'bonus: "no"; expected true or false'),
        ("bonus = false", "bonus = false\nsiege = true", "siege: unknown key; expected "),
        (
            'map = "issus"',
            'map = "issos"',
            'map: "issos"; expected one of chaeronea, pelium, granicus, issus, arbela, hydaspes, lyginus, arigaeum',
        ),
        (
            'provenance = "reconstructed"',
            'provenance = "guessed"',
            'provenance: "guessed"; expected one of source, reconstructed',
        ),
        (
            'known = "8.36m"',
            'known = "8.99"',
            'leaders[9].known: unknown clause "8.99"; expected the id of a clause in clauses.toml',
        ),
        (
            'clauses = ["setup.issus"',
            'clauses = ["setup.isus"',
            'clauses: unknown clause "setup.isus"; expected the id of a clause in clauses.toml',
        ),
        (
            "initiative = 7",
            "initiative = 0",
            'leaders[1].initiative: the number 0; expected "C" or a whole number from 1 to 9',
        ),
        (
            'hex = "4214"',
            'hex = "42 14"',
            'leaders[1].hex: "42 14"; expected a hex such as "0714", or "" for one who comes later',
        ),
        ("facing = 330", "facing = 300", "units[1].facing: the number 300; expected one of 30, 90, 150, 210, 270, 330"),
        (
            'id = "issus.2", clause = "scn.issus.2"',
            'id = "issus.9", clause = "scn.issus.2"',
            'special_rules[2].id: "issus.9"; expected "issus.2" at this place',
        ),
        (", trigger_hexes = 2", "", "special_rules[2].trigger_hexes: missing; expected this key"),
        (
            'id = "issus.4", clause = "scn.issus.4", title = "The sea", title_ja = "海", terrain = "sea"',
            'id = "issus.3", clause = "scn.issus.4", title = "The sea", title_ja = "海", hexside = "abatis"',
            'special_rules[4].id: "issus.3"; expected "issus.4" at this place',
        ),
        (
            'contingent = "levy", text',
            'contingent = "levies", text',
            'special_rules[5].contingent: "levies"; expected contingents of this battle',
        ),
        (
            'leader = "per.hill"',
            'leader = "per.hills"',
            'special_rules[2].leader: "per.hills"; expected leaders of this battle',
        ),
        (
            'sides = ["macedonian", "persian"]',
            'sides = ["persian", "macedonian"]',
            'sides[1]: "persian"; expected macedonian, who come first',
        ),
        (
            'non_macedonian_side = "persian"',
            'non_macedonian_side = "greek"',
            'non_macedonian_side: "greek"; expected persian',
        ),
        (
            "[withdrawal]\nmacedonian = 100",
            "[withdrawal]\nmacedonian = 0",
            "withdrawal.macedonian: the number 0; expected a whole number from 1 to 999",
        ),
        (
            "[withdrawal]\nmacedonian = 100",
            "[withdrawal]\nmacedonian = 259",
            "withdrawal.macedonian: the number 259; expected at most the rout points of its units",
        ),
        (
            "unit_rout_points = 258",
            "unit_rout_points = 257",
            "totals.macedonian.unit_rout_points: the number 257; expected 258, the sum of its units or leaders",
        ),
        (
            "{ units = 34",
            "{ units = 35",
            "totals.macedonian.units: the number 35; expected 34, the sum of its units or leaders",
        ),
        (
            "leader_rout_points = 120",
            "leader_rout_points = 140",
            "totals.macedonian.leader_rout_points: the number 140; expected 120, the sum of its units or leaders",
        ),
        (
            'persian = "top"',
            'persian = "north"',
            'retreat_edge.persian: "north"; expected one of left, right, top, bottom',
        ),
        (
            'persian = ["per.nabarzanes", "per.aristomedes"]',
            'persian = ["per.nabarzanes"]',
            'wing_commanders.persian: "per.aristomedes" is not there; expected every leader with role "WC"',
        ),
        (
            'persian = ["per.nabarzanes", "per.aristomedes"]',
            'persian = ["per.nabarzanes", "per.aristomedes", "per.bianor"]',
            'wing_commanders.persian[3]: "per.bianor"; expected a leader of this side with a role',
        ),
        ("turn_limit = 0", "turn_limit = 8", "turn_limit: the number 8; expected 0, as the special rules have it"),
        (
            'suggested_options = ["5.5"',
            'suggested_options = ["5.7"',
            'suggested_options[1]: "5.7"; expected a section of tables/optional-rules.toml',
        ),
        ("col_max = 58", "col_max = 59", "play_area.col_max: 1 to 59; expected in order, at most 58"),
        ('hexes = ["4114"]', 'hexes = ["4015"]', 'units[8].hexes: "4015" is held; expected a hex without another unit'),
        ('hexes = ["4114"]', 'hexes = ["4114", "4115"]', "units[8].hexes: 2 hexes; expected 1 for this unit"),
        ('hexes = ["2819", "2918"]', 'hexes = ["2819"]', "units[1].hexes: 1 hexes; expected 2 for this unit"),
        (
            'hexes = ["2819", "2918"]',
            'hexes = ["2918", "2819"]',
            "units[1].hexes: 2918 2819; expected the left half, then the right one beside it, facing 330",
        ),
        (
            'hexes = ["2819", "2918"]',
            'hexes = ["2819", "2919"]',
            "units[1].hexes: 2819 2919; expected the left half, then the right one beside it, facing 330",
        ),
        (
            'hexes = ["4114"]',
            'hexes = ["0101"]',
            'units[8].hexes: "0101"; expected hexes of the play area that the unit may enter',
        ),
        (
            'hexes = ["4114"]',
            'hexes = ["5914"]',
            'units[8].hexes: "5914"; expected hexes of the play area that the unit may enter',
        ),
        (
            'hex = "4214", initiative',
            'hex = "0101", initiative',
            'leaders[1].hex: "0101"; expected a hex of the play area that a leader may enter',
        ),
        ('hex = "4214", initiative', 'hex = "", initiative', 'leaders[1].hex: ""; expected a hex'),
        (
            'class = "CA", chart_type = "LP"',
            'class = "CA", chart_type = "LI"',
            'units[41].chart_type: "LI"; expected LP',
        ),
        (
            'template = "hy", rp = 8 },',
            'template = "hy", rp = 8, scythed = true },',
            "units[7].scythed: not for HY; expected a unit that it fits",
        ),
        (
            (
                '"mac.hy.2", name = "Hypaspists 2", side = "macedonian", contingent = "hypaspist", type = '
                '"HI", class = "HY", chart_type = "HI", tq = 8, size = 6, ma = 5'
            ),
            (
                '"mac.hy.2", name = "Hypaspists 2", side = "macedonian", contingent = "hypaspist", type = '
                '"HI", class = "HY", chart_type = "HI", tq = 8, size = 6, ma = 6'
            ),
            'units[8].template: "hy"; expected units alike but for quality and size',
        ),
        (
            'commands = ["mac.agrianian-javelin-men-1", "mac.agrianian-javelin-men-2"], cost = 1',
            'commands = ["mac.agrianian-javelin-men-1", "mac.agrianian-javelin-men-9"], cost = 1',
            'leaders[5].commands: "mac.agrianian-javelin-men-9"; expected units of his side',
        ),
        (
            'commands = ["mac.agrianian-javelin-men-1", "mac.agrianian-javelin-men-2"], cost = 1',
            'commands = ["mac.agrianian-javelin-men-1", "mac.agrianian-javelin-men-2"], cost = 2',
            "leaders[5].cost: the number 2; expected 1 for 2 units",
        ),
        (
            'commands = ["mac.agrianian-javelin-men-1", "mac.agrianian-javelin-men-2"], cost = 1',
            'commands = ["mac.agrianian-javelin-men-1", "mac.agrianian-javelin-men-2"]',
            "leaders[5].cost: missing; expected this key for contingent commanders alone",
        ),
        (
            'wing = ["mac.parmenion"]',
            'wing = ["mac.craterus"]',
            'leaders[7].wing: "mac.craterus"; expected leaders of his side with mcc_capacity',
        ),
        (
            "range = 5, line = false, pc = 4, charisma = 2 }",
            "range = 5, line = false, strategy = 4, pc = 4, charisma = 2 }",
            "leaders[3].strategy: no line commands; expected a Strategy Rating for leaders with line = true alone",
        ),
        (
            "range = 5, line = false, pc = 4, charisma = 2 }",
            "range = 5, line = true, pc = 4, charisma = 2 }",
            'leaders[3]: "mac.craterus" has no line; expected an entry of line_commands for line = true',
        ),
        (
            "range = 5, line = false, pc = 4, charisma = 2 }",
            "range = 5, line = false, charisma = 2 }",
            "leaders[3].pc: pc and personal_combat; expected a rating, or personal_combat = false",
        ),
        (
            "range = 5, line = false, pc = 4, charisma = 2 }",
            "range = 5, line = false, pc = 4, charisma = 2, mcc_capacity = 1 }",
            "leaders[3].mcc_capacity: not for him; expected this key for Macedonian commanders with a role alone",
        ),
        (
            'types = ["CA"], contingents = ["cardaces_left"]',
            'types = ["CA"], contingents = ["cardaces"]',
            'line_commands[8].contingents: "cardaces"; expected contingents of its side',
        ),
        (
            'types = ["CA"], contingents = ["cardaces_left"]',
            'types = ["EL"], contingents = ["cardaces_left"]',
            'line_commands[8].types: "EL"; expected types or classes of its contingents',
        ),
        (
            'name = "Coenus (phalanx)"',
            'name = "Cleander (phalanx)"',
            'units[6].name: "Cleander (phalanx)"; expected "Coenus (phalanx)", as mac.ph.coenus is called elsewhere',
        ),
    ],
    "scenarios/chaeronea.toml": [
        (
            "phalanxes = 12",
            "phalanxes = 11",
            "special_rules[2].phalanxes: the number 11; expected phalanxes numbered from 1 to it",
        ),
        (
            'unit = "gre.hi.sacred"',
            'unit = "gre.hi.scared"',
            'special_rules[5].unit: "gre.hi.scared"; expected units of this battle',
        ),
    ],
    "scenarios/samarkand.toml": [
        ('tie = "sogdian"', 'tie = "persian"', 'special_rules[1].tie: "persian"; expected a side of this battle'),
    ],
    "scenarios/pelium.toml": [
        (
            "row_min = 6, row_max = 28",
            "row_min = 28, row_max = 6",
            "special_rules[2].row_max: rows 28 to 6; expected rows in order",
        ),
    ],
    "scenarios/hydaspes.toml": [
        (
            'turn = 6, edge = "right", row_min = 5, row_max = 29, facing = 270, orders',
            'turn = 7, edge = "right", row_min = 5, row_max = 29, facing = 270, orders',
            "special_rules[4].turn: 7; expected 6, as reinforcements has it",
        ),
        (
            "double = true, hexes = [], facing",
            'double = true, hexes = ["5810", "5811"], facing',
            "reinforcements.units[1].hexes: 2 hexes; expected 0 for this unit",
        ),
    ],
}
CASES = [(name, *mistake) for name, mistakes in MISTAKES.items() for mistake in mistakes]


@pytest.mark.parametrize(
    ("name", "old", "new", "told"), CASES, ids=[f"{Path(case[0]).stem}-{i}" for i, case in enumerate(CASES)]
)
def test_a_mistake_is_told_in_one_line(tmp_path: Path, name: str, old: str, new: str, told: str) -> None:
    assert tells_only(lay(tmp_path, name, (old, new)), name, told)


def test_both_sides_stand_under_every_key_that_is_by_side(tmp_path: Path) -> None:
    lay(
        tmp_path,
        "scenarios/issus.toml",
        ("[withdrawal]\nmacedonian = 100\npersian", "[withdrawal]\nmacedonian = 100\ngreek"),
    )
    assert lines(tmp_path) == [
        "scenarios/issus.toml: withdrawal.persian: missing; expected both sides",
        "scenarios/issus.toml: withdrawal.greek: not a side of this battle; expected macedonian and persian",
    ]


def test_the_overall_commander_is_the_one_with_that_role(tmp_path: Path) -> None:
    lay(tmp_path, "scenarios/issus.toml", ('persian = "per.darius"', 'persian = "per.nabarzanes"'))
    place = "scenarios/issus.toml: overall_commander.persian"
    assert lines(tmp_path) == [
        f'{place}: "per.nabarzanes"; expected a leader of this side with role "OC"',
        f'{place}: "per.darius" has role "OC" too; expected one Overall Commander a side',
    ]


def test_every_id_is_there_once(tmp_path: Path) -> None:
    told = lines(lay(tmp_path, "scenarios/issus.toml", ('{ id = "mac.hc.agema"', '{ id = "mac.hc.comp-1"')))
    assert 'scenarios/issus.toml: units[11].id: "mac.hc.comp-1" twice; expected every id once' in told


def test_a_change_of_quality_changes_the_points_and_their_sum(tmp_path: Path) -> None:
    change = ("tq = 8, size = 3, ma = 8", "tq = 7, size = 3, ma = 8")
    assert lines(lay(tmp_path, "scenarios/issus.toml", change)) == [
        "scenarios/issus.toml: units[10].rp: the number 8; expected 7, as tables/rout-points.toml has it"
    ]
    lay(tmp_path, "scenarios/issus.toml", change, ('template = "hc_agema", rp = 8', 'template = "hc_agema", rp = 7'))
    assert lines(tmp_path) == [
        (
            "scenarios/issus.toml: totals.macedonian.unit_rout_points: the number 258; "
            "expected 257, the sum of its units or leaders"
        )
    ]


def test_a_class_has_its_type_and_its_row_in_the_shock_charts(tmp_path: Path) -> None:
    lay(tmp_path, "scenarios/issus.toml", ('class = "HY", chart_type', 'class = "LP", chart_type'))
    place = "scenarios/issus.toml: units[7]"
    assert lines(tmp_path)[:2] == [
        f'{place}.class: "LP"; expected a class of HI',
        f'{place}.chart_type: "HI"; expected LP',
    ]


def test_a_line_belongs_to_a_leader_who_may_command_lines(tmp_path: Path) -> None:
    lay(tmp_path, "scenarios/issus.toml", ('{ leader = "per.arsames", side', '{ leader = "per.atizyes", side'))
    assert lines(tmp_path) == [
        'scenarios/issus.toml: line_commands[9].leader: "per.atizyes"; expected a leader of its side with line = true',
        (
            'scenarios/issus.toml: leaders[14]: "per.arsames" has no line; '
            "expected an entry of line_commands for line = true"
        ),
    ]
