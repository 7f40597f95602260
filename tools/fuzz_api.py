"""Let schemathesis look for requests at which the server breaks: `python tools/fuzz_api.py [SECONDS]`.

A server of its own stands under a prefix over an empty folder, with matches in all stages; most requests are about
them, and some bodies come compressed. An answer with a 5xx status, of another form than the API's document promises, or
a server that no longer answers is a fault.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from patience import PATIENCE  # noqa: E402
from serving import Server  # noqa: E402

HOOKS: Final = Path(__file__).resolve().parent / "fuzz_hooks.py"
CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
SECONDS: Final = 300
PREFIX: Final = "/polemos"


def main() -> int:
    """Run it; the exit code is 0 when nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", nargs="?", type=int, default=SECONDS)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--base-path", default=PREFIX, help="what stands before all addresses")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games"
        games.mkdir()
        with Server(games, more=["--base-path", arguments.base_path]) as server:
            command = [
                str(Path(sys.executable).parent / "schemathesis"),
                "run",
                f"{server.url}/api/openapi.json",
                "--header",
                f"Authorization: Bearer {server.key}",
                "--checks",
                ",".join(CHECKS),
                "--max-time",
                str(arguments.seconds),
                "--continue-on-failure",
                "--no-color",
                *(["--seed", str(arguments.seed)] if arguments.seed is not None else []),
            ]
            environment: Mapping[str, Any] = {
                **os.environ,
                "SCHEMATHESIS_HOOKS": str(HOOKS),
                "POLEMOS_URL": server.url,
                "POLEMOS_KEY": server.key,
            }
            code = subprocess.run(command, env=environment, cwd=folder).returncode
            with urllib.request.urlopen(f"{server.url}/api/games", timeout=PATIENCE) as answer:
                alive = answer.status == 200
        print(server.said)
    return code if alive else 1


if __name__ == "__main__":
    sys.exit(main())
