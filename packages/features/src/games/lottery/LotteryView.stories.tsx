import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LotteryView } from './LotteryView.tsx';
import { lotteryStates } from './states.ts';

const meta: Meta<typeof LotteryView> = {
  title: 'Widgets/Lottery/View',
  component: LotteryView,
  args: { onTab: fn(), onPlay: fn(), onFavourite: fn(), onLogin: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(LotteryView, lotteryStates);
const responsiblePlay = 'a[href="/?member=responsiblePlay"]';
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[LOT-01] A lottery with closed bets is shown and cannot be played',
  play: async ({ args, canvasElement, userEvent }) => {
    const button = (code: string) =>
      canvasElement.querySelector<HTMLButtonElement>(
        `[data-code="${code}"] [data-component="button"]`,
      );
    await expect(button('CODE3')).toBeDisabled();
    const open = button('CODE1');
    if (open) await userEvent.click(open);
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
    await expect(args.onPlay).toHaveBeenCalledWith(expect.objectContaining({ code: 'CODE1' }));
  },
});
export const Visitor = story('visitor');
export const HiddenBalance = story('hiddenBalance', {
  name: '[NAV-06] With real money there is no demo ribbon; without a member centre the shield leads to the help',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="demo-ribbon"]')).toBeNull();
    await expect(canvasElement.querySelector(responsiblePlay)).toBeNull();
    await expect(canvasElement.querySelector('a[href^="/help"]')).toHaveAccessibleName(/./);
  },
});
export const Trial = story('trial', {
  name: '[NAV-06] [X-01] A trial account has its ribbon, and one press opens responsible play',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(canvasElement.querySelector(responsiblePlay)).toHaveAccessibleName(/./);
  },
});
export const LongText = story('longText', { globals: phone });
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] Each part that fails shows an error and can be loaded again',
  play: async ({ args, canvas, userEvent }) => {
    const retries = canvas
      .getAllByRole('button', { name: /./ })
      .filter((button) => button.closest('[data-component="error-state"]'));
    await expect(retries).toHaveLength(4);
    if (retries[0]) await userEvent.click(retries[0]);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
export const Empty = story('empty');
export const NeedsLogin = story('needsLogin');
export const NoFavourites = story('noFavourites');
export const NeverPlayed = story('neverPlayed');
export const MemberOnPhone = story('member', { globals: phone });
export const VisitorAt320 = story('visitor', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<typeof lotteryStates, typeof import('./LotteryView.stories.tsx')>;
