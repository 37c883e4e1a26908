import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { selectFieldStates } from './SelectField.states.ts';
import { SelectField } from './SelectField.tsx';

const meta: Meta<typeof SelectField> = {
  title: 'Components/SelectField',
  component: SelectField,
};
export default meta;

const story = storiesFor(SelectField, selectFieldStates);
export const Empty = story('empty');
export const Chosen = story('chosen');
export const Invalid = story('invalid');
export const Disabled = story('disabled');
export const Compact = story('compact');
export const LongText = story('longText');

export const ChosenByKeyboard = story('empty', {
  name: '[A11-01] The list is reached by Tab and reports what was chosen',
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

type _Covered = CoversEveryState<
  typeof selectFieldStates,
  typeof import('./SelectField.stories.tsx')
>;
