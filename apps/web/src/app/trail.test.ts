import { memoryStore } from '@parlour/features/session';
import { expect, test } from 'vitest';
import { isCentreOver, isPlace } from './routes.ts';
import {
  addressOf,
  isSamePlace,
  type Kind,
  type KnownStep,
  nextStep,
  readTrail,
  stepBack,
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

test('[NAV-09] the order of parameters makes no other place, a value does', () => {
  expect(isSamePlace('/vip?member=menu&type=3', '/vip?type=3&member=menu')).toBe(true);
  expect(isSamePlace('/vip?type=3', '/vip?type=4')).toBe(false);
  expect(isSamePlace('/vip?type=3', '/?type=3')).toBe(false);
  expect(isSamePlace('/vip', '/vip#a')).toBe(false);
});

/** How many steps back an address is, past centres over the page. */
function stepsTo(page: string, address: string, ...steps: readonly Walked[]): number | null {
  const trail: Trail = new Map();
  let here: KnownStep | null = null;
  for (const [index, [kind, at]] of steps.entries()) {
    here = nextStep(trail, here, kind, { key: `${index}`, address: at, entry: null }, isPlace);
    trail.set(`${index}`, here);
  }
  const found = stepBack(
    trail,
    here,
    (one) => isSamePlace(one, address),
    (one) => isCentreOver(one, page),
  );
  return found?.count ?? null;
}

test('[NAV-09] the way back to a page leads past the centre over it, and past nothing else', () => {
  const menu = ['PUSH', '/vip?member=menu&type=3'] as const;
  const withdraw = ['PUSH', '/vip?type=3&member=withdraw'] as const;
  const page = '/vip?type=3';
  expect(stepsTo(page, page, ['POP', page], menu, withdraw)).toBe(2);
  expect(stepsTo(page, '/vip?type=3&member=menu', ['POP', page], menu, withdraw)).toBe(1);
  expect(stepsTo(page, page, ['POP', page], menu)).toBe(1);
  expect(stepsTo(page, page, ['POP', page], ['PUSH', '/hot'], withdraw)).toBe(null);
  expect(stepsTo(page, '/vip?type=3&member=menu', ['POP', page], withdraw)).toBe(null);
  expect(stepsTo('/', '/', ['POP', '/?member=withdraw'])).toBe(null);
});

test('[NAV-09] [ERR-01] steps in a storage that lead in a circle end the way back', () => {
  const below = { key: 'a', address: '/?member=menu', entry: null };
  const trail: Trail = new Map([['a', { ...below, below, page: null }]]);
  const from = { key: 'b', address: '/?member=withdraw', entry: null, below, page: null };
  const isNowhere = () => false;
  expect(stepBack(trail, from, isNowhere, (one) => isCentreOver(one, '/'))).toBe(null);
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
