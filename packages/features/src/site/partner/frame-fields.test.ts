import { expect, test } from 'vitest';
import {
  type PageField,
  readFieldName,
  readFields,
  readFocused,
  readTyped,
} from './frame-fields.ts';

const password: PageField = {
  name: 'password',
  label: 'Password',
  note: 'Enter your password.',
  box: { left: 14, top: 220, width: 280, height: 48 },
  isCovered: false,
  styles: { color: 'rgb(1, 2, 3)', 'font-size': '16px' },
  attributes: { type: 'password', autocomplete: 'current-password' },
  value: 'Parlour#2026',
  changes: 3,
};

test('[EMB-01] a field of a frame is read unchanged, without other entries', () => {
  expect(readFields([{ ...password, token: 'token-1' }])).toEqual([password]);
});

test.each([null, undefined, 'password', { 0: password }, [null], [{ ...password, name: 'a b' }]])(
  '[EMB-01] %j is no list of fields',
  (value) => {
    expect(readFields(value)).toEqual([]);
  },
);

test('[EMB-01] a frame cannot give a field other styles and attributes than the allowed ones', () => {
  const styles = { color: 'red', 'background-image': 'url(https://elsewhere.example)' };
  const attributes = {
    onfocus: 'alert(1)',
    formaction: 'https://elsewhere.example',
    type: 'image',
  };
  expect(readFields([{ ...password, styles, attributes }])).toEqual([
    { ...password, styles: { color: 'red' }, attributes: { type: 'text' } },
  ]);
});

test('[EMB-01] impossible sizes and counts become 0, texts are cut, and a page gets no hundred fields', () => {
  const wrong = {
    ...password,
    box: { left: Number.NaN, top: '1', width: Number.POSITIVE_INFINITY, height: 1e9 },
    label: 'x'.repeat(5_000),
    changes: -1,
  };
  const [field] = readFields([wrong]);
  expect(field?.box).toEqual({ left: 0, top: 0, width: 0, height: 10_000 });
  expect(field?.label).toHaveLength(1_000);
  expect(field?.changes).toBe(0);
  expect(readFields(Array.from({ length: 100 }, () => password))).toHaveLength(12);
});

test('[EMB-01] typed input has a name, a text and a count', () => {
  const typed = { name: 'username', value: 'rafid', changes: 5 };
  expect(readTyped({ ...typed, more: 1 })).toEqual(typed);
  expect(readTyped({ ...typed, value: 7 })).toBeNull();
  expect(readTyped({ ...typed, name: '' })).toBeNull();
  expect(readTyped(null)).toBeNull();
});

test('[EMB-01] the focus is on a field with a name, or on none', () => {
  expect(readFocused({ name: 'username', isVisible: true })).toEqual({
    name: 'username',
    isVisible: true,
  });
  expect(readFocused({ name: 'username', isVisible: 'yes' })?.isVisible).toBe(false);
  expect(readFocused(null)).toBeNull();
  expect(readFocused({ name: '<b>' })).toBeNull();
});

test('[EMB-01] the name of a field is a short word', () => {
  expect(readFieldName('confirm-password.1')).toBe('confirm-password.1');
  for (const wrong of ['', 'a b', 'x'.repeat(61), 1, null]) expect(readFieldName(wrong)).toBeNull();
});
