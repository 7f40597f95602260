"""What lies beside the map, in words, a line each: score, treasury, hands, the pool, who controls what."""

from typing import Any

from polemos.games.belisarius.data import world
from polemos.games.belisarius.edge.messages import level_name, lexicon, texts
from polemos.games.belisarius.edge.view import memory, open_war
from polemos.games.belisarius.rules.victory import score
from polemos.games.belisarius.state import provinces_of


def panel(view: dict[str, Any], language: str) -> list[str]:
    """One line each of what a view shows beside the map."""
    t = texts(language)
    words = lexicon(language)
    war = open_war(view)
    lines = []
    for tally in score(war):
        side, points, level = words["side"][tally.side], f"{tally.halves / 2:g}", level_name(tally.level, language)
        provinces = provinces_of(war, tally.side)
        lines.append(t("panel-score", {"side": side, "points": points, "level": level, "provinces": provinces}))
    for side, sp, hand, size in zip(words["side"][:2], view["sp"], view["hands"], view["hand_sizes"], strict=True):
        if sp is not None:
            lines.append(t("panel-treasury", {"side": side, "sp": sp}))
        if hand is None:
            lines.append(t("panel-hand-size", {"side": side, "number": size}))
        else:
            lines.append(t("panel-hand", {"side": side, "markers": _markers(hand, language)}))
    seen = memory(view)
    if seen.hand_turn >= 0:
        held = _markers(seen.hand, language)
        lines.append(t("panel-seen-markers", {"turn": seen.hand_turn, "markers": held}))
    if seen.treasury_turn >= 0:
        lines.append(t("panel-seen-treasury", {"turn": seen.treasury_turn, "sp": seen.treasury}))
    lines.append(t("panel-pool", {"number": view["pool_size"]}))
    for state, called in enumerate(words["state"]):
        held = t.listed([words["province"][p] for p in range(world.GUARD) if war.control[p] == state])
        lines.append(t("panel-controls", {"state": called, "provinces": held or t("panel-nothing")}))
    return lines


def _markers(counts: list[int], language: str) -> str:
    """A hand in words: each kind once, with its number where there are several."""
    t, names = texts(language), lexicon(language)["marker"]
    held = [names[k] if n == 1 else f"{names[k]} ×{n}" for k, n in enumerate(counts) if n > 0]
    return t.listed(held) or t("panel-nothing")
