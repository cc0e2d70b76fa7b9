"""`yokai bench`: its arithmetic and what it prints, on candidates that only pretend to work."""
from __future__ import annotations

import argparse
import importlib
import json
import types
from pathlib import Path

import pytest

from yokai import cli
from yokai.cli import bench

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return importlib.import_module("pairs")


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return importlib.import_module("report")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, pairs: types.ModuleType) -> list[float]:
    """A clock that stands still until somebody turns it."""
    now = [0.0]
    monkeypatch.setattr(pairs.time, "perf_counter", lambda: now[0])
    return now


def worker(pairs: types.ModuleType, clock: list[float], name: str, seconds: float, diary: list[str], **more: object) -> object:
    """A candidate that takes so long for each unit."""

    def run(size: int) -> float:
        diary.append(name)
        clock[0] += size * seconds
        return size

    return pairs.Candidate(name, "moves/s", run, **more)


def test_the_ratio_is_the_median_of_each_rounds_ratio_and_min_the_least(pairs: types.ModuleType) -> None:
    ours, peer = pairs.Candidate("ours", "moves/s", float), pairs.Candidate("peer", "moves/s", float)
    rates = {"ours": [10.0, 30.0, 80.0], "peer": [1.0, 10.0, 10.0]}
    entry = pairs.judged(pairs.Row("row", ours, peer, 2, 5), rates)
    assert (entry["ratio"], entry["min"], entry["max"], entry["rounds"]) == (8.0, 3.0, 10.0, 3)
    assert (entry["ours_median"], entry["ours_best"], entry["peer_median"], entry["peer_best"]) == (30.0, 80.0, 10.0, 10.0)


def test_where_less_is_better_the_ratio_is_of_times(pairs: types.ModuleType) -> None:
    ours, peer = pairs.Candidate("ours", "starts/s", float), pairs.Candidate("peer", "starts/s", float)
    entry = pairs.judged(pairs.Row("row", ours, peer, 3, 2, "less"), {"ours": [1.0, 2.0], "peer": [4.0, 4.0]})
    assert (entry["ratio"], entry["min"], entry["max"], entry["better"]) == (3.0, 2.0, 4.0, "less")


def test_a_limit_stands_in_for_a_peer(pairs: types.ModuleType) -> None:
    ours = pairs.Candidate("ours", "starts/s", float)
    entry = pairs.judged(pairs.Row("row", ours, None, 1, 1, "less", limit=4.0), {"ours": [8.0, 8.0]})
    assert entry["ratio"] == 0.5
    assert "peer" not in entry


@pytest.mark.parametrize(("best", "suspicious"), [(49.0, True), (50.0, False), (500.0, False)])
def test_a_peer_more_than_twice_as_slow_as_found_is_suspicious(pairs: types.ModuleType, best: float, suspicious: bool) -> None:
    peer = pairs.Candidate("peer", "moves/s", float, (100.0, 150.0))
    row = pairs.Row("row", pairs.Candidate("ours", "moves/s", float), peer, 2, 5)
    entry = pairs.judged(row, {"ours": [1.0, 1.0], "peer": [1.0, best]})
    assert entry["peer_is_suspicious"] is suspicious
    assert entry["peer_found"] == (100.0, 150.0)


def test_a_peer_never_seen_before_is_not_suspicious(pairs: types.ModuleType) -> None:
    assert not pairs.is_suspicious(pairs.Candidate("peer", "moves/s", float), {"peer": [1e-9]})


def test_what_is_only_reported_goes_into_further_keys(pairs: types.ModuleType) -> None:
    ours, peer, other = (pairs.Candidate(name, "moves/s", float) for name in ("ours", "peer", "other"))
    rates = {"ours": [8.0], "peer": [2.0], "other": [4.0]}
    entry = pairs.judged(pairs.Row("row", ours, peer, 2, 5, also=(other,)), rates)
    assert entry["ratio"] == 4.0
    assert entry["also"] == {"other": 2.0}


def test_candidates_take_turns_and_one_peer_serves_several_rows(pairs: types.ModuleType, clock: list[float]) -> None:
    diary: list[str] = []
    one, two, peer = (worker(pairs, clock, name, 0.5, diary) for name in ("one", "two", "peer"))
    rows = [pairs.Row("a", one, peer, 1, 1), pairs.Row("b", two, peer, 1, 1)]
    rates = pairs.measure(rows, 3, 0.5, lambda message: None)
    assert diary[-9:] == ["one", "peer", "two", "two", "peer", "one", "one", "peer", "two"]
    assert rates == {"one": [2.0] * 3, "peer": [2.0] * 3, "two": [2.0] * 3}


@pytest.mark.parametrize(("seconds", "size"), [(0.001, 150), (0.01, 15), (0.04, 4), (7.0, 1)])
def test_a_chunk_is_sized_to_its_time(pairs: types.ModuleType, clock: list[float], seconds: float, size: int) -> None:
    assert pairs.fitting(worker(pairs, clock, "ours", seconds, []), 0.15) == size


def test_the_json_has_for_each_row_what_a_program_asks_for(pairs: types.ModuleType, clock: list[float]) -> None:
    ours, peer = worker(pairs, clock, "ours", 0.01, []), worker(pairs, clock, "peer", 0.02, [], found=(1.0, 2.0))
    rows = [pairs.Row("row", ours, peer, 1.5, 3), pairs.Row("start", ours, None, 1, 1, "less", limit=10.0)]
    rates = pairs.measure(rows, 15, 0.1, lambda message: None)
    entries = json.loads(json.dumps({row.name: pairs.judged(row, rates) for row in rows}))
    for entry in entries.values():
        assert {"ratio", "min", "floor", "aim", "better", "unit"} <= set(entry)
        assert all(isinstance(entry[key], (int, float)) for key in ("ratio", "min", "floor", "aim"))
        assert entry["better"] in ("more", "less")
    assert entries["row"]["ratio"] == pytest.approx(2)


def test_the_table_names_what_misses_its_floor_and_who_is_suspicious(pairs: types.ModuleType, report: types.ModuleType) -> None:
    ours, peer = pairs.Candidate("ours", "moves/s", float), pairs.Candidate("peer", "moves/s", float, (4.04e6, 6.02e6))
    text = report.table({
        "good": pairs.judged(pairs.Row("good", ours, peer, 2, 5), {"ours": [1.2e7], "peer": [5e6]}),
        "bad": pairs.judged(pairs.Row("bad", ours, peer, 2, 5), {"ours": [1.2e6], "peer": [1e6]})})
    good, bad = text.splitlines()[2:]
    assert "12 M" in good
    assert "4.04 M to 6.02 M" in good
    assert "below the floor" not in good
    assert "1.2 below the floor (peer suspicious)" in bad


def test_a_floor_that_is_a_most_is_missed_from_above(pairs: types.ModuleType, report: types.ModuleType) -> None:
    ours, peer = pairs.Candidate("ours", "starts/s", float), pairs.Candidate("peer", "starts/s", float)
    row = pairs.Row("start", ours, peer, 3, 2, "less")
    assert report.verdict(pairs.judged(row, {"ours": [1.0], "peer": [3.5]})) == " below the floor"
    assert report.verdict(pairs.judged(row, {"ours": [1.0], "peer": [2.9]})) == ""


def test_the_page_takes_the_new_results_and_keeps_the_rest(report: types.ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", encoding="utf-8")
    report.write(page, "new")
    assert page.read_text(encoding="utf-8") == f"before\n{report.BEGIN}\nnew\n{report.END}\nafter\n"


def test_a_page_without_a_place_for_results_is_left_as_it_is(report: types.ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text("nothing here\n", encoding="utf-8")
    with pytest.raises(ValueError, match="put them where the results belong"):
        report.write(page, "new")
    assert page.read_text(encoding="utf-8") == "nothing here\n"


def test_the_speed_page_has_a_place_for_results(report: types.ModuleType) -> None:
    text = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8")
    assert text.index(report.BEGIN) < text.index(report.END)


def test_the_files_of_the_folder_are_the_groups(tmp_path: Path) -> None:
    assert "games" in bench.groups()
    assert bench.groups(tmp_path) == []


def test_an_unknown_group_and_too_few_rounds_are_wrong_calls(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "gaems"]) == 2
    assert "no group 'gaems'; the groups are: games" in capsys.readouterr().err
    assert cli.main(["bench", "--rounds", "3"]) == 2
    assert "fewer than 15" in capsys.readouterr().err


def test_without_a_checkout_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "groups", list)
    with pytest.raises(cli.Wrong, match="git clone"):
        bench.run(argparse.Namespace(groups=[], rounds=15, json=False, write=False))


def test_a_hindered_environment_is_explained_with_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def hindered(room: str) -> Path:
        raise bench.environment.Hindered(f".yokai/{room} could not be set up: the disk is full")

    monkeypatch.setattr(bench.environment, "ready", hindered)
    assert cli.main(["bench"]) == 1
    assert "the disk is full" in capsys.readouterr().err


def test_the_command_becomes_the_runner_in_its_own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(bench.environment, "ready", lambda room: Path("/env") / room / "python")
    monkeypatch.setattr(bench.os, "execv", lambda program, words: called.append((program, words)))
    cli.main(["bench", "--json"])
    words = ["/env/bench/python", str(ROOT / "benchmarks" / "runner.py"), "games", "--rounds", "15", "--json"]
    assert called == [("/env/bench/python", words)]


def test_the_twin_is_some_sixty_lines_of_c() -> None:
    lines = (ROOT / "benchmarks" / "twin.c").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 70
    assert max(map(len, lines)) <= 140
