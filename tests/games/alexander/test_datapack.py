"""Data packs: our own data pass every check, and a good pack takes effect."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from games.alexander.packs import lay, lines
from polemos.games.alexander.data.pack import ENVIRONMENT, OURS, PACK
from polemos.games.alexander.data.words import MAPS, SCENARIOS
from polemos.room.data_pack import DataError


def test_our_own_data_are_sound() -> None:
    assert PACK.check(None) == []


def test_every_file_of_ours_is_read() -> None:
    there = {
        name
        for path in OURS.rglob("*.toml")
        if not (name := path.relative_to(OURS).as_posix()).startswith(("teaching/", "learned/", "tactics/"))
    } - {"clauses.toml", "glossary.toml", "legend.toml", "difficulty.toml", "measured.toml"}
    assert there == set(PACK.files)
    assert len(SCENARIOS) == 10
    assert len(MAPS) == 8
    assert sum(name.startswith("tables/") for name in PACK.files) == 23


def test_copies_of_our_own_files_make_a_good_pack(tmp_path: Path) -> None:
    for name in PACK.files:
        lay(tmp_path, name)
    (tmp_path / "README.md").write_text("My own copy.")
    assert PACK.check(tmp_path) == []


def test_a_file_that_nothing_reads_is_told(tmp_path: Path) -> None:
    lay(tmp_path, "maps/issus.toml")
    (tmp_path / "issus.toml").write_text("cols = 58")
    (line,) = lines(tmp_path)
    assert line.startswith("issus.toml: unknown file; expected ")


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    (line,) = lines(tmp_path / "nowhere")
    assert line.endswith("no such folder; expected a folder with TOML files")


def test_a_good_pack_takes_effect(tmp_path: Path) -> None:
    """A level of the owner's own stands in place of ours, and the fingerprint tells that play differs."""
    lay(tmp_path, "scenarios/issus.toml", ("[withdrawal]\nmacedonian = 100", "[withdrawal]\nmacedonian = 110"))
    data = PACK.load(tmp_path)
    levels = data.files["scenarios/issus.toml"]["withdrawal"]
    assert (levels["macedonian"], levels["persian"]) == (110, 85)
    assert data.folder == str(tmp_path)
    assert data.fingerprint != PACK.load(None).fingerprint


def test_names_and_origins_leave_the_fingerprint_alone(tmp_path: Path) -> None:
    lay(tmp_path, "names.toml", ('en = "Cretan archers"', 'en = "Archers of Crete"'))
    lay(tmp_path, "maps/issus.toml", ('provenance = "reconstructed"', 'provenance = "source"'))
    data = PACK.load(tmp_path)
    assert data.files["names.toml"]["units"]["Cretan archers"]["en"] == "Archers of Crete"
    assert data.provenance()["maps/issus.toml"] == "source"
    assert data.fingerprint == PACK.load(None).fingerprint


def test_a_broken_pack_is_refused_with_all_its_problems(tmp_path: Path) -> None:
    lay(tmp_path, "scenarios/issus.toml", ("bonus = false", "bonus = 0"), ("turn_limit = 0", "turn_limit = -1"))
    with pytest.raises(DataError) as refused:
        PACK.load(tmp_path)
    assert str(refused.value).splitlines() == [
        f"the data pack {tmp_path} cannot be used:",
        "scenarios/issus.toml: bonus: the number 0; expected true or false",
        "scenarios/issus.toml: turn_limit: the number -1; expected a whole number from 0 to 99",
    ]


def test_the_variable_names_a_pack(tmp_path: Path) -> None:
    lay(tmp_path, "scenarios/issus.toml", ("[withdrawal]\nmacedonian = 100", "[withdrawal]\nmacedonian = 110"))
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            (
                "from polemos.games.alexander.data.pack import DATA;"
                "print(DATA.files['scenarios/issus.toml']['withdrawal']['macedonian'])"
            ),
        ],
        env={**os.environ, ENVIRONMENT: str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout == "110\n"


def test_what_the_rules_give_is_marked_as_theirs() -> None:
    """Charts and battles are reconstructed as wholes; single facts of them are in the rules."""
    origins = PACK.load(None).provenance()
    assert origins["tables/shock-crt.toml"] == "reconstructed"
    assert origins["tables/rout-points.toml"] == "source"
    assert origins["tables/clash-of-spears.toml: given[1]"] == "source"
    assert {origins[f"scenarios/{name}.toml"] for name in SCENARIOS} == {"reconstructed"}
    assert {origins[f"maps/{name}.toml"] for name in MAPS} == {"reconstructed"}
    philotas = [m["id"] for m in PACK.load(None).files["scenarios/issus.toml"]["leaders"]].index("mac.philotas")
    assert origins[f"scenarios/issus.toml: leaders[{philotas + 1}]"] == "source"


def test_ours_can_be_read_alone() -> None:
    """Every file is a table with its origin on top."""
    for name in PACK.files:
        content = tomllib.loads((OURS / name).read_text(encoding="utf-8"))
        assert content["provenance"] in ("source", "reconstructed"), name
