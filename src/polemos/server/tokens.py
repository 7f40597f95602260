"""Random tokens that are shown to prove something, and what is kept of them."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 24


def fresh_token() -> str:
    """A token that nobody has yet."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What is kept of a token: nobody can make the token of it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
