"""`./yokai` on a machine that has nothing yet, in a checkout of two files and a list."""
from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from yokai import environment

EMPTY = "# nothing is needed\n"
CLOSED = "http://127.0.0.1:9/index"  # nobody listens there
COMMAND = """
import os, signal, sys
word, *rest = sys.argv[1:] or ["serve"]
if word == "say":
    print(rest, flush=True)
elif word == "leave":
    sys.exit(int(rest[0]))
elif word == "wait":
    print(os.getpid(), flush=True)
    signal.pause()
elif word == "taste":
    import lantern
    print(lantern.LIGHT)
else:
    print(word, os.path.basename(sys.prefix))
"""


@dataclass
class Checkout:
    """A small checkout, and how one calls it."""

    root: Path
    surroundings: dict[str, str]

    def list(self, text: str, room: str = "run") -> None:
        """Put something on a list."""
        (self.root / "requirements" / f"{room}.txt").write_text(text)

    def start(self, *words: str, **more: str) -> subprocess.Popen[str]:
        """Call, and do not wait."""
        return subprocess.Popen([self.root / "yokai", *words], env=self.surroundings | more, cwd=self.root.parent, text=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)

    def call(self, *words: str, **more: str) -> tuple[int, str, list[str]]:
        """Call: exit status, standard output, lines of standard error."""
        process = self.start(*words, **more)
        out, told = process.communicate()
        return process.returncode, out, told.splitlines()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """The script and its environments' keeper, with a stand-in for the command, and uv on PATH."""
    root, tools = tmp_path / "the house", tmp_path / "tools"
    for folder in (root / "requirements", root / "src" / "yokai", tools):
        folder.mkdir(parents=True)
    shutil.copy(environment.ROOT / "yokai", root)
    shutil.copy(environment.__file__, root / "src" / "yokai")
    (root / "src" / "yokai" / "__main__.py").write_text(COMMAND)
    (tools / "uv").symlink_to(environment.uv())
    path = os.pathsep.join([str(tools), os.path.dirname(os.path.realpath(sys.executable)), "/usr/bin", "/bin"])
    made = Checkout(root, {"PATH": path, "HOME": str(tmp_path), "UV_HTTP_RETRIES": "0", "PYTHONDONTWRITEBYTECODE": "1"})
    made.list(EMPTY)
    made.list(EMPTY, "test")
    return made


def wheel(index: Path) -> str:
    """A package of one line, in an index of its own; the answer is its line for a list."""
    folder = index / "lantern"
    folder.mkdir(parents=True)
    path = folder / "lantern-1.0-py3-none-any.whl"
    (folder / "index.html").write_text(f'<a href="{path.name}">{path.name}</a>')
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("lantern.py", "LIGHT = 'bright'\n")
        archive.writestr("lantern-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n")
        archive.writestr("lantern-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr("lantern-1.0.dist-info/RECORD", "lantern.py,,\nlantern-1.0.dist-info/METADATA,,\n"
                                                         "lantern-1.0.dist-info/WHEEL,,\nlantern-1.0.dist-info/RECORD,,\n")
    return f"lantern==1.0 --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def test_first_call_says_one_line_on_standard_error_and_later_calls_none(checkout: Checkout) -> None:
    status, out, told = checkout.call("say", "hello")
    assert (status, out, len(told)) == (0, "['hello']\n", 1)
    assert told[0].startswith("yokai: setting up .yokai/run from requirements/run.txt (about ")
    assert checkout.call("say", "hello") == (0, "['hello']\n", [])


def test_words_arrive_as_they_were_typed(checkout: Checkout) -> None:
    words = ["two words", "", "*", "$HOME", "'", "new\nline", "--json", "百"]
    for _ in ("first", "later"):
        assert checkout.call("say", *words)[1] == f"{words}\n"


def test_exit_status_is_the_commands_own(checkout: Checkout) -> None:
    assert [checkout.call("leave", str(status))[0] for status in (7, 0, 2)] == [7, 0, 2]


def test_signals_are_the_commands_own(checkout: Checkout) -> None:
    for _ in ("first", "later"):
        process = checkout.start("wait")
        assert process.stdout
        assert int(process.stdout.readline()) == process.pid  # exec: it is the same process
        process.send_signal(signal.SIGTERM)
        process.communicate()
        assert process.returncode == -signal.SIGTERM


def test_tests_and_lint_have_an_environment_of_their_own(checkout: Checkout) -> None:
    assert [checkout.call(word)[1] for word in ("serve", "test", "lint")] == ["serve run\n", "test test\n", "lint test\n"]
    assert checkout.call()[1] == "serve run\n"


def test_lock_needs_no_environment(checkout: Checkout) -> None:
    checkout.list("<<<<<<< what a merge left behind\n")
    status, out, told = checkout.call("lock")
    assert (status, out.split()[0], told) == (0, "lock", [])
    assert not (checkout.root / ".yokai").exists()


def test_list_that_changed_makes_the_environment_anew(checkout: Checkout) -> None:
    checkout.call("say")
    left = checkout.root / ".yokai" / "run" / "left behind"
    left.touch()
    checkout.list(EMPTY + "# and nothing more\n")
    assert len(checkout.call("say")[2]) == 1
    assert not left.exists()
    assert checkout.call("say")[2] == []


@pytest.mark.parametrize("harm", ["no stamp", "garbled stamp", "stamp is a folder", "no python"])
def test_half_made_environment_is_made_anew(checkout: Checkout, harm: str) -> None:
    checkout.call("say")
    stamp, python = checkout.root / ".yokai/run/requirements.txt", checkout.root / ".yokai/run/bin/python"
    (python if harm == "no python" else stamp).unlink()
    if harm == "garbled stamp":
        stamp.write_bytes(b"\xff\x00 not what was written")
    if harm == "stamp is a folder":
        stamp.mkdir()
    status, out, told = checkout.call("say")
    assert (status, out, len(told)) == (0, "[]\n", 1)
    assert checkout.call("say") == (0, "[]\n", [])


def test_setting_up_that_was_cut_off_is_done_again(checkout: Checkout, tmp_path: Path) -> None:
    tool = tmp_path / "tools" / "uv"
    true = os.readlink(tool)
    tool.unlink()
    tool.write_text(f'#!/bin/sh\ncase $1 in venv) {true} "$@"; echo here; exec sleep 600 ;; esac\nexec {true} "$@"\n')
    tool.chmod(0o755)
    process = checkout.start("say")
    while not (checkout.root / ".yokai/run/bin/python").exists():
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    tool.unlink()
    tool.symlink_to(true)
    assert checkout.call("say")[:2] == (0, "[]\n")


def test_first_calls_at_the_same_time_do_not_break_each_other(checkout: Checkout) -> None:
    answers = [process.communicate()[0] for process in [checkout.start("say", "me") for _ in range(4)]]
    assert answers == ["['me']\n"] * 4


def test_moved_checkout_goes_on(checkout: Checkout) -> None:
    checkout.call("say")
    checkout.root = checkout.root.rename(checkout.root.parent / "elsewhere")
    assert checkout.call("say", "hello") == (0, "['hello']\n", [])


def test_script_may_be_reached_by_a_link(checkout: Checkout, tmp_path: Path) -> None:
    (tmp_path / "tools" / "yokai").symlink_to(checkout.root / "yokai")
    told = subprocess.run(["yokai", "say", "hello"], env=checkout.surroundings, capture_output=True, text=True)
    assert (told.returncode, told.stdout) == (0, "['hello']\n")


def test_broken_network_is_explained_and_the_next_call_mends_it(checkout: Checkout, tmp_path: Path) -> None:
    checkout.list(wheel(tmp_path / "index"))
    status, out, told = checkout.call("taste", UV_DEFAULT_INDEX=CLOSED)
    assert (status, out, len(told)) == (1, "", 2)
    assert "the package index cannot be reached" in told[1]
    assert "127.0.0.1" not in told[1]  # an index may carry a password
    assert checkout.call("taste", UV_DEFAULT_INDEX=(tmp_path / "index").as_uri())[:2] == (0, "bright\n")


def test_package_that_is_not_the_pinned_one_is_refused(checkout: Checkout, tmp_path: Path) -> None:
    line = wheel(tmp_path / "index")
    checkout.list(line[:-9] + "00000000\n")
    status, out, told = checkout.call("taste", UV_DEFAULT_INDEX=(tmp_path / "index").as_uri())
    assert (status, out, len(told)) == (1, "", 2)
    assert "not the one that was pinned" in told[1]


def test_no_cache_folder_is_no_hindrance(checkout: Checkout, tmp_path: Path) -> None:
    checkout.list(wheel(tmp_path / "index"))
    (tmp_path / "file").touch()
    found = checkout.call("taste", UV_DEFAULT_INDEX=(tmp_path / "index").as_uri(), XDG_CACHE_HOME=str(tmp_path / "file"))
    assert found[:2] == (0, "bright\n")


def test_checkout_that_cannot_be_written_is_explained(checkout: Checkout) -> None:
    (checkout.root / ".yokai").touch()
    status, out, told = checkout.call("say")
    assert (status, out, len(told)) == (1, "", 2)
    assert str(checkout.root / ".yokai") in told[1]


def test_missing_list_is_explained(checkout: Checkout) -> None:
    (checkout.root / "requirements" / "run.txt").unlink()
    status, out, told = checkout.call("say")
    assert (status, out, len(told)) == (1, "", 2)
    assert "requirements/run.txt" in told[1]


def test_old_python_alone_is_explained(checkout: Checkout, tmp_path: Path) -> None:
    tools = tmp_path / "old"
    tools.mkdir()
    for name in ("python3", "python3.11", "python3.12", "python3.13", "python3.14"):
        (tools / name).write_text("#!/bin/sh\nexit 1\n")  # what an older one answers to the question for its version
        (tools / name).chmod(0o755)
    status, out, told = checkout.call("say", PATH=f"{tools}:/usr/bin:/bin")
    assert (status, out, len(told)) == (1, "", 1)
    assert "Python 3.11 or newer" in told[0]


@pytest.mark.parametrize(("words", "remedy"), [
    ("Error: [Errno 28] No space left on device", "free some space"),
    ("error: failed to copy\n  cause: failed to write to file `x`: No space left on device (os error 28)", "free some space"),
    ("/house/.yokai: Read-only file system", "mend the permissions"),
    ("/house/.yokai: Permission denied", "mend the permissions"),
    ("not created successfully because ensurepip is not\navailable.", "install venv"),
    ("/usr/bin/python3: No module named venv", "install venv"),
    ("error: Failed to fetch: `https://user:secret@index.example/numpy/`\n  Caused by: dns error", "look after the network"),
    ("WARNING: Retrying after connection broken by …\nERROR: No matching distribution found for uv", "look after the network"),
    ("error: No solution found when resolving dependencies", "try another Python"),
    ("something new", "something new"),
    ("", "no word was said"),
])
def test_what_a_tool_says_becomes_one_line_with_its_remedy(words: str, remedy: str) -> None:
    told = str(environment.hindered("run", words))
    assert remedy in told
    assert "\n" not in told
    assert "secret" not in told


def test_command_line_loads_neither_numpy_nor_numba() -> None:
    program = "import sys, yokai.cli; yokai.cli.main(['--help']); print({'numpy', 'numba'} & set(sys.modules), file=sys.stderr)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=environment.ROOT / "src")
    assert (told.returncode, told.stderr) == (0, "set()\n")
