"""Choices, questions and events in words: what the messages of room/messages.py may speak of in this game."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.codes import HOW_NAMES, PHASE_NAMES, SICILY_NAMES, TARGETS
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.pack import OURS
from polemos.games.peloponnesian_war.edge import prices
from polemos.games.peloponnesian_war.event_kinds import DETAILS, EVENTS
from polemos.games.peloponnesian_war.rules import places, rolls
from polemos.games.peloponnesian_war.rules.campaign import stacks
from polemos.games.peloponnesian_war.rules.combat import account, reckoning, rounds, tokens
from polemos.games.peloponnesian_war.rules.regions import adjustment, tribute
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB
from polemos.room import messages, names
from polemos.room.results import NOWHERE

BOOK: Final = names.NameBook(tables.NAMES)
"""The names of everything in both languages."""
texts: Final = messages.texts_in(OURS)
"""All messages of a language."""


def place_words(language: str) -> tuple[str, ...]:
    """By place: its name. A hex goes by its city or site and its number, or by its area and its number."""
    t = texts(language)
    named = dict(zip(world.SPOT_HEX, spot_words(language), strict=True))
    areas = BOOK.each("areas", world.AREA_NAMES, language)
    hexes = [
        t("place-hex", {"name": named.get(at, areas[world.AREA_AT[at]]), "number": world.HEX_NAMES[at]})
        for at in range(world.HEXES)
    ]
    return (
        *hexes,
        *BOOK.each("cities", world.CITY_NAMES[-2:], language),
        *BOOK.each("seas", world.SEA_NAMES, language),
    )


def fort_words(language: str) -> list[str]:
    """By hex: the name of a fort there, after the city or site of the hex, or its area and its number."""
    t, areas = texts(language), BOOK.each("areas", world.AREA_NAMES, language)
    named = dict(zip(world.SPOT_HEX, spot_words(language), strict=True))
    return [
        t("fort-at", {"name": named[at]})
        if at in named
        else t("fort-in", {"name": areas[world.AREA_AT[at]], "number": world.HEX_NAMES[at]})
        for at in range(world.HEXES)
    ]


def spot_words(language: str) -> tuple[str, ...]:
    """Names of the cities of the map and of its sites."""
    cities = world.SPOT_NAMES[: world.CITIES - 2]
    return (
        *BOOK.each("cities", cities, language),
        *BOOK.each("sites", world.SPOT_NAMES[world.CITIES - 2 :], language),
    )


def piece_words(language: str) -> tuple[str, ...]:
    """Names of units, as "Attic hoplites 1 (4)", and of leaders."""
    t = texts(language)
    rows = row_words(language)
    units = [
        t("unit-name", {"name": rows[tables.UNIT_ROW[unit]], "number": int(key.rpartition("-")[2])})
        for unit, key in enumerate(tables.UNIT_KEY)
    ]
    return (*units, *BOOK.each("leaders", tables.PIECE_KEY[tables.UNITS :], language))


def row_words(language: str) -> tuple[str, ...]:
    """Names of rows of counters, as "Attic hoplites (4)"."""
    t = texts(language)
    homes = BOOK.each("homes", tables.HOME_NAMES, language)
    kinds = BOOK.each("kinds", tables.KIND_NAMES, language)
    return tuple(
        [
            t("counters-name", {"home": homes[row.home], "kind": kinds[row.kind], "morale": row.morale})
            for row in tables.COUNTERS
        ]
    )


@cache
def lexicon(language: str) -> Mapping[str, tuple[str, ...]]:
    """By type of value: the word of each value."""
    t = texts(language)

    def called(section: str, keys: Iterable[str]) -> tuple[str, ...]:
        return BOOK.each(section, keys, language)

    cities = called("cities", world.CITY_NAMES)
    forts = tuple([t("fort-name", {"number": n + 1}) for n in range(tables.FORTS)])
    return {
        "side": called("sides", tables.SIDE_NAMES),
        verbs.PLACE: place_words(language),
        verbs.PIECE: piece_words(language),
        verbs.TARGET: (*cities, *forts),
        verbs.STRONGHOLD: (*cities, *fort_words(language)),
        verbs.REGION: called("regions", world.REGION_NAMES),
        "area": called("areas", world.AREA_NAMES),
        verbs.CARD: called("cards", tables.CARD_KEY),
        verbs.ROW: row_words(language),
        verbs.SATRAP: called("leaders", world.SATRAP_NAMES),
        "home": called("homes", tables.HOME_NAMES),
        "kind": called("kinds", tables.KIND_NAMES),
        "season": t.each("season", tables.SEASON_NAMES),
        "phase": t.each("phase", PHASE_NAMES),
        "reason": t.each("reason", rolls.ROLL_REASONS),
        "how": t.each("how", HOW_NAMES),
        "entry": t.each("entry", adjustment.ENTRIES),
        "verdict": t.each("verdict", tables.RESULT_NAMES),
        "column": tables.COLUMNS,
        "battle": t.each("battle", account.KIND_NAMES),
        "term": t.each("term", reckoning.TERM_NAMES),
        "token": t.each("token", tokens.TOKEN_NAMES),
        "sicily": t.each("sicily", SICILY_NAMES),
        "effect": t.each("effect", rounds.EFFECT_WORDS),
    }


def choice_args(state: War, c: int) -> messages.Args:
    """What the message of a choice may speak of: its target, and what it costs."""
    kind, value = verbs.VERBS[c // VERB][1], c % VERB
    found: messages.Args = {kind: (kind, value)} if kind else {}
    if kind == verbs.TARGET and value < TARGETS and places.stronghold(state, value) >= 0:
        found = {verbs.TARGET: (verbs.STRONGHOLD, places.stronghold(state, value))}
    elif c == verbs.ALL_INSIDE:
        found = {"sent": (verbs.NUMBER, len(state.queue))}
    price = prices.price_of(state, state.actor, c)
    return {**found, "cost": (verbs.NUMBER, price[0])} if price else found


FIELDS: Final[messages.Fields] = {
    "place": (verbs.PLACE, verbs.PLACE),
    "unit": (verbs.PIECE, verbs.PIECE),
    "leader": ("leader", verbs.PIECE),
    "target": (verbs.TARGET, verbs.TARGET),
    "city": ("city", verbs.TARGET),
    "region": (verbs.REGION, verbs.REGION),
    "area": ("area", "area"),
    "card": (verbs.CARD, verbs.CARD),
    "left": ("left", verbs.NUMBER),
    "why": ("reason", "reason"),
}
"""Fields of decisions that a question may speak of: their argument and type of value."""


def _home_of(row: int) -> int | str:
    """The region from which the units of a row of counters come."""
    home = tables.COUNTERS[row].home
    return world.REGION_NAMES[home] if home < world.REGION_COUNT else NOWHERE


LYING: Final[messages.Lying] = {
    verbs.TARGET: places.place_of,
    verbs.STRONGHOLD: lambda s, at: world.CITY_HEX[at] if at < world.CITIES else at - world.CITIES,
    verbs.REGION: lambda s, region: world.REGION_NAMES[region],
    verbs.ROW: lambda s, row: _home_of(row),
    verbs.PIECE: lambda s, piece: s.loc[piece],
}
_OF_BATTLE: Final[messages.Fact[War]] = (verbs.PLACE, verbs.PLACE, lambda s, _: account.place_of(s) if s.battle else -1)
_OF_GROUP: Final[tuple[messages.Fact[War], ...]] = (
    (verbs.PLACE, verbs.PLACE, lambda s, _: stacks.here(s) if s.group else -1),
    ("points", verbs.NUMBER, lambda s, _: s.points),
)
IN_BATTLE: Final = (
    *("break-line", "cargo", "commander", "go-on", "prize", "spend-engineers", "spend-ruse", "spend-tactics"),
    "storm-on",
)
"""Questions that are asked in the middle of a battle, and of that alone."""
_OF_REGION: Final[messages.Fact[War]] = ("seat", verbs.PLACE, lambda _, step: tribute.seat_of(step.region))
IN_REGION: Final = ("calm-city", "check-city", "city-rises", "keep-tribute", "walls-fall")
"""Questions about a region as a whole: a place in it stands for it."""
OF_STRONGHOLD: Final = ("at-the-gates", "empty-fort", "hunger", "marines", "siege-engineers", "surrender")
"""Questions about a city or fort."""
_OF_TARGET: Final[messages.Fact[War]] = ("target", verbs.STRONGHOLD, lambda s, step: places.stronghold(s, step.target))
_TALENTS: Final[messages.Fact[War]] = ("talents", verbs.NUMBER, lambda s, step: s.treasury[step.side])
FACTS: Final[messages.Facts[War]] = {
    **dict.fromkeys(IN_REGION, (_OF_REGION,)),
    **dict.fromkeys(IN_BATTLE, (_OF_BATTLE,)),
    **dict.fromkeys(OF_STRONGHOLD, (_OF_TARGET,)),
    "build": (_TALENTS,),
    "forage": (_TALENTS, ("bill", verbs.NUMBER, lambda s, _: prices.bill(s))),
    "march": _OF_GROUP,
    "sail": _OF_GROUP,
}
WORDING: Final = messages.Wording(
    OURS, IDS, lexicon, FIELDS, EVENTS, DETAILS, choice_args=choice_args, facts=FACTS, lying=LYING
)
