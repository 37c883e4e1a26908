import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CentreInPageView } from './CentreInPageView.tsx';
import { centreInPageStates } from './states.tsx';

const meta: Meta<typeof CentreInPageView> = {
  title: 'Widgets/CentreFrame/InPage',
  component: CentreInPageView,
  args: { onPage: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(CentreInPageView, centreInPageStates);
const phone = { viewport: { value: 'w360' } };
const pageIn = (link: HTMLElement) =>
  new URLSearchParams(link.getAttribute('href') ?? '').get('member');

export const Member = story('member', {
  name: '[EMB-01] Entries that move money say that they open at the site',
  play: async ({ canvas, args, userEvent }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    const outward = links.filter((link) => link.textContent?.includes(args.atSite ?? 'unsaid'));
    await expect(outward.map(pageIn)).toEqual([
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'rewardCenter',
      'missionLeaderboard',
      'manualRebate',
    ]);
    const [, wallet] = links;
    if (!wallet) throw new Error('The menu is empty');
    await userEvent.click(wallet);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'transferFund');
  },
});
export const Agent = story('agent');
export const Loading = story('loading');
export const LongText = story('longText');
export const PhonePage = story('phonePage', {
  globals: phone,
  name: '[EMB-01] [A11-01] Where there is no room for both, the focus moves to the menu or the page that appears',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    const [first, wallet] = links;
    if (!first || !wallet) throw new Error('The menu is empty');
    await expect(first).toHaveFocus();
    // Opening a page of the site does not hide the menu.
    await userEvent.click(wallet);
    await expect(first).toBeVisible();
    await userEvent.click(first);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'securityCenter');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveFocus();
  },
});
export const PhoneMenu = story('phoneMenu', { globals: phone });

type _Covered = CoversEveryState<
  typeof centreInPageStates,
  typeof import('./CentreInPageView.stories.tsx')
>;
