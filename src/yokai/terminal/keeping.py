"""A game record in a file: claimed before the game begins, whole on the disk after every write, lost to no full disk."""
from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


class Keeper:
    """Where one game's record is kept. Every failure is an OSError that names the file."""

    def __init__(self, path: str) -> None:
        self.path = Path(os.path.realpath(path))
        self.draft = Path(f"{self.path}.part")
        self.is_failing = False

    def claim(self, force: bool) -> None:
        """See that the record can be written; an existing file is refused unless `force`, and stays as it is until the first write."""
        if self.path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "Is a directory", str(self.path))
        if not force:
            open(self.path, "x").close()
        if self.is_plain():
            self.write_to(self.draft, "")
            self.draft.unlink()

    def is_plain(self) -> bool:
        """A file that another one may replace, and no device."""
        return not self.path.exists() or stat.S_ISREG(self.path.stat().st_mode)

    def write(self, record: str) -> None:
        """The whole record in one step: what was kept before stays until the new one is complete."""
        if not self.is_plain():
            self.write_to(self.path, record)
            return
        try:
            self.write_to(self.draft, record)
            os.replace(self.draft, self.path)
        finally:
            self.draft.unlink(missing_ok=True)

    def write_to(self, path: Path, text: str) -> None:
        """Write and close; a full disk may show at either. The error names the file that was asked for."""
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error
