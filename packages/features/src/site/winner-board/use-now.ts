import type { UiClock } from '@parlour/ui';
import { useEffect, useState } from 'react';

/**
 * Interval of updates, in ms: ages are shown in minutes, so half a minute is exact enough and rarely wakes the page.
 */
const pace = 30_000;

/** The time of a clock, updated twice a minute while a component uses it. */
export function useNow(clock: UiClock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel: () => void;
    const read = () => {
      setNow(clock.now());
      cancel = clock.after(pace, read);
    };
    read();
    return () => cancel();
  }, [clock]);
  return now;
}
