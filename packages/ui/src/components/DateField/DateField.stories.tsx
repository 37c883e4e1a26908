import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dayBoxes, dayIn, typeDay } from '../../testing/day.ts';
import { storiesFor } from '../../testing/stories.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { dateFieldStates } from './DateField.states.ts';
import { DateField } from './DateField.tsx';

const meta: Meta<typeof DateField> = { title: 'Components/DateField', component: DateField };
export default meta;

const story = storiesFor(DateField, dateFieldStates);
const calendar = () => screen.findByRole('dialog');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const opener = (canvas: HTMLElement) => {
  const button = canvas.querySelector<HTMLElement>('[data-part="open"]');
  if (!button) throw new Error('There is no button');
  return button;
};

export const TypedDay = story('empty', {
  name: '[A11-01] [I18-02] A day is typed box by box, in Bengali digits too; the form gets yyyy-MM-dd',
  args: { onChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('group');
    const [year, month, day] = dayBoxes(field);
    await userEvent.tab();
    await expect(year).toHaveFocus();
    await expect(year).toHaveAccessibleDescription(String(args.hint));
    await userEvent.keyboard('\u09E7\u09EF\u09EF\u09EE');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(day).toHaveFocus();
    await userEvent.keyboard('14');
    await expect(dayIn(field)).toBe('1998-04-14');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    const control = canvasElement.querySelector('input[name="birthday"]');
    await expect(control).toHaveValue('1998-04-14');
    await userEvent.keyboard('{ArrowUp}');
    await expect(control).toHaveValue('1998-04-15');
    await userEvent.keyboard('{PageDown}{ArrowLeft}{ArrowDown}');
    await expect(dayIn(field)).toBe('1998-03-08');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(month).toHaveFocus();
  },
});

export const ChosenDay = story('within', {
  name: '[A11-01] The calendar opens at the day; keys move in it, Enter chooses, and focus returns',
  args: { onChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('group');
    opener(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    const grid = within(await calendar()).getByRole('grid');
    const focused = () => grid.querySelector('button:focus')?.textContent;
    await waitFor(() => expect(focused()).toBe('24'));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    // The first of the next month is in another grid.
    await waitFor(() => expect(focused()).toBe('2'));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Home}');
    await waitFor(() => expect(focused()).toBe('22'));
    await userEvent.keyboard('{End}{PageDown}');
    // The latest day is 5 December.
    await waitFor(() => expect(focused()).toBe('5'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).toBe('10'));
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(dayIn(field)).toBe('2026-11-10');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(opener(canvasElement)).toHaveFocus();
  },
});

export const CalendarOnPhone = story('within', {
  name: '[A11-01] On a phone of 320 px the days are 44 px, and all of them are in sight',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(opener(canvasElement));
    const days = within(await calendar()).getAllByRole('gridcell');
    for (const button of days.flatMap((cell) => [...cell.querySelectorAll('button')])) {
      const { width, height, left, right } = button.getBoundingClientRect();
      await expect([width, height]).toEqual([44, 44]);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

export const CalendarInBengaliDigits = story('bengaliDigits', {
  name: '[I18-02] The calendar writes the digits of the brand; the boxes stay exact',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(opener(canvasElement));
    const box = await calendar();
    await expect(box.querySelector('[data-part="month"]')).toHaveTextContent(
      /\u09E7\u09EF\u09EF\u09EE/,
    );
    await expect(within(box).getByText('\u09E7\u09EA')).toBeVisible();
    await expect(dayIn(canvas.getByRole('group'))).toBe('1998-04-14');
  },
});

export const Cleared = story('optional', {
  name: '[A11-01] An optional day can be removed, and the focus goes to the first box',
  args: { onChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.clear ?? '' }));
    const field = canvas.getByRole('group');
    await expect(dayIn(field)).toBe('--');
    await expect(dayBoxes(field)[0]).toHaveFocus();
    await expect(canvasElement.querySelector('input[name="birthday"]')).toHaveValue('');
    await typeDay(userEvent, field, '2001-02-30');
    await userEvent.tab();
    // There is no such day: the last one of the month takes its place.
    await expect(dayIn(field)).toBe('2001-02-28');
  },
});

export const InAModal = storiesFor(DateField, dateFieldStates, {
  wrap: (field) => (
    <Modal open onOpenChange={() => undefined} title="Profile" closeLabel="Close">
      {field}
    </Modal>
  ),
})('filled', {
  name: '[MOD-01] [A11-01] In a modal Escape closes the calendar and nothing else',
  play: async ({ userEvent }) => {
    const modal = await screen.findByRole('dialog');
    await userEvent.click(opener(modal));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(opener(modal)).toHaveFocus();
    await expect(dayIn(within(modal).getByRole('group'))).toBe('1998-04-14');
  },
});

// Stories that the build adds: Empty, Filled, Optional, Within, BengaliDigits, Invalid, Disabled, ReadOnly, LongText,
// Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
