"""What an operation would bring, step by step: who goes, the next locale and whom one meets there, where it stops."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import PRESTIGE, SPARTA, UNITS
from polemos.games.sparta_vs_athens.data.world import AMPHIPOLIS, IS_SEA, LOCALES, NEXT_TO, RED_BOX, SHORES
from polemos.games.sparta_vs_athens.edge import messages, sheets
from polemos.games.sparta_vs_athens.preview.builder import PreviewBuilder, played, waits_for
from polemos.games.sparta_vs_athens.preview.fighting import TWO_DICE, battle, brought, contest
from polemos.games.sparta_vs_athens.rules import rolls, sides
from polemos.games.sparta_vs_athens.rules.berths import Berth
from polemos.games.sparta_vs_athens.rules.combat.siege_lines import defence_terms, troops_terms
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import upkeep
from polemos.games.sparta_vs_athens.rules.nations import forts, revolt
from polemos.games.sparta_vs_athens.rules.operations import cargo, markers, ways
from polemos.games.sparta_vs_athens.rules.operations.forces import carried as carried
from polemos.games.sparta_vs_athens.rules.operations.forces import fleets_in, force, here
from polemos.games.sparta_vs_athens.rules.operations.meeting import Intercepted, SeaMeeting, forbidden_to_intercept
from polemos.games.sparta_vs_athens.rules.setup.tasks import SendAbroad
from polemos.games.sparta_vs_athens.rules.year.tribute import pays_athens, pays_sparta
from polemos.games.sparta_vs_athens.state import War, cargo_of, strength_of, units_at
from polemos.games.sparta_vs_athens.verbs import DISSOLVE, GO_ON, PIECE, SEA_FIGHT, SPACE, TAKE
from polemos.kernel.flow import VERB
from polemos.room import outcomes

WAYS: Final = (("way-land", "7.1b"), ("way-sea", "7.1c"), ("way-coast", "7.1d"))


def preview_lead(d: PreviewBuilder, c: int) -> None:
    """A leader operates: what he can do, and who may go with him [6.1a, 6.1d, 6.1e]."""
    leader = c % VERB
    d.path = [d.s.loc[leader]]
    d.leader(leader)
    after = d.made(c)
    d.forces("may-come", after, [x % VERB for x in after.opts if x // VERB * VERB == TAKE and x % VERB < UNITS], "6.1e")


def preview_force(d: PreviewBuilder, c: int) -> None:
    """The force as it would be then: strength, ships with room, points [6.1e, 7.4a, 7.6a, 7.7b]."""
    after = d.made(c)
    if c % VERB >= UNITS:
        d.leader(c % VERB)
    d.forces("force", after, [piece for piece in after.group if piece < UNITS], "6.1e")
    if fleets_in(after):
        d.term("room-aboard", len(cargo.room_aboard(after)), "7.4a")
        d.term("aboard", len(carried(after)), "7.4d")
    if after.points != d.s.points:
        d.term("points-left", after.points, "7.7b")
    d.news(after)


def preview_berth(d: PreviewBuilder, c: int) -> None:
    """A fleet carries a leader or troops: what is lost if it is, and who besides is aboard [7.4e]."""
    assert isinstance(d.step, Berth)
    fleet = c % VERB
    d.term("carrier", strength_of(d.s, fleet), "7.4b")
    others = [piece for piece in cargo_of(d.s, fleet) if piece != d.step.piece]
    if others:
        d.term("carries", d.listed(PIECE, others), "7.4e")


def preview_box(d: PreviewBuilder, c: int) -> None:
    """Who would lie under a force marker, or come out from under it [2.6a, 5.2c]."""
    pieces = markers.in_box(d.s, d.side, c % VERB) if c // VERB * VERB == DISSOLVE else d.s.group
    d.forces("force", d.s, [piece for piece in pieces if piece < UNITS], "2.6a")
    for piece in pieces:
        if piece >= UNITS:
            d.leader(piece)


def preview_marker(d: PreviewBuilder, c: int) -> None:
    """What a force marker is good for: it hides, and the first of Sparta strengthens [5.2c, 5.3a]."""
    d.entry("5.3a" if d.side == SPARTA and c % VERB == 1 else "5.2c")


def preview_drop(d: PreviewBuilder, c: int) -> None:
    """Who stays behind: how full the place is then, what it is good for, and the force that goes on [7.6a, 7.6b]."""
    if d.s.arrived:
        after = d.made(c)
        d.stacking(after, here(d.s), after.group)
        standing(d, after, here(d.s), [c % VERB])
    preview_force(d, c)


def standing(d: PreviewBuilder, after: War, locale: int, units: list[int]) -> None:
    """What units that stay in a locale are good for and cost: tribute [2.16b], upkeep [12.3b]."""
    for side, pays in enumerate((pays_athens, pays_sparta)):
        if side == d.side and pays(after, locale) and not pays(d.s, locale):
            d.term("tribute", RED_BOX[locale] if side == 0 else revolt.box_of(side, locale), "2.16b")
    d.term(
        "upkeep", sum([upkeep(after, unit) for unit in units if unit < UNITS and after.loc[unit] == locale]), "12.3b"
    )


def preview_move(d: PreviewBuilder, c: int) -> None:
    """The next locale: the way, the points that are left, whom one meets there, what would be too many [7.1-7.9]."""
    s, to = d.s, c % VERB
    start = here(s)
    d.path = [start, to]
    after = d.made(c, rolls.R_LAND, rolls.R_SEA)
    way = start * LOCALES + to
    message, clause = WAYS[2 if ways.is_coastal(start, to) else int(way in ways.SEA_WAYS)]
    d.term(message, 1, clause)
    d.term("points-left", s.points - 1, "7.3b")
    if fleets_in(after) and carried(after):
        d.term("aboard", len(carried(after)), "7.4d")
    d.there(after, to)
    if not IS_SEA[to] and fleets_in(after) and sides.has_port(after, d.side, to):
        d.term("port", "", "7.11b")
    if SHORES[to] > 1 and fleets_in(after):
        onward = [at for at in NEXT_TO[to] if ways.by_sea(after, d.side, fleets_in(after), to, at) != ways.CLOSED]
        d.term("shore", d.listed(SPACE, onward), "7.2c")
    d.stacking(after, to, after.group)
    d.news(after)
    meeting(d, after, to)


def meeting(d: PreviewBuilder, after: War, to: int) -> None:
    """Enemy ships there, whom one fights or passes [7.9a], or enemy troops, whom one must fight [7.5a]."""
    if waits_for(after, rolls.R_LAND, rolls.R_SEA):
        d.warn("must-fight")
        battle(d, after)
    elif isinstance(after.agenda[-1], SeaMeeting):
        if GO_ON in after.opts and not forbidden_to_intercept(after, 1 - d.side):
            d.s = after
            contest(d, "interception", Intercepted(1 - d.side, to))
        battle(d, played(after, SEA_FIGHT, rolls.R_LAND, rolls.R_SEA))


def preview_stop(d: PreviewBuilder, c: int) -> None:
    """The operation ends here: how full it is, tribute and upkeep, what follows [5.1f, 2.16b, 12.3b]."""
    s = d.s
    if not s.arrived and not s.fought:
        d.term("called-off", "", "6.1d")
        return
    units = [piece for piece in s.group if piece < UNITS]
    at = s.loc[force(s)[0]]
    after = d.made(c)
    d.path = [at]
    d.stacking(after, at)
    standing(d, after, at, units)
    d.news(after)


def preview_told(d: PreviewBuilder, c: int) -> None:
    """What follows at once from a choice, as the rules tell it."""
    d.settled(outcomes.onward(outcomes.carried(d.s, c), forts.BuildFort))


# ------------------------------------------------------------------------------------------------------------- revolts


def preview_incite(d: PreviewBuilder, c: int) -> None:
    """A die below the number in the box; what the revolt would do [10.1b, 10.1e]."""
    locale = c % VERB
    d.term("box", revolt.box_of(d.side, locale), "10.1b")
    good, bad = d.reading("revolts", d.side), d.reading("stays-true", 1 - d.side)
    tries = [outcomes.trial(d.s, revolt.Incited(d.side, locale), face) for face in d.dice]
    done = [after for after in tries if outcomes.told(after, "revolt") is not None]
    words = {"space": d.name(SPACE, locale)}
    d.thrown("incite", [good if after in done else bad for after in tries], "10.1b", words)
    if done:
        d.if_so(done[0])


def preview_incite_athens(d: PreviewBuilder, c: int) -> None:
    """Two dice against the prestige of Athens, once in a game [10.5a, 10.5c]."""
    good = d.reading("athens-revolts", d.side, {"level": PRESTIGE.athens_revolt})
    bad = d.reading("athens-true", 1 - d.side)
    tries = [outcomes.trial(d.s, revolt.AthensIncited(d.side), *dice) for dice in TWO_DICE]
    d.thrown("incite-athens", [good if outcomes.told(t, "athens-revolts") is not None else bad for t in tries], "10.5a")
    d.warn("once")


def preview_take_income(d: PreviewBuilder, c: int) -> None:
    """What Athens would receive as things stand [10.5b]."""
    d.term("income", sheets.expected_income(d.s)[0], "12.2a", {"side": messages.lexicon(d.language)["side"][0]})


def preview_expedition(d: PreviewBuilder, c: int) -> None:
    """Nobody has to go by sea for it; it comes once [16.1l]."""
    d.entry("16.1l")


def preview_march(d: PreviewBuilder, c: int) -> None:
    """A unit marches with Brasidas: whom they meet, and that they stand before the city as besiegers [15.14a]."""
    unit = c % VERB
    d.path = [d.s.loc[unit], AMPHIPOLIS]
    d.there(d.s, AMPHIPOLIS)
    after = outcomes.carried(d.s, c)
    if after.besieging[unit]:
        brought(d, d.side, troops_terms(after, [unit], "9.0c"))
        brought(d, 1 - d.side, defence_terms(after, AMPHIPOLIS))
    d.term("upkeep", upkeep(after, unit), "12.3b")


def preview_abroad(d: PreviewBuilder, c: int) -> None:
    """A unit begins the war abroad: who is there then [16.0a]."""
    assert isinstance(d.step, SendAbroad)
    d.path = [d.step.locale]
    d.forces("own", d.made(c), [*units_at(d.s, d.side, d.step.locale), c % VERB], "16.0a")


def preview_post(d: PreviewBuilder, c: int) -> None:
    """Where a leader or a unit is put: who is there, what a unit costs there [6.6a, 12.3b, 12.5c]."""
    locale = c % VERB
    if locale >= LOCALES:
        return
    d.path = [locale]
    d.forces("own", d.s, units_at(d.s, d.side, locale), "6.6a")
    d.there(d.s, locale)


def preview_leader(d: PreviewBuilder, c: int) -> None:
    """What a leader can do."""
    if c % VERB >= UNITS:
        d.line(d.name(PIECE, c % VERB), "", "6.1c")
        d.leader(c % VERB)
