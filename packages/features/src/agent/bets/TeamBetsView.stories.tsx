import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { teamBetsStates } from './states.ts';
import { TeamBetsView } from './TeamBetsView.tsx';

const meta: Meta<typeof TeamBetsView> = {
  title: 'Widgets/AgentBets/View',
  component: TeamBetsView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(TeamBetsView, teamBetsStates);
const phone = { viewport: { value: 'w360' } };

export const Agent = story('agent', {
  name: '[AGT-05] Rounds of a team are filtered by account, kind and status',
  play: async ({ args, canvas, userEvent }) => {
    const none = { search: '', gameType: '', status: '' };
    const [kind, status] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    if (!kind || !status) throw new Error('A filter is missing');
    await userEvent.selectOptions(kind, 'LIVE');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...none, gameType: 'LIVE' },
    });
    await userEvent.selectOptions(status, 'open');
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { ...none, status: 'open' } });
    await userEvent.type(canvas.getByRole('searchbox'), ' ri***18 {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { ...none, search: 'ri***18' },
    });
  },
});
export const Phone = story('phone', { globals: phone });
export const Unknown = story('unknown', {
  name: '[AGT-05] A missing figure is unknown, not zero; so is its sum. Unknown codes are shown unchanged',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('partner')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'pushed' })).toBeVisible();
    const rows = canvasElement.querySelectorAll('tbody tr[data-part="row"]');
    await expect(rows.item(1).querySelectorAll('[data-component="money"]')).toHaveLength(1);
  },
});
export const LongText = story('longText', { globals: phone });
export const Searched = story('searched', {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('ri***18');
    const clear = canvasElement.querySelector(
      '[data-component="search-field"] [data-part="clear"]',
    );
    if (!clear) throw new Error('The box cannot be emptied');
    await userEvent.click(clear);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { search: '', gameType: '', status: '' },
    });
  },
});
export const Empty = story('empty');
export const Loading = story('loading');
export const Stale = story('stale');
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
  typeof teamBetsStates,
  typeof import('./TeamBetsView.stories.tsx')
>;
