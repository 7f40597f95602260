"""Positions: a battle written by hand as a small TOML or JSON object. Tests, puzzles, bug reports and "what if" use it.

A position is a scenario and what differs from it. Everything but `scenario` may be left out:

    scenario = "issus"
    options = ["drift"]                     # optional rules in use
    turn = 2
    phase = "movement"                      # markers elite activation movement shock momentum rout withdrawal
    active = "mac.craterus"                 # the leader whose phase it is; needed for movement, shock, momentum
    kind = "first"                          # his phase: first momentum elite reactivation shock-only
    orders = 3                              # individual orders that he has left
    base = "empty"                          # nobody on the map; default "scenario": its set-up
    pieces = { 4015 = ["mac.hy.1", "mac.nicanor"], 2819 = "mac.ph.amyntas" }  # units and leaders, by hex
    facing = { "mac.hy.1" = 330 }           # degrees clockwise from the top; a vertex, in column a hexside; or a list:
                                            # ["330 mac.hy.1"], and so too hits, phases, wounds
    hits = { "mac.hy.1" = 2 }
    moved = ["mac.hy.1"]                    # also: routed rallied column square charge low out screen_low screen_out
    must_check = ["mac.hy.1"]               #       must_check no_check
    deep = { "mac.ph.amyntas" = "mac.ph.meleager" }                           # the lower one under the upper one
    eliminated = ["per.li.1"]               # lost; also: gone (off the map), free (off it without rout points)
    finished = ["mac.craterus"]             # leaders; also: no_momentum
    phases = { "mac.craterus" = 1 }         # Orders Phases had this turn
    wounds = { "mac.alexander" = 1 }
    markers = { "mac.alexander" = "PW" }    # pre-arranged withdrawal, secret: PW or none; or
                                            # { PW = ["mac.alexander"] }
    commanders = { macedonian = "mac.philip" }
    standing = { macedonian = ["entry-fire never"] }
    dice = [3, 4]                           # the faces that come first
    seed = "7"
    dice_mode = "asked"

Names forgive: capitals, hyphens, underscores and spaces do not matter; a unit may be called by its name too. The hex of
a double-size unit is that of its left half, in column of its head. On the base "empty" whoever is not named is not in
the battle. The key `generator` holds what only a running game knows; `special` the numbers of a scenario's own rules.
"""

from typing import Any, Final

from polemos.games.alexander import sequence
from polemos.games.alexander.data.setting import SCENARIOS, setting_of
from polemos.games.alexander.edge.invariants import invariants
from polemos.games.alexander.edge.position_form import Form, flag_field, loss_field
from polemos.games.alexander.edge.position_names import FLAGS, KIND_OF_PHASE, LOSSES, PHASE_NAMES
from polemos.games.alexander.edge.position_reader import (
    Draft,
    nobody_there,
    read_active,
    read_commanders,
    read_finished,
    read_hits,
    read_kind,
    read_markers,
    read_no_momentum,
    read_orders,
    read_phase,
    read_phases,
    read_pieces,
    read_special,
    read_standing,
    read_turn,
    read_wounds,
    reads_flag,
)
from polemos.games.alexander.edge.position_writer import (
    commanding,
    depths,
    facings,
    flagged,
    leaders_at,
    lost,
    marked,
    of_leaders,
    of_units,
    on_the_field,
    wanted,
)
from polemos.games.alexander.rules.reactions.withdrawal_plans import lay
from polemos.games.alexander.state import FINISHED, NO_MARKER, Battle, reindex, setting
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

PIECES_KEY: Final = "pieces"


def laid_out(data: Any, rules: Rules[Battle]) -> Battle:
    """A battle from a position at the very start of its phase: what comes next is on the agenda, nothing of it has run.

    Raises BadInput with every defect, one a line.
    """
    d = Draft(data, rules, names_of(KEYS), "scenario and pieces")
    s: Battle = d.bare()
    d.know(setting_of(s.scenario))
    if d.is_empty():
        nobody_there(s)
    read_into(d, s, KEYS)
    if not d.bad:
        reindex(s)
        for m in range(d.g.leaders):
            if s.marker[m] != NO_MARKER:
                lay(s, m, s.marker[m])
        d.bad += invariants(s)
    d.refuse()
    s.agenda = sequence.agenda_for(s)
    return s


def to_position(state: Battle) -> dict[str, Any]:
    """The position that describes a battle: reading it gives the same battle if a phase has just begun.

    In the midst of a phase it says what a position can: the phase begins anew.
    """
    return described(state, KEYS)


# ---------------------------------------------------------------- what there is to say


KEYS: Final = (
    Key("scenario", None, lambda s: SCENARIOS[s.scenario]),
    Key("turn", read_turn, lambda s: s.turn, Form.turn),
    Key("phase", read_phase, lambda s: PHASE_NAMES[s.phase], Form.phase),
    # a leader acts who stands on the field, and his wounds take orders from him
    Key("active", read_active, lambda s: setting(s).leader_id[s.lead] if s.lead >= 0 else [], Form.active, rank=2),
    Key("kind", read_kind, lambda s: KIND_OF_PHASE[s.kind] if s.kind else [], Form.kind),
    Key("orders", read_orders, lambda s: s.orders if s.lead >= 0 else [], Form.orders, rank=3),
    Key("options", None, in_words, Form.switches),
    BASE,
    # where a unit stands depends on its formation, with which facing, depth and losses are read
    Key(PIECES_KEY, read_pieces, on_the_field, lies=True, rank=1),
    Key("finished", read_finished, lambda s: leaders_at(s, s.rank, FINISHED), Form.finished),
    Key("no_momentum", read_no_momentum, lambda s: leaders_at(s, s.no_momentum, 1), Form.no_momentum),
    Key("phases", read_phases, lambda s: of_leaders(s, s.phases), Form.phases),
    Key("wounds", read_wounds, lambda s: of_leaders(s, s.wound), Form.wounds),
    Key("markers", read_markers, marked, Form.markers),
    Key("commanders", read_commanders, commanding, Form.commanders),
    Key("facing", None, facings, Form.facing, lies=True),
    Key("hits", read_hits, lambda s: of_units(s, s.hits), Form.hits, lies=True),
    *[
        Key(key, reads_flag(key, row, value), flagged(row, value), flag_field(key, row, value), lies=True)
        for key, row, value in FLAGS
    ],
    Key("deep", None, depths, lies=True),
    *[Key(key, None, lost(status), loss_field(key), lies=True) for key, status in LOSSES],
    Key("dice_mode", chances, who_rolls, Form.dice_alone),
    Key("seed"),
    Key("dice", None, faces_to_come),
    GENERATOR,
    Key("standing", read_standing, wanted),
    Key("special", read_special, lambda s: s.special or []),
)
"""Everything that a position can say, in the order in which it is written and asked for."""
