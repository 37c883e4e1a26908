import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardedStore } from '../../shared/session/guarded-store.ts';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { askedAge, rememberAnswer, rememberedAnswer } from './age-gate-model.ts';

describe('[X-01] required age', () => {
  test.each([
    [21, 21, 21],
    [18, 18, 18],
    [18, 20, 20],
    [25, 18, 25],
    [18, null, 21],
    [25, null, 25],
    [null, 18, 21],
    [null, null, 21],
    [18, 0, 21],
    [18, Number.MAX_SAFE_INTEGER, 21],
  ])('operator %s, jurisdiction %s: %s', (operator, jurisdiction, age) => {
    expect(askedAge(operator, jurisdiction)).toBe(age);
  });
});

describe('[X-01] an answer is remembered for the session', () => {
  test('"no" stays no; "yes" is valid up to the age it was given for', () => {
    const storage = memoryStore();
    expect(rememberedAnswer(storage, 21)).toBe('ask');
    rememberAnswer(storage, 'yes', 18);
    expect(rememberedAnswer(storage, 18)).toBe('open');
    expect(rememberedAnswer(storage, 21)).toBe('ask');
    rememberAnswer(storage, 'no', 18);
    expect(rememberedAnswer(storage, 18)).toBe('refused');
  });

  test.each(storeFaults)(
    '[X-01] [LAY-04] an answer is kept for this page where the storage %s',
    (fault) => {
      const storage = guardedStore(brokenStores[fault], 'tab');
      expect(rememberedAnswer(storage, 21)).toBe('ask');
      rememberAnswer(storage, 'yes', 21);
      expect(rememberedAnswer(storage, 21)).toBe('open');
    },
  );

  test('any other stored value asks again', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text !== 'no' && !/^yes:\d{1,3}$/.test(text)),
        (text) => {
          const storage = memoryStore();
          storage.setItem('ageGate', text);
          expect(rememberedAnswer(storage, 21)).toBe('ask');
        },
      ),
    );
  });
});

test('[X-01] a "yes" is valid for exactly its age, and only in the stored format', () => {
  const storage = memoryStore();
  const after = (kept: string, age: number) => {
    storage.setItem('ageGate', kept);
    return rememberedAnswer(storage, age);
  };
  expect([after('yes:21', 21), after('yes:21', 22)]).toEqual(['open', 'ask']);
  expect([after('yes:100', 100), after('xyes:99', 21), after('yes:99x', 21)]).toEqual([
    ...['open', 'ask', 'ask'],
  ]);
  expect(after('yes:1000', 21)).toBe('ask');
});
