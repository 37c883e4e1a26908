// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { timesSent } from '../../testing/sent.ts';
import { loaded, openTeamList, rowAt, rows } from '../team-figures/agent-page.fixture.tsx';
import { TeamBetsWidget } from './TeamBetsWidget.tsx';

test('[AGT-05] lists the bets of a team by status, with their account and masked name', async () => {
  await openTeamList(TeamBetsWidget, '?agent=personalHistoryCopy&list.status=lost&list.size=10');
  expect(rows()).toHaveLength(10);
  for (const row of rows()) {
    expect(row).toHaveTextContent(/\*\*\*.*(Member|Agent).*Lost/);
    expect(row).not.toHaveTextContent('Won');
  }
});

test('[AGT-05] Enter searches for a name: it is kept in the address and filters the list', async () => {
  const page = await openTeamList(TeamBetsWidget, '?agent=personalHistoryCopy');
  const named = /([a-z0-9_]{2})\*\*\*/i.exec(rowAt(0).textContent ?? '')?.[1];
  if (!named) throw new Error('The first row names nobody');
  const asked = () => timesSent(page, 'GET /wps/agent/team/bets');
  const before = asked();
  await page.user.type(screen.getByRole('searchbox', { name: 'Search username' }), named);
  expect(asked()).toBe(before);
  await page.user.keyboard('{Enter}');
  await loaded();
  expect(asked()).toBe(before + 1);
  const query = new URLSearchParams(page.written.at(-1));
  expect(query.get('list.search')).toBe(named);
  expect(query.get('agent')).toBe('personalHistoryCopy');
  expect(rows().length).toBeGreaterThan(0);
});

test('[AGT-05] [ERR-01] a failed load shows an error, never an empty list', async () => {
  const page = await openTeamList(TeamBetsWidget);
  const path = '/wps/agent/team/bets';
  await page.setScenario({ faults: [{ path, kind: 'http', status: 502 }] });
  await act(() => page.queryClient.resetQueries());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('No team bets in this period')).toBeNull();
});
