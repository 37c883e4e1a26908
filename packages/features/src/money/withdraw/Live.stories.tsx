import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { WithdrawWidget } from './WithdrawWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberWithdraw/Live' };
export default meta;

const story = liveStories(
  <>
    <WithdrawWidget pollMs={false} />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-04] [WAL-03] The fee comes from the backend; everything is shown before it is sent',
  play: async ({ test, canvas, say, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: new RegExp(say('wallet.amount')) });
    await userEvent.type(amount, '3000');
    await expect(await canvas.findByText('\u09F32,970.00')).toBeVisible();
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('auth.transactionPassword')}`)),
      '246810',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: say('withdraw.send', { amount: '\u09F33,000.00' }) }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('\u09F32,970.00')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: say('confirm.withdraw.action') }));
    await expect(await screen.findByText(say('success.withdrawSent'))).toBeVisible();
    await expect(amount).toHaveValue('');
    const path = 'POST /wps/v2/withdraw';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});

export const Answered = story(asMember, {
  name: '[WAL-04] "Received" is confirmed once, sent once, and the order shows it',
  play: async ({ test, canvas, say, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('withdraw.answer') }));
    const dialog = within(await screen.findByRole('dialog'));
    const [received] = dialog.getAllByRole('radio');
    if (!received) throw new Error('There is no answer');
    await userEvent.click(received);
    await userEvent.click(dialog.getByRole('button', { name: say('confirm.received.action') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: say('confirm.received.action') }));
    await expect(await screen.findByText(say('success.withdrawAnswered'))).toBeVisible();
    const detail = within(await screen.findByRole('dialog'));
    await expect(await detail.findByText(say('status.payment.completed'))).toBeVisible();
    const path = 'POST /wps/v2/withdraw/confirmation';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});

export const ByKeysAlone = story(asMember, {
  name: '[A11-01] [MEM-04] [WAL-03] A whole withdrawal by keyboard alone; every focus stop is found by its name',
  play: async ({ test, canvas, say, userEvent }) => {
    const begins = (key: Parameters<typeof say>[0]) => (name: string) => name.startsWith(say(key));
    const accounts = within(await canvas.findByRole('radiogroup'));
    const [usual, other] = accounts.getAllByRole('radio');
    await tabTo(usual, userEvent);
    await userEvent.keyboard('{ArrowDown}');
    await expect(other).toHaveFocus();
    await expect(other).toBeChecked();
    const amount = canvas.getByRole('textbox', { name: begins('wallet.amount') });
    await tabTo(amount, userEvent);
    await userEvent.keyboard('3000');
    const password = begins('auth.transactionPassword');
    await tabTo(canvas.getByLabelText(password, { selector: 'input' }), userEvent);
    await userEvent.keyboard('246810');
    const send = say('withdraw.send', { amount: '\u09F33,000.00' });
    await tabTo(canvas.getByRole('button', { name: send }), userEvent);
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleName();
    const yes = { name: say('confirm.withdraw.action') };
    await tabTo(within(question).getByRole('button', yes), userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(say('success.withdrawSent'))).toBeVisible();
    await waitFor(() => expect(amount).toHaveValue(''));
    const path = 'POST /wps/v2/withdraw';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
