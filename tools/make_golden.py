"""Write what the tests of golden games compare with (`tests/golden`): records, trees, tales, digests.

    make golden
    make golden ARGS="--game syracuse --anew"

A game that still comes out as the plan wants is kept as it is; one that does not is played again from the plan's seeds,
`--anew` plays all again. Play that has changed is written only under a new `rules_version`.
"""

import argparse
import sys
from pathlib import Path

from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.testing.golden import PLAN
from polemos.testing.keeping import keep

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden games.")
    parser.add_argument("--game", help="one game (every game with a plan)")
    parser.add_argument("--anew", action="store_true", help="play every game again from the seeds of the plan")
    asked = parser.parse_args()
    planned = sorted(path.parent for path in GOLDEN.glob(f"*/{PLAN}"))
    refused = 0
    for folder in planned:
        if asked.game and folder.name != asked.game:
            continue
        try:
            written = keep(games.find(folder.name), folder, asked.anew)
        except BadInput as error:
            print(f"golden: {error}", file=sys.stderr)
            refused = 1
            continue
        print(f"golden: {folder.name}: {', '.join(written) or 'nothing has changed'}")
    return refused


if __name__ == "__main__":
    sys.exit(main())
