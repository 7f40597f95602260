"""What the choices of seasons and years would bring: checks, tribute, works and what they cost."""

from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_REGION
from polemos.games.peloponnesian_war.edge import prices
from polemos.games.peloponnesian_war.edge.sheets import WHY
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules.regions import revolt, tribute
from polemos.games.peloponnesian_war.rules.season import lines
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried, trial
from polemos.room.preview_builder import Reading
from polemos.room.table_builder import signed


def preview_check(d: PreviewBuilder, c: int) -> None:
    """A city is checked for a revolt [6.1a, 6.3]."""
    city = c % VERB
    d.reasons("revolt", revolt.REASONS, revolt.terms(d.s, city))
    rises, stays = d.reading("rises", SPARTA), d.reading("stays-loyal", ATHENS)
    _die(d, revolt.Checked(city), "6.1a", rises, stays)


def preview_calm(d: PreviewBuilder, c: int) -> None:
    """Athens tries to end a revolt [6.2, 6.3]."""
    city = c % VERB
    d.reasons("revolt", revolt.REASONS, revolt.terms(d.s, city))
    ends, stays = d.reading("revolt-ends", ATHENS), d.reading("revolt-stays", SPARTA)
    _die(d, revolt.Calmed(city), "6.2", ends, stays)


def _die(d: PreviewBuilder, step: revolt.Checked | revolt.Calmed, clause: str, yes: Reading, no: Reading) -> None:
    """The faces of a check, read by its own step: whether the markers of the city change."""
    before = d.s.city_marks
    d.thrown("check", [yes if trial(d.s, step, face).city_marks != before else no for face in d.dice], clause)


def preview_assess(d: PreviewBuilder, c: int) -> None:
    """A region is assessed: what it pays, what that does to its allegiance or militance [5.3.3a, 5.3.4a, 5.3.4b]."""
    region = c % VERB
    after = carried(d.s, c)
    was, now = tribute.collected(d.s, region), tribute.collected(after, region)
    d.term("tribute", f"{was} → {now}", "5.3.1a")
    for name, row, then, clause in (("al", d.s.al, after.al, "5.3.3a"), ("ml", d.s.ml, after.ml, "5.3.4b")):
        if row[region] != then[region]:
            shown = signed if name == "al" else str
            d.term(name, f"{shown(row[region])} → {shown(then[region])}", clause)
    if after.controller[region] != d.s.controller[region]:
        d.warn("region-lost", {"region": d.name("region", region)})


def preview_cost(d: PreviewBuilder, c: int) -> None:
    """Something is built: what it costs, how long it takes, what is left [7.7]."""
    left = d.s.treasury[d.side]
    cost = prices.price_of(d.s, d.side, c)
    if cost is None:
        return
    talents, seasons = cost
    d.term("costs", talents, "7.7")
    if seasons:
        d.term("seasons", seasons, "7.6.4b")
    d.term("talents-left", left - talents, "5.1b")


def preview_base(d: PreviewBuilder, c: int) -> None:
    """A base is built: what it costs, and whether supply would come to it as things stand [7.6.3a, 9.3.2]."""
    preview_cost(d, c)
    after, place = carried(d.s, c), c % VERB
    traced = lines.trace(after, d.side)
    if place in traced.nodes:
        d.term("base-fed", d.say("fed"), "9.3.2")
    else:
        why = lines.why_not(after, traced, place, 0) or lines.NO_LINE
        d.term("base-fed", d.t(f"why-{WHY[why]}"), why)


def preview_fall(d: PreviewBuilder, c: int) -> None:
    """Walls are pulled down or a city is razed: what its region thinks of that [13.6c, 13.6d]."""
    target = c % VERB
    region = CITY_REGION[target] if target < CITIES else -1
    after = carried(d.s, c)
    if region >= 0 and after.al[region] != d.s.al[region]:
        d.term("al", f"{signed(d.s.al[region])} → {signed(after.al[region])}", "13.6c")
    d.warn("for-good")
