# SPDX-License-Identifier: MIT
"""What scores say about strength. A share is the part of the points that a player has made, from 0 to 1.

The unit is a pair of games with the same beginning and the colours changed: its two games depend on each other, so each
pair is one observation. Spread is estimated as if there were one pair more, which each player may have won: otherwise a
match whose pairs are all alike would have no spread, and error bars of no length.
"""
import math

QUANTILE = 1.959964  # 95 % of a normal distribution lie within so many deviations
SHARE_LEAST = 1e-6


def elo(share):
    """The difference in Elo that makes this share expected."""
    kept = min(max(share, SHARE_LEAST), 1 - SHARE_LEAST)
    return 400 * math.log10(kept / (1 - kept))


def share_of(difference):
    """The share that is expected of a player who is so much better, in Elo."""
    return 1 / (1 + 10 ** (-difference / 400))


def pairs(scores):
    """The shares of complete pairs, of a dictionary from game numbers, counted from 0, to points."""
    return [(points + scores[number + 1]) / 2 for number, points in sorted(scores.items())
            if number % 2 == 0 and number + 1 in scores]


def spread(shares):
    """Mean and variance of pairs, with that one more."""
    count = len(shares) + 1
    mean = (sum(shares) + 0.5) / count
    more = (mean ** 2 + (1 - mean) ** 2) / 2
    return mean, (sum((share - mean) ** 2 for share in shares) + more) / count


def interval(shares):
    """Between which shares the true one lies with 95 %."""
    mean, variance = spread(shares)
    half = QUANTILE * math.sqrt(variance / (len(shares) + 1))
    return max(mean - half, 0), min(mean + half, 1)


def likelihood(shares, low, high):
    """The logarithm of how much likelier the pairs are if the difference is `high` than if it is `low`, in Elo."""
    _, variance = spread(shares)
    if not shares:
        return 0.0
    at_low, at_high = share_of(low), share_of(high)
    mean = sum(shares) / len(shares)
    return len(shares) * (at_high - at_low) * (2 * mean - at_low - at_high) / (2 * variance)


def bounds(error):
    """At which likelihoods a sequential test ends, for this chance of a wrong answer either way."""
    limit = math.log((1 - error) / error)
    return -limit, limit
