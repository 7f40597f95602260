"""Pictures of what is tested, for people to look at: POLEMOS_SHOTS names the folder that takes them."""

import os
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SETTLED: Final = 1000.0
"""Milliseconds."""
SHOTS: Final = os.environ.get("POLEMOS_SHOTS", "")


def shot(page: Page, name: str, full_page: bool = False) -> None:
    """A picture of a page, if anybody wants one."""
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=full_page)


def pictured(page: Page, name: str, full_page: bool = False) -> None:
    """A picture in each language."""
    if SHOTS:
        for language, radio in (("ja", "日本語"), ("en", "EN")):
            page.evaluate("document.querySelector('dialog')?.close()")
            page.get_by_role("radio", name=radio).check(force=True)
            page.evaluate("document.querySelector('dialog')?.showModal()")
            # what the server says in another language comes a moment later; nothing fades meanwhile
            page.wait_for_timeout(SETTLED)
            shot(page, f"{name}-{language}", full_page)
