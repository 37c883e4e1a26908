import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';

/** Whole seconds since a time of the device's clock; updates while it runs. 0 if there is no time. */
export function useSeconds(since: number | null): number {
  const { device } = useRuntime();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (since === null) return;
    const tick = () => setSeconds(Math.max(0, Math.floor((device.now() - since) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since, device]);
  return seconds;
}
