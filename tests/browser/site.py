"""A person at the page: a browser window of his own, a server, and what he may do by the API to save himself clicks.

    def test_something(site: Site) -> None:
        match = site.begin({"player": "imperial", "phase": "taxation"})     a position, as people write them
        site.play(match)                                                    its page, with the board on it
        site.page.get_by_role(...)                                          Playwright's own page

Nothing waits for a number of seconds: Playwright waits for what is expected to appear.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, expect

from serving import Server

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAME = "belisarius"
BOTH = {"imperial": "human", "barbarian": "human"}
EMPTY = {"scenario": "1", "base": "empty"}
"""A map with nothing on it, to be filled by a test."""
MOST_TABS = 150
SHY = ("done", "pass", "quick", "halt")
SERIOUS = ("serious", "critical")

GONE_ON = """(before) => {
  if (document.querySelector('dialog button.primary')) return 'asked'
  const [moment, table] = [document.querySelector('footer output'), document.querySelector('main.play')]
  return moment?.textContent !== before && table?.getAttribute('aria-busy') === 'false' && 'gone on'
}"""
"""Looked at in each picture that the browser paints: what is expected from outside is looked for at intervals."""


@dataclass
class Site:
    """A page of one person, who begins with nothing; `faults` is what a page must not have at the end of a test."""

    server: Server
    context: BrowserContext
    page: Page
    faults: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    # ------------------------------------------------------------ what may go wrong

    def watch(self, page: Page) -> None:
        """Note errors of a page: in its console (a breach of its security policy is one), thrown, or from elsewhere."""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"thrown: {error.stack or error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        # what the server refused is told by its answer; and a page may be left while it is still connecting
        told = ("Failed to load resource", "closed before the connection is established")
        if message.type in ("error", "warning") and not any(words in message.text for words in told):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "blob:", "data:")):
            self.faults.append(f"asked elsewhere: {request.url}")

    def _answered(self, response: Response) -> None:
        # a preview asked for as the match went on is of a choice that is gone: the page shows none
        if response.status == 409 and "/preview?" in response.url:
            return
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.request.method} {response.url}")

    def expects(self, pattern: str) -> None:
        """This fault belongs to what a test does."""
        self.expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """Faults that nobody expected."""
        return [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self.expected)]

    # ------------------------------------------------------------ by the API, as this person

    def ask(self, method: str, path: str, data: Mapping[str, Any] | None = None) -> Any:
        """What the server answers. Fails the test if it refuses."""
        answer: APIResponse = self.context.request.fetch(f"{self.server.url}/api{path}", method=method, data=data)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.status != 204 else None

    def begin(
        self,
        position: Mapping[str, Any] | None = None,
        seats: Mapping[str, str] = BOTH,
        **more: Any,
    ) -> str:
        """Begin a match, at a position if one is given; its id."""
        wanted: dict[str, Any] = {"game": GAME, "scenario": "1", "seed": "browser", "seats": dict(seats), **more}
        if position is not None:
            wanted["position"] = {"game": GAME, "scenario": "1", **position}
        return str(self.ask("POST", "/matches", wanted)["id"])

    def leave(self) -> None:
        """Take away what this person has begun: bots that play on would keep the processor from other tests."""
        for page in self.context.pages:
            page.close()
        for match in self.ask("GET", "/matches")["matches"]:
            if match["access"]["role"] == "owner":
                self.ask("DELETE", f"/matches/{match['id']}")

    def table(self, match: str, side: str | None = None) -> Any:
        """All that a side sees; if none is named, the person who decides, or else the first person."""
        if side is None:
            known = self.ask("GET", f"/matches/{match}")
            people = [seat for seat, who in known["seats"].items() if who == "human"]
            side = known["decides"] if known["decides"] in people else next(iter(people), None)
        return self.ask("GET", f"/matches/{match}/table" + (f"?side={side}" if side else ""))

    def choose(self, match: str, *choices: str) -> Any:
        """Make choices by their ids; the table afterwards."""
        table = self.table(match)
        for choice in choices:
            side = table["decides"]
            done = self.ask("POST", f"/matches/{match}/choose", {"n": table["n"], "choice": choice, "side": side})
            table = done["table"] if done["table"]["decides"] in (side, None) else self.table(match)
        return table

    def idle(self, match: str, side: str) -> None:
        """A side does as little as it can until somebody else decides."""
        table = self.table(match)
        while table["decides"] == side:
            ids = [choice["id"] for choice in table["question"]["choices"]]
            table = self.choose(match, next((shy for shy in SHY if shy in ids), ids[0]))

    # ------------------------------------------------------------ pages

    def open(self, path: str = "/") -> Page:
        """Go to a page of the site."""
        self.page.goto(self.server.url + path)
        return self.page

    def play(self, match: str) -> Page:
        """The page of a match with its board and its question; two people do without a curtain."""
        self.setting(**{f"trust-{match}": "yes"})
        self.open(f"/match/{match}")
        expect(self.board).to_be_visible()
        return self.page

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def prompt(self) -> Locator:
        """What is asked."""
        return self.page.locator("section.prompt")

    @property
    def moment(self) -> Locator:
        """Which entry of the record is shown, of how many."""
        return self.page.locator("footer").get_by_role("status")

    @property
    def undo(self) -> Locator:
        """The button that takes back; its name says what, or that nothing can be."""
        return self.page.get_by_role("button", name=re.compile("^(Undo|Take back|Nothing can be taken back)"))

    def choice(self, choice: str) -> Locator:
        """The button of a choice in the panel."""
        return self.page.get_by_role("tabpanel").locator(f'[data-choice="{choice}"]')

    def lit(self, choice: str) -> Locator:
        """The button of a choice on the board."""
        return self.board.locator(f'[data-choice="{choice}"]')

    def take(self, *choices: str) -> None:
        """Make choices by their buttons, one after the other."""
        for choice in choices:
            with self.goes_on():
                self.choice(choice).click()

    def surely(self, choice: str) -> None:
        """Make a choice that waits for a second word: it must be asked for, and nothing is done before it is given."""
        before = self.moment.inner_text()
        self.choice(choice).click()
        word = self.page.get_by_role("dialog").get_by_role("button", name="Do it")
        expect(word).to_be_visible()
        expect(self.moment).to_have_text(before)
        word.click()
        expect(self.moment).not_to_have_text(before)

    def point(self, choice: str) -> None:
        """Make a choice by a click on the board."""
        with self.goes_on():
            self.lit(choice).click()

    def find(self, name: str) -> None:
        """Go to a place by its name or number: it lies in the middle of the board, near."""
        self.page.get_by_role("button", name="Find a place").click()
        self.page.get_by_role("combobox", name="Find a place").fill(name)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name="Find a place")).to_be_focused()

    def click_middle(self) -> None:
        """Click in the middle of the board."""
        box = self.board.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tab(self, name: str) -> Locator:
        """Open a tab of the panel; what is in it.

        By its key: the question above grows and shrinks as others play, and a click may miss a tab that moves.
        """
        self.page.get_by_role("tab", name=name).press("Enter")
        return self.page.get_by_role("tabpanel")

    def tab_to(self, goal: Locator) -> None:
        """Go to something with the Tab key alone."""
        for _ in range(MOST_TABS):
            if goal.evaluate("(it) => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{goal} is not reached by the Tab key")

    @contextmanager
    def goes_on(self) -> Iterator[None]:
        """Another moment of the match is shown after this, and the page is at rest; whoever is asked is sure."""
        before = self.moment.text_content()
        yield
        while self.page.wait_for_function(GONE_ON, arg=before).json_value() == "asked":
            self.page.get_by_role("dialog").locator("button.primary").click()

    def setting(self, **values: str) -> None:
        """Language, theme, pace... as if they had been set in an earlier visit; before a page is opened."""
        for name, value in values.items():
            self.context.add_init_script(f"localStorage.setItem('polemos-{name}', '{value}')")

    def accessible(self) -> None:
        """No serious violation of what axe-core checks."""
        self.page.evaluate("Promise.allSettled(document.getAnimations().map((it) => it.finished)).then(() => null)")
        found = self.page.evaluate(f"{AXE.read_text('utf-8')}\naxe.run(document, {{ resultTypes: ['violations'] }})")
        serious = [told(fault) for fault in found["violations"] if fault["impact"] in SERIOUS]
        assert not serious, "\n".join(serious)


def told(fault: Mapping[str, Any]) -> str:
    """A violation with the first places where it is."""
    places = [f"    {node['target']} {node['html'][:160]} {node['failureSummary']}" for node in fault["nodes"][:5]]
    return "\n".join([f"{fault['id']} ({fault['impact']}): {fault['help']}", *places])


__all__ = ["BOTH", "EMPTY", "GAME", "ROOT", "Server", "Site", "expect"]
