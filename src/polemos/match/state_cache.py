"""Looking back: the state after any entry of a match, quickly, by copies kept on the way."""

from typing import Final, Generic

from polemos.kernel.flow import S
from polemos.match.record import Record
from polemos.match.replay import perform
from polemos.room.game import Game

EVERY: Final = 20
"""Entries between two copies: so many at most are played again for one look back."""
MOST: Final = 400
"""Copies of one match; when there are more, every other one goes."""


class StateCache(Generic[S]):
    """Copies of a state: the first that there is, and one after every so many entries. They are never played on."""

    def __init__(self, game: Game[S]) -> None:
        self._game = game
        self._kept: dict[int, S] = {}
        self._every = EVERY

    def keep(self, n: int, state: S) -> None:
        """Keep the state after entry n, if its turn has come; nobody changes it from now on."""
        if n % self._every == 0 or not self._kept:
            self._kept[n] = state
            if len(self._kept) > MOST:
                self._every *= 2
                first = min(self._kept)
                self._kept = {at: old for at, old in self._kept.items() if at % self._every == 0 or at == first}

    def forget(self, n: int) -> None:
        """What followed entry n is taken back, and the state after it is played on."""
        self._kept = {at: state for at, state in self._kept.items() if at < n}

    def at(self, n: int, record: Record) -> S:
        """The state after entry n of a record, for the caller to keep."""
        start = max(at for at in self._kept if at <= n)
        state = self._game.rules.copy(self._kept[start])
        for entry in record.seeded_entries(start + 1, n):
            perform(self._game, state, entry)
        return state
