"""The house as a host starts it: a process of its own, a page's WebSocket, a whole game, the record, and what goes wrong."""
from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from yokai import cli
from yokai.cli.serve import data_file
from yokai.server.store import Store

SOURCE = Path(__file__).parents[2] / "src"
PATIENCE = 300  # seconds, for a machine that is busy; a process that hangs is ended then
ENVIRONMENT = os.environ | {"PYTHONPATH": str(SOURCE), "NUMBA_DISABLE_JIT": "1"}


def python(*words: str, input: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], input=input, capture_output=True, text=True, env=ENVIRONMENT, timeout=PATIENCE)


class House:
    """A running `yokai serve` and what it printed."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "yokai", "serve", "--port", "0", *words], env=ENVIRONMENT,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts)
        self.watchdog = threading.Timer(PATIENCE, self.process.kill)
        self.watchdog.start()
        assert self.process.stderr is not None
        self.said = self.process.stderr.readline()
        found = re.search(r"http://(127\.0\.0\.1:[0-9]+)/", self.said)
        assert found, f"no address in {self.said + self.process.stderr.read()!r}"
        self.address = found[1]

    def get(self, path: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://{self.address}{path}", timeout=PATIENCE) as response:
                return response.status, response.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    def end(self, number: int) -> tuple[int, str, str]:
        """Send a signal: the exit status, and what it printed since."""
        self.process.send_signal(number)
        output, errors = self.process.communicate(timeout=PATIENCE)
        self.watchdog.cancel()
        return self.process.returncode, output, errors


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs are deaf to it


@contextmanager
def serving(*words: str) -> Iterator[House]:
    house = House(*words)
    try:
        yield house
    finally:
        if house.process.poll() is None:
            house.end(signal.SIGKILL)


@contextmanager
def seated(house: House) -> Iterator[ClientConnection]:
    with connect(f"ws://{house.address}/ws", open_timeout=PATIENCE, proxy=None) as socket:
        yield socket


def receive(page: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(page.recv(timeout=PATIENCE))
    return message


def next_decision(page: ClientConnection, log: list[str]) -> dict[str, Any]:
    """The frame that asks for something or ends the game; its lines go to the log."""
    while True:
        frame = receive(page)
        if "answer" in frame:
            assert frame["answer"] == "applied"
            continue
        log += frame["lines"]
        assert frame["number"] == len(log)
        if frame["choices"] or frame["result"]:
            return frame


def command(page: ClientConnection, frame: dict[str, Any], chance: random.Random) -> None:
    page.send(json.dumps({"id": f"{chance.random()}", "number": frame["number"], "play": chance.choice(frame["choices"])["action"]}))


def play(house: House, chance: random.Random, most: int = 10_000) -> tuple[list[str], dict[str, Any] | None]:
    """Press random buttons of a newly opened page: the seat's log, and the result where the game has come to its end."""
    with seated(house) as page:
        log: list[str] = []
        frame = next_decision(page, log)
        for _ in range(most):
            if frame["result"]:
                break
            command(page, frame, chance)
            frame = next_decision(page, log)
        return log, frame["result"]


@pytest.mark.parametrize("words", [("--game", "septet"), ("--game", "pagoda", "--players", "3")])
def test_a_whole_game_with_a_reconnection_and_a_crash_leaves_a_right_record(tmp_path: Path, words: tuple[str, ...], seed: int) -> None:
    data, chance = ("--data", str(tmp_path / "house.sqlite"), "--seed", "1"), random.Random(seed)
    with serving(*words, *data) as house:
        assert house.get("/healthz")[0] == 200
        page = house.get("/")[1]
        assert "<html" in page
        assert not re.search(r"(src|href)=.?(https?:)?//", page)
        assert house.get("/record")[0] == 409
        shown, _ = play(house, chance, most=2)
        again, _ = play(house, chance, most=5)
        assert again[:len(shown)] == shown
        house.end(signal.SIGKILL)
    with serving(*words, *data) as house:
        log, result = play(house, chance)
        assert log[:len(again)] == again
        status, line = house.get("/record")
        assert status == 200
        assert json.loads(line)["result"] == result
        assert house.end(signal.SIGTERM) == (0, "", "")
    checked = python("-m", "yokai", "check", "-", input=line)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert json.loads(checked.stdout) == {"ok": True, "result": result}
    assert (log[-1].split()[0], result is not None) == ("over", True)


def test_an_interrupt_ends_it_with_a_page_open_and_the_second_page_sees_the_same(tmp_path: Path, seed: int) -> None:
    with serving("--data", str(tmp_path / "house.sqlite")) as house, seated(house) as first, seated(house) as second:
        log, other = list[str](), list[str]()
        frame = next_decision(first, log)
        next_decision(second, other)
        command(first, frame, random.Random(seed))
        assert next_decision(first, log)["choices"] == next_decision(second, other)["choices"]
        assert log == other
        assert house.end(signal.SIGINT) == (130, "", "")


def test_nonsense_on_the_socket_is_answered_and_the_game_goes_on(tmp_path: Path, seed: int) -> None:
    with serving("--data", str(tmp_path / "house.sqlite")) as house:
        with seated(house) as page:
            frame = next_decision(page, [])
            for nonsense in ("", "{", b"\xff\x00", "[" * 4000, json.dumps({"id": "a", "number": 1, "play": 7})):
                page.send(nonsense)
                assert receive(page) == {"id": None, "answer": "malformed"}
            command(page, frame, random.Random(seed))
            assert next_decision(page, list(frame["lines"]))["choices"]
        with pytest.raises(InvalidStatus), connect(f"ws://{house.address}/ws", origin="http://example.org", proxy=None):  # type: ignore[arg-type]
            pass
        assert house.end(signal.SIGTERM) == (0, "", "")


def test_another_game_begins_when_it_is_asked_for_at_the_end_and_not_before(tmp_path: Path, seed: int) -> None:
    with serving("--data", str(tmp_path / "house.sqlite"), "--game", "pagoda", "--players", "2") as house:
        again = urllib.request.Request(f"http://{house.address}/again", method="POST")
        shown, _ = play(house, random.Random(seed), most=1)
        urllib.request.urlopen(again, timeout=PATIENCE).close()
        assert play(house, random.Random(seed), most=0)[0] == shown
        assert play(house, random.Random(seed))[1]
        urllib.request.urlopen(again, timeout=PATIENCE).close()
        assert play(house, random.Random(seed), most=0)[1] is None
        assert house.get("/record")[0] == 409


# ---------------------------------------------------------------- wrong calls
@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., str]]:
    """What a wrong call says: exit 2, one line on standard error, nothing on standard output."""
    handler = signal.getsignal(signal.SIGTERM)

    def refused(*words: str) -> str:
        assert cli.main(["serve", *words]) == 2
        output, errors = capsys.readouterr()
        assert (output, errors.count("\n"), errors[:7]) == ("", 1, "yokai: ")
        return errors

    yield refused
    signal.signal(signal.SIGTERM, handler)


def test_a_port_in_use_is_named(tmp_path: Path, told: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        message = told("--port", port, "--data", str(tmp_path / "a"))
        assert port in message
        assert "in use" in message


@pytest.mark.parametrize("words", [("--host", "no such host"), ("--host", "203.0.113.1"), ("--host", "é" * 70), ("--host", "::9"),
                                   ("--port", "70000"), ("--port", "-1")])
def test_an_address_that_is_not_this_machines_is_named(tmp_path: Path, told: Callable[..., str], words: tuple[str, str]) -> None:
    message = told("--port", "0", "--data", str(tmp_path / "a"), *words)
    assert words[1] in message
    assert "--host or --port" in message


@pytest.mark.parametrize("kind", ["folder", "text", "under a file", "in no folder", "device"])
def test_a_data_file_that_cannot_be_one_is_named_and_left_alone(tmp_path: Path, told: Callable[..., str], kind: str) -> None:
    text = tmp_path / "text"
    text.write_text("Dear diary, " * 200)
    path = {"folder": tmp_path, "text": text, "under a file": text / "a", "in no folder": tmp_path / "b" / "c",
            "device": Path("/dev/full")}[kind]
    message = told("--port", "0", "--data", str(path))
    assert str(path) in message
    assert "--data" in message
    assert text.read_text() == "Dear diary, " * 200


def test_the_users_data_folder_is_taken(tmp_path: Path, told: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_file() == tmp_path / "data" / "yokai" / "house.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert data_file() == tmp_path / "home" / ".local" / "share" / "yokai" / "house.sqlite"
    assert data_file().parent.is_dir()
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    assert "/dev/null" in told("--port", "0")


@pytest.mark.parametrize(("words", "named"), [(("--game", "chess"), "septet"), (("--players", "2"), "3, 4"),
                                              (("--game", "pagoda", "--players", "6"), "2, 3, 4, 5")])
def test_a_table_that_no_game_has_is_named(tmp_path: Path, told: Callable[..., str], words: tuple[str, ...], named: str) -> None:
    assert named in told("--port", "0", "--data", str(tmp_path / "a"), *words)
    assert not (tmp_path / "a").exists()


def test_a_log_that_the_rules_do_not_allow_is_named(tmp_path: Path, told: Callable[..., str]) -> None:
    path = tmp_path / "house.sqlite"
    with closing(Store(str(path))) as store:
        store.append(store.begin({"game": "septet", "players": 4, "options": {}, "first": None}), 0, "1 play W2")
    assert "the rules do not allow" in told("--port", "0", "--data", str(path))


def test_the_command_is_light_until_it_runs() -> None:
    heavy = "import sys, yokai.cli.serve; print(sorted({'numba', 'numpy', 'fastapi', 'uvicorn', 'sqlite3'} & sys.modules.keys()))"
    assert python("-c", heavy).stdout == "[]\n"
