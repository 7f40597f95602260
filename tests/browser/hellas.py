"""Sparta vs. Athens at the page: positions on a bare map, and what the page tells of forces, dice and talents."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from browser.sicily import Turn
from browser.site import Site, expect

GAME = "sparta-vs-athens"
BOTH = {"athens": "human", "sparta": "human"}
OPERATIONS = {
    "quarter": "summer",
    "phase": "operations",
    "side": "athens",
    "first": "athens",
    "government": 12,
    "loyal": {"plataea": "sparta"},
}
"""Summer of 412: Athens operates first under Conon's government; Plataea has nobody to hold it for her."""


def begin(site: Site, position: Mapping[str, Any], scenario: str = "ionian", **more: Any) -> str:
    """Begin a match with nobody on the map but whom the position names; its id."""
    laid = {"game": GAME, "scenario": scenario, "base": "empty", **position}
    return site.begin(laid, BOTH, game=GAME, scenario=scenario, **more)


@dataclass
class War(Turn):
    """A war that is played on the page, and what the page says of it."""

    def stand(self, side: str, place: str, *units: str) -> None:
        """Just these counters of a side stand in a place, in the list beside the board."""
        self.site.page.locator("#tab-units").click()
        self.panel.locator("label", has_text=side).click()
        there = self.panel.locator("section").filter(has=self.site.page.get_by_role("heading", name=place, exact=True))
        for unit in units:
            expect(there).to_contain_text(unit)
        expect(there.get_by_role("listitem")).to_have_count(len(units))
        self.site.page.locator("#tab-choices").click()

    def reads(self, sheet: str, *words: str) -> None:
        """What stands on a sheet beside the board."""
        self.site.page.locator("#tab-sheets").click()
        found = self.panel.get_by_role("region", name=sheet, exact=True).first
        for word in words:
            expect(found).to_contain_text(word)
        self.site.page.locator("#tab-choices").click()

    def says(self, *lines: tuple[str, str]) -> None:
        """Lines are in the log, each beside the clause from which it comes."""
        self.site.page.locator("#tab-log").click()
        for line, clause in lines:
            expect(self.panel.get_by_role("listitem").filter(has_text=line).filter(has_text=clause)).not_to_have_count(
                0
            )
        self.site.page.locator("#tab-choices").click()


def war(site: Site, position: Mapping[str, Any], **more: Any) -> War:
    """The page of such a match, with its board and its question."""
    t = War(site, begin(site, position, **more))
    site.play(t.match)
    return t
