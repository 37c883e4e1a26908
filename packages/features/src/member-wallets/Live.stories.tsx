import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../shell/index.ts';
import { liveStories, type TestRuntime } from '../testing/index.tsx';
import { WalletsWidget } from './WalletsWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberWallets/Live' };
export default meta;

const story = liveStories(
  <>
    <WalletsWidget />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-02] [WAL-02] Money goes to a vendor and everything comes back',
  play: async ({ test, canvas, canvasElement, say, userEvent }) => {
    await expect(await canvas.findByText(/12,450\.00/)).toBeVisible();
    const amount = await canvas.findByRole('textbox');
    await userEvent.type(amount, '1,500');
    await userEvent.click(canvas.getByRole('button', { name: /1,500\.00/ }));
    await expect(
      await screen.findByText(say('success.transferDone', { amount: '\u09F31,500.00' })),
    ).toBeVisible();
    await expect(amount).toHaveValue('');
    await expect(canvasElement).toHaveTextContent(/2,360\.50/);
    await userEvent.click(canvas.getByRole('button', { name: say('wallet.transferAllBack') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('button', { name: say('confirm.transferAllBack.action') }),
    );
    await expect(await screen.findByText(say('success.transferAllBack'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: say('wallet.transferAllBack') })).toBeNull(),
    );
    const sent = (path: string) => test.requests.filter((one) => one === `POST ${path}`);
    await expect(sent('/wps/relay/GCS_walletTransfer')).toHaveLength(1);
    await expect(sent('/wps/relay/GCS_walletTransferBack')).toHaveLength(1);
  },
});
