// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  amountsIn,
  figures,
  firstButton,
  loaded,
  openTeamList,
  rows,
} from '../team-figures/agent-page.fixture.tsx';
import { StatementsWidget } from './StatementsWidget.tsx';

test('[AGT-06] the valid bet of the downlines equals that of the team overview', async () => {
  const { queryClient, runtime } = await openTeamList(StatementsWidget);
  const overview = await queryClient.fetchQuery(
    queries.teamOverview(runtime.api, { startDate: '2026-11-14', endDate: '2026-11-20' }),
  );
  expect(amountsIn(figures()[0] ?? '')).toEqual([overview.validBet]);
});

test('[AGT-06] a row opens its team, the path leads back, and the address keeps the place', async () => {
  const { user, written } = await openTeamList(StatementsWidget, '?agent=palStatementsAgentCopy');
  const texts = () => rows().map(({ textContent }) => textContent);
  const first = texts();
  await user.click(firstButton(/^See team: /));
  await loaded();
  const path = within(await screen.findByRole('navigation', { name: 'Place in the team' }));
  expect(path.getAllByRole('listitem')).toHaveLength(2);
  expect(new URLSearchParams(written.at(-1)).get('list.parentId')).not.toBeNull();
  expect(texts()).not.toEqual(first);
  await user.click(path.getByRole('link', { name: 'My team' }));
  await loaded();
  await waitFor(() => expect(texts()[0]).toBe(first[0]));
  expect(written.at(-1)).toBe('?agent=palStatementsAgentCopy');
});
