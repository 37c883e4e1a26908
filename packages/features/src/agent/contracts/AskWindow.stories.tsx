import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AskWindow } from './AskWindow.tsx';
import { askStates } from './ask-states.ts';

const meta: Meta<typeof AskWindow> = {
  title: 'Widgets/Contracts/Request',
  component: AskWindow,
  args: { onType: fn(), onSend: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(AskWindow, askStates);
const send = async () => {
  const last = within(await screen.findByRole('dialog'))
    .getAllByRole('button')
    .at(-1);
  if (!last) throw new Error('There is nothing to send with');
  return last;
};

export const Empty = story('empty', {
  name: '[AGT-13] Requests a contract with a chosen period',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await send());
    await expect(args.onSend).toHaveBeenCalledWith({ period: 'semimonthly', note: '' });
  },
});
export const Realtime = story('realtime');
export const LongNote = story('longNote', {
  name: '[AGT-13] A note that is too long stays in its field and is not sent',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await send());
    await expect(screen.getByRole('textbox')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const Sending = story('sending');
export const AlreadyAsked = story('alreadyAsked');
export const LostAnswer = story('lostAnswer');

type _Covered = CoversEveryState<typeof askStates, typeof import('./AskWindow.stories.tsx')>;
