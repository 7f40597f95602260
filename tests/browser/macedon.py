"""Alexander at the page: positions on an empty field of battle, and what the page tells of the units in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator

from browser.sicily import Turn
from browser.site import Site, expect

GAME = "alexander"
BOTH = {"macedonian": "human", "opponent": "human"}
ASKED = ["entry-fire ask", "retire-fire ask", "return-fire ask"]
"""Standing orders that put every question of fire."""
FULL_SCREEN = {"width": 1600, "height": 900}


def begin(site: Site, position: Mapping[str, Any], seats: Mapping[str, str] = BOTH, **more: Any) -> str:
    """Begin a match with nobody in the battle but whom the position names; its id."""
    return site.begin({"game": GAME, "base": "empty", **position}, seats, game=GAME, **more)


@dataclass
class Battle(Turn):
    """A battle that is played on the page, and what the page says of it."""

    def unit(self, name: str, side: str = "Macedonians") -> Locator:
        """A unit in the list of those of a side: where it stands, its values, its states."""
        self.site.page.locator("#tab-units").click()
        self.panel.get_by_text(side, exact=True).click()
        return self.panel.locator("section").filter(has_text=name)

    def reads(self, name: str, *words: str, side: str = "Macedonians") -> None:
        """What is said of a unit in the list of those of a side."""
        row = self.unit(name, side)
        for word in words:
            expect(row).to_contain_text(word)
        self.site.page.locator("#tab-choices").click()

    def marked(self, name: str, *marks: str) -> None:
        """The marks on the counter of a unit, as the board has them."""
        pieces = self.site.table(self.match)["scene"]["pieces"]
        (found,) = [piece["marks"] for piece in pieces if piece["label"]["en"] == name]
        assert set(marks) == set(found), f"{name} has {found}"


def battle(site: Site, position: Mapping[str, Any], **more: Any) -> Battle:
    """The page of such a match, with its board and its question."""
    t = Battle(site, begin(site, position, **more))
    site.play(t.match)
    return t
