import type { KeyValueStore } from '../session/key-value-store.ts';

/** Who the announcements are for: members (execution A, and F at a first login) or visitors (execution B). */
export type Audience = 'member' | 'visitor';

interface Memory {
  readonly tab: KeyValueStore;
  readonly device: KeyValueStore;
}

const shownKey = (audience: Audience) => `announced.${audience}`;
const restKey = 'announcementsRest';

/**
 * Whether the announcements may open by themselves: once per tab and audience, and not on a day for which they are
 * hidden (NOT-02).
 */
export function mayAnnounce(memory: Memory, audience: Audience, today: string): boolean {
  return (
    memory.tab.getItem(shownKey(audience)) === null && memory.device.getItem(restKey) !== today
  );
}

/** Stores that the announcements were shown, so that this tab does not open them again. */
export function keepAnnounced({ tab }: Memory, audience: Audience): void {
  tab.setItem(shownKey(audience), 'yes');
}

/** Hides the announcements for today, or shows them again. */
export function keepRest({ device }: Memory, today: string, rest: boolean): void {
  if (rest) device.setItem(restKey, today);
  else device.removeItem(restKey);
}
