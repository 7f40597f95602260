"""Previews: each can be written in both languages, its chances add up, and it changes nothing."""

from collections import Counter

import pytest

from polemos.games.peloponnesian_war.choice_ids import IDS
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.preview.previews import BY_VERB
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, VERB, choose, copy, run
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


def test_an_assault_is_foretold_with_the_strengths_that_fight() -> None:
    """Cavalry before walls counts nothing; the other end of Long Walls defends as well [18.2.1, 18.2.4]."""
    men = [f"attica-hoplite-4-{n:02d}" for n in range(1, 7)]
    pieces = {"megara": [*men, "nicias", "attica-cavalry-4-01", "attica-cavalry-4-02"]}
    terms: list[dict[str, str]] = []
    for walls in ([], [["megara", "nisaea"]]):
        said = {"base": "empty", "phase": "movement", "turn": 1, "side": "athens", "pieces": pieces}
        s = GAME.editor.laid_out({**said, "scenario": "campaign", "long_walls": walls})
        run(s)
        choose(s, IDS.choice_value("march:nicias"))
        found = GAME.edge.preview(s, "assault:megara", "en")
        assert found is not None
        terms.append({term.clause: term.value for term in found.terms})
    # six against the three points of Megara, and against those of Nisaea too
    assert (terms[0]["18.3.1"], terms[0]["17.4.1"]) == ("3", "2-1")
    assert (terms[1]["18.3.1"], terms[1]["17.4.1"]) == ("5", "1-1")
