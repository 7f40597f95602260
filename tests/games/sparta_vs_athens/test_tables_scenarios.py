"""The four scenarios, line by line as the rules print them."""

from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.models_scenarios import Lot, Scenario
from polemos.games.sparta_vs_athens.data.models_words import INCOMES, KINDS
from polemos.games.sparta_vs_athens.data.tables import (
    ARCHIDAMIAN,
    CAMPAIGN,
    CORRECTED,
    FORT_KEY,
    IONIAN,
    NATION_NAMES,
    NICIAS,
    PRINTED,
    REVISED,
    SCENARIO_NAMES,
    SCENARIOS,
    UNITS,
    units_of_lot,
)
from polemos.games.sparta_vs_athens.data.world import LOCALE_NAMES
from printed import columns

# scenario | years of play | prestige | government | treasuries | Spartan revenue | allies of Athens | of Sparta
OUTLINE = """
archidamian | 431-422 | 0 | 1 | 270 20 | 45 | athens delian_league | sparta peloponnesian_league
campaign | 431-401 | 0 | 1 | 270 20 | 45 | athens delian_league | sparta peloponnesian_league
nicias | 421-413 | 11 | 6 | 0 45 | 10 | athens athenian_allies delian_league | SPARTAN
ionian | 412-401 | -5 | 7 | 10 45 | 10 | IONIAN | SPARTAN
"""
SPARTAN_ALLIES = "sparta peloponnesian_league spartan_allies"
IONIAN_ALLIES = "athens athenian_allies delian_league argos melos"


def lots(found: tuple[Lot, ...]) -> list[str]:
    """Lots as a set-up prints them: whose, of which kind, how many."""
    lines = []
    for lot in found:
        whose = [*lot.groups, *[NATION_NAMES[nation] for nation in lot.nations]]
        kind = KINDS[lot.kind] if lot.kind >= 0 else "units"
        lines.append(f"{'/'.join(whose)} {kind} x{lot.count}")
    return lines


def abroad(scenario: Scenario) -> dict[str, list[str]]:
    """What stands abroad by the corrected set-up, by place."""
    there: dict[str, list[str]] = {}
    for lot in scenario.abroad:
        if not lot.printed_only:
            mark = " besieging" if lot.besieging else " inside" if lot.inside else ""
            there.setdefault(LOCALE_NAMES[lot.place], []).append(lots((lot,))[0] + mark)
    return there


def forts(scenario: Scenario, preset: int) -> str:
    return " ".join([FORT_KEY[fort] for fort in scenario.forts[preset]])


def test_years_money_prestige_and_allies() -> None:
    found = [
        [
            name,
            f"{scenario.first_year}-{scenario.last_year}",
            str(scenario.prestige),
            str(scenario.government),
            " ".join(map(str, scenario.treasury)),
            str(scenario.revenue),
            *[" ".join([NATION_NAMES[nation] for nation in nations]) for nations in scenario.allies],
        ]
        for name, scenario in zip(SCENARIO_NAMES, SCENARIOS, strict=True)
    ]
    assert found == columns(OUTLINE.replace("IONIAN", IONIAN_ALLIES).replace("SPARTAN", SPARTAN_ALLIES))


def test_every_nation_is_somebodys_ally_or_neutral() -> None:
    for scenario in SCENARIOS:
        named = [*scenario.allies[0], *scenario.allies[1], *scenario.neutral]
        assert sorted(named) == list(range(len(NATION_NAMES)))


def test_incomes_and_ends() -> None:
    income = [" ".join([INCOMES[source] for source in scenario.income]) for scenario in SCENARIOS]
    assert income == [
        "tribute property_tax reserve_fund_1 black_sea_toll reserve_fund_2",
        "tribute property_tax reserve_fund_1 black_sea_toll reserve_fund_2",
        "tribute reserve_fund_1 reserve_fund_2 black_sea_toll",
        "tribute reserve_fund_1 reserve_fund_2 black_sea_toll",
    ]
    assert [scenario.darius for scenario in SCENARIOS] == [False, True, False, True]
    assert [scenario.flat_first_income for scenario in SCENARIOS] == [True, True, False, False]
    assert [scenario.athenian_leaders for scenario in SCENARIOS] == [2, 2, 3, 3]


def test_the_archidamian_war() -> None:
    scenario = SCENARIOS[ARCHIDAMIAN]
    assert lots(scenario.left_out) == ["peloponnesian NSP x3", "syracuse NSP x2", "syracuse LSP x1"]
    assert {lot.owner for lot in scenario.left_out} == {tables.SPARTA}
    assert abroad(scenario) == {
        "potidaea": ["athens NSP x5 besieging", "athens LSP x5 besieging", "corinth LSP x3 inside"]
    }
    inside = next(lot for lot in scenario.abroad if lot.inside)
    assert (inside.total, inside.owner) == (6, tables.SPARTA)
    printed = [lot for lot in scenario.abroad if lot.printed_only]
    assert [(LOCALE_NAMES[lot.place], lots((lot,))) for lot in printed] == [("cythera", ["athens LSP x5"])]
    assert [[(LOCALE_NAMES[fleet.place], fleet.count) for fleet in way] for way in scenario.fleets] == [
        [("corinth", 4)],
        [("corinth", 2), ("megara", 1), ("cyllene", 1)],
    ]
    assert [LOCALE_NAMES[city] for city in scenario.revolted] == ["potidaea"]
    own = {tables.EVENT_KEY[event] for event in scenario.own}
    assert own == {"16.1.plague", "16.1.sicily", "11.11"}
    assert scenario.spartan_leaders == ()


def test_forts_of_the_archidamian_war() -> None:
    """RULING-56: by the printed rules, by the answers, and by the designer's eighth rule."""
    scenario = SCENARIOS[ARCHIDAMIAN]
    printed = "oenoe panactum oropus plataea minoa pylos methana onugnathus chios_lesbos"
    assert forts(scenario, PRINTED) == printed
    assert forts(scenario, CORRECTED) == "oenoe panactum oropus minoa pylos methana onugnathus"
    assert forts(scenario, REVISED) == "oenoe panactum oropus plataea"
    assert [[FORT_KEY[fort] for fort in row] for row in scenario.forts_out] == [[], ["plataea"], []]


def test_the_campaign_begins_like_the_archidamian_war() -> None:
    short, long = SCENARIOS[ARCHIDAMIAN], SCENARIOS[CAMPAIGN]
    differs = {key for key in vars(short) if repr(getattr(short, key)) != repr(getattr(long, key))}
    assert differs == {"last_year", "darius"}


def test_the_peace_of_nicias() -> None:
    scenario = SCENARIOS[NICIAS]
    ours = tuple([lot for lot in scenario.left_out if lot.owner == tables.ATHENS])
    theirs = tuple([lot for lot in scenario.left_out if lot.owner == tables.SPARTA])
    assert lots(ours) == [
        "athens NSP x1",
        "athens LSP x6",
        "lesbos NSP x1",
        "corcyra NSP x1",
        "naupactus LSP x1",
        "zacynthus LSP x1",
        "rhegium LSP x1",
    ]
    assert lots(theirs) == [
        "tegea LSP x1",
        "boeotia LSP x1",
        "megara LSP x1",
        "opus_locris LSP x1",
        "phocis LSP x1",
        "peloponnesian NSP x6",
        "corinth LSP x5",
        "syracuse NSP x2",
        "syracuse LSP x1",
    ]
    assert abroad(scenario) == {"potidaea": ["athens LSP x1"]}
    assert [forts(scenario, preset) for preset in range(3)] == ["pylos methana minoa oropus"] * 3
    assert [tables.EVENT_KEY[event] for event in scenario.in_effect] == ["15.7"]
    assert [tables.EVENT_KEY[event] for event in scenario.used] == ["15.1", "15.6"]
    assert [tables.EVENT_KEY[event] for event in scenario.excluded] == ["15.2", "15.5"]
    assert names_of(scenario.spartan_leaders) == ["archidamus", "brasidas"]


def names_of(leaders: tuple[int, ...]) -> list[str]:
    return [tables.PIECE_KEY[UNITS + leader] for leader in leaders]


def test_the_ionian_war() -> None:
    scenario = SCENARIOS[IONIAN]
    assert lots(scenario.home) == ["athens NSP x7", "athens LSP x9", "peloponnesian_league units x19"]
    allies = "peloponnesian_league/spartan_allies"
    assert abroad(scenario) == {
        "epidaurus": ["athens NSP x1"],
        "mytilene": ["athens LSP x1"],
        "thurii": [f"{allies} LSP x1", f"{allies} NSP x1", "syracuse NSP x1"],
        "panactum": [f"sparta/{allies} LSP x5"],
        "corinth": [f"{allies} NSP x1"],
        "gytheum": [f"{allies} NSP x1"],
    }
    assert [(LOCALE_NAMES[one.place], names_of(one.leaders)) for one in scenario.leader_abroad] == [
        ("thurii", ["hermocrates"])
    ]
    standing = "oenoe panactum minoa pylos methana onugnathus decelea"
    assert [forts(scenario, preset) for preset in range(3)] == [standing] * 3
    due = [tables.PIECE_KEY[p] for p in range(UNITS, tables.PIECES) if tables.DUE[p] > 412]
    assert sorted(names_of(scenario.spartan_leaders)) == sorted(due)  # 6.3f
    assert [tables.EVENT_KEY[event] for event in scenario.in_effect] == ["15.11", "15.12", "15.13"]
    assert scenario.persians
    assert scenario.left_out == ()


def test_there_are_units_for_every_lot() -> None:
    for scenario in SCENARIOS:
        for lot in (*scenario.left_out, *scenario.home, *scenario.abroad):
            assert len(units_of_lot(lot)) >= lot.count
