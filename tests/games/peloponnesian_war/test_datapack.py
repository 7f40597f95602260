"""Data packs: our own data pass every check, mistakes are told in one line each, and a good pack takes effect."""

from functools import partial
from pathlib import Path

import pytest

from games import packs
from polemos.games.peloponnesian_war.data.models import Files
from polemos.games.peloponnesian_war.data.pack import DATA, OURS, PACK, check, load

lay = partial(packs.lay, OURS)

#: Files in the folder that are no data: the clauses.
OTHERS = {"glossary.toml", "legend.toml", "difficulty.toml", "measured.toml", "clauses.toml"}


def test_our_own_data_are_sound() -> None:
    assert check(None) == []


def test_every_file_of_ours_is_read() -> None:
    there = {
        name
        for path in OURS.rglob("*.toml")
        if not (name := path.relative_to(OURS).as_posix()).startswith(("teaching/", "learned/", "tactics/"))
    } - OTHERS
    assert there == set(PACK.files) == set(Files.models())


# (file, what stands there, what the pack has instead, the one line that tells it)
MISTAKES = [
    (
        "units.toml",
        "argive = [3, 2, 0]",
        "argive = [2, 3, 0]",
        "unit[1].argive: 2 on the map; expected 3, as the set-up of the scenario has",
    ),
    ("scenarios/campaign.toml", 'controller = "athens"', 'controller = "thebes"', 'controller: "thebes"; expected'),
    ("tables/peace.toml", "made_at = 8", "made_at = true", "made_at: true; expected"),
    ("tables/movement.toml", "provenance", "provenence", "provenence"),
]


@pytest.mark.parametrize(("name", "ours", "theirs", "told"), MISTAKES)
def test_a_mistake_is_told_in_one_line(tmp_path: Path, name: str, ours: str, theirs: str, told: str) -> None:
    found = [str(problem) for problem in check(lay(tmp_path, name, (ours, theirs)))]
    assert any(told in line and name in line for line in found), found
    assert len(found) < 3


def test_a_corrected_file_takes_effect_and_has_a_digest_of_its_own(tmp_path: Path) -> None:
    data = load(lay(tmp_path, "scenarios/argive.toml", ("sparta = 60 }", "sparta = 75 }")))
    assert [scenario.treasury[1] for scenario in data.content.scenarios] == [75, 60]
    assert data.fingerprint != DATA.fingerprint
