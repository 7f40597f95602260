"""How a battle stands, in words: who is ahead, what each army can still lose, what else ends it [10.4]."""

from polemos.games.alexander.data.setting import MACEDONIAN, NO_LEADER, SIDE_NAMES, Setting
from polemos.games.alexander.edge.messages import HOW_NAMES
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.rules.field import victory
from polemos.games.alexander.state import DRAWN, NEITHER, ON_MAP, Battle, setting
from polemos.room.results import Line


def lines_of_score(s: Battle, side: int) -> tuple[Line, ...]:
    """What makes up the rout points of a side: its units, its leaders [10.42]."""
    g = setting(s)
    units, leaders = victory.lost_units(s, side), victory.lost_leaders(s, side)
    return (
        Line("units-lost", float(len(units)), float(sum([g.rp[u] for u in units])), "10.42a"),
        Line("leaders-lost", float(len(leaders)), float(sum([victory.leader_worth(s, m) for m in leaders])), "10.42d"),
    )


def outlook(s: Battle, language: str) -> str:
    """Who is ahead and what is still needed; of a battle that is over, how it ended [10.41, 10.43]."""
    page = Page(language)
    g = setting(s)
    front = victory.ahead(s)
    if s.winner != NEITHER:
        how = page.t(f"how-{HOW_NAMES[s.how]}")
        if front == DRAWN:
            return page.t("event-drawn", {"how": how})
        return page.t("event-won", {"side": page.people(g, front), "how": how})
    said = [page.t("outlook-even") if front == DRAWN else page.t("outlook-ahead", {"side": page.people(g, front)})]
    for side in range(len(SIDE_NAMES)):
        left = victory.level(s, side) - victory.rout_points(s, side)
        args: dict[str, str | int] = {"side": page.people(g, side), "left": left, "level": victory.level(s, side)}
        said.append(page.t("outlook-left" if left > 0 else "outlook-due", args))
    return ("" if language == "ja" else " ").join([*said, *_otherwise(page, s, g)])


def _otherwise(page: Page, s: Battle, g: Setting) -> list[str]:
    """What else ends this battle [8.46a, scn.samarkand.1, scn.pelium.2, scn.pelium.5]."""
    said: list[str] = []
    left = victory.to_break_out(s)
    if left != victory.NO_BREAK_OUT:
        key = "outlook-break-out" if left > 0 else "outlook-broken-out"
        said.append(page.t(key, {"side": page.people(g, MACEDONIAN), "left": left}))
    darius = victory.target(s)
    if darius != NO_LEADER and s.lead_status[darius] == ON_MAP:
        args: dict[str, str | int] = {"leader": page.leader(g, darius), "side": page.people(g, MACEDONIAN)}
        said.append(page.t("outlook-death", args))
    for key, whose in (("samarkand.1", "tie"), ("pelium.5", "winner")):
        rule = g.rules.get(key)
        if rule is not None:
            args = {"turn": rule.max_turns, "side": page.called("sides", rule.tie or rule.winner)}
            said.append(page.t(f"outlook-length-{whose}", args))
    return said
