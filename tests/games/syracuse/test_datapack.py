"""Data packs: our own data pass every check, each kind of mistake is told in one line, and a good pack takes effect."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from games import packs
from polemos.games.syracuse.data.models import Files
from polemos.games.syracuse.data.pack import ENVIRONMENT, OURS, PACK
from polemos.room.data_pack import DataError

lay = partial(packs.lay, OURS)

#: Files in the folder that are no data of play: the drawn map, and the clauses.
OTHERS = {"glossary.toml", "legend.toml", "difficulty.toml", "measured.toml", "clauses.toml", "map_shapes.toml"}


def lines(folder: Path) -> list[str]:
    return [str(problem) for problem in PACK.check(folder)]


def test_our_own_data_are_sound() -> None:
    assert PACK.check(None) == []


def test_every_file_of_ours_is_read() -> None:
    there = {
        name
        for path in OURS.rglob("*.toml")
        if not (name := path.relative_to(OURS).as_posix()).startswith(("teaching/", "learned/", "tactics/"))
    } - OTHERS
    assert there == set(PACK.files) == set(Files.models())


def test_copies_of_our_own_files_make_a_good_pack(tmp_path: Path) -> None:
    for name in PACK.files:
        lay(tmp_path, name)
    assert PACK.check(tmp_path) == []


# (file, what stands there, what the pack has instead, the one line that tells it)
MISTAKES = [
    # the shape of a file
    (
        "tables/construction.toml",
        "cost = { camp = 2, ",
        "cost = { ",
        "cost.camp: missing; expected this key",
    ),
    (
        "tables/construction.toml",
        "camp = 2",
        "camp = 0",
        "cost.camp: the number 0; expected a whole number from 1 to 99",
    ),
    (
        "tables/construction.toml",
        "base = { athens = 2, syracuse = 1 }",
        "base = { athens = 2, syracuse = true }",
        "base.syracuse: true; expected a whole number from 0 to 99",
    ),
    (
        "tables/construction.toml",
        "base = { athens = 2, syracuse = 1 }",
        "base = { athens = 2, syracuse = 1, sparta = 1 }",
        "base.sparta: unknown key; expected one of athens, syracuse",
    ),
    (
        "tables/construction.toml",
        "413 = {",
        "4130 = {",
        'modifier_year.4130: unknown key; expected a year such as "414"',
    ),
    (
        "tables/construction.toml",
        "points = [0, 0, 0, 0, 1, 2]",
        "points = [0, 0, 0, 0, 1]",
        "points: 5 entries; expected 6",
    ),
    (
        "tables/combat.toml",
        "raised = -1",
        "raisd = -1",
        "shift.raised: missing; expected this key",
    ),
    (
        "tables/combat.toml",
        "river = -1",
        "river = -1\nrivers = -1",
        (
            "shift.rivers: unknown key; expected one of raised, river, wall, landing, fort_in_zone, "
            "fort_assault, camp_assault (river?)"
        ),
    ),
    (
        "tables/supply.toml",
        "athens_short_on = [2, 4, 6]",
        "athens_short_on = [2, 4, 4]",
        "athens_short_on[3]: the number 4 twice; expected every entry once",
    ),
    (
        "tables/crt.toml",
        '0 = ["E|R", ',
        '0 = ["E-R", ',
        'rows.0[1]: "E-R"; expected a result such as "1/4|1/2"',
    ),
    (
        "tables/crt.toml",
        'codes = ["R", ',
        'codes = ["r", ',
        "codes: ['r', '1/4', '1/2', '3/4', 'A', 'E']; expected R, 1/4, 1/2, 3/4, A, E, in this order",
    ),
    (
        "tables/units.toml",
        'id = "H"',
        'id = "C"',
        'type[1].id: "C"; expected "H" at this place',
    ),
    (
        "tables/victory.toml",
        "wall = 2",
        'wall = "two"',
        'wall: "two"; expected a whole number from 0 to 99',
    ),
    (
        "tables/events.toml",
        'entry = "event.1"',
        'entry = "event.0x"',
        'event[1].entry: unknown clause "event.0x"; expected the id of a clause in clauses.toml',
    ),
    (
        "map.toml",
        'provenance = "reconstructed"',
        'provenance = "guessed"',
        'provenance: "guessed"; expected one of source, reconstructed',
    ),
    (
        "map.toml",
        'terrain = "raised"',
        'terrain = "high"',
        'zone[6].terrain: "high"; expected one of plain, raised, fortified, sea, protected_sea, box',
    ),
    (
        "map.toml",
        'id = "T1"\n',
        'id = "Z1"\n',
        'zone[3].id: "Z1"; expected a zone such as "T7" or "M12"',
    ),
    # names of entries
    (
        "map.toml",
        'starving_wall = "A3"',
        'starving_wall = "A4"',
        'supply.starving_wall: "A4"; expected one of A1, A2, A3, 1A, 2A, 3A',
    ),
    (
        "map.toml",
        'blockade_sea = ["',
        'blockade_sea = ["M99", "',
        'supply.blockade_sea[1]: "M99"; expected a zone of map.toml',
    ),
    (
        "tables/reinforcements.toml",
        'zones = ["CAT"]',
        'zones = ["CET"]',
        'historical[1].zones[1]: "CET"; expected a zone of map.toml',
    ),
    (
        "tables/reinforcements.toml",
        '"AC1", "AC2"',
        '"AC1", "SC1"',
        'historical[1].units: "SC1"; expected counters of athens',
    ),
    (
        "scenarios/2.toml",
        'not_coming = ["SH8"]',
        'not_coming = ["SH88"]',
        'not_coming[1]: "SH88"; expected a counter of counters.toml',
    ),
    (
        "scenarios/2.toml",
        "delayed = { R4S = 5",
        "delayed = { R4X = 5",
        'delayed.R4X: "R4X"; expected a lot of tables/reinforcements.toml',
    ),
    (
        "scenarios/2.toml",
        'removed_chits = ["S21"]',
        'removed_chits = ["S26"]',
        'removed_chits[1]: "S26"; expected a chit of tables/chits.toml',
    ),
    (
        "scenarios/1.toml",
        'hands = { syracuse = ["S21"] }',
        'hands = { syracuse = ["S21b"] }',
        'hands.syracuse[1]: "S21b"; expected a chit of tables/chits.toml',
    ),
    (
        "scenarios/1.toml",
        'T12 = ["NIC"',
        'T33 = ["NIC"',
        'setup.athens.T33: "T33"; expected a zone of map.toml, a fort or camp',
    ),
    (
        "scenarios/1.toml",
        'CAT = ["ALC"',
        'CAT = ["ALX-"',
        'setup.athens.CAT[1]: "ALX-"; expected a counter of counters.toml, such as "AH1"',
    ),
    # files together
    (
        "scenarios/1.toml",
        'CAT = ["ALC"',
        'CAT = ["NIC-"',
        'setup.athens.CAT: "NIC-" twice; expected every counter once',
    ),
    (
        "scenarios/1.toml",
        'CAT = ["ALC"',
        'CAT = ["HER"',
        'setup.athens.CAT: "HER"; expected a counter of athens',
    ),
    (
        "scenarios/1.toml",
        "last_turn = 9",
        "last_turn = 10",
        "last_turn: turns 1 to 10; expected turns of tables/turns.toml in order",
    ),
    (
        "scenarios/1.toml",
        "number = 1",
        "number = 2",
        "number: 2; expected the number in the name of the file",
    ),
    (
        "tables/turns.toml",
        "box = 3",
        "box = 4",
        "turn[4].box: 4; expected 3, boxes in order from 0",
    ),
    (
        "tables/events.toml",
        "boxes = 1\n",
        "",
        "event[22].boxes: missing; expected this key for S22",
    ),
    (
        "tables/chits.toml",
        'id = "S2"\nevent = "S2"',
        'id = "S2"\nevent = "S1"',
        "chit: no chit of S2 in the mix standard; expected every event in both mixes",
    ),
    (
        "counters.toml",
        "pf = 4\npf_reduced = 2",
        "pf = 4\npf_reduced = 4",
        "unit[1].pf_reduced: 4; expected less than the front",
    ),
    (
        "map.toml",
        'builder = "athens"',
        'builder = "athens"\nstanding = "athens"',
        "fort[1]: standing and builder; expected one of them",
    ),
    (
        "map.toml",
        'port_when = "always"\n',
        "",
        "zone[1]: port without port_when, or the other way round; expected both or neither",
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "told"), MISTAKES, ids=[f"{m[0]}-{i}" for i, m in enumerate(MISTAKES)])
def test_mistakes_are_told(tmp_path: Path, name: str, old: str, new: str, told: str) -> None:
    assert f"{name}: {told}" in lines(lay(tmp_path, name, (old, new)))


def test_one_mistake_is_told_once(tmp_path: Path) -> None:
    assert len(lines(lay(tmp_path, "tables/victory.toml", ("wall = 2", "wall = 222")))) == 1


def test_a_name_that_is_gone_is_told_wherever_it_is_used(tmp_path: Path) -> None:
    """A pack may break files that it does not touch."""
    told = lines(lay(tmp_path, "counters.toml", ('id = "GYL"', 'id = "GYP"')))
    right = 'expected a counter of counters.toml, such as "AH1"'
    assert 'tables/reinforcements.toml: historical[2].units[5]: "GYL"; expected a counter of counters.toml' in told
    assert [line.partition(":")[0] for line in told if line.endswith(right)] == ["scenarios/4.toml", "scenarios/5.toml"]


def test_zones_that_the_rules_name_must_be_there(tmp_path: Path) -> None:
    content = (OURS / "map.toml").read_text(encoding="utf-8").replace('"M7"', '"M77"')
    (tmp_path / "map.toml").write_text(content, encoding="utf-8")
    assert "map.toml: zone: no zone M7; expected every zone that the rules name" in lines(tmp_path)


def test_the_kind_of_a_border_fits_its_zones(tmp_path: Path) -> None:
    content = (OURS / "map.toml").read_text(encoding="utf-8")
    assert 'kind = "coast"' in content
    (tmp_path / "map.toml").write_text(content.replace('kind = "coast"', 'kind = "sea"', 1), encoding="utf-8")
    (line,) = lines(tmp_path)
    assert line.startswith("map.toml: edge[") and '].kind: "sea"; expected a kind that fits ' in line


@pytest.mark.parametrize("name", PACK.files)
def test_any_file_may_be_rubbish(tmp_path: Path, name: str) -> None:
    """Whatever a file holds, the check tells it and does not fail itself."""
    target = tmp_path / name
    target.parent.mkdir(parents=True, exist_ok=True)
    for rubbish in ("", "x = 1979-05-27", "zone = 3\nedge = [1]\nsetup = {}\nevent = 'x'\ntype = []", "[[zone]]"):
        target.write_text(rubbish, encoding="utf-8")
        assert (rubbish == "" and name == "names.toml") or any(line.startswith(f"{name}: ") for line in lines(tmp_path))


def test_loading_a_broken_pack_is_one_error_with_its_lines(tmp_path: Path) -> None:
    lay(tmp_path, "tables/victory.toml", ("wall = 2", ""), ("leader = 1", "leader = 1.5"))
    with pytest.raises(DataError) as caught:
        PACK.load(tmp_path)
    assert str(caught.value).splitlines() == [f"the data pack {tmp_path} cannot be used:", *lines(tmp_path)]
    assert len(caught.value.problems) == 2


def test_a_pack_is_laid_over_ours_file_by_file(tmp_path: Path) -> None:
    ours, theirs = PACK.load(None), PACK.load(lay(tmp_path, "tables/victory.toml", ("wall = 2", "wall = 3")))
    assert (ours.content.victory.wall, theirs.content.victory.wall) == (2, 3)
    assert theirs.content.victory.leader == ours.content.victory.leader
    assert (ours.folder, theirs.folder) == ("", str(tmp_path))
    assert theirs.fingerprint != ours.fingerprint


def test_provenance_goes_fact_by_fact() -> None:
    provenance = PACK.load(None).provenance()
    assert provenance["tables/victory.toml"] == "source"
    assert provenance["map.toml"] == "reconstructed"
    assert provenance["map.toml: zone[1]"] == "source"


PROBE = """
import sys
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.data import tables
points = next(grid for grid in GAME.edge.tables("en") if grid.id == "victory-points")
print(tables.victory.wall, points.rows[1][1], "pydantic_core" in sys.modules)
"""


def test_the_environment_names_a_pack_and_ours_are_read_without_a_check(tmp_path: Path) -> None:
    told = []
    for folder in (str(lay(tmp_path, "tables/victory.toml", ("wall = 2", "wall = 3"))), ""):
        environment = {**os.environ, ENVIRONMENT: folder}
        done = subprocess.run(
            [sys.executable, "-c", PROBE], env=environment, capture_output=True, text=True, check=True
        )
        told.append(done.stdout.strip())
    assert told == ["3 3 True", "2 2 False"]
