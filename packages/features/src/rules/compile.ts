import type { MessageKey } from '../i18n/index.ts';
import { boundsOf, countOf, longestValue, patternOf, type RuleIssue } from './limits.ts';
import { knownPatterns, type Pattern } from './patterns.ts';

/** A sentence with numbers, to be translated where it is shown. */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, number>>;
}

/** What is wrong with a value. */
export type Problem = 'required' | 'length' | 'pattern';

/** One field of a form, as the server's rules describe it (REG-02). */
export interface CompiledField<Name extends string = string> {
  readonly name: string;
  /** Set when the product knows the field; else it is a plain text under its own name. */
  readonly known: Name | null;
  /** Name the server gives an unknown field. */
  readonly label: string | null;
  /** Place in the form, 0, 1, 2 … */
  readonly order: number;
  readonly required: boolean;
  /** Fewest characters; 0 = no limit. */
  readonly min: number;
  /** Most characters; 255 = no limit of its own. */
  readonly max: number;
  /** Standing advice, or `null` when nothing is limited (VAL-01). */
  readonly hint: Message | null;
  /** Id of the named pattern in force. */
  readonly patternKey: string | null;
  /** Does a value fit the pattern, whatever its length? */
  readonly fits: (value: string) => boolean;
}

export interface CompiledRules<Name extends string = string> {
  /** Enabled fields in the order of the form. */
  readonly fields: readonly CompiledField<Name>[];
  readonly issues: readonly RuleIssue[];
}

const mostFields = 60;
const longestName = 64;

const compiledBefore = new WeakMap<
  object,
  { known: object; table: object; rules: CompiledRules }
>();

/**
 * Makes a form out of a server's rules (REG-02). Pure and total: broken or
 * dangerous rules are dropped one by one and reported, the server stays the
 * judge (VAL-02). The same rules object gives the same result object.
 */
export function compileRules<Name extends string>(
  raw: unknown,
  known: readonly Name[],
  table: ReadonlyMap<string, Pattern> = knownPatterns,
): CompiledRules<Name> {
  const cached = isObject(raw) ? compiledBefore.get(raw) : undefined;
  const sameQuestion = cached?.known === known && cached.table === table;
  if (sameQuestion && isFor(cached.rules, known)) return cached.rules;
  const rules = compile(raw, known, table);
  if (isObject(raw)) compiledBefore.set(raw, { known, table, rules });
  return rules;
}

function compile<Name extends string>(
  raw: unknown,
  known: readonly Name[],
  table: ReadonlyMap<string, Pattern>,
): CompiledRules<Name> {
  const issues: RuleIssue[] = [];
  const found: { field: CompiledField<Name>; wish: number }[] = [];
  for (const [name, rule] of entriesOf(raw, issues)) {
    const report = (issue: RuleIssue['issue']) => issues.push({ field: name, issue });
    try {
      const one = compileField(name, rule, known, table, report);
      if (!one) continue;
      if (found.length < mostFields) found.push(one);
      else report('too-many');
    } catch {
      report('bad-rule');
    }
  }
  // Sorting is stable: fields without a place of their own follow as the server listed them.
  found.sort((a, b) => a.wish - b.wish);
  return { fields: found.map(({ field }, order) => ({ ...field, order })), issues };
}

function entriesOf(raw: unknown, issues: RuleIssue[]): readonly (readonly [string, unknown])[] {
  if (raw === null || raw === undefined) return [];
  try {
    if (isObject(raw) && !Array.isArray(raw)) return Object.entries(raw);
  } catch {
    // A document that throws when it is read is none.
  }
  issues.push({ field: '', issue: 'bad-document' });
  return [];
}

function compileField<Name extends string>(
  name: string,
  rule: unknown,
  known: readonly Name[],
  table: ReadonlyMap<string, Pattern>,
  report: (issue: RuleIssue['issue']) => void,
): { field: CompiledField<Name>; wish: number } | null {
  if (!isObject(rule) || Array.isArray(rule)) {
    report('bad-rule');
    return null;
  }
  const at = (key: string): unknown => (Object.hasOwn(rule, key) ? Reflect.get(rule, key) : null);
  if (!isYes(at('enabled'))) return null;
  if (name.trim() === '' || name.length > longestName) {
    report('bad-name');
    return null;
  }
  const knownName = known.find((candidate) => candidate === name) ?? null;
  if (knownName === null) report('unknown-field');
  const { min, max } = boundsOf(at('minLength'), at('maxLength'), report);
  const { pattern, patternKey, fits } = patternOf(
    at('patternId'),
    at('acceptedPattern'),
    table,
    report,
  );
  const label = at('label');
  const wish = countOf(at('order'));
  return {
    wish: wish ?? Number.POSITIVE_INFINITY,
    field: {
      name,
      known: knownName,
      label: typeof label === 'string' && label.trim() !== '' ? label.trim().slice(0, 80) : null,
      order: 0,
      required: isYes(at('required')),
      min,
      max,
      hint: hintOf(min, max, pattern),
      patternKey,
      fits,
    },
  };
}

/** Advice with both limits, with one number when they are equal, or without (VAL-01). */
function hintOf(min: number, max: number, pattern: Pattern | null): Message | null {
  const limited = min > 0 || max < longestValue;
  if (!limited) return pattern ? { key: pattern.plain, values: {} } : null;
  // Nobody counts to 255: without a pattern the lower limit is all there is to say.
  if (!pattern && max === longestValue) {
    return { key: 'validation.lengthMin', values: { count: min } };
  }
  // An empty optional field is not held against its limits, so one character is the least to say.
  const least = Math.max(1, min);
  if (least === max) {
    return { key: pattern?.exact ?? 'hint.lengthExact', values: { count: max } };
  }
  return { key: pattern?.range ?? 'hint.lengthRange', values: { min: least, max } };
}

/** What is wrong with a value, or `null`. An empty optional value is right. */
export function problemWith(field: CompiledField, value: string): Problem | null {
  if (value === '') return field.required ? 'required' : null;
  // A value far too long is not worth splitting into characters, nor matching.
  const length = value.length > 4 * longestValue ? value.length : [...value].length;
  if (length < field.min || length > field.max) return 'length';
  return field.fits(value) ? null : 'pattern';
}

/** The general sentence for a problem; forms may say it better for a field they know. */
export function messageFor(field: CompiledField, problem: Problem): Message {
  if (problem === 'required') return { key: 'validation.required', values: {} };
  if (problem === 'pattern') return { key: 'validation.unknownPattern', values: {} };
  const { min, max } = field;
  if (min === max) return { key: 'validation.lengthExact', values: { count: max } };
  if (min <= 1) return { key: 'validation.lengthMax', values: { count: max } };
  if (max === longestValue) return { key: 'validation.lengthMin', values: { count: min } };
  return { key: 'validation.lengthRange', values: { min, max } };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isYes = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** A cached result belongs to the same list of names, so its names are of that list. */
const isFor = <Name extends string>(
  rules: CompiledRules,
  known: readonly Name[],
): rules is CompiledRules<Name> =>
  rules.fields.every((field) => field.known === null || known.some((name) => name === field.known));
