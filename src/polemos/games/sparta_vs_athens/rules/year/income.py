"""Income Phase: what Athens and Sparta receive this year. Section 12.1 and 12.2, and the income tables of the map."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import models_costs, tables, world
from polemos.games.sparta_vs_athens.rules.nations.out import is_neutral
from polemos.games.sparta_vs_athens.rules.rolls import R_PERSIA, Roll
from polemos.games.sparta_vs_athens.rules.year.governments import RESERVE_FUND_1, RESERVE_FUND_2, fund_2_from, is_source
from polemos.games.sparta_vs_athens.rules.year.tribute import athenian_total, divisor, spartan_total
from polemos.games.sparta_vs_athens.state import Step, War, is_so, let


@dataclass(slots=True, frozen=True)
class IncomePhase(Step):
    """Both sides receive what is theirs; everybody may know how much that is [3.2.1e, 2.13a, 2.13c, 2.17c]."""

    def run(self, s: War) -> None:
        athenian_income(s)
        spartan_income(s)
        if is_so(s, state.PERSIA_PAYS) and not is_so(s, state.DARIUS_DEAD):
            s.then(Roll(tables.SPARTA, R_PERSIA), PersianGold())


def receive(s: War, side: int, what: str, talents: int, clause: str) -> None:
    """Talents come into a treasury [2.17a]; `what` names the kind of event that tells it."""
    s.treasury[side] += talents
    if talents:
        s.tell(what, (side, talents), (clause,))


# ---------------------------------------------------------------------------------------------------------- Athens


def athenian_income(s: War) -> None:
    """Tribute, property tax, toll and reserve funds [12.2a]; none at all after a revolt in the city [10.5b]."""
    total = athenian_total(s)
    s.tribute_before = s.tribute
    s.tribute = total
    tax = tables.INCOME.athens.property_tax.talents if s.tax_years else 0
    s.tax_years = max(s.tax_years - 1, 0)
    if is_so(s, state.INCOME_LOST):
        let(s, state.INCOME_LOST, False)
        s.tell("no-income", (tables.ATHENS,), ("10.5b",))
    else:
        had = s.treasury[tables.ATHENS]
        receive(s, tables.ATHENS, "tribute", total // divisor(s), "tbl.income.athens.a")
        receive(s, tables.ATHENS, "property-tax", tax, "tbl.income.athens.b")
        if is_so(s, state.TOLL):
            receive(s, tables.ATHENS, "toll", tables.INCOME.athens.black_sea_toll.talents, "12.2b3")
        take_funds(s, had)
    pay_builders(s)


def take_funds(s: War, had: int) -> None:
    """Each reserve fund, once in a game, when its government has come and the treasury was below its sum.

    [12.2b2, tbl.income.athens.c, tbl.income.athens.e, gov.7c, gov.10b, rev.11] had: talents before this income
    (RULING-19).
    """
    first, second = tables.INCOME.athens.reserve_fund_1, tables.INCOME.athens.reserve_fund_2
    if (
        is_source(s, RESERVE_FUND_1)
        and not is_so(s, state.FUND_1_TAKEN)
        and opens(s, first, first.from_government[tables.CORRECTED], had)
    ):
        let(s, state.FUND_1_TAKEN)
        receive(s, tables.ATHENS, "fund", first.talents, "tbl.income.athens.c")
    if is_source(s, RESERVE_FUND_2) and not is_so(s, state.FUND_2_TAKEN) and opens(s, second, fund_2_from(s), had):
        let(s, state.FUND_2_TAKEN)
        receive(s, tables.ATHENS, "fund", second.talents, "tbl.income.athens.e")


def opens(s: War, fund: models_costs.ReserveFund, government: int, had: int) -> bool:
    """Whether a fund can be taken now."""
    return s.government >= government and had < fund.treasury_below


def pay_builders(s: War) -> None:
    """With the Peace Athens owes the cost of building, and pays it after its income as far as it can.

    [15.7e] (RULING-37)
    """
    if not is_so(s, state.BUILDING):
        return
    let(s, state.BUILDING, False)
    cost = min(tables.EVENTS[tables.PEACE_OF_NICIAS].talents, s.treasury[tables.ATHENS])
    s.treasury[tables.ATHENS] -= cost  # never below nothing [12.4a]
    s.tell("builds", (tables.ATHENS, cost), ("15.7e",))


# ---------------------------------------------------------------------------------------------------------- Sparta


def spartan_income(s: War) -> None:
    """Basic revenue less what Athens has achieved, but never below its floor [12.1a, 12.1c, 12.1d].

    The blue boxes of Delian cities come on top (RULING-14) [2.16c], but not in the first year of the war (RULING-56).
    """
    basic = tables.SCENARIOS[s.scenario].revenue
    less = reduction(s)
    if less:
        s.tell("less-revenue", (tables.SPARTA, less), ("12.1c",))
    floor = min(tables.INCOME.sparta.floor, basic)
    receive(s, tables.SPARTA, "revenue", max(basic - less, floor), "12.1a")
    if not is_flat(s):
        receive(s, tables.SPARTA, "tribute", spartan_total(s), "2.16c")


def is_flat(s: War) -> bool:
    """Whether Sparta receives its revenue and nothing else, nothing less: in the first year of the war [qa.86a]."""
    card = tables.SCENARIOS[s.scenario]
    return card.flat_first_income and s.year == card.first_year


def reduction(s: War) -> int:
    """By how much the revenue of Sparta is less this year [tbl.income.sparta.a].

    By nothing during the Peace [15.7c] and in the first year of the war (RULING-56).
    """
    if is_so(s, state.PEACE) or is_flat(s):
        return 0
    rule = tables.INCOME.sparta.reduction
    corinth = is_neutral(s, world.CORINTH)  # then three others do not count (RULING-11) [11.9c]
    naupactus = not corinth and naupactus_tells(s)
    if naupactus:
        s.naupactus_years += 1
    terms = (
        (is_so(s, state.LAST_YEAR_ATTICA), rule.athens_ravaged),
        (s.forts[tables.PYLOS] == state.FORT_STANDS, rule.fort_pylos),
        (is_so(s, state.LAST_YEAR_MEGARA), rule.megara_ravaged),
        (is_neutral(s, world.MEGARA), rule.megara_neutral),  # [11.6c]
        (s.forts[tables.MINOA] == state.FORT_STANDS, rule.fort_minoa),
        (not corinth and is_neutral(s, world.ANACTORIUM), rule.anactorium_neutral),  # [11.7c]
        (not corinth and is_neutral(s, world.OENIADAE), rule.oeniadae_neutral),  # [11.8c]
        (naupactus, rule.naupactus),  # [11.10a]
        (corinth, rule.corinth_neutral),
    )
    return sum([talents for holds, talents in terms if holds])


def naupactus_tells(s: War) -> bool:
    """Whether ships of Athens at Naupactus cost Sparta income: they lay there last year [11.10a, tbl.income.sparta.a].

    Not before the second year of the war; with the designer's rule for good after three times [rev.14].
    """
    first = tables.SCENARIOS[s.scenario].first_year
    if first - s.year + 1 < tables.INCOME.sparta.naupactus_from_year:
        return False
    lasting = s.option_set.lasting_naupactus and s.naupactus_years >= tables.INCOME.sparta.made_permanent
    return lasting or is_so(s, state.LAST_YEAR_NAUPACTUS)


@dataclass(slots=True, frozen=True)
class PersianGold(Step):
    """A die on the column of the year; it comes on top of all else (RULING-109) [12.1b, 15.13c, tbl.persia]."""

    def run(self, s: War) -> None:
        receive(s, tables.SPARTA, "persian-gold", tables.PERSIAN_TRIBUTE.talents(s.year, s.rolled.pop()), "tbl.persia")
