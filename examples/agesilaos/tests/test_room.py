"""What must hold of any room: words in both languages, data, positions, secrets, random play, nothing left unproven."""

import json
from pathlib import Path

import pytest
from polemos.kernel.clauses import cited_in_room
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY
from polemos.match.fuzz import fuzz_one, tasks
from polemos.room.texts import LANGUAGES
from polemos.testing import shown, words
from polemos.testing.secrets import news_for, positions, twin
from polemos.testing.words import decisions, idle, messages

import agesilaos
from agesilaos.data.pack import OURS, PACK
from agesilaos.edge.messages import WORDING
from agesilaos.game import GAME
from agesilaos.rules.battle import ROLL_REASONS
from agesilaos.state import blank

ROOM = Path(agesilaos.__file__).parent
DECISIONS = decisions(agesilaos)
FAMILIES = (
    *("aside-", "preview-", "grid-", "head-", "level-", "moment"),
    *("palette-", "panel-", "row-", "score-", "sheet-", "result-"),
)
NOT_YET = Path(__file__).with_name("not_yet.txt").read_text(encoding="utf-8").split()
"""Clauses that have no code yet. Strike each out when its rule is written; the file is empty when all are."""


def test_every_clause_that_can_be_broken_stands_in_the_code() -> None:
    cited = cited_in_room(GAME.clauses, ROOM)
    assert [clause.id for clause in GAME.clauses if clause.enforceable and clause.id not in cited] == NOT_YET


def test_every_message_is_there_and_none_is_idle() -> None:
    there = set(messages(OURS, "en"))
    wanted = words.wanted(GAME, WORDING, DECISIONS) | {f"reason-{name}" for name in ROLL_REASONS}
    assert wanted - there == set()
    rest = there - wanted - words.special(WORDING, DECISIONS)
    assert [name for name in rest if not name.startswith(FAMILIES) or idle(ROOM, name)] == []
    assert all(messages(OURS, language) == messages(OURS, "en") for language in LANGUAGES)


def test_messages_speak_of_what_they_are_given() -> None:
    words.check_events(OURS, WORDING)
    words.check_choices(OURS, WORDING, DECISIONS, blank())
    words.check_questions(OURS, WORDING, DECISIONS)


def test_what_random_play_meets_can_be_said() -> None:
    assert words.check_play(GAME, WORDING, "1", ("long_supply",), games=3) == len(DECISIONS) - 1  # dice ask only people


def test_the_data_have_their_shape() -> None:
    assert PACK.check(None) == []


def test_board_tables_and_kit_are_whole() -> None:
    shown.boards_are_whole(GAME)
    shown.tables_are_whole(GAME)
    shown.languages_agree_on_figures(GAME)
    for language in LANGUAGES:
        palette = GAME.editor.palette("1", language)
        assert palette is not None
        shown.palette_is_whole(palette)
        GAME.editor.from_position(palette.position)


def test_everything_that_is_shown_in_play_is_whole() -> None:
    book = shown.book(GAME)
    previewed = 0
    for state in positions(GAME, "shown", "1", ("long_supply",), every=4):
        for side in (NOBODY, 0, 1):
            view = GAME.rules.view(state, side)
            shown.scene_fits(GAME.edge.board("en"), GAME.edge.pieces(view, "en"))
            shown.sheets_are_whole(GAME, GAME.edge.sheets(view, "en"))
            assert len(GAME.edge.panel(view, "ja")) == 2
        for choice in state.opts:
            described = GAME.edge.describe(state, choice, "en")
            preview = GAME.edge.preview(state, described.id, "en")
            if preview is not None:
                shown.preview_is_whole(GAME, book, preview)
                previewed += 1
            if described.kind:
                assert described.id in GAME.edge.click_intents(state, described.kind, described.target)
    assert previewed > 10


def test_a_position_says_what_is_wrong_with_it() -> None:
    with pytest.raises(BadInput, match="unknown piece 'cyreens'; did you mean 'cyreans'"):
        GAME.editor.from_position({"pieces": {"sardis": "cyreens"}})
    with pytest.raises(BadInput, match="cyreans stands in two places"):
        GAME.editor.from_position({"base": "empty", "pieces": {"sardis": "cyreans", "cyme": "cyreans"}})


def test_a_position_describes_a_game() -> None:
    for state in positions(GAME, "here and there", "1", (), every=5):
        if type(state.agenda[-1]).__name__ == "SelectUnit":
            position = GAME.editor.to_position(state)
            again = GAME.editor.from_position(position)
            assert GAME.editor.to_position(again) == position and again.opts == state.opts


def test_nobody_sees_the_dice_that_come() -> None:
    for state in positions(GAME, "secrets", "1", ("long_supply",), every=3):
        view = GAME.rules.view(state, state.actor)
        assert not {"dice_one", "dice_two", "dice_script"} & set(view) and json.loads(json.dumps(view)) == view
        other = twin(GAME, state, state.actor, "other")
        assert other.opts == state.opts
        assert news_for(GAME, other, state.opts[0], 0) == news_for(GAME, state, state.opts[0], 0)


def test_a_standing_order_is_known_to_its_side_alone() -> None:
    state = GAME.rules.new("1")
    GAME.rules.apply(state, "hide:sardis")
    GAME.rules.aside(state, 1, "ask:hold")
    assert [GAME.rules.view(state, side)["holds"] for side in (0, 1)] == [0, 1]
    (own,), (other,) = (GAME.edge.standing_orders(state, side, "en") for side in (1, 0))
    assert (own.chosen, other.chosen) == ("ask:hold", "ask:move")
    assert own.label and all(pick.label for pick in own.picks) and GAME.edge.governing(state) == own.id


def test_random_play_finds_no_flaw(tmp_path: Path) -> None:
    for task in tasks("agesilaos", 20, "tests", rate=0.2, folder=tmp_path):
        assert fuzz_one(task).flaw == ""
