import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { notFound, routeAt, routes } from '../src/app/routes.ts';
import { createBackend, openSite, type Patch, standInForBrowser } from './site.fixture.tsx';

export const isFull: boolean = process.env.PARLOUR_SCALE === 'full';

export const backend = createBackend();
const trouble: string[] = [];
const onError = ({ message }: ErrorEvent) => void trouble.push(`uncaught: ${message}`);

/** Collects the errors of the pages. Call it once in each test file. */
export function watchPages(): void {
  beforeAll(() => {
    standInForBrowser();
    window.addEventListener('error', onError);
    vi.spyOn(console, 'error').mockImplementation((...parts) => {
      if (parts.some((part) => part instanceof Error)) trouble.push(parts.join(' '));
    });
  });
  afterAll(() => window.removeEventListener('error', onError));
  afterEach(async () => {
    trouble.splice(0);
    await backend.setScenario({});
  });
}

/** Pages that are chosen by the query of a route. */
const within = [
  ...['/promoDetail?id=p-welcome', '/promoDetail?id=p-summer-fair', '/promoDetail?id=none'],
  ...['/help?page=feedback', '/help?page=about', '/help?page=news', '/help?page=blog/b-pause'],
  ...[
    '/help?topic=responsible',
    '/help?question=password',
    '/helpmc?page=about',
    '/noticePage?id=none',
  ],
  ...['/rng?page=live', '/game?id=571', '/pointMall?tab=history', '/pointMall?tab=details'],
];
/** The first address of every route, and the pages within. */
export const paths: readonly string[] = [
  ...[...routes, notFound]
    .filter(({ target }) => target.page !== 'redirect')
    .map(({ paths: [path] }) => (path === '*' ? '/nowhere' : path)),
  ...within,
];
/** One page of each kind, because pages of one kind consist of the same parts. */
export const kinds: readonly string[] = isFull
  ? paths
  : paths.filter((at, place) => {
      const kindOf = (path: string) => routeAt(path).target.page;
      const before = paths.slice(0, place).map(kindOf);
      return within.includes(at) || !before.includes(kindOf(at));
    });

export type Person = 'visitor' | 'trial' | 'demo_member' | 'demo_agent';
/** An agent sees everything a member sees, and more. The gate runs only the two that differ most. */
export const people: readonly Person[] = isFull
  ? ['visitor', 'trial', 'demo_member', 'demo_agent']
  : ['visitor', 'demo_agent'];

/** Opens a page as the given person, calls `see` with it, and closes it. */
export async function look(
  at: string,
  who: Person,
  see: (place: HTMLElement) => void,
  patch?: Patch,
): Promise<void> {
  const site = await openSite({
    backend,
    at,
    ...(patch && { patch }),
    ...(who !== 'visitor' && { storage: await backend.member(who) }),
  });
  see(site.place);
  await site.close();
  expect(trouble, `${at} as ${who}`).toEqual([]);
}

/** The main part of the page. */
export const mainPart = (): HTMLElement => screen.getByRole('main');
