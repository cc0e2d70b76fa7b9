"""What every test gets: its lane, a seed that is shown when it fails, and no way to be skipped in silence."""
from __future__ import annotations

import json
import os
import zlib
from pathlib import Path

import hypothesis
import pytest

from lanes import LANE, many

__all__ = ["LANE", "many"]

SKIPS = Path(__file__).parent / "skips.txt"
COUNTED = {"passed": ["passed"], "failed": ["failed", "error", "xpassed"], "skipped": ["skipped", "xfailed"]}

# No test fails because a machine is slow, and every run of a test tries the same examples.
hypothesis.settings.register_profile("house", deadline=None, derandomize=True, database=None, print_blob=True,
                                     suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("house")

skipped: dict[str, str] = {}


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """A number of this test's own, the same in every run, or YOKAI_SEED; it is printed when the test fails."""
    stated = os.environ.get("YOKAI_SEED")
    number = int(stated) if stated else zlib.crc32(request.node.nodeid.encode())
    print(f"seed {number} (YOKAI_SEED={number} gives it again)")
    return number


def listed_skips(text: str) -> dict[str, str]:
    """The tests that may be skipped, with their reasons."""
    rows = [line.rpartition(" | ") for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for test, _, reason in rows:
        if not test.strip() or not reason.strip():
            raise pytest.UsageError(f"{SKIPS.name}: {test}{reason}: a line is NODE ID | REASON")
    return {test.strip(): reason.strip() for test, _, reason in rows}


def unlisted(skips: dict[str, str], allowed: dict[str, str]) -> list[str]:
    """The skipped tests that the list does not name, by themselves or with all their parameters."""
    return [test for test in skips if test not in allowed and test.partition("[")[0] not in allowed]


def note(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Keep what was skipped; a test that is expected to fail says as little as a skipped one."""
    if report.skipped:
        skipped[report.nodeid] = str(getattr(report, "wasxfail", "") or report.longrepr)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    note(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    note(report)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if unlisted(skipped, listed_skips(SKIPS.read_text())) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for test in unlisted(skipped, listed_skips(SKIPS.read_text())):
        terminalreporter.write_line(f"SKIPPED AND NOT LISTED in tests/skips.txt: {test}", red=True)
    if tally := os.environ.get("YOKAI_TALLY"):
        counts = {name: sum(len(terminalreporter.getreports(kind)) for kind in kinds) for name, kinds in COUNTED.items()}
        Path(tally).write_text(json.dumps(counts))
