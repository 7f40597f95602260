"""What all tests share: the clause marker and how hypothesis searches."""

import os
import signal

from hypothesis import HealthCheck, settings

pytest_plugins = ["polemos.testing.clauses", "pytester"]

# No time limits: a busy machine is no fault. A build machine repeats the same examples, a developer's finds new ones.
settings.register_profile(
    "polemos",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("polemos")

# What a shell starts in the background ignores Ctrl-C, and so would every process that a test starts to interrupt it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
