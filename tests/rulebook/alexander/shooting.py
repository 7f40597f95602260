"""What the tests of missile fire share: a plain with a leader who gives the orders, and what a shot would need."""

from typing import Any

from polemos.games.alexander.data.ground import code_of
from polemos.games.alexander.data.tables import SCREEN
from polemos.games.alexander.rules.field import lines_of_sight
from polemos.games.alexander.rules.fire import aiming
from polemos.games.alexander.rules.fire.aiming import MODIFIER_NAMES, Aim
from rulebook.alexander.table import Pieces, Table

ARCHERS = "mac.sk.arch"
SLINGERS = "mac.sk.sling"
PELTASTS = "mac.lp.1"
AGRIANIANS = "mac.agrianian-detachment"
JAVELIN_HORSE = "mac.lc.jav"
HOPLITES = "mac.hi.1"
DAHAE = "sog.lc.dahae-1"
HORSE = "sog.hc.1"
LIGHT = "sog.li.1"
BOWMEN = "sog.sk.1"
COMPANIONS = "mac.hc.comp"
ASK_ALL = {
    side: [
        "entry-fire ask", "retire-fire ask", "return-fire ask", "withdraw-skirmishers never", "withdraw-others never",
        "withdraw-leaders never", "face never",
    ]
    for side in ("macedonian", "opponent")
}  # fmt: skip
"""Standing orders that put every question of fire, and none of withdrawing or turning."""
SILENT = {
    side: [
        "entry-fire never", "retire-fire never", "return-fire never", "withdraw-skirmishers never",
        "withdraw-others never", "withdraw-leaders never", "face never",
    ]
    for side in ("macedonian", "opponent")
}  # fmt: skip


def plain(pieces: Pieces, **rest: Any) -> Table:
    """Samarkand, all clear and level: Menedemus stands at 2416 and gives orders, unless another leader does."""
    there = dict(pieces)
    if "active" not in rest:
        rest["active"] = "mac.menedemus"
        there["2416"] = "mac.menedemus"
    return Table(there, **rest)


def aim(t: Table, unit: str, target: str, *, moving: int = 0, screen: bool = False) -> Aim | None:
    """The best shot of a unit at another."""
    u = t.unit(unit)
    weapon = SCREEN if screen else t.g.weapon[u]
    return aiming.best_aim(t.state, u, weapon, t.unit(target), moving)


def need(t: Table, unit: str, target: str, *, moving: int = 0) -> int:
    """The highest face with which it hits."""
    found = aim(t, unit, target, moving=moving)
    assert found is not None, f"{unit} cannot shoot at {target}"
    return found.need


def modifiers(t: Table, unit: str, target: str, *, moving: int = 0) -> dict[str, int]:
    """What changes the die of a shot, by its name in the table."""
    found = aim(t, unit, target, moving=moving)
    assert found is not None
    weapon = t.g.weapon[t.unit(unit)]
    rows = aiming.parts(t.state, weapon, t.unit(target), found.start, found.hex, found.range, moving)
    return {MODIFIER_NAMES[term.what]: term.value for term in rows}


def forbidden(t: Table, unit: str, target: str) -> list[str]:
    """The clauses that forbid a shot."""
    u = t.unit(unit)
    return [r.clause for r in aiming.refusals_shot(t.state, u, t.g.weapon[u], t.unit(target))]


def in_sight(t: Table, one: str, other: str) -> bool:
    """Whether a missile unit in one hex sees the other."""
    return lines_of_sight.clear(t.state, code_of(one), code_of(other))
