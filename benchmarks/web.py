"""How fast the page is: its size, the first sight of the board, a choice until it is seen, panning; and the server.

    make bench                        print the tables
    make bench ARGS=--write           and write them into docs/benchmarks.md

A `polemos serve` of its own, Chromium without a window (so without a graphics card), a fresh profile. Times of the page
are taken inside the page: from the event of the click to the frame after the one in which the answer was drawn.
"""

import argparse
import datetime
import gzip
import itertools
import json
import math
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from polemos.kernel.dice import Rng

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from benchmarks.run import BROWSER_TITLE, LOAD_TITLE, PAGE, ROOT, machine

from serving import Server

STATIC: Final = ROOT / "src" / "polemos" / "server" / "static"
GAME: Final = "belisarius"
LARGEST: Final = "peloponnesian-war"
"""The game with the largest map and the most counters: it is loaded and panned as well."""
SEATS: Final = {
    GAME: {"imperial": "human", "barbarian": "human"},
    LARGEST: {"athens": "human", "sparta": "human"},
}
SERVING: Final = {
    LARGEST: {
        "satrap": {"tissaphernes": "sparta", "pharnabazus": "sparta"},
        "hired": {f"mercenary-light-4-{n:02d}": "sparta" for n in range(1, 5)},
    }
}
"""What a position says of those who serve a side only at times."""
WATERS: Final = ("sea", "open_sea")
SCENARIO: Final = {GAME: "1", LARGEST: "campaign"}
SIZE: Final[ViewportSize] = {"width": 1280, "height": 720}
LOADS: Final = 7
CHOICES: Final = 200
ANSWERS: Final = 300

SEEN: Final = """
// When the map first lies on the board: its picture holds many colours.
window.boardSeen = new Promise((seen) => {
  const small = document.createElement('canvas')
  small.width = 64
  small.height = 36
  const eye = small.getContext('2d', { willReadFrequently: true })
  const look = () => {
    const board = document.querySelector('[role=application] canvas')
    if (board && board.width > 300) {
      eye.drawImage(board, 0, 0, 64, 36)
      const colours = new Set(new Uint32Array(eye.getImageData(0, 0, 64, 36).data.buffer))
      if (colours.size > 400) {
        seen(performance.now())
        return
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})
"""
CLOCK: Final = """
// From a click to the frame after the one in which another moment is shown.
(() => {
  window.waits = []
  let clicked = 0
  addEventListener('click', (event) => { clicked = event.timeStamp }, true)
  const shown = () => document.querySelector('footer output')?.textContent
  let last = shown()
  new MutationObserver(() => {
    const now = shown()
    if (now === last) return
    last = now
    const from = clicked
    requestAnimationFrame(() => requestAnimationFrame(() => window.waits.push(performance.now() - from)))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})()
"""


# ---------------------------------------------------------------- the server


class Person:
    """A program that plays over the API."""

    def __init__(self, server: Server) -> None:
        self.host, self.port = "127.0.0.1", server.port
        self.key = server.key
        self.wire = HTTPConnection(self.host, self.port)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask, and wait for the whole answer."""
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        self.wire.request(method, f"/api{path}", json.dumps(body) if body is not None else None, headers)
        answer = self.wire.getresponse()
        text = answer.read()
        if answer.status >= 400:
            sys.exit(f"bench: {method} {path}: {answer.status} {text.decode('utf-8', 'replace')[:300]}")
        return json.loads(text)

    def begin(self, game: str = GAME, **wanted: Any) -> str:
        """Begin a match of two people."""
        asked = {"game": game, "seed": "bench", "seats": SEATS[game], **wanted}
        return str(self.ask("POST", "/matches", asked)["id"])

    def decides(self, match: str) -> str | None:
        """The side that decides, None when the game is over."""
        side: str | None = self.ask("GET", f"/matches/{match}")["decides"]
        return side

    def set_up(self) -> str:
        """A match that begins after the usual set-up."""
        match, n = self.begin(scenario="1"), 0
        while side := self.decides(match):
            table = self.ask("GET", f"/matches/{match}/table?side={side}")
            if "quick" not in [choice["id"] for choice in table["question"]["choices"]] or table["turn"] > 1 or n > 1:
                break
            self.ask("POST", f"/matches/{match}/choose", {"n": n, "choice": "quick", "side": side})
            n += 1
        return match


def answers(person: Person) -> dict[str, list[float]]:
    """Milliseconds of the answers to the requests of a game in which both sides choose at random."""
    match, rng = person.begin(scenario="1"), Rng("bench/answers")
    took: dict[str, list[float]] = {"choose": [], "table": [], "steps": [], "why": []}

    def timed(name: str, method: str, path: str, body: Any = None) -> Any:
        start = time.perf_counter()
        answer = person.ask(method, f"/matches/{match}{path}", body)
        took[name].append((time.perf_counter() - start) * 1000)
        return answer

    for _ in range(ANSWERS):
        side = person.decides(match)
        if side is None:
            break
        table = timed("table", "GET", f"/table?side={side}")
        choices = table["question"]["choices"]
        choice = choices[rng.below(len(choices))]
        timed("why", "GET", f"/why?side={side}&choice={choice['id']}")
        timed("choose", "POST", "/choose", {"n": table["n"], "choice": choice["id"], "side": side})
        timed("steps", "GET", f"/steps?side={side}&first={max(1, table['n'] - 19)}&limit=20")
    return took


def crowded(person: Person, game: str = GAME) -> dict[str, Any]:
    """A position with every counter on the map, each in a hex of its own where it may stand; ships at sea."""
    palette = person.ask("GET", f"/games/{game}/palette?scenario={SCENARIO[game]}")
    board = person.ask("GET", f"/games/{game}/board")
    rng = Rng("bench/crowd")
    free = [space["name"] for space in board["spaces"] if space["kind"] == "hex"]
    waters = [space["name"] for space in board["spaces"] if space["kind"] == "area" and space["terrain"] in WATERS]
    units: dict[str, list[str]] = {}
    position = {**palette["empty"], **SERVING.get(game, {}), palette["pieces_key"]: units}
    # leaders come and go, and but a few of them are there at a time
    for piece in [piece for piece in palette["pieces"] if piece["kind"] != "leader" or game == GAME]:
        if waters and piece["symbol"] == "ship":
            units.setdefault(waters[rng.below(len(waters))], []).append(piece["id"])
            continue
        while free:
            name = free.pop(rng.below(len(free)))
            units[name] = [piece["id"]]
            if not person.ask("POST", "/positions/check", {"position": {"game": game, **position}})["problems"]:
                break
            del units[name]
    return position


# ---------------------------------------------------------------- the page


@contextmanager
def window(browser: Browser, server: Server) -> Iterator[tuple[BrowserContext, Page]]:
    """A window of the owner of the games, with nothing kept from before."""
    context = browser.new_context(viewport=SIZE, extra_http_headers={"Authorization": f"Bearer {server.key}"})
    context.add_init_script("localStorage.setItem('polemos-pace', 'instant')")
    try:
        yield context, context.new_page()
    finally:
        context.close()


def trust(context: BrowserContext, match: str) -> None:
    """Two people at the screen who need no curtain."""
    context.add_init_script(f"localStorage.setItem('polemos-trust-{match}', 'yes')")


def size_of_client() -> dict[str, int]:
    """Compressed bytes of all that the page consists of, by kind of file."""
    found: dict[str, int] = {}
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            kind = path.suffix.removeprefix(".")
            packed = path.read_bytes() if kind == "woff2" else gzip.compress(path.read_bytes(), 9)
            found[kind] = found.get(kind, 0) + len(packed)
    return found


def cold_loads(browser: Browser, server: Server, match: str) -> list[float]:
    """Seconds from asking for a match to seeing its board, in a browser that has never been there."""
    found = []
    for _ in range(LOADS):
        with window(browser, server) as (context, page):
            trust(context, match)
            context.add_init_script(SEEN)
            page.goto(f"{server.url}/match/{match}", wait_until="commit")
            found.append(page.evaluate("window.boardSeen") / 1000)
    return found


def waits(browser: Browser, server: Server, match: str) -> list[float]:
    """Milliseconds from clicks on choices to what they brought about, in a game of two who click at random."""
    rng = Rng("bench/clicks")
    with window(browser, server) as (context, page):
        trust(context, match)
        page.goto(f"{server.url}/match/{match}")
        shown = page.locator("footer output")
        expect(page.locator("#panel-body [data-choice]").first).to_be_visible()
        page.evaluate(CLOCK)
        for _ in range(CHOICES):
            choices = page.locator("#panel-body [data-choice]")
            before = shown.inner_text()
            choices.nth(rng.below(choices.count())).click()
            sure = page.locator("dialog[open] button.primary")
            expect(shown.filter(has_not_text=before).or_(sure)).to_be_visible()
            if sure.count():
                sure.click()
                expect(shown).not_to_have_text(before)
            expect(page.locator("#panel-body [data-choice]:enabled").first).to_be_visible()
        found: list[float] = page.evaluate("window.waits")
    return found


def panning(browser: Browser, server: Server, match: str) -> dict[str, float]:
    """Frames a second while the map is dragged about, from a trace of the frames that Chromium drew."""
    with window(browser, server) as (context, page):
        trust(context, match)
        page.goto(f"{server.url}/match/{match}")
        board = page.get_by_role("application")
        expect(board).to_be_visible()
        box = board.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        found: dict[str, float] = {}
        for zoom in ("far", "near"):
            if zoom == "near":
                for _ in range(3):
                    page.get_by_role("button", name="Zoom in").click()
            page.wait_for_load_state("networkidle")
            page.evaluate("new Promise((done) => requestIdleCallback(done, { timeout: 5000 }))")
            browser.start_tracing(
                page=page, categories=["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
            )
            page.mouse.move(x, y)
            page.mouse.down()
            for turn in range(240):
                angle = turn * math.tau / 120
                page.mouse.move(x + 300 * math.sin(angle), y + 200 * math.sin(2 * angle))
            page.mouse.up()
            found |= {f"{zoom} {name}": value for name, value in frames(browser.stop_tracing()).items()}
    return found


def frames(trace: bytes) -> dict[str, float]:
    """The lowest frame rate in any half second of a trace, the mean, and the longest frame in milliseconds."""
    drawn = sorted(event["ts"] / 1e6 for event in json.loads(trace)["traceEvents"] if event.get("name") == "DrawFrame")
    gaps = [after - before for before, after in itertools.pairwise(drawn)]
    half = [sum(1 for other in drawn if start <= other < start + 0.5) for start in drawn if start + 0.5 <= drawn[-1]]
    return {"lowest": min(half) * 2, "mean": len(gaps) / (drawn[-1] - drawn[0]), "longest": max(gaps) * 1000}


# ---------------------------------------------------------------- the table


def middle(values: list[float]) -> float:
    """The median."""
    return statistics.median(values)


def most(values: list[float]) -> float:
    """What 95 of 100 do not exceed."""
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]


def rows_of_largest(loads: list[float], pan: dict[str, float]) -> list[tuple[str, str, str]]:
    """The rows of the game with the largest map."""
    lowest = min(pan["far lowest"], pan["near lowest"])
    return [
        (f"first sight of the board of `{LARGEST}`, all counters on it", f"{middle(loads):.2f} s", "<= 1.5 s"),
        ("frames a second, panning it, lowest in any half second", f"{lowest:,.0f}", ">= 40"),
    ]


def report(
    size: dict[str, int],
    loads: list[float],
    clicks: list[float],
    pan: dict[str, float],
    largest: tuple[list[float], dict[str, float]],
    took: dict[str, list[float]],
    version: str,
) -> str:
    """The section of the page."""
    whole = sum(size.values())
    parts = ", ".join(f"{kind} {count / 1000:,.0f}" for kind, count in sorted(size.items(), key=lambda one: -one[1]))
    api = [f"| `{name}` | {middle(times):,.1f} | {most(times):,.1f} |" for name, times in took.items()]
    rows = [
        (f"the page, compressed ({parts})", f"{whole / 1000:,.0f} KB", "<= 300 KB"),
        (f"first sight of the board, nothing cached, median of {len(loads)}", f"{middle(loads):.2f} s", "<= 1.5 s"),
        (f"a choice until it is seen, 95 of 100, {len(clicks)} clicks", f"{most(clicks):,.0f} ms", "<= 150 ms"),
        ("the same, median", f"{middle(clicks):,.0f} ms", ""),
        ("frames a second, panning the whole map, lowest in any half second", f"{pan['far lowest']:,.0f}", ">= 40"),
        ("the same from near", f"{pan['near lowest']:,.0f}", ">= 40"),
        ("mean of both", f"{(pan['far mean'] + pan['near mean']) / 2:,.0f}", ""),
        ("longest frame of both", f"{max(pan['far longest'], pan['near longest']):,.0f} ms", ""),
        *rows_of_largest(*largest),
    ]
    return f"""{BROWSER_TITLE}

Measured on {datetime.datetime.now(datetime.UTC):%Y-%m-%d}: {machine()}, Chromium {version} without a window and
without a graphics card, server and browser on the same machine.

| | measured | target |
|---|---:|---:|
{chr(10).join(f"| {what} | {figure} | {target} |" for what, figure, target in rows)}

All counters of the game are on the map while it is panned. The clicks are those of two players who choose at random
from the beginning of scenario 1; what is seen is the frame after the one with the answer in it.

Answers of the server in milliseconds, over the same game played by a program:

| | median | 95 of 100 |
|---|---:|---:|
{chr(10).join(api)}
"""


def write(section: str) -> None:
    """Put the section into the page, in place of the one before; what stands behind it stays."""
    engine, _, rest = PAGE.read_text(encoding="utf-8").partition(BROWSER_TITLE)
    _, title, load = rest.partition(LOAD_TITLE)
    behind = f"\n\n{title}{load}" if title else "\n"
    PAGE.write_text(engine.rstrip() + "\n\n" + section.rstrip() + behind, encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description="Measure the page; see docs/benchmarks.md.")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    asked = parser.parse_args()
    chromium = os.environ.get("POLEMOS_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    if not (STATIC / "index.html").exists() or not chromium:
        sys.exit("bench: the page must be built (make web), and Chromium installed")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "games") as server, sync_playwright() as play:
        person = Person(server)
        took, begun = answers(person), person.set_up()
        full = person.begin(position=crowded(person))
        vast = person.begin(LARGEST, position=crowded(person, LARGEST))
        browser = play.chromium.launch(executable_path=chromium, args=[] if os.geteuid() else ["--no-sandbox"])
        section = report(
            size_of_client(),
            cold_loads(browser, server, begun),
            waits(browser, server, begun),
            panning(browser, server, full),
            (cold_loads(browser, server, vast), panning(browser, server, vast)),
            took,
            browser.version,
        )
        browser.close()
    print(section)
    if asked.write:
        write(section)


if __name__ == "__main__":
    main()
