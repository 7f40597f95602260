"""What a choice without a die changes at once, read off a copy on which it is done."""

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.state import War
from polemos.room.outcomes import carried


def preview_changes(d: PreviewBuilder, c: int) -> None:
    """What a choice changes as soon as it is made."""
    tell_changes(d, carried(d.s, c))


def tell_changes(d: PreviewBuilder, after: War) -> None:
    """Talents, allegiance, militance and control of regions, units that come and go, tokens."""
    s = d.s
    for side in state.BOTH:
        was, now = s.treasury[side], after.treasury[side]
        if was != now:
            d.line(d.say("treasury-of", {"side": d.name("side", side)}), f"{was} → {now}", "5.1a")
    for region in range(world.REGION_COUNT):
        _region(d, after, region)
    for message, pieces in (("comes", _moved(s, after, True)), ("goes", _moved(s, after, False))):
        for name in pieces:
            d.term(message, "", "7.2", {"unit": d.name(verbs.PIECE, name)})
    if after.tokens != s.tokens:
        d.term("tokens", f"{sum(s.tokens)} → {sum(after.tokens)}", "12.8b")


def _region(d: PreviewBuilder, after: War, region: int) -> None:
    """What changes in a region."""
    s, name = d.s, d.name("region", region)
    if s.al[region] != after.al[region]:
        d.line(f"{name}: {d.say('al')}", f"{s.al[region]:+d} → {after.al[region]:+d}", "4.1a2")
    if s.ml[region] != after.ml[region]:
        d.line(f"{name}: {d.say('ml')}", f"{s.ml[region]} → {after.ml[region]}", "4.2a")
    if s.controller[region] != after.controller[region]:
        d.line(name, f"{d.name('side', s.controller[region])} → {d.name('side', after.controller[region])}", "4.3.1b")


def _moved(s: War, after: War, onto: bool) -> list[int]:
    """Units that come onto the map, or leave it."""
    return [
        unit
        for unit in range(tables.UNITS)
        if (s.loc[unit] >= 0) != (after.loc[unit] >= 0) and (after.loc[unit] >= 0) == onto
    ]
