"""Writing the positions of a battle: what is said of a state under each key."""

from collections.abc import Callable

from polemos.games.alexander.data.ground import label
from polemos.games.alexander.data.setting import SIDE_NAMES, Setting
from polemos.games.alexander.edge.position_names import MARKER_NAMES
from polemos.games.alexander.rules.standing_orders import KIND_NAMES, WISH_NAMES, defaults
from polemos.games.alexander.state import NO_MARKER, ORDERS, Battle, setting


def on_the_field(s: Battle) -> dict[str, list[str]]:
    """Units and leaders by their hexes."""
    g = setting(s)
    pieces: dict[str, list[str]] = {}
    for u, h in enumerate(s.loc):
        if h >= 0 and u != s.passer:
            pieces.setdefault(label(h), []).append(g.unit_id[u])
    for m, h in enumerate(s.lead_loc):
        if h >= 0:
            pieces.setdefault(label(h), []).append(g.leader_id[m])
    return dict(sorted(pieces.items()))


def of_units(s: Battle, row: list[int]) -> list[str]:
    """Numbers of units on the field, as "2 mac.hy.1"."""
    return [f"{n} {setting(s).unit_id[u]}" for u, n in enumerate(row) if n and s.loc[u] >= 0]


def of_leaders(s: Battle, row: list[int]) -> list[str]:
    """Numbers of leaders."""
    return [f"{n} {setting(s).leader_id[m]}" for m, n in enumerate(row) if n]


def leaders_at(s: Battle, row: list[int], value: int) -> list[str]:
    """The leaders for whom a row has a value."""
    return [setting(s).leader_id[m] for m, n in enumerate(row) if n == value]


def flagged(row: str, value: int) -> Callable[[Battle], list[str]]:
    """Writes the units on the field for whom a row has a value."""

    def write(s: Battle) -> list[str]:
        there = enumerate(getattr(s, row))
        return [setting(s).unit_id[u] for u, n in there if n == value and s.loc[u] >= 0]

    return write


def lost(status: int) -> Callable[[Battle], list[str]]:
    """Writes who has left the field in a way."""
    return lambda s: off(s, setting(s), status)


def facings(s: Battle) -> list[str]:
    """Which way the units on the field face, in degrees."""
    return [f"{30 * s.facing[u]} {setting(s).unit_id[u]}" for u, h in enumerate(s.loc) if h >= 0]


def depths(s: Battle) -> dict[str, str]:
    """The phalanxes that stand beneath others."""
    g = setting(s)
    return {g.unit_id[u]: g.unit_id[s.deep[u]] for u in range(g.units) if s.beneath[u]}


def marked(s: Battle) -> dict[str, list[str]]:
    """The leaders of each marker."""
    found = {name: leaders_at(s, s.marker, n) for n, name in enumerate(MARKER_NAMES) if n != NO_MARKER}
    return {name: leaders for name, leaders in found.items() if leaders}


def commanding(s: Battle) -> dict[str, str]:
    """The Overall Commanders who are others than in the set-up."""
    g = setting(s)
    return {SIDE_NAMES[p]: g.leader_id[m] if m >= 0 else "" for p, m in enumerate(s.commanders) if m != g.overall[p]}


def wanted(s: Battle) -> dict[str, list[str]]:
    """Standing orders that are others than the usual ones."""
    return {name: wishes for p, name in enumerate(SIDE_NAMES) if (wishes := wishes_of(s, p))}


def off(s: Battle, g: Setting, status: int) -> list[str]:
    return [
        *(g.unit_id[u] for u, n in enumerate(s.status) if n == status),
        *(g.leader_id[m] for m, n in enumerate(s.lead_status) if n == status),
    ]


def wishes_of(s: Battle, side: int) -> list[str]:
    rows = s.order[side * ORDERS : (side + 1) * ORDERS]
    usual = defaults()
    return [f"{KIND_NAMES[n]} {WISH_NAMES[wish]}" for n, wish in enumerate(rows[: len(KIND_NAMES)]) if wish != usual[n]]
