import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DevicesView } from './DevicesView.tsx';
import { devicesStates } from './states.ts';

const meta: Meta<typeof DevicesView> = {
  title: 'Widgets/Devices/View',
  component: DevicesView,
  args: { onRevoke: fn(), onRetry: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(DevicesView, devicesStates);
const phone = { viewport: { value: 'w360' } };

const rowsOf = async () => within(await screen.findByRole('dialog')).getAllByRole('listitem');

export const Member = story('member', {
  name: '[MEM-01] Every device except the current one can be logged out',
  play: async ({ args, userEvent }) => {
    const [own, second] = await rowsOf();
    if (!own || !second) throw new Error('There are too few devices');
    await expect(within(own).queryByRole('button')).toBeNull();
    await userEvent.click(within(second).getByRole('button', { name: /Firefox/ }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
    await expect(args.onRevoke).toHaveBeenCalledWith(expect.objectContaining({ id: 'd-2' }));
  },
});
export const Phone = story('phone', { globals: phone });
export const OnlyThis = story('onlyThis');
export const Ending = story('ending');
export const Gone = story('gone', {
  name: '[MEM-01] A failure takes the focus and shows a message',
  play: async () => {
    const modal = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(modal.getByRole('group')).toHaveFocus());
  },
});
export const LostAnswer = story('lostAnswer');
export const LongText = story('longText', { globals: phone });
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const retry = modal.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof devicesStates, typeof import('./DevicesView.stories.tsx')>;
