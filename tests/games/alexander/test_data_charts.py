"""Mistakes in maps, charts and names: each is told in one line that says what would be right."""

from pathlib import Path

import pytest

from games.alexander.packs import lay, lines, tells_only

# by file: what stands there, what the pack has instead, the line that tells it or its beginning
MISTAKES = {
    "maps/issus.toml": [
        ('id = "issus"', 'id = "pelium"', 'id: "pelium"; expected the name of the file'),
        (
            'r = "rocky"',
            'r = "rock"',
            (
                'legend.r: "rock"; expected one of clear, woods, marsh, rocky, town, major_river, '
                "city_wall, sea, deep_river"
            ),
        ),
        (
            "SSS..................................................w.wr.",
            "SSS..................................................w.wx.",
            'terrain[1]: "x"; expected characters of the legend',
        ),
        ('"2713-2714"', '"2713-2715"', 'hexsides.steep_bank[1]: "2713-2715"; expected two adjacent hexes'),
        ('"2713-2714"', '"2734-2735"', 'hexsides.steep_bank[1]: "2734-2735"; expected hexes on the map'),
        ('"2713-2714"', '"2814-2713"', 'hexsides.steep_bank[2]: "2713-2814" twice; expected every hexside once'),
        ('hex = "3511"', 'hex = "3535"', 'place[1]: "3535"; expected a hex on the map'),
        ('hex = "2917", lat', 'hex = "2935", lat', 'anchor: "2935"; expected a hex on the map'),
        (
            "rampage_north_facing = 30",
            "rampage_north_facing = 90",
            "rampage_north_facing: 90; expected a vertex at most 30 degrees off north: the map top points to 0",
        ),
    ],
    "maps/pelium.toml": [
        (
            'gate = [\n  "1317-1417"',
            'gate = [\n  "1317-1418"',
            'hexsides.gate[1]: "1317-1418" is a wall too; expected a gate or a wall',
        ),
    ],
    "tables/clash-of-spears.toml": [
        (
            "LP = [9, 12, 14], LI = [9, 12, 14], SK = [11, 11, 12]",
            "LP = [8, 12, 14], LI = [9, 12, 14], SK = [11, 11, 12]",
            "given[1]: column 8 in the chart; expected 9, as the rules give it",
        ),
        (
            "PH = { PH = [7, 10, 12]",
            "PH = { PH = [7, 12, 10]",
            "column.PH.PH: [7, 12, 10]; expected front, flank and rear in rising order",
        ),
        (
            "EL = [3, 5, 6]",
            "EL = [0, 0, 0]",
            "column.CH.EL: [0, 0, 0]; expected an attack that is allowed at least from the rear",
        ),
        ("PH = { PH = [7, 10, 12], ", "PH = { ", "column.PH.PH: missing; expected this key"),
        (
            "PH = { PH = [7, 10, 12]",
            "PH = { PH = [7, 10, 15]",
            "column.PH.PH[3]: the number 15; expected a whole number from 0 to 14",
        ),
    ],
    "tables/superiority.toml": [
        (
            'PH = { PH = "-", HI = "-", MI = "AS", LP = "-", LI = "AS", SK = "AS"',
            'PH = { PH = "-", HI = "-", MI = "AS", LP = "-", LI = "AS", SK = "-"',
            'given[1]: "-" in the chart; expected "AS", as the rules give it',
        ),
        ('PH = { PH = "-"', 'PH = { PH = "XS"', 'superiority.PH.PH: "XS"; expected one of -, AS, DS'),
    ],
    "tables/shock-crt.toml": [
        (
            "columns = [1, 2,",
            "columns = [2, 1,",
            "columns: [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]; expected 1 to 14 in order",
        ),
        (
            "[4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1],  # die 0",
            "[4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1],  # die 0",
            "attacker_hits[1]: 13 entries; expected 14",
        ),
        (
            "[0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4],  # die 0",
            "[0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 5],  # die 0",
            "defender_hits[2][14]: the number 4; expected no worse for the attacker than to the left or above",
        ),
    ],
    "tables/size-ratio.toml": [
        ("[1, 0, 0, -1, -1, -2", "[1, 0, 0, -1, -1, -1", "moved[2][6]: the number -1; expected -2 for 2 against 6"),
        (
            'ratio = "2-1", shift = 1 }, { attacker = 4',
            'ratio = "3-1", shift = 1 }, { attacker = 4',
            "examples[1]: 3-1, shift 1; expected 2-1, shift 1",
        ),
    ],
    "tables/leader-casualty.toml": [
        (
            '3-4 = "wounded_1"',
            '4-4 = "wounded_1"',
            'personal_combat_difference."4-4": begins with 4; expected rows that follow one another, here from 3',
        ),
        (
            '"8+" = "killed"',
            '8 = "killed"',
            "personal_combat_difference: ends before 9; expected a last row that is open, such as 8+",
        ),
        (
            '9 = "killed"',
            '9 = "slain"',
            'missile_or_shock_second_roll.9: "slain"; expected one of none, finished, wounded_1, wounded_2, killed',
        ),
    ],
    "tables/rally-table.toml": [
        (
            '2 = ["1", "1", "R"',
            '2 = ["1", "2", "R"',
            "hits.2: 1 2 R R R R R R R R; expected hits below 2 that rise with the die, R last",
        ),
        (
            '8 = ["1", "1"',
            '8 = ["2", "1"',
            "hits.8: 2 1 1 1 2 2 3 3 4 R; expected hits below 8 that rise with the die, R last",
        ),
    ],
    "tables/movement-cost.toml": [
        (
            "AT = [0, 0], LEADER = [0, 0] }\nwall",
            "AT = [0, 0], LEADER = [0, 1] }\nwall",
            "hexside.gate.LEADER: [0, 1]; expected no hits for leaders",
        ),
        (
            "clear = { PH = [1, 0]",
            "clear = { PH = [1]",
            'hex.clear.PH: a list of 1; expected [movement points, cohesion hits] or "X"',
        ),
    ],
    "tables/optional-rules.toml": [
        ('{ id = "inertia"', '{ id = "drift"', 'options[1].id: "drift"; expected "inertia" at this place'),
    ],
    "tables/missile-rules.toml": [
        ('id = "armour"', 'id = "woods"', 'die_modifiers[2].id: "woods"; expected "armour" at this place'),
    ],
    "tables/shock-procedure.toml": [
        (
            'id = "against_elephants"',
            'id = "against_chariots"',
            'pre_shock_modifiers[1].id: "against_chariots"; expected "against_elephants" at this place',
        ),
    ],
    "tables/terrain-shock.toml": [
        ("limit_left = -3", "limit_left = 3", "limit_left: the number 3; expected a whole number from -9 to 0"),
    ],
    "tables/tq-checks.toml": [
        ('id = "wheel"', 'id = "charge"', 'checks[2].id: "charge"; expected "wheel" at this place'),
        (
            'fail = "rout", clause = "7.16b"',
            'fail = "panic", clause = "7.16b"',
            'checks[5].fail: "panic"; expected one of excess, rout, shock, 1',
        ),
    ],
}
CASES = [(name, *mistake) for name, mistakes in MISTAKES.items() for mistake in mistakes]


@pytest.mark.parametrize(
    ("name", "old", "new", "told"), CASES, ids=[f"{Path(case[0]).stem}-{i}" for i, case in enumerate(CASES)]
)
def test_a_mistake_is_told_in_one_line(tmp_path: Path, name: str, old: str, new: str, told: str) -> None:
    assert tells_only(lay(tmp_path, name, (old, new)), name, told)


def test_the_rows_of_a_map_fit_its_size(tmp_path: Path) -> None:
    told = lines(lay(tmp_path, "maps/issus.toml", ("cols = 58", "cols = 57")))
    assert told[:2] == [
        "maps/issus.toml: terrain[1]: 58 columns; expected 57 in every row, as cols says",
        "maps/issus.toml: elevation[1]: 58 columns; expected 57 in every row, as cols says",
    ]
    told = lines(lay(tmp_path, "maps/issus.toml", ("rows = 34", "rows = 35")))
    assert told == [
        "maps/issus.toml: terrain: 34 rows; expected 35, as rows says",
        "maps/issus.toml: elevation: 34 rows; expected 35, as rows says",
    ]


def test_units_stand_where_the_chart_lets_them(tmp_path: Path) -> None:
    """Clear ground closed to phalanxes breaks set-ups that the pack does not touch."""
    told = lines(lay(tmp_path, "tables/movement-cost.toml", ("clear = { PH = [1, 0]", 'clear = { PH = "X"')))
    assert told[0] == "tables/movement-cost.toml: hex.clear.PH: X; expected a cost in movement points"
    place = "scenarios/issus.toml: units[1].hexes"
    assert f'{place}: "2819"; expected hexes of the play area that the unit may enter' in told


def test_what_units_are_worth_is_held_against_the_table(tmp_path: Path) -> None:
    told = lines(lay(tmp_path, "tables/rout-points.toml", ("elephant = 2", "elephant = 3")))
    assert len(told) == 3 + 21
    assert all(line.endswith("rp: the number 2; expected 3, as tables/rout-points.toml has it") for line in told)


def test_what_alexander_is_worth_is_in_the_sums(tmp_path: Path) -> None:
    told = lines(lay(tmp_path, "tables/rout-points.toml", ("alexander = 70", "alexander = 75")))
    battles = [line.split(".toml")[0].removeprefix("scenarios/") for line in told]
    assert battles == ["pelium", "granicus", "issus", "arbela", "jaxartes", "hydaspes", "lyginus", "arigaeum"]
    assert all("totals.macedonian.leader_rout_points: the number " in line for line in told)


def test_the_price_of_a_contingent_follows_the_rule(tmp_path: Path) -> None:
    told = lines(lay(tmp_path, "tables/activation.toml", ("cost_less = 1", "cost_less = 2")))
    assert "scenarios/pelium.toml: leaders[4].cost: the number 2; expected 1 for 3 units" in told


def test_charge_formation_and_pursuit_need_each_other(tmp_path: Path) -> None:
    told = lines(lay(tmp_path, "tables/optional-rules.toml", ('requires = ["pursuit"]', 'requires = ["elite"]')))
    assert told == [
        (
            'tables/optional-rules.toml: options[6].requires: "elite"; '
            "expected an option that requires charge_formation too"
        ),
        (
            'tables/optional-rules.toml: options[7].requires: "charge_formation"; '
            "expected an option that requires pursuit too"
        ),
    ]


def test_a_name_has_both_languages(tmp_path: Path) -> None:
    told = lines(lay(tmp_path, "names.toml", ('ja = "ヒュパスピスタイ"', 'fr = "hypaspistes"')))
    assert told == [
        "names.toml: contingents.hypaspist.ja: missing; expected this key",
        "names.toml: contingents.hypaspist.fr: unknown key; expected one of en, ja",
    ]
