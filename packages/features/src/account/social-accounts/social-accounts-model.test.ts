import { ApiError } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { isDone, labelOf, linkDraftOf, linkSchema, toChannels } from './social-accounts-model.ts';

test("[MEM-01] [I18-02] a channel is listed once, with its time in the site's time zone", () => {
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

test('[MEM-01] a draft is restored completely, or not at all', () => {
  const left = { channel: 'line', account: 'rafid' };
  expect(linkDraftOf(left)).toEqual(left);
  expect(linkDraftOf({ channel: 'line' })).toBeNull();
  expect(linkDraftOf(null)).toBeNull();
});

test('[MEM-01] a known messenger has a name, another one keeps its code', () => {
  const t = (key: string) => `<${key}>`;
  expect(['line', 'QQ', 'pigeon'].map((channel) => labelOf(channel, t))).toEqual([
    ...['<field.line>', '<field.qq>', 'pigeon'],
  ]);
});

test('[MEM-01] an incomplete draft is ignored', () => {
  expect(linkDraftOf({ account: 'rafid' })).toBeNull();
  expect(linkSchema.check({ account: 'x'.repeat(64) }).size).toBe(0);
});

test('[MEM-01] an account that is already linked is not reported as a failure', () => {
  const errors = [new ApiError('ALREADY_DONE'), new ApiError('NETWORK'), new Error('ALREADY_DONE')];
  expect(errors.map(isDone)).toEqual([true, false, false]);
});
