import { systemClock, type UiClock } from '@parlour/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { dayAt } from '../i18n/date-time.ts';
import { useRuntime } from './runtime.tsx';
import { useSettings } from './settings.ts';

/** The clock of the site for a component of the library that counts by itself. */
export function useUiClock(): UiClock {
  const { clock, device } = useRuntime();
  // Another clock when it was put right: what counts by it reads it at once.
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead, clock.ahead);
  return useMemo(() => ({ ...systemClock, now: () => device.now() + ahead }), [device, ahead]);
}

/**
 * The day it is at the site, `yyyy-MM-dd`, in its time zone and by its clock (I18-02). It is drawn again when the clock
 * is put right.
 */
export function useToday(): string {
  const { clock } = useRuntime();
  const { timeZone } = useSettings();
  const today = () => dayAt(clock.now(), timeZone);
  return useSyncExternalStore(clock.subscribe, today, today);
}
