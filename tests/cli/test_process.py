"""The command as a process: interrupts, closed pipes and ends of input leave no traceback and lose nothing."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from patience import PATIENCE
from polemos.match.record import read

TESTS = Path(__file__).resolve().parents[1]
PROGRAM = (
    "import sys; from polemos.match import games; games.register('duel', 'toy.game:GAME');"
    "from polemos.cli.app import main; {ready}main()"
)


def program(ready: bool = False) -> str:
    """The program; if wanted it says when it is about to begin."""
    return PROGRAM.format(ready="print('ready', flush=True); " if ready else "")


class Process:
    """A running `polemos`."""

    def __init__(self, folder: Path, *arguments: str, ready: bool = False) -> None:
        environment = {**os.environ, "PYTHONPATH": str(TESTS), "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
        self.popen = subprocess.Popen(
            [sys.executable, "-c", program(ready), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def wait_for(self, text: str) -> None:
        """Read until a text has come."""
        assert self.popen.stdout is not None
        got = ""
        while text not in got:
            letter = self.popen.stdout.read(1)
            assert letter, f"the output ended before {text!r}: {got}"
            got += letter

    def type(self, text: str) -> None:
        """Write to the program."""
        assert self.popen.stdin is not None
        self.popen.stdin.write(text)
        self.popen.stdin.flush()

    def interrupt(self) -> None:
        """Ctrl-C."""
        time.sleep(0.2)
        self.popen.send_signal(signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """Exit code and what came on standard error."""
        _, err = self.popen.communicate(timeout=PATIENCE)
        return self.popen.returncode, err

    def close_output(self) -> None:
        """Stop reading."""
        assert self.popen.stdout is not None
        self.popen.stdout.close()
        self.popen.stdout = None


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Process]]:
    processes: list[Process] = []
    yield processes
    for process in processes:
        if process.popen.poll() is None:
            process.popen.kill()
            process.popen.communicate()


def test_ctrl_c_in_the_middle_of_a_game(tmp_path: Path, started: list[Process]) -> None:
    process = Process(tmp_path, "play", "duel", "--seed", "4", "--save", str(tmp_path / "game.jsonl"))
    started.append(process)
    process.wait_for("> ")
    process.type("1\n")
    process.wait_for("> ")
    process.interrupt()
    code, err = process.end()
    assert code == 130
    assert "go on with: polemos play --load" in err
    assert "Traceback" not in err
    assert [entry.text for entry in read(tmp_path / "game.jsonl").entries] == ["advance:red-1"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_a_simulation(jobs: str, tmp_path: Path, started: list[Process]) -> None:
    bots = ["--bots", "greedy,greedy", "--games", "20000", "--jobs", jobs]
    process = Process(tmp_path, "simulate", "duel", *bots, ready=True)
    started.append(process)
    process.wait_for("ready")
    time.sleep(1.0)
    process.interrupt()
    code, err = process.end()
    assert code == 130
    assert "Traceback" not in err


def test_ctrl_c_in_the_engine(tmp_path: Path, started: list[Process]) -> None:
    process = Process(tmp_path, "engine")
    started.append(process)
    process.type('{"op": "hello"}\n')
    process.wait_for("protocol")
    process.interrupt()
    code, err = process.end()
    assert code == 130
    assert "Traceback" not in err


@pytest.mark.parametrize("arguments", [("engine",), ("rules", "duel"), ("play", "duel")])
def test_a_closed_pipe_is_no_traceback(arguments: tuple[str, ...], tmp_path: Path, started: list[Process]) -> None:
    process = Process(tmp_path, *arguments)
    started.append(process)
    process.close_output()
    if arguments[0] == "engine":
        process.type('{"op": "hello"}\n{"op": "hello"}\n')
    code, err = process.end()
    assert code == 2
    assert err == ""


@pytest.mark.parametrize(
    ("redirection", "code", "message"),
    [
        (">/dev/full", 2, "the output cannot be written: No space left on device"),
        (">&-", 0, ""),
        ("2>&-", 0, ""),
        ("<&-", 2, "there is no standard input"),
    ],
)
def test_streams_that_are_not_there(redirection: str, code: int, message: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "XDG_DATA_HOME": str(tmp_path), "POLEMOS_LANG": "en"}
    command = f'"{sys.executable}" -c "{program()}" play duel --save game.jsonl'
    line = f"{command} {redirection}" if "<" in redirection else f"{command} {redirection} </dev/null"
    done = subprocess.run(
        ["/bin/sh", "-c", line], env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == code
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == (1 if message else 0)
    assert read(tmp_path / "game.jsonl").entries == []


def test_ctrl_c_while_the_program_is_being_loaded() -> None:
    program = (
        "import sys; from polemos import __main__; sys.meta_path.insert(0, type('Slow', (), {'find_spec':"
        "staticmethod(lambda name, *_: signal.raise_signal(signal.SIGINT) if name == 'polemos.cli.app' else None)})());"
        "import signal; __main__.main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 130
    assert done.stderr == ""
