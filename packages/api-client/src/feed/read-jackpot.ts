import { LiveJackpot } from '../generated/model/liveJackpot.zod.ts';

/** Reads one event of a jackpot's feed (JPT-02); `null` when it does not match the contract. */
export function readJackpot(data: string): LiveJackpot | null {
  try {
    const result = LiveJackpot.safeParse(JSON.parse(data));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
