"""Comments and variations in a record: read as they were written, refused in one line, never played with the game."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polemos.kernel.dice import Rng, seed_pair
from polemos.kernel.flow import NOBODY
from polemos.match import games, page
from polemos.match.match import open_match
from polemos.match.notebook import Comment, Notebook, Variation
from polemos.match.record import Damaged, Entry, Record, line, parse
from polemos.match.replay import replay
from polemos.match.variations import entries_of, line_from, line_of, told_variation, with_dice
from polemos.match.verify import verify
from polemos.room.texts import LANGUAGES
from toy.game import GAME
from toy.table import played, register

N = 6
GOLDEN = Path(__file__).parent.parent / "golden"


def kept() -> Variation:
    """A line that leaves a game after entry N: what was played there, with other dice."""
    match = played(N + 8)
    there = match.at(N)
    other = open_match(GAME, replace(match.record.upto(N)))
    assert other.state == there
    other.state.dice_one, other.state.dice_two = 77, 99
    for _ in range(5):
        other.choose(GAME.rules.choice_id(other.state.opts[0]))
    entries = other.record.entries[N:]
    first = replace(entries[0], seeded=(77, 99))
    return Variation(N, "Hold <the> hill", (first, *entries[1:]), (Comment(0, "Why not?"), Comment(5, "負けない")))


def noted() -> Record:
    """A record with comments and a variation."""
    comments = (Comment(0, "A <beginning>\nin two lines"), Comment(N, "決定的"))
    return replace(played(N + 8).record, notebook=Notebook(comments, (kept(),)))


def test_a_notebook_is_read_as_it_was_written() -> None:
    record = noted()
    again = parse(record.text(), "r")
    assert again.notebook == record.notebook
    assert again.entries == record.entries and again.text() == record.text()
    assert parse(record.text().replace("\n", "\r\n"), "r").notebook == record.notebook


def test_a_record_without_one_is_what_it_was() -> None:
    plain, record = played(N + 8).record, noted()
    assert '"polemos": 1' in plain.text() and '"polemos": 3' in record.text()
    rows, more = plain.text().splitlines(), record.text().splitlines()
    assert more[1 : len(rows)] == rows[1:] and all('"study"' in row for row in more[len(rows) :])
    assert replace(record, notebook=Notebook()).text() == plain.text()


def test_neither_replay_nor_verify_looks_at_it(tmp_path: Path) -> None:
    record = noted()
    assert replay(GAME, record).state == played(N + 8).state
    path = tmp_path / "noted.jsonl"
    register()
    record.write(path)
    assert verify(path).record.notebook == record.notebook
    # nor at a variation that cannot be
    bad = Variation(N, "Nowhere", (Entry("red", "choice", "march:nowhere"),))
    replace(record, notebook=Notebook(variations=(bad,))).write(path)
    assert len(verify(path).record.entries) == N + 8


def test_a_shorter_record_keeps_what_belongs_to_it() -> None:
    record = noted()
    assert record.upto(N).notebook == record.notebook
    assert record.upto(N - 1).notebook == Notebook(record.notebook.comments[:1])


def test_a_variation_is_played_with_its_own_dice() -> None:
    match, variation = open_match(GAME, noted()), kept()
    told = told_variation(match, variation, NOBODY, "en")
    assert not told.trouble and told.lines[0] == (0, "Why not?", True) and told.lines[-1] == (5, "負けない", True)
    assert told == told_variation(match, variation, NOBODY, "en")
    assert match.n == N + 8


def test_a_variation_that_no_longer_plays_says_so_in_one_sentence() -> None:
    match, good = open_match(GAME, noted()), kept()
    entries = (*good.entries[:2], replace(good.entries[2], text="march:nowhere"))
    for language in LANGUAGES:
        told = told_variation(match, replace(good, entries=entries, comments=()), NOBODY, language)
        assert "Hold <the> hill" in told.trouble and "3" in told.trouble and "\n" not in told.trouble
        assert told.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_stand_in_the_page_of_a_game(language: str) -> None:
    record = noted()
    match = open_match(GAME, record)
    remarks = page.Remarks({N: ["A mistake"]}).noted(match, record.notebook, NOBODY, language)
    assert remarks.comments[N] == ["決定的", "A mistake"]
    written = page.write(page.gather(match, "", NOBODY, language, remarks))
    assert "A &lt;beginning&gt;\nin two lines" in written and "<the>" not in written
    inner = written[written.index("<div class=line>") :]
    assert "Hold &lt;the&gt; hill" in inner
    assert inner.index("Why not?") < inner.index("負けない") < inner.index("</div>")


@pytest.mark.parametrize("name", sorted({path.parent.name for path in GOLDEN.glob("*/*.jsonl")}))
def test_in_every_game_a_line_is_played_kept_read_and_played_again(name: str) -> None:
    path = min((path for path in (GOLDEN / name).glob("*.jsonl")), key=lambda one: one.stat().st_size)
    match = open_match(games.find(name), parse(path.read_text("utf-8"), str(path)), [None, None])
    before, rng = match.record.text(), Rng(name)
    n = next(n for n in range(match.n // 2, match.n) if match.at(n).actor != NOBODY)
    line = line_from(match, n, "other", {}, [None, None])
    assert line.record.header.line and (line.state.dice_one, line.state.dice_two) == seed_pair("other")
    for _ in range(30):
        if line.over:
            break
        opts = line.state.opts
        line.choose(match.game.rules.choice_id(opts[rng.below(len(opts))]))
    there = line.at(line.n // 2)
    made = with_dice(match, Variation(n, "A line", entries_of(line)))
    record = replace(match.record, notebook=Notebook(variations=(made,)))
    (again,) = parse(record.text(), "again").notebook.variations
    assert again == made
    opened = line_of(match, again, "third", {}, [None, None])
    assert (opened.state, opened.at(line.n // 2)) == (line.state, there)
    assert opened.record.header.bot_seed == "third"
    for language in LANGUAGES:
        told = told_variation(match, again, NOBODY, language)
        assert not told.trouble and told.lines
    # other dice than those that fell are noticed
    rolls = [k for k, entry in enumerate(made.entries) if entry.rolled]
    if rolls:
        wrong = replace(made.entries[rolls[-1]], rolled=(0,))
        entries = (*made.entries[: rolls[-1]], wrong, *made.entries[rolls[-1] + 1 :])
        assert "other dice fall" in told_variation(match, replace(made, entries=entries), NOBODY, "en").trouble
        assert "別の目が出ます" in told_variation(match, replace(made, entries=entries), NOBODY, "ja").trouble
    assert match.record.text() == before


def comment(**more: Any) -> dict[str, Any]:
    return {"study": "comment", "n": 1, "text": "x", **more}


def variation(**more: Any) -> dict[str, Any]:
    entries = [{"n": 1, "side": "red", "choice": "pass"}]
    return {"study": "variation", "n": 1, "name": "x", "entries": entries, **more}


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ({"study": "poem", "n": 1}, r'study must be "comment" or "variation", not \'poem\''),
        (comment(by="me"), r"the comment has the unknown key 'by'; it may have n, study, text"),
        (comment(n=99), r"the comment names moment 99; there are 0 to 14 before it"),
        (comment(n=True), r"the comment names moment True; there are 0 to 14"),
        (comment(n=0), r"a second comment to moment 0; there may be one, so join them"),
        (comment(text=" "), r"text of the comment must be a text of 1 to 4000 characters"),
        (comment(text="x" * 4001), r"text of the comment must be a text of 1 to 4000 characters"),
        (comment(text=7), r"text of the comment must be a text of 1 to 4000 characters, and not blank, not 7"),
        (variation(name=""), r"name of the variation must be a text of 1 to 80 characters"),
        (variation(n=-1), r"the variation names moment -1; there are 0 to 14"),
        (variation(side="red"), r"the variation has the unknown key 'side'; it may have comments, entries, n, name"),
        (variation(entries=[]), r"entries of the variation must be a list of 1 to 1000 objects"),
        (variation(entries=["pass"]), r"entries of the variation must be a list of 1 to 1000 objects"),
        (variation(entries=[{"n": 2, "side": "red", "choice": "pass"}]), r"in the variation: entry 2 where entry 1"),
        (variation(entries=[{"n": 1, "side": "red"}]), r"in the variation: entry 1 must have exactly one of"),
        (variation(comments={"n": 1}), r"comments of the variation must be a list of"),
        (variation(comments=[comment()]), r"in the variation: a comment has the unknown key 'study'; it may have n"),
        (variation(comments=[{"n": 2, "text": "x"}]), r"a comment names moment 2; there are 0 to 1 before it"),
        (variation(comments=[{"n": 1, "text": "x"}] * 2), r"in the variation: a second comment to moment 1"),
    ],
)
def test_what_is_no_note_is_refused_in_one_line(row: dict[str, Any], what: str) -> None:
    text = noted().text() + line(row) + "\n"
    number = len(text.splitlines())
    with pytest.raises(Damaged, match=rf"r, line {number}.*{what}.*--repair") as caught:
        parse(text, "r")
    assert "\n" not in str(caught.value)
    # repaired, all is there but that line
    assert parse(text, "r", repair=True).notebook == noted().notebook


def test_there_is_an_end_of_variations() -> None:
    text = played(N + 8).record.text() + f"{line(variation())}\n" * 101
    with pytest.raises(Damaged, match="more than 100 variations; leave some out"):
        parse(text, "r")
