"""What happens in Yokai Pagoda, as coded lines (docs/seen.md). A hidden card is HIDDEN; a set of cards is two words."""
from ...kernel.jit import njit
from ...kernel.records import lines, record
from .cards import CARDS

HIDDEN = -1
DECK, DRAW, PILE, PLAY, CLOSE, SHOWS, GIVE, DRAW_FOR, TAKE, DECLINE, BY_CLOSE, BY_EMPTY, POOLS, GAME_OVER = range(1, 15)
MOST = 38  # no call leaves more lines: a closing play, the hand shown, the round, 35 cards dealt to five

LINE = record("what seat to card winners scores", cards=CARDS)
# what: one of the codes above · to: a receiver, a pile, 1 for the first deck, or the number of sides
# winners: a bit a seat · scores: a byte a seat
LINES = lines(LINE, MOST)


@njit
def say(told, what, seat=0, to=0, card=0, low=0, high=0, winners=0, scores=0):
    """Add a line. Every field is written every time: what an earlier line left there must not be seen."""
    if told is None:
        return
    line = told.line[told.count]
    told.count += 1
    line.what, line.seat, line.to, line.card = what, seat, to, card
    line.cards.words[0], line.cards.words[1], line.winners, line.scores = low, high, winners, scores
