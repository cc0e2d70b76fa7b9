"""The README's example is run as it stands."""
import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_of_the_readme_runs() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert ran.attempted >= 8
    assert ran.failed == 0


def test_the_files_that_the_readme_and_contributing_name_are_there() -> None:
    for page in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "DECISIONS.md"):
        for link in (part.partition(")")[0] for part in (ROOT / page).read_text().split("](")[1:]):
            assert link.startswith("http") or (ROOT / link).exists(), f"{page} names {link}, which is not there"
