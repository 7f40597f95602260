"""What lies beside the map, in words: score, treasury, hands, the pool, who controls what."""

from typing import Any

from polemos.games.belisarius.state import SEEN_HAND, SEEN_HAND_TURN, SEEN_TREASURY, SEEN_TREASURY_TURN
from polemos.games.belisarius.tables import BARBARIAN, GUARD, IMPERIAL, LEVELS, MARKER_KINDS, NEUTRAL
from polemos.games.belisarius.victory import score
from polemos.games.belisarius.view import open_war
from polemos.games.belisarius.wording import lexicon, texts
from polemos.kernel.flow import NOBODY


def panel(view: dict[str, Any], language: str) -> list[str]:
    """One line each of what a view shows beside the map; nothing in it is hidden from the viewer [22.0a, 22.1a]."""
    t = texts(language)
    words = lexicon(language)
    control = view["control"]
    lines = []
    for tally in score(open_war(view)):
        level = t("level-" + LEVELS[tally.level][1].lower().replace(" ", "-"))
        provinces = sum([1 for p in range(GUARD) if control[p] == tally.side])
        args = {"side": words["side"][tally.side], "points": f"{tally.halves / 2:g}", "level": level}
        lines.append(t("panel-score", {**args, "provinces": provinces}))
    for side in (IMPERIAL, BARBARIAN):
        name = words["side"][side]
        if view["sp"][side] is not None:
            lines.append(t("panel-treasury", {"side": name, "sp": view["sp"][side]}))
        if view["hands"][side] is None:
            lines.append(t("panel-hand-size", {"side": name, "number": view["hand_sizes"][side]}))
        else:
            lines.append(t("panel-hand", {"side": name, "markers": _markers(view["hands"][side], language)}))
    lines += _memory(view, language)
    lines.append(t("panel-pool", {"number": view["pool_size"]}))
    for state in (IMPERIAL, BARBARIAN, NEUTRAL):
        names = [words["province"][p] for p in range(GUARD) if control[p] == state]
        listed = ", ".join(names) or t("panel-nothing")
        lines.append(t("panel-controls", {"state": words["state"][state], "provinces": listed}))
    return lines


def _memory(view: dict[str, Any], language: str) -> list[str]:
    """What the viewer last saw of the other side's secrets."""
    if view["viewer"] == NOBODY:
        return []
    t = texts(language)
    seen = view["seen"]
    lines = []
    if seen[SEEN_HAND_TURN] >= 0:
        held = _markers(seen[SEEN_HAND : SEEN_HAND + MARKER_KINDS], language)
        lines.append(t("panel-seen-markers", {"turn": seen[SEEN_HAND_TURN], "markers": held}))
    if seen[SEEN_TREASURY_TURN] >= 0:
        turn, sp = seen[SEEN_TREASURY_TURN], seen[SEEN_TREASURY]
        lines.append(t("panel-seen-treasury", {"turn": turn, "sp": sp}))
    return lines


def _markers(counts: list[int], language: str) -> str:
    """A hand in words: each kind once, with its number where there are several."""
    names = lexicon(language)["marker"]
    held = [names[k] if n == 1 else f"{names[k]} ×{n}" for k, n in enumerate(counts) if n]
    return ", ".join(held) or texts(language)("panel-nothing")
