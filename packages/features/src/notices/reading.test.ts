import { expect, test } from 'vitest';
import { memoryStore } from '../session/index.ts';
import { keepAnnounced, keepRest, mayAnnounce, today } from './announcing.ts';
import { keepRead, openOf, readIds } from './reading.ts';
import { sampleNotices } from './samples.ts';

const memory = () => ({ tab: memoryStore(), device: memoryStore() });
const blocked = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => undefined,
};

test('[NOT-02] announcements open once per tab, and once more for the one who logs in', () => {
  const kept = memory();
  expect(mayAnnounce(kept, 'visitor', '2026-11-20')).toBe(true);
  keepAnnounced(kept, 'visitor');
  expect(mayAnnounce(kept, 'visitor', '2026-11-20')).toBe(false);
  expect(mayAnnounce(kept, 'member', '2026-11-20')).toBe(true);
});

test('[NOT-02] rest holds for a day, in every tab, and can be taken back', () => {
  const kept = memory();
  keepRest(kept, '2026-11-20', true);
  expect(mayAnnounce({ ...kept, tab: memoryStore() }, 'visitor', '2026-11-20')).toBe(false);
  expect(mayAnnounce(kept, 'visitor', '2026-11-21')).toBe(true);
  keepRest(kept, '2026-11-20', false);
  expect(mayAnnounce(kept, 'visitor', '2026-11-20')).toBe(true);
});

test('[NOT-02] where nothing can be remembered, nothing opens by itself and nothing breaks', () => {
  const kept = { tab: blocked, device: blocked };
  expect(mayAnnounce(kept, 'visitor', '2026-11-20')).toBe(false);
  expect(() => {
    keepAnnounced(kept, 'visitor');
    keepRest(kept, '2026-11-20', true);
    keepRead(blocked, 'a');
  }).not.toThrow();
  expect(readIds(blocked)).toEqual([]);
});

test('[NOT-01] the day is the day of the site, not of the device', () => {
  const beforeMidnightInDhaka = Date.UTC(2026, 10, 20, 17, 59);
  expect(today(beforeMidnightInDhaka, 'Asia/Dhaka')).toBe('2026-11-20');
  expect(today(beforeMidnightInDhaka + 60_000, 'Asia/Dhaka')).toBe('2026-11-21');
});

test('[NOT-02] beside the list there is always a text, alone only when asked for', () => {
  const rows = sampleNotices('en');
  expect(openOf(rows, null, 'split')?.id).toBe(rows[0]?.id);
  expect(openOf(rows, rows[2]?.id ?? null, 'split')?.id).toBe(rows[2]?.id);
  expect(openOf(rows, 'of another page', 'split')?.id).toBe(rows[0]?.id);
  expect(openOf(rows, null, 'list')).toBeNull();
  expect(openOf(rows, 'of another page', 'list')).toBeNull();
  expect(openOf([], null, 'split')).toBeNull();
});

test('[NOT-04] what was read is remembered on the device, the last hundred of it', () => {
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
