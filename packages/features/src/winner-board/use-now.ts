import type { UiClock } from '@parlour/ui';
import { useEffect, useState } from 'react';

/** Ages are told in minutes: as late as this they are still true, in ms. */
const pace = 5_000;

/** The time of a clock, read again every few seconds while something shows it. */
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
