// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const countries = [
  { code: 'BD', dialCode: '880', name: 'Bangladesh' },
  { code: 'AE', dialCode: '971', name: 'United Arab Emirates' },
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

// A list that the page draws itself must stay for 200 ms after it lost focus, or the choice that took the focus is
// lost. The browser's own list closes itself (decision 011), so nothing here may close, disable or replace it in the
// meantime.
test.each([0, 199, 200, 1000])(
  '[REG-03] a country chosen %i ms after the list lost focus is used',
  async (later) => {
    const onCountryChange = vi.fn();
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root.render(
        <PhoneField
          id="phone"
          name="mobileNum"
          label="Phone"
          countries={countries}
          country="BD"
          onCountryChange={onCountryChange}
          pickerLabel="Country"
        />,
      ),
    );
    const list = document.querySelector('select');
    if (!list) throw new Error('There is no list');
    list.focus();
    await act(async () => {
      document.querySelector<HTMLInputElement>('input[type="tel"]')?.focus();
      vi.advanceTimersByTime(later);
    });
    expect(document.querySelector('select')).toBe(list);
    expect(list.disabled).toBe(false);
    await act(async () => {
      list.value = 'AE';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onCountryChange).toHaveBeenCalledExactlyOnceWith('AE');
    await act(async () => root.unmount());
  },
);
