"""tables/combat-*.toml, tables/siege.toml: results tables, and what their codes mean. Sections 8 and 9."""

from typing import Annotated, Final

from polemos.games.sparta_vs_athens.data.models_words import Shift, Some
from polemos.room.data_models import Chart, Exactly, Index, Listed, Model, OneOf, Row, Whole

LAND_COLUMNS: Final = ("1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1")
NAVAL_COLUMNS: Final = LAND_COLUMNS[:5]
SIEGE_COLUMNS: Final = ("1:1", "3:1", "5:1", "9:1")
CODES: Final = ("A(A)", "A(H)", "AH", "AH/D[E]", "-", "DH/A[E]", "DH", "D(H)", "D(A)")
"""What a battle brings, from the worst for the attacker to the best."""
NO_EFFECT: Final = "NE"
ELIMINATED: Final = "DE"
LOSSES: Final = ("none", "half", "all", "equal")
ROUNDINGS: Final = ("down", "up")

Die = Annotated[int, Whole(1, 6)]
Code = Annotated[str, OneOf(CODES)]


class LandRow(Model):
    """The results of one face of the die."""

    die: Die
    results: Annotated[tuple[Code, ...], Listed(len(LAND_COLUMNS))]


class LandCombat(Model):
    """tables/combat-land.toml [tbl.crt.land]."""

    columns: Annotated[tuple[str, ...], Exactly(LAND_COLUMNS)]
    row: Annotated[tuple[LandRow, ...], Listed(6)]


class NavalRow(Model):
    """The results of one face of the die."""

    die: Die
    results: Annotated[tuple[Code, ...], Listed(len(NAVAL_COLUMNS))]


class NavalCombat(Model):
    """tables/combat-naval.toml [tbl.crt.naval]; literal_six: the other reading of its last row (RULING-3)."""

    columns: Annotated[tuple[str, ...], Exactly(NAVAL_COLUMNS)]
    row: Annotated[tuple[NavalRow, ...], Listed(6)]
    literal_six: Annotated[tuple[Code, ...], Listed(len(NAVAL_COLUMNS))]


class CombatResult(Model):
    """What a code asks of both sides, in units [8.2b]: nothing, half, all, or as many as of the other side."""

    code: Annotated[str, OneOf((*CODES, NO_EFFECT, ELIMINATED))]
    attacker: Annotated[int, Index(LOSSES)]
    defender: Annotated[int, Index(LOSSES)]
    attacker_rounding: Annotated[int, Index(ROUNDINGS)] = 0
    defender_rounding: Annotated[int, Index(ROUNDINGS)] = 0


class CombatResults(Model):
    """tables/combat-results.toml."""

    result: Annotated[tuple[CombatResult, ...], Listed(len(CODES) + 2)]


class SiegeRow(Model):
    """The results of one face of the die."""

    die: Die
    results: Annotated[tuple[Annotated[str, OneOf((NO_EFFECT, ELIMINATED))], ...], Listed(len(SIEGE_COLUMNS))]


class SiegeModifiers(Model):
    """What is added to the die of a siege."""

    chart = Chart("siege-modifiers", "modifier die effect", "row-siege", "tbl.siege.mod")
    plataea: Annotated[Shift, Row("plataea", "9.0h", signed=True)]
    countersiege: Annotated[Shift, Row("countersiege", "9.1b", signed=True)]


class Clamp(Model):
    """Between which numbers a modified die counts."""

    low: Die
    high: Die


class SiegeTable(Model):
    """tables/siege.toml [tbl.siege]; minimum_ratio: of each column the least quotient."""

    columns: Annotated[tuple[str, ...], Exactly(SIEGE_COLUMNS)]
    minimum_ratio: Annotated[tuple[Some, ...], Listed(len(SIEGE_COLUMNS))]
    row: Annotated[tuple[SiegeRow, ...], Listed(6)]
    modifier: SiegeModifiers
    clamp: Clamp


class LeaderLosses(Model):
    """tables/leader-losses.toml: the sum of two dice on which a leader of a side dies [6.7a]."""

    chart = Chart("leader-losses", "side dice effect", "row-leader-losses", "6.7a")
    athens: Annotated[int, Whole(2, 12), Row("athens", "6.7a")]
    sparta: Annotated[int, Whole(2, 12), Row("sparta", "6.7a")]


Points = Annotated[int, Whole(1, 999)]


class Ravaging(Model):
    """tables/ravaging.toml: strength points of forces that ravage by entry, and in how many places [rev.21]."""

    chart = Chart("ravaging", "country points effect", "row-ravaging", "rev.21")
    attica: Annotated[Points, Row("attica", "rev.21b")]
    peloponnesia: Annotated[Points, Row("peloponnesia", "rev.21c")]
    peloponnesia_places: Annotated[Some, Row("peloponnesia-places", "rev.21c")]
    megara: Annotated[Points, Row("megara", "rev.21d")]
