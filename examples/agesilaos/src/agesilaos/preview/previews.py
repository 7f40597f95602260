"""What each choice would do, told before it is made: nothing is changed and no die is rolled.

A preview is found by the verb of the choice, and built from the same functions as the rule.
"""

from typing import Final

from polemos.kernel.flow import VERB, copy
from polemos.room.preview_builder import NEITHER, ByVerb, Drafting, previewed
from polemos.room.view_models import Outcome, Preview

from agesilaos.choice_ids import IDS
from agesilaos.data.models import RESULTS
from agesilaos.data.pack import PACK
from agesilaos.data.tables import ALLOWANCE, CRT, MARCH, ODDS
from agesilaos.data.world import HOME, WORTH
from agesilaos.edge.messages import WORDING
from agesilaos.edge.reference_tables import CRT_ID
from agesilaos.rules.battle import AL, AR, EX, LoseUnit, Retreat, column, shifts, strength
from agesilaos.rules.marching import MarchUnit, reach
from agesilaos.rules.supply import fed
from agesilaos.state import Situation, own_at, put


class PreviewBuilder(Drafting):
    """What a choice would do, as far as the side that decides may know: never where the ambush lies, for the Greeks."""

    def __init__(self, s: Situation, c: int, language: str) -> None:
        super().__init__(s, c, language, WORDING, PACK.clauses)
        self.s: Situation = s


def preview_march(draft: PreviewBuilder, c: int) -> None:
    """The way and its price [3.2], supply there [5.1], the battle [4.2] or the plunder [7.1] to which it leads."""
    s, step, space = draft.s, draft.step, c % VERB
    assert isinstance(step, MarchUnit)
    found = reach(s, step.unit, step.side)
    draft.path = found.way(space)
    draft.rule("3.2", f"{found.cost(space)}/{ALLOWANCE[step.unit]}")
    if own_at(s, 1 - step.side, space):
        after = copy(s)
        put(after, step.unit, space)
        preview_battle(draft, after, space)
        return
    if not fed(s, step.side)[space]:
        draft.warn("hungry")
    if WORTH[space] and HOME[space] != step.side and not s.plundered[space]:
        draft.rule("7.1", WORTH[space])


def preview_battle(draft: PreviewBuilder, s: Situation, space: int) -> None:
    """What an attack would bring if nobody else came, and no ambush lay there [4.2, 4.3]."""
    side = draft.side
    draft.term("strength", f"{strength(s, side, space)}:{strength(s, 1 - side, space)}", "4.2")
    draft.titled(shifts(s, side, space, 0))
    at = column(s, side, space, 0)
    draft.term("odds", ODDS.names[at], "4.2")
    outcomes: list[Outcome] = []
    for result, faces in sorted(CRT.chances(at, 0, draft.dice).items(), reverse=True):
        favours = 1 - side if result in (AL, AR) else NEITHER if result == EX else side
        outcomes.append(draft.outcome(RESULTS[result], faces, favours))
    draft.chance("battle", outcomes, "4.2")
    for row in CRT.rows_in_use(0, draft.dice):
        draft.cell(CRT_ID, row, 1 + at)


def preview_loss(draft: PreviewBuilder, c: int) -> None:
    """A point for the enemy [7.2]."""
    assert isinstance(draft.step, LoseUnit)
    draft.path = [draft.s.loc[c % VERB]]
    draft.rule("7.2", 1)


def preview_retreat(draft: PreviewBuilder, c: int) -> None:
    """Where it goes, and how full it is there [3.4]."""
    assert isinstance(draft.step, Retreat)
    draft.path = [draft.step.space, c % VERB]
    group = len(own_at(draft.s, draft.side, draft.step.space)) + len(own_at(draft.s, draft.side, c % VERB))
    draft.rule("3.4", f"{group}/{MARCH.stack}")


BY_VERB: Final[ByVerb] = {"march": preview_march, "lose": preview_loss, "retreat": preview_retreat}


def preview(s: Situation, c: int, language: str) -> Preview | None:
    """What the choice `c`, one of those that wait, would do; None where nothing is to be said."""
    return previewed(PreviewBuilder(s, c, language), c, IDS, {}, BY_VERB)
