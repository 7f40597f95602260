"""What a choice without a die changes at once, read off a copy on which it is done."""

from typing import Final

from polemos.games.peloponnesian_war import codes, verbs
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.rules.regions import control, tribute
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried, settled

TOLD: Final = frozenset(
    (
        *(
            "base-lost",
            "captured",
            "fort-destroyed",
            "long-walls-gone",
            "siege-anew",
            "siege-ends",
            "walls-fall",
            "walls-stopped",
        ),
        *("gates-open", "helots-rise", "revolt", "revolt-ends", "revolt-walls"),
        *("called-back", "changes-sides", "leaves", "new-general", "prisoners", "stack-held"),
        *(
            "card-goes-back",
            "carneia",
            "famine",
            "no-levy",
            "no-peace",
            "region-shaken",
            "sacred-truce",
            "storms-blow",
            "winds",
        ),
        *(
            "cyrus-comes",
            "expedition-owed",
            "expedition-returns",
            "persia-listens",
            "satrap-joins",
            "satrap-leaves",
            "sicily-opens",
        ),
    )
)
"""Events that a preview tells in their own words; of others it shows the figures, or the choice says them itself."""


def preview_changes(d: PreviewBuilder, c: int) -> None:
    """What a choice changes, down to the next question or die."""
    tell_changes(d, settled(carried(d.s, c)))


def preview_loss(d: PreviewBuilder, c: int) -> None:
    """A unit is given up: what goes down with it, and what follows from that [7.9.1b, 10.5.1, 17.2b, 17.7.5]."""
    after = carried(d.s, c)
    for unit in _moved(d.s, after, False):
        if unit != c % VERB or after.loc[unit] == codes.OUT:
            d.term("goes" if after.loc[unit] != codes.OUT else "goes-for-good", "", d.asks(), _unit(d, unit))
    _events(d, after)


def preview_lift(d: PreviewBuilder, c: int) -> None:
    """A siege is lifted: the seasons of siege that are lost, and the bases on top of the place [10.7.1]."""
    d.term("seasons-lost", d.s.siege[c % VERB] - 1, "10.7.1")
    _events(d, carried(d.s, c), "siege-ends")


def preview_kept(d: PreviewBuilder, c: int) -> None:
    """A region that has passed stands at some multiple: what it pays then [4.3.1b2]."""
    assert isinstance(d.step, control.KeepTribute)
    region = d.step.region
    both = [tribute.collected(s, region) for s in (d.s, carried(d.s, c))]
    d.term("tribute", f"{both[0]} → {both[1]}", "4.3.1b2")


def tell_changes(d: PreviewBuilder, after: War) -> None:
    """Talents, allegiance, militance and control of regions, units that come and go, tokens."""
    s = d.s
    for side in codes.BOTH:
        was, now = s.treasury[side], after.treasury[side]
        if was != now:
            d.line(d.say("treasury-of", {"side": d.name("side", side)}), f"{was} → {now}", "5.1a")
    for region in range(world.REGION_COUNT):
        _region(d, after, region)
    for message, pieces in (("comes", _moved(s, after, True)), ("goes", _moved(s, after, False))):
        for name in pieces:
            d.term(message, "", "7.2", _unit(d, name))
    if after.tokens != s.tokens:
        d.term("tokens", f"{sum(s.tokens)} → {sum(after.tokens)}", "12.8b")
    _events(d, after)


def _events(d: PreviewBuilder, after: War, *obvious: str) -> None:
    """What happens besides, in the words in which it will be told; nothing of it was drawn."""
    for event in dict.fromkeys(after.heard or []):
        if event.kind in TOLD and event.kind not in obvious:
            d.line(WORDING.tell(event, d.language), "", event.clauses[0])


def _unit(d: PreviewBuilder, piece: int) -> dict[str, str]:
    """A piece as the word of a message."""
    return {"unit": d.name(verbs.PIECE, piece)}


def _region(d: PreviewBuilder, after: War, region: int) -> None:
    """What changes in a region."""
    s, name = d.s, d.name("region", region)
    if s.al[region] != after.al[region]:
        d.line(d.of(name, d.say("al")), f"{s.al[region]:+d} → {after.al[region]:+d}", "4.1a2")
    if s.ml[region] != after.ml[region]:
        d.line(d.of(name, d.say("ml")), f"{s.ml[region]} → {after.ml[region]}", "4.2a")
    if s.controller[region] != after.controller[region]:
        d.line(name, f"{d.name('side', s.controller[region])} → {d.name('side', after.controller[region])}", "4.3.1b")


def _moved(s: War, after: War, onto: bool) -> list[int]:
    """Units that come onto the map, or leave it."""
    return [
        unit
        for unit in range(tables.UNITS)
        if (s.loc[unit] >= 0) != (after.loc[unit] >= 0) and (after.loc[unit] >= 0) == onto
    ]
