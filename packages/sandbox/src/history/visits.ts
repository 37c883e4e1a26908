import type { Random } from '../art/rng.ts';
import { day, minute } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import type { DemoProfile } from './demo-profiles.ts';

/** The properties of a game that the generated history needs. */
export interface PastGame {
  readonly nodeId: number;
  readonly gameType: string;
  readonly vassalage: string;
}

/** One placed stake; its outcome is decided later. */
export interface Visit {
  readonly at: number;
  readonly stake: Cents;
  readonly game: PastGame;
  /** Payout in hundredths of the stake; it is paid only if the balance of that day allows it. */
  readonly multiple: bigint;
}

/** Payouts of a game in hundredths of the stake: on average about 94 %. */
const multiples = [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 50n, 60n, 110n, 120n, 150n, 200n, 240n, 600n];

/** Every stake of the last 90 days, oldest first. `today` is the first instant of the day on which the past ends. */
export function visits(
  random: Random,
  profile: DemoProfile,
  games: readonly [PastGame, ...PastGame[]],
  today: number,
): Visit[] {
  const found: Visit[] = [];
  for (let daysAgo = 90; daysAgo >= 1; daysAgo -= 1) {
    if (!random.bool(profile.activity)) continue;
    let at = today - daysAgo * day + random.int(18 * 60 + 45, 22 * 60) * minute;
    const sessions = random.int(1, 2);
    for (let session = 0; session < sessions; session += 1) {
      const game = random.pick(games);
      const rounds = random.int(profile.rounds[0], profile.rounds[1]);
      const stake = random.pick(profile.stakes);
      for (let round = 0; round < rounds; round += 1) {
        at += random.int(18_000, 95_000);
        const multiple = multiples[random.int(0, multiples.length - 1)] ?? 0n;
        found.push({ at, stake, game, multiple });
      }
      at += random.int(3, 12) * minute;
    }
  }
  return found;
}
