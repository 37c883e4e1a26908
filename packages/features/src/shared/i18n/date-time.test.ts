import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDateTime, formatDuration, isTimeZone } from './date-time.ts';

describe.each([
  ['the browser has Temporal', globalThis.Temporal],
  ['it has not', undefined],
])('%s', (_, temporal) => {
  beforeEach(() => {
    vi.stubGlobal('Temporal', temporal);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('[I18-02] an instant is written in the time zone of the site, 24 hours, Latin digits', () => {
    expect(formatDateTime('2026-11-20T14:41:05Z', 'Asia/Dhaka')).toBe('2026-11-20 20:41:05');
    expect(formatDateTime('2026-11-20T18:00:00Z', 'Asia/Dhaka')).toBe('2026-11-21 00:00:00');
    expect(formatDateTime('2026-12-31T23:59:59Z', 'UTC')).toBe('2026-12-31 23:59:59');
    expect(formatDateTime('2026-11-20T20:41:05+06:00', 'UTC')).toBe('2026-11-20 14:41:05');
  });

  test('[I18-02] text that is not a date returns null', () => {
    for (const text of ['', 'tomorrow', '2026-13-01', 'NaN']) {
      expect(formatDateTime(text, 'Asia/Dhaka')).toBeNull();
    }
  });

  test('[I18-02] [ERR-01] an unknown time zone is replaced by the default, and never throws', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 20, 14, 41, 5), 'Asia/Dhaka')).toBe(
      '2026-11-20 20:41:05',
    );
    for (const zone of ['', ' ', 'Mars/Base', '\ud800', 'x'.repeat(5_000)]) {
      expect(isTimeZone(zone)).toBe(false);
      expect(formatDateTime('2026-11-20T14:41:05Z', zone)).toBe('2026-11-20 20:41:05');
    }
    expect(isTimeZone('Asia/Dhaka')).toBe(true);
    for (const instant of [Number.NaN, Number.POSITIVE_INFINITY, 1e21, '\u0000']) {
      expect(formatDateTime(instant, 'Mars/Base')).toBeNull();
    }
  });

  test('[I18-02] any instant of this era has the same format and can be read back', () => {
    const anyDate = fc.date({
      min: new Date('1971-01-01T00:00:00Z'),
      max: new Date('2900-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDate, (date) => {
        const text = formatDateTime(date.toISOString(), 'UTC') ?? '';
        expect(text).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
        expect(Date.parse(`${text.replace(' ', 'T')}Z`)).toBe(
          Math.floor(date.getTime() / 1000) * 1000,
        );
      }),
    );
  });
});

test('a session clock counts hours, minutes and seconds', () => {
  expect([0, 59, 60, 3599, 3600, 86_399].map(formatDuration)).toEqual([
    ...['0:00:00', '0:00:59', '0:01:00', '0:59:59', '1:00:00', '23:59:59'],
  ]);
  expect(formatDuration(-5)).toBe('0:00:00');
  expect(formatDuration(1.9)).toBe('0:00:01');
});
