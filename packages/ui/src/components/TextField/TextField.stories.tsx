import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { textFieldStates } from './TextField.states.ts';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = { title: 'Components/TextField', component: TextField };
export default meta;

const story = storiesFor(TextField, textFieldStates);

export const TypedByKeyboard = story('hint', {
  name: '[A11-01] Tab reaches the box, typing is reported, the hint describes the box',
  args: { onChange: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: String(args.label) });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Rafid');
    await expect(input).toHaveValue('Rafid');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(input).toHaveAccessibleDescription(String(args.hint));
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

// Stories that the build adds: Rest, Placeholder, Hint, Filled, Optional, Invalid, Valid, Verified, Money, Email,
// Disabled, ReadOnly, Compact, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
