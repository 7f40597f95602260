"""What threatens leaders without a unit: enemies so fast that they leave them no point to withdraw by [4.62]."""

from polemos.games.alexander.preview.builder import PreviewBuilder
from polemos.games.alexander.rules.command.leading import Escort, Leading
from polemos.games.alexander.rules.field import victory
from polemos.games.alexander.rules.reactions import leader_withdrawal, withdrawal_paths
from polemos.games.alexander.rules.rout.leader_accompanies import Accompany
from polemos.games.alexander.state import Battle, leaders_with, setting


def catchers(s: Battle, m: int) -> list[int]:
    """The enemies in order before whom a leader could not withdraw, as near as they go in a move over open ground
    [4.62b, 4.62d].
    """
    h = s.lead_loc[m]
    return [
        e
        for e in setting(s).of_side[1 - setting(s).lead_side[m]]
        if s.loc[e] >= 0
        and not s.routed[e]
        and leader_withdrawal.points(s, e) <= 0
        and withdrawal_paths.apart(s, h, e) <= withdrawal_paths.pace(s, e)
    ]


def threatened(d: PreviewBuilder, s: Battle, m: int) -> None:
    """The line about a leader who would stand alone, if anybody could catch him; Darius flees from all [8.46b]."""
    if s.lead_loc[m] < 0 or victory.target(s) == m:
        return
    found = catchers(s, m)
    if found:
        d.term("no-escape", d.units(found), "4.62d", {"leader": d.leader(m)})


def preview_leaving_behind(d: PreviewBuilder, _: int) -> None:
    """A unit moves without the leaders that are with it [4.23b]."""
    if isinstance(d.step, Escort):
        for m in leaders_with(d.s, d.step.unit):
            if not d.s.along[m]:
                threatened(d, d.s, m)


def preview_staying(d: PreviewBuilder, _: int) -> None:
    """A leader ends his ride, or does not go back with his unit [4.23a, 4.62c]."""
    if isinstance(d.step, Leading | Accompany):
        m = d.step.leader
        if isinstance(d.step, Accompany) or leader_withdrawal.alone(d.s, m):
            threatened(d, d.s, m)
