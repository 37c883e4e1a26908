import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ChangePasswordView } from './ChangePasswordView.tsx';
import { changePasswordStates } from './states.ts';

const meta: Meta<typeof ChangePasswordView> = {
  title: 'Widgets/ChangePassword/View',
  component: ChangePasswordView,
  args: { onSubmit: fn(), onLogout: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(ChangePasswordView, changePasswordStates);
const phone = { viewport: { value: 'w360' } };

async function fieldsOf() {
  const modal = await screen.findByRole('dialog');
  const [old, next, repeat] = modal.querySelectorAll<HTMLInputElement>('input[type="password"]');
  const submit = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!old || !next || !repeat || !submit) throw new Error('no fields');
  return { modal, old, next, repeat, submit };
}

export const Wanted = story('wanted');
export const RulesUnknown = story('rulesUnknown');
export const Busy = story('busy');
export const OldWrong = story('oldWrong', {
  name: "[PWD-02] The server's error for a field is shown under it; the summary links to it",
  play: async ({ userEvent }) => {
    const { modal, old } = await fieldsOf();
    const summary = await within(modal).findByRole('group');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(old).toBeInvalid();
    await expect(old).toHaveAccessibleDescription();
    await userEvent.click(within(summary).getByRole('link'));
    await expect(old).toHaveFocus();
  },
});
export const OldCorrected = story('oldWrong', {
  name: "[PWD-02] The server's error for a field disappears when the field is changed",
  play: async ({ userEvent }) => {
    const { modal, old } = await fieldsOf();
    await within(modal).findByRole('group');
    await userEvent.type(old, 'a');
    await expect(old).toBeValid();
    await expect(within(modal).queryByRole('group')).toBeNull();
  },
});
export const OldWrongByCode = story('oldWrongByCode', {
  name: '[PWD-02] [ERR-01] A refusal without a field is about the current password',
  play: async ({ userEvent }) => {
    const { modal, old, next } = await fieldsOf();
    await waitFor(() => expect(old).toBeInvalid());
    await expect(next).not.toHaveAttribute('aria-invalid', 'true');
    await expect(old).toHaveAccessibleDescription();
    const summary = within(modal).getByRole('group');
    await userEvent.click(within(summary).getByRole('link'));
    await expect(old).toHaveFocus();
  },
});
export const Network = story('network');
export const ServerSentence = story('serverSentence');
export const Timeout = story('timeout');
export const BadAnswer = story('badAnswer');
export const RateLimited = story('rateLimited');
export const ForcedDefault = story('forcedDefault', {
  name: '[LGN-05] A forced change cannot be closed; one can log out instead',
  play: async ({ args, userEvent }) => {
    const { modal } = await fieldsOf();
    await expect(modal).toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).not.toHaveBeenCalled();
    const buttons = within(modal).getAllByRole('button');
    const last = buttons.at(-1);
    if (last) await userEvent.click(last);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const ForcedExpired = story('forcedExpired');
export const ForcedFirstLogin = story('forcedFirstLogin');
export const ForcedBusy = story('forcedBusy');
export const WantedOnPhone = story('wanted', { globals: phone });
export const ForcedOnPhone = story('forcedDefault', { globals: phone });

export const Checklist = story('wanted', {
  name: '[PWD-02] The rules are ticked while typing; each field shows its own error',
  play: async ({ args, userEvent }) => {
    const { modal, old, next, repeat, submit } = await fieldsOf();
    const met = () => modal.querySelectorAll('[data-part="rule"][data-state="met"]').length;
    await userEvent.type(next, 'abcdefgh');
    await waitFor(() => expect(met()).toBe(2));
    await userEvent.click(submit);
    await waitFor(() => expect(old).toBeInvalid());
    await expect(next).toBeInvalid();
    await expect(repeat).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = within(modal).getByRole('group');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await userEvent.type(old, 'Parlour#2026');
    await userEvent.type(next, 'A7#');
    await waitFor(() => expect(met()).toBe(5));
    await userEvent.type(repeat, 'abcdefghA7');
    await userEvent.click(submit);
    await waitFor(() => expect(repeat).toBeInvalid());
    await userEvent.type(repeat, '#');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      oldPassword: 'Parlour#2026',
      newPassword: 'abcdefghA7#',
      confirmNewPassword: 'abcdefghA7#',
    });
  },
});

export const ForManagers = story('network', {
  name: '[PWD-02] A password manager gets the account, the rules and the role of each password',
  play: async () => {
    const { modal, old, next, repeat } = await fieldsOf();
    const account = modal.querySelector<HTMLInputElement>('[autocomplete="username"]');
    await expect(account).toHaveValue('rafid77');
    await expect(account).not.toBeVisible();
    await expect(old).toHaveAttribute('autocomplete', 'current-password');
    for (const field of [next, repeat]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await expect(field).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8'));
    }
  },
});

type _Covered = CoversEveryState<
  typeof changePasswordStates,
  typeof import('./ChangePasswordView.stories.tsx')
>;
