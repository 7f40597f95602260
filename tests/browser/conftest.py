"""One Chromium and one server for all tests of a process; a window with cookies of its own for each test.

POLEMOS_BROWSER names another browser; "none" leaves these tests out.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.site import Site
from patience import PATIENCE
from serving import Server

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Where there is one without windows of its own, that: the tests take a third less."""
SIZE = {"width": 1280, "height": 720}
WAIT = 1000 * PATIENCE // 5
"""Milliseconds that something may take to appear, on a machine that does much else."""
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("POLEMOS_BROWSER") == "none":
        for item in items:
            if item.path.is_relative_to(HERE):
                item.add_marker(pytest.mark.skip(reason="no browser wanted (BROWSER=none)"))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    wanted = os.environ.get("POLEMOS_BROWSER") or next((path for name in NAMES if (path := shutil.which(name))), None)
    if wanted is None:
        pytest.fail(f"no browser: install one of {', '.join(NAMES)}, or name it in POLEMOS_BROWSER", pytrace=False)
    # root, as in a container, has no sandbox
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    expect.set_options(timeout=WAIT)
    with sync_playwright() as play:
        yield play.chromium.launch(executable_path=wanted, args=[*sandbox, "--font-render-hinting=none"])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server."""
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


Opens = Callable[..., Site]


@pytest.fixture
def opens(chromium: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opens]:
    """Opens windows, each of a person of his own; takes what Playwright's contexts take: `color_scheme="dark"`."""
    sites: list[Site] = []

    def new(served: Server = server, **options: Any) -> Site:
        options = {"viewport": SIZE, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = chromium.new_context(**options)
        context.set_default_timeout(WAIT)
        site = Site(served, context, context.new_page())
        site.watch(site.page)
        site.setting(pace="instant")
        sites.append(site)
        return site

    yield new
    for site in sites:
        if not site.page.is_closed() and request.node.stash.get(FAILED, False):
            site.page.screenshot(path=tmp_path / "page.png")
            print(f"the page at the end: {tmp_path / 'page.png'}")
        if site.server is server:
            site.leave()
        site.context.close()
    unexpected = [fault for site in sites for fault in site.unexpected()]
    assert not unexpected, "\n".join(unexpected)


@pytest.fixture
def site(opens: Opens) -> Site:
    """A window of somebody who has never been here."""
    return opens()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report  # type: ignore[return-value]
