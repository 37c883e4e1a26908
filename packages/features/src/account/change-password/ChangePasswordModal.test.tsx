// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/member/password';
const next = 'River#2026';
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
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const isMarked = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const said = () => document.querySelector('[role="dialog"]')?.textContent;
const summary = () => document.querySelector('[data-component="error-summary"]');
const type = (values: Readonly<Record<string, string>>) =>
  act(async () => {
    for (const [name, value] of Object.entries(values)) field(name).value = value;
    field('oldPassword').dispatchEvent(new Event('input', { bubbles: true }));
  });
const save = () => act(async () => field('oldPassword').form?.requestSubmit());

const account = 'demo_default';
const password = '123456';

test.each(['en', 'bn'] as const)(
  '[PWD-02] [LGN-05] [ERR-01] a forced change says in %s that the current password is wrong, not the name',
  async (language) => {
    const words = catalogues[language];
    const setup = createTestRuntime({ language });
    const { session } = setup.runtime;
    const kind = () => session.store.getState().kind;
    await session.login({ type: 'username', username: account, password });
    expect(kind()).toBe('mustChangePassword');
    await act(async () =>
      root.render(
        <TestProviders test={setup} language={language}>
          <ChangePasswordModal props={{}} onDismiss={() => undefined} />
        </TestProviders>,
      ),
    );
    const isSaid = () => {
      // The summary of each attempt takes the focus, so that screen readers announce it.
      expect(summary()?.matches(':focus')).toBe(true);
      expect(isMarked('oldPassword')).toBe(true);
      expect(isMarked('newPassword')).toBe(false);
      expect(said()).toContain(words['validation.passwordOldWrong']);
      expect(said()).not.toContain(words['error.credentials']);
      expect(kind()).toBe('mustChangePassword');
    };

    // The reference backend names the field, so the sentence is under it.
    await type({ oldPassword: 'Jamuna#2027', newPassword: next, confirmNewPassword: next });
    await save();
    await settled(isSaid);

    // Another backend sends only the code.
    await type({ oldPassword: password });
    expect(isMarked('oldPassword')).toBe(false);
    await setup.setScenario({
      faults: [{ path, kind: 'business', code: 'CREDENTIALS_WRONG', times: 1 }],
    });
    await save();
    await settled(isSaid);

    // The typed text is still there, and correct.
    await save();
    await settled(() => expect(kind()).toBe('authenticated'));
  },
);
