"""Previews: each can be written in both languages, its chances add up, and it changes nothing."""

from collections import Counter

import pytest

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.preview.previews import BY_VERB
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, VERB, choose, copy
from polemos.room.texts import LANGUAGES

OFTEN = 12
"""So many choices of a verb are looked at."""


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_preview_is_whole(scenario: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(5):
        s, rng = GAME.rules.new(scenario, (), str(seed)), Rng(f"previews {seed}")
        for _ in range(2500):
            if s.actor == NOBODY:
                break
            for c in s.opts:
                verb = IDS.verbs[c // VERB][0]
                if verb in BY_VERB and met[verb] < OFTEN and rng.below(4) == 0:
                    met[verb] += 1
                    looked_at(s, c)
            choose(s, s.opts[rng.below(len(s.opts))])
    assert len(met) > len(BY_VERB) / 2, sorted(set(BY_VERB) - set(met))


def looked_at(s: War, c: int) -> None:
    before = copy(s)
    for language in LANGUAGES:
        found = GAME.edge.preview(s, IDS.choice_id(c), language)
        if found is None:
            continue
        assert found.title
        assert all(term.text and (not term.clause or term.clause in GAME.clauses) for term in found.terms)
        for chances in found.chances:
            assert sum(outcome.chance for outcome in chances.outcomes) == pytest.approx(1)
    assert s == before


def test_the_chance_of_a_revolt_is_that_of_the_die() -> None:
    for seed in range(40):
        s, rng = GAME.rules.new("campaign", (), str(seed)), Rng(f"revolts {seed}")
        for _ in range(600):
            if s.actor == NOBODY:
                break
            choices = [c for c in s.opts if IDS.verbs[c // VERB][0] == "check"]
            if choices:
                found = GAME.edge.preview(s, IDS.choice_id(choices[0]), "en")
                assert found is not None
                likely = {outcome.name: outcome.chance for outcome in found.chances[0].outcomes}
                falls = 0
                for face in range(1, 7):
                    t = copy(s)
                    t.dice_script = [face]
                    was = t.city_marks[choices[0] % VERB]
                    choose(t, choices[0])
                    falls += t.city_marks[choices[0] % VERB] != was
                assert likely.get("Revolt", 0) == pytest.approx(falls / 6)
                return
            choose(s, s.opts[rng.below(len(s.opts))])
    raise AssertionError("no check")
