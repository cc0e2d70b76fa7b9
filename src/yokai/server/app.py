"""One table on the network: a person in seat 0, bots in the others. The routes, and what they do to the sitting and its log in SQL."""
from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Response, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..bots.random import choose
from ..games import find
from ..kernel.random import seeded
from ..table.sitting import Rejected, Sitting
from .store import Store

PERSON = 0
PAGE = Path(__file__).with_name("page.html")
HEADERS = {"content-security-policy": "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'", "cache-control": "no-store"}


class Command(BaseModel):
    """What a page asks for. A retry is never applied twice: it is stale, or picked already."""
    model_config = ConfigDict(strict=True, extra="forbid")
    id: str = Field(max_length=64)
    number: int
    play: str = Field(max_length=64)


class Room:
    """The latest game of its kind in the store, or a new one. With a seed all decks and bots can be foretold: for tests."""

    def __init__(self, store: Store, game: str, players: int, seed: int | None) -> None:
        self.store, self.game, self.players, self.seed, self.changed = store, game, players, seed, asyncio.Event()
        same = [(number, head) for number, head in store.games() if (head["game"], head["players"]) == (game, players)]
        self.load(*same[0]) if same else self.begin()

    def begin(self) -> None:
        """A new game; chance says who starts, where the rules do not."""
        first = random.Random(self.seed).randrange(self.players) if find(self.game).rules.HAS_FIRST else None
        head = {"game": self.game, "players": self.players, "options": {}, "first": first}
        self.load(self.store.begin(head), head)

    def load(self, number: int, head: dict[str, Any]) -> None:
        """The game as the store has it."""
        rows = self.store.rows(number)
        self.number, self.seq, self.sitting = number, len(rows), Sitting(head)
        for row in rows:
            self.sitting.fold(row)
        self.advance()

    def write(self, row: str) -> None:
        """First to the disk, then to the table, then to whoever waits: nothing that was shown is ever lost."""
        self.store.append(self.number, self.seq, row)
        self.sitting.fold(row)
        self.seq += 1
        self.changed.set()
        self.changed = asyncio.Event()

    def advance(self) -> None:
        """Chance and the bots act until it is the person's turn."""
        while row := self.due():
            self.write(row)

    def due(self) -> str | None:
        """What chance or a bot does now."""
        chance = secrets.SystemRandom() if self.seed is None else random.Random(f"{self.seed} {self.number} {self.seq}")
        if cards := self.sitting.due:
            return " ".join(["shuffle", *chance.sample(cards, len(cards))])
        for seat in self.sitting.waiting:
            if seat != PERSON:
                a = choose(self.sitting.views[seat].copy()[0], seeded(chance.getrandbits(64))[0], 0)
                return self.sitting.decide(seat, len(self.sitting.logs[seat]), self.sitting.names[seat][0][a])
        return None

    def obey(self, text: str) -> dict[str, Any]:
        """The answer to a command, once it is carried out or not."""
        try:
            command = Command.model_validate_json(text)
        except ValidationError:
            return {"id": None, "answer": "malformed"}
        try:
            self.advance()  # where the disk had refused
            self.write(self.sitting.decide(PERSON, command.number, command.play))
            self.advance()
        except Rejected as rejected:
            return {"id": command.id, **dict(zip(("answer", "rule", "says"), rejected.args, strict=False))}
        except sqlite3.Error as error:
            return {"id": command.id, "answer": "unwritten", "error": str(error)}
        return {"id": command.id, "answer": "applied"}

    def frame(self, shown: int) -> dict[str, Any]:
        """What the person's page shows next, out of that seat's log and view alone."""
        log, choices = self.sitting.logs[PERSON], self.sitting.choices(PERSON)
        return {"lines": log[shown:], "number": len(log), "choices": choices, "result": self.sitting.result}


def make(room: Room) -> FastAPI:
    """The application around one room."""
    app = FastAPI(openapi_url=None)

    @app.get("/")
    async def page() -> Response:
        return Response(PAGE.read_text(encoding="utf-8"), media_type="text/html", headers=HEADERS)

    @app.get("/healthz")
    async def healthz() -> Response:
        return Response("ok\n", media_type="text/plain")

    @app.websocket("/ws")
    async def ws(socket: WebSocket) -> None:
        await serve(room, socket)

    add_games(app, room)
    return app


def add_games(app: FastAPI, room: Room) -> None:
    """A game's record once it is over, and another game."""
    @app.get("/record")
    async def record() -> Response:
        line = room.sitting.record()
        return Response(f"{line}\n", media_type="application/x-ndjson") if line else Response("The game is not over.\n", 409)

    @app.post("/again")
    async def again() -> Response:
        with suppress(sqlite3.Error):
            if room.sitting.result:
                room.begin()
        return Response(status_code=204)


async def serve(room: Room, socket: WebSocket) -> None:
    """Answer commands, and tell what happens meanwhile."""
    if socket.headers.get("origin", "").partition("://")[2] not in ("", socket.headers.get("host")):
        return await socket.close(1008)  # another site's page has no seat here
    await socket.accept()
    telling = asyncio.create_task(tell(room, socket))
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            await socket.send_text(json.dumps(room.obey(message.get("text") or ""), default=int))
    telling.cancel()
    return None


async def tell(room: Room, socket: WebSocket) -> None:
    """All lines at first, then whatever is new."""
    sitting, shown = room.sitting, 0
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            changed, shown = room.changed, shown if sitting is room.sitting else 0
            sitting, frame = room.sitting, room.frame(shown)
            await socket.send_text(json.dumps(frame, default=int))
            shown = frame["number"]
            await changed.wait()
