import { systemClock, type UiClock } from '@parlour/ui';
import { useMemo } from 'react';
import { type Clock, useRuntime } from './runtime.tsx';

/**
 * How far the backend's clock is ahead of this device's, in ms, by the `asOf` of its answer; `null` where it has none.
 * Measured as the answer comes: later its age is unknown.
 */
export function aheadOf(asOf: string | undefined, clock: Clock): number | null {
  const ahead = Date.parse(asOf ?? '') - clock.now();
  return Number.isNaN(ahead) ? null : ahead;
}

/** The clock of the backend: this device's, ahead by what an answer said; this device's own until then. */
export function useServerClock(ahead: number | null | undefined): UiClock {
  const { clock } = useRuntime();
  const by = ahead ?? 0;
  return useMemo(() => ({ ...systemClock, now: () => clock.now() + by }), [clock, by]);
}
