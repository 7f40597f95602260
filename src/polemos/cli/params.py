"""Arguments that several commands share, with their help texts."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from polemos.cli.words import HELP, Language

Lang = Annotated[Language, Parameter(name="--lang", help=HELP("param-lang"))]
Json = Annotated[bool, Parameter(name="--json", negative="", help=HELP("param-json"))]
GameName = Annotated[str, Parameter(help=HELP("param-game"))]
Scenario = Annotated[str, Parameter(name="--scenario", help=HELP("param-scenario"))]
Options = Annotated[
    list[str] | None, Parameter(name="--option", negative="", consume_multiple=False, help=HELP("param-option"))
]
Seed = Annotated[str, Parameter(name="--seed", help=HELP("param-seed"))]
Games = Annotated[int, Parameter(name="--games", help=HELP("param-games"))]
Jobs = Annotated[int, Parameter(name="--jobs", help=HELP("param-jobs"))]
Side = Annotated[str, Parameter(name="--as", help=HELP("param-as"))]
File = Annotated[Path, Parameter(help=HELP("param-file"))]
