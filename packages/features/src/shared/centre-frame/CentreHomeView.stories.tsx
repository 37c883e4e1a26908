import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CentreHomeView } from './CentreHomeView.tsx';
import { centreHomeStates } from './home-states.ts';

const meta: Meta<typeof CentreHomeView> = {
  title: 'Widgets/CentreHome/View',
  component: CentreHomeView,
  args: {
    onPage: fn(),
    onNear: fn(),
    onToggleHidden: fn(),
    onRefresh: fn(),
    onSearch: fn(),
    onHelp: fn(),
    onScheme: fn(),
    onLanguage: fn(),
    onLogout: fn(),
  },
  globals: { viewport: { value: 'w360' } },
};
export default meta;

const story = storiesFor(CentreHomeView, centreHomeStates);
const narrow = { viewport: { value: 'w320' } };
const keysIn = (links: readonly HTMLElement[]) =>
  links.flatMap((link) => new URLSearchParams(link.getAttribute('href') ?? '').get('member') ?? []);

export const Member = story('member', {
  name: '[NAV-09] [LAY-03] [MEM-01] Deposit, withdrawal, transfer, and one row for every other page, with its badge',
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect([...new Set(keysIn(links))].sort()).toEqual([...args.pages].sort());
    const [, withdraw] = links;
    if (!withdraw) throw new Error('There is no withdrawal');
    await userEvent.click(withdraw);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'withdraw');
    const rows = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(keysIn(rows.filter((row) => /\d/.test(row.textContent ?? '')))).toEqual([
      'rewardCenter',
      'missionLeaderboard',
      'messageV2',
    ]);
  },
});
export const Agent = story('agent', {
  name: '[NAV-09] An agent has the way to the agent centre first',
  play: async ({ args, canvas, userEvent }) => {
    const [first] = within(canvas.getByRole('navigation')).getAllByRole('link');
    if (!first) throw new Error('The menu is empty');
    await userEvent.click(first);
    await expect(args.onPage).toHaveBeenLastCalledWith('agent', 'agentTeamOverview');
  },
});
export const AgentMenu = story('agentMenu', {
  name: '[NAV-09] The menu of agents ends with the way to "me"',
  play: async ({ args, canvas, userEvent }) => {
    const last = within(canvas.getByRole('navigation')).getAllByRole('link').at(-1);
    if (!last) throw new Error('The menu is empty');
    await userEvent.click(last);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'menu');
  },
});
export const Hidden = story('hidden', {
  name: '[WAL-01] [LAY-03] A hidden balance appears nowhere',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('12,450');
  },
});
export const Loading = story('loading');
export const Refreshing = story('refreshing', {
  name: '[WAL-01] While the balance is loaded again, a press asks for nothing',
  play: async ({ args, canvasElement, userEvent }) => {
    const refresh = canvasElement.querySelector('button[aria-busy="true"]');
    if (!refresh) throw new Error('Nothing is loading');
    await userEvent.click(refresh);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});
export const BalanceOld = story('balanceOld');
export const BalanceError = story('balanceError', {
  name: '[WAL-01] [ERR-01] A balance that could not be loaded says so, and all pages can be opened',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    const [eye, refresh] = canvas.getAllByRole('button');
    if (!eye || !refresh) throw new Error('There is no way to load it again');
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
export const NoBadges = story('noBadges');
export const FewPages = story('fewPages');
export const LongName = story('longName', { globals: narrow });
export const LargeBalance = story('largeBalance', {
  globals: narrow,
  name: '[WAL-01] [LAY-01] An amount of eleven digits fits a phone of 320 px',
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('[data-component="money"]');
    const card = amount?.closest('[data-component="surface"]');
    if (!amount || !card) throw new Error('There is no amount');
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(
      card.getBoundingClientRect().right,
    );
  },
});
export const DarkChosen = story('darkChosen');

type _Covered = CoversEveryState<
  typeof centreHomeStates,
  typeof import('./CentreHomeView.stories.tsx')
>;
