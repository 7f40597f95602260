"""What bots that look ahead go by: a quick move to play on with, what a person would weigh, and where to read it."""

from polemos.games.peloponnesian_war.bot import alternatives, bot
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PHASE
from polemos.room.advisor import Proposal


def policy(s: War, rng: Rng) -> int:
    """A quick move: the usual one."""
    return bot.candidates(s)[0]


def proposals(s: War) -> list[Proposal]:
    """The moves that a person would weigh, the usual one first."""
    choices = [bot.candidates(s)[0], *alternatives.all_of(s)]
    return [Proposal(c, -float(i)) for i, c in enumerate(dict.fromkeys(choices)) if c in s.opts]


def span(s: War) -> int:
    """A campaign turn is played to its end; what is done in a season turn until cards are played, or after that to the
    first march.
    """
    return PHASE if s.turn else OPERATION
