import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { segmentedStates } from './Segmented.states.ts';
import { Segmented, type SegmentedProps } from './Segmented.tsx';

const meta: Meta<typeof Segmented> = {
  title: 'Components/Segmented',
  component: Segmented,
  args: { onChange: fn() },
};
export default meta;

/** Keeps the choice in state, as an application does. */
function Chosen({ onChange, ...props }: SegmentedProps) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Segmented {...props} value={value} onChange={choose} />;
}

storiesFor(Segmented, segmentedStates);

export const ArrowsChoose = storiesFor(Chosen, segmentedStates)('four', {
  name: '[A11-01] Tab reaches the choice, arrows move in a loop and choose',
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, , last] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(last).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('50');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(last).toBeChecked();
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
});

export const ClickChooses = storiesFor(Chosen, segmentedStates)('two', {
  name: '[A11-01] A press chooses; the group has a name',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: args.label })).toBeVisible();
    const [, second] = canvas.getAllByRole('radio');
    if (second) await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('30');
  },
});

// Stories that the build adds: Two, Second, WithIcons, Four, Block, OneOff, Disabled, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
