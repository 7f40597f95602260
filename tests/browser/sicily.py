"""Syracuse at the page: the sides, positions for tests, and what a whole turn needs more than a click."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Response

from browser.site import Site, expect

GAME = "syracuse"
BOTH = {"athens": "human", "syracuse": "human"}
FLEET = ["AT7", "AT8", "AT9", "AT11", "AT12"]
"""Ships that lie in Catania so that Athens does not lose for the lack of any."""
DIE = "Do you use the Advantage to have it rolled again?"
DICE = "before the construction dice"
"""What a side is asked that could have something to play there, by what all see."""


def begin(site: Site, position: Mapping[str, Any], seats: Mapping[str, str] = BOTH, **more: Any) -> str:
    """Begin a match on a map with nothing on it but what the position says; its id."""
    pieces = {"CAT": FLEET, **position.get("pieces", {})}
    laid = {"game": GAME, "base": "empty", **position, "pieces": pieces}
    return site.begin(laid, seats, game=GAME, **more)


@dataclass
class Turn:
    """A turn that is played on the page, and what the page says of it."""

    site: Site
    match: str

    @property
    def panel(self) -> Locator:
        return self.site.page.get_by_role("tabpanel")

    def asks(self, *words: str) -> None:
        """What is asked, or of whom."""
        for word in words:
            expect(self.site.prompt).to_contain_text(word)

    def passes(self, *moments: str) -> None:
        """Each of these is asked about, one question after the other, and nobody does anything.

        What has one answer between two who see everything of each other is answered by the page.
        """
        for moment in moments:
            self.asks(moment)
            self.site.take("pass")

    def told(self, *lines: str) -> None:
        """These lines are in the log, if need be of an earlier turn."""
        self.site.page.locator("#tab-log").click()
        folded = self.panel.get_by_role("button", expanded=False)
        while folded.count():
            folded.first.click()
        for line in lines:
            expect(self.panel).to_contain_text(line)
        self.site.page.locator("#tab-choices").click()

    def stands(self, **works: str) -> None:
        """The state of works beside the board."""
        self.site.page.locator("#tab-sheets").click()
        sheet = self.panel.get_by_role("region", name="Works", exact=True)
        sheet.get_by_text("12 rows").click()
        for work, state in works.items():
            expect(sheet.get_by_role("row").filter(has_text=work.replace("_", ""))).to_contain_text(state)
        self.site.page.locator("#tab-choices").click()

    def goes(self, *choices: str) -> None:
        """Take choices on the map, by the keyboard: where two of them lie in one place a click would have to ask."""
        for choice in choices:
            with self.site.goes_on():
                self.site.lit(choice).press("Enter")

    def foretold(self, choice: Locator, *words: str) -> None:
        """What a choice would do, as it is shown before it is made."""
        choice.hover()
        card = self.site.page.locator("aside.preview")
        for word in words:
            expect(card).to_contain_text(word)


class Answers:
    """What the server sends to a page about matches from now on."""

    def __init__(self, site: Site) -> None:
        self.heard: list[Response] = []
        self.pulses: list[str] = []
        site.page.on("response", self._note)
        site.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.pulses.append(str(frame)))
        )

    def _note(self, answer: Response) -> None:
        if "/api/matches/" in answer.url and answer.status == 200:
            self.heard.append(answer)

    def hold(self, side: str, *words: str) -> list[str]:
        """Which of these words were sent for the eyes of a side, or ("") of nobody, with the addresses that did."""
        found = [f"{word} in {pulse}" for pulse in self.pulses for word in words if not side and word in pulse]
        for answer in self.heard:
            if eyes(answer) == side:
                found += [f"{word} in {answer.url}" for word in words if word in answer.text()]
        return found


def eyes(answer: Response) -> str:
    """The side for whose eyes an answer is."""
    asked = parse_qs(urlsplit(answer.url).query).get("side", [""])[0]
    said = answer.request.post_data_json or {}
    return asked or said.get("side") or ""
