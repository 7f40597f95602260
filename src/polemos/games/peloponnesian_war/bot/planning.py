"""What bots that look ahead go by: a quick move to play on with, what a person would weigh, and where to read it."""

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.bot import alternatives, bot
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import OPERATION, PHASE, PLAYER_TURN, VERB
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
    """What is done in a season turn is seen until cards are played, or then until the first march; a campaign turn
    to its end, and where the enemy has moved before, his next one too, so that his reply is seen.
    """
    replied = s.side == places.first_player(s)
    if s.turn <= 1:
        return OPERATION if replied or not s.turn else PHASE
    return PHASE if replied and s.turn < state.CAMPAIGN_TURNS else PLAYER_TURN
