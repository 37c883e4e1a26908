import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { redeemsStates } from './list-states.ts';
import { RedeemsView } from './RedeemsView.tsx';

const meta: Meta<typeof RedeemsView> = {
  title: 'Widgets/MemberPoints/Redeems',
  component: RedeemsView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(RedeemsView, redeemsStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[PTS-01] Shows every column of a redemption, and filters by its three statuses',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(13);
    const [, status] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    if (!status) throw new Error('There is no filter');
    await expect(status.options).toHaveLength(4);
    await userEvent.selectOptions(status, 'rejected');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { type: '', status: 'rejected' },
    });
  },
});
export const Phone = story('phone', { globals: phone });
export const UnknownCodes = story('unknownCodes', {
  name: '[PTS-01] An unknown kind and status are shown by their codes',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'VOUCHER' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'on-hold' })).toBeVisible();
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const EmptyFiltered = story('emptyFiltered');
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline');

type _Covered = CoversEveryState<typeof redeemsStates, typeof import('./RedeemsView.stories.tsx')>;
