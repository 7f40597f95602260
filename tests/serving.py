"""`polemos serve` as a process of its own, for tests that meet it as people do."""

import re
import subprocess
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from forking import Forked
from patience import PATIENCE
from postgres import database_of

LINK = re.compile(r"(http://[\d.]+:(\d+)\S*?)/open/(\S+)")


class Server:
    """A server over a folder of games; it answers when this object stands, and is killed at the end.

    command: what starts the program, if it is not the loaded one that is to fork. database: where all is kept; that
    which stands for the folder, if tests use one.
    """

    def __init__(
        self,
        folder: Path,
        command: Sequence[str] = (),
        port: int = 0,
        more: Sequence[str] = (),
        database: str | None = None,
    ) -> None:
        words = ["serve", "--port", str(port), "--no-open", "--lang", "en", "--folder", str(folder), *more]
        database = database_of(folder) if database is None else database
        if database:
            words += ["--database", database]
        self.process: subprocess.Popen[str] | Forked
        if command:
            self.process = subprocess.Popen(
                [*command, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder.parent
            )
        else:
            self.process = Forked(words, cwd=folder.parent, joined=True)
        self.folder = folder
        self.said = ""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line
            found = LINK.search(line)
            if found:
                self.url, self.port, self.key = found[1], int(found[2]), found[3]
                return
        self.kill()
        raise AssertionError(f"the server did not start: {self.said}")

    def get(self, path: str) -> str:
        """What stands at a path."""
        with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
            text: str = answer.read().decode("utf-8")
        return text

    def kill(self) -> None:
        """As `kill -9` does."""
        self.process.kill()
        rest, _ = self.process.communicate()
        self.said += rest

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
