"""Run a command over a PostgreSQL of its own: `python tools/with_postgres.py COMMAND...`.

It stands in a folder of its own until the command ends; POLEMOS_TEST_POSTGRES says where it is found. Where none is
installed nothing is run, and that is said.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from postgres import programs, running  # noqa: E402


def main(command: list[str]) -> int:
    """The exit code of the command, 0 where nothing is run."""
    if programs() is None:
        print("polemos: no PostgreSQL is installed here, so nothing is tested over it (Debian: apt install postgresql)")
        return 0
    # whoever ends this ends the database too
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with running() as cluster:
        address = cluster.url("").rstrip("/")
        return subprocess.run(command, env={**os.environ, "POLEMOS_TEST_POSTGRES": address}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
