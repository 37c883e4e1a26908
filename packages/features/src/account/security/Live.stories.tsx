import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories, readInbox } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { SecurityWindow } from './SecurityWindow.tsx';

const meta: Meta = { title: 'Widgets/Security/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const onClose = fn();
const asMember = async ({ runtime }: TestRuntime) => {
  onClose.mockClear();
  await runtime.session.login({
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
};
const windowOf = (name: Parameters<typeof SecurityWindow>[0]['name']) =>
  liveStories(
    <>
      <SecurityWindow name={name} onClose={onClose} />
      <OverlayHost registry={{}} />
    </>,
  );
const payment = windowOf('payment');
const email = windowOf('email');
const authenticator = windowOf('authenticator');

const box = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  });
const submit = async () => {
  const modal = await screen.findByRole('dialog');
  const found = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('There is nothing to press');
  return found;
};

export const TransactionPassword = payment(asMember, {
  name: '[MEM-01] A wrong login password keeps the typed text; the right one sets the new password',
  play: async ({ test, userEvent, say }) => {
    await userEvent.type(await box('password'), 'Wrong#2026');
    await userEvent.type(await box('paymentPassword'), '135791');
    await userEvent.type(await box('confirmPaymentPassword'), '135791');
    await userEvent.click(await submit());
    await waitFor(async () => expect(await box('password')).toBeInvalid());
    await expect(await box('paymentPassword')).toHaveValue('135791');
    await userEvent.clear(await box('password'));
    await userEvent.type(await box('password'), 'Parlour#2026');
    await userEvent.click(await submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(await screen.findByText(say('success.transactionPasswordSet'))).toBeVisible();
    const sent = test.requests.filter((one) => one === 'POST /wps/member/paymentPassword');
    await expect(sent).toHaveLength(2);
  },
});

export const Email = email(asMember, {
  name: '[MEM-01] An address is linked with the code that was sent to it',
  play: async ({ test, userEvent, say }) => {
    await userEvent.type(await box('contact'), 'rafid@example.com');
    const send = within(await screen.findByRole('dialog')).getByRole('button', {
      name: say('action.sendCode'),
    });
    await userEvent.click(send);
    await waitFor(async () => expect((await readInbox(test)).sms).toHaveLength(1));
    await userEvent.type(await box('code'), '0');
    await userEvent.click(await submit());
    await waitFor(async () => expect(await box('code')).toBeInvalid());
    const [code = ''] = (await readInbox(test)).sms;
    await userEvent.clear(await box('code'));
    await userEvent.type(await box('code'), code);
    await userEvent.click(await submit());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const security = await test.runtime.api.getSecurity();
    await expect(security.email).toEqual({ masked: 'ra***@example.com', verified: true });
  },
});

export const Authenticator = authenticator(asMember, {
  name: '[MEM-01] The key comes from the backend; a wrong code turns nothing on',
  play: async ({ test, userEvent, say }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('action.continue') }));
    await userEvent.type(await box('code'), '000000');
    await userEvent.click(await submit());
    await waitFor(async () => expect(await box('code')).toBeInvalid());
    await expect((await test.runtime.api.getSecurity()).authenticatorOn).toBe(false);
    await expect(onClose).not.toHaveBeenCalled();
  },
});
