import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { wrongClocks } from '../../testing/test-runtime.tsx';
import { createSiteClock, heardBy } from './site-clock.ts';

const truth = Date.parse('2026-11-20T14:41:05.250Z');
const header = 'Fri, 20 Nov 2026 14:41:05 GMT';

/** A device whose clock is wrong by `wrongBy`. `pass` lets time pass, and `set` changes the clock. */
function device(wrongBy: number) {
  let passed = 0;
  let wrong = wrongBy;
  const clock = createSiteClock({ now: () => truth + passed + wrong }, { now: () => passed });
  return {
    clock,
    pass: (ms: number) => {
      passed += ms;
    },
    set: (nextWrongBy: number) => {
      wrong = nextWrongBy;
    },
  };
}
const iso = (ms: number) => new Date(ms).toISOString();

test.each(wrongClocks)(
  '[MEM-06] [LOT-01] a device that is wrong by %s ms shows the time of the backend',
  (wrongBy) => {
    const { clock, pass } = device(wrongBy);
    expect([clock.now(), clock.isSites()]).toEqual([truth + wrongBy, false]);
    clock.hear(header, 'second');
    expect(Math.abs(clock.now() - truth)).toBeLessThan(1_000);
    clock.hear(iso(truth));
    expect([clock.now(), clock.isSites()]).toEqual([truth, true]);
    pass(90_000);
    expect(clock.now()).toBe(truth + 90_000);
  },
);

test('a correct clock is not changed by slow responses, and no listener is called', () => {
  const { clock, pass } = device(0);
  const told = vi.fn();
  clock.subscribe(told);
  pass(7_000);
  clock.hear(header, 'second');
  expect([clock.now(), told.mock.calls.length]).toEqual([truth + 7_000, 0]);
});

test('a cached response does not set the clock back', () => {
  const { clock } = device(-86_400_000);
  clock.hear(header, 'second');
  const before = clock.now();
  clock.hear('Fri, 20 Nov 2026 11:00:00 GMT', 'second');
  clock.hear('2026-11-20T12:00:00Z');
  expect(clock.now()).toBe(before);
});

test('a first response from a cache is corrected by the next one', () => {
  const { clock } = device(86_400_000);
  clock.hear('Fri, 20 Nov 2026 11:00:00 GMT', 'second');
  clock.hear(iso(truth));
  expect(clock.now()).toBe(truth);
});

test('a device that slept gets the current time', () => {
  const { clock } = device(0);
  clock.hear(iso(truth));
  clock.hear(iso(truth + 3_600_000));
  expect(clock.now()).toBe(truth + 3_600_000);
});

test.each([header, iso(truth)])(
  '[MEM-06] a device whose clock is corrected while the page is open is right with the next response, %s',
  (time) => {
    const { clock, set } = device(-86_400_000);
    clock.hear(iso(truth));
    set(0);
    clock.hear(time, time === header ? 'second' : 'millisecond');
    expect(Math.abs(clock.now() - truth)).toBeLessThan(1_000);
  },
);

test('a single wrong response of a server is overruled by the two after it', () => {
  const { clock, pass } = device(0);
  clock.hear(iso(truth));
  clock.hear(iso(truth + 86_400_000));
  pass(1_000);
  clock.hear(iso(truth + 1_000));
  pass(1_000);
  clock.hear(iso(truth + 2_000));
  expect(clock.now()).toBe(truth + 2_000);
});

test('an invalid time is ignored', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(Number.isNaN(Date.parse(text)));
      const { clock } = device(0);
      clock.hear(text);
      expect([clock.now(), clock.isSites()]).toEqual([truth, false]);
    }),
  );
});

test('the clock is right as soon as a response has arrived, with a header or without', async () => {
  const { clock } = device(-86_400_000);
  const ask = new Request('https://api.example/');
  await heardBy(clock, async () => new Response())(ask);
  expect(clock.isSites()).toBe(false);
  await heardBy(clock, async () => new Response(null, { headers: { Date: header } }))(ask);
  expect(iso(clock.now()).slice(0, 19)).toBe('2026-11-20T14:41:05');
});
