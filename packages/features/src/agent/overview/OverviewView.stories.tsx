import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OverviewView } from './OverviewView.tsx';
import { overviewStates } from './states.ts';

const meta: Meta<typeof OverviewView> = {
  title: 'Widgets/AgentOverview/View',
  component: OverviewView,
  args: { onSpan: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(OverviewView, overviewStates);
const phone = { viewport: { value: 'w360' } };

export const Agent = story('agent', {
  name: '[AGT-02] Shows six figures, and one press chooses another period',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-component="kpi-tile"]')).toHaveLength(6);
    const [today] = canvas.getAllByRole('radio');
    if (!today) throw new Error('There is no time to choose');
    await userEvent.click(today);
    await expect(args.onSpan).toHaveBeenLastCalledWith('today');
  },
});
export const Phone = story('phone', {
  name: '[AGT-02] [LAY-01] On a phone tiles stand two in a row; a press shows the whole amount',
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-component="kpi-tile"]');
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
    const amount = canvas.getByRole('button', { name: /7,430,500\.00/ });
    await expect(amount).not.toHaveTextContent('7,430,500.00');
    await userEvent.click(amount);
    await expect(amount).toHaveTextContent('\u09F37,430,500.00');
    await userEvent.click(amount);
    await expect(amount).not.toHaveTextContent('7,430,500.00');
  },
});
export const PhoneHuge = story('phoneHuge', {
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
export const Quiet = story('quiet');
export const UnknownKind = story('unknownKind');
export const Month = story('month', {
  name: '[AGT-02] Compares this month with the same days of the previous month',
  play: async ({ canvasElement }) => {
    const notes = [...canvasElement.querySelectorAll('[data-component="kpi-tile"]')]
      .map(({ textContent }) => textContent ?? '')
      .slice(2);
    // Deposits, withdrawals, valid bet and commission of last month; a zero is shown as zero.
    const amounts = ['1,205,300.00', '640,200.00', '2,410,000.00', '0.00'];
    for (const [place, amount] of amounts.entries()) {
      await expect(notes[place]).toContain(`\u09F3${amount}`);
    }
  },
});
export const MonthBeforeUnknown = story('monthBeforeUnknown', {
  name: '[AGT-02] Unknown figures of the previous month are not made up',
  play: async ({ canvasElement }) => {
    const [, , deposits] = canvasElement.querySelectorAll('[data-component="kpi-tile"]');
    await expect(deposits?.textContent?.match(/\u09F3/g)).toHaveLength(1);
  },
});
export const OtherDays = story('otherDays', {
  name: '[AGT-02] Days that were chosen on another page are named, and no period is pressed',
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByText(/2026-10-01/)).toBeVisible();
  },
});
export const Attention = story('attention', {
  name: '[AGT-02] Waiting offers and full limits are shown, with links',
  play: async ({ canvas, canvasElement }) => {
    const told = canvasElement.querySelector<HTMLElement>('[data-component="alert"]');
    if (!told) throw new Error('Nothing needs attention');
    await expect(told.querySelectorAll('li')).toHaveLength(3);
    const ways = [...told.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(ways).toEqual(['/?agent=agentDividendRecordCopy2', '/?agent=registerCenter']);
    await expect(canvas.getByText('yearly')).toBeVisible();
  },
});
export const LongText = story('longText', {
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
export const Refused = story('refused');
export const Offline = story('offline');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<
  typeof overviewStates,
  typeof import('./OverviewView.stories.tsx')
>;
