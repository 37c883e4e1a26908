import { expect, test } from 'vitest';
import {
  type CompiledField,
  compileRules,
  problemWith,
} from '../../packages/features/src/shared/rules/compile.ts';
import { knownPatterns } from '../../packages/features/src/shared/rules/patterns.ts';
import { hostileRules } from '../../packages/features/src/testing/hostile-rules.ts';
import { valueFor } from '../../packages/features/src/testing/rule-values.ts';
import { patterns, readRule } from '../../packages/sandbox/src/routes/register-rules.ts';

/** Compiles a rule as the form does. */
function formRule(rest: object): CompiledField {
  const [field] = compileRules({ line: { enabled: true, ...rest } }, []).fields;
  if (!field) throw new Error('no field');
  return field;
}

/** Whether the backend accepts a value under the same rule. */
function backendTakes(rest: object, value: string): boolean {
  const rule = readRule({ enabled: true, ...rest });
  const length = [...value].length;
  return rule !== null && length >= rule.min && length <= rule.max && rule.fits(value);
}

const values = [
  ...['a', 'A', '7', '!', ' ', 'ab', 'aB7#', 'a b', '1998-04-14', '04-14-1998', 'a@b.c', 'a@b'],
  ...[
    '\u4e2d',
    '\u3001',
    '\uae40',
    '\u0e2a',
    '\u09b0\u09be',
    '\u3042',
    'Rafid Hasan',
    'aaaa',
    '01712345678',
  ],
];

test('[REG-02] form and backend know the same patterns', () => {
  expect([...patterns.keys()].sort()).toEqual([...knownPatterns.keys()].sort());
});

test.each([...knownPatterns.keys()])(
  '[REG-02] %s: form and backend accept the same values',
  (patternId) => {
    for (const limits of [{}, { minLength: 4, maxLength: 12 }, { maxLength: 2 }]) {
      const rule = { patternId, ...limits };
      const field = formRule(rule);
      for (const value of [
        ...values,
        valueFor(field),
        valueFor(field, 1),
        valueFor(field, 2, 12),
      ]) {
        expect(backendTakes(rule, value), value).toBe(problemWith(field, value) === null);
      }
    }
  },
);

test('[REG-02] they also agree under hostile rules, as far as the form can use them', () => {
  const differences: string[] = [];
  let used = 0;
  for (const [rule, , issues] of hostileRules) {
    // A rule that the form drops may still work in the backend, which decides in the end.
    if (issues.some((issue) => issue === 'bad-pattern' || issue === 'impossible')) continue;
    used += 1;
    const field = formRule(rule);
    for (const value of [...values, valueFor(field)]) {
      if ((problemWith(field, value) === null) !== backendTakes(rule, value)) {
        differences.push(`${JSON.stringify(rule).slice(0, 80)} ${value}`);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(used).toBeGreaterThan(15);
});
