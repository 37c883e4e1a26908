import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DownlinesView } from './DownlinesView.tsx';
import { downlinesStates } from './states.ts';

const meta: Meta<typeof DownlinesView> = {
  title: 'Widgets/AgentDownlines/View',
  component: DownlinesView,
  args: {
    onMove: fn(),
    onOpenRows: fn(),
    onBelow: fn(),
    onDetail: fn(),
    onClose: fn(),
    onRates: fn(),
    onRatesAgain: fn(),
    onRetryCaps: fn(),
    onRetry: fn(),
    onTransferOpen: fn(),
    onTransferDraft: fn(),
    onTransferSend: fn(),
    onTransferAgain: fn(),
    onRetryTransfer: fn(),
    onRetryTransfers: fn(),
    onTransferPage: fn(),
  },
};
export default meta;

const story = storiesFor(DownlinesView, downlinesStates);
const phone = { viewport: { value: 'w360' } };

/** A field of the open window, by its name. */
const fieldOf = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};
const submitOf = (): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>('[role="dialog"] button[type="submit"]');
  if (!found) throw new Error('There is nothing to send with');
  return found;
};

export const List = story('list', {
  name: '[AGT-04] A team is sorted, opened, searched and filtered',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [, , balance] = canvasElement.querySelectorAll('thead button');
    if (!balance) throw new Error('There is no order by balance');
    await userEvent.click(balance);
    await expect(args.onMove).toHaveBeenLastCalledWith({ sort: 'balance', order: 'asc' });
    const team = canvas.getByRole('button', { name: /ta\*\*\*33.*84/ });
    await userEvent.click(team);
    await expect(args.onMove).toHaveBeenLastCalledWith({ of: 'm-1', search: '' });
    const [level, , status] = canvas.getAllByRole('combobox');
    if (!level || !status) throw new Error('A filter is missing');
    await userEvent.selectOptions(level, '3');
    await expect(args.onMove).toHaveBeenLastCalledWith({ level: '3' });
    await userEvent.selectOptions(status, 'locked');
    await expect(args.onMove).toHaveBeenLastCalledWith({ status: 'locked' });
    await userEvent.type(canvas.getByRole('searchbox'), 'ri***18');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith({ search: 'ri***18' }));
  },
});
export const Phone = story('phone', {
  name: '[AGT-04] [LAY-01] On a phone filters and order are in one sheet, and no heading sorts',
  globals: phone,
  play: async ({ args, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('thead button')).toHaveLength(0);
    const filters = canvasElement.querySelector('[data-part="filters"] button');
    if (!filters) throw new Error('There is no button for the filters');
    await userEvent.click(filters);
    const sheet = within(await screen.findByRole('dialog'));
    const [level, , , order] = sheet.getAllByRole('combobox');
    if (!level || !order) throw new Error('A filter or the order is missing');
    await userEvent.selectOptions(level, '3');
    await expect(args.onMove).toHaveBeenLastCalledWith({ level: '3' });
    await userEvent.selectOptions(order, '-balance');
    await expect(args.onMove).toHaveBeenLastCalledWith({ sort: 'balance', order: 'desc' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const PhoneFiltered = story('phoneFiltered', { globals: phone });
export const Tree = story('tree', {
  name: '[AGT-04] [A11-01] The keys of a tree grid expand, collapse and open details',
  play: async ({ args, canvas, userEvent }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onOpenRows).toHaveBeenLastCalledWith(new Set());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDetail).toHaveBeenCalledWith(expect.objectContaining({ id: 'm-1' }));
  },
});
export const TreePhone = story('treePhone', { globals: phone });
export const TreeWaiting = story('treeWaiting');
export const TreeFailed = story('treeFailed', {
  name: '[AGT-04] [ERR-01] A level that failed to load can be loaded again',
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = [...canvasElement.querySelectorAll('tbody [data-component="button"]')].at(0);
    if (!retry) throw new Error('There is no way to try again');
    await userEvent.click(retry);
    await expect(args.onBelow).toHaveBeenCalledWith('m-2');
  },
});
export const TreeReading = story('treeReading', {
  name: '[AGT-15] A long level can be used while it loads, and shows how much of it is loaded',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/100.*10,000/)).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDetail).toHaveBeenCalledWith(expect.objectContaining({ id: 'm-1' }));
  },
});
export const TreeMany = story('treeMany', {
  name: '[AGT-15] Of 10,000 accounts only those in view are rendered',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="row"]').length).toBeLessThan(61);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_501);
  },
});
export const Below = story('below', {
  name: '[AGT-04] A team further down has links up, one level or to the top',
  play: async ({ args, canvasElement, userEvent }) => {
    const [top] = canvasElement.querySelectorAll('[data-component="breadcrumbs"] a');
    if (!top) throw new Error('There is no way up');
    await userEvent.click(top);
    await expect(args.onMove).toHaveBeenLastCalledWith({ of: '' });
    const up = canvasElement.querySelector('[data-component="segmented"] ~ button');
    if (!up) throw new Error('There is no level above');
    await userEvent.click(up);
    await expect(args.onMove).toHaveBeenLastCalledWith({ of: 'm-6' });
  },
});
export const Found = story('found');
export const FoundNobody = story('foundNobody', {
  name: '[AGT-04] A search without results can be cleared',
  play: async ({ args, canvasElement, userEvent }) => {
    const clear = canvasElement.querySelector('[data-component="empty-state"] button');
    if (!clear) throw new Error('There is no way back');
    await userEvent.click(clear);
    await expect(args.onMove).toHaveBeenLastCalledWith({ search: '' });
  },
});
export const NoneFit = story('noneFit');
export const Empty = story('empty');
export const Turning = story('turning');
export const HostileNames = story('hostileNames', {
  name: '[AGT-04] No name, 200 letters, right to left, unknown codes: all are shown',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('m-7')).toBeVisible();
    await expect(canvas.getByText('<b>bold</b>')).toBeVisible();
    await expect(canvas.getAllByText('broker')[0]).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const HostileTree = story('hostileTree', { globals: phone });
export const Detail = story('detail', {
  name: '[AGT-04] Only the rates that change are sent',
  play: async ({ args, userEvent }) => {
    await userEvent.click(submitOf());
    await expect(args.onRates).not.toHaveBeenCalled();
    const sports = fieldOf('rate-SPORTS');
    await userEvent.type(sports, '0.51');
    await userEvent.click(submitOf());
    await expect(sports).toHaveAccessibleDescription(/0\.5%/);
    await userEvent.clear(sports);
    await userEvent.type(sports, '0.2');
    await userEvent.click(submitOf());
    await expect(args.onRates).toHaveBeenCalledWith(expect.objectContaining({ id: 'm-1' }), [
      { gameType: 'SPORTS', rate: '0.2' },
    ]);
  },
});
export const DetailFar = story('detailFar', {
  name: '[AGT-04] Rates of accounts further down are shown and cannot be changed',
  play: async () => {
    await expect(document.querySelector('[role="dialog"] form')).toBeNull();
  },
});
export const DetailSaving = story('detailSaving');
export const DetailRefused = story('detailRefused');
export const DetailNoCaps = story('detailNoCaps', { globals: phone });
export const Loading = story('loading');
export const TreeLoading = story('treeLoading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no way to try again');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Refused = story('refused', {
  name: '[AGT-04] [LGN-06] A member who may not see a team gets a message and no rows',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="error-state"]')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part="row"]')).toHaveLength(0);
  },
});
export const Offline = story('offline');
export const TreeAllFailed = story('treeAllFailed');

type _Covered = CoversEveryState<
  typeof downlinesStates,
  typeof import('./DownlinesView.stories.tsx')
>;
