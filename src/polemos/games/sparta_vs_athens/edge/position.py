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

from collections.abc import Callable, Sequence
from typing import Final

from polemos.games.sparta_vs_athens import choice_ids, sequence, state, verbs
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.tables import CALENDAR, PIECE_KEY, SCENARIO_NAMES, SIDE_NAMES, TRACK, UNITS
from polemos.games.sparta_vs_athens.data.world import BLOC_AT, LOCALE_NAMES, LOCALES
from polemos.games.sparta_vs_athens.edge import position_names
from polemos.games.sparta_vs_athens.edge.position_names import EVENT_BITS, FLAG_BITS, MARK_BITS, ORDER_BITS, WENT
from polemos.games.sparta_vs_athens.rules import standing
from polemos.games.sparta_vs_athens.rules.setup.begin import SetUp
from polemos.games.sparta_vs_athens.state import PHASE_NAMES, QUARTER_NAMES, STATUS_NAMES, War
from polemos.kernel.flow import choose, run
from polemos.room import position_keys as keys
from polemos.room.palette import FLAGS, NUMBER, Ask, KitForm
from polemos.room.position_keys import Key, of_sides, those
from polemos.room.positions import Named, PositionParser
from polemos.room.view_models import Pick

PIECES_KEY: Final = "pieces"
NOBODY_NAME: Final = "nobody"
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


# ------------------------------------------------------------------------------------------ keys of one kind or another
def _number(name: str, least: int, most: int, group: str = "") -> Key:
    """A field that is a number; what is not said stays as the base has it."""

    def read(d: PositionParser, s: War) -> None:
        setattr(s, name, d.number(name, d.data.get(name, getattr(s, name)), least, most))

    ask = Ask(NUMBER, group, reach=lambda s: (least, most)) if group else None
    return Key(name, read, lambda s: getattr(s, name), ask)


def _bits(name: str, bits: dict[str, int], ask: Ask | None = None) -> Key:
    """A field whose bits have names."""

    def read(d: PositionParser, s: War) -> None:
        if name in d.data:
            setattr(s, name, sum({bits[word] for word in d.chosen(name, bits, "one")}))

    return Key(name, read, lambda s: [word for word, bit in bits.items() if getattr(s, name) & bit], ask)


def _those(name: str, things: Named, names: Sequence[str], ask: Ask | None = None) -> Key:
    """A row of noughts and ones."""

    def read(d: PositionParser, s: War) -> None:
        for number in d.those(name, things):
            getattr(s, name)[number] = 1

    return Key(name, read, lambda s: those(names, getattr(s, name)), ask, lies=True, rank=1)


def _sorted(name: str, heads: Named, called: Callable[[int], str]) -> Key:
    """A row that says of pieces to what each belongs: by name of that, who. called: "" where nothing is said."""

    def read(d: PositionParser, s: War) -> None:
        row = getattr(s, name)
        for value, where, who in d.placed(name, heads):
            for piece in d.meant(where, [who], position_names.piece_named):
                if piece < len(row):
                    row[piece] = value
                else:
                    d.note(where, f"{PIECE_KEY[piece]} is no unit")

    def write(s: War) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for piece, value in enumerate(getattr(s, name)):
            if called(value):
                found.setdefault(called(value), []).append(PIECE_KEY[piece])
        return found

    return Key(name, read, write, lies=True, rank=1)


def _table(name: str, heads: Named, names: Sequence[str], words: Sequence[str], idle: Callable[[War, int], int]) -> Key:
    """A row of words by number; what is idle is not said."""

    def read(d: PositionParser, s: War) -> None:
        for head, word in d.table(name).items():
            for number in d.meant(name, [head], heads):
                if word in words:
                    getattr(s, name)[number] = words.index(word)
                else:
                    d.note(f"{name}.{head}", f"must be one of {', '.join(words)}, not {word!r}")

    def write(s: War) -> dict[str, str]:
        return {names[n]: words[value] for n, value in enumerate(getattr(s, name)) if value != idle(s, n)}

    return Key(name, read, write)


def _of_sides(name: str, most: int, group: str = "") -> Key:
    """A number of each side; what is not said stays as the base has it."""

    def read(d: PositionParser, s: War) -> None:
        for side, number in d.by_side(name):
            getattr(s, name)[side] = d.number(f"{name}.{SIDE_NAMES[side]}", number, 0, most)

    ask = Ask(NUMBER, group, reach=lambda s: (0, most), each_side=True) if group else None
    return Key(name, read, lambda s: of_sides(SIDE_NAMES, getattr(s, name), 0), ask)


# ---------------------------------------------------------------------------------------------- keys that are one alone
def _set_down(d: PositionParser, s: War) -> None:
    """Each piece in its place; whom a position names stands nowhere else. Off the map a unit belongs to its state."""
    placed: set[int] = set()
    for place, where, name in d.placed(PIECES_KEY, position_names.place_named):
        for piece in d.meant(where, [name], position_names.piece_named):
            if piece in placed:
                d.note(PIECES_KEY, f"{PIECE_KEY[piece]} stands in two places")
            s.loc[piece] = place
            placed.add(piece)
    state.reindex(s)


def _standing(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for piece, place in enumerate(s.loc):
        if place != state.POOL:
            found.setdefault(position_names.place_name(place), []).append(PIECE_KEY[piece])
    return found


def _owners(d: PositionParser, s: War) -> None:
    """Whose a unit is: its state's side, unless a position says otherwise."""
    for unit in range(UNITS):
        s.owner[unit] = state.natural_owner(s, unit)
    for name, who in d.table("owner").items():
        if name != NOBODY_NAME and name not in SIDE_NAMES:
            d.note("owner", f"unknown side {name!r}; there are {', '.join(SIDE_NAMES)}, {NOBODY_NAME}")
            continue
        side = SIDE_NAMES.index(name) if name in SIDE_NAMES else tables.NEITHER
        for unit in d.meant(f"owner.{name}", d.names(f"owner.{name}", who), position_names.unit_named):
            s.owner[unit] = side
    state.reindex(s)


def _strange_owners(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for unit, side in enumerate(s.owner):
        if side != state.natural_owner(s, unit):
            found.setdefault(SIDE_NAMES[side] if side != tables.NEITHER else NOBODY_NAME, []).append(PIECE_KEY[unit])
    return found


_STATUS: Final = _table("status", position_names.bloc_named, tables.BLOC_NAMES, STATUS_NAMES, lambda s, n: -1)


def _status(d: PositionParser, s: War) -> None:
    """Whose part each state takes; its cities go with it, unless a position says otherwise."""
    before = s.status[:]
    assert _STATUS.read is not None
    _STATUS.read(d, s)
    for locale, bloc in enumerate(BLOC_AT):
        if bloc >= 0 and s.status[bloc] != before[bloc]:
            s.loyal[locale] = standing.first_loyalty(s, locale)


def _marks(d: PositionParser, s: War) -> None:
    for name, words in d.table("marks").items():
        for locale in d.meant("marks", [name], position_names.locale_named):
            for word in d.names(f"marks.{name}", words):
                if word in MARK_BITS:
                    s.marks[locale] |= MARK_BITS[word]
                else:
                    d.note(f"marks.{name}", f"must be some of {', '.join(MARK_BITS)}, not {word!r}")


def _marked(s: War) -> dict[str, list[str]]:
    return {
        LOCALE_NAMES[locale]: [word for word, bit in MARK_BITS.items() if marks & bit]
        for locale, marks in enumerate(s.marks)
        if marks
    }


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
    found: dict[str, list[str]] = {}
    for piece, number in enumerate(s.force):
        if number:
            found.setdefault(f"{SIDE_NAMES[state.side_of(s, piece)]}-{number}", []).append(PIECE_KEY[piece])
    return found


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
    _number("year", CALENDAR.last_year, CALENDAR.first_year, WHEN),
    keys.word("quarter", QUARTER_NAMES, WHEN),
    keys.word("phase", PHASE_NAMES, WHEN),
    keys.word("side", SIDE_NAMES, WHEN),
    keys.word("first", SIDE_NAMES, WHEN, "side"),
    keys.word("chooser", SIDE_NAMES, WHEN, "side"),
    _number("prestige", TRACK.least, TRACK.most, STATE),
    _number("level", TRACK.least, TRACK.most, STATE),
    _number("government", 1, len(tables.GOVERNMENTS), STATE),
    _number("since", CALENDAR.last_year, CALENDAR.first_year, STATE),
    _number("tax_years", 0, 9, STATE),
    _number("tribute", 0, state.MUCH, STATE),
    _number("tribute_before", 0, state.MUCH, STATE),
    _number("naupactus_years", 0, state.MUCH, STATE),
    _number("attica_ravages", 0, state.MUCH, STATE),
    _number("attica_year", 0, CALENDAR.first_year, STATE),
    _number("battle_levels", -state.MUCH, state.MUCH, STATE),
    _number("nation_levels", -state.MUCH, state.MUCH, STATE),
    _number("fort_levels", -state.MUCH, state.MUCH, STATE),
    _bits("happened", EVENT_BITS, Ask(FLAGS, STATE, _events)),
    _bits("flags", FLAG_BITS, Ask(FLAGS, STATE, lambda form: [Pick(one, form.t(f"flag-{one}")) for one in FLAG_BITS])),
    _of_sides("treasury", state.MUCH_MONEY, HAVE),
    _of_sides("vacancies", state.MUCH, HAVE),
    _those("down", position_names.unit_named, PIECE_KEY[:UNITS], Ask(FLAGS, HAVE, _units)),
    Key("status", _status, _STATUS.write),
    _table("loyal", position_names.locale_named, LOCALE_NAMES, (*SIDE_NAMES, NOBODY_NAME), standing.first_loyalty),
    _table("holder", position_names.locale_named, LOCALE_NAMES, (NOBODY_NAME, *SIDE_NAMES), lambda s, n: 0),
    Key("marks", _marks, _marked, lies=True),
    Key("forts", _forts, _standing_forts, lies=True),
    Key(PIECES_KEY, _set_down, _standing, lies=True),
    Key("owner", _owners, _strange_owners, rank=1),
    _sorted("aboard", position_names.unit_named, lambda fleet: PIECE_KEY[fleet] if fleet >= 0 else ""),
    _sorted("besieging", position_names.marked_named, _target_name),
    _sorted("inside", position_names.marked_named, _target_name),
    _sorted("acted", position_names.went_named, lambda did: WENT[did] if did != state.FRESH else ""),
    Key("forces", _boxes, _boxed, lies=True, rank=2),
    _those("tried", position_names.unit_named, PIECE_KEY[:UNITS]),
    _those("shown", position_names.piece_named, PIECE_KEY),
    _of_sides("orders", sum(ORDER_BITS.values())),
    _of_sides("fight_on", 9),
    _those("holds_back", position_names.unit_named, PIECE_KEY[:UNITS]),
    *keys.CHANCE,
    keys.GENERATOR,
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""
