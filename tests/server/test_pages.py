"""The client's files, and the page about the API."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from polemos.server.pages import FOREVER
from server.door import Door, Person, opened
from server.test_rights import RIGHTS


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Person]:
    """Somebody before a server with a client in it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "assets" / "index-4f2a.js").write_text("export {};" * 500)
    (static / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")
    with opened(tmp_path / "games", static) as door:
        yield door.person()


def test_files_of_the_client(built: Person) -> None:
    asset = built.get("/assets/index-4f2a.js")
    assert asset.headers["cache-control"] == FOREVER
    assert asset.headers["content-type"].startswith("text/javascript")
    assert asset.headers["content-encoding"] == "gzip"
    assert "set-cookie" not in asset.headers
    icon = built.get("/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    assert built.get("/favicon.svg", headers={"If-None-Match": icon.headers["etag"]}).status_code in (200, 304)


@pytest.mark.parametrize("path", ["/", "/match/abc", "/rules/belisarius/17.51", "/index.html", "/editor?game=x"])
def test_every_page_is_the_client(built: Person, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "client" in answer.text
    assert built.head(path).status_code == 200


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/", "/assets/../../secret.txt", "/api/none", "/api/"])
def test_what_is_missing_is_not_the_client(built: Person, path: str) -> None:
    assert "client" not in built.get(path).text or ".." in path


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/link.txt", "//etc/passwd", "/%00", "/" + "x" * 3000],
)
def test_nothing_outside_is_sent(built: Person, path: str) -> None:
    answer = built.get(path)
    assert "secret" not in answer.text
    assert "root:" not in answer.text
    assert answer.status_code in (200, 404)


def test_a_package_without_a_client_says_so(door: Door, guest: Person) -> None:
    answer = guest.get("/match/abc")
    assert answer.status_code == 503
    assert "make" in answer.text
    assert 'lang="ja"' in answer.text
    assert "<script" not in answer.text


def test_the_page_about_the_api_works_offline_under_the_policy(guest: Person) -> None:
    page = guest.get("/api").text
    assert page == guest.get("/api/docs").text
    assert "<script" not in page
    assert "style=" not in page
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)
    assert guest.get("/api/docs.css").headers["content-type"].startswith("text/css")
    document = guest.get("/api/openapi.json").json()
    for path in document["paths"]:
        assert path in page
    for model in document["components"]["schemas"]:
        assert f'id="{model}"' in page
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors


def test_the_document_tells_of_every_route_of_the_contract(guest: Person) -> None:
    document = guest.get("/api/openapi.json").json()
    told = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert told == set(RIGHTS)
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["description"]
            assert operation["responses"]["404"]
