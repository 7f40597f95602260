"""The end of the war: sudden end, the last year, peace, and who has won. Sections 3.4 and the scenarios."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.models_scenarios import League, Scenario
from polemos.games.peloponnesian_war.data.tables import ATHENS, RESULT_NAMES, SPARTA
from polemos.games.peloponnesian_war.data.world import BTV, CAPITAL, CITIES_OF, HOME_REGION, SIZE
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions import control
from polemos.games.peloponnesian_war.state import Step, War

DECISIVE_ATHENS: Final = RESULT_NAMES.index("decisive_athens")
DRAW: Final = RESULT_NAMES.index("draw")
DECISIVE_SPARTA: Final = RESULT_NAMES.index("decisive_sparta")
LAST_OF_ALL: Final = 1
"""The last year BC."""


@dataclass(slots=True, frozen=True)
class SuddenEnd(Step):
    """At New Year the war is over at once if a side has lost its capital or its home region.

    [3.4b, scenario.argive.i, scenario.campaign.i] (RULING-21): a decisive victory for the other side, a draw if both
    have (RULING-65).
    """

    def run(self, s: War) -> None:
        broken = [side for side in BOTH if has_lost_home(s, side)]
        if len(broken) > 1:
            end_war(s, codes.BY_SUDDEN_END, DRAW, "3.4b")
        elif broken:
            end_war(s, codes.BY_SUDDEN_END, DECISIVE_SPARTA if broken[0] == ATHENS else DECISIVE_ATHENS, "3.4b")


def has_lost_home(s: War, side: int) -> bool:
    """Whether the enemy holds the capital of a side or controls its home region [3.4b] (RULING-21, RULING-50)."""
    return s.controller[HOME_REGION[side]] != side or control.is_enemy_held(s, CAPITAL[side])


@dataclass(slots=True, frozen=True)
class EndOfYear(Step):
    """After the campaign turns of winter: the war is over when its years have passed [3.4a, scenario.argive.a].

    The campaign has a last year too, unless it is played without [scenario.campaign.j].
    """

    def run(self, s: War) -> None:
        if is_last_year(s):
            end_war(s, codes.BY_TIME, verdict_of(s), "3.4a")


def is_last_year(s: War) -> bool:
    """Whether no other year follows this one; an endless war lasts as long as years are counted BC (RULING-66)."""
    card = card_of(s)
    if card.years:
        return asking.year_number(s) >= card.years
    last = 0 if s.option_set.endless else card.last_year
    return s.year <= max(last, LAST_OF_ALL)


def card_of(s: War) -> Scenario:
    """The scenario that is played, as its file has it."""
    return tables.SCENARIOS[s.scenario]


# --------------------------------------------------------------------------------------------------------- who has won
def verdict_of(s: War) -> int:
    """The band of victory if the war ended now [scenario.argive.i, scenario.campaign.i]."""
    points = score_of(s)
    return next(band.result for band in card_of(s).victory if points >= band.least)


def score_of(s: War) -> int:
    """What is compared with the bands: League points, or the basic tribute value that Athens controls."""
    return league_points(s) if card_of(s).league else btv_of(s, ATHENS)


def btv_of(s: War, side: int) -> int:
    """The basic tribute value of all regions that a side controls [scenario.campaign.i]."""
    return sum([BTV[region] for region in places.regions_of(s, side)])


def league_points(s: War) -> int:
    """League points, as Athens counts them [scenario.argive.i].

    The BTV of regions of the League that Athens controls; medium and large cities that it holds in Spartan ones, and
    in Laconia; less those that Sparta holds in Athenian ones.
    """
    return sum([_league_points(s, league) for league in card_of(s).league])


def _league_points(s: War, league: League) -> int:
    found = sum([BTV[region] for region in league.regions if s.controller[region] == ATHENS])
    for region in (*league.regions, *league.beside):
        points = sum([league.city[SIZE[city]] for city in CITIES_OF[region] if control.is_enemy_held(s, city)])
        found += points if s.controller[region] == SPARTA else -points
    return found


# what speaks for a side
LINES: Final = ("btv", "cities", "enemy-home")
BTV_LINE, CITIES_LINE, HOME_LINE = range(len(LINES))
FACTS: Final = frozenset({HOME_LINE})
"""Those of them that are facts and no numbers."""


def lines(s: War, side: int) -> list[tuple[int, int, int, str]]:
    """What speaks for a side as things stand: what it is, how many there are, its points, the clause.

    In a war for a league only Athens counts regions; both count the cities that they hold in the other's.
    """
    leagues = card_of(s).league
    own = places.regions_of(s, side)
    found: list[tuple[int, int, int, str]] = []
    if not leagues:
        found.append((BTV_LINE, len(own), btv_of(s, side), "scenario.campaign.i"))
    for league in leagues:
        counted = [region for region in league.regions if region in own]
        if side == ATHENS:
            found.append((BTV_LINE, len(counted), sum([BTV[region] for region in counted]), "scenario.argive.i"))
        held = [c for region in (*league.regions, *league.beside) for c in CITIES_OF[region] if s.holder[c] == 1 + side]
        points = [league.city[SIZE[city]] for city in held if control.is_enemy_held(s, city)]
        found.append((CITIES_LINE, len([n for n in points if n]), sum(points), "scenario.argive.i"))
    if has_lost_home(s, 1 - side):
        found.append((HOME_LINE, 1, 0, "3.4b"))
    return [line for line in found if line[1]]


def end_war(s: War, how: int, verdict: int, clause: str) -> None:
    """The war is over in this way, by this clause, with this band of victory; nothing is left to be done."""
    s.how, s.verdict = how, verdict
    s.winner = codes.DRAWN if s.verdict == DRAW else ATHENS if s.verdict < DRAW else SPARTA
    s.agenda.clear()
    if s.heard is not None:
        bands = "scenario.argive.i" if card_of(s).league else "scenario.campaign.i"
        s.tell("decided", (s.winner, how, s.verdict), (clause, bands))
