import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { IncomeView } from './IncomeView.tsx';
import { incomeStates } from './states.ts';

const meta: Meta<typeof IncomeView> = {
  title: 'Widgets/AgentIncome/View',
  component: IncomeView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn(), onOpen: fn(), onRetryDetail: fn() },
};
export default meta;

const story = storiesFor(IncomeView, incomeStates);
const phone = { viewport: { value: 'w360' } };

export const Agent = story('agent', {
  name: '[AGT-07] Income by source; a source opens its days, a day opens its parts',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const sources = canvasElement.querySelectorAll('[aria-labelledby="income-shares"] button');
    await expect(sources).toHaveLength(5);
    await userEvent.click(sources.item(0));
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { type: 'dividend' } });
    await userEvent.click(canvas.getByRole('button', { name: /IN-15-DI/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'dividend', date: '2026-11-15' }),
    );
  },
});
export const Phone = story('phone', { globals: phone });
export const OneSource = story('oneSource', {
  play: async ({ args, canvasElement, userEvent }) => {
    const all = canvasElement.querySelector('[aria-labelledby="income-shares"] button');
    if (!all) throw new Error('There is no way back to all sources');
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { type: '' } });
  },
});
export const Unknown = story('unknown', {
  name: '[AGT-07] A missing sum is unknown; an unknown kind is shown by its code',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('cell', { name: 'gift' })).toBeVisible();
    const [total] = canvasElement.querySelectorAll(
      '[data-part="sums"] [data-component="kpi-tile"]',
    );
    await expect(total?.textContent).not.toMatch(/\d/);
  },
});
export const Periods = story('periods', {
  name: '[AGT-07] A dividend opens the settled period: its bets, active members and rate',
  play: async ({ args, userEvent }) => {
    const window = within(await screen.findByRole('dialog'));
    await expect(window.getByText(/842,075\.00/)).toBeVisible();
    await expect(window.getByText('42')).toBeVisible();
    await expect(window.getByText('1%')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(null);
  },
});
export const Bets = story('bets', {
  name: '[AGT-07] A rebate difference lists the bets behind it, and how many are not shown',
  play: async () => {
    const window = within(await screen.findByRole('dialog'));
    await expect(window.getByText('ta***33')).toBeVisible();
    await expect(window.getByText(/119/)).toBeVisible();
  },
});
export const Untold = story('untold');
export const DetailLoading = story('detailLoading');
export const DetailFailed = story('detailFailed', {
  play: async ({ args, userEvent }) => {
    const window = await screen.findByRole('dialog');
    const retry = window.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetryDetail).toHaveBeenCalledOnce();
  },
});
export const HugeAmounts = story('hugeAmounts', { globals: phone });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Refused = story('refused');
export const Offline = story('offline');

type _Covered = CoversEveryState<typeof incomeStates, typeof import('./IncomeView.stories.tsx')>;
