"""An analysis for people: what was done badly, where the game turned, what the dice did, in words and as JSON."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from polemos.kernel.flow import NOBODY
from polemos.match.called import called, side_called
from polemos.match.record import CHOICE, Entry
from polemos.room.game import AnyGame
from polemos.room.texts import Texts
from polemos.study.analysis import Analysis, Moment
from polemos.study.judging import SLIP

FOLDER: Final = Path(__file__).resolve().parent
BLUNDER: Final = 0.15
"""A loss of chance from which on a choice is a blunder; from MISTAKE on a mistake, else a slip."""
MISTAKE: Final = 0.07
TURN: Final = 0.06
"""A change of the chance that is a turning point."""
MOST_TURNS: Final = 8
MOST_REASONS: Final = 2
SIZES: Final = ("slip", "mistake", "blunder")


@cache
def words(language: str) -> Texts:
    """The messages about analyses in a language."""
    return Texts(language, [FOLDER / f"text.{language}.ftl"])


@dataclass(slots=True, frozen=True)
class Better:
    """A line that was better: what to do, by id and in words, the chance after it, and why."""

    choice: str
    text: str
    chance: float
    reasons: tuple[tuple[str, float], ...]


@dataclass(slots=True, frozen=True)
class Bad:
    """A choice that gave something away. size: slip, mistake or blunder; before, after: the chance of its side by the
    best choice, and by this; loss: the difference; weight: that, or what it would be in an even game.
    """

    n: int
    turn: int
    side: int
    choice: str
    text: str
    size: str
    before: float
    after: float
    loss: float
    weight: float
    worth: float
    better: tuple[Better, ...]


@dataclass(slots=True, frozen=True)
class Turning:
    """An entry at which the chance of the first side changed much. side: who decided; by_choice: whether it was the
    choice that did it rather than dice and what came out; text: what was done.
    """

    n: int
    turn: int
    side: int
    text: str
    before: float
    after: float
    by_choice: bool


@dataclass(slots=True, frozen=True)
class Report:
    """What an analysis comes to. bad: the worst first; turning: in the order of play."""

    bad: tuple[Bad, ...]
    turning: tuple[Turning, ...]
    luck: tuple[tuple[float, float], tuple[float, float]]


def size_of(loss: float) -> str:
    """What a loss of chance is called."""
    return SIZES[(loss >= MISTAKE) + (loss >= BLUNDER)]


def turning_moments(found: Analysis) -> list[tuple[Moment, float]]:
    """The moments at which the chance changed most, with that before it, in the order of play."""
    befores = [found.begins, *[moment.chance for moment in found.moments]]
    moved = [(moment, before) for moment, before in zip(found.moments, befores, strict=False)]
    great = [(m, b) for m, b in moved if abs(m.chance - b) >= TURN]
    great.sort(key=lambda one: -abs(one[0].chance - one[1]))
    return sorted(great[:MOST_TURNS], key=lambda one: one[0].n)


States = Callable[[int], Any]
"""The state after an entry, by its number."""


def report(game: AnyGame, found: Analysis, states: States, entries: Sequence[Entry], language: str) -> Report:
    """An analysis in words. entries: all of the record."""
    bad = [bad_of(game, states(moment.n - 1), moment, language) for moment in bad_moments(found)]
    turning = [
        turning_of(game, found, states(moment.n - 1), moment, before, entries[moment.n - 1], language)
        for moment, before in turning_moments(found)
    ]
    return Report(tuple(bad), tuple(turning), found.luck())


def bad_moments(found: Analysis) -> list[Moment]:
    """The moments with mistakes that are told, the worst first."""
    pairs = zip([None, *found.moments], found.moments, strict=False)
    told = [moment for last, moment in pairs if moment.mistake is not None and not _same(last, moment)]
    return sorted(told, key=lambda one: (-_weight(one), one.n))


def _weight(moment: Moment) -> float:
    return 0.0 if moment.mistake is None else moment.mistake.weight


def bad_of(game: AnyGame, state: Any, moment: Moment, language: str) -> Bad:
    """A mistake in words. state: that in which it was made."""
    wrong = moment.mistake
    assert wrong is not None
    better = [
        Better(
            line.choice,
            text_of(game, state, line.choice, language),
            line.chance,
            tuple([(game.edge.why(why.feature, why.gain, language), why.gain) for why in line.reasons]),
        )
        for line in wrong.best
    ]
    return Bad(
        moment.n,
        game.rules.turn(state),
        moment.side,
        wrong.played,
        text_of(game, state, wrong.played, language),
        size_of(wrong.weight),
        wrong.before,
        wrong.after,
        wrong.loss,
        wrong.weight,
        wrong.worth,
        tuple(better),
    )


def turning_of(
    game: AnyGame, found: Analysis, state: Any, moment: Moment, before: float, entry: Entry, language: str
) -> Turning:
    """A turning point in words. state: that before its entry; before: the chance of the first side in it."""
    seen = entry.kind == CHOICE and found.viewer in (NOBODY, moment.side)
    said = text_of(game, state, entry.text, language) if seen else ""
    by_choice = abs(moment.chosen) >= abs(moment.diced)
    return Turning(moment.n, game.rules.turn(state), moment.side, said, before, moment.chance, by_choice)


def _same(last: Moment | None, moment: Moment) -> bool:
    """Whether a mistake only goes on with that of the entry before it, and gives nothing more away."""
    if last is None or last.side != moment.side or last.mistake is None or moment.mistake is None:
        return False
    return moment.mistake.after > last.mistake.after - SLIP


def text_of(game: AnyGame, state: Any, choice_id: str, language: str) -> str:
    """A choice in words, in the state in which it waits."""
    return game.edge.describe(state, game.rules.choice_value(choice_id), language).text


def percent(chance: float) -> int:
    """A chance as whole percents; only what is certain is called so."""
    whole = round(100 * chance)
    return max(1, min(99, whole)) if 0 < chance < 1 else whole


def lines_of(game: AnyGame, found: Analysis, made: Report, language: str) -> list[str]:
    """The report as lines for a terminal."""
    t = words(language)
    names = [side_called(game, language, side, found.scenario) for side in range(2)]
    lines = [
        t("analysis-title", {"game": title(game, language), "scenario": scenario_name(game, found, language)}),
        t("analysis-begins", {"first": names[0], "chance": percent(found.begins)}),
    ]
    if not found.complete:
        lines.append(t("analysis-partial", {"done": found.done, "total": found.total}))
    if found.viewer >= 0:
        lines.append(t("analysis-seen", {"side": names[found.viewer]}))
    lines += ["", t("analysis-mistakes")]
    lines += [line for one in made.bad for line in _bad_lines(t, names, one)] or [t("analysis-mistakes-none")]
    lines += ["", t("analysis-turning")]
    lines += [turning_line(t, names, one) for one in made.turning] or [t("analysis-turning-none")]
    lines += ["", t("analysis-luck")]
    lines += luck_lines(t, names, found, made)
    if not found.fitted:
        lines += ["", t("analysis-rule-of-thumb")]
    return lines


def _bad_lines(t: Texts, names: Sequence[str], one: Bad) -> list[str]:
    args: dict[str, str | int] = {
        "turn": one.turn,
        "n": one.n,
        "side": names[one.side],
        "what": one.text,
        "before": percent(one.before),
        "after": percent(one.after),
    }
    lines = [f"  {t('analysis-mistake', args)} ({t(f'analysis-size-{one.size}')})"]
    for line in one.better[:1]:
        better = t("analysis-better", {"what": line.text, "chance": percent(line.chance)})
        why = reasons_text(t, line.reasons)
        lines.append(f"    {better}{': ' + why if why else ''}")
    return lines


def reasons_text(t: Texts, reasons: Sequence[tuple[str, float]]) -> str:
    """The weightiest reasons in one line."""
    said = [t("analysis-reason", {"what": text, "gain": f"{gain:+.1f}"}) for text, gain in reasons[:MOST_REASONS]]
    return t("comma").join(said)


def turning_line(t: Texts, names: Sequence[str], one: Turning) -> str:
    """A turning point in one line."""
    cause = t("analysis-by-choice", {"side": names[one.side]}) if one.by_choice and one.side >= 0 else ""
    args: dict[str, str | int] = {
        "turn": one.turn,
        "n": one.n,
        "what": one.text or "…",
        "side": names[0],
        "before": percent(one.before),
        "after": percent(one.after),
        "cause": cause or t("analysis-by-dice"),
    }
    return f"  {t('analysis-turn-point', args)}"


def luck_lines(t: Texts, names: Sequence[str], found: Analysis, made: Report) -> list[str]:
    """What choices and dice did to each side."""
    if found.viewer >= 0:
        return [f"  {t('analysis-luck-none')}"]
    return [
        "  "
        + t(
            "analysis-luck-side",
            {"side": names[side], "chosen": f"{100 * chosen:+.0f}", "diced": f"{100 * diced:+.0f}"},
        )
        for side, (chosen, diced) in enumerate(made.luck)
    ]


def title(game: AnyGame, language: str) -> str:
    """What people call the game."""
    texts = game.edge.texts(language)
    return texts("game-title") if texts.has("game-title") else game.name


def scenario_name(game: AnyGame, found: Analysis, language: str) -> str:
    """What people call the scenario."""
    return called(game, language, "scenario", found.scenario)


def as_json(game: AnyGame, found: Analysis, made: Report) -> dict[str, Any]:
    """The report for programs: chances are from 0 to 1, those of the curve of the first side."""
    return {
        "game": game.name,
        "scenario": found.scenario,
        "viewer": game.sides[found.viewer] if found.viewer >= 0 else None,
        "entries": found.total,
        "judged": found.done,
        "complete": found.complete,
        "fitted": found.fitted,
        "curve": [{"n": found.first, "chance": round(found.begins, 4)}]
        + [{"n": moment.n, "chance": round(moment.chance, 4)} for moment in found.moments],
        "mistakes": [_bad_json(game, one) for one in made.bad],
        "turning": [
            {
                "n": one.n,
                "turn": one.turn,
                "side": game.sides[one.side] if one.side >= 0 else None,
                "text": one.text,
                "before": round(one.before, 4),
                "after": round(one.after, 4),
                "by": "choice" if one.by_choice else "dice",
            }
            for one in made.turning
        ],
        "luck": None
        if found.viewer >= 0
        else {
            name: {"choices": round(chosen, 4), "dice": round(diced, 4)}
            for name, (chosen, diced) in zip(game.sides, made.luck, strict=True)
        },
    }


def _bad_json(game: AnyGame, one: Bad) -> dict[str, Any]:
    return {
        "n": one.n,
        "turn": one.turn,
        "side": game.sides[one.side],
        "choice": one.choice,
        "text": one.text,
        "size": one.size,
        "before": round(one.before, 4),
        "after": round(one.after, 4),
        "loss": round(one.loss, 4),
        "weight": round(one.weight, 4),
        "worth": round(one.worth, 2),
        "better": [
            {
                "choice": line.choice,
                "text": line.text,
                "chance": round(line.chance, 4),
                "reasons": [{"text": text, "gain": round(gain, 2)} for text, gain in line.reasons],
            }
            for line in one.better
        ],
    }
