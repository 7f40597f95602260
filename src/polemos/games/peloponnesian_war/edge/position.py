"""Positions: a war written by hand as a small TOML or JSON object. Everything but `game` may be left out:

scenario = "campaign"
options = ["half_cost_own_region"]
base = "empty"                             # no piece, no marker on the map; default "scenario"
year = 427
season = "summer"
phase = "movement"                         # of the side below, where it is a phase of one side
turn = 2                                   # the campaign turn
side = "sparta"
treasury = { athens = 20, sparta = 5 }
controller = { chios = "sparta" }
al = { chios = 3 }
ml = { chios = 4 }
multiplier = { chios = 2 }
pieces = { potidaea = ["attica-hoplite-4-01", "phormio"], force-pool = ["attica-fleet-5-01"], "3056" = ["agis"] }
inside = ["agis"]                          # pieces inside the city or fort of their hex
aboard = { attica-fleet-5-01 = ["attica-hoplite-4-02"] }
marks = { attica-hoplite-4-01 = ["moved"] }
holder = { plataea = "athens" }            # control markers
cities = { erythrae = ["revolt"], methone = ["demolished"] }
walls = { methone = 0 }
garrison = { plataea = 1 }
siege = { potidaea = 2 }                   # season count; the besieger is whose units are there
since = { potidaea = 5 }                   # the season of the war in which it began, where the count does not tell
forts = { pylos = "athens" }
bases = { piraeus = "athens", pagae = ["sparta", "athens"] }
bases_inside = ["piraeus", "pagae"]        # in the city or fort of the hex; of two the first named
long_walls = [["athens", "piraeus"]]       # while they are built also the builder, and the season of the war
cards = { athens = ["storms"], removed = ["peace"] }
waters = { athens = { saronic_gulf = "never" } }   # standing orders for one sea area
dice = [6, 1]                              # the faces that come first
seed = "7"

Places are hexes by number, cities and sites by name, sea areas; and force-pool, build-pool, leader-pool, out. The other
keys hold what a running game knows besides.
"""

from typing import Final

from polemos.games.peloponnesian_war import codes, sequence
from polemos.games.peloponnesian_war.codes import PHASE_NAMES
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import PIECE_KEY, SCENARIO_NAMES, SEASON_NAMES, SIDE_NAMES, UNITS
from polemos.games.peloponnesian_war.edge import palette, position_names, position_pieces, position_places
from polemos.games.peloponnesian_war.rules import setup
from polemos.games.peloponnesian_war.state import War
from polemos.room import position_keys as keys
from polemos.room import position_rows as rows
from polemos.room.palette import FLAGS, Ask, KitForm
from polemos.room.position_keys import Key
from polemos.room.positions import PositionParser
from polemos.room.view_models import Pick

# headings of the form
WHEN: Final = "group-turn"
HAVE: Final = "group-sides"
STATE: Final = "group-war"


def base(s: War, empty: bool) -> None:
    """The scenario's map without a piece, or as it is set up."""
    setup.begin(s)
    s.phase = codes.REVOLTS
    if not empty:
        setup.set_up(s)


def begin(s: War) -> None:
    """What comes next is the phase of the position, from its start."""
    sequence.resume(s)


# ---------------------------------------------------------------------------------------------- keys that are one alone
_BEFORE: Final = rows.row("multiplier_before", position_names.region_named, lambda s, n: s.multiplier[n])


def _before(d: PositionParser, s: War) -> None:
    """The multipliers of the year before; those of now where nothing is said."""
    s.multiplier_before = s.multiplier[:]
    assert _BEFORE.read is not None
    _BEFORE.read(d, s)


def _cards(d: PositionParser, s: War) -> None:
    """Where cards are, by kind; a kind named twice is two cards of it. All others stay where the base has them."""
    for name, kinds in d.table("cards").items():
        if name not in position_names.CARD_PLACES:
            d.note("cards", f"must be some of {', '.join(position_names.CARD_PLACES)}, not {name!r}")
            continue
        for kind in d.meant(f"cards.{name}", d.names(f"cards.{name}", kinds), position_names.card_named):
            free = [n for n, one in enumerate(tables.KIND_OF_CARD) if one == kind and s.card[n] == codes.DECK]
            if free:
                s.card[free[0]] = position_names.CARD_PLACES.index(name)
            elif name != position_names.CARD_PLACES[codes.REMOVED]:
                d.note(f"cards.{name}", f"no more cards {tables.CARD_KEY[kind]}")


def _dealt(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for number, at in enumerate(s.card):
        if at != codes.DECK:
            found.setdefault(position_names.CARD_PLACES[at], []).append(tables.CARD_KEY[tables.KIND_OF_CARD[number]])
    return found


def _tokens(d: PositionParser, s: War) -> None:
    """By side the tokens it holds; one named twice is held twice. The tactics token names a leader [12.8b]."""
    for name, words in d.table("tokens").items():
        for word in d.names(f"tokens.{name}", words):
            if name not in SIDE_NAMES or word not in position_names.TOKEN_NAMES:
                d.note(f"tokens.{name}", f"must hold some of {', '.join(position_names.TOKEN_NAMES)} for a side")
            else:
                s.tokens[2 * position_names.TOKEN_NAMES.index(word) + SIDE_NAMES.index(name)] += 1


def _tactician(d: PositionParser, s: War) -> None:
    """The leader whom a token of naval tactics names [card.naval_tactics]."""
    named = d.those("tactician", position_names.leader_named)
    if len(named) > 1:
        d.note("tactician", "must be one leader")
    for leader in named:
        s.tactician = UNITS + leader


def _token_words(s: War) -> dict[str, list[str]]:
    found = {
        name: [word for kind, word in enumerate(position_names.TOKEN_NAMES) for _ in range(s.tokens[2 * kind + side])]
        for side, name in enumerate(SIDE_NAMES)
    }
    return {name: words for name, words in found.items() if words}


def _facts(form: KitForm) -> list[Pick]:
    """What can be so in a war."""
    return [Pick(name, form.t(f"fact-{name}")) for name in position_names.FACT_BITS]


KEYS: Final = (
    Key("scenario", None, lambda s: SCENARIO_NAMES[s.scenario]),
    keys.options(WHEN),
    keys.BASE,
    keys.number("year", WHEN, kept=True),
    keys.word("season", SEASON_NAMES, WHEN),
    keys.word("phase", PHASE_NAMES, WHEN),
    keys.number("turn", WHEN, kept=True),
    keys.word("side", SIDE_NAMES, WHEN),
    keys.numbers("treasury", SIDE_NAMES, HAVE),
    rows.row_of_words(
        "controller", position_names.region_named, SIDE_NAMES, lambda s, n: -1, fields=palette.controllers
    ),
    rows.row("al", position_names.region_named, lambda s, n: -99, fields=palette.numbers("al")),
    rows.row("ml", position_names.region_named, lambda s, n: -99, fields=palette.numbers("ml")),
    rows.row("multiplier", position_names.region_named, lambda s, n: -99, fields=palette.numbers("multiplier")),
    Key("multiplier_before", _before, _BEFORE.write, rank=1),
    rows.noughts("assessed", position_names.region_named),
    *[
        rows.row(name, position_names.region_named)
        for name in (
            "stasis",
            "famine",
            "shaken",
            "won_abroad",
            "lost_abroad",
            "losses",
            "elite_losses",
            "losses_of_year",
            "raids_on",
        )
    ],
    rows.row_of_each("won", position_names.region_named, SIDE_NAMES),
    *position_places.KEYS,
    *position_pieces.KEYS,
    *position_places.SIEGES,
    Key("cards", _cards, _dealt),
    *[keys.numbers(name, SIDE_NAMES, idle=0) for name in ("fleets_lost", "winds", "gold", "orders")],
    rows.row_of_each("waters", position_names.sea_named, SIDE_NAMES, position_names.SEA_WISHES),
    keys.number("elites_dead", STATE, kept=True),
    keys.number("prisoners", STATE, kept=True),
    keys.number("duty", kept=True),
    rows.row_of_bits("effects", "effects", position_names.side_named, position_names.EFFECT_BITS, lies=False),
    Key("tokens", _tokens, _token_words),
    Key("tactician", _tactician, lambda s: PIECE_KEY[s.tactician] if s.tactician >= 0 else None, rank=2),
    keys.number("passes", kept=True),
    rows.flags("facts", position_names.FACT_BITS, Ask(FLAGS, STATE, _facts)),
    keys.word("sicily", codes.SICILY_NAMES, STATE),
    *keys.CHANCE,
    keys.GENERATOR,
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""
