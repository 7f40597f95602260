"""What the tests of rout and withdrawal share: a plain, quiet players, and things that happen without further play."""

from typing import Any

from polemos.games.alexander.data.ground import code_of
from polemos.games.alexander.rules.reactions import orderly_withdrawal
from polemos.games.alexander.rules.rout import hits, rout
from polemos.kernel.flow import Step, run
from rulebook.alexander.table import Pieces, Table

HOPLITES = "mac.ho.merc"
"""HI HO, double-size, TQ 6, MA 4."""
COMPANY = "mac.hi.1"
"""HI HO of one hex, TQ 6, MA 5."""
PELTASTS = "mac.lp.1"
"""LP, TQ 5, MA 5."""
MORE_PELTASTS = "mac.lp.2"
ARCHERS = "mac.sk.arch"
"""SK, TQ 5, MA 6."""
SLINGERS = "mac.sk.sling"
AGRIANIANS = "mac.agrianian-detachment"
"""SK*, TQ 7, MA 6."""
COMPANIONS = "mac.hc.comp"
"""HC, TQ 7, MA 8."""
HORSE = "mac.hc.merc-1"
"""HC, TQ 5, MA 8."""
MORE_HORSE = "mac.hc.merc-2"
LIGHT_HORSE = "mac.lc.jav"
"""LC, TQ 5, MA 10."""
DAHAE = "sog.lc.dahae-1"
"""LC with bows, TQ 5, MA 10."""
MORE_DAHAE = "sog.lc.dahae-2"
NOBLES = "sog.hc.1"
"""HC, TQ 6, MA 7."""
FOOT = "sog.li.1"
"""LI, TQ 4, MA 5."""
MORE_FOOT = "sog.li.2"
BOWMEN = "sog.sk.1"
"""SK, TQ 3, MA 6."""
CHIEF = "mac.menedemus"
"""The leader who gives the orders; Initiative 4."""

_NO_FIRE = ["entry-fire never", "retire-fire never", "return-fire never", "face never", "bolts never"]
QUIET = {"macedonian": _NO_FIRE, "opponent": _NO_FIRE}
"""Standing orders: nobody shoots or turns in reaction."""


def plain(pieces: Pieces, **rest: Any) -> Table:
    """Samarkand, all clear and level. Macedonians flee to the left, Sogdians to the right; Menedemus acts from 1609."""
    there = dict(pieces)
    if "active" not in rest:
        rest["active"] = CHIEF
        there["1609"] = CHIEF
    rest.setdefault("standing", QUIET)
    return Table(there, **rest)


def happens(t: Table, *steps: Step) -> Table:
    """These steps happen now, in the middle of whatever waits."""
    t.state.agenda.extend(reversed(steps))
    run(t.state)
    return t


def takes(t: Table, unit: str, hits_: int) -> Table:
    """A unit takes hits."""
    hits.hurt(t.state, t.unit(unit), hits_, "10.13a")
    run(t.state)
    return t


def routs(t: Table, unit: str, why: int = rout.OUTRIGHT) -> Table:
    """A unit routs."""
    return happens(t, rout.Routs(t.unit(unit), why))


def column(place: str) -> int:
    """The column of a hex, of the first one of a double-size unit."""
    return int(place[:2])


def hex_of(place: str) -> int:
    """The code of a printed number."""
    return code_of(place)


def comes(t: Table, mover: str) -> Table:
    """An enemy has come near."""
    return happens(t, orderly_withdrawal.Withdrawals(t.unit(mover)))


def facing_east(pieces: Pieces, **rest: Any) -> Table:
    """Macedonians look right, Sogdians left."""
    names = [x for here in pieces.values() for x in ([here] if isinstance(here, str) else here)]
    # leaders, whose names have one part after that of their side, look nowhere
    units = [unit for unit in names if unit.count(".") > 1 or unit == AGRIANIANS]
    facing = {unit: 90 if unit.startswith("mac") else 270 for unit in units}
    return plain(pieces, **{"facing": facing, **rest})


def battle(name: str, leader: str, place: str, pieces: Pieces, **rest: Any) -> Table:
    """Another battle, of which only these are there; a leader far away acts."""
    return Table({place: leader, **pieces}, scenario=name, active=leader, **{"standing": QUIET, **rest})
