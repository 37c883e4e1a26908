import { useEffect } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';

/** The lotteries a site offers (SPECIFICATION §1). */
export interface SiteLottery {
  /** Sent as `lottoArea` with each launch of a lottery. */
  readonly area: 'VN';
  /** The prize mode that has its own tab on the lottery page, beside the tab of e-lotteries. */
  readonly type: 'SEA' | 'ZY' | 'Lott';
}

const usual: SiteLottery = { area: 'VN', type: 'SEA' };
const types = ['SEA', 'ZY', 'Lott'] as const;

/**
 * Reads the configuration entry `lottery` as a whole. Returns `null` if it cannot be used, because an incomplete one
 * would name lotteries that do not exist (CFG-01).
 */
export function readLottery(given: unknown): SiteLottery | null {
  if (given === null) return usual;
  const { area, type }: { area?: unknown; type?: unknown } = Object(given);
  const known = types.find((one) => one === type);
  return area === usual.area && known ? { area: usual.area, type: known } : null;
}

/** The lotteries of the site. If the entry cannot be used, the hook reports it and returns the default. */
export function useSiteLottery(): SiteLottery {
  const { config, log } = useRuntime();
  const read = readLottery(config.lottery);
  const wrong = read === null;
  useEffect(() => {
    if (wrong) log.report({ source: 'settings', what: 'lottery: bad-value' });
  }, [wrong, log]);
  return read ?? usual;
}
