"""What a person may mean who points at a place or a piece while a decision waits: choices, legal or not."""

from polemos.room.click_intents import intents

from agesilaos.choice_ids import IDS
from agesilaos.state import LOST, Situation
from agesilaos.verbs import UNIT, VERBS


def click_intents(s: Situation, kind: str, target: str) -> list[str]:
    """The choices that pointing at a target may mean: a place stands for the units in it, and a unit for its place."""
    return intents(s, kind, target, IDS, _targets)


def _targets(s: Situation, verb: str, kind: str, value: int) -> list[int]:
    wanted = VERBS[IDS.by_name[verb]][1]
    if wanted == kind:
        return [value]
    if kind == UNIT:
        return [] if s.loc[value] == LOST else [s.loc[value]]
    return list(s.at[value])
