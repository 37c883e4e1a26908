import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { UplineWidget } from './UplineWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberUpline/Live' };
export default meta;

const story = liveStories(
  <>
    <UplineWidget />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-05] [WAL-05] Money goes to the upline after a question that names it',
  play: async ({ test, canvas, say, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: new RegExp(say('wallet.amount')) });
    await userEvent.type(amount, '1000');
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('auth.transactionPassword')}`)),
      '246810',
    );
    await userEvent.click(canvas.getByRole('button', { name: /1,000\.00/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(say('confirm.upline.body', { name: 'de***nt' }))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: say('confirm.upline.action') }));
    await expect(
      await screen.findByText(say('success.uplineTransferred', { amount: '\u09F31,000.00' })),
    ).toBeVisible();
    await expect(amount).toHaveValue('');
    const path = 'POST /wps/v2/upline/transfer';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
