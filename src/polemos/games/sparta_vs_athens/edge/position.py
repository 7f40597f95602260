"""Positions: a war written by hand as a small TOML or JSON object. Everything but `game` may be left out:

scenario = "nicias"
options = ["no_stacking_limits"]
base = "empty"                           # nobody on the map, nobody's city taken; default "scenario"
year = 418
quarter = "summer"
phase = "operations"                     # or "logistics"; of the side below
side = "sparta"
first = "athens"                         # who goes first in this quarter
prestige = -3                            # positive is pro-Athenian
government = 6
treasury = { athens = 20, sparta = 5 }
pieces = { samos = ["athens_nsp_1", "nicias"], dead = ["pericles"], summer = ["athens_nsp_2"] }
down = ["athens_nsp_1"]                  # on their reduced side
aboard = { athens_nsp_1 = ["nicias"] }   # who is aboard which fleet
besieging = { potidaea = ["athens_lsp_1"] }
inside = { potidaea = ["corinth_lsp_1"] }
forces = { athens-1 = ["athens_lsp_2", "phormio"] }
holder = { pylos = "athens" }            # who has captured a city and holds it
marks = { megara = ["ravaged"] }
status = { argos = "with-athens" }
forts = { pylos = "pylos", minoa = "destroyed" }
happened = ["15.7"]
flags = ["peace"]
dice = [6, 1]                            # the faces that come first
seed = "7"

Places beside locales: spring, summer, winter (the year disc), pool, dead, out, reserve, cup. The other keys hold what a
running game knows besides.
"""

from typing import Final

from polemos.games.sparta_vs_athens import choice_ids, sequence, state, verbs
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.tables import PIECE_KEY, SCENARIO_NAMES, SIDE_NAMES, UNITS
from polemos.games.sparta_vs_athens.data.world import BLOC_AT, LOCALE_NAMES, LOCALES
from polemos.games.sparta_vs_athens.edge import position_names
from polemos.games.sparta_vs_athens.edge.position_names import EVENT_BITS, FLAG_BITS, MARK_BITS, WENT
from polemos.games.sparta_vs_athens.rules import standing
from polemos.games.sparta_vs_athens.rules.setup.begin import SetUp
from polemos.games.sparta_vs_athens.state import PHASE_NAMES, QUARTER_NAMES, STATUS_NAMES, War
from polemos.kernel.flow import choose, run
from polemos.room import position_keys as keys
from polemos.room import position_rows as rows
from polemos.room.palette import FLAGS, Ask, KitForm
from polemos.room.position_keys import Key
from polemos.room.positions import PositionParser
from polemos.room.view_models import Pick

PIECES_KEY: Final = "pieces"
# headings of the form
WHEN: Final = "group-turn"
HAVE: Final = "group-sides"
STATE: Final = "group-war"


def base(s: War, empty: bool) -> None:
    """A bare map on which nations stand as the scenario has them, or the usual set-up before the first income."""
    standing.begin(s)
    s.quarter, s.phase = state.SPRING, state.OPERATIONS
    if not empty:
        s.then(SetUp())
        run(s)
        while s.opts:
            choose(s, verbs.QUICK if verbs.QUICK in s.opts else s.opts[0])
        s.quarter, s.phase = state.ADMINISTRATION, state.INCOME_PHASE


def begin(s: War) -> None:
    """What comes next is the phase of the position, from its start."""
    sequence.resume(s)


# ---------------------------------------------------------------------------------------------- keys that are one alone
def _told(piece: int, place: int) -> str:
    """Where a piece stands, if not in the pool."""
    return position_names.place_name(place) if place != state.POOL else ""


def _owners(d: PositionParser, s: War) -> None:
    """Whose a unit is: its state's side, unless a position says otherwise."""
    for unit in range(UNITS):
        s.owner[unit] = state.natural_owner(s, unit)
    for name, who in d.table("owner").items():
        if name != rows.NOBODY_NAME and name not in SIDE_NAMES:
            d.note("owner", f"unknown side {name!r}; there are {', '.join(SIDE_NAMES)}, {rows.NOBODY_NAME}")
            continue
        side = SIDE_NAMES.index(name) if name in SIDE_NAMES else tables.NEITHER
        for unit in d.meant(f"owner.{name}", d.names(f"owner.{name}", who), position_names.unit_named):
            s.owner[unit] = side
    state.reindex(s)


def _strange_owner(s: War) -> dict[str, list[str]]:
    def called(unit: int, side: int) -> str:
        return "" if side == state.natural_owner(s, unit) else (*SIDE_NAMES, rows.NOBODY_NAME)[side]

    return rows.gathered(s.owner, called, PIECE_KEY)


_STATUS: Final = rows.row_of_words("status", position_names.bloc_named, STATUS_NAMES, lambda s, n: -1)


def _status(d: PositionParser, s: War) -> None:
    """Whose part each state takes; its cities go with it, unless a position says otherwise."""
    before = s.status[:]
    assert _STATUS.read is not None
    _STATUS.read(d, s)
    for locale, bloc in enumerate(BLOC_AT):
        if bloc >= 0 and s.status[bloc] != before[bloc]:
            s.loyal[locale] = standing.first_loyalty(s, locale)


def _forts(d: PositionParser, s: War) -> None:
    """Where a fort stands, or what has become of it."""
    for name, word in d.table("forts").items():
        for fort in d.meant("forts", [name], position_names.fort_named):
            if word in state.FORT_STATES and word != state.FORT_STATES[state.FORT_STANDS]:
                s.forts[fort] = state.FORT_STATES.index(word)
            else:
                for locale in d.meant(f"forts.{name}", d.names(f"forts.{name}", word), position_names.locale_named):
                    s.forts[fort], s.fort_at[fort] = state.FORT_STANDS, locale


def _standing_forts(s: War) -> dict[str, str]:
    return {
        tables.FORT_KEY[fort]: LOCALE_NAMES[s.fort_at[fort]]
        if s.forts[fort] == state.FORT_STANDS
        else state.FORT_STATES[s.forts[fort]]
        for fort in range(tables.FORTS)
    }


def _boxes(d: PositionParser, s: War) -> None:
    """Force boxes by side and number, as "athens-1"; the marker stands where its pieces are [2.6a]."""
    for name, who in d.table("forces").items():
        side, _, number = name.rpartition("-")
        if side not in SIDE_NAMES or not number.isdecimal() or not 1 <= int(number) <= tables.FORCE_MARKERS:
            d.note("forces", f"unknown force {name!r}; a force is one such as '{SIDE_NAMES[0]}-1'")
            continue
        for piece in d.meant(f"forces.{name}", d.names(f"forces.{name}", who), position_names.piece_named):
            s.force[piece] = int(number)
            if 0 <= s.loc[piece] < LOCALES:
                s.marker[SIDE_NAMES.index(side) * tables.FORCE_MARKERS + int(number) - 1] = s.loc[piece]


def _boxed(s: War) -> dict[str, list[str]]:
    return rows.gathered(s.force, lambda n, box: f"{SIDE_NAMES[state.side_of(s, n)]}-{box}" if box else "", PIECE_KEY)


def _target_name(marked: int) -> str:
    return choice_ids.TARGET_NAMES[marked - 1] if marked else ""


def _units(form: KitForm) -> list[Pick]:
    """Every unit."""
    return form.picks(verbs.PIECE, PIECE_KEY, range(UNITS))


def _events(form: KitForm) -> list[Pick]:
    """Every event."""
    return form.picks(verbs.EVENT, tables.EVENT_KEY, range(len(tables.EVENT_KEY)))


KEYS: Final = (
    Key("scenario", None, lambda s: SCENARIO_NAMES[s.scenario]),
    keys.options(WHEN),
    keys.BASE,
    keys.number("year", WHEN, kept=True),
    keys.word("quarter", QUARTER_NAMES, WHEN),
    keys.word("phase", PHASE_NAMES, WHEN),
    keys.word("side", SIDE_NAMES, WHEN),
    keys.word("first", SIDE_NAMES, WHEN, "side"),
    keys.word("chooser", SIDE_NAMES, WHEN, "side"),
    keys.number("prestige", STATE, kept=True),
    keys.number("level", STATE, kept=True),
    keys.number("government", STATE, kept=True),
    keys.number("since", STATE, kept=True),
    keys.number("tax_years", STATE, kept=True),
    keys.number("tribute", STATE, kept=True),
    keys.number("tribute_before", STATE, kept=True),
    keys.number("naupactus_years", STATE, kept=True),
    keys.number("attica_ravages", STATE, kept=True),
    keys.number("attica_year", STATE, kept=True),
    keys.number("battle_levels", STATE, kept=True),
    keys.number("nation_levels", STATE, kept=True),
    keys.number("fort_levels", STATE, kept=True),
    rows.flags("happened", EVENT_BITS, Ask(FLAGS, STATE, _events)),
    rows.flags(
        "flags", FLAG_BITS, Ask(FLAGS, STATE, lambda form: [Pick(one, form.t(f"flag-{one}")) for one in FLAG_BITS])
    ),
    keys.numbers("treasury", SIDE_NAMES, HAVE, idle=0),
    keys.numbers("vacancies", SIDE_NAMES, HAVE, idle=0),
    rows.noughts("down", position_names.unit_named, Ask(FLAGS, HAVE, _units)),
    Key("status", _status, _STATUS.write),
    rows.row_of_words("loyal", position_names.locale_named, (*SIDE_NAMES, rows.NOBODY_NAME), standing.first_loyalty),
    rows.row_of_words("holder", position_names.locale_named, (rows.NOBODY_NAME, *SIDE_NAMES)),
    rows.row_of_bits("marks", "marks", position_names.locale_named, MARK_BITS),
    Key("forts", _forts, _standing_forts, lies=True),
    rows.pieces(PIECES_KEY, position_names.place_named, position_names.piece_named, _told, state.reindex),
    Key("owner", _owners, _strange_owner, rank=1),
    rows.belonging("aboard", position_names.unit_named, position_names.piece_named),
    rows.belonging("besieging", position_names.marked_named, position_names.piece_named, _target_name),
    rows.belonging("inside", position_names.marked_named, position_names.piece_named, _target_name),
    rows.belonging(
        "acted",
        position_names.went_named,
        position_names.piece_named,
        lambda did: WENT[did] if did != state.FRESH else "",
    ),
    Key("forces", _boxes, _boxed, lies=True, rank=2),
    rows.noughts("tried", position_names.unit_named),
    rows.noughts("shown", position_names.piece_named),
    keys.numbers("orders", SIDE_NAMES, idle=0),
    keys.numbers("fight_on", SIDE_NAMES, idle=0),
    rows.noughts("holds_back", position_names.unit_named),
    *keys.CHANCE,
    keys.GENERATOR,
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""
