"""The Epic of the Peloponnesian War at the page: positions on a bare map, and what the page tells of regions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from browser.hellas import BOTH, War
from browser.site import Site, expect

GAME = "peloponnesian-war"
ATTIC = [f"attica-hoplite-4-{n:02d}" for n in range(1, 14)]
ATTIC_FLEETS = [f"attica-fleet-5-{n:02d}" for n in range(1, 11)]
PERIOECI = [f"laconia-hoplite-5-{n:02d}" for n in range(1, 5)]
THEBANS = [f"boeotia-hoplite-5-{n:02d}" for n in range(1, 8)]
ARGIVES = [f"argolid-hoplite-4-{n:02d}" for n in range(1, 6)]
IDLE = ("done", "pass", "all-inside", "hold-out", "stand")
SUMMER = {"season": "summer", "year": 429, "al": {"macedon": 8}}
"""A summer in which no region is in danger of a revolt."""


@dataclass
class Hellas(War):
    """A war that is played on the page, and what the page says of its regions."""

    def region(self, name: str, *cells: str) -> None:
        """What stands in the row of a region on the sheet of all regions."""
        self.row("Regions", name, *cells)

    def row(self, sheet: str, head: str, *cells: str) -> None:
        """What stands in a row of a sheet beside the board."""
        self.site.page.locator("#tab-sheets").click()
        found = self.panel.get_by_role("region", name=sheet, exact=True).first
        folded = found.locator("details:not([open]) summary")
        if folded.count():
            folded.click()
        row = found.get_by_role("row").filter(has=self.site.page.get_by_role("rowheader", name=head, exact=True))
        for cell in cells:
            expect(row.get_by_role("cell", name=cell, exact=True)).not_to_have_count(0)
        self.site.page.locator("#tab-choices").click()

    def shows(self, place: str, *words: str) -> None:
        """What a place tells of itself when it is looked at on the board."""
        self.site.find(place)
        self.site.board.press("i")
        told = self.site.page.get_by_role("dialog", name=place)
        for word in words:
            expect(told).to_contain_text(word)
        self.site.page.keyboard.press("Escape")

    def until(self, choice: str) -> None:
        """Both sides do as little as they can until this choice is offered, and the page has come there."""
        table = self.site.table(self.match)
        while choice not in (ids := [one["id"] for one in table["question"]["choices"]]):
            table = self.site.choose(self.match, next((shy for shy in IDLE if shy in ids), ids[0]))
        # many choices have been made behind the page's back: it may take its time to come there
        expect(self.site.choice(choice)).to_be_visible(timeout=60_000)

    def offered(self, choice: str) -> None:
        """A choice stands in a cell of a table."""
        expect(self.panel.get_by_role("table").locator(f'[data-choice="{choice}"]')).to_be_visible()


def war(site: Site, position: Mapping[str, Any], scenario: str = "campaign", **more: Any) -> Hellas:
    """The page of a match with nobody on the map but whom the position names."""
    laid = {"game": GAME, "scenario": scenario, "base": "empty", **position}
    t = Hellas(site, site.begin(laid, BOTH, game=GAME, scenario=scenario, **more))
    site.play(t.match)
    return t
