import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../apps/web/src/app/routes.ts';
import { createPreferences } from '../../packages/features/src/shared/runtime/preferences.ts';
import { memoryStore } from '../../packages/features/src/shared/session/key-value-store.ts';
import { root } from '../lib/paths.ts';
import { addresses, chosenFor, languages, people, planShots, schemes, widths } from './plan.ts';

test('a sheet shows every page of the site, in every width, scheme and language, for each viewer', () => {
  const pages = routes.filter(({ target }) => target.page !== 'redirect');
  expect(addresses).toEqual(expect.arrayContaining(pages.map(({ paths }) => paths[0])));
  const each = widths.length * schemes.length * languages.length * people.length;
  expect(planShots()).toHaveLength(addresses.length * each);
});

test('every shot has its own file', () => {
  const files = planShots().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});

test('an option narrows the sheet; an unknown value is refused with its name', () => {
  const shots = planShots({ route: ['/hot'], width: ['360'], language: ['en'], as: ['guest'] });
  expect(shots.map(({ file }) => file)).toEqual([
    'hot/guest-en-light-360.jpg',
    'hot/guest-en-dark-360.jpg',
  ]);
  expect(() => planShots({ width: ['400'] })).toThrow('--width 400: one of 320, 360');
  expect(() => planShots({ route: ['hot'] })).toThrow('a path of the site');
});

test("the site and its documents read what is stored for a shot as the visitor's choice", () => {
  const document = readFileSync(join(root, 'apps/web/index.html'), 'utf8');
  const read = [...document.matchAll(/localStorage\.(\w+)/g)].map(([, key]) => key);
  for (const shot of planShots({ route: ['/'] })) {
    const { scheme, language } = shot;
    const storage = memoryStore();
    for (const [key, value] of Object.entries(chosenFor(shot))) {
      storage.setItem(key, value);
      expect(read).toContain(key);
    }
    const { store } = createPreferences(storage, 'bn');
    expect(store.getState()).toMatchObject({ scheme, language });
  }
});
