import { useEffect } from 'react';
import { useStore } from 'zustand';
import { dayAt } from '../i18n/date-time.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { PartBoundary } from '../shell/PartBoundary.tsx';
import { mayAnnounce } from './announcing.ts';
import { useAnnouncements } from './use-notices.ts';

/**
 * Opens the announcements, if there are any, at most once per visit and never over another window (NOT-02). It renders
 * nothing; the home page mounts it when its own work is done.
 */
export function Announcer() {
  return (
    <PartBoundary name="announcer" fallback={() => null}>
      <Announcing />
    </PartBoundary>
  );
}

function Announcing(): null {
  const { overlays, memory, clock } = useRuntime();
  const { announcements, audience, settled, timeZone } = useAnnouncements();
  const isFree = useStore(overlays.store, (state) => state.modal === null);
  const some = settled && announcements.length > 0;
  useEffect(() => {
    if (!some || !isFree) return;
    if (mayAnnounce(memory, audience, dayAt(clock.now(), timeZone))) {
      overlays.open({ name: 'announcement', props: {} });
    }
  }, [some, isFree, memory, audience, timeZone, clock, overlays]);
  return null;
}
