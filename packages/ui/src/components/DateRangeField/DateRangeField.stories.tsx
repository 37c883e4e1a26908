import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { dayBoxes, dayIn, typeDay } from '../../testing/day.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { dateRangeFieldStates } from './DateRangeField.states.ts';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

const meta: Meta<typeof DateRangeField> = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: { onChange: fn() },
};
export default meta;

/** Keeps the range in state, as an application does. */
function Kept({ onChange, ...props }: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change: DateRangeFieldProps['onChange'] = (next, issue) => {
    setValue(next);
    onChange(next, issue);
  };
  return <DateRangeField {...props} value={value} onChange={change} />;
}

const story = storiesFor(DateRangeField, dateRangeFieldStates);
export const Summary = story('summary', { globals: { viewport: { value: 'w360' } } });

export const PresetByKeyboard = storiesFor(Kept, dateRangeFieldStates)('presets', {
  name: '[MEM-07] [A11-01] Tab reaches a preset, Space chooses and marks it; both dates follow',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const yesterday = canvas.getByRole('button', { name: args.presets?.[1]?.label ?? '' });
    await expect(yesterday).toHaveFocus();
    await expect(yesterday).toHaveAttribute('aria-pressed', 'true');
    await expect(dayIn(canvas.getByRole('group', { name: args.fromLabel }))).toBe('2026-11-19');
    await expect(dayIn(canvas.getByRole('group', { name: args.toLabel }))).toBe('2026-11-19');
    const day = { from: '2026-11-19', to: '2026-11-19' };
    await expect(args.onChange).toHaveBeenLastCalledWith(day, undefined);
  },
});

export const UpsideDownIsTold = storiesFor(Kept, dateRangeFieldStates)('filled', {
  name: '[MEM-07] An end before the start is reported at both boxes and to the form',
  play: async ({ canvas, args, userEvent }) => {
    const to = canvas.getByRole('group', { name: args.toLabel });
    await typeDay(userEvent, to, '2026-11-01');
    const [year] = dayBoxes(to);
    await expect(year).toBeInvalid();
    await expect(year).toHaveAccessibleDescription(args.issueTexts?.order);
    const range = { from: '2026-11-14', to: '2026-11-01' };
    await expect(args.onChange).toHaveBeenLastCalledWith(range, 'order');
  },
});

export const ArrowsMove = storiesFor(Kept, dateRangeFieldStates)('arrows', {
  name: '[MEM-07] The arrows move by the length of the range; the later one is disabled at today',
  play: async ({ canvas, userEvent, args }) => {
    const earlier = canvas.getByRole('button', { name: args.stepLabels?.earlier ?? '' });
    const later = canvas.getByRole('button', { name: args.stepLabels?.later ?? '' });
    await expect(later).toBeDisabled();
    await userEvent.click(earlier);
    await expect(dayIn(canvas.getByRole('group', { name: args.fromLabel }))).toBe('2026-11-07');
    await expect(later).toBeEnabled();
    await userEvent.click(later);
    await expect(dayIn(canvas.getByRole('group', { name: args.toLabel }))).toBe('2026-11-20');
  },
});

export const ArrowsStayBeside = storiesFor(Kept, dateRangeFieldStates)('arrows', {
  name: '[MEM-07] [A11-01] On a narrow screen the boxes are stacked, and the arrows stay on one line beside them',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, args }) => {
    const edges = (label = '') =>
      canvas.getByRole('button', { name: label }).getBoundingClientRect();
    const [earlier, later] = [edges(args.stepLabels?.earlier), edges(args.stepLabels?.later)];
    await expect(later.bottom).toBe(earlier.bottom);
    await expect(later.left).toBeGreaterThan(
      canvas.getByRole('group', { name: args.toLabel }).getBoundingClientRect().right,
    );
  },
});

export const SummaryOpens = storiesFor(Kept, dateRangeFieldStates)('summary', {
  name: '[MEM-07] The button with the range shows and hides the boxes; a wrong range keeps them visible',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvasElement.querySelector<HTMLElement>('[data-part="summary"]');
    if (!button) throw new Error('There is no summary');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const last = { name: args.toLabel };
    await expect(canvas.queryByRole('group', last)).toBeNull();
    await userEvent.click(button);
    const to = canvas.getByRole('group', last);
    await typeDay(userEvent, to, '2026-11-01');
    await expect(dayBoxes(to)[0]).toBeInvalid();
    await userEvent.click(button);
    await expect(to).toBeVisible();
    await typeDay(userEvent, to, '2026-11-18');
    await userEvent.click(button);
    await expect(canvas.queryByRole('group', last)).toBeNull();
  },
});

export const FoldedOpens = storiesFor(Kept, dateRangeFieldStates)('folded', {
  name: '[AGT-05] Folded, the field takes one line; its button shows the presets with the boxes',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvasElement.querySelector<HTMLElement>('[data-part="summary"]');
    if (!button) throw new Error('There is no summary');
    const quick = { name: args.presetsLabel ?? '' };
    await expect(canvas.queryByRole('group', quick)).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('group', quick)).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.queryByRole('group', quick)).toBeNull();
  },
});

// Stories that the build adds: Empty, Filled, Presets, Arrows, Folded, Hint, UpsideDown, TooLong, Outside, Half,
// Invalid, Disabled, ReadOnly, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
