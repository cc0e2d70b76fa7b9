"""Serve a table to a browser on this machine: you in seat 0, bots that play at random in the others.

A game that was interrupted goes on where it was, the next time the same game is served from the same data file.
"""
from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from contextlib import closing
from pathlib import Path

from . import Wrong

EXAMPLE = "yokai serve --game pagoda --players 3 --port 8080"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: %(default)s, this machine alone)")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="0 takes any that is free (default: %(default)s)")
    parser.add_argument("--data", metavar="FILE", help="where the games are kept (default: yokai/house.sqlite in your data folder)")
    parser.add_argument("--game", default="septet", help="septet or pagoda (default: %(default)s)")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="you and bots (default: %(default)s)")
    parser.add_argument("--seed", type=int, metavar="N", help="for tests: decks and bots that can be foretold")


def run(options: argparse.Namespace) -> int:
    """Check the call, open the port, serve until a signal ends it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if "numba" not in sys.modules:
        os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # a person is slower than any rule: the plain lane starts at once
    from ..games import find, names

    if options.game not in names():
        raise Wrong(f"no game is called {options.game!r}; the games are {' and '.join(names())}")
    if options.players not in (seats := find(options.game).rules.SEATS):
        raise Wrong(f"{options.game} is for {', '.join(map(str, seats))} players, not for {options.players}")
    with listen(options.host, options.port) as listener:
        serve(options, listener)
    return 0


def serve(options: argparse.Namespace, listener: socket.socket) -> None:
    """Open the data file, say where the table is, answer."""
    import sqlite3

    import uvicorn

    from ..server.app import Room, make
    from ..server.store import Store

    path = options.data
    try:
        path = path or str(data_file())
        with closing(Store(path)) as store:
            app = make(Room(store, options.game, options.players, options.seed))
            host = f"[{options.host}]" if ":" in options.host else options.host
            print(f"yokai: http://{host}:{listener.getsockname()[1]}/ (kept in {path}; Ctrl-C ends)", file=sys.stderr, flush=True)
            settings = uvicorn.Config(app, log_level="warning", lifespan="off", ws_max_size=4096, timeout_graceful_shutdown=2)
            uvicorn.Server(settings).run([listener])
    except (OSError, sqlite3.Error, ValueError, LookupError) as error:
        wrong = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else f"{path}: {error}"
        raise Wrong(f"{wrong}; state another file with --data") from None


def data_file() -> Path:
    """The house's file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "yokai")
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "house.sqlite"


def listen(host: str, port: int) -> socket.socket:
    """The open port."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
    except (OSError, OverflowError, TypeError, ValueError) as error:  # the last three: no number of a port, no name of a host
        listener.close()
        raise Wrong(f"{host}, port {port}: {getattr(error, 'strerror', None) or error}; state another with --host or --port") from None
    return listener
