import { useEffect } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';

/** Which lotteries a site is for (SPECIFICATION §1). */
export interface SiteLottery {
  /** Sent with each launch of a lottery as `lottoArea`. */
  readonly area: 'VN';
  /** The prize mode with a tab of its own on the lottery page, beside e-lottery's. */
  readonly type: 'SEA' | 'ZY' | 'Lott';
}

const usual: SiteLottery = { area: 'VN', type: 'SEA' };
const types = ['SEA', 'ZY', 'Lott'] as const;

/**
 * The entry `lottery` of the configuration, whole, or `null` where it cannot be used: an incomplete
 * one would name lotteries that do not exist (CFG-01).
 */
export function readLottery(given: unknown): SiteLottery | null {
  if (given === null) return usual;
  const { area, type }: { area?: unknown; type?: unknown } = Object(given);
  const known = types.find((one) => one === type);
  return area === usual.area && known ? { area: usual.area, type: known } : null;
}

/** The lotteries of the site. An entry that cannot be used is reported, and the usual one holds. */
export function useSiteLottery(): SiteLottery {
  const { config, log } = useRuntime();
  const read = readLottery(config.lottery);
  const wrong = read === null;
  useEffect(() => {
    if (wrong) log.report({ source: 'settings', what: 'lottery: bad-value' });
  }, [wrong, log]);
  return read ?? usual;
}
