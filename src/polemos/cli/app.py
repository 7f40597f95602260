"""The `polemos` command: where its subcommands come together."""

from cyclopts import App

from polemos import __version__

app = App(name="polemos", help="Board wargames of the ancient world.", version=__version__)


def main() -> None:
    """Run the command line of this process."""
    app()
