"""What placing and taking back would bring: who comes or goes, what stands there then, what it costs to supply."""

from polemos.games.peloponnesian_war import asking, verbs
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.season import foraging, placement, supply
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried


def preview_placing(d: PreviewBuilder, c: int) -> None:
    """Units come to a city or leave it: how many are there then, and what all units of the side cost a season.

    [7.3.1, 9.4.1, 9.4.3]
    """
    both = d.s, carried(d.s, c)
    place = world.CITY_HEX[d.step.target if isinstance(d.step, placement.PlaceAt) else c % VERB]
    d.shown("units-there", [len(asking.units_at(s, d.side, place)) for s in both], "7.3.1")
    d.shown("supply", [supply.bill(s, _fed(s, d.side)) for s in both], "9.4.1")
    d.term("talents-had", d.s.treasury[d.side], "5.1a")
    d.shown("units-on-map", [len(_on_map(s, d.side)) for s in both], "7.3.1")


def _fed(s: War, side: int) -> list[int]:
    """The units of a side that will have to be supplied; fleets that are still at sea will be lost [9.8]."""
    return [unit for unit in supply.mouths(s, side) if s.loc[unit] < world.LAND]


def _on_map(s: War, side: int) -> list[int]:
    """The units of a side on the map."""
    return [unit for unit in range(tables.UNITS) if s.sides[unit] == side and s.loc[unit] >= 0]


def preview_leader(d: PreviewBuilder, c: int) -> None:
    """A leader comes to a city or leaves it: how many leaders the side has of those it may have [7.8.4a, 7.8.5]."""
    assert c - c % VERB in (verbs.PLACE_LEADER, verbs.RECALL_LEADER) and isinstance(d.step, placement.PlaceAt)
    both = d.s, carried(d.s, c)
    place = world.CITY_HEX[d.step.target]
    d.shown("leaders-there", [len(asking.leaders_at(s, d.side, place)) for s in both], "7.8.5")
    d.term("leaders", f"{losses.counted(d.s, d.side)} / {losses.limit(d.s, d.side)}", "7.8.4a")


def preview_upkeep(d: PreviewBuilder, c: int) -> None:
    """Units forage, or go unpaid: what the others cost then, and what there is to pay with [9.1b, 9.4.1, 9.4.2a]."""
    s, after = d.s, carried(d.s, c)
    if c == verbs.DONE:
        d.term("bill", supply.bill(s, s.queue), "9.4.1")
        d.term("talents-had", s.treasury[d.side], "5.1a")
        return
    if isinstance(d.step, supply.Hungry):
        d.shown("feeds", [foraging.room(t, d.step.area) for t in (s, after)], "9.7.1b")
        return
    d.shown("bill", [supply.bill(t, t.queue) for t in (s, after)], "9.4.1")
    d.term("talents-had", s.treasury[d.side], "5.1a")
    unpaid = d.verb(c).startswith("unpaid")
    d.term("unpaid" if unpaid else "foragers", len(s.queue) - len(after.queue), "9.1b" if unpaid else "9.4.2a")


def preview_payment(d: PreviewBuilder, c: int) -> None:
    """All that do not forage are paid for: what that costs, and what is left [9.4.1]."""
    owed, had = supply.bill(d.s, d.s.queue), d.s.treasury[d.side]
    d.term("bill", owed, "9.4.1")
    d.term("talents-left", max(had - owed, 0), "5.1b")
