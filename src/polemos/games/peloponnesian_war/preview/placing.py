"""What placing and taking back would bring: who comes or goes, what stands there then, what it costs to supply."""

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.data.world import CITY_HEX
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.season import supply
from polemos.games.peloponnesian_war.rules.season.placement import PlaceAt
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried


def preview_placing(d: PreviewBuilder, c: int) -> None:
    """Units come to a city or leave it: how many are there then, and what all units of the side cost a season.

    [7.3.1, 9.4.1, 9.4.3]
    """
    s, after = d.s, carried(d.s, c)
    place = CITY_HEX[d.step.target if isinstance(d.step, PlaceAt) else c % VERB]
    d.shown("units-there", len(state.units_at(s, d.side, place)), len(state.units_at(after, d.side, place)), "7.3.1")
    d.shown(
        "supply", supply.bill(s, supply.mouths(s, d.side)), supply.bill(after, supply.mouths(after, d.side)), "9.4.1"
    )
    d.term("talents-had", s.treasury[d.side], "5.1a")
    on_map = [sum([1 for u in range(UNITS) if t.sides[u] == d.side and t.loc[u] >= 0]) for t in (s, after)]
    d.shown("units-on-map", *on_map, "7.3.1")


def preview_leader(d: PreviewBuilder, c: int) -> None:
    """A leader comes to a city or leaves it: how many leaders the side has of those it may have [7.8.4a, 7.8.5]."""
    assert c - c % VERB in (verbs.PLACE_LEADER, verbs.RECALL_LEADER) and isinstance(d.step, PlaceAt)
    s, after = d.s, carried(d.s, c)
    place = CITY_HEX[d.step.target]
    d.shown(
        "leaders-there", len(state.leaders_at(s, d.side, place)), len(state.leaders_at(after, d.side, place)), "7.8.5"
    )
    d.term("leaders", f"{losses.counted(s, d.side)} / {losses.limit(s, d.side)}", "7.8.4a")
