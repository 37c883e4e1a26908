// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timesSent } from '../../testing/sent.ts';
import { openTeamList, standInForBrowser } from '../team-figures/agent-page.fixture.tsx';
import { TeamBetsWidget } from './TeamBetsWidget.tsx';

let close: () => void = () => undefined;
beforeEach(standInForBrowser);
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

async function open(search = '') {
  const page = await openTeamList(TeamBetsWidget, search);
  ({ close } = page);
  return page;
}

test('[AGT-05] lists the bets of a team by status, with their account and masked name', async () => {
  const { rows } = await open('?agent=personalHistoryCopy&list.status=lost&list.size=10');
  expect(rows()).toHaveLength(10);
  for (const row of rows()) {
    expect(row.textContent).toMatch(/\*\*\*.*(Member|Agent).*Lost/);
    expect(row.textContent).not.toContain('Won');
  }
});

test('[AGT-05] Enter searches for a name: it is kept in the address and filters the list', async () => {
  const { place, rows, loaded, written, stage } = await open('?agent=personalHistoryCopy');
  const named = /([a-z0-9_]{2})\*\*\*/i.exec(rows()[0]?.textContent ?? '')?.[1];
  if (!named) throw new Error('The first row names nobody');
  const asked = () => timesSent(stage, 'GET /wps/agent/team/bets');
  const before = asked();
  const box = place.querySelector<HTMLInputElement>('input[type="search"]');
  if (!box) throw new Error('There is no box');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    write?.call(box, named);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(asked()).toBe(before);
  await act(async () => box.form?.requestSubmit());
  await loaded();
  expect(asked()).toBe(before + 1);
  const query = new URLSearchParams(written.at(-1));
  expect(query.get('list.search')).toBe(named);
  expect(query.get('agent')).toBe('personalHistoryCopy');
  expect(rows().length).toBeGreaterThan(0);
});

test('[AGT-05] [ERR-01] a failed load shows an error, never an empty list', async () => {
  const { stage, place, seen } = await open();
  const path = '/wps/agent/team/bets';
  await stage.setScenario({ faults: [{ path, kind: 'http', status: 502 }] });
  await act(() => stage.queryClient.resetQueries());
  await seen(() => place.querySelector('[data-component="error-state"]') !== null);
});
