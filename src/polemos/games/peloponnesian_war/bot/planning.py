"""What bots that look ahead go by: a quick move to play on with, what a person would weigh, and where to read it."""

from polemos.games.peloponnesian_war import verbs
from polemos.games.peloponnesian_war.bot import alternatives, bot
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PHASE, VERB
from polemos.room.advisor import Proposal


def policy(s: War, rng: Rng) -> int:
    """A quick move: the usual one."""
    return bot.candidates(s)[0]


def proposals(s: War) -> list[Proposal]:
    """The moves that a person would weigh, the usual one first."""
    usual = bot.candidates(s)[0]
    choices = [usual, *alternatives.all_of(s)]
    if usual == verbs.DONE:  # who stays needs leave nobody
        choices = [c for c in choices if c - c % VERB != verbs.LEAVE]
    return [Proposal(c, -float(i)) for i, c in enumerate(dict.fromkeys(choices)) if c in s.opts]


def span(s: War) -> int:
    """Marches and battles are seen until the side has moved, what is done in a season turn until cards are played, or
    then until the first march. What the enemy may answer is in the reading (`appraising.exposed`).
    """
    return PHASE if s.turn else OPERATION
