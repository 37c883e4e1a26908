// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { LoginModal } from './LoginModal.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/session/login';
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
const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(`[role="dialog"] ${selector}`);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const field = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`);
const write = (name: string, text: string) =>
  act(async () => {
    field(name).value = text;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => find<HTMLButtonElement>('button[type="submit"]').click());
const isMarked = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

test('[LGN-04] [A11-01] a wrong picture code stays marked while another field is typed in, until the code is typed again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await act(async () =>
    root.render(
      <TestProviders test={setup} language="en">
        <LoginModal props={{}} onDismiss={() => undefined} />
      </TestProviders>,
    ),
  );
  await write('username', 'demo_member');
  await write('password', 'Parlour#2026');
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'CAPTCHA_REQUIRED', times: 1 }],
  });
  await submit();
  await settled(() => expect(field('captcha')).toBeTruthy());
  await write('captcha', 'abcd');
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'CAPTCHA_WRONG', times: 1 }],
  });
  await submit();
  await settled(() => {
    expect(isMarked('captcha')).toBe(true);
    expect(field('captcha').value).toBe('');
  });
  await write('password', 'Parlour#2027');
  expect(isMarked('captcha')).toBe(true);
  await settled(() =>
    expect(find('form').textContent).toContain(catalogues.en['error.captchaWrong']),
  );
  await write('captcha', 'e');
  expect(isMarked('captcha')).toBe(false);
});
