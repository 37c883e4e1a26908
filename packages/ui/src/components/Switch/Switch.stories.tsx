import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { switchStates } from './Switch.states.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  component: Switch,
  args: { onChange: fn() },
};
export default meta;

/** Keeps the state, as an application does. */
function Kept({ onChange, ...props }: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  const turn = (next: boolean) => {
    setChecked(next);
    onChange(next);
  };
  return <Switch {...props} checked={checked} onChange={turn} />;
}

storiesFor(Switch, switchStates);

export const SpaceTurns = storiesFor(Kept, switchStates)('off', {
  name: '[A11-01] Tab reaches the switch, Space turns it on and off, and so does a press on the text',
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: String(args.label) });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const BusyIgnoresPresses = storiesFor(Kept, switchStates)('busy', {
  name: '[A11-01] While a change is saved the switch keeps focus and ignores presses',
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

// Stories that the build adds: Off, On, Hint, Busy, Invalid, Disabled, DisabledOn, ReadOnly, AtStart, LongText,
// Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
