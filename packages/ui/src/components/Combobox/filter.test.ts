import { expect, test } from 'vitest';
import { filterOptions } from './filter.ts';

const options = [
  { value: 'IN', label: 'India', keywords: ['91'] },
  { value: 'ID', label: 'Indonesia', keywords: ['62'] },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'AE', label: 'United Arab Emirates', keywords: ['UAE', '971'] },
  // Two spellings of the same Bengali letter: as one code point, and as a letter with a nukta.
  { value: 'a', label: '\u09AC\u09A1\u09BC' },
  { value: 'b', label: '\u09AC\u09DC' },
];
const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

test.each([
  ['', ['IN', 'ID', 'CI', 'AE', 'a', 'b']],
  ['  ', ['IN', 'ID', 'CI', 'AE', 'a', 'b']],
  ['ind', ['IN', 'ID']],
  ['INDIA', ['IN']],
  ['cote', ['CI']],
  ['arab', ['AE']],
  ['emirates united', ['AE']],
  ['971', ['AE']],
  ['\u09AC\u09DC', ['a', 'b']],
  ['\u09AC\u09A1\u09BC', ['a', 'b']],
  ['(', []],
])('[A11-01] "%s" finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values);
});

test('[A11-01] options that begin with the typed word come first', () => {
  const cities = ['Sunamganj', 'Ganjam'].map((label) => ({ value: label, label }));
  expect(filterOptions(cities, 'ganj').map(({ value }) => value)).toEqual(['Ganjam', 'Sunamganj']);
});
