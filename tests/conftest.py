"""What all tests share: the clause marker and how hypothesis searches."""

import os

from hypothesis import settings

pytest_plugins = ["polemos.testing.clauses", "pytester"]

# Rules code has no time limits; a build machine repeats the same examples, a developer's finds new ones.
settings.register_profile("polemos", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("polemos")
