"""Data packs: our own data pass every check, each kind of mistake is told in one line, and a good pack takes effect."""

from functools import partial
from pathlib import Path

import pytest

from games import packs
from polemos.games.sparta_vs_athens.data.models import Files
from polemos.games.sparta_vs_athens.data.pack import DATA, OURS, PACK, check, load
from polemos.room.data_pack import DataError

lay = partial(packs.lay, OURS)

#: Files in the folder that are no data: the clauses.
OTHERS = {"glossary.toml", "legend.toml", "difficulty.toml", "measured.toml", "clauses.toml"}


def lines(folder: Path) -> list[str]:
    return [str(problem) for problem in check(folder)]


def test_our_own_data_are_sound() -> None:
    assert check(None) == []


def test_every_file_of_ours_is_read() -> None:
    there = {
        name
        for path in OURS.rglob("*.toml")
        if not (name := path.relative_to(OURS).as_posix()).startswith(("teaching/", "learned/", "tactics/"))
    } - OTHERS
    assert there == set(PACK.files) == set(Files.models())


def test_copies_of_our_own_files_make_a_good_pack(tmp_path: Path) -> None:
    for name in PACK.files:
        lay(tmp_path, name)
    assert check(tmp_path) == []


# (file, what stands there, what the pack has instead, the one line that tells it)
MISTAKES = [
    (
        "map.toml",
        'site = "sea", terrain = "sea", kind = "sea"',
        'site = "sea", terrain = "sea", kind = "sea", nation = "athens"',
        "place[132]: nation and setting of saronic_gulf; expected both on land, neither at sea",
    ),
    (
        "map.toml",
        'region = "attica", garrison = 0',
        'region = "attica", garrison = 1',
        "place[2]: walls, garrison or port of oenoe; expected these in cities alone",
    ),
    (
        "map.toml",
        'region = "peloponnesia", garrison = 7',
        'region = "peloponnesia", port = true, garrison = 7',
        "place[5].port: a port at sparta; expected ports on a coast",
    ),
    (
        "map.toml",
        'region = "attica", walls = true',
        'region = "attica", open_sea = true, walls = true',
        "place[1].open_sea: open sea at athens; expected this at sea alone",
    ),
    (
        "map.toml",
        'region = "attica", walls = true',
        'region = "attica", tribute = { athens = 1, sparta = 0 }, walls = true',
        "place[1].tribute: tribute of athens; expected tribute of the Delian League alone",
    ),
    (
        "map.toml",
        "garrison = 3, tribute = { athens = 3, sparta = 5 }",
        "garrison = 4, tribute = { athens = 3, sparta = 5 }",
        "place: garrisons of 123 in the Delian League; expected 122 without Chios and Lesbos",
    ),
    (
        "map.toml",
        '{ between = ["athens", "panactum"], kind = "road" }',
        '{ between = ["athens", "oenoe"], kind = "road" }',
        "route[2]: athens - oenoe twice; expected every route once",
    ),
    (
        "map.toml",
        '{ between = ["athens", "panactum"], kind = "road" }',
        '{ between = ["athens", "panactum"], kind = "coastal" }',
        (
            'route[2].kind: "coastal" for athens - panactum; expected roads between land locales, coastal routes '
            "between coasts, sea routes where ships can be"
        ),
    ),
    (
        "map.toml",
        'shores = ["", "north"]',
        'shores = ["", "west"]',
        'route[92].shores: "west"; expected a shore of chalcis',
    ),
    (
        "map.toml",
        ', shores = ["", "north"]',
        "",
        "route[92].shores: no shore of chalcis; expected one of north, south",
    ),
    (
        "map.toml",
        'between = ["epidaurus", "saronic_gulf"]',
        'between = ["corinth", "saronic_gulf"]',
        "route: 2 ways for ships at corinth; expected one, to the west",
    ),
    (
        "map.toml",
        'between = ["thurii", "gulf_of_tarentum"], kind = "sea_route"',
        'between = ["thurii", "nowhere"], kind = "sea_route"',
        'route[219].between[2]: "nowhere"; expected a place of [[place]] in map.toml',
    ),
    (
        "nations.toml",
        'not_counted = ["cyllene", "tanagra", "plataea"]',
        'not_counted = ["cyllene", "tanagra"]',
        "nation[3].not_counted: other cities than map.toml; expected cyllene, plataea, tanagra",
    ),
    ("nations.toml", "out = 36", "out = 73", "nation[5].out: 73; expected at most the 72 cities that count"),
    (
        "nations.toml",
        '[["naupactus"]]',
        '[["corinth"]]',
        'nation[6].besides: "corinth"; expected cities of athenian_allies',
    ),
    ("nations.toml", "out = 2\n", "out = 5\n", "group[1].out: 5; expected at most the 4 cities"),
    (
        "tables/cities.toml",
        '{ id = "abydos", colour = "orange"',
        '{ id = "abydos", colour = "red"',
        "city[2].colour: another colour than delian_league; expected the colour of its nation",
    ),
    (
        "tables/cities.toml",
        '{ id = "abydos", colour = "orange"',
        '{ id = "abdera", colour = "orange"',
        'city[2].id: "abdera" twice; expected every one once',
    ),
    (
        "units.toml",
        "strength = 8, reduced = 7",
        "strength = 8, reduced = 8",
        "unit[1].reduced: 8; expected less than the front",
    ),
    (
        "units.toml",
        'group = "athens", home = ["athens"]',
        'group = "athens", home = ["sparta"]',
        'unit[1].home: "sparta"; expected cities of athens',
    ),
    (
        "units.toml",
        'group = "peloponnesian", home = ["corinth"]',
        'group = "peloponnesian", home = ["elis"]',
        "unit[74].home: inland home of peloponnesian_nsp_1; expected a coast",
    ),
    (
        "units.toml",
        'group = "ambracia", home = ["ambracia"]',
        'group = "ambracia", home = ["ambracia", "syracuse"]',
        "unit[81].home: homes of ambracia_lsp in two groups; expected homes in one group of nations.toml",
    ),
    (
        "leaders.toml",
        'code = "A1",',
        'code = "A1", year = 431,',
        "leader[16]: year of xenophon; expected years for Spartans alone",
    ),
    (
        "leaders.toml",
        'code = "A", rating = { naval = 0',
        'code = "A", rating = { naval = 1',
        "unnamed[1].rating: a shift of athens-a; expected no shifts",
    ),
    (
        "forts.toml",
        'sites = ["troezen"]',
        'sites = ["saronic_gulf"]',
        'fort[7].sites: "saronic_gulf"; expected a place on land',
    ),
    ("tables/combat-land.toml", "die = 2", "die = 1", "row[2].die: 1; expected 2, faces in order from 1"),
    (
        "tables/combat-naval.toml",
        '"A(A)", "A(H)"',
        '"A(A)", "AHH"',
        'row[1].results[2]: "AHH"; expected one of A(A), A(H), AH, AH/D[E], -, DH/A[E], DH, D(H), D(A)',
    ),
    (
        "tables/combat-results.toml",
        'code = "A(H)"',
        'code = "A(A)"',
        'result[2].id: "A(A)" twice; expected every one once',
    ),
    (
        "tables/siege.toml",
        "minimum_ratio = [1, 3, 5, 9]",
        "minimum_ratio = [1, 3, 3, 9]",
        "minimum_ratio: [1, 3, 3, 9]; expected ratios in ascending order",
    ),
    (
        "tables/prestige.toml",
        "{ least = 6, levels = 2 }",
        "{ least = 1, levels = 2 }",
        "battle: [(2, 1), (1, 2), (11, 3)]; expected steps in ascending order",
    ),
    (
        "tables/governments.toml",
        "number = 3",
        "number = 4",
        "government[3].number: 4; expected 3, governments in order from 1",
    ),
    (
        "tables/governments.toml",
        'averts = ["diomedon", "thrasyllus"]',
        'averts = ["diomedon", "theremenes"]',
        "government[10].averts: leaders that it does not list; expected leaders of the same government",
    ),
    (
        "tables/governments.toml",
        'leaders = ["paches"]',
        'leaders = ["brasidas"]',
        'government[2].leaders: "brasidas"; expected leaders of Athens',
    ),
    (
        "tables/governments.toml",
        "first = 431\nlast = 429",
        "first = 429\nlast = 431",
        "government[1].last: 431; expected a year not before the first",
    ),
    ("tables/darius.toml", "dies_on = [1, 2] ", "dies_on = [1, 3] ", "year[2].dies_on: [1, 3]; expected [1, 2]"),
    (
        "tables/events.toml",
        'entry = "15.1a"',
        'entry = "15.1z"',
        'event[1].entry: unknown clause "15.1z"; expected the id of a clause in clauses.toml',
    ),
    (
        "scenarios/nicias.toml",
        "last_year = 413",
        "last_year = 422",
        "last_year: 421 to 422; expected years of tables/calendar.toml in order",
    ),
    (
        "scenarios/nicias.toml",
        'neutral = ["argos", "melos", "chalcidice", "persia"]',
        'neutral = ["argos", "melos", "chalcidice"]',
        "allies: a nation twice, or none of the three; expected every nation once, as ally or neutral",
    ),
    (
        "scenarios/nicias.toml",
        'printed = ["pylos", "methana", "minoa", "oropus"]',
        'printed = ["pylos", "methana", "minoa"]',
        "forts.printed: a fort twice, or nowhere; expected every fort on the map, later, or out",
    ),
    (
        "scenarios/nicias.toml",
        'spartan_leaders = ["archidamus", "brasidas"]',
        'spartan_leaders = ["archidamus", "conon"]',
        'spartan_leaders: "conon"; expected leaders of Sparta',
    ),
    (
        "tables/tracks.toml",
        "force_markers = { athens = 6, sparta = 6 }",
        "force_markers = { athens = 6, sparta = 5 }",
        "force_markers: 6 and 5; expected as many for either side",
    ),
    (
        "scenarios/nicias.toml",
        "athenian_leaders = 3",
        "athenian_leaders = 7",
        "athenian_leaders: 7; expected at most the 6 of the government",
    ),
    (
        "scenarios/nicias.toml",
        "count = 6",
        "count = 13",
        "left_out[2].count: 13 of 12 units in all; expected units that there are",
    ),
    (
        "scenarios/archidamian.toml",
        "total = 6",
        "total = 5",
        "abroad[3].total: 5; expected the strength of some 3 of these units",
    ),
    (
        "scenarios/archidamian.toml",
        'place = "potidaea"',
        'place = "neapolis"',
        'abroad[1].place: "neapolis"; expected a fortified city',
    ),
]


@pytest.mark.parametrize(("name", "old", "new", "line"), MISTAKES)
def test_a_mistake_is_told_in_one_line(tmp_path: Path, name: str, old: str, new: str, line: str) -> None:
    told = lines(lay(tmp_path, name, (old, new)))
    assert f"{name}: {line}" in told


def test_what_has_a_mistake_is_not_loaded(tmp_path: Path) -> None:
    name, old, new, _ = MISTAKES[0]
    with pytest.raises(DataError):
        load(lay(tmp_path, name, (old, new)))


def test_a_place_that_rules_name_may_not_be_called_otherwise(tmp_path: Path) -> None:
    for name in ("map.toml", "tables/cities.toml"):
        lay(tmp_path, name)
        path = tmp_path / name
        path.write_text(path.read_text(encoding="utf-8").replace('"ceos"', '"keos"'), encoding="utf-8")
    assert lines(tmp_path) == ["map.toml: place: no place ceos; expected every place that the rules name"]


def test_a_scenario_begins_on_the_track(tmp_path: Path) -> None:
    lay(tmp_path, "tables/tracks.toml", ("most = 20", "most = 10"))
    assert lines(tmp_path) == ["scenarios/nicias.toml: prestige: 11; expected a level of the track, -20 to 10"]


def test_a_locale_that_no_way_leads_to(tmp_path: Path) -> None:
    found = lines(
        lay(
            tmp_path,
            "map.toml",
            ('{ between = ["thurii", "gulf_of_tarentum"], kind = "sea_route" },', ""),
            ('{ between = ["thurii", "locri"], kind = "coastal" },', ""),
        )
    )
    assert found == ["map.toml: route: no way to thurii; expected ways between all places"]


def test_a_corrected_file_takes_effect_and_has_a_digest_of_its_own(tmp_path: Path) -> None:
    data = load(lay(tmp_path, "tables/tracks.toml", ("force_bonus = 1", "force_bonus = 2")))
    assert data.content.tracks.force_bonus == 2
    assert data.fingerprint != DATA.fingerprint


def test_names_and_coasts_leave_the_digest_alone(tmp_path: Path) -> None:
    data = load(lay(tmp_path, "names.toml", ('en = "Athens"', 'en = "Athenai"')))
    assert data.fingerprint == DATA.fingerprint
