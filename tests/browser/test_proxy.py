"""The page under a prefix, behind a proxy: all that it asks for has the prefix, and what is deep in it reloads."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.conftest import Opens
from browser.site import BOTH, GAME, Site, expect
from proxying import Proxy
from serving import Server

PREFIX = "/polemos"


@pytest.fixture(params=[True, False], ids=["stripped", "kept"])
def behind(request: pytest.FixtureRequest, tmp_path: Path, opens: Opens) -> Iterator[Site]:
    """A window before a proxy that hands paths on without their prefix, or with it and under another name."""
    strips: bool = request.param
    more = ["--base-path", PREFIX, "--forwarded-allow-ips", "127.0.0.1"]
    with (
        Server(tmp_path / "games", more=more) as server,
        Proxy(server.port, PREFIX, strips, renames=not strips) as proxy,
    ):
        server.url = proxy.url
        site = opens(server)
        yield site
        site.page.close()


@pytest.mark.long
def test_a_choice_is_played_under_a_prefix(behind: Site) -> None:
    page = behind.open(f"/open/{behind.server.key}")
    expect(page).to_have_url(f"{behind.server.url}/")
    page.get_by_role("article", name="Belisarius").get_by_role("link", name="New game").click()
    expect(page).to_have_url(f"{behind.server.url}/new/{GAME}")
    match = behind.begin({"player": "imperial", "phase": "taxation"}, BOTH)
    behind.play(match)
    first = behind.table(match)["question"]["choices"][0]["id"]
    behind.take(first)
    page.reload()
    expect(behind.board).to_be_visible()
    expect(behind.moment).to_contain_text("1")
    page.get_by_role("link", name="Polemos").click()
    expect(page).to_have_url(f"{behind.server.url}/")
    page.go_back()
    expect(behind.board).to_be_visible()
    page.goto(f"{behind.server.url}/rules/{GAME}/17.51")
    expect(page.get_by_role("heading", name="17.51")).to_be_visible()
