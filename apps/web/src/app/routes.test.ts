import type { SessionState } from '@parlour/features/session';
import { describe, expect, test } from 'vitest';
import {
  admissionOf,
  canonicalPath,
  hashPath,
  notFound,
  overPage,
  routeAt,
  routes,
  withoutCentres,
} from './routes.ts';

const everyPath = routes.flatMap((route) => route.paths.map((path) => ({ path, route })));

describe('the route table', () => {
  test('every path is unique and begins with a slash', () => {
    const paths = everyPath.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/[\w./]*$/);
  });

  for (const { path, route } of everyPath) {
    test(`[NAV-03] [NAV-04] ${path} is found with or without a slash at its end, only in its exact spelling`, () => {
      expect(routeAt(path)).toBe(route);
      expect(routeAt(`${path.replace(/\/$/, '')}/`)).toBe(route);
      if (path !== '/') expect(routeAt(path.toUpperCase())).toBe(notFound);
      expect(routeAt(`${path}x`)).toBe(notFound);
    });
  }

  test('[NAV-05] a redirect leads to a page of the table', () => {
    const ends = routes.flatMap(({ target }) => (target.page === 'redirect' ? [target.to] : []));
    expect(ends).toHaveLength(3);
    for (const to of ends) {
      expect(routeAt(new URL(to, 'http://site.invalid').pathname).target.page).toBe('electronic');
    }
  });

  test('[NAV-04] every list of games has its type', () => {
    const types = ['/sports', '/esports', '/elott', '/lott', '/rngList', '/pvpList', '/liveList'];
    const shown = [...types, '/fishList'].map((path) => routeAt(path).target);
    expect(shown.map((target) => 'gameType' in target && target.gameType)).toEqual([
      'SPORTS',
      'ESPORTS',
      'ELOTT',
      'LOTT',
      'RNG',
      'PVP',
      'LIVE',
      'FISH',
    ]);
  });

  test('every page except home and the redirects has a title', () => {
    for (const { target, title, paths } of [...routes, notFound]) {
      const nameless = target.page === 'redirect' || paths[0] === '/';
      expect(title === undefined, paths[0]).toBe(nameless);
    }
  });
});

describe('the guard', () => {
  const kinds: readonly SessionState['kind'][] = [
    'anonymous',
    'authenticating',
    'extraVerification',
    'mustChangePassword',
    'trial',
    'authenticated',
  ];
  const met = (path: string, requireLogin: boolean) =>
    kinds.map((kind) => admissionOf(routeAt(path), kind, requireLogin));

  const guarded = ['/favorite', '/recent'];
  /** A game launches at once: a trial player may play, a visitor has to log in first (NAV-06). */
  const players = ['/cockfight'];
  const open = [
    ...['/login', '/register', '/register.html', '/helpmc', '/down', '/download'],
    ...['/about', '/terms', '/privacy', '/licence', '/contact'],
  ];

  for (const { path } of everyPath) {
    test(`[NAV-07] [CFG-05] who sees ${path}`, () => {
      const withLogin = guarded.includes(path);
      const behind = ['login', 'wait', 'login', 'login'];
      const ofTrial = withLogin ? 'realAccount' : 'page';
      expect(met(path, false)).toEqual(
        withLogin || players.includes(path)
          ? [...behind, ofTrial, 'page']
          : kinds.map(() => 'page'),
      );
      expect(met(path, true)).toEqual(
        open.includes(path) ? kinds.map(() => 'page') : [...behind, ofTrial, 'page'],
      );
    });
  }

  test('[CFG-05] an unknown path does not bypass the login', () => {
    expect(met('/nowhere', true)[0]).toBe('login');
    expect(met('/nowhere', false)[0]).toBe('page');
  });
});

test('[NAV-08] a path behind a hash is used at the home page only, and never leads to another host', () => {
  expect(hashPath('/', '#/rng?page=live')).toBe('/rng?page=live');
  expect(hashPath('/index.html', '#/promotions')).toBe('/promotions');
  expect(hashPath('/promotions', '#/rng')).toBe(null);
  expect(hashPath('/', '#main')).toBe(null);
  expect(hashPath('/', '#//evil.example')).toBe(null);
  expect(hashPath('/', '#/\\evil.example')).toBe(null);
  expect(hashPath('/', '')).toBe(null);
});

test('[NAV-09] without centres, their parameters are removed from an address and the others stay', () => {
  expect(withoutCentres('?member=depositv2')).toBe('');
  expect(withoutCentres('?page=live&agent=agentTeamOverview&vassalage=A%20B')).toBe(
    'page=live&vassalage=A+B',
  );
  expect(withoutCentres('?type=3&member=transactionHistory&list.type=bet')).toBe('type=3');
  expect(withoutCentres('?page=live')).toBe(null);
  expect(withoutCentres('?remember=1')).toBe(null);
});

test('[NAV-09] a link to a centre opens it over the current page; other links do not', () => {
  expect(overPage('/?member=withdraw', '/promotions', '')).toBe('/promotions?member=withdraw');
  expect(overPage('/?agent=agentTeamOverview', '/rng', '?page=fish')).toBe(
    '/rng?agent=agentTeamOverview&page=fish',
  );
  expect(overPage('/?memberly=1', '/promotions', '')).toBe(null);
  expect(overPage('/vip?member=withdraw', '/promotions', '')).toBe(null);
  expect(overPage('/', '/promotions', '?member=withdraw')).toBe(null);
});

const misspelt = [
  ['//promotions/x', '/promotions/x'],
  ['/promotions//x', '/promotions/x'],
  ['///evil.example//', '/evil.example/'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['\n//evil.example', '/evil.example'],
  ['/\u0000\u007f/evil.example', '/evil.example'],
  ['', '/'],
] as const;

test.each(misspelt)('[NAV-08] the canonical form of the path %j is %s', (written, canonical) => {
  expect(canonicalPath(written)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test('[NAV-09] a centre opens over an address of this site, however its path is spelt', () => {
  const site = 'https://parlour.example';
  for (const [written, canonical] of misspelt) {
    const over = overPage('/?member=withdraw', written, '?a=1');
    expect(over).toBe(`${canonical}?member=withdraw&a=1`);
    expect(new URL(over ?? '', site).origin).toBe(site);
  }
});
