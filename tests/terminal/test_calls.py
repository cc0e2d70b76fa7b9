"""`yokai play` and `yokai rules` as processes: calls, exits, signals, disks, terminals that lack letters."""
from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.sitting import COMMAND, call, here, surroundings
from words.catalogues import LANGUAGES
from yokai.games import find, names
from yokai.record import check
from yokai.terminal.letters import NEAREST

__all__ = ["here"]
Here = Callable[..., tuple[int, str, str]]
FULL = Path("/dev/full")


@pytest.mark.parametrize(("words", "complaint"), [
    (["chess"], "no game is called 'chess'; the games are pagoda and septet"),
    (["septet", "--players", "5"], "septet is for 3, 4 players, not for 5"),
    (["pagoda", "--players", "2", "--seat", "3"], "there is no seat 3; with 2 players the seats are 1 to 2"),
    (["pagoda", "--seat", "0"], "there is no seat 0; with 5 players the seats are 1 to 5"),
    (["pagoda", "--seed", "-1"], "--seed is a number from 0 to 18446744073709551615"),
    (["pagoda", "--seed", "9" * 9999], "--seed is a number from 0 to 18446744073709551615"),
    (["pagoda", "--lang", "xx"], "there is no language 'xx'; the languages are de, en, es, fr, ja"),
    (["pagoda", "--set", "speed=1"], "--set: there is no option 'speed'; the options are optional_effects, rounds"),
    (["pagoda", "--set", "rounds"], "--set: 'rounds' is not NAME=VALUE"),
    (["pagoda", "--set", "rounds=0"], "--set: rounds is 1 or 2 or 3 or 4, not 0"),
    (["septet", "--set", "scoring=easy"], "--set: scoring is advanced or basic, not easy"),
    (["pagoda", "--players", "5", "--set", "rounds=4"], "P14 allows no such table: 'players', 'first' or 'options'"),
    (["pagoda", "--record", "/nowhere/at/all.jsonl"], "--record '/nowhere/at/all.jsonl': No such file or directory; state another file"),
    (["pagoda", "--record", "/"], "--record '/': Is a directory; state another file"),
])
def test_a_wrong_call_is_refused_in_one_line(words: list[str], complaint: str, here: Here) -> None:
    assert here("play", *words) == (2, "", f"yokai: {complaint}\n")


def test_the_end_of_input_leaves_in_peace() -> None:
    done = call("play", "septet", "--seed", "7", typed="1 2 3\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\nThe input has ended, so you leave the table. The game stays unfinished.\n")


def test_a_closed_input_is_an_end_of_input() -> None:
    words = ["sh", "-c", '"$@" <&-', "sh", *COMMAND, "play", "pagoda"]
    done = subprocess.run(words, capture_output=True, text=True, env=surroundings(), timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The input has ended" in done.stdout


def hear_ctrl_c() -> None:
    """A shell's background jobs are deaf to it, and their children too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(("language", "left"), [("en", "You leave the table."), ("ja", "退席しました。")])
def test_ctrl_c_leaves_with_a_sentence_and_status_130(language: str, left: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = [*COMMAND, "play", "pagoda", "--seed", "3", "--lang", language, "--record", str(file)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
                          env=surroundings(), preexec_fn=hear_ctrl_c) as running:
        assert running.stdin
        assert running.stdout
        running.stdin.write("1\n")
        running.stdin.flush()
        while not running.stdout.readline().startswith("1"):
            pass
        running.send_signal(signal.SIGINT)
        told, complaints = running.communicate(timeout=300)
    assert (running.returncode, complaints) == (130, "")
    assert told.splitlines()[-2].startswith(left)
    assert check(file.read_bytes().removesuffix(b"\n")).ok


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = [*COMMAND, "play", "septet", "--record", str(file)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
                          env=surroundings()) as running:
        assert running.stdin
        assert running.stdout
        running.stdout.close()
        running.stdin.write("1 2 3\n" + "1\n" * 400)
        running.stdin.close()
        assert running.stderr
        assert "Traceback" not in running.stderr.read()
        assert running.wait(timeout=300) == 1
    assert check(file.read_bytes().removesuffix(b"\n")).ok


# ---------------------------------------------------------------- the record's file
def test_an_existing_file_is_refused_before_the_game_and_kept(tmp_path: Path, here: Here) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious\n")
    refused = f"yokai: {file} exists already; state another file, or --force to write over it\n"
    assert here("play", "septet", "--record", str(file)) == (2, "", refused)
    assert file.read_text() == "precious\n"


def test_force_writes_over_a_file(tmp_path: Path, here: Here) -> None:
    file, link = tmp_path / "game.jsonl", tmp_path / "link.jsonl"
    file.write_text("precious\n")
    link.symlink_to(file)
    assert here("play", "septet", "--record", str(link), "--force")[0] == 0
    assert link.is_symlink()
    assert json.loads(file.read_text())["game"] == "septet"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.jsonl", "link.jsonl"]


def test_a_full_disk_loses_nothing() -> None:
    done = call("play", "pagoda", "--seed", "3", "--record", str(FULL), "--force", typed="1\n")
    *_, said, line = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (1, f"yokai: {FULL}: No space left on device\n")
    assert said == "The game record could not be kept in a file. Here it is, to be copied:"
    assert check(line.encode()).ok
    assert len(json.loads(line)["events"]) > 1
    assert FULL.is_char_device()


def test_a_disk_that_fills_up_during_the_game_is_named_and_the_game_goes_on(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: the first records fit, later ones do not, and the last that did is kept."""
    file = tmp_path / "game.jsonl"
    code = ("import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
            "from yokai.cli import main; import yokai.terminal.table; "
            "resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500)); sys.exit(main(sys.argv[1:]))")
    words = [*COMMAND[:1], "-B", "-c", code, "play", "pagoda", "--seed", "3", "--players", "2", "--record", str(file)]
    done = subprocess.run(words, input="1\n" * 600, capture_output=True, text=True, encoding="utf-8",
                          env=surroundings(NUMBA_DISABLE_JIT="1"), timeout=300)
    assert done.returncode == 1
    assert done.stderr == f"yokai: {file}: File too large\n"
    assert done.stdout.count("The game record could not be written. The game goes on, and its record will be tried again.") == 1
    assert check(done.stdout.splitlines()[-1].encode()).result
    assert check(file.read_bytes().removesuffix(b"\n")).ok
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


# ---------------------------------------------------------------- languages and letters
@pytest.mark.parametrize(("environment", "opening"), [
    ({"LANG": "de_DE.UTF-8"}, "Yokai Septet mit 4 Personen."), ({"LC_ALL": "ja_JP.UTF-8", "LANG": "de"}, "妖怪セプテット（4人）。"),
    ({"LANG": "pt_BR.UTF-8"}, "Yokai Septet with 4 players.")])
def test_the_environment_chooses_the_language(environment: dict[str, str], opening: str, here: Here,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    assert here("play", "septet")[1].startswith(opening)


@pytest.mark.parametrize(("encoding", "language", "said"), [
    ("ascii", "fr", "Reponds par le numero de ton choix. Une ligne vide"),
    ("iso8859-1", "fr", "Réponds par le numéro de ton choix. Une ligne vide répète les choix, «\u00a0?\u00a0» donne"),
    ("cp932", "ja", "カードが12枚配られました"), ("ascii", "ja", "12???????: ??2, ??3")])
def test_a_terminal_without_the_letters_gets_the_nearest(encoding: str, language: str, said: str) -> None:
    done = call("play", "septet", "--seed", "7", "--lang", language, typed="no\n", encoding=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.parametrize(("encoding", "text", "shown"), [
    ("ascii", "« ça »\u202f! l’As… 2–5", '" ca " ! l\'As... 2-5'), ("iso8859-1", "« ça »\u202f!", "« ça »\u00a0!"),
    ("ascii", "Jorōgumo", "Jorogumo"), ("ascii", "風の７。", "??7."), ("utf-8", "風の７。«\u202f»", "風の７。«\u202f»"),
    ("ascii", "„Ä“", '"A"'), ("iso8859-15", "“x”…", '"x"...')])
def test_a_letter_that_is_missing_becomes_the_nearest(encoding: str, text: str, shown: str) -> None:
    assert text.encode(encoding, NEAREST).decode(encoding) == shown


def test_only_what_cannot_be_written_is_replaced() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", NEAREST)


def test_bytes_that_are_no_letters_are_no_answer() -> None:
    done = subprocess.run([*COMMAND, "play", "septet", "--seed", "7", "--lang", "en"], input=b"\xff\xfe\0\n1 2 3\n", capture_output=True,
                          env=surroundings(), timeout=300)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "is no choice here" in done.stdout.decode()
    assert "You pass Earth 2" in done.stdout.decode()


def test_a_fresh_seed_is_told_and_gives_the_game_again() -> None:
    told = call("play", "septet", typed="1 2 3\n1\n").stdout
    seed = told.split("Seed: ")[1].split(".")[0]
    assert call("play", "septet", "--seed", seed, typed="1 2 3\n1\n").stdout == told
    assert call("play", "septet", typed="1 2 3\n1\n").stdout != told


# ---------------------------------------------------------------- rules
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_rules_are_told_by_their_numbers(game: str, language: str, here: Here) -> None:
    status, told, complaints = here("rules", game, "--lang", language)
    letter, last = find(game).rules.LETTER, {"pagoda": 19, "septet": 16}[game]
    numbers = [line.split(".")[0] for line in told.splitlines() if line.startswith(letter) and line[1:2].isdigit()]
    assert (status, complaints) == (0, "")
    assert numbers == [f"{letter}{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_rules_in_short_fit_a_screen(game: str, language: str, here: Here) -> None:
    assert 10 < len(here("rules", game, "--short", "--lang", language)[1].splitlines()) <= 24


@pytest.mark.parametrize(("words", "complaint"), [
    (["chess"], "no game is called 'chess'; the games are pagoda and septet"),
    (["septet", "--lang", "xx"], "there is no language 'xx'; the languages are de, en, es, fr, ja")])
def test_rules_that_are_not_there_are_refused(words: list[str], complaint: str, here: Here) -> None:
    assert here("rules", *words) == (2, "", f"yokai: {complaint}\n")


def test_no_home_is_needed(tmp_path: Path) -> None:
    """Neither play nor rules leave anything behind, or need a place to."""
    nowhere = tmp_path / "nowhere"
    nowhere.mkdir()
    os.chmod(nowhere, 0o500)
    done = call("play", "pagoda", HOME=str(nowhere), XDG_CACHE_HOME=str(nowhere))
    assert (done.returncode, done.stderr) == (0, "")
