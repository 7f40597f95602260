"""Hints: what a bot would do, found in the process of study."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from polemos.bots.bot import Bot
from polemos.kernel.flow import NOBODY
from polemos.match.match import AnyMatch
from polemos.match.seat import Seat
from polemos.room.results import Choice
from polemos.server.open_match import OpenMatch
from polemos.server.problems import Refused
from polemos.server.rights import Rights
from polemos.server.schemas_study import HintModel, ReasonModel, StudyLine
from polemos.server.study_process import StudyProcess
from polemos.server.tables import choice_of, ground, offers_hint
from polemos.study.chances import fitted
from polemos.study.explain import Explained, Explanation, Hint, adviser

T = TypeVar("T")
KEPT: Final = 200
"""Explanations that are kept: who asks again, or in the other language, has the same at once."""
SLIGHT: Final = 0.05
"""By how much another line must look better before that is said, in units of the evaluation."""
Key = tuple[str, int, int, int]


class Hints:
    """Answers what a bot would do."""

    def __init__(self, process: StudyProcess) -> None:
        self._process = process
        self._kept: OrderedDict[Key, Any] = OrderedDict()

    def find(self, key: Key, work: Callable[[], T], wanted: Callable[[], bool]) -> T:
        """What was found before, or is now. Raises Refused where too many ask, NotWanted and TimeoutError."""
        known = self._kept.get(key)
        if known is not None:
            return cast(T, known)
        found = self._process.find(work, wanted)
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def asked(live: OpenMatch, match: AnyMatch, side: int, rights: Rights) -> tuple[Key, Hint]:
    """The question of what a bot would do now, to be answered without the match. Raises Refused."""
    if rights.stake and not match.over:
        raise Refused(403, "rated-hint", "side")
    if not offers_hint(match, side, rights):
        raise Refused(403, "no-hint", "side")
    # not the seed of a bot at this place: what is told must not tell what it will do
    seed = f"hint {live.id} {match.n}"
    seat = Seat(match.game, match.state, seed)
    bot: Bot = adviser(match.game)
    return (live.id, match.n, match.rewound, side), Hint(seat, bot, seed)


def hint_of(match: AnyMatch, n: int, state: Any, found: Explanation, language: str) -> HintModel:
    """An explanation in words; state: that in which the choices were offered."""
    game = match.game
    scene = game.edge.pieces(game.rules.view(state, found.side), language)
    where = {piece.id: piece.space for piece in scene.pieces}
    names, turning = ground(game, game.own_board(game.rules.scenario_of(state))), game.edge.turning(state)

    def line(one: Explained) -> StudyLine:
        choice: Choice = game.edge.describe(state, one.choice, language)
        return StudyLine(
            choice=choice_of(names, choice, where, turning),
            mean=round(one.mean, 2),
            low=round(one.low, 2),
            high=round(one.high, 2),
            chance=round(one.chance, 4),
            reasons=[
                ReasonModel(text=game.edge.why(why.feature, why.gain, language), gain=round(why.gain, 2))
                for why in one.reasons
            ],
        )

    first, *others = found.lines
    return HintModel(
        n=n,
        side="" if found.side == NOBODY else game.sides[found.side],
        before=round(found.before, 4),
        fitted=fitted(game, game.rules.scenario_of(state)),
        lines=[line(one) for one in found.lines],
        far=any(one.mean > first.mean + SLIGHT for one in others),
        worlds=found.worlds,
    )
