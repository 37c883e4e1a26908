import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { standsWhole } from '../../testing/whole.ts';
import { balancePillStates } from './BalancePill.states.ts';
import { BalancePill } from './BalancePill.tsx';

const meta: Meta<typeof BalancePill> = {
  title: 'Components/BalancePill',
  component: BalancePill,
  args: { onToggleHidden: fn(), onRefresh: fn() },
};
export default meta;

const story = storiesFor(BalancePill, balancePillStates);
export const BengaliDigits = story('bengaliDigits', {
  name: '[I18-02] Bengali digits in lakh groups fit the pill',
  play: ({ canvas, args }) => standsWhole(canvas.getByText(args.text ?? '')),
});
export const HidesTheAmount = story('hidden', {
  name: '[WAL-01] a hidden amount is not in the page and can be shown again',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement).not.toHaveTextContent(args.text ?? '');
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.hidden);
    await userEvent.click(canvas.getByRole('button', { name: args.labels.show }));
    await expect(args.onToggleHidden).toHaveBeenCalledOnce();
  },
});
export const RefreshesByKeyboard = story('stale', {
  name: '[WAL-01] a stale amount says so and is refreshed by keyboard',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.stale);
    canvas.getByRole('button', { name: args.labels.refresh }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
export const RefreshesOnce = story('refreshing', {
  name: '[WAL-01] while refreshing, the amount stays and another press does nothing',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(args.text ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.labels.refresh }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
});

// Stories that the build adds: Loading, Ready, Refreshing, Stale, Failed, Unknown, Hidden, Large, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours
