"""The games, one folder each. The folder's name is the game's name; no other list of games exists."""
import importlib
import pkgutil
from functools import cache
from types import ModuleType


@cache
def names() -> tuple[str, ...]:
    """Every game of the house."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> ModuleType:
    """The game of that name: a package with `rules`, `lines`, `notation`, `view` and `explain`."""
    if name not in names():
        raise LookupError(f"no game is called {name!r}; there are {' and '.join(names())}")
    return importlib.import_module(f"{__name__}.{name}")
