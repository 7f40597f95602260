"""At whose door people may sign in besides: a provider of OpenID Connect, as the owner of a server has named it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from polemos.server.middleware import LOOPBACK
from polemos.server.notice_options import has
from polemos.server.words import Wrong

LONGEST: Final = 60
"""Letters of the name that stands on the button."""


@dataclass(frozen=True, slots=True)
class Provider:
    """A provider: its address (the issuer of what it states), and as what it knows this server."""

    issuer: str
    client: str
    secret: str = field(repr=False)
    name: str


def provider_of(issuer: str = "", client: str = "", secret_file: Path | None = None, name: str = "") -> Provider | None:
    """The provider of the command line, if there is one. Raises Wrong."""
    if not issuer:
        alone = {"--openid-client": client, "--openid-secret-file": secret_file, "--openid-name": name}
        for option, value in alone.items():
            if value:
                raise Wrong("wrong-openid-alone", name=option)
        return None
    if not (has("authlib") and has("requests")):
        raise Wrong("wrong-no-openid")
    try:
        parts = urlsplit(issuer)
        fits = parts.scheme == "https" or (parts.scheme == "http" and (parts.hostname or "") in LOOPBACK)
        fits = fits and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise Wrong("wrong-openid", issuer=issuer) from None
    if not fits or parts.query or parts.fragment or parts.username or parts.password:
        raise Wrong("wrong-openid", issuer=issuer)
    if not client:
        raise Wrong("wrong-openid-client")
    if secret_file is None:
        raise Wrong("wrong-openid-secret")
    try:
        secret = secret_file.read_text("utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        what = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise Wrong("wrong-openid-file", file=str(secret_file), error=what or str(error)) from None
    if not secret:
        raise Wrong("wrong-openid-file", file=str(secret_file), error="empty")
    if len(name) > LONGEST or not name.isprintable():
        raise Wrong("wrong-openid-name", most=str(LONGEST))
    return Provider(issuer, client, secret, name or str(parts.hostname))
