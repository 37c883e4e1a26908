// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayIn } from '../../samples/samples.ts';
import { dayBoxes, dayIn, typeDay } from '../../testing/day.ts';
import { bengaliNumbers } from '../../testing/numbers.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { dayLabels } from './labels.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

/** A form with a date field and a button, in front of a person. */
function open({ language = 'en', ...props }: Partial<DateFieldProps> & { language?: 'bn' | 'en' }) {
  const user = userEvent.setup({ delay: null });
  const labels = { ...dayLabels(sayIn(language)), clear: 'Clear' };
  const { container } = render(
    <form>
      <DateField label="Birthday" name="birthday" {...{ language, labels }} {...props} />
      <button type="button">Next</button>
    </form>,
  );
  const form = container.querySelector('form');
  const field = screen.getByRole('group', { name: 'Birthday' });
  const sent = () => form && new FormData(form).get('birthday');
  const calendar = async () => {
    await user.click(screen.getByRole('button', { name: `${labels.calendar} Birthday` }));
    return within(await screen.findByRole('dialog', { name: labels.calendar }));
  };
  return { user, field, sent, calendar };
}

test('[I18-02] [A11-01] a day is typed digit by digit; the form has it as yyyy-MM-dd, and one change is reported', async () => {
  const onChange = vi.fn();
  const { user, field, sent } = open({ onChange });
  await typeDay(user, field, '1998-04-14');
  expect(dayIn(field)).toBe('1998-04-14');
  expect(sent()).toBe('1998-04-14');
  expect(onChange).toHaveBeenCalledOnce();
  await user.keyboard('{Backspace}');
  expect(sent()).toBe('');
  await user.tab();
  expect(sent()).toBe('1998-04-01');
});

test('[I18-02] Bengali digits and separators can be typed, and a whole day can be pasted', async () => {
  const { user, field, sent } = open({});
  const [year] = dayBoxes(field);
  if (!year) throw new Error('There is no box');
  await user.click(year);
  await user.keyboard('\u09E7\u09EF\u09EF\u09EE-\u09EA-\u09E7\u09EA');
  expect(sent()).toBe('1998-04-14');
  await user.click(year);
  await user.paste('2001-12-31');
  expect(dayIn(field)).toBe('2001-12-31');
  expect(sent()).toBe('2001-12-31');
});

test('[A11-01] every box has the name of the field and its own; what is wrong describes each', () => {
  open({ error: 'Check it.', hint: 'You must be 21.' });
  for (const name of ['Birthday Year', 'Birthday Month', 'Birthday Day']) {
    const box = screen.getByRole('textbox', { name });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Check it. You must be 21.');
  }
});

test('[I18-02] a half-typed day is no day, and one that does not exist becomes the last of its month', async () => {
  const { user, field, sent } = open({ defaultValue: '2026-01-31' });
  await typeDay(user, field, '2026-02-30');
  expect(sent()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(dayIn(field)).toBe('2026-02-28');
  expect(sent()).toBe('2026-02-28');
  await typeDay(user, field, '');
  expect(sent()).toBe('');
});

test('[REG-05] the form that knows the control writes into it, focuses it and learns that it was left', async () => {
  const onBlur = vi.fn();
  const ref = { current: null as HTMLInputElement | null };
  const { user, field, sent } = open({ ref, onBlur });
  if (!ref.current) throw new Error('There is no control');
  ref.current.value = '1998-04-14';
  fireEvent(ref.current, new Event('change'));
  expect(dayIn(field)).toBe('1998-04-14');
  ref.current.focus();
  expect(dayBoxes(field)[0]).toHaveFocus();
  onBlur.mockClear();
  await user.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onBlur).toHaveBeenCalledOnce();
  expect(sent()).toBe('1998-04-14');
});

test('[A11-01] an optional day can be removed; a field that cannot be changed has no way to', async () => {
  const { user, field, sent } = open({ defaultValue: '1998-04-14' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([dayIn(field), sent()]).toEqual(['--', '']);
  expect(dayBoxes(field)[0]).toHaveFocus();
  cleanup();
  for (const fixed of [{ disabled: true }, { readOnly: true }]) {
    open({ defaultValue: '1998-04-14', ...fixed });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Calendar Birthday' })).toBeDisabled();
    cleanup();
  }
});

test('[A11-01] the calendar opens at the day, keys move in it, a press chooses, and the focus returns', async () => {
  const { user, field, sent, calendar } = open({ defaultValue: '2026-11-20' });
  const box = await calendar();
  const focused = () => box.getByRole('grid').querySelector(':focus')?.textContent;
  await waitFor(() => expect(focused()).toBe('20'));
  expect(box.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  expect(box.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(
    'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  );
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('28');
  await user.keyboard('{Home}{PageDown}');
  expect(box.getByText('December 2026')).toBeVisible();
  expect(focused()).toBe('22');
  await user.click(box.getByRole('button', { name: 'Thursday, December 3, 2026' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([dayIn(field), sent()]).toEqual(['2026-12-03', '2026-12-03']);
  expect(screen.getByRole('button', { name: 'Calendar Birthday' })).toHaveFocus();
});

test('[I18-02] days outside of the limits cannot be chosen, and the arrows end there; today is marked', async () => {
  const { user, calendar } = open({ min: '2026-11-10', max: '2026-11-25', today: '2026-11-20' });
  const box = await calendar();
  const days = box
    .getAllByRole('gridcell')
    .map((one) => within(one).getByRole<HTMLButtonElement>('button'));
  const free = days.filter((one) => !one.disabled).map((one) => Number(one.textContent));
  expect([free[0], free.at(-1), free.length]).toEqual([10, 25, 16]);
  expect(days.filter((one) => one.hasAttribute('aria-current'))).toHaveLength(1);
  const next = box.getByRole('button', { name: 'Next month' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(box.getByText('November 2026')).toBeVisible();
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  '[I18-02] in Bengali the calendar has Bengali months and days, and the digits of the brand, in %s too',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const { field, calendar } = open({
      ...{ language: 'bn', numbers: bengaliNumbers, defaultValue: '2026-11-01' },
    });
    const box = await calendar();
    expect(box.getByText('নভেম্বর ২০২৬')).toBeVisible();
    const chosen = box.getByRole('gridcell', { selected: true });
    expect(chosen).toHaveTextContent('১');
    expect(within(chosen).getByRole('button').getAttribute('aria-label')).toMatch(/^রবিবার/);
    expect(screen.getByRole('dialog').outerHTML).not.toMatch(/(?:aria-label|abbr)="[^"]*[A-Za-z]/);
    expect(dayIn(field)).toBe('2026-11-01');
    vi.unstubAllEnvs();
  },
);
