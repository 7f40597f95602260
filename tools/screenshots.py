"""Take the pictures of the page that the README shows, from a real server and a real browser.

    python tools/screenshots.py            writes docs/images/*.jpg

Needs the built page (make web) and Chromium (make browser).
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from serving import Server  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
CHROMIUM: Final = "/usr/bin/chromium"
SIZE: Final[ViewportSize] = {"width": 1440, "height": 810}
QUALITY: Final = 86
PATIENCE: Final = 30_000
"""Milliseconds until a page must be there, on a busy machine too."""
SETTLE: Final = 2500
"""Milliseconds in which moves glide, maps are painted and messages fade."""

DARA: Final[dict[str, Any]] = {
    "game": "belisarius",
    "scenario": "1",
    "player": "imperial",
    "phase": "operations",
    "hands": {"imperial": ["agent", "market"], "barbarian": ["disease"]},
    "dice": [4, 3],
}
GYLIPPUS: Final[dict[str, Any]] = {
    "game": "syracuse",
    "scenario": "4",
    "phase": "B3",
    "initiative": "syracuse",
    "pa": {"athens": 4, "syracuse": 5},
    "hands": {"athens": ["S4"], "syracuse": ["S12s", "S22s"]},
}
RING: Final[dict[str, Any]] = {
    "game": "syracuse",
    "scenario": "4",
    "phase": "C",
    "initiative": "athens",
    "advantage": "athens",
    "works": {"3A": "destroyed", "labdalon": "athens"},
    "away": ["T5"],
    "pieces": {"T5": ["AH6", "AH7 reduced", "AP1"], "T4": ["GYL", "SH6", "SH7", "SC4", "SH5-"]},
    "dice": [6, 5, 6, 2],
}
ISSUS: Final[dict[str, Any]] = {
    "game": "alexander",
    "scenario": "issus",
    "turn": 2,
    "phase": "movement",
    "active": "Alexander III",
}
CLASH: Final[dict[str, Any]] = {
    "game": "alexander",
    "scenario": "issus",
    "turn": 3,
    "phase": "shock",
    "active": "Craterus",
    "pieces": {
        "3415": ["mac.ph.craterus", "Craterus"],
        "3217": "mac.ph.meleager",
        "3613": "mac.hy.1",
        "3513": ["per.ho.merc-3", "Thymondas"],
        "3315": "per.ho.merc-2",
    },
    "facing": {"mac.hy.1": 270},
    "hits": {"mac.ph.craterus": 1, "mac.ph.meleager": 2, "per.ho.merc-3": 2, "per.ho.merc-2": 1, "mac.hy.1": 1},
    "moved": ["mac.hy.1"],
    "must_check": ["mac.hy.1"],
}
FLEET: Final[dict[str, Any]] = {
    "game": "sparta-vs-athens",
    "scenario": "archidamian",
    "year": 430,
    "quarter": "summer",
    "phase": "operations",
    "side": "athens",
    "first": "athens",
}
SYME: Final[dict[str, Any]] = {
    "game": "sparta-vs-athens",
    "scenario": "ionian",
    "year": 411,
    "government": 8,
    "quarter": "summer",
    "phase": "operations",
    "side": "sparta",
    "first": "sparta",
    "pieces": {
        "miletus": ["mindarus", "peloponnesian_nsp_1", "peloponnesian_nsp_2", "syracuse_nsp_1", "chios_nsp_1"],
        "samos": ["thrasybulus", "athens_nsp_1", "athens_nsp_2", "athens_lsp_9"],
    },
    "owner": {"sparta": ["chios_nsp_1"]},
    "down": ["athens_nsp_2"],
}

INVASION: Final[dict[str, Any]] = {
    "game": "peloponnesian-war",
    "scenario": "campaign",
    "base": "empty",
    "year": 429,
    "season": "summer",
    "phase": "movement",
    "turn": 1,
    "side": "sparta",
    "pieces": {
        "potidaea": ["attica-hoplite-4-01", "attica-hoplite-4-02", "attica-fleet-5-01", "phormio"],
        "naupactus": ["attica-fleet-5-02"],
        "thebes": [f"boeotia-hoplite-5-0{n}" for n in range(4, 7)],
        "samos": ["samos-fleet-4-01"],
        "3944": [*[f"laconia-hoplite-6-0{n}" for n in range(1, 5)], "boeotia-hoplite-5-01", "archidamus"],
        "plataea": ["boeotia-hoplite-5-02", "boeotia-hoplite-5-03", "boeotia-cavalry-4-01", "pagondas"],
        "athens": [*[f"attica-hoplite-4-0{n}" for n in range(6, 10)], "attica-cavalry-4-01"],
        "piraeus": [f"attica-fleet-5-0{n}" for n in range(3, 7)],
        "corinth": ["corinth-hoplite-4-02", "corinth-hoplite-4-03", "corinth-fleet-4-01", "corinth-fleet-4-02"],
    },
    "inside": [
        *[f"attica-hoplite-4-0{n}" for n in range(6, 10)],
        "attica-cavalry-4-01",
        *[f"attica-fleet-5-0{n}" for n in range(3, 7)],
        "corinth-hoplite-4-02",
        "corinth-hoplite-4-03",
        "corinth-fleet-4-01",
        "corinth-fleet-4-02",
    ],
    "siege": {"potidaea": 4, "plataea": 1},
    "holder": {"plataea": "athens", "naupactus": "athens"},
    "long_walls": [["athens", "piraeus"], ["megara", "nisaea"]],
    "bases": {"piraeus": "athens", "naupactus": "athens", "gytheum": "sparta", "lechaeum": "sparta"},
}


def begin(page: Page, url: str, position: dict[str, Any], **wanted: Any) -> str:
    """Begin a match at a position; its id."""
    answer = page.request.post(f"{url}/api/matches", data={"game": position["game"], "position": position, **wanted})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def window(browser: Browser, link: str, language: str, scheme: Any) -> Page:
    """A window of the owner."""
    context = browser.new_context(viewport=SIZE, locale=language, color_scheme=scheme)
    page = context.new_page()
    page.goto(link)
    return page


def seen(page: Page) -> None:
    """Wait until the board stands still."""
    expect(page.get_by_role("application")).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(SETTLE)


def take(page: Page, name: str) -> None:
    """One picture."""
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def near(page: Page, x: int, y: int, turns: int) -> None:
    """Look closer at what lies there."""
    page.mouse.move(x, y)
    for _ in range(turns):
        page.mouse.wheel(0, -240)
        page.wait_for_timeout(200)


def belisarius(browser: Browser, url: str, link: str) -> None:
    """The whole map, a battle foreseen, and the same war at night in Japanese."""
    page = window(browser, link, "en-GB", "light")
    match = begin(page, url, DARA, seats={"barbarian": "greedy"}, name="Dara")
    page.goto(f"{url}/match/{match}")
    seen(page)
    page.locator('[data-choice="army:3041"]').first.click(force=True)
    page.get_by_role("button", name="March with them").click()
    seen(page)
    take(page, "board")
    page.get_by_role("button", name="Attack Nisibis").first.hover()
    page.wait_for_timeout(SETTLE)
    take(page, "battle")
    dark = window(browser, link, "ja-JP", "dark")
    dark.goto(f"{url}/match/{match}")
    seen(dark)
    near(dark, 640, 330, 4)
    dark.mouse.move(1300, 500)
    seen(dark)
    take(dark, "night")


def syracuse(browser: Browser, url: str, link: str) -> None:
    """The whole city under siege, and at night the wall that would close the ring."""
    page = window(browser, link, "en-GB", "light")
    match = begin(page, url, GYLIPPUS, seats={"syracuse": "human", "athens": "greedy"}, name="Gylippus")
    page.goto(f"{url}/match/{match}")
    seen(page)
    choices = page.get_by_role("tabpanel")
    for choice in ("declare:3", "action:T5", "take-land"):
        choices.locator(f'[data-choice="{choice}"]').click()
        page.wait_for_timeout(SETTLE)
    page.mouse.move(1300, 780)
    seen(page)
    take(page, "siege")
    dark = window(browser, link, "en-GB", "dark")
    match = begin(dark, url, RING, seats={"syracuse": "greedy"}, name="The ring")
    dark.goto(f"{url}/match/{match}")
    seen(dark)
    near(dark, 300, 400, 2)
    dark.get_by_role("tabpanel").locator('[data-choice="build:A3"]').hover()
    seen(dark)
    take(dark, "ring")


def alexander(browser: Browser, url: str, link: str) -> None:
    """The field of Issus with the way of a squadron, and a clash at the river from near."""
    page = window(browser, link, "en-GB", "light")
    match = begin(page, url, ISSUS, seats={"opponent": "greedy"}, name="Issus")
    page.goto(f"{url}/match/{match}")
    seen(page)
    page.locator('[data-choice="move:mac.hc.comp-1"]').first.click(force=True)
    page.mouse.move(1300, 780)
    seen(page)
    take(page, "issus")
    match = begin(page, url, CLASH, seats={"opponent": "greedy"}, name="At the Pinarus")
    page.goto(f"{url}/match/{match}")
    seen(page)
    near(page, 520, 300, 3)
    page.get_by_role("tabpanel").locator('[data-choice="commit:mac.ph.craterus"]').hover()
    seen(page)
    take(page, "clash")


def sparta_vs_athens(browser: Browser, url: str, link: str) -> None:
    """The fleet of Athens about to sail, and by night in Japanese the battle that waits off Samos."""
    page = window(browser, link, "en-GB", "light")
    match = begin(page, url, FLEET, seats={"sparta": "greedy"}, name="The second summer")
    page.goto(f"{url}/match/{match}")
    seen(page)
    choices = page.get_by_role("tabpanel")
    for choice in ("lead:pericles", "take-fleets"):
        choices.locator(f'[data-choice="{choice}"]').click()
        page.wait_for_timeout(SETTLE)
    near(page, 640, 330, 2)
    page.mouse.move(1300, 780)
    seen(page)
    take(page, "fleet")
    dark = window(browser, link, "ja-JP", "dark")
    match = begin(dark, url, SYME, seats={"athens": "greedy"}, name="Samos")
    dark.goto(f"{url}/match/{match}")
    seen(dark)
    choices = dark.get_by_role("tabpanel")
    for choice in ("lead:mindarus", "take-all"):
        choices.locator(f'[data-choice="{choice}"]').click()
        dark.wait_for_timeout(SETTLE)
    near(dark, 880, 455, 3)
    choices.locator('[data-choice="move:samos"]').hover()
    seen(dark)
    take(dark, "samos")


def peloponnesian_war(browser: Browser, url: str, link: str) -> None:
    """A Spartan army on its way into Attica, and by night in Japanese what is asked of the regions of the empire."""
    page = window(browser, link, "en-GB", "light")
    match = begin(page, url, INVASION, seats={"athens": "greedy"}, name="Into Attica")
    page.goto(f"{url}/match/{match}")
    seen(page)
    page.get_by_role("tabpanel").locator('[data-choice="march:archidamus"]').click()
    page.wait_for_timeout(SETTLE)
    near(page, 380, 470, 3)
    page.mouse.move(1300, 780)
    seen(page)
    take(page, "attica")
    dark = window(browser, link, "ja-JP", "dark")
    laid = {"game": "peloponnesian-war", "scenario": "campaign", "year": 430, "phase": "assessment", "side": "athens"}
    match = begin(dark, url, laid, seats={"sparta": "greedy"}, name="Tribute")
    dark.goto(f"{url}/match/{match}")
    seen(dark)
    take(dark, "tribute")


def main() -> None:
    """All pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        link = f"{server.url}/open/{server.key}"
        for pictures in (belisarius, syracuse, alexander, sparta_vs_athens, peloponnesian_war):
            pictures(browser, server.url, link)
        browser.close()


if __name__ == "__main__":
    main()
