import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { transactionsStates } from './states.tsx';
import { TransactionsView } from './TransactionsView.tsx';

const meta: Meta<typeof TransactionsView> = {
  title: 'Widgets/MemberRecord/View',
  component: TransactionsView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(TransactionsView, transactionsStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[MEM-07] Every movement has its row; page, filter, range and file can be requested',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    const [type] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    if (!type) throw new Error('There is no filter');
    await userEvent.selectOptions(type, 'rebate');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { type: 'rebate', status: '' },
    });
    const [, , week] = canvasElement.querySelectorAll('[data-part="presets"] button');
    const [today] = canvasElement.querySelectorAll('[data-part="presets"] button');
    if (!week || !today) throw new Error('There are no presets');
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(today);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      range: { from: '2026-11-20', to: '2026-11-20' },
    });
    const pages = canvasElement.querySelectorAll('[data-part="pages"] button');
    const last = pages.item(pages.length - 1);
    await userEvent.click(last);
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 6 });
  },
});
export const Phone = story('phone', { globals: phone });
export const OnePage = story('onePage');
export const FewColumns = story('fewColumns', {
  name: '[MEM-07] Columns are hidden and shown again; type and amount always stay',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    const choice = canvasElement.querySelector('[aria-expanded]:not([aria-haspopup])');
    if (!choice) throw new Error('Columns cannot be chosen');
    await userEvent.click(choice);
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(4);
    const [detail] = boxes;
    if (!detail) throw new Error('There is no column to choose');
    await userEvent.click(detail);
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['reference'] });
  },
});
export const UnknownCodes = story('unknownCodes', {
  name: '[MEM-07] An unknown type and status are shown by their codes, and can be filters',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'gift_card' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'on-hold' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'gift_card' })).toBeInTheDocument();
  },
});
export const HundredThousand = story('hundredThousand', {
  name: '[MEM-07] Of 100,000 records one page is rendered, with its position and a link back',
  play: async ({ args, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('tbody tr[data-part="row"]')).toHaveLength(6);
    await expect(canvasElement.querySelector('nav [data-part="summary"]')).toHaveTextContent(
      /99,?981/,
    );
    // The sums cover the whole range, as the backend sends them. These rows alone sum up to 2,000.00.
    await expect(canvasElement.querySelector('[data-part="sums"]')).toHaveTextContent(/3,000\.00/);
    const pages = canvasElement.querySelectorAll('[data-part="pages"] button');
    const [first] = pages;
    const last = pages.item(pages.length - 1);
    if (!first) throw new Error('There are no pages');
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 });
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const EmptyFiltered = story('emptyFiltered', {
  play: async ({ args, canvasElement, userEvent }) => {
    const clear = canvasElement.querySelector('[data-component="empty-state"] button');
    if (!clear) throw new Error('The filters cannot be cleared');
    await userEvent.click(clear);
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { type: '', status: '' } });
  },
});
export const Loading = story('loading');
export const Refreshing = story('refreshing', {
  name: '[MEM-07] While newer rows load the older ones stay, marked as outdated',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});
export const Stale = story('stale');
export const Failed = story('failed', {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');
export const FileRunning = story('fileRunning');
export const FileDone = story('fileDone');
export const FileCut = story('fileCut');
export const FileFailed = story('fileFailed');

type _Covered = CoversEveryState<
  typeof transactionsStates,
  typeof import('./TransactionsView.stories.tsx')
>;
