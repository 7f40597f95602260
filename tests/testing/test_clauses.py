"""The clause marker: what a run records, and what it refuses."""

import json
from pathlib import Path

import pytest

REGISTRY = '[[clause]]\nid = "1.1"\n[[clause]]\nid = "1.2"\n[[clause]]\nid = "1.3"\n'
TESTS = """
import pytest

@pytest.mark.clause("1.1")
def test_passes(): pass

@pytest.mark.parametrize("n", [
    pytest.param(1, marks=pytest.mark.clause("1.2")),
    pytest.param(2, marks=pytest.mark.clause("1.3")),
])
def test_cases(n): assert n == 1 or not FAILS

@pytest.mark.skip
@pytest.mark.clause("1.3")
def test_skipped(): pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A little project with three clauses, of which the tests prove all."""
    write(pytester, "src/polemos/games/belisarius/data/clauses.toml", REGISTRY)
    write(pytester, "tests/rulebook/belisarius/test_one.py", TESTS.replace("FAILS", "False"))
    pytester.makeini("[pytest]\ntestpaths = tests\n")
    return pytester


def write(pytester: pytest.Pytester, name: str, text: str) -> None:
    path = pytester.path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def run(suite: pytest.Pytester, *args: str) -> pytest.RunResult:
    return suite.runpytest_inprocess("-p", "polemos.testing.clauses", "-p", "no:schemathesis", *args)


def recorded(suite: pytest.Pytester) -> object:
    path = suite.path / ".polemos" / "tested.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def shipped(suite: pytest.Pytester) -> Path:
    return suite.path / "src/polemos/games/belisarius/data/tested.json"


@pytest.mark.parametrize("how", [(), ("-n", "2"), ("tests",)], ids=["plain", "xdist", "folder"])
def test_whole_run_records_what_passed(suite: pytest.Pytester, how: tuple[str, ...]) -> None:
    assert run(suite, *how).ret == 0
    assert recorded(suite) == {"belisarius": ["1.1", "1.2", "1.3"]}
    assert json.loads(shipped(suite).read_text("utf-8")) == recorded(suite)


def test_failure_is_not_recorded_nor_shipped(suite: pytest.Pytester) -> None:
    write(suite, "tests/rulebook/belisarius/test_one.py", TESTS.replace("FAILS", "True"))
    assert run(suite).ret == pytest.ExitCode.TESTS_FAILED
    assert recorded(suite) == {"belisarius": ["1.1", "1.2"]}
    assert not shipped(suite).exists()


@pytest.mark.parametrize("how", [("-k", "passes"), ("tests/rulebook",), ("-m", "clause"), ("--collect-only",)])
def test_narrowed_run_records_nothing(suite: pytest.Pytester, how: tuple[str, ...]) -> None:
    assert run(suite, *how).ret == 0
    assert recorded(suite) is None
    assert not shipped(suite).exists()


@pytest.mark.parametrize(("how", "code"), [((), 4), (("-n", "2"), 1)], ids=["plain", "xdist"])
def test_unknown_clause_fails_the_run(suite: pytest.Pytester, how: tuple[str, ...], code: int) -> None:
    write(suite, "tests/rulebook/belisarius/test_one.py", TESTS.replace('"1.1"', '"9.9"').replace("FAILS", "0"))
    result = run(suite, *how)
    assert result.ret == code
    assert "no clause '9.9'" in result.stdout.str() + result.stderr.str()
    assert not shipped(suite).exists()
