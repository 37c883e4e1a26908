// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amountsIn, openTeamList, standInForBrowser } from '../team-figures/agent-page.fixture.tsx';
import { StatementsWidget } from './StatementsWidget.tsx';

let close: () => void = () => undefined;
beforeEach(standInForBrowser);
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

async function open(search = '') {
  const page = await openTeamList(StatementsWidget, search);
  ({ close } = page);
  return page;
}

test('[AGT-06] the valid bet of the downlines equals that of the team overview', async () => {
  const { stage, texts } = await open();
  const [validBet] = texts('[data-part="sums"] [data-component="kpi-tile"]');
  const overview = await stage.queryClient.fetchQuery(
    queries.teamOverview(stage.runtime.api, { startDate: '2026-11-14', endDate: '2026-11-20' }),
  );
  expect(amountsIn(validBet ?? '')).toEqual([overview.validBet]);
});

test('[AGT-06] a row opens its team, the path leads back, and the address keeps the place', async () => {
  const { press, loaded, texts, written, seen } = await open('?agent=palStatementsAgentCopy');
  const first = texts('tbody tr[data-part="row"]');
  await press(/^See team: /);
  await loaded();
  await seen(() => texts('nav[data-component="breadcrumbs"] li').length === 2);
  expect(new URLSearchParams(written.at(-1)).get('list.parentId')).not.toBeNull();
  expect(texts('tbody tr[data-part="row"]')).not.toEqual(first);
  await press('My team');
  await loaded();
  await seen(() => texts('tbody tr[data-part="row"]')[0] === first[0]);
  expect(written.at(-1)).toBe('?agent=palStatementsAgentCopy');
});
