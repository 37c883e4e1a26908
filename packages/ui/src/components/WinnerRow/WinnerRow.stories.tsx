import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { winnerRowStates } from './WinnerRow.states.ts';
import { WinnerRow } from './WinnerRow.tsx';

const meta: Meta<typeof WinnerRow> = { title: 'Components/WinnerRow', component: WinnerRow };
export default meta;

const story = storiesFor(WinnerRow, winnerRowStates);
export const Recent = story('recent', {
  name: '[GAM-08] The player is masked, and the amount runs left to right',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.player)).toHaveAttribute('dir', 'ltr');
    await expect(args.player).toContain('***');
    await expect(canvas.getByText(args.amount)).toHaveAttribute('dir', 'ltr');
  },
});
export const Linked = story('linked', {
  name: '[WIN-01] The row links to the game and is named by it',
  args: { onSelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.game });
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    link.blur();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});
export const LongTextOnPhone = story('longText', { globals: { viewport: { value: 'w320' } } });

// Stories that the build adds: Ranked, WithoutTime, MissingCover, LongText, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours
