// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { type RenderedPage, renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { guardedStore } from '../session/guarded-store.ts';
import { memberOf } from '../session/machine.ts';
import { useLogout } from './use-logout.ts';
import { useSessionEffects } from './use-session-effects.ts';

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

let page: RenderedPage;
let site: TestRuntime;

function Page() {
  useSessionEffects();
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Log out
    </button>
  );
}

beforeEach(() => {
  site = createTestRuntime({ language: 'en' });
  page = renderPage(site, <Page />);
});

const openModal = () => site.runtime.overlays.store.getState().modal?.name ?? null;
const login = (body: Parameters<typeof site.runtime.session.login>[0] = member) =>
  act(async () => site.runtime.session.login(body));

test('[GRD-01] [LGN-05] a waiting action is kept during the registration and a forced password change', async () => {
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

test.each(storeFaults)(
  '[LGN-03] [LAY-04] a message says that a reload would lose the login where the storage %s',
  async (fault) => {
    const said = () => site.runtime.toasts.getSnapshot().map(({ title }) => title);
    await login();
    expect(said()).toEqual([]);
    site = createTestRuntime({
      language: 'en',
      storage: guardedStore(brokenStores[fault], 'tab'),
    });
    page.unmount();
    page = renderPage(site, <Page />);
    await login();
    expect(said()).toEqual([catalogues.en['session.notKept']]);
  },
);

test('[NAV-08] a login from the modal goes home; one from the header stays on the page', async () => {
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

test('[LGN-08] a logout asks first; the end of the session closes its window', async () => {
  await login();
  await page.user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(openModal()).toBe('logout');
  expect(site.runtime.session.store.getState().kind).toBe('authenticated');
  await act(() => site.runtime.session.logout());
  expect(openModal()).toBeNull();
});

test('[LGN-08] a logout in another tab closes every window of the member, and no other', async () => {
  await login();
  for (const name of ['changePassword', 'logout', 'register'] as const) {
    site.runtime.overlays.open({ name, props: {} });
    await act(() => site.runtime.session.logout());
    expect(openModal()).toBe(name === 'register' ? 'register' : null);
    site.runtime.overlays.dismiss();
    await login();
  }
});

test('[LGN-07] a login from a new place opens the verification and, once it is done, continues', async () => {
  await login();
  const nickname = memberOf(site.runtime.session.store.getState())?.nickname;
  await act(() => site.runtime.session.logout());
  await site.setScenario({ flags: { EXTRAVERIF3: true } });
  const action = vi.fn();
  site.runtime.overlays.askLogin(action);
  await login();
  expect(openModal()).toBe('extraVerification');
  expect(action).not.toHaveBeenCalled();
  const answer = (name: string) =>
    act(async () => {
      await site.runtime.session.verify('bankName', name).catch(() => undefined);
    });
  await answer('nobody');
  expect(openModal()).toBe('extraVerification');
  await answer(`${nickname} Hasan`);
  expect(site.runtime.session.store.getState().kind).toBe('authenticated');
  expect(action).toHaveBeenCalledOnce();
  expect(openModal()).toBeNull();
});

test('[LGN-08] the VIP service is removed with the session', async () => {
  const { api, session } = site.runtime;
  await login({ ...member, username: 'demo_vip' });
  const services = queries.customerServices(api);
  await site.queryClient.fetchQuery(services);
  expect(JSON.stringify(site.queryClient.getQueryData(services.queryKey))).toContain('VIP');
  await act(() => session.logout());
  await waitFor(() => expect(site.queryClient.getQueryData(services.queryKey)).toBeUndefined());
});

test("[EMB-01] a login from a partner's page says whose account it is", async () => {
  const partner = createTestRuntime({ language: 'en', sandbox: site.sandbox });
  await partner.runtime.session.login(member);
  const { code } = await partner.runtime.api.createHandover();
  await act(() => site.runtime.session.carry(code));
  expect(memberOf(site.runtime.session.store.getState())?.account).toBe('demo_member');
  expect(site.runtime.toasts.getSnapshot().map(({ title }) => title)).toEqual([
    'You are logged in as demo_member.',
  ]);
});
