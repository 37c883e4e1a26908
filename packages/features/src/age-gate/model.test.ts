import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../session/index.ts';
import { ageGatePolicy, askedAge, rememberAnswer, rememberedAnswer } from './model.ts';

describe('[X-01] who is asked', () => {
  test.each([
    ['demo', null, 'none'],
    ['demo', 'ask', 'ask'],
    ['demo', 'none', 'none'],
    ['live', null, 'ask'],
    ['live', 'ask', 'ask'],
    ['live', 'none', 'none'],
  ] as const)('%s with %s: %s', (operatorMode, ageGate, policy) => {
    expect(ageGatePolicy({ operatorMode, ageGate })).toBe(policy);
  });
});

describe('[X-01] the age that is asked for', () => {
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
  test('"no" stays no; "yes" counts up to the age it was given for', () => {
    const storage = memoryStore();
    expect(rememberedAnswer(storage, 21)).toBe('ask');
    rememberAnswer(storage, 'yes', 18);
    expect(rememberedAnswer(storage, 18)).toBe('open');
    expect(rememberedAnswer(storage, 21)).toBe('ask');
    rememberAnswer(storage, 'no', 18);
    expect(rememberedAnswer(storage, 18)).toBe('refused');
  });

  test('whatever else is stored asks again, and a blocked storage too', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const none = { getItem: blocked, setItem: blocked, removeItem: blocked };
    expect(rememberedAnswer(none, 21)).toBe('ask');
    expect(() => rememberAnswer(none, 'yes', 21)).not.toThrow();
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
