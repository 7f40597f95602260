"""`polemos serve`: the game in the browser. The server itself is only loaded when it is wanted."""

import gc
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from polemos.cli.output import console, warn
from polemos.cli.params import Lang
from polemos.cli.words import HELP, LANGUAGE

PORT = 8765


def serve(
    *,
    host: Annotated[str, Parameter(name="--host", help=HELP("param-host"))] = "127.0.0.1",
    port: Annotated[int, Parameter(name="--port", help=HELP("param-port", {"port": str(PORT)}))] = PORT,
    no_open: Annotated[bool, Parameter(name="--no-open", negative="", help=HELP("param-no-open"))] = False,
    folder: Annotated[Path | None, Parameter(name="--folder", help=HELP("param-games-folder"))] = None,
    allow_host: Annotated[
        list[str] | None, Parameter(name=["--allow-host", "--trusted-host"], negative="", help=HELP("param-allow-host"))
    ] = None,
    base_path: Annotated[str, Parameter(name="--base-path", help=HELP("param-base-path"))] = "",
    forwarded: Annotated[str, Parameter(name="--forwarded-allow-ips", help=HELP("param-forwarded"))] = "",
    url: Annotated[str, Parameter(name="--url", help=HELP("param-url"))] = "",
    smtp: Annotated[
        str, Parameter(name="--smtp", env_var="POLEMOS_SMTP", show_env_var=True, help=HELP("param-smtp"))
    ] = "",
    smtp_password_file: Annotated[
        Path | None, Parameter(name="--smtp-password-file", help=HELP("param-smtp-password-file"))
    ] = None,
    mail_from: Annotated[str, Parameter(name="--mail-from", help=HELP("param-mail-from"))] = "",
    apprise: Annotated[str, Parameter(name="--apprise", help=HELP("param-apprise"))] = "",
    notice_delay: Annotated[float, Parameter(name="--notice-delay", help=HELP("param-notice-delay"))] = 3.0,
    log_format: Annotated[str, Parameter(name="--log-format", help=HELP("param-log-format"))] = "human",
    metrics: Annotated[str, Parameter(name="--metrics", help=HELP("param-metrics"))] = "",
    link_file: Annotated[Path | None, Parameter(name="--link-file", help=HELP("param-link-file"))] = None,
    connections: Annotated[int, Parameter(name="--connections", help=HELP("param-connections"))] = 0,
    accounts: Annotated[
        Literal["open", "invited"] | None, Parameter(name="--accounts", help=HELP("param-accounts"))
    ] = None,
    tournaments: Annotated[
        Literal["administrators", "everyone"] | None, Parameter(name="--tournaments", help=HELP("param-tournaments"))
    ] = None,
    openid: Annotated[str, Parameter(name="--openid", help=HELP("param-openid"))] = "",
    openid_client: Annotated[str, Parameter(name="--openid-client", help=HELP("param-openid-client"))] = "",
    openid_secret_file: Annotated[
        Path | None, Parameter(name="--openid-secret-file", help=HELP("param-openid-secret-file"))
    ] = None,
    openid_name: Annotated[str, Parameter(name="--openid-name", help=HELP("param-openid-name"))] = "",
    database: Annotated[
        str, Parameter(name="--database", env_var="POLEMOS_DATABASE", show_env_var=True, help=HELP("param-database"))
    ] = "",
    lang: Lang = LANGUAGE,
) -> int:
    """Play in the browser: serve the games of this computer."""
    # what is loaded before the server is ready stays: looking it through for garbage takes a tenth of the time
    gc.disable()
    try:
        from polemos.server.serve import serve as run

        out = console()
        return run(
            host,
            port,
            folder,
            allow_host or [],
            not no_open,
            lang,
            lambda text: out.print(text, soft_wrap=True),
            warn,
            base_path,
            forwarded,
            url,
            smtp,
            smtp_password_file,
            mail_from,
            apprise,
            notice_delay,
            log_format,
            metrics,
            link_file,
            connections,
            accounts or "",
            tournaments or "",
            openid,
            openid_client,
            openid_secret_file,
            openid_name,
            database,
        )
    finally:
        gc.enable()
