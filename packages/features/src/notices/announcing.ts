import { formatDateTime } from '../i18n/index.ts';
import type { KeyValueStore } from '../session/index.ts';

/** Who is spoken to: members (execution A, and F at a first login) or visitors (execution B). */
export type Audience = 'member' | 'visitor';

interface Memory {
  readonly tab: KeyValueStore;
  readonly device: KeyValueStore;
}

const shownKey = (audience: Audience) => `announced.${audience}`;
const restKey = 'announcementsRest';

/** The day of the site, as `2026-11-20`. */
export const today = (now: number, timeZone: string): string =>
  formatDateTime(now, timeZone)?.slice(0, 10) ?? '';

/**
 * Whether the announcements may open by themselves: once per tab and audience, and not on a day
 * they were hidden for (NOT-02).
 */
export function mayAnnounce(memory: Memory, audience: Audience, today: string): boolean {
  try {
    return (
      memory.tab.getItem(shownKey(audience)) === null && memory.device.getItem(restKey) !== today
    );
  } catch {
    // Nothing can be remembered here: better silent than a window on every page.
    return false;
  }
}

/** They were shown; this tab does not open them again. */
export function keepAnnounced({ tab }: Memory, audience: Audience): void {
  attempt(() => tab.setItem(shownKey(audience), 'yes'));
}

/** No more of them today, or again from now on. */
export function keepRest({ device }: Memory, today: string, rest: boolean): void {
  attempt(() => (rest ? device.setItem(restKey, today) : device.removeItem(restKey)));
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // A full or blocked storage forgets; nothing else depends on it.
  }
}
