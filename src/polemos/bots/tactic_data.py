"""Tactics of a game: positions written by hand, each with one clear best plan and the reason for it.

A room keeps them in `data/tactics/*.toml`, tables `[[tactic]]` with the fields of `Tactic`; `position` is one as the
editor writes it, without the game.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from polemos.bots.puzzle_data import called
from polemos.kernel.errors import BadInput, shown
from polemos.kernel.flow import choose
from polemos.kernel.tomlfile import read_toml
from polemos.room.data_models import Known, Listed, Model
from polemos.room.game import AnyGame
from polemos.room.teaching import Word, Words, fits
from polemos.room.texts import LANGUAGES

FOLDER: Final = "tactics"


class Reason(Model):
    """Why the plan is best, in each language."""

    en: str
    ja: str


class Plan(Model):
    """What is looked for in a position: all of a tactic but the position itself.

    id: its name; side: who is asked; before: ids of choices that lead from the position to the question; right: the
    choices that are accepted, and wrong: those that are blunders, by patterns of their ids ("march:*"). Where nothing
    is right by name, all is right that is not wrong. rules: the clauses that the reason rests on; puzzle: whether it is
    also put as a puzzle.
    """

    id: Word
    side: str
    before: Words = ()
    right: Words = ()
    wrong: Words = ()
    rules: Annotated[Words, Listed(least=1)]
    puzzle: bool = False
    reason: Reason


class Tactic:
    """A plan and the position that it is for."""

    def __init__(self, plan: Plan, position: dict[str, Any]) -> None:
        self.id = plan.id
        self.plan = plan
        self.position = position

    @property
    def scenario(self) -> str:
        """The scenario of its position."""
        return str(self.position.get("scenario", ""))

    def reason(self, language: str) -> str:
        """Why the plan is best."""
        said: str = getattr(self.plan.reason, language if language in LANGUAGES else LANGUAGES[0])
        return said

    def accepts(self, choice_id: str) -> bool:
        """Whether a choice is the plan, or none of the blunders where only these are named."""
        plan = self.plan
        if any(fits(pattern, choice_id) for pattern in plan.wrong):
            return False
        return not plan.right or any(fits(pattern, choice_id) for pattern in plan.right)


def tactics_of(game: AnyGame) -> tuple[Tactic, ...]:
    """The tactics of a game; none where its room has no folder. Raises BadInput for a broken file."""
    return _read(game.package) if game.package else ()


def tactic_of(game: AnyGame, wanted: str) -> Tactic:
    """A tactic by its id. Raises BadInput."""
    return called(game, "tactic", tactics_of(game), wanted)


@cache
def _read(package: str) -> tuple[Tactic, ...]:
    folder = Path(str(sys.modules[package].__file__)).parent / "data" / FOLDER
    found = [one for path in sorted(folder.glob("*.toml")) for one in parse(read_toml(path), path.name)]
    names = [one.id for one in found]
    double = [name for name in names if names.count(name) > 1]
    if double:
        raise BadInput(f"{package}: two tactics are called {double[0]}")
    return tuple(found)


def parse(content: dict[str, Any], where: str) -> list[Tactic]:
    """The tactics that stand in a file. Raises BadInput, which says where and what would be right."""
    rows = content.get(FOLDER[:-1])
    if not isinstance(rows, list) or set(content) != {FOLDER[:-1]}:
        raise BadInput(f"{where}: must hold tables [[{FOLDER[:-1]}]] and nothing else")
    found = []
    for n, row in enumerate(rows):
        place = f"{where}: {FOLDER[:-1]}[{n}]"
        known, needed = Plan.__annotations__, ("id", "side", "rules", "reason", "position")
        if not isinstance(row, dict) or any(key not in row for key in needed):
            raise BadInput(f"{place} must be a table with {', '.join(needed)}")
        more = [key for key in row if key not in known and key != "position"]
        if more:
            raise BadInput(f"{place}: unknown key {shown(more[0])}; there are {', '.join([*known, 'position'])}")
        if not row.get("right") and not row.get("wrong"):
            raise BadInput(f"{place}: must name what is right or what is wrong")
        if not isinstance(row["reason"], dict) or set(row["reason"]) != set(LANGUAGES):
            raise BadInput(f"{place}: reason must be a table with {', '.join(LANGUAGES)}")
        position = row["position"]
        if not isinstance(position, dict):
            raise BadInput(f"{place}: position must be a table")
        found.append(Tactic(Plan.of({key: row[key] for key in row if key != "position"}, Known({})), position))
    return found


def asked(game: AnyGame, tactic: Tactic) -> Any:
    """The state at the question of a tactic. Raises BadInput where it does not fit the present rules."""
    state = game.editor.from_position(tactic.position)
    for choice_id in tactic.plan.before:
        choose(state, game.rules.legal(state, choice_id))
    if state.actor < 0 or game.sides[state.actor] != tactic.plan.side:
        raise BadInput(f"{game.name}: the tactic {tactic.id} does not ask {tactic.plan.side}")
    return state


def accepted(game: AnyGame, tactic: Tactic, state: Any) -> list[int]:
    """The legal choices that a tactic accepts, in their order."""
    return [c for c in state.opts if tactic.accepts(game.rules.choice_id(c))]
