import type { MessageKey } from '../i18n/use-t.ts';
import type { CompiledField, Message, Problem } from './fields.ts';
import {
  type Bounds,
  boundsOf,
  countOf,
  isMissing,
  longestValue,
  namedPattern,
  ownPattern,
  type RuleIssue,
  type Tools,
} from './limits.ts';
import type { Pattern } from './patterns.ts';
import { type RulesSchema, schemaOf } from './schema.ts';

/** The form made from a server's rules. */
export interface CompiledRules<Name extends string = string> {
  /** Enabled fields in the order of the form. */
  readonly fields: readonly CompiledField<Name>[];
  /** Checks all values; for any form that accepts a Standard Schema. */
  readonly schema: RulesSchema;
  /** The rules that could not be used. For the log, never for the player. */
  readonly issues: readonly RuleIssue[];
}

const mostFields = 60;
const longestName = 64;

/**
 * Turns a server's rules into a form (REG-02). Pure, and never throws: broken, dangerous or impossible rules are
 * dropped one by one and reported. The server makes the final check (VAL-02).
 */
export function compileWith<Name extends string>(
  raw: unknown,
  known: readonly Name[],
  tools: Tools,
): CompiledRules<Name> {
  const issues: RuleIssue[] = [];
  const found: { field: CompiledField<Name>; wish: number }[] = [];
  for (const [name, rule] of entriesOf(raw, issues)) {
    const report = (issue: RuleIssue['issue']) => issues.push({ field: name, issue });
    try {
      const isFull = found.length === mostFields;
      const one = compileField(name, rule, known, tools, report, isFull);
      if (one) found.push(one);
    } catch {
      report('bad-rule');
    }
  }
  // Sorting is stable: fields without a position follow in the server's order.
  found.sort((a, b) => a.wish - b.wish);
  const fields = found.map(({ field }, order) => ({ ...field, order }));
  return { fields, schema: schemaOf(fields, problemWith), issues };
}

function entriesOf(raw: unknown, issues: RuleIssue[]): readonly (readonly [string, unknown])[] {
  if (isMissing(raw)) return [];
  try {
    if (isRecord(raw)) return Object.entries(raw);
  } catch {
    // A document that throws when it is read is treated as missing.
  }
  issues.push({ field: '', issue: 'bad-document' });
  return [];
}

function compileField<Name extends string>(
  name: string,
  rule: unknown,
  known: readonly Name[],
  tools: Tools,
  report: (issue: RuleIssue['issue']) => void,
  isFull: boolean,
): { field: CompiledField<Name>; wish: number } | null {
  if (!isRecord(rule)) throw new TypeError();
  const at = (key: string): unknown => (Object.hasOwn(rule, key) ? Reflect.get(rule, key) : null);
  if (!isYes(at('enabled'))) return null;
  // Checked before the field is compiled, because there may be thousands.
  if (isFull) {
    report('too-many');
    return null;
  }
  if (name.trim() === '' || name.length > longestName) {
    report('bad-name');
    return null;
  }
  const knownName = known.find((candidate) => candidate === name) ?? null;
  if (knownName === null) report('unknown-field');
  const patternKey = namedPattern(at('patternId'), tools, report);
  const pattern = patternKey === null ? null : (tools.patterns.get(patternKey) ?? null);
  const bounds = boundsOf(at('minLength'), at('maxLength'), pattern?.lengths, report);
  const own = pattern ? null : ownPattern(at('acceptedPattern'), bounds, tools, report);
  const label = at('label');
  return {
    wish: countOf(at('order')) ?? Number.POSITIVE_INFINITY,
    field: {
      ...bounds,
      name,
      known: knownName,
      label: (typeof label === 'string' && label.trim().slice(0, 80)) || null,
      order: 0,
      required: isYes(at('required')),
      hint: hintOf(bounds, pattern),
      patternKey,
      fits: (pattern ?? own)?.test ?? (() => true),
      example: own ? own.example : null,
    },
  };
}

/** Makes a message from a key of the catalogue. */
export const say = (key: MessageKey, values: Message['values'] = {}): Message => ({ key, values });

/** Hint with both limits, with one number if they are equal, or without numbers (VAL-01). */
function hintOf({ min, max }: Bounds, pattern: Pattern | null): Message | null {
  const limited = min > 0 || max < longestValue;
  if (!limited) return pattern && say(pattern.plain);
  // A limit of 255 is no useful hint: without a pattern only the lower limit is shown.
  if (!pattern && max === longestValue) return say('validation.lengthMin', { count: min });
  // An empty optional field is not checked against its limits, so the hint says at least one character.
  const least = min || 1;
  return least === max
    ? say(pattern?.exact ?? 'hint.lengthExact', { count: max })
    : say(pattern?.range ?? 'hint.lengthRange', { min: least, max });
}

/** Returns the problem of a value, or `null`. An empty optional value is right. */
export function problemWith(field: CompiledField, value: string): Problem | null {
  if (value === '') return field.required ? 'required' : null;
  // A value that is far too long is neither split into characters nor matched.
  const length = value.length > 4 * longestValue ? value.length : [...value].length;
  if (length < field.min || length > field.max) return 'length';
  return field.fits(value) ? null : 'pattern';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is object => isObject(value) && !Array.isArray(value);
const isYes = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';
