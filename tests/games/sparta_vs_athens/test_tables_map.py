"""The map as the rules give it away, and as it was reconstructed: every number printed in a locale, and the ways."""

from itertools import pairwise

import pytest

from polemos.board.search import of_one, search
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.models_words import COLOURS
from polemos.games.sparta_vs_athens.data.pack import FILES
from polemos.games.sparta_vs_athens.data.world import (
    BLUE_BOX,
    BY_LAND,
    BY_SEA,
    COASTAL,
    COUNTS,
    GARRISON,
    IS_CITY,
    IS_SEA,
    ITALIAN,
    LOCALE_INDEX,
    LOCALE_NAMES,
    LOCALES,
    NATION_AT,
    NEXT_TO,
    OPEN_SEA,
    PORT,
    RED_BOX,
    ROUTES,
    SHORES,
    WALLED,
    Row,
)
from printed import columns

# nation | its locales: # before the garrison for walls, p behind it for a port; red and blue box of Delian cities
LOCALE_TABLE = """
athens               | athens #12p, oenoe 0, panactum 0, oropus 0
sparta               | sparta 7, gytheum 1p, cythera 1, pylos 1, onugnathus 1
peloponnesian_league | corinth #8p, sicyon #5, pellene #3, patrae #4, cyllene 1, elis 3, phlius #2, orchomenus #2
peloponnesian_league | mantinea #3, tegea #3, epidaurus #4, troezen #3, hermione #3, megara #5, thebes #6, tanagra 2
peloponnesian_league | plataea 1, delphi 2, opus_locris 2
argos                | argos #6
melos                | melos #2
chalcidice           | chalcidice #3, spartolus #2
athenian_allies      | corcyra #5, amphilochia #2, acarnania #2, cephallenia 2, zacynthus 2, naupactus #2, segesta #3
athenian_allies      | naxos_sicily #2, catana #3, leontini #3, rhegium #3, thurii #3
spartan_allies       | ambracia #3, anactorium #2, leucas #2, oeniadae #2, selinus #4, himera #3, liparian #1
spartan_allies       | messina #3, locri #3, hybla 1, syracuse #8p, camarina #3, gela #4
persia               | sardis #5, antandrus #1
delian_league        | potidaea #3 3/5, mende #2 4/4, scione #1 3/5, torone #2 3/4, singos 1 2/3, acanthus #2 2/5
delian_league        | dium 1 3/2, stagirus #1 1/5, amphipolis #2 3/5, eion #1 5/1, neapolis 1 5/1, thasos #4 4/4
delian_league        | abdera #3 4/3, maroneia #2 4/3, aenos #2 4/2, samothrace 1 4/2, imbros 1 5/0, lemnos #2 5/0
delian_league        | cardia #1 3/3, elaeus #1 5/1, sestos #2 5/1, abydos #2 3/5, sigeum 1 4/2, lampsacus 3 4/5
delian_league        | cyzicus 3 4/4, cius 1 2/3, chalcedon #3 4/5, byzantium #4 5/5, selymbria #2 3/4, perinthus #3 4/4
delian_league        | assos 1 2/3, methymna #2 5/2, mytilene #4 4/5, eresus #1 3/4, elaea 1 2/3, cyme 2 4/4
delian_league        | phocaea #2 2/4, clazomenae 1 3/4, erythrae 2 3/5, chios #5 4/5, teos #2 4/4, colophon #1 3/3
delian_league        | notium #1 4/2, ephesus #3 4/5, samos #4p 5/2, priene 1 2/3, miletus #4p 2/6, icarus 1 3/2
delian_league        | iasus #1 2/4, cos 2 4/3, cnidus 1 3/5, ialysus 2 4/5, camirus 2 3/5, lindus #2 4/5
delian_league        | astypalaea 1 3/2, ceos 1 5/1, cythnos 1 4/1, seriphos 1 3/1, siphnos 1 4/1, andros #2 4/3
delian_league        | tenos 1 4/2, myconos 1 3/2, paros #3 5/3, naxos #2 4/2, amorgus 1 3/2, thera 1 0/4, scyros 1 5/0
delian_league        | histiaea #2 5/0, chalcis #3 4/4, eretria #3 4/4, styra 1 4/3, carystus 2 4/3
"""
# colour | the cities of the list, fitted to the names that locales have here
LISTED_TABLE = """
blue   | cythera gytheum onugnathus pylos sparta
purple | corinth cyllene delphi elis epidaurus hermione mantinea megara opus_locris orchomenus patrae pellene
purple | phlius plataea sicyon tanagra tegea thebes troezen
green  | ambracia anactorium camarina gela himera hybla leucas liparian locri messina oeniadae selinus syracuse
yellow | acarnania amphilochia catana cephallenia corcyra leontini naupactus naxos_sicily rhegium segesta
yellow | thurii zacynthus
brown  | antandrus sardis
grey   | argos chalcidice melos spartolus
"""
SHORE_LINE = ["corinth", "sicyon", "pellene", "patrae"]
# kind | both ends
WAYS = """
    road      athens-oenoe athens-panactum athens-oropus oenoe-panactum oenoe-plataea oenoe-megara panactum-thebes
    road      panactum-tanagra tanagra-thebes plataea-thebes plataea-megara thebes-delphi thebes-opus_locris
    road      opus_locris-delphi corinth-megara corinth-phlius corinth-argos corinth-epidaurus sicyon-phlius
    road      phlius-argos phlius-orchomenus pellene-orchomenus orchomenus-mantinea orchomenus-elis mantinea-tegea
    road      mantinea-argos tegea-argos tegea-sparta patrae-elis cyllene-elis sparta-gytheum sparta-pylos
    road      sparta-onugnathus argos-epidaurus naupactus-acarnania oeniadae-acarnania acarnania-amphilochia
    road      acarnania-anactorium catana-leontini leontini-syracuse hybla-catana hybla-leontini hybla-himera
    road      hybla-gela selinus-segesta gela-himera himera-selinus potidaea-spartolus potidaea-chalcidice
    road      spartolus-chalcidice chalcidice-torone chalcidice-singos torone-singos chalcidice-acanthus
    road      chalcidice-stagirus acanthus-dium stagirus-amphipolis amphipolis-neapolis cardia-sestos cardia-perinthus
    road      clazomenae-teos sardis-ephesus sardis-colophon sardis-cyme sardis-phocaea sardis-elaea
    coastal   athens-megara oropus-tanagra delphi-naupactus corinth-sicyon sicyon-pellene pellene-patrae
    coastal   patrae-cyllene cyllene-pylos gytheum-onugnathus epidaurus-troezen troezen-hermione hermione-argos
    coastal   naupactus-oeniadae anactorium-amphilochia amphilochia-ambracia thurii-locri locri-rhegium
    coastal   messina-naxos_sicily naxos_sicily-catana catana-syracuse syracuse-camarina camarina-gela gela-selinus
    coastal   segesta-himera himera-messina histiaea-chalcis chalcis-eretria eretria-styra styra-carystus
    coastal   potidaea-mende mende-scione singos-acanthus acanthus-stagirus stagirus-eion eion-amphipolis
    coastal   eion-neapolis neapolis-abdera abdera-maroneia maroneia-aenos aenos-cardia sestos-elaeus abydos-sigeum
    coastal   abydos-lampsacus lampsacus-cyzicus perinthus-selymbria selymbria-byzantium chalcedon-cius cius-cyzicus
    coastal   sigeum-assos assos-antandrus antandrus-elaea elaea-cyme cyme-phocaea phocaea-clazomenae
    coastal   clazomenae-erythrae erythrae-teos teos-colophon colophon-notium notium-ephesus ephesus-priene
    coastal   priene-miletus miletus-iasus iasus-cnidus methymna-mytilene mytilene-eresus eresus-methymna
    coastal   ialysus-camirus camirus-lindus lindus-ialysus tanagra-chalcis
    sea_route opus_locris-chalcis athens-saronic_gulf megara-saronic_gulf epidaurus-saronic_gulf troezen-saronic_gulf
    sea_route saronic_gulf-myrtoan_sea saronic_gulf-off_sunium athens-off_sunium athens-ceos off_sunium-ceos
    sea_route off_sunium-south_euboean_gulf off_sunium-cythnos hermione-myrtoan_sea hermione-argolic_gulf
    sea_route argos-argolic_gulf argolic_gulf-myrtoan_sea ceos-cythnos ceos-andros ceos-carystus cythnos-seriphos
    sea_route seriphos-siphnos siphnos-paros siphnos-melos cythnos-tenos paros-naxos paros-tenos naxos-myconos
    sea_route naxos-amorgus naxos-thera amorgus-astypalaea thera-astypalaea tenos-andros tenos-myconos
    sea_route andros-central_aegean andros-carystus ceos-myrtoan_sea seriphos-myrtoan_sea melos-myrtoan_sea
    sea_route melos-cretan_sea thera-cretan_sea cretan_sea-rhodian_sea cythera-myrtoan_sea cythera-cretan_sea
    sea_route cythera-laconian_gulf cythera-onugnathus gytheum-laconian_gulf onugnathus-laconian_gulf
    sea_route laconian_gulf-messenian_sea pylos-messenian_sea pylos-ionian_sea_south messenian_sea-ionian_sea_south
    sea_route zacynthus-ionian_sea_south zacynthus-cyllene zacynthus-cephallenia cephallenia-gulf_of_patras
    sea_route cephallenia-ionian_sea_north cephallenia-leucas patrae-naupactus patrae-gulf_of_patras
    sea_route naupactus-gulf_of_patras oeniadae-gulf_of_patras cyllene-gulf_of_patras oeniadae-leucas
    sea_route naupactus-corinthian_gulf patrae-corinthian_gulf sicyon-corinthian_gulf pellene-corinthian_gulf
    sea_route delphi-corinthian_gulf leucas-ionian_sea_north leucas-anactorium anactorium-ionian_sea_north
    sea_route anactorium-ambracian_gulf ambracia-ambracian_gulf amphilochia-ambracian_gulf
    sea_route ambracian_gulf-ionian_sea_north corcyra-ionian_sea_north ionian_sea_south-ionian_sea_north
    sea_route ionian_sea_south-ionian_crossing ionian_sea_north-ionian_crossing corcyra-ionian_crossing
    sea_route ionian_crossing-gulf_of_tarentum ionian_crossing-sicilian_sea thurii-gulf_of_tarentum
    sea_route gulf_of_tarentum-sicilian_sea locri-sicilian_sea rhegium-sicilian_sea rhegium-messina
    sea_route syracuse-sicilian_sea catana-sicilian_sea naxos_sicily-sicilian_sea sicilian_sea-south_sicilian_sea
    sea_route syracuse-south_sicilian_sea camarina-south_sicilian_sea gela-south_sicilian_sea
    sea_route selinus-south_sicilian_sea messina-liparian rhegium-liparian himera-liparian liparian-tyrrhenian_sea
    sea_route himera-tyrrhenian_sea segesta-tyrrhenian_sea selinus-tyrrhenian_sea oropus-eretria
    sea_route oropus-south_euboean_gulf tanagra-south_euboean_gulf chalcis-south_euboean_gulf
    sea_route eretria-south_euboean_gulf styra-south_euboean_gulf carystus-off_sunium opus_locris-north_euboean_gulf
    sea_route histiaea-north_euboean_gulf chalcis-north_euboean_gulf carystus-central_aegean styra-scyros
    sea_route scyros-central_aegean scyros-sporades_sea histiaea-sporades_sea north_euboean_gulf-sporades_sea
    sea_route sporades_sea-thermaic_gulf sporades_sea-north_aegean sporades_sea-central_aegean sporades_sea-scione
    sea_route histiaea-mende thermaic_gulf-potidaea thermaic_gulf-mende toronaic_gulf-potidaea toronaic_gulf-scione
    sea_route toronaic_gulf-torone toronaic_gulf-north_aegean north_aegean-torone north_aegean-dium
    sea_route singos-north_aegean dium-thracian_sea acanthus-thracian_sea stagirus-thracian_sea eion-thracian_sea
    sea_route thasos-thracian_sea thasos-neapolis thasos-abdera thasos-samothrace thracian_sea-samothrace
    sea_route thracian_sea-north_aegean thracian_sea-lemnos maroneia-samothrace aenos-samothrace aenos-gulf_of_melas
    sea_route cardia-gulf_of_melas imbros-gulf_of_melas samothrace-gulf_of_melas samothrace-imbros imbros-lemnos
    sea_route lemnos-north_aegean imbros-elaeus imbros-sigeum lemnos-sigeum elaeus-sigeum sestos-abydos
    sea_route sestos-lampsacus lampsacus-west_propontis cyzicus-west_propontis perinthus-west_propontis
    sea_route west_propontis-east_propontis selymbria-east_propontis byzantium-east_propontis chalcedon-east_propontis
    sea_route cius-east_propontis byzantium-chalcedon north_aegean-central_aegean north_aegean-methymna
    sea_route lemnos-methymna lemnos-eresus methymna-assos mytilene-antandrus mytilene-elaea mytilene-phocaea
    sea_route eresus-central_aegean eresus-chios chios-central_aegean chios-erythrae chios-phocaea chios-icarian_sea
    sea_route teos-icarian_sea samos-icarian_sea icarus-icarian_sea myconos-icarian_sea central_aegean-icarian_sea
    sea_route samos-notium samos-ephesus samos-priene samos-miletus samos-icarus icarus-myconos samos-carian_sea
    sea_route miletus-carian_sea iasus-carian_sea cos-carian_sea icarus-carian_sea amorgus-carian_sea
    sea_route astypalaea-carian_sea cos-cnidus cos-astypalaea cos-iasus cnidus-rhodian_sea cnidus-ialysus
    sea_route cnidus-camirus ialysus-rhodian_sea lindus-rhodian_sea camirus-rhodian_sea astypalaea-rhodian_sea
    sea_route astypalaea-cretan_sea
"""


def at(name: str) -> int:
    return LOCALE_INDEX[name]


def those(row: Row) -> set[str]:
    """The locales for which a row says yes."""
    return {LOCALE_NAMES[locale] for locale in range(LOCALES) if row[locale]}


def of_nation(nation: int) -> list[int]:
    return [locale for locale in range(LOCALES) if NATION_AT[locale] == nation and IS_CITY[locale]]


def test_every_number_that_is_printed_in_a_locale() -> None:
    printed: dict[str, tuple[str, ...]] = {}
    for nation, cells in columns(LOCALE_TABLE):
        for cell in cells.split(", "):
            name, number, *boxes = cell.split()
            printed[name] = (nation, number, *boxes)
    found: dict[str, tuple[str, ...]] = {}
    for locale, name in enumerate(LOCALE_NAMES):
        if not IS_SEA[locale]:
            number = "#" * WALLED[locale] + str(GARRISON[locale]) + "p" * PORT[locale]
            nation = tables.NATION_NAMES[NATION_AT[locale]]
            boxes = [f"{RED_BOX[locale]}/{BLUE_BOX[locale]}"] if nation == "delian_league" else []
            found[name] = (nation, number, *boxes)
    assert found == printed


def test_the_sizes_of_the_map() -> None:
    assert (LOCALES, sum(IS_SEA), sum(IS_CITY), sum(world.FORT_SITE)) == (162, 31, 128, 3)
    kinds = [kind for _, _, kind, *_ in ROUTES]
    assert [kinds.count(kind) for kind in (world.LAND_ROUTE, world.COASTAL_ROUTE, world.SEA_ROUTE)] == [66, 70, 210]


@pytest.mark.clause("11.1c")
def test_the_cities_that_count_by_colour() -> None:
    counted = [sum(COUNTS[city] for city in of_nation(nation)) for nation in range(len(tables.NATION_NAMES))]
    # the rules count 12 green cities, and list 13 (RULING-10)
    assert counted == [1, 1, 16, 13, 72, 12, 1, 2, 1, 1]
    assert [nation.printed_count for nation in FILES.nations.nation] == [1, 1, 16, 12, 72, 12, 1, 2, -1, -1]
    assert [nation.listed_count for nation in FILES.nations.nation] == [1, 1, 16, 13, 72, 12, 2, 2, 1, 1]


@pytest.mark.clause("11.1e", "11.5a", "11.5b", "17.0h")
def test_what_does_not_count() -> None:
    """Plataea is none of the sixteen; one Persian city counts, and that is Sardis (RULING-10)."""
    silent = {LOCALE_NAMES[city] for city in range(LOCALES) if IS_CITY[city] and not COUNTS[city]}
    spartan = {"gytheum", "cythera", "pylos", "onugnathus"}
    assert silent == spartan | {"cyllene", "tanagra", "plataea", "antandrus"}


def test_facts_that_the_rules_give_away() -> None:
    assert GARRISON[world.SPARTA_CITY] == 7  # 2.3f
    assert (RED_BOX[world.CEOS], BLUE_BOX[world.CEOS]) == (5, 1)  # 2.16d, 2.16f
    assert BLUE_BOX[world.MILETUS] == 6  # 10.1d
    apart = {world.CHIOS, *world.LESBOS}
    assert sum(GARRISON[city] for city in of_nation(tables.ORANGE) if city not in apart) == 122  # rev.10
    assert all(WALLED[city] for city in (*world.RAVAGE_TARGETS, world.MEGARA))  # qa.93a, 12.1c
    assert all(WALLED[city] for city in (world.ATHENS_CITY, world.ARGOS, world.POTIDAEA, world.AMPHIPOLIS))
    assert all(WALLED[city] for city in (world.CHIOS, *world.LESBOS))  # 14.1e
    assert max(RED_BOX + BLUE_BOX) == 6  # compared with one die: 10.1b, rev.19
    assert (sum(RED_BOX), sum(BLUE_BOX)) == (257, 227)
    assert those(PORT) == {"athens", "gytheum", "corinth", "syracuse", "samos", "miletus"}


def test_the_propontis() -> None:
    cities = {"byzantium", "chalcedon", "cius", "cyzicus", "perinthus", "selymbria"}
    assert those(world.PROPONTIS) == cities | {"west_propontis", "east_propontis"}


def test_places_that_rules_name_together() -> None:
    def names(row: Row) -> list[str]:
        return [LOCALE_NAMES[locale] for locale in row]

    assert those(world.ATTICA) == {"athens", "oenoe", "panactum", "oropus"}
    assert those(world.FORT_SITE) == {"oenoe", "panactum", "oropus"}
    assert names(world.EUBOEA) == ["histiaea", "chalcis", "eretria", "styra", "carystus"]
    assert names(world.LESBOS) == ["mytilene", "methymna", "eresus"]
    assert names(world.RAVAGE_TARGETS) == ["epidaurus", "troezen", "hermione", "patrae", "pellene", "sicyon", "corinth"]
    assert names(world.COAST_TO_PYLOS) == [
        "epidaurus",
        "troezen",
        "hermione",
        "onugnathus",
        "cythera",
        "gytheum",
        "pylos",
    ]
    assert names(world.PERSIAN_PLACES) == ["antandrus", "elaea", "sardis", "iasus"]
    italians = {LOCALE_NAMES[city] for bloc in (tables.GREEN_ITALY, tables.YELLOW_ITALY) for city in of_bloc(bloc)}
    assert those(ITALIAN) == italians
    assert those(world.DOTTED) == {
        place.id
        for place in FILES.map.place
        if place.region >= 0
        and FILES.map.region[place.region].id
        in ("attica", "peloponnesia", "megarid", "boeotia", "phocis", "opus_locris", "euboea")
    }


def of_bloc(bloc: int) -> list[int]:
    return [city for city in range(LOCALES) if world.BLOC_AT[city] == bloc]


def test_the_halves_of_the_allies() -> None:
    """Clause rev.6, by its own lists."""
    halves = {tables.BLOC_NAMES[bloc]: {LOCALE_NAMES[city] for city in of_bloc(bloc)} for bloc in (3, 5, 10, 11)}
    assert halves == {
        "athenian_mainland": {"corcyra", "amphilochia", "acarnania", "cephallenia", "zacynthus", "naupactus"},
        "spartan_mainland": {"ambracia", "anactorium", "leucas", "oeniadae"},
        "athenian_italian": {"segesta", "naxos_sicily", "catana", "leontini", "rhegium", "thurii"},
        "spartan_italian": {
            "selinus",
            "himera",
            "liparian",
            "messina",
            "locri",
            "hybla",
            "syracuse",
            "camarina",
            "gela",
        },
    }
    assert (tables.NEED_OUT[3], tables.NEED_OUT[5], tables.NEED_OUT[10], tables.NEED_OUT[11]) == (2, 3, 5, 3)
    assert [tables.BLOC_NATION[bloc] for bloc in (10, 11)] == [tables.GREEN, tables.YELLOW]


def test_every_way() -> None:
    printed = [
        (kind, set(pair.split("-"))) for kind, *pairs in map(str.split, WAYS.strip().splitlines()) for pair in pairs
    ]
    found = [(str(route.kind), {LOCALE_NAMES[end] for end in route.between}) for route in FILES.map.route]
    assert [way for way in found if way not in printed] == [] and len(found) == len(printed)


def test_ways_go_both_ways_and_in_order() -> None:
    assert len(ROUTES) == 346
    for a in range(LOCALES):
        assert list(BY_LAND[a]) == sorted(BY_LAND[a])
        assert list(BY_SEA[a]) == sorted(BY_SEA[a])
        for b, cond in BY_LAND[a]:
            assert (a, cond) in BY_LAND[b]
        for b, here, there, cond in BY_SEA[a]:
            assert (a, there, here, cond) in BY_SEA[b]
        assert set(NEXT_TO[a]) == {step[0] for step in BY_LAND[a]} | {step[0] for step in BY_SEA[a]}


def test_who_may_use_which_way() -> None:
    assert all(not IS_SEA[a] and not IS_SEA[step[0]] for a in range(LOCALES) for step in BY_LAND[a])
    assert all(COASTAL[a] or IS_SEA[a] for a in range(LOCALES) if BY_SEA[a])
    assert those(OPEN_SEA) <= those(IS_SEA)
    assert len(those(OPEN_SEA)) == 13


@pytest.mark.clause("7.12a")
def test_ships_leave_corinth_along_the_gulf_alone() -> None:
    assert [LOCALE_NAMES[step[0]] for step in BY_SEA[world.CORINTH]] == ["sicyon"]
    assert {LOCALE_NAMES[step[0]] for step in BY_LAND[world.CORINTH]} == {
        "sicyon",
        "megara",
        "phlius",
        "argos",
        "epidaurus",
    }


def test_cities_with_two_shores() -> None:
    two = {LOCALE_NAMES[city] for city in range(LOCALES) if SHORES[city] == 2}
    assert two == {"chalcis", "anactorium", "potidaea", "acanthus"}
    for city in range(LOCALES):
        shores = {here for _, here, _, _ in BY_SEA[city]}
        assert shores == ({1, 2} if SHORES[city] == 2 else {0} if BY_SEA[city] else set())

    def by_shore(name: str) -> list[set[str]]:
        return [{LOCALE_NAMES[b] for b, here, _, _ in BY_SEA[at(name)] if here == shore} for shore in (1, 2)]

    assert by_shore("chalcis") == [
        {"histiaea", "opus_locris", "north_euboean_gulf"},
        {"eretria", "tanagra", "south_euboean_gulf"},
    ]
    assert by_shore("potidaea") == [{"mende", "thermaic_gulf"}, {"toronaic_gulf"}]
    assert by_shore("anactorium") == [{"amphilochia", "ambracian_gulf"}, {"leucas", "ionian_sea_north"}]
    assert by_shore("acanthus") == [{"singos"}, {"stagirus", "thracian_sea"}]


def test_the_two_ways_to_chalcis_that_depend_on_its_revolt() -> None:
    conditional = {(LOCALE_NAMES[a], LOCALE_NAMES[b], kind): cond for a, b, kind, _, _, cond in ROUTES if cond}
    assert conditional == {
        ("tanagra", "chalcis", world.COASTAL_ROUTE): world.TANAGRA_ROUTE,
        ("opus_locris", "chalcis", world.SEA_ROUTE): world.OPUS_ROUTE,
    }


def steps(ways: list[list[int]], start: str, goal: str) -> int:
    found = search(LOCALES, [at(start)], LOCALES, steps=of_one([tuple(row) for row in ways]))
    return found.cost(at(goal)) if found.reaches(at(goal)) else -1


LAND_WAYS = [[step[0] for step in row if not step[1]] for row in BY_LAND]
SEA_WAYS = [[step[0] for step in row if not step[3]] for row in BY_SEA]


@pytest.mark.clause("qa.21h")
def test_roads_that_are_and_are_not() -> None:
    assert steps(LAND_WAYS, "sparta", "argos") == 2  # by Tegea, and not at once
    assert at("tegea") in NEXT_TO[world.SPARTA_CITY]
    assert world.ARGOS not in NEXT_TO[world.SPARTA_CITY]
    assert steps(LAND_WAYS, "athens", "potidaea") == -1  # no land road to Thrace
    assert at("mende") in NEXT_TO[at("histiaea")]


def test_how_far_it_is() -> None:
    by_sea = {"syracuse": 9, "byzantium": 11, "samos": 5, "chios": 4, "potidaea": 6, "pylos": 6, "naupactus": 9}
    assert {goal: steps(SEA_WAYS, "athens", goal) for goal in by_sea} == by_sea
    assert (steps(SEA_WAYS, "corinth", "syracuse"), steps(SEA_WAYS, "corinth", "naupactus")) == (9, 3)
    everywhere = [[*row] for row in NEXT_TO]
    assert all(steps(everywhere, "athens", name) >= 0 for name in LOCALE_NAMES)
    for there, back in pairwise(SHORE_LINE):
        assert at(back) in LAND_WAYS[at(there)]
        assert at(back) in SEA_WAYS[at(there)]


@pytest.mark.clause("17.0a", "17.0e", "17.0f")
def test_the_list_of_cities() -> None:
    listed = FILES.cities.city
    assert [LOCALE_NAMES[city.id] for city in listed] == sorted(those(IS_CITY) | those(world.FORT_SITE))
    behind_the_break = [LOCALE_NAMES[city.id] for city in listed if not city.listed]
    assert behind_the_break == ["thera", "thurii", "torone", "troezen", "zacynthus"]
    assert {"see" in vars(city) for city in listed if LOCALE_NAMES[city.id] == "corinth"} == {True}
    islands = [LOCALE_NAMES[city.id] for city in listed if city.island]
    assert islands == sorted(
        [*(LOCALE_NAMES[c] for c in (*world.EUBOEA, *world.LESBOS)), "camirus", "ialysus", "lindus"]
    )


@pytest.mark.clause("17.0b", "17.0c", "17.0d", "17.0e", "17.0g", "17.0h", "17.0i")
def test_the_colours_of_the_list() -> None:
    coloured: dict[str, set[str]] = {}
    for city in FILES.cities.city:
        coloured.setdefault(COLOURS[city.colour], set()).add(LOCALE_NAMES[city.id])
    for colour, names in columns(LISTED_TABLE):
        assert set(names.split()) <= coloured[colour], colour
        coloured[colour] -= set(names.split())
    assert {colour: len(rest) for colour, rest in coloured.items() if rest} == {"orange": 72, "red": 4}


@pytest.mark.clause("17.0k")
def test_two_forts_of_the_list_stand_beside_cities_of_others() -> None:
    assert LOCALE_NAMES[tables.FORT_SITE_OF[tables.MINOA]] == "plataea"
    assert LOCALE_NAMES[tables.FORT_SITE_OF[tables.METHANA]] == "troezen"
