"""`polemos play`: a game at the terminal, against bots or between people at one keyboard."""

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from polemos.bots.registry import makers
from polemos.cli.output import console, warn
from polemos.cli.params import Lang, Options, Scenario, Seed
from polemos.cli.saving import for_shell, keep_elsewhere, refuse_to_replace
from polemos.cli.table import Quit, Table
from polemos.cli.words import HELP, LANGUAGE, Wrong, words
from polemos.kernel.dice import DICE_MODES, SEEDED
from polemos.match.fair_dice import new_share, promise
from polemos.match.files import Unwritten, same_file, sweep
from polemos.match.held import Changed
from polemos.match.match import AnyMatch, new_match
from polemos.match.moments import HUMAN
from polemos.match.opening import (
    Opened,
    fresh_path,
    game_or_only,
    games_folder,
    open_file,
    options_of,
    players_of,
    scenario_of,
    seats_of,
)


def play(
    game: Annotated[str, Parameter(help=HELP("param-game"))] = "",
    *,
    scenario: Scenario = "",
    option: Options = None,
    seat: Annotated[list[str] | None, Parameter(name="--seat", negative="", help=HELP("param-seat"))] = None,
    seed: Seed = "",
    dice: Annotated[str, Parameter(name="--dice", help=HELP("param-dice"))] = "seeded",
    load: Annotated[Path | None, Parameter(name="--load", help=HELP("param-load"))] = None,
    repair: Annotated[bool, Parameter(name="--repair", negative="", help=HELP("param-repair"))] = False,
    save: Annotated[Path | None, Parameter(name="--save", help=HELP("param-save"))] = None,
    lang: Lang = LANGUAGE,
) -> int:
    """Play a game in the terminal."""
    t, opened = words(lang), None
    if load is not None:
        opened = open_file(load, repair)
        match = _resumed(opened, load, game, seat)
        path = save or (load if opened.record is not None else None)
    else:
        which = game_or_only(game)
        before = {name: (HUMAN if p == 0 else "greedy") for p, name in enumerate(which.sides)}
        seats = seats_of(which, seat, before, makers())
        fair = promise() if not seed and dice == DICE_MODES[SEEDED] else None
        match = new_match(
            which,
            scenario_of(which, scenario),
            options_of(which, option),
            seed or (secrets.token_hex(4) if fair is None else fair.setup_seed),
            dice,
            seats,
            players_of(which, seats, makers()),
        )
        if fair is not None:
            match.record.header = replace(match.record.header, fair=fair)
            for side, player in enumerate(match.players):
                if player is None:
                    match.share(side, new_share())
        path = save
    if save is not None and not (opened is not None and opened.record is not None and load and same_file(save, load)):
        refuse_to_replace(save)
    out = console()
    table = Table(match, lang, out)
    try:
        _begin_keeping(match, path, table, out)
        fair = match.record.header.fair
        if fair is not None and not match.over:
            out.print(t("play-fair", {"commitment": fair.commitment}), soft_wrap=True)
        if match.resumed:
            out.print(t("play-resumed", {"n": str(match.resumed), "why": match.resumed_why}), soft_wrap=True)
        table.run()
    except KeyboardInterrupt:
        warn("")
        if match.path is not None:
            warn(t("play-interrupted", {"typed": for_shell(match.path)}))
        return 130
    return 0


def _begin_keeping(match: AnyMatch, path: Path | None, table: Table, out: Console) -> None:
    """Keep a match where it was asked for, else in a new file of the games' folder; where that cannot be, elsewhere."""
    while match.path is None:
        place = path or fresh_path(games_folder(), match.game, match.record.header.seed)
        sweep(place.parent)
        try:
            match.keep(place, fresh=path is None)
        except Changed:
            if path is not None:
                raise
            continue  # another program has just taken that name
        except Unwritten as error:
            out.print(str(error), soft_wrap=True)
            try:
                if not keep_elsewhere(match, table.read, table.language, out):
                    raise
            except Quit:
                raise error from None
        else:
            out.print(table.t("play-kept", {"file": str(place)}), soft_wrap=True)


def _resumed(opened: Opened, load: Path, game: str, seat: list[str] | None) -> AnyMatch:
    """The match in a file, with its seats, or others that were asked for."""
    if game and opened.game.name != game:
        raise Wrong("wrong-game", file=load, game=opened.game.name, other=game)
    before = dict(opened.record.header.seats) if opened.record is not None else {}
    if not before:
        before = {name: (HUMAN if p == 0 else "greedy") for p, name in enumerate(opened.game.sides)}
    return opened.match(makers(), seats_of(opened.game, seat, before, makers()))
