"""What cards would bring: their die, with what is added to it, and what they change at once."""

from functools import reduce

from polemos.games.peloponnesian_war.data.tables import CARD_KEY
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.preview.after import tell_the_sick
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.preview.changes import tell_changes
from polemos.games.peloponnesian_war.rules.cards import helots, people, plays, rebellion, rule, sickness, weather
from polemos.games.peloponnesian_war.state import Step, War
from polemos.games.peloponnesian_war.verbs import DISCARD, PLAY
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried, onward, told
from polemos.room.preview_builder import Reading
from polemos.room.table_builder import signed
from polemos.wargame.reckoning import total


def preview_card(d: PreviewBuilder, c: int) -> None:
    """A card is played, or its target named: its die if it has one, else what it changes; what it says [12.3a, 12.5a].

    A target that is the only one names itself.
    """
    after = onward(carried(d.s, c), plays.CardTarget)
    fell = next((step for step in after.agenda if isinstance(step, plays.CardFell)), None)
    if fell is not None:
        _die(d, after, fell)
    elif not any(isinstance(step, plays.CardTarget) for step in after.agenda):
        tell_changes(d, after)
    if c - c % VERB == PLAY:
        d.entry(f"card.{CARD_KEY[c % VERB]}")
    if isinstance(d.step, sickness.Dying):
        tell_the_sick(d)


def preview_discard(d: PreviewBuilder, c: int) -> None:
    """A card is discarded unused: what it would have done [12.2a]."""
    assert c - c % VERB == DISCARD
    d.entry(f"card.{CARD_KEY[c % VERB]}")


def _die(d: PreviewBuilder, s: War, fell: plays.CardFell) -> None:
    """What is added to the die of a card, and what each face brings [12.5a]."""
    terms = plays.RULES[fell.card].terms(s, fell.side, fell.aim)
    for term in terms:
        d.reason(d.t(f"card-term-{rule.CARD_TERMS[term.what]}"), term)
    if len(terms) > 1:
        d.term("sum", signed(total(terms)), terms[0].clause)
    d.die("card-die", s, fell, _read, plays.RULES[fell.card].clause, upward=False)


def _read(d: PreviewBuilder, before: War, after: War) -> Reading:
    """What a card has come to: whether it works, and what was told of that."""
    side = next(step.side for step in before.agenda if isinstance(step, plays.CardFell))
    events = [event for event in after.heard or [] if event.kind != "card-sum"]
    words = [WORDING.tell(event, d.language) for event in events] + _follows(d, after.agenda)
    text = reduce(lambda first, second: d.say("and-then", {"first": first, "second": second}), words or [""])
    if told(after, "card-fails") is not None:
        return d.say("card-fails"), text, 1 - side
    return d.say("card-works"), text, side


def _follows(d: PreviewBuilder, steps: list[Step]) -> list[str]:
    """What a card brings about that is still to be settled."""
    found = []
    for step in steps:
        if isinstance(step, sickness.Dying):
            found.append(d.say("then-dying", {"count": step.left}))
        elif isinstance(step, weather.WallsFall):
            found.append(d.say("then-walls-fall"))
        elif isinstance(step, helots.HelotsRise):
            found.append(d.say("then-helots-rise"))
        elif isinstance(step, rebellion.CityRises):
            found.append(d.say("then-city-rises"))
        elif isinstance(step, people.JoinStack):
            found.append(d.say("then-joins", {"side": d.name("side", step.side)}))
    return found
