"""The charts of play, figure by figure, as the map and the rules print them."""

from operator import attrgetter

import pytest

from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.models_politics import Step, levels
from polemos.games.sparta_vs_athens.data.pack import FILES
from polemos.games.sparta_vs_athens.data.tables import (
    CALENDAR,
    DARIUS,
    GOVERNMENTS,
    INCOME,
    LAND_CRT,
    LISTED,
    NAVAL_CRT,
    NAVAL_CRT_LITERAL,
    PERSIAN_TRIBUTE,
    PIECE_KEY,
    PRESTIGE,
    RESULTS,
    SIEGE,
    TRACK,
)
from polemos.wargame.results import ResultsTable
from printed import by_die, columns, rows

LAND = """
    1  A(A)  A(H)     A(H)     A(H)     AH       AH/D[E]  -        -        -
    2  A(H)  A(H)     AH       AH       AH/D[E]  -        -        DH/A[E]  DH
    3  A(H)  AH       AH/D[E]  AH/D[E]  DH/A[E]  DH/A[E]  DH/A[E]  DH       D(H)
    4  AH    -        -        DH/A[E]  DH/A[E]  DH       DH       D(H)     D(A)
    5  -     DH/A[E]  DH       DH       DH       D(H)     D(A)     D(A)     D(A)
    6  DH    DH       D(H)     D(H)     D(H)     D(A)     D(A)     D(A)     D(A)
"""
NAVAL = """
    1  A(A)     A(H)     AH       AH/D[E]  DH/A[E]
    2  A(H)     AH       AH/D[E]  DH/A[E]  DH
    3  AH       AH/D[E]  DH/A[E]  DH       D(H)
    4  AH/D[E]  DH/A[E]  DH       D(H)     D(A)
    5  DH/A[E]  DH       D(H)     D(A)     D(A)
    6  DH       D(H)     D(A)     D(A)     D(A)
"""
LITERAL_SIX = "DH/A[E]  DH  D(H)  D(A)  D(A)"
SIEGES = """
    1  NE  NE  NE  NE
    2  NE  NE  NE  NE
    3  NE  NE  NE  DE
    4  NE  NE  DE  DE
    5  NE  DE  DE  DE
    6  DE  DE  DE  DE
"""
FIGURES = """
    stacking                       land 10  walled 12  fleets 5  coast_fleets 5  open_sea_fleets -1
    stacking                       port_fleets -1  leaders -1
    operations                     land_route 1  coastal_route 1  sea_route 1  siege 5  drop 0  pick_up 1  combat 0
    operations                     ravage 0  interception 0  evasion 0  counter_siege 0  lsp_per_nsp 1
    maintenance                    upkeep 1  raising 1  small_spartans 2
    ravaging                       attica 120  peloponnesia 4  peloponnesia_places 3  megara 50
    siege.modifier                 plataea -3  countersiege 3
    siege.clamp                    low 1  high 6
    income.athens.property_tax     talents 20  years 5  from_government 2
    income.athens.reserve_fund_1   talents 60  treasury_below 33
    income.athens.black_sea_toll   talents 60
    income.athens.reserve_fund_2   talents 36  treasury_below 25
    income.sparta                  floor 10  naupactus_from_year 2  made_permanent 3
    income.sparta.reduction        athens_ravaged 5  fort_pylos 5  megara_ravaged 5  megara_neutral 5  fort_minoa 5
    income.sparta.reduction        anactorium_neutral 5  oeniadae_neutral 5  naupactus 15  corinth_neutral 25
    prestige                       nation_out 1  fort_placed 1  attica_ravaged 2  attica_times 2  megara_spared 1
    prestige                       peloponnesia_spared 1  athens_revolt 1  syracuse_left 1  carthage 1
    prestige                       argos_occupied 1  chalcidice_occupied 1  decelea 1
    tracks                         force_bonus 1
    calendar                       first_year 431  last_year 400
"""
# number, printed years, divisor, allowance of the first year (- for none), whom it lists
GOVERNMENT_TABLE = """
    1  | 431-429 | 3 | 2 | xenophon cleopompus phormio pericles
    2  | 428-428 | 2 | - | paches
    3  | 427-424 | 2 | - | nicias eurymedon laches demosthenes
    4  | 423-423 | 2 | - | nicias
    5  | 422-422 | 2 | - | athens-d
    6  | 421-413 | 2 | 3 | nicias eurymedon laches demosthenes alcibiades lamachus
    7  | 412-412 | 2 | - | strombichides diomedon charmines
    8  | 411-411 | 2 | 3 | alcibiades thrasyllus thrasybulus theremenes conon
    9  | 410-407 | 2 | 3 | alcibiades thrasyllus thrasybulus theremenes conon
    10 | 406-404 | 2 | - | diomedon thrasyllus conon
    11 | 410-410 | 2 | - | thrasybulus theremenes conon
    12 | 406-406 | 2 | - | conon
"""


def printed(table: ResultsTable[str]) -> list[list[str]]:
    assert table.lowest == 1
    return [list(row) for row in table.rows]


@pytest.mark.clause("tbl.crt.land")
def test_land_combat_results() -> None:
    assert list(tables.LAND_COLUMNS) == ["1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1"]
    assert printed(LAND_CRT) == by_die(LAND)


@pytest.mark.clause("tbl.crt.naval")
def test_naval_combat_results_and_the_other_reading_of_their_last_row() -> None:
    assert list(tables.NAVAL_COLUMNS) == ["1:2", "1:1", "2:1", "3:1", "4:1"]
    assert printed(NAVAL_CRT) == by_die(NAVAL)
    assert printed(NAVAL_CRT_LITERAL) == [*by_die(NAVAL)[:5], LITERAL_SIX.split()]


def test_better_dice_and_odds_are_never_worse_for_the_attacker() -> None:
    for table in (LAND_CRT, NAVAL_CRT, NAVAL_CRT_LITERAL):
        worth = [[tables.CODE_NAMES.index(code) for code in row] for row in table.rows]
        assert all(row == sorted(row) for row in worth)
        assert all(list(column) == sorted(column) for column in zip(*worth, strict=True))


def test_what_a_code_asks_of_either_side() -> None:
    nothing, half, whole, equal = tables.LOSE_NOTHING, tables.LOSE_HALF, tables.LOSE_ALL, tables.LOSE_EQUAL
    assert {code: (result.attacker, result.defender) for code, result in RESULTS.items()} == {
        "D(A)": (nothing, whole),
        "D(H)": (nothing, half),
        "DH": (nothing, half),
        "DH/A[E]": (equal, half),
        "A(A)": (whole, nothing),
        "A(H)": (half, nothing),
        "AH": (half, nothing),
        "AH/D[E]": (half, equal),
        "-": (nothing, nothing),
        "NE": (nothing, nothing),
        "DE": (nothing, whole),
    }
    assert [code for code, result in RESULTS.items() if result.attacker_rounding == tables.UP] == ["A(H)"]
    assert [code for code, result in RESULTS.items() if result.defender_rounding == tables.UP] == ["D(H)"]


@pytest.mark.clause("tbl.siege")
def test_sieges() -> None:
    assert (list(tables.SIEGE_COLUMNS), tables.SIEGE_RATIOS) == (["1:1", "3:1", "5:1", "9:1"], (1, 3, 5, 9))
    assert printed(SIEGE) == by_die(SIEGES)
    assert tables.SIEGE_CLAMP == (1, 6)


def test_every_single_figure() -> None:
    for chart, *cells in rows(FIGURES):
        for name, figure in zip(cells[::2], cells[1::2], strict=True):
            assert str(attrgetter(f"{chart}.{name}")(FILES)) == figure, f"{chart}.{name}"


def test_figures_that_differ_between_the_printed_rules_the_answers_and_the_revision() -> None:
    athens = INCOME.athens
    assert athens.tribute.divisor == (2, 1, 2)
    assert athens.reserve_fund_1.from_government == (7, 7, 7)
    assert athens.black_sea_toll.from_government == (8, 9, 9)
    assert athens.reserve_fund_2.from_government == (9, 10, 10)


@pytest.mark.parametrize("scale", [PRESTIGE.battle, PRESTIGE.tribute])
def test_points_lost_and_tribute_changed_move_the_track(scale: tuple[Step, ...]) -> None:
    assert [levels(scale, points) for points in range(13)] == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]
    assert levels(scale, 999) == 3


@pytest.mark.clause("tbl.persia")
def test_persian_tribute() -> None:
    assert [PERSIAN_TRIBUTE.talents(408, die) for die in range(1, 7)] == [40, 40, 50, 50, 50, 60]
    assert [PERSIAN_TRIBUTE.talents(407, die) for die in range(1, 7)] == [40, 60, 70, 75, 80, 80]
    assert PERSIAN_TRIBUTE.column(412) == PERSIAN_TRIBUTE.column(408)
    assert PERSIAN_TRIBUTE.column(400) == PERSIAN_TRIBUTE.column(407)


def test_darius_dies_on_one_more_face_every_year() -> None:
    assert (DARIUS.first_year, DARIUS.dies_at) == (405, 1)
    assert [sum(DARIUS.dies(year, die) for die in range(1, 7)) for year in range(405, 399, -1)] == [1, 2, 3, 4, 5, 6]
    assert [(year.bc, year.dies_on) for year in DARIUS.year] == [(405 - n, tuple(range(1, n + 2))) for n in range(6)]


@pytest.mark.clause("gov.1a", "gov.3a", "gov.4a", "gov.6a", "gov.7a")
@pytest.mark.clause("gov.8a", "gov.9a", "gov.10a", "gov.11a", "gov.12a")
def test_the_governments_with_their_years_allowances_and_leaders() -> None:
    found = [
        [
            str(number),
            f"{card.first}-{card.last}",
            str(card.divisor),
            str(card.first_year) if card.first_year > 0 else "-",
            " ".join([PIECE_KEY[piece] for piece in LISTED[number]]),
        ]
        for number, card in GOVERNMENTS.items()
    ]
    assert found == columns(GOVERNMENT_TABLE)
    assert LISTED[0] == ()


def test_what_governments_bring() -> None:
    def those(name: str, value: object) -> dict[int, object]:
        """The governments in which a field is something else."""
        return {n: getattr(card, name) for n, card in GOVERNMENTS.items() if getattr(card, name) != value}

    forts = {n: [tables.FORT_KEY[fort] for fort in card.forts] for n, card in GOVERNMENTS.items() if card.forts}
    assert forts == {3: ["minoa", "pylos", "methana"], 6: ["onugnathus"], 7: ["chios_lesbos"]}
    assert those("fleets_lost", 0) == {3: 5}
    assert those("tested", True) == {1: False, 8: False, 12: False}
    assert those("spartan_choice", False) == {1: True}
    assert those("no_interception", False) == {7: True}
    assert those("to_the_end", False) == {12: True}
    assert those("serves", -1) == {8: 1}
    assert (those("ends_year", 0), those("automatic_year", 0), those("retires_year", 0)) == (
        {1: 428},
        {2: 428},
        {6: 417},
    )
    assert tables.UNITS + GOVERNMENTS[6].retires == tables.PIECE_INDEX["laches"]
    assert tables.UNITS + GOVERNMENTS[9].includes == tables.ALCIBIADES
    assert those("averts", ()).keys() == {10, 11}
    assert [tables.PIECE_KEY[tables.UNITS + leader] for leader in GOVERNMENTS[10].averts] == ["diomedon", "thrasyllus"]
    assert [tables.PIECE_KEY[tables.UNITS + leader] for leader in GOVERNMENTS[11].averts] == [
        "thrasybulus",
        "theremenes",
    ]
    assert those("enters_with", -1) == {6: tables.PEACE_OF_NICIAS}
    assert those("ends_with", ()) == {6: (tables.SECOND_SICILIAN_WAR, tables.WAR_RESUMES)}
    assert those("triggers", ()) == {3: (tables.NORTH_EAST_WAR,), 6: (tables.PEACE_OF_NICIAS,)}


def test_tracks_and_the_year() -> None:
    assert (TRACK.least, TRACK.most) == (-20, 20)
    assert FILES.tracks.force_markers == (6, 6)
    assert tables.FORCE_MARKERS == 6
    assert CALENDAR.seasons == ("spring", "summer", "winter")
    assert [phase.id for phase in CALENDAR.phase if phase.quarter == 0] == [
        "calendar",
        "prestige",
        "events",
        "government",
        "income",
        "first_player",
    ]
    assert [phase.id for phase in CALENDAR.phase if phase.quarter == 1] == [
        "logistics_1",
        "operations_1",
        "logistics_2",
        "operations_2",
    ]
    assert [phase.id for phase in CALENDAR.phase if phase.skipped_at_first] == [
        "calendar",
        "prestige",
        "events",
        "government",
    ]


EVENT_TABLE = """
    15.1        | 427 426 425     | athens
    15.2        | 416 415 414     | athens
    15.3        |                 |
    15.4        |                 | sparta
    15.5        |                 | athens
    15.6        |                 |
    15.7        | 421             |
    15.8        | 420             |
    15.9        | 419             |
    15.10       | 418             |
    15.11       | 416 415 414 413 |
    15.12       |                 | sparta
    15.13       |                 |
    15.14       | 423             | sparta
    16.1.plague | 430 429         |
    11.11       | 429 428 427     |
    16.1.sicily | 427 426 425     | athens
"""


def test_the_years_of_events_and_who_decides() -> None:
    found = [
        [event.id, " ".join(map(str, event.years)), tables.SIDE_NAMES[event.decider] if event.decider >= 0 else ""]
        for event in tables.EVENTS
    ]
    assert found == columns(EVENT_TABLE)


def test_the_numbers_in_events() -> None:
    events = tables.EVENTS
    assert {event.id: event.dice for event in events if event.dice > 0} == {
        "15.4": 2,
        "15.5": 2,
        "15.11": 1,
        "16.1.plague": 2,
    }
    resumes = events[tables.WAR_RESUMES]
    assert (resumes.over, resumes.automatic_year) == (6, 413)
    assert events[tables.PEACE_OF_NICIAS].talents == 60
    assert (events[tables.PERSIAN_ALLIANCE].units, events[tables.BRASIDAS_IN_THRACE].units) == (2, 1)
