// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { newKey } from '../../testing/new-key.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { OverlayHost } from '../shell/OverlayHost.tsx';
import { Announcer } from './Announcer.tsx';
import { keepAnnounced } from './announcing.ts';
import { NamedAnnouncementModal } from './named-modals.tsx';
import { createStay, idleTime, type StayOptions } from './stay.ts';
import { stoppedClock } from './stopped-clock.fixture.ts';

const logIn = ({ runtime }: TestRuntime, username = 'demo_member', password = 'Parlour#2026') =>
  act(() => runtime.session.login({ type: 'username', username, password }));
const modalOf = ({ runtime }: TestRuntime) => runtime.overlays.store.getState().modal;

beforeEach(() => stubMatchMedia(false));
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'scrollY');
});

/** Opens the page of a visitor. Its time moves only with `pass`. */
function show(setup: TestRuntime, options: Omit<StayOptions, 'clock'> = {}) {
  const { clock, pass, waiting } = stoppedClock();
  const stay = createStay({ ...options, clock });
  const leave = stay.watch(window);
  const page = renderPage(
    setup,
    <>
      <button type="button">Game</button>
      <Announcer stay={stay} />
      <OverlayHost registry={{ announcement: NamedAnnouncementModal }} />
    </>,
  );
  return {
    ...page,
    waiting,
    pass: (ms: number) => act(async () => pass(ms)),
    /** The visitor goes to another page. */
    leave: () => {
      page.unmount();
      leave();
    },
  };
}
/** Opens the page and waits until it counts the idle time. */
async function arrive(setup: TestRuntime) {
  const page = show(setup);
  await waitFor(() => expect(page.waiting()).toBe(1));
  return page;
}
const announcements = () => screen.findByRole('dialog', { name: 'Announcement' });

const common = { types: 'B,PL,PU,PR,H', platform: 'W' } as const;
const forMembers = { ...common, execution: 'A' } as const;
const forVisitors = { ...common, execution: 'B' } as const;

/** The executions in the response of a query; `undefined` if it was not fetched. */
function heard({ queryClient, runtime }: TestRuntime, asked: typeof common) {
  const { queryKey } = queries.announcements(runtime.api, asked);
  const answer = queryClient.getQueryData(queryKey);
  return answer && [...new Set(answer.list.map(({ execution }) => execution))].sort();
}

test('[NOT-02] rule B: an idle visitor gets the announcements for visitors after two seconds, and no others', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { pass } = await arrive(setup);
  await pass(idleTime - 1);
  expect(modalOf(setup)).toBeNull();
  await pass(1);
  expect(await announcements()).toBeVisible();
  expect(heard(setup, forVisitors)).toEqual(['B']);
  expect(heard(setup, forMembers)).toBeUndefined();
});

test('[NOT-02] a moving mouse is not idle: the two seconds begin when it rests', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { pass } = await arrive(setup);
  await pass(idleTime - 1);
  fireEvent.pointerMove(document.body, { screenX: 10, screenY: 10 });
  await pass(idleTime - 1);
  expect(modalOf(setup)).toBeNull();
  // A browser repeats the place of a pointer that rests.
  fireEvent.pointerMove(document.body, { screenX: 10, screenY: 10 });
  await pass(1);
  expect(await announcements()).toBeVisible();
});

const scrollTo = (place: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: place });
  fireEvent.scroll(window);
};

test.each<readonly [string, () => void]>([
  ['a press', () => void fireEvent.pointerDown(screen.getByRole('button'))],
  ['a key', () => void fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['the wheel', () => void fireEvent.wheel(document.body)],
  ['a scroll', () => scrollTo(40)],
  ['a focus', () => screen.getByRole('button').focus()],
])('[NOT-02] after %s they never open at this page', async (_name, touch) => {
  const setup = createTestRuntime({ language: 'en' });
  const { pass, waiting } = await arrive(setup);
  await pass(idleTime - 1);
  touch();
  expect(waiting()).toBe(0);
  fireEvent.pointerMove(document.body, { screenX: 3, screenY: 3 });
  await pass(600_000);
  expect(modalOf(setup)).toBeNull();
});

test('[NOT-02] a page that opens at its top is not touched by that', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { pass } = await arrive(setup);
  scrollTo(0);
  await pass(idleTime);
  expect(await announcements()).toBeVisible();
});

test('[NOT-02] they do not open in a hidden tab: the two seconds begin when it is shown', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { pass, waiting } = await arrive(setup);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(waiting()).toBe(0);
  state.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await pass(idleTime);
  expect(await announcements()).toBeVisible();
});

test('[NOT-02] a touch while the window is loading keeps it closed', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { pass } = await arrive(setup);
  const { overlays } = setup.runtime;
  // Without an act: the window has not rendered yet.
  const opened = vi.spyOn(overlays, 'open').mockImplementation((modal) => {
    overlays.store.setState({ modal });
    fireEvent.pointerDown(document.body);
  });
  await pass(idleTime);
  expect(opened).toHaveBeenCalledOnce();
  expect(modalOf(setup)).toBeNull();
});

test('[NOT-02] a visitor who touched the page gets them on the return to it, at once and once', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { leave } = await arrive(setup);
  fireEvent.pointerDown(document.body);
  leave();
  const back = show(setup, { isReturn: true });
  expect(await announcements()).toBeVisible();
  act(() => setup.runtime.overlays.dismiss());
  back.leave();
  const again = show(setup, { isReturn: true });
  await waitFor(() => expect(setup.queryClient.isFetching()).toBe(0));
  expect(modalOf(setup)).toBeNull();
  expect(again.waiting()).toBe(0);
});

test('[NOT-02] rule A: a member whose tab continues the login gets the announcements for members', async () => {
  const before = createTestRuntime({ language: 'en' });
  await logIn(before);
  const token = before.runtime.session.token() ?? 'none';
  const { sandbox } = before;
  const setup = createTestRuntime({ language: 'en', sandbox });
  await act(() => setup.runtime.session.adopt(token));
  const { pass } = await arrive(setup);
  await pass(idleTime);
  expect(await announcements()).toBeVisible();
  expect(heard(setup, forMembers)).toEqual(['A']);
  expect(heard(setup, forVisitors)).toBeUndefined();
});

test('[NOT-02] [LGN-08] neither a login nor a logout opens them, also not on the return to the page', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { pass, leave } = await arrive(setup);
  await logIn(setup);
  await waitFor(() => expect(heard(setup, forMembers)).toEqual(['A']));
  await pass(600_000);
  expect(modalOf(setup)).toBeNull();
  await act(() => setup.runtime.session.logout());
  await pass(600_000);
  leave();
  const back = show(setup, { isReturn: true });
  await waitFor(() => expect(setup.queryClient.isFetching()).toBe(0));
  await back.pass(600_000);
  expect(modalOf(setup)).toBeNull();
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
  await waitFor(() => expect(heard(setup, forMembers)).toEqual(['A', 'F']));

  await act(() => session.logout());
  act(() => setup.queryClient.clear());
  await logIn(setup, 'nadia_ctg', own);
  await waitFor(() => expect(heard(setup, forMembers)).toEqual(['A']));
});

test('[NOT-02] the announcements do not open over another window', async () => {
  const setup = createTestRuntime({ language: 'en' });
  act(() => setup.runtime.overlays.open({ name: 'login', props: {} }));
  const page = show(setup);
  await waitFor(() => expect(heard(setup, forVisitors)).toBeDefined());
  await page.pass(600_000);
  expect(modalOf(setup)?.name).toBe('login');
});

test('[NOT-02] the announcements do not open over a window without a name, such as the age gate', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const gate = document.body.appendChild(document.createElement('div'));
  gate.setAttribute('role', 'alertdialog');
  const { pass } = await arrive(setup);
  await pass(600_000);
  gate.remove();
  expect(modalOf(setup)).toBeNull();
});

test('[NOT-02] once a visit: announcements that were shown do not open again on the next page', async () => {
  const setup = createTestRuntime({ language: 'en' });
  keepAnnounced(setup.runtime.memory);
  const { waiting } = show(setup);
  await waitFor(() => expect(heard(setup, forVisitors)).toBeDefined());
  expect(waiting()).toBe(0);
  expect(modalOf(setup)).toBeNull();
});
