import { expect, test } from 'vitest';
import { memoryStore } from '../session/key-value-store.ts';
import { hasList, keepView, keptView, viewIn, withView } from './kept-view.ts';

const address =
  '?agent=a&list.status=lost&list.sort=-stake&list.hide=payout&list.size=50&list.page=3&list.from=2026-11-14&list.to=2026-11-20&list.search=mi';

test('[AGT-05] filters, order, columns and size are a view; page, period, search and an opened team are not', () => {
  const view = new URLSearchParams(viewIn(address));
  expect([...view]).toEqual([
    ['list.status', 'lost'],
    ['list.sort', '-stake'],
    ['list.hide', 'payout'],
    ['list.size', '50'],
  ]);
  expect(viewIn('?list.of=m-2&list.parentId=m-2')).toBe('');
});

test('[AGT-05] a view is kept for each account and each list', () => {
  const store = memoryStore();
  keepView(store, 'demo_agent', 'bets', address);
  expect(keptView(store, 'demo_agent', 'bets')).toBe(viewIn(address));
  expect(keptView(store, 'other_agent', 'bets')).toBe('');
  expect(keptView(store, 'demo_agent', 'income')).toBe('');
  keepView(store, 'demo_agent', 'bets', '?agent=a');
  expect(keptView(store, 'demo_agent', 'bets')).toBe('');
});

test.each(['', 'demo_agent', 'demo_agent\nagent=other&x=1'])(
  '[AGT-05] a damaged storage %j has no view, and changes no other page',
  (text) => {
    const store = memoryStore();
    store.setItem('listView.bets', text);
    expect(keptView(store, 'demo_agent', 'bets')).toBe('');
  },
);

test('[AGT-05] a view is added to an address, which keeps the rest', () => {
  const query = new URLSearchParams(withView('?agent=a', viewIn(address)));
  expect(query.get('agent')).toBe('a');
  expect(query.get('list.status')).toBe('lost');
  expect(withView('', '')).toBe('');
  expect(hasList('?agent=a')).toBe(false);
  expect(hasList(address)).toBe(true);
});
