import { expect, test } from 'vitest';
import { isCovered, readMall, withoutList, writeMall } from './address.ts';

test('[NAV-03] [PTS-01] reads part and kind from the address; invalid values open the mall', () => {
  expect(readMall('?tab=history&kind=GOODS')).toEqual({
    tab: 'history',
    kind: 'GOODS',
    order: 'cheap',
  });
  expect(readMall('?tab=constructor')).toEqual({ tab: 'mall', kind: '', order: 'cheap' });
});

test('[NAV-03] another part clears the parameters of the list, and keeps the rest of the address', () => {
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

test('[NAV-09] while a centre is over the page, the list of the address belongs to the centre', () => {
  expect(isCovered('?tab=history&member=transactionHistory')).toBe(true);
  expect(isCovered('?agent=agentTeamOverview')).toBe(true);
  expect(isCovered('?tab=history&remember=1')).toBe(false);
  expect(withoutList('?tab=history&list.page=3')).toBe('?tab=history');
});
