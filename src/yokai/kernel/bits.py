"""A set of up to 63 things is a word. Plain bodies are the plain lane; the jitted one gets LLVM's instructions."""
from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic, overload

WIDTH = 50  # actions a word, in every game: action a is bit a % 50 of word a // 50
HAS_PDEP = binding.get_host_cpu_features().get("bmi2", False)  # without it the instruction would end the process


def count(m):
    """How many."""
    return int(m).bit_count()


def low(m):
    """The lowest member; m is not empty."""
    return (int(m) & -int(m)).bit_length() - 1


def high(m):
    """The highest member; m is not empty."""
    return int(m).bit_length() - 1


def nth(m, k):
    """Member number k, counted from 0."""
    for _ in range(k):
        m &= m - 1
    return low(m)


@intrinsic
def _count(_, m):
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _low(_, m):
    return types.int64(types.int64), lambda context, builder, signature, args: builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))


@intrinsic
def _zeros(_, m):
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))


@intrinsic
def _spread(_, k, m):
    def pdep(context, builder, signature, args):
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, (word, word)))
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), pdep


@overload(count)
def _jitted_count(m):
    return lambda m: _count(m)


@overload(low)
def _jitted_low(m):
    return lambda m: _low(m)


@overload(high)
def _jitted_high(m):
    return lambda m: 63 - _zeros(m)


def _nth_by_loop(m, k):
    for _ in range(k):
        m &= m - 1
    return _low(m)


def _nth_by_pdep(m, k):
    return _low(_spread(1 << k, m))


@overload(nth)
def _jitted_nth(m, k):
    return _nth_by_pdep if HAS_PDEP else _nth_by_loop
