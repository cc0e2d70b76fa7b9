"""What happens in Yokai Septet, as coded lines (docs/seen.md). A hidden set of cards is empty."""
from ...kernel.jit import njit
from ...kernel.records import lines, record

DEAL, UP, PASS, GOT, SHOWS, PLAY, TRICK, HANDS, BY_BOSSES, BY_TRICKS, BY_LAST, GAME_OVER = range(1, 13)
MOST = 8  # no call leaves more lines: a play, the trick, four hands, the round, the end

LINE = record("what seat to card cards winners scores")
# what: one of the codes above · to: who gave (GOT), or the number of sides · winners: a bit a seat · scores: a byte a side
LINES = lines(LINE, MOST)


@njit
def say(told, what, seat=0, to=0, card=0, cards=0, winners=0, scores=0):
    """Add a line. Every field is written every time: what an earlier line left there must not be seen."""
    if told is None:
        return
    line = told.line[told.count]
    told.count += 1
    line.what, line.seat, line.to, line.card = what, seat, to, card
    line.cards, line.winners, line.scores = cards, winners, scores
