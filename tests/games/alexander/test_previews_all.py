"""Previews of whatever can be chosen: whole, in both languages, out of nothing hidden, and without a trace."""

import pytest

from games.alexander.crowds import crowd
from polemos.games.alexander.choice_ids import IDS
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.game import GAME, STEPS
from polemos.games.alexander.preview import previews
from polemos.games.alexander.state import ALWAYS, NEVER_DO, NO_MARKER, NO_PW, ORDERS, PW, Battle
from polemos.games.alexander.verbs import VERBS
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, Decision, choose
from polemos.room.texts import LANGUAGES
from polemos.testing import shown
from polemos.testing.secrets import twin

#: Verbs of which a choice says all that there is to say: dice that people name, and staying as one is.
PLAIN = {"face", "keep-facing", "no-more", "pass"}
#: Decisions looked at in a battle at most, and choices of each kind of decision.
DECISIONS = 900
EACH = 12
OPTIONS = ("inertia", "elite", "contingent", "drift", "elephant_command", "charge_formation", "pursuit")


def unlike(state: Battle, side: int, seed: str) -> Battle:
    """A battle that differs in what a side cannot know: the enemy's markers and standing orders, and coming dice."""
    other: Battle = twin(GAME, state, side, seed)
    other.dice_one += 1
    enemy = 1 - side
    for n in range(ORDERS):
        other.order[enemy * ORDERS + n] = ALWAYS if state.order[enemy * ORDERS + n] == NEVER_DO else NEVER_DO
    g = setting_of(state.scenario)
    for m in range(g.leaders):
        if g.lead_side[m] == enemy:
            other.marker[m] = NO_PW if state.marker[m] == PW else PW
    # plans stand for lines of the enemy that could withdraw, or for none
    mine = [plan for plan in state.plans if g.lead_side[plan[0]] == side]
    theirs = [
        (m, PW, *[u for u in g.of_side[enemy] if state.loc[u] >= 0])
        for m in range(g.leaders)
        if g.lead_side[m] == enemy and state.lead_loc[m] >= 0
    ]
    other.plans = [*mine, *theirs[:1]]
    return other


@pytest.mark.long(only=("hydaspes", "issus", "chaeronea", "granicus"))
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_choice_of_random_battles_has_its_preview_out_of_nothing_hidden(scenario: str) -> None:
    """Whole, equal whatever is hidden, in the words of the choice; and the battle stays as it was."""
    grids = {language: shown.book(GAME, language) for language in LANGUAGES}
    seen: dict[tuple[str, str], int] = {}
    told = 0
    for options in ((), OPTIONS):
        state = GAME.rules.new(scenario, options, f"forecasts {scenario}")
        rng = Rng(f"forecasts {scenario}")
        for n in range(DECISIONS // 2):
            if state.actor == NOBODY:
                break
            name = type(state.agenda[-1]).__name__
            fresh = []
            for c in state.opts:
                key = (name, GAME.rules.choice_id(c).partition(":")[0])
                if seen.get(key, 0) < EACH:
                    seen[key] = seen.get(key, 0) + 1
                    fresh.append(c)
            if fresh:
                other = unlike(state, state.actor, f"{scenario} {n}")
                kept: Battle = GAME.rules.copy(state)
                language = LANGUAGES[n % len(LANGUAGES)]
                for c in fresh:
                    choice_id = GAME.rules.choice_id(c)
                    found = GAME.edge.preview(state, choice_id, language)
                    if c in other.opts:
                        assert GAME.edge.preview(other, choice_id, language) == found, choice_id
                    if found is not None:
                        assert found.title == GAME.edge.describe(state, c, language).text
                        assert "preview-" not in str(found)
                        shown.preview_is_whole(GAME, grids[language], found)
                        told += 1
                assert kept == state
            choose(state, state.opts[rng.below(len(state.opts))])
    assert told > 60


@pytest.mark.parametrize("phase", ["shock", "movement"])
def test_every_choice_in_crowds_has_a_preview_without_a_trace(phase: str) -> None:
    """Charges, clashes, routs, advances and reactions, of which random battles see few."""
    grids = {language: shown.book(GAME, language) for language in LANGUAGES}
    seen: dict[str, int] = {}
    for n in range(100):
        table = crowd(n, phase)
        if table is None:
            continue
        state = table.state
        rng = Rng(f"choices {n}")
        for step in range(40):
            if table.asked in ("", "PhaseEnd"):
                break
            language = LANGUAGES[step % len(LANGUAGES)]
            for c in state.opts[:2] + state.opts[-2:]:
                key = f"{table.asked} {GAME.rules.choice_id(c).partition(':')[0]}"
                if seen.get(key, 0) >= EACH:
                    continue
                kept: Battle = GAME.rules.copy(state)
                found = GAME.edge.preview(state, GAME.rules.choice_id(c), language)
                assert kept == state, key
                if found is not None:
                    assert "preview-" not in str(found)
                    shown.preview_is_whole(GAME, grids[language], found)
                    seen[key] = seen.get(key, 0) + 1
            choose(state, state.opts[rng.below(len(state.opts))])
    wanted = {
        "shock": {"DefendAs defend-as", "StrikeWith strike-with", "RoutOrder fight"},
        "movement": {
            "GiveOrders move",
            "Moving enter",
            "Moving shoot",
            "Withdrawing withdraw",
            "ReactFacing face-about",
        },
    }[phase]
    assert wanted <= set(seen), wanted - set(seen)


def test_every_verb_has_its_preview_or_says_all_by_itself() -> None:
    known = {name for name, _ in VERBS}
    decided = {name for name, (step, _) in STEPS.by_name.items() if issubclass(step, Decision)}
    assert set(previews.BY_VERB) <= known
    assert {verb for _, verb in previews.BY_DECISION} <= known
    assert {decision for decision, _ in previews.BY_DECISION} <= decided
    told = set(previews.BY_VERB) | {verb for _, verb in previews.BY_DECISION}
    assert known - told == PLAIN
    assert set(IDS.by_name) == known


def test_what_is_unlike_is_really_unlike() -> None:
    """The comparison would find a preview that looked at a marker, at an order, or at a die."""
    state = GAME.rules.new("chaeronea", (), "unlike")
    other = unlike(state, state.actor, "unlike")
    enemy = 1 - state.actor
    assert other.order[enemy * ORDERS : (enemy + 1) * ORDERS] != state.order[enemy * ORDERS : (enemy + 1) * ORDERS]
    assert other.marker != state.marker
    assert any(mark == PW for mark in other.marker) and all(mark == NO_MARKER for mark in state.marker)
    assert other.plans != state.plans
    assert other.dice_one != state.dice_one
