"""The contract of a game as verbs that any caller may use: the record's type chooses the game, in both lanes, at no cost."""
import numba
from numba.extending import overload

CONTRACT = {
    # of a STATE, most of a VIEW too
    "start": "s players options first", "turn": "s", "waiting": "s", "event_size": "s", "due": "s out", "deal": "s order told",
    "refusal": "s seat a", "legal": "s seat out", "draw": "s seat rng", "apply": "s seat a told", "score": "s out",
    # of a LINES, then of a VIEW
    "see": "told seat seen", "watch": "v seat s", "notice": "v line", "pick": "v a",
}
_meanings: dict = {}


def register(dtype, module, names):
    """The functions of `module` are what these names mean for records of this type."""
    for name in names.split():
        _meanings[dtype, name] = _meanings[numba.from_dtype(dtype), name] = getattr(module, name)


def _verb(name, arguments):
    """A function that asks its first argument's type what it means; Numba asks the same once, when it compiles the call.

    Numba wants the very argument names in the signature, so both bodies are written out by `eval`.
    """
    first, call = arguments.split()[0], ", ".join(arguments.split())
    plain = eval(f"lambda {call}: meanings[{first}.dtype, name]({call})", {"meanings": _meanings, "name": name})

    def chosen(*types):
        return eval(f"lambda {call}: meaning({call})", {"meaning": _meanings[types[0], name]})

    overload(plain)(eval(f"lambda {call}: chosen({call})", {"chosen": chosen}))
    return plain


start, turn, waiting, event_size, due, deal, refusal, legal, draw, apply, score, see, watch, notice, pick = (
    _verb(name, arguments) for name, arguments in CONTRACT.items())
