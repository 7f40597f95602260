"""How fast a person's click is answered while bots of the highest level play in another match of the same server.

    python benchmarks/clicks.py                      Belisarius; the bots play Belisarius
    python benchmarks/clicks.py --bots alexander     and Alexander

A person who plays both sides makes choices at random, one after the other, over HTTP, with a short rest between them.
In turns nobody else plays, and bots of the highest level do; told are median and 95th percentile of the time to the
answer, in milliseconds on the clock. Where others work on the machine,
the figures scatter.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from polemos.bots.level_data import levels_of
from polemos.kernel.dice import Rng
from polemos.match import games

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from serving import Server

GAME: Final = "belisarius"
ROUNDS: Final = 4
CLICKS: Final = 100
"""In each round without bots, and with them."""
REST: Final = 0.05
"""Seconds between an answer and the next click."""


class Person:
    """Somebody who bears the key of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def asks(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """What the server answers."""
        headers = {"Authorization": f"Bearer {self.server.key}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server.url}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def begin(self, game: str, seat: str, scenario: str = "") -> str:
        """A match in which the same sits on all sides; its id."""
        found = games.find(game)
        wanted = {"game": game, "scenario": scenario or found.scenarios[0], "seed": "clicks"}
        return str(self.asks("POST", "/matches", {**wanted, "seats": dict.fromkeys(found.sides, seat)})["id"])

    def clicks(self, match: str, rng: Rng, count: int) -> list[float]:
        """Milliseconds that so many choices took."""
        took = []
        at = f"/matches/{match}"
        decides = self.asks("GET", at)["decides"]
        table = self.asks("GET", f"{at}/table?side={decides}")
        for _ in range(count):
            choices = table["question"]["choices"]
            body = {"n": table["n"], "choice": choices[rng.below(len(choices))]["id"], "side": table["decides"]}
            start = time.perf_counter()
            table = self.asks("POST", f"{at}/choose", body)["table"]
            took.append(1000 * (time.perf_counter() - start))
            if table["over"]:
                break
            if table["decides"] != table["side"]:
                table = self.asks("GET", f"{at}/table?side={table['decides']}")
            time.sleep(REST)
        return took


def told(name: str, took: list[float]) -> str:
    """A line of the table."""
    p95 = statistics.quantiles(took, n=20)[-1]
    return f"{name:28} {len(took):5} {statistics.median(took):8.1f} {p95:8.1f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how fast clicks are answered while bots think.")
    parser.add_argument("--bots", default=GAME, help=f"the game of the bots ({GAME})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds without and with bots ({ROUNDS})")
    wanted = parser.parse_args()
    level = f"level:{len(levels_of(games.find(wanted.bots)))}"
    alone: list[float] = []
    beside: list[float] = []
    moves = 0
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), (sys.executable, "-m", "polemos")) as server:
        person, rng = Person(server), Rng("clicks")
        match = person.begin(GAME, "human")
        person.clicks(match, rng, CLICKS // 2)
        for _ in range(wanted.rounds):
            alone += person.clicks(match, rng, CLICKS)
            bots = person.begin(wanted.bots, level)
            time.sleep(3)  # until their process stands
            before = person.asks("GET", f"/matches/{bots}")["n"]
            beside += person.clicks(match, rng, CLICKS)
            moves += person.asks("GET", f"/matches/{bots}")["n"] - before
            person.asks("DELETE", f"/matches/{bots}")
    print(f"{'milliseconds':28} {'clicks':>5} {'median':>8} {'p95':>8}")
    print(told("nobody else plays", alone))
    print(told(f"{level} plays {wanted.bots}", beside))
    print(f"choices of the bots meanwhile: {moves}")


if __name__ == "__main__":
    main()
