import { expect, test } from 'vitest';
import { countIn, readOptions } from './options.ts';

const read = (attributes: Record<string, string>, configured = {}) =>
  readOptions('parlour-games', (name) => attributes[name] ?? null, configured);

test('[EMB-01] every attribute has a value: its own, the configured one, or the default', () => {
  expect(read({})).toEqual({
    affiliate: '',
    lang: '',
    scheme: 'auto',
    brand: '',
    loading: 'lazy',
    category: 'HOT',
    rows: '12',
  });
  const configured = { scheme: 'dark', affiliate: 'PADMA7' };
  expect(read({}, configured)).toMatchObject(configured);
  expect(read({ scheme: ' light ' }, configured)).toMatchObject({ scheme: 'light' });
});

test('[EMB-01] an invalid value in configure never breaks an element', () => {
  expect(read({}, { affiliate: 4711 })).toMatchObject({ affiliate: '4711' });
  const strange = { affiliate: null, lang: undefined, scheme: {}, brand: ['x'] };
  expect(read({}, strange)).toMatchObject({ affiliate: '', lang: '', scheme: 'auto', brand: 'x' });
});

test('[EMB-01] an unknown word counts as the default, and an invalid affiliate code is not sent', () => {
  expect(read({ scheme: 'purple', category: 'hot', loading: '' })).toMatchObject({
    scheme: 'auto',
    category: 'HOT',
    loading: 'lazy',
  });
  for (const affiliate of ['<b>', 'a b', 'x'.repeat(41), 'javascript:1']) {
    expect(read({ affiliate }).affiliate).toBe('');
  }
});

test.each([
  ['5', 5],
  ['0', 1],
  ['21', 20],
  ['', 12],
  ['-3', 12],
  ['1e9', 12],
  ['9999999999', 12],
])('[EMB-01] rows="%s" means %s', (text, rows) => {
  expect(countIn(text, { least: 1, most: 20, fallback: 12 })).toBe(rows);
});
