"""What the server says of its own health."""

from polemos.server.wire import Model


class Health(Model):
    """Whether the server can do its work. It says nothing of games or people."""

    live: bool
    """True: the server answers."""
    ready: bool
    """Whether all of it works. Otherwise the status is 503."""
    writes: bool
    """Whether choices can be kept: the folder of the games takes what is written."""
    bots: bool
    """Whether bots decide."""
    clocks: bool
    """Whether clocks are looked at."""
