import type { Random } from '../../art/rng.ts';
import type { Ratio } from '../kit/ratio.ts';

/** A card of a deck of 52: `card % 13` is its rank from the ace, `card / 13` its suit. */
export type Card = number;

export type Result = 'won' | 'lost' | 'equal';

/** What one round of "nearest to nine" shows. */
export interface CardsShown {
  readonly yours: readonly [Card, Card];
  readonly houses: readonly [Card, Card];
  /** Points of both hands, 0 to 9. */
  readonly points: readonly [yours: number, houses: number];
  readonly result: Result;
}

/** Payouts as multiples of the stake. An equal hand goes to the house: this is its whole advantage. */
export const payouts = { win: 2n, winWithNine: 3n } as const;

/** Ace 1, two to nine as they say, ten and pictures 0. */
export const cardValue = (card: Card): number => {
  const rank = (card % 13) + 1;
  return rank < 10 ? rank : 0;
};

/** The points of a hand: the last digit of the sum. */
export const pointsOf = ([one, other]: readonly [Card, Card]): number =>
  (cardValue(one) + cardValue(other)) % 10;

/** The payout for the points of both hands, as a multiple of the stake. */
export function timesFor(yours: number, houses: number): bigint {
  if (yours <= houses) return 0n;
  return yours === 9 ? payouts.winWithNine : payouts.win;
}

/** The result of two hands. */
export function shownFor(yours: readonly [Card, Card], houses: readonly [Card, Card]): CardsShown {
  const points = [pointsOf(yours), pointsOf(houses)] as const;
  const [mine, theirs] = points;
  const result = mine > theirs ? 'won' : mine < theirs ? 'lost' : 'equal';
  return { yours, houses, points, result };
}

/** Deals two cards to the player and two to the house, all from one shuffled deck. */
export function deal(random: Random): CardsShown {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const draw = (): Card => deck.splice(random.int(0, deck.length - 1), 1)[0] ?? 0;
  return shownFor([draw(), draw()], [draw(), draw()]);
}

/** How many hands of two cards have each number of points, from the cards of each value that a deck has. */
const valuesInDeck: readonly number[] = [16, ...Array.from({ length: 9 }, () => 4)];

/**
 * The exact return to player: counts all pairs of hands by the values of their four cards.
 */
export function cardsReturn(): Ratio {
  const left = [...valuesInDeck];
  let part = 0n;
  let whole = 0n;
  const take = (cards: readonly number[], ways: number): void => {
    const [a = 0, b = 0, c = 0, d = 0] = cards;
    if (cards.length === 4) {
      whole += BigInt(ways);
      part += BigInt(ways) * timesFor((a + b) % 10, (c + d) % 10);
      return;
    }
    for (const [value, count] of left.entries()) {
      if (count === 0) continue;
      left[value] = count - 1;
      take([...cards, value], ways * count);
      left[value] = count;
    }
  };
  take([], 1);
  return { part, whole };
}
