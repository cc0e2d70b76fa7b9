"""`yokai check`: a verdict a line whatever the bytes, the right exit status, and no more memory for a longer file."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from play import kinds, trace
from yokai import record
from yokai.cli import check, main

GOOD = record.write({"format": "yokai-record/1", "game": "septet", "players": 4, "options": {}, "events": []}).encode()
BAD = b"hello"
RIGHT = {"ok": True, "result": None}


def call(*argv: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    return subprocess.run([sys.executable, "-P", "-m", "yokai", "check", *argv], input=stdin, capture_output=True, check=False,
                          env=os.environ | {"PYTHONPATH": "src"}, cwd=Path(__file__).parents[2])


def verdicts(capsys: pytest.CaptureFixture[str]) -> tuple[list[dict], str]:
    """What was printed: a verdict a line, and what went to standard error."""
    printed = capsys.readouterr()
    return [json.loads(line) for line in printed.out.splitlines()], printed.err


@pytest.fixture
def good(tmp_path: Path) -> str:
    (tmp_path / "good.jsonl").write_bytes(GOOD + b"\n" + GOOD + b"\n")
    return str(tmp_path / "good.jsonl")


@pytest.fixture
def bad(tmp_path: Path) -> str:
    (tmp_path / "bad.jsonl").write_bytes(b"\n".join([GOOD, BAD, b"", GOOD]))
    return str(tmp_path / "bad.jsonl")


# ---------------------------------------------------------------- verdicts and status
def test_all_right(good: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", good]) == 0
    assert verdicts(capsys) == ([RIGHT, RIGHT], "")


def test_a_whole_game_and_its_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = trace(kinds("pagoda")[1], 3).record()
    (tmp_path / "game").write_text(record.write(told))
    assert main(["check", str(tmp_path / "game")]) == 0
    (verdict,), _ = verdicts(capsys)
    assert verdict["ok"]
    assert sorted(verdict["result"]) == ["scores", "winners"]


def test_bad_lines_are_their_own_error_and_the_next_are_still_checked(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", bad]) == 1
    found, complaints = verdicts(capsys)
    assert [verdict["ok"] for verdict in found] == [True, False, False, True]  # the blank line is bad JSON, the last lacks its end
    assert found[1]["event"] is None
    assert found[1]["error"].startswith("record: ")
    assert complaints == ""


def test_several_files_in_order_and_the_worst_status(good: str, bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", good, bad, good]) == 1
    assert [verdict["ok"] for verdict in verdicts(capsys)[0]] == [True] * 3 + [False] * 2 + [True] * 3
    missing = str(tmp_path / "missing.jsonl")
    assert main(["check", missing, bad, good]) == 2  # 2 wins over 1, and the others are still checked
    found, complaints = verdicts(capsys)
    assert [verdict["ok"] for verdict in found] == [True, False, False, True, True, True]
    assert complaints == f"yokai: {missing}: No such file or directory\n"


def test_an_empty_file_has_no_verdicts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").write_bytes(b"")
    assert main(["check", str(tmp_path / "empty")]) == 0
    assert verdicts(capsys) == ([], "")


def test_lines_end_with_LF_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    strange = GOOD[:-1] + ', "by": "\u2028\u0085"}'.encode()  # lines end there in some eyes
    (tmp_path / "file").write_bytes(strange + b"\n" + GOOD + b"\r\n" + GOOD + b"\r" + GOOD)
    assert main(["check", str(tmp_path / "file")]) == 1
    assert [verdict["ok"] for verdict in verdicts(capsys)[0]] == [True, True, False]


@pytest.mark.parametrize("name", ["missing", ".", "/dev/null/x", "a" * 5000])
def test_a_file_that_cannot_be_read(name: str, good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / name), good]) == 2
    found, complaints = verdicts(capsys)
    assert found == [RIGHT, RIGHT]
    assert complaints.startswith("yokai: ")
    assert complaints.count("\n") == 1
    assert "Traceback" not in complaints


def test_a_file_that_one_may_not_read(good: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(name: str, *_: object, **__: object) -> None:  # root may read everything
        raise PermissionError(13, "Permission denied", name)

    monkeypatch.setattr(check, "open", refuse, raising=False)
    assert main(["check", good]) == 2
    assert verdicts(capsys) == ([], f"yokai: {good}: Permission denied\n")


def test_a_file_that_breaks_off_in_the_middle(good: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def some(name: str) -> object:
        yield GOOD
        raise OSError(5, "Input/output error", name)

    monkeypatch.setattr(check, "lines", some)
    assert main(["check", good]) == 2
    assert verdicts(capsys) == ([RIGHT], f"yokai: {good}: Input/output error\n")


@pytest.mark.parametrize("argv", [[], ["--json"], ["--wrong", "x"]])
def test_a_wrong_call(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["check", *argv])
    assert left.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "usage: yokai check" in printed.err


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["check", "--help"])
    assert left.value.code == 0
    assert check.EXAMPLE in capsys.readouterr().out


# ---------------------------------------------------------------- lines of any length
@pytest.mark.parametrize("most", [len(GOOD) - 1, len(GOOD)])
@pytest.mark.parametrize("end", [b"", b"\n"])
def test_a_line_over_the_limit_is_that_lines_error(most: int, end: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check, "LONGEST_LINE", most)
    for more in range(4 * most):
        if more % 7 > 2 and more % most > 3:
            continue
        (tmp_path / "file").write_bytes(b"{}\n" + GOOD + b" " * more + b"\n" + GOOD + b"\n{}" + end)
        main(["check", str(tmp_path / "file")])
        found = verdicts(capsys)[0]
        fits = len(GOOD) + more <= most
        assert [verdict["ok"] for verdict in found] == [False, fits, len(GOOD) <= most, False]
        assert fits or str(most) in found[1]["error"]


MEASURED = """
import sys
from yokai.cli import main
status = main(sys.argv[1:])
print(status, open("/proc/self/status").read().split("VmHWM:")[1].split()[0], file=sys.stderr)
"""


def test_memory_is_flat_for_files_of_any_length(tmp_path: Path) -> None:
    line = GOOD[:-1] + b', "by": "' + b"x" * 2000 + b'"}\n'
    most = []
    for times in (100, 20_000):
        (tmp_path / "file").write_bytes(line * times)
        done = subprocess.run([sys.executable, "-c", MEASURED, "check", str(tmp_path / "file")], capture_output=True, check=True,
                              env=os.environ | {"NUMBA_DISABLE_JIT": "1"})  # the compiler would take most of it
        assert done.stdout.count(b"\n") == times
        status, memory = done.stderr.split()
        assert status == b"0"
        most.append(int(memory))
    assert most[1] < 1.1 * most[0]  # the file alone is a third


# ---------------------------------------------------------------- pipes
def test_standard_input(bad: str) -> None:
    done = call("-", stdin=GOOD + b"\n" + BAD)
    assert (done.returncode, done.stderr) == (1, b"")
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, False]
    done = call("-", bad, "-", stdin=GOOD)  # the second time it is at its end
    assert len(done.stdout.splitlines()) == 5
    assert done.returncode == 1


def test_standard_input_that_is_closed() -> None:
    done = subprocess.run(["sh", "-c", '"$0" -P -m yokai check - <&-', sys.executable], capture_output=True, check=False,
                          env=os.environ | {"PYTHONPATH": "src"}, cwd=Path(__file__).parents[2])
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"yokai: ")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes((GOOD + b"\n") * 50_000)
    process = subprocess.Popen([sys.executable, "-P", "-m", "yokai", "check", str(tmp_path / "file")], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, env=os.environ | {"PYTHONPATH": "src"}, cwd=Path(__file__).parents[2])
    assert process.stdout is not None
    assert process.stderr is not None
    assert json.loads(process.stdout.readline()) == RIGHT
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    assert process.wait() not in (0, 2)
    assert complaints == b""


def test_a_full_disk_behind_standard_output(good: str) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, "-P", "-m", "yokai", "check", good], stdout=full, stderr=subprocess.PIPE, check=False,
                              env=os.environ | {"PYTHONPATH": "src"}, cwd=Path(__file__).parents[2])
    assert done.returncode == 2
    assert done.stderr == b"yokai: No space left on device\n"


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    done = call(str(tmp_path / "\udcff"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"No such file" in done.stderr


def test_output_is_ascii_whatever_was_read() -> None:
    done = call("-", stdin=GOOD.replace(b"septet", "Jorōgumo".encode()))
    assert done.stdout.isascii()
    assert done.returncode == 1
