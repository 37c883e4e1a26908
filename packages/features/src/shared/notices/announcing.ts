import type { KeyValueStore } from '../session/key-value-store.ts';

interface Memory {
  readonly tab: KeyValueStore;
  readonly device: KeyValueStore;
}

const shownKey = 'announced';
const restKey = 'announcementsRest';

/**
 * Whether the announcements may open by themselves: once per tab, not in a visit with a login or a logout, and not on a
 * day for which they are hidden (NOT-02).
 */
export const mayAnnounce = (memory: Memory, today: string): boolean =>
  memory.tab.getItem(shownKey) === null && memory.device.getItem(restKey) !== today;

/** Stores that this tab opens no announcements by itself any more: they were shown, or the visitor logged in or out. */
export function keepAnnounced({ tab }: Pick<Memory, 'tab'>): void {
  tab.setItem(shownKey, 'yes');
}

/** Hides the announcements for today, or shows them again. */
export function keepRest({ device }: Memory, today: string, rest: boolean): void {
  if (rest) device.setItem(restKey, today);
  else device.removeItem(restKey);
}
