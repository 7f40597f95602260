"""What is done with units before they go, or where they stay: who comes along, who is inside, where units can go."""

from polemos.games.peloponnesian_war import asking
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.preview.after import tell_storm_at_end
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.preview.changes import tell_changes
from polemos.games.peloponnesian_war.preview.war import tell_first_roll
from polemos.games.peloponnesian_war.rules import places, stacking
from polemos.games.peloponnesian_war.rules.campaign import stacks
from polemos.games.peloponnesian_war.rules.campaign.gates import AtTheGates
from polemos.games.peloponnesian_war.rules.season import levies
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried


def preview_set_out(d: PreviewBuilder, c: int) -> None:
    """A piece sets out: whom it takes along, and how far they go [14.3.1, 14.3.2, 16.1b]."""
    after = carried(d.s, c)
    d.term("group", _units(after), "14.3.1")
    d.term("points-left", after.points, "16.1b")


def preview_company(d: PreviewBuilder, c: int) -> None:
    """Somebody is taken along or left: who goes then, and how far [14.3.1, 16.1b]."""
    both = d.s, carried(d.s, c)
    d.shown("group", [_units(s) for s in both], "14.3.1")
    d.shown("leaders-along", [len(stacks.leaders_of(s.group)) for s in both], "14.3.1")
    d.shown("points-left", [s.points for s in both], "16.1b")


def _units(s: War) -> int:
    """The units of the moving group, those aboard too."""
    return len([piece for piece in s.group if piece < UNITS])


def preview_walls(d: PreviewBuilder, c: int) -> None:
    """A group goes along Long Walls: points left, and who is inside where it comes to [10.4.6]."""
    both = d.s, carried(d.s, c)
    d.path = [stacks.here(d.s), c % VERB]
    d.shown("points-left", [s.points for s in both], "10.4.6")
    d.shown("inside", [len(asking.inside_at(s, d.side, c % VERB)) for s in both], "10.4.6")


def preview_door(d: PreviewBuilder, c: int) -> None:
    """Units go into a place where their move ends, or stay outside: who is inside, what changes, storms.

    [16.3.6, 16.9a]
    """
    after = carried(d.s, c)
    place = stacks.here(d.s)
    d.shown("inside", [len(asking.inside_at(s, d.side, place)) for s in (d.s, after)], "16.3.6")
    tell_changes(d, after)
    tell_storm_at_end(d)


def preview_invest(d: PreviewBuilder, c: int) -> None:
    """A place is invested: who is shut in, and whether and how a siege could be begun [10.2.2d, 10.3.2, 10.5.1]."""
    assert isinstance(d.step, AtTheGates)
    target = d.step.target
    d.term("shut-in", len(places.units_inside(d.s, target)), "10.2.2d")
    if sieges.refusals_besiege(d.s, d.side, target):
        for clause in dict.fromkeys([why.clause for why in sieges.refusals_besiege(d.s, d.side, target)]):
            d.term("no-siege", "", clause)
    else:
        after = carried(d.s, c)
        sieges.begin(after, d.side, target)
        tell_first_roll(d, after, target)
    tell_storm_at_end(d)


def preview_scatter(d: PreviewBuilder, c: int) -> None:
    """A unit leaves a stack without a leader: the places where it may go, or that it goes home [14.2.2]."""
    free = len(stacking.refuges(d.s, c % VERB))
    d.term("refuges", free or d.say("goes-home"), "14.2.2")


def preview_put_in(d: PreviewBuilder, c: int) -> None:
    """Fleets come to a coast before supply: whether they are in a port there, and who is there then [9.8, 16.4.4]."""
    both = d.s, carried(d.s, c)
    d.shown("units-there", [len(asking.units_at(s, d.side, c % VERB)) for s in both], "9.8")
    d.shown("inside", [len(asking.inside_at(s, d.side, c % VERB)) for s in both], "16.4.4")


def preview_levy(d: PreviewBuilder, c: int) -> None:
    """A city in which units may be placed: how many are ready for it, and how many could be taken back [7.3.1]."""
    city = c % VERB
    d.term("units-there", len(asking.units_at(d.s, d.side, world.CITY_HEX[city])), "7.3.1")
    d.term("ready", len(levies.placeable(d.s, d.side, city)), "7.3.1")
    d.term("may-go-home", len(levies.recallable(d.s, d.side, city)), "7.3.1")
