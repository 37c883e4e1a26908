import { expect, test } from 'vitest';
import { inOrder, isActive, listHref, markActive } from './navigation.ts';

test.each([
  ['/', '/home', true],
  ['/', '/index.html', true],
  ['/', '/login?returnTo=%2Frng', true],
  ['/rng', '/rng?vassalage=BOKULIO&minBet=0.1', true],
  ['/rng', '/rng?page=fish', false],
  ['/rng?page=fish', '/rng?page=fish&name=x', true],
  ['/hot', '/sports', false],
  ['/', '//', false],
  ['/hot', '//[?page=%#%', false],
])('[LAY-05] %s is marked on %s: %s', (href, location, active) => {
  expect(isActive(href, location)).toBe(active);
});

test('[LAY-01] every list of games marks the games tab on phones', () => {
  const tabs = [
    { id: 'home', label: 'a', icon: null, href: '/' },
    { id: 'games', label: 'b', icon: null, href: '/rng' },
  ];
  const marked = (location: string) =>
    markActive(tabs, location).find(({ active }) => active)?.id ?? null;
  expect(marked('/')).toBe('home');
  expect(marked('/esports')).toBe('games');
  expect(marked('/rng?page=live')).toBe('games');
  expect(marked('/down')).toBeNull();
});

test.each([
  ['/rng?vassalage=BOKULIO&minBet=0.1', '/rng'],
  ['/rng?page=fish&name=x', '/rng?page=fish'],
  ['/rng?page=elsewhere', '/rng'],
  ['/sports', '/sports'],
  ['/hot?type=LIVE', '/hot'],
  ['/', null],
  ['//evil.example/rng', null],
  ['javascript:alert(1)', null],
])('[LAY-01] the list of games at %s is kept as %s', (location, href) => {
  expect(listHref(location)).toBe(href);
});

const items = ['home', 'hot', 'SPORTS', 'RNG', 'app', 'promotions'].map((id) => ({ id }));

test.each<[readonly string[] | null, boolean, string]>([
  [null, false, 'home hot SPORTS RNG app promotions'],
  [null, true, 'home hot'],
  [['promotions', 'RNG', 'home'], false, 'promotions RNG home'],
  [['promotions', 'RNG', 'home'], true, 'promotions'],
  [['RNG', 'home'], true, ''],
  [['home', 'app'], true, 'home app'],
  [['FISH', 'RNG'], false, 'RNG'],
  [['FISH'], false, 'home hot SPORTS RNG app promotions'],
])('[CFG-01] [LAY-05] the order %j, still loading %s: %s', (order, isPending, shown) => {
  expect(
    inOrder(items, order, isPending)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(shown);
});
