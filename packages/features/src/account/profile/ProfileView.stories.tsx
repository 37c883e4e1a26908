import { type CoversEveryState, dayBoxes, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProfileView } from './ProfileView.tsx';
import { profileStates } from './states.ts';

const meta: Meta<typeof ProfileView> = {
  title: 'Widgets/Profile/View',
  component: ProfileView,
  args: { onSave: fn(), onRetry: fn(), onRetryPictures: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(ProfileView, profileStates);
const phone = { viewport: { value: 'w360' } };

/** The parts of the form, in any language. */
async function formOf() {
  const modal = await screen.findByRole('dialog');
  const box = (name: string) => {
    const found = modal.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const submit = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!submit) throw new Error('There is nothing to press');
  return { modal, box, submit };
}

export const Member = story('member', {
  name: '[MEM-01] Only changes are saved; values that can be given only once are shown as text',
  play: async ({ args, userEvent }) => {
    const { modal, box, submit } = await formOf();
    await expect(modal.querySelector('[name="realName"]')).toBeNull();
    await expect(modal.querySelectorAll('dd')).toHaveLength(2);
    await userEvent.clear(box('occupation'));
    await userEvent.type(box('address'), ' Barishal ');
    await userEvent.click(submit);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      changes: { occupation: '', address: 'Barishal' },
      pictureId: null,
    });
  },
});
export const Pictures = story('member', {
  name: '[MEM-01] [A11-01] A picture is chosen with arrow keys, and saved with the form',
  play: async ({ args, userEvent }) => {
    const { modal, submit } = await formOf();
    const radios = within(modal).getAllByRole('radio');
    await expect(radios[1]).toBeChecked();
    radios[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radios[2]).toBeChecked();
    await userEvent.click(submit);
    await expect(args.onSave).toHaveBeenCalledWith({ changes: {}, pictureId: 'p-2' });
  },
});
export const NothingChanged = story('member', {
  name: '[MEM-01] Without a change a message says so, and nothing is sent',
  play: async ({ args, userEvent }) => {
    const { modal, box, submit } = await formOf();
    await userEvent.click(submit);
    const note = await waitFor(() => {
      const found = modal.querySelector('form > [data-component="alert"]');
      if (!found) throw new Error('Nothing is said');
      return found;
    });
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(box('nickname'), 'x');
    await expect(note).not.toBeInTheDocument();
  },
});
export const Fresh = story('fresh', {
  name: '[MEM-01] A name is required; texts that are too long are reported at their fields',
  play: async ({ args, userEvent }) => {
    const { modal, box, submit } = await formOf();
    await userEvent.clear(box('nickname'));
    await userEvent.type(box('occupation'), 'a'.repeat(81));
    await userEvent.click(submit);
    await expect(box('nickname')).toBeInvalid();
    await expect(box('occupation')).toBeInvalid();
    await expect(within(modal).getAllByRole('link')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
export const Phone = story('phone', { globals: phone });
export const Left = story('left', {
  name: '[MEM-01] Text restored after an expired session counts as a change to save',
  play: async ({ args, userEvent }) => {
    const { modal, box, submit } = await formOf();
    await expect(box('address')).toHaveValue('Barishal');
    await expect(within(modal).getAllByRole('radio')[3]).toBeChecked();
    await userEvent.click(submit);
    await expect(args.onSave).toHaveBeenCalledWith({
      changes: { address: 'Barishal' },
      pictureId: 'p-3',
    });
  },
});
export const Saving = story('saving');
export const TooYoung = story('tooYoung', {
  name: "[MEM-01] [REG-06] The server's error for the birthday is shown under it",
  play: async () => {
    const { modal } = await formOf();
    const birthday = modal.querySelector('[data-component="date-field"]');
    const [year] = birthday ? dayBoxes(birthday) : [];
    await waitFor(() => expect(year).toBeInvalid());
    await expect(year).toHaveAccessibleDescription(/21/);
  },
});
export const Network = story('network');
export const LostAnswer = story('lostAnswer');
export const Labelled = story('labelled');
export const LongText = story('longText', { globals: phone });
export const NoPictures = story('noPictures', {
  name: '[ERR-01] Without the pictures the rest can be saved',
  play: async ({ args, userEvent }) => {
    const { modal } = await formOf();
    const retry = modal.querySelector('[data-component="alert"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetryPictures).toHaveBeenCalledOnce();
  },
});
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const retry = modal.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof profileStates, typeof import('./ProfileView.stories.tsx')>;
