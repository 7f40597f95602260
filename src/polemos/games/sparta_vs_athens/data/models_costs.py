"""tables/stacking, operations, maintenance, income, persian-tribute: costs and income. Sections 5, 7 and 12."""

from typing import Annotated, Final

from polemos.games.sparta_vs_athens.data import models_words
from polemos.games.sparta_vs_athens.data.models_words import FACES, INCOMES
from polemos.room.data_models import Chart, Index, InOrder, Listed, Model, Row, Text, Whole

UNLIMITED: Final = -1
Limit = Annotated[int, Whole(UNLIMITED, 99)]
Divisor = Annotated[int, Whole(1, 9)]


class Stacking(Model):
    """tables/stacking.toml: units of a side that a place holds, UNLIMITED for any number [5.1a, 5.1e].

    land, walled: LSP; fleets: NSP in a sea locale with land in it, coast_fleets: off a city without a port (RULING-23).
    """

    chart = Chart("stacking", "place units-of-side effect", "row-stacking", "5.1a")
    land: Annotated[Limit, Row("land", "5.1a")]
    walled: Annotated[Limit, Row("walled", "5.1b")]
    fleets: Annotated[Limit, Row("fleets", "5.1c")]
    coast_fleets: Annotated[Limit, Row("coast-fleets", "5.1c")]
    open_sea_fleets: Annotated[Limit, Row("open-sea-fleets", "5.1c")]
    port_fleets: Annotated[Limit, Row("port-fleets", "7.11b")]
    leaders: Annotated[Limit, Row("leaders", "5.1d")]


class Operations(Model):
    """tables/operations.toml: what is paid in operations points, and how many LSP a fleet carries."""

    chart = Chart("operations", "operation op effect", "row-operation", "tbl.ops.a")
    land_route: Annotated[models_words.Small, Row("land-route", "tbl.ops.a")]
    coastal_route: Annotated[models_words.Small, Row("coastal-route", "tbl.ops.a")]
    sea_route: Annotated[models_words.Small, Row("sea-route", "tbl.ops.a")]
    siege: Annotated[models_words.Small, Row("siege", "tbl.ops.b")]
    drop: Annotated[models_words.Small, Row("drop", "7.6a")]
    pick_up: Annotated[models_words.Small, Row("pick-up", "7.7b")]
    combat: Annotated[models_words.Small, Row("combat", "7.3a")]
    ravage: Annotated[models_words.Small, Row("ravage", "9.2a")]
    interception: Annotated[models_words.Small, Row("interception", "7.9e")]
    evasion: Annotated[models_words.Small, Row("evasion", "7.10d")]
    counter_siege: Annotated[models_words.Small, Row("counter-siege", "9.1a")]
    lsp_per_nsp: models_words.Few


class Exemption(Model):
    """Who pays nothing, by a clause."""

    id: Annotated[str, Text(r"[a-z]+(?:_[a-z]+)*", "a word in small letters")]
    entry: str


EXEMPTIONS: Final = (
    "own_colour",
    "tributary",
    "port",
    "small_spartans",
    "chians_lesbians",
    "western_persian",
    "garrisons",
    "away",
    "turned",
)


class Maintenance(Model):
    """tables/maintenance.toml: talents a strength point; blue fronts up to which nothing is paid."""

    chart = Chart("maintenance", "purpose talents effect", "row-maintenance", "tbl.maint.a")
    upkeep: Annotated[models_words.Few, Row("upkeep", "12.3b")]
    raising: Annotated[models_words.Few, Row("raising", "12.5b")]
    small_spartans: Annotated[models_words.Few, Row("small-spartans", "12.3e")]
    exempt: Annotated[tuple[Exemption, ...], InOrder(EXEMPTIONS)]


# --------------------------------------------------------------------------------------------------------------- income
class Tribute(Model):
    """By what the total of the red boxes is divided; government #1 has a divisor of its own [tbl.income.athens.a]."""

    divisor: models_words.PerPreset[Divisor]


class PropertyTax(Model):
    """Talents a year, for how many years, from which government on [12.2b, tbl.income.athens.b]."""

    talents: models_words.Talents
    years: models_words.Few
    from_government: models_words.Government


class ReserveFund(Model):
    """Talents once in a game, where the treasury is below a sum [tbl.income.athens.c, tbl.income.athens.e]."""

    talents: models_words.Talents
    treasury_below: models_words.Some
    from_government: models_words.PerPreset[models_words.Government]


class Toll(Model):
    """The toll of the Black Sea: talents a year to the end of the game [tbl.income.athens.d]."""

    talents: models_words.Talents
    from_government: models_words.PerPreset[models_words.Government]


class AthenianIncome(Model):
    """What Athens has [12.2a]."""

    tribute: Tribute
    property_tax: PropertyTax
    reserve_fund_1: ReserveFund
    black_sea_toll: Toll
    reserve_fund_2: ReserveFund


class Reductions(Model):
    """By what Sparta's basic revenue is less [12.1c, tbl.income.sparta.a]."""

    chart = Chart("reductions", "cause talents effect", "row-reduction", "tbl.income.sparta.a")
    athens_ravaged: Annotated[models_words.Talents, Row("athens-ravaged", "12.1c")]
    fort_pylos: Annotated[models_words.Talents, Row("fort-pylos", "12.1c")]
    megara_ravaged: Annotated[models_words.Talents, Row("megara-ravaged", "12.1c")]
    megara_neutral: Annotated[models_words.Talents, Row("megara-neutral", "11.6c")]
    fort_minoa: Annotated[models_words.Talents, Row("fort-minoa", "12.1c")]
    anactorium_neutral: Annotated[models_words.Talents, Row("anactorium-neutral", "11.7c")]
    oeniadae_neutral: Annotated[models_words.Talents, Row("oeniadae-neutral", "11.8c")]
    naupactus: Annotated[models_words.Talents, Row("naupactus", "11.10a")]
    corinth_neutral: Annotated[models_words.Talents, Row("corinth-neutral", "11.9c")]


class SpartanIncome(Model):
    """What Sparta has: revenue and its floor [12.1d], from which year of a war on Naupactus counts (RULING-11).

    What a scenario's revenue is stands with the scenario. made_permanent: after how many times the reduction for
    Naupactus stays for good [rev.14].
    """

    floor: models_words.Talents
    naupactus_from_year: models_words.Few
    made_permanent: models_words.Few
    reduction: Reductions


class Income(Model):
    """tables/income.toml."""

    athens: AthenianIncome
    sparta: SpartanIncome


Source = Annotated[int, Index(INCOMES)]


class PersianTribute(Model):
    """tables/persian-tribute.toml: talents by the face of a die, in two columns by the year [tbl.persia]."""

    second_from: models_words.Year
    first: Annotated[tuple[models_words.Talents, ...], Listed(len(FACES))]
    second: Annotated[tuple[models_words.Talents, ...], Listed(len(FACES))]

    def column(self, year: int) -> tuple[int, ...]:
        """The talents of a year BC by the face of the die, from 1 at index 0 [15.13c]."""
        return self.second if year <= self.second_from else self.first

    def talents(self, year: int, die: int) -> int:
        """What a die brings in a year BC."""
        return self.column(year)[die - 1]
