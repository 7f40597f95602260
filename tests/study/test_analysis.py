"""Analyses: planted blunders are found, what was found is kept and taken up, and nothing hidden comes in."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polemos.bots.greedy import GreedyBot
from polemos.cli.app import run
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY
from polemos.match.games import find
from polemos.match.match import AnyMatch, new_match
from polemos.match.record import Entry
from polemos.study import analysis as study
from polemos.study.analysis import Analysis, Moment
from polemos.study.judging import Mistake
from polemos.study.page import page
from polemos.study.report import as_json, lines_of, report, size_of, turning_moments
from toy.table import register

PASS = "done"


def planted() -> tuple[AnyMatch, list[int]]:
    """A game of greedy against itself, but that either side once lets all its armies stand for a whole turn."""
    game = find("belisarius")
    bots = [GreedyBot() for _ in game.sides]
    match = new_match(game, "1", (), "planted", "seeded", dict.fromkeys(game.sides, "greedy"), bots)
    wrong: dict[int, int] = {}
    while len(wrong) < 2 and match.n < 400:
        side = match.state.actor
        waits = type(match.state.agenda[-1]).__name__ == "NextArmy" and len(match.state.opts) > 10
        if waits and side not in wrong:
            match.choose(PASS)
            wrong[side] = match.n
        else:
            match.bot()
    match.bots(2)
    return match, sorted(wrong.values())


def judged(match: AnyMatch, first: int, last: int, viewer: int = NOBODY, spread: float = 20.0) -> Analysis:
    """A stretch of a match, judged."""
    game, entries = match.game, match.record.entries[first:last]
    found = study.begun(game, match.at(first), first, last, viewer, spread)
    moments = list(study.judged(game, match.at(first), entries, first, viewer, spread, found.begins))
    study.add(found, match.record, moments)
    return found


def test_planted_blunders_are_found_with_what_was_better_and_why() -> None:
    match, wrong = planted()
    game = match.game
    for n in wrong:
        found = judged(match, n - 2, n + 1)
        for language in ("en", "ja"):
            made = report(game, found, match.at, match.record.entries, language)
            worst = made.bad[0]
            assert (worst.n, worst.choice) == (n, PASS)
            assert worst.size in ("mistake", "blunder") and worst.worth > 3
            assert worst.better[0].choice.startswith("army:") and worst.better[0].reasons
            told = "\n".join(lines_of(game, found, made, language))
            assert worst.text in told and worst.better[0].text in told
            whole = page(game, found, made, language)
            assert whole.count("<circle") == len(made.bad) and "<polyline" in whole
            assert "http" not in whole and "<script" not in whole
        # choices and dice together make the whole change
        (mine, dice), (theirs, unlucky) = found.luck()
        assert found.chance - found.begins == pytest.approx(mine - theirs + dice) and unlucky == -dice
        assert study.from_json(json.loads(study.kept_text(found))) == found


def test_an_analysis_belongs_to_its_entries_and_is_taken_up() -> None:
    register()
    game = find("duel")
    match = new_match(game, "short", (), "kept", "seeded", {}, [GreedyBot(), GreedyBot()])
    match.bots()
    record, entries = match.record, match.record.entries
    whole = judged(match, 0, match.n)
    half = study.from_json(json.loads(study.kept_text(judged(match, 0, match.n // 2))))
    taken = study.taken_up(half, record, 0, NOBODY)
    assert taken is half and not taken.complete
    rest = study.judged(game, match.at(half.done), entries[half.done :], half.done, NOBODY, 20.0, half.chance)
    study.add(half, record, list(rest))
    assert half.complete and half.moments == whole.moments and half.digest == whole.digest
    changed = [*entries[:1], replace(entries[1], text="pass"), *entries[2:]]
    assert study.taken_up(half, replace(record, entries=changed), 0, NOBODY) is None
    assert study.taken_up(half, record, 0, 0) is None
    assert study.taken_up(half, record, 2, NOBODY) is None
    assert study.taken_up(half, replace(record, header=replace(record.header, seed="other")), 0, NOBODY) is None
    with pytest.raises(BadInput, match="no analysis"):
        study.from_json({"polemos": 1})
    with pytest.raises(BadInput, match="delete it"):
        study.from_json({"analysis": 1})


def test_seen_by_one_side_an_analysis_knows_nothing_of_the_other() -> None:
    """Entries that differ only in what the viewer may not see give the same analysis."""
    register()
    game = find("duel")
    match = new_match(game, "long", (), "seen", "seeded", {}, [GreedyBot(), GreedyBot()])
    match.bots()
    kinds = range(3)
    n, had, swap = next(
        (n, a, b)
        for n in range(match.n)
        for a in kinds
        for b in kinds
        if a != b and match.at(n).actor == 0 and match.at(n).hand[3 + a] and match.at(n).pool[b]
    )
    secret, other = match.at(n), match.at(n)
    other.hand[3 + had] -= 1
    other.hand[3 + swap] += 1
    other.pool[had] += 1
    other.pool[swap] -= 1
    assert game.rules.view(secret, 0) == game.rules.view(other, 0)

    def seen(state: Any) -> list[Moment]:
        entry: list[Entry] = match.record.entries[n : n + 1]
        return list(study.judged(game, state, entry, n, 0, 20.0, 0.5))

    assert secret.hand != other.hand and seen(secret) == seen(other)
    mine = judged(match, 0, match.n, viewer=0)
    assert all(m.mistake is None and m.chosen == m.diced == 0 for m in mine.moments if m.side != 0)
    assert as_json(game, mine, report(game, mine, match.at, match.record.entries, "en"))["luck"] is None


def test_turning_points_and_sizes() -> None:
    wrong = Mistake("x", 0.6, 0.4, 0.2, 3.0, 0.1, ())
    moments = [Moment(1, 0, 0.5), Moment(2, 1, 0.4, -0.1), Moment(3, 0, 0.42), Moment(4, 0, 0.9, 0.1, 0.38, wrong)]
    found = Analysis("duel", "long", NOBODY, 0, 4, 20.0, False, 0.5, moments)
    assert [(m.n, before) for m, before in turning_moments(found)] == [(2, 0.5), (4, 0.42)]
    assert [size_of(loss) for loss in (0.03, 0.07, 0.15, wrong.weight)] == ["slip", "mistake", "blunder", "blunder"]
    assert [share for side in found.luck() for share in side] == pytest.approx([0.1, 0.38, 0.1, -0.38])


def test_the_command_tells_keeps_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    register()
    game = find("duel")
    match = new_match(game, "short", (), "told", "seeded", {"red": "human", "blue": "greedy"}, [None, GreedyBot()])
    file, web = tmp_path / "told.jsonl", tmp_path / "told.html"
    match.bots()
    match.choose(game.rules.choice_id(match.state.opts[0]))
    match.save(file)
    assert run(["analyse", str(file)]) == 2
    assert "--as: red, blue" in capsys.readouterr().err
    assert run(["analyse", str(file), "--as", "red", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["viewer"] == "red"
    while not match.over:
        match.bot(GreedyBot())
    match.save(file)
    assert run(["analyse", str(file), "--html", str(web)]) == 0
    said = capsys.readouterr().out
    assert "Mistakes" in said and "Luck" in said and str(web) in said
    assert web.read_text("utf-8").startswith("<!doctype html>")
    kept = tmp_path / "told.jsonl.analysis.json"
    assert study.from_json(json.loads(kept.read_text("utf-8"))).complete
    # what is kept is used, and what is no analysis is said to be none
    assert run(["analyse", str(file), "--json", "--lang", "ja"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["complete"] and len(told["curve"]) == match.n + 1
    kept.write_text("{}", "utf-8")
    assert run(["analyse", str(file)]) == 2
    assert "no analysis" in capsys.readouterr().err
    assert run(["analyse", str(file), "--anew"]) == 0
