"""What data files must fulfil together, beside what their models say of each."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from polemos.board.search import of_one, search
from polemos.games.sparta_vs_athens.data import map_model, models, models_scenarios, models_words
from polemos.games.sparta_vs_athens.data.models_words import LOCALE_KINDS, NATIONS, NONE, SCENARIOS, SETTINGS, SIDES
from polemos.room.data_pack import Fault, Rule
from polemos.room.data_problems import inside

ATHENS: Final = SIDES.index("athens")
DELIAN: Final = NATIONS.index("delian_league")
CITY: Final = LOCALE_KINDS.index("city")
SEA: Final = LOCALE_KINDS.index("sea")
INLAND: Final = SETTINGS.index("inland")
NSP: Final = 1
#: What the garrisons of the Delian League come to without Chios and Lesbos [rev.10].
DELIAN_GARRISONS: Final = 122
#: Places that the rules name.
NAMED: Final = (
    "athens",
    "oenoe",
    "panactum",
    "oropus",
    "sparta",
    "gytheum",
    "cythera",
    "pylos",
    "onugnathus",
    "corinth",
    "sicyon",
    "pellene",
    "patrae",
    "cyllene",
    "elis",
    "phlius",
    "orchomenus",
    "mantinea",
    "tegea",
    "epidaurus",
    "troezen",
    "hermione",
    "megara",
    "thebes",
    "tanagra",
    "plataea",
    "delphi",
    "opus_locris",
    "argos",
    "melos",
    "chalcidice",
    "spartolus",
    "naupactus",
    "corcyra",
    "ambracia",
    "anactorium",
    "leucas",
    "oeniadae",
    "syracuse",
    "rhegium",
    "thurii",
    "sardis",
    "antandrus",
    "potidaea",
    "acanthus",
    "amphipolis",
    "chios",
    "mytilene",
    "methymna",
    "eresus",
    "elaea",
    "iasus",
    "samos",
    "miletus",
    "ceos",
    "histiaea",
    "chalcis",
    "eretria",
    "styra",
    "carystus",
)


def _twice(names: Sequence[str], path: str) -> Iterator[Fault]:
    for i, name in enumerate(names):
        if name in names[:i]:
            yield inside(inside(path, i), "id"), f'"{name}" twice', "every one once"


def _wet(place: map_model.Locale) -> bool:
    """Whether ships can be there."""
    return place.kind == SEA or place.setting not in (NONE, INLAND)


# -------------------------------------------------------------------------------------------------------------- the map
def _place_faults(files: models.Files) -> Iterator[Fault]:
    places = files.map.place
    yield from _twice([place.id for place in places], "place")
    known = {place.id for place in places}
    for name in NAMED:
        if name not in known:
            yield "place", f"no place {name}", "every place that the rules name"
    for i, place in enumerate(places):
        at = inside("place", i)
        land = place.kind != SEA
        if land != (place.nation != NONE) or land != (place.setting != NONE):
            yield at, f"nation and setting of {place.id}", "both on land, neither at sea"
        if place.kind != CITY and (place.walls or place.garrison or place.port):
            yield at, f"walls, garrison or port of {place.id}", "these in cities alone"
        if place.port and not _wet(place):
            yield inside(at, "port"), f"a port at {place.id}", "ports on a coast"
        if place.open_sea and land:
            yield inside(at, "open_sea"), f"open sea at {place.id}", "this at sea alone"
        if any(place.tribute) and place.nation != DELIAN:
            yield inside(at, "tribute"), f"tribute of {place.id}", "tribute of the Delian League alone"


def _garrison_faults(files: models.Files) -> Iterator[Fault]:
    """The garrisons by which Athens is paid in the designer's revision [rev.10]."""
    apart = {"chios", *[files.map.place[place].id for place in files.map.lists.lesbos]}
    total = sum([place.garrison for place in files.map.place if place.nation == DELIAN and place.id not in apart])
    if total != DELIAN_GARRISONS:
        yield "place", f"garrisons of {total} in the Delian League", f"{DELIAN_GARRISONS} without Chios and Lesbos"


def _way_faults(files: models.Files) -> Iterator[Fault]:
    places = files.map.place
    seen: set[frozenset[int]] = set()
    for i, way in enumerate(files.map.route):
        at = inside("route", i)
        ends = [places[end] for end in way.between]
        pair = " - ".join([end.id for end in ends])
        if frozenset(way.between) in seen:
            yield at, f"{pair} twice", "every route once"
        seen.add(frozenset(way.between))
        if not _kind_fits(way, ends):
            right = "roads between land locales, coastal routes between coasts, sea routes where ships can be"
            yield inside(at, "kind"), f'"{way.kind}" for {pair}', right
        yield from _shore_faults(inside(at, "shores"), way, ends)


def _kind_fits(way: map_model.Way, ends: Sequence[map_model.Locale]) -> bool:
    """Whether a route of its kind can join two places [7.1a]."""
    if way.kind == "road":
        return all(end.kind != SEA for end in ends)
    if way.kind == "coastal":
        return all(end.kind != SEA and _wet(end) for end in ends)
    return way.kind == "sea_route" and all(_wet(end) for end in ends)


def _shore_faults(at: str, way: map_model.Way, ends: Sequence[map_model.Locale]) -> Iterator[Fault]:
    """A way by sea names the shore of a city that has two [7.2c]."""
    for end, shore in zip(ends, way.shores, strict=True):
        if shore and shore not in end.shores:
            yield at, f'"{shore}"', f"a shore of {end.id}"
        elif not shore and len(end.shores) > 1 and way.kind != "road":
            yield at, f"no shore of {end.id}", f"one of {', '.join(end.shores)}"


def _net_faults(files: models.Files) -> Iterator[Fault]:
    """Every place can be reached; ships leave Corinth by one way alone [7.12a]."""
    places = files.map.place
    rows: list[list[int]] = [[] for _ in places]
    ships = [0] * len(places)
    for way in files.map.route:
        for a, b in (way.between, way.between[::-1]):
            rows[a].append(b)
            ships[a] += way.kind != "road"
    found = search(len(places), [0], len(places), steps=of_one([tuple(row) for row in rows]))
    for number, place in enumerate(places):
        if not found.reaches(number):
            yield "route", f"no way to {place.id}", "ways between all places"
        if place.id == "corinth" and ships[number] != 1:
            yield "route", f"{ships[number]} ways for ships at corinth", "one, to the west"


def _nation_faults(files: models.Files) -> Iterator[Fault]:
    places = files.map.place
    for i, nation in enumerate(files.nations.nation):
        at = inside("nation", i)
        cities = [n for n, place in enumerate(places) if place.nation == i and place.kind == CITY]
        silent = {n for n in cities if not places[n].counts}
        if set(nation.not_counted) != silent:
            right = ", ".join(sorted([places[n].id for n in silent])) or "no city"
            yield inside(at, "not_counted"), "other cities than map.toml", right
        if nation.out != models_words.NEVER and nation.out > len(cities) - len(silent):
            yield inside(at, "out"), str(nation.out), f"at most the {len(cities) - len(silent)} cities that count"
        yield from _foreign(inside(at, "besides"), [n for row in nation.besides for n in row], i, places)
    for i, group in enumerate(files.nations.group):
        at = inside(inside("group", i), "cities")
        yield from _foreign(at, group.cities, group.nation, places)
        if group.out > len(group.cities):
            yield inside(inside("group", i), "out"), str(group.out), f"at most the {len(group.cities)} cities"


def _foreign(at: str, cities: Sequence[int], nation: int, places: Sequence[map_model.Locale]) -> Iterator[Fault]:
    """Cities that are none of a nation."""
    for city in cities:
        if places[city].nation != nation or places[city].kind != CITY:
            yield at, f'"{places[city].id}"', f"cities of {NATIONS[nation]}"


def _list_faults(files: models.Files) -> Iterator[Fault]:
    """The list of cities has every land locale once, under the colour of its nation."""
    places = files.map.place
    listed = [city.id for city in files.cities.city]
    for i, city in enumerate(files.cities.city):
        nation = places[city.id].nation
        if listed.index(city.id) != i:
            yield inside(inside("city", i), "id"), f'"{places[city.id].id}" twice', "every one once"
        if nation != NONE and files.nations.nation[nation].colour != city.colour:
            yield (
                inside(inside("city", i), "colour"),
                f"another colour than {NATIONS[nation]}",
                "the colour of its nation",
            )
    for number, place in enumerate(places):
        if (place.kind != SEA) != (number in listed):
            yield "city", f"{place.id} in one file alone", "the land locales of map.toml"


# --------------------------------------------------------------------------------------------------------- the counters
def _unit_faults(files: models.Files) -> Iterator[Fault]:
    places = files.map.place
    yield from _twice([unit.id for unit in files.units.unit], "unit")
    halves = {city: group.id for group in files.nations.group for city in group.cities}
    for i, unit in enumerate(files.units.unit):
        at = inside("unit", i)
        if unit.reduced >= unit.strength:
            yield inside(at, "reduced"), str(unit.reduced), "less than the front"
        yield from _foreign(inside(at, "home"), unit.home, unit.nation, places)
        if unit.kind == NSP and not all(_wet(places[home]) for home in unit.home):
            yield inside(at, "home"), f"inland home of {unit.id}", "a coast"
        if len({halves.get(home, "") for home in unit.home}) > 1:
            yield inside(at, "home"), f"homes of {unit.id} in two groups", "homes in one group of nations.toml"
        if not files.nations.nation[unit.nation].units:
            yield inside(at, "nation"), f'"{NATIONS[unit.nation]}"', "a nation that has units"


def _leader_faults(files: models.Files) -> Iterator[Fault]:
    leaders = files.leaders
    yield from _twice([leader.id for leader in (*leaders.leader, *leaders.unnamed)], "leader")
    for i, leader in enumerate(leaders.leader):
        if bool(leader.year) == (leader.side == ATHENS):
            yield inside("leader", i), f"year of {leader.id}", "years for Spartans alone"
    for i, leader in enumerate(leaders.unnamed):
        if leader.rating.naval or leader.rating.land:
            yield inside(inside("unnamed", i), "rating"), f"a shift of {leader.id}", "no shifts"


def _fort_faults(files: models.Files) -> Iterator[Fault]:
    for i, fort in enumerate(files.forts.fort):
        for site in fort.sites:
            if files.map.place[site].kind == SEA:
                yield inside(inside("fort", i), "sites"), f'"{files.map.place[site].id}"', "a place on land"


# ----------------------------------------------------------------------------------------------------------- the charts
def _dice_faults(rows: Sequence[int]) -> Iterator[Fault]:
    for i, die in enumerate(rows):
        if die != i + 1:
            yield inside(inside("row", i), "die"), str(die), f"{i + 1}, faces in order from 1"


def _result_faults(files: models.Files) -> Iterator[Fault]:
    yield from _twice([result.code for result in files.combat_results.result], "result")


def _siege_faults(files: models.Files) -> Iterator[Fault]:
    yield from _dice_faults([row.die for row in files.siege.row])
    ratios = files.siege.minimum_ratio
    if list(ratios) != sorted(set(ratios)):
        yield "minimum_ratio", str(list(ratios)), "ratios in ascending order"


def _scale_faults(files: models.Files) -> Iterator[Fault]:
    for key, scale in (("battle", files.prestige.battle), ("tribute", files.prestige.tribute)):
        steps = [(step.least, step.levels) for step in scale]
        if steps != sorted(set(steps)):
            yield key, str(steps), "steps in ascending order"


def _government_faults(files: models.Files) -> Iterator[Fault]:
    named = [*files.leaders.leader, *files.leaders.unnamed]
    for i, card in enumerate(files.governments.government):
        at = inside("government", i)
        if card.number != i + 1:
            yield inside(at, "number"), str(card.number), f"{i + 1}, governments in order from 1"
        if card.first < card.last:
            yield inside(at, "last"), str(card.last), "a year not before the first"
        for leader in card.leaders:
            if named[leader].side != ATHENS:
                yield inside(at, "leaders"), f'"{named[leader].id}"', "leaders of Athens"
        wanted = {*card.averts, *([card.includes] if card.includes != NONE else [])}
        if not wanted <= set(card.leaders):
            yield inside(at, "averts"), "leaders that it does not list", "leaders of the same government"


def _marker_faults(files: models.Files) -> Iterator[Fault]:
    """The rules count the force boxes of both sides alike [5.2b]."""
    markers = files.tracks.force_markers
    if len(set(markers)) > 1:
        yield "force_markers", " and ".join(map(str, markers)), "as many for either side"


def _darius_faults(files: models.Files) -> Iterator[Fault]:
    darius = files.darius
    for i, year in enumerate(darius.year):
        faces = tuple([die for die in range(1, 7) if darius.dies(year.bc, die)])
        if year.bc != darius.first_year - i:
            yield inside(inside("year", i), "bc"), str(year.bc), f"{darius.first_year - i}, years one after the other"
        elif year.dies_on != faces:
            yield inside(inside("year", i), "dies_on"), str(list(year.dies_on)), f"{list(faces)}"


# -------------------------------------------------------------------------------------------------------- the scenarios
def _scenario_faults(n: int, files: models.Files) -> Iterator[Fault]:
    scenario: models_scenarios.Scenario = files.model(f"scenarios/{SCENARIOS[n]}.toml")
    calendar = files.calendar
    if not calendar.first_year >= scenario.first_year >= scenario.last_year >= calendar.last_year:
        yield "last_year", f"{scenario.first_year} to {scenario.last_year}", "years of tables/calendar.toml in order"
    track = files.tracks.prestige
    if not track.least <= scenario.prestige <= track.most:
        yield "prestige", str(scenario.prestige), f"a level of the track, {track.least} to {track.most}"
    taking = sorted([*scenario.allies[0], *scenario.allies[1], *scenario.neutral])
    if taking != list(range(len(NATIONS))):
        yield "allies", "a nation twice, or none of the three", "every nation once, as ally or neutral"
    for preset, name in enumerate(models_words.PRESETS):
        forts = sorted([*scenario.forts[preset], *scenario.forts_later[preset], *scenario.forts_out[preset]])
        if forts != list(range(len(models_words.FORTS))):
            yield inside("forts", name), "a fort twice, or nowhere", "every fort on the map, later, or out"
    leaders = [*files.leaders.leader, *files.leaders.unnamed]
    for leader in (*scenario.spartan_leaders, *[one for entry in scenario.leader_abroad for one in entry.leaders]):
        if leaders[leader].side == ATHENS:
            yield "spartan_leaders", f'"{leaders[leader].id}"', "leaders of Sparta"
    listed = len(files.governments.government[scenario.government - 1].leaders)
    if scenario.athenian_leaders > listed:
        yield "athenian_leaders", str(scenario.athenian_leaders), f"at most the {listed} of the government"
    yield from _lot_faults(scenario, files)


def _lot_faults(scenario: models_scenarios.Scenario, files: models.Files) -> Iterator[Fault]:
    """There are units enough for every lot, and for all lots of the same units together; besieged places have walls."""
    units = files.units.unit
    asked: dict[tuple[int, ...], int] = {}
    for key, lots in (("left_out", scenario.left_out), ("home", scenario.home), ("abroad", scenario.abroad)):
        for i, lot in enumerate(lots):
            at = inside(key, i)
            some = lot.candidates(units)
            if isinstance(lot, models_scenarios.Away) and lot.printed_only:
                continue
            asked[some] = asked.get(some, 0) + lot.count
            if asked[some] > len(some):
                yield inside(at, "count"), f"{asked[some]} of {len(some)} units in all", "units that there are"
            if lot.total != NONE and not _comes_to(lot.total, lot.count, [units[u].strength for u in some]):
                yield inside(at, "total"), str(lot.total), f"the strength of some {lot.count} of these units"
    for i, away in enumerate(scenario.abroad):
        if (away.besieging or away.inside) and not files.map.place[away.place].walls:
            yield inside(inside("abroad", i), "place"), f'"{files.map.place[away.place].id}"', "a fortified city"


def _comes_to(total: int, count: int, strengths: Sequence[int]) -> bool:
    return any(sum(some) == total for some in combinations(strengths, count))


RULES: Final = (
    *[Rule("map.toml", faults) for faults in (_place_faults, _garrison_faults, _way_faults, _net_faults)],
    Rule("nations.toml", _nation_faults),
    Rule("tables/cities.toml", _list_faults),
    Rule("units.toml", _unit_faults),
    Rule("leaders.toml", _leader_faults),
    Rule("forts.toml", _fort_faults),
    Rule("tables/combat-land.toml", lambda files: _dice_faults([row.die for row in files.land_combat.row])),
    Rule("tables/combat-naval.toml", lambda files: _dice_faults([row.die for row in files.naval_combat.row])),
    Rule("tables/combat-results.toml", _result_faults),
    Rule("tables/siege.toml", _siege_faults),
    Rule("tables/prestige.toml", _scale_faults),
    Rule("tables/governments.toml", _government_faults),
    Rule("tables/darius.toml", _darius_faults),
    Rule("tables/tracks.toml", _marker_faults),
    *[Rule(f"scenarios/{name}.toml", partial(_scenario_faults, n)) for n, name in enumerate(SCENARIOS)],
)
