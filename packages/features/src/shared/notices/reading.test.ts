import { expect, test } from 'vitest';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { dayAt } from '../i18n/date-time.ts';
import { guardedStore } from '../session/guarded-store.ts';
import { memoryStore } from '../session/key-value-store.ts';
import { keepAnnounced, keepRest, mayAnnounce } from './announcing.ts';
import { keepRead, openOf, readIds } from './reading.ts';
import { sampleNotices } from './samples.ts';

const memory = () => ({ tab: memoryStore(), device: memoryStore() });

test('[NOT-02] announcements open once per tab, on any day', () => {
  const kept = memory();
  expect(mayAnnounce(kept, '2026-11-20')).toBe(true);
  keepAnnounced(kept);
  expect(mayAnnounce(kept, '2026-11-20')).toBe(false);
  expect(mayAnnounce(kept, '2026-11-21')).toBe(false);
  expect(mayAnnounce({ ...kept, tab: memoryStore() }, '2026-11-20')).toBe(true);
});

test('[NOT-02] hiding lasts for a day, in every tab, and can be undone', () => {
  const kept = memory();
  keepRest(kept, '2026-11-20', true);
  expect(mayAnnounce({ ...kept, tab: memoryStore() }, '2026-11-20')).toBe(false);
  expect(mayAnnounce(kept, '2026-11-21')).toBe(true);
  keepRest(kept, '2026-11-20', false);
  expect(mayAnnounce(kept, '2026-11-20')).toBe(true);
});

test.each(storeFaults)(
  '[NOT-02] [LAY-04] the page remembers what was shown and read where the storage %s',
  (fault) => {
    const kept = {
      tab: guardedStore(brokenStores[fault], 'tab'),
      device: guardedStore(brokenStores[fault], 'device'),
    };
    expect(mayAnnounce(kept, '2026-11-20')).toBe(true);
    keepAnnounced(kept);
    expect(mayAnnounce(kept, '2026-11-20')).toBe(false);
    const next = { ...kept, tab: memoryStore() };
    expect(mayAnnounce(next, '2026-11-20')).toBe(true);
    keepRest(kept, '2026-11-20', true);
    expect(mayAnnounce(next, '2026-11-20')).toBe(false);
    keepRead(kept.device, 'a');
    expect(readIds(kept.device)).toEqual(['a']);
  },
);

test('[NOT-01] the day is that of the site, not of the device', () => {
  const beforeMidnightInDhaka = Date.UTC(2026, 10, 20, 17, 59);
  expect(dayAt(beforeMidnightInDhaka, 'Asia/Dhaka')).toBe('2026-11-20');
  expect(dayAt(beforeMidnightInDhaka + 60_000, 'Asia/Dhaka')).toBe('2026-11-21');
});

test('[NOT-02] beside the list a text is always open, without the list only when chosen', () => {
  const rows = sampleNotices('en');
  expect(openOf(rows, null, 'split')?.id).toBe(rows[0]?.id);
  expect(openOf(rows, rows[2]?.id ?? null, 'split')?.id).toBe(rows[2]?.id);
  expect(openOf(rows, 'of another page', 'split')?.id).toBe(rows[0]?.id);
  expect(openOf(rows, null, 'list')).toBeNull();
  expect(openOf(rows, 'of another page', 'list')).toBeNull();
  expect(openOf([], null, 'split')).toBeNull();
});

test('[NOT-04] the device remembers the last hundred notices that were read', () => {
  const device = memoryStore();
  for (let place = 0; place < 130; place += 1) keepRead(device, `n${place}`);
  keepRead(device, 'n129');
  expect(readIds(device)).toHaveLength(100);
  expect(readIds(device).at(-1)).toBe('n129');
  expect(readIds(device)[0]).toBe('n30');
  device.setItem('readNotices', '{"n1":true}');
  expect(readIds(device)).toEqual([]);
  device.setItem('readNotices', 'not json');
  expect(readIds(device)).toEqual([]);
});
