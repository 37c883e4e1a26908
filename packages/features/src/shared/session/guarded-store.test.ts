import { describe, expect, test } from 'vitest';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { guarded, guardedStore } from './guarded-store.ts';
import { memoryStore } from './key-value-store.ts';

describe.each(['tab', 'device'] as const)('a %s', (scope) => {
  test.each(storeFaults)('[LAY-04] whose storage %s keeps everything in memory', (fault) => {
    const store = guardedStore(brokenStores[fault], scope);
    expect(store.getItem('theme')).toBeNull();
    expect(store.keeps('theme')).toBe(true);
    store.setItem('theme', 'dark');
    store.setItem('language', 'en');
    store.setItem('theme', 'light');
    expect([store.getItem('theme'), store.getItem('language')]).toEqual(['light', 'en']);
    expect([store.keeps('theme'), store.keeps('language')]).toEqual([false, false]);
    store.removeItem('theme');
    expect([store.getItem('theme'), store.getItem('language')]).toEqual([null, 'en']);
  });

  test('[LAY-04] whose storage works stores everything there, and sees changes', () => {
    const own = memoryStore();
    own.setItem('language', 'bn');
    const store = guardedStore(() => own, scope);
    expect(store.getItem('language')).toBe('bn');
    store.setItem('theme', 'dark');
    expect([own.getItem('theme'), store.keeps('theme')]).toEqual(['dark', true]);
    expect(guardedStore(() => own, scope).getItem('theme')).toBe('dark');
    store.removeItem('language');
    expect([own.getItem('language'), store.keeps('language')]).toEqual([null, true]);
  });

  test('[LAY-04] a value that cannot be replaced or removed is gone for this page', () => {
    const own = memoryStore();
    own.setItem('theme', 'dark');
    own.setItem('token', 'old');
    const store = guardedStore(() => ({ ...own, ...brokenWrites }), scope);
    store.setItem('theme', 'light');
    store.removeItem('token');
    expect([store.getItem('theme'), store.getItem('token')]).toEqual(['light', null]);
    expect([store.keeps('theme'), store.keeps('token')]).toEqual([false, false]);
  });
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const brokenWrites = { setItem: refuse, removeItem: refuse };

test('[LAY-04] a change or a removal by another tab on the device is seen', () => {
  const own = memoryStore();
  const [one, other] = [guardedStore(() => own, 'device'), guardedStore(() => own, 'device')];
  one.setItem('intent', 'first');
  other.setItem('intent', 'second');
  expect(one.getItem('intent')).toBe('second');
  other.removeItem('intent');
  expect(one.getItem('intent')).toBeNull();
});

test('[LAY-04] a tab whose storage is emptied from outside remembers while it is open', () => {
  const own = memoryStore();
  const store = guardedStore(() => own, 'tab');
  store.setItem('announced.visitor', 'yes');
  own.removeItem('announced.visitor');
  expect(store.getItem('announced.visitor')).toBe('yes');
});

test('[LGN-05] a tab sees what another document of it wrote while this one was not active', () => {
  const own = memoryStore();
  const [one, other] = [guardedStore(() => own, 'tab'), guardedStore(() => own, 'tab')];
  one.setItem('token', 'first');
  one.removeItem('token');
  other.setItem('token', 'second');
  expect(one.getItem('token')).toBe('second');
});

test('a guarded store is not guarded twice', () => {
  const store = guarded(memoryStore(), 'tab');
  expect(guarded(store, 'device')).toBe(store);
});
