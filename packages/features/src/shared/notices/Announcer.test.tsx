// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newKey } from '../../testing/new-key.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { Announcer } from './Announcer.tsx';
import { keepAnnounced } from './announcing.ts';

const logIn = ({ runtime }: TestRuntime, username = 'demo_member', password = 'Parlour#2026') =>
  act(() => runtime.session.login({ type: 'username', username, password }));
const modalOf = ({ runtime }: TestRuntime) => runtime.overlays.store.getState().modal;

const show = (setup: TestRuntime) => renderPage(setup, <Announcer />);

const common = { types: 'B,PL,PU,PR,H', platform: 'W' } as const;
const forVisitors = { ...common, execution: 'B' } as const;

/** The executions in the response of a query; `undefined` if it was not fetched. */
function heard({ queryClient, runtime }: TestRuntime, asked: typeof common) {
  const { queryKey } = queries.announcements(runtime.api, asked);
  const answer = queryClient.getQueryData(queryKey);
  return answer && [...new Set(answer.list.map(({ execution }) => execution))].sort();
}

test('[NOT-02] rule B: a visitor gets the announcements for visitors, and no others', async () => {
  const setup = createTestRuntime({ language: 'en' });
  show(setup);
  await waitFor(() => expect(modalOf(setup)?.name).toBe('announcement'));
  expect(heard(setup, forVisitors)).toEqual(['B']);
  expect(heard(setup, common)).toBeUndefined();
});

test('[NOT-02] rule A: a member gets the announcements for members, after having seen those for visitors', async () => {
  const setup = createTestRuntime({ language: 'en' });
  show(setup);
  await waitFor(() => expect(modalOf(setup)?.name).toBe('announcement'));
  keepAnnounced(setup.runtime.memory, 'visitor');
  act(() => setup.runtime.overlays.dismiss());
  await logIn(setup);
  await waitFor(() => expect(modalOf(setup)?.name).toBe('announcement'));
  expect(heard(setup, common)).toEqual(['A']);
});

test('[NOT-02] rule F: a first login also gets the one-time announcements, after its change of password; the next login does not', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { session, api } = setup.runtime;
  const [chosen, own] = ['Ganga#2026', 'Jamuna#2026'];
  await logIn(setup, 'demo_agent');
  const account = { accountType: 'member', username: 'nadia_ctg', password: chosen } as const;
  await api.registerDownline({ ...account, rebates: [] }, await newKey());
  await act(() => session.logout());
  show(setup);

  await logIn(setup, 'nadia_ctg', chosen);
  expect(session.store.getState().kind).toBe('mustChangePassword');
  const change = { oldPassword: chosen, newPassword: own, confirmNewPassword: own };
  await act(() => session.changePassword(change));
  await waitFor(() => expect(heard(setup, common)).toEqual(['A', 'F']));

  await act(() => session.logout());
  act(() => setup.queryClient.clear());
  await logIn(setup, 'nadia_ctg', own);
  await waitFor(() => expect(heard(setup, common)).toEqual(['A']));
});

test('[NOT-02] the announcements wait for another window to close', async () => {
  const setup = createTestRuntime({ language: 'en' });
  act(() => setup.runtime.overlays.open({ name: 'login', props: {} }));
  show(setup);
  await waitFor(() => expect(heard(setup, forVisitors)).toBeDefined());
  expect(modalOf(setup)?.name).toBe('login');
  act(() => setup.runtime.overlays.dismiss());
  await waitFor(() => expect(modalOf(setup)?.name).toBe('announcement'));
});

test('[NOT-02] once a session: announcements that were shown do not open again on the next page', async () => {
  const setup = createTestRuntime({ language: 'en' });
  keepAnnounced(setup.runtime.memory, 'visitor');
  show(setup);
  await waitFor(() => expect(heard(setup, forVisitors)).toBeDefined());
  expect(modalOf(setup)).toBeNull();
});
