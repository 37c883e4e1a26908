// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAsAgent, standInForBrowser } from '../team-figures/agent-page.fixture.tsx';
import { AnnouncementsWidget } from './AnnouncementsWidget.tsx';

let close: () => void = () => undefined;
beforeEach(standInForBrowser);
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

test('[AGT-01] the newest is open and read; choosing another one replaces it', async () => {
  const page = await openAsAgent(<AnnouncementsWidget />);
  ({ close } = page);
  const rows = [...page.place.querySelectorAll<HTMLButtonElement>('li > button')];
  expect(rows).toHaveLength(5);
  expect(page.texts('article h3')).toEqual(['Settlement date of the semimonthly dividend']);
  expect(rows[0]?.textContent).not.toContain('Unread');
  expect(rows[1]?.textContent).toContain('Unread');
  await act(async () => rows[1]?.click());
  expect(page.texts('article h3')).toEqual(['How long new registration links work']);
  expect(rows[1]?.textContent).not.toContain('Unread');
});

test('[AGT-01] [ERR-01] a failed load is shown and can be tried again', async () => {
  const page = await openAsAgent(<AnnouncementsWidget />);
  ({ close } = page);
  const path = '/wps/agent/announcements';
  await page.stage.setScenario({ faults: [{ path, kind: 'http', status: 502 }] });
  await act(() => page.stage.queryClient.resetQueries());
  await page.seen(() => page.place.querySelector('[data-component="error-state"]') !== null);
  await page.stage.setScenario({ faults: [] });
  await page.press('Try again');
  await page.seen(() => page.texts('li > button').length === 5);
});
