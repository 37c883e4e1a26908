import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { teamTransactionsStates } from './states.ts';
import { TeamTransactionsView } from './TeamTransactionsView.tsx';

const meta: Meta<typeof TeamTransactionsView> = {
  title: 'Widgets/AgentTransactions/View',
  component: TeamTransactionsView,
  args: {
    onChange: fn(),
    onFile: fn(),
    onRetry: fn(),
    fileActions: { onCancel: fn(), onAgain: fn() },
  },
};
export default meta;

const story = storiesFor(TeamTransactionsView, teamTransactionsStates);
const phone = { viewport: { value: 'w360' } };

export const Agent = story('agent', {
  name: '[AGT-08] Movements of the downlines are filtered by account, type and status',
  play: async ({ args, canvas, userEvent }) => {
    const none = { search: '', type: '', status: '' };
    const [type, status] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    if (!type || !status) throw new Error('A filter is missing');
    await userEvent.selectOptions(type, 'withdrawal');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...none, type: 'withdrawal' },
    });
    await userEvent.selectOptions(status, 'processing');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...none, status: 'processing' },
    });
    await userEvent.type(canvas.getByRole('searchbox'), 'mi{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { ...none, search: 'mi' } });
  },
});
export const Phone = story('phone', {
  name: '[AGT-08] [LAY-01] On a phone filters and order are in one sheet',
  globals: phone,
  play: async ({ args, canvasElement, userEvent }) => {
    const filters = canvasElement.querySelector('[data-part="filters"] button');
    if (!filters) throw new Error('There is no button for the filters');
    await userEvent.click(filters);
    const sheet = within(await screen.findByRole('dialog'));
    const selects = sheet.getAllByRole<HTMLSelectElement>('combobox');
    await expect(selects).toHaveLength(3);
    const [, , order] = selects;
    if (!order) throw new Error('There is no order to choose');
    await userEvent.selectOptions(order, '-change');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      sort: { column: 'change', direction: 'descending' },
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PhoneFiltered = story('phoneFiltered', { globals: phone });
export const FileRunning = story('fileRunning', {
  name: '[AGT-08] A file that is made has a progress bar and can be cancelled',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
    const cancel = canvasElement.querySelector('[data-part="file"] button');
    if (!cancel) throw new Error('There is no way to cancel');
    await userEvent.click(cancel);
    await expect(args.fileActions?.onCancel).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[data-part="file"]')).toHaveFocus();
  },
});
export const FileLong = story('fileLong', { globals: phone });
export const FileStopped = story('fileStopped');
export const FileFailed = story('fileFailed', {
  name: '[AGT-08] [ERR-01] A failed file can be made again',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('[data-part="file"] button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.fileActions?.onAgain).toHaveBeenCalledOnce();
  },
});
export const Unknown = story('unknown', {
  name: '[AGT-08] An unknown type and status are shown by their codes',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'gift_card' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'on-hold' })).toBeVisible();
  },
});
export const LongText = story('longText', { globals: phone });
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

type _Covered = CoversEveryState<
  typeof teamTransactionsStates,
  typeof import('./TeamTransactionsView.stories.tsx')
>;
