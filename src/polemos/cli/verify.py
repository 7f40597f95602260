"""`polemos verify`: the dice of a record, rolled again; and how usual they were."""

from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console

from polemos.cli.output import console, facts
from polemos.cli.params import File, Json, Lang, Side
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.errors import shown
from polemos.match.called import side_called
from polemos.match.opening import side_of
from polemos.match.rolls import RollStatistics
from polemos.match.verify import Verified
from polemos.match.verify import verify as roll_again

BAR: Final = 24


def verify(
    file: File,
    *,
    commitment: Annotated[str, Parameter(name="--commitment", help=HELP("param-commitment"))] = "",
    share: Annotated[list[str] | None, Parameter(name="--share", negative="", help=HELP("param-share"))] = None,
    rolls: Annotated[bool, Parameter(name="--rolls", negative="", help=HELP("param-rolls"))] = False,
    side: Side = "",
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> None:
    """Roll all dice of a record again."""
    found = roll_again(file, commitment, _shares(share or []))
    viewer = side_of(found.game, side)
    if json:
        facts({"file": str(file), **_facts(found, viewer)})
        return
    out = console()
    _print_promise(found, lang, out)
    if rolls:
        _print_rolls(found, lang, out)
    for one in found.statistics(viewer):
        _print_statistics(found, one, lang, out)


def _shares(given: list[str]) -> dict[str, str]:
    """SIDE=SHARE for each. Raises Wrong."""
    pairs = [word.partition("=") for word in given]
    for name, equals, text in pairs:
        if not (name and equals and text):
            raise Wrong("wrong-share", value=shown(f"{name}{equals}{text}"))
    return {name: text for name, _, text in pairs}


def _facts(found: Verified, viewer: int) -> dict[str, Any]:
    header = found.record.header
    told = header.fair if found.over or header.fair is None else header.fair.sealed
    return {
        "game": found.game.name,
        "choices": len(found.record.entries),
        "over": found.over,
        "fair": None if told is None else told.as_json(),
        "said": found.said,
        "dice": found.dice,
        "rolls": [{"n": roll.n, "line": roll.line, "faces": list(roll.faces), "follows": True} for roll in found.rolls],
        "statistics": {found.game.sides[one.side]: one.as_json() for one in found.statistics(viewer)},
    }


def _print_promise(found: Verified, lang: str, out: Console) -> None:
    """What was promised, who had a part in it, and that everything follows."""
    t, game, fair = words(lang), found.game, found.record.header.fair
    if fair is None:
        out.print(t("verify-unpromised"), soft_wrap=True)
    else:
        out.print(t("verify-commitment", {"commitment": fair.commitment}), soft_wrap=True)
        if found.over:
            out.print(t("verify-secret", {"secret": fair.secret}), soft_wrap=True)
        for number, name in enumerate(game.sides):
            share, called = fair.share_of(name), side_called(game, lang, number, found.record.header.scenario)
            if share is None:
                out.print(t("verify-no-share", {"side": called}), soft_wrap=True)
            else:
                args = {"side": called, "share": share.text if found.over else "…", "n": str(share.start)}
                out.print(t("verify-share" if share.start else "verify-share-setup", args), soft_wrap=True)
    counts = {"dice": str(found.dice), "entries": str(len(found.rolls)), "n": str(len(found.record.entries))}
    out.print(t("verify-follows", counts), soft_wrap=True)
    if found.said:
        out.print(t("verify-said", {"n": str(found.said)}), soft_wrap=True)


def _print_rolls(found: Verified, lang: str, out: Console) -> None:
    t = words(lang)
    for roll in found.rolls:
        args = {"line": str(roll.line), "n": str(roll.n), "faces": " ".join(map(str, roll.faces))}
        out.print(t("verify-roll" if roll.n else "verify-roll-setup", args), soft_wrap=True)


def _print_statistics(found: Verified, one: RollStatistics, lang: str, out: Console) -> None:
    """The dice of a side: how many, their mean, each face against what is expected, and how usual that is."""
    t = words(lang)
    side = side_called(found.game, lang, one.side, found.record.header.scenario)
    out.print()
    out.print(t("rolls-head", {"side": side, "dice": str(one.dice)}), style="bold")
    if not one.dice:
        return
    out.print(t("rolls-mean", {"mean": f"{one.mean:.2f}", "expected": f"{one.expected_mean:.2f}"}), soft_wrap=True)
    most = max([*one.counts, one.expected_count])
    for face, count in enumerate(one.counts, one.low):
        bar = "█" * round(BAR * count / most)
        out.print(f"  {face:2} {count:4}  {bar}", soft_wrap=True)
    out.print(t("rolls-expected", {"count": f"{one.expected_count:.1f}"}), soft_wrap=True)
    out.print(t(f"rolls-{one.verdict}", {"n": str(one.one_in)}), soft_wrap=True)
