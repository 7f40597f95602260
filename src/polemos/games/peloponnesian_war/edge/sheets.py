"""What lies beside the map as sheets: the war, what each side has, regions, cities, works.

Everything is reckoned from a view: the deck, the other hand and cards that were burnt are counted in it and not named.
"""

from collections.abc import Mapping
from typing import Any, Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import KIND_OF_CARD, NEITHER, PIECES, ROWS, SIDE_NAMES, UNITS
from polemos.games.peloponnesian_war.edge import sheets_of_places, sheets_of_regions
from polemos.games.peloponnesian_war.edge.position_names import EFFECT_BITS, FACT_BITS, TOKEN_NAMES
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.edge.view import open_state
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.regions import tribute, victory
from polemos.games.peloponnesian_war.rules.season import lines, supply
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import CARD, PIECE, PLACE, REGION, ROW, SATRAP
from polemos.room import sheet_builder
from polemos.room.table_builder import NONE, YES, signed
from polemos.room.view_models import Card, Gauge, Grid, Sheet

OFF_MAP: Final = {
    codes.FORCE_POOL: "force-pool",
    codes.BUILD_POOL: "build-pool",
    codes.LEADER_POOL: "leader-pool",
    codes.OUT: "out",
}
"""Where a piece is that stands nowhere on the map, as the name of a message."""
EFFECTS: Final = {
    "carneia": "card.carneia",
    "no-raids": "card.olympic_truce",
    "truce": "card.olympic_truce",
    "storms": "card.storms",
    "cleon": "card.cleon",
    "invaded": "17.7.5",
    "etesian": "card.etesian",
}
"""What weighs on a side in this season, with the clause that says so."""
FACTS: Final = {
    "plague-played": "card.second_outbreak",
    "plague": "card.plague",
    "syracuse-taken": "19.6a",
    "expedition-lost": "19.6b",
    "expedition-due": "card.sicily",
    "athens-in-sicily": "19.6c",
    "cyrus": "card.cyrus",
    "phoenicians": "card.phoenicians",
    "spartans-won": "card.argive_oligarchs",
    "alcibiades-guest": "card.alcibiades",
    "syracusans-out": "19.7a",
    "exile": "card.hermae",
}
"""What is so for longer."""
WHY: Final = {
    lines.AT_SEA: "at-sea",
    lines.BESIEGED: "besieged",
    lines.IN_THE_WAY: "in-the-way",
    lines.TOO_FAR: "too-far",
    lines.NO_LINE: "no-line",
}
"""What keeps units out of supply, by its clause, as the name of a message."""
INCOMES: Final = ("beyond", "cyrus", "syracuse")
"""What comes in beside tribute, in the order of rules/regions/tribute.py."""


def sheets(view: Mapping[str, Any], language: str) -> list[Sheet]:
    """Every sheet of a view."""
    s, page = open_state(dict(view)), Page(language)
    found = [_war(page, s, view["counts"]), sheets_of_regions.sheet(page, s)]
    for side in BOTH:
        key, called = SIDE_NAMES[side], page.side(side)
        found += [
            page.of_side("purse", side, key, called, _purse(page, s, side)),
            _cards(page, s, view, side),
            page.of_side("leaders", side, key, called, grid=_leaders(page, s, side)),
            page.of_side("units", side, key, called, grid=_units(page, s, side)),
        ]
    return [*found, *sheets_of_places.sheets(page, s)]


# ------------------------------------------------------------------------------------------------------------- the war
def _war(page: Page, s: War, counts: list[int]) -> Sheet:
    """Points, who acts first, the deck, what is in force, Persia, Sicily."""
    deck, *_, burnt = counts
    open_cards = s.card.count(codes.DISCARDED)
    gauges = [
        page.gauge("score", victory.score_of(s), page.name("verdict", victory.verdict_of(s)), _bands(s)),
        page.gauge("first-player", page.side(places.first_player(s)), _regions_of_both(page, s), "3.3b"),
        page.gauge("deck", deck, page.t("sheet-deck-text", {"open": open_cards, "burnt": burnt}), "12.6a"),
    ]
    if not tables.SCENARIOS[s.scenario].areas:  # on a part of the map neither Sicily nor Persia plays
        gauges.append(page.gauge("sicily", page.t(f"sicily-{codes.SICILY_NAMES[s.sicily]}"), "", "19.1b"))
        gauges += [
            page.gauge("satrap", page.side(side), page.name(SATRAP, satrapy), "12.10.1")
            for satrapy, side in enumerate(s.satrap)
        ]
    if s.duty:
        leave = page.t("cell-season", sheets_of_places.date_of(s, s.duty, page))
        gauges.append(page.gauge("odrysians", leave, "", "card.sitalces"))
    gauges += [page.gauge(f"fact-{name}", YES, "", FACTS[name]) for name, bit in FACT_BITS.items() if s.facts & bit]
    raided = [area for area, count in enumerate(s.raids) if count]
    if raided:
        words = [f"{page.name('area', area)} {s.raids[area]}" for area in raided]
        gauges.append(page.gauge("raided", len(raided), page.join(words), "15.3"))
    for name, row, clause in (("held", s.held, "card.omens"), ("becalmed", s.becalmed, "card.eclipse")):
        if row:
            gauges.append(page.gauge(name, len(row), page.names(PIECE, row), clause))
    return page.sheet("war", [*gauges, page.switches(s.option_set)])


def _regions_of_both(page: Page, s: War) -> str:
    """How many regions each side controls."""
    return page.join([f"{page.side(side)} {len(places.regions_of(s, side))}" for side in BOTH])


def _bands(s: War) -> str:
    """The clause that says who has won with how many points."""
    return f"scenario.{tables.SCENARIO_NAMES[s.scenario]}.i"


# ------------------------------------------------------------------------------------------------------ money, effects
def _purse(page: Page, s: War, side: int) -> list[Gauge]:
    """Talents, what would come in and go out as things stand, tokens, and what weighs on the side."""
    now = page.t("sheet-as-things-stand")
    regions = places.regions_of(s, side)
    comes = sum([tribute.collected(s, region) for region in regions])
    extra = tribute.incomes(s, side)
    hungry, owed = supply_of(s, side)
    unfed = [
        page.t("cell-unfed", {"place": page.name(PLACE, at), "why": page.t(f"why-{WHY[why]}"), "clause": why})
        for at, why in sorted(set(hungry.values()))
    ]
    found = [
        page.gauge("treasury", s.treasury[side], "", "5.1a"),
        page.gauge("income", comes + sum([term.value for term in extra]), now, "5.4.2a"),
        *[page.gauge(f"income-{INCOMES[term.what]}", signed(term.value), "", term.clause) for term in extra],
        page.gauge("supply", owed, now, "9.4.3"),
        page.gauge("unfed", len(hungry), page.join(unfed) if unfed else "", "9.2.2a"),
        page.gauge("regions-held", len(regions), page.t("sheet-btv", {"number": victory.btv_of(s, side)}), "4.4.1d"),
        page.gauge("leaders-in-play", f"{losses.counted(s, side)}/{losses.limit(s, side)}", "", "7.8.4a"),
        page.gauge("bases-left", s.base_at.count(NEITHER), "", "1.1a"),
        page.gauge("fleets-lost", s.fleets_lost[side], "", "13.5a"),
    ]
    found += _prisoners(page, s, side)
    for token, name in enumerate(TOKEN_NAMES):
        number = s.tokens[2 * token + side]
        if number:
            whom = page.name(PIECE, s.tactician) if token == codes.TACTICS and s.tactician >= 0 else ""
            found.append(page.gauge(f"token-{name}", number, whom, "12.8b"))
    if s.winds[side]:
        found.append(page.gauge("winds", signed(s.winds[side]), "", "card.fair_winds"))
    if s.gold[side]:
        found.append(page.gauge("gold", signed(s.gold[side]), "", "card.susa"))
    weighing = [name for name, bit in EFFECT_BITS.items() if s.effects[side] & bit]
    return [*found, *[page.gauge(f"effect-{name}", YES, "", EFFECTS[name]) for name in weighing]]


def _prisoners(page: Page, s: War, side: int) -> list[Gauge]:
    """Elite units of Laconia that are dead, and those that Athens holds [12.9.2, 17.7.5]."""
    if side == tables.ATHENS:
        return [page.gauge("prisoners", s.prisoners, "", "17.7.5")]
    return [page.gauge("elites-dead", s.elites_dead, "", "12.9.2")]


def supply_of(s: War, side: int) -> tuple[dict[int, tuple[int, str]], int]:
    """Units of a side that are out of supply, each with its place and the clause that says why; and what those in
    supply would cost if phase D came now [9.4.3].

    Everybody who looks sees the same, again and again, so that it is kept by all that it depends on.
    """
    key = (side, s.scenario, s.sicily, s.option_set, *[tuple(row) for row in _facts(s)])
    found = _SUPPLY.get(key)
    if found is None:
        if len(_SUPPLY) >= _KEPT:
            _SUPPLY.clear()
        found = _SUPPLY[key] = _supply_of(s, side)
    return found


_KEPT: Final = 100
_SUPPLY: Final[dict[tuple[object, ...], tuple[dict[int, tuple[int, str]], int]]] = {}


def _facts(s: War) -> tuple[list[int], ...]:
    """The rows on which supply depends: who stands where and how, whose friends cities are, works, sieges."""
    pieces = (s.loc, s.inside, s.aboard, s.marks, s.sides)
    cities = (s.city_marks, s.holder, s.controller, s.ml, s.satrap, s.walls)
    works = (s.fort_at, s.fort_side, s.base_at, s.base_side, s.wall_ends, s.wall_ready)
    return (*pieces, *cities, *works, s.siege)


def _supply_of(s: War, side: int) -> tuple[dict[int, tuple[int, str]], int]:
    units, traced = supply.mouths(s, side), supply.lines(s, side)
    hungry: dict[int, tuple[int, str]] = {}
    for unit in units:
        if not lines.is_fed(s, traced, unit):
            carrier = s.aboard[unit]
            inside = s.inside[carrier if carrier >= 0 else unit]
            hungry[unit] = s.loc[unit], lines.why_not(s, traced, s.loc[unit], inside)
    return hungry, supply.bill(s, [unit for unit in units if unit not in hungry])


# --------------------------------------------------------------------------------------------------------------- cards
def _cards(page: Page, s: War, view: Mapping[str, Any], side: int) -> Sheet:
    """A hand: named card by card if it is the viewer's own, else how many cards it has [12.1a]."""
    held = [KIND_OF_CARD[card] for card, at in enumerate(s.card) if at == codes.HAND + side]
    cards = [
        Card(
            tables.CARD_KEY[kind],
            page.name(CARD, kind),
            held.count(kind),
            page.text(f"card.{tables.CARD_KEY[kind]}"),
            f"card.{tables.CARD_KEY[kind]}",
        )
        for kind in sorted(set(held))
    ]
    hidden = view["counts"][1 + side] - len(held)
    return page.of_side("cards", side, SIDE_NAMES[side], page.side(side), cards=cards, hidden=hidden)


# -------------------------------------------------------------------------------------------------------------- pieces
def where(page: Page, s: War, piece: int) -> str:
    """Where a piece is; of a leader in a force pool, in which."""
    at = s.loc[piece]
    if at >= 0:
        return page.name(PLACE, at)
    if at == codes.FORCE_POOL and piece >= UNITS and s.pool[piece - UNITS] >= 0:
        return page.t("cell-pool-of", {"region": page.name(REGION, s.pool[piece - UNITS])})
    return page.t(f"cell-{OFF_MAP[at]}")


def _leaders(page: Page, s: War, side: int) -> Grid:
    """The leaders of a side: ratings, where they are, what keeps them [7.8.4a, 17.4.2b]."""
    rows = [
        [
            page.name(PIECE, piece),
            f"{tables.LAND_RATING[piece]}-{tables.NAVAL_RATING[piece]}",
            where(page, s, piece),
            _state(page, s, piece),
        ]
        for piece in range(UNITS, PIECES)
        if s.leads[piece - UNITS] == side
    ]
    heads = page.heads("leader land-naval place state")
    return page.grid(f"leaders-{SIDE_NAMES[side]}", heads, rows, "17.4.2b", ("leaders.toml",), "leaders-now")


def _state(page: Page, s: War, piece: int) -> str:
    """What else a person should know about a piece."""
    return page.states("cell", states_of(s, piece))


def states_of(s: War, piece: int) -> tuple[str, ...]:
    """What a piece is in, as names of messages: also those of the marks on its counter."""
    return sheet_builder.those(
        [
            ("inside", s.loc[piece] >= 0 and s.inside[piece]),
            ("aboard", piece < UNITS and s.aboard[piece] >= 0),
            ("foraging", asking.has(s, piece, codes.FORAGING)),
            ("moved", s.turn and asking.has(s, piece, codes.MOVED)),
            ("raided", asking.has(s, piece, codes.RAIDED)),
            ("held", piece in s.held),
            ("becalmed", piece in s.becalmed),
            ("builder", piece in s.wall_builder),
        ]
    )


def _units(page: Page, s: War, side: int) -> Grid:
    """The units of a side by home and kind: on the map and where, in the force pool, in the build pool [7.2, 7.4]."""
    rows = []
    for row in range(ROWS):
        own = [unit for unit in tables.UNITS_OF_ROW[row] if s.sides[unit] == side and s.loc[unit] != codes.OUT]
        if own:
            at = [s.loc[unit] for unit in own]
            counts = [
                len([place for place in at if place >= 0]),
                at.count(codes.FORCE_POOL),
                at.count(codes.BUILD_POOL),
            ]
            rows.append([page.name(ROW, row), *[str(n or NONE) for n in counts], _spread(page, at)])
    heads = page.heads("unit on-map force-pool build-pool places")
    return page.grid(f"units-{SIDE_NAMES[side]}", heads, rows, "1.3.3a", ("units.toml",), "units-now")


def _spread(page: Page, at: list[int]) -> str:
    """The places where units stand, each with how many."""
    there = sorted({place for place in at if place >= 0})
    counted = [(page.name(PLACE, place), at.count(place)) for place in there]
    return page.join([f"{name} \N{MULTIPLICATION SIGN}{n}" if n > 1 else name for name, n in counted])
