import { describe, expect, test } from 'vitest';
import { hostileDocuments, hostileRules } from '../testing/hostile-rules.ts';
import { valueFor } from '../testing/rule-values.ts';
import { compileRules, problemWith } from './compile.ts';

const known = ['username', 'password', 'mobileNum', 'email'] as const;
const rule = (rest: Record<string, unknown> = {}) => ({ enabled: true, ...rest });
const one = (rest: Record<string, unknown>, name = 'username') => {
  const { fields, issues } = compileRules({ [name]: rule(rest) }, known);
  const [field] = fields;
  if (!field) throw new Error('no field');
  return { field, issues: issues.map(({ issue }) => issue) };
};

test('[VAL-02] there are at least 60 of them', () => {
  expect(hostileRules.length + hostileDocuments.length).toBeGreaterThanOrEqual(60);
});

describe('[VAL-02] rules that cannot be used', () => {
  test.each(hostileRules)('%j leaves a usable field and is reported', (rest, limits, expected) => {
    const { field, issues } = one(rest);
    expect({ min: field.min, max: field.max }).toEqual(limits);
    expect(issues).toEqual(expected);
    expect(problemWith(field, field.example ?? valueFor(field))).toBeNull();
  });

  test.each(hostileDocuments)('%s gives no field and no error', (_name, raw, expected) => {
    const { fields, issues } = compileRules(raw, known);
    expect(fields).toEqual([]);
    expect(issues.map(({ issue }) => issue)).toEqual(expected);
  });

  test('documents and rules that throw when they are read', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap');
        },
      },
    );
    expect(compileRules(trap, known).issues).toEqual([{ field: '', issue: 'bad-document' }]);
    const raw = {
      username: Object.defineProperty({}, 'enabled', {
        get: () => {
          throw new Error('trap');
        },
      }),
    };
    expect(compileRules(raw, known).issues).toEqual([{ field: 'username', issue: 'bad-rule' }]);
  });

  test('ten thousand fields become sixty', () => {
    const raw = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, rule()]));
    expect(compileRules(raw, known).fields).toHaveLength(60);
  });
});
