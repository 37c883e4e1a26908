import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ExtraVerificationView } from './ExtraVerificationView.tsx';
import { extraVerificationStates } from './states.ts';

const meta: Meta<typeof ExtraVerificationView> = {
  title: 'Widgets/ExtraVerification/View',
  component: ExtraVerificationView,
  args: { onMethod: fn(), onSend: fn(), onSubmit: fn(), onCancel: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(ExtraVerificationView, extraVerificationStates);
const phone = { viewport: { value: 'w360' } };

async function formOf() {
  const modal = await screen.findByRole('dialog');
  const box = within(modal).getByRole('textbox');
  const submit = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  const cancel = within(modal).getAllByRole('button').at(-1);
  if (!submit || !cancel) throw new Error('no buttons');
  return { modal, box, submit, cancel };
}

export const Mobile = story('mobile', {
  name: '[LGN-07] An empty answer is reported; blanks and Bengali digits are accepted; Escape does not close',
  play: async ({ args, userEvent }) => {
    const { box, submit } = await formOf();
    await userEvent.click(submit);
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(box, '\u09e7\u09e8\u09e9 456{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
export const Code = story('code');
export const Email = story('email');
export const BankName = story('bankName');
export const Google = story('google');
export const OnlyOne = story('onlyOne');
export const NoMethod = story('noMethod', {
  name: '[LGN-07] Without a verification method the login can only be cancelled',
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    await expect(modal).toHaveAccessibleDescription();
    await userEvent.click(within(modal).getByRole('button'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
export const Sending = story('sending');
export const Sent = story('sent');
export const SentEarlier = story('sentEarlier');
export const Busy = story('busy');
export const Wrong = story('wrong', {
  name: '[LGN-07] A wrong answer is announced at once and can be corrected',
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('group');
    await waitFor(() => expect(alert).toHaveFocus());
    const { box, submit } = await formOf();
    await userEvent.type(box, '123456');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
  },
});
export const RateLimited = story('rateLimited');
export const Offline = story('offline');
export const Timeout = story('timeout');
export const ServerError = story('serverError');
export const BadAnswer = story('badAnswer');
export const Locked = story('locked');
export const ServerSentence = story('serverSentence');
export const OnPhone = story('mobile', { globals: phone });
export const LongOnPhone = story('serverSentence', { globals: phone });

export const ByKeyboard = story('mobile', {
  name: '[A11-01] The methods are one Tab stop: arrows choose, Tab moves on to the answer',
  play: async ({ args, userEvent }) => {
    const { modal, cancel } = await formOf();
    const [first] = within(modal).getAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMethod).toHaveBeenCalledWith('email');
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<
  typeof extraVerificationStates,
  typeof import('./ExtraVerificationView.stories.tsx')
>;
