import { expect, test } from 'vitest';
import { oneTimeCode } from './one-time-code.ts';
import {
  fallbackCountry,
  isNumberOf,
  nationalNumber,
  someCountries,
  toCountries,
  withoutCountry,
} from './phone-number.ts';

test.each([
  '1712345678',
  '01712345678',
  ' 01712-345678 ',
  '0171 2-345(678)',
  '01712.345.678',
  '8801712345678',
  '+8801712345678',
  '+880 1712-345678',
  '+880 (0)1712 345678',
  '0880 1712345678',
  '01712\u2212345678',
  '\uFF0B\uFF18\uFF18\uFF10 1712345678',
  '00880 1712 345 678',
  '\u202A+880\u00A01712\u2011345678\u202C',
  '\u200B01712345678\uFEFF',
  '\u09E6\u09E7\u09ED\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC\u09ED\u09EE',
  '+\u09EE\u09EE\u09E6 \u09E7\u09ED\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC\u09ED\u09EE',
  '\uFF10\uFF11\uFF17\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18',
])('[LGN-01] [REG-05] the number %j is 1712345678 of Bangladesh', (typed) => {
  expect(nationalNumber(typed, '880')).toBe('1712345678');
  expect(isNumberOf(typed, '880')).toBe(true);
});

test.each([
  ['501234567', '971', '501234567'],
  ['+971501234567', '971', '501234567'],
  ['971501234567', '971', '501234567'],
  // Ten digits are a complete number of India, even if they begin with its dial code.
  ['9198765432', '91', '9198765432'],
  ['919876543210', '91', '9876543210'],
  // Eight digits are a complete number of Singapore; ten include the dial code.
  ['65123456', '65', '65123456'],
  ['6591234567', '65', '91234567'],
  ['+6591234567', '65', '91234567'],
  // An area code of Brazil has the same digits as the dial code.
  ['55 9 9999-9999', '55', '55999999999'],
])('[REG-03] %s of +%s is %s', (typed, dialCode, number) => {
  expect(nationalNumber(typed, dialCode)).toBe(number);
});

test.each([
  '',
  '+971501234567',
  '00971501234567',
  '12345',
  'abc1712345678',
  '01712345678 or 01812345678',
])('[LGN-01] %j is not a number of Bangladesh', (typed) =>
  expect(isNumberOf(typed, '880')).toBe(false),
);

test('[REG-03] leading zeros stay, because a rule may require them', () => {
  expect(withoutCountry('0171-2345 678', '880')).toBe('01712345678');
  expect(withoutCountry('00880 01712345678', '880')).toBe('01712345678');
});

test.each([
  '482913',
  ' 482 913 ',
  '482-913',
  '48 29 13',
  'G-482913',
  'Your code: 482913',
  '482913 is your Parlour code. It is valid for 10 minutes.',
  'Valid for 10 minutes: 482913',
  '\u200E482\u00A0913\u200F',
  '4829 13',
  '48291 3',
  '4-8-2-9-1-3',
  '482 - 913',
  'Parlour 2026: 482913',
  'From 16247: 482913',
  'Tk 5000. Code 482 913, call 01712345678',
  '\u09EA\u09EE\u09E8\u09EF\u09E7\u09E9',
  '\u0995\u09CB\u09A1: \u09EA\u09EE\u09E8\u09EF\u09E7\u09E9',
])('[LGN-06] the code in %j is 482913', (typed) => expect(oneTimeCode(typed)).toBe('482913'));

test.each([
  ['1234 5678', '12345678'],
  ['Your code is 4821', '4821'],
  ['', ''],
  ['  ', ''],
  ['12 3', '123'],
  ['AB 12', 'AB12'],
  ['AB1234', 'AB1234'],
])('[LGN-06] %j is sent as %j: a text without a code of digits is not changed', (typed, sent) => {
  expect(oneTimeCode(typed)).toBe(sent);
});

test('a country without a dial code cannot be chosen, and there is always at least one country', () => {
  const wire = [
    { countryCode: 'BD', countryDialingCode: '880', name: 'Bangladesh' },
    { countryCode: 'XX', countryDialingCode: 'abc', name: 'Nowhere' },
  ];
  expect(toCountries([])).toEqual([]);
  expect(toCountries(wire)).toEqual([{ code: 'BD', dialCode: '880', name: 'Bangladesh' }]);
  expect(someCountries([])).toEqual([fallbackCountry]);
});
