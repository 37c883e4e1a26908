// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
} from '../../testing/test-runtime.tsx';
import { AuthenticatorWindow } from './AuthenticatorWindow.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = catalogues.en;
const path = '/wps/member/authenticator';
let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

/** React renders a response at the end of an `act`, so each check runs in its own `act`. */
const settled = (condition: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      condition();
    },
    { interval: 20, timeout: 20_000 },
  );
const said = () => document.querySelector('[role="dialog"]')?.textContent;
const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(`[role="dialog"] ${selector}`);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const code = () => find<HTMLInputElement>('input[name="code"]');
const goOn = () => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words['action.continue'],
  );
  if (!found) throw new Error('There is nothing to go on with');
  return found;
};
const press = (element: HTMLElement) => act(async () => element.click());

async function opened(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;
  await setup.runtime.session.login(login);
  await act(async () =>
    root.render(
      <TestProviders test={setup} language="en">
        <AuthenticatorWindow onClose={() => undefined} />
      </TestProviders>,
    ),
  );
  await settled(() => expect(goOn()).toBeTruthy());
  return setup;
}

test('[MEM-01] [ERR-01] a network failure of the first step is not shown at the next one, where a wrong code is', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'network', times: 1 }] });
  await press(goOn());
  await settled(() => expect(said()).toContain(words['error.network']));
  await press(goOn());
  await settled(() => expect(code()).toBeTruthy());
  expect(said()).not.toContain(words['error.network']);
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'CHALLENGE_WRONG', times: 1 }],
  });
  await act(async () => {
    code().value = '000000';
    code().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(find<HTMLButtonElement>('button[type="submit"]'));
  await settled(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
  expect(document.querySelector('[data-component="error-summary"]')?.matches(':focus')).toBe(true);
});
