import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { PayoutAccountsWindow } from './PayoutAccountsWindow.tsx';

const meta: Meta = { title: 'Widgets/PayoutAccounts/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(
  <>
    <PayoutAccountsWindow onClose={fn()} onSetPassword={fn()} />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

const box = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[role="dialog"] [name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  });
const submit = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLButtonElement>('[role="dialog"] [type="submit"]');
    if (!found) throw new Error('There is nothing to press');
    return found;
  });

export const OfMember = story(asMember, {
  name: '[MEM-01] [WAL-03] An account is added after a question that names it, and removed again',
  play: async ({ test, userEvent, say }) => {
    const { api } = test.runtime;
    const add = await screen.findByRole('button', { name: say('empty.payoutAccounts.action') });
    await userEvent.click(add);
    const [provider] = (await api.getPayoutAccounts()).providers;
    await userEvent.selectOptions(await box('providerId'), provider?.providerId ?? '');
    await userEvent.type(await box('accountNumber'), '0171-234 5699');
    await userEvent.type(await box('paymentPassword'), '111111');
    await userEvent.click(await submit());
    const yes = async () => {
      const question = await screen.findByRole('alertdialog');
      await expect(question).toHaveTextContent('01712345699');
      await userEvent.click(within(question).getByRole('button', { name: say('action.add') }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await yes();
    await waitFor(async () => expect(await box('paymentPassword')).toBeInvalid());
    await expect(await box('accountNumber')).toHaveValue('0171-234 5699');
    await userEvent.clear(await box('paymentPassword'));
    await userEvent.type(await box('paymentPassword'), '246810');
    await userEvent.click(await submit());
    await yes();
    await waitFor(async () =>
      expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(3),
    );
    await expect((await api.getPayoutAccounts()).accounts).toHaveLength(3);
  },
});
