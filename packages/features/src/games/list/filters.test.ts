import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeFilters,
  countFilters,
  electronicPages,
  type GameFilters,
  listTypes,
  minBets,
  noFilters,
  readFilters,
  writeFilters,
} from './filters.ts';

const filled: GameFilters = {
  page: 'rng',
  list: '',
  vendor: 'BOKULIO',
  whole: false,
  classify: 'JP',
  minBet: '0.1',
  name: 'নদী',
};

test('[GAM-02] filters written to the address are read back unchanged', () => {
  const anyFilters = fc.record<GameFilters>({
    page: fc.constantFrom(...(Object.keys(electronicPages) as (keyof typeof electronicPages)[])),
    list: fc.constantFrom(...listTypes),
    vendor: fc.constantFrom('', 'BOKULIO', 'AV_1'),
    whole: fc.boolean(),
    classify: fc.constantFrom('', 'JP', 'SC'),
    minBet: fc.constantFrom(...minBets),
    name: fc.string({ maxLength: 20 }).map((name) => name.trim()),
  });
  fc.assert(
    fc.property(anyFilters, (any) => {
      // Without a vendor there is no list to show on the page.
      const filters = { ...any, whole: any.whole && any.vendor !== '' };
      const address = writeFilters(filters).toString();
      expect(readFilters(new URLSearchParams(address))).toEqual(filters);
    }),
  );
});

test('[GAM-02] an address with unknown values shows the whole list', () => {
  const search = new URLSearchParams(
    'page=casino&list=top&minBet=7&vassalage=%3Cb%3E&classify=a b',
  );
  expect(readFilters(search)).toEqual(noFilters);
});

test('[NAV-05] the page of the electronic games is in ?page=', () => {
  expect(readFilters(new URLSearchParams('page=fish')).page).toBe('fish');
  expect(writeFilters({ ...noFilters, page: 'live' }).toString()).toBe('page=live');
});

test('[GAM-02] another vendor goes back to the normal list and keeps the filters', () => {
  const next = changeFilters({ ...filled, list: 'recent' }, { vendor: 'TETULIX' });
  expect(next).toEqual({ ...filled, vendor: 'TETULIX', list: '' });
});

test('[GAM-02] another list resets the filters', () => {
  expect(changeFilters(filled, { list: 'hot' })).toEqual({ ...noFilters, list: 'hot' });
});

test('[GAM-02] the same value is no change, so nothing is fetched again', () => {
  expect(changeFilters(filled, { minBet: '0.1' })).toBe(filled);
  expect(changeFilters(filled, { name: ' নদী ' })).toBe(filled);
  expect(changeFilters(filled, { vendor: 'BOKULIO' })).toBe(filled);
  expect(changeFilters(filled, { list: '' })).toBe(filled);
});

test('[GAM-03] the address keeps that a vendor is shown on the page; another one starts in its window', () => {
  const whole = changeFilters(filled, { whole: true });
  expect(writeFilters(whole).get('view')).toBe('page');
  expect(changeFilters(whole, { whole: true })).toBe(whole);
  expect(changeFilters(whole, { vendor: 'TETULIX' }).whole).toBe(false);
  expect(changeFilters(whole, { minBet: '' }).whole).toBe(true);
});

test('[GAM-02] the filter button of phones counts category and stake', () => {
  expect(countFilters(filled)).toBe(2);
  expect(countFilters(noFilters)).toBe(0);
});
