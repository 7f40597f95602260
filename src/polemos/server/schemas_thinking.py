"""What server and page say to each other of a bot that thinks."""

from typing import Annotated

from pydantic import Field

from polemos.server.wire import Asked, Model


class HurryAct(Asked):
    """The bot that thinks at the moment `n` is to move now."""

    n: Annotated[int, Field(ge=0, le=10**9)]


class HurryModel(Model):
    """What came of it."""

    hurried: bool
    """Whether a bot was still thinking there; it moves at once then. Otherwise it had moved already."""
