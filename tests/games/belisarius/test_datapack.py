"""Data packs: our own data pass every check, each kind of mistake is told in one line, and a good pack takes effect."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from games import packs
from polemos.games.belisarius.data.models import Files
from polemos.games.belisarius.data.pack import ENVIRONMENT, OURS, PACK
from polemos.kernel.errors import PolemosError
from polemos.room.data_pack import DataError

lay = partial(packs.lay, OURS)


def lines(folder: Path) -> list[str]:
    return [str(problem) for problem in PACK.check(folder)]


def tells(folder: Path, name: str, told: str) -> list[str]:
    """The lines about a file that say so; a line that ends in a blank stands for all that begin like it."""
    wanted = f"{name}: {told}"
    return [line for line in lines(folder) if line == wanted or (told.endswith(" ") and line.startswith(wanted))]


def test_our_own_data_are_sound() -> None:
    assert PACK.check(None) == []


def test_every_file_of_ours_is_read() -> None:
    there = {
        name
        for path in OURS.rglob("*.toml")
        if not (name := path.relative_to(OURS).as_posix()).startswith(("teaching/", "learned/", "tactics/"))
    } - {"clauses.toml", "glossary.toml", "legend.toml", "difficulty.toml", "measured.toml"}
    assert there == set(PACK.files) == set(Files.models())


def test_copies_of_our_own_files_make_a_good_pack(tmp_path: Path) -> None:
    for name in PACK.files:
        lay(tmp_path, name)
    (tmp_path / "README.md").write_text("My own copy.")
    assert PACK.check(tmp_path) == []


# (file, what stands there, what the pack has instead, the line that tells it or its beginning)
MISTAKES = [
    # the shape of a file
    (
        "tables/finance.toml",
        "field_army = 6",
        "field_army = ",
        "not valid TOML: ",
    ),
    (
        "tables/finance.toml",
        "fleet = 9",
        "",
        "recruit.fleet: missing; expected this key",
    ),
    (
        "tables/finance.toml",
        "fleet = 9",
        'fleet = "nine"',
        'recruit.fleet: "nine"; expected a whole number from 0 to 99',
    ),
    (
        "tables/finance.toml",
        "fleet = 9",
        "fleet = 9\nelephant = 12",
        "recruit.elephant: unknown key; expected one of field_army, warband, nomad, garrison, fleet",
    ),
    (
        "tables/terrain.toml",
        "cost = 0.5",
        "cost = 0.3",
        "line.road.cost: the number 0.3; expected a number from 0 to 99 in steps of 0.5",
    ),
    (
        "tables/terrain.toml",
        "[terrain.marsh]",
        "[terrain.swamp]",
        "terrain.marsh: missing; expected this key",
    ),
    (
        "tables/operations.toml",
        "across_straits = false",
        "across_straits = 0",
        "zoc.across_straits: the number 0; expected true or false",
    ),
    (
        "counters.toml",
        "Lombards = {warband = 6}",
        "Lombards = {warband = 6, legion = 1}",
        "mix.Lombards.legion: unknown key; expected one of field_army, warband, nomad, garrison, fleet",
    ),
    (
        "counters.toml",
        "stars = 2",
        "stars = 3",
        "leader[2].stars: the number 3; expected one of 1, 2",
    ),
    (
        "provinces.toml",
        'levy_types = ["garrison"]',
        'levy_types = ["field_army"]',
        'province[2].levy_types[1]: "field_army"; expected one of warband, nomad, garrison, fleet',
    ),
    (
        "provinces.toml",
        'provenance = "reconstructed"',
        'provenance = "guessed"',
        'provenance: "guessed"; expected one of source, reconstructed',
    ),
    # rows and columns
    (
        "tables/combat.toml",
        'columns = ["1:3", ',
        'columns = ["1:4", "1:3", ',
        "odds.columns: ['1:4', '1:3', '1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1']; expected 1:3, 1:2, 1:1, 1.5:1, ",
    ),
    (
        "tables/combat.toml",
        '3 = ["AZ", "AA", ',
        '3 = ["AZ", ',
        "assault.3: 6 entries; expected 7",
    ),
    (
        "tables/combat.toml",
        '5 = ["AR", "DR", ',
        '5 = ["AR", "XX", ',
        'manoeuvre.5[2]: "XX"; expected one of AA, AR, AZ, BB, DD, DR, DZ',
    ),
    (
        "tables/combat.toml",
        "multiplier = [1, 2, 3, 4]",
        "multiplier = [1, 2, 3]",
        "strength.multiplier: 3 entries; expected 4: for no modifier up to max_modifiers",
    ),
    (
        "tables/diplomacy.toml",
        '6 = [["D1"], ',
        "6 = [",
        "table.6: 5 entries; expected 6",
    ),
    (
        "tables/checks.toml",
        'columns = ["1", "2-3", "4+"]',
        'columns = ["1", "2+"]',
        "pillage.1: 3 entries; expected 2, one for each column",
    ),
    (
        "tables/checks.toml",
        'columns = ["1", "2-3", "4+"]',
        'columns = ["1", "3", "4+"]',
        'pillage.columns[2]: "3"; expected a column that begins with 2',
    ),
    (
        "tables/checks.toml",
        "disease_two_units = [6]",
        "disease_two_units = [5, 6]",
        "dice.disease_two_units: 5 is in disease_one_unit too; expected every face in one list",
    ),
    (
        "tables/victory.toml",
        "Collapse = 0",
        "Collapse = 5",
        "levels.Collapse: 5; expected 0, so that every total has a level",
    ),
    (
        "tables/turns.toml",
        "[535, 538]",
        "[534, 538]",
        "years[3]: 534 to 538; expected years that follow those before",
    ),
    # events and markers
    (
        "tables/events.toml",
        "numbers = [25]",
        "numbers = [26]",
        "event[9].numbers: 26 is entry 8 too; expected each number once",
    ),
    (
        "tables/events.toml",
        "numbers = [15, 16]",
        "numbers = [15]",
        "event: no entry for 16; expected an entry for every roll of two dice",
    ),
    (
        "tables/events.toml",
        'provinces = ["Persia", "Arabia"]',
        'provinces = ["Persia", "Persa"]',
        'event[7].provinces[2]: "Persa"; expected a province (Persia?)',
    ),
    (
        "tables/stratagems.toml",
        'name = "Agent"',
        'name = "Basileus"',
        'marker[1].name: "Basileus"; expected "Agent" at this place',
    ),
    (
        "tables/stratagem-counts.toml",
        "Market = 4",
        "Market = -1",
        "count.Market: the number -1; expected a whole number from 0 to 99",
    ),
    (
        "tables/stratagems.toml",
        'entry = "strat.agent"',
        'entry = "strat.spy"',
        'marker[1].entry: unknown clause "strat.spy"; expected the id of a clause in clauses.toml',
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "told"), MISTAKES, ids=[f"{m[0]}-{i}" for i, m in enumerate(MISTAKES)])
def test_mistakes_are_told(tmp_path: Path, name: str, old: str, new: str, told: str) -> None:
    assert tells(lay(tmp_path, name, (old, new)), name, told)


def test_one_mistake_is_told_once(tmp_path: Path) -> None:
    assert len(lines(lay(tmp_path, "tables/finance.toml", ("fleet = 9", "fleet = -9")))) == 1


# (what stands in map.toml, what the pack has instead, the line that tells it)
MAP_MISTAKES = [
    (
        '3531 = {kind = "land"',
        '3531 = {kind = "lake"',
        'hex.3531.kind: "lake"; expected one of sea, coast, land',
    ),
    (
        "\n[hex]\n",
        "\n[hex]\n99 = 1\n",
        'hex.99: unknown key; expected hex numbers of four digits, such as "3511"',
    ),
    (
        "\n[hex]\n",
        '\n[hex]\n0101 = {kind = "land", terrain = "clear", province = "Nubia", land = ""}\n',
        "hex.0101: outside the grid; expected row 8-43, column 1-51",
    ),
    (
        '0833 = {kind = "land", terrain = "desert", province = "Nubia", land = "NE E"}',
        '0833 = {kind = "land", terrain = "desert", province = "Nubia", land = "NE"}',
        "hex.0834.land: W leads to 0833, where E is not listed; expected both hexes to list the side",
    ),
    (
        '0833 = {kind = "land", terrain = "desert", province = "Nubia", land = "NE E"}',
        '0833 = {kind = "land", terrain = "desert", province = "Nubia", land = "NE E SE"}',
        "hex.0833.land: SE leads to 0734, off the map; expected directions to hexes of [hex]",
    ),
    (
        '0833 = {kind = "land", terrain = "desert", province = "Nubia", land = "NE E"}',
        '0833 = {kind = "land", terrain = "tundra", province = "Nubia", land = "NE E"}',
        'hex.0833.terrain: "tundra"; expected one of clear, rough, marsh, desert',
    ),
    (
        '0833 = {kind = "land", terrain = "desert", province = "Nubia", land = "NE E"}',
        '0833 = {kind = "land", terrain = "desert", province = "Nubya", land = "NE E"}',
        'hex.0833.province: "Nubya"; expected a province (Nubia?)',
    ),
    (
        'name = "Adrianopolis"\nhex = "3531"\nprovince = "Thracia"',
        'name = "Adrianopolis"\nhex = "3531"\nprovince = "Dacia"',
        "city[2].province: Dacia for Adrianopolis; expected Thracia, the province of hex 3531",
    ),
    (
        'name = "Adrianopolis"\nhex = "3531"',
        'name = "Adrianopolis"\nhex = "3530"',
        "city[3].hex: Philippopolis in 3530 with Adrianopolis; expected one town in a hex",
    ),
    (
        'name = "Adrianopolis"\nhex = "3531"\nprovince = "Thracia"\nclass = "city"\nport = false',
        'name = "Adrianopolis"\nhex = "3531"\nprovince = "Thracia"\nclass = "city"\nport = true',
        "city[2].port: Adrianopolis in 3531, which fleets cannot reach; expected a port on the coast",
    ),
    (
        'name = "Carthago"',
        'name = "Karthago"',
        "city: no Carthago; expected the towns that the rules name: ",
    ),
    (
        'class = "capital"',
        'class = "rich"',
        'city[1].class: "rich" for Constantinopolis; expected Constantinopolis, and no other town, "capital"',
    ),
    (
        'sides = ["2707-2806", ',
        'sides = ["2707-2906", ',
        "river[1].sides[1]: 2707 and 2906 are not adjacent; expected two neighbouring hexes",
    ),
    (
        'sides = ["2707-2806", ',
        'sides = ["9907-2806", ',
        'river[1].sides[1]: "9907" is not on the map; expected a hex of [hex]',
    ),
    (
        'path = ["3425", "3326", ',
        'path = ["3425", ',
        "road[1].path: 3425 and 3327 are not adjacent; expected neighbouring hexes one after the other",
    ),
    (
        'name = "Hellespontus"\nhexes = ["3331", "3231"]',
        'name = "Hellespontus"\nhexes = ["3331", "3330"]',
        "strait[3].hexes: hex 3330 does not list it under strait; expected both hexes to list the side",
    ),
    (
        'name = "Franks"\nland_hexes = ["4310", ',
        'name = "Franks"\nland_hexes = ["4320", "4310", ',
        "offmap[1].land_hexes: 4320 is not in Franks; expected land hexes of that province",
    ),
    (
        'fleet_hexes = ["1651", ',
        'fleet_hexes = ["3531", ',
        "offmap[4].fleet_hexes: 3531 is an all-land hex; expected hexes with water",
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), MAP_MISTAKES, ids=[f"map-{i}" for i in range(len(MAP_MISTAKES))])
def test_mistakes_in_the_map_are_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert tells(lay(tmp_path, "map.toml", (old, new)), "map.toml", told)


# (what stands in scenarios/1.toml, what the pack has instead, the line that tells it)
SCENARIO_MISTAKES = [
    (
        "number = 1",
        "number = 2",
        "number: 2; expected the number in the name of the file",
    ),
    (
        "last_turn = 4",
        "last_turn = 11",
        "last_turn: turns 1 to 11; expected turns in order, at most 10 (tables/turns.toml)",
    ),
    (
        'barbarian = ["Armenia", "Persia"]',
        'barbarian = ["Armenia"]',
        "control: Persia is missing; expected every province under exactly one control",
    ),
    (
        'barbarian = ["Armenia", "Persia"]',
        'barbarian = ["Armenia", "Persia", "Thracia"]',
        "control: Thracia is imperial and barbarian; expected every province under exactly one control",
    ),
    (
        "units = {field_army = 1, nomad = 1, garrison = 9}",
        "units = {field_army = 1, nomad = 1, garrison = 19}",
        "setup: 19 garrison of Persia; expected at most 10, the counters of counters.toml (mix)",
    ),
    (
        'leaders = ["Kavadh"]',
        'leaders = ["Mihir-Mihroe"]',
        'setup[3].leaders[1]: "Mihir-Mihroe" twice; expected every leader once',
    ),
    (
        'leaders = ["Kavadh"]',
        'leaders = ["Cyrus"]',
        'setup[3].leaders[1]: "Cyrus"; expected a leader of counters.toml',
    ),
    (
        'leaders = ["Kavadh"]',
        'leaders = ["Vitiges"]',
        'setup[3].leaders[1]: "Vitiges" is of Ostrogoths; expected a leader of Persia',
    ),
    (
        'where_kind = "town"\nwhere = "Bosporus"',
        'where_kind = "town"\nwhere = "Bosphorus"',
        'setup[33].where: "Bosphorus"; expected a town of map.toml',
    ),
    (
        'side = "neutral"\naffil = "Visigoths"',
        'side = "barbarian"\naffil = "Visigoths"',
        'setup[4].side: "barbarian"; expected "neutral", the side of Visigoths in this scenario',
    ),
    (
        'place = "Bosporus"',
        'place = "Scythia"',
        'setup[14].restriction.place: "Scythia"; expected a town of map.toml',
    ),
    (
        'pillaged_at_start = ["Vindobona", ',
        'pillaged_at_start = ["Vienna", ',
        'pillaged_at_start[1]: "Vienna"; expected a town of map.toml',
    ),
    (
        "imperial = 20",
        "imperial = -20",
        "treasury.imperial: the number -20; expected a whole number from 0 to 99",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "told"), SCENARIO_MISTAKES, ids=[f"scenario-{i}" for i in range(len(SCENARIO_MISTAKES))]
)
def test_mistakes_in_a_scenario_are_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert tells(lay(tmp_path, "scenarios/1.toml", (old, new)), "scenarios/1.toml", told)


def test_files_are_held_against_each_other(tmp_path: Path) -> None:
    """A smaller counter mix breaks scenarios that the pack does not touch."""
    lay(tmp_path, "counters.toml", ("Lombards = {warband = 6}", "Lombards = {warband = 1}"))
    told = "setup: 2 warband of Lombards; expected at most 1, the counters of counters.toml (mix)"
    assert lines(tmp_path) == [f"scenarios/{n}.toml: {told}" for n in (1, 2)]


def test_a_set_up_must_find_forage(tmp_path: Path) -> None:
    changes = [(f"forage = {n}", "forage = 0") for n in (2, 1, 1, 3)]
    told = lines(lay(tmp_path, "tables/terrain.toml", *changes))
    assert "scenarios/1.toml: setup: 2 units in Gepidae; expected at most 0, what its hexes feed" in told
    assert not any("Thracia" in line for line in told if line.startswith("scenarios/2"))  # may exceed it


def test_unknown_files_are_told(tmp_path: Path) -> None:
    lay(tmp_path, "tables/combat.toml")
    (tmp_path / "combat.toml").write_text("")
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "east.toml").write_text("")
    (tmp_path / "tables" / "victories.toml").write_text("")
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("")
    assert lines(tmp_path) == [
        "combat.toml: unknown file; expected tables/combat.toml",
        "maps/east.toml: unknown file; expected one of our data files (map.toml?)",
        "tables/victories.toml: unknown file; expected one of our data files (tables/victory.toml?)",
    ]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    assert lines(gone) == [f"{gone}: no such folder; expected a folder with TOML files"]


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    (tmp_path / "counters.toml").write_bytes(b"strength = \xff")
    assert lines(tmp_path) == ["counters.toml: not valid UTF-8 at byte 11; expected text in UTF-8"]


@pytest.mark.parametrize("name", PACK.files)
def test_any_file_may_be_rubbish(tmp_path: Path, name: str) -> None:
    """Whatever a file holds, the check tells it and does not fail itself."""
    target = tmp_path / name
    target.parent.mkdir(parents=True, exist_ok=True)
    for rubbish in ("", "x = 1", "hex = 3\nprovince = [1]\nsetup = {}\nevent = 'x'\ntype = []\nodds = 1", "[[hex]]"):
        target.write_text(rubbish, encoding="utf-8")
        assert any(line.startswith(f"{name}: ") for line in lines(tmp_path))


# ------------------------------------------------------------------------------------------------------ taking effect
def test_loading_a_broken_pack_is_one_error_with_its_lines(tmp_path: Path) -> None:
    lay(tmp_path, "tables/finance.toml", ("fleet = 9", ""), ("garrison = 2", "garrison = 2.5"))
    with pytest.raises(DataError) as caught:
        PACK.load(tmp_path)
    assert isinstance(caught.value, PolemosError)
    assert str(caught.value).splitlines() == [f"the data pack {tmp_path} cannot be used:", *lines(tmp_path)]
    assert len(caught.value.problems) == 2


def test_a_pack_is_laid_over_ours_file_by_file(tmp_path: Path) -> None:
    ours, theirs = PACK.load(None), PACK.load(lay(tmp_path, "tables/finance.toml", ("fleet = 9", "fleet = 7")))
    assert theirs.files["tables/finance.toml"]["recruit"]["fleet"] == 7
    assert theirs.files["map.toml"] == ours.files["map.toml"]
    assert (ours.folder, theirs.folder) == ("", str(tmp_path))


def test_the_fingerprint_tells_what_bears_on_play(tmp_path: Path) -> None:
    ours = PACK.load(None).fingerprint
    spelt = PACK.load(
        lay(tmp_path / "a", "tables/finance.toml", ("fleet = 9", "known = '9.02'  # dear\nfleet   =   9"))
    ).fingerprint
    named = PACK.load(lay(tmp_path / "b", "names.toml", ('en = "Dara"', 'en = "Daras"'))).fingerprint
    other = PACK.load(lay(tmp_path / "c", "tables/finance.toml", ("fleet = 9", "fleet = 7"))).fingerprint
    assert ours == spelt == named != other


def test_provenance_goes_fact_by_fact() -> None:
    provenance = PACK.load(None).provenance()
    assert provenance["tables/combat.toml"] == "source"
    assert provenance["tables/terrain.toml"] == "reconstructed"
    assert provenance["tables/terrain.toml: line.road"] == "source"
    assert provenance["counters.toml: leader[11]"] == "source"


PROBE = """
from polemos.games.belisarius.data.charts import COST_RECRUIT
from polemos.games.belisarius.data.pack import DATA
print(COST_RECRUIT[4], DATA.folder)
"""
READER = """
from polemos.games.belisarius.game import GAME
costs = next(grid for grid in GAME.edge.tables("en") if grid.id == "unit-costs")
print(costs.rows[4][1], costs.provenance)
"""


def run(folder: Path, probe: str = PROBE) -> "subprocess.CompletedProcess[str]":
    """A fresh process with the pack named in its environment."""
    environment = {**os.environ, ENVIRONMENT: str(folder), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, "-c", probe], env=environment, capture_output=True, text=True, check=False)


def test_the_environment_names_a_pack(tmp_path: Path) -> None:
    done = run(lay(tmp_path, "tables/finance.toml", ("fleet = 9", "fleet = 7")))
    assert done.stdout.strip() == f"7 {tmp_path}"


def test_the_tables_for_reading_are_those_of_the_pack(tmp_path: Path) -> None:
    done = run(lay(tmp_path, "tables/finance.toml", ("fleet = 9", "fleet = 7")), READER)
    assert done.stdout.split() == ["7", "source"]


def test_a_broken_pack_in_the_environment_is_told(tmp_path: Path) -> None:
    done = run(lay(tmp_path, "tables/finance.toml", ("fleet = 9", "")))
    assert done.returncode != 0
    assert "tables/finance.toml: recruit.fleet: missing; expected this key" in done.stderr
