import { expect, test } from 'vitest';
import { linkDraftOf, linkSchema, toChannels } from './model.ts';

test('[MEM-01] [I18-02] a channel comes once, with the time of the site', () => {
  const channels = [
    { channel: 'line' },
    { channel: 'zalo', linked: 'a***b', linkedAt: '2026-11-20T20:41:05Z' },
    { channel: 'line' },
    { channel: 'qq', linked: 'c***d', linkedAt: 'lately' },
  ];
  expect(toChannels({ channels }, 'Asia/Dhaka')).toEqual([
    { channel: 'line', linked: null, linkedAt: null },
    { channel: 'zalo', linked: 'a***b', linkedAt: '2026-11-21 02:41' },
    { channel: 'qq', linked: 'c***d', linkedAt: null },
  ]);
});

test.each([
  ['  ', 'required'],
  ['ab', 'length'],
  [' abc ', undefined],
  ['\u{1F490}'.repeat(64), undefined],
  ['x'.repeat(65), 'length'],
])('[MEM-01] "%s": %s', (account, problem) => {
  expect(linkSchema.check({ account }).get('account')).toBe(problem);
});

test('[MEM-01] what was left is there whole, or not at all', () => {
  const left = { channel: 'line', account: 'rafid' };
  expect(linkDraftOf(left)).toEqual(left);
  expect(linkDraftOf({ channel: 'line' })).toBeNull();
  expect(linkDraftOf(null)).toBeNull();
});
