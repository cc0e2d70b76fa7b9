// Whole random games of Yokai Septet for four, advanced scoring: the same picks from the same word as the kernel's.
#include <stdint.h>
typedef uint64_t set;
static const set SUIT = 127, ALL = (1ULL << 49) - 1, BOSSES = 0x41041041040ULL;
static const int WORTH[7] = {0, 0, 1, 1, 1, 2, 2};

static inline set below(set *word, set n) {
    set x = *word += 0x9E3779B97F4A7C15ULL;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
    return ((x ^ x >> 31) >> 32) * n >> 32;
}
#ifdef __BMI2__
#include <immintrin.h>
static inline int nth(set m, int k) { return __builtin_ctzll(_pdep_u64(1ULL << k, m)); }
#else
static inline int nth(set m, int k) { while (k--) m &= m - 1; return __builtin_ctzll(m); }
#endif
static inline int draw(set m, set *word) { return nth(m, below(word, __builtin_popcountll(m))); }

static int deal(set *word, set *hand, int *leader) {              // S5 to S7; the card turned up
    int deck[49];
    for (int i = 0; i < 49; i++) deck[i] = i;
    for (int i = 48; i > 0; i--) { int j = below(word, i + 1), c = deck[i]; deck[i] = deck[j]; deck[j] = c; }
    set pass[4] = {0};
    for (int s = 0; s < 4; s++) {
        hand[s] = 0;
        for (int i = 0; i < 12; i++) hand[s] |= 1ULL << deck[12 * s + i];
    }
    for (int s = 0; s < 4; s++) for (int i = 0; i < 3; i++) pass[s] |= 1ULL << draw(hand[s] & ~pass[s], word);
    for (int s = 0; s < 4; s++) hand[s] = (hand[s] & ~pass[s]) | pass[s ^ 2];
    for (int s = 0; s < 4; s++) if (*leader < 0 && hand[s] >> (deck[48] ? 0 : 48) & 1) *leader = s;
    return deck[48];
}
static int worth(set bosses, int up) {                                                // S3, S14
    int points = 0;
    for (int suit = 0; suit < 7; suit++) if (suit != up / 7 && bosses >> (6 * suit + 6) & 1) points += WORTH[suit];
    return points;
}
static long play(set *word, int *leader, int *points) {             // one round; the cards played
    set hand[4], bosses[2] = {0}, loot = 0;
    int tricks[2] = {0}, up = deal(word, hand, leader), why = 0, side = 0;
    set trump = SUIT << up / 7 * 7;
    long moves = 0;
    while (!why) {
        set led = ALL, trick = 0;
        int who[49], s = *leader;
        for (int k = 0; k < 4; k++, s = (s + 1) & 3) {                                   // S8
            set follow = hand[s] & led;
            int card = draw(follow ? follow : hand[s], word);
            hand[s] ^= 1ULL << card, trick |= 1ULL << card, who[card] = s;
            if (k == 0) led = SUIT << card / 7 * 7;
        }
        set best = trick & 1 ? 1 : trick & trump ? trick & trump : trick & led;             // S9
        *leader = who[63 - __builtin_clzll(best)], side = *leader & 1, moves += 4;
        bosses[side] |= trick & BOSSES;
        why = __builtin_popcountll(bosses[side]) >= 4 ? 1 : ++tricks[side] >= 7 ? 2 : hand[0] == 0 ? 3 : 0;   // S11
    }
    if (why == 2) side ^= 1, loot = (hand[0] | hand[1] | hand[2] | hand[3]) & BOSSES;
    points[side] += worth(bosses[side] | loot, up);
    return moves;
}
void games(set *word, long times, long *sums) {         // sums: cards played, rounds, winners as the bits of their seats
    for (long n = 0; n < times; n++) {
        int leader = -1, points[2] = {0};
        while (points[0] < 7 && points[1] < 7) sums[0] += play(word, &leader, points), sums[1]++;
        sums[2] += points[0] > points[1] ? 5 : 10;
    }
}
