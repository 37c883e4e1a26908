import { useEffect } from 'react';
import { useStore } from 'zustand';
import { dayAt } from '../i18n/date-time.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { PartBoundary } from '../shell/PartBoundary.tsx';
import { mayAnnounce } from './announcing.ts';
import type { Stay } from './stay.ts';
import { useAnnouncements } from './use-notices.ts';

export interface AnnouncerProps {
  /** What the visitor has done since arriving at the page. */
  readonly stay: Stay;
}

/**
 * Opens the announcements, if there are any, at most once per visit: when the visitor is idle or comes back, never
 * after a touch of the page and never over another window (NOT-02). It renders nothing; the home page mounts it when
 * its own work is done.
 */
export function Announcer(props: AnnouncerProps) {
  return (
    <PartBoundary name="announcer" fallback={() => null}>
      <Announcing {...props} />
    </PartBoundary>
  );
}

/** Any window, also one without a name: the age gate, a centre, a question. */
const hasWindow = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

function Announcing({ stay }: AnnouncerProps): null {
  const { overlays, memory, clock } = useRuntime();
  const { announcements, settled, timeZone } = useAnnouncements();
  const isFree = useStore(overlays.store, (state) => state.modal === null);
  const some = settled && announcements.length > 0;
  useEffect(() => {
    if (!some || !isFree || !mayAnnounce(memory, dayAt(clock.now(), timeZone))) return;
    return stay.whenLeftAlone(() => {
      if (!hasWindow()) overlays.open({ name: 'announcement', props: {} });
    });
  }, [some, isFree, stay, memory, timeZone, clock, overlays]);
  useEffect(
    () =>
      stay.onTouch(() => {
        // Touched while the code of the window is loading: it is not shown yet, and stays closed.
        const isOpen = overlays.store.getState().modal?.name === 'announcement';
        if (isOpen && !hasWindow()) overlays.dismiss();
      }),
    [stay, overlays],
  );
  return null;
}
