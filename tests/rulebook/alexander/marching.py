"""What the tests of movement share: tables on which nobody reacts, and names of units and leaders."""

from typing import Any

from rulebook.alexander.table import Pieces, Table

HOPLITES = "mac.hi.1"
LINE = "mac.ho.merc"
PELTASTS = "mac.lp.1"
PELTASTS_2 = "mac.lp.2"
ARCHERS = "mac.sk.arch"
SLINGERS = "mac.sk.sling"
AGRIANIANS = "mac.agrianian-detachment"
COMPANIONS = "mac.hc.comp"
MERCENARIES = "mac.hc.merc-1"
JAVELIN_HORSE = "mac.lc.jav"
NOBLES = "sog.hc.1"
FOOT = "sog.li.1"
FOOT_2 = "sog.li.2"
BOWMEN = "sog.sk.1"
DAHAE = "sog.lc.dahae-1"
SILENT = [
    "entry-fire never",
    "retire-fire never",
    "return-fire never",
    "withdraw-skirmishers never",
    "withdraw-others never",
    "withdraw-leaders never",
    "face never",
    "bolts never",
]


def field(pieces: Pieces, **rest: Any) -> Table:
    """Samarkand, all clear and level, nobody reacting: Menedemus at 2416 gives orders, unless another leader does."""
    there = dict(pieces)
    if "active" not in rest:
        rest["active"] = "mac.menedemus"
        there["2416"] = "mac.menedemus"
    return Table(there, standing=dict.fromkeys(("macedonian", "opponent"), SILENT), **rest)


def elsewhere(scenario: str, leader: str, at: str, pieces: Pieces, **rest: Any) -> Table:
    """Another battle, nobody reacting: a leader at a hex gives the orders."""
    there: dict[str, Any] = dict(pieces)
    here = there.get(at)
    there[at] = leader if here is None else [here, leader] if isinstance(here, str) else [*here, leader]
    return field(there, scenario=scenario, active=leader, **rest)
