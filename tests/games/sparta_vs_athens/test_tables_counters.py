"""Units, leaders and forts: every counter, and what the rules give away of them."""

from itertools import combinations

import pytest

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.models_words import COLOURS
from polemos.games.sparta_vs_athens.data.pack import FILES
from polemos.games.sparta_vs_athens.data.tables import (
    DUE,
    EXEMPT,
    FORT_KEY,
    FORT_OWNER,
    FORT_SITE_OF,
    FORT_STRENGTH,
    HOMES,
    IS_NSP,
    LAND,
    LEADER_SIDE,
    NAVAL,
    OPS,
    PIECE_KEY,
    PIECES,
    STRENGTH,
    UNIT_BLOC,
    UNIT_GROUP,
    UNIT_KEY,
    UNIT_NATION,
    UNITS,
    UNNAMED,
)
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES, NATION_AT
from printed import columns, rows

# nation | territory | land units | fleets, front strengths; the back is one less
UNIT_TABLE = """
athens               | athens         | 8 7 6 6 5 4 4 3 3 2 2 2 | 8 8 7 7 6 6 5 5 4 4
delian_league        | chios          | 3                       | 5 5
delian_league        | lesbos         | 3                       | 4 4
athenian_allies      | corcyra        | 3                       | 6 5
athenian_allies      | naupactus      | 2                       |
athenian_allies      | zacynthus      | 2                       |
athenian_allies      | cephallenia    | 2                       |
athenian_allies      | acarnania      | 4                       |
athenian_allies      | amphilochia    | 2                       |
athenian_allies      | rhegium        | 3                       |
athenian_allies      | thurii         | 3                       |
athenian_allies      | segesta        | 3                       |
athenian_allies      | catana         | 3                       |
athenian_allies      | leontini       | 3                       |
athenian_allies      | naxos_sicily   | 2                       |
sparta               | sparta         | 7 6 4 2                 |
peloponnesian_league | boeotia        | 13 10 8 3               |
peloponnesian_league | corinth        | 5 4 2 2 2               |
peloponnesian_league | sicyon         | 4                       |
peloponnesian_league | phlius         | 3                       |
peloponnesian_league | achaea         | 2 2 2                   |
peloponnesian_league | elis           | 6 3                     |
peloponnesian_league | mantinea       | 6                       |
peloponnesian_league | tegea          | 5                       |
peloponnesian_league | arcadia        | 4 3                     |
peloponnesian_league | orchomenus     | 2                       |
peloponnesian_league | epidaurus      | 3                       |
peloponnesian_league | troezen        | 2                       |
peloponnesian_league | hermione       | 2                       |
peloponnesian_league | megara         | 6                       |
peloponnesian_league | phocis         | 5                       |
peloponnesian_league | opus_locris    | 4                       |
peloponnesian_league | peloponnesian  |                         | 5 5 5 5 5 5 5
spartan_allies       | ambracia       | 4                       | 4
spartan_allies       | leucas         | 2                       | 2
spartan_allies       | anactorium     | 2                       |
spartan_allies       | oeniadae       | 2                       |
spartan_allies       | syracuse       | 8 6 4                   | 6 5 5 4
spartan_allies       | selinus        | 4                       |
spartan_allies       | himera         | 3                       |
spartan_allies       | gela           | 4                       |
spartan_allies       | camarina       | 3                       |
spartan_allies       | messina        | 3                       |
spartan_allies       | locri          | 3                       |
chalcidice           | chalcidice     | 4 3                     |
argos                | argos          | 7 6                     |
persia               | persia         | 8 6                     |
"""
# key, code, naval shift, land shift, operations points; the year of a Spartan
LEADER_TABLE = """
    archidamus     S1   0 1  8 431
    brasidas       S2   1 3 12 431
    agis           S3   0 2  9 418
    hermocrates    S4   2 2 10 412
    pythen         S5   1 0  8 415
    gylippus       S6   1 3 11 414
    chalcideus     S7   1 1  8 413
    eteonicus      S8   1 1  9 413
    antisthenes    S9   1 0  8 412
    pedaritus      S10  0 1  8 412
    agesandridas   S11  1 0  9 411
    mindarus       S12  2 1 10 411
    pasippidas     S13  1 0  8 410
    lysander       S14  3 2 12 407
    callicratidas  S15  2 1 11 406
    xenophon       A1   0 1  8 0
    cleopompus     A2   1 0  8 0
    phormio        A3   3 1 11 0
    pericles       A4   1 1  9 0
    paches         A5   1 1  9 0
    nicias         A6   1 1  9 0
    eurymedon      A7   1 0  9 0
    laches         A8   1 1  8 0
    demosthenes    A9   1 2 11 0
    alcibiades     A10  2 2 12 0
    lamachus       A11  0 2 10 0
    strombichides  A12  1 0  9 0
    diomedon       A13  1 0  9 0
    charmines      A14  1 0  8 0
    thrasyllus     A15  1 1 10 0
    thrasybulus    A16  2 1 11 0
    theremenes     A17  1 1 10 0
    conon          A18  2 0 11 0
    athens-a       A    0 0  7 0
    athens-b       B    0 0  6 0
    athens-c       C    0 0  7 0
    athens-d       D    0 0  8 0
    athens-e       E    0 0  6 0
    athens-f       F    0 0  7 0
    sparta-a       A    0 0  7 0
    sparta-b       B    0 0  6 0
    sparta-c       C    0 0  7 0
    sparta-d       D    0 0  8 0
    sparta-e       E    0 0  6 0
    sparta-f       F    0 0  7 0
"""
FORT_TABLE = """
    oenoe        athens 2 oenoe
    panactum     athens 2 panactum
    oropus       athens 2 oropus
    plataea      athens 2 plataea
    minoa        athens 2 plataea
    pylos        athens 3 pylos
    methana      athens 2 troezen
    onugnathus   athens 1 onugnathus
    chios_lesbos athens 2 -
    decelea      sparta 4 panactum
"""


def of(territory: str, kind: int) -> list[int]:
    """The units of a territory, land units or fleets."""
    return [unit for unit in range(UNITS) if UNIT_GROUP[unit] == territory and IS_NSP[unit] == kind]


def fronts(units: list[int]) -> list[int]:
    return [STRENGTH[0][unit] for unit in units]


def nation(*nations: int, kind: int = 0) -> list[int]:
    return [unit for unit in range(UNITS) if UNIT_NATION[unit] in nations and IS_NSP[unit] == kind]


def test_every_unit() -> None:
    seen = 0
    for name, territory, armies, fleets in columns(UNIT_TABLE):
        for kind, cell in enumerate((armies, fleets)):
            units = of(territory, kind)
            assert " ".join(map(str, fronts(units))) == cell, territory
            assert {tables.NATION_NAMES[UNIT_NATION[unit]] for unit in units} <= {name}
            seen += len(units)
    assert seen == UNITS == 105
    assert all(STRENGTH[1][unit] == STRENGTH[0][unit] - 1 for unit in range(UNITS))


def test_homes_are_cities_of_the_same_nation_and_bloc() -> None:
    for unit in range(UNITS):
        assert {NATION_AT[home] for home in HOMES[unit]} == {UNIT_NATION[unit]}
        assert {world.BLOC_AT[home] for home in HOMES[unit]} == {UNIT_BLOC[unit]}

    def home(key: str) -> list[str]:
        return [LOCALE_NAMES[place] for place in HOMES[UNIT_KEY.index(key)]]

    assert home("achaea_lsp_1") == ["patrae", "pellene", "cyllene"]  # 16.1g2
    assert home("sparta_lsp_1") == ["sparta", "gytheum", "cythera"]
    assert home("lesbos_nsp_1") == ["mytilene", "methymna", "eresus"]
    assert home("peloponnesian_nsp_7") == ["corinth"]  # 16.1g
    assert home("arcadia_lsp_1") == ["orchomenus", "mantinea", "tegea"]


@pytest.mark.clause("qa.96c")
def test_what_the_rules_give_away_of_units() -> None:
    assert len(of("athens", 0)) == 12  # qa.21b
    assert len(of("athens", 1)) >= 9  # 16.3d, 16.3f
    assert sum(fronts(of("athens", 0))) >= 17  # rev.20
    spartans = of("sparta", 0)
    assert (STRENGTH[0][spartans[0]], STRENGTH[1][spartans[0]]) == (7, 6)  # qa.96c
    assert sum(STRENGTH[0][unit] <= 2 for unit in spartans) == 1  # qa.21c
    assert sum(fronts(spartans)) == 19  # rev.2b
    assert {13, 10, 8, 7, 6, 3} <= set(fronts(nation(tables.SPARTAN, tables.LEAGUE)))  # qa.90a
    league = of("peloponnesian", 1)
    assert len(league) == 7  # qa.75a
    assert sum(fronts(league[:4])) == 20  # qa.47
    assert any(sum(some) == 6 for some in combinations(fronts(of("corinth", 0)), 3))  # qa.90a
    invaders = sum(fronts(nation(tables.SPARTAN, tables.LEAGUE))) - 6
    assert invaders == 126  # of 120 that an invasion may need: rev.21b
    assert len(nation(tables.PERSIAN)) == 2  # 15.13a
    assert not nation(tables.MELIAN)  # 16.3c
    assert nation(tables.ARGIVE)
    assert len(nation(tables.ORANGE)) + len(nation(tables.ORANGE, kind=1)) == 6


def test_who_never_pays() -> None:
    always = {UNIT_KEY[unit] for unit in range(UNITS) if EXEMPT[unit] == 1}
    printed = {UNIT_KEY[unit] for unit in range(UNITS) if EXEMPT[unit] == 2}
    islands = {"chios_nsp_1", "chios_nsp_2", "chios_lsp", "lesbos_nsp_1", "lesbos_nsp_2", "lesbos_lsp"}
    western = {UNIT_KEY[unit] for unit in nation(tables.GREEN) if UNIT_BLOC[unit] == tables.GREEN_ITALY}
    assert always == islands | western | {"persia_lsp_1", "persia_lsp_2"}
    assert printed == {UNIT_KEY[unit] for unit in nation(tables.YELLOW) if UNIT_BLOC[unit] == tables.YELLOW_ITALY}
    assert {UNIT_KEY[unit] for unit in range(UNITS) if tables.CHIAN[unit] or tables.LESBIAN[unit]} == islands
    assert sum(tables.CHIAN) == sum(tables.LESBIAN) == 3


@pytest.mark.clause("6.3b", "6.3c", "qa.75d")
def test_every_leader() -> None:
    found = [
        [PIECE_KEY[p], tables.LEADER_CODE[p], str(NAVAL[p]), str(LAND[p]), str(OPS[p]), str(DUE[p])]
        for p in range(UNITS, PIECES)
    ]
    assert found == rows(LEADER_TABLE)
    assert PIECES == UNITS + 45
    assert PIECE_KEY[:UNITS] == UNIT_KEY
    assert (set(NAVAL[:UNITS]), set(OPS[:UNITS]), set(LEADER_SIDE[:UNITS])) == ({0}, {0}, {-1})


def test_sides_of_leaders() -> None:
    for piece in range(UNITS, PIECES):
        key, code = PIECE_KEY[piece], tables.LEADER_CODE[piece]
        assert UNNAMED[piece] == (len(code) == 1)
        if UNNAMED[piece]:
            assert tables.SIDE_NAMES[LEADER_SIDE[piece]] == key.partition("-")[0]
        else:
            assert LEADER_SIDE[piece] == "AS".index(code[0])
            assert bool(DUE[piece]) == (LEADER_SIDE[piece] == tables.SPARTA)
    assert [len(row) for row in tables.UNNAMED_OF] == [6, 6]
    assert [len(row) for row in tables.NAMED_OF] == [18, 15]
    assert (PIECE_KEY[tables.CLEON], OPS[tables.CLEON]) == ("athens-d", 8)  # 6.4c
    assert tables.LEADER_CODE[tables.HERMOCRATES] == "S4"  # 16.3f


def test_every_fort() -> None:
    found = [
        [
            key,
            tables.SIDE_NAMES[FORT_OWNER[fort]],
            str(FORT_STRENGTH[fort]),
            LOCALE_NAMES[FORT_SITE_OF[fort]] if FORT_SITE_OF[fort] >= 0 else "-",
        ]
        for fort, key in enumerate(FORT_KEY)
    ]
    assert found == rows(FORT_TABLE)
    assert tables.FORT_SITES[tables.CHIOS_LESBOS] == (world.CHIOS, *world.LESBOS)
    revised = {
        fort: card.revised_site for fort, card in enumerate(FILES.forts.fort) if card.revised_site != tables.NONE
    }
    assert revised == {tables.MINOA: world.MEGARA}  # rev.8c


def test_numbers_of_forts_are_those_of_their_names() -> None:
    named = ("OENOE", "PANACTUM_FORT", "OROPUS", "PLATAEA_FORT", "MINOA", "PYLOS", "METHANA", "ONUGNATHUS")
    assert [getattr(tables, name) for name in (*named, "CHIOS_LESBOS", "DECELEA")] == list(range(10))


def test_nations() -> None:
    nations = FILES.nations.nation
    colours = {name: COLOURS[nation.colour] for name, nation in zip(tables.NATION_NAMES, nations, strict=True)}
    assert colours == {
        "athens": "red",
        "sparta": "blue",
        "peloponnesian_league": "purple",
        "spartan_allies": "green",
        "delian_league": "orange",
        "athenian_allies": "yellow",
        "persia": "brown",
        "chalcidice": "grey",
        "argos": "grey",
        "melos": "grey",
    }
    home = {name for nation, name in enumerate(tables.NATION_NAMES) if tables.HOME_SIDE[nation] == tables.ATHENS}
    assert home == {"athens", "delian_league", "athenian_allies", "argos", "melos"}
    never = tables.NEVER
    assert (never, never, 8, 6, 36, 6, 1, 1, 1, 1) == tables.NEED_OUT_NATION  # RULING-10
    assert nations[tables.ORANGE].besides == ((world.CHIOS,), world.LESBOS)  # 11.2a
    assert nations[tables.YELLOW].besides == ((world.NAUPACTUS,),)  # 11.4a
    assert [nation.id for nation in nations if not nation.units] == ["melos"]
    assert [tables.BLOC_NAMES[b] for b in range(tables.BLOCS) if tables.AT_WAR_BY_HALVES[b]] == [
        "spartan_mainland",
        "athenian_mainland",
    ]
