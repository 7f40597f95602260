"""Shock combats on the table: a plain to fight on, who strikes whom, and what the odds are.

The usual place is the plain of Arbela round 2720. A unit there that faces left (270) has 2620 and 2621 in front, 2719
and 2721 at its flanks, 2820 and 2821 behind it; a double-size one stands in 2720/2719, with 2619 to 2621 in front. A
phalanx in 2619/2620 that faces right has 2718, 2719 and 2720 in front.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.alexander.rules.shock import reckoning
from polemos.games.alexander.rules.shock.reckoning import Reckoning
from rulebook.alexander.table import Pieces, Table

SIDES = {
    "arbela": ("mac.craterus", "0505", "per.bupares", "5545"),
    "granicus": ("mac.craterus", "0503", "per.omares", "5532"),
    "issus": ("mac.craterus", "4032", "per.bianor", "3503"),
    "hydaspes": ("mac.hephaestion", "0505", "ind.hages", "5520"),
    "jaxartes": ("mac.craterus", "0907", "scy.chief", "4507"),
    "arigaeum": ("mac.leonnatus", "0505", "asp.chief-1", "4405"),
    "chaeronea": ("mac.antipater", "5628", "gre.lysicles", "0310"),
    "pelium": ("mac.perdiccas", "2718", "ill.glaucias", "2604"),
}
"""By battle: a leader of each side and a hex far from the fighting, so that his range reaches nobody."""
QUIET = [f"{kind} never" for kind in ("withdraw-leaders",)]


def shock(
    pieces: Pieces,
    facing: Mapping[str, int] | None = None,
    must: Sequence[str] = (),
    no: Sequence[str] = (),
    dice: Sequence[int] = (),
    side: str = "macedonian",
    scenario: str = "arbela",
    **rest: Any,
) -> Table:
    """The shock segment of a leader who stands far away. must, no: attackers with Must Check and No Check markers."""
    mine, near, other, far = SIDES[scenario]
    men = dict(pieces)
    active = rest.pop("active", "") or (mine if side == "macedonian" else other)
    placed = [name for value in men.values() for name in ([value] if isinstance(value, str) else value)]
    if active in (mine, other) and active not in placed:
        men[near if active == mine else far] = active
    return Table(
        men,
        scenario=scenario,
        active=active,
        phase="shock",
        facing={left: 270 for left in _named(men) if not left.startswith("mac.")}
        | {right: 90 for right in _named(men) if right.startswith("mac.")}
        | dict(facing or {}),
        must_check=list(must),
        no_check=list(no),
        dice=list(dice),
        standing=rest.pop("standing", {"macedonian": QUIET, "opponent": QUIET}),
        **rest,
    )


def _named(pieces: Mapping[str, str | Sequence[str]]) -> list[str]:
    """The units among some pieces; leaders are not named like units of the contingents."""
    found: list[str] = []
    for value in pieces.values():
        found += [value] if isinstance(value, str) else list(value)
    return [name for name in found if name.count(".") > 1 or name in PLAIN]


PLAIN = (
    "mac.macedonian-archers", "mac.cretan-archers", "mac.archers", "mac.slingers", "mac.phalanx-a", "mac.phalanx-b",
    "mac.phalanx-1", "mac.phalanx-2", "mac.prodromoi-lancers-1", "mac.prodromoi-lancers-2", "mac.sarissa-lancers-1",
    "mac.thracian-peltasts-1", "mac.thracian-peltasts-2", "mac.agrianian-javelin-men-1",
    "mac.agrianian-javelin-men", "mac.allied-peltasts",
)  # fmt: skip
"""Units whose names look like those of leaders."""


def quiet(pieces: Pieces, facing: Mapping[str, int] | None = None, **rest: Any) -> Table:
    """A table at which nobody attacks yet."""
    return shock(pieces, facing, **rest)


def reckoned(
    t: Table,
    attackers: Sequence[str],
    defenders: Sequence[str],
    lead: str = "",
    named: str = "",
    moved: bool = True,
) -> Reckoning:
    """The odds of these attackers against these defenders; the first of each counts unless told."""
    s = t.copy().state
    strikers = [t.unit(name) for name in attackers]
    for u in strikers:
        s.mark[u] = 1 if moved else 2
    struck = [t.unit(name) for name in defenders]
    for u in struck:
        s.struck[u] = 1
    return reckoning.reckon(s, strikers, struck, t.unit(lead or attackers[0]), t.unit(named or defenders[0]))


def terms(found: Reckoning) -> dict[str, int]:
    """What shifts the column, by name."""
    return {reckoning.TERMS[term.what]: term.value for term in found.terms}


def hits_taken(t: Table) -> dict[str, int]:
    """Cohesion hits counted since the start, by unit."""
    found: dict[str, int] = {}
    for e in t.events("hit"):
        found[e["unit"]] = found.get(e["unit"], 0) + e["number"]
    return found


def checked(t: Table) -> dict[str, int]:
    """Who rolled in the charge, and the modified face."""
    return {e["unit"]: e["face"] for e in t.events("charge-check")}


def combats(t: Table) -> dict[int, list[tuple[str, str, str]]]:
    """By number of the combat: attacker, defender and aspect."""
    found: dict[int, list[tuple[str, str, str]]] = {}
    for e in t.events("attacks"):
        found.setdefault(e["number"], []).append((e["unit"], e["target"], e["aspect"]))
    return found
