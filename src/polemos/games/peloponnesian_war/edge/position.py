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
forts = { pylos = "athens" }
bases = { piraeus = "athens" }
long_walls = [["athens", "piraeus"]]       # while they are built also the builder, and the season of the war
cards = { athens = ["storms"], removed = ["peace"] }
dice = [6, 1]                              # the faces that come first
seed = "7"

Places are hexes by number, cities and sites by name, sea areas; and force-pool, build-pool, leader-pool, out. The other
keys hold what a running game knows besides.
"""

from typing import Final

from polemos.games.peloponnesian_war import sequence, state
from polemos.games.peloponnesian_war.choice_ids import TARGET_NAMES
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import PIECE_KEY, SCENARIO_NAMES, SEASON_NAMES, SIDE_NAMES, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_NAMES, CITY_NAMES, REGION_COUNT, REGION_NAMES
from polemos.games.peloponnesian_war.edge import palette, position_names
from polemos.games.peloponnesian_war.edge import position_shapes as shapes
from polemos.games.peloponnesian_war.edge.position_names import place_name
from polemos.games.peloponnesian_war.rules import garrisons, places, setup
from polemos.games.peloponnesian_war.state import PHASE_NAMES, War
from polemos.room import position_keys as keys
from polemos.room.palette import FLAGS, Ask, KitForm
from polemos.room.position_keys import Key
from polemos.room.positions import Named, PositionParser, numbered
from polemos.room.view_models import Pick

PIECES_KEY: Final = "pieces"
LEADER_KEY: Final = PIECE_KEY[UNITS:]
HIRED: Final = tables.UNITS_OF[tables.MERCENARY]
hired_named: Final[Named] = Named(
    "mercenary", numbered(PIECE_KEY[HIRED[0] : HIRED[-1] + 1]), f"one such as {PIECE_KEY[HIRED[0]]!r}"
)
# headings of the form
WHEN: Final = "group-turn"
HAVE: Final = "group-sides"
STATE: Final = "group-war"


def base(s: War, empty: bool) -> None:
    """The scenario's map without a piece, or as it is set up."""
    setup.begin(s)
    s.phase = state.REVOLTS
    if not empty:
        setup.set_up(s)


def begin(s: War) -> None:
    """What comes next is the phase of the position, from its start."""
    sequence.resume(s)


def _starts(d: PositionParser, s: War) -> None:
    """Where fleets stood when they began to move."""
    for name, where in d.table("start").items():
        for unit in d.meant("start", [name], position_names.unit_named):
            if tables.FLEET_NUMBER[unit] < 0:
                d.note(f"start.{name}", f"{name} is no fleet")
                continue
            for place in d.meant(f"start.{name}", [where], position_names.spot_named):
                s.start[tables.FLEET_NUMBER[unit]] = place


def _started(s: War) -> dict[str, str]:
    return {
        PIECE_KEY[unit]: place_name(s.start[number])
        for unit, number in enumerate(tables.FLEET_NUMBER)
        if number >= 0 and s.start[number] >= 0
    }


# ---------------------------------------------------------------------------------------------- keys that are one alone
_GARRISON: Final = shapes.row("garrison", position_names.city_named, CITY_NAMES, garrisons.full)


def _garrisons(d: PositionParser, s: War) -> None:
    """Garrison points that are left; all of them where nothing is said."""
    s.garrison = [garrisons.full(s, city) for city in range(world.CITIES)]
    assert _GARRISON.read is not None
    _GARRISON.read(d, s)


_BEFORE: Final = shapes.row(
    "multiplier_before", position_names.region_named, REGION_NAMES, lambda s, n: s.multiplier[n]
)


def _before(d: PositionParser, s: War) -> None:
    """The multipliers of the year before; those of now where nothing is said."""
    s.multiplier_before = s.multiplier[:]
    assert _BEFORE.read is not None
    _BEFORE.read(d, s)


def _set_down(d: PositionParser, s: War) -> None:
    """Each piece in its place; whom a position names stands nowhere else."""
    placed: set[int] = set()
    for name, there in d.table(PIECES_KEY).items():
        for place in d.meant(PIECES_KEY, [name], position_names.place_named):
            where = f"{PIECES_KEY}.{name}"
            for piece in d.meant(where, d.names(where, there), position_names.piece_named):
                if piece in placed:
                    d.note(PIECES_KEY, f"{PIECE_KEY[piece]} stands in two places")
                s.loc[piece] = place
                placed.add(piece)
    state.reindex(s)


def _standing(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for piece, place in enumerate(s.loc):
        usual = state.OUT if piece < UNITS or tables.LEADER_SIDE[piece] == tables.NEITHER else state.LEADER_POOL
        if place != usual:
            found.setdefault(place_name(place), []).append(PIECE_KEY[piece])
    return found


def _aboard(d: PositionParser, s: War) -> None:
    for fleet, where, who in d.placed("aboard", position_names.unit_named):
        for unit in d.meant(where, [who], position_names.unit_named):
            s.aboard[unit] = fleet


def _carried(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for unit, fleet in enumerate(s.aboard):
        if fleet >= 0:
            found.setdefault(PIECE_KEY[fleet], []).append(PIECE_KEY[unit])
    return found


def _sieges(d: PositionParser, s: War) -> None:
    """By place the season count; who besieges is whose units are outside there."""
    for name, count in d.table("siege").items():
        for target in d.meant("siege", [name], position_names.target_named):
            s.siege[target] = 1 + d.number(f"siege.{name}", count, 0, tables.SIEGE.most)
            s.besieger[target] = places.investor(s, target)
            s.since[target] = max(0, state.season_number(s) - s.siege[target])
            if s.besieger[target] == tables.NEITHER:
                d.note(f"siege.{name}", "nobody besieges it: land units of the enemy must be outside there")


def _besieged(s: War) -> dict[str, int]:
    return {TARGET_NAMES[target]: count - 1 for target, count in enumerate(s.siege) if count}


def _works(key: str, at: str, whose: str) -> Key:
    """Forts, or bases: by place the side."""

    def read(d: PositionParser, s: War) -> None:
        if key in d.data:
            getattr(s, at)[:] = [-1] * len(getattr(s, at))
            getattr(s, whose)[:] = [tables.NEITHER] * len(getattr(s, whose))
        for number, (name, word) in enumerate(d.table(key).items()):
            for place in d.meant(key, [name], position_names.spot_named):
                if word not in SIDE_NAMES:
                    d.note(f"{key}.{name}", f"must be one of {', '.join(SIDE_NAMES)}, not {word!r}")
                elif number < len(getattr(s, at)) and place < world.LAND:
                    getattr(s, at)[number], getattr(s, whose)[number] = place, SIDE_NAMES.index(word)
                else:
                    d.note(f"{key}.{name}", f"there are {len(getattr(s, at))} markers, and each stands on land")

    def write(s: War) -> dict[str, str]:
        return {
            place_name(place): SIDE_NAMES[getattr(s, whose)[n]] for n, place in enumerate(getattr(s, at)) if place >= 0
        }

    return Key(key, read, write, lies=True)


def _bases_inside(d: PositionParser, s: War) -> None:
    if "bases" in d.data:
        s.base_inside = [0] * tables.BASES
    for place in d.those("bases_inside", position_names.spot_named):
        for base_number, at in enumerate(s.base_at):
            if at == place:
                s.base_inside[base_number] = 1


def _inner_bases(s: War) -> list[str]:
    return [place_name(at) for n, at in enumerate(s.base_at) if at >= 0 and s.base_inside[n]]


def _long_walls(d: PositionParser, s: War) -> None:
    rows = d.data.get("long_walls", [])
    if not isinstance(rows, list) or len(rows) > tables.LONG_WALLS:
        d.note("long_walls", f"must be a list of at most {tables.LONG_WALLS} pairs of cities or forts")
        return
    for n, row in enumerate(rows):
        where = f"long_walls[{n}]"
        words = d.names(where, row)
        ends = list(d.meant(where, words[:2], position_names.target_named))
        builder = list(d.meant(where, words[2:3], position_names.unit_named))
        if len(ends) != 2 or len(words) > 4 or (builder and not words[-1].isdecimal()):
            d.note(where, "must be two cities or forts; while they are built also the builder and the season")
            continue
        s.wall_ends[2 * n], s.wall_ends[2 * n + 1] = ends
        if builder:
            least, most = shapes.reach("wall_ready")
            s.wall_builder[n], s.wall_ready[n] = builder[0], d.number(where, int(words[-1]), least + 1, most)


def _walled_pairs(s: War) -> list[list[str]]:
    """By marker its ends, and of walls that are being built the builder and the season in which they will stand."""
    return [
        [
            TARGET_NAMES[s.wall_ends[2 * n]],
            TARGET_NAMES[s.wall_ends[2 * n + 1]],
            *([PIECE_KEY[s.wall_builder[n]], str(s.wall_ready[n])] if s.wall_ready[n] else []),
        ]
        for n in range(tables.LONG_WALLS)
        if s.wall_ends[2 * n] >= 0
    ]


def _cards(d: PositionParser, s: War) -> None:
    """Where cards are, by kind; a kind named twice is two cards of it. All others stay where the base has them."""
    for name, kinds in d.table("cards").items():
        if name not in position_names.CARD_PLACES:
            d.note("cards", f"must be some of {', '.join(position_names.CARD_PLACES)}, not {name!r}")
            continue
        for kind in d.meant(f"cards.{name}", d.names(f"cards.{name}", kinds), position_names.card_named):
            free = [n for n, one in enumerate(tables.KIND_OF_CARD) if one == kind and s.card[n] == state.DECK]
            if free:
                s.card[free[0]] = position_names.CARD_PLACES.index(name)
            elif name != position_names.CARD_PLACES[state.REMOVED]:
                d.note(f"cards.{name}", f"no more cards {tables.CARD_KEY[kind]}")


def _dealt(s: War) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for number, at in enumerate(s.card):
        if at != state.DECK:
            found.setdefault(position_names.CARD_PLACES[at], []).append(tables.CARD_KEY[tables.KIND_OF_CARD[number]])
    return found


def _pool(d: PositionParser, s: War) -> None:
    """The regions in whose force pools leaders are; at home where neither the position nor its base says more."""
    for leader in range(tables.LEADERS):
        if s.loc[UNITS + leader] != state.FORCE_POOL:
            s.pool[leader] = -1
        elif s.pool[leader] < 0:
            s.pool[leader] = world.HOME_REGION[max(s.leads[leader], 0)]
    for name, region in d.table("pool").items():
        for leader in d.meant("pool", [name], position_names.leader_named):
            for at in d.meant(f"pool.{name}", [region], position_names.region_named):
                s.pool[leader] = at


def _pooled(s: War) -> dict[str, str]:
    return {LEADER_KEY[n]: REGION_NAMES[region] for n, region in enumerate(s.pool) if region >= 0}


def _list(name: str) -> Key:
    """Some pieces, in the order in which they are named."""

    def read(d: PositionParser, s: War) -> None:
        setattr(s, name, list(d.those(name, position_names.piece_named)))

    return Key(name, read, lambda s: [PIECE_KEY[piece] for piece in getattr(s, name)], lies=True, rank=2)


def _effects(d: PositionParser, s: War) -> None:
    for name, words in d.table("effects").items():
        if name in SIDE_NAMES:
            s.effects[SIDE_NAMES.index(name)] = shapes.bits_of(d, f"effects.{name}", words, position_names.EFFECT_BITS)
        else:
            d.note("effects", f"must be some of {', '.join(SIDE_NAMES)}, not {name!r}")


def _effective(s: War) -> dict[str, list[str]]:
    return {
        name: shapes.words_of(s.effects[side], position_names.EFFECT_BITS)
        for side, name in enumerate(SIDE_NAMES)
        if s.effects[side]
    }


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
    if "tactician" in d.data:
        for leader in d.meant("tactician", [d.data["tactician"]], position_names.leader_named):
            s.tactician = UNITS + leader


def _token_words(s: War) -> dict[str, list[str]]:
    found = {
        name: [word for kind, word in enumerate(position_names.TOKEN_NAMES) for _ in range(s.tokens[2 * kind + side])]
        for side, name in enumerate(SIDE_NAMES)
    }
    return {name: words for name, words in found.items() if words}


def _won(d: PositionParser, s: War) -> None:
    for name, table in d.table("won").items():
        if name not in SIDE_NAMES or not isinstance(table, dict):
            d.note("won", f"must hold battles by region for {', '.join(SIDE_NAMES)}")
            continue
        for head, value in table.items():
            for region in d.meant(f"won.{name}", [head], position_names.region_named):
                number = d.number(f"won.{name}.{head}", value, 0, state.MUCH)
                s.won[SIDE_NAMES.index(name) * REGION_COUNT + region] = number


def _wins(s: War) -> dict[str, dict[str, int]]:
    found = {
        name: {
            REGION_NAMES[region]: s.won[side * REGION_COUNT + region]
            for region in range(REGION_COUNT)
            if s.won[side * REGION_COUNT + region]
        }
        for side, name in enumerate(SIDE_NAMES)
    }
    return {name: row for name, row in found.items() if row}


def _facts(form: KitForm) -> list[Pick]:
    """What can be so in a war."""
    return [Pick(name, form.t(f"fact-{name}")) for name in position_names.FACT_BITS]


KEYS: Final = (
    Key("scenario", None, lambda s: SCENARIO_NAMES[s.scenario]),
    keys.options(WHEN),
    keys.BASE,
    shapes.number("year", WHEN),
    keys.word("season", SEASON_NAMES, WHEN),
    keys.word("phase", PHASE_NAMES, WHEN),
    shapes.number("turn", WHEN),
    keys.word("side", SIDE_NAMES, WHEN),
    shapes.of_each("treasury", HAVE, idle=None),
    shapes.sided(
        "controller",
        position_names.region_named,
        REGION_NAMES,
        0,
        lambda s, n: -2,
        fields=palette.controllers,
    ),
    shapes.row("al", position_names.region_named, REGION_NAMES, lambda s, n: -99, fields=palette.numbers("al")),
    shapes.row("ml", position_names.region_named, REGION_NAMES, lambda s, n: -99, fields=palette.numbers("ml")),
    shapes.row(
        "multiplier", position_names.region_named, REGION_NAMES, lambda s, n: -99, fields=palette.numbers("multiplier")
    ),
    Key("multiplier_before", _before, _BEFORE.write, rank=1),
    shapes.noughts("assessed", position_names.region_named, REGION_NAMES),
    *[
        shapes.row(name, position_names.region_named, REGION_NAMES, lambda s, n: 0)
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
    Key("won", _won, _wins),
    shapes.sided("holder", position_names.city_named, CITY_NAMES, 1, lambda s, n: 0, lies=True),
    shapes.row_of_bits("cities", "city_marks", position_names.city_named, CITY_NAMES, position_names.CITY_BITS),
    shapes.row("walls", position_names.city_named, CITY_NAMES, lambda s, n: world.WALLED[n], lies=True),
    shapes.row("works", position_names.city_named, CITY_NAMES, lambda s, n: 0, lies=True),
    shapes.noughts("works_revolt", position_names.city_named, CITY_NAMES),
    Key("garrison", _garrisons, _GARRISON.write, lies=True, rank=1),
    shapes.row_of_bits("places", "target_marks", position_names.target_named, TARGET_NAMES, position_names.TARGET_BITS),
    _works("forts", "fort_at", "fort_side"),
    _works("bases", "base_at", "base_side"),
    Key("bases_inside", _bases_inside, _inner_bases, lies=True, rank=1),
    Key("long_walls", _long_walls, _walled_pairs, lies=True, rank=1),
    shapes.row("raids", position_names.area_named, AREA_NAMES, lambda s, n: 0, lies=True),
    Key(PIECES_KEY, _set_down, _standing, lies=True, rank=1),
    shapes.noughts("inside", position_names.piece_named, PIECE_KEY),
    Key("aboard", _aboard, _carried, lies=True, rank=1),
    shapes.row_of_bits("marks", "marks", position_names.piece_named, PIECE_KEY, position_names.MARK_BITS),
    _list("held"),
    _list("becalmed"),
    shapes.sided("leads", position_names.leader_named, LEADER_KEY, 0, lambda s, n: tables.LEADER_SIDE[UNITS + n]),
    shapes.sided("hired", hired_named, PIECE_KEY[HIRED[0] : HIRED[-1] + 1], 0, lambda s, n: tables.NEITHER),
    shapes.sided("satrap", position_names.satrap_named, world.SATRAP_NAMES, 0, lambda s, n: tables.NEITHER),
    Key("pool", _pool, _pooled, lies=True, rank=2),
    Key("start", _starts, _started, lies=True, rank=1),
    Key("siege", _sieges, _besieged, lies=True, rank=2),
    Key("cards", _cards, _dealt),
    *[shapes.of_each(name) for name in ("fleets_lost", "winds", "gold", "orders")],
    shapes.number("elites_dead", STATE),
    shapes.number("prisoners", STATE),
    shapes.number("duty"),
    Key("effects", _effects, _effective),
    Key("tokens", _tokens, _token_words),
    Key("tactician", _tactician, lambda s: PIECE_KEY[s.tactician] if s.tactician >= 0 else None, rank=2),
    shapes.number("passes"),
    shapes.flags("facts", position_names.FACT_BITS, Ask(FLAGS, STATE, _facts)),
    keys.word("sicily", state.SICILY_NAMES, STATE),
    *keys.CHANCE,
    keys.GENERATOR,
)
"""Everything that a position can say, in the order in which it is read, written and asked for."""
