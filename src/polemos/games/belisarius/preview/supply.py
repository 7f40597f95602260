"""What feeding, paying and disbanding bring. Section 20, options 30 and 32, and soldiers who want money."""

from typing import Final

from polemos.games.belisarius.data import charts, forces
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.rules.realm import supply
from polemos.games.belisarius.rules.war.spoils import PayArmy
from polemos.games.belisarius.state import War, forage
from polemos.games.belisarius.verbs import PAY
from polemos.kernel.flow import VERB, copy
from polemos.room import outcomes, preview_builder
from polemos.wargame.reckoning import total

LOYAL: Final = "check-loyal"
#: From the best result to the worst, each with the event that tells of it.
WELCOME: Final = {LOYAL: "disband-loyal", "check-disband": "disband-gone", "check-revolt": "disband-revolt"}


def check(d: PreviewBuilder, h: int, units: list[int]) -> None:
    """The disband check that units of a hex make together (option) [30.2, tbl.disband]; without it they go [20.3]."""
    s = d.s
    if not s.option_set.disbanding:
        d.warn("units-go", {"units": d.listed("unit", units)})
        return
    found = supply.disband_modifiers(s, d.side, h, units)
    for term in found:
        d.reason(d.t(f"row-disband-{supply.DISBAND_REASONS[term.what]}"), term)
    checked = copy(s)
    checked.adrift = units
    args: preview_builder.WordArgs = {"units": d.listed("unit", units)}
    results = [found_out(outcomes.trial(checked, supply.Disbanding(d.side, h), face)) for face in d.dice]
    readings = [
        d.reading(name, d.side if name == LOYAL else 1 - d.side, args)
        for name in sorted(results, key=list(WELCOME).index)
    ]
    d.thrown("disband-check", readings, charts.DISBAND_TABLE.clause, args)
    d.rows_in_use(listings.DISBAND, charts.DISBAND_TABLE, total(found))


def found_out(after: War) -> str:
    """What a disband check has brought: a name of WELCOME."""
    return next(name for name, kind in WELCOME.items() if outcomes.told(after, kind))


def preview_paying_no_more(d: PreviewBuilder, c: int) -> None:
    """Whoever has not been paid his donative is removed [strat.donative.a]."""
    d.warn("unpaid-go", {"units": d.listed("unit", d.s.adrift)})


def _hungry(d: PreviewBuilder) -> None:
    """How many units of the space are still beyond its forage then [20.2a]."""
    step = d.s.agenda[-1]
    if isinstance(step, supply.Feeding):
        d.term("still-hungry", max(0, supply.excess(d.s, d.side, step.space) - 1), "20.2a")


def preview_feeding(d: PreviewBuilder, c: int) -> None:
    """A unit beyond the forage of its space is paid [20.2a]."""
    kind = forces.UNIT_TYPE[c % VERB]
    d.spend(charts.COST_SUPPLY[kind], "tbl.cost.supply")
    d.cell(listings.UNIT_COSTS, kind, 2)
    _hungry(d)


def preview_disbanding(d: PreviewBuilder, c: int) -> None:
    """A unit is not fed, or is let go [20.3, 30.0b]."""
    s = d.s
    u = c % VERB
    h = s.loc[u]
    _hungry(d)
    check(d, h, sorted([*[v for v in s.adrift if s.loc[v] == h], u]))


def preview_market(d: PreviewBuilder, c: int) -> None:
    """Market feeds a whole space [strat.market]."""
    h = c % VERB
    d.path = [h]
    d.term("units-fed", len(supply.open_units(d.s, d.side, h)), "strat.market")
    d.term("forage-there", forage(d.s, h), "20.1")


def preview_pay(d: PreviewBuilder, c: int) -> None:
    """Soldiers are paid or refused [event.33, strat.donative.a]."""
    s = d.s
    h = c % VERB
    d.path = [h]
    army = isinstance(s.agenda[-1], PayArmy)
    units = s.adrift[:] if army else list(s.at[h])
    if c - h == PAY:
        cost = charts.prices.troops_demand_donative * len(units) if army else charts.prices.soldiers_demand_pay
        d.spend(cost, "strat.donative.a" if army else "event.33")
        d.cell(*listings.OTHER_COSTS.cell("donative" if army else "demand-pay"))
    else:
        check(d, h, units)


def preview_donative(d: PreviewBuilder, c: int) -> None:
    """A unit of the victors is paid its donative [strat.donative.a]."""
    d.spend(charts.prices.troops_demand_donative, "strat.donative.a")
    d.cell(*listings.OTHER_COSTS.cell("donative"))
    d.term("still-unpaid", len(d.s.adrift) - 1, "strat.donative.a")
