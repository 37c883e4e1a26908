import { isAtSiteOnly } from '@parlour/features/centre-frame';
import { expect, test } from 'vitest';
import { ofAgents } from '../../tests/one-wish.agents.fixture.ts';
import { ofMembers } from '../../tests/one-wish.members.fixture.tsx';

/** The page that is noted for writes no page of a centre makes. */
const elsewhere = 'securityCenter';

test('[EMB-01] [WAL-07] every page of a centre with a write that takes a key opens at the site', () => {
  const pages = new Set([
    ...ofMembers.map(({ page }) => `member ${page}`),
    ...ofAgents.map(({ page }) => `agent ${page}`),
  ]);
  pages.delete(`member ${elsewhere}`);
  pages.delete(`agent ${elsewhere}`);
  expect(pages.size).toBeGreaterThan(10);
  const framed = [...pages].filter((named) => {
    const [centre, page = ''] = named.split(' ');
    return !isAtSiteOnly(centre === 'agent' ? 'agent' : 'member', page);
  });
  expect(framed).toEqual([]);
});
