import { LiveJackpot } from '../generated/model/liveJackpot.zod.ts';

/** One event of a jackpot's feed (JPT-02), or `null` where it does not fit the contract. */
export function readJackpot(data: string): LiveJackpot | null {
  try {
    const result = LiveJackpot.safeParse(JSON.parse(data));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
