import { pageList as pages, windowAt } from '@parlour/features/site/search/pages';
import { expect, test } from 'vitest';
import { centrePages } from './centres.ts';
import { modals } from './modals.ts';
import { routes } from './routes.ts';

const paths = new Set(routes.flatMap((route) => route.paths));

test('[X-05] every page the search offers is a page of the site or a window of it, once', () => {
  const hrefs = pages.map(({ href }) => href);
  const isThere = (href: string) => {
    const name = windowAt(href);
    return name ? name in modals : paths.has(href.split('?')[0] ?? '');
  };
  expect(hrefs.filter((href) => !isThere(href))).toEqual([]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('[X-05] every page of the centres is offered', () => {
  const hrefs: readonly string[] = pages.map(({ href }) => href);
  const centres = (['member', 'agent'] as const).flatMap((centre) =>
    Object.keys(centrePages[centre]).map((key) => `/?${centre}=${key}`),
  );
  expect(centres.filter((href) => !hrefs.includes(href))).toEqual([]);
});

test('[X-05] every route that a visitor may open by its name is offered', () => {
  const offered = new Set(pages.map(({ href }) => href.split('?')[0] ?? ''));
  const lists = /^\/(?:rng|pvp|live|fish)List$/;
  const missing = routes
    .filter(({ target, bare }) => target.page !== 'redirect' && !bare)
    .map(({ paths: [path] }) => path)
    .filter((path) => !offered.has(path) && !lists.test(path) && path !== '/promoDetail');
  expect(missing).toEqual([]);
});
