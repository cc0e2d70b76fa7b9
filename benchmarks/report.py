"""What was measured, as a table for people and as one JSON object for programs; and on what machine."""
from __future__ import annotations

import importlib.metadata
import os
import pathlib
import platform
import subprocess

Entry = dict[str, object]
HEADS = ["what", "against", "unit", "ratio", "min", "floor", "aim", "ours", "the peer's", "found before"]
BEGIN, END = "<!-- results: ./yokai bench --write -->", "<!-- end of results -->"


def short(number: float) -> str:
    """A figure of three digits."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"


def figure(number: object, unit: str) -> str:
    """Units a second, or where a process is started the time that it takes."""
    if not isinstance(number, float):
        return "–"
    return f"{1000 / number:.0f} ms" if unit == "starts/s" else short(number)


def cells(name: str, entry: Entry) -> list[str]:
    """One row of the table."""
    unit = str(entry["unit"])
    found = entry.get("peer_found")
    before = " to ".join(figure(float(part), unit) for part in found) if isinstance(found, (list, tuple)) else "–"
    mark = "≤ " if entry["better"] == "less" else ""
    return [name, str(entry.get("peer", "0.3 s")), "time" if unit == "starts/s" else unit, f"{entry['ratio']:.3g}{verdict(entry)}",
            f"{entry['min']:.3g}", f"{mark}{entry['floor']}", f"{mark}{entry['aim']}", figure(entry["ours_median"], unit),
            figure(entry.get("peer_median"), unit), before]


def verdict(entry: Entry) -> str:
    """A word behind the ratio where it is worse than its floor, or where the peer is slower than it should be."""
    ratio, floor = float(str(entry["ratio"])), float(str(entry["floor"]))
    missed = ratio > floor if entry["better"] == "less" else ratio < floor
    return (" below the floor" if missed else "") + (" (peer suspicious)" if entry.get("peer_is_suspicious") else "")


def table(entries: dict[str, Entry]) -> str:
    """The table, in columns that line up; a page shows it as it is."""
    rows = [HEADS, *(cells(name, entry) for name, entry in entries.items())]
    widths = [max(len(row[k]) for row in rows) for k in range(len(HEADS))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *lines[1:]])


def machine() -> str:
    """The processor, how busy it is, and the versions of all that takes part."""
    words = [f"{processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", f"Python {platform.python_version()}"]
    words += [f"{name} {importlib.metadata.version(name)}" for name in ("numba", "numpy", "open_spiel")]
    return " · ".join([*words, compiler()])


def processor() -> str:
    """The processor's name, as the system knows it."""
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.machine()


def compiler() -> str:
    """The version of the compiler of the C twin."""
    try:
        return subprocess.run(["gcc", "--version"], capture_output=True, text=True, check=True).stdout.partition("\n")[0]
    except OSError:
        return "no gcc"


def write(page: pathlib.Path, text: str) -> None:
    """Put the text in place of the last results on the page."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{page} has no lines {BEGIN!r} and {END!r}: put them where the results belong")
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
