import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { dateFieldStates } from './DateField.states.ts';
import { DateField } from './DateField.tsx';

const meta: Meta<typeof DateField> = { title: 'Components/DateField', component: DateField };
export default meta;

const story = storiesFor(DateField, dateFieldStates);

export const ChosenDay = story('empty', {
  name: '[A11-01] Tab reaches the date; its value is yyyy-MM-dd and the hint describes it',
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(new RegExp(`^${args.label}`));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await fireEvent.change(input, { target: { value: '1998-04-14' } });
    await expect(input).toHaveValue('1998-04-14');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveAccessibleDescription(String(args.hint));
  },
});

// Stories that the build adds: Empty, Filled, Invalid, Disabled, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
