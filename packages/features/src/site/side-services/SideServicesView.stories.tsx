import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SideServicesView } from './SideServicesView.tsx';
import { sideServicesStates } from './states.ts';

const meta: Meta<typeof SideServicesView> = {
  title: 'Widgets/SideServices/View',
  component: SideServicesView,
  parameters: { layout: 'fullscreen' },
  args: { onOpen: fn(), onRetry: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(SideServicesView, sideServicesStates);

export const All = story('all', {
  name: '[LAY-06] Six channels, each with its host',
  play: async ({ args, userEvent }) => {
    const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    for (const row of rows) await expect(row).toHaveTextContent('service.parlour.example');
    await userEvent.click(within(rows[1] ?? document.body).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'TELEGRAM' }));
  },
});
export const Vip = story('vip');
export const Loading = story('loading');
export const Failed = story('failed');
export const None = story('none');
export const Refused = story('refused');
export const Invalid = story('invalid');
export const OnlyInvalid = story('onlyInvalid');
export const Blocked = story('blocked');
export const NotOpened = story('notOpened');
export const Encrypted = story('encrypted', {
  name: '[LAY-06] An address that is not decrypted yet: the channel is offered without its host',
  play: async ({ args, userEvent }) => {
    const [first, second] = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await expect(second).toHaveTextContent('service.parlour.example');
    await expect(first).not.toHaveTextContent('parlour.example');
    await userEvent.click(within(first ?? document.body).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith({
      kind: 'LIVECHAT',
      encryptedPath: 'c2VhbGVk',
    });
  },
});
export const RefusedAddress = story('refusedAddress');
export const AllAt320 = story('all', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<
  typeof sideServicesStates,
  typeof import('./SideServicesView.stories.tsx')
>;
