import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
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
  name: '[MEM-02] [WAL-02] Moves money to a vendor and all of it back',
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

export const ByKeysAlone = story(asMember, {
  name: '[A11-01] [MEM-02] [WAL-02] Moves money to a vendor and all of it back by keyboard alone',
  play: async ({ test, canvas, say, userEvent }) => {
    const amount = await canvas.findByRole('textbox');
    await tabTo(amount, userEvent);
    await userEvent.keyboard('1500');
    await tabTo(canvas.getByRole('button', { name: /1,500\.00/ }), userEvent);
    await userEvent.keyboard('{Enter}');
    const done = say('success.transferDone', { amount: '\u09F31,500.00' });
    await expect(await screen.findByText(done)).toBeVisible();
    await waitFor(() => expect(amount).toHaveValue(''));
    await tabTo(canvas.getByRole('button', { name: say('wallet.transferAllBack') }), userEvent);
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    const yes = { name: say('confirm.transferAllBack.action') };
    await tabTo(question.getByRole('button', yes), userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(say('success.transferAllBack'))).toBeVisible();
    for (const path of ['/wps/relay/GCS_walletTransfer', '/wps/relay/GCS_walletTransferBack']) {
      await expect(test.requests.filter((one) => one === `POST ${path}`)).toHaveLength(1);
    }
  },
});
