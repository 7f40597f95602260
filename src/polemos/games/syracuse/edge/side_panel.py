"""What lies beside the map, in words: score, points, supply, chits."""

from typing import Any

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.messages import lexicon, texts
from polemos.games.syracuse.edge.view import open_siege
from polemos.games.syracuse.rules.victory import goal, points
from polemos.games.syracuse.state import fleet_strength


def panel(view: dict[str, Any], language: str) -> list[str]:
    """One line each of what a view shows beside the map; nothing in it is hidden from the viewer."""
    t = texts(language)
    words = lexicon(language)
    s = open_siege(view)
    lines = []
    for side in world.BOTH:
        name = words["side"][side]
        lines.append(t("panel-score", {"side": name, "points": points(s, side), "goal": goal(s, side)}))
        face = t("face-disette" if s.causes[side] else "face-appro")
        lines.append(t("panel-supply", {"side": name, "box": s.boxes[side], "face": face}))
        lines.append(t("panel-pa", {"side": name, "points": s.pa[side]}))
        if side == view["viewer"]:
            chits = t.listed([words["chit"][k] for k in range(tables.CHITS) if view["chits"][k] == side])
            lines.append(t("panel-hand", {"side": name, "chits": chits or t("panel-nothing")}))
        else:
            lines.append(t("panel-hand-size", {"side": name, "number": view["hand_sizes"][side]}))
    lines.append(t("panel-fleet", {"pf": fleet_strength(s)}))
    lines.append(t("panel-advantage", {"side": words["side"][s.advantage]}))
    lines.append(t("panel-initiative", {"side": words["side"][s.initiative]}))
    lines.append(t("panel-pool", {"number": view["pool_size"]}))
    return lines
