import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompiledRules, compileRules } from '../../shared/rules/compile.ts';
import { compilePattern } from '../../shared/rules/matcher.ts';
import { hostileDocuments, hostileRules } from '../../testing/hostile-rules.ts';
import { checkForm } from './check.ts';
import { type RegisterFieldName, registerFieldNames } from './fields.ts';
import { fillIn } from './fill.fixture.ts';
import { type PlannedField, planFields, type RegisterTab } from './plan.ts';

const tabs: readonly RegisterTab[] = ['register', 'registerMobile'];

const plan = (rules: CompiledRules<RegisterFieldName>, tab: RegisterTab) =>
  planFields({
    rules,
    tab,
    switches: {
      byUsername: true,
      byMobile: true,
      smsCode: true,
      mobilePassword: true,
      referralCode: true,
    },
    captchaAsked: true,
    linkCodeValid: false,
  });

const wrongIn = (fields: readonly PlannedField[], values: ReturnType<typeof fillIn>) =>
  checkForm(values, { fields, minAge: 21, today: '2026-11-20' });

/** Fills in both forms of a document; returns the remaining errors, by tab. */
function leftToDo(raw: unknown): readonly string[] {
  const rules = compileRules(raw, registerFieldNames);
  return tabs.flatMap((tab) => {
    const fields = plan(rules, tab);
    return [...wrongIn(fields, fillIn(fields))].map(([key, error]) => `${tab} ${key}: ${error}`);
  });
}

describe('[VAL-02] a form with hostile rules can be sent', () => {
  test.each(registerFieldNames)('whatever the rule of %s contains', (name) => {
    const left = hostileRules.flatMap(([rest]) =>
      leftToDo({ [name]: { enabled: true, required: true, ...rest } }).map(
        (what) => `${JSON.stringify(rest).slice(0, 60)} ${what}`,
      ),
    );
    expect(left).toEqual([]);
  });

  test.each(hostileDocuments)('%s', (_name, raw) => {
    expect(leftToDo(raw)).toEqual([]);
  });
});

/** Any value a server may send instead of a rule. */
const limit = fc.oneof(fc.integer(), fc.nat(300), fc.string(), fc.double(), fc.anything());
const piece = fc.constantFrom(
  ...['a', '.', '[a-z]', '\\d', '(a+)+', '(?=.*\\d)', '(?!b)', '^', '$', '|', '{3}', '{2,9}'],
  ...['*', '+', '?', '[', ')', '\\p{L}', '\u09AA', '\u{1F680}', '\\', '{', '[]', '(?:x|y)*'],
);
const pattern = fc.oneof(
  fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
  fc.constantFrom(...hostileRules.map(([rest]) => rest.acceptedPattern)),
  fc.anything(),
);
const rule = fc.record(
  {
    enabled: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.anything()),
    required: fc.oneof(fc.constant(true), fc.anything()),
    minLength: limit,
    maxLength: limit,
    patternId: fc.oneof(
      fc.constantFrom('digits', 'email', 'date', 'fullName', 'thai', 'upperLowerDigitSpecial'),
      fc.anything(),
    ),
    acceptedPattern: pattern,
    order: limit,
    label: fc.anything(),
  },
  { requiredKeys: ['enabled'] },
);
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...registerFieldNames) },
  fc.constantFrom('__proto__', 'constructor', 'a.b[0]', 'agreement', 'x_1'),
  fc.string(),
);
const document = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(name, rule, { maxKeys: 8 }) },
  fc.anything(),
);

/** The number for every change, or the full number (`npm run test:all`). */
const documents = process.env.PARLOUR_SCALE === 'full' ? 20_000 : 2_000;

/** Returns every pattern in a document, used or not. */
const patternsIn = (raw: unknown): readonly string[] =>
  Object.values(Object(raw)).flatMap((rest) => {
    const source: unknown = Object(rest).acceptedPattern;
    return typeof source === 'string' ? [source] : [];
  });

/** The longest value a form accepts: the worst case for nested loops in a pattern. */
const longest = `${'a'.repeat(254)}!`;

/** Whether the work of a pattern per character is bounded by its size. */
function growsWithTheText(source: string): boolean {
  const compiled = compilePattern(source);
  if (!compiled.ok) return true;
  const steps = { count: 0 };
  compiled.matcher.test(longest, steps);
  return steps.count < Math.max(1, compiled.matcher.size) * (longest.length + 1) * 5;
}

test(`[VAL-02] ${documents} documents of any kind: none throws, breaks the form or blocks the page`, () => {
  let fields = 0;
  let kept = 0;
  let dropped = 0;
  const slow: string[] = [];
  fc.assert(
    fc.property(document, (raw) => {
      const rules = compileRules(raw, registerFieldNames);
      expect(leftToDo(raw)).toEqual([]);
      slow.push(...patternsIn(raw).filter((source) => !growsWithTheText(source)));
      fields += rules.fields.length;
      kept += rules.fields.filter(({ example }) => example !== null).length;
      dropped += rules.issues.length;
    }),
    { numRuns: documents, seed: 20 },
  );
  expect(slow).toEqual([]);
  // Checks that the documents are useful: they contain many fields, used patterns and rubbish.
  expect(fields).toBeGreaterThan(documents);
  expect(kept).toBeGreaterThan(documents / 40);
  expect(dropped).toBeGreaterThan(documents);
});
