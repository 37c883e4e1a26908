import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CentreFrameView } from './CentreFrameView.tsx';
import { centreFrameStates } from './states.tsx';

const meta: Meta<typeof CentreFrameView> = {
  title: 'Widgets/CentreFrame/View',
  component: CentreFrameView,
  args: { onPage: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(CentreFrameView, centreFrameStates);
const phone = { viewport: { value: 'w360' } };
const menu = async () => within(await screen.findByRole('navigation'));
const keysIn = (links: readonly HTMLElement[]) =>
  links.map((link) => new URLSearchParams(link.getAttribute('href') ?? '').get('member'));

export const Member = story('member', {
  name: '[NAV-09] The menu lists the pages in order, marks the current one and shows the counts of open items',
  play: async ({ args, userEvent }) => {
    const links = (await menu()).getAllByRole('link');
    await expect(keysIn(links)).toEqual(args.pages);
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
    const counted = links.filter((link) => /\d/.test(link.textContent ?? ''));
    await expect(keysIn(counted)).toEqual(['rewardCenter', 'missionLeaderboard']);
    const [, wallet] = links;
    if (!wallet) throw new Error('The menu is empty');
    await userEvent.click(wallet);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'transferFund');
  },
});
export const Agent = story('agent', {
  name: '[NAV-09] An agent can switch to the member centre',
  play: async ({ args, userEvent }) => {
    const links = (await menu()).getAllByRole('link');
    const last = links.at(-1);
    if (!last) throw new Error('The menu is empty');
    await userEvent.click(last);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'securityCenter');
  },
});
export const OnePage = story('onePage', {
  name: '[NAV-09] A page that does not exist has no entry',
  play: async () => {
    await expect((await menu()).getAllByRole('link')).toHaveLength(1);
  },
});
export const AgentsWay = story('agent', {
  name: '[X-01] In the agent centre responsible play is one press away, at the end of the page',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const href = args.hrefOf('member', 'responsiblePlay');
    await expect(dialog.querySelectorAll(`a[href="${href}"]`)).toHaveLength(1);
  },
});
export const Loading = story('loading');
export const LongText = story('longText');
export const PhonePage = story('phonePage', {
  globals: phone,
  name: '[NAV-09] On a phone the arrow leads to the menu, the cross closes the centre',
  play: async ({ args, userEvent }) => {
    const [back, close] = (await screen.findByRole('dialog')).querySelectorAll('button');
    if (!back || !close) throw new Error('There is no way out');
    await userEvent.click(back);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'menu');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const PhoneMenu = story('phoneMenu', {
  globals: phone,
  name: '[NAV-09] The menu of members is the first screen: it has no arrow',
  play: async ({ args, userEvent }) => {
    const buttons = (await screen.findByRole('dialog')).querySelectorAll('button');
    await expect(buttons).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const PhoneAgentMenu = story('phoneAgentMenu', {
  globals: phone,
  name: '[NAV-09] From the menu of agents the arrow leads to "me"',
  play: async ({ args, userEvent }) => {
    const [back] = (await screen.findByRole('dialog')).querySelectorAll('button');
    if (!back) throw new Error('There is no arrow');
    await userEvent.click(back);
    await expect(args.onPage).toHaveBeenLastCalledWith('member', 'menu');
  },
});

type _Covered = CoversEveryState<
  typeof centreFrameStates,
  typeof import('./CentreFrameView.stories.tsx')
>;
