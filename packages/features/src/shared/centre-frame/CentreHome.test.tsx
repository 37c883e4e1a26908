// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import type { Asked } from './address.ts';
import { CentreWidget } from './CentreWidget.tsx';
import type { CentrePages } from './use-centre.ts';

const words = catalogues.en;
const taka = '\u09F3';

beforeEach(() => {
  // A phone.
  stubMatchMedia(false);
  stubResizeObserver();
});

const page = (key: string) => () => <button type="button">{`in ${key}`}</button>;
const pages: CentrePages = {
  member: {
    securityCenter: page('securityCenter'),
    transferFund: page('transferFund'),
    depositv2: page('depositv2'),
    withdraw: page('withdraw'),
    messageV2: page('messageV2'),
    responsiblePlay: page('responsiblePlay'),
  },
  agent: {
    agentTeamOverview: page('agentTeamOverview'),
    downlineManagmentView: page('downlineManagmentView'),
  },
};

/** A centre on a phone, with its state kept as an address would keep it. */
function Addressed({ first, onClose }: { readonly first: Asked; readonly onClose: () => void }) {
  const [asked, setAsked] = useState(first);
  return (
    <CentreWidget
      asked={asked}
      pages={pages}
      hrefOf={({ centre, page: key }) => `/?${centre}=${key}`}
      onPage={setAsked}
      onClose={onClose}
      onForget={onClose}
    />
  );
}

const me: Asked = { centre: 'member', page: 'menu' };

async function open(
  enter: (test: TestRuntime) => unknown = logIn,
  first: Asked = me,
  setup = createTestRuntime({ language: 'en' }),
) {
  await enter(setup);
  const onClose = vi.fn();
  const { user } = renderPage(setup, <Addressed {...{ first, onClose }} />);
  return { setup, user, onClose };
}

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const back = () => screen.getByRole('button', { name: words['action.back'] });

test('[NAV-09] [MEM-01] "me" has name, level and balance; withdrawal is one press away, and the arrow leads back', async () => {
  const { user } = await open();
  const home = await sheet(words['nav.memberCentre']);
  expect(await home.findByText(`${taka}12,450.00`)).toBeVisible();
  expect(home.getByText('Rafid')).toBeVisible();
  expect(screen.queryByRole('button', { name: words['action.back'] })).toBeNull();
  await user.click(home.getByRole('link', { name: words['wallet.withdrawal'] }));
  expect(await screen.findByRole('dialog', { name: words['member.withdraw'] })).toBeVisible();
  expect(await screen.findByText('in withdraw')).toBeVisible();
  await user.click(back());
  expect(await screen.findByRole('dialog', { name: words['nav.memberCentre'] })).toBeVisible();
});

test('[WAL-01] [CFG-03] "me" asks for the balance once, also when the settings arrive after it', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ faults: [{ path: '/wps/system/whitelabel', kind: 'hold' }] });
  await open(logIn, me, setup);
  const home = await sheet(words['nav.memberCentre']);
  expect(await home.findByText('12,450.00')).toBeVisible();
  await setup.release();
  expect(await home.findByText(`${taka}12,450.00`)).toBeVisible();
  await waitFor(() => expect(setup.queryClient.isFetching()).toBe(0));
  expect(timesSent(setup, 'GET /wps/v2/wallets/balance')).toBe(1);
});

test('[A11-01] [NAV-09] the menu comes back with the focus on the page that was open', async () => {
  const { user } = await open();
  const home = await sheet(words['nav.memberCentre']);
  await user.click(home.getByRole('link', { name: /^Messages/ }));
  await user.click(await screen.findByText('in messageV2'));
  await user.click(back());
  await waitFor(() => expect(screen.getByRole('link', { name: /^Messages/ })).toHaveFocus());
});

test('[NAV-09] a page starts at its top, and the menu is where it was left', async () => {
  const { user } = await open();
  await sheet(words['nav.memberCentre']);
  const body = screen.getByRole('dialog').querySelector('[data-part="body"]');
  if (!body) throw new Error('Nothing scrolls');
  body.scrollTop = 300;
  act(() => void body.dispatchEvent(new Event('scroll')));
  await user.click(screen.getByRole('link', { name: words['member.securityCenter'] }));
  await screen.findByText('in securityCenter');
  expect(body.scrollTop).toBe(0);
  await user.click(back());
  expect(body.scrollTop).toBe(300);
});

test('[WAL-01] [LAY-03] the eye hides the balance everywhere and is remembered; refresh asks for it again', async () => {
  const { setup, user } = await open();
  const home = await sheet(words['nav.memberCentre']);
  await home.findByText(`${taka}12,450.00`);
  await user.click(home.getByRole('button', { name: words['ui.hideBalance'] }));
  expect(home.queryByText(/12,450/)).toBeNull();
  expect(home.getByText(`${taka}***`)).toBeVisible();
  expect(setup.runtime.preferences.store.getState().balanceHidden).toBe(true);
  await user.click(home.getByRole('button', { name: words['ui.showBalance'] }));
  const asked = () => setup.requests.filter((one) => one.endsWith('/wallets/balance')).length;
  const before = asked();
  await user.click(home.getByRole('button', { name: words['ui.refreshBalance'] }));
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(await home.findByText(`${taka}12,450.00`)).toBeVisible();
});

test('[WAL-01] [ERR-01] a balance that could not be loaded says so and can be loaded again', async () => {
  const { setup, user } = await open(async (test) => {
    await logIn(test);
    await test.setScenario({ faults: [{ path: '/wps/v2/wallets/balance', kind: 'http' }] });
  });
  const home = await sheet(words['nav.memberCentre']);
  expect(await home.findByText(words['balance.failed'])).toBeVisible();
  expect(home.getByRole('link', { name: words['wallet.withdrawal'] })).toBeVisible();
  await setup.setScenario({ faults: [] });
  await user.click(home.getByRole('button', { name: words['ui.refreshBalance'] }));
  expect(await home.findByText(`${taka}12,450.00`)).toBeVisible();
});

test('[LAY-02] [LAY-04] [LGN-08] "me" has language, theme, search, help and log out', async () => {
  const { setup, user } = await open();
  const home = await sheet(words['nav.memberCentre']);
  const { overlays, preferences } = setup.runtime;
  const modal = () => overlays.store.getState().modal?.name;
  await user.click(home.getByRole('radio', { name: words['ui.darkTheme'] }));
  expect(preferences.store.getState().scheme).toBe('dark');
  await user.click(home.getByRole('radio', { name: words['ui.nativeBn'] }));
  expect(preferences.store.getState().language).toBe('bn');
  await user.click(home.getByRole('button', { name: words['game.search'] }));
  expect(modal()).toBe('search');
  await user.click(home.getByRole('button', { name: words['nav.help'] }));
  expect(modal()).toBe('service');
  await user.click(home.getByRole('button', { name: words['action.logout'] }));
  expect(modal()).toBe('logout');
});

test('[X-01] responsible play is one press away from "me"', async () => {
  const { user } = await open();
  const home = await sheet(words['nav.memberCentre']);
  await user.click(home.getByRole('link', { name: words['rg.responsiblePlay'] }));
  expect(await screen.findByText('in responsiblePlay')).toBeVisible();
});

test('[NAV-09] [AGT-02] "me" of an agent leads to the agent centre; its arrows lead to its menu and back to "me"', async () => {
  const { user } = await open((test) => logIn(test, 'demo_agent'));
  const home = await sheet(words['nav.memberCentre']);
  await user.click(home.getByRole('link', { name: words['nav.agentCentre'] }));
  expect(await screen.findByText('in agentTeamOverview')).toBeVisible();
  await user.click(back());
  const menu = await sheet(words['nav.agentCentre']);
  await user.click(menu.getByRole('link', { name: words['agent.downlineManagmentView'] }));
  expect(await screen.findByText('in downlineManagmentView')).toBeVisible();
  await user.click(back());
  await user.click(back());
  expect(await screen.findByRole('dialog', { name: words['nav.memberCentre'] })).toBeVisible();
});

test('[GRD-01] [LGN-07] "me" of a trial account has its play money and says what is closed', async () => {
  const { setup, user } = await open(({ runtime }) => runtime.session.freePlay());
  const home = await sheet(words['nav.account']);
  expect(await home.findByText(`${taka}10,000.00`)).toBeVisible();
  const closed = home.getByRole('list', { name: words['centre.trialClosed'] });
  expect(within(closed).getByText(words['member.withdraw'])).toBeVisible();
  expect(within(closed).getByText(words['nav.favourites'])).toBeVisible();
  expect(home.queryByRole('link')).toBeNull();
  expect(setup.requests.filter((one) => one.includes('CSP_unreadCount'))).toEqual([]);
  await user.click(await home.findByRole('button', { name: words['guard.openRealAccount'] }));
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('register');
});

test('[GRD-01] a trial account that opens a page of the centre gets the warning', async () => {
  const { setup } = await open(({ runtime }) => runtime.session.freePlay(), {
    centre: 'member',
    page: 'withdraw',
  });
  await waitFor(() =>
    expect(setup.runtime.dialogs.getSnapshot()[0]?.title).toBe(words['guard.needTrueAccount']),
  );
  expect(screen.queryByText('in withdraw')).toBeNull();
});

test('[NAV-09] [MEM-01] where menu and page are beside each other, the address of the menu opens my account', async () => {
  stubMatchMedia(true);
  const { setup } = await open();
  expect(await screen.findByText('in securityCenter')).toBeVisible();
  expect(screen.getByRole('navigation', { name: words['nav.memberCentre'] })).toBeVisible();
  expect(setup.runtime.toasts.getSnapshot()).toEqual([]);
});
