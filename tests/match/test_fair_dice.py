"""Fair dice: the promise holds, the shares count, and whatever was changed in a record afterwards is found."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import PASS, Event
from polemos.match.ending import SURRENDER, Ending
from polemos.match.fair_dice import commitment_of, new_share, promise
from polemos.match.match import Match, new_match, open_match
from polemos.match.record import Record, parse
from polemos.match.replay import replay
from polemos.match.rolls import RollStatistics, above, rolled, statistics
from polemos.match.verify import verify
from toy.game import GAME
from toy.rules import Duel
from toy.table import register

RED, BLUE = "a" * 32, "b" * 32


def begun(secret: str = "") -> Match[Duel]:
    """A match whose dice are promised, by a secret of the test's own if it names one."""
    fair = promise()
    if secret:
        fair = replace(fair, secret=secret, commitment=commitment_of(secret))
    match = new_match(GAME, "long", (), fair.setup_seed)
    match.record.header = replace(match.record.header, fair=fair)
    return match


def play(match: Match[Duel], choices: int = 1000, way: str = "w2") -> Match[Duel]:
    """Go on by choices that hang on the number of the entry alone."""
    while not match.over and match.n < choices:
        opts = [c for c in match.state.opts if c != PASS] or match.state.opts
        match.choose(GAME.rules.choice_id(opts[Rng(f"{way} {match.n}").below(len(opts))]))
    return match


def shared(secret: str = "secret") -> Match[Duel]:
    """A whole match with the share of red from the beginning, and that of blue from the sixth entry on."""
    match = begun(secret)
    match.share(0, RED)
    play(match, 5)
    match.share(1, BLUE)
    return play(match)


def faces(match: Match[Duel]) -> list[tuple[int, ...]]:
    return [entry.rolled for entry in match.record.entries if entry.rolled]


@pytest.fixture(autouse=True)
def known() -> None:
    register()


def test_the_dice_come_of_the_secret_and_the_shares_and_of_nothing_else() -> None:
    one, same, other = shared(), shared(), begun("secret")
    assert faces(one) == faces(same)
    assert len(faces(one)) > 3
    other.share(0, "c" * 32)
    assert faces(play(other)) != faces(one)
    assert faces(shared("another")) != faces(one)


def test_a_record_with_fair_dice_is_read_and_replayed_as_it_was(tmp_path: Path) -> None:
    match = shared()
    match.save(tmp_path / "game.jsonl")
    record = parse(match.record.text(), "r")
    assert (record.header, record.entries) == (match.record.header, match.record.entries)
    assert replay(GAME, record, strict=True).state == match.state
    again = open_match(GAME, record)
    for n in (0, 4, 7, match.n - 1):
        assert again.at(n) == match.at(n)


def test_a_record_without_a_promise_stays_as_it_was() -> None:
    match = play(new_match(GAME, "long", (), "1"))
    lines = match.record.text().splitlines()
    assert json.loads(lines[0])["polemos"] == 1
    assert "fair" not in lines[0]
    assert not any('"rolled": [' in one and '"choice"' in one for one in lines)


def test_a_share_is_given_once_and_not_after_the_end() -> None:
    match = begun()
    match.share(0, RED)
    with pytest.raises(BadInput, match="take no share"):
        match.share(0, BLUE)
    with pytest.raises(BadInput, match="32 to 64 digits"):
        match.share(1, "seven")
    with pytest.raises(BadInput, match="take no share"):
        play(match).share(1, BLUE)
    with pytest.raises(BadInput, match="take no share"):
        new_match(GAME, "long", (), "1").share(0, RED)


def test_before_the_first_choice_a_share_can_set_the_game_up_anew() -> None:
    match = begun("secret")
    seed = match.record.header.seed
    match.share(1, BLUE, anew=True)
    assert match.record.header.seed == match.record.header.fair.setup_seed != seed  # type: ignore[union-attr]
    assert replay(GAME, parse(play(match).record.text(), "r"), strict=True).state == match.state
    later = play(begun("secret"), 1)
    later.share(1, BLUE, anew=True)
    assert later.record.header.seed == seed
    assert later.record.header.fair.shares[0].start == 2  # type: ignore[union-attr]


def test_what_is_given_away_during_the_game_tells_no_die_to_come() -> None:
    match = play(begun("secret"), 9)
    match.share(0, RED)
    text = match.record.unspoilt.text()
    assert '"secret"' not in text
    assert RED not in text
    away = open_match(GAME, parse(text, "r"))
    assert away.state == match.state
    rest, own = faces(play(match)), faces(play(away))
    assert rest != own, "the copy must not roll as the match does"


def test_after_the_end_nothing_is_taken_back_since_the_secret_is_told() -> None:
    match = shared()
    assert not match.marks
    with pytest.raises(BadInput, match="nothing to take back"):
        match.undo()
    assert not open_match(GAME, match.record).marks


def test_a_match_that_was_given_up_tells_its_secret_and_is_verified(tmp_path: Path) -> None:
    match = play(begun("secret"), 20)
    match.share(0, RED)
    match.end(Ending(SURRENDER, "red"))
    with pytest.raises(BadInput, match="nothing to take back"):
        match.back_to(3)
    with pytest.raises(BadInput, match="take no share"):
        match.share(1, BLUE)
    found = verify(kept(match, tmp_path / "game.jsonl"), shares={"red": RED})
    assert found.over
    assert [roll.faces for roll in found.rolls] == faces(match)


def test_a_game_played_to_its_end_is_not_gone_back_into() -> None:
    with pytest.raises(BadInput, match="the seed of its dice is told"):
        shared().back_to(3)


# ---------------------------------------------------------------- verify


def kept(match: Match[Duel], path: Path, change: Callable[[list[dict[str, Any]]], None] = lambda rows: None) -> Path:
    """The record of a match in a file, its lines changed."""
    rows = [json.loads(line) for line in match.record.lines()]
    change(rows)
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return path


def test_a_sound_record_is_verified_die_by_die(tmp_path: Path) -> None:
    match = shared()
    path = kept(match, tmp_path / "game.jsonl")
    found = verify(path, match.record.header.fair.commitment, {"red": RED, "blue": BLUE})  # type: ignore[union-attr]
    assert [roll.faces for roll in found.rolls] == faces(match)
    lines = path.read_text("utf-8").splitlines()
    for roll in found.rolls:
        assert json.loads(lines[roll.line - 1])["rolled"] == list(roll.faces)
    assert sum(one.dice for one in found.statistics(0)) == found.dice == sum(map(len, faces(match)))


def first_rolled(rows: list[dict[str, Any]], after: int = 0) -> dict[str, Any]:
    return next(row for row in rows if "rolled" in row and "snapshot" not in row and row["n"] > after)


def changed_die(rows: list[dict[str, Any]]) -> None:
    row = first_rolled(rows)
    row["rolled"] = [row["rolled"][0] % 6 + 1, *row["rolled"][1:]]


def missing_die(rows: list[dict[str, Any]]) -> None:
    del first_rolled(rows)["rolled"]


def changed_share(rows: list[dict[str, Any]]) -> None:
    rows[0]["fair"]["shares"]["red"]["share"] = "f" * 32


def changed_start(rows: list[dict[str, Any]]) -> None:
    rows[0]["fair"]["shares"]["blue"]["from"] += 24


def changed_commitment(rows: list[dict[str, Any]]) -> None:
    rows[0]["fair"]["commitment"] = "0" * 64


def changed_secret(rows: list[dict[str, Any]]) -> None:
    rows[0]["fair"]["secret"] = "other"


def changed_seed(rows: list[dict[str, Any]]) -> None:
    rows[0]["seed"] = "7"


def changed_snapshot(rows: list[dict[str, Any]]) -> None:
    row = next(row for row in rows if row.get("n") and "snapshot" in row)
    row["snapshot"]["dice_one"] += 1


def sealed(rows: list[dict[str, Any]]) -> None:
    del rows[0]["fair"]["secret"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (changed_die, r"line \d+: the dice of choice \d+ are \d.* by the seed and the shares, not \d"),
        (missing_die, r"line \d+: the dice of choice \d+ are \d.* by the seed and the shares, not none"),
        (changed_share, r"line \d+: (the dice of choice \d+ are|choice \d+ .* does not replay)"),
        (changed_start, r"line \d+: (the dice of choice \d+ are|the state after choice)"),
        (changed_commitment, "line 1: the secret does not match the commitment 000"),
        (changed_secret, "line 1: the secret does not match the commitment"),
        (changed_seed, "line 1: the seed '7' does not follow from the secret"),
        (changed_snapshot, r"line \d+: the state after choice \d+ differs from its snapshot in dice_one"),
        (sealed, "line 1: the secret of the dice is missing"),
    ],
)
def test_what_was_changed_is_found(change: Callable[[list[dict[str, Any]]], None], told: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=told) as error:
        verify(kept(shared(), tmp_path / "game.jsonl", change))
    assert str(error.value).startswith(str(tmp_path / "game.jsonl"))
    assert len(str(error.value).splitlines()) == 1


def test_the_first_line_that_does_not_follow_is_named(tmp_path: Path) -> None:
    match = shared()
    path = kept(match, tmp_path / "game.jsonl", changed_die)
    lines = path.read_text("utf-8").splitlines()
    line = next(i for i, row in enumerate(lines, 1) if '"rolled"' in row and '"snapshot"' not in row)
    with pytest.raises(BadInput, match=f"line {line}: "):
        verify(path)


def test_what_was_told_at_the_beginning_is_held_against_the_record(tmp_path: Path) -> None:
    path = kept(shared(), tmp_path / "game.jsonl")
    with pytest.raises(BadInput, match="as it was when told"):
        verify(path, "1" * 64)
    with pytest.raises(BadInput, match=r"the share of red is a+, not 'c+' as it was when given"):
        verify(path, shares={"red": "c" * 32})
    with pytest.raises(BadInput, match="no share of 'green'"):
        verify(path, shares={"green": "c" * 32})


def test_a_record_of_before_is_rolled_again_by_its_seed(tmp_path: Path) -> None:
    match = play(new_match(GAME, "long", (), "1"))
    found = verify(kept(match, tmp_path / "old.jsonl"))
    assert found.record.header.fair is None
    assert found.dice == len(rolled(said.event for said in match.log)) > 0
    with pytest.raises(BadInput, match="were not promised"):
        verify(tmp_path / "old.jsonl", "1" * 64)


@pytest.mark.parametrize(
    ("fair", "told"),
    [
        (7, "fair must be an object"),
        ({"commitment": "short"}, "the commitment must be a SHA-256"),
        ({"commitment": "0" * 64, "secret": 7}, "the secret must be a text"),
        ({"commitment": "0" * 64, "shares": []}, "shares must be an object"),
        ({"commitment": "0" * 64, "shares": {"red": {"share": "x", "from": 1}}}, "the share of 'red' must be 32 to 64"),
        ({"commitment": "0" * 64, "shares": {"red": {"share": RED, "from": -1}}}, "counts from a choice"),
    ],
)
def test_a_header_that_cannot_be_is_refused(fair: Any, told: str) -> None:
    header = {**json.loads(Record(begun().record.header).text()), "fair": fair}
    with pytest.raises(BadInput, match=f"r, line 1: .*{told}"):
        parse(json.dumps(header) + "\n", "r")


# ---------------------------------------------------------------- how they fell


def test_the_chi_squared_distribution_is_that_of_the_tables() -> None:
    for value, degrees in ((3.841, 1), (9.488, 4), (11.070, 5), (16.919, 9)):
        assert above(value, degrees) == pytest.approx(0.05, abs=1e-4)
    assert above(0.0, 5) == 1.0


def test_dice_are_counted_side_by_side() -> None:
    events = [Event("rolled", (side, 0, face), (), 3) for side, face in ((0, 6), (0, 6), (1, 1))]
    red, blue = statistics([*events, Event("moved", (0, 1), (), 3)], 2, (1, 6))
    assert (red.dice, red.mean, red.counts, red.verdict) == (2, 6.0, (0, 0, 0, 0, 0, 2), "few")
    assert (blue.dice, blue.mean) == (1, 1.0)


@pytest.mark.parametrize(
    ("counts", "verdict"),
    [
        ((0, 0, 0, 0, 0, 0), "none"),
        ((2, 2, 2, 1, 1, 1), "few"),
        ((10, 11, 9, 10, 12, 8), "usual"),
        ((4, 8, 9, 11, 13, 15), "unusual"),
        ((1, 2, 3, 9, 20, 25), "rare"),
        ((0, 20, 0, 0, 20, 0), "rare"),
    ],
)
def test_how_usual_dice_are(counts: tuple[int, ...], verdict: str) -> None:
    assert RollStatistics(0, 1, counts).verdict == verdict


def test_shares_differ() -> None:
    assert new_share() != new_share()
