"""Breaking the rules: what can be broken, which of it a sample takes, and whether tests notice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mutants
from mutant_hunt import Fate, Room
from mutants import explained, sample, summary
from mutating import Mutant, code_of, rules
from mutating import mutants as of_source

TOOLS = Path(mutants.__file__).parent
RULE = '''"""A rule."""

LIMIT = 3


def may(stack: int, wall: bool) -> bool:
    """Three at most, and none behind a wall: 3."""
    assert stack >= 0
    if wall and not stack:
        return False
    return stack + 1 <= LIMIT


def never(stack: int) -> int:
    return stack - 2
'''
SETS_ASIDE = "import gc\n\ndef pytest_collection_finish():\n    gc.freeze()\n"
TESTS = """
import tiny

def test_three():
    assert tiny.may(2, False) and not tiny.may(3, False)

def test_wall():
    assert not tiny.may(0, True) and tiny.may(1, True)
"""
DRIVER = """
import sys
from pathlib import Path
sys.path[:0] = [{tools!r}, {here!r}]
import mutant_hunt
from mutant_hunt import Room, apart
from mutating import mutants
mutant_hunt.GRACE = 0.5  # tests of a tiny room take no time
here = Path({here!r})
path = here / "tiny.py"
until = float(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
chosen = mutants(str(path), path.read_text())
for fate in apart(Room("tiny", (path,), here / "tests"), chosen, 2, here / "kept" / "tiny.json", until):
    print("FATE", fate.how, *fate.mutant.diff(path.read_text()), sep=" | ")
"""


def changes(source: str) -> list[tuple[str, str]]:
    return [mutant.diff(source) for mutant in of_source("tiny.py", source)]


def test_what_can_be_broken() -> None:
    found = changes(RULE)
    assert {now for was, now in found if was == "if wall and not stack:"} == {
        "if False:", "if ((wall) or (not stack)):", "if wall and bool(stack):",
    }  # fmt: skip
    assert {now for was, now in found if was == "return stack + 1 <= LIMIT"} == {
        "return (stack + 1) < (LIMIT)", "return ((stack) - (1)) <= LIMIT", "return stack + 2 <= LIMIT",
    }  # fmt: skip
    # neither what stands outside of functions, nor texts and assertions
    assert len(found) == 8


def test_what_is_there_or_not_is_told_from_what_is_counted() -> None:
    found = {now for _, now in changes("def f(x):\n    return x >= 0 or x == -1\n")}
    assert found == {
        "return ((x >= 0) and (x == -1))", "return (x) < (0) or x == -1", "return x >= 0 or (x) != (-1)",
    }  # fmt: skip


def test_what_bars_a_choice_is_a_rule() -> None:
    assert changes("def f(s):\n    return when(s.open, '1.2')\n") == [
        ("return when(s.open, '1.2')", "return when(False, '1.2')")
    ]


def test_telling_is_no_rule() -> None:
    assert changes("def run(s):\n    if s.heard is not None:\n        s.tell(())\n") == []


@pytest.mark.parametrize("mutant", of_source("tiny.py", RULE))
def test_every_mutant_is_a_program_with_the_same_functions(mutant: Mutant) -> None:
    broken = mutant.applied(RULE)
    assert broken != RULE
    was, now = code_of(RULE, "tiny.py", mutant.function), code_of(broken, "tiny.py", mutant.function)
    assert was is not None and now is not None and was != now and was.co_freevars == now.co_freevars
    assert code_of(RULE, "tiny.py", "nothing") is None


def test_words_of_another_language_stand_in_nobodys_way() -> None:
    (change,) = changes('def f(x):\n    return ("将軍", x < 3 - x)\n'.replace("3 - ", ""))
    assert change == ('return ("将軍", x < x)', 'return ("将軍", (x) <= (x))')


def test_methods_and_what_is_in_them_go_by_the_name_of_the_method() -> None:
    source = "class A:\n    def f(self, xs):\n        return [x for x in xs if x < 3]\n"
    assert {mutant.function for mutant in of_source("a.py", source)} == {"A.f"}
    assert code_of(source, "a.py", "A.f") is not None


def test_rules_are_what_steps_import(tmp_path: Path) -> None:
    room = tmp_path / "chess"
    (room / "data").mkdir(parents=True)
    (room / "rules").mkdir()
    for name, text in {
        "rules/moves": "from chess.board import free\nfrom chess.data import pack\nclass Move(Step):\n    pass\n",
        "board": "from chess.squares import A1\n",
        "squares": "A1 = 0\n",
        "bot": "from chess.rules.moves import Move\n",
        "data/pack": "",
        "__init__": "",
    }.items():
        (room / f"{name}.py").write_text(text, "utf-8")
    assert [path.stem for path in rules(room)] == ["board", "moves", "squares"]


def tiny(tmp_path: Path) -> Room:
    """A room of one module, with its tests."""
    (tmp_path / "tiny.py").write_text(RULE, "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_tiny.py").write_text(TESTS, "utf-8")
    # as the tests of the program do, which set aside what is imported
    (tmp_path / "tests" / "conftest.py").write_text(SETS_ASIDE, "utf-8")
    return Room("tiny", (tmp_path / "tiny.py",), tmp_path / "tests")


def test_a_sample_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    rooms = [tiny(tmp_path)]
    assert sample(rooms, 2, "a") == sample(rooms, 2, "a")
    assert len({mutant.line for mutant in sample(rooms, 99, "a")}) == len(sample(rooms, 99, "a")) == 3
    assert len({tuple(sample(rooms, 2, str(seed))) for seed in range(9)}) > 1


def test_an_edit_elsewhere_leaves_the_sample_as_it_is(tmp_path: Path) -> None:
    room = tiny(tmp_path)
    before = {mutant.diff(RULE) for mutant in sample([room], 99, "a")}
    edited = RULE.replace("LIMIT = 3\n", "LIMIT = 3\n\n\ndef other(stack: int) -> int:\n    return stack * 5\n")
    room.sources[0].write_text(edited, "utf-8")
    after = {mutant.diff(edited) for mutant in sample([room], 99, "a")}
    assert after - before == {("return stack * 5", "return stack * 6")} and before <= after


def test_what_changes_nothing_is_found_by_its_words(tmp_path: Path) -> None:
    rooms = [tiny(tmp_path)]
    row = {"file": "tiny.py", "was": "return stack - 2", "now": "return stack - 3", "why": "nobody reads it"}
    (equal,) = explained(rooms, [row])
    assert (equal.function, *equal.diff(RULE)) == ("never", row["was"], row["now"])
    with pytest.raises(ValueError, match=r"no such mutant: tiny\.py: return stack - 2 -> return stack"):
        explained(rooms, [{**row, "now": "return stack"}])
    assert explained(rooms, [{**row, "file": "large.py"}]) == set()


def run(tmp_path: Path, *until: str) -> subprocess.CompletedProcess[str]:
    """The mutants of the tiny room in a process of its own. until: when time is up, if ever."""
    driver = DRIVER.format(tools=str(TOOLS), here=str(tmp_path))
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-c", driver, *until]
    return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)


def test_tests_notice_or_not(tmp_path: Path) -> None:
    tiny(tmp_path)
    done = run(tmp_path)
    assert done.returncode == 0, done.stderr
    fates = [line.split(" | ")[1:] for line in done.stdout.splitlines() if line.startswith("FATE")]
    how = {(was, now): fate for fate, was, now in fates}
    assert len(how) == 8
    # no test calls `never`; all that is wrong with `may` is seen
    assert {was: fate for (was, _), fate in how.items()} == {
        "if wall and not stack:": "killed", "return stack + 1 <= LIMIT": "killed", "return stack - 2": "unseen",
    }  # fmt: skip


def test_a_mutant_that_no_test_minds_survives(tmp_path: Path) -> None:
    tiny(tmp_path)
    (tmp_path / "tests" / "test_tiny.py").write_text(
        "import tiny\n\ndef test_any():\n    tiny.may(2, False)\n", "utf-8"
    )
    done = run(tmp_path)
    assert "FATE | survived | return stack + 1 <= LIMIT | return stack + 2 <= LIMIT" in done.stdout


MEMORY = """
import os
import tiny

def test_any():
    os.write(os.open({log!r}, os.O_WRONLY | os.O_APPEND | os.O_CREAT), b"ran")
    tiny.may(2, False)
"""


def test_what_is_known_is_not_tried_again(tmp_path: Path) -> None:
    tiny(tmp_path)
    log = tmp_path / "log"
    test = tmp_path / "tests" / "test_tiny.py"
    test.write_text(MEMORY.format(log=str(log)), "utf-8")
    first = [line for line in run(tmp_path).stdout.splitlines() if line.startswith("FATE")]
    ran = len(log.read_bytes())
    again = [line for line in run(tmp_path).stdout.splitlines() if line.startswith("FATE")]
    assert first == again and len(first) == 8 and len(log.read_bytes()) == ran
    # a new test runs alone, and what it kills is dead; what was there keeps still
    (tmp_path / "tests" / "test_more.py").write_text(TESTS, "utf-8")
    more = [line for line in run(tmp_path).stdout.splitlines() if line.startswith("FATE | survived")]
    assert more == [] and len(log.read_bytes()) == ran
    # other rules: everything again
    (tmp_path / "tiny.py").write_text(RULE.replace("never", "nowhere"), "utf-8")
    run(tmp_path)
    assert len(log.read_bytes()) > ran


def test_without_time_nothing_is_begun(tmp_path: Path) -> None:
    tiny(tmp_path)
    done = run(tmp_path, "0")
    assert done.returncode == 0 and "FATE" not in done.stdout
    assert run(tmp_path).stdout.count("FATE") == 8


def test_a_test_that_never_ends_has_noticed(tmp_path: Path) -> None:
    room = tiny(tmp_path)
    room.sources[0].write_text("def far(n: int) -> int:\n    while n != 0:\n        n = n - 1\n", "utf-8")
    (tmp_path / "tests" / "test_tiny.py").write_text("import tiny\n\ndef test_far():\n    tiny.far(3)\n", "utf-8")
    assert "FATE | slow | n = n - 1 | n = ((n) + (1))" in run(tmp_path).stdout


def test_tests_must_pass_as_they_are(tmp_path: Path) -> None:
    tiny(tmp_path)
    (tmp_path / "tests" / "test_tiny.py").write_text("import tiny\n\ndef test_no():\n    assert tiny.may(9, False)\n")
    done = run(tmp_path)
    assert done.returncode and "test_no fails without a mutant" in done.stderr


def test_the_list_of_equal_ones_fits_the_sources() -> None:
    rows = mutants.equal_rows(mutants.EQUALS)
    sources = tuple(sorted({mutants.ROOT / row["file"] for row in rows}))
    assert len(explained([Room("all", sources, mutants.BOOKS)], rows)) >= len(rows)
    assert all(row["why"] for row in rows)


def test_the_summary_counts_what_a_test_could_notice() -> None:
    mutant = of_source("tiny.py", RULE)[0]
    fates = [Fate(mutant, how, 1, 0.1) for how in ("killed", "slow", "survived", "unseen", "imported", "explained")]
    assert summary("tiny", fates) == (
        "tiny: 2 of 4 mutants noticed (50 %), 1 survived, 1 unseen, 1 explained, 1 imported"
    )
