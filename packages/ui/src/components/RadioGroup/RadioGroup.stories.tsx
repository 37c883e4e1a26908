import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { radioGroupStates } from './RadioGroup.states.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { onChange: fn() },
};
export default meta;

/** Keeps the choice in state, as an application does. */
function Kept({ onChange, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={choose} />;
}

const story = storiesFor(RadioGroup, radioGroupStates);

export const ArrowsChoose = storiesFor(Kept, radioGroupStates)('rest', {
  name: '[A11-01] Tab reaches the first answer, arrows move in a loop and choose; Space chooses',
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, last] = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName(new RegExp(`^${args.label}`));
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(last).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(last).toBeChecked();
  },
});

export const WholeCardChooses = storiesFor(Kept, radioGroupStates)('cards', {
  name: '[WAL-04] A press anywhere on an answer chooses it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(String(args.options[1]?.detail)));
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('not');
  },
});

export const ErrorIsRead = story('invalid', {
  name: '[A11-01] The group is invalid and required, and its error describes it',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(String(args.error));
  },
});

export const ReadOnlyStays = storiesFor(Kept, radioGroupStates)('readOnly', {
  name: '[A11-01] A read-only answer can be focused and read, but not changed',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

// Stories that the build adds: Rest, Chosen, Hint, Invalid, OneOff, Disabled, ReadOnly, Cards, CardChosen, CardInvalid,
// CardDisabled, CardColumns, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
