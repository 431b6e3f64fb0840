"""`tenfold serve`: rooms for people in several programs, on this machine."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Timer
from typing import Any

import click

from tenfold.cli.options import store_options


@click.command("serve")
@click.option("--host", help="0.0.0.0 lets other machines in too.  [default: 127.0.0.1; 0.0.0.0 with --open]")
@click.option("--port", type=click.IntRange(0, 65_535), help="0 picks a free one.  [default: 8010]")
@click.option(
    "--open", "opens", is_flag=True, help="Open the browser here, and let others on the network join."
)
@click.option("--public-url", help="How people reach it from outside, such as https://play.example.org.")
@click.option(
    "--name",
    "names",
    multiple=True,
    help="Another name it goes by in a Host header, besides --public-url and names of a home network.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    help="Address or network of a proxy in front of it, whose X-Forwarded-For is trusted.",
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(0),
    default=100,
    show_default=True,
    help="Simultaneous connections from one address; 0: any number.",
)
@click.option(
    "--rooms-per-minute",
    type=click.IntRange(0),
    default=20,
    show_default=True,
    help="New rooms from one address; 0: any number.",
)
@click.option(
    "--finished-days",
    type=click.IntRange(0),
    default=30,
    show_default=True,
    help="After this long untouched, a finished game is compressed and put away; 0: never.",
)
@click.option(
    "--unfinished-days",
    type=click.IntRange(0),
    default=180,
    show_default=True,
    help="The same for a game that is not finished.",
)
@click.option(
    "--delete-days",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="After this long untouched, a room is deleted; 0: never.",
)
@store_options
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@click.option(
    "--bot-pause",
    type=click.FloatRange(0, 60),
    help="Seconds before each action of a bot.  [default: as long as people need to follow]",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME=SPEC",
    help="A bot of your own, by module:Class or cmd:COMMAND; people find it by its name.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
)
def command(
    host: str | None,
    port: int | None,
    opens: bool,
    public_url: str | None,
    data: Path,
    workers: int,
    bots: tuple[str, ...],
    log_level: str,
    **others: Any,
) -> None:
    """Serve rooms: people join with a link, in the browser, in the terminal or with a program of their own.

    --open serves this machine and others on the same network, and picks another port if 8010 is taken. --host
    127.0.0.1 keeps it to this machine.

    \b
    tenfold serve --open
    tenfold serve --host 0.0.0.0 --port 8010 --public-url https://play.example.org
    tenfold serve --public-url https://play.example.org --proxy 127.0.0.1
    tenfold serve --open --bot tidy=examples.tidy:TidyBot --bot "mine=cmd:node bot.js"
    tenfold serve --workers 4 --database postgresql://tenfold@localhost/tenfold
    """
    from tenfold.server.app import ServerSettings
    from tenfold.server.hosted import read_hosted
    from tenfold.server.serving import chosen_port, network_url, serve

    host = host or ("0.0.0.0" if opens else "127.0.0.1")
    if port is None:
        port = chosen_port(host, 8010) if opens else 8010
    if opens and public_url is None and host == "0.0.0.0":
        public_url = network_url(port)

    def listening(url: str) -> None:
        click.echo(f"Tenfold listens on {public_url or url}")
        if opens:
            here = f"http://127.0.0.1:{url.rpartition(':')[2]}/"
            click.echo(f"Play here: {here}  (Ctrl-C stops the server; every game is kept)")
            Timer(1.0, webbrowser.open, [f"{here}#play"]).start()

    settings = ServerSettings(
        data=str(data),
        public_url=public_url,
        bots=tuple(map(read_hosted, bots)),
        log_level="warning" if opens and log_level == "info" else log_level,
        **others,
    )
    serve(settings, host=host, port=port, workers=workers, on_listening=listening)
