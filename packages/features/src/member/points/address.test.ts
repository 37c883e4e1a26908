import { expect, test } from 'vitest';
import { isCovered, readMall, withoutList, writeMall } from './address.ts';

test('[NAV-03] [PTS-01] the address says which part and which kind; what makes no sense is the mall', () => {
  expect(readMall('?tab=history&kind=GOODS')).toEqual({
    tab: 'history',
    kind: 'GOODS',
    order: 'cheap',
  });
  expect(readMall('?tab=constructor')).toEqual({ tab: 'mall', kind: '', order: 'cheap' });
});

test('[NAV-03] another part ends what was asked of a list, and leaves the rest of the address', () => {
  expect(writeMall('?ref=a&tab=history&list.status=approved', { tab: 'details' })).toBe(
    '?ref=a&tab=details',
  );
  expect(writeMall('?tab=history', { tab: 'mall' })).toBe('');
  expect(writeMall('', { kind: 'BONUS' })).toBe('?kind=BONUS');
  expect(writeMall('?kind=BONUS', { kind: '' })).toBe('');
  expect(writeMall('?kind=BONUS', { order: 'dear' })).toBe('?kind=BONUS&order=dear');
  expect(writeMall('?order=name', { order: 'cheap' })).toBe('');
  expect(readMall('?order=name').order).toBe('name');
  expect(readMall('?order=newest').order).toBe('cheap');
});

test('[NAV-09] a centre over the page has the list of the address', () => {
  expect(isCovered('?tab=history&member=transactionHistory')).toBe(true);
  expect(isCovered('?agent=agentTeamOverview')).toBe(true);
  expect(isCovered('?tab=history&remember=1')).toBe(false);
  expect(withoutList('?tab=history&list.page=3')).toBe('?tab=history');
});
