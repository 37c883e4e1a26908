import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompiledRules, compileRules } from '../rules/index.ts';
import { hostileDocuments, hostileRules } from '../testing/index.tsx';
import { checkForm } from './check.ts';
import { type RegisterFieldName, registerFieldNames } from './fields.ts';
import { fillIn } from './fill.fixture.ts';
import { type PlannedField, planFields, type RegisterTab } from './plan.ts';

const tabs: readonly RegisterTab[] = ['register', 'registerMobile'];

const plan = (rules: CompiledRules<RegisterFieldName>, tab: RegisterTab) =>
  planFields({
    rules,
    tab,
    switches: { byUsername: true, byMobile: true, smsCode: true, mobilePassword: true },
    captchaAsked: true,
    linkCodeValid: false,
  });

const wrongIn = (fields: readonly PlannedField[], values: ReturnType<typeof fillIn>) =>
  checkForm(values, { fields, minAge: 21, today: '2026-11-20' });

/** Both forms of a document, filled in: what is still wrong, by tab. */
function leftToDo(raw: unknown): readonly string[] {
  const rules = compileRules(raw, registerFieldNames);
  return tabs.flatMap((tab) => {
    const fields = plan(rules, tab);
    return [...wrongIn(fields, fillIn(fields))].map(([key, error]) => `${tab} ${key}: ${error}`);
  });
}

describe('[VAL-02] a form of hostile rules can be sent', () => {
  test.each(registerFieldNames)('whatever stands in the rule of %s', (name) => {
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

/** Anything a server may put where a rule belongs. */
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

const documents = 20_000;
/** The longest a task may keep the page from answering, in ms. */
const longestTask = 50;

/** Milliseconds of a task; the least of a few tries, since others use the machine too. */
function timeOf(task: () => void): number {
  const times: number[] = [];
  do {
    const began = performance.now();
    task();
    times.push(performance.now() - began);
  } while (times.length < 4 && Math.min(...times) > longestTask);
  return Math.min(...times);
}

/** What a page does with a document, task by task: the longest, in ms. */
function longestOf(raw: unknown): number {
  const copy = () => (isPlain(raw) ? { ...raw } : raw);
  const compiling = timeOf(() => compileRules(copy(), registerFieldNames));
  const rules = compileRules(raw, registerFieldNames);
  const checking = tabs.map((tab) => {
    const fields = plan(rules, tab);
    const values = fillIn(fields);
    return timeOf(() => wrongIn(fields, values));
  });
  return Math.max(compiling, ...checking);
}

const isPlain = (raw: unknown): raw is object =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

test('[VAL-02] 20,000 documents of any kind: none throws, none shuts the form, none holds the page up', () => {
  let fields = 0;
  let kept = 0;
  let dropped = 0;
  const slow: string[] = [];
  fc.assert(
    fc.property(document, (raw) => {
      const rules = compileRules(raw, registerFieldNames);
      expect(leftToDo(raw)).toEqual([]);
      const took = longestOf(raw);
      if (took > longestTask) slow.push(`${took} ms: ${fc.stringify(raw).slice(0, 200)}`);
      fields += rules.fields.length;
      kept += rules.fields.filter(({ example }) => example !== null).length;
      dropped += rules.issues.length;
    }),
    { numRuns: documents, seed: 20 },
  );
  expect(slow).toEqual([]);
  // The documents are worth their number: full of fields, of patterns in force and of rubbish.
  expect(fields).toBeGreaterThan(documents);
  expect(kept).toBeGreaterThan(500);
  expect(dropped).toBeGreaterThan(documents);
});
