// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAsAgent } from '../team-figures/agent-page.fixture.tsx';
import { AnnouncementsWidget } from './AnnouncementsWidget.tsx';

const title = () => within(screen.getByRole('article')).getByRole('heading', { level: 3 });
/** Only the rows of the list are buttons. */
const rows = () => screen.getAllByRole('button');

test('[AGT-01] the newest is open and read; choosing another one replaces it', async () => {
  const { user } = await openAsAgent(<AnnouncementsWidget />);
  expect(rows()).toHaveLength(5);
  const [newest, other] = rows();
  expect(title()).toHaveTextContent(/^Settlement date of the semimonthly dividend$/);
  expect(newest).not.toHaveTextContent('Unread');
  expect(other).toHaveTextContent('Unread');
  await user.click(screen.getByRole('button', { name: /^How long new registration links work/ }));
  expect(title()).toHaveTextContent(/^How long new registration links work$/);
  expect(other).not.toHaveTextContent('Unread');
});

test('[AGT-01] [ERR-01] a failed load is shown and can be tried again', async () => {
  const page = await openAsAgent(<AnnouncementsWidget />);
  const path = '/wps/agent/announcements';
  await page.setScenario({ faults: [{ path, kind: 'http', status: 502 }] });
  await act(() => page.queryClient.resetQueries());
  const error = await screen.findByRole('alert');
  await page.setScenario({ faults: [] });
  await page.user.click(within(error).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(rows()).toHaveLength(5);
});
