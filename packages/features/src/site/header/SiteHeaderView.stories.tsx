import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteHeaderView } from './SiteHeaderView.tsx';
import { siteHeaderStates } from './states.tsx';

const meta: Meta<typeof SiteHeaderView> = {
  title: 'Widgets/SiteHeader/View',
  component: SiteHeaderView,
  args: {
    onScheme: fn(),
    onLanguage: fn(),
    onFreePlay: fn(),
    onToggleBalance: fn(),
    onRefreshBalance: fn(),
    onLogout: fn(),
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SiteHeaderView, siteHeaderStates);
const phone = { viewport: { value: 'w360' } };

export const Guest = story('guest');
export const GuestClosed = story('guestClosed', {
  name: '[CFG-02] [LAY-02] Without their switches there is no registration and no free play',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).not.toContain('/register');
  },
});
export const Loading = story('loading');
export const Member = story('member', {
  name: '[LAY-03] Without the member centre there is no deposit, no withdrawal and no bell',
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const ofCentre = links.filter((href) => href.includes('member='));
    await expect(ofCentre).toEqual([args.playHref]);
  },
});
export const MemberCentre = story('memberCentre');
export const Agent = story('agent');
export const Trial = story('trial');
export const BalanceLoading = story('balanceLoading');
export const BalanceHidden = story('balanceHidden', {
  name: '[WAL-01] A hidden balance appears nowhere on the page',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('12,450');
  },
});
export const BalanceRefreshing = story('balanceRefreshing');
export const BalanceStale = story('balanceStale');
export const BalanceError = story('balanceError');
export const BalanceHuge = story('balanceHuge');
export const BalanceLarge = story('balanceLarge');
export const LongName = story('longName');
export const ManyMessages = story('manyMessages');
export const DemoOff = story('demoOff');
export const NavLoading = story('navLoading');
export const DarkChosen = story('darkChosen');
export const OneLanguage = story('oneLanguage');

export const GuestOnPhone = story('guest', {
  name: '[LAY-01] Name, login and registration fit on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    for (const part of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});
export const MemberOnPhone = story('member', { globals: phone });
export const LongNameOnPhone = story('longName', { globals: phone });
export const LargeBalanceOnPhone = story('balanceLarge', { globals: phone });

type _Covered = CoversEveryState<
  typeof siteHeaderStates,
  typeof import('./SiteHeaderView.stories.tsx')
>;
