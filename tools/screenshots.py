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


def begin(page: Page, url: str, **wanted: Any) -> str:
    """Begin a match; its id."""
    answer = page.request.post(f"{url}/api/matches", data={"game": "belisarius", **wanted})
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
    expect(page.get_by_role("application")).to_be_visible()
    page.wait_for_timeout(SETTLE)


def take(page: Page, name: str) -> None:
    """One picture."""
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    """Three pictures: the whole map, a battle foreseen, and the same war at night in Japanese."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        url, link = server.url, f"{server.url}/open/{server.key}"
        page = window(browser, link, "en-GB", "light")
        match = begin(page, url, position=DARA, seats={"barbarian": "greedy"}, name="Dara")
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
        dark.mouse.move(640, 330)
        for _ in range(4):
            dark.mouse.wheel(0, -240)
            dark.wait_for_timeout(200)
        dark.mouse.move(1300, 500)
        seen(dark)
        take(dark, "night")
        browser.close()


if __name__ == "__main__":
    main()
