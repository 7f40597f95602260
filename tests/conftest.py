"""What all tests share: the clause marker and how hypothesis searches."""

import os

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
