// @vitest-environment jsdom
import { createI18n } from '@parlour/features/i18n';
import type { FrameEvent, FrameWidget } from '@parlour/features/partner/frame-contract';
import type { SiteConfig } from '@parlour/features/runtime';
import { catalogues, createTestRuntime } from '@parlour/features/testing';
import type { Scenario } from '@parlour/sandbox';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled, standInForBrowser } from '../app/site.fixture.tsx';
import { FrameSite } from './FrameSite.tsx';

// A widget of an account as a frame shows it, through the real client and the sandbox.

const { en } = catalogues;
const site = 'https://play.padma.example';
let root: Root;
const told: FrameEvent[] = [];
const onGo = vi.fn();

beforeEach(() => {
  standInForBrowser();
  told.length = 0;
  onGo.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Shown {
  readonly config?: Partial<SiteConfig>;
  readonly scenario?: Partial<Scenario>;
}

async function show(widget: FrameWidget, { config = {}, scenario }: Shown = {}) {
  const stage = createTestRuntime({ language: 'en', config });
  if (scenario) await stage.setScenario(scenario);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <FrameSite
        {...{ widget, onGo }}
        runtime={stage.runtime}
        queryClient={stage.queryClient}
        i18n={createI18n('en', catalogues.en)}
        inSite={(address) => new URL(address, site).href}
        tell={(event) => void told.push(event)}
      />,
    ),
  );
  return { ...stage, place };
}

const textOf = (place: Element) => place.textContent ?? '';
const logIn = (stage: Awaited<ReturnType<typeof show>>) =>
  act(() =>
    stage.runtime.session.login({
      type: 'username',
      username: 'demo_member',
      password: 'Parlour#2026',
    }),
  );
const button = (place: Element, name: string | undefined) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('[EMB-01] [X-01] the login stands in a card that says whose it is, from which age, and that money is play money', async () => {
  const { place } = await show('login');
  await settled(() => expect(place.querySelector('input[name="password"]')).not.toBeNull());
  expect(place.querySelector('section')?.getAttribute('aria-labelledby')).not.toBeNull();
  expect(place.querySelector('h2')?.textContent).toBe('Log in to Padma');
  expect(textOf(place)).toContain('21+ · Demo');
  expect([...place.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    `${site}/`,
    `${site}/help`,
  ]);
  // Nothing is kept here, so nothing is offered to be remembered.
  expect(place.querySelector('input[type="checkbox"]')).toBeNull();
  expect(told).toEqual([{ kind: 'ready' }]);
});

test('[EMB-01] who logs in is shown as logged in, and the page hears that it happened', async () => {
  const stage = await show('login');
  const { place } = stage;
  await settled(() => expect(told).toEqual([{ kind: 'ready' }]));
  await logIn(stage);
  await settled(() => expect(textOf(place)).toContain('You are logged in as demo_member.'));
  expect(told.at(-1)).toEqual({ kind: 'session', change: 'loggedIn' });
  await act(async () => button(place, 'Go to Padma')?.click());
  expect(onGo).toHaveBeenCalledOnce();
  await act(async () => button(place, en['action.logout'])?.click());
  await settled(() => expect(place.querySelector('input[name="password"]')).not.toBeNull());
  expect(told.at(-1)).toEqual({ kind: 'session', change: 'loggedOut' });
});

test('[EMB-01] [REG-01] the registration stands in the same card', async () => {
  const { place } = await show('register');
  await settled(() => expect(button(place, en['action.openAccount'])).toBeDefined());
  expect(place.querySelector('h2')?.textContent).toBe('Open an account with Padma');
});

test('[EMB-01] [ERR-01] a site that does not answer is said, by a code and a sentence, and tried again', async () => {
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
