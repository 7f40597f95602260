"""Who would win now and why, as a text and as a score."""

from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.codes import BOTH, DRAWN, UNDECIDED
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS, NEITHER, SPARTA
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.rules.regions import victory
from polemos.games.peloponnesian_war.state import War
from polemos.room.results import DRAW, EVEN, LEADS, TRAILS, Line, Result, standings

WON: Final = "won"
LOST: Final = "lost"
ENDS: Final = {LEADS: WON, EVEN: EVEN, TRAILS: LOST}
"""What has become of a side when the war is over, by how it stands."""


def ahead(s: War) -> int:
    """Who has won, or would win if the war ended now: a side, or DRAWN."""
    if s.how != UNDECIDED:
        return s.winner
    verdict = victory.verdict_of(s)
    return DRAWN if verdict == victory.DRAW else ATHENS if verdict < victory.DRAW else SPARTA


def result(s: War) -> Result:
    """The points of both sides line by line, and who has won or would win [scenario.argive.i, scenario.campaign.i]."""
    first = ahead(s)
    levels = standings(first)
    if s.how != UNDECIDED:
        levels = (ENDS[levels[0]], ENDS[levels[1]])
    rows = tuple(
        tuple(
            Line(victory.LINES[what], number, points, clause, what not in victory.FACTS)
            for what, number, points, clause in victory.lines(s, side)
        )
        for side in BOTH
    )
    score = victory.score_of(s)
    others = -score if victory.card_of(s).league else victory.btv_of(s, SPARTA)
    return Result((float(score), float(others)), levels, rows, DRAW if first == DRAWN else first)


def outlook(s: War, language: str) -> str:
    """What the points come to now, what more would be needed, and how the war ends [3.4a, 3.4b]."""
    t, words = texts(language), lexicon(language)
    if s.how == codes.BY_RESIGNING:
        return t("event-resigned", {"side": words["side"][1 - s.winner]})
    if s.winner != NEITHER:
        return t("event-decided", {"verdict": words["verdict"][s.verdict], "how": words["how"][s.how]})
    score, verdict = victory.score_of(s), victory.verdict_of(s)
    name = tables.SCENARIO_NAMES[s.scenario]
    said = [t(f"outlook-{name}", {"points": score, "verdict": words["verdict"][verdict]})]
    bands = victory.card_of(s).victory
    at = next(n for n, band in enumerate(bands) if band.result == verdict)
    if at:
        said.append(
            t(
                "outlook-more",
                {
                    "side": words["side"][ATHENS],
                    "number": bands[at - 1].least - score,
                    "verdict": words["verdict"][bands[at - 1].result],
                },
            )
        )
    if at < len(bands) - 1:
        said.append(
            t(
                "outlook-fewer",
                {
                    "side": words["side"][ATHENS],
                    "number": score - bands[at].least + 1,
                    "verdict": words["verdict"][bands[at + 1].result],
                },
            )
        )
    said += [
        t("outlook-broken", {"side": words["side"][side], "other": words["side"][1 - side]})
        for side in BOTH
        if victory.has_lost_home(s, side)
    ]
    return ("" if language == "ja" else " ").join([*said, _end(s, language)])


def _end(s: War, language: str) -> str:
    """When the war ends by itself [3.4a, scenario.campaign.j]."""
    t, card = texts(language), victory.card_of(s)
    last = card.year - card.years + 1 if card.years else card.last_year
    if not last or (s.option_set.endless and not card.years):
        return t("outlook-endless")
    return t("outlook-last", {"year": str(last)})
