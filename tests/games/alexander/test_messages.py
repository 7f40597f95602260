"""Everything that the game says has its words in both languages, and no two choices look alike."""

from pathlib import Path

import pytest

import polemos.games.alexander as room
from polemos.games.alexander.data.ground import CELLS
from polemos.games.alexander.data.setting import LEADER_IDS, SCENARIOS, UNIT_IDS, setting_of
from polemos.games.alexander.data.tables import CASUALTIES, WEAPONS
from polemos.games.alexander.edge import messages as wording
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.command.activation import Due
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.games.alexander.rules.rout.losses import CAUSES
from polemos.games.alexander.rules.setup import new_battle
from polemos.games.alexander.rules.shock.reckoning import WITHOUT
from polemos.games.alexander.rules.standing_orders import KIND_NAMES, WISH_NAMES, WISHES
from polemos.games.alexander.state import OPTION_NAMES, Options
from polemos.kernel.flow import Event
from polemos.room.results import EVEN, LEADS, TRAILS
from polemos.room.texts import LANGUAGES
from polemos.testing import words
from polemos.testing.words import decisions, idle, messages
from rulebook.alexander.marching import LINE, field

DATA = Path(wording.__file__).parents[1] / "data"
DECISIONS = decisions(room)
WORDS = {"game-title", "game-text", "side-nobody", "line-name"}
#: Messages whose names stand in the code that speaks them, by prefix.
FAMILIES = (
    "card-", "strip-", "cell-", "face-", "preview-", "grid-", "head-", "palette-", "panel-", "provenance-", "row-",
    "sheet-", "special-", "state-", "outlook-", "overlay-", "way-", "term-", "phase-", "kind-", "table-", "note-",
    "list-", "gain-",
)  # fmt: skip


def wanted() -> set[str]:
    """Every message that must be there."""
    found = WORDS | words.wanted(GAME, wording.WORDING, DECISIONS)
    found |= {f"scenario-{name}-text" for name in GAME.scenarios}
    found |= {f"option-{name}-text".replace("_", "-") for name in OPTION_NAMES}
    found |= {f"score-{name}" for name in ("toll", "units-lost", "leaders-lost")}
    found |= {f"level-{name}" for name in (LEADS, EVEN, TRAILS)}
    for family, names in (
        ("reason", ROLL_REASONS),
        ("how", wording.HOW_NAMES),
        ("facing", wording.BEARINGS),
        ("aspect", wording.ASPECT_NAMES),
        ("superiority", wording.SUPERIORITY_NAMES),
        ("ammo", wording.AMMO_NAMES),
        ("rank", wording.RANK_NAMES),
        ("casualty", CASUALTIES),
        ("weapon", WEAPONS[1:]),
        ("cause", CAUSES),
        ("without", WITHOUT[1:]),
        ("turn", ("left", "right")),
    ):
        found |= {f"{family}-{name}".replace("_", "-") for name in names}
    found |= {
        f"aside-order-{kind}-{WISH_NAMES[wish]}"
        for kind, wishes in zip(KIND_NAMES, WISHES, strict=True)
        for wish in wishes
    }
    return found | {"aside-resign"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_idle(language: str) -> None:
    there = messages(DATA, language)
    assert wanted() - set(there) == set()
    rest = set(there) - wanted() - words.special(wording.WORDING, DECISIONS) - words.of_rolls(GAME)
    assert {name for name in rest if not name.startswith(FAMILIES) or idle(DATA.parent, name)} == set()


def test_the_languages_agree_on_messages_and_arguments() -> None:
    assert messages(DATA, "en") == messages(DATA, "ja")


def test_events_choices_and_questions_speak_of_what_they_are_given() -> None:
    words.check_events(DATA, wording.WORDING, 1)
    words.check_choices(DATA, wording.WORDING, DECISIONS, new_battle(0, Options()))
    words.check_questions(DATA, wording.WORDING, DECISIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hexes_units_and_leaders_have_names_of_their_own(language: str) -> None:
    for kind, count in (("space", CELLS), ("leader", len(LEADER_IDS)), ("reason", len(ROLL_REASONS))):
        named = [wording.word(kind, value, language) for value in range(count)]
        assert len(set(named)) == count, kind
        assert all(named)
    assert all(wording.word("unit", u, language) for u in range(len(UNIT_IDS)))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_of_a_battle_have_names_of_their_own(scenario: str) -> None:
    s = new_battle(SCENARIOS.index(scenario), Options())
    g = setting_of(s.scenario)
    for language in LANGUAGES:
        named = [wording.word("unit", g.gid[u], language) for u in range(g.units)]
        assert len(set(named)) == g.units


@pytest.mark.long(only="granicus")
@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("samarkand", ()),
        ("arigaeum", ("elite", "contingent")),
        ("granicus", GAME.rules.every_option()),
        ("jaxartes", ()),
    ],
)
def test_what_random_play_meets_can_be_said(scenario: str, options: tuple[str, ...]) -> None:
    assert words.check_play(GAME, wording.WORDING, scenario, options, games=1) > 8


@pytest.mark.parametrize(
    ("scenario", "language", "people"),
    [("issus", "en", "Persians"), ("samarkand", "en", "Sogdians"), ("hydaspes", "ja", "インド軍")],
)
def test_the_enemy_of_macedon_goes_by_the_name_of_its_people(scenario: str, language: str, people: str) -> None:
    state = GAME.rules.new(scenario, (), "people", "asked")
    assert GAME.edge.peoples(scenario, language)[1] == people
    for kind in ("rolled", "won"):
        event = Event(kind, (1,) + (0,) * (len(wording.WORDING.events[kind]) - 1), (), 3)
        assert people in GAME.edge.tell_in(state, event, language)
    assert any(people in one.label for one in GAME.edge.overlays(GAME.rules.view(state, 1), language))
    palette = GAME.editor.palette(scenario, language)
    assert palette is not None
    assert any(people in field.label for field in palette.fields)
    general = GAME.edge.texts(language)("side-opponent")
    assert not any(general in field.label for field in palette.fields)
    while not isinstance(state.agenda[-1], Due) or state.actor != 1:
        GAME.rules.apply(state, GAME.rules.choice_id(state.opts[0]))
    assert people in GAME.edge.ask(state, language)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Go to 2619 (left half) and 2620"), ("ja", "2619(左半)と2620へ進む")]
)
def test_a_step_of_a_unit_in_two_hexes_says_where_each_half_comes(language: str, text: str) -> None:
    state = field({"2519": LINE}, facing={LINE: 90}).does(f"move:{LINE}").state
    told = {GAME.edge.describe(state, c, language).id: GAME.edge.describe(state, c, language).text for c in state.opts}
    assert told["enter:2619"] == text
