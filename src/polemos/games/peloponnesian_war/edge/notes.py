"""What is worth knowing of a question: its own message, or what the card says that asks it."""

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.state import War

NO_CARD = -1


def note(s: War, language: str) -> str:
    """A line or two for a person who meets the question that waits for the first time."""
    card: int = getattr(s.agenda[-1], "card", NO_CARD)
    said = WORDING.note(s, language)
    return said or (Page(language).text(f"card.{tables.CARD_KEY[card]}") if card != NO_CARD else "")
