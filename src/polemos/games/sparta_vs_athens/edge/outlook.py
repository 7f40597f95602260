"""How the war stands, in words: who would win now, what speaks for whom, and what decides the scenario."""

from polemos.games.sparta_vs_athens.data.tables import ATHENS, NEITHER, SCENARIO_NAMES, SCENARIOS, SPARTA
from polemos.games.sparta_vs_athens.edge.messages import lexicon, texts
from polemos.games.sparta_vs_athens.rules.victory import LINES, goal, lines, standing
from polemos.games.sparta_vs_athens.state import BOTH, DRAWN, War
from polemos.room.table_builder import signed


def outlook(s: War, language: str) -> str:
    """Who would win if it ended now, why, and what is asked for; of a war that is over, how it ended [16.0b]."""
    t, words = texts(language), lexicon(language)
    ahead = standing(s)
    if s.winner != NEITHER:
        winner = t("side-nobody") if ahead == DRAWN else words["side"][ahead]
        return t("event-decided", {"side": winner, "how": words["how"][s.how]})
    said = [t("outlook-even") if ahead == DRAWN else t("outlook-ahead", {"side": words["side"][ahead]})]
    for side in BOTH:
        reasons = [t(f"score-{LINES[line.what]}") for line in lines(s, side)]
        if reasons:
            said.append(t("outlook-for", {"side": words["side"][side], "reasons": t.listed(reasons)}))
    said.append(
        t(
            f"outlook-{SCENARIO_NAMES[s.scenario]}",
            {
                "athens": words["side"][ATHENS],
                "sparta": words["side"][SPARTA],
                "level": goal(s),
                "prestige": signed(s.prestige),
                "year": str(SCENARIOS[s.scenario].last_year),
            },
        )
    )
    return ("" if language == "ja" else " ").join([*said, t("outlook-cities")])
