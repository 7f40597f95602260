"""`python -m polemos`: the same as the `polemos` command."""

from polemos.cli.app import main

if __name__ == "__main__":
    main()
