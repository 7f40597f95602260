"""Questions that are answered in a table: what is asked of each region, and who is placed where."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, UNIT_ROW
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions import tribute
from polemos.games.peloponnesian_war.rules.season import levies
from polemos.games.peloponnesian_war.rules.season.placement import SEVERAL, PlaceUnits
from polemos.games.peloponnesian_war.state import Step, War
from polemos.games.peloponnesian_war.verbs import PIECE, REGION, ROW, TARGET
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried, done
from polemos.room.table_builder import NONE, signed, times
from polemos.room.view_models import Form, Offer

FILES: Final = ("map.toml",)
LEVELS: Final = 3
"""The columns of a region before those of its multipliers: itself, AL and ML."""
ALL: Final = 1
"""The column of all that can be placed or taken back at once."""


def forms(s: War, language: str) -> list[Form]:
    """The question that waits as tables, none where a list of its choices says as much."""
    step: Step = s.agenda[-1]
    if isinstance(step, tribute.Assessment):
        return [_assessment(Page(language), s, step)]
    if isinstance(step, PlaceUnits):
        return list(_placements(Page(language), s, step.side))
    return []


# ---------------------------------------------------------------------------------------------------------- assessment


def _assessment(page: Page, s: War, step: tribute.Assessment) -> Form:
    """The regions of a side, and what each multiplier would bring and cost this year [5.2a, 5.3.1b]."""
    rows: list[list[str]] = []
    offers: list[Offer] = []
    for region in places.regions_in_play(s):
        if s.controller[region] != step.side:
            continue
        cells = [NONE] * len(verbs.ASSESS)
        now = s.multiplier[region]
        stays = s if s.assessed[region] else done(s, tribute.StaysAssessed(region))
        cells[now] = _yield(page, s, stays, region)
        for asked, verb in enumerate(verbs.ASSESS):
            c = verb + region
            if c in s.opts:
                text = _yield(page, s, carried(s, c), region)
                args: dict[str, str | int] = {"region": page.region(region), "times": times(asked), "yield": text}
                label = page.t("form-assess", args)
                offers.append(Offer(len(rows), LEVELS + asked, text, label, [IDS.choice_id(c)]))
                cells[asked] = ""
        rows.append([page.region(region), signed(s.al[region]), str(s.ml[region]), *cells])
    heads = [*page.heads("region al ml"), *[times(asked) for asked in range(len(verbs.ASSESS))]]
    level = page.t("head-al" if step.side == ATHENS else "head-ml")
    return Form(page.grid("assessment", heads, rows, "5.3.1a", FILES, args={"level": level}), offers)


def _yield(page: Page, s: War, after: War, region: int) -> str:
    """What a region pays, and the change of its AL, or under Sparta of its ML."""
    if after.controller[region] != s.controller[region]:
        return page.t("form-lost")
    was, now = (s.al, after.al) if s.controller[region] == ATHENS else (s.ml, after.ml)
    pays = tribute.collected(after, region)
    change = now[region] - was[region]
    return page.t("form-yield", {"pays": str(pays), "change": signed(change)}) if change else str(pays)


# ----------------------------------------------------------------------------------------------------------- placement


class Levy(NamedTuple):
    """Who may come to a city and who may go: units and leaders [7.3.1, 7.8.5]."""

    city: int
    coming: list[int]
    going: list[int]
    leaders_coming: list[int]
    leaders_going: list[int]

    @property
    def all(self) -> int:
        """How many there are."""
        return len([*self.coming, *self.going, *self.leaders_coming, *self.leaders_going])


def _levy(s: War, side: int, city: int) -> Levy:
    return Levy(
        city,
        levies.placeable(s, side, city),
        levies.recallable(s, side, city),
        levies.leaders_for(s, side, city),
        levies.leaders_in(s, side, city),
    )


def _placements(page: Page, s: War, side: int) -> Iterator[Form]:
    """A table for each home of which somebody may be placed or taken back."""
    found = [_levy(s, side, c % VERB) for c in s.opts if c - c % VERB == verbs.LEVY]
    for home in sorted({levies.CITY_HOME[one.city] for one in found}):
        yield _placement(page, s, side, home, [one for one in found if levies.CITY_HOME[one.city] == home])


def _placement(page: Page, s: War, side: int, home: int, found: Sequence[Levy]) -> Form:
    """The cities of a home against its rows of counters and its leaders: who is there, and who may come or go."""
    there = {one.city: _own_in(s, side, one.city) for one in found}
    rows = sorted({UNIT_ROW[unit] for one in found for unit in (*one.coming, *there[one.city])})
    leaders = sorted({leader for one in found for leader in (*one.leaders_coming, *one.leaders_going)})
    ready = [UNIT_ROW[unit] for unit in tables.UNITS_OF[home] if levies.is_ready(s, side, unit)]
    waiting = {leader for one in found for leader in one.leaders_coming}
    pool = [ready.count(row) for row in rows] + [int(leader in waiting) for leader in leaders]
    lines = [[page.t("form-pool"), *[str(number or NONE) for number in (len(ready), *pool)]]]
    offers: list[Offer] = []
    for line, one in enumerate(found, 1):
        own = [UNIT_ROW[unit] for unit in there[one.city]]
        here = [own.count(row) for row in rows]
        here += [int(s.loc[leader] == world.CITY_HEX[one.city]) for leader in leaders]
        lines.append([page.name(TARGET, one.city), *[str(number or "") for number in (len(own), *here)]])
        offers += [
            *_at_once(page, s, one, line),
            *_by_row(page, one, line, rows),
            *_by_leader(page, one, line, leaders, len(rows)),
        ]
    heads = [*page.heads("city all"), *[_kind(page, row) for row in rows]]
    heads += [page.name(PIECE, leader) for leader in leaders]
    name = page.name(REGION, home) if home < world.REGION_COUNT else page.name("home", home)
    id_ = f"placement-{tables.HOME_NAMES[home]}"
    return Form(page.grid(id_, heads, lines, "7.3.1", FILES, "placement", {"home": name}), offers)


def _own_in(s: War, side: int, city: int) -> list[int]:
    """The units of the home of a city that are inside it, those that have just been placed among them."""
    home = levies.CITY_HOME[city]
    there = [unit for unit in s.at[world.CITY_HEX[city]] if unit < tables.UNITS and s.sides[unit] == side]
    return [unit for unit in there if tables.UNIT_HOME[unit] == home and s.inside[unit]]


def _kind(page: Page, row: int) -> str:
    """A row of counters within its home: kind and morale."""
    counters = tables.COUNTERS[row]
    return page.t("form-kind", {"kind": page.name("kind", counters.kind), "morale": counters.morale})


def _at_once(page: Page, s: War, levy: Levy, line: int) -> Iterator[Offer]:
    """All that are ready are placed in a city, or all in it taken back."""
    for verb, number in ((verbs.MUSTER, len(levy.coming)), (verbs.DISMISS, -len(levy.going))):
        if verb + levy.city in s.opts:
            yield _offer(page, levy.city, (line, ALL), number, "", [verb + levy.city], "-all")


def _by_row(page: Page, levy: Levy, line: int, rows: Sequence[int]) -> Iterator[Offer]:
    """One counter of a row, or all of it."""
    for way, units, one, several in (
        (1, levy.coming, verbs.PLACE_ONE, verbs.PLACE_ROW),
        (-1, levy.going, verbs.RECALL_ONE, verbs.RECALL_ROW),
    ):
        for column, row in enumerate(rows, ALL + 1):
            number = [UNIT_ROW[unit] for unit in units].count(row)
            who = page.name(ROW, row)
            if number:
                yield _offer(page, levy.city, (line, column), way, who, _chain(levy, one + row, 1))
            if number >= SEVERAL:
                yield _offer(page, levy.city, (line, column), way * number, who, _chain(levy, several + row, number))


def _by_leader(page: Page, levy: Levy, line: int, leaders: Sequence[int], rows: int) -> Iterator[Offer]:
    """A leader comes or goes."""
    for column, leader in enumerate(leaders, ALL + 1 + rows):
        for way, able, verb in (
            (1, levy.leaders_coming, verbs.PLACE_LEADER),
            (-1, levy.leaders_going, verbs.RECALL_LEADER),
        ):
            if leader in able:
                who = page.name(PIECE, leader)
                chain = _chain(levy, verb + leader, 1)
                yield _offer(page, levy.city, (line, column), way, who, chain, "-leader")


def _offer(
    page: Page, city: int, cell: tuple[int, int], number: int, who: str, chain: Sequence[int], of: str = ""
) -> Offer:
    """number: how many come, or how many go as a negative number; who: nobody in particular for all; of: "-all",
    "-leader" or "" for counters, as the message of the label ends."""
    args: dict[str, str | int] = {"who": who, "city": page.name(TARGET, city), "number": abs(number)}
    label = page.t(f"form-{'place' if number > 0 else 'recall'}{of}", args)
    # a leader is not counted, neither on the button nor in its name
    text = signed(number)[0] if of == "-leader" else signed(number)
    return Offer(*cell, text, label, [IDS.choice_id(c) for c in chain])


def _chain(levy: Levy, c: int, moved: int) -> list[int]:
    """The choices by which some are placed or taken back and the placement goes on.

    A question with one answer is not asked: who it is where there is but one, nor whether that is all when it is.
    """
    if levy.all == 1:
        return [verbs.LEVY + levy.city]
    return [verbs.LEVY + levy.city, c, *([verbs.DONE] if levy.all > moved else [])]
