import type { FindExample } from './find-example.ts';
import { compilePattern, type Steps } from './matcher.ts';
import type { Pattern } from './patterns.ts';

/** The longest allowed value (SPECIFICATION §5). */
export const longestValue = 255;

/** A rule that could not be used. Goes to a log, never to the player (VAL-02). */
export interface RuleIssue {
  readonly field: string;
  readonly issue:
    | 'bad-document'
    | 'bad-rule'
    | 'bad-name'
    | 'bad-bounds'
    | 'bad-pattern'
    | 'impossible'
    | 'unknown-pattern'
    | 'unknown-field'
    | 'too-many';
}

/** The engine's inputs: the patterns that rules may name, and the search for examples. */
export interface Tools {
  readonly patterns: ReadonlyMap<string, Pattern>;
  readonly findExample: FindExample;
  /** Work used so far to compile and try the patterns; `findExample` adds to it. */
  readonly work: Steps;
  /** Work that one pass over the whole form may cost with the active patterns. */
  readonly pass: Steps;
}

/** Limit of work for all patterns of one document, and for one pass over its form with the longest values. */
export const workAll = 100_000;
const passAll = 1_000_000;

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

type Report = (issue: RuleIssue['issue']) => void;

export const isMissing = (value: unknown): boolean => value === null || value === undefined;

/** Returns the limits of a rule. Limits that contradict each other or their pattern are ignored (VAL-02). */
export function boundsOf(
  rawMin: unknown,
  rawMax: unknown,
  [shortest, longest]: readonly [number, number] = [0, longestValue],
  report: Report,
): Bounds {
  const min = countOf(rawMin);
  const max = countOf(rawMax);
  const broken = (raw: unknown, count: number | null) => !isMissing(raw) && count === null;
  if (broken(rawMin, min) || broken(rawMax, max)) report('bad-bounds');
  const least = min ?? 0;
  const most = Math.min(max || longestValue, longestValue);
  if (Math.max(least, shortest) <= Math.min(most, longest)) return { min: least, max: most };
  report('bad-bounds');
  return { min: 0, max: longestValue };
}

/** Returns a whole number from 0 up, also from a string of digits; otherwise `null`. */
export function countOf(raw: unknown): number | null {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : '';
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : null;
}

/** Returns the id of the named pattern, or `null`. */
export function namedPattern(id: unknown, { patterns }: Tools, report: Report): string | null {
  const asked = typeof id === 'string' || typeof id === 'number' ? `${id}`.trim() : '';
  if (patterns.has(asked)) return asked;
  if (asked !== '') report('unknown-pattern');
  return null;
}

/**
 * Compiles the server's own pattern and finds a value that matches it. Returns `null` if there is no pattern, or if no
 * value can match it.
 */
export function ownPattern(
  source: unknown,
  { min, max }: Bounds,
  { findExample, work, pass }: Tools,
  report: Report,
): (Pick<Pattern, 'test'> & { readonly example: string }) | null {
  if (isMissing(source) || source === '' || source === '*') return null;
  const compiled =
    typeof source === 'string' && work.count < workAll ? compilePattern(source, work) : null;
  // The size includes nested parts; one character of a value costs at most that many steps.
  const cost = compiled?.ok ? compiled.matcher.size * (max + 1) : 0;
  if (!compiled?.ok || pass.count + cost > passAll) {
    report('bad-pattern');
    return null;
  }
  const { matcher } = compiled;
  const example = findExample(String(source), matcher, min, max);
  if (example === null) report('impossible');
  else pass.count += cost;
  return example === null ? null : { test: (value) => matcher.test(value), example };
}
