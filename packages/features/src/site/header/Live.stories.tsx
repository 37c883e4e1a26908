import { Button } from '@parlour/ui';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useT } from '../../shared/i18n/use-t.ts';
import { memberOf } from '../../shared/session/machine.ts';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { SiteHeaderWidget } from './SiteHeaderWidget.tsx';
import { SiteTabBarWidget } from './SiteTabBarWidget.tsx';

const meta: Meta = { title: 'Widgets/SiteHeader/Live', parameters: { layout: 'fullscreen' } };
export default meta;

/** Stands for the login, which the app provides. */
function Login() {
  return <Button variant="ghost">{useT()('auth.login')}</Button>;
}

const host = <OverlayHost registry={{}} />;
const story = liveStories(
  <>
    <SiteHeaderWidget location="/rng" login={<Login />} />
    {host}
  </>,
);

const as = (username: string) => (test: TestRuntime) =>
  test.runtime.session.login({ type: 'username', username, password: 'Parlour#2026' });

/** The play money of the sandbox accounts, in the currency of the site. */
const amount = '\u09F312,450.00';
const trialAmount = '\u09F310,000.00';

const balance = 'GET /wps/v2/wallets/balance';

export const Guest = story(undefined, {
  name: '[LAY-02] [LAY-05] A visitor sees the categories with vendors and may register',
  play: async ({ canvas, say }) => {
    const slots = await canvas.findByRole('link', { name: say('nav.slots'), current: 'page' });
    await expect(slots).toHaveAttribute('href', '/rng');
    await canvas.findByRole('link', { name: say('auth.registration') });
  },
});

export const Member = story(as('demo_member'), {
  name: '[LAY-03] [WAL-01] Balance, hide button and refresh button of a member',
  play: async ({ canvas, canvasElement, userEvent, test, say }) => {
    await canvas.findByText(amount);
    await userEvent.click(canvas.getByRole('button', { name: say('ui.hideBalance') }));
    await waitFor(() => expect(canvasElement.innerHTML).not.toContain('12,450'));
    await expect(test.runtime.preferences.store.getState().balanceHidden).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: say('ui.showBalance') }));
    await canvas.findByText(amount);
    const before = test.requests.filter((request) => request === balance).length;
    await userEvent.click(canvas.getByRole('button', { name: say('ui.refreshBalance') }));
    await waitFor(() =>
      expect(test.requests.filter((request) => request === balance)).toHaveLength(before + 1),
    );
    await canvas.findByText(amount);
    const pill = canvasElement.querySelector('[data-component="balance-pill"]');
    await waitFor(() => expect(pill).toHaveAttribute('data-state', 'ready'));
  },
});

export const Theme = story(undefined, {
  name: '[LAY-04] The theme switch is remembered',
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('ui.darkTheme') }));
    await expect(test.runtime.preferences.store.getState().scheme).toBe('dark');
    await canvas.findByRole('button', { name: say('ui.lightTheme') });
  },
});

export const LogsOut = story(as('demo_vip'), {
  name: '[LGN-08] Logging out asks first',
  play: async ({ canvas, userEvent, test, say }) => {
    const nickname = memberOf(test.runtime.session.store.getState())?.nickname ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(nickname) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say('action.logout') }));
    await waitFor(() => expect(test.runtime.overlays.store.getState().modal?.name).toBe('logout'));
    await expect(test.runtime.session.store.getState().kind).toBe('authenticated');
  },
});

export const Trial = story(({ runtime }) => runtime.session.freePlay(), {
  name: '[LGN-07] A trial account is marked as one',
  play: async ({ canvas, say }) => {
    await canvas.findByText(trialAmount);
    await canvas.findByText(say('demo.trialRibbon'));
  },
});

export const BalanceFails = story(
  async (test) => {
    await as('demo_member')(test);
    await test.setScenario({
      faults: [{ path: '/wps/v2/wallets/balance', kind: 'http', times: 1 }],
    });
  },
  {
    name: '[WAL-01] A balance that failed to load shows it and can be loaded again',
    play: async ({ canvas, userEvent, say }) => {
      await canvas.findByText(say('balance.failed'));
      await userEvent.click(canvas.getByRole('button', { name: say('ui.refreshBalance') }));
      await canvas.findByText(amount);
    },
  },
);

const tabs = liveStories(
  <>
    <SiteTabBarWidget location="/rng" />
    {host}
  </>,
);

export const TabsOfAMember = tabs(as('demo_vip'), {
  globals: { viewport: { value: 'w360' } },
  name: '[LAY-01] [MEM-01] For a member the last tab leads to "me": it never opens the login',
  play: async ({ canvas, say }) => {
    const me = await canvas.findByRole('link', { name: say('nav.me') });
    await waitFor(() => expect(me).toHaveAttribute('href', '/?member=menu'));
  },
});

export const TabsWithoutCentre = liveStories(
  <>
    <SiteTabBarWidget location="/rng" />
    {host}
  </>,
  { config: { memberCentre: false } },
)(as('demo_vip'), {
  globals: { viewport: { value: 'w360' } },
  name: '[LAY-01] [LAY-03] Without the member centre the last tab of a member is a button that opens a sheet',
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('nav.me') }));
    const nickname = memberOf(test.runtime.session.store.getState())?.nickname ?? '';
    await screen.findByRole('dialog', { name: nickname });
  },
});

export const Tabs = tabs(undefined, {
  globals: { viewport: { value: 'w360' } },
  name: '[LAY-01] The last tab opens the account with language and theme',
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say('nav.me') }));
    const sheet = within(await screen.findByRole('dialog', { name: say('nav.account') }));
    await userEvent.click(sheet.getByRole('radio', { name: say('ui.darkTheme') }));
    await expect(test.runtime.preferences.store.getState().scheme).toBe('dark');
  },
});
