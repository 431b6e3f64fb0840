"""`tenfold serve`: rooms for people in several programs, on this machine."""

from __future__ import annotations

from pathlib import Path

import click
from platformdirs import user_data_path


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0: also from other machines.")
@click.option(
    "--port", type=click.IntRange(0, 65_535), default=8010, show_default=True, help="0: a free one."
)
@click.option("--public-url", help="How people reach it from outside, such as https://play.example.org.")
@click.option("--data", type=click.Path(path_type=Path), help="Where the rooms are kept.")
@click.option("--database", help="postgresql://user:password@host/name instead of SQLite.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@click.option(
    "--bot-pause",
    type=click.FloatRange(0, 60),
    default=0.7,
    show_default=True,
    help="Seconds before a bot plays, so that people can follow.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
)
def command(
    host: str,
    port: int,
    public_url: str | None,
    data: Path | None,
    database: str | None,
    workers: int,
    bot_pause: float,
    log_level: str,
) -> None:
    """Serve rooms: people join by a link, in the terminal or by a program of their own.

    \b
    tenfold serve
    tenfold serve --host 0.0.0.0 --port 8010 --public-url https://play.example.org
    tenfold serve --workers 4 --database postgresql://tenfold@localhost/tenfold
    """
    from tenfold.server.app import ServerSettings
    from tenfold.server.serving import serve

    settings = ServerSettings(
        data=str(data or user_data_path("tenfold") / "server"),
        database=database,
        public_url=public_url,
        bot_pause=bot_pause,
        log_level=log_level,
    )
    serve(
        settings,
        host=host,
        port=port,
        workers=workers,
        on_listening=lambda url: click.echo(f"Tenfold listens on {public_url or url}"),
    )
