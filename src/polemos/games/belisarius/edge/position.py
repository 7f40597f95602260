"""Positions: a war written by hand as a small TOML or JSON object. Tests, puzzles, bug reports and "what if" use it.

A position is a scenario and what differs from it. Everything but `scenario` may be left out:

    scenario = "1"
    options = ["pillage"]                   # optional rules in use
    turn = 2                                # default: the scenario's first
    player = "imperial"                     # whose player turn; default: barbarian, the first player
    phase = "operations"                    # event diplomacy taxation recruitment levy operations supply
    base = "empty"                          # nothing on the map; default "scenario": set up in the usual way
    control = { all = "neutral", persia = "barbarian" }
    sp = { imperial = 12 }
    hands = { imperial = ["agent", "2 treachery"] }    # out of the pool
    pillaged = ["Roma"]                     # hexes by number or town
    colonies = ["3030"]
    works = ["3433"]
    units = { "3433" = ["2 guard field_army", "guard fleet", "Justinian"], "Persia-area" = "persia garrison" }
    aboard = ["Guard-garrison-1"]           # units, or spaces: all land units there
    rebels = ["3030"]                       # guard units, or spaces: all guard units there
    removed = ["Narses", "Roma"]            # units, or all of a space, off the map
    dead = ["Justinian"]                    # out for ever
    spent = ["Mundas"]                      # done for this phase; `reacted`: done with its reaction
    barred = ["persia"]                     # by an event: no tax, recruits or levy
    dice = [3, 4]                           # the faces that come first
    draws = ["agent"]                       # the markers that are drawn or lost first
    seed = "7"
    dice_mode = "asked"

Names forgive: capitals, hyphens, underscores and spaces do not matter. A unit is a counter ("Guard-garrison-3"), a
leader, or a kind ("guard garrison": the next counter that is free; "3 guard garrison": three of them), with `aboard`,
`rebel`, `spent` or `reacted` behind it if need be. A marker is its name or a word of it ("pope", "donative"). Any list
may be a text with commas between, the dice a text of faces ("3 4").

On the base "empty" the control is the scenario's, treasuries and hands are empty, all markers lie in the pool.
The remaining keys, `generator`, `area_placed`, `agreed` and `seen`, hold what only a running game knows.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from polemos.games.belisarius import sequence
from polemos.games.belisarius.choice_ids import MARKER_IDS, PROVINCE_IDS
from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.edge.invariants import invariants
from polemos.games.belisarius.edge.position_form import Form
from polemos.games.belisarius.edge.position_names import PHASE_NAMES, PLAYER_NAMES, STATES
from polemos.games.belisarius.edge.position_reader import (
    Draft,
    read_agreed,
    read_area_placed,
    read_barred,
    read_colonies,
    read_control,
    read_draws,
    read_hands,
    read_phase,
    read_pillaged,
    read_player,
    read_seen,
    read_treasuries,
    read_turn,
    read_units,
    read_works,
)
from polemos.games.belisarius.rules import setup
from polemos.games.belisarius.rules.markers import fill_pool
from polemos.games.belisarius.state import EVENT_PHASE, FINISHED, REACTED, SEEN_ROW, SETUP_PHASE, War
from polemos.games.belisarius.verbs import QUICK
from polemos.kernel.flow import NOBODY, choose, run
from polemos.room.positions import (
    BASE,
    GENERATOR,
    Key,
    chances,
    described,
    faces_to_come,
    in_words,
    names_of,
    read_into,
    who_rolls,
)
from polemos.room.rules import Rules

PIECES_KEY: Final = "units"


def laid_out(data: Any, rules: Rules[War]) -> War:
    """A war from a position at the very start of its phase: what comes next is on the agenda, nothing of it has run.

    Raises BadInput with every defect, one a line.
    """
    d = Draft(data, rules, names_of(KEYS), "scenario and units")
    s = _base(d)
    read_into(d, s, KEYS)
    d.bad += invariants(s)
    d.refuse()
    barred, area_placed, spent = s.barred, s.area_placed, s.spent
    sequence.resume(s, s.player, s.phase)
    s.barred, s.area_placed, s.spent = barred, area_placed, spent
    return s


def _base(d: Draft) -> War:
    """The scenario, empty or set up in the usual way."""
    s: War = d.bare()
    if d.is_empty():
        s.sp = [0, 0]
        fill_pool(s)
        return s
    s.agenda = [setup.SetUp()]
    run(s)
    while s.actor != NOBODY:
        choose(s, QUICK if QUICK in s.opts else s.opts[0])
    return s


# ---------------------------------------------------------------- writing


def to_position(state: War) -> dict[str, Any]:
    """The position that describes a war: reading it gives the same war if a phase has just begun.

    In the midst of a phase it says what a position can: the phase begins anew, markers laid down are in the hand
    again and those on the table in the pool.
    """
    return described(state, KEYS, ([], {}, 0))


def _phase(s: War) -> str:
    """The phase; before the first one that of events."""
    phase = s.phase if s.phase != SETUP_PHASE else EVENT_PHASE
    return next(name for name, n in PHASE_NAMES.items() if n == phase)


def _by_side(values: Iterable[Any]) -> dict[str, Any]:
    """What is said of each player, less what is empty."""
    return {name: said for name, said in zip(PLAYER_NAMES, values, strict=True) if said != []}


def _controlled(s: War) -> dict[str, str]:
    """The provinces that are controlled otherwise than at the beginning."""
    usual = cards.SCENARIOS[s.scenario - 1].control
    return {PROVINCE_IDS[p]: STATES[s.control[p]] for p in range(world.PROVINCE_COUNT) if s.control[p] != usual[p]}


def _hand(s: War, side: int) -> list[str]:
    found = []
    for k in range(charts.MARKER_KINDS):
        n = s.hand[side * charts.MARKER_KINDS + k] + s.committed[side * charts.MARKER_KINDS + k]
        if n:
            found.append(MARKER_IDS[k] if n == 1 else f"{n} {MARKER_IDS[k]}")
    return found


def _hexes(hexes: Sequence[int]) -> list[str]:
    """Hexes by their numbers."""
    return [world.HEX_NAMES[h] for h in hexes]


def _on_the_map(s: War) -> dict[str, list[str]]:
    """Who stands where."""
    return {world.HEX_NAMES[h]: [forces.UNIT_KEY[u] for u in s.at[h]] for h in range(world.SPACES) if s.at[h]}


def _flagged(row: Sequence[int], bit: int = 1) -> list[str]:
    """The units of which a row says that it is so."""
    return [forces.UNIT_KEY[u] for u in range(forces.UNITS) if row[u] & bit]


def _has_seen(s: War, side: int) -> list[int]:
    """What a player has seen of the other's secrets, nothing if he has seen none."""
    row = s.seen[side * SEEN_ROW : (side + 1) * SEEN_ROW]
    return row if any(n >= 0 for n in row) else []


# ---------------------------------------------------------------- what there is to say


KEYS: Final = (
    Key("scenario", None, lambda s: str(s.scenario)),
    Key("turn", read_turn, lambda s: s.turn, Form.turn),
    Key("player", read_player, lambda s: PLAYER_NAMES[s.player], Form.player),
    Key("phase", read_phase, _phase, Form.phase),
    Key("options", None, in_words, Form.switches),
    BASE,
    Key("sp", read_treasuries, lambda s: _by_side(s.sp), None, Form.treasury),
    Key("hands", read_hands, lambda s: _by_side([_hand(s, p) for p in (0, 1)]), None, Form.hand),
    Key("pillaged", read_pillaged, lambda s: _hexes(s.pillaged), Form.pillaged, lies=True),
    Key("colonies", read_colonies, lambda s: _hexes(s.colonies), Form.colonies, lies=True),
    Key("works", read_works, lambda s: _hexes(s.works), Form.works, lies=True),
    # with the units, which stand on the map as it is, all that is said of them is read
    Key(PIECES_KEY, read_units, _on_the_map, lies=True, rank=1),
    Key("removed"),
    Key("aboard", None, lambda s: _flagged(s.aboard), Form.aboard, lies=True),
    Key("rebels", None, lambda s: _flagged(s.rebel), Form.rebels, lies=True),
    Key("spent", None, lambda s: _flagged(s.spent, FINISHED), Form.spent, lies=True),
    Key("reacted", None, lambda s: _flagged(s.spent, REACTED), Form.reacted, lies=True),
    Key(
        "dead",
        None,
        lambda s: [forces.UNIT_KEY[forces.JUSTINIAN]] if s.loc[forces.JUSTINIAN] == world.OUT else [],
        Form.dead,
        lies=True,
    ),
    Key("area_placed", read_area_placed, lambda s: s.area_placed, Form.area_placed),
    Key("control", read_control, _controlled, Form.control),
    Key(
        "barred",
        read_barred,
        lambda s: [PROVINCE_IDS[p] for p in range(world.PROVINCE_COUNT) if s.barred >> p & 1],
        Form.barred,
    ),
    Key("dice_mode", chances, who_rolls, Form.chance),
    Key("seed"),
    Key("dice", None, faces_to_come),
    Key("draws", read_draws, lambda s: [MARKER_IDS[k] for k in s.draw_script]),
    GENERATOR,
    Key("agreed", read_agreed, lambda s: s.agreed[:]),
    Key("seen", read_seen, lambda s: _by_side([_has_seen(s, p) for p in (0, 1)])),
)
"""Everything that a position can say, in the order in which it is written and asked for."""
