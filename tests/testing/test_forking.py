"""Processes of the tests themselves: several threads may wait for one, and what has just ended is not killed."""

import threading

import pytest

from forking import Forked


@pytest.mark.long
def test_what_ends_while_it_is_killed_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Forked(["--version"])
    process.communicate(60)
    # as it stands between its end and the word of that
    process.returncode = None
    monkeypatch.setattr(process, "poll", lambda: None)
    process.kill()


def test_several_threads_wait_for_one_process() -> None:
    process = Forked(["--version"])
    codes: list[int] = []
    threads = [threading.Thread(target=lambda: codes.append(process.wait(60))) for _ in range(8)]
    for thread in threads:
        thread.start()
    process.communicate(60)
    for thread in threads:
        thread.join(60)
    assert codes == [0] * 8
    assert process.poll() == 0
