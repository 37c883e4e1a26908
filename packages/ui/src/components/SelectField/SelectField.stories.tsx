import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { selectFieldStates } from './SelectField.states.ts';
import { SelectField } from './SelectField.tsx';

const meta: Meta<typeof SelectField> = {
  title: 'Components/SelectField',
  component: SelectField,
};
export default meta;

const story = storiesFor(SelectField, selectFieldStates);

export const ChosenByKeyboard = story('empty', {
  name: '[A11-01] Tab reaches the list, and it reports the choice',
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox');
    await expect(list).toHaveAccessibleName(`${args.label} ${args.optionalLabel}`);
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'farmer');
    await expect(list).toHaveValue('farmer');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

// Stories that the build adds: Empty, Chosen, Invalid, Disabled, Compact, LongText, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
