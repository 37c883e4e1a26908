import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from './errors.ts';
import { hasFailed, healsIn, passes, pauseAfter } from './healing.ts';

const failed = (code: ApiErrorCode, http?: number, retryAfterSeconds?: number) =>
  new ApiError(code, { http, retryAfterSeconds });
const offline = failed('NETWORK');

test.each([
  ['NETWORK', undefined, true],
  ['TIMEOUT', undefined, true],
  ['RATE_LIMITED', 429, true],
  ['MAINTENANCE', 503, true],
  ['MALFORMED', undefined, true],
  ['MALFORMED', 299, true],
  ['MALFORMED', 300, false],
  ['HTTP', 500, true],
  ['HTTP', 499, false],
  ['HTTP', 408, true],
  ['HTTP', 425, true],
  ['HTTP', 426, false],
  ['HTTP', undefined, false],
  ['HTTP', 204, false],
  ['UNKNOWN', 500, true],
  ['UNKNOWN', 200, false],
  ['SCHEMA', 500, false],
  ['FORBIDDEN', 500, false],
] as const)(
  '[ERR-01] %s with the status %s is repeated automatically: %s',
  (code, http, isPassing) => {
    expect(passes(failed(code, http))).toBe(isPassing);
  },
);

test.each([
  [1, offline, 0, 5_000],
  [1, offline, 0.5, 6_250],
  [4, offline, 0, 40_000],
  [5, offline, 0, 60_000],
  [12, offline, 0, 60_000],
  [13, offline, 0, null],
  [1, failed('RATE_LIMITED', 429, 3), 0, 5_000],
  [1, failed('RATE_LIMITED', 429, 7), 0, 7_000],
  [1, failed('RATE_LIMITED', 429, 3_600), 0, 3_600_000],
  [1, failed('RATE_LIMITED', 429, 3_601), 0, null],
])(
  '[ERR-01] after failure %i (%s, spread %d) the pause is %s ms',
  (count, error, spread, pause) => {
    expect(pauseAfter(count, error, spread)).toBe(pause);
  },
);

const state = { dataUpdateCount: 0, errorUpdateCount: 1, errorUpdatedAt: 0 };

test('[ERR-01] a read that did not fail is not repeated, and neither is a bug of the page', () => {
  for (const part of [
    { status: 'pending', error: null },
    { status: 'success', error: null },
    { status: 'success', error: offline },
    { status: 'error', error: new Error('NETWORK') },
    { status: 'error', error: failed('FORBIDDEN', 403) },
  ] as const) {
    expect(healsIn({ state: { ...state, ...part } })).toBe(false);
    expect(hasFailed({ state: { ...state, ...part } })).toBe(false);
  }
});

test('[ERR-01] the failures in a row are counted from the first one, however many came before', () => {
  const query = { state: { ...state, status: 'error' as const, error: offline } };
  const pauseAt = (dataUpdateCount: number, errorUpdateCount: number) => {
    query.state = { ...query.state, dataUpdateCount, errorUpdateCount };
    return healsIn(query);
  };
  expect([pauseAt(3, 20), pauseAt(3, 20), pauseAt(3, 21)]).toEqual([5_000, 5_000, 10_000]);
  expect([pauseAt(4, 22), pauseAt(4, 33)]).toEqual([5_000, 60_000]);
  expect(pauseAt(4, 34)).toBe(false);
});
