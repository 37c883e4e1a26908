import { expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { passwordRulesOf } from './password-rules.ts';
import { patterns } from './patterns.ts';

const rulesFor = (rest: Record<string, unknown>) => {
  const [field] = compileRules({ password: { enabled: true, ...rest } }, ['password']).fields;
  if (!field) throw new Error('no field');
  return passwordRulesOf(field);
};

test('[REG-02] a password manager gets the rule in its own format', () => {
  expect(rulesFor({ minLength: 8, maxLength: 20, patternId: 'upperLowerDigitSpecial' })).toBe(
    'minlength: 8; maxlength: 20; required: upper; required: lower; required: digit; required: [-!#$%&*+.:=?@_~];',
  );
  expect(rulesFor({ minLength: 6 })).toBe('minlength: 6;');
  expect(rulesFor({ maxLength: 12, patternId: 'digits' })).toBe(
    'maxlength: 12; required: digit; allowed: digit;',
  );
});

test('[REG-02] a rule that cannot be expressed returns null', () => {
  expect(rulesFor({})).toBeNull();
  expect(rulesFor({ patternId: 'thai', minLength: 8 })).toBeNull();
  expect(rulesFor({ acceptedPattern: '(?=.*[a-z]).{8,}', minLength: 8 })).toBeNull();
});

/** Creates a password like a manager: one character of each required class, then of the allowed ones. */
function made(rules: string, length: number): string {
  const classes: Record<string, string> = { upper: 'Q', lower: 'q', digit: '5' };
  const charOf = (name: string) => classes[name] ?? name[1] ?? '';
  const parts = rules.split(';').map((part) => part.trim().split(': '));
  const chars = (verb: string) =>
    parts
      .filter(([word]) => word === verb)
      .map(([, list = '']) => charOf(list.split(', ')[0] ?? ''));
  const needed = chars('required');
  const filler = chars('allowed')[0] ?? needed[0] ?? 'q';
  return needed.join('') + filler.repeat(Math.max(0, length - needed.length));
}

test.each(Object.keys(patterns))(
  '[REG-02] [VAL-01] a password created from the attribute for %s matches the rule',
  (patternId) => {
    const rules = rulesFor({ patternId, minLength: 8, maxLength: 20 });
    if (rules === null) return;
    const [field] = compileRules({ password: { enabled: true, patternId } }, ['password']).fields;
    expect(field?.fits(made(rules, 12)), rules).toBe(true);
  },
);
