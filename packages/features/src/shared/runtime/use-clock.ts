import { systemClock, type UiClock } from '@parlour/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { dayAt } from '../i18n/date-time.ts';
import { useRuntime } from './runtime.tsx';
import { useSettings } from './settings.ts';

/** Returns the clock of the site for a component of the UI library that counts by itself. */
export function useUiClock(): UiClock {
  const { clock, device } = useRuntime();
  // Returns a new clock when the time was corrected, so that components read it at once.
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead, clock.ahead);
  return useMemo(() => ({ ...systemClock, now: () => device.now() + ahead }), [device, ahead]);
}

/**
 * Returns today's date at the site, `yyyy-MM-dd`, in its time zone and by its clock (I18-02). Renders again when the
 * clock is corrected.
 */
export function useToday(): string {
  const { clock } = useRuntime();
  const { timeZone } = useSettings();
  const today = () => dayAt(clock.now(), timeZone);
  return useSyncExternalStore(clock.subscribe, today, today);
}
