import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { DevicesWindow } from './DevicesWindow.tsx';

const meta: Meta = { title: 'Widgets/Devices/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(
  <>
    <DevicesWindow onClose={fn()} />
    <OverlayHost registry={{}} />
  </>,
);
const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;
const onTwoDevices = async ({ runtime }: TestRuntime) => {
  // The other device logs in with the api only: this page does not share that session.
  await runtime.api.login(login);
  await runtime.session.login(login);
};

export const OfMember = story(onTwoDevices, {
  name: '[MEM-01] Another device is logged out after a question that names it',
  play: async ({ test, say, userEvent }) => {
    const modal = within(await screen.findByRole('dialog'));
    const revoke = await modal.findByRole('button', { name: new RegExp(say('devices.revoke')) });
    await userEvent.click(revoke);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: say('devices.revoke') }));
    await waitFor(() => expect(modal.getAllByRole('listitem')).toHaveLength(1));
    await expect(modal.getByText(say('devices.current'))).toBeVisible();
    const path = 'POST /wps/member/devices/revoke';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
