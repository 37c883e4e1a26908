import { memoryStore } from '@parlour/features/session';
import { expect, test } from 'vitest';
import { isPlace } from './routes.ts';
import {
  addressOf,
  type Kind,
  type KnownStep,
  nextStep,
  readTrail,
  storeTrail,
  type Trail,
} from './trail.ts';

type Walked = readonly [kind: Kind, address: string, key?: string];

/** Walks through steps as the router reports them, and returns the last one. */
function walk(...steps: readonly Walked[]): KnownStep {
  const trail: Trail = new Map();
  let here: KnownStep | null = null;
  for (const [index, [kind, address, key = `step${index}`]] of steps.entries()) {
    here = nextStep(trail, here, kind, { key, address, entry: `entry ${key}` }, isPlace);
    trail.set(key, here);
  }
  if (!here) throw new Error('Nowhere');
  return here;
}

test('[LCH-01] a game leads back to the page before it, past other games and past the login', () => {
  const page = (...steps: readonly Walked[]) => walk(...steps).page?.address;
  expect(page(['POP', '/'], ['PUSH', '/rng?page=fish'], ['PUSH', '/game?id=1'])).toBe(
    '/rng?page=fish',
  );
  expect(page(['POP', '/hot'], ['PUSH', '/game?id=1'], ['PUSH', '/game?id=2'])).toBe('/hot');
  expect(
    page(['POP', '/vip'], ['PUSH', '/login?returnTo=%2Fgame'], ['REPLACE', '/game?id=1']),
  ).toBe('/vip');
  expect(page(['POP', '/vip'], ['PUSH', '/fish'], ['REPLACE', '/rng'], ['PUSH', '/lottery'])).toBe(
    '/rng',
  );
  const lottery = ['PUSH', '/lottery'] as const;
  expect(page(['POP', '/hot'], lottery, ['PUSH', '/game?lottery=A'])).toBe('/lottery');
  // In a browser that can only replace the game by the page.
  expect(page(['POP', '/hot'], lottery, ['PUSH', '/game?lottery=A'], ['REPLACE', '/lottery'])).toBe(
    '/hot',
  );
});

test('[LCH-01] a game that was opened from another site has no page before it', () => {
  expect(walk(['POP', '/game?id=1', 'default'])).toMatchObject({ below: null, page: null });
  // The same key, in a visit that came from another site.
  expect(
    walk(['POP', '/rng', 'default'], ['PUSH', '/game?id=1', 'a'], ['POP', '/vip', 'default']),
  ).toMatchObject({ below: null, page: null });
});

test('[LCH-01] Back and Forward find the steps that are already in the trail', () => {
  const steps = [
    ['POP', '/', 'a'],
    ['PUSH', '/hot', 'b'],
    ['PUSH', '/game?id=1', 'c'],
    ['POP', '/', 'a'],
  ] as const;
  expect(walk(...steps, ['POP', '/game?id=1', 'c']).page?.address).toBe('/hot');
});

test('[NAV-09] one address has one spelling', () => {
  expect(addressOf('/rng', '?q=a%20b', '#x')).toBe(addressOf('/rng', '?q=a+b', '#x'));
  expect(addressOf('/rng', '', '')).toBe('/rng');
});

test('[LCH-01] the trail is kept over a reload; an invalid one counts as empty', () => {
  const store = memoryStore();
  const step = walk(['POP', '/hot', 'a'], ['PUSH', '/game?id=1', 'b']);
  storeTrail(store, new Map([[step.key, step]]));
  expect(readTrail(store).get('b')).toEqual(step);
  for (const spoiled of ['{', '{}', '[1, null, {"key": 3}]', 'null']) {
    store.setItem('trail', spoiled);
    expect(readTrail(store).size).toBe(0);
  }
});

test.each([
  ['/', true],
  ['/rng?page=fish', true],
  ['/promotions#top', true],
  ['/game?id=1', false],
  ['/lottery', true],
  ['/login?returnTo=%2F', false],
  ['/register', false],
  ['/fish', false],
])('[LCH-01] %s is a page that a game may lead back to: %s', (address, is) => {
  expect(isPlace(address)).toBe(is);
});
