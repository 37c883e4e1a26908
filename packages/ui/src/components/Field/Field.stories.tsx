import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { fieldStates } from './Field.states.ts';
import { Field } from './Field.tsx';

const meta: Meta<typeof Field> = { title: 'Components/Field', component: Field };
export default meta;

const story = storiesFor(Field, fieldStates);

export const DescribesErrorThenHint = story('invalid', {
  name: '[A11-01] The control is described by its error, then by its hint',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: String(args.label) });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
  },
});

// Stories that the build adds: Rest, Required, Optional, Hint, Invalid, Valid, HiddenLabel, LongText, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours
