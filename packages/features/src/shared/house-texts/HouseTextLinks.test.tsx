// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { HouseTextLinks } from './HouseTextLinks.tsx';

stubMatchMedia(true);

const links = <HouseTextLinks texts={['terms', 'privacy']} />;

test('[REG-06] [NOT-03] a link opens its text in a window; closing it leads back to the link', async () => {
  const { user } = renderPage(createTestRuntime({ language: 'en' }), links);
  const link = screen.getByRole('link', { name: 'Terms of use' });
  expect(link).toHaveAttribute('href', '/terms');
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Terms of use' });
  expect(await within(dialog).findByRole('heading', { name: 'Who may play' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(link).toHaveFocus());
});

test('[ERR-01] [REG-06] a text that failed to load is loaded again by one press', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({
    faults: [{ path: '/wps/content/post', kind: 'http', status: 502, times: 1 }],
  });
  const { user } = renderPage(setup, links);
  await user.click(screen.getByRole('link', { name: 'Privacy policy' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'What is kept' })).toBeVisible();
});

test('[HLP-01] a text that was withdrawn meanwhile is reported as not published', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ missingTexts: ['TERMS'] });
  const { user } = renderPage(setup, links);
  await user.click(screen.getByRole('link', { name: 'Terms of use' }));
  expect(await screen.findByText('Not published yet')).toBeVisible();
});

test('[HLP-01] without a text there is no link', () => {
  renderPage(createTestRuntime({ language: 'en' }), <HouseTextLinks texts={[]} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
