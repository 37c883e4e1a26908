import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SmsCodeInput } from './SmsCodeInput.tsx';
import { smsCodeStates } from './states.ts';

const meta: Meta<typeof SmsCodeInput> = {
  title: 'Widgets/SmsCode/View',
  component: SmsCodeInput,
  args: { onSend: fn() },
};
export default meta;

const story = storiesFor(SmsCodeInput, smsCodeStates);

export const Rest = story('rest', {
  name: '[LGN-06] [A11-01] A code can be requested with the keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});
export const NoNumber = story('noNumber');
export const Sending = story('sending');
export const Counting = story('counting', {
  name: '[LGN-06] During the countdown no other code can be requested; the number stays masked',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining('** ***'),
    );
  },
});
export const SendAgain = story('sendAgain');
export const Limited = story('limited');
export const Wrong = story('wrong', {
  name: '[LGN-06] [ERR-01] A wrong code is reported under its field',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription();
  },
});
export const OnPhone = story('counting', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<typeof smsCodeStates, typeof import('./SmsCodeInput.stories.tsx')>;
