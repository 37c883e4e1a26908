import { pageList as pages } from '@parlour/features/site/search/pages';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const paths = new Set(routes.flatMap((route) => route.paths));

test('[X-05] every page the search offers is a page of the site, once', () => {
  const hrefs = pages.map(({ href }) => href);
  expect(hrefs.filter((href) => !paths.has(href.split('?')[0] ?? ''))).toEqual([]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
