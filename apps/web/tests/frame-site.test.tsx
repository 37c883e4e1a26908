// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginFrames,
  button,
  endFrames,
  logInAs,
  onLeave,
  show,
  site,
  textOf,
  told,
} from './frame-site.fixture.tsx';
import { settled } from './site.fixture.tsx';

const { en } = catalogues;

beforeEach(beginFrames);
afterEach(endFrames);

test('[EMB-01] [X-01] the card of the login names the site, the minimum age and the demo', async () => {
  const { place } = await show('login');
  await settled(() => expect(place.querySelector('input[name="password"]')).not.toBeNull());
  expect(place.querySelector('section')?.getAttribute('aria-labelledby')).not.toBeNull();
  expect(place.querySelector('h2')?.textContent).toBe('Log in to Padma');
  expect(textOf(place)).toContain('21+ · Demo');
  expect([...place.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    `${site}/`,
    `${site}/help`,
  ]);
  // The frame stores nothing, so it does not offer to remember the login.
  expect(place.querySelector('input[type="checkbox"]')).toBeNull();
  expect(told).toEqual([{ kind: 'ready' }]);
});

test('[EMB-01] the widget shows that the member is logged in, and the page is told that a login happened', async () => {
  const stage = await show('login');
  const { place } = stage;
  await settled(() => expect(told).toEqual([{ kind: 'ready' }]));
  await logInAs(stage);
  await settled(() => expect(textOf(place)).toContain('You are logged in as demo_member.'));
  expect(told.at(-1)).toEqual({ kind: 'session', change: 'loggedIn' });
  await act(async () => button(place, 'Go to Padma')?.click());
  expect(onLeave.mock.calls).toEqual([['/']]);
  await act(async () => button(place, en['action.logout'])?.click());
  await settled(() => expect(place.querySelector('input[name="password"]')).not.toBeNull());
  expect(told.at(-1)).toEqual({ kind: 'session', change: 'loggedOut' });
});

test('[EMB-01] [REG-01] the registration has the same card', async () => {
  const { place } = await show('register');
  await settled(() => expect(button(place, en['action.openAccount'])).toBeDefined());
  expect(place.querySelector('h2')?.textContent).toBe('Open an account with Padma');
});

test('[EMB-01] [ERR-01] when the site does not answer, the page gets a code and the visitor a sentence and a retry', async () => {
  const { place, setScenario } = await show('login', {
    scenario: { faults: [{ path: '/wps/system/whitelabel', kind: 'http', status: 503 }] },
  });
  await settled(() => expect(button(place, en['action.retry'])).toBeDefined());
  expect(told).toEqual([{ kind: 'error', code: 'HTTP' }]);
  await setScenario({ faults: [] });
  await act(async () => button(place, en['action.retry'])?.click());
  await settled(() => expect(told.at(-1)).toEqual({ kind: 'ready' }));
});

test('[EMB-01] [X-01] a real site without a licence shows nothing', async () => {
  const { place } = await show('login', { config: { operatorMode: 'live', licence: null } });
  await settled(() => expect(told).toContainEqual({ kind: 'error', code: 'NO_LICENCE' }));
  expect(textOf(place)).toBe('');
});
