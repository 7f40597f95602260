"""Where the `polemos` command begins, and `python -m polemos`."""

import sys


def main() -> None:
    """Run the command line. Ctrl-C counts from here on, while everything else is still being loaded."""
    try:
        from polemos.cli.app import main as run_command

        run_command()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
