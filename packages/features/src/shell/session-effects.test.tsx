// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRuntime, TestProviders, type TestRuntime } from '../testing/index.tsx';
import { useLogout } from './index.ts';
import { useSessionEffects } from './session-effects.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

let logout: ReturnType<typeof useLogout>;
let root: Root;
let site: TestRuntime;

function Page() {
  useSessionEffects();
  logout = useLogout();
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  site = createTestRuntime({ language: 'en' });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <TestProviders test={site} language="en">
        <Page />
      </TestProviders>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const openModal = () => site.runtime.overlays.store.getState().modal?.name ?? null;
const login = (body: Parameters<typeof site.runtime.session.login>[0] = member) =>
  act(async () => site.runtime.session.login(body));

test('[GRD-01] [LGN-05] a waiting action survives the registration and a forced password change', async () => {
  const { overlays, session } = site.runtime;
  const action = vi.fn();
  overlays.askLogin(action);
  overlays.open({ name: 'register', props: {} });
  await login({ ...member, username: 'demo_default', password: '123456' });
  expect(openModal()).toBe('changePassword');
  expect(action).not.toHaveBeenCalled();
  const next = {
    oldPassword: '123456',
    newPassword: 'River#2026',
    confirmNewPassword: 'River#2026',
  };
  await act(() => session.changePassword(next));
  expect(action).toHaveBeenCalledOnce();
  expect(openModal()).toBeNull();
});

test('[NAV-08] a login from the modal goes home; one from the header stays where it is', async () => {
  await login();
  expect(site.visited).toEqual([]);
  await act(() => site.runtime.session.logout());
  site.runtime.overlays.open({ name: 'login', props: {} });
  await login();
  expect(openModal()).toBeNull();
  expect(site.visited).toEqual(['/']);
});

test('[LGN-01] a refused login leaves its modal open', async () => {
  site.runtime.overlays.open({ name: 'login', props: {} });
  await expect(async () => login({ ...member, password: 'wrong' })).rejects.toThrow();
  expect(openModal()).toBe('login');
});

test('[LGN-08] a logout asks first: no leaves everything, yes ends the session and goes home', async () => {
  await login();
  const { dialogs, session } = site.runtime;
  const answer = async (yes: boolean) => {
    const asked = logout();
    const question = dialogs.getSnapshot()[0];
    expect(JSON.stringify(question)).toContain('Do you want to log out?');
    await act(async () => {
      dialogs.answer(question?.id ?? 0, yes);
      await asked;
    });
  };
  await answer(false);
  expect(session.store.getState().kind).toBe('authenticated');
  expect(site.visited).toEqual([]);
  await answer(true);
  expect(session.store.getState()).toEqual({ kind: 'anonymous', because: 'loggedOut' });
  expect(site.visited).toEqual(['/']);
});
