import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { numberFieldStates } from './NumberField.states.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta: Meta<typeof NumberField> = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { onChange: fn() },
};
export default meta;

/** Keeps the amount in state, as an application does. */
function Kept({ onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField {...props} value={value} onChange={change} />;
}

storiesFor(NumberField, numberFieldStates);

export const BengaliDigits = storiesFor(Kept, numberFieldStates)('empty', {
  name: '[I18-02] Bengali digits can be typed; the value is a Latin decimal string',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('\u09E7\u09E8\u09EB\u09E6.\u09ED\u09EBx');
    await expect(box).toHaveValue('1250.75');
    await expect(args.onChange).toHaveBeenLastCalledWith('1250.75');
    await userEvent.tab();
    await expect(box).toHaveValue('1,250.75');
  },
});

export const CaretStays = storiesFor(Kept, numberFieldStates)('filled', {
  name: '[I18-02] A refused letter in the middle changes neither the value nor the caret',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    box.setSelectionRange(1, 1);
    await userEvent.keyboard('k');
    await expect(box).toHaveValue('2000');
    await expect(box.selectionStart).toBe(1);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect(box).toHaveValue('25000');
    await expect(box.selectionStart).toBe(2);
  },
});

export const QuickAmounts = storiesFor(Kept, numberFieldStates)('deposit', {
  name: '[WAL-03] A quick amount fills the box and is marked; amounts beyond the limit are disabled',
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: '1,000' });
    await userEvent.click(chip);
    await expect(canvas.getByRole('textbox')).toHaveValue('1,000.00');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000');
    await expect(canvas.getByRole('button', { name: '30,000' })).toBeDisabled();
  },
});

export const SpinsByKeyboard = storiesFor(Kept, numberFieldStates)('steps', {
  name: '[A11-01] Arrow and Page keys step exactly and stop at the limits; the buttons do the same',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: String(args.label) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue('13.00');
    await expect(box).toHaveAttribute('aria-valuetext', `${args.symbol}13.00`);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveValue('12.50');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(box).toHaveValue('18.00');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(box).toHaveValue('8.00');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(box).toHaveValue('0.50');
    await expect(
      canvas.getByRole('button', { name: args.stepLabels?.decrease ?? '' }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: args.stepLabels?.increase ?? '' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1.00');
  },
});

// Stories that the build adds: Empty, Filled, Hint, Invalid, Valid, Deposit, DepositFilled, DepositInvalid, Steps,
// StepsAtMinimum, StepsAtMaximum, Disabled, ReadOnly, LongText, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
