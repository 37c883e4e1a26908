import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../shell/index.ts';
import { liveStories, type TestRuntime } from '../testing/index.tsx';
import { DepositWidget } from './DepositWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberDeposit/Live' };
export default meta;

const copied = fn(async (_text: string) => undefined);
const story = liveStories(
  <>
    <DepositWidget copyText={copied} followEvery={0} />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = async ({ runtime }: TestRuntime) => {
  copied.mockClear();
  await runtime.session.login({
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
};

export const OfMember = story(asMember, {
  name: '[MEM-03] [WAL-03] [WAL-07] One order for two presses; it is copied, cancelled, and another begun',
  play: async ({ test, canvas, say, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: new RegExp(say('wallet.amount')) });
    await userEvent.type(amount, '1,500');
    const send = canvas.getByRole('button', {
      name: say('deposit.send', { amount: '\u09F31,500.00' }),
    });
    await userEvent.dblClick(send);
    await userEvent.click(await canvas.findByRole('button', { name: say('deposit.copyAmount') }));
    await expect(copied).toHaveBeenCalledWith('1500.00');
    await expect(await screen.findByText(say('success.copied'))).toBeVisible();
    const sent = (path: string) => test.requests.filter((one) => one === `POST ${path}`);
    await expect(sent('/wps/v2/deposit')).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: say('confirm.cancelDeposit.action') }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('button', { name: say('confirm.cancelDeposit.action') }),
    );
    await expect(await canvas.findByText(say('deposit.cancelledBody'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('deposit.begin') }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
});
