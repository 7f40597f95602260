"""The map as tables of ints: locales, what is printed in them, the ways between them. Sections 2, 7, 11 and 17.

A locale is a number in the order of the map file. Rows by locale hold 0 and 1 where they say that something is so.
"""

from typing import Final

from polemos.games.sparta_vs_athens.data import map_model, pack
from polemos.games.sparta_vs_athens.data.models_words import NATIONS, SIDES

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Steps = tuple[tuple[tuple[int, int], ...], ...]
Sailings = tuple[tuple[tuple[int, int, int, int], ...], ...]

ATHENS: Final = 0
SPARTA: Final = 1
NEITHER: Final = -1
SIDE_NAMES: Final = SIDES

game_map: Final[map_model.Map] = pack.FILES.map
"""The map as it stands in its file."""
_PLACES: Final[tuple[map_model.Locale, ...]] = game_map.place

# -------------------------------------------------------------------------------------------------------------- locales
LOCALES: Final[int] = len(_PLACES)
LOCALE_NAMES: Final[tuple[str, ...]] = tuple([place.id for place in _PLACES])
LOCALE_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(LOCALE_NAMES)}
_CITY: Final = 0
_BORDER: Final = 1
_SEA: Final = 2
_INLAND: Final = 0
IS_CITY: Final[Row] = tuple([int(place.kind == _CITY) for place in _PLACES])
#: Stretches of sea.
IS_SEA: Final[Row] = tuple([int(place.kind == _SEA) for place in _PLACES])
#: Sites of the red border forts [17.0f], which are no cities.
FORT_SITE: Final[Row] = tuple([int(place.kind == _BORDER) for place in _PLACES])
#: Land on a coast, or an island.
COASTAL: Final[Row] = tuple([int(place.kind != _SEA and place.setting != _INLAND) for place in _PLACES])
#: Fortified cities [2.3f].
WALLED: Final[Row] = tuple([int(place.walls) for place in _PLACES])
#: Points of the printed garrison, 0 where there is none.
GARRISON: Final[Row] = tuple([place.garrison for place in _PLACES])
PORT: Final[Row] = tuple([int(place.port) for place in _PLACES])
#: What a Delian city pays to Athens, and to Sparta [2.16e, 2.16c]; 0 elsewhere.
RED_BOX: Final[Row] = tuple([place.tribute[ATHENS] for place in _PLACES])
BLUE_BOX: Final[Row] = tuple([place.tribute[SPARTA] for place in _PLACES])
#: The nation-state of a land locale; -1 at sea.
NATION_AT: Final[Row] = tuple([place.nation for place in _PLACES])
#: 1 for a city that counts when its nation is asked how much of it is occupied [11.1a, 11.1e].
COUNTS: Final[Row] = tuple([int(place.kind == _CITY and place.counts) for place in _PLACES])
ATTICA: Final[Row] = tuple([int(place.attica) for place in _PLACES])
#: Inside the red line in the north-east, land and sea [9.3a].
PROPONTIS: Final[Row] = tuple([int(place.propontis) for place in _PLACES])
#: Inside the dotted red line round southern Greece [rev.2].
DOTTED: Final[Row] = tuple([int(place.dotted) for place in _PLACES])
#: West of the red line through the Ionian Sea [rev.6].
ITALIAN: Final[Row] = tuple([int(place.italian) for place in _PLACES])
#: Seas in which no land is drawn [5.1c].
OPEN_SEA: Final[Row] = tuple([int(place.open_sea) for place in _PLACES])
#: 2 for a city that ships leave by the shore that they came in by [7.2c].
SHORES: Final[Row] = tuple([max(1, len(place.shores)) for place in _PLACES])


def _bloc_at(locale: int) -> int:
    """The bloc of a locale: its nation, or the Italian half of it, which comes after the nations [rev.6]."""
    for number, group in enumerate(pack.FILES.nations.group[2:]):
        if locale in group.cities:
            return len(NATIONS) + number
    return NATION_AT[locale]


#: What enters and leaves the war as one: see BLOC_NAMES in `tables`; -1 at sea.
BLOC_AT: Final[Row] = tuple([_bloc_at(locale) for locale in range(LOCALES)])

# ------------------------------------------------------------------------------------- places that rules and texts name
ATHENS_CITY: Final[int] = LOCALE_INDEX["athens"]
PANACTUM: Final[int] = LOCALE_INDEX["panactum"]
SPARTA_CITY: Final[int] = LOCALE_INDEX["sparta"]
GYTHEUM: Final[int] = LOCALE_INDEX["gytheum"]
CYTHERA: Final[int] = LOCALE_INDEX["cythera"]
CORINTH: Final[int] = LOCALE_INDEX["corinth"]
MEGARA: Final[int] = LOCALE_INDEX["megara"]
THEBES: Final[int] = LOCALE_INDEX["thebes"]
TANAGRA: Final[int] = LOCALE_INDEX["tanagra"]
PLATAEA: Final[int] = LOCALE_INDEX["plataea"]
OPUS_LOCRIS: Final[int] = LOCALE_INDEX["opus_locris"]
ARGOS: Final[int] = LOCALE_INDEX["argos"]
MELOS: Final[int] = LOCALE_INDEX["melos"]
NAUPACTUS: Final[int] = LOCALE_INDEX["naupactus"]
ANACTORIUM: Final[int] = LOCALE_INDEX["anactorium"]
OENIADAE: Final[int] = LOCALE_INDEX["oeniadae"]
SYRACUSE: Final[int] = LOCALE_INDEX["syracuse"]
SARDIS: Final[int] = LOCALE_INDEX["sardis"]
POTIDAEA: Final[int] = LOCALE_INDEX["potidaea"]
AMPHIPOLIS: Final[int] = LOCALE_INDEX["amphipolis"]
CHIOS: Final[int] = LOCALE_INDEX["chios"]
MYTILENE: Final[int] = LOCALE_INDEX["mytilene"]
METHYMNA: Final[int] = LOCALE_INDEX["methymna"]
SAMOS: Final[int] = LOCALE_INDEX["samos"]
MILETUS: Final[int] = LOCALE_INDEX["miletus"]
CEOS: Final[int] = LOCALE_INDEX["ceos"]
CHALCIS: Final[int] = LOCALE_INDEX["chalcis"]

#: The cities that Tanagra shields from incitement [10.4a].
EUBOEA: Final[Row] = game_map.lists.euboea
LESBOS: Final[Row] = game_map.lists.lesbos
#: Cities of which one ravaged makes the Peloponnese ravaged [qa.93a].
RAVAGE_TARGETS: Final[Row] = game_map.lists.ravage_targets
#: The cities along the coast from Epidaurus to Pylos, in this order [rev.21c].
COAST_TO_PYLOS: Final[Row] = game_map.lists.coast_to_pylos
#: Where Persian units may come [15.13b].
PERSIAN_PLACES: Final[Row] = game_map.lists.persian_places

# ----------------------------------------------------------------------------------------------------------------- ways
LAND_ROUTE: Final = 0
COASTAL_ROUTE: Final = 1
SEA_ROUTE: Final = 2
_KINDS: Final = ("road", "coastal", "sea_route")

ALWAYS_OPEN: Final = 0
OPUS_ROUTE: Final = 1
TANAGRA_ROUTE: Final = 2
"""When a route is open: always, or by 10.3 that of Opus Locris, and that of Tanagra, with Chalcis."""


def _shore(locale: int, name: str) -> int:
    """The number of a shore: 1 or 2 in a city with two, 0 where there is one."""
    shores = _PLACES[locale].shores
    return 1 + shores.index(name) if name and len(shores) > 1 else 0


#: Every route once: its ends, its kind, the shore at either end (see BY_SEA), when it is open [7.1a].
ROUTES: Final[tuple[tuple[int, int, int, int, int, int], ...]] = tuple(
    [
        (
            way.between[0],
            way.between[1],
            _KINDS.index(way.kind),
            _shore(way.between[0], way.shores[0]),
            _shore(way.between[1], way.shores[1]),
            way.condition,
        )
        for way in game_map.route
    ]
)


def _by_land() -> Steps:
    rows: list[list[tuple[int, int]]] = [[] for _ in range(LOCALES)]
    for a, b, kind, _, _, cond in ROUTES:
        if kind != SEA_ROUTE:
            rows[a].append((b, cond))
            rows[b].append((a, cond))
    return tuple([tuple(sorted(row)) for row in rows])


def _by_sea() -> Sailings:
    rows: list[list[tuple[int, int, int, int]]] = [[] for _ in range(LOCALES)]
    for a, b, kind, here, there, cond in ROUTES:
        if kind != LAND_ROUTE:
            rows[a].append((b, here, there, cond))
            rows[b].append((a, there, here, cond))
    return tuple([tuple(sorted(row)) for row in rows])


#: By locale: neighbour, and when the way is open; land and coastal routes, for land units and leaders [7.1b].
BY_LAND: Final[Steps] = _by_land()
#: By locale: neighbour, shore here, shore there (1 or 2 in a city with two shores, else 0), and when the way is open;
#: sea and coastal routes, for ships with what they carry [7.1c, 7.2c]. At Corinth that is the way to Sicyon [7.12a];
#: only ships are held to it (RULING-64).
BY_SEA: Final[Sailings] = _by_sea()
#: By locale: neighbours by any route, whenever it is open.
NEXT_TO: Final[Rows] = tuple(
    [
        tuple(sorted({*[step[0] for step in BY_LAND[locale]], *[step[0] for step in BY_SEA[locale]]}))
        for locale in range(LOCALES)
    ]
)
