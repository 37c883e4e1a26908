import type { Random } from '../../art/rng.ts';
import type { Ratio } from '../kit/ratio.ts';
import type { Outcome } from '../kit/table.ts';

/** A kind of fish, and its payout as a multiple of the stake. */
export interface Fish {
  readonly id: string;
  readonly times: bigint;
}

/** The fish of the pond, the smallest first. */
export const pond: readonly Fish[] = [
  { id: 'puti', times: 2n },
  { id: 'koi', times: 3n },
  { id: 'tengra', times: 5n },
  { id: 'rui', times: 10n },
  { id: 'hilsa', times: 20n },
  { id: 'boal', times: 50n },
  { id: 'chitol', times: 100n },
];

/** Every fish returns 19 of 20 stakes: what pays more is caught more rarely. */
const share: Ratio = { part: 19n, whole: 20n };

/** How often a fish is caught: for a fish that pays double, 19 of 40 casts. */
export const chanceOf = ({ times }: Fish): Ratio => ({
  part: share.part,
  whole: share.whole * times,
});

/** What a cast shows. */
export interface FishShown {
  readonly fish: string;
  readonly isCaught: boolean;
}

/** A fish by its id. */
export const fishOf = (id: string): Fish | undefined => pond.find((fish) => fish.id === id);

/** Casts the net at a fish. An unknown fish is never caught. */
export function cast(random: Random, id: string): Outcome {
  const fish = fishOf(id);
  const { part, whole } = fish ? chanceOf(fish) : { part: 0n, whole: 1n };
  const isCaught = random.int(1, Number(whole)) <= Number(part);
  const shown: FishShown = { fish: id, isCaught };
  return { times: fish && isCaught ? fish.times : 0n, shown };
}

/** The exact return of the pond: one cast at every fish. */
export function pondReturn(): Ratio {
  // All chances over one denominator, so that no fraction is rounded.
  const common = pond.reduce((product, fish) => product * chanceOf(fish).whole, 1n);
  const part = pond.reduce((sum, fish) => {
    const chance = chanceOf(fish);
    return sum + (fish.times * chance.part * common) / chance.whole;
  }, 0n);
  return { part, whole: common * BigInt(pond.length) };
}
