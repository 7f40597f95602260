"""What previews of the Peloponnesian War say, for tests."""

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import copy
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Preview
from polemos.testing import shown
from rulebook.peloponnesian_war.table import Table

GRIDS = {language: shown.book(GAME, language) for language in LANGUAGES}


def looked_at(s: War, c: int) -> Preview | None:
    """The preview of a choice in the last of the languages, when it has been seen to be whole in each."""
    before, found = copy(s), None
    for language in LANGUAGES:
        found = GAME.edge.preview(s, IDS.choice_id(c), language)
        if found is not None:
            assert found.title
            shown.preview_is_whole(GAME, GRIDS[language], found)
    assert s == before
    return found


def told(t: Table, choice: str) -> dict[str, str]:
    """What the preview of a choice says, line by line."""
    t.may(choice)
    looked_at(t.state, IDS.choice_value(t.meant(choice)))
    found = GAME.edge.preview(t.state, t.meant(choice), "en")
    assert found is not None
    return {term.text: term.value for term in found.terms}


def of_two(text: str) -> tuple[int, int]:
    """Two numbers of a line such as "3 → 5"."""
    was, _, now = text.partition(" → ")
    return int(was), int(now)
