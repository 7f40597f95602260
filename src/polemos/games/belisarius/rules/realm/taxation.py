"""The taxation phase: income by province, heavy tax, Currency Reform and Rally. Sections 10.1 and 10.2.

What has been dealt with is a bit mask: provinces by their number, off-map areas from FIRST_AREA on.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius import state, verbs
from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.forces import JUSTINIAN, LEADERS, LEVY, UNIT_STARS
from polemos.games.belisarius.data.world import AREA_PROVINCE, CONSTANTINOPOLIS, GUARD, HEX_COUNT, NEUTRAL, TOWN
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.control import make_belligerent, set_control
from polemos.games.belisarius.rules.markers import hand_size, play, refusals_play
from polemos.games.belisarius.rules.realm.levy import LevyFor
from polemos.games.belisarius.rules.realm.reinforcements import refusals_barred
from polemos.games.belisarius.rules.rolls import R_HEAVY_TAX, R_RALLY, Roll
from polemos.games.belisarius.state import Decision, Refusal, Step, War, holds, province_of, provinces_of, towns_of
from polemos.kernel.flow import PASS, VERB
from polemos.wargame.reckoning import Term, total

FIRST_AREA: Final = GUARD
PLACES: Final = FIRST_AREA + len(AREA_PROVINCE)
_ALL: Final = (1 << PLACES) - 1

# what is done with a province or area
_SKIP: Final = 0
_NORMAL: Final = 1
_HEAVY: Final = 2
_PROVINCE_VERBS: Final = (verbs.NO_TAX, verbs.TAX, verbs.HEAVY_TAX)
_AREA_VERBS: Final = (verbs.NO_TAX_AREA, verbs.TAX_AREA, verbs.HEAVY_TAX_AREA)

# what modifies the die of heavy tax
TAX_REASONS: Final = ("justinian", "leader-1", "leader-2", "pillaged", "not-controlled")
(_BY_JUSTINIAN, _BY_LEADER, _, _BY_PILLAGE, _BY_CONTROL) = range(len(TAX_REASONS))


# ---------------------------------------------------------------- income


def income(s: War, side: int, place: int) -> int:
    """What normal tax of a province or area brings a side now [10.11a, 10.11b, tbl.income].

    Towns and colonies pay the player who has a unit in them [10.12a, 5.1a], whoever controls the province [5.1b];
    neutral units and pillaged towns bring nobody anything [4.31c, 10.121]; public works add to it [28.3a]. An area pays
    who controls it, with or without units [10.13, 18.11].
    """
    if place >= FIRST_AREA:
        area = place - FIRST_AREA
        return charts.finance.income.areas[area] if s.control[AREA_PROVINCE[area]] == side else 0
    return sum([town_income(s, h) for h in towns_of(s, place) if holds(s, side, h)])


def town_income(s: War, h: int) -> int:
    """The value of a town or colony, with its public works."""
    value = charts.INCOME_TOWN[TOWN[h]] if TOWN[h] else charts.finance.income.colony
    return value + charts.finance.income.public_works if s.mark[h] & state.WORKS else value


def province_of_place(place: int) -> int:
    """The province of a place that is taxed: for an area the one of the same name."""
    return place if place < FIRST_AREA else AREA_PROVINCE[place - FIRST_AREA]


def refusals_tax(s: War, side: int, dealt: int, place: int) -> list[Refusal]:
    """Why a province or area may not be taxed (again) in this phase [10.22]."""
    found = refusals_barred(s, province_of_place(place))
    if dealt >> place & 1:
        found.append(Refusal("10.22"))
    elif not income(s, side, place):
        if place >= FIRST_AREA:
            found.append(Refusal("10.11b", HEX_COUNT + place - FIRST_AREA))
        else:
            pillaged = [h for h in world.PROVINCE_TOWNS[place] if holds(s, side, h)]
            found += [Refusal("10.121", h) for h in pillaged] or [Refusal("10.12a")]
    return found


def taxable(s: War, side: int, dealt: int) -> list[int]:
    """Provinces, then areas, that the side may still tax."""
    return [
        place
        for place in range(PLACES)
        # the same as `refusals_tax`, which takes the time to say why
        if not dealt >> place & 1 and income(s, side, place) and not refusals_barred(s, province_of_place(place))
    ]


# ---------------------------------------------------------------- the phase


@dataclass(slots=True, frozen=True)
class TaxationPhase(Step):
    """The phasing player collects tax, province by province, in the order that he likes [10.0, 10.11a, 10.14]."""

    def run(self, s: War) -> None:
        s.then(Taxing(s.player, 0))


@dataclass(slots=True, frozen=True)
class Taxing(Decision):
    """Which province or area is taxed next, and how; or all the rest normally, neutral provinces left alone."""

    dealt: int

    def clause(self) -> str:
        return "10.11a"

    def universe(self, s: War) -> list[int]:
        if not taxable(s, self.side, self.dealt):
            return [verbs.DONE]
        return [
            verbs.QUICK,
            verbs.DONE,
            *[c for place in range(PLACES) for c in _choices(place)],
            *universes.markers(verbs.PLAY),
        ]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c in (verbs.DONE, verbs.QUICK):
            return []
        if c // VERB == verbs.PLAY // VERB:
            return refusals_tax_play(s, self.side, c % VERB)
        place, _ = _meaning(c)
        # a space that is no area is taxed with its province
        return refusals_tax(s, self.side, self.dealt, place) if place >= 0 else [Refusal("10.11b", c % VERB)]

    def options(self, s: War) -> list[int]:
        places = taxable(s, self.side, self.dealt)
        if not places:
            return [verbs.DONE]
        return [verbs.QUICK, verbs.DONE] + [c for place in places for c in _choices(place)] + tax_plays(s, self.side)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            if not taxable(s, self.side, self.dealt):
                s.then(TaxMarkers(self.side))
        elif c == verbs.QUICK:
            s.then(Taxing(self.side, _ALL))
            for place in taxable(s, self.side, self.dealt):
                if s.control[province_of_place(place)] != NEUTRAL:
                    receive(s, self.side, place, income(s, self.side, place))
        elif c // VERB == verbs.PLAY // VERB:
            s.then(self)
            play_in_taxation(s, self.side, c % VERB)
        else:
            place, how = _meaning(c)
            s.then(Taxing(self.side, self.dealt | 1 << place))
            if how != _SKIP:
                tax(s, self.side, place, how)


def _choices(place: int) -> list[int]:
    if place < FIRST_AREA:
        return [verb + place for verb in _PROVINCE_VERBS]
    return [verb + HEX_COUNT + place - FIRST_AREA for verb in _AREA_VERBS]


def _meaning(c: int) -> tuple[int, int]:
    """The place that a choice names and what it does there; -1 where it names none."""
    verb, value = c - c % VERB, c % VERB
    if verb in _PROVINCE_VERBS:
        return value, _PROVINCE_VERBS.index(verb)
    if verb in _AREA_VERBS and value >= HEX_COUNT:
        return value - HEX_COUNT + FIRST_AREA, _AREA_VERBS.index(verb)
    return -1, _SKIP


@dataclass(slots=True, frozen=True)
class TaxMarkers(Decision):
    """When all tax is in: markers of the phase, if the player has any."""

    def clause(self) -> str:
        return "8.41a"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [PASS, *universes.markers(verbs.PLAY)]

    def alike(self, s: War) -> bool:
        return hand_size(s, self.side) > 0

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == PASS else refusals_tax_play(s, self.side, c % VERB)

    def options(self, s: War) -> list[int]:
        return [PASS, *tax_plays(s, self.side)]

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            s.then(self)
            play_in_taxation(s, self.side, c % VERB)


# ---------------------------------------------------------------- collecting


def receive(s: War, side: int, place: int, points: int) -> None:
    """Solidus points come in; what is not spent is kept [10.14]."""
    s.sp[side] += points
    if s.heard is not None:
        if place < FIRST_AREA:
            s.tell("taxed", (side, place, points), ("10.11a",))
        else:
            s.tell("taxed-area", (side, HEX_COUNT + place - FIRST_AREA, points), ("10.11b",))


def tax(s: War, side: int, place: int, how: int) -> None:
    """Tax a province or area.

    The attempt alone drives a neutral province to the enemy, before any die (RULING-23) [4.41c, 4.42].
    """
    before = s.control[province_of_place(place)]
    base = income(s, side, place)
    if how == _HEAVY:
        s.then(Roll(side, R_HEAVY_TAX), HeavyTax(side, place, base, before))
    else:
        receive(s, side, place, base)
    make_belligerent(s, province_of_place(place), side, "4.41c")


def heavy_modifiers(s: War, side: int, place: int) -> list[Term]:
    """What is added to the heavy tax die (see TAX_REASONS): a leader by his stars, Justinian, pillage, control.

    All modifiers are cumulative, but one leader counts [tbl.heavytax.mod, tbl.heavytax.oneleader]. An area is apart
    from its province: only leaders in it count [tbl.heavytax.scope].
    """
    in_area = place >= FIRST_AREA
    province = province_of_place(place)
    here = [
        u
        for u in LEADERS
        if s.loc[u] >= 0
        and state.owner(s, u) == side
        and province_of(s.loc[u]) == province
        and (s.loc[u] >= HEX_COUNT) == in_area
    ]
    clause = "tbl.heavytax.mod"
    found: list[Term] = []
    stars = max([UNIT_STARS[u] for u in here], default=0)
    if stars:
        found.append(Term(_BY_LEADER + stars - 1, charts.checks.heavy_tax.modifiers.stars[stars], clause))
    # RULING-57: not while Constantinopolis is pillaged
    if side == world.IMPERIAL and s.loc[JUSTINIAN] == CONSTANTINOPOLIS and state.holds_town(s, side, CONSTANTINOPOLIS):
        found.append(Term(_BY_JUSTINIAN, charts.checks.heavy_tax.modifiers.justinian_in_constantinopolis, clause))
    if not in_area and any(province_of(h) == province for h in s.pillaged):
        found.append(Term(_BY_PILLAGE, charts.checks.heavy_tax.modifiers.pillaged_hex, clause))
    if s.control[province] != side:
        found.append(Term(_BY_CONTROL, charts.checks.heavy_tax.modifiers.not_controlled, clause))
    return found


@dataclass(slots=True, frozen=True)
class HeavyTax(Step):
    """The die of heavy tax: a multiple of the tax, or a revolt [10.2, 10.21, tbl.heavytax, tbl.heavytax.multiple].

    before: who controlled the province when the attempt began.
    """

    side: int
    place: int
    base: int
    before: int

    def run(self, s: War) -> None:
        factor = charts.HEAVY_TAX.read(0, s.rolled.pop() + total(heavy_modifiers(s, self.side, self.place)))
        if factor:
            receive(s, self.side, self.place, factor * self.base)
        else:
            self.revolt(s)

    def revolt(self, s: War) -> None:
        """No tax, and the province goes over or the enemy's levy rises (RULING-23, RULING-47) [tbl.heavytax.revolt]."""
        province = province_of_place(self.place)
        enemy = 1 - self.side
        s.tell("tax-revolt", (province,), ("tbl.heavytax.revolt",))
        if self.before == self.side:
            set_control(s, province, enemy, "tbl.heavytax.revolt")
        elif self.before == enemy:
            s.then(LevyFor(enemy, province, LEVY[province]))


# ---------------------------------------------------------------- markers of the phase


def tax_plays(s: War, side: int) -> list[int]:
    """Markers that a side may play in its taxation phase."""
    return [verbs.PLAY + kind for kind in (charts.CURRENCY, charts.RALLY) if not refusals_tax_play(s, side, kind)]


def refusals_tax_play(s: War, side: int, kind: int) -> list[Refusal]:
    """Why a marker may not be played in the taxation phase [8.41a, strat.rally]."""
    found = refusals_play(s, side, kind, (charts.CURRENCY, charts.RALLY))
    if found or kind != charts.RALLY:
        return found
    ahead = provinces_of(s, 1 - side) - provinces_of(s, side)
    return [] if ahead >= charts.MARKER[charts.RALLY].lead else [Refusal("strat.rally")]


def play_in_taxation(s: War, side: int, kind: int) -> None:
    """Play one of the two markers of the phase."""
    play(s, side, kind, Rally(side) if kind == charts.RALLY else CurrencyReform(side))


@dataclass(slots=True, frozen=True)
class CurrencyReform(Step):
    """One point more for each town or colony that the player occupies at this moment [strat.currency]."""

    side: int

    def run(self, s: War) -> None:
        points = sum([1 for p in range(GUARD) for h in towns_of(s, p) if holds(s, self.side, h)])
        s.sp[self.side] += points
        s.tell("currency-reform", (self.side, points), ("strat.currency",))


@dataclass(slots=True, frozen=True)
class Rally(Step):
    """Two dice in solidus points [strat.rally]."""

    side: int

    def run(self, s: War) -> None:
        s.then(*[Roll(self.side, R_RALLY)] * charts.MARKER[charts.RALLY].dice, Rallied(self.side))


@dataclass(slots=True, frozen=True)
class Rallied(Step):
    """The money of a Rally."""

    side: int

    def run(self, s: War) -> None:
        points = sum([s.rolled.pop() for _ in range(charts.MARKER[charts.RALLY].dice)])
        s.sp[self.side] += points
        s.tell("rally", (self.side, points), ("strat.rally",))
