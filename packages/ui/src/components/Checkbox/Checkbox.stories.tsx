import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { checkboxStates } from './Checkbox.states.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = { title: 'Components/Checkbox', component: Checkbox };
export default meta;

const story = storiesFor(Checkbox, checkboxStates);

export const TickedByKeyboard = story('invalid', {
  name: '[A11-01] Space and a press anywhere on the row tick the box; the error describes it',
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: String(args.label) });
    await expect(box).toHaveAccessibleDescription(String(args.error));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

// Stories that the build adds: Rest, Checked, Required, Invalid, InvalidChecked, Hint, Disabled, DisabledChecked,
// LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
