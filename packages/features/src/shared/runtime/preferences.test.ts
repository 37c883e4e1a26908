import { expect, test } from 'vitest';
import { memoryStore } from '../session/key-value-store.ts';
import { createPreferences } from './preferences.ts';

const stored = (values: Readonly<Record<string, string>>) => {
  const storage = memoryStore();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  return createPreferences(storage, 'bn').store.getState();
};

test('[LAY-04] a first visit is light and in the language of the site', () => {
  expect(stored({})).toEqual({ scheme: 'light', language: 'bn', balanceHidden: false });
  expect(createPreferences(memoryStore(), 'en').store.getState().language).toBe('en');
});

test('[LAY-04] scheme and language are kept on this device', () => {
  const storage = memoryStore();
  const before = createPreferences(storage, 'bn');
  before.setScheme('dark');
  before.setLanguage('en');
  const after = createPreferences(storage, 'bn').store.getState();
  expect(after).toMatchObject({ scheme: 'dark', language: 'en' });
});

test.each(['DARK', 'auto', '', 'null', '{"a":1}'])('[LAY-04] a theme %j becomes light', (theme) => {
  expect(stored({ theme }).scheme).toBe('light');
});

test.each(['fr', 'EN', '', 'undefined'])(
  '[LAY-04] the language %j becomes the default',
  (language) => {
    expect(stored({ language }).language).toBe('bn');
  },
);

test('[LAY-04] a language that is not supported becomes the default of this site', () => {
  const storage = memoryStore();
  storage.setItem('language', 'fr');
  expect(createPreferences(storage, 'en').store.getState().language).toBe('en');
});

test('[LAY-04] with a blocked storage a choice still applies, but is not stored', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
  const preferences = createPreferences(storage, 'bn');
  preferences.setScheme('dark');
  expect(preferences.store.getState()).toMatchObject({ scheme: 'dark', language: 'bn' });
});
