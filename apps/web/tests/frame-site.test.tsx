// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginFrames,
  endFrames,
  logInAs,
  onLeave,
  show,
  site,
  told,
} from './frame-site.fixture.tsx';

const { en } = catalogues;

beforeEach(beginFrames);
afterEach(endFrames);

const inputs = { selector: 'input' };

test('[EMB-01] [X-01] the card of the login names the site, the minimum age and the demo', async () => {
  const { card, place } = await show('login');
  expect(await card.findByLabelText(/^Password/, inputs)).toBeVisible();
  expect(card.getByRole('region', { name: 'Log in to Padma' })).toBeVisible();
  expect(card.getByRole('heading', { level: 2, name: 'Log in to Padma' })).toBeVisible();
  expect(place).toHaveTextContent('21+ · Demo');
  const links = card.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href }) => href)).toEqual([`${site}/`, `${site}/help`]);
  // The frame stores nothing, so it does not offer to remember the login.
  expect(card.queryByRole('checkbox')).toBeNull();
  expect(told).toEqual([{ kind: 'ready' }]);
});

test('[EMB-01] the widget shows that the member is logged in, and the page is told that a login happened', async () => {
  const stage = await show('login');
  const { card, user } = stage;
  await waitFor(() => expect(told).toEqual([{ kind: 'ready' }]));
  await logInAs(stage);
  expect(await card.findByText('You are logged in as demo_member.')).toBeVisible();
  expect(told.at(-1)).toEqual({ kind: 'session', change: 'loggedIn' });
  await user.click(card.getByRole('button', { name: 'Go to Padma' }));
  expect(onLeave.mock.calls).toEqual([['/']]);
  await user.click(card.getByRole('button', { name: en['action.logout'] }));
  expect(await card.findByLabelText(/^Password/, inputs)).toBeVisible();
  expect(told.at(-1)).toEqual({ kind: 'session', change: 'loggedOut' });
});

test('[EMB-01] [REG-01] the registration has the same card', async () => {
  const { card } = await show('register');
  expect(await card.findByRole('button', { name: en['action.openAccount'] })).toBeVisible();
  expect(card.getByRole('heading', { level: 2, name: 'Open an account with Padma' })).toBeVisible();
});

test('[EMB-01] [ERR-01] when the site does not answer, the page gets a code and the visitor a sentence and a retry', async () => {
  const { card, setScenario, user } = await show('login', {
    scenario: { faults: [{ path: '/wps/system/whitelabel', kind: 'http', status: 503 }] },
  });
  const retry = await card.findByRole('button', { name: en['action.retry'] });
  expect(told).toEqual([{ kind: 'error', code: 'HTTP' }]);
  await setScenario({ faults: [] });
  await user.click(retry);
  await waitFor(() => expect(told.at(-1)).toEqual({ kind: 'ready' }));
});

test('[EMB-01] [X-01] a real site without a licence shows nothing', async () => {
  const { place } = await show('login', { config: { operatorMode: 'live', licence: null } });
  await waitFor(() => expect(told).toContainEqual({ kind: 'error', code: 'NO_LICENCE' }));
  expect(place).toHaveTextContent(/^$/);
});
