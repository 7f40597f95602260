"""What cards ask besides their targets: who comes, who goes, who dies."""

from polemos.games.peloponnesian_war import asking, verbs
from polemos.games.peloponnesian_war.bot.cards import rank
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB


def dear(s: War, step: object) -> int:
    """Who dies of the plague: the least."""
    return min(s.opts, key=lambda c: tables.MORALE[c % VERB] if c % VERB < UNITS else 9)


def first_city(s: War, step: object) -> int:
    """The greatest city among those that are offered."""
    cities = [c for c in s.opts if c - c % VERB == verbs.CARD_CITY]
    return max(cities, key=lambda c: (world.SIZE[c % VERB], -c), default=s.opts[0])


def brought(s: War, step: object) -> int:
    """As many as can come, the best first."""
    rows = [c for c in s.opts if c - c % VERB == verbs.CARD_ROW]
    return max(rows, key=lambda c: tables.COUNTERS[c % VERB].morale, default=verbs.DONE)


def reassessed(s: War, step: object) -> int:
    """Regions that bear it."""
    able = [c for c in s.opts if c != verbs.DONE]
    best = max(able, key=lambda c: s.al[c % VERB])
    if verbs.DONE in s.opts and s.al[best % VERB] < 7:
        return verbs.DONE
    return best


def relieved(s: War, step: object) -> int:
    """The least of the generals goes."""
    return min(s.opts, key=lambda c: (rank(c % VERB), c))


def joined(s: War, step: object) -> int:
    """The largest stack."""
    return max(s.opts, key=lambda c: len(asking.units_at(s, s.actor, c % VERB)))


def entered(s: War, step: object) -> int:
    """Somebody goes into the city."""
    return next((c for c in s.opts if c != verbs.DONE), verbs.DONE)


def nothing_more(s: War, step: object) -> int:
    """What has come together stays together."""
    return verbs.DONE if verbs.DONE in s.opts else s.opts[0]
