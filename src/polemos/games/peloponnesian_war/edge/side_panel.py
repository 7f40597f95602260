"""What lies beside the map in words, a line each."""

from collections.abc import Mapping
from typing import Any

from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.edge.messages import lexicon, texts
from polemos.games.peloponnesian_war.edge.view import open_state
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions import victory


def panel(view: Mapping[str, Any], language: str) -> list[str]:
    """The score, the treasuries, what each side controls, the deck."""
    t, words, s = texts(language), lexicon(language), open_state(dict(view))
    verdict = words["verdict"][victory.verdict_of(s)]
    found = [t("panel-score", {"points": victory.score_of(s), "verdict": verdict})]
    for side in BOTH:
        name, regions = words["side"][side], len(places.regions_of(s, side))
        found.append(t("panel-treasury", {"side": name, "number": s.treasury[side]}))
        found.append(t("panel-regions", {"side": name, "number": regions, "points": victory.btv_of(s, side)}))
    return [*found, t("panel-deck", {"number": view["counts"][0]})]
