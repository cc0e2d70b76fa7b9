"""The README's example is run as it stands, and the files that the pages name are there."""
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "DECISIONS.md", *(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")))


def test_the_example_of_the_readme_runs() -> None:
    (example,) = re.findall(r"```pycon\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    ran = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert ran.attempted >= 8
    assert ran.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_the_files_that_a_page_names_are_there(page: str) -> None:
    for link in re.findall(r"\]\(([^)#]+)", (ROOT / page).read_text()):
        assert link.startswith("http") or (ROOT / page).parent.joinpath(link).exists(), f"{page} names {link}, which is not there"
