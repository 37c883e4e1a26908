import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { BetsView } from './BetsView.tsx';
import { betsStates } from './states.ts';

const meta: Meta<typeof BetsView> = {
  title: 'Widgets/MemberBets/View',
  component: BetsView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(BetsView, betsStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[MEM-06] Bets are filtered by kind, provider and status; a round opens with its detail',
  play: async ({ args, canvas, userEvent }) => {
    const [kind, vendor, status] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    if (!kind || !vendor || !status) throw new Error('A filter is missing');
    const none = { gameType: '', vassalage: '', status: '' };
    await userEvent.selectOptions(kind, 'LIVE');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...none, gameType: 'LIVE' },
    });
    await userEvent.selectOptions(vendor, 'PADMA');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...none, vassalage: 'PADMA' },
    });
    await userEvent.selectOptions(status, 'open');
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { ...none, status: 'open' } });
    const details = canvas.getByRole('button', { name: /BT-884096/ });
    await userEvent.click(details);
    const window = within(await screen.findByRole('dialog'));
    await expect(window.getByText('BT-884096')).toBeVisible();
    await expect(window.getByText(/10\.00$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const Phone = story('phone', { globals: phone });
export const UnknownCodes = story('unknownCodes', {
  name: '[MEM-06] An unknown provider and an unknown status are shown by their codes',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'pushed' })).toBeVisible();
    await expect(canvas.getAllByText('NEWONE').length).toBeGreaterThan(0);
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="offline-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof betsStates, typeof import('./BetsView.stories.tsx')>;
